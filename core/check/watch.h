#pragma once

#include "core/check/indextargets.h"

#include <memory>
#include <span>
#include <vector>

namespace hexahedron {

class Checker;

/// A node in the pass, laid out. Valid during the call.
struct NodeSight
{
    NodeId node = NoNode;
    const Field *field = nullptr;
    std::span<const Part> parts;
    ByteCursor *cursor = nullptr;

    /// The part that `wanted` describes; null when it is missing.
    const Part *part(const Field *wanted) const;
    /// An integer field, or `otherwise` when it is missing or cut off.
    qint64 integer(const Field *wanted, qint64 otherwise = 0) const;
};

/// A node looked at outside the pass. Valid until the visitor lays out another one.
inline NodeSight sightOf(NodeVisitor &visitor, NodeId node)
{
    const std::vector<Part> &parts = visitor.layOut(node);
    return {.node = node, .field = nullptr, .parts = parts, .cursor = &visitor.cursor()};
}

/// Elements of one array that lie together in memory. Valid during the call. Runs of a list of numbers that make things in groups
/// begin with a whole group, except when only the surroundings of an edit are looked at.
struct ElementRun
{
    NodeId node = NoNode;        ///< the frame or record in which the array stands
    const Part *array = nullptr; ///< the whole array: range, count, stride
    qint64 first = 0;            ///< number of the first element of this run
    qint64 count = 0;
    qint64 stride = 0;
    const uchar *bytes = nullptr;  ///< of the first element; the others follow, `stride` apart
    const uchar *before = nullptr; ///< the element before this run; null at the beginning of the array
    /// What the first index field of the elements refers to; null when there is no such field or nothing to refer to. Holds
    /// until Checker::targets() is asked about another node.
    const IndexTargets::Target *target = nullptr;
    /// Offsets and counts of the element's fields; the same as Tree::shapeOf() of the array.
    std::span<const Part> shape;

    const uchar *element(qint64 i) const { return bytes + i * stride; }
    bool isWhole() const { return count == array->count; }
};

/// A rule that looks at many nodes or elements takes part in the one pass over the bytes instead of making its own: they are
/// seen while they are in the cache, by several threads at once and in any order. Arrays up to 256 KB come in one run.
/// Shared state must be atomic, or one for each Checker::worker() and put together in finish().
class Watch
{
public:
    virtual ~Watch() = default;
    virtual void seeNode(const NodeSight &, Checker &) { }
    virtual void seeElements(const ElementRun &, Checker &) { }
    /// In one thread, after the pass, or beside it where nothing is watched: reports about the whole. Others may finish meanwhile.
    virtual void finish(Checker &) { }
};

/// Who watches what.
struct WatchEntry
{
    std::shared_ptr<Watch> watch;
    std::vector<const Field *> nodes;
    std::vector<const Field *> arrays;
};

} // namespace hexahedron
