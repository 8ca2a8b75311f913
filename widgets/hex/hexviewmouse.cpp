#include "widgets/hex/hexview.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTimerEvent>
#include <QToolTip>

namespace hexahedron {

namespace {
constexpr int AutoScrollInterval = 30; // milliseconds
}

std::optional<HexLayout::Hit> HexView::hitAt(const QPoint &place) const
{
    if (place.y() < m_scene.layout.headerHeight())
        return std::nullopt;
    return m_scene.layout.hit(place.x() + horizontalScrollBar()->value(),
                              place.y() - m_scene.layout.headerHeight() + m_scene.top, std::nullopt, true);
}

bool HexView::isOnAddress(const QPoint &spot) const
{
    return spot.y() >= m_scene.layout.headerHeight()
           && spot.x() + horizontalScrollBar()->value() < m_scene.layout.gutterWidth();
}

/// What is written there above the columns, which may be cut.
QString HexView::headAt(const QPoint &spot) const
{
    if (spot.y() >= m_scene.layout.headerHeight())
        return {};
    const int x = spot.x() + horizontalScrollBar()->value();
    for (const HexRows::Head &head : m_scene.layout.heads()) {
        if (head.begin < head.end && m_scene.layout.cells(HexPane::Hex, head.begin, head.end - 1, 0).contains(x, 0))
            return QStringLiteral("%1  +%2").arg(head.name).arg(head.begin);
    }
    return {};
}

void HexView::mousePressEvent(QMouseEvent *event)
{
    const QPoint spot = event->position().toPoint();
    finishTyping();
    if (hasTypedAhead()) { // first it goes where it was typed
        if (const auto hit = hitAt(spot))
            afterTyping([=, this] {
                setActivePane(hit->pane);
                place(hit->offset, hit->offset, hit->nibble, {hit->offset, hit->offset});
            });
        return;
    }
    if (event->button() == Qt::RightButton) {
        const auto hit = hitAt(spot);
        if (hit && !m_scene.selection.contains(hit->offset)) {
            setActivePane(hit->pane);
            place(hit->offset, hit->offset, hit->nibble, {hit->offset, hit->offset});
        }
        return;
    }
    if (event->button() != Qt::LeftButton || spot.y() < m_scene.layout.headerHeight())
        return;

    const bool isTriple = m_tripleClickTimer.isActive()
                          && (spot - m_doubleClickPlace).manhattanLength() < QApplication::startDragDistance();
    m_tripleClickTimer.stop();
    const bool extend = event->modifiers() & Qt::ShiftModifier;
    const HexLayout &layout = m_scene.layout;
    const auto hit = layout.hit(spot.x() + horizontalScrollBar()->value(),
                                spot.y() - layout.headerHeight() + m_scene.top, std::nullopt, false);
    setActivePane(hit->pane);
    m_pressPlace = m_dragPlace = spot;
    m_wholeFields = isTriple;
    m_wholeRows = !isTriple && !extend && isOnAddress(spot);
    setHovered({});
    if (m_wholeRows) {
        m_press = hit;
        m_dragging = true;
        dragTo(spot);
    } else if (isTriple) {
        m_press = hit;
        selectFieldAt(hit->offset, true);
        m_press.reset(); // a group is not dragged wider
    } else if (extend) {
        // From the byte where the selection began, whichever side of the anchor it lies on.
        const bool fromEnd = !m_scene.selection.isEmpty() && m_anchor == m_scene.selection.end;
        m_press = hit;
        m_press->offset = std::max<qint64>(0, m_anchor - fromEnd);
        m_dragging = true;
        dragTo(spot);
    } else {
        m_press = hit;
        m_dragging = false;
        const qint64 offset = hit->pane == HexPane::Hex ? layout.cellOf(hit->offset).begin : hit->offset;
        place(offset, offset, hit->nibble, {offset, offset});
    }
    event->accept();
}

void HexView::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint spot = event->position().toPoint();
    if (!m_press || !(event->buttons() & Qt::LeftButton)) {
        const auto hit = hitAt(spot);
        viewport()->setCursor(isOnAddress(spot) ? Qt::ArrowCursor : Qt::IBeamCursor);
        setHovered(hit && m_scene.annotations ? m_scene.annotations->fieldAt(hit->offset) : ByteRange());
        return;
    }
    m_dragPlace = spot;
    dragTo(spot);
    const bool outside = spot.y() < m_scene.layout.headerHeight() || spot.y() >= viewport()->height();
    if (outside && m_dragging && !m_autoScrollTimer.isActive())
        m_autoScrollTimer.start(AutoScrollInterval, this);
    else if (!outside)
        m_autoScrollTimer.stop();
}

