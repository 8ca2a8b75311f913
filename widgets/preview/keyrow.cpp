#include "widgets/preview/keyrow.h"

#include "widgets/preview/overlays.h"

#include <QHelpEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <cmath>

namespace hexahedron::preview {

KeyRow::KeyRow(int margin, QWidget *parent)
    : QWidget(parent)
    , m_margin(margin)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Keys of the animation"));
}

void KeyRow::setKeys(std::vector<KeyTick> ticks, double first, double last, bool hasLanes)
{
    m_ticks = std::move(ticks);
    m_first = first;
    m_last = last;
    m_hasLanes = hasLanes;
    update();
}

void KeyRow::setTime(double time)
{
    m_time = time;
    update();
}

void KeyRow::setLit(StreamId stream, ByteRange range)
{
    m_litStream = stream;
    m_litRange = range;
    update();
}

double KeyRow::placeOf(double time) const
{
    const double length = m_last - m_first;
    return m_margin + (length > 0 ? (time - m_first) / length : 0) * qMax(1, width() - 2 * m_margin);
}

double KeyRow::laneHeight() const
{
    return m_hasLanes ? height() / 3.0 : height();
}

double KeyRow::laneTop(const KeyTick &tick) const
{
    return m_hasLanes ? tick.lane * laneHeight() : 0;
}

void KeyRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QColor plain = palette().color(QPalette::WindowText);
    plain.setAlphaF(isEnabled() ? 0.75F : 0.3F);
    std::array<int, 3> drawn{-1, -1, -1}; // the last pixel of each lane: thousands of keys share them
    const auto draw = [&](const KeyTick &tick, const QColor &color) {
        const QRectF mark(std::floor(placeOf(tick.time)), laneTop(tick) + 1, 2, laneHeight() - 2);
        painter.fillRect(mark, color);
    };
    for (const KeyTick &tick : m_ticks) {
        const int pixel = int(placeOf(tick.time));
        if (tick.time < m_first || tick.time > m_last || std::exchange(drawn[size_t(tick.lane)], pixel) == pixel)
            continue;
        draw(tick, plain);
    }
    for (const KeyTick &tick : m_ticks) {
        if (tick.stream == m_litStream && tick.bytes.overlaps(m_litRange))
            draw(tick, selectionColor());
    }
    painter.setPen(palette().color(QPalette::Highlight));
    if (isEnabled() && m_last > m_first)
        painter.drawLine(QPointF(placeOf(m_time), 0), QPointF(placeOf(m_time), height()));
}

const KeyTick *KeyRow::tickAt(const QPointF &at) const
{
    constexpr double Reach = 4; // pixels
    const KeyTick *nearest = nullptr;
    double least = Reach;
    for (const KeyTick &tick : m_ticks) {
        const bool isInLane = !m_hasLanes || (at.y() >= laneTop(tick) && at.y() < laneTop(tick) + laneHeight());
        const double distance = std::abs(placeOf(tick.time) + 1 - at.x());
        if (isInLane && distance < least) {
            least = distance;
            nearest = &tick;
        }
    }
    return nearest;
}

void KeyRow::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (const KeyTick *tick = tickAt(event->position())) {
        const KeyTick clickedTick = *tick; // what is connected may set other ones
        Q_EMIT clicked(clickedTick);
        return;
    }
    const double share = (event->position().x() - m_margin) / qMax(1, width() - 2 * m_margin);
    Q_EMIT sought(m_first + qBound(0.0, share, 1.0) * (m_last - m_first));
}

bool KeyRow::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto &help = *static_cast<QHelpEvent *>(event);
    const KeyTick *tick = tickAt(help.pos());
    const QString kinds[]{tr("Translation"), tr("Rotation"), tr("Scale")};
    const QString text = !tick ? tr("A tick for each key of the selected bone, or of all; a click selects its bytes")
                         : tick->isHere()
                             ? tr("%1 at %2").arg(kinds[tick->lane], locale().toString(tick->time))
                             : tr("%1 at %2, in another file").arg(kinds[tick->lane], locale().toString(tick->time));
    QToolTip::showText(help.globalPos(), text, this);
    return true;
}

} // namespace hexahedron::preview
