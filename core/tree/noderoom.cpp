#include "core/tree/noderoom.h"

namespace hexahedron {

namespace {

constexpr qint64 OfEachStream = 6 << 10;                // the stream itself, and the page in which its nodes lie
constexpr qint64 OfEachNode = 8 * qint64(sizeof(Node)); // with the items that rules and scenes keep of it

} // namespace

void NodeRoom::grow(NodeId nodes)
{
    const std::lock_guard lock(m_mutex);
    if (!m_share.grow(OfEachNode * nodes, m_total))
        throw Full();
}

ExpandShare NodeRoom::settled(NodeId count)
{
    const std::lock_guard lock(m_mutex);
    m_share.shrink(count * OfEachNode);
    return m_share.grow(OfEachStream, m_total) ? std::move(m_share) : throw Full();
}

} // namespace hexahedron
