#pragma once

#include "core/bytes/expandshare.h"
#include "core/read/node.h"

#include <algorithm>
#include <mutex>

namespace hexahedron {

/// Memory for the nodes of one stream inside a file: it counts as expanded bytes do, because a few of these can make a node each.
class NodeRoom
{
public:
    /// Nothing is left of the total.
    struct Full
    {
    };
    static constexpr NodeId Step = 1 << 12; ///< nodes for which room is made at a time, at most …
    static constexpr NodeId Few = 1 << 6;   ///< … and at first

    /// Of `total` bytes that everything of the process may take together, at most `most`.
    NodeRoom(qint64 total, qint64 most)
        : m_total(total)
        , m_most(most)
    {
    }
    /// Asked by every reader before it adds a node to the `count` that it has made. Throws Full. From any thread.
    void makeFor(NodeId count)
    {
        const bool isFull = count < Step ? count == 0 || (count >= Few && (count & (count - 1)) == 0)
                                         : count % Step == 0;
        if (isFull)
            grow(count == 0 ? Few : std::min(count, Step));
    }
    /// What `count` nodes and all that belongs to a stream take in the end.
    ExpandShare settled(NodeId count);

private:
    bool take(qint64 bytes);
    void grow(NodeId nodes);

    std::mutex m_mutex;
    qint64 m_total, m_most;
    ExpandShare m_share;
};

} // namespace hexahedron
