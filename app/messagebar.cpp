#include "app/messagebar.h"

#include "app/answerlayout.h"
#include "widgets/icon.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace hexahedron {

MessageBar::MessageBar(Severity severity, const QString &text, QWidget *parent)
    : QFrame(parent)
    , m_text(new QLabel(text))
    , m_answers(new AnswerLayout(m_text))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    setAccessibleName(text);
    auto *picture = new QLabel;
    const QString name = QString::fromLatin1(severityName(severity).data());
    const int size = fontMetrics().height();
    picture->setPixmap(icon(name).pixmap(size, size));
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *close = new QToolButton;
    close->setIcon(icon(u"close"));
    close->setAutoRaise(true);
    close->setToolTip(tr("Close this message"));
    close->setAccessibleName(close->toolTip());
    connect(close, &QToolButton::clicked, this, &QObject::deleteLater);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 4, 4);
    layout->addWidget(picture, 0, Qt::AlignTop);
    layout->addLayout(m_answers, 1);
    layout->addWidget(close, 0, Qt::AlignTop);
}

QString MessageBar::text() const
{
    return m_text->text();
}

void MessageBar::addButton(const QString &text, const std::function<void()> &action)
{
    auto *button = new QPushButton(text);
    connect(button, &QPushButton::clicked, this, [this, action] {
        setObjectName({}); // it is answered
        hide();
        deleteLater();
        action();
    });
    m_answers->addWidget(button);
}

MessageArea::MessageArea(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
}

MessageBar *MessageArea::show(const QString &kind, Severity severity, const QString &text)
{
    remove(kind);
    auto *bar = new MessageBar(severity, text, this);
    bar->setObjectName(kind);
    m_layout->addWidget(bar);
    QAccessibleEvent event(bar, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
    return bar;
}

MessageBar *MessageArea::message(const QString &kind) const
{
    return findChild<MessageBar *>(kind, Qt::FindDirectChildrenOnly);
}

void MessageArea::remove(const QString &kind)
{
    for (MessageBar *bar : findChildren<MessageBar *>(kind, Qt::FindDirectChildrenOnly)) {
        bar->setObjectName({});
        bar->hide();
        bar->deleteLater();
    }
}

} // namespace hexahedron
