#include "widgets/hex/hexpainter.h"

#include <QVarLengthArray>

namespace hexahedron {

namespace {

constexpr uchar Placeholder = 0xb7; // a raised dot stands for what cannot be printed

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
    if (m_visible.isEmpty())
        return;
    if (m_scene->annotations)
        collectSpans();
    shade();
}

void HexPainter::collectSpans()
{
    m_scene->annotations->spansIn(m_visible, m_spans);
    for (size_t i = 0; i < m_spans.size(); ++i) {
        const HexSpan &span = m_spans[i];
        const ByteRange range = span.range.intersected(m_visible);
        for (qint64 offset = range.begin; offset < range.end; ++offset) {
            Mark &mark = m_marks[size_t(offset - m_visible.begin)];
            mark.span = qint32(i);
            mark.color = qint8(
                std::clamp(m_scene->coloring.scheme == HexColoring::Scheme::Type ? span.typeColor : span.color, -1,
                           HexColors::FieldCount - 1));
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
        const ByteRange range = found.color < 0 ? found.range.intersected(m_visible) : ByteRange();
        for (qint64 offset = range.begin; offset < range.end; ++offset)
            m_marks[size_t(offset - m_visible.begin)].isHit = true;
    }
}

/// Colours that do not depend on what bytes mean.
void HexPainter::shade()
{
    constexpr qint64 Block = HexColoring::EntropyBlock;
    switch (m_scene->coloring.scheme) {
    case HexColoring::Scheme::Field:
    case HexColoring::Scheme::Type:
        return;
    case HexColoring::Scheme::None:
        for (Mark &mark : m_marks)
            mark.color = -1;
        return;
    case HexColoring::Scheme::Value:
        for (qint64 offset = m_visible.begin; offset < m_visible.end;) { // a number is as strong as its highest byte
            const ByteRange cell = m_scene->layout.cellOf(offset).intersected(m_visible);
            uchar highest = 0;
            for (qint64 at = cell.begin; at < cell.end; ++at)
                highest = std::max(highest, byteAt(at));
            for (; offset < cell.end; ++offset)
                m_marks[size_t(offset - m_visible.begin)].color = qint8(HexColoring::shadeOf(highest));
        }
        return;
    case HexColoring::Scheme::Entropy:
        for (qint64 begin = m_visible.begin / Block * Block; begin < m_visible.end; begin += Block) {
            const ByteRange block = ByteRange{begin, begin + Block}.intersected(m_scene->bytes.range());
            std::array<uchar, size_t(Block)> bytes;
            m_scene->bytes.read(block.begin, bytes.data(), block.size());
            const auto color = qint8(HexColoring::shadeOf(std::span(bytes).first(size_t(block.size()))));
            const ByteRange seen = block.intersected(m_visible);
            for (qint64 offset = seen.begin; offset < seen.end; ++offset)
                m_marks[size_t(offset - m_visible.begin)].color = color;
        }
        return;
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
    paintCompanion(painter, bytes, y);
    paintSelection(painter, bytes, y);
    paintLines(painter, bytes, y);
    addDigits(bytes, y);
    addTexts(bytes, y);
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
        while (end < row.end && markAt(end).span == mark.span && markAt(end).color == mark.color)
            ++end;
        if (mark.color >= 0) {
            const ByteRange field = mark.span >= 0 && mark.color < HexColors::FirstShade
                                        ? m_spans[size_t(mark.span)].range
                                        : ByteRange();
            for (const HexPane pane : {HexPane::Hex, HexPane::Text}) {
                const int inset = pane == HexPane::Hex ? gap : 0;
                QRect area = layout.cells(pane, layout.columnOf(begin), layout.columnOf(end - 1), y);
                if (!field.isEmpty())
                    area.adjust(field.begin == begin ? inset : 0, Inset, field.end == end ? -std::max(1, inset) : 0,
                                -Inset);
                paintBackground(painter, area, mark.color, m_scene->colors, m_scene->coloring.hasPatterns);
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
        if (found.color >= 0 || part.isEmpty())
            continue;
        const HexColors &colors = m_scene->colors;
        const bool isHit = found.color == HexMark::Hit;
        for (const HexPane pane : {HexPane::Hex, HexPane::Text}) {
            const QRect area = layout.cells(pane, layout.columnOf(part.begin), layout.columnOf(part.end - 1), y);
            painter.fillRect(area.adjusted(0, Inset, 0, -Inset), isHit ? colors.hit : colors.differing);
            paintOutline(painter, pane, found.range, row, y, isHit ? colors.hitMark : colors.changedMark);
        }
    }
}

/// Bookmarks have a frame of two lines and a corner: form, not colour alone.
void HexPainter::paintMarks(QPainter &painter, ByteRange row, int y)
{
    const HexLayout &layout = m_scene->layout;
    for (const HexMark &mark : m_hexMarks) {
        const ByteRange part = mark.range.intersected(row);
        if (mark.color < 0 || part.isEmpty())
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

void HexPainter::paintCompanion(QPainter &painter, ByteRange row, int y)
{
    const ByteRange selected = m_scene->companion.intersected(row);
    if (selected.isEmpty())
        return;
    const HexLayout &layout = m_scene->layout;
    for (const HexPane pane : {HexPane::Hex, HexPane::Text}) {
        painter.fillRect(layout.cells(pane, layout.columnOf(selected.begin), layout.columnOf(selected.end - 1), y),
                         m_scene->colors.passiveSelection);
        paintOutline(painter, pane, m_scene->companion, row, y, m_scene->colors.selectionOutline);
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
        return; // nothing stands there
    const QByteArray text = layout.addressText(qint64(address));
    bool leading = true; // zeros in front say nothing
    for (qsizetype i = 0; i < text.size(); ++i) {
        leading = leading && (text[i] == '0' || text[i] == '+') && i + 1 < text.size();
        const QColor &color = current ? colors.gutterCurrentText : leading ? colors.gutterDim : colors.gutterText;
        m_glyphs->add(color, current, uchar(text[i]), layout.addressX() + int(i) * layout.charWidth(),
                      y + layout.baseline());
    }
}

const QColor &HexPainter::inkAt(qint64 offset, HexPane pane, bool isDim) const
{
    const HexColors &colors = m_scene->colors;
    const Mark &mark = markAt(offset);
    const bool isOwn = m_scene->selection.contains(offset);
    const bool selected = isOwn || m_scene->companion.contains(offset);
    if (isOwn && pane == m_scene->pane)
        return isDim ? colors.selectionDim : colors.selectionText;
    if (mark.changed)
        return colors.changed;
    if (!isDim)
        return colors.text;
    if (mark.isHit && !selected)
        return colors.hitDim;
    return selected ? colors.passiveDim : colors.dim(mark.color);
}

HexForm::Cell HexPainter::cellAt(ByteRange bytes) const
{
    HexForm::Cell cell;
    const auto begin = size_t(bytes.begin - m_visible.begin);
    m_scene->layout.form().write({m_bytes.data() + begin, size_t(bytes.size())}, cell);
    return cell;
}

/// A number has a character in the colour of each byte behind it: some of its bytes may be selected.
void HexPainter::addDigits(ByteRange row, int y)
{
    const HexLayout &layout = m_scene->layout;
    const int digits = layout.form().digits();
    const int unit = layout.form().unit();
    for (qint64 offset = row.begin; offset < row.end;) {
        const ByteRange bytes = layout.cellOf(offset).intersected(row);
        offset = bytes.end;
        bool isZero = true, isGap = false, isChanged = false;
        for (qint64 at = bytes.begin; at < bytes.end; ++at) {
            isZero = isZero && byteAt(at) == 0;
            isGap = isGap || markAt(at).isGap;
            isChanged = isChanged || markAt(at).changed;
        }
        if (isGap)
            continue;
        const bool isDim = isZero || bytes.size() < unit;
        const HexForm::Cell cell = cellAt(bytes);
        const int x = layout.hexX(layout.columnOf(bytes.begin));
        for (int i = 0; i < digits; ++i) {
            if (cell[size_t(i)] != ' ')
                m_glyphs->add(inkAt(bytes.begin + i * bytes.size() / digits, HexPane::Hex, isDim), isChanged,
                              uchar(cell[size_t(i)]), x + i * layout.charWidth(), y + layout.baseline());
        }
    }
}

void HexPainter::addTexts(ByteRange row, int y)
{
    const HexLayout &layout = m_scene->layout;
    for (qint64 offset = row.begin; offset < row.end; ++offset) {
        const uchar byte = byteAt(offset);
        if (byte == ' ' || markAt(offset).isGap)
            continue;
        const bool printable = isPrintableByte(byte) && m_glyphs->has(byte);
        m_glyphs->add(inkAt(offset, HexPane::Text, !printable), markAt(offset).changed, printable ? byte : Placeholder,
                      layout.textX(layout.columnOf(offset)), y + layout.baseline());
    }
}

void HexPainter::paintCursor(QPainter &painter)
{
    const HexLayout &layout = m_scene->layout;
    const int y = rowTop(layout.rowOf(m_scene->cursor));
    for (const HexPane pane : {HexPane::Hex, HexPane::Text}) {
        const QRect cell(layout.cellX(pane, layout.columnOf(m_scene->cursor)), y, layout.cellWidth(pane),
                         layout.rowHeight());
        if (pane == m_scene->pane && m_scene->focused) {
            if (m_scene->cursorOn)
                paintActiveCursor(painter, cell);
            continue;
        }
        painter.setPen(m_scene->colors.cursor);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(cell.adjusted(-1, 0, 0, -1));
    }
}

void HexPainter::addCell(const char *cell, const QColor &color, bool isBold, int x, int baseline)
{
    for (int i = 0; cell[i]; ++i) {
        if (cell[i] != ' ')
            m_glyphs->add(color, isBold, uchar(cell[i]), x + i * m_scene->layout.charWidth(), baseline);
    }
}

/// A bar before the cell while inserting, else a block: over the digit or the value that typing changes.
void HexPainter::paintActiveCursor(QPainter &painter, const QRect &cell)
{
    const HexLayout &layout = m_scene->layout;
    const HexColors &colors = m_scene->colors;
    const int baseline = cell.top() + layout.baseline();
    const int width = layout.charWidth();
    if (!m_scene->typed.isEmpty()) { // what is typed stands where its bytes will be
        const int room = std::max(cell.width() / width, int(m_scene->typed.size()) + 1);
        painter.fillRect(cell.left() - 1, cell.top(), room * width + 2, cell.height(), colors.cursor);
        addCell(m_scene->typed.constData(), colors.cursorText, true, cell.left(), baseline);
        if (m_scene->typed.size() < room)
            m_glyphs->add(colors.cursorText, false, '_', cell.left() + int(m_scene->typed.size()) * width, baseline);
        m_glyphs->flush(painter);
        return;
    }
    const bool byDigits = layout.form().isTypedByDigits() && m_scene->pane == HexPane::Hex;
    QRect block = cell;
    if (byDigits)
        block = QRect(cell.left() + m_scene->nibble * width, cell.top(), width, cell.height());
    if (!m_scene->overwrite || m_scene->cursor >= m_visible.end) {
        painter.fillRect(block.left() - 1, block.top(), std::max(2, width / 5), block.height(), colors.cursor);
        return;
    }
    painter.fillRect(block.adjusted(0, Inset, 0, -Inset), colors.cursor);
    const uchar byte = byteAt(m_scene->cursor);
    const bool changed = markAt(m_scene->cursor).changed;
    if (m_scene->pane == HexPane::Text) {
        m_glyphs->add(colors.cursorText, changed, isPrintableByte(byte) && m_glyphs->has(byte) ? byte : Placeholder,
                      block.left(), baseline);
    } else {
        const HexForm::Cell digits = cellAt(layout.cellOf(m_scene->cursor));
        const QByteArray text(digits.data(), layout.form().digits());
        addCell((byDigits ? text.mid(m_scene->nibble, 1) : text).constData(), colors.cursorText, changed, block.left(),
                baseline);
    }
    m_glyphs->flush(painter);
}

/// The columns' numbers or what their fields are called, the cursor's one marked.
void HexPainter::paintHeader(QPainter &painter)
{
    const HexLayout &layout = m_scene->layout;
    const HexColors &colors = m_scene->colors;
    const int height = layout.headerHeight();
    painter.fillRect(0, 0, std::max(layout.width(), painter.window().width()), height, colors.gutter);
    const int current = layout.columnOf(m_scene->cursor);
    for (const HexPane pane : {HexPane::Hex, HexPane::Text})
        painter.fillRect(layout.cells(pane, current, current, 0), colors.gutterCurrent);
    const int unit = layout.form().unit();
    // Numbers stand at the right of their cells, bytes fill them.
    const int shift = layout.form().isNumber() ? layout.cellWidth(HexPane::Hex) - 2 * layout.charWidth() : 0;
    const char *digits = layout.form().isUpper ? "0123456789ABCDEF" : "0123456789abcdef";
    for (int column = 0; column < layout.bytesPerRow(); ++column) {
        const bool marked = column / unit == current / unit;
        const QColor &color = marked ? colors.gutterCurrentText : colors.gutterDim;
        const int x = layout.hexX(column) + shift;
        if (column % unit == 0 && layout.heads().empty()) {
            m_glyphs->add(color, marked, uchar(digits[column >> 4 & 0xf]), x, layout.baseline());
            m_glyphs->add(color, marked, uchar(digits[column & 0xf]), x + layout.charWidth(), layout.baseline());
        }
        const bool isCurrent = column == current;
        if ((column % 4 == 0 && std::abs(column - current) > 1) || isCurrent) // one digit has no room beside another
            m_glyphs->add(isCurrent ? colors.gutterCurrentText : colors.gutterDim, isCurrent,
                          uchar(digits[column & 0xf]), layout.textX(column), layout.baseline());
    }
    m_glyphs->flush(painter);
    paintHeads(painter);
    const int line = m_scene->focused ? 2 : 1; // which of several panes has the keys is always seen
    painter.fillRect(0, height - line, std::max(layout.width(), painter.window().width()), line,
                     m_scene->focused ? colors.selectionOutline : colors.gutterCurrent);
}

void HexPainter::paintHeads(QPainter &painter)
{
    const HexLayout &layout = m_scene->layout;
    const int current = layout.columnOf(m_scene->cursor);
    const QFontMetrics letters = painter.fontMetrics();
    for (const HexRows::Head &head : layout.heads()) {
        const int last = std::min(head.end, layout.bytesPerRow()) - 1;
        if (last < head.begin)
            continue;
        const QRect area = layout.cells(HexPane::Hex, head.begin, last, 0);
        const bool isCurrent = current >= head.begin && current <= last;
        painter.fillRect(area.left(), 2, 1, layout.headerHeight() - 4, m_scene->colors.separator);
        painter.setPen(isCurrent ? m_scene->colors.gutterCurrentText : m_scene->colors.gutterText);
        const QRect room = area.adjusted(3, 0, -1, 0);
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                         letters.elidedText(head.name, Qt::ElideRight, room.width()));
    }
}

} // namespace hexahedron
