#pragma once

#include "core/tree/tree.h"

#include <span>
#include <vector>

namespace hexahedron {

/// Sorted by how they are used; those of one use that touch are one.
std::vector<IndexRun> joined(std::vector<IndexRun> runs);
/// Which indices name elements of the array that `frame` holds, in whatever way: in order, and none twice.
std::vector<IndexRun> runsNaming(NodeId frame, const std::vector<IndexRun> &runs);

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
        qint64 group = 1; ///< so many indices go together
        /// Joined ones, where parts of a list are used in ways of their own; the frames are empty where they name elements of
        /// several arrays.
        std::optional<std::vector<IndexRun>> runs;
        bool isFound() const { return !frames.empty(); }
        friend bool operator==(const Target &, const Target &) = default;
    };
    /// The arrays that a field `index` inside `node` refers to. Holds until the next call. Asking in the order of the nodes
    /// looks at every frame once.
    const Target &of(NodeId node, const Field &index);

private:
    /// What is known about one array: entries for the frames around the node asked for last, the outermost first.
    struct Entry
    {
        NodeId node = NoNode;
        NodeId last = NoNode; ///< of its descendants
        size_t found = 0;     ///< the entry whose target counts here: this one or one further out
        Target target;
    };
    struct Known
    {
        const Field *array = nullptr;
        std::vector<const Field *> owners; ///< from the root to the frame that holds the array
        std::vector<Entry> around;
    };
    const Target &look(NodeId node, const Field &index);
    static bool isInRow(const Field &index);
    const Target &inRow(NodeId node, const Field &index);
    const Target &counted(NodeId node, const Field &index);
    NodeId elementOf(const Target &holder, const Field &array, qint64 number) const;
    Known &knownOf(const Field &array);
    void enter(Known &known, NodeId node);
    void search(NodeId node, std::span<const Field *const> way, const Field &array, Target &target);
    qint64 countIn(NodeId frame, const Field &array);

    static constexpr size_t Nowhere = size_t(-1);

    const StreamTree &m_stream;
    NodeVisitor m_visitor;
    std::vector<Known> m_known;
    struct Counted
    {
        const Field *index = nullptr;
        NodeId holder = NoNode; ///< of the count
        Target target;
    };
    std::vector<Counted> m_counted; // what was found last, by index field
    std::vector<NodeId> m_above;    // scratch
    Target m_none;
    Target m_found; // by looking into the file
};

} // namespace hexahedron
