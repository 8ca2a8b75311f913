#include "widgets/session/links.h"

#include "core/check/referrers.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/places.h"
#include "core/tree/rangedarrays.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

constexpr qint64 MostRows = 256;    // looked through for something near by
constexpr qint64 MostLooked = 8192; // in all

Item findBelow(const Tree &tree, const Item &above, const Field *wanted, int depth, qint64 &left)
{
    const qint64 rows = std::min({tree.childCount(above), MostRows, left});
    left -= rows;
    for (qint64 row = 0; row < rows; ++row) {
        const Item child = tree.child(above, row);
        if (child.field == wanted && (child.role == Item::Role::Array || child.role == Item::Role::Field))
            return child;
    }
    for (qint64 row = 0; depth > 0 && row < rows; ++row) {
        const Item child = tree.child(above, row);
        if (child.role != Item::Role::Frame && child.role != Item::Role::Array && child.role != Item::Role::Element)
            continue;
        if (const Item found = findBelow(tree, child, wanted, depth - 1, left); found.isValid())
            return found;
    }
    return {};
}

Item findBelow(const Tree &tree, const Item &above, const Field *wanted, int depth)
{
    qint64 left = MostLooked;
    return findBelow(tree, above, wanted, depth, left);
}

/// What is packed apart from the index.
void lookInOtherStreams(const Tree &tree, const Item &item, IndexMeaning &meaning)
{
    for (const Place holder : places::holdersOf(tree, {item.stream, item.node}, *item.field)) {
        const Item array = childOf(tree, tree.itemOf(holder.stream, holder.node), item.field->index.array);
        if (!array.isValid())
            continue;
        const qint64 left = meaning.value - meaning.total;
        if (left >= 0 && left < array.count)
            meaning.target = tree.child(array, left);
        meaning.total += array.count;
    }
}

/// The node whose array the index names an element of, where only a part of its list does; NoNode when several do.
NodeId frameNamedBy(const std::vector<IndexRun> &runs, qint64 row)
{
    NodeId frame = NoNode;
    for (const IndexRun &run : runs) {
        if (row < run.first || row >= run.end)
            continue;
        if (frame != NoNode && frame != run.frame)
            return NoNode;
        frame = run.frame;
    }
    return frame;
}

} // namespace

IndexMeaning indexMeaning(const Tree &tree, const Item &item)
{
    IndexMeaning meaning;
    if (!item.isNumber() || !item.field->index.array)
        return meaning;
    const Value value = valueOf(tree, item);
    if (const auto *number = std::get_if<qint64>(&value))
        meaning.value = *number;
    else if (const auto *unsignedNumber = std::get_if<quint64>(&value))
        meaning.value = qint64(*unsignedNumber);
    else
        return meaning;
    meaning.isIndex = true;
    meaning.isNone = item.field->isNone(meaning.value);
    IndexTargets targets(tree.stream(item.stream));
    const IndexTargets::Target &target = targets.of(item.node, *item.field);
    meaning.total = target.total;
    qint64 left = meaning.value;
    for (size_t i = 0; i < target.frames.size() && left >= 0; ++i) {
        if (left < target.counts[i]) {
            const Item array = childOf(tree, tree.itemOf(item.stream, target.frames[i]), item.field->index.array);
            if (array.isValid())
                meaning.target = tree.child(array, left);
            break;
        }
        left -= target.counts[i];
    }
    if (const NodeId frame = target.isFound() || !target.runs ? NoNode : frameNamedBy(*target.runs, tree.row(item));
        frame != NoNode) {
        const Item array = childOf(tree, tree.itemOf(item.stream, frame), item.field->index.array);
        meaning.total = array.isValid() ? array.count : 0;
        if (meaning.value >= 0 && meaning.value < meaning.total)
            meaning.target = tree.child(array, meaning.value);
    }
    if (!target.isFound() && mayLieElsewhere(*item.field))
        lookInOtherStreams(tree, item, meaning);
    return meaning;
}

Item linkTarget(const Tree &tree, const Item &item)
{
    if (!item.isValid() || !item.field || item.role == Item::Role::Array)
        return {};
    if (item.field->range.start) { // to the first element of the range
        RangedArrays arrays(tree, *item.field);
        const RangedArrays::Range range = arrays.rangeIn(tree.parent(item));
        const Item array = arrays.arrayFor({item.stream, item.node}, range);
        return array.isValid() && range.first >= 0 && range.first < array.count ? tree.child(array, range.first)
                                                                                : Item();
    }
    const std::vector<const Field *> &wanted = item.field->derived.counts.empty() ? item.field->derived.shapes
                                                                                  : item.field->derived.counts;
    return wanted.empty() ? Item{} : findBelow(tree, tree.parent(item), wanted.front(), 3);
}

/// The nearest: what an index names elements of is known, all else lies beside the item or beside what it lies in.
Item linkedItem(const Tree &tree, const Item &item, const Field *field)
{
    if (item.field->index.array == field) {
        const Item number = item.field->isVector && item.role != Item::Role::Component ? tree.child(item, 0) : item;
        if (const Item target = indexMeaning(tree, number).target; target.isValid())
            return tree.parent(target);
    }
    constexpr int Depth = 3;
    qint64 left = MostLooked;
    for (Item above = tree.parent(item); above.isValid() && left > 0; above = tree.parent(above)) {
        if (const Item found = findBelow(tree, above, field, Depth, left); found.isValid())
            return found;
    }
    return {};
}

QStringList linkSentences(const Item &item, const NamePlace &nameOf)
{
    if (!item.isValid() || !item.field || item.role == Item::Role::Root || item.role == Item::Role::Frame)
        return {};
    QStringList sentences = item.role == Item::Role::Array ? arraySentences(*item.field, nameOf) : QStringList();
    if (item.role != Item::Role::Array || item.field->isNumber())
        sentences += valueSentences(*item.field, nameOf) + leadSentences(*item.field, nameOf);
    return sentences;
}

} // namespace hexahedron
