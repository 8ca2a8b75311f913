// hexa find: queries over the structure and the bytes of files and folders.
#include "app/cli/console.h"
#include "app/cli/folders.h"
#include "app/cli/source.h"
#include "app/cli/verb.h"
#include "core/check/checker.h"
#include "core/find/bytesearch.h"
#include "core/find/searchterms.h"
#include "core/find/treesearch.h"
#include "core/report/printable.h"
#include "core/report/valuewriter.h"
#include "core/tree/value.h"

#include <array>
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
    qint64 count() const { return m_hits; }
    /// So many findings are not listed by their kinds, and so not looked at.
    void skip(qint64 findings) { m_skipped += findings; }
    void add(const Tree &tree, const ByteHit &hit)
    {
        ++m_hits;
        constexpr qint64 MostShown = 64;
        const Item item = tree.covering(hit.stream, hit.range);
        const QByteArray bytes = tree.bytes(hit.stream)
                                     .toByteArray(
                                         {hit.range.begin,
                                          qMin(hit.range.end,
                                               hit.range.begin + (m_isJson ? Pattern::MostBytes : MostShown))});
        if (!m_isJson) {
            const QString rest = bytes.size() < hit.range.size() ? QStringLiteral(" …") : QString();
            const QString line = QStringLiteral("%1:0x%2: %3: %4%5  %6\n")
                                     .arg(tree.fileName(), QString::number(hit.range.begin, 16), tree.path(item),
                                          QString::fromLatin1(bytes.toHex(' ')), rest, QString::fromLatin1(bytes));
            m_out.put((printable(line.chopped(1)) + u'\n').toStdString());
            return;
        }
        m_json.beginObject();
        m_json.member("file", tree.fileName());
        m_json.member("path", tree.path(item));
        m_json.member("stream", qint64(hit.stream));
        m_json.member("offset", hit.range.begin);
        m_json.member("size", hit.range.size());
        m_json.member("bytes", QString::fromLatin1(bytes.toHex()));
        m_json.endObject();
        m_json.newLine();
    }
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

constexpr std::array<std::string_view, 4> Encodings{"utf-8", "utf-16le", "utf-16be", "latin-1"};

/// What the options say about bytes; of kind Structure when they say nothing. Nothing, with a message, when they make no sense.
std::optional<SearchTerms> termsIn(const Arguments &arguments)
{
    using Kind = SearchTerms::Kind;
    SearchTerms terms;
    terms.kind = Kind::Structure;
    terms.how = {TextEncoding::Utf8, !arguments.has("ignore-case"), arguments.has("words")};
    int given = 0;
    for (const auto &[option, kind] : {std::pair("bytes", Kind::Bytes), std::pair("text", Kind::Text),
                                       std::pair("regex", Kind::Expression), std::pair("number", Kind::Number)}) {
        if (!arguments.has(option))
            continue;
        ++given;
        terms.kind = kind;
        terms.text = arguments.value(option);
    }
    if (given > 1) {
        complain(
            text(QT_TRANSLATE_NOOP("hexa", "only one of --bytes, --text, --regex and --number can be looked for")));
        return std::nullopt;
    }
    if (arguments.has("encoding")) {
        const auto known = std::find(Encodings.begin(), Encodings.end(),
                                     arguments.value("encoding").toLower().toStdString());
        if (known == Encodings.end()) {
            complain(text(QT_TRANSLATE_NOOP("hexa", "encodings are utf-8, utf-16le, utf-16be and latin-1")));
            return std::nullopt;
        }
        terms.how.encoding = TextEncoding(known - Encodings.begin());
    }
    QString trouble;
    if (terms.kind != Kind::Structure && !terms.pattern(&trouble)) {
        complain(trouble.isEmpty() ? text(QT_TRANSLATE_NOOP("hexa", "the query says nothing to look for")) : trouble);
        return std::nullopt;
    }
    return terms;
}

/// What was not looked at is said.
void findBytesIn(const Tree &tree, const Pattern &pattern, HitWriter &hits)
{
    const ByteHits found = findBytes(tree, pattern);
    for (const ByteHit &hit : found.hits)
        hits.add(tree, hit);
    const auto remark = [&tree](const QString &sentence, qint64 number) {
        complain(QStringLiteral("%1: ").arg(tree.fileName()) + sentence.arg(number));
    };
    if (found.isCut)
        remark(text(QT_TRANSLATE_NOOP("hexa", "only the first %L1 matches are listed")), qint64(found.hits.size()));
    if (found.givenUp > 0)
        remark(text(QT_TRANSLATE_NOOP(
                   "hexa", "the expression took too many steps in %L1 bytes: those were not searched to the end")),
               found.givenUp);
    if (found.notWhole > 0)
        remark(text(QT_TRANSLATE_NOOP("hexa", "not all that is packed could be unpacked: %L1 streams end early")),
               found.notWhole);
}

