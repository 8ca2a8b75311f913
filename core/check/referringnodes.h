#pragma once

#include "core/check/indextargets.h"

#include <map>
#include <utility>
#include <vector>

namespace hexahedron {

/// Which nodes of a stream hold indexes that may name elements of an array. Looks once through all nodes of a tree for each index
/// field, so that many edits of one tree do not look through it for each of them.
class ReferringNodes
{
public:
    explicit ReferringNodes(const Tree &tree)
        : m_tree(tree)
    {
    }
    /// In the order of the bytes: at least those whose index means the array that node `holder` of the same stream holds.
    std::vector<NodeId> nodes(StreamId stream, const Field &index, NodeId holder);
    /// All nodes that hold such an index.
    std::vector<NodeId> nodes(StreamId stream, const Field &index);

private:
    using Pair = std::pair<NodeId, NodeId>;
    struct Known
    {
        std::vector<NodeId> all;
        std::vector<NodeId> unsure; ///< their array may lie in another stream, or is found in other ways
        /// The first of the frames that hold what is meant, and the node; sorted.
        std::vector<Pair> byFirst;
        /// A frame, and the first one of a list of frames that it is in; sorted.
        std::vector<Pair> firstsOf;
    };
    const Known &known(StreamId stream, const Field &index);

    const Tree &m_tree;
    std::map<std::pair<StreamId, const Field *>, Known> m_known;
};

} // namespace hexahedron
