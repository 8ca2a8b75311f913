#include "widgets/preview/keyrow.h"

#include "widgets/preview/overlays.h"

#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>

namespace hexahedron::preview {

KeyRow::KeyRow(int margin, QWidget *parent)
    : KeyStrip(margin, tr("Keys of the animation"), parent)
{
}

void KeyRow::setKeys(std::vector<KeyTick> ticks, const scene::PlayedSpan &span, bool hasLanes)
{
    m_ticks = std::move(ticks);
    m_areFrames = areWholeFrames(m_ticks, span);
    setSpan(span.first, span.last);
    const bool hasWeights = std::ranges::any_of(m_ticks, [](const KeyTick &tick) { return tick.lane > 2; });
    m_lanes = !hasLanes ? 1 : hasWeights ? 4 : 3;
    // The click that begins a drag selects a bone, which may have other keys shown.
    if (isHeld() && !isExchanging() && !isHeldThere())
        giveUp();
}

bool KeyRow::isHeldThere() const
{
    return std::ranges::any_of(m_ticks, [this](const KeyTick &tick) { return tick.isSameKey(m_drag.tick); });
}

void KeyRow::setRows(std::vector<KeyTick> ticks, const scene::PlayedSpan &span, std::vector<KeyOwner> owners,
                     QStringList names)
{
    m_owners = std::move(owners); // in ascending order, so that the row of a key is found at once
    m_names = std::move(names);
    setKeys(std::move(ticks), span, false);
    updateGeometry();
}

void KeyRow::setLit(StreamId stream, ByteRange range)
{
    m_litStream = stream;
    m_litRange = range;
    update();
}

void KeyRow::setLitNode(int node)
{
    m_litNode = node;
    update();
}

int KeyRow::minimumHeightNow() const
{
    constexpr int OneRow = 17;
    return m_owners.empty() ? OneRow : int(m_owners.size()) * RowHeight;
}

int KeyRow::leftMargin() const
{
    return m_owners.empty() ? m_margin : qMin(140, width() / 3) + m_margin;
}

double KeyRow::placeOf(double time) const
{
    const double length = m_last - m_first;
    return leftMargin() + (length > 0 ? (time - m_first) / length : 0) * qMax(1, width() - leftMargin() - m_margin);
}

double KeyRow::timeAt(double pixel) const
{
    const double share = (pixel - leftMargin()) / qMax(1, width() - leftMargin() - m_margin);
    return m_first + share * (m_last - m_first);
}

std::optional<int> KeyRow::rowTop(const KeyOwner &owner) const
{
    const auto found = std::ranges::lower_bound(m_owners, owner);
    if (found == m_owners.end() || *found != owner)
        return {};
    return int(found - m_owners.begin()) * RowHeight;
}

double KeyRow::laneHeight() const
{
    return !m_owners.empty() ? RowHeight : height() / double(m_lanes);
}

double KeyRow::laneTop(const KeyTick &tick) const
{
    if (!m_owners.empty())
        return rowTop(tick.owner).value_or(-RowHeight);
    return m_lanes > 1 ? tick.lane * laneHeight() : 0;
}

double KeyRow::timeOf(const KeyTick &tick) const
{
    return isDragging() && tick.sharesMoment(m_drag.tick) ? m_drag.time : tick.time;
}

void KeyRow::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    QColor plain = palette().color(QPalette::WindowText);
    plain.setAlphaF(isEnabled() ? 0.75F : 0.3F);
    for (size_t row = 0; row < m_owners.size(); ++row) {
        const QRect place(0, int(row) * RowHeight, width(), RowHeight);
        if (!place.intersects(event->rect()))
            continue;
        if (m_owners[row].node == m_litNode)
            painter.fillRect(place, palette().color(QPalette::AlternateBase));
        painter.setPen(palette().color(QPalette::WindowText));
        const QRect name = place.adjusted(2, 0, leftMargin() - m_margin - 4 - width(), 0);
        painter.drawText(name, Qt::AlignVCenter,
                         fontMetrics().elidedText(m_names.value(qsizetype(row)), Qt::ElideMiddle, name.width()));
        painter.setPen(palette().color(QPalette::Mid));
        painter.drawLine(place.bottomLeft(), place.bottomRight());
    }
    const auto draw = [&](const KeyTick &tick, const QColor &color) {
        const QRectF mark(std::floor(placeOf(timeOf(tick))), laneTop(tick) + 1, 2, laneHeight() - 2);
        painter.fillRect(mark, color);
    };
    std::map<int, int> drawn; // the last pixel of each lane: thousands of keys share them
    for (const KeyTick &tick : m_ticks) {
        const int pixel = int(placeOf(timeOf(tick)));
        const auto [last, isFirst] = drawn.try_emplace(int(laneTop(tick)), pixel);
        if (timeOf(tick) < m_first || timeOf(tick) > m_last
            || (!isFirst && std::exchange(last->second, pixel) == pixel))
            continue;
        draw(tick, plain);
    }
    for (const KeyTick &tick : m_ticks) {
        const bool isDragged = isHeld() && tick.sharesMoment(m_drag.tick);
        if (isDragged || (tick.stream == m_litStream && tick.bytes.overlaps(m_litRange)))
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
        const bool isOneLane = m_lanes == 1 && m_owners.empty();
        const bool isInLane = isOneLane || (at.y() >= laneTop(tick) && at.y() < laneTop(tick) + laneHeight());
        const double distance = std::abs(placeOf(tick.time) + 1 - at.x());
        if (isInLane && distance < least) {
            least = distance;
            nearest = &tick;
        }
    }
    return nearest;
}

