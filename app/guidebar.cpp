#include "app/guidebar.h"

#include "widgets/icon.h"
#include "widgets/inspector/section.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace hexahedron {

GuideBar::GuideBar(QWidget *parent)
    : QFrame(parent)
    , m_room(new QScrollArea)
    , m_title(new QLabel)
    , m_text(new LinkLabel)
    , m_state(wrappedLabel())
    , m_back(new QPushButton(icon(u"previous"), tr("Back")))
    , m_next(new QPushButton(icon(u"next"), tr("Next")))
    , m_over(new QPushButton(tr("Pass Over")))
    , m_leave(new QToolButton)
{
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::AlternateBase);
    setAutoFillBackground(true);
    setFocusPolicy(Qt::StrongFocus);
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_title->setWordWrap(true); // a long one does not push the panels aside
    m_state->setFont(bold);
    m_text->setObjectName(QStringLiteral("guideText"));
    m_back->setShortcut(QKeySequence(Qt::ALT | Qt::Key_PageUp));
    m_next->setShortcut(QKeySequence(Qt::ALT | Qt::Key_PageDown));
    m_over->setShortcut(QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_PageDown));
    m_over->setToolTip(tr("Go on behind this part, without looking into it"));
    for (QPushButton *button : {m_back, m_next, m_over}) {
        const QString keys = button->shortcut().toString(QKeySequence::NativeText);
        button->setToolTip(button->toolTip().isEmpty() ? keys : button->toolTip() + QStringLiteral(" (%1)").arg(keys));
        button->setAutoDefault(false);
    }
    m_leave->setIcon(icon(u"close"));
    m_leave->setAutoRaise(true);
    m_leave->setToolTip(tr("Leave"));
    m_leave->setAccessibleName(tr("Leave"));
    auto *first = new QHBoxLayout;
    first->addWidget(m_title, 1);
    for (QPushButton *button : {m_back, m_next, m_over})
        first->addWidget(button);
    first->addWidget(m_leave);
    auto *words = new QWidget;
    auto *lines = new QVBoxLayout(words);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->addWidget(m_text);
    lines->addStretch(1);
    m_room->setWidget(words);
    m_room->setWidgetResizable(true);
    m_room->setFrameShape(QFrame::NoFrame);
    m_room->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_room->setFocusPolicy(Qt::NoFocus);
    m_room->viewport()->setAutoFillBackground(false);
    words->setAutoFillBackground(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 6, 8, 6);
    layout->addLayout(first);
    layout->addWidget(m_room);
    layout->addWidget(m_state);
    connect(m_next, &QPushButton::clicked, this, &GuideBar::nextClicked);
    connect(m_back, &QPushButton::clicked, this, &GuideBar::backClicked);
    connect(m_over, &QPushButton::clicked, this, &GuideBar::overClicked);
    connect(m_leave, &QToolButton::clicked, this, &GuideBar::left);
    connect(m_text, &QLabel::linkActivated, this, &GuideBar::placeRequested);
    hide();
}

void GuideBar::show(const Step &step)
{
    m_title->setText(step.title);
    m_text->setText(step.text);
    m_state->setText(step.state);
    m_state->setVisible(!step.state.isEmpty());
    m_back->setEnabled(step.hasBack);
    m_next->setEnabled(step.hasNext);
    m_over->setVisible(step.hasOver);
    const QKeySequence keys = m_next->shortcut();
    m_next->setText(step.isLast ? tr("Finish") : tr("Next"));
    m_next->setShortcut(keys); // which a new text takes away
    setAccessibleName(step.title);
    setAccessibleDescription(step.text);
    QFrame::show();
    makeRoom();
    m_room->verticalScrollBar()->setValue(0);
}

/// For the whole text; but however much there is to read, the bytes below stay in sight. Short texts leave the room that most need,
/// so that the bytes do not move with every step.
void GuideBar::makeRoom()
{
    const int least = 7 * fontMetrics().lineSpacing();
    const int wanted = m_text->heightForWidth(m_room->width());
    m_room->setFixedHeight(qBound(least, wanted, qMax(least, window()->height() * 2 / 5)));
}

void GuideBar::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    makeRoom();
}

QString GuideBar::title() const
{
    return m_title->text();
}

QString GuideBar::text() const
{
    return m_text->text();
}

QString GuideBar::state() const
{
    return m_state->text();
}

/// While the focus is here, the arrows lead on, and Escape leaves.
void GuideBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Right || event->key() == Qt::Key_Return || event->key() == Qt::Key_Space)
        m_next->click();
    else if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Backspace)
        m_back->click();
    else if (event->key() == Qt::Key_Down && m_over->isVisible())
        m_over->click();
    else if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else
        QFrame::keyPressEvent(event);
}

} // namespace hexahedron
