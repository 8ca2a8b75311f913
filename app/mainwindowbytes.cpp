// What can be done with bytes besides typing.
#include "app/documentpage.h"
#include "app/itemcommands.h"
#include "app/mainwindow.h"
#include "app/messagebar.h"
#include "core/bytes/savefile.h"
#include "core/report/byteforms.h"
#include "core/report/exportreport.h"
#include "core/report/meaningtable.h"
#include "widgets/hex/filldialog.h"
#include "widgets/hex/hexview.h"
#include "widgets/hex/summarydialog.h"
#include "widgets/session/background.h"
#include "widgets/tree/itemsview.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QFileDialog>
#include <QInputDialog>
#include <QMenu>
#include <QMenuBar>

namespace hexahedron {

namespace {

constexpr int MostInserted = 1 << 20; // at once by a dialog; more is pasted

/// Takes text until it is too long for a clipboard.
class ClipboardText final : public QBuffer
{
protected:
    qint64 writeData(const char *data, qint64 size) override
    {
        return pos() + size > hexclipboard::MostBytes ? -1 : QBuffer::writeData(data, size);
    }
};

} // namespace

void MainWindow::connectByteActions()
{
    const Actions &a = m_actions;
    const auto onBytes = [this](QAction *action, const auto &run) {
        connect(action, &QAction::triggered, this, [this, run] { run(*currentPage()->hexView()); });
    };
    const auto inTree = [this](TreeView::Command command) {
        if (m_isTreeMeant)
            currentTree()->action(command)->trigger();
        return m_isTreeMeant;
    };
    onAction(a.cut, [this, inTree] {
        if (!inTree(TreeView::Command::Cut))
            currentPage()->hexView()->cut();
    });
    onAction(a.paste, [this, inTree] {
        if (!inTree(TreeView::Command::Paste))
            currentPage()->hexView()->paste();
    });
    onAction(a.removeBytes, [this] { currentPage()->hexView()->removeBytes(); });
    onAction(a.insertBytes, [this] { insertBytes(); });
    onAction(a.insertFile, [this] { insertFile(); });
    onAction(a.fillBytes, [this] { fillBytes(); });
    onBytes(a.copy, [inTree](HexView &view) {
        if (!inTree(TreeView::Command::Copy))
            view.copy();
    });
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget *, const QWidget *now) { followKeysTo(now); });
    onBytes(a.copyHex, [](HexView &view) { view.copyAs(hexclipboard::Form::Hex); });
    onBytes(a.copyText, [](HexView &view) { view.copyAs(hexclipboard::Form::Text); });
    onBytes(a.copyDump, [](HexView &view) {
        if (const auto bytes = view.selectedBytes())
            QApplication::clipboard()->setText(hexDump(*bytes, view.selection().begin));
    });
    connect(a.copyOffset, &QAction::triggered, this, &MainWindow::copyOffset);
    connect(a.copyMeaning, &QAction::triggered, this, &MainWindow::copyMeaning);
    onBytes(a.selectAll, [](HexView &view) { view.selectAll(); });
    onBytes(a.selectField, [](HexView &view) { view.selectField(); });
    onBytes(a.switchPane, [](HexView &view) {
        view.switchPane();
        view.setFocus(Qt::ShortcutFocusReason);
    });
    onAction(a.saveBytes, [this] { saveBytes(); });
    connect(a.summary, &QAction::triggered, this, &MainWindow::showSummary);
}

/// For other programs; menus of the bytes and of the window share it.
void MainWindow::fillCopyMenu()
{
    m_copyAs = new QMenu(tr("Copy &As"), this);
    m_copyAs->addActions({m_actions.copyHex, m_actions.copyText, m_actions.copyDump, m_actions.copyMeaning});
    m_copyAs->addSeparator();
    for (const ByteForm &form : byteForms()) {
        m_copyAs->addAction(form.title(), this, [this, write = form.write] {
            if (const auto bytes = currentPage()->hexView()->selectedBytes())
                QApplication::clipboard()->setText(write(*bytes));
        });
    }
}

/// Cut, Copy and Paste of the menus are those of the pane that has the keys, or had them before the menu.
void MainWindow::followKeysTo(const QWidget *pane)
{
    if (!pane || pane->window() != this || pane == menuBar())
        return;
    const TreeView *tree = currentTree();
    m_isTreeMeant = tree && tree->items() == pane;
    updateClipboardActions();
}