/// Selects from the byte pressed to the byte at `place`, both included, once the mouse has left the middle of the
/// first.
void HexView::dragTo(const QPoint &spot)
{
    const HexLayout &layout = m_scene.layout;
    const auto hit = layout.hit(spot.x() + horizontalScrollBar()->value(),
                                spot.y() - layout.headerHeight() + m_scene.top, m_press->pane, false);
    const int halfCell = layout.cellWidth(m_press->pane) / 2;
    if (!m_dragging) {
        m_dragging = hit->offset != m_press->offset || std::abs(spot.x() - m_pressPlace.x()) > halfCell;
        if (!m_dragging)
            return;
    }
    const qint64 size = m_scene.bytes.size();
    const ByteRange from = unitAt(m_press->offset);
    const ByteRange to = unitAt(hit->offset);
    if (m_wholeFields && (from.isEmpty() || to.isEmpty()))
        return;
    const ByteRange selection = ByteRange{std::min(from.begin, to.begin), std::max(from.end, to.end)}.intersected(
        {0, size});
    const bool forward = to.end >= from.end;
    place(forward ? selection.begin : selection.end, forward ? selection.end : selection.begin, 0, selection);
}

/// What dragging selects at least: a byte or number, or the field or row that it lies in.
ByteRange HexView::unitAt(qint64 offset) const
{
    if (m_wholeRows)
        return m_scene.layout.bytesOfRow(m_scene.layout.rowOf(offset));
    if (m_wholeFields && m_scene.annotations)
        return m_scene.annotations->fieldAt(offset);
    if (m_press && m_press->pane == HexPane::Hex)
        return m_scene.layout.cellOf(offset);
    return {offset, std::min(offset + 1, m_scene.bytes.size())};
}

void HexView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_press.reset();
    m_dragging = false;
    m_wholeFields = false;
    m_wholeRows = false;
    m_autoScrollTimer.stop();
}

void HexView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const auto hit = hitAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || !hit)
        return;
    setActivePane(hit->pane);
    m_press = hit;
    m_pressPlace = m_dragPlace = m_doubleClickPlace = event->position().toPoint();
    m_dragging = false;
    m_wholeFields = true;
    m_tripleClickTimer.start(QApplication::doubleClickInterval(), this);
    selectFieldAt(hit->offset, false);
    Q_EMIT fieldActivated(hit->offset);
}

void HexView::selectFieldAt(qint64 offset, bool group)
{
    ByteRange range;
    if (m_scene.annotations)
        range = group ? m_scene.annotations->groupAt(offset) : m_scene.annotations->fieldAt(offset);
    if (range.isEmpty())
        range = {offset, offset + 1};
    setSelection(range, false);
}

void HexView::timerEvent(QTimerEvent *event)
{
    if (event->timerId() == m_blinkTimer.timerId()) {
        m_scene.cursorOn = !m_scene.cursorOn;
        updateRows({m_scene.cursor, m_scene.cursor});
    } else if (event->timerId() == m_autoScrollTimer.timerId()) {
        const int above = m_scene.layout.headerHeight() - m_dragPlace.y();
        const int below = m_dragPlace.y() - viewport()->height() + 1;
        const int distance = above > 0 ? -above : std::max(0, below);
        // The further out, the faster: a row's height away is about a row per tick, far away is pages.
        scrollTo(m_scene.top + distance + qint64(distance) * std::abs(distance) / 16);
        if (m_press)
            dragTo(m_dragPlace);
        else
            m_autoScrollTimer.stop();
    } else if (event->timerId() == m_tripleClickTimer.timerId()) {
        m_tripleClickTimer.stop();
    } else {
        QAbstractScrollArea::timerEvent(event);
    }
}

bool HexView::viewportEvent(QEvent *event)
{
    switch (event->type()) {
    case QEvent::ToolTip: {
        const auto *help = static_cast<QHelpEvent *>(event);
        const auto hit = hitAt(help->pos());
        const QString text = hit && m_scene.annotations ? m_scene.annotations->toolTip(hit->offset) : QString();
        if (const QString head = headAt(help->pos()); !head.isEmpty())
            QToolTip::showText(help->globalPos(), head, viewport());
        else if (text.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), text, viewport(), cellRect(hit->offset, hit->pane));
        return true;
    }
    case QEvent::Leave:
        setHovered({});
        break;
    default:
        break;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void HexView::contextMenuEvent(QContextMenuEvent *event)
{
    if (event->reason() == QContextMenuEvent::Keyboard) {
        showCursor();
        const QRect cell = cellRect(m_scene.cursor, m_scene.pane);
        Q_EMIT contextMenuRequested(viewport()->mapToGlobal(cell.bottomLeft()), m_scene.cursor);
    } else {
        const auto hit = hitAt(viewport()->mapFromGlobal(event->globalPos()));
        Q_EMIT contextMenuRequested(event->globalPos(), hit ? hit->offset : m_scene.cursor);
    }
    event->accept();
}

} // namespace hexahedron
