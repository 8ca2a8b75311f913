#include "core/check/referringnodes.h"

#include "core/schema/schema.h"
#include "core/tree/stored.h"

#include <algorithm>

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
    for (NodeId node = 0; node < stream.nodes.size(); ++node) {
        if (stream.nodes[node].field != owner->id)
            continue;
        known.all.push_back(node);
        const IndexTargets::Target *target = index.indexedCount ? nullptr : &targets.of(node, index);
        if (!target || !target->isFound()) {
            known.unsure.push_back(node);
            continue;
        }
        const NodeId first = target->frames.front();
        known.byFirst[first].push_back(node);
        if (!known.lists.emplace(first, target->frames.back(), target->frames.size()).second)
            continue; // looking at each of its frames for each node would take long
        for (const NodeId frame : target->frames)
            known.firstsOf[frame].insert(first);
    }
    return known;
}

std::vector<NodeId> ReferringNodes::nodes(StreamId stream, const Field &index, NodeId holder)
{
    const Known &found = known(stream, index);
    std::vector<NodeId> nodes = found.unsure;
    if (const auto firsts = found.firstsOf.find(holder); firsts != found.firstsOf.end()) {
        for (const NodeId first : firsts->second) {
            const std::vector<NodeId> &more = found.byFirst.at(first);
            nodes.insert(nodes.end(), more.begin(), more.end());
        }
    }
    std::ranges::sort(nodes);
    return nodes;
}

std::vector<NodeId> ReferringNodes::nodes(StreamId stream, const Field &index)
{
    return known(stream, index).all;
}

} // namespace hexahedron
