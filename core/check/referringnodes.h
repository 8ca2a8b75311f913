#pragma once

#include "core/check/indextargets.h"

#include <map>
#include <set>
#include <tuple>

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
    struct Known
    {
        std::vector<NodeId> all;
        std::vector<NodeId> unsure; ///< their array may lie in another stream, or is found in other ways
        /// By the first of the frames that hold what is meant; those frames, and the first ones in whose lists they are.
        std::map<NodeId, std::vector<NodeId>> byFirst;
        std::map<NodeId, std::set<NodeId>> firstsOf;
        std::set<std::tuple<NodeId, NodeId, size_t>>
            lists; ///< those that have been taken: first frame, last one, how many
    };
    const Known &known(StreamId stream, const Field &index);

    const Tree &m_tree;
    std::map<std::pair<StreamId, const Field *>, Known> m_known;
};

} // namespace hexahedron
