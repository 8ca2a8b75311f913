#pragma once

#include "core/bytes/byterange.h"

#include <QRect>

#include <array>
#include <optional>

namespace hexahedron {

class HexGlyphs;

enum class HexPane : quint8 { Hex, Text };

/// Where things are in the hex pane: columns in pixels of the unscrolled content, rows in 64-bit pixels.
/// An address gutter, then `bytesPerRow` bytes as hex in groups of four, then the same bytes as text.
class HexLayout
{
public:
    static constexpr int Automatic = 0;
    static constexpr std::array<int, 5> RowLengths{4, 8, 16, 32, 64}; // powers of two: addresses are easy to count
    static constexpr int MostBytesPerRow = 256;

    HexLayout() = default;
    /// `wantedBytesPerRow` of Automatic takes the longest row that fits into `width`. One of the rows begins at `origin`.
    HexLayout(const HexGlyphs &glyphs, qint64 size, int wantedBytesPerRow, int width, qint64 origin = 0);

    int bytesPerRow() const { return m_bytesPerRow; }
    int addressDigits() const { return m_addressDigits; }
    int charWidth() const { return m_charWidth; }
    int rowHeight() const { return m_rowHeight; }
    int headerHeight() const { return m_rowHeight; }
    int baseline() const { return m_baseline; } ///< from the top of a row
    /// What rows of so many bytes need.
    int widthOf(int bytesPerRow) const;
    int gutterWidth() const { return m_hexX - m_gap / 2 - m_charWidth; }
    int addressX() const { return m_charWidth; }
    int width() const { return textX(m_bytesPerRow) + m_charWidth; }

    /// Rows, counting the place behind the last byte where more can be added.
    qint64 rowCount() const { return (m_size + m_lead) / m_bytesPerRow + 1; }
    qint64 height() const { return rowCount() * m_rowHeight; }
    qint64 rowOf(qint64 offset) const { return (offset + m_lead) / m_bytesPerRow; }
    int columnOf(qint64 offset) const { return int((offset + m_lead) % m_bytesPerRow); }
    /// What stands there; before the first byte and behind the last one the nearest.
    qint64 offsetAt(qint64 row, qint64 column) const
    {
        return std::clamp<qint64>(row * m_bytesPerRow + column - m_lead, 0, m_size);
    }
    ByteRange bytesOfRow(qint64 row) const;

    /// The left edge of a byte's first digit or of its character.
    int hexX(int column) const { return m_hexX + column * (2 * m_charWidth + m_gap) + column / 4 * m_groupGap; }
    int textX(int column) const { return m_textX + column * m_charWidth; }
    int cellX(HexPane pane, int column) const { return pane == HexPane::Hex ? hexX(column) : textX(column); }
    /// The area of the bytes `first` to `last` of a row whose top is `y`. Areas of neighbours touch, except over a
    /// group gap.
    QRect cells(HexPane pane, int first, int last, int y) const;

    struct Hit
    {
        HexPane pane = HexPane::Hex;
        qint64 offset = 0; ///< 0 to size
        int nibble = 0;
    };
    /// What is at `x` (unscrolled) and `y` (in 64-bit pixels from the first row's top). Outside the cells the
    /// nearest, or nothing if `exact`; `pane` keeps the answer in one pane, as dragging does.
    std::optional<Hit> hit(int x, qint64 y, std::optional<HexPane> pane, bool exact) const;

private:
    void place(int bytesPerRow, qint64 origin);
    int columnAt(HexPane pane, int x) const;

    qint64 m_size = 0;
    int m_bytesPerRow = 16;
    int m_lead = 0; ///< places in the first row before the first byte
    int m_addressDigits = 8;
    int m_charWidth = 8;
    int m_gap = 8; ///< between two bytes in hex
    int m_groupGap = 4;
    int m_rowHeight = 16;
    int m_baseline = 12;
    int m_hexX = 0;
    int m_textX = 0;
};

} // namespace hexahedron
