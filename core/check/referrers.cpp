#include "core/check/referrers.h"

#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/stored.h"

#include <set>

namespace hexahedron {

bool mayLieElsewhere(const Field &index)
{
    return index.index.array && !index.index.count && !index.index.inside && !index.index.use;
}

Referrers::Referrers(const Tree &tree, const Item &array)
    : m_tree(tree)
    , m_array(array)
    // For arrays of varying size the item is the stored array, whose parent holds it.
    , m_holder{array.stream, array.steps == 0 ? tree.stream(array.stream).nodes.parent(array.node) : array.node}
    , m_targets(tree.stream(array.stream))
{
}

bool Referrers::mayName(const Field &index) const
{
    return index.index.count ? index.index.count == m_array.field->times.singleField()
                             : index.index.array == m_array.field;
}

std::optional<qint64> Referrers::baseFor(Place place, const Field &index)
{
    return place.stream == m_array.stream ? baseInStream(place.node, index) : baseFromOutside(place, index);
}

qint64 Referrers::groupOf(Place place, const Field &index)
{
    return place.stream == m_array.stream ? qMax(index.index.group, m_targets.of(place.node, index).group)
                                          : index.index.group;
}

const std::optional<std::vector<IndexRun>> &Referrers::runsOf(Place place, const Field &index)
{
    static const std::optional<std::vector<IndexRun>> none;
    return place.stream == m_array.stream && index.index.use ? m_targets.of(place.node, index).runs : none;
}

std::optional<qint64> Referrers::baseInStream(NodeId node, const Field &index)
{
    const NodeStore &nodes = m_tree.stream(m_array.stream).nodes;
    if (index.index.count) {
        const bool isSame = countHolderNear(nodes, node, *index.index.count)
                            == countHolder(nodes, m_holder.node, *index.index.count);
        return isSame ? std::optional<qint64>(0) : std::nullopt;
    }
    const IndexTargets::Target &target = m_targets.of(node, index);
    if (!target.isFound()
        && mayLieElsewhere(index)) // what belongs together can be joined by what lies around the stream
        return baseFromOutside({m_array.stream, node}, index);
    qint64 base = 0;
    for (size_t i = 0; i < target.frames.size(); ++i) {
        if (target.frames[i] == m_holder.node)
            return base;
        base += target.counts[i];
    }
    return {};
}

std::optional<qint64> Referrers::baseFromOutside(Place place, const Field &index) const
{
    if (index.index.count) {
        const Place count = places::countHolder(m_tree, m_holder, *index.index.count);
        const bool isSame = count.isValid() && places::countHolder(m_tree, place, *index.index.count) == count;
        return isSame ? std::optional<qint64>(0) : std::nullopt;
    }
    qint64 base = 0;
    for (const Place holder : places::holdersOf(m_tree, place, index)) {
        if (holder == m_holder)
            return base;
        const Item list = childOf(m_tree, m_tree.itemOf(holder.stream, holder.node), m_array.field);
        base += list.isValid() ? list.count : 0;
    }
    return {};
}

namespace {

constexpr size_t MostPlaces = 200;

class Search
{
public:
    Search(const Tree &tree, const Item &element, const std::atomic_bool *cancelled)
        : m_tree(tree)
        , m_array(tree.parent(element))
        , m_row(tree.row(element))
        , m_cancelled(cancelled)
        , m_referrers(tree, m_array)
    {
        for (const Field *field : tree.stream(element.stream).schema->fields) {
            if (!field->isNumber() || !m_referrers.mayName(*field))
                continue;
            m_indexes.insert(field);
            for (const Field *above = field->parent; above && above->kind == Kind::Record; above = above->parent)
                m_bodies.insert(above);
        }
    }

    References run()
    {
        for (const StreamId stream : places::streamsOfFile(m_tree, m_array.stream))
            lookThroughStream(stream);
        return std::move(m_found);
    }

private:
    bool isCancelled() const { return m_cancelled && m_cancelled->load(std::memory_order_relaxed); }

