#include "widgets/session/selecteditem.h"

#include "core/schema/field.h"
#include "core/tree/items.h"
#include "widgets/session/selection.h"

namespace hexahedron {

namespace {

/// The innermost item that covers the range, or what signs that are not shown stand for.
Item innermost(const Tree &tree, StreamId stream, ByteRange range, const Selection &selection)
{
    const Item item = tree.covering(stream, range);
    if (selection.showsSigns() || !item.isValid() || !item.field->document.isSign)
        return item;
    const bool isBetween = item.steps == 0 && qstrcmp(item.field->name, "#space") == 0;
    for (const int by : {1, -1}) {
        const Item beside = isBetween ? frameBeside(tree, item, by) : Item();
        if (beside.isValid())
            return beside;
    }
    return tree.parent(item);
}

} // namespace

Item selectedItem(const Tree &tree, const Selection &selection)
{
    const StreamId stream = selection.stream();
    if (!tree.hasStream(stream))
        return {};
    const ByteRange all = tree.bytes(stream).range();
    ByteRange range = selection.range().intersected(all);
    if (all.isEmpty())
        return tree.root(stream);
    if (range.isEmpty()) {
        const qint64 offset = qMin(range.begin, all.end - 1);
        range = {offset, offset + 1};
    }
    Item item = innermost(tree, stream, range, selection);
    for (int i = 0; i < selection.outward(); ++i) {
        const Item above = tree.parent(item);
        if (!above.isValid() || above.range != item.range)
            break;
        item = above;
    }
    return item;
}

void select(Selection &selection, const Tree &tree, const Item &item)
{
    const StreamId stream = tree.baseOf(item.stream);
    int outward = 0;
    Item inside = item.range.isEmpty() ? item : innermost(tree, stream, item.range, selection);
    while (inside.isValid() && inside.range == item.range && !(inside == item)) {
        inside = tree.parent(inside);
        ++outward;
    }
    selection.select(stream, item.range, inside == item ? outward : 0);
}

} // namespace hexahedron
