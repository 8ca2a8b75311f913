#pragma once

#include "core/bytes/bytes.h"

#include <utility>
#include <vector>

namespace hexahedron::detail {

/// A part of a source. Never empty inside a tree.
struct Piece
{
    std::shared_ptr<const ByteSource> source;
    qint64 offset = 0;
    qint64 length = 0;

    Piece mid(qint64 begin, qint64 count) const { return {source, offset + begin, count}; }
    bool continuesWith(const Piece &next) const { return source == next.source && offset + length == next.offset; }
};

/// A node of a height-balanced tree that never changes once it is made. Its height is logarithmic in the number of
/// pieces, which also bounds the recursion when the last owner lets go of a tree.
struct PieceNode
{
    PieceNode(PieceTree leftTree, Piece ownPiece, PieceTree rightTree);

    PieceTree left;
    PieceTree right;
    Piece piece;
    qint64 size;  // bytes of the whole subtree
    qint64 count; // pieces of the whole subtree
    int height;
};

inline qint64 sizeOf(const PieceTree &tree)
{
    return tree ? tree->size : 0;
}
inline qint64 countOf(const PieceTree &tree)
{
    return tree ? tree->count : 0;
}

PieceTree leaf(Piece piece);
/// Both trees one after the other; the pieces at the seam become one where they continue each other.
PieceTree concatenated(const PieceTree &left, const PieceTree &right);
/// The first `offset` bytes and the others.
std::pair<PieceTree, PieceTree> split(const PieceTree &tree, qint64 offset);

/// Appends to `pieces`, joining what continues.
void append(std::vector<Piece> &pieces, Piece piece);
/// Appends the pieces of `range` (inside the tree) to `pieces`.
void appendRange(std::vector<Piece> &pieces, const PieceNode *tree, ByteRange range);
/// A tree of these pieces in linear time.
PieceTree built(std::span<Piece> pieces);

/// How many bytes from the beginning (or from the end) on are the same pieces in both trees. Shared subtrees are passed
/// in one step.
qint64 commonBeginning(const PieceTree &a, const PieceTree &b);
qint64 commonEnd(const PieceTree &a, const PieceTree &b);

} // namespace hexahedron::detail
