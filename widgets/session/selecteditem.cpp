#include "widgets/session/selecteditem.h"

#include "core/schema/field.h"
#include "core/tree/items.h"
#include "widgets/session/selection.h"

namespace hexahedron {

Item itemFor(const Tree &tree, StreamId stream, ByteRange range, const Selection &selection)
{
    const Item item = tree.covering(stream, range);
    if (selection.showsSigns() || !item.isValid() || !item.field->isSign)
        return item;
    const bool isBetween = item.steps == 0 && qstrcmp(item.field->name, "#space") == 0;
    for (const int by : {1, -1}) {
        const Item beside = isBetween ? frameBeside(tree, item, by) : Item();
        if (beside.isValid())
            return beside;
    }
    return tree.parent(item);
}

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
    return itemFor(tree, stream, range, selection);
}

} // namespace hexahedron
