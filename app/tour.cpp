#include "app/tour.h"

#include "app/guidebar.h"
#include "app/mainwindow.h"
#include "app/teaching.h"

#include <QAction>
#include <QBoxLayout>
#include <QDockWidget>
#include <QEvent>
#include <QFrame>
#include <QMenu>
#include <QTabWidget>
#include <QWhatsThis>

namespace hexahedron {

Tour::Tour(MainWindow *window, Teaching *teaching, QMenu *help)
    : QObject(window)
    , m_window(window)
    , m_teaching(teaching)
    , m_bar(new GuideBar)
    , m_frame(new QFrame(window))
{
    if (auto *column = qobject_cast<QBoxLayout *>(window->centralWidget()->layout()))
        column->insertWidget(0, m_bar);
    m_bar->hide();
    m_frame->setObjectName(QStringLiteral("tourFrame"));
    m_frame->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_frame->setStyleSheet(QStringLiteral("#tourFrame { border: 4px solid palette(highlight); border-radius: 4px; }"));
    m_frame->hide();
    const auto dock = [window](const char *name) {
        return window->findChild<QDockWidget *>(QString::fromLatin1(name));
    };
    addPart(dock("structure"), tr("The structure"),
            tr("Everything in the file by its name, in the order of the bytes. What you select here is selected "
               "everywhere. The line above it looks for names, types, values and issues."));
    addPart(window->findChild<QTabWidget *>(), tr("The bytes"),
            tr("Each byte as two hexadecimal digits, and on the right as a letter. Bytes of one field have one colour. "
               "Digits that you type change the file; lengths and counts follow, and you see them before."));
    addPart(dock("inspector"), tr("The inspector"),
            tr("What the selected field is for, which values are right, and what its bytes say. A value that you type "
               "here is written into the file."));
    addPart(dock("preview"), tr("The model"),
            tr("Drag to turn it, use the wheel to come nearer. A click on a triangle selects its bytes, and what is "
               "selected anywhere is marked in the model."));
    addPart(dock("issues"), tr("The issues"),
            tr("What is wrong with the file, or worth knowing. Each issue says what it means and what can be done; a "
               "repair shows first what it would change."));
    addPart(dock("reference"), tr("The reference"),
            tr("All that is known of the format. It follows what is selected; a field in it leads into the file. F1 "
               "opens it in a window of its own."));
    addPart(dock("hits"), tr("The hits"), tr("What a search has found, in this file or in all that are open."));
    addPart(
        dock("bookmarks"), tr("The bookmarks"),
        tr("Places that you have marked, with a note. They move with the bytes, and are there again with the file."));

    auto *tour = new QAction(tr("&Guided Tour of the Window"), this);
    tour->setStatusTip(tr("What each part of the window is for"));
    QAction *ask = QWhatsThis::createAction(this);
    ask->setText(tr("What's &This?"));
    ask->setShortcut({}); // that key walks through the file
    connect(tour, &QAction::triggered, this, &Tour::start);
    help->insertActions(help->actions().value(1), {tour, ask});
    connect(m_bar, &GuideBar::nextClicked, this, [this] { go(1); });
    connect(m_bar, &GuideBar::backClicked, this, [this] { go(-1); });
    connect(m_bar, &GuideBar::left, this, &Tour::leave);
    window->installEventFilter(this);
}

void Tour::addPart(QWidget *widget, const QString &title, const QString &text)
{
    if (!widget)
        return;
    widget->setWhatsThis(QStringLiteral("<p><b>%1</b></p><p>%2</p>").arg(title.toHtmlEscaped(), text.toHtmlEscaped()));
    widget->installEventFilter(this);
    m_parts.push_back({widget, title, text});
}

void Tour::start()
{
    if (!m_window->currentPage())
        m_window->openExample();
    if (!m_window->currentPage() || m_parts.empty())
        return;
    m_teaching->leave();
    m_at = 0;
    show();
    m_bar->setFocus();
}

void Tour::leave()
{
    m_at = -1;
    hideAgain();
    m_bar->hide();
    m_frame->hide();
}

void Tour::hideAgain()
{
    if (m_opened)
        m_opened->hide();
    m_opened = nullptr;
}

QWidget *Tour::shownPart() const
{
    return m_at >= 0 ? m_parts[size_t(m_at)].widget : nullptr;
}

void Tour::go(int by)
{
    if (m_at + by >= int(m_parts.size()))
        return leave();
    m_at = qMax(0, m_at + by);
    show();
}

void Tour::show()
{
    const Part &part = m_parts[size_t(m_at)];
    hideAgain();
    if (auto *dock = qobject_cast<QDockWidget *>(part.widget)) {
        m_opened = dock->isHidden() ? dock : nullptr;
        dock->show(); // what waits behind another panel comes forward
        dock->raise();
    }
    GuideBar::Step step;
    step.title = tr("%1 · %2 of %3").arg(part.title).arg(m_at + 1).arg(m_parts.size());
    step.text = part.text.toHtmlEscaped();
    step.hasBack = m_at > 0;
    step.hasNext = true;
    step.isLast = m_at + 1 == int(m_parts.size());
    m_bar->show(step);
    placeFrame();
}

void Tour::placeFrame()
{
    const QWidget *part = shownPart();
    const bool isSeen = part && part->isVisible() && part->window() == m_window;
    m_frame->setVisible(isSeen);
    if (!isSeen)
        return;
    m_frame->setGeometry(QRect(part->mapTo(m_window, QPoint()), part->size()));
    m_frame->raise();
}

/// The frame stays around what it is about.
bool Tour::eventFilter(QObject *watched, QEvent *event)
{
    const bool moves = event->type() == QEvent::Resize || event->type() == QEvent::Move || event->type() == QEvent::Show
                       || event->type() == QEvent::Hide;
    if (m_at >= 0 && moves && (watched == shownPart() || watched == m_window))
        placeFrame();
    return QObject::eventFilter(watched, event);
}

} // namespace hexahedron
