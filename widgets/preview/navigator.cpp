#include "widgets/preview/navigator.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWhatsThis>
#include <QWheelEvent>
#include <QWindow>

#include <cmath>

namespace hexahedron::preview {

const std::vector<NamedView> &namedViews()
{
    using View = OrbitCamera::View;
    static const std::vector<NamedView> views{
        {View::Front, QT_TRANSLATE_NOOP("hexahedron::preview::Navigator", "Front"), Qt::Key_1},
        {View::Back, QT_TRANSLATE_NOOP("hexahedron::preview::Navigator", "Back"), Qt::CTRL | Qt::Key_1},
        {View::Right, QT_TRANSLATE_NOOP("hexahedron::preview::Navigator", "Right"), Qt::Key_3},
        {View::Left, QT_TRANSLATE_NOOP("hexahedron::preview::Navigator", "Left"), Qt::CTRL | Qt::Key_3},
        {View::Top, QT_TRANSLATE_NOOP("hexahedron::preview::Navigator", "Top"), Qt::Key_7},
        {View::Bottom, QT_TRANSLATE_NOOP("hexahedron::preview::Navigator", "Bottom"), Qt::CTRL | Qt::Key_7},
        {View::Oblique, QT_TRANSLATE_NOOP("hexahedron::preview::Navigator", "From above at an angle"), Qt::Key_0}};
    return views;
}

Navigator::Navigator(QWindow *window, OrbitCamera *camera, QObject *parent)
    : QObject(parent)
    , m_camera(camera)
{
    window->installEventFilter(this);
}

bool Navigator::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Leave:
        Q_EMIT hoverEnded();
        return QObject::eventFilter(watched, event);
    case QEvent::MouseButtonPress:
        if (QWhatsThis::inWhatsThisMode()) { // which knows widgets only
            QWhatsThis::leaveWhatsThisMode();
            Q_EMIT askedAbout(static_cast<QMouseEvent *>(event)->globalPosition().toPoint());
            return true;
        }
        static_cast<QWindow *>(watched)->requestActivate(); // so that the keys come here
        return press(*static_cast<QMouseEvent *>(event));
    case QEvent::MouseMove:
        return move(*static_cast<QMouseEvent *>(event));
    case QEvent::MouseButtonRelease:
        return release(*static_cast<QMouseEvent *>(event));
    case QEvent::MouseButtonDblClick:
        m_button = Qt::NoButton;
        Q_EMIT doubleClicked(static_cast<QMouseEvent *>(event)->position());
        return true;
    case QEvent::Wheel: {
        const auto &wheel = *static_cast<QWheelEvent *>(event);
        Q_EMIT hoverEnded();
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
    Q_EMIT hoverEnded();
    if (m_button == Qt::NoButton) {
        m_button = event.button();
        m_pressed = m_last = event.position();
        m_dragging = false;
    }
    return true;
}

bool Navigator::move(const QMouseEvent &event)
{
    if (m_button == Qt::NoButton) {
        Q_EMIT hovered(event.position(), event.modifiers());
        return false;
    }
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
    if (!m_dragging && event.button() == Qt::RightButton)
        Q_EMIT menuWanted(event.position());
    return true;
}

bool Navigator::key(const QKeyEvent &event)
{
    const QKeySequence keys(event.keyCombination().toCombined() & ~int(Qt::KeypadModifier));
    for (const NamedView &named : namedViews()) {
        if (keys == named.keys) {
            Q_EMIT lookWanted(named.view);
            return true;
        }
    }
    if (event.key() == Qt::Key_Menu || keys == QKeySequence(Qt::SHIFT | Qt::Key_F10)) {
        Q_EMIT menuWanted({});
        return true;
    }
    switch (event.key()) {
    case Qt::Key_L:
        Q_EMIT partsWanted();
        return true;
    case Qt::Key_U:
        Q_EMIT uvWanted();
        return true;
    case Qt::Key_5:
        Q_EMIT orthographicWanted();
        return true;
    case Qt::Key_F:
        if (event.modifiers().testFlag(Qt::ShiftModifier)) {
            Q_EMIT fitToSelectionWanted();
            return true;
        }
        [[fallthrough]];
    case Qt::Key_Home:
        Q_EMIT fitWanted();
        return true;
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        Q_EMIT leaveWanted(event.key() == Qt::Key_Tab && !event.modifiers().testFlag(Qt::ShiftModifier));
        return true;
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
