#pragma once

#include "core/bytes/largepages.h"
#include "core/check/countedfirst.h"
#include "core/read/node.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace hexahedron {

/// Things that one worker finds, nearly in order. Grows without moving what is there.
template<typename Thing>
class FoundThings
{
public:
    using Block = LargeVector<Thing>;

    bool empty() const { return m_blocks.empty(); }
    Thing &back() { return m_blocks.back().back(); }
    void push_back(const Thing &thing)
    {
        if (m_blocks.empty() || m_blocks.back().size() == m_blocks.back().capacity())
            addBlock();
        m_blocks.back().push_back(thing);
    }
    std::vector<Block> takeBlocks() { return std::exchange(m_blocks, {}); }

private:
    void addBlock()
    {
        constexpr size_t FirstSize = 32;
        const size_t size = m_blocks.empty() ? FirstSize : m_blocks.back().capacity() * 8;
        m_blocks.emplace_back().reserve(qMin(size, LargePage / sizeof(Thing)));
    }
    std::vector<Block> m_blocks;
};

template<typename List>
size_t sizeOfAll(const std::vector<List> &lists)
{
    size_t size = 0;
    for (const List &list : lists)
        size += list.size();
    return size;
}

/// What the workers of a pass found, as it lies. Takes it.
template<typename Thing>
std::vector<LargeVector<Thing>> blocksOf(std::vector<FoundThings<Thing>> &found)
{
    std::vector<LargeVector<Thing>> blocks;
    for (FoundThings<Thing> &things : found) {
        for (LargeVector<Thing> &block : things.takeBlocks())
            blocks.push_back(std::move(block));
    }
    return blocks;
}

/// Merges lists of which each is nearly in order. Takes them.
template<typename List, typename Less>
List inOrder(std::vector<List> &lists, Less less)
{
    std::erase_if(lists, [](const List &list) { return list.empty(); });
    for (List &list : lists) {
        if (!std::is_sorted(list.begin(), list.end(), less))
            std::sort(list.begin(), list.end(), less);
    }
    if (lists.size() == 1) {
        List one = std::move(lists.front());
        lists.clear();
        return one;
    }
    struct Rest
    {
        size_t list;
        typename List::iterator at;
    };
    std::vector<Rest> rests;
    for (size_t i = 0; i < lists.size(); ++i)
        rests.push_back({i, lists[i].begin()});
    const auto isLater = [&](const Rest &a, const Rest &b) { return less(*b.at, *a.at); };
    std::make_heap(rests.begin(), rests.end(), isLater);
    List all;
    all.reserve(sizeOfAll(lists));
    while (!rests.empty()) {
        std::pop_heap(rests.begin(), rests.end(), isLater);
        Rest &rest = rests.back(); // the first things come from here, until another list has an earlier one
        const auto end = lists[rest.list].end();
        do {
            all.push_back(std::move(*rest.at));
        } while (++rest.at != end && (rests.size() == 1 || !less(*rests.front().at, *rest.at)));
        if (rest.at != end) {
            std::push_heap(rests.begin(), rests.end(), isLater);
            continue;
        }
        lists[rest.list] = {};
        rests.pop_back();
    }
    lists.clear();
    return all;
}

/// What the workers of a pass found, in order. Takes it.
template<typename Thing, typename Less>
LargeVector<Thing> inOrder(std::vector<FoundThings<Thing>> &found, Less less)
{
    std::vector<LargeVector<Thing>> blocks = blocksOf(found);
    return inOrder(blocks, less);
}

/// Elements of one array for which a rule does not hold.
struct ElementsFound
{
    NodeId node = NoNode;
    CountedFirst found;
};

/// One for each array, in order: long arrays were looked at in pieces.
template<typename List>
std::vector<ElementsFound> perArray(std::vector<List> &lists)
{
    std::vector<ElementsFound> arrays;
    const auto less = [](const ElementsFound &a, const ElementsFound &b) {
        return a.node < b.node || (a.node == b.node && a.found.first < b.found.first);
    };
    for (const ElementsFound &found : inOrder(lists, less)) {
        if (!arrays.empty() && arrays.back().node == found.node)
            arrays.back().found.merge(found.found);
        else
            arrays.push_back(found);
    }
    return arrays;
}

} // namespace hexahedron
