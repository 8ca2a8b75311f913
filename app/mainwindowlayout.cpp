// How the window is put together.
#include "app/addedanimations.h"
#include "app/bookmarkspanel.h"
#include "app/documentpage.h"
#include "app/handouts.h"
#include "app/hitspanel.h"
#include "app/mainwindow.h"
#include "app/messagebar.h"
#include "app/otherforms.h"
#include "app/referencepanels.h"
#include "app/selectionhistory.h"
#include "app/statusline.h"
#include "app/welcomepage.h"
#include "widgets/hex/hexview.h"
#include "widgets/hex/minimap.h"
#include "widgets/icon.h"
#include "widgets/inspector/inspector.h"
#include "widgets/preview/previewwidget.h"
#include "widgets/reference/referenceview.h"

#include <QDockWidget>
#include <QScrollBar>
#include <QStackedWidget>
#include <QStatusBar>
#include <QStyle>
#include <QTabBar>
#include <QTabWidget>
#include <QToolBar>
#include <QVBoxLayout>

namespace hexahedron {

namespace {
constexpr int LeastHeightForBoth = 700; // preview and inspector one above the other
}

void MainWindow::build()
{
    m_welcome = new WelcomePage;
    m_tabs = new QTabWidget;
    m_tabs->setDocumentMode(true);
    m_tabs->setTabsClosable(true);
    m_tabs->setMovable(true);
    m_tabs->setElideMode(Qt::ElideNone); // tabs that do not fit can be scrolled to; cut names would all look the same
    m_tabs->setUsesScrollButtons(true);
    m_center = new QStackedWidget;
    m_center->addWidget(m_welcome);
    m_center->addWidget(m_tabs);
    m_messages = new MessageArea;
    m_otherForms = new OtherForms(this);
    m_handouts = new Handouts(this);
    auto *middle = new QWidget;
    auto *column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_messages);
    column->addWidget(m_center, 1);
    setCentralWidget(middle);

    m_trees = new QStackedWidget;
    m_issueLists = new QStackedWidget;
    for (QStackedWidget *stack : {m_trees, m_issueLists})
        stack->addWidget(new QWidget); // for when nothing is open
    m_inspector = new Inspector;
    connect(m_inspector, &Inspector::openRequested, this, &MainWindow::openFromHere);
    m_preview = new PreviewWidget;
    m_preview->setAcceptDrops(true); // of animations, see takeDrop()
    m_reference = new ReferencePanels(this);
    connect(m_reference, &ReferencePanels::paneRequested, this, [this] {
        m_referenceDock->show();
        m_referenceDock->raise();
    });
    connect(m_inspector, &Inspector::referenceRequested, m_reference, &ReferencePanels::showItem);
    connect(m_inspector, &Inspector::repairRequested, this, [this](const Issue &issue) { repair(session(), issue); });
    connect(m_inspector, &Inspector::issueRuleRequested, m_reference, &ReferencePanels::showRuleOf);
    connect(m_inspector, &Inspector::placeRequested, m_reference, &ReferencePanels::showPlace);
    connect(m_inspector, &Inspector::ruleRequested, m_reference, &ReferencePanels::showRule);
    buildSearch();
    m_history = new SelectionHistory(this);
    m_status = new StatusLine(statusBar());
    addDocks();

