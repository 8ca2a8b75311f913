#include "widgets/preview/navigator.h"

#include "widgets/preview/orbitcamera.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <QWindow>

#include <cmath>

namespace hexahedron::preview {

Navigator::Navigator(QWindow *window, OrbitCamera *camera, QObject *parent)
    : QObject(parent)
    , m_camera(camera)
{
    window->installEventFilter(this);
}

bool Navigator::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        static_cast<QWindow *>(watched)->requestActivate(); // so that the keys come here
        return press(*static_cast<QMouseEvent *>(event));
    case QEvent::MouseMove:
        return move(*static_cast<QMouseEvent *>(event));
    case QEvent::MouseButtonRelease:
        return release(*static_cast<QMouseEvent *>(event));
    case QEvent::MouseButtonDblClick:
        m_button = Qt::NoButton;
        Q_EMIT fitToSelectionWanted();
        return true;
    case QEvent::Wheel: {
        const auto &wheel = *static_cast<QWheelEvent *>(event);
        Q_EMIT zoomWanted(std::pow(0.999, double(wheel.angleDelta().y())), wheel.position());
        return true;
    }
    case QEvent::KeyPress:
        return key(*static_cast<QKeyEvent *>(event));
    default:
        return QObject::eventFilter(watched, event);
    }
}

bool Navigator::press(const QMouseEvent &event)
{
    if (m_button == Qt::NoButton) {
        m_button = event.button();
        m_pressed = m_last = event.position();
        m_dragging = false;
    }
    return true;
}

bool Navigator::move(const QMouseEvent &event)
{
    if (m_button == Qt::NoButton)
        return false;
    constexpr double clickReach = 4;
    if (!m_dragging && (event.position() - m_pressed).manhattanLength() < clickReach)
        return true;
    m_dragging = true;
    const QPointF moved = event.position() - m_last;
    m_last = event.position();
    if (m_button == Qt::LeftButton && !event.modifiers().testFlag(Qt::ShiftModifier))
        m_camera->orbit(moved);
    else
        m_camera->pan(moved);
    Q_EMIT cameraMoved();
    return true;
}

bool Navigator::release(const QMouseEvent &event)
{
    if (event.button() != m_button)
        return false;
    m_button = Qt::NoButton;
    if (!m_dragging && event.button() == Qt::LeftButton)
        Q_EMIT clicked(event.position(), event.modifiers());
    return true;
}

bool Navigator::key(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_F:
    case Qt::Key_Home:
        Q_EMIT fitWanted();
        return true;
    case Qt::Key_1:
        m_camera->look(OrbitCamera::View::Front);
        break;
    case Qt::Key_3:
        m_camera->look(OrbitCamera::View::Right);
        break;
    case Qt::Key_7:
        m_camera->look(OrbitCamera::View::Top);
        break;
    case Qt::Key_Left:
        m_camera->orbit({30, 0});
        break;
    case Qt::Key_Right:
        m_camera->orbit({-30, 0});
        break;
    case Qt::Key_Up:
        m_camera->orbit({0, 30});
        break;
    case Qt::Key_Down:
        m_camera->orbit({0, -30});
        break;
    default:
        return false;
    }
    Q_EMIT cameraMoved();
    return true;
}

} // namespace hexahedron::preview
