// Byte panes: how they look, the second one, and a file beside another.
#include "app/documentpage.h"
#include "app/mainwindow.h"
#include "app/messagebar.h"
#include "app/panecomparison.h"
#include "core/language/plural.h"
#include "core/tree/items.h"
#include "widgets/hex/hexview.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QStatusBar>
#include <QTabWidget>

namespace hexahedron {

void MainWindow::connectPaneActions()
{
    const Actions &a = m_actions;
    connect(m_byteLook, &ByteLook::changed, this, [this] {
        for (DocumentPage *page : pages())
            page->setLook(m_byteLook->look());
        m_selectionTimer.start(); // the status bar says it
    });
    connect(m_byteLook, &ByteLook::baseRequested, this, &MainWindow::setAddressBase);
    connect(a.splitBelow, &QAction::triggered, this, [this] { split(currentPage(), Qt::Vertical); });
    connect(a.splitBeside, &QAction::triggered, this, [this] { split(currentPage(), Qt::Horizontal); });
    connect(a.unsplit, &QAction::triggered, this, [this] {
        m_settings.setSecondPane(tabPage()->session()->document().path(), {});
        tabPage()->closeSecondPane();
        goToFile(tabPage());
    });
    a.comparePanes->setChecked(m_settings.comparesPanes());
    connect(a.comparePanes, &QAction::toggled, this, [this](bool compares) {
        m_settings.setComparesPanes(compares);
        comparePanes();
    });
    connect(a.compareWith, &QAction::triggered, this, &MainWindow::compareWith);
    connect(a.nextDifference, &QAction::triggered, this, [this] { goToDifference(1); });
    connect(a.previousDifference, &QAction::triggered, this, [this] { goToDifference(-1); });
}

void MainWindow::connectPane(DocumentPage *page, BytePane *pane)
{
    const HexView *view = pane->hexView();
    const auto changed = [this, page] {
        if (page == currentPage())
            m_selectionTimer.start();
    };
    connect(view, &HexView::contextMenuRequested, this, &MainWindow::showByteMenu);
    connect(view, &HexView::activePaneChanged, this, changed);
    connect(view, &HexView::overwriteModeChanged, this, changed);
    connect(view, &HexView::formChanged, this, changed);
    connect(view->verticalScrollBar(), &QScrollBar::rangeChanged, this, changed); // rows are shorter or longer
    connect(view, &HexView::zoomChanged, this, [this, view] { m_byteLook->setZoom(view->zoom()); });
    connect(view, &HexView::pastedBeyond, this, [this, page](qint64 count) {
        sayOfStep(page->session(),
                  tr("More was pasted than was selected: %n byte(s) behind the selection are overwritten, too. "
                     "%1 takes it back.",
                     nullptr, pluralOf(count))
                      .arg(m_actions.undo->shortcut().toString(QKeySequence::NativeText)));
    });
}

void MainWindow::split(DocumentPage *shown, Qt::Orientation orientation)
{
    DocumentPage *host = tabPage();
    if (BytePane *pane = host->split(shown, orientation))
        pane->hexView()->setFocus(Qt::ShortcutFocusReason);
    const QString path = host->session()->document().path(), other = shown->session()->document().path();
    if (!path.isEmpty() && !other.isEmpty())
        m_settings.setSecondPane(path, Settings::SecondPane{other, orientation == Qt::Horizontal});
    comparePanes();
    updateActions();
}

/// The one that the file had when it was seen last, with the other file where that is still there.
void MainWindow::restoreSecondPane(DocumentPage *host)
{
    const QString path = host->session()->document().path();
    const auto kept = m_settings.secondPane(path);
    if (!kept || m_isRestoringPane || m_tabs->indexOf(host) < 0 || !QFileInfo::exists(kept->file))
        return;
    const QScopedValueRollback restoring(m_isRestoringPane, true);
    QString error;
    DocumentPage *shown = host;
    if (kept->file != path)
        shown = openOne(kept->file, &error) ? tabPage() : nullptr;
    m_tabs->setCurrentWidget(host);
    if (!shown)
        return;
    host->split(shown, kept->isBeside ? Qt::Horizontal : Qt::Vertical);
    comparePanes();
    updateActions();
    host->hexView()->setFocus(Qt::OtherFocusReason);
}

void MainWindow::comparePanes()
{
    for (DocumentPage *host : pages()) {
        const bool wasComparing = host->comparison();
        host->setComparing(m_actions.comparePanes->isChecked());
        PaneComparison *comparison = host->comparison();
        if (!comparison || wasComparing)
            continue;
        const auto say = [this](const QString &text) { statusBar()->showMessage(text, 10'000); };
        const QString kind = QStringLiteral("comparing");
        connect(comparison, &PaneComparison::compared, this, [comparison, say, host, kind] {
            host->messages()->remove(kind);
            say(comparison->message());
        });
        connect(comparison, &PaneComparison::progressed, this, [comparison, say, host, kind](int permille) {
            say(MainWindow::tr("Comparing: %1 %").arg(permille / 10));
            if (host->messages()->has(kind))
                return;
            MessageBar *bar = host->messages()->show(kind, Severity::Info,
                                                     MainWindow::tr("The files are being compared…"));
            bar->addButton(MainWindow::tr("Cancel"), [comparison = QPointer(comparison)] {
                if (comparison)
                    comparison->cancel();
            });
        });
        connect(comparison, &QObject::destroyed, host->messages(),
                [messages = host->messages(), kind] { messages->remove(kind); });
        connect(comparison, &PaneComparison::wentTo, this, say);
    }
    m_selectionTimer.start();
}

/// Another file beside this one, with what differs marked in both.
void MainWindow::compareWith()
{
    const QPointer<DocumentPage> host = tabPage();
    const QString path = QFileDialog::getOpenFileName(this, tr("Compare with a File"), m_settings.folder());
    if (path.isEmpty() || !host || !open(path))
        return;
    DocumentPage *other = tabPage();
    m_tabs->setCurrentWidget(host);
    if (other == host) {
        host->messages()->show(QStringLiteral("refused"), Severity::Info, tr("This is the file that is shown."));
        return;
    }
    m_actions.comparePanes->setChecked(true);
    constexpr int ShortRow = 8;
    const bool hasRoomBeside = host->width() >= 2 * host->pane()->widthOf(ShortRow);
    split(other, hasRoomBeside ? Qt::Horizontal : Qt::Vertical);
    host->panesHere().front()->setFocus(Qt::OtherFocusReason);
}

void MainWindow::goToDifference(int by)
{
    if (PaneComparison *comparison = tabPage() ? tabPage()->comparison() : nullptr)
        comparison->goTo(by);
}

/// To the pane that had the keys; where it has them, to the other one.
void MainWindow::goToBytes()
{
    DocumentPage *shown = currentPage();
    if (!shown)
        return;
    BytePane *next = shown->pane();
    for (BytePane *pane : tabPage()->panesHere()) {
        if (next->hexView()->hasFocus() && !pane->hexView()->hasFocus()) {
            next = pane;
            break;
        }
    }
    next->hexView()->setFocus(Qt::ShortcutFocusReason);
}

void MainWindow::fillBesideMenu()
{
    m_besideMenu->clear();
    for (DocumentPage *page : pages()) {
        if (page == tabPage())
            continue;
        m_besideMenu->addAction(page->title().replace(u'&', QStringLiteral("&&")), this, [this, page = QPointer(page)] {
            if (page)
                split(page, Qt::Horizontal);
        });
    }
    if (m_besideMenu->isEmpty())
        m_besideMenu->addAction(tr("No other file is open"))->setEnabled(false);
}

void MainWindow::setAddressBase(ByteLook::Base base)
{
    DocumentPage *shown = currentPage();
    if (!shown)
        return;
    const qint64 cursor = shown->hexView()->cursor();
    const HexAnnotations *meaning = shown->hexView()->annotations();
    if (base == ByteLook::Base::Beginning)
        shown->pane()->setAddressBase({});
    else if (base == ByteLook::Base::Chunk && meaning && !meaning->groupAt(cursor).isEmpty())
        shown->pane()->setAddressBase(meaning->groupAt(cursor).begin);
    else
        shown->pane()->setAddressBase(cursor);
}

/// The keys have gone to the bytes of a file: panels and commands are about that one now.
void MainWindow::goToFile(DocumentPage *page)
{
    const DocumentPage *before = currentPage();
    m_beside = page == tabPage() ? nullptr : page;
    if (currentPage() != before)
        showPage(m_tabs->indexOf(currentPage()));
}

} // namespace hexahedron
