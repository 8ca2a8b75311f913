#include "widgets/preview/playrange.h"

#include "widgets/preview/keyticks.h"

#include <QHelpEvent>
#include <QLocale>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace hexahedron::preview {

PlayRange::PlayRange(int margin, QWidget *parent)
    : QWidget(parent)
    , m_margin(margin)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Range that plays"));
    setMouseTracking(true);
}

void PlayRange::setSpan(const scene::PlayedSpan &span)
{
    m_span = span;
    m_grip = Grip::None;
    setRange({span.first, span.last});
}

void PlayRange::setRange(const TimeRange &range)
{
    const auto inside = [this](double time) { return std::clamp(time, m_span.first, m_span.last); };
    m_range = {inside(range.first), inside(range.second)};
    if (m_range.second - m_range.first < std::min(least(), m_span.last - m_span.first))
        m_range = {m_span.first, m_span.last};
    setAccessibleDescription(text());
    update();
}

double PlayRange::least() const
{
    constexpr double Share = 0.01;
    return m_inFrames ? 1 : (m_span.last - m_span.first) * Share;
}

void PlayRange::choose(const TimeRange &range)
{
    const TimeRange before = m_range;
    setRange(range);
    if (m_range != before)
        Q_EMIT changed();
}

QString PlayRange::text() const
{
    return isAll()
               ? tr("All of the animation plays.")
               : tr("Plays from %1 to %2.").arg(locale().toString(m_range.first), locale().toString(m_range.second));
}

double PlayRange::perPixel() const
{
    return (m_span.last - m_span.first) / qMax(1, width() - 2 * m_margin);
}

double PlayRange::placeOf(double time) const
{
    const double step = perPixel();
    return m_margin + (step > 0 ? (time - m_span.first) / step : 0);
}

void PlayRange::paintEvent(QPaintEvent *)
{
    constexpr int Thick = 3;
    if (!isEnabled())
        return;
    QPainter painter(this);
    const double from = placeOf(m_range.first), to = placeOf(m_range.second), top = (height() - Thick) / 2.0;
    const QColor part = palette().color(QPalette::Highlight);
    QColor ends = palette().color(QPalette::WindowText);
    ends.setAlphaF(0.75F);
    painter.fillRect(QRectF(m_margin, top, width() - 2 * m_margin, Thick), palette().color(QPalette::Midlight));
    painter.fillRect(QRectF(from, top, to - from, Thick), isAll() ? palette().color(QPalette::Mid) : part);
    for (const auto &[place, inwards] : {std::pair(from, 1), std::pair(to, -1)}) { // brackets
        const double left = std::floor(place) - (inwards < 0 ? 2 : 0);
        painter.fillRect(QRectF(left, 0, 2, height()), ends);
        for (const int y : {0, height() - 2})
            painter.fillRect(QRectF(left + (inwards > 0 ? 2 : -2), y, 2, 2), ends);
    }
}

PlayRange::Grip PlayRange::gripAt(double pixel) const
{
    constexpr double Reach = 6; // pixels
    const double fromFirst = std::abs(pixel - placeOf(m_range.first)),
                 fromLast = std::abs(pixel - placeOf(m_range.second));
    if (qMin(fromFirst, fromLast) <= Reach)
        return fromFirst < fromLast ? Grip::First : Grip::Last;
    const bool isBetween = placeOf(m_range.first) < pixel && pixel < placeOf(m_range.second);
    return isBetween && !isAll() ? Grip::Both : Grip::None;
}

void PlayRange::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_grip = gripAt(event->position().x());
    m_pressed = event->position().x();
    m_before = m_range;
}

void PlayRange::mouseMoveEvent(QMouseEvent *event)
{
    const double pixel = event->position().x();
    if (!(event->buttons() & Qt::LeftButton) || m_grip == Grip::None) {
        const Grip grip = gripAt(pixel);
        setCursor(grip == Grip::None ? Qt::ArrowCursor : grip == Grip::Both ? Qt::OpenHandCursor : Qt::SizeHorCursor);
        return;
    }
    const bool inFrames = m_inFrames && !event->modifiers().testFlag(Qt::ShiftModifier);
    const double step = inFrames ? 1 : stepOfHand(perPixel());
    const double by = (pixel - m_pressed) * perPixel();
    const auto moved = [&](double time) { return std::round((time + by) / step) * step; };
    TimeRange range = m_before;
    if (m_grip == Grip::First) {
        range.first = std::min(moved(m_before.first), m_before.second - least());
    } else if (m_grip == Grip::Last) {
        range.second = std::max(moved(m_before.second), m_before.first + least());
    } else {
        const double way = std::clamp(moved(m_before.first) - m_before.first, m_span.first - m_before.first,
                                      m_span.last - m_before.second);
        range = {m_before.first + way, m_before.second + way};
    }
    choose(range);
    QToolTip::showText(event->globalPosition().toPoint(), text(), this);
}

void PlayRange::mouseReleaseEvent(QMouseEvent *)
{
    m_grip = Grip::None;
}

void PlayRange::mouseDoubleClickEvent(QMouseEvent *)
{
    m_grip = Grip::None;
    choose({m_span.first, m_span.last});
}

void PlayRange::contextMenuEvent(QContextMenuEvent *event)
{
    showMenu(event->globalPos());
}

void PlayRange::showMenu(const QPoint &at)
{
    if (!isEnabled())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const double step = m_inFrames ? 1 : stepOfHand(perPixel());
    const double time = std::round(m_time / step) * step;
    const QString now = locale().toString(time);
    QAction *from = menu->addAction(tr("Play &from %1").arg(now), this, [=, this] { choose({time, m_range.second}); });
    from->setEnabled(m_range.second - time >= least() && time != m_range.first);
    QAction *to = menu->addAction(tr("Play &to %1").arg(now), this, [=, this] { choose({m_range.first, time}); });
    to->setEnabled(time - m_range.first >= least() && time != m_range.second);
    QAction *all = menu->addAction(tr("Play &All of It"), this, [this] { choose({m_span.first, m_span.last}); });
    all->setEnabled(!isAll());
    menu->popup(at);
}

bool PlayRange::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(),
                       text() + u' ' + tr("Drag an end to play less; a double click plays all of it."), this);
    return true;
}

} // namespace hexahedron::preview