std::optional<KeyTick> KeyRow::keyAt(const QPointF &at) const
{
    const KeyTick *tick = tickAt(at);
    return tick ? std::optional(*tick) : std::nullopt;
}

void KeyRow::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    setFocus(Qt::MouseFocusReason);
    if (const KeyTick *tick = tickAt(event->position())) {
        const KeyTick clickedTick = *tick; // what is connected may set other ones
        const Neighbours neighbours = neighboursOf(clickedTick, m_ticks);
        Q_EMIT clicked(clickedTick);
        m_drag = Drag{clickedTick, clickedTick.time, neighbours};
        hold(event->position().x());
        return;
    }
    const auto row = size_t(qMax(0.0, event->position().y() / RowHeight));
    if (event->position().x() < leftMargin() - m_margin && row < m_owners.size())
        Q_EMIT nodeClicked(m_owners[row].node);
    else
        Q_EMIT sought(qBound(m_first, timeAt(event->position().x()), m_last));
}

void KeyRow::mouseMoveEvent(QMouseEvent *event)
{
    if (!isBeyondClick(event->position().x()))
        return;
    if (m_drag.tick.timeBytes.isEmpty())
        return refuse(tr("This format stores no moments: every frame is a key. Keys cannot be moved in time."));
    const double wanted = m_drag.tick.time + timeAt(event->position().x()) - timeAt(pressed());
    const bool inFrames = m_drag.tick.isWhole || (m_areFrames && !event->modifiers().testFlag(Qt::ShiftModifier));
    const double perPixel = (m_last - m_first) / qMax(1, width() - leftMargin() - m_margin);
    const double step = inFrames ? 1 : stepOfHand(perPixel);
    const double moment = std::round(wanted / step) * step;
    const auto [first, last] = roomOf(m_drag.tick, m_drag.neighbours, inFrames, m_first, m_last);
    const double before = std::exchange(m_drag.time, qBound(first, moment, last));
    const bool wasHindered = std::exchange(m_drag.isHindered, m_drag.time != moment);
    const Drag now = m_drag;
    if (now.time != before || (isDragging() && wasHindered)) {
        move();
        Q_EMIT dragged(now.tick, now.time);
    }
    if (now.isHindered)
        Q_EMIT cannotMove(whyNotFurther(moment > now.time, inFrames));
}

/// What is in the way of the key that is dragged.
QString KeyRow::whyNotFurther(bool isForward, bool inFrames) const
{
    const std::optional<double> &other = isForward ? m_drag.neighbours.behind : m_drag.neighbours.before;
    if (other && (*other > m_drag.tick.time) != isForward)
        return tr("The keys around this one are not in order of time, so it stays where it is.");
    const double end = other.value_or(isForward ? m_last : m_first);
    const QString what = other       ? isForward ? tr("The next key is at %1; a key stays between those around it.")
                                                 : tr("The key before is at %1; a key stays between those around it.")
                               : isForward ? tr("The animation ends at %1.")
                                     : tr("The animation begins at %1.");
    const QString where = what.arg(locale().toString(end));
    return other && inFrames && !m_drag.tick.isWhole ? where + u' ' + tr("With Shift it can be between two frames.")
                                                     : where;
}

bool KeyRow::drop()
{
    const Drag done = m_drag;
    if (done.time == done.tick.time)
        return false;
    Q_EMIT dropped(done.tick, done.time);
    return true;
}

QString KeyRow::helpAt(const QPoint &at) const
{
    const KeyTick *tick = tickAt(at);
    if (!tick)
        return m_areFrames
                   ? tr("A tick for each key; a click selects its bytes, dragging moves it from frame to frame, "
                        "with Shift also between them")
                   : tr("A tick for each key; a click selects its bytes, dragging moves it in time");
    const QString kinds[]{tr("Translation"), tr("Rotation"), tr("Scale"), tr("Weight")};
    const QString text = tr("%1 at %2").arg(kinds[tick->lane], locale().toString(tick->time));
    return file().isEmpty() ? text : text + u' ' + tr("in %1; a double click shows its bytes there").arg(file());
}

} // namespace hexahedron::preview
