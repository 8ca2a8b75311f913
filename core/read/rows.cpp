#include "core/read/rows.h"

#include "core/schema/schema.h"

#include <algorithm>
#include <limits>

namespace hexahedron {

namespace {

/// The list in whose rows the field has its values.
const Field &listOf(const Field &field)
{
    return field.isArray() ? field : *field.parent;
}

/// Where the value of row 0 lies in its list, and how far the rows are apart.
struct Cells
{
    qint64 begin = 0;
    qint64 stride = 0;
};

Cells cellsOf(const Field &field, const ValueStack &values)
{
    const Field &list = listOf(field);
    Cells cells{.begin = values[&list], .stride = list.width};
    if (&list == &field)
        return cells;
    cells.stride = elementSize(list, values);
    for (const Field *before : list.body) {
        if (before == &field)
            break;
        cells.begin += before->width;
    }
    return cells;
}

void pushCell(const Field &field, const Cells &cells, qint64 row, ByteCursor &bytes, ValueStack &values)
{
    qint64 begin = 0;
    if (__builtin_mul_overflow(row, cells.stride, &begin))
        return;
    if (const uchar *cell = bytes.at(cells.begin + begin, field.width))
        values.push(&field, decodeInteger(field, cell));
}

ByteRange claim(const Field &piece, qint64 poolBegin, const ValueStack &values)
{
    const qint64 at = piece.layout.at.evaluate(values);
    const qint64 size = qMax<qint64>(0, piece.byteSize.evaluate(values));
    ByteRange range;
    if (__builtin_add_overflow(poolBegin, at, &range.begin) || __builtin_add_overflow(range.begin, size, &range.end))
        return {poolBegin + std::numeric_limits<qint32>::max(), std::numeric_limits<qint64>::max()};
    return range;
}

} // namespace

void pushRow(const Field &field, qint64 row, ByteCursor &bytes, ValueStack &values)
{
    std::vector<Cells> cells; // first, because cells hide the places of their columns
    cells.reserve(field.derived.rowFields.size());
    for (const Field *f : field.derived.rowFields)
        cells.push_back(cellsOf(*f, values));
    for (size_t i = 0; i < cells.size(); ++i)
        pushCell(*field.derived.rowFields[i], cells[i], row, bytes, values);
}

qint64 rowCountOf(const Field &piece, const ValueStack &values)
{
    std::vector<const Field *> used;
    piece.layout.at.collectFields(used);
    return used.empty() ? 1 : qMax<qint64>(0, listOf(*used.front()).times.evaluate(values));
}

ByteRange claimOf(const Field &piece, const Field &pool, qint64 poolBegin, qint64 row, ByteCursor &bytes,
                  ValueStack &values)
{
    const size_t depth = values.depth();
    pushRow(pool, row, bytes, values);
    const ByteRange range = claim(piece, poolBegin, values);
    values.restore(depth);
    return range;
}

std::vector<Piece> piecesOf(const Field &pool, ByteRange range, ByteCursor &bytes, ValueStack &values)
{
    std::vector<Cells> cells;
    for (const Field *f : pool.derived.rowFields)
        cells.push_back(cellsOf(*f, values));
    std::vector<Piece> claims;
    const size_t depth = values.depth();
    for (const Field *piece : pool.body) {
        const qint64 rows = rowCountOf(*piece, values);
        for (qint64 row = 0; row < rows; ++row) {
            for (size_t i = 0; i < cells.size(); ++i)
                pushCell(*pool.derived.rowFields[i], cells[i], row, bytes, values);
            const ByteRange claimed = claim(*piece, range.begin, values);
            values.restore(depth);
            if (!claimed.isEmpty() && range.contains(claimed))
                claims.push_back({piece, claimed});
        }
    }
    std::stable_sort(claims.begin(), claims.end(), [](const Piece &a, const Piece &b) {
        return a.range.begin != b.range.begin ? a.range.begin < b.range.begin : a.range.end > b.range.end;
    });
    std::vector<Piece> pieces;
    qint64 position = range.begin;
    for (const Piece &piece : claims) {
        if (piece.range.begin < position)
            continue; // shared with the one before, or overlapping it
        if (piece.range.begin > position)
            pieces.push_back({pool.schema->unused, {position, piece.range.begin}});
        pieces.push_back(piece);
        position = piece.range.end;
    }
    if (position < range.end)
        pieces.push_back({pool.schema->unused, {position, range.end}});
    return pieces;
}

} // namespace hexahedron
