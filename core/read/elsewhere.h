#pragma once

#include "core/read/node.h"

#include <algorithm>
#include <span>

namespace hexahedron {

/// Which nodes are parts of records that lie elsewhere in the file: such a node stands, in the order of the bytes, behind the
/// record's list, and belongs to the record all the same.
class ElsewhereNodes
{
public:
    void add(NodeId owner, NodeId part)
    {
        m_owners.emplace_back(part, owner);
        m_links.emplace_back(owner, part);
    }
    /// After the last add().
    void finish()
    {
        std::sort(m_owners.begin(), m_owners.end());
        std::sort(m_links.begin(), m_links.end());
        m_parts.reserve(m_links.size());
        for (const auto &[owner, part] : m_links)
            m_parts.push_back(part);
    }
    bool isEmpty() const { return m_links.empty(); }
    /// The record that the node is part of; NoNode when it lies where it belongs.
    NodeId ownerOf(NodeId part) const
    {
        const auto it = std::lower_bound(m_owners.begin(), m_owners.end(), std::pair(part, NodeId(0)));
        return it != m_owners.end() && it->first == part ? it->second : NoNode;
    }
    std::span<const NodeId> partsOf(NodeId owner) const
    {
        const auto first = std::lower_bound(m_links.begin(), m_links.end(), std::pair(owner, NodeId(0)));
        const auto last = std::upper_bound(first, m_links.end(), std::pair(owner, NoNode));
        return {m_parts.data() + (first - m_links.begin()), size_t(last - first)};
    }
    /// All parts, by the records that they belong to.
    std::span<const NodeId> parts() const { return m_parts; }

private:
    std::vector<std::pair<NodeId, NodeId>> m_owners; // part, owner
    std::vector<std::pair<NodeId, NodeId>> m_links;  // owner, part
    std::vector<NodeId> m_parts;
};

} // namespace hexahedron
