// Opening, saving, closing and what else concerns files as a whole.
#include "app/documentpage.h"
#include "app/mainwindow.h"
#include "app/messagebar.h"
#include "app/selectionhistory.h"
#include "app/statusline.h"
#include "core/formats/registry.h"
#include "core/tree/namedfile.h"
#include "widgets/hex/hexview.h"
#include "widgets/inspector/editvalue.h"
#include "widgets/inspector/inspector.h"
#include "widgets/issues/issuespanel.h"
#include "widgets/preview/previewwidget.h"

#include <QCloseEvent>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QSaveFile>
#include <QStackedWidget>
#include <QTabWidget>

namespace hexahedron {

namespace {

/// What was done had been undone again: there is nothing to lose.
bool isUndone(const FoundJournal &journal)
{
    const std::optional<JournalContent> content = JournalContent::read(journal.path);
    const std::optional<Bytes> bytes = Bytes::fromFile(journal.base.path);
    if (!content || !bytes || !content->base.isUpToDate())
        return false;
    qint64 steps = 0;
    const Bytes after = content->replayed(*bytes, &steps);
    return steps == 0 || after.isSameSnapshot(*bytes);
}

/// Why finding no issues says nothing about the file; empty when it does say that the file is fine.
QString whyUncheckable(const Session &session)
{
    const auto tree = session.tree();
    if (session.document().bytes().size() == 0)
        return MainWindow::tr("The file is empty: there is nothing to check.");
    if (tree && !isKnown(*tree->format()))
        return MainWindow::tr("The format of this file is not known, so nothing could be checked.");
    return {};
}

} // namespace

bool MainWindow::open(const QString &path)
{
    const QString canonical = QFileInfo(path).canonicalFilePath();
    for (int i = 0; i < m_tabs->count(); ++i) {
        if (!canonical.isEmpty() && QFileInfo(page(i)->session()->document().path()).canonicalFilePath() == canonical) {
            m_tabs->setCurrentIndex(i);
            return true;
        }
    }
    QString error;
    std::unique_ptr<Document> document = Document::open(QFileInfo(path).absoluteFilePath(), &error);
    if (!document) {
        m_messages->show(QStringLiteral("open"), Severity::Error,
                         tr("%1 could not be opened: %2").arg(QDir::toNativeSeparators(path), error));
        return false;
    }
    m_messages->remove(QStringLiteral("open"));
    m_settings.addRecentFile(path);
    m_settings.setFolder(QFileInfo(path).absolutePath());
    fillRecentMenu();
    addPage(std::move(document));
    return true;
}

void MainWindow::openExample()
{
    // Textures are looked for beside the model, so the example is a file like any other.
    const QDir folder(Settings::exampleFolder());
    folder.mkpath(QStringLiteral("."));
    for (const Format *format : allFormats()) {
        if (!format->example)
            continue;
        const std::vector<ExampleFile> files = format->example();
        for (const ExampleFile &file : files) {
            QSaveFile copy(folder.filePath(file.name));
            if (!QFileInfo::exists(copy.fileName()) && copy.open(QIODevice::WriteOnly) && copy.write(file.bytes) >= 0)
                copy.commit();
        }
        open(folder.filePath(files.front().name));
        return;
    }
}

void MainWindow::addPage(std::unique_ptr<Document> document)
{
    auto *added = new DocumentPage(std::move(document));
    Session *session = added->session();
    session->setJournalFolder(Settings::journalFolder());
    session->setLimits(m_settings.limits());
    auto *tree = new TreeView(session->selection());
    tree->setShowsSigns(m_settings.showsSigns());
    auto *issues = new IssuesPanel(session->selection());
    m_trees->addWidget(tree);
    m_issueLists->addWidget(issues);
    const auto showTree = [session, tree] { tree->setTree(session->tree()); };
    const auto showIssues = [session, tree, issues] {
        const bool isCurrent = session->isTreeCurrent() && !session->isChecking();
        if (isCurrent)
            tree->setIssues(session->issues());
        issues->setChecking(session->isChecking());
        if (isCurrent)
            issues->setIssues(session->issues());
        issues->setUncheckable(whyUncheckable(*session));
    };
    connect(session, &Session::treeChanged, tree, showTree);
    connect(session, &Session::issuesChanged, issues, showIssues);
    connect(tree, &TreeView::editRequested, session,
            [this, session](const Item &item, const QString &text) { editValue(*session, item, text, this); });
    connect(tree, &TreeView::requested, this, &MainWindow::runTreeCommand);
    connect(tree, &TreeView::moveRequested, session, [session](const Item &frame, const Item &parent, qint64 row) {
        session->edit({}, [=](Planner &planner) { planner.moveFrame(frame, parent, row); });
    });
    connect(issues, &IssuesPanel::repairRequested, session, &Session::repair);
    connect(issues, &IssuesPanel::repairAllRequested, session, &Session::repairAll);
    using Command = TreeView::Command;
    for (const Command command : {Command::CopyPath, Command::GoToTarget, Command::OpenFile, Command::Duplicate})
        tree->leaveKeyToWindow(command);
    for (QAction *action : {issues->nextAction(), issues->previousAction()})
        action->setShortcut({});
    connectPage(added);
    added->hexView()->setZoom(zoom());
    showTree();
    showIssues();
    const int index = m_tabs->addTab(added, added->title());
    m_tabs->setCurrentIndex(index);
    showPage(index);
    added->hexView()->setFocus();
}

void MainWindow::connectPage(DocumentPage *added)
{
    Session *session = added->session();
    const auto ifCurrent = [this, added](const auto &action) {
        return [this, added, action] {
            if (added == currentPage())
                action();
        };
    };
    session->confirm = [this](const EditPlan &plan) { return confirmPlan(plan); };
    session->explain = [added](const EditPlan &plan) {
        added->messages()->show(QStringLiteral("refused"), Severity::Info,
                                tr("This cannot be done: %1").arg(plan.refusal));
    };
    connect(session, &Session::bytesChanged, this, [added] { added->messages()->remove(QStringLiteral("refused")); });
    connect(session, &Session::editFailed, this, [added](const QString &reason) {
        added->messages()->show(QStringLiteral("refused"), Severity::Info, reason);
    });
    connect(session, &Session::sceneChanged, this, ifCurrent([this] { previewLater(true); }));
    connect(session, &Session::treeChanged, this, ifCurrent([this] { m_selectionTimer.start(); }));
    connect(session, &Session::issuesChanged, this, ifCurrent([this] { m_selectionTimer.start(); }));
    connect(session, &Session::modifiedChanged, this, [this, added] {
        showTitle(added);
        m_selectionTimer.start();
    });
    connect(session, &Session::changedOnDisk, this, [this, added] { fileChangedOnDisk(added); });
    connect(session, &Session::progress, this, [this, added](const QString &what, double fraction) {
        if (added == currentPage())
            m_status->showProgress(what, fraction);
    });
    connect(session->selection(), &Selection::changed, this, [this, added] {
        m_history->visit(added);
        m_selectionTimer.start();
    });
    connect(added->hexView(), &HexView::overwriteModeChanged, this, ifCurrent([this] { m_selectionTimer.start(); }));
}

void MainWindow::openNamedFile(const Item &item)
{
    DocumentPage *shown = currentPage();
    const Tree &tree = *shown->session()->tree();
    const QByteArray name = fileNameIn(tree, item);
    const QString path = namedFile(tree, item);
    if (path.isEmpty() && !name.isEmpty())
        shown->messages()->show(QStringLiteral("named"), Severity::Info, notFoundText(tree, name));
    if (path.isEmpty())
        return;
    shown->messages()->remove(QStringLiteral("named"));
    openFromHere(path);
}

void MainWindow::openFromHere(const QString &path)
{
    m_history->visit(currentPage());
    if (open(path))
        m_history->visit(currentPage());
}

void MainWindow::chooseFiles()
{
    QStringList patterns;
    for (const Format *format : allFormats()) {
        for (const QString &extension : format->extensions)
            patterns += QStringLiteral("*.") + extension;
    }
    const QString filters = tr("Known files (%1)").arg(patterns.join(u' ')) + QStringLiteral(";;")
                            + tr("All files (*)");
    const QStringList files = QFileDialog::getOpenFileNames(this, tr("Open"), m_settings.folder(), filters);
    for (const QString &file : files)
        open(file);
}

bool MainWindow::save(DocumentPage *saved, const QString &path)
{
    const QString target = path.isEmpty() ? saved->session()->document().path() : path;
    if (target.isEmpty())
        return saveAs(saved);
    QString error;
    const bool isSaved = saved->session()->save(target, {.keepBackup = m_settings.keepsBackup()}, &error);
    if (isSaved) {
        m_settings.addRecentFile(target);
        fillRecentMenu();
        saved->messages()->remove(QStringLiteral("save"));
        saved->messages()->remove(QStringLiteral("disk"));
        showTitle(saved);
    } else if (!error.isEmpty()) {
        MessageBar *bar = saved->messages()->show(QStringLiteral("save"), Severity::Error,
                                                  tr("The file could not be saved: %1").arg(error));
        bar->addButton(tr("Save As…"), [this, saved] { saveAs(saved); });
    }
    return isSaved;
}

bool MainWindow::saveAs(DocumentPage *saved)
{
    const QString old = saved->session()->document().path();
    const QString path = QFileDialog::getSaveFileName(this, tr("Save As"), old.isEmpty() ? m_settings.folder() : old);
    return !path.isEmpty() && save(saved, path);
}

bool MainWindow::mayLose(DocumentPage *page)
{
    if (page->session()->isSaving())
        return false;
    if (!page->session()->document().isModified())
        return true;
    m_tabs->setCurrentWidget(page);
    QMessageBox box(QMessageBox::Question, tr("Save Changes?"),
                    tr("%1 has changes that are not saved.").arg(page->title()),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setDefaultButton(QMessageBox::Save);
    const int answer = box.exec();
    if (answer == QMessageBox::Save)
        return save(page, {});
    return answer == QMessageBox::Discard;
}

bool MainWindow::close(int index)
{
    DocumentPage *closed = page(index);
    if (!closed || !mayLose(closed))
        return false;
    closed->session()->discardJournal();
    if (m_scenePage == closed)
        m_scenePage = nullptr;
    QWidget *tree = m_trees->widget(index + 1);
    QWidget *issues = m_issueLists->widget(index + 1);
    m_inspector->setSession(nullptr);
    m_trees->removeWidget(tree);
    m_issueLists->removeWidget(issues);
    m_tabs->removeTab(index);
    delete tree;
    delete issues;
    closed->deleteLater();
    showPage(m_tabs->currentIndex());
    return true;
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    for (int i = 0; i < m_tabs->count(); ++i) {
        if (!mayLose(page(i)))
            return event->ignore();
    }
    for (int i = 0; i < m_tabs->count(); ++i)
        page(i)->session()->discardJournal();
    m_settings.setWindow(saveGeometry(), m_arePanelsShown ? saveState() : m_panelLayout);
    event->accept();
}

void MainWindow::fileChangedOnDisk(DocumentPage *page)
{
    const QString path = page->session()->document().path();
    if (!QFileInfo::exists(path)) {
        page->messages()->show(
            QStringLiteral("disk"), Severity::Warning,
            tr("The file was removed or renamed by another program. What you see is kept and can be saved."));
        return;
    }
    const QString text = page->session()->document().isModified()
                             ? tr("Another program has changed the file. Reading it again loses your changes.")
                             : tr("Another program has changed the file.");
    MessageBar *bar = page->messages()->show(QStringLiteral("disk"), Severity::Warning, text);
    bar->addButton(tr("Read Again"), [page] {
        QString error;
        if (!page->session()->reload(&error))
            page->messages()->show(QStringLiteral("disk"), Severity::Error, error);
    });
    bar->addButton(tr("Keep What Is Here"), [] {});
}

void MainWindow::offerUnsavedWork()
{
    for (const FoundJournal &journal : findJournals(Settings::journalFolder())) {
        if (journal.isInUse)
            continue;
        if (isUndone(journal)) {
            removeJournal(journal.path);
            continue;
        }
        const QString name = QFileInfo(journal.base.path).fileName();
        MessageBar *bar = m_messages->show(QStringLiteral("journal ") + journal.path, Severity::Warning,
                                           tr("%1 had changes that were not saved when the program ended.").arg(name));
        bar->setToolTip(journal.base.path);
        bar->addButton(tr("Restore"), [this, journal] { restore(journal); });
        bar->addButton(tr("Discard"), [journal] { removeJournal(journal.path); });
    }
}

void MainWindow::restore(const FoundJournal &journal)
{
    QString error;
    const std::optional<JournalContent> content = JournalContent::read(journal.path, &error);
    const auto fail = [&](const QString &why) { m_messages->show(QStringLiteral("restore"), Severity::Error, why); };
    if (!content)
        return fail(tr("The unsaved work could not be read: %1").arg(error));
    if (!content->base.isUpToDate())
        return fail(tr("%1 has changed since, so the unsaved work does not fit any more.").arg(content->base.path));
    if (!open(content->base.path))
        return;
    if (!session()->restore(*content)) {
        removeJournal(journal.path);
        return fail(tr("Nothing of the unsaved work could be restored."));
    }
    removeJournal(journal.path); // the session has begun one of its own
}

void MainWindow::exportBytes(const Item &item)
{
    const auto tree = session() ? session()->tree() : nullptr;
    if (!tree || !item.isValid())
        return;
    const QString path = QFileDialog::getSaveFileName(this, tr("Export Bytes"), m_settings.folder());
    if (path.isEmpty())
        return;
    QSaveFile file(path);
    bool isWritten = file.open(QIODevice::WriteOnly);
    tree->bytes(item.stream).forEachRun(item.range, [&](qint64, std::span<const uchar> run) {
        isWritten = isWritten
                    && file.write(reinterpret_cast<const char *>(run.data()), qint64(run.size())) == qint64(run.size());
        return isWritten;
    });
    if (!isWritten || !file.commit())
        m_messages->show(QStringLiteral("export"), Severity::Error,
                         tr("%1 could not be written: %2").arg(path, file.errorString()));
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (std::any_of(urls.begin(), urls.end(), [](const QUrl &url) { return url.isLocalFile(); }))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    for (const QUrl &url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            open(url.toLocalFile());
    }
    event->acceptProposedAction();
}

} // namespace hexahedron
