#pragma once

#include "core/check/countedfirst.h"
#include "core/tree/node.h"

#include <algorithm>
#include <vector>

namespace hexahedron {

/// Puts together what the workers of a pass found, in order. Each finds things nearly in order, so that little is moved.
/// Takes the lists.
template<typename Thing, typename Less>
std::vector<Thing> inOrder(std::vector<std::vector<Thing>> &lists, Less less)
{
    std::vector<Thing> all;
    for (std::vector<Thing> &list : lists) {
        if (!std::is_sorted(list.begin(), list.end(), less))
            std::sort(list.begin(), list.end(), less);
        if (all.empty()) {
            all = std::move(list);
        } else {
            const auto middle = qsizetype(all.size());
            all.insert(all.end(), list.begin(), list.end());
            std::inplace_merge(all.begin(), all.begin() + middle, all.end(), less);
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
inline std::vector<ElementsFound> perArray(std::vector<std::vector<ElementsFound>> &lists)
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
