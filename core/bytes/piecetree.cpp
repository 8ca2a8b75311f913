#include "core/bytes/piecetree.h"

namespace hexahedron::detail {

namespace {

// Sibling heights may differ by this much: a little slack saves most rotations, the tree stays logarithmic.
constexpr int Slack = 2;

int heightOf(const PieceTree &tree)
{
    return tree ? tree->height : 0;
}

PieceTree node(PieceTree left, Piece piece, PieceTree right)
{
    return std::make_shared<const PieceNode>(std::move(left), std::move(piece), std::move(right));
}

/// A node whose subtrees differ by at most one more than the slack, rotated where needed.
PieceTree balanced(const PieceTree &left, const Piece &piece, const PieceTree &right)
{
    if (heightOf(left) > heightOf(right) + Slack) {
        if (heightOf(left->left) >= heightOf(left->right))
            return node(left->left, left->piece, node(left->right, piece, right));
        const PieceTree &middle = left->right;
        return node(node(left->left, left->piece, middle->left), middle->piece, node(middle->right, piece, right));
    }
    if (heightOf(right) > heightOf(left) + Slack) {
        if (heightOf(right->right) >= heightOf(right->left))
            return node(node(left, piece, right->left), right->piece, right->right);
        const PieceTree &middle = right->left;
        return node(node(left, piece, middle->left), middle->piece, node(middle->right, right->piece, right->right));
    }
    return node(left, piece, right);
}

/// left, piece, right, whatever their heights.
PieceTree joined(const PieceTree &left, const Piece &piece, const PieceTree &right)
{
    if (heightOf(left) > heightOf(right) + Slack)
        return balanced(left->left, left->piece, joined(left->right, piece, right));
    if (heightOf(right) > heightOf(left) + Slack)
        return balanced(joined(left, piece, right->left), right->piece, right->right);
    return node(left, piece, right);
}

PieceTree withoutFirst(const PieceTree &tree)
{
    if (!tree->left)
        return tree->right;
    return balanced(withoutFirst(tree->left), tree->piece, tree->right);
}

PieceTree withoutLast(const PieceTree &tree)
{
    if (!tree->right)
        return tree->left;
    return balanced(tree->left, tree->piece, withoutLast(tree->right));
}

const Piece &firstPiece(const PieceTree &tree)
{
    const PieceNode *at = tree.get();
    while (at->left)
        at = at->left.get();
    return at->piece;
}

const Piece &lastPiece(const PieceTree &tree)
{
    const PieceNode *at = tree.get();
    while (at->right)
        at = at->right.get();
    return at->piece;
}

/// Walks a tree from one end to the other, a subtree at a time as long as nobody asks for less.
class Walk
{
public:
    Walk(const PieceTree &tree, bool backwards)
        : m_backwards(backwards)
    {
        push(tree.get());
    }

    bool atEnd() const { return m_steps.empty(); }
    qint64 size() const { return step().tree ? step().tree->size : step().length; }
    const PieceNode *tree() const { return step().tree; }
    /// For a single piece: where its next bytes lie in its source.
    const ByteSource *source() const { return step().piece->source.get(); }
    qint64 sourceOffset() const
    {
        const qint64 passed = step().piece->length - step().length;
        return step().piece->offset + (m_backwards ? step().piece->length - passed : passed);
    }

    void open()
    {
        const PieceNode *opened = step().tree;
        m_steps.pop_back();
        push((m_backwards ? opened->left : opened->right).get());
        m_steps.push_back({nullptr, &opened->piece, opened->piece.length});
        push((m_backwards ? opened->right : opened->left).get());
    }
    void skip(qint64 bytes)
    {
        if (bytes == size())
            m_steps.pop_back();
        else
            m_steps.back().length -= bytes;
    }

private:
    struct Step
    {
        const PieceNode *tree; // a whole subtree, or null for
        const Piece *piece;    // a single piece of which
        qint64 length;         // this much is left
    };
    const Step &step() const { return m_steps.back(); }
    void push(const PieceNode *subtree)
    {
        if (subtree)
            m_steps.push_back({subtree, nullptr, 0});
    }

