#include "core/tree/node.h"

namespace hexahedron {

NodeId NodeStore::nextSibling(NodeId id) const
{
    const NodeId above = parent(id);
    if (above == NoNode)
        return NoNode;
    const NodeId next = id + 1 + (*this)[id].descendants;
    return next <= above + (*this)[above].descendants ? next : NoNode;
}

NodeId NodeStore::deepestAt(qint64 offset) const
{
    // Reading order is also the order of first bytes: the last node that begins at or before the offset is the one, or
    // lies in the same parent just before it.
    NodeId low = 0;
    NodeId high = m_size;
    while (high - low > 1) {
        const NodeId middle = low + (high - low) / 2;
        if ((*this)[middle].begin <= offset)
            low = middle;
        else
            high = middle;
    }
    while (!(*this)[low].range().contains(offset) && (*this)[low].up != 0)
        low -= (*this)[low].up;
    return low;
}

} // namespace hexahedron
