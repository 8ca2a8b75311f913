#include "widgets/preview/keykeeper.h"

#include <QApplication>
#include <QEvent>
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
        if (m_isActive)
            m_wait.start();
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
    return m_isActive && (!focus || (menus && !menus->activeAction())) && !QApplication::activePopupWidget() && window
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
    case QEvent::Paint:
        if (qobject_cast<QMenuBar *>(watched)) { // another of its menus, or none any more
            if (watched != QApplication::focusWidget())
                watched->removeEventFilter(this);
            m_wait.start();
        }
        break;
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride: {
        const bool isBetween = m_wait.isActive() && watched == m_container->window()->windowHandle() && areNobodys();
        if (watched != m_container && !isBetween)
            break;
        event->ignore();
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
