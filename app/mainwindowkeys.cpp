// Where the keyboard goes.
#include "app/bookmarkspanel.h"
#include "app/documentpage.h"
#include "app/hitspanel.h"
#include "app/mainwindow.h"
#include "app/referencepanels.h"
#include "widgets/hex/findbar.h"
#include "widgets/hex/hexview.h"
#include "widgets/inspector/inspector.h"
#include "widgets/issues/issuespanel.h"
#include "widgets/preview/previewwidget.h"
#include "widgets/reference/referenceview.h"
#include "widgets/tree/itemsview.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QTreeView>

namespace hexahedron {

namespace {

/// Gives the keys to a pane; what takes none itself gives them to the first thing in it that does.
void focusIn(QWidget *pane, Qt::FocusReason reason)
{
    pane->setFocus(reason);
    if (pane->hasFocus() || pane->isAncestorOf(QApplication::focusWidget()))
        return;
    for (QWidget *inner : pane->findChildren<QWidget *>()) {
        if (inner->isVisible() && inner->isEnabled() && (inner->focusPolicy() & Qt::TabFocus))
            return inner->setFocus(reason);
    }
}

/// Of no menu in this language, which would have had it before: fields would take it as typed.
bool isLetterWithAlt(const QObject *watched, const QKeyEvent &event)
{
    const auto *field = qobject_cast<const QWidget *>(watched);
    return field && field->hasFocus() && field->testAttribute(Qt::WA_InputMethodEnabled)
           && (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::AltModifier
           && !event.text().isEmpty() && event.text().front().isPrint();
}

/// Enter behind a path that was typed into a dialog for files means that path. While names are offered it would only close the offer,
/// and the folders on the way, which the dialog has selected meanwhile, would count more than what stands there.
bool acceptTypedPath(QObject *watched, QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
    auto *line = isEnter && dialog ? dialog->findChild<QLineEdit *>() : nullptr;
    QAbstractItemView *offers = line && line->completer() ? line->completer()->popup() : nullptr;
    const bool isOffering = offers && offers == watched && !offers->currentIndex().isValid();
    if (!line || (watched != line && !isOffering))
        return false;
    if (QDir::isAbsolutePath(line->text())) {
        for (QAbstractItemView *list : dialog->findChildren<QAbstractItemView *>())
            list->clearSelection();
    }
    if (!isOffering)
        return false;
    offers->hide();
    QApplication::sendEvent(line, event);
    return true;
}

} // namespace

/// Structure, bytes, issues, model or picture, inspector; without those that are closed.
std::vector<QWidget *> MainWindow::panes() const
{
    const DocumentPage *page = currentPage();
    QWidget *tree = page ? page->tree()->items() : nullptr;
    QWidget *list = page ? page->issues()->table() : nullptr;
    std::vector<QWidget *> panes;
    const auto add = [&panes](QWidget *pane) {
        if (pane && pane->isVisible())
            panes.push_back(pane);
    };
    add(tree);
    for (const BytePane *bytes : tabPage() ? tabPage()->panesHere() : std::vector<BytePane *>())
        add(bytes->hexView());
    for (QWidget *pane : std::initializer_list<QWidget *>{list, m_hits->list(), m_bookmarks->list(), m_preview,
                                                          m_inspector, m_reference->pane()})
        add(pane);
    return panes;
}

void MainWindow::goToPane(int by)
{
    const std::vector<QWidget *> panes = this->panes();
    const QWidget *focus = QApplication::focusWidget();
    const auto isIn = [focus](const QWidget *pane) { return pane == focus || pane->isAncestorOf(focus); };
    const auto present = focus ? std::find_if(panes.begin(), panes.end(), isIn) : panes.end();
    const auto count = qsizetype(panes.size());
    if (count == 0)
        return;
    const qsizetype at = present == panes.end() ? (by > 0 ? -1 : count) : present - panes.begin();
    focusIn(panes[size_t((at + by + count) % count)], Qt::TabFocusReason);
}

/// Shows a panel, also one that is hidden or behind another, and gives it the keys.
void MainWindow::goToDock(QDockWidget *dock)
{
    dock->show();
    dock->raise();
    for (QWidget *pane : panes()) {
        if (dock->isAncestorOf(pane))
            return focusIn(pane, Qt::ShortcutFocusReason);
    }
    focusIn(dock->widget(), Qt::ShortcutFocusReason);
}

/// Before another file comes to the front.
bool MainWindow::staysInFront()
{
    return currentPage()
           && !settlesTyping(
               currentPage(),
               tr("%1 stays in front: the value that you typed is not written. Correct it, or go to the other "
                  "file once more to drop it."));
}

void MainWindow::goToTab(int by)
{
    const int count = m_tabs->count();
    if (count > 1 && !staysInFront())
        m_tabs->setCurrentIndex((m_tabs->currentIndex() + by + count) % count);
}

/// In the structure among what its filter found, elsewhere in the bytes.
void MainWindow::findFurther(bool forward)
{
    TreeView *tree = currentTree();
    const QWidget *focus = QApplication::focusWidget();
    QAction *hit = forward ? tree->nextHitAction() : tree->previousHitAction();
    if (tree->isAncestorOf(focus) && hit->isEnabled())
        hit->trigger();
    else
        forward ? currentPage()->findBar()->findNext() : currentPage()->findBar()->findPrevious();
}

/// Whether a key is that of an action of the menus. Fields for text would take some for themselves (on Linux Ctrl+D, Ctrl+U and
/// others), and Undo even when there is nothing in them to undo.
bool MainWindow::isWindowKey(const QKeyEvent &event, const QWidget *focus) const
{
    if (m_reference->pane()->isAncestorOf(focus) && ReferenceView::isOwnKey(event))
        return false;
    const QKeySequence keys(event.keyCombination());
    const auto has = [&keys](const QAction *action) {
        return action->isEnabled() && action->shortcuts().contains(keys);
    };
    if (m_bookmarks->isAncestorOf(focus) && m_bookmarks->canBringBack() && has(m_actions.undo))
        return false;
    if (has(m_actions.undo) || has(m_actions.redo)) {
        const auto *line = qobject_cast<const QLineEdit *>(focus);
        const bool isUndo = has(m_actions.undo);
        return !line || !line->isModified() || !(isUndo ? line->isUndoAvailable() : line->isRedoAvailable());
    }
    const QList<QAction *> all = QWidget::actions();
    return std::any_of(all.begin(), all.end(), has);
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *widget = qobject_cast<QWidget *>(watched);
        if (widget && widget->window() == this
            && isWindowKey(*static_cast<QKeyEvent *>(event), QApplication::focusWidget())) {
            event->ignore();
            return true;
        }
    }
    if (event->type() == QEvent::KeyPress && isLetterWithAlt(watched, *static_cast<QKeyEvent *>(event)))
        return true;
    if (event->type() == QEvent::KeyPress && acceptTypedPath(watched, static_cast<QKeyEvent *>(event)))
        return true;
    const bool isDrop = event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove
                        || event->type() == QEvent::Drop;
    if (isDrop && takeDrop(watched, static_cast<QDropEvent *>(event)))
        return true;
    if (m_tabs && watched == m_tabs->tabBar() && event->type() == QEvent::MouseButtonPress) {
        const int tab = m_tabs->tabBar()->tabAt(static_cast<QMouseEvent *>(event)->position().toPoint());
        if (tab >= 0 && tab != m_tabs->currentIndex() && staysInFront())
            return true;
    }
    // What somebody pulls at in the window itself is the border of a dock.
    if (event->type() == QEvent::MouseButtonPress && watched == this)
        m_pressedSizes = dockSizes();
    if (event->type() == QEvent::MouseButtonRelease && watched == this && m_arePanelsShown)
        QTimer::singleShot(0, this, [this] {
            if (dockSizes() != m_pressedSizes)
                m_ownSizes = dockSizes();
        });
    return QMainWindow::eventFilter(watched, event);
}

} // namespace hexahedron
