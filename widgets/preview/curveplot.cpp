#include "widgets/preview/curveplot.h"

#include "widgets/preview/overlays.h"

#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace hexahedron::preview {

/// As those of the axes on the ground.
static QColor colorOf(int component)
{
    static const std::array colors{QColor(226, 72, 72), QColor(92, 178, 60), QColor(66, 130, 240)};
    return colors[size_t(component)];
}

CurvePlot::CurvePlot(int margin, QWidget *parent)
    : KeyStrip(margin, tr("Curves of the animation"), parent)
{
}

void CurvePlot::setCurves(Curves curves, double first, double last)
{
    const bool isOther = curves.target != m_curves.target;
    m_curves = std::move(curves);
    if (isHeld() && !isExchanging() && (isOther || !isHeldThere()))
        giveUp();
    setSpan(first, last);
    bool isAny = false;
    for (const Curves::Sample &sample : m_curves.samples) {
        for (const double value : sample.values) {
            if (!std::isfinite(value))
                continue;
            m_low = isAny ? qMin(m_low, value) : value;
            m_high = isAny ? qMax(m_high, value) : value;
            isAny = true;
        }
    }
    if (!isAny)
        m_low = m_high = 0;
    // Values that hardly differ are drawn as a line, not as mountains.
    const double least = m_curves.target == Curves::Target::Rotation ? 5 : qMax(1e-3, std::abs(m_high) * 0.01);
    const double room = qMax(m_high - m_low, least) * 0.12 + qMax(0.0, least - (m_high - m_low)) / 2;
    m_low -= room;
    m_high += room;
}

QPointF CurvePlot::placeOf(double time, double value) const
{
    const double length = m_last - m_first, span = m_high - m_low;
    return {m_margin + (length > 0 ? (time - m_first) / length : 0) * qMax(1, width() - 2 * m_margin),
            span > 0 ? (m_high - value) / span * height() : height() / 2.0};
}

double CurvePlot::perPixel() const
{
    return (m_high - m_low) / qMax(1, height());
}

double CurvePlot::valueOf(size_t key, int component) const
{
    const bool isDragged = isDragging() && m_drag.point.key == key && m_drag.point.component == component;
    return isDragged ? m_drag.value : m_curves.keys[key].values[size_t(component)];
}

void CurvePlot::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.setPen(palette().color(isEnabled() ? QPalette::Text : QPalette::Mid));
    if (m_curves.keys.empty()) {
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("Select a bone that the animation moves in this way."));
        return;
    }
    const QLocale locale = this->locale();
    painter.drawText(rect().adjusted(3, 1, -3, -1), Qt::AlignLeft | Qt::AlignTop, locale.toString(m_high, 'g', 4));
    painter.drawText(rect().adjusted(3, 1, -3, -1), Qt::AlignLeft | Qt::AlignBottom, locale.toString(m_low, 'g', 4));
    painter.setPen(palette().color(QPalette::Mid));
    if (m_low < 0 && m_high > 0)
        painter.drawLine(QPointF(0, placeOf(0, 0).y()), QPointF(width(), placeOf(0, 0).y()));
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr int MostPoints = 500; // more would hide the lines
    for (int component = 0; component < 3; ++component) {
        painter.setPen(QPen(colorOf(component), 1.5));
        const bool isStraight = m_curves.samples.size() == m_curves.keys.size(); // it follows the point that is dragged
        QPolygonF line;
        for (size_t i = 0; i < m_curves.samples.size(); ++i) {
            const Curves::Sample &sample = m_curves.samples[i];
            const double value = isStraight ? valueOf(i, component) : sample.values[size_t(component)];
            if (std::isfinite(value))
                line += placeOf(sample.time, value);
        }
        painter.drawPolyline(line);
        painter.setBrush(colorOf(component));
        painter.setPen(Qt::NoPen);
        for (size_t key = 0; key < m_curves.keys.size() && m_curves.keys.size() <= MostPoints; ++key) {
            if (const double value = valueOf(key, component); std::isfinite(value))
                painter.drawEllipse(placeOf(m_curves.keys[key].tick.time, value), 3, 3);
        }
    }
    if (isDragging()) {
        painter.setBrush(selectionColor());
        painter.drawEllipse(placeOf(m_curves.keys[m_drag.point.key].tick.time, m_drag.value), 4.5, 4.5);
    }
    painter.setPen(palette().color(QPalette::Highlight));
    const double now = placeOf(m_time, 0).x();
    painter.drawLine(QPointF(now, 0), QPointF(now, height()));
}

std::optional<CurvePlot::Point> CurvePlot::pointAt(const QPointF &at) const
{
    double least = 7; // pixels
    std::optional<Point> nearest;
    for (size_t key = 0; key < m_curves.keys.size(); ++key) {
        for (int component = 0; component < 3; ++component) {
            const QPointF away = placeOf(m_curves.keys[key].tick.time, valueOf(key, component)) - at;
            if (const double distance = std::hypot(away.x(), away.y()); distance < least) {
                least = distance;
                nearest = Point{key, component};
            }
        }
    }
    return nearest;
}

std::optional<KeyTick> CurvePlot::keyAt(const QPointF &at) const
{
    const auto point = pointAt(at);
    return point ? std::optional(m_curves.keys[point->key].tick) : std::nullopt;
}

void CurvePlot::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    setFocus(Qt::MouseFocusReason);
    if (const auto point = pointAt(event->position())) {
        const KeyTick tick = m_curves.keys[point->key].tick;
        m_drag = Drag{*point, valueOf(point->key, point->component), m_curves.keys[point->key].tick};
        hold(event->position().y());
        Q_EMIT clicked(tick);
        return;
    }
    const double share = (event->position().x() - m_margin) / qMax(1, width() - 2 * m_margin);
    Q_EMIT sought(m_first + qBound(0.0, share, 1.0) * (m_last - m_first));
}

void CurvePlot::mouseMoveEvent(QMouseEvent *event)
{
    if (!isBeyondClick(event->position().y()))
        return;
    const CurveKey key = m_curves.keys[m_drag.point.key];
    // As exact as the hand is, or ten times as coarse.
    const double exact = std::pow(10, std::floor(std::log10(perPixel())));
    const double step = event->modifiers().testFlag(Qt::ControlModifier) ? 10 * exact : exact;
    const double wanted = key.values[size_t(m_drag.point.component)] - (event->position().y() - pressed()) * perPixel();
    m_drag.value = std::round(wanted / step) * step;
    move();
    const Drag now = m_drag;
    Q_EMIT dragged(key, now.point.component, now.value);
}

bool CurvePlot::isHeldThere() const
{
    return m_drag.point.key < m_curves.keys.size() && m_curves.keys[m_drag.point.key].tick.isSameKey(m_drag.tick);
}

bool CurvePlot::drop()
{
    const Drag done = m_drag;
    const CurveKey key = m_curves.keys[done.point.key];
    if (done.value == key.values[size_t(done.point.component)])
        return false;
    Q_EMIT dropped(key, done.point.component, done.value);
    return true;
}

QString CurvePlot::helpAt(const QPoint &at) const
{
    const auto point = pointAt(at);
    if (!point)
        return tr("x red, y green, z blue; a point that is dragged up or down changes its key");
    const CurveKey &key = m_curves.keys[point->key];
    return tr("%1 = %2 at %3")
        .arg(QStringLiteral("xyz")[point->component], locale().toString(key.values[size_t(point->component)], 'g', 6),
             locale().toString(key.tick.time));
}

} // namespace hexahedron::preview
