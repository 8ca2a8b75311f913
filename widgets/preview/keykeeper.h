#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>

class QEvent;
class QWidget;
class QWindow;

namespace hexahedron::preview {

/// The view is a window of its own inside a container. It gets the keys a moment after it is clicked, and nobody gives them back to it
/// after a menu or a question. Here the keys of such moments find their way, and go elsewhere when somebody goes there.
class KeyKeeper : public QObject
{
    Q_OBJECT
public:
    /// After all that filters events of the view, some of which take clicks for themselves.
    KeyKeeper(QWidget *container, QWindow *view, QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void focusMovedTo(QWidget *now);
    void activated(QWindow *now);
    bool areNobodys() const;
    void giveBack();

    QWidget *m_container;
    QWindow *m_view;
    bool m_isActive = false; ///< the view, or a menu or a question that was opened from there
    bool m_isGivingBack = false;
    QPointer<QWidget> m_elsewhere; ///< where somebody went
    /// Window managers give the keys to the window in which a button was pressed before it hears of that.
    QTimer m_wait;
};

} // namespace hexahedron::preview