    connect(m_tabs, &QTabWidget::currentChanged, this, [this](int index) {
        m_beside = nullptr;
        showPage(index);
    });
    connect(m_tabs, &QTabWidget::tabBarClicked, this, [this](int index) {
        if (m_beside && index == m_tabs->currentIndex())
            tabPage()->setFocus(Qt::TabFocusReason);
    });
    connect(m_tabs, &QTabWidget::tabCloseRequested, this, &MainWindow::close);
    connect(m_welcome, &WelcomePage::openClicked, this, &MainWindow::chooseFiles);
    connect(m_welcome, &WelcomePage::newClicked, this, &MainWindow::makeFile);
    connect(m_welcome, &WelcomePage::referenceClicked, m_reference, &ReferencePanels::openWindow);
    connect(m_welcome, &WelcomePage::exampleClicked, this, &MainWindow::openExample);
    connect(m_welcome, &WelcomePage::fileClicked, this, &MainWindow::open);
    connect(m_preview, &PreviewWidget::picked, this, [this](StreamId stream, ByteRange range) {
        if (Session *open = session())
            open->selection()->select(stream, range);
    });
    m_preview->setNamer([this](StreamId stream, ByteRange range) {
        constexpr int LastParts = 3;
        const auto tree = m_scenePage ? m_scenePage->animations()->tree() : nullptr;
        const auto item = tree && stream < tree->streamCount() ? tree->covering(stream, range) : Item();
        const QString path = item.isValid() ? tree->path(item) : QString();
        return path.count(u'/') < LastParts ? path : QStringLiteral("…/") + path.section(u'/', -LastParts);
    });
    const auto say = [this](const QString &what) { statusBar()->showMessage(what, 10'000); };
    connect(m_preview, &PreviewWidget::said, this, say);
    connect(m_inspector, &Inspector::said, this, say);
    connect(m_preview, &PreviewWidget::changeWanted, this, &MainWindow::changeModel);
    connect(m_preview, &PreviewWidget::changeTried, this, &MainWindow::tryChange);
    connect(m_preview, &PreviewWidget::changeGivenUp, this, &MainWindow::endTrial);
    connect(m_preview, &PreviewWidget::pickedElsewhere, this, &MainWindow::pickElsewhere);
    connect(m_preview, &PreviewWidget::typingChanged, this, &MainWindow::updateSaving);
    connect(m_preview, &PreviewWidget::removeWanted, this, [this] { m_actions.removeElement->trigger(); });
    const auto triggerOrSettle = [this](QAction *action) {
        if (action->isEnabled())
            action->trigger();
        else
            m_preview->giveUpChange(); // nothing comes of it
    };
    connect(m_preview, &PreviewWidget::undoWanted, this, [this, triggerOrSettle] { triggerOrSettle(m_actions.undo); });
    connect(m_preview, &PreviewWidget::redoWanted, this, [this, triggerOrSettle] { triggerOrSettle(m_actions.redo); });
    connect(m_history, &SelectionHistory::changed, this, [this] {
        m_actions.back->setEnabled(m_history->canGoBack());
        m_actions.forward->setEnabled(m_history->canGoForward());
    });
    connect(m_history, &SelectionHistory::placeRequested, m_tabs, &QTabWidget::setCurrentWidget);
}

QDockWidget *MainWindow::addDock(const QString &name, const QString &title, QWidget *content, Qt::DockWidgetArea area)
{
    auto *dock = new QDockWidget(title, this);
    dock->setObjectName(name); // under which the layout is remembered
    dock->setWidget(content);
    content->setAccessibleName(title);
    addDockWidget(area, dock);
    m_docks.push_back(dock);
    return dock;
}

void MainWindow::addDocks()
{
    setDockNestingEnabled(true);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    addDock(QStringLiteral("structure"), tr("Structure"), m_trees, Qt::LeftDockWidgetArea);
    addDock(QStringLiteral("inspector"), tr("Inspector"), m_inspector, Qt::RightDockWidgetArea);
    addDock(QStringLiteral("preview"), tr("Preview"), m_preview, Qt::RightDockWidgetArea);
    addDock(QStringLiteral("issues"), tr("Issues"), m_issueLists, Qt::BottomDockWidgetArea);
    const QList keys{Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_6, Qt::Key_7, Qt::Key_8};
    const auto addPaneAction = [this, &keys](const QString &text) {
        auto *action = new QAction(text, this);
        action->setShortcut(QKeySequence(Qt::ALT | keys[qsizetype(m_paneActions.size())]));
        addAction(action);
        m_paneActions.push_back(action);
        return action;
    };
    for (QDockWidget *dock : m_docks)
        connect(addPaneAction(dock->windowTitle()), &QAction::triggered, this, [this, dock] { goToDock(dock); });
    connect(addPaneAction(tr("Bytes")), &QAction::triggered, this, &MainWindow::goToBytes);
    QDockWidget *reference = m_referenceDock = addDock(QStringLiteral("reference"), tr("Reference"),
                                                       m_reference->pane(), Qt::RightDockWidgetArea);
    tabifyDockWidget(m_docks[1], reference);
    reference->toggleViewAction()->setIcon(icon(u"book"));
    connect(addPaneAction(reference->windowTitle()), &QAction::triggered, this,
            [this, reference] { goToDock(reference); });
    connect(reference->toggleViewAction(), &QAction::triggered, this, [reference](bool isShown) {
        if (isShown)
            reference->raise(); // it lies behind the inspector at first
    });
    m_hitsDock = addDock(QStringLiteral("hits"), tr("Hits"), m_hits, Qt::BottomDockWidgetArea);
    tabifyDockWidget(m_docks[3], m_hitsDock);
    connect(addPaneAction(m_hitsDock->windowTitle()), &QAction::triggered, this, [this] { goToDock(m_hitsDock); });
    m_bookmarksDock = addDock(QStringLiteral("bookmarks"), tr("Bookmarks"), m_bookmarks, Qt::BottomDockWidgetArea);
    tabifyDockWidget(m_docks[3], m_bookmarksDock);
    connect(addPaneAction(m_bookmarksDock->windowTitle()), &QAction::triggered, this,
            [this] { goToDock(m_bookmarksDock); });
}

void MainWindow::arrangeDocks()
{
    const std::array areas{Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea, Qt::RightDockWidgetArea,
                           Qt::BottomDockWidgetArea};
    for (size_t i = 0; i < areas.size(); ++i) {
        m_docks[i]->setFloating(false);
        addDockWidget(areas[i], m_docks[i]);
        m_docks[i]->show();
    }
    if (height() < LeastHeightForBoth) {
        tabifyDockWidget(m_docks[2], m_docks[1]);
        m_docks[1]->raise();
    } else {
        splitDockWidget(m_docks[2], m_docks[1], Qt::Vertical); // the preview above the inspector
    }
    // The reference waits behind the inspector until somebody asks for it.
    m_docks[4]->setFloating(false);
    tabifyDockWidget(m_docks[1], m_docks[4]);
    m_docks[4]->hide();
    m_docks[1]->raise();
    // So do the lists of hits and bookmarks behind the issues.
    for (QDockWidget *dock : {m_hitsDock, m_bookmarksDock}) {
        dock->setFloating(false);
        tabifyDockWidget(m_docks[3], dock);
        dock->hide();
    }
    m_docks[3]->raise();
    sizeDocks();
}

/// Panels are about a file: without one they hide, and come back as they were with the next.
void MainWindow::showPanels(bool show)
{
    if (show == m_arePanelsShown)
        return;
    m_arePanelsShown = show;
    if (!show)
        m_panelLayout = saveState();
    else if (!restoreState(m_panelLayout))
        arrangeDocks();
    else if (m_settings.hasOwnDockSizes() && m_ownSizes.empty())
        QTimer::singleShot(0, this, [this] { m_ownSizes = dockSizes(); }); // when they have them
    for (QDockWidget *dock : m_docks) {
        dock->toggleViewAction()->setEnabled(show);
        if (!show)
            dock->hide();
    }
}

std::vector<QSize> MainWindow::dockSizes() const
{
    std::vector<QSize> sizes;
    for (const QDockWidget *dock : m_docks)
        sizes.push_back(dock->size());
    return sizes;
}

void MainWindow::sizeDocks()
{
    if (!m_ownSizes.empty()) {
        for (size_t i = 0; i < m_docks.size(); ++i) {
            if (m_docks[i]->isHidden() || m_docks[i]->isFloating())
                continue;
            resizeDocks({m_docks[i]}, {m_ownSizes[i].width()}, Qt::Horizontal);
            resizeDocks({m_docks[i]}, {m_ownSizes[i].height()}, Qt::Vertical);
        }
        return;
    }
    // The bytes get what a row needs, a long one where the window is wide; structure and model share what is left.
    constexpr int LeastCharactersBeside = 85;
    const int character = fontMetrics().horizontalAdvance(u'x'); // whatever else a font for Chinese has
    int bytes = width() * 45 / 100;
    if (const DocumentPage *shown = currentPage()) {
        const HexView &view = *shown->hexView();
        const int borders = 2 * style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, this);
        const int overview = shown->showsMinimap() ? shown->minimap()->sizeHint().width() : 0;
        const int frame = view.verticalScrollBar()->sizeHint().width() + overview + borders + 2 * character;
        for (const int count : {8, 16}) {
            const int needed = view.layout().widthOf(count) + frame;
            if (count == 8 || width() - needed >= LeastCharactersBeside * character)
                bytes = needed;
        }
    }
    const int beside = qMax(0, width() - bytes);
    resizeDocks({m_docks[0], m_docks[2]}, {beside / 2, beside / 2}, Qt::Horizontal);
    resizeDocks({m_docks[2], m_docks[1]}, {height() * 46 / 100, height() * 54 / 100}, Qt::Vertical);
    resizeDocks({m_docks[3]}, {qMin(13 * fontMetrics().lineSpacing(), height() * 30 / 100)}, Qt::Vertical);
}

void MainWindow::resetLayout()
{
    m_settings.forgetLayout();
    m_panelLayout.clear();
    m_ownSizes.clear();
    if (m_arePanelsShown)
        arrangeDocks();
    for (QToolBar *bar : findChildren<QToolBar *>(QStringLiteral("tools"))) {
        QMainWindow::addToolBar(Qt::TopToolBarArea, bar);
        bar->show();
    }
}

void MainWindow::addToolBar()
{
    auto *bar = QMainWindow::addToolBar(tr("Tools"));
    bar->setObjectName(QStringLiteral("tools"));
    bar->setIconSize({20, 20});
    const Actions &a = m_actions;
    bar->addActions({a.open, a.save});
    bar->addSeparator();
    bar->addActions({a.undo, a.redo});
    bar->addSeparator();
    bar->addActions({a.back, a.forward, a.goTo, a.find});
    bar->addSeparator();
    bar->addActions({a.insertAfter, a.removeElement, a.repairAll});
    bar->addSeparator();
    bar->addAction(m_referenceDock->toggleViewAction());
}

} // namespace hexahedron
