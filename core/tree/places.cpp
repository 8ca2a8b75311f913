#include "core/tree/places.h"

#include "core/schema/schema.h"
#include "core/tree/stored.h"

#include <algorithm>
#include <set>

namespace hexahedron::places {

namespace {

/// True for a frame whose content stands for more of its siblings.
bool standsForFrames(const Field &field)
{
    return field.content && !field.content->finder;
}

bool isOfFile(const Tree &tree, StreamId stream)
{
    const Item &holder = tree.stream(stream).holder;
    return holder.isValid() && standsForFrames(*holder.field);
}

void collect(const Tree &tree, Place from, std::span<const Field *const> way, std::vector<Place> &found)
{
    if (way.empty()) {
        found.push_back(from);
        return;
    }
    for (const Place place : in(tree, from)) {
        if (&fieldOf(tree, place) == way.front())
            collect(tree, place, way.subspan(1), found);
    }
}

/// True for the cells, in other columns, of the row in which `cell` stands.
bool isInRow(const Tree &tree, NodeId node, const Item &cell)
{
    const NodeStore &nodes = tree.stream(cell.stream).nodes;
    return isElementNode(nodes, node) && fieldById(nodes[node].field).array.isColumn
           && nodes.parent(nodes.parent(node)) == cell.node && elementNumber(nodes, node) == tree.row(cell);
}

/// Adds the arrays in an item that the count counts, also those in elements of one size, which are no nodes.
void addCounted(const Tree &tree, const Item &owner, const Field &count, std::vector<Item> &arrays)
{
    const auto isCounted = [&](const Field *field) { return field->isArray() && field->times.singleField() == &count; };
    for (qint64 row = 0; row < tree.childCount(owner); ++row) {
        const Item child = tree.child(owner, row);
        if (child.role != Item::Role::Array)
            continue;
        if (isCounted(child.field))
            arrays.push_back(child);
        else if (child.stride > 0 && std::any_of(child.field->body.begin(), child.field->body.end(), isCounted))
            for (qint64 i = 0; i < child.count; ++i)
                addCounted(tree, tree.child(child, i), count, arrays);
    }
}

/// Adds the arrays in the node that the count counts, if it is one of `owners`.
void addArraysOf(const Tree &tree, Place place, const Item &count, const std::set<quint16> &owners,
                 std::vector<Item> &arrays)
{
    const NodeStore &nodes = tree.stream(place.stream).nodes;
    if (!owners.contains(nodes[place.node].field) || isArrayNode(nodes, place.node))
        return;
    const bool isOther = place.stream == count.stream
                             ? countHolderNear(nodes, place.node, *count.field) != count.node
                             : countHolder(tree, place, *count.field) != Place{count.stream, count.node};
    if (isOther && !count.field->array.isColumn)
        return;
    addCounted(tree, tree.itemOf(place.stream, place.node), *count.field, arrays);
}

} // namespace

const Field &fieldOf(const Tree &tree, Place place)
{
    return fieldById(tree.stream(place.stream).nodes[place.node].field);
}

Place around(const Tree &tree, Place place)
{
    const StreamTree &stream = tree.stream(place.stream);
    const NodeId parent = stream.parentOf(place.node);
    if (parent == NoNode)
        return {};
    if (parent != 0 || !isOfFile(tree, place.stream))
        return {place.stream, parent};
    const Place holder{stream.holder.stream, stream.holder.node};
    return stream.holder.steps > 0 ? holder : around(tree, holder);
}

std::vector<Place> in(const Tree &tree, Place container)
{
    const NodeStore &nodes = tree.stream(container.stream).nodes;
    std::vector<Place> found;
    for (NodeId id = nodes.firstChild(container.node); id != NoNode; id = nodes.nextSibling(id)) {
        const Place place{container.stream, id};
        const auto content = standsForFrames(fieldOf(tree, place)) ? tree.contentOf(tree.itemOf(place.stream, id))
                                                                   : nullptr;
        if (!content || content->stream == NoStream) {
            found.push_back(place);
            continue;
        }
        const std::vector<Place> inside = in(tree, {content->stream, 0});
        found.insert(found.end(), inside.begin(), inside.end());
    }
    return found;
}

std::vector<StreamId> streamsOfFile(const Tree &tree, StreamId stream)
{
    const auto fileOf = [&](StreamId id) {
        while (isOfFile(tree, id))
            id = tree.stream(id).holder.stream;
        return id;
    };
    const StreamId file = fileOf(stream);
    const std::vector<Field *> &fields = tree.stream(file).schema->fields;
    if (std::none_of(fields.begin(), fields.end(), [](const Field *field) { return standsForFrames(*field); }))
        return {stream};
    tree.openAll();
    std::vector<StreamId> streams;
    for (const StreamId id : tree.openStreams()) {
        if (fileOf(id) == file)
            streams.push_back(id);
    }
    return streams;
}

Place countHolder(const Tree &tree, Place place, const Field &count)
{
    const Field *owner = layoutOwner(count);
    for (Place above = place; owner && above.isValid(); above = around(tree, above)) {
        const Field &field = fieldOf(tree, above);
        if (&field == owner && !isArrayNode(tree.stream(above.stream).nodes, above.node))
            return above;
        if (&field != owner->parent)
            continue;
        for (const Place beside : in(tree, above)) {
            if (&fieldOf(tree, beside) == owner)
                return beside;
        }
    }
    return {};
}

std::vector<Item> arraysCountedBy(const Tree &tree, const Item &count)
{
    std::vector<Item> arrays;
    std::set<quint16> owners;
    for (const Field *array : count.field->derived.counts)
        owners.insert(layoutOwner(*array)->id);
    for (const StreamId stream : streamsOfFile(tree, count.stream)) {
        const NodeStore &others = tree.stream(stream).nodes;
        for (NodeId id = 0; stream != count.stream && !count.field->array.isColumn && id < others.size(); ++id)
            addArraysOf(tree, {stream, id}, count, owners, arrays);
    }
    const NodeStore &nodes = tree.stream(count.stream).nodes;
    NodeId reach = count.node; // a group hands its values on to what follows it
    while (fieldById(nodes[reach].field).derived.leaksValues && nodes.parent(reach) != NoNode)
        reach = nodes.parent(reach);
    const NodeId end = reach + 1 + nodes[reach].descendants;
    for (NodeId id = reach; id < end; ++id) {
        if (!count.field->array.isColumn || isInRow(tree, id, count))
            addArraysOf(tree, {count.stream, id}, count, owners, arrays);
    }
    return arrays;
}

std::vector<Place> holdersOf(const Tree &tree, Place place, const Field &index)
{
    std::vector<const Field *> way;
    for (const Field *owner = layoutOwner(*index.index.array); owner; owner = owner->parent)
        way.insert(way.begin(), owner);
    for (Place above = place; above.isValid(); above = around(tree, above)) {
        const auto owner = std::find(way.begin(), way.end(), &fieldOf(tree, above));
        std::vector<Place> found;
        if (owner != way.end())
            collect(tree, above, std::span(owner + 1, way.end()), found);
        if (!found.empty())
            return found;
    }
    return {};
}

} // namespace hexahedron::places
