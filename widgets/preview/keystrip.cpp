#include "widgets/preview/keystrip.h"

#include "widgets/preview/dragkeys.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QToolTip>

#include <cmath>
#include <utility>

namespace hexahedron::preview {

KeyStrip::KeyStrip(int margin, const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_margin(margin)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::ClickFocus);
    setAccessibleName(name);
}

void KeyStrip::setTime(double time)
{
    m_time = time;
    update();
}

void KeyStrip::setSpan(double first, double last)
{
    m_first = first;
    m_last = last;
    update();
}

void KeyStrip::hold(double pixel)
{
    m_state = State::Held;
    m_pressed = pixel;
}

bool KeyStrip::isBeyondClick(double pixel) const
{
    constexpr double ClickReach = 3; // pixels
    return isDragging() || (isHeld() && std::abs(pixel - m_pressed) >= ClickReach);
}

void KeyStrip::move()
{
    m_state = State::Moving;
    update();
}

void KeyStrip::refuse(const QString &whyNot)
{
    m_state = State::Free;
    update();
    Q_EMIT cannotMove(whyNot);
}

void KeyStrip::finish()
{
    const State state = std::exchange(m_state, State::Free);
    update();
    if (state == State::Moving && !drop())
        Q_EMIT dragEnded();
}

void KeyStrip::endExchange()
{
    m_isExchanging = false;
    if (!isHeld())
        return;
    if (isHeldThere())
        return setFocus(Qt::OtherFocusReason);
    const bool wasDragging = isDragging();
    giveUp();
    if (wasDragging)
        Q_EMIT cannotMove(tr("The key that was dragged is not there any more."));
}

void KeyStrip::giveUp()
{
    const State state = std::exchange(m_state, State::Free);
    update();
    if (state == State::Moving)
        Q_EMIT dragEnded();
}

void KeyStrip::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        finish();
}

void KeyStrip::mouseDoubleClickEvent(QMouseEvent *event)
{
    const auto key = event->button() == Qt::LeftButton ? keyAt(event->position()) : std::nullopt;
    if (!key)
        return mousePressEvent(event);
    giveUp();
    Q_EMIT opened(*key);
}

void KeyStrip::contextMenuEvent(QContextMenuEvent *event)
{
    const auto key = keyAt(event->pos());
    if (!key || m_file.isEmpty() || isHeld())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Show in %1").arg(QString(m_file).replace(u'&', QStringLiteral("&&"))), this,
                    [this, key = *key] { Q_EMIT opened(key); });
    menu->popup(event->globalPos());
}

void KeyStrip::keyPressEvent(QKeyEvent *event)
{
    if (isHeld() && dragKeyOf(*event) == DragKey::TakesBack)
        giveUp();
    else if (event->key() == Qt::Key_Delete && event->modifiers() == Qt::NoModifier && !isHeld())
        Q_EMIT removeWanted();
    else
        QWidget::keyPressEvent(event);
}

void KeyStrip::focusOutEvent(QFocusEvent *event)
{
    if (!m_isExchanging) // without keys nothing here can be used for a moment
        finish();
    QWidget::focusOutEvent(event);
}

bool KeyStrip::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isHeld()) {
        event->setAccepted(dragKeyOf(*static_cast<QKeyEvent *>(event)) == DragKey::TakesBack);
        return event->isAccepted();
    }
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto &help = *static_cast<QHelpEvent *>(event);
    QToolTip::showText(help.globalPos(), helpAt(help.pos()), this);
    return true;
}

} // namespace hexahedron::preview
