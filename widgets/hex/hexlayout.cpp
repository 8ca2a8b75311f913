#include "widgets/hex/hexlayout.h"

#include "widgets/hex/hexglyphs.h"

namespace hexahedron {

HexLayout::HexLayout(const HexGlyphs &glyphs, qint64 size, int wantedBytesPerRow, int width, qint64 origin)
    : m_size(size)
    , m_charWidth(glyphs.charWidth())
    , m_gap(std::max(4, m_charWidth * 3 / 4))
    , m_groupGap(std::max(2, m_charWidth / 2))
    , m_rowHeight(glyphs.height() + 4)
    , m_baseline(glyphs.ascent() + 2)
{
    while (m_addressDigits < 16 && (size >> (4 * m_addressDigits)) > 0)
        ++m_addressDigits;
    if (wantedBytesPerRow != Automatic) {
        place(std::clamp(wantedBytesPerRow, 1, MostBytesPerRow), origin);
        return;
    }
    place(RowLengths.front(), origin);
    for (const int length : RowLengths) {
        const HexLayout shorter = *this;
        place(length, origin);
        if (this->width() > width && length != RowLengths.front()) {
            *this = shorter;
            return;
        }
    }
}

void HexLayout::place(int bytesPerRow, qint64 origin)
{
    m_bytesPerRow = bytesPerRow;
    m_lead = int((bytesPerRow - origin % bytesPerRow) % bytesPerRow);
    m_hexX = addressX() + m_addressDigits * m_charWidth + 2 * m_charWidth;
    m_textX = hexX(bytesPerRow - 1) + 2 * m_charWidth + m_gap / 2 + 2 * m_charWidth;
}

ByteRange HexLayout::bytesOfRow(qint64 row) const
{
    return {offsetAt(row, 0), offsetAt(row, m_bytesPerRow)};
}

int HexLayout::widthOf(int bytesPerRow) const
{
    HexLayout other = *this;
    other.place(bytesPerRow, 0);
    return other.width();
}

QRect HexLayout::cells(HexPane pane, int first, int last, int y) const
{
    if (pane == HexPane::Text)
        return {textX(first), y, (last - first + 1) * m_charWidth, m_rowHeight};
    const int left = hexX(first) - m_gap / 2;
    return {left, y, hexX(last) + 2 * m_charWidth + m_gap - m_gap / 2 - left, m_rowHeight};
}

/// The column whose area, reaching to the next one's, covers `x`; may be outside the row.
int HexLayout::columnAt(HexPane pane, int x) const
{
    if (pane == HexPane::Text)
        return x < m_textX ? -1 : (x - m_textX) / m_charWidth;
    if (x < m_hexX - m_gap / 2)
        return -1;
    const int group = 4 * (2 * m_charWidth + m_gap) + m_groupGap;
    const int inside = x - (m_hexX - m_gap / 2);
    return inside / group * 4 + std::min(3, inside % group / (2 * m_charWidth + m_gap));
}

std::optional<HexLayout::Hit> HexLayout::hit(int x, qint64 y, std::optional<HexPane> pane, bool exact) const
{
    if (exact && (y < 0 || y >= height()))
        return std::nullopt;
    const qint64 row = std::clamp<qint64>(y < 0 ? 0 : y / m_rowHeight, 0, rowCount() - 1);
    Hit hit;
    hit.pane = pane.value_or(x < m_textX - m_charWidth ? HexPane::Hex : HexPane::Text);
    int column = columnAt(hit.pane, x);
    if (exact && (column < 0 || column >= m_bytesPerRow))
        return std::nullopt;
    column = std::clamp(column, 0, m_bytesPerRow - 1);
    const qint64 offset = row * m_bytesPerRow + column - m_lead;
    if (exact && (offset < 0 || offset >= m_size))
        return std::nullopt;
    hit.offset = std::clamp<qint64>(offset, 0, m_size);
    hit.nibble = hit.pane == HexPane::Hex && hit.offset < m_size && x >= hexX(column) + m_charWidth ? 1 : 0;
    return hit;
}

} // namespace hexahedron
