#include "core/report/csvreport.h"

#include "core/report/numbertext.h"
#include "core/report/orderedoutput.h"
#include "core/report/printable.h"
#include "core/report/treewalk.h"
#include "core/report/valuewriter.h"
#include "core/schema/field.h"
#include "core/tree/typetexts.h"
#include "core/tree/value.h"

#include <limits>

namespace hexahedron {

namespace {

using Role = Item::Role;

// Longer runs of bytes say nothing in a cell.
constexpr qint64 MostRawShown = 64;

/// Writes cells and rows as RFC 4180 wants them, but with plain line ends. Control characters in them are escaped.
class CsvWriter
{
public:
    explicit CsvWriter(TextOutput &out)
        : m_out(out)
    {
    }
    void cell(std::string_view text)
    {
        if (std::any_of(text.begin(), text.end(), [](char c) { return uchar(c) < 0x20 || uchar(c) == 0x7f; }))
            return cell(std::string_view(printable(text)));
        separate();
        if (text.find_first_of(",\"") == std::string_view::npos)
            return m_out.put(text);
        m_out.put('"');
        for (const char c : text) {
            if (c == '"')
                m_out.put('"');
            m_out.put(c);
        }
        m_out.put('"');
    }
    void cell(const QString &text)
    {
        const QByteArray utf8 = text.toUtf8();
        cell(std::string_view(utf8.constData(), size_t(utf8.size())));
    }
    void cell(qint64 number)
    {
        separate();
        m_out.commit(writeInteger(m_out.reserve(MostNumberText), number));
    }
    /// The value of an item, or nothing; `isSpread` gives each number of a vector a cell of its own.
    void value(const Tree &tree, const Item &item, bool isSpread = false)
    {
        if (ValueWriter::isRaw(item) && item.range.size() > MostRawShown)
            return cell(std::string_view());
        const Value value = valueOf(tree, item);
        const auto *numbers = std::get_if<std::vector<double>>(&value);
        if (!numbers || !isSpread)
            return cell(valueText(*item.field, value));
        for (const double number : *numbers) {
            const Value one = item.field->kind == Kind::Integer ? Value(qint64(number)) : Value(number);
            cell(valueText(*item.field, one));
        }
    }
    void endRow()
    {
        m_out.put('\n');
        m_isFirst = true;
    }

private:
    void separate()
    {
        if (!m_isFirst)
            m_out.put(',');
        m_isFirst = false;
    }
    TextOutput &m_out;
    bool m_isFirst = true;
};

/// A row for each field.
class FieldRows final : public TreeVisitor
{
public:
    FieldRows(TextOutput &out, const Tree &tree)
        : m_csv(out)
        , m_tree(tree)
        , m_types(tree)
    {
        for (const std::string_view title : {"path", "stream", "offset", "size", "type", "value"})
            m_csv.cell(title);
        m_csv.endRow();
    }
    void enter(const Visit &visit) override
    {
        if (!visit.isLeaf)
            return;
        const Item &item = visit.item;
        m_csv.cell(visit.path);
        m_csv.cell(qint64(m_tree.baseOf(item.stream)));
        m_csv.cell(item.range.begin);
        m_csv.cell(item.range.size());
        m_csv.cell(m_types.of(item));
        if (ValueWriter::hasValue(item))
            m_csv.value(m_tree, item);
        else
            m_csv.cell(std::string_view());
        m_csv.endRow();
    }

private:
    CsvWriter m_csv;
    const Tree &m_tree;
    TypeTexts m_types;
};

/// The titles that the elements of an array need, taken from the first one.
class Titles final : public TreeVisitor
{
public:
    Titles(CsvWriter &csv, size_t prefix)
        : m_csv(csv)
        , m_prefix(prefix)
    {
    }
    void enter(const Visit &visit) override
    {
        const Item &item = visit.item;
        if (!visit.isLeaf || !ValueWriter::hasValue(item))
            return;
        std::string title(visit.path.substr(std::min(m_prefix, visit.path.size())));
        if (title.starts_with('/'))
            title.erase(0, 1);
        const bool isVector = item.field->isVector && item.role == Role::Field && !ValueWriter::isRaw(item);
        for (qint64 i = 0; isVector && i < item.count; ++i) {
            const bool isNamed = size_t(i) < item.field->vector.components.size();
            m_csv.cell(isNamed ? title + '/' + item.field->vector.components[size_t(i)]
                               : title + '[' + std::to_string(i) + ']');
        }
        if (!isVector)
            m_csv.cell(title.empty() ? std::string_view("value") : std::string_view(title));
    }

private:
    CsvWriter &m_csv;
    size_t m_prefix; // path of the element
};

/// A row for each element of one array.
class ElementRows final : public TreeVisitor
{
public:
    ElementRows(CsvWriter &csv, const Tree &tree)
        : m_csv(csv)
        , m_tree(tree)
    {
    }
    void enter(const Visit &visit) override
    {
        if (visit.depth == 1) {
            m_csv.cell(m_index++);
            m_csv.cell(visit.item.range.begin);
        }
        if (visit.isLeaf && ValueWriter::hasValue(visit.item))
            m_csv.value(m_tree, visit.item, true);
    }
    void leave(const Visit &visit) override
    {
        if (visit.depth == 1)
            m_csv.endRow();
    }

private:
    CsvWriter &m_csv;
    const Tree &m_tree;
    qint64 m_index = 0;
};

constexpr WalkLimits everything{.expand = std::numeric_limits<qint64>::max()};

void writeArray(TextOutput &out, const Tree &tree, const Item &array)
{
    CsvWriter csv(out);
    csv.cell(std::string_view("index"));
    csv.cell(std::string_view("offset"));
    if (array.count > 0) {
        const Item first = tree.child(array, 0);
        Titles titles(csv, size_t(tree.path(first).toUtf8().size()));
        TreeWalk(tree, everything, titles).walk(first);
    }
    csv.endRow();
    ElementRows rows(csv, tree);
    if (array.count > 0)
        TreeWalk(tree, everything, rows).walk(array);
}

} // namespace

bool writeCsv(QIODevice *device, const Tree &tree, const std::optional<Item> &below)
{
    OrderedOutput output(device, 1);
    if (below && below->role == Role::Array) {
        writeArray(output.text(), tree, *below);
        return output.finish();
    }
    FieldRows rows(output.text(), tree);
    TreeWalk walk(tree, everything, rows);
    if (below)
        walk.walk(*below);
    else
        walk.walkAll();
    return output.finish();
}

} // namespace hexahedron