    bool m_backwards;
    std::vector<Step> m_steps;
};

qint64 commonLength(const PieceTree &one, const PieceTree &other, bool backwards)
{
    qint64 common = 0;
    Walk a(one, backwards);
    Walk b(other, backwards);
    while (!a.atEnd() && !b.atEnd()) {
        if (a.tree() && a.tree() == b.tree()) {
            common += a.size();
            a.skip(a.size());
            b.skip(b.size());
        } else if (a.tree() && (!b.tree() || a.size() >= b.size())) {
            a.open();
        } else if (b.tree()) {
            b.open();
        } else {
            if (a.source() != b.source() || a.sourceOffset() != b.sourceOffset())
                break;
            const qint64 count = std::min(a.size(), b.size());
            common += count;
            a.skip(count);
            b.skip(count);
        }
    }
    return common;
}

} // namespace

PieceNode::PieceNode(PieceTree leftTree, Piece ownPiece, PieceTree rightTree)
    : left(std::move(leftTree))
    , right(std::move(rightTree))
    , piece(std::move(ownPiece))
    , size(sizeOf(left) + piece.length + sizeOf(right))
    , count(countOf(left) + 1 + countOf(right))
    , height(1 + std::max(heightOf(left), heightOf(right)))
{
}

PieceTree leaf(Piece piece)
{
    return piece.length > 0 ? node({}, std::move(piece), {}) : PieceTree();
}

PieceTree concatenated(const PieceTree &left, const PieceTree &right)
{
    if (!left)
        return right;
    if (!right)
        return left;
    Piece last = lastPiece(left);
    const Piece &first = firstPiece(right);
    if (last.continuesWith(first)) {
        last.length += first.length;
        return joined(withoutLast(left), last, withoutFirst(right));
    }
    return joined(withoutLast(left), last, right);
}

std::pair<PieceTree, PieceTree> split(const PieceTree &tree, qint64 offset)
{
    if (offset <= 0)
        return {{}, tree};
    if (offset >= sizeOf(tree))
        return {tree, {}};
    const Piece &piece = tree->piece;
    const qint64 begin = sizeOf(tree->left);
    const qint64 end = begin + piece.length;
    if (offset <= begin) {
        const auto [before, after] = split(tree->left, offset);
        return {before, joined(after, piece, tree->right)};
    }
    if (offset >= end) {
        const auto [before, after] = split(tree->right, offset - end);
        return {joined(tree->left, piece, before), after};
    }
    return {joined(tree->left, piece.mid(0, offset - begin), {}),
            joined({}, piece.mid(offset - begin, end - offset), tree->right)};
}

void append(std::vector<Piece> &pieces, Piece piece)
{
    if (piece.length <= 0)
        return;
    if (!pieces.empty() && pieces.back().continuesWith(piece))
        pieces.back().length += piece.length;
    else
        pieces.push_back(std::move(piece));
}

void appendRange(std::vector<Piece> &pieces, const PieceNode *tree, ByteRange range)
{
    if (!tree || range.isEmpty())
        return;
    const ByteRange own{sizeOf(tree->left), sizeOf(tree->left) + tree->piece.length};
    if (range.begin < own.begin)
        appendRange(pieces, tree->left.get(), {range.begin, std::min(range.end, own.begin)});
    const ByteRange part = own.intersected(range);
    if (!part.isEmpty())
        append(pieces, tree->piece.mid(part.begin - own.begin, part.size()));
    if (range.end > own.end)
        appendRange(pieces, tree->right.get(), {std::max(range.begin, own.end) - own.end, range.end - own.end});
}

PieceTree built(std::span<Piece> pieces)
{
    if (pieces.empty())
        return {};
    const size_t middle = pieces.size() / 2;
    PieceTree left = built(pieces.first(middle));
    PieceTree right = built(pieces.subspan(middle + 1));
    return node(std::move(left), std::move(pieces[middle]), std::move(right));
}

qint64 commonBeginning(const PieceTree &a, const PieceTree &b)
{
    return commonLength(a, b, false);
}

qint64 commonEnd(const PieceTree &a, const PieceTree &b)
{
    return commonLength(a, b, true);
}

} // namespace hexahedron::detail
