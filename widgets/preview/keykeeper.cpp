#include "widgets/preview/keykeeper.h"

#include <QApplication>
#include <QFocusEvent>
#include <QMenuBar>
#include <QWidget>
#include <QWindow>

#include <utility>

namespace hexahedron::preview {

KeyKeeper::KeyKeeper(QWidget *container, QWindow *view, QObject *parent)
    : QObject(parent)
    , m_container(container)
    , m_view(view)
{
    constexpr int ClickFollows = 150; // ms
    m_wait.setSingleShot(true);
    m_wait.setInterval(ClickFollows);
    // Should the program have been held up, a click is waiting, too.
    connect(&m_wait, &QTimer::timeout, this, [this] { QTimer::singleShot(0, this, &KeyKeeper::giveBack); });
    container->installEventFilter(this);
    view->installEventFilter(this);
    connect(qApp, &QGuiApplication::focusWindowChanged, this, &KeyKeeper::activated);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { focusMovedTo(now); });
}

void KeyKeeper::activated(QWindow *now)
{
    if (now != m_view) {
        if (now && now == m_container->window()->windowHandle())
            now->installEventFilter(this);
        if (m_isActive) {
            // A window without anybody in it gives the keys to its first widget when it becomes the active one again.
            if (QApplication::activeWindow() != m_container->window())
                m_container->setFocus(Qt::OtherFocusReason);
            m_wait.start();
        }
        return;
    }
    if (std::exchange(m_isGivingBack, false) && !m_isActive && m_elsewhere)
        m_elsewhere->setFocus(Qt::OtherFocusReason); // the click came later still
    else
        m_isActive = true;
}

void KeyKeeper::focusMovedTo(QWidget *now)
{
    if (now && now != m_container && now->window() == m_container->window() && !qobject_cast<QMenuBar *>(now)) {
        m_isActive = false;
        m_elsewhere = now;
    } else if (!now && m_isActive) {
        m_wait.start();
    } else if (m_isActive && qobject_cast<QMenuBar *>(now)) {
        now->installEventFilter(this); // it keeps them when nobody had them before
    }
}

bool KeyKeeper::areNobodys() const
{
    const QWidget *focus = QApplication::focusWidget();
    const auto *menus = qobject_cast<const QMenuBar *>(focus);
    const QWindow *window = m_container->window()->windowHandle();
    const bool isNobody = !focus || focus == m_container || (menus && !menus->activeAction());
    return m_isActive && isNobody && !QApplication::activePopupWidget() && window
           && QGuiApplication::focusWindow() == window;
}

void KeyKeeper::giveBack()
{
    if (!areNobodys() || !m_container->isVisible())
        return;
    m_isGivingBack = true;
    m_view->requestActivate();
}

bool KeyKeeper::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        if (watched == m_view)
            m_container->setFocus(Qt::MouseFocusReason);
        break;
    case QEvent::FocusIn:
        // A click elsewhere may have made the window the active one.
        if (watched != m_container || static_cast<QFocusEvent *>(event)->reason() != Qt::ActiveWindowFocusReason)
            break;
        m_wait.start();
        return true;
    case QEvent::Paint:
        if (qobject_cast<QMenuBar *>(watched)) { // another of its menus, or none any more
            if (watched != QApplication::focusWidget())
                watched->removeEventFilter(this);
            m_wait.start();
        }
        break;
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride: {
        const bool isBetween = m_wait.isActive() && watched == m_container->window()->windowHandle() && areNobodys()
                               && !m_container->hasFocus(); // which gets it next
        if (watched != m_container && !isBetween)
            break;
        event->setAccepted(event->type() == QEvent::KeyPress); // which a window refuses that has no use for it
        QCoreApplication::sendEvent(m_view, event);
        if (event->isAccepted())
            return true;
        break;
    }
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace hexahedron::preview