void MainWindow::updateClipboardActions()
{
    const Actions &a = m_actions;
    const DocumentPage *shown = currentPage();
    m_isTreeMeant = m_isTreeMeant && shown;
    const bool hasSelection = shown && !shown->hexView()->selection().isEmpty();
    const auto isPossible = [&](TreeView::Command command) {
        return m_isTreeMeant ? currentTree()->action(command)->isEnabled() : hasSelection;
    };
    a.cut->setEnabled(isPossible(TreeView::Command::Cut));
    a.copy->setEnabled(isPossible(TreeView::Command::Copy));
    a.paste->setEnabled(m_isTreeMeant ? isPossible(TreeView::Command::Paste) : shown != nullptr);
    const auto name = [](QAction *action, const QString &text, QKeySequence::StandardKey keys) {
        action->setText(text + u'\t' + QKeySequence(keys).toString(QKeySequence::NativeText)); // which the panes have
    };
    name(a.cut, m_isTreeMeant ? tr("Cu&t") : tr("Cu&t Bytes"), QKeySequence::Cut);
    name(a.copy, m_isTreeMeant ? tr("&Copy") : tr("&Copy Bytes"), QKeySequence::Copy);
    name(a.paste, m_isTreeMeant ? tr("&Paste") : tr("&Paste Bytes"), QKeySequence::Paste);
    Actions::setTip(a.paste, {});
}

/// Asks the clipboard, which may be another program: when a menu opens, not with every selection.
void MainWindow::sayWhetherPasted()
{
    updateClipboardActions();
    const TreeView *tree = m_isTreeMeant ? currentTree() : nullptr;
    if (!tree || !m_actions.paste->isEnabled())
        return;
    const QString why = tree->whyNotPasted(tree->currentItem());
    m_actions.paste->setEnabled(why.isEmpty());
    Actions::setTip(m_actions.paste, why);
}

void MainWindow::copyMeaning()
{
    const DocumentPage *shown = currentPage();
    if (shown->session()->isTreeCurrent())
        QApplication::clipboard()->setText(
            meaningTable(*shown->session()->tree(), shown->shownStream(), shown->hexView()->selection()));
}

void MainWindow::copyOffset()
{
    const qint64 offset = currentPage()->hexView()->selection().begin;
    QApplication::clipboard()->setText(QStringLiteral("0x") + QString::number(offset, 16).toUpper());
}

void MainWindow::insertFile()
{
    DocumentPage *shown = currentPage();
    const QString path = QFileDialog::getOpenFileName(this, tr("Insert a File"), m_settings.folder());
    if (path.isEmpty() || shown != currentPage())
        return;
    QString error;
    const auto bytes = Bytes::fromFile(path, &error);
    if (bytes && bytes->size() > hexclipboard::MostBytes)
        error = tr("At most %L1 MiB can be inserted at a time.").arg(hexclipboard::MostBytes >> 20);
    if (error.isEmpty() && bytes)
        shown->hexView()->insertBytes(bytes->toByteArray());
    else
        shown->messages()->show(QStringLiteral("refused"), Severity::Error, error);
}

void MainWindow::fillBytes()
{
    DocumentPage *shown = currentPage();
    const ByteRange selected = shown->hexView()->selection();
    if (selected.size() > hexclipboard::MostBytes) {
        shown->messages()->show(QStringLiteral("refused"), Severity::Info,
                                tr("At most %L1 MiB can be filled at a time.").arg(hexclipboard::MostBytes >> 20));
        return;
    }
    FillDialog dialog(selected.size(), this);
    if (dialog.exec() == QDialog::Accepted && shown == currentPage() && shown->hexView()->selection() == selected)
        shown->hexView()->replaceSelection(dialog.bytes());
}

void MainWindow::saveBytes()
{
    const DocumentPage *shown = currentPage();
    const ByteRange selected = shown->hexView()->selection();
    const Bytes bytes = shown->hexView()->bytes().mid(selected);
    const QString name = QStringLiteral("%1-0x%2.bin")
                             .arg(QFileInfo(shown->title()).completeBaseName(), QString::number(selected.begin, 16));
    const QString suggested = QDir(m_settings.folder()).filePath(name);
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the Selection"), suggested);
    if (!path.isEmpty())
        writeBytes(bytes, path);
}

