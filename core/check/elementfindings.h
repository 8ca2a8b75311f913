#pragma once

#include "core/check/countedfirst.h"
#include "core/tree/node.h"

#include <algorithm>
#include <deque>
#include <iterator>
#include <type_traits>
#include <vector>

namespace hexahedron {

/// Things that one worker finds. Grows without moving or doubling: a large vector that grows is new memory again and again, and in
/// many systems that takes longer than finding the things.
template<typename Thing>
using FoundThings = std::deque<Thing>;

/// Puts together what the workers of a pass found, in order. Each finds things nearly in order, so that little is moved.
/// Takes the lists.
template<typename List, typename Less>
std::vector<typename List::value_type> inOrder(std::vector<List> &lists, Less less)
{
    using Thing = typename List::value_type;
    std::vector<Thing> all;
    for (List &list : lists) {
        if (!std::is_sorted(list.begin(), list.end(), less))
            std::sort(list.begin(), list.end(), less);
        if (all.empty()) {
            if constexpr (std::is_same_v<List, std::vector<Thing>>)
                all = std::move(list);
            else
                all.assign(list.begin(), list.end());
        } else {
            std::vector<Thing> both;
            both.reserve(all.size() + list.size());
            std::merge(std::make_move_iterator(all.begin()), std::make_move_iterator(all.end()),
                       std::make_move_iterator(list.begin()), std::make_move_iterator(list.end()),
                       std::back_inserter(both), less);
            all = std::move(both);
        }
        list = {};
    }
    return all;
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
