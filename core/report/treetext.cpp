// The tree as text.
#include "core/language/plural.h"
#include "core/report/orderedoutput.h"
#include "core/report/printable.h"
#include "core/report/treereport.h"
#include "core/report/valuewriter.h"
#include "core/tree/shortpath.h"
#include "core/tree/typetexts.h"
#include "core/tree/value.h"

#include <QCoreApplication>

#include <charconv>

namespace hexahedron {

namespace {

constexpr size_t NameColumn = 40;
constexpr size_t TypeColumn = 10;

QString reportText(const char *sentence, qint64 n = noCount)
{
    return QCoreApplication::translate("report", sentence, nullptr, pluralOf(n));
}

class TextRows final : public TreeVisitor
{
public:
    TextRows(TextOutput &out, const Tree &tree, const std::vector<Issue> &issues);
    void enter(const Visit &visit) override;

    /// What no row was there for.
    void writeOtherIssues();

private:
    void writeHex(qint64 number);
    void writeRight(qint64 number);
    void writeValue(const Item &item);
    void writeIssue(const Issue &issue, int depth);
    void pad(size_t written, size_t width) { m_out.put(std::string(written < width ? width - written : 0, ' ')); }
    void put(const QString &text)
    {
        const QByteArray utf8 = printable(text).toUtf8();
        m_out.put(std::string_view(utf8.constData(), size_t(utf8.size())));
    }

    TextOutput &m_out;
    const Tree &m_tree;
    const std::vector<Issue> &m_issues;
    std::unordered_multimap<std::string, size_t> m_issuesAt; // by path
    std::vector<bool> m_isWritten;
    TypeTexts m_types;
    int m_offsetDigits = 8;
};

TextRows::TextRows(TextOutput &out, const Tree &tree, const std::vector<Issue> &issues)
    : m_out(out)
    , m_tree(tree)
    , m_issues(issues)
    , m_isWritten(issues.size())
    , m_types(tree)
{
    for (size_t i = 0; i < issues.size(); ++i)
        m_issuesAt.emplace(issues[i].path.toStdString(), i);
    for (qint64 size = tree.bytes().size() >> 32; size > 0; size >>= 4)
        ++m_offsetDigits;
}

void TextRows::writeHex(qint64 number)
{
    for (int digit = m_offsetDigits - 1; digit >= 0; --digit)
        m_out.put("0123456789abcdef"[(number >> (4 * digit)) & 15]);
}

void TextRows::writeRight(qint64 number)
{
    char text[24];
    const auto end = std::to_chars(text, text + sizeof text, number).ptr;
    const auto size = size_t(end - text);
    pad(size, 11);
    m_out.put(std::string_view(text, size));
}

void TextRows::enter(const Visit &visit)
{
    const Item &item = visit.item;
    writeHex(item.range.begin);
    writeRight(item.range.size());
    m_out.put("  ");
    const size_t indent = 2 * size_t(visit.depth);
    pad(0, indent);
    m_out.put(visit.name);
    pad(indent + visit.name.size(), NameColumn);
    m_out.put(' ');
    const std::string_view type = m_types.of(item);
    m_out.put(type);
    if (item.role == Item::Role::Array) {
        pad(type.size(), TypeColumn);
        m_out.put(' ');
        if (item.stride > 0)
            put(reportText(QT_TRANSLATE_NOOP("report", "%1 × %2 bytes")).arg(item.count).arg(item.stride));
        else
            put(reportText(QT_TRANSLATE_N_NOOP("report", "%1 elements"), item.count).arg(item.count));
    } else if (ValueWriter::hasValue(item)) {
        pad(type.size(), TypeColumn);
        m_out.put(' ');
        put(displayText(m_tree, item));
    }
    m_out.put('\n');
    if (m_issuesAt.empty())
        return;
    const auto [from, to] = m_issuesAt.equal_range(std::string(visit.path));
    std::vector<size_t> here;
    for (auto it = from; it != to; ++it)
        here.push_back(it->second);
    std::sort(here.begin(), here.end());
    for (const size_t i : here) {
        writeIssue(m_issues[i], visit.depth);
        m_isWritten[i] = true;
    }
}

void TextRows::writeIssue(const Issue &issue, int depth)
{
    pad(0, size_t(m_offsetDigits) + 13 + 2 * size_t(depth));
    m_out.put("! ");
    put(QString(severityName(issue.severity)));
    m_out.put(' ');
    m_out.put(issue.kind->code);
    m_out.put(": ");
    put(issue.message());
    m_out.put('\n');
}

void TextRows::writeOtherIssues()
{
    for (size_t i = 0; i < m_issues.size(); ++i) {
        if (m_isWritten[i])
            continue;
        put(shortPath(m_issues[i].path));
        m_out.put('\n');
        writeIssue(m_issues[i], 0);
    }
}

} // namespace

bool writeTreeText(QIODevice *device, const Tree &tree, const std::vector<Issue> &issues,
                   const TreeReportOptions &options)
{
    OrderedOutput output(device, 1);
    TextRows rows(output.text(), tree, issues);
    TreeWalk walk(tree, options.limits, rows);
    if (options.below)
        walk.walk(*options.below);
    else
        walk.walkAll();
    if (!options.below)
        rows.writeOtherIssues();
    return output.finish();
}

} // namespace hexahedron
