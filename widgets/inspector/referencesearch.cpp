// Which indexes name an element: every array or record that has such indexes is read through once.
#include "core/check/indextargets.h"
#include "core/schema/schema.h"
#include "widgets/inspector/referencesection.h"

#include <set>

namespace hexahedron {

namespace {

constexpr size_t MostPlaces = 200;

/// The fields of one format that name elements of an array, and the frames and records in which they stand.
struct Referring
{
    std::set<const Field *> indexes;
    std::set<const Field *> bodies; ///< whose own parts, or elements, contain one

    Referring(const Schema &schema, const Field *array)
    {
        for (const Field *field : schema.fields) {
            if (field->indexes != array)
                continue;
            indexes.insert(field);
            for (const Field *above = field->parent; above && above->kind == Kind::Record; above = above->parent)
                bodies.insert(above);
        }
    }
};

class Search
{
public:
    Search(const Tree &tree, const Item &element, const std::atomic_bool *cancelled)
        : m_tree(tree)
        , m_stream(tree.stream(element.stream))
        , m_streamId(element.stream)
        , m_array(tree.parent(element))
        , m_row(tree.row(element))
        , m_cancelled(cancelled)
        , m_referring(*m_stream.schema, m_array.field)
        , m_targets(m_stream)
        , m_visitor(m_stream)
    {
    }

    References run()
    {
        for (NodeId node = 0; node < m_stream.nodes.size() && !isCancelled(); ++node) {
            for (const Part &part : m_visitor.layOut(node)) {
                if (m_referring.indexes.contains(part.field) && part.field->isNumber())
                    look(node, *part.field, part.range, part.count);
                else if (part.stride > 0 && m_referring.bodies.contains(part.field))
                    lookThrough(node, part, m_visitor.values());
            }
        }
        return std::move(m_found);
    }

private:
    bool isCancelled() const { return m_cancelled && m_cancelled->load(std::memory_order_relaxed); }

    /// The number that an index in `node` would have to be; negative when it means other arrays.
    qint64 wanted(NodeId node, const Field &index)
    {
        const IndexTargets::Target &target = m_targets.of(node, index);
        qint64 before = 0;
        for (size_t i = 0; i < target.frames.size(); ++i) {
            if (target.frames[i] == m_array.node)
                return before + m_row;
            before += target.counts[i];
        }
        return -1;
    }

    void add(ByteRange range)
    {
        if (++m_found.count > qint64(MostPlaces))
            return;
        m_found.places.push_back({range, m_tree.path(m_tree.covering(m_streamId, range))});
    }

    void look(NodeId node, const Field &index, ByteRange range, qint64 count)
    {
        const qint64 number = wanted(node, index);
        if (number < 0)
            return;
        const int width = index.width;
        for (qint64 i = 0; i < count; ++i) {
            const qint64 begin = range.begin + i * width;
            const uchar *bytes = m_cursor.at(begin, width);
            if (bytes && decodeInteger(index, bytes) == number)
                add({begin, begin + width});
        }
    }

    void lookThrough(NodeId node, const Part &array, const ValueStack &values)
    {
        for (const Part &part : elementParts(*array.field, values)) {
            if (!m_referring.indexes.contains(part.field))
                continue;
            const qint64 number = wanted(node, *part.field);
            for (qint64 i = 0; i < array.count && number >= 0; ++i) {
                if (i % 65536 == 0 && isCancelled())
                    return;
                const qint64 begin = array.range.begin + i * array.stride + part.range.begin;
                for (qint64 k = 0; k < part.count; ++k) {
                    const qint64 place = begin + k * part.field->width;
                    const uchar *bytes = m_cursor.at(place, part.field->width);
                    if (bytes && decodeInteger(*part.field, bytes) == number)
                        add({place, place + part.field->width});
                }
            }
        }
    }

    const Tree &m_tree;
    const StreamTree &m_stream;
    StreamId m_streamId;
    Item m_array;
    qint64 m_row;
    const std::atomic_bool *m_cancelled;
    Referring m_referring;
    IndexTargets m_targets;
    NodeVisitor m_visitor;
    ByteCursor m_cursor{m_stream.bytes};
    References m_found;
};

} // namespace

bool canBeReferred(const Tree &tree, const Item &element)
{
    if (element.role != Item::Role::Element || !element.field || !element.field->schema)
        return false;
    const Schema &schema = *tree.stream(element.stream).schema;
    return std::any_of(schema.fields.begin(), schema.fields.end(),
                       [&](const Field *field) { return field->indexes == element.field; });
}

References findReferences(const Tree &tree, const Item &element, const std::atomic_bool *cancelled)
{
    return canBeReferred(tree, element) ? Search(tree, element, cancelled).run() : References{};
}

} // namespace hexahedron
