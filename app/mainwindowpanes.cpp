// Byte panes: how they look, the second one, and a file beside another.
#include "app/documentpage.h"
#include "app/mainwindow.h"
#include "core/tree/items.h"
#include "widgets/hex/hexview.h"

#include <QMenu>
#include <QTabWidget>

namespace hexahedron {

void MainWindow::connectPaneActions()
{
    const Actions &a = m_actions;
    connect(m_byteLook, &ByteLook::changed, this, [this] {
        for (DocumentPage *page : pages())
            page->setLook(m_byteLook->look());
    });
    connect(m_byteLook, &ByteLook::baseRequested, this, &MainWindow::setAddressBase);
    connect(a.splitBelow, &QAction::triggered, this, [this] { split(currentPage(), Qt::Vertical); });
    connect(a.splitBeside, &QAction::triggered, this, [this] { split(currentPage(), Qt::Horizontal); });
    connect(a.unsplit, &QAction::triggered, this, [this] {
        tabPage()->closeSecondPane();
        goToFile(tabPage());
    });
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
    connect(view, &HexView::zoomChanged, this, [this, view] { m_byteLook->setZoom(view->zoom()); });
}

void MainWindow::split(DocumentPage *shown, Qt::Orientation orientation)
{
    if (BytePane *pane = tabPage()->split(shown, orientation))
        pane->hexView()->setFocus(Qt::ShortcutFocusReason);
    updateActions();
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
