#include "widgets/hex/hexlayout.h"

#include "widgets/hex/hexglyphs.h"

namespace hexahedron {

HexLayout::HexLayout(const HexGlyphs &glyphs, qint64 size, const HexRows &rows, int width, const HexForm &form,
                     const HexAddresses &addresses)
    : m_size(size)
    , m_form(form.possible())
    , m_addresses(addresses)
    , m_heads(rows.heads)
    , m_addressDigits(addresses.digitsFor(size))
    , m_addressLength(addresses.lengthFor(size))
    , m_charWidth(glyphs.charWidth())
    , m_rowHeight(glyphs.height() + 4)
    , m_baseline(glyphs.ascent() + 2)
{
    const bool isDense = m_form.notation == HexForm::Notation::Hexadecimal;
    if (m_form.isNumber()) {
        m_gap = m_charWidth * 3 / 2;
        m_cellsPerGroup = MostBytesPerRow;
        m_groupGap = 0;
    } else if (m_form.group > 1) {
        m_gap = std::max(2, isDense ? m_charWidth / 4 : m_charWidth / 2);
        m_cellsPerGroup = m_form.group;
        m_groupGap = m_charWidth;
    } else {
        m_gap = std::max(4, m_charWidth * 3 / 4);
        m_groupGap = std::max(2, m_charWidth / 2);
    }
    const int unit = rows.areRecords ? 1 : m_form.unit();
    if (rows.length != Automatic) {
        const int whole = (std::clamp(rows.length, 1, MostBytesPerRow) + unit - 1) / unit * unit;
        place(whole, rows.origin);
        return;
    }
    place(std::max(RowLengths.front(), unit), rows.origin);
    for (const int length : RowLengths) {
        const HexLayout shorter = *this;
        place(std::max(length, unit), rows.origin);
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
    m_hexX = addressX() + m_addressLength * m_charWidth + 2 * m_charWidth;
    m_textX = hexX(bytesPerRow - 1) + cellWidth(HexPane::Hex) + m_gap / 2 + 2 * m_charWidth;
}

ByteRange HexLayout::cellOf(qint64 offset) const
{
    const qint64 row = rowOf(offset);
    const int first = columnOf(offset) / m_form.unit() * m_form.unit();
    return {offsetAt(row, first), offsetAt(row, std::min(first + m_form.unit(), m_bytesPerRow))};
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
    const int unit = m_form.unit();
    const auto edge = [&](int column, int share) { return hexX(column) - m_gap / 2 + share * cellPitch() / unit; };
    const int left = edge(first, first % unit);
    return {left, y, edge(last, last % unit + 1) - left, m_rowHeight};
}

/// The column whose area, reaching to the next one's, covers `x`; may be outside the row.
int HexLayout::columnAt(HexPane pane, int x) const
{
    if (pane == HexPane::Text)
        return x < m_textX ? -1 : (x - m_textX) / m_charWidth;
    const int inside = x - (m_hexX - m_gap / 2);
    if (inside < 0)
        return -1;
    const int group = m_cellsPerGroup * cellPitch() + m_groupGap;
    const int inGroup = inside % group;
    const int cell = std::min(m_cellsPerGroup - 1, inGroup / cellPitch());
    const int unit = m_form.unit();
    int share = unit - 1;
    while (share > 0 && share * cellPitch() / unit > inGroup - cell * cellPitch())
        --share;
    return (inside / group * m_cellsPerGroup + cell) * unit + share;
}

int HexLayout::textPlaceOf(HexPane pane, int column) const
{
    return pane == HexPane::Text ? column : column / m_form.unit() * (m_form.digits() + 1);
}

int HexLayout::columnAtTextPlace(HexPane pane, int place) const
{
    return pane == HexPane::Text ? place : place / (m_form.digits() + 1) * m_form.unit();
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
    const bool hasDigits = hit.pane == HexPane::Hex && m_form.isTypedByDigits();
    hit.nibble = hasDigits && hit.offset < m_size && x >= hexX(column) + m_charWidth ? 1 : 0;
    return hit;
}

} // namespace hexahedron