    void lookThroughStream(StreamId stream)
    {
        const StreamTree &nodes = m_tree.stream(stream);
        NodeVisitor visitor(nodes);
        ByteCursor cursor(nodes.bytes);
        for (NodeId node = 0; node < nodes.nodes.size() && !isCancelled(); ++node) {
            if (isArrayNode(nodes.nodes, node))
                continue; // its elements are nodes of their own
            for (const Part &part : visitor.layOut(node)) {
                if (m_indexes.contains(part.field))
                    look({stream, node}, part, 0, cursor);
                else if (part.stride > 0 && m_bodies.contains(part.field))
                    lookThrough({stream, node}, part, visitor.values(), cursor);
            }
        }
    }

    /// The number that an index in `place` would have to be; negative when it means other arrays.
    qint64 wanted(Place place, const Field &index)
    {
        const std::optional<qint64> base = m_referrers.baseFor(place, index);
        return base ? *base + m_row : -1;
    }

    /// The numbers of an index; `origin` is where its ranges count from.
    void look(Place place, const Part &index, qint64 origin, ByteCursor &cursor)
    {
        const qint64 number = wanted(place, *index.field);
        if (number >= 0)
            look(place.stream, number, index, origin, cursor);
        else if (const auto &runs = m_referrers.runsOf(place, *index.field))
            lookInRuns(place.stream, runsNaming(m_referrers.holder(), *runs), index, cursor);
    }

    /// Only parts of the list name elements of the array.
    void lookInRuns(StreamId stream, const std::vector<IndexRun> &runs, const Part &list, ByteCursor &cursor)
    {
        for (const IndexRun &run : runs) {
            Part part = list;
            part.count = qMin(run.end, list.count) - run.first;
            look(stream, m_row, part, run.first * list.field->width, cursor);
        }
    }

    void look(StreamId stream, qint64 number, const Part &index, qint64 origin, ByteCursor &cursor)
    {
        const int width = index.field->width;
        for (qint64 i = 0; i < index.count; ++i) {
            if (i % 65536 == 65535 && isCancelled())
                return;
            const qint64 begin = origin + index.range.begin + i * width;
            const uchar *bytes = cursor.at(begin, width);
            if (bytes && decodeInteger(*index.field, bytes) == number)
                add(stream, {begin, begin + width});
        }
    }

    void lookThrough(Place place, const Part &array, const ValueStack &values, ByteCursor &cursor)
    {
        for (const Part &part : elementParts(*array.field, values)) {
            const qint64 number = m_indexes.contains(part.field) ? wanted(place, *part.field) : -1;
            for (qint64 i = 0; i < array.count && number >= 0; ++i) {
                if (i % 65536 == 65535 && isCancelled())
                    return;
                look(place.stream, number, part, array.range.begin + i * array.stride, cursor);
            }
        }
    }

    void add(StreamId stream, ByteRange range)
    {
        if (++m_found.count <= qint64(MostPlaces))
            m_found.places.push_back({stream, range, m_tree.path(m_tree.covering(stream, range))});
    }

    const Tree &m_tree;
    Item m_array;
    qint64 m_row;
    const std::atomic_bool *m_cancelled;
    Referrers m_referrers;
    std::set<const Field *> m_indexes; ///< fields that can name elements of the array
    std::set<const Field *> m_bodies;  ///< records whose elements contain one
    References m_found;
};

} // namespace

bool canBeReferred(const Tree &tree, const Item &element)
{
    if (element.role != Item::Role::Element || !element.field || !element.field->schema)
        return false;
    const std::vector<Field *> &fields = tree.stream(element.stream).schema->fields;
    const Referrers referrers(tree, tree.parent(element));
    return std::any_of(fields.begin(), fields.end(),
                       [&](const Field *field) { return field->isNumber() && referrers.mayName(*field); });
}

References findReferences(const Tree &tree, const Item &element, const std::atomic_bool *cancelled)
{
    return canBeReferred(tree, element) ? Search(tree, element, cancelled).run() : References{};
}

} // namespace hexahedron
