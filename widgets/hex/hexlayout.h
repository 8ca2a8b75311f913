#pragma once

#include "core/bytes/byterange.h"
#include "widgets/hex/hexform.h"

#include <QRect>

#include <array>
#include <optional>
#include <vector>

namespace hexahedron {

class HexGlyphs;

enum class HexPane : quint8 { Hex, Text };

/// How the bytes are shared out among rows.
struct HexRows
{
    static constexpr int Automatic = 0;

    struct Head ///< a name above some columns
    {
        int begin = 0, end = 0;
        QString name;
        friend bool operator==(const Head &, const Head &) = default;
    };

    int length = Automatic;  ///< bytes; Automatic for the most that fit
    qint64 origin = 0;       ///< one of the rows begins here
    bool areRecords = false; ///< the length is that of records and stays what it is
    std::vector<Head> heads = {};

    friend bool operator==(const HexRows &, const HexRows &) = default;
};

/// Where things are in the hex pane: columns in pixels of the unscrolled content, rows in 64-bit pixels.
/// An address gutter, then the bytes of a row in cells of a form, then the same bytes as text.
class HexLayout
{
public:
    static constexpr int Automatic = HexRows::Automatic;
    static constexpr std::array<int, 5> RowLengths{4, 8, 16, 32, 64}; // powers of two: addresses are easy to count
    static constexpr int MostBytesPerRow = 256;

    HexLayout() = default;
    /// Automatic rows are the longest that fit into `width`. No row cuts a number unless rows are records.
    HexLayout(const HexGlyphs &glyphs, qint64 size, const HexRows &rows, int width, const HexForm &form = {},
              const HexAddresses &addresses = {});

    const HexForm &form() const { return m_form; }
    const HexAddresses &addresses() const { return m_addresses; }
    QByteArray addressText(qint64 offset) const { return m_addresses.text(offset, m_addressDigits); }
    const std::vector<HexRows::Head> &heads() const { return m_heads; }
    int bytesPerRow() const { return m_bytesPerRow; }
    int charWidth() const { return m_charWidth; }
    int rowHeight() const { return m_rowHeight; }
    int headerHeight() const { return m_rowHeight; }
    int baseline() const { return m_baseline; } ///< from the top of a row
    /// What rows of so many bytes need.
    int widthOf(int bytesPerRow) const;
    int gutterWidth() const { return m_hexX - m_charWidth * 3 / 2; }
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

    /// The bytes that stand in the same cell of the digits.
    ByteRange cellOf(qint64 offset) const;
    /// The left edge of the first digit of the cell of a byte, or of its character.
    int hexX(int column) const { return m_hexX + cellLeft(column / m_form.unit()); }
    int textX(int column) const { return m_textX + column * m_charWidth; }
    int cellX(HexPane pane, int column) const { return pane == HexPane::Hex ? hexX(column) : textX(column); }
    int cellWidth(HexPane pane) const { return pane == HexPane::Hex ? m_form.digits() * m_charWidth : m_charWidth; }
    /// The area of the bytes `first` to `last` of a row whose top is `y`. Areas of neighbours touch, except over a
    /// group gap. The bytes of a number share its width, in the order of the file.
    QRect cells(HexPane pane, int first, int last, int y) const;

    /// Where the cell of a column begins in a row written as text, in which one space stands between cells.
    int textPlaceOf(HexPane pane, int column) const;
    int columnAtTextPlace(HexPane pane, int place) const;

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
    int cellLeft(int cell) const { return cell * cellPitch() + cell / m_cellsPerGroup * m_groupGap; }
    int cellPitch() const { return m_form.digits() * m_charWidth + m_gap; }

    qint64 m_size = 0;
    HexForm m_form;
    HexAddresses m_addresses;
    std::vector<HexRows::Head> m_heads;
    int m_bytesPerRow = 16;
    int m_lead = 0; ///< places in the first row before the first byte
    int m_addressDigits = 8;
    int m_addressLength = 8; ///< with a sign
    int m_charWidth = 8;
    int m_gap = 8; ///< between two cells
    int m_cellsPerGroup = 4;
    int m_groupGap = 4;
    int m_rowHeight = 16;
    int m_baseline = 12;
    int m_hexX = 0;
    int m_textX = 0;
};

} // namespace hexahedron
