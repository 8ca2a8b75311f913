#pragma once

#include "core/tree/streamcursors.h"

#include <deque>
#include <limits>
#include <string>

namespace hexahedron {

/// One place of a walk. Valid until the call that got it returns.
struct Visit
{
    const Item &item;
    std::string_view name; ///< as in a path
    std::string_view path;
    int depth;                ///< 0 for the rows of the file, or for the item that was asked for
    bool isLeaf;              ///< nothing in its stream is visited below it: it stands for all its bytes
    const ValueStack &values; ///< that shape what lies inside
};

class TreeWalk;

/// Gets every place of a walk in reading order.
class TreeVisitor
{
public:
    virtual ~TreeVisitor() = default;
    virtual void enter(const Visit &visit) = 0;
    virtual void leave(const Visit &) { }

    /// A piece of a walk that can be done by another visitor, in another thread.
    using Piece = std::function<void(TreeVisitor &)>;
    virtual bool takesPieces() const { return false; }
    virtual void take(Piece) { } // NOLINT: who takes a piece keeps it
};

struct WalkLimits
{
    static constexpr int Unlimited = 1 << 30;

    int depth = Unlimited;                                    ///< places that deep are leaves
    qint64 expand = 0;                                        ///< arrays of up to so many elements are walked into
    bool intoVarying = false;                                 ///< and those whose elements vary in size, however many
    qint64 mostElements = std::numeric_limits<qint64>::max(); ///< of an array that is walked into; the rest is left out
};

/// Visits a tree without building anything but the layout of one node per level, in time linear in what is visited:
/// paths and the values that shape layouts are carried along. One per thread.
class TreeWalk
{
public:
    TreeWalk(const Tree &tree, const WalkLimits &limits, TreeVisitor &visitor);

    /// The rows of the file, with all decoded streams.
    void walkAll();
    /// The item and what lies below it.
    void walk(const Item &item);

private:
    struct Level
    {
        NodeLayout layout;
    };
    class Name;

    void walkStream(StreamId stream, int depth);
    void layOutBody(const Item &item, NodeLayout &layout);
    void visitRows(const Item &item, const NodeLayout &layout, int depth);
    void visitNode(const Item &item, int depth);
    void visitPart(const Item &above, const Part &part, qint64 row, int depth, int ordinal = -1);
    std::string givenName(const Item &item);
    void visitField(const Item &item, int depth);
    void visitArray(const Item &array, int depth);
    void visitElements(const Item &array, const std::vector<Part> &shape, qint64 from, qint64 to, int depth);
    void visitStoredElements(const Item &array, int depth);
    void visitWrittenElements(const Item &array, int depth);
    void visitRecord(const Item &item, const std::vector<Part> &shape, int depth);
    void visitFrames(const Item &above, const NodeLayout &layout, int depth);
    void visitFrame(const Item &above, NodeId id, int ordinal, int depth);
    void splitFrames(const Item &above, const NodeLayout &layout, int depth);
    void giveFrames(const Item &above, const NodeLayout &layout, size_t from, size_t to, int depth);
    void giveElements(const Item &array, qint64 from, qint64 to, int depth);
    void visitContent(const Item &item, int depth);
    bool isWalkedInto(const Item &array, int depth) const;
    Visit visitOf(const Item &item, int depth, bool isLeaf) const;
    Level &level(int depth);

    const Tree &m_tree;
    WalkLimits m_limits;
    TreeVisitor &m_visitor;
    StreamCursors m_cursors;
    ValueStack m_values;
    std::string m_path;
    size_t m_nameBegin = 0;
    std::deque<Level> m_levels; // reused, so that a node costs no allocation
};

/// The name of a frame without its number, as in a path.
std::string frameName(const Tree &tree, const Item &frame);

} // namespace hexahedron
