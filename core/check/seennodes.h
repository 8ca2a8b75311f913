#pragma once

#include "core/bytes/largepages.h"
#include "core/check/elementfindings.h"
#include "core/read/node.h"

#include <algorithm>
#include <bit>

namespace hexahedron {

/// Which nodes were seen with which hash: finds the first of many that is like another. It keeps eight bytes for each; whoever
/// asks reads again what two nodes with one hash have in common.
class SeenNodes
{
public:
    /// So many will come. Room for a few million at most is made ahead.
    void expect(size_t count)
    {
        constexpr size_t Most = size_t(4) << 20;
        const size_t wanted = std::bit_ceil(std::max<size_t>(16, std::min(count, Most) * 3 / 2));
        if (m_count == 0 && wanted > m_slots.size())
            m_slots.assign(wanted, {});
    }
    /// Fetches what find() and insert() will look at: ask some nodes ahead where there are very many.
    void prepare(quint32 hash) const
    {
        if (!m_slots.empty())
            __builtin_prefetch(&m_slots[hash & mask()]);
    }
    /// Of the nodes with that hash the first that `isLike` takes; NoNode when there is none.
    template<typename IsLike>
    NodeId find(quint32 hash, IsLike isLike)
    {
        const NodeId *known = seen(hash, isLike);
        return known ? *known : NoNode;
    }
    /// The same where it is kept: another that is like it may take its place. Null when there is none.
    template<typename IsLike>
    NodeId *seen(quint32 hash, IsLike isLike)
    {
        for (size_t i = hash & mask(); !m_slots.empty() && m_slots[i].node != NoNode; i = (i + 1) & mask()) {
            if (m_slots[i].hash == hash && isLike(m_slots[i].node))
                return &m_slots[i].node;
        }
        return nullptr;
    }
    void insert(quint32 hash, NodeId node)
    {
        if (8 * (m_count + 1) > 7 * m_slots.size())
            grow();
        put({hash, node});
        ++m_count;
    }

private:
    struct Slot
    {
        quint32 hash = 0;
        NodeId node = NoNode;
    };
    size_t mask() const { return m_slots.size() - 1; }
    void put(Slot slot)
    {
        size_t i = slot.hash & mask();
        while (m_slots[i].node != NoNode)
            i = (i + 1) & mask();
        m_slots[i] = slot;
    }
    /// Nodes with one hash stay in their order: they are put in again from behind a free slot on.
    void grow()
    {
        LargeVector<Slot> slots(m_slots.empty() ? 16 : 2 * m_slots.size());
        slots.swap(m_slots);
        size_t begin = 0;
        while (begin < slots.size() && slots[begin].node != NoNode)
            ++begin;
        for (size_t i = 0; i < slots.size(); ++i) {
            const Slot &slot = slots[(begin + i) & (slots.size() - 1)];
            if (slot.node != NoNode)
                put(slot);
        }
    }

    LargeVector<Slot> m_slots; // a power of two of them
    size_t m_count = 0;
};

struct HashedNode
{
    NodeId node = NoNode;
    quint32 hash = 0;
};

/// Nodes that are like one before them: the first of them, and how many.
struct Repeats
{
    NodeId first = NoNode;
    qint64 count = 0;
};

/// Workers find nodes in no order, and these are not sorted: of those that are alike the first one repeats none. `areAlike` is
/// asked of two with one hash. Takes what was found.
template<typename AreAlike>
Repeats repeatsAmong(std::vector<FoundThings<HashedNode>> &found, AreAlike areAlike)
{
    constexpr size_t Ahead = 16;
    const std::vector<LargeVector<HashedNode>> blocks = blocksOf(found);
    SeenNodes seen;
    seen.expect(sizeOfAll(blocks));
    Repeats repeats;
    for (const LargeVector<HashedNode> &block : blocks) {
        for (size_t i = 0; i < block.size(); ++i) {
            seen.prepare(block[std::min(i + Ahead, block.size() - 1)].hash);
            const auto [node, hash] = block[i];
            NodeId *known = seen.seen(hash, [&, own = node](NodeId other) { return areAlike(other, own); });
            if (!known) {
                seen.insert(hash, node);
                continue;
            }
            repeats.first = std::min(repeats.first, std::max(*known, node));
            *known = std::min(*known, node);
            ++repeats.count;
        }
    }
    return repeats;
}

} // namespace hexahedron
