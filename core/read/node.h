#pragma once

#include "core/bytes/byterange.h"

#include <array>
#include <memory>
#include <utility>
#include <vector>

namespace hexahedron {

using NodeId = quint32;
inline constexpr NodeId NoNode = 0xffffffff;

/// What can be seen of a node's own header while reading; findings about its content are worked out by the check.
enum class NodeState : quint8 {
    Complete,
    LengthPassesParent, ///< announced more than there is, or less than nothing: ends where its parent ends
    LengthTooShort,     ///< announced less than its own fields need: taken to reach to the end of its parent
    TooDeep,            ///< nested deeper than is read; its content is one run of bytes
    Headless,           ///< bytes where a header should have been
    NotEnded,           ///< of a document: what ends it is missing
    NotRead,            ///< of a document: more than is read, in one run of bytes; of a list: such bytes follow it
};

/// What cannot be computed from the schema: frames, arrays of records of varying size and those records.
/// Fields inside are laid out again from the schema when somebody asks. Nodes are stored in reading order, so that the next
/// sibling is id + 1 + descendants; links are relative, so that a run of nodes can be moved as it is.
struct Node
{
    qint64 begin = 0;
    qint64 size = 0;
    quint32 up = 0; ///< parent = id - up; 0 for the root
    quint32 descendants = 0;
    quint16 field = 0; ///< id of its field
    NodeState state = NodeState::Complete;
    quint32 elements = 0; ///< of a list of records: how many are read

    ByteRange range() const { return {begin, begin + size}; }
};
static_assert(sizeof(Node) <= 32);

/// Nodes of one stream, in blocks: grows without moving or doubling.
class NodeStore
{
public:
    NodeStore() = default;
    NodeStore(NodeStore &&other) noexcept { swap(other); }
    NodeStore &operator=(NodeStore &&other) noexcept
    {
        NodeStore(std::move(other)).swap(*this);
        return *this;
    }
    void swap(NodeStore &other) noexcept
    {
        m_blocks.swap(other.m_blocks);
        m_memory.swap(other.m_memory);
        std::swap(m_size, other.m_size);
        std::swap(m_joint, other.m_joint);
        std::swap(m_gap, other.m_gap);
    }

    NodeId size() const { return m_size; }
    const Node &operator[](NodeId id) const
    {
        const NodeId place = placeOf(id);
        return m_blocks[place >> BlockBits][place & BlockMask];
    }
    Node &operator[](NodeId id)
    {
        const NodeId place = placeOf(id);
        return m_blocks[place >> BlockBits][place & BlockMask];
    }
    NodeId append(const Node &node)
    {
        if ((placeOf(m_size) >> BlockBits) == m_blocks.size())
            addBlocks();
        (*this)[m_size] = node;
        return m_size++;
    }

    bool isJoined() const { return m_joint != NoNode; }
    /// Appends everything below the root of `other` as children of `parent`, without copying. Once for each store.
    void join(NodeStore &&other, NodeId parent);

    NodeId parent(NodeId id) const { return (*this)[id].up == 0 ? NoNode : id - (*this)[id].up; }
    /// The first child, or NoNode.
    NodeId firstChild(NodeId id) const { return (*this)[id].descendants == 0 ? NoNode : id + 1; }
    /// The last child, or NoNode. O(depth).
    NodeId lastChild(NodeId id) const;
    /// The next child of the same parent, or NoNode.
    NodeId nextSibling(NodeId id) const;
    /// The deepest node that contains `offset`; the root when none does. O(depth + log size).
    NodeId deepestAt(qint64 offset) const;

private:
    static constexpr NodeId BlockBits = 12;
    static constexpr NodeId BlockMask = (1 << BlockBits) - 1;
    struct Release
    {
        void operator()(void *memory) const;
    };
    void addBlocks();
    NodeId placeOf(NodeId id) const { return id < m_joint ? id : id + m_gap; }

    std::vector<Node *> m_blocks;
    std::vector<std::unique_ptr<void, Release>> m_memory; // in which the blocks lie
    NodeId m_size = 0;
    NodeId m_joint = NoNode; // from here on nodes lie `m_gap` further back, in the blocks that were joined
    NodeId m_gap = 0;
};

} // namespace hexahedron
