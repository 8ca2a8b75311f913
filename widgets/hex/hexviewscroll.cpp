#include "widgets/hex/hexview.h"

#include <QScrollBar>
#include <QStyle>
#include <QWheelEvent>

#include <cmath>

// Scrolling. The position is a 64-bit number of pixels kept here; the scroll bar, which has 31 bits, only shows it.
// So each row of a file of any size can be reached: the bar's arrows, the wheel and the keys move by pixels and rows,
// dragging jumps.

namespace hexahedron {

namespace {
constexpr qint64 MostBarSteps = 1 << 30;
}

int HexView::rowsHeight() const
{
    return std::max(1, viewport()->height() - m_scene.layout.headerHeight());
}

int HexView::fullRows() const
{
    return std::max(1, rowsHeight() / m_scene.layout.rowHeight());
}

qint64 HexView::maximumTop() const
{
    return std::max<qint64>(0, m_scene.layout.height() - rowsHeight());
}

int HexView::barValueOf(qint64 top) const
{
    const qint64 most = maximumTop();
    if (most <= MostBarSteps)
        return int(top);
    return int(std::llround(double(top) / double(most) * double(MostBarSteps)));
}

void HexView::updateScrollBars()
{
    // The side bar first: when it comes or goes the height changes, and we are called again from inside.
    QScrollBar *side = horizontalScrollBar();
    side->setPageStep(viewport()->width());
    side->setSingleStep(m_scene.layout.charWidth() * 3);
    side->setRange(0, std::max(0, m_scene.layout.width() - viewport()->width()));

    const qint64 top = m_scene.top; // setting the range may move the bar, which must not move us
    const qint64 most = maximumTop();
    const double scale = most > MostBarSteps ? double(MostBarSteps) / double(most) : 1;
    QScrollBar *bar = verticalScrollBar();
    bar->setRange(0, int(std::min(most, MostBarSteps)));
    bar->setPageStep(std::max(1, int(rowsHeight() * scale)));
    bar->setSingleStep(std::max(1, int(m_scene.layout.rowHeight() * scale)));
    m_scene.top = std::min(top, most);
    bar->setValue(barValueOf(m_scene.top));
}

void HexView::scrollContentsBy(int, int)
{
    const int value = verticalScrollBar()->value();
    if (value != barValueOf(m_scene.top)) {
        const qint64 most = maximumTop();
        m_scene.top = most <= MostBarSteps ? value : qint64(double(value) / double(MostBarSteps) * double(most));
        if (value == verticalScrollBar()->maximum())
            m_scene.top = most;
    }
    refresh();
}

/// Steps of the bar are exact also where one of its units is many rows.
void HexView::barActionTriggered(int action)
{
    const int row = m_scene.layout.rowHeight();
    qint64 by = 0;
    switch (action) {
    case QAbstractSlider::SliderSingleStepAdd:
        by = row;
        break;
    case QAbstractSlider::SliderSingleStepSub:
        by = -row;
        break;
    case QAbstractSlider::SliderPageStepAdd:
        by = fullRows() * row;
        break;
    case QAbstractSlider::SliderPageStepSub:
        by = -fullRows() * row;
        break;
    default:
        m_scrollAnimation.stop();
        return;
    }
    scrollTo(m_scene.top + by);
    verticalScrollBar()->setSliderPosition(barValueOf(m_scene.top));
}

void HexView::scrollTo(qint64 top)
{
    top = std::clamp<qint64>(top, 0, maximumTop());
    if (top == m_scene.top)
        return;
    m_scene.top = top;
    verticalScrollBar()->setValue(barValueOf(top));
    setHovered({});
    refresh();
}

void HexView::scrollSmoothlyTo(qint64 top)
{
    top = std::clamp<qint64>(top, 0, maximumTop());
    const int duration = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this);
    m_scrollAnimation.stop();
    if (duration <= 0 || !isVisible()) {
        scrollTo(top);
        return;
    }
    m_scrollFrom = m_scene.top;
    m_scrollGoal = top;
    m_scrollAnimation.setDuration(std::min(duration, 120));
    m_scrollAnimation.start();
}

void HexView::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers() & Qt::ControlModifier) {
        m_wheelRest += event->angleDelta().y() / 120.0;
        const int steps = int(m_wheelRest);
        m_wheelRest -= steps;
        setZoom(m_zoom + steps);
        event->accept();
        return;
    }
    if (!event->pixelDelta().isNull()) { // a touchpad moves as the fingers do
        m_scrollAnimation.stop();
        scrollTo(m_scene.top - event->pixelDelta().y());
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - event->pixelDelta().x());
        event->accept();
        return;
    }
    if (event->angleDelta().y() == 0) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    const bool running = m_scrollAnimation.state() == QAbstractAnimation::Running;
    const double lines = event->angleDelta().y() / 120.0 * 3;
    scrollSmoothlyTo((running ? m_scrollGoal : m_scene.top) - std::llround(lines * m_scene.layout.rowHeight()));
    event->accept();
}

ByteRange HexView::visibleRange() const
{
    const HexLayout &layout = m_scene.layout;
    const qint64 first = m_scene.top / layout.rowHeight();
    const qint64 last = (m_scene.top + rowsHeight() - 1) / layout.rowHeight();
    return {layout.offsetAt(first, 0), layout.offsetAt(last + 1, 0)};
}

void HexView::showOnTop(qint64 offset)
{
    m_scrollAnimation.stop();
    scrollTo(m_scene.layout.rowOf(std::clamp<qint64>(offset, 0, m_scene.bytes.size())) * m_scene.layout.rowHeight());
}

void HexView::reveal(ByteRange range)
{
    m_scrollAnimation.stop();
    const HexLayout &layout = m_scene.layout;
    const qint64 first = layout.rowOf(range.begin) * layout.rowHeight();
    const qint64 last = (layout.rowOf(std::max(range.begin, range.end - 1)) + 1) * layout.rowHeight();
    const bool beginShown = first >= m_scene.top && first + layout.rowHeight() <= m_scene.top + rowsHeight();
    if (beginShown && last <= m_scene.top + rowsHeight())
        return;
    if (beginShown) { // the rest follows as far as the beginning stays
        scrollTo(std::min(first, last - rowsHeight()));
        return;
    }
    // From far away: a quarter down, so that what comes before is seen too, on a row's edge.
    scrollTo(first - rowsHeight() / 4 / layout.rowHeight() * layout.rowHeight());
}

void HexView::showCursor()
{
    m_scrollAnimation.stop();
    const HexLayout &layout = m_scene.layout;
    const qint64 top = layout.rowOf(m_scene.cursor) * layout.rowHeight();
    if (top < m_scene.top)
        scrollTo(top);
    else if (top + layout.rowHeight() > m_scene.top + rowsHeight())
        scrollTo(top + layout.rowHeight() - rowsHeight());
    QScrollBar *side = horizontalScrollBar();
    const QRect cell = cellRect(m_scene.cursor, m_scene.pane).translated(side->value(), 0);
    if (cell.left() < side->value() + layout.charWidth())
        side->setValue(layout.columnOf(m_scene.cursor) == 0 && m_scene.pane == HexPane::Hex
                           ? 0
                           : cell.left() - layout.charWidth());
    else if (cell.right() > side->value() + viewport()->width() - layout.charWidth())
        side->setValue(cell.right() - viewport()->width() + layout.charWidth());
}

} // namespace hexahedron
