#include "widgets/session/selecteditem.h"

#include "widgets/session/selection.h"

namespace hexahedron {

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
    return tree.covering(stream, range);
}

} // namespace hexahedron
