#include "widgets/preview/flight.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <QWindow>

#include <algorithm>
#include <cmath>

namespace hexahedron::preview {

static bool isFlightKey(int key)
{
    return key == Qt::Key_W || key == Qt::Key_A || key == Qt::Key_S || key == Qt::Key_D || key == Qt::Key_Q
           || key == Qt::Key_E;
}

Flight::Flight(QWindow *window, OrbitCamera *camera, QObject *parent)
    : QObject(parent)
    , m_camera(camera)
{
    constexpr int StepLength = 16; // ms
    m_timer.setInterval(StepLength);
    connect(&m_timer, &QTimer::timeout, this, &Flight::advance);
    window->installEventFilter(this);
}

bool Flight::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress: {
        const auto &press = *static_cast<QMouseEvent *>(event);
        if (press.button() == Qt::RightButton) {
            m_isHeld = true;
            m_last = press.position();
        }
        return m_isFlying;
    }
    case QEvent::MouseMove:
        return move(*static_cast<QMouseEvent *>(event));
    case QEvent::MouseButtonRelease: {
        const bool wasFlying = m_isFlying;
        if (static_cast<QMouseEvent *>(event)->button() == Qt::RightButton)
            end();
        return wasFlying;
    }
    case QEvent::Wheel: {
        if (!m_isHeld)
            return false;
        constexpr double Least = 0.01, Most = 100;
        const double notches = static_cast<QWheelEvent *>(event)->angleDelta().y() / 120.0;
        m_speed = std::clamp(m_speed * std::pow(1.25, notches), Least, Most);
        Q_EMIT speedChanged(m_speed);
        return true;
    }
    case QEvent::ShortcutOverride: // not the window's
        if (!m_isHeld || !isFlightKey(static_cast<QKeyEvent *>(event)->key()))
            return false;
        event->accept();
        return true;
    case QEvent::KeyPress:
        return key(*static_cast<QKeyEvent *>(event), true);
    case QEvent::KeyRelease:
        return key(*static_cast<QKeyEvent *>(event), false);
    case QEvent::FocusOut: // nobody would tell that a key is let go
        end();
        return false;
    default:
        return QObject::eventFilter(watched, event);
    }
}

bool Flight::key(const QKeyEvent &event, bool isPressed)
{
    if (!m_isHeld || !isFlightKey(event.key()))
        return false;
    if (event.isAutoRepeat())
        return true;
    if (!isPressed) {
        m_keys.remove(event.key());
        return true;
    }
    m_keys.insert(event.key());
    if (!m_isFlying) {
        m_isFlying = true;
        Q_EMIT begun();
    }
    if (!m_timer.isActive()) {
        m_clock.start();
        m_timer.start();
    }
    return true; // for nobody's tools
}

bool Flight::move(const QMouseEvent &event)
{
    const QPointF moved = event.position() - m_last;
    m_last = event.position();
    if (!m_isFlying)
        return false;
    m_camera->lookAround(moved);
    Q_EMIT cameraMoved();
    return true;
}

/// Some seconds to what is in the middle of the view. A step is never so long that it would leap over something.
void Flight::advance()
{
    constexpr float LongestStep = 0.1F, InASecond = 0.4F;
    if (m_keys.isEmpty())
        return m_timer.stop();
    const float passed = std::min(float(m_clock.restart()) / 1000, LongestStep);
    const auto along = [&](int forwards, int back) { return float(m_keys.contains(forwards) - m_keys.contains(back)); };
    const QVector3D by(along(Qt::Key_D, Qt::Key_A), along(Qt::Key_E, Qt::Key_Q), along(Qt::Key_W, Qt::Key_S));
    m_camera->fly(by * m_camera->distance() * InASecond * float(m_speed) * passed);
    Q_EMIT cameraMoved();
}

void Flight::end()
{
    m_isHeld = m_isFlying = false;
    m_keys.clear();
    m_timer.stop();
}

} // namespace hexahedron::preview
