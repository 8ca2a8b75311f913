#include "widgets/inspector/section.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace hexahedron {

Section::Section(const QString &title, QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(title))
    , m_content(new QVBoxLayout)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 6, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_title);
    m_content->setContentsMargins(0, 0, 0, 0);
    m_content->setSpacing(4);
    layout->addLayout(m_content);
    styleHeading();
}

void Section::setTitle(const QString &title)
{
    m_title->setText(title);
}

void Section::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        styleHeading();
}

void Section::styleHeading()
{
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
}

LinkLabel::LinkLabel(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::RichText);
    setWordWrap(true);
    setTextInteractionFlags(Qt::TextBrowserInteraction);
}

void LinkLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    const QString shown = text();
    clear(); // the same text again would change nothing
    setText(shown);
}

QLabel *wrappedLabel(const QString &text)
{
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

} // namespace hexahedron
