#include "core/picture/radiancerows.h"

#include <array>

namespace hexahedron::picture {

namespace {

constexpr qint64 PixelSize = 4, RowBegin = 4;
constexpr qint64 Narrowest = 8, Widest = 32767; // of packed rows
constexpr qint64 LongestCopy = 128;             // a count above it repeats one byte

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

QByteArray rowBegin(qint64 width)
{
    const std::array<char, RowBegin> begin{2, 2, char(width >> 8), char(width)};
    return {begin.data(), RowBegin};
}

/// One packed row in bytes that are at hand, with black for what cannot be read of it.
struct MendedRow
{
    QByteArray bytes;
    qint64 missing = 0;     ///< bytes of pixels
    bool isChanged = false; ///< what was read is not right as it is
    qint64 end = 0;         ///< of what was read

    bool isWhole() const { return missing == 0 && !isChanged; }

    static MendedRow at(const QByteArray &all, qint64 begin, qint64 width)
    {
        MendedRow row{.bytes = rowBegin(width), .end = begin};
        const QByteArray there = all.mid(begin, RowBegin);
        bool isReadable = there.size() == RowBegin && there.startsWith("\2\2"); // perhaps of another width
        row.isChanged = there != row.bytes;
        row.end += isReadable ? RowBegin : 0;
        for (qint64 channel = 0; channel < PixelSize; ++channel) {
            qint64 filled = 0;
            while (isReadable && filled < width)
                isReadable = row.readRun(all, width, filled);
            row.missing += width - filled;
            while (filled < width) {
                const qint64 count = qMin(width - filled, LongestCopy - 1);
                row.bytes += char(LongestCopy + count);
                row.bytes += '\0';
                filled += count;
            }
        }
        return row;
    }

private:
    bool readRun(const QByteArray &all, qint64 width, qint64 &filled)
    {
        if (end >= all.size())
            return false;
        const qint64 count = uchar(all[end]);
        const bool isCopy = count > LongestCopy;
        const qint64 most = qMin(isCopy ? count - LongestCopy : count, width - filled);
        isChanged = isChanged || most != (isCopy ? count - LongestCopy : count);
        if (most == 0 || (isChanged && !isCopy))
            return false;
        const qint64 stored = isCopy ? 1 : most;
        const QByteArray pixels = all.mid(end + 1, stored); // fewer where the bytes end
        bytes += isCopy ? char(LongestCopy + most) : char(stored);
        bytes += pixels.leftJustified(stored, '\0');
        filled += most;
        end = qMin(all.size(), end + 1 + stored);
        missing += pixels.size() < stored ? (isCopy ? most : stored - pixels.size()) : 0;
        return pixels.size() == stored;
    }
};

/// Where the first row begins behind a place that can be read to its end; below 0: nowhere.
qint64 nextWholeRow(const QByteArray &bytes, qint64 from, qint64 width)
{
    const QByteArray begin = rowBegin(width);
    qsizetype at = bytes.indexOf(begin, from);
    while (at >= 0 && !MendedRow::at(bytes, at, width).isWhole())
        at = bytes.indexOf(begin, at + 1);
    return at;
}

} // namespace

FoundRows FoundRows::in(const QByteArray &bytes)
{
    for (qsizetype begin = bytes.indexOf("\2\2"); begin >= 0 && begin + RowBegin <= bytes.size();
         begin = bytes.indexOf("\2\2", begin + 1)) {
        const qint64 width = uchar(bytes[begin + 2]) << 8 | uchar(bytes[begin + 3]);
        if (width < Narrowest || width > Widest)
            continue;
        qint64 end = begin;
        qint64 height = 0;
        for (auto row = MendedRow::at(bytes, end, width); row.isWhole(); row = MendedRow::at(bytes, end, width)) {
            end = row.end;
            ++height;
        }
        if (height > 0)
            return {width, height, {begin, end}};
    }
    return {};
}

MendedRows MendedRows::of(const QByteArray &bytes, qint64 width, qint64 height)
{
    constexpr qint64 MostMadeUp = qint64(64) << 20;
    if (width < Narrowest || width > Widest)
        return {};
    MendedRows all;
    qsizetype damage = -1; // where rows that are not there at all were
    qint64 rows = 0;
    qint64 at = 0;
    while (rows < height && 0 <= at && at < bytes.size()) {
        MendedRow row = MendedRow::at(bytes, at, width);
        qint64 next = row.end;
        if (!row.isWhole()) {
            const qint64 whole = nextWholeRow(bytes, at + 1, width);
            if (whole >= 0 && whole < row.end) // a run went on into it
                row = MendedRow::at(bytes.left(whole), at, width);
            next = row.missing > 0 || whole == row.end ? whole : row.end;
        }
        if (row.end > at) { // it begins as a row does
            all.bytes += row.bytes;
            all.missing += row.missing;
            ++rows;
        }
        if (row.missing > 0 && damage < 0)
            damage = all.bytes.size();
        at = next > at ? next : nextWholeRow(bytes, at + 1, width);
    }
    const MendedRow black = MendedRow::at({}, 0, width);
    const qint64 gone = height - rows;
    if (gone > MostMadeUp / black.bytes.size())
        return {};
    if (at >= 0 && at < bytes.size())
        all.bytes += bytes.mid(at);
    all.bytes.insert(damage < 0 ? all.bytes.size() : damage, black.bytes.repeated(gone));
    all.missing += gone * black.missing;
    return all;
}

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
