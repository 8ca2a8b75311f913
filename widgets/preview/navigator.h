#pragma once

#include "widgets/preview/orbitcamera.h"

#include <QKeySequence>
#include <QObject>
#include <QPointF>

#include <optional>

class QKeyEvent;
class QMouseEvent;
class QWheelEvent;
class QWindow;

namespace hexahedron::preview {

/// A direction that has a name and keys.
struct NamedView
{
    OrbitCamera::View view;
    const char *name; ///< to be translated by Navigator
    QKeySequence keys;
};
const std::vector<NamedView> &namedViews();

/// What mouse and keys mean in the view. Says what is wanted; moves nothing but the camera.
class Navigator : public QObject
{
    Q_OBJECT
public:
    Navigator(QWindow *window, OrbitCamera *camera, QObject *parent);
    /// The button that is held is meant for somebody else.
    void letGo() { m_button = Qt::NoButton; }

Q_SIGNALS:
    void cameraMoved();
    void doubleClicked(const QPointF &at);
    void clicked(const QPointF &at, Qt::KeyboardModifiers modifiers);
    void hovered(const QPointF &at, Qt::KeyboardModifiers modifiers); ///< without a button
    void hoverEnded();
    void askedAbout(const QPoint &at); ///< what this is, at a place of the screen
    void menuWanted(
        const std::optional<QPointF> &at); ///< what may be done at a place, or without one with what is selected
    void fitWanted();
    void fitToSelectionWanted();
    void zoomWanted(double factor, const QPointF &at);
    void lookWanted(OrbitCamera::View view);
    void partsWanted();             ///< their list, or not any more
    void uvWanted();                ///< the texture coordinates, or not any more
    void orthographicWanted();      ///< or not any more
    void leaveWanted(bool forward); ///< the keyboard goes on to what comes next, or before

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool press(const QMouseEvent &event);
    bool move(const QMouseEvent &event);
    bool release(const QMouseEvent &event);
    bool key(const QKeyEvent &event);

    OrbitCamera *m_camera;
    QPointF m_pressed, m_last;
    Qt::MouseButton m_button = Qt::NoButton;
    bool m_dragging = false;
};

} // namespace hexahedron::preview
