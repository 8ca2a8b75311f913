#pragma once

#include "core/tree/tree.h"

namespace hexahedron {

/// Finds which array an index means: the nearest enclosing frame that has such an array below it, by the path that the schema
/// describes. Several arrays there follow each other (lists that append). One per thread; remembers what it found.
class IndexTargets
{
public:
    explicit IndexTargets(const StreamTree &stream);

    struct Target
    {
        std::vector<NodeId> frames; ///< that hold the arrays, in order
        std::vector<qint64> counts; ///< elements of each
        qint64 total = 0;
        bool isFound() const { return !frames.empty(); }
        friend bool operator==(const Target &, const Target &) = default;
    };
    /// The arrays that a field `index` inside `node` refers to.
    const Target &of(NodeId node, const Field &index);

private:
    struct Entry
    {
        NodeId node = NoNode;
        const Field *array = nullptr;
        Target target;
    };
    void search(NodeId node, std::span<const Field *const> way, const Field &array, Target &target);
    qint64 countIn(NodeId frame, const Field &array);

    const StreamTree &m_stream;
    NodeVisitor m_visitor;
    std::vector<Entry> m_cache;
    Target m_none;
};

} // namespace hexahedron
