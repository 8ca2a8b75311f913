#include "core/check/referringnodes.h"

#include "core/schema/schema.h"
#include "core/tree/stored.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace hexahedron {

const ReferringNodes::Known &ReferringNodes::known(StreamId id, const Field &index)
{
    const auto [place, isNew] = m_known.try_emplace({id, &index});
    Known &known = place->second;
    const Field *owner = layoutOwner(index);
    if (!isNew || !owner)
        return known;
    const StreamTree &stream = m_tree.stream(id);
    IndexTargets targets(stream);
    std::set<std::tuple<NodeId, NodeId, size_t>> longLists; // first frame, last one, how many
    for (NodeId node = 0; node < stream.nodes.size(); ++node) {
        if (stream.nodes[node].field != owner->id)
            continue;
        known.all.push_back(node);
        const IndexTargets::Target *target = index.index.count ? nullptr : &targets.of(node, index);
        if (!target || !target->isFound()) {
            known.unsure.push_back(node);
            continue;
        }
        const NodeId first = target->frames.front();
        known.byFirst.emplace_back(first, node);
        // Many nodes may share a long list: looking at each of its frames for each of them would take long.
        if (target->frames.size() > 1 && !longLists.emplace(first, target->frames.back(), target->frames.size()).second)
            continue;
        for (const NodeId frame : target->frames)
            known.firstsOf.emplace_back(frame, first);
    }
    std::ranges::sort(known.byFirst);
    std::ranges::sort(known.firstsOf);
    const auto same = std::ranges::unique(known.firstsOf);
    known.firstsOf.erase(same.begin(), same.end());
    return known;
}

std::vector<NodeId> ReferringNodes::nodes(StreamId stream, const Field &index, NodeId holder)
{
    const Known &found = known(stream, index);
    std::vector<NodeId> nodes = found.unsure;
    const auto first = [](const Pair &pair) { return pair.first; };
    for (const Pair &frame : std::ranges::equal_range(found.firstsOf, holder, {}, first)) {
        for (const Pair &node : std::ranges::equal_range(found.byFirst, frame.second, {}, first))
            nodes.push_back(node.second);
    }
    std::ranges::sort(nodes);
    return nodes;
}

std::vector<NodeId> ReferringNodes::nodes(StreamId stream, const Field &index)
{
    return known(stream, index).all;
}

} // namespace hexahedron
