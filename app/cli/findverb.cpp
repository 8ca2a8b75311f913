// hexa find: queries over the structure of files and folders.
#include "app/cli/console.h"
#include "app/cli/folders.h"
#include "app/cli/source.h"
#include "app/cli/verb.h"
#include "core/check/checker.h"
#include "core/find/treesearch.h"
#include "core/report/printable.h"
#include "core/report/valuewriter.h"
#include "core/tree/value.h"

#include <limits>

namespace hexahedron::cli {

namespace {

/// Writes hits as they come.
class HitWriter
{
public:
    HitWriter(Console &console, bool isJson)
        : m_isJson(isJson)
        , m_out([&console](TextOutput &out) {
            console.raw(QByteArray(out.text().data(), qsizetype(out.text().size())));
            out.clear();
        })
        , m_json(m_out)
    {
        if (!m_isJson)
            return;
        m_json.beginObject();
        m_json.key("hits");
        m_json.beginArray();
        m_json.newLine();
    }
    void add(const Tree &tree, const Item &item)
    {
        ++m_hits;
        if (m_isJson)
            writeJson(tree, item);
        else
            m_out.put(textOf(tree, item).toStdString());
    }
    /// So many findings are not listed by their kinds, and so not looked at.
    void skip(qint64 findings) { m_skipped += findings; }
    void finish(Console &console, qint64 files)
    {
        if (m_isJson) {
            m_json.endArray();
            m_json.key("summary");
            m_json.beginObject();
            m_json.member("files", files);
            m_json.member("hits", m_hits);
            m_json.member("skipped", m_skipped);
            m_json.endObject();
            m_json.endObject();
            m_json.newLine();
        }
        console.raw(QByteArray(m_out.text().data(), qsizetype(m_out.text().size())));
    }

private:
    static QString textOf(const Tree &tree, const Item &item)
    {
        // Packed bytes have offsets of their own.
        const QString stream = item.stream > 0 ? QStringLiteral(" (stream %1)").arg(tree.baseOf(item.stream))
                                               : QString();
        QString line = placeText(tree.fileName(), item.range.begin) + stream + QStringLiteral(": ") + tree.path(item);
        constexpr qint64 MostShown = 256;
        if (ValueWriter::hasValue(item))
            line += QStringLiteral(" = ") + valueText(*item.field, valueOf(tree, item, MostShown));
        else if (item.role == Item::Role::Array)
            line += QStringLiteral(" ×%1").arg(item.count);
        return printable(line) + u'\n';
    }
    void writeJson(const Tree &tree, const Item &item)
    {
        m_json.beginObject();
        m_json.member("file", tree.fileName());
        m_json.member("path", tree.path(item));
        m_json.member("stream", qint64(tree.baseOf(item.stream)));
        m_json.member("offset", item.range.begin);
        m_json.member("size", item.range.size());
        m_json.member("type", tree.type(item));
        if (ValueWriter::hasValue(item)) {
            ValueWriter values(tree);
            m_json.key("value");
            values.write(m_json, item);
            values.writeNames(m_json, item);
        }
        m_json.endObject();
        m_json.newLine();
    }
    bool m_isJson;
    TextOutput m_out;
    JsonWriter m_json;
    qint64 m_hits = 0;
    qint64 m_skipped = 0;
};

ExitCode runFind(const Arguments &arguments)
{
    QStringList paths = arguments.positional();
    QString error;
    const auto query = TreeQuery::parse(paths.takeLast(), &error);
    if (!query || query->isEmpty()) {
        complain(query ? text(QT_TRANSLATE_NOOP("hexa", "the query says nothing to look for")) : error);
        return Trouble;
    }
    Console console;
    HitWriter hits(console, arguments.has("json"));
    qint64 files = 0;
    bool hasTrouble = false;
    for (const FoundFile &file : filesOf(paths)) {
        const auto tree = file.trouble.isEmpty() ? readFileAt(file.path, arguments.limits()) : nullptr;
        if (!file.trouble.isEmpty())
            complain(text(QT_TRANSLATE_NOOP("hexa", "%1: cannot be read: %2")).arg(file.path, file.trouble));
        hasTrouble = hasTrouble || !tree;
        if (!tree)
            continue;
        ++files;
        FilterOptions options{.mostElements = std::numeric_limits<qint64>::max()};
        options.onHit = [&](const Item &item) {
            if (item.role != Item::Role::Root) // which has no path
                hits.add(*tree, item);
        };
        if (query->wantsIssues())
            options.issues = std::make_shared<const std::vector<Issue>>(check(*tree));
        const qint64 unlisted = findInTree(*tree, *query, options).unlistedIssues;
        if (unlisted > 0)
            complain(
                text(QT_TRANSLATE_NOOP("hexa", "%1: findings that are not looked at, being more than %2 of a kind: %3"))
                    .arg(file.path, QString::number(IssueList::MostOfAKind), QString::number(unlisted)));
        hits.skip(unlisted);
    }
    hits.finish(console, files);
    const ExitCode written = console.finish();
    return hasTrouble ? Trouble : written;
}

} // namespace

std::span<const Verb> findingVerbs()
{
    static const std::vector<Verb> verbs{
        {.name = "find",
         .operands = QT_TRANSLATE_NOOP("hexa", "FILE… QUERY [--json]"),
         .summary = QT_TRANSLATE_NOOP("hexa", "list what fits a query, in files or in all files of folders"),
         .options = {{"json", nullptr, QT_TRANSLATE_NOOP("hexa", "as JSON")}},
         .least = 2,
         .most = -1,
         .run = runFind},
    };
    return verbs;
}

} // namespace hexahedron::cli
