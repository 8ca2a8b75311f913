#include "widgets/session/seenbytes.h"

namespace hexahedron {

SeenBytes::SeenBytes(const Bytes &file)
    : m_size(file.size())
{
}

SeenBytes::SeenBytes(const Tree &tree, StreamId stream)
    : m_stream(stream)
    , m_size(tree.bytes(stream).size())
    , m_holder(stream == 0 ? QString() : tree.path(tree.stream(stream).holder))
{
}

bool SeenBytes::areStillIn(const Tree &now) const
{
    return now.hasStream(m_stream) && now.bytes(m_stream).size() == m_size
           && (m_stream == 0 || now.path(now.stream(m_stream).holder) == m_holder);
}

} // namespace hexahedron
