#pragma once

#include "widgets/preview/gizmo.h"

#include <QObject>
#include <QPolygonF>
#include <QTimer>

#include <functional>
#include <vector>

class QKeyEvent;
class QMouseEvent;
class QWindow;

namespace hexahedron::preview {

/// Mouse and keys of whoever changes or chooses something in the view: drags of the gizmo, numbers typed for them, boxes and
/// lassos. What is none of these goes on to the Navigator, which must have been made before.
class HandTools : public QObject
{
    Q_OBJECT
public:
    HandTools(QWindow *window, const OrbitCamera *camera, QObject *parent);

    /// Gives up what is being dragged.
    void setTool(Tool tool);
    Tool tool() const { return m_tool; }
    /// Where the gizmo stands; nowhere without a selection.
    void setPlace(const std::optional<GizmoPlace> &place);
    bool hasGizmo() const { return m_isPlaced && isShaping(m_tool); }
    const Gizmo &gizmo() const { return m_gizmo; }
    Gizmo::Handle hot() const { return m_hot; }
    /// Somebody drags the gizmo, with the mouse or with keys.
    bool isDragging() const { return m_gizmo.isDragging(); }
    const QString &typed() const { return m_typed; }
    void giveUp();
    /// What keys have moved so far is done, as Enter does it; also what the mouse has, when somebody wants to save meanwhile.
    void finish();
    /// What was dropped is on its way into the bytes, or another scene is on its way: what comes meanwhile waits for it, but not
    /// forever.
    void setBusy(bool busy);
    bool isBusy() const { return m_isBusy || m_untilSelected.isActive(); }
    /// What was clicked last is what tools move now.
    void selectionIsShown();
    /// A click behind what waits already.
    void clickLater(const QPointF &at, Qt::KeyboardModifiers modifiers);
    /// Something else that somebody did with the model that is on its way: at once when none is.
    void onceAtRest(std::function<void()> task);
    bool hasWaitingKeys() const { return !m_waiting.empty(); }
    /// They are for a model that is not shown any more. Returns how many there were.
    size_t forgetWaitingKeys();
    /// The present drag waits, too, with its keys or with the mouse held down, so that it begins anew where the model is another one.
    void beginAnew();

Q_SIGNALS:
    void toolWanted(hexahedron::preview::Tool tool);
    void placeWanted();    ///< keys begin a drag: is there something to drag?
    void placeLost();      ///< what is being dragged cannot be any more
    void looksOtherwise(); ///< the gizmo, not what it moves
    void dragged();
    void dropped();
    void givenUp();
    void leftEmpty();                          ///< after givenUp(): a number was typed for a drag, and taken away again
    void regionDrawn(const QPolygonF &region); ///< in pixels, not let go yet; empty: none
    void regionChosen(const QPolygonF &region, bool adds);
    void removeWanted();
    void undoWanted();  ///< by a key that has waited
    void redoWanted();  ///< the same
    void comesToRest(); ///< nothing is on its way any more; what waits comes next
    void settled();     ///< see setBusy()

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool press(const QMouseEvent &event);
    bool move(const QMouseEvent &event);
    bool release(const QMouseEvent &event);
    bool isOwn(const QKeyEvent &event) const;
    bool key(const QKeyEvent &event);
    bool dragKey(const QKeyEvent &event);
    void beginByKey(Gizmo::Handle handle);
    void later(std::function<void()> task);
    void goOn();
    void keepForLater(const QKeyEvent &event);
    void goOnWithMouse();
    void drop();

    QWindow *m_window;
    const OrbitCamera *m_camera;
    Gizmo m_gizmo;
    Gizmo::Handle m_hot = Gizmo::Handle::None;
    Tool m_tool = Tool::Look;
    bool m_isPlaced = false;
    bool m_isDropped = false; ///< and it is not known yet where what was dropped is now
    bool m_isByKeys = false;  ///< the drag
    Qt::Key m_axisKey = Qt::Key_X;
    QString m_typed;
    bool m_wasTyped = false; ///< something, also where it is gone again
    bool m_isBusy = false;
    std::vector<std::function<void()>> m_waiting;
    QTimer m_patience, m_untilSelected;
    QPolygonF m_region;
    /// Of a drag with the mouse, in pixels.
    struct MouseDrag
    {
        Gizmo::Handle handle = Gizmo::Handle::None;
        QPointF pressed, moved;
        bool snaps = false;
        bool isReleased = false; ///< while it waits
    };
    MouseDrag m_mouse;
    bool m_mouseWaits = false; ///< for the next model
};

} // namespace hexahedron::preview
