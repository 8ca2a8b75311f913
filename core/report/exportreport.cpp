#include "core/report/exportreport.h"

#include "core/report/orderedoutput.h"
#include "core/report/recordtable.h"
#include "core/report/treewalk.h"
#include "core/report/valuewriter.h"
#include "core/schema/field.h"
#include "core/tree/format.h"
#include "core/tree/typetexts.h"

namespace hexahedron {

namespace {

using Role = Item::Role;

// Elements that are written at a time; a piece of work for one thread.
constexpr qint64 BytesInABlock = 64 << 10;

/// Nested objects with name, type and place; arrays of one size as tables.
class ExportNodes final : public TreeVisitor
{
public:
    ExportNodes(TextOutput &out, const Tree &tree, bool needsComma)
        : m_json(out, needsComma)
        , m_tree(tree)
        , m_values(tree)
        , m_types(tree)
        , m_cursors(tree)
    {
    }

    void setOutput(OrderedOutput *output) { m_output = output; }
    bool takesPieces() const override { return m_output; }
    void take(Piece piece) override
    {
        m_output->add([piece = std::move(piece), &tree = m_tree, needsComma = m_json.needsComma()](TextOutput &out) {
            ExportNodes nodes(out, tree, needsComma);
            piece(nodes);
        });
        m_json.setNeedsComma(true);
    }

    void enter(const Visit &visit) override;
    void leave(const Visit &visit) override;

private:
    using Table = std::shared_ptr<const RecordTable>;
    Table tableFor(const Visit &visit);
    void writeTable(const Visit &visit);
    void writeElements(const Item &array, const Table &table);

    JsonWriter m_json;
    const Tree &m_tree;
    ValueWriter m_values;
    TypeTexts m_types;
    std::vector<std::vector<Table>> m_tables; // the last ones of each description
    StreamCursors m_cursors;
    OrderedOutput *m_output = nullptr;
};

void ExportNodes::enter(const Visit &visit)
{
    const Item &item = visit.item;
    m_json.beginObject();
    m_json.member("name", visit.name);
    m_json.member("type", m_types.of(item));
    m_json.member("offset", item.range.begin);
    m_json.member("size", item.range.size());
    if (item.role == Role::Array && item.stride > 0) {
        writeTable(visit);
    } else if (ValueWriter::hasValue(item) && visit.isLeaf) {
        m_json.key("value");
        m_values.write(m_json, item);
        m_values.writeNames(m_json, item, "means");
    }
    if (item.role == Role::Array)
        m_json.member("count", item.count);
    if (!visit.isLeaf) {
        m_json.key("children");
        m_json.beginArray();
        m_json.newLine();
    }
}

void ExportNodes::leave(const Visit &visit)
{
    if (!visit.isLeaf)
        m_json.endArray();
    m_json.endObject();
    m_json.newLine();
}

ExportNodes::Table ExportNodes::tableFor(const Visit &visit)
{
    constexpr size_t MostShapes = 8;
    const Item &array = visit.item;
    const size_t id = array.field->id;
    if (m_tables.size() <= id)
        m_tables.resize(id + 1);
    std::vector<Table> &known = m_tables[id];
    for (const Table &table : known) {
        if (table->fits(*array.field, array.stride, visit.values))
            return table;
    }
    if (known.size() >= MostShapes)
        known.erase(known.begin());
    return known.emplace_back(std::make_shared<const RecordTable>(*array.field, array.stride, visit.values));
}

void ExportNodes::writeTable(const Visit &visit)
{
    const Item &array = visit.item;
    m_json.member("stride", array.stride);
    // A table for no elements would be shaped by numbers that nothing vouches for.
    const Table table = array.count > 0 ? tableFor(visit) : nullptr;
    if (table)
        table->writeFields(m_json);
    m_json.key("values");
    m_json.beginArray();
    if (table)
        writeElements(array, table);
    m_json.endArray();
}

void ExportNodes::writeElements(const Item &array, const Table &table)
{
    const Bytes &bytes = m_tree.bytes(array.stream);
    constexpr qint64 MostInACursor = 256;
    if (array.range.size() <= MostInACursor) {
        const uchar *elements = m_cursors[array.stream].at(array.range.begin, array.range.size());
        return table->writeElements(m_json.out(), elements, array.count);
    }
    const qint64 most = std::max<qint64>(1, BytesInABlock / array.stride);
    const auto write = [=](TextOutput &out, qint64 from) {
        const qint64 count = std::min(most, array.count - from);
        const qint64 begin = array.range.begin + from * array.stride;
        const QByteArray block = bytes.toByteArray({begin, begin + count * array.stride});
        if (from > 0)
            out.put(',');
        table->writeElements(out, reinterpret_cast<const uchar *>(block.constData()), count);
        if (from + count < array.count)
            out.put('\n');
    };
    // A single element that is large itself goes out bit by bit.
    const bool isSplit = m_output && array.count > 2 * most && array.stride <= BytesInABlock;
    for (qint64 from = 0; from < array.count; from += most) {
        if (isSplit)
            m_output->add([=](TextOutput &out) { write(out, from); });
        else
            write(m_json.out(), from);
    }
}

/// Values by name, without places.
class PlainValues final : public TreeVisitor
{
public:
    PlainValues(TextOutput &out, const Tree &tree)
        : m_json(out)
        , m_values(tree)
    {
    }
    void enter(const Visit &visit) override
    {
        const Item &item = visit.item;
        if (visit.depth > 0 && item.role != Role::Element) {
            m_json.string(visit.name);
            m_json.out().put(':');
            m_json.setNeedsComma(false);
        }
        if (ValueWriter::hasValue(item) && visit.isLeaf)
            m_values.write(m_json, item);
        else if (item.role == Role::Array)
            m_json.beginArray();
        else
            m_json.beginObject();
    }
    void leave(const Visit &visit) override
    {
        if (visit.item.role == Role::Array)
            m_json.endArray();
        else if (!ValueWriter::hasValue(visit.item) || !visit.isLeaf)
            m_json.endObject();
    }

private:
    JsonWriter m_json;
    ValueWriter m_values;
};

} // namespace

bool writeExportJson(QIODevice *device, const Tree &tree, const std::optional<Item> &below, int threads)
{
    tree.openAll(); // before several threads look into them
    OrderedOutput output(device, threads);
    JsonWriter json(output.text());
    json.beginObject();
    json.member("file", tree.fileName());
    json.member("format", std::string_view(tree.format()->id));
    json.member("size", tree.bytes().size());
    json.key("nodes");
    json.beginArray();
    json.newLine();
    ExportNodes nodes(output.text(), tree, false);
    nodes.setOutput(&output);
    TreeWalk walk(tree, {.intoVarying = true}, nodes);
    if (below)
        walk.walk(*below);
    else
        walk.walkAll();
    json.endArray();
    json.endObject();
    json.newLine();
    return output.finish();
}

bool writeValueJson(QIODevice *device, const Tree &tree, const Item &item)
{
    OrderedOutput output(device, 1);
    PlainValues values(output.text(), tree);
    TreeWalk walk(tree, {.expand = std::numeric_limits<qint64>::max()}, values);
    walk.walk(item);
    output.text().put('\n');
    return output.finish();
}

} // namespace hexahedron
