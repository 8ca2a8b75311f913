#include "core/picture/radiancerows.h"

namespace hexahedron::picture {

namespace {

constexpr qint64 PixelSize = 4, RowBegin = 4;

/// Packed rows, one after the other.
class PackedRows
{
public:
    PackedRows(const Bytes &bytes, ByteRange data, qint64 width)
        : m_cursor(bytes)
        , m_end(data.end)
        , m_width(width)
        , m_position(data.begin)
    {
    }

    /// Of a row: 2, 2, then the width, highest byte first. Narrow and wide rows are never packed.
    bool hasBegin()
    {
        constexpr qint64 Narrowest = 8, Widest = 32767;
        const uchar *begin = m_end - m_position < RowBegin ? nullptr : m_cursor.at(m_position, RowBegin);
        return Narrowest <= m_width && m_width <= Widest && begin && begin[0] == 2 && begin[1] == 2 && begin[2] < 0x80;
    }

    /// False where the bytes end, or where they make no sense.
    bool readRow()
    {
        if (m_end - m_position < RowBegin)
            return false;
        const uchar *begin = m_cursor.at(m_position, RowBegin);
        m_isDamaged = begin[0] != 2 || begin[1] != 2 || (begin[2] << 8 | begin[3]) != m_width;
        m_position += RowBegin;
        for (int channel = 0; channel < PixelSize && !m_isDamaged; ++channel) {
            if (!readChannel())
                return false;
        }
        return !m_isDamaged;
    }
    bool isDamaged() const { return m_isDamaged; }
    qint64 position() const { return m_position; }

private:
    bool readChannel()
    {
        constexpr qint64 LongestCopy = 128;
        for (qint64 filled = 0; filled < m_width;) {
            if (m_position >= m_end)
                return false;
            qint64 count = *m_cursor.at(m_position++, 1);
            qint64 stored = count;
            if (count > LongestCopy) {
                count -= LongestCopy;
                stored = 1;
            }
            m_isDamaged = count == 0 || count > m_width - filled;
            if (m_isDamaged)
                return false;
            filled += count;
            m_position += stored;
        }
        return m_position <= m_end;
    }

    ByteCursor m_cursor;
    qint64 m_end;
    qint64 m_width;
    qint64 m_position;
    bool m_isDamaged = false;
};

} // namespace

RadianceRows RadianceRows::read(const Bytes &bytes, ByteRange data, qint64 width, qint64 height,
                                const std::function<bool()> &isCancelled)
{
    RadianceRows result;
    PackedRows rows(bytes, data, width);
    result.arePacked = rows.hasBegin();
    if (!result.arePacked) {
        result.pixels = qMin(width * height, data.size() / PixelSize);
        result.end = data.begin + result.pixels * PixelSize;
        return result;
    }
    result.end = data.begin;
    for (qint64 row = 0; row < height && !isCancelled(); ++row) {
        if (!rows.readRow()) {
            result.damagedRow = rows.isDamaged() ? row : -1;
            break;
        }
        result.pixels += width;
        result.end = rows.position();
    }
    return result;
}

} // namespace hexahedron::picture
