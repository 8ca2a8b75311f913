#pragma once

#include "core/read/layout.h"

namespace hexahedron {

/// Pushes what row `row` holds in the columns or list fields that `field` depends on: see Field::rowFields. The lists must have
/// been laid out, with their places among `values`.
void pushRow(const Field &field, qint64 row, ByteCursor &bytes, ValueStack &values);

/// One piece of a pool, or bytes of it that are unused.
struct Piece
{
    const Field *field = nullptr;
    ByteRange range;
};
/// What the rows say about a pool that lies in `range`: pieces in the order of the bytes, without gap or overlap.
std::vector<Piece> piecesOf(const Field &pool, ByteRange range, ByteCursor &bytes, ValueStack &values);

/// The bytes that one row claims for a kind of piece, right or wrong.
ByteRange claimOf(const Field &piece, const Field &pool, qint64 poolBegin, qint64 row, ByteCursor &bytes,
                  ValueStack &values);
/// How many rows say where pieces of that kind lie.
qint64 rowCountOf(const Field &piece, const ValueStack &values);

} // namespace hexahedron