/// In the background. What takes a while says so, and can be cancelled; then the file stays as it was.
void MainWindow::writeBytes(const Bytes &bytes, const QString &path)
{
    if (!mayWrite(path))
        return;
    struct Job
    {
        std::atomic_bool cancelled = false;
        SaveResult result = SaveResult::Failed;
        QString error;
    };
    constexpr int While = 500; // ms
    const auto job = std::make_shared<Job>();
    const QString kind = QStringLiteral("export ") + path;
    m_messages->remove(kind);
    auto *wait = new QTimer(this);
    wait->setSingleShot(true);
    connect(wait, &QTimer::timeout, this, [this, job, kind, path] {
        MessageBar *bar = m_messages->show(kind, Severity::Info, tr("%1 is being written…").arg(path));
        bar->addButton(tr("Cancel"), [job] { job->cancelled = true; });
    });
    wait->start(While);
    writeInBackground(
        this,
        [job, bytes, path] {
            const auto goesOn = [&job](qint64, qint64) { return !job->cancelled; };
            job->result = saveFile(bytes, path, {.progress = goesOn}, &job->error);
        },
        [this, job, kind, path, wait](const QString &trouble) {
            const bool wasTold = !wait->isActive();
            delete wait;
            m_messages->remove(kind);
            const QString text = trouble.isEmpty() ? job->error : trouble;
            if (job->result != SaveResult::Saved && job->result != SaveResult::Cancelled)
                m_messages->show(kind, Severity::Error, text);
            else if (!text.isEmpty() || (wasTold && job->result == SaveResult::Saved)) // such as what could not be kept
                m_messages->show(kind, Severity::Info, text.isEmpty() ? tr("%1 is written.").arg(path) : text);
        });
}

void MainWindow::showSummary()
{
    const HexView *view = currentPage()->hexView();
    const ByteRange selected = view->selection();
    auto *dialog = new SummaryDialog(view->bytes(), selected.isEmpty() ? view->bytes().range() : selected, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void MainWindow::insertBytes()
{
    DocumentPage *shown = currentPage();
    bool isGiven = false;
    const int count = QInputDialog::getInt(this, tr("Insert Zero Bytes"),
                                           tr("How many zeros are inserted at the cursor:"), 1, 1, MostInserted, 1,
                                           &isGiven);
    if (isGiven && shown == currentPage())
        shown->hexView()->insertBytes(QByteArray(count, '\0'));
}

/// The menu of the byte pane: what the other menus have that is about the bytes at the cursor.
void MainWindow::showByteMenu(const QPoint &place)
{
    updateActions(); // the press may have moved the cursor just now
    const Actions &a = m_actions;
    QMenu menu;
    menu.addActions({a.cut, a.copy});
    menu.addMenu(m_copyAs);
    menu.addActions({a.paste, a.insertBytes, a.insertFile, a.fillBytes, a.removeBytes});
    menu.addSeparator();
    menu.addActions({a.saveBytes, a.openBytesAs->isEnabled() ? a.openBytesAs : a.openAs, a.summary});
    menu.addSeparator();
    menu.addActions({a.selectField, a.goUp, a.goDown, a.selectAll, a.copyPath, a.copyOffset});
    menu.addSeparator();
    menu.addActions({a.goTo, a.followLink, a.addBookmark});
    menu.addSeparator();
    menu.addActions({a.insertAfter, a.duplicateElement, a.removeElement});
    menu.addSeparator();
    QAction *properties = menu.addAction(tr("P&roperties"), this, [this] { goToDock(m_docks[1]); });
    properties->setStatusTip(tr("Go to the inspector, which says what these bytes mean"));
    menu.exec(place);
}

void MainWindow::copyJson(const Item &item)
{
    ClipboardText text;
    text.open(QIODevice::WriteOnly);
    if (writeValueJson(&text, *session()->tree(), item))
        QApplication::clipboard()->setText(QString::fromUtf8(text.data()));
    else
        currentPage()->messages()->show(
            QStringLiteral("refused"), Severity::Info,
            tr("This is more than %L1 MiB of text and was not copied.").arg(hexclipboard::MostBytes >> 20));
}

} // namespace hexahedron
