#include "core/read/noderoom.h"

namespace hexahedron {

namespace {

constexpr qint64 OfEachStream = 6 << 10;                // the stream itself, and the page in which its nodes lie
constexpr qint64 OfEachNode = 8 * qint64(sizeof(Node)); // with the items that rules and scenes keep of it

} // namespace

bool NodeRoom::take(qint64 bytes)
{
    return bytes <= m_most - m_share.size() && m_share.grow(bytes, m_total);
}

void NodeRoom::grow(NodeId nodes)
{
    const std::lock_guard lock(m_mutex);
    if (!take(OfEachNode * nodes))
        throw Full();
}

ExpandShare NodeRoom::settled(NodeId count)
{
    const std::lock_guard lock(m_mutex);
    m_share.shrink(count * OfEachNode);
    return take(OfEachStream) ? std::move(m_share) : throw Full();
}

} // namespace hexahedron
