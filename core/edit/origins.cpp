#include "core/edit/origins.h"

#include <algorithm>

namespace hexahedron {

Origins::Origins(qint64 size)
{
    if (size > 0)
        m_pieces = {{0, size, 0}};
}

void Origins::edit(const std::vector<Change> &changes, qint64 size)
{
    std::vector<Piece> pieces;
    qint64 done = 0; // so much of what there was is told
    qint64 at = 0;
    for (const Change &change : changes) {
        const auto &[removed, inserted] = change.replacement;
        if (change.stream != 0 || change.isLater)
            continue;
        if (removed.begin < done || removed.end > this->size()) {
            m_pieces.clear();
            return;
        }
        appendPieces(pieces, at, {done, removed.begin});
        at += removed.begin - done;
        if (!inserted.isEmpty())
            pieces.push_back({at, inserted.size(), -1});
        at += inserted.size();
        done = removed.end;
    }
    appendPieces(pieces, at, {done, this->size()});
    m_pieces = std::move(pieces);
    if (this->size() != size)
        m_pieces.clear();
}

void Origins::follow(const Origins &next)
{
    std::vector<Piece> pieces;
    for (const Piece &piece : next.m_pieces) {
        if (piece.from < 0)
            pieces.push_back(piece);
        else
            appendPieces(pieces, piece.at, {piece.from, piece.from + piece.size});
    }
    m_pieces = std::move(pieces);
}

std::optional<ByteRange> Origins::of(ByteRange range) const
{
    if (range.isEmpty()) { // the place before a byte, or behind the last one
        if (const auto next = range.begin < size() ? of({range.begin, range.begin + 1}) : std::nullopt)
            return ByteRange{next->begin, next->begin};
        const auto last = range.begin > 0 ? of({range.begin - 1, range.begin}) : std::nullopt;
        return last ? std::optional(ByteRange{last->end, last->end}) : std::nullopt;
    }
    std::vector<Piece> pieces;
    appendPieces(pieces, range.begin, range);
    if (pieces.size() != 1 || pieces.front().from < 0 || pieces.front().size != range.size())
        return {};
    return ByteRange{pieces.front().from, pieces.front().from + range.size()};
}

std::vector<ByteRange> Origins::pieces(ByteRange range) const
{
    std::vector<Piece> found;
    appendPieces(found, range.begin, range);
    std::vector<ByteRange> ranges;
    for (const Piece &piece : found)
        ranges.push_back({piece.at, piece.at + piece.size});
    return ranges;
}

void Origins::appendPieces(std::vector<Piece> &pieces, qint64 at, ByteRange range) const
{
    if (range.isEmpty())
        return;
    auto piece = std::ranges::upper_bound(m_pieces, range.begin, {}, &Piece::at);
    if (piece != m_pieces.begin())
        --piece;
    for (; piece != m_pieces.end() && piece->at < range.end; ++piece) {
        const qint64 begin = qMax(range.begin, piece->at);
        const qint64 end = qMin(range.end, piece->at + piece->size);
        if (begin < end)
            pieces.push_back(
                {at + begin - range.begin, end - begin, piece->from < 0 ? -1 : piece->from + begin - piece->at});
    }
}

} // namespace hexahedron
