#include "widgets/hex/hexpainter.h"

#include <QVarLengthArray>

namespace hexahedron {

namespace {

constexpr uchar Placeholder = 0xb7; // a raised dot stands for what cannot be printed
constexpr char Digits[] = "0123456789ABCDEF";

constexpr int Inset = 1; // rows of one field do not melt into each other

/// A zigzag for errors, dashes for warnings, dots for what is only worth knowing: colour alone tells not everybody.
void paintIssueLine(QPainter &painter, int left, int right, int bottom, int severity, const QColor &color, int step)
{
    if (severity == HexSpan::Error) {
        QVarLengthArray<QPoint, 128> points;
        bool up = false;
        for (int x = left; x <= right; x += step) {
            points.append({x, up ? bottom - step : bottom});
            up = !up;
        }
        painter.setPen(color);
        painter.drawPolyline(points.constData(), int(points.size()));
        painter.translate(0, -1); // twice, as one pixel is too thin over a field's colour
        painter.drawPolyline(points.constData(), int(points.size()));
        painter.translate(0, 1);
        return;
    }
    const int mark = severity == HexSpan::Warning ? 3 * step : step;
    for (int x = left; x <= right; x += mark + step)
        painter.fillRect(x, bottom - 1, std::min(mark, right - x + 1), 2, color);
}

} // namespace

void paintLinesUnder(QPainter &painter, const QRect &area, bool isChanged, int severity, const HexColors &colors,
                     int charWidth)
{
    const int thickness = std::max(1, area.height() / 10);
    if (isChanged)
        painter.fillRect(area.left() + 1, area.bottom() - thickness, area.width() - 2, thickness, colors.changedMark);
    if (severity > HexSpan::Fine)
        paintIssueLine(painter, area.left() + 1, area.right() - 1, area.bottom() - (isChanged ? thickness + 1 : 0),
                       severity, colors.severities[size_t(severity)], std::max(2, charWidth / 4));
}

bool isPrintableByte(uchar byte)
{
    // 0xa0 is a space that looks like any other, 0xad a hyphen that is not shown.
    return (byte >= 0x20 && byte < 0x7f) || (byte > 0xa0 && byte != 0xad);
}

HexGaps::HexGaps(std::vector<ByteRange> gaps)
    : m_gaps(std::move(gaps))
{
    qint64 before = 0;
    for (const ByteRange &gap : m_gaps) {
        m_before.push_back(before);
        before += gap.size();
    }
}

bool HexGaps::contains(qint64 place) const
{
    const auto next = std::partition_point(m_gaps.begin(), m_gaps.end(),
                                           [=](const ByteRange &gap) { return gap.end <= place; });
    return next != m_gaps.end() && next->contains(place);
}

qint64 HexGaps::offsetOf(qint64 place) const
{
    const auto next = std::partition_point(m_gaps.begin(), m_gaps.end(),
                                           [=](const ByteRange &gap) { return gap.begin <= place; });
    if (next == m_gaps.begin())
        return place;
    const auto last = size_t(next - m_gaps.begin()) - 1;
    return place - m_before[last] - qMin(place - m_gaps[last].begin, m_gaps[last].size());
}

qint64 HexGaps::placeOf(qint64 offset) const
{
    qint64 place = offset;
    size_t begin = 0;
    size_t end = m_gaps.size();
    while (begin < end) { // gaps that begin at or before the byte
        const size_t middle = (begin + end) / 2;
        if (m_gaps[middle].begin - m_before[middle] <= offset)
            begin = middle + 1;
        else
            end = middle;
    }
    if (begin > 0)
        place += m_before[begin - 1] + m_gaps[begin - 1].size();
    return place;
}

int HexPainter::rowTop(qint64 row) const
{
    return int(m_scene->layout.headerHeight() + row * m_scene->layout.rowHeight() - m_scene->top);
}

void HexPainter::paint(QPainter &painter, const HexScene &scene, HexGlyphs &glyphs, const QRect &clip)
{
    m_scene = &scene;
    m_glyphs = &glyphs;
    const HexLayout &layout = scene.layout;
    painter.fillRect(clip, scene.colors.base);
    painter.fillRect(QRect(clip.left(), clip.top(), layout.gutterWidth() - clip.left(), clip.height()),
                     scene.colors.gutter);

    const qint64 above = scene.top - layout.headerHeight();
    const qint64 firstRow = std::max(scene.top, above + clip.top()) / layout.rowHeight();
    const qint64 lastRow = std::min(layout.rowCount() - 1, (above + clip.bottom()) / layout.rowHeight());
    if (firstRow <= lastRow) {
        collect(firstRow, lastRow);
        for (qint64 row = firstRow; row <= lastRow; ++row)
            paintRow(painter, row);
        m_glyphs->flush(painter);
        if (const qint64 row = layout.rowOf(scene.cursor); firstRow <= row && row <= lastRow)
            paintCursor(painter);
    }
    if (clip.top() < layout.headerHeight())
        paintHeader(painter);
}

void HexPainter::collect(qint64 firstRow, qint64 lastRow)
{
    m_visible = {m_scene->layout.offsetAt(firstRow, 0), m_scene->layout.offsetAt(lastRow + 1, 0)};
    m_bytes.resize(size_t(m_visible.size()));
    m_scene->bytes.read(m_visible.begin, m_bytes.data(), m_visible.size());
    m_marks.assign(size_t(m_visible.size()), {});
    m_spans.clear();
    m_changes.clear();
    m_hexMarks.clear();
    const std::vector<ByteRange> &gaps = m_scene->gaps.all();
    auto gap = std::partition_point(gaps.begin(), gaps.end(),
                                    [this](const ByteRange &range) { return range.end <= m_visible.begin; });
    for (; gap != gaps.end() && gap->begin < m_visible.end; ++gap) {
        const ByteRange range = gap->intersected(m_visible);
        for (qint64 place = range.begin; place < range.end; ++place)
            m_marks[size_t(place - m_visible.begin)].isGap = true;
    }
    if (!m_scene->annotations || m_visible.isEmpty())
        return;

    m_scene->annotations->spansIn(m_visible, m_spans);
    for (size_t i = 0; i < m_spans.size(); ++i) {
        const HexSpan &span = m_spans[i];
        const ByteRange range = span.range.intersected(m_visible);
        for (qint64 offset = range.begin; offset < range.end; ++offset) {
            Mark &mark = m_marks[size_t(offset - m_visible.begin)];
            mark.span = qint32(i);
            mark.color = qint8(std::clamp(span.color, -1, 127));
            mark.severity = quint8(std::clamp<int>(span.severity, mark.severity, HexSpan::Error));
            mark.startsGroup |= span.startsGroup && offset == span.range.begin;
        }
    }
    m_scene->annotations->changedIn(m_visible, m_changes);
    for (const ByteRange &change : m_changes) {
        const ByteRange range = change.intersected(m_visible);
        for (qint64 offset = range.begin; offset < range.end; ++offset)
            m_marks[size_t(offset - m_visible.begin)].changed = true;
    }
    m_scene->annotations->marksIn(m_visible, m_hexMarks);
    for (const HexMark &found : m_hexMarks) {
        const ByteRange range = found.color == HexMark::Hit ? found.range.intersected(m_visible) : ByteRange();
        for (qint64 offset = range.begin; offset < range.end; ++offset)
            m_marks[size_t(offset - m_visible.begin)].isHit = true;
    }
}

void HexPainter::paintRow(QPainter &painter, qint64 row)
{
    const int y = rowTop(row);
    const ByteRange bytes = m_scene->layout.bytesOfRow(row);
    paintAddress(painter, row, y);
    paintFields(painter, bytes, y);
    paintHits(painter, bytes, y);
    paintGaps(painter, bytes, y);
    paintSelection(painter, bytes, y);
    paintLines(painter, bytes, y);
    addCharacters(bytes, y);
    paintMarks(painter, bytes, y);
    for (const HexPane pane : {HexPane::Hex, HexPane::Text}) {
        if (!m_scene->target.isEmpty())
            paintOutline(painter, pane, m_scene->target, bytes, y, m_scene->colors.target);
        if (!m_scene->hovered.isEmpty())
            paintOutline(painter, pane, m_scene->hovered, bytes, y, m_scene->colors.hover);
    }
}

/// One rectangle per field and pane. It stops short of its neighbours only where the field itself begins or ends, so
/// that two fields of one colour stay two and a field that goes on in the next row looks cut.
void HexPainter::paintFields(QPainter &painter, ByteRange row, int y)
{
    const HexLayout &layout = m_scene->layout;
    const int gap = std::max(1, layout.charWidth() / 8);
    qint64 begin = row.begin;
    while (begin < row.end) {
        const Mark &mark = markAt(begin);
        qint64 end = begin + 1;
        while (end < row.end && markAt(end).span == mark.span)
            ++end;
        if (mark.span >= 0 && mark.color >= 0) {
            const ByteRange &field = m_spans[size_t(mark.span)].range;
            const QColor &color = m_scene->colors.background(mark.color);
            for (const HexPane pane : {HexPane::Hex, HexPane::Text}) {
                const int inset = pane == HexPane::Hex ? gap : 0;
                QRect area = layout.cells(pane, layout.columnOf(begin), layout.columnOf(end - 1), y);
                area.adjust(field.begin == begin ? inset : 0, Inset, field.end == end ? -std::max(1, inset) : 0,
                            -Inset);
                painter.fillRect(area, color);
            }
        }
        begin = end;
    }
}

void HexPainter::paintHits(QPainter &painter, ByteRange row, int y)
{
    const HexLayout &layout = m_scene->layout;
    for (const HexMark &found : m_hexMarks) {
        const ByteRange part = found.range.intersected(row);
        if (found.color != HexMark::Hit || part.isEmpty())
            continue;
        for (const HexPane pane : {HexPane::Hex, HexPane::Text}) {
            const QRect area = layout.cells(pane, layout.columnOf(part.begin), layout.columnOf(part.end - 1), y);
            painter.fillRect(area.adjusted(0, Inset, 0, -Inset), m_scene->colors.hit);
            paintOutline(painter, pane, found.range, row, y, m_scene->colors.hitMark);
        }
    }
}

/// Bookmarks have a frame of two lines and a corner: form, not colour alone.
void HexPainter::paintMarks(QPainter &painter, ByteRange row, int y)
{
    const HexLayout &layout = m_scene->layout;
    for (const HexMark &mark : m_hexMarks) {
        const ByteRange part = mark.range.intersected(row);
        if (mark.color == HexMark::Hit || part.isEmpty())
            continue;
        const QColor &color = m_scene->colors.marks[size_t(mark.color) % m_scene->colors.marks.size()];
        for (const HexPane pane : {HexPane::Hex, HexPane::Text}) {
            paintOutline(painter, pane, mark.range, row, y, color);
            const QRect area = layout.cells(pane, layout.columnOf(part.begin), layout.columnOf(part.end - 1), y);
            painter.fillRect(area.left(), area.bottom() - 1, area.width(), 2, color);
            if (part.begin == mark.range.begin) {
                const int side = std::max(4, layout.rowHeight() / 3);
                const QPoint corner = area.topLeft();
                painter.setPen(Qt::NoPen);
                painter.setBrush(color);
                painter.drawPolygon(QPolygon({corner, corner + QPoint(side, 0), corner + QPoint(0, side)}));
            }
        }
    }
}

void HexPainter::paintGaps(QPainter &painter, ByteRange row, int y)
{
    if (m_scene->gaps.isEmpty())
        return;
    const HexLayout &layout = m_scene->layout;
    for (qint64 begin = row.begin; begin < row.end;) {
        qint64 end = begin + 1;
        while (end < row.end && markAt(end).isGap == markAt(begin).isGap)
            ++end;
        for (const HexPane pane : {HexPane::Hex, HexPane::Text}) {
            if (markAt(begin).isGap)
                painter.fillRect(layout.cells(pane, layout.columnOf(begin), layout.columnOf(end - 1), y),
                                 QBrush(m_scene->colors.gutterDim, Qt::BDiagPattern));
        }
        begin = end;
    }
}

void HexPainter::paintSelection(QPainter &painter, ByteRange row, int y)
{
    const ByteRange selected = m_scene->selection.intersected(row);
    if (selected.isEmpty())
        return;
    const HexLayout &layout = m_scene->layout;
    for (const HexPane pane : {HexPane::Hex, HexPane::Text}) {
        const QRect area = layout.cells(pane, layout.columnOf(selected.begin), layout.columnOf(selected.end - 1), y);
        const bool active = pane == m_scene->pane;
        painter.fillRect(area, active ? m_scene->colors.selection : m_scene->colors.passiveSelection);
        if (!active)
            paintOutline(painter, pane, m_scene->selection, row, y, m_scene->colors.selectionOutline);
    }
}

/// The part of a range's outline that lies in this row: lines only where the neighbour above, below or beside is not
/// in the range.
void HexPainter::paintOutline(QPainter &painter, HexPane pane, ByteRange range, ByteRange row, int y,
                              const QColor &color)
{
    const ByteRange part = range.intersected(row);
    if (part.isEmpty())
        return;
    const HexLayout &layout = m_scene->layout;
    const int columns = layout.bytesPerRow();
    const auto edge = [&](ByteRange bytes, int lineY) {
        bytes = bytes.intersected(row);
        if (bytes.isEmpty())
            return;
        const QRect area = layout.cells(pane, layout.columnOf(bytes.begin), layout.columnOf(bytes.end - 1), y);
        painter.fillRect(area.left(), lineY, area.width(), 1, color);
    };
    const QRect area = layout.cells(pane, layout.columnOf(part.begin), layout.columnOf(part.end - 1), y);
    // A byte's upper neighbour is in the range if it is not before the begin; likewise below.
    edge({part.begin, std::min(part.end, range.begin + columns)}, y);
    edge({std::max(part.begin, range.end - columns), part.end}, y + layout.rowHeight() - 1);
    if (part.begin == range.begin || part.begin == row.begin)
        painter.fillRect(area.left(), y, 1, layout.rowHeight(), color);
    if (part.end == range.end || part.end == row.end)
        painter.fillRect(area.right(), y, 1, layout.rowHeight(), color);
}

/// Lines before groups, under changed bytes and under bytes with issues.
void HexPainter::paintLines(QPainter &painter, ByteRange row, int y)
{
    const HexLayout &layout = m_scene->layout;
    const HexColors &colors = m_scene->colors;
    for (const HexPane pane : {HexPane::Hex, HexPane::Text}) {
        for (qint64 begin = row.begin; begin < row.end;) {
            const Mark mark = markAt(begin);
            const int left = layout.cells(pane, layout.columnOf(begin), layout.columnOf(begin), y).left();
            if (mark.startsGroup)
                painter.fillRect(left - (pane == HexPane::Text), y, 1, layout.rowHeight(), colors.separator);
            qint64 end = begin + 1;
            while (end < row.end && markAt(end).changed == mark.changed && markAt(end).severity == mark.severity
                   && !markAt(end).startsGroup)
                ++end;
            const QRect area = layout.cells(pane, layout.columnOf(begin), layout.columnOf(end - 1), y);
            paintLinesUnder(painter, area, mark.changed, mark.severity, colors, layout.charWidth());
            begin = end;
        }
    }
}

void HexPainter::paintAddress(QPainter &painter, qint64 row, int y)
{
    const HexLayout &layout = m_scene->layout;
    const HexColors &colors = m_scene->colors;
    const bool current = row == layout.rowOf(m_scene->cursor);
    if (current)
        painter.fillRect(0, y, layout.gutterWidth(), layout.rowHeight(), colors.gutterCurrent);
    const ByteRange places = layout.bytesOfRow(row);
    const quint64 address = quint64(m_scene->gaps.offsetOf(places.begin));
    if (!places.isEmpty() && markAt(places.begin).isGap && m_scene->gaps.contains(places.end - 1)
        && m_scene->gaps.offsetOf(places.end) == qint64(address))
        return;          // nothing stands there
    bool leading = true; // zeros in front say nothing
    for (int i = 0; i < layout.addressDigits(); ++i) {
        const int digit = int(address >> (4 * (layout.addressDigits() - 1 - i)) & 0xf);
        leading = leading && digit == 0 && i + 1 < layout.addressDigits();
        const QColor &color = current ? colors.gutterCurrentText : leading ? colors.gutterDim : colors.gutterText;
        m_glyphs->add(color, current, uchar(Digits[digit]), layout.addressX() + i * layout.charWidth(),
                      y + layout.baseline());
    }
}

void HexPainter::addCharacters(ByteRange row, int y)
{
    const HexLayout &layout = m_scene->layout;
    const HexColors &colors = m_scene->colors;
    const int baseline = y + layout.baseline();
    for (qint64 offset = row.begin; offset < row.end; ++offset) {
        const Mark &mark = markAt(offset);
        if (mark.isGap)
            continue;
        const uchar byte = byteAt(offset);
        const int column = layout.columnOf(offset);
        const bool printable = isPrintableByte(byte) && m_glyphs->has(byte);
        const size_t background = HexColors::backgroundIndex(mark.color);
        const bool selected = m_scene->selection.contains(offset);
        const auto ink = [&](HexPane pane, bool dim) -> const QColor & {
            if (selected && pane == m_scene->pane)
                return dim ? colors.selectionDim : colors.selectionText;
            if (mark.changed)
                return colors.changed;
            if (!dim)
                return colors.text;
            if (mark.isHit && !selected)
                return colors.hitDim;
            return selected ? colors.passiveDim : colors.dims[background];
        };
        const int x = layout.hexX(column);
        const QColor &hexInk = ink(HexPane::Hex, byte == 0);
        m_glyphs->add(hexInk, mark.changed, uchar(Digits[byte >> 4]), x, baseline);
        m_glyphs->add(hexInk, mark.changed, uchar(Digits[byte & 0xf]), x + layout.charWidth(), baseline);
        if (byte != ' ')
            m_glyphs->add(ink(HexPane::Text, !printable), mark.changed, printable ? byte : Placeholder,
                          layout.textX(column), baseline);
    }
}

void HexPainter::paintCursor(QPainter &painter)
{
    const HexLayout &layout = m_scene->layout;
    const int column = layout.columnOf(m_scene->cursor);
    const int y = rowTop(layout.rowOf(m_scene->cursor));
    for (const HexPane pane : {HexPane::Hex, HexPane::Text}) {
        const int digits = pane == HexPane::Hex ? 2 : 1;
        const QRect cell(layout.cellX(pane, column), y, digits * layout.charWidth(), layout.rowHeight());
        if (pane == m_scene->pane && m_scene->focused) {
            if (m_scene->cursorOn)
                paintActiveCursor(painter, QRect(cell.left() + (digits - 1) * m_scene->nibble * layout.charWidth(), y,
                                                 layout.charWidth(), layout.rowHeight()));
            continue;
        }
        painter.setPen(m_scene->colors.cursor);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(cell.adjusted(-1, 0, 0, -1));
    }
}

void HexPainter::paintActiveCursor(QPainter &painter, const QRect &digit)
{
    const HexColors &colors = m_scene->colors;
    if (m_scene->firstDigit >= 0) { // what is typed stands where its byte will be
        const int width = m_scene->layout.charWidth();
        painter.fillRect(digit.adjusted(-1, 0, width + 1, 0), colors.cursor);
        m_glyphs->add(colors.cursorText, true, uchar(Digits[m_scene->firstDigit]), digit.left(),
                      digit.top() + m_scene->layout.baseline());
        m_glyphs->add(colors.cursorText, false, '_', digit.left() + width, digit.top() + m_scene->layout.baseline());
        m_glyphs->flush(painter);
        return;
    }
    if (!m_scene->overwrite || m_scene->cursor >= m_visible.end) {
        painter.fillRect(digit.left() - 1, digit.top(), std::max(2, m_scene->layout.charWidth() / 5), digit.height(),
                         colors.cursor);
        return;
    }
    painter.fillRect(digit.adjusted(0, Inset, 0, -Inset), colors.cursor);
    const uchar byte = byteAt(m_scene->cursor);
    const bool changed = markAt(m_scene->cursor).changed;
    uchar character = isPrintableByte(byte) && m_glyphs->has(byte) ? byte : Placeholder;
    if (m_scene->pane == HexPane::Hex)
        character = uchar(Digits[m_scene->nibble ? byte & 0xf : byte >> 4]);
    m_glyphs->add(colors.cursorText, changed, character, digit.left(), digit.top() + m_scene->layout.baseline());
    m_glyphs->flush(painter);
}

/// The columns' numbers, the cursor's one marked.
void HexPainter::paintHeader(QPainter &painter)
{
    const HexLayout &layout = m_scene->layout;
    const HexColors &colors = m_scene->colors;
    const int height = layout.headerHeight();
    painter.fillRect(0, 0, std::max(layout.width(), painter.window().width()), height, colors.gutter);
    const int current = layout.columnOf(m_scene->cursor);
    for (const HexPane pane : {HexPane::Hex, HexPane::Text})
        painter.fillRect(layout.cells(pane, current, current, 0), colors.gutterCurrent);
    for (int column = 0; column < layout.bytesPerRow(); ++column) {
        const bool marked = column == current;
        const QColor &color = marked ? colors.gutterCurrentText : colors.gutterDim;
        const int x = layout.hexX(column);
        m_glyphs->add(color, marked, uchar(Digits[column >> 4 & 0xf]), x, layout.baseline());
        m_glyphs->add(color, marked, uchar(Digits[column & 0xf]), x + layout.charWidth(), layout.baseline());
        if ((column % 4 == 0 && std::abs(column - current) > 1) || marked) // one digit has no room beside another
            m_glyphs->add(color, marked, uchar(Digits[column & 0xf]), layout.textX(column), layout.baseline());
    }
    m_glyphs->flush(painter);
    painter.fillRect(0, height - 1, std::max(layout.width(), painter.window().width()), 1, colors.gutterCurrent);
}

} // namespace hexahedron
