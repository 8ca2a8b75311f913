#pragma once

#include "widgets/preview/orbitcamera.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointF>
#include <QSet>
#include <QTimer>

class QKeyEvent;
class QMouseEvent;
class QWindow;

namespace hexahedron::preview {

/// Flies through the scene while the right mouse button is held: W and S forwards and back, A and D sideways, E and Q up and down.
/// The mouse then turns the eye, the wheel makes it faster. What is none of these goes on to others, which must have been made
/// before.
class Flight : public QObject
{
    Q_OBJECT
public:
    Flight(QWindow *window, OrbitCamera *camera, QObject *parent);

Q_SIGNALS:
    void begun(); ///< what the mouse does from now on is meant for nobody else
    void cameraMoved();
    void speedChanged(double factor);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool key(const QKeyEvent &event, bool isPressed);
    bool move(const QMouseEvent &event);
    void advance();
    void end();

    OrbitCamera *m_camera;
    QTimer m_timer;
    QElapsedTimer m_clock;
    QSet<int> m_keys; ///< that are held
    QPointF m_last;
    double m_speed = 1;
    bool m_isHeld = false;   ///< the button
    bool m_isFlying = false; ///< and it was a flight since it is
};

} // namespace hexahedron::preview