ExitCode runFind(const Arguments &arguments)
{
    QStringList paths = arguments.positional();
    QString error;
    const auto terms = termsIn(arguments);
    if (!terms)
        return Trouble;
    const auto pattern = terms->pattern();
    if (!pattern && paths.size() < 2) {
        complain(text(QT_TRANSLATE_NOOP(
            "hexa", "say what to look for: a query behind the files, or --bytes, --text, --regex or --number")));
        return Trouble;
    }
    const auto query = TreeQuery::parse(pattern ? QString() : paths.takeLast(), &error);
    if (!pattern && (!query || query->isEmpty())) {
        complain(query ? text(QT_TRANSLATE_NOOP("hexa", "the query says nothing to look for")) : error);
        return Trouble;
    }
    Console console;
    HitWriter hits(console, arguments.has("json"));
    qint64 files = 0;
    bool hasTrouble = false;
    QStringList remarks; ///< why a file can have no hit: said when no file has any
    for (const FoundFile &file : filesOf(paths)) {
        const auto tree = file.trouble.isEmpty() ? readFileAt(file.path, arguments) : nullptr;
        if (!file.trouble.isEmpty())
            complain(text(QT_TRANSLATE_NOOP("hexa", "%1: cannot be read: %2")).arg(file.path, file.trouble));
        hasTrouble = hasTrouble || !tree;
        if (!tree)
            continue;
        ++files;
        if (pattern) {
            findBytesIn(*tree, *pattern, hits);
            continue;
        }
        FilterOptions options{.mostElements = std::numeric_limits<qint64>::max()};
        options.onHit = [&](const Item &item) {
            if (item.role != Item::Role::Root) // which has no path
                hits.add(*tree, item);
        };
        if (query->wantsIssues())
            options.issues = std::make_shared<const std::vector<Issue>>(check(*tree));
        const FilterResult found = findInTree(*tree, *query, options);
        const qint64 unlisted = found.unlistedIssues;
        if (!found.remark.isEmpty())
            remarks += QStringLiteral("%1: %2").arg(tree->fileName(), found.remark);
        if (unlisted > 0)
            complain(
                text(QT_TRANSLATE_NOOP("hexa", "%1: issues that are not looked at, being more than %2 of a kind: %3"))
                    .arg(file.path, QString::number(IssueList::MostOfAKind), QString::number(unlisted)));
        hits.skip(unlisted);
    }
    if (hits.count() == 0 && !remarks.isEmpty())
        complain(remarks.constFirst());
    hits.finish(console, files);
    const ExitCode written = console.finish();
    return hasTrouble ? Trouble : written;
}

} // namespace

std::span<const Verb> findingVerbs()
{
    static const std::vector<Verb> verbs{
        {.name = "find",
         .operands = QT_TRANSLATE_NOOP(
             "hexa", "FILE… (QUERY | --bytes HEX | --text TEXT | --regex EXPRESSION | --number NUMBER) [--json]"),
         .summary = QT_TRANSLATE_NOOP("hexa",
                                      "list what fits a query, or certain bytes, in files or in all files of folders"),
         .options = {{"json", nullptr, QT_TRANSLATE_NOOP("hexa", "as JSON")},
                     {"bytes", "HEX",
                      QT_TRANSLATE_NOOP("hexa", "bytes, ? for any digit: \"48 ?? 6F\", also packed ones")},
                     {"text", "TEXT", QT_TRANSLATE_NOOP("hexa", "text")},
                     {"regex", "EXPRESSION",
                      QT_TRANSLATE_NOOP(
                          "hexa", "a regular expression over bytes, \\xFF for one; it sees 4096 bytes at a time")},
                     {"number", "NUMBER",
                      QT_TRANSLATE_NOOP("hexa", "numbers with their type: \"u16be 10..20\", \"f32 1.5±0.01\"")},
                     {"encoding", "NAME", QT_TRANSLATE_NOOP("hexa", "of the text: utf-8, utf-16le, utf-16be, latin-1")},
                     {"ignore-case", nullptr, QT_TRANSLATE_NOOP("hexa", "of text and expressions")},
                     {"words", nullptr, QT_TRANSLATE_NOOP("hexa", "whole words of text and expressions only")}},
         .least = 1,
         .most = -1,
         .run = runFind},
    };
    return verbs;
}

} // namespace hexahedron::cli
