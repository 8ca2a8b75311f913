#pragma once

#include "core/edit/change.h"

#include <optional>
#include <vector>

namespace hexahedron {

/// Where the bytes of a file stood before some edits, one made on what the other left.
class Origins
{
public:
    /// Nothing was edited. `size`: of the file in bytes.
    explicit Origins(qint64 size = 0);

    /// `changes` are made now: those of the file itself, in order. Nothing is known any more when they do not give `size`.
    void edit(const std::vector<Change> &changes, qint64 size);
    /// The same for edits that were followed already.
    void follow(const Origins &next);

    /// Where these bytes stood; nothing when they did not stand side by side, or came in.
    std::optional<ByteRange> of(ByteRange range) const;
    /// The bytes that stood side by side, or came in together, one piece after the other.
    std::vector<ByteRange> pieces(ByteRange range) const;

private:
    struct Piece
    {
        qint64 at; ///< now
        qint64 size;
        qint64 from; ///< before all edits; below 0 for what came in
    };
    qint64 size() const { return m_pieces.empty() ? 0 : m_pieces.back().at + m_pieces.back().size; }
    /// The pieces of `range`, as they would lie at `at`.
    void appendPieces(std::vector<Piece> &pieces, qint64 at, ByteRange range) const;

    std::vector<Piece> m_pieces; ///< in order, without gaps
};

} // namespace hexahedron
