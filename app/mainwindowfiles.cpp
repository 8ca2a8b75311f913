// Opening, saving, closing and what else concerns files as a whole.
#include "app/addedanimations.h"
#include "app/bookmarks.h"
#include "app/bookmarkspanel.h"
#include "app/documentpage.h"
#include "app/handouts.h"
#include "app/hitspanel.h"
#include "app/mainwindow.h"
#include "app/messagebar.h"
#include "app/newfiledialog.h"
#include "app/openasdialog.h"
#include "app/otherforms.h"
#include "app/referencepanels.h"
#include "app/selectionhistory.h"
#include "app/statusline.h"
#include "app/teaching.h"
#include "core/bytes/savefile.h"
#include "core/formats/registry.h"
#include "core/language/listed.h"
#include "core/report/xmlreport.h"
#include "core/tree/namedfile.h"
#include "core/tree/shortpath.h"
#include "widgets/hex/hexview.h"
#include "widgets/inspector/editvalue.h"
#include "widgets/inspector/inspector.h"
#include "widgets/issues/issuespanel.h"
#include "widgets/preview/previewwidget.h"
#include "widgets/reference/referenceview.h"
#include "widgets/session/background.h"

#include <QCloseEvent>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPrintDialog>
#include <QPrinter>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabWidget>
#include <QWindow>

namespace hexahedron {

namespace {

const QString unsavedMessage = QStringLiteral("unsaved");

/// Of a file that lies in the file its own name, of other bytes where they came from: "model-NODE-VRTS.bin".
QString exportName(const Tree &tree, const Item &item)
{
    const auto content = Tree::mayHold(item) ? tree.contentOf(item) : nullptr;
    if (content && content->stream != NoStream && tree.stream(content->stream).isInPlace()) {
        const QString own = QFileInfo(QString(tree.fileName(content->stream)).replace(u'\\', u'/')).fileName();
        if (!own.isEmpty())
            return own;
    }
    QStringList parts{QFileInfo(tree.fileName()).completeBaseName()};
    parts += tree.path(item).split(u'/', Qt::SkipEmptyParts).mid(1);
    QString name = parts.join(u'-');
    for (QChar &character : name) {
        if (!character.isLetterOrNumber() && !QStringLiteral("-_.").contains(character))
            character = u'_';
    }
    constexpr qsizetype LongestName = 100;
    return name.left(LongestName) + QStringLiteral(".bin");
}

} // namespace

bool MainWindow::openAll(const QStringList &paths)
{
    constexpr qsizetype MostNamed = 12;
    QStringList troubles;
    for (const QString &path : paths) {
        QString error;
        if (!openOne(path, &error))
            troubles += error;
    }
    if (troubles.isEmpty()) {
        m_messages->remove(QStringLiteral("open"));
        return true;
    }
    QString text = troubles.size() == 1 ? tr("A file could not be opened: %1").arg(troubles.front())
                                        : tr("%n file(s) could not be opened:", nullptr, int(troubles.size()));
    for (qsizetype i = 0; troubles.size() > 1 && i < qMin(MostNamed, troubles.size()); ++i)
        text += u'\n' + troubles[i];
    if (troubles.size() > MostNamed)
        text += u'\n' + tr("… and %n more", nullptr, int(troubles.size() - MostNamed));
    m_messages->show(QStringLiteral("open"), Severity::Error, text);
    return false;
}

/// Which tab has that file; -1 where none has.
int MainWindow::tabOf(const QString &path) const
{
    const QString canonical = QFileInfo(path).canonicalFilePath();
    for (int i = 0; i < m_tabs->count() && !canonical.isEmpty(); ++i) {
        if (QFileInfo(page(i)->session()->document().path()).canonicalFilePath() == canonical)
            return i;
    }
    return -1;
}

/// Asked by all that writes files, except saving. What is open may have changes that are not saved, and is what the new file is made
/// from. It may have another name there, also one that is gone from the disk. Says why not.
bool MainWindow::mayWrite(const QString &path, const DocumentPage *own)
{
    const QString written = writtenAt(path), kind = QStringLiteral("new");
    const auto there = FileVersion::of(path);
    const auto isIt = [&](const DocumentPage *page) {
        const QString open = page->session()->document().path();
        if (page == own || open.isEmpty())
            return false;
        const auto version = there ? FileVersion::of(open) : std::nullopt;
        return written == writtenAt(open) || (version && version->isSameFile(*there));
    };
    m_messages->remove(kind); // of the path before
    if (std::ranges::none_of(pages(), isIt))
        return true;
    m_messages->show(kind, Severity::Error,
                     tr("%1 is open. Close it first, or give the new file another name.").arg(path));
    return false;
}

bool MainWindow::openOne(const QString &path, QString *error)
{
    if (const int tab = tabOf(path); tab >= 0) {
        m_tabs->setCurrentIndex(tab);
        goToFile(page(tab));
        return true;
    }
    if (path.contains(QStringLiteral("://")) && !QFileInfo::exists(path)) {
        *error = tr("“%1” is an address, and only files are opened. Save it as a file first.").arg(path);
        return false;
    }
    std::unique_ptr<Document> document = Document::open(QFileInfo(path).absoluteFilePath(), error);
    if (!document)
        return false;
    m_settings.addRecentFile(path);
    m_settings.setFolder(QFileInfo(path).absolutePath());
    fillRecentMenu();
    auto *added = new DocumentPage(std::move(document));
    addPage(added);
    offerUnsavedWorkOn(path);
    restoreSecondPane(added);
    return true;
}

/// Also as one of a format that it does not look like.
void MainWindow::openAs()
{
    const QPointer<DocumentPage> shown = currentPage();
    Session *open = shown->session();
    const auto tree = open->tree();
    OpenAsDialog dialog(open->document().bytes(), shown->title(), tree ? tree->format() : nullptr, this);
    if (dialog.exec() == QDialog::Accepted && shown)
        open->onceSettled([open, format = &dialog.format()] { open->readAs(*format); });
}

/// Bytes in the middle of something, as a file of their own.
void MainWindow::openBytesAs()
{
    const DocumentPage *shown = currentPage();
    const ByteRange selected = shown->hexView()->selection();
    const Bytes bytes = shown->hexView()->bytes().mid(selected);
    const auto offset = [](qint64 at) { return QStringLiteral("0x") + QString::number(at, 16).toUpper(); };
    QString within = shown->title();
    if (!shown->streamPath().isEmpty())
        within += u' ' + shortPath(shown->streamPath());
    const QString name = QStringLiteral("%1 %2–%3").arg(within, offset(selected.begin), offset(selected.end));
    const QString fileName = QStringLiteral("%1-%2-%3")
                                 .arg(QFileInfo(shown->title()).completeBaseName(), offset(selected.begin),
                                      offset(selected.end));
    OpenAsDialog dialog(bytes, name, nullptr, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const Format &format = dialog.format();
    auto *added = new DocumentPage(std::make_unique<Document>(bytes));
    added->setNames(tr("%1 as %2").arg(name, QCoreApplication::translate("formats", format.name)),
                    fileName + u'.' + format.extensions.value(0, QStringLiteral("bin")));
    added->session()->readAs(format);
    addPage(added);
}

/// Makes a file that the program has itself, and opens it.
void MainWindow::makeFile()
{
    NewFileDialog dialog(m_settings.folder(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path = dialog.path();
    if (!mayWrite(path))
        return;
    if (QFileInfo::exists(path)
        && QMessageBox::question(this, tr("New File"), tr("%1 is there already. Replace it?").arg(path),
                                 QMessageBox::Yes | QMessageBox::No, QMessageBox::No)
               != QMessageBox::Yes)
        return;
    const XmlFile made = newFile(dialog.format(), dialog.kind(), &anyFormatById);
    QString error = made.error.text;
    if (made.isMade() && saveFile(Bytes(made.bytes), path, {}, &error) == SaveResult::Saved) {
        m_settings.setFolder(QFileInfo(path).absolutePath());
        open(path);
        return;
    }
    m_messages->show(QStringLiteral("new"), Severity::Error, error);
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
            const QString copy = folder.filePath(file.name);
            if (!QFileInfo::exists(copy))
                saveFile(Bytes(file.bytes), copy);
        }
        open(folder.filePath(files.front().name));
        return;
    }
}

void MainWindow::addPage(DocumentPage *added, PagePlace place)
{
    Session *session = added->session();
    session->setJournalFolder(Settings::journalFolder(), likelyPath(added));
    session->setLimits(m_settings.limits());
    TreeView *tree = added->tree();
    tree->setShowsSigns(m_settings.showsSigns());
    IssuesPanel *issues = added->issues();
    m_trees->addWidget(tree);
    m_issueLists->addWidget(issues);
    connect(tree, &TreeView::editRequested, session,
            [this, session, tree](const std::vector<Item> &items, const QString &text) {
                const auto shown = tree->model()->tree();
                const auto edit = [this, session, tree, items, text, shown] {
                    editValues(*session, shown, items, text, this, [tree, items, text, shown] {
                        if (tree->model()->tree() == shown)
                            tree->editAgain(items.front(), text);
                    });
                };
                // Its line is closed before: a question would take the keys from it, and it would be closed twice.
                QMetaObject::invokeMethod(session, edit, Qt::QueuedConnection);
            });
    connect(tree, &TreeView::editGivenUp, session, [session](const QString &error) {
        Q_EMIT session->editGivenUp();
        Q_EMIT session->editFailed(error);
    });
    connect(tree, &TreeView::refused, this, [this](const QString &why) { statusBar()->showMessage(why, 10'000); });
    connect(tree, &TreeView::requested, this, &MainWindow::runTreeCommand);
    connect(tree, &TreeView::menuShown, this, &MainWindow::addModelCommands);
    connect(tree, &TreeView::moveRequested, session, [session](const Item &frame, const Item &parent, qint64 row) {
        session->edit({}, [=](Planner &planner) { planner.moveFrame(frame, parent, row); });
    });
    connect(issues, &IssuesPanel::repairRequested, this,
            [this, session](const Issue &issue) { repair(session, issue); });
    connect(issues, &IssuesPanel::editRequested, this, [this, session, tree](const Item &item) {
        if (!session->isTreeCurrent())
            return;
        m_docks.front()->show();
        m_docks.front()->raise();
        tree->editValue(item);
    });
    connect(issues, &IssuesPanel::meaningRequested, m_reference, &ReferencePanels::showIssue);
    connect(issues, &IssuesPanel::ruleRequested, m_reference, &ReferencePanels::showRuleOf);
    connect(issues, &IssuesPanel::planRequested, session, &Session::propose);
    connect(issues, &IssuesPanel::repairAllRequested, this, [this, session](const QStringList &codes) {
        onceChecked(session, [this, session, codes] { repairAll(session, codes); });
    });
    using Command = TreeView::Command;
    for (const Command command : {Command::CopyPath, Command::GoToTarget, Command::OpenFile, Command::Duplicate})
        tree->leaveKeyToWindow(command);
    for (QAction *action :
         {issues->nextAction(), issues->previousAction(), tree->nextHitAction(), tree->previousHitAction()})
        action->setShortcut({});
    connectPage(added);
    connectSearch(added, tree);
    added->setLook(m_byteLook->look());
    added->setShowsMinimap(m_settings.showsMinimap());
    const int index = m_tabs->addTab(added, added->title());
    if (place == PagePlace::Behind)
        return;
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
    session->confirm = [this, added](EditPlan &plan) { return confirmPlan(added, plan); };
    const auto refuse = [this, added](const QString &reason) {
        added->messages()->show(QStringLiteral("refused"), Severity::Info, reason);
        if (!added->isVisible()) // it was asked for from another file
            statusBar()->showMessage(QStringLiteral("%1: %2").arg(added->title(), reason), 10'000);
    };
    session->explain = [refuse](const EditPlan &plan) { refuse(tr("This cannot be done: %1").arg(plan.refusal)); };
    connect(session, &Session::editFailed, this, refuse);
    connect(session, &Session::troubled, this, [added, session] {
        const QString name = QStringLiteral("trouble");
        if (session->trouble().isEmpty())
            added->messages()->remove(name);
        else
            added->messages()->show(name, Severity::Error, session->trouble());
    });
    session->openFiles = [this] { return openFiles(); };
    fileStateChanged(added);
    connect(session, &Session::bytesChanged, this, [this, added] {
        fileStateChanged(added);
        showTitle(added); // closing asks about what is tried out, too
    });
    connect(session, &Session::modifiedChanged, this, [this, added] { fileStateChanged(added); });
    connectAnimations(added);
    connect(session, &Session::treeChanged, this, ifCurrent([this] { m_selectionTimer.start(); }));
    for (const auto known : {&Session::issuesChanged, &Session::causesChanged})
        connect(session, known, this, ifCurrent([this] { m_selectionTimer.start(); }));
    connect(session, &Session::modifiedChanged, this, [this, added] { modifiedChanged(added); });
    connect(session, &Session::changedOnDisk, this, [this, added] { fileChangedOnDisk(added); });
    connect(session, &Session::progress, this, [this, added](const QString &what, double fraction) {
        if (added != currentPage())
            return;
        m_status->showProgress(what, fraction);
        updateSaving();
    });
    connect(session->selection(), &Selection::changed, this, [this, added, session] {
        if (!session->isTrying())
            m_history->visit(added);
        m_selectionTimer.start();
    });
    connect(added, &DocumentPage::paneActivated, this, [this, added] { goToFile(added); });
    connect(added, &DocumentPage::paneAdded, this, [this, added](BytePane *pane) { connectPane(added, pane); });
    connectPane(added, added->pane());
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
    openAll(files);
}

bool MainWindow::close(int index)
{
    DocumentPage *closed = page(index);
    if (!closed || !mayLose(closed))
        return false;
    forgetFile(closed);
    closed->session()->discardJournal();
    for (DocumentPage *other : pages()) {
        if (other->secondPage() == closed)
            other->closeSecondPane();
    }
    m_beside = nullptr;
    if (m_scenePage == closed)
        m_scenePage = nullptr;
    m_inspector->setSession(nullptr);
    m_hits->forget(closed);
    m_bookmarks->setPage(nullptr);
    closed->bookmarks()->finish();
    m_tabs->removeTab(index);
    delete closed->tree();
    delete closed->issues();
    closed->deleteLater();
    showPage(m_tabs->currentIndex());
    return true;
}

/// What is being typed is something to save, too. (Finishing it here may ask, and after a question the key would be forgotten.)
bool MainWindow::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Save))
        m_actions.save->setEnabled(m_actions.save->isEnabled() || isTypingValue());
    return QMainWindow::event(event);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    const QScopedValueRollback answer(m_answerToAll, {});
    m_messages->remove(unsavedMessage);
    std::vector<DocumentPage *> asked;
    std::vector<DocumentPage *> unsaved; // though somebody wants to save all
    for (;;) {
        // What is typed for a model may be for another file, which opens behind it then.
        std::vector<DocumentPage *> left = pages();
        std::erase_if(left, [&asked](DocumentPage *page) { return std::ranges::count(asked, page) > 0; });
        if (left.empty())
            break;
        // The file first in which something is being typed.
        std::ranges::stable_partition(left, [this](const DocumentPage *page) { return page == currentPage(); });
        asked.push_back(left.front());
        if (mayLose(left.front(), std::span(left).subspan(1)))
            continue;
        if (m_answerToAll != QMessageBox::Save)
            return event->ignore();
        unsaved.push_back(left.front());
    }
    if (!unsaved.empty()) {
        QStringList names;
        for (const DocumentPage *page : unsaved)
            names += page->title();
        m_tabs->setCurrentWidget(unsaved.front());
        m_messages->show(
            unsavedMessage, Severity::Error,
            tr("The window stays open, because not all could be saved: %1. Their tabs say why.").arg(listed(names)));
        return event->ignore();
    }
    for (int i = 0; i < m_tabs->count(); ++i)
        page(i)->session()->discardJournal();
    putOffUnsavedWork();
    m_settings.setWindow(saveGeometry(), m_arePanelsShown ? saveState() : m_panelLayout);
    m_settings.setHasOwnDockSizes(!m_ownSizes.empty());
    event->accept();
}

bool MainWindow::prepareToGo()
{
    if (currentPage()
        && isHeldByTyping(
            tr("The language stays: the value that you typed in %1 is not written. Correct it, or choose the "
               "language once more to drop it.")))
        return false;
    for (DocumentPage *page : pages()) {
        waitWhile(page->session(), &Session::isPlanning, tr("Planning…"));
        waitForSaving(page);
    }
    const auto isBusy = [](const DocumentPage *page) {
        return page->session()->isPlanning() || page->session()->isSaving();
    };
    if (isWritingInBackground() || std::ranges::any_of(pages(), isBusy)) {
        m_messages->show(QStringLiteral("language"), Severity::Info,
                         tr("Something is still being written. Choose the language again when that is done."));
        return false;
    }
    const auto areKept = [](const DocumentPage *page) { return page->bookmarks()->finish(); };
    if (!std::ranges::all_of(pages(), areKept)) {
        m_messages->show(QStringLiteral("language"), Severity::Error,
                         tr("The language stays: bookmarks cannot be kept, and would be gone with this window."));
        return false;
    }
    m_settings.setWindow(saveGeometry(), m_arePanelsShown ? saveState() : m_panelLayout);
    m_settings.setHasOwnDockSizes(!m_ownSizes.empty());
    return true;
}

void MainWindow::takeOver(MainWindow &other)
{
    const int current = other.m_tabs->currentIndex();
    const bool wasReferenceOpen = other.m_reference->ownWindow() && other.m_reference->ownWindow()->isVisible();
    const bool wasOffering = !other.m_offered.empty();
    const QSignalBlocker blocker(other.m_tabs); // that window shows nothing any more
    other.m_inspector->setSession(nullptr);
    other.m_bookmarks->setPage(nullptr);
    other.m_scenePage = nullptr;
    other.m_selectionTimer.stop();
    other.m_previewTimer.stop();
    m_elsewhere = std::exchange(other.m_elsewhere, {}); // its sessions come along
    for (DocumentPage *page : other.pages()) {
        other.m_hits->forget(page);
        page->session()->disconnect(&other);
        const QString title = page->title();
        auto *added = new DocumentPage(page->giveSession());
        added->setNames(title, page->likelyFileName());
        added->setPathProposed(page->isPathProposed());
        addPage(added);
        Session *session = this->session();
        ExpandLimits others = m_settings.limits();
        others.depth += 1;
        session->setLimits(others); // so that it is read again, and what is said of it is said in this language
        session->setLimits(m_settings.limits());
        if (!session->trouble().isEmpty())
            Q_EMIT session->troubled();
        if (session->document().hasChangedOnDisk())
            fileChangedOnDisk(currentPage());
    }
    for (DocumentPage *page : pages())
        restoreSecondPane(page);
    m_tabs->setCurrentIndex(current);
    m_teaching->goOnWith(*other.m_teaching);
    while (other.m_tabs->count() > 0)
        delete other.m_tabs->widget(0);
    if (wasReferenceOpen)
        m_reference->openWindow();
    other.m_offered.clear();
    if (wasOffering)
        offerUnsavedWork();
}

void MainWindow::exportBytes(const Item &item)
{
    const auto tree = session() ? session()->tree() : nullptr;
    if (!tree || !item.isValid())
        return;
    const QString suggested = QDir(m_settings.folder()).filePath(exportName(*tree, item));
    const QString path = QFileDialog::getSaveFileName(this, tr("Export Bytes"), suggested);
    if (!path.isEmpty())
        writeBytes(tree->bytes(item.stream).mid(item.range), path);
}

/// A page for people who do not have the program.
void MainWindow::exportHandout()
{
    DocumentPage *shown = currentPage();
    if (!shown || !shown->session()->tree())
        return;
    const QString path = newPath(tr("Export a Handout"), QFileInfo(shown->session()->tree()->fileName()).fileName(),
                                 {tr("Page (*.html)"), tr("Markdown (*.md)")});
    if (!path.isEmpty())
        m_handouts->write(*shown, path);
}

void MainWindow::print()
{
    DocumentPage *shown = currentPage();
    if (!shown || !shown->session()->tree())
        return;
    m_handouts->make(*shown, [this](const Handout &handout) {
        QPrinter printer(QPrinter::HighResolution);
        printer.setDocName(handout.fileName);
        if (QPrintDialog(&printer, this).exec() == QDialog::Accepted)
            Handouts::paint(handout, &printer);
    });
}

void MainWindow::exportXml()
{
    const auto tree = session() ? session()->tree() : nullptr;
    if (!tree || !hasXmlForm(*tree))
        return;
    const QString path = newPath(tr("Export as XML"), QFileInfo(tree->fileName()).fileName(), {tr("XML (*.xml)")});
    if (!path.isEmpty())
        m_otherForms->write(tree, path);
}

void MainWindow::importXml()
{
    const QString xml = QFileDialog::getOpenFileName(this, tr("Import XML"), m_settings.folder(), tr("XML (*.xml)"));
    if (xml.isEmpty())
        return;
    const QString suggested = QFileInfo(xml).absoluteDir().filePath(OtherForms::nameWithin(xml));
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the File That Is Made"), suggested);
    if (!path.isEmpty() && mayWrite(path))
        m_otherForms->read(xml, path);
}

/// Files are opened wherever in the window they are dropped. Lines to type in would take their names for text, and the
/// window of the model would take nothing. Animations that are dropped on a model are played on it.
bool MainWindow::takeDrop(const QObject *place, QDropEvent *event)
{
    const auto *widget = qobject_cast<const QWidget *>(place);
    const auto *view = qobject_cast<const QWindow *>(place);
    const bool isOurs = widget ? widget->window() == this : view && view->parent() == windowHandle();
    if (!isOurs)
        return false;
    QStringList files, addresses;
    for (const QUrl &url : event->mimeData()->urls())
        url.isLocalFile() ? files += url.toLocalFile() : addresses += url.toString();
    const bool isLine = qobject_cast<const QLineEdit *>(place) || qobject_cast<const QPlainTextEdit *>(place);
    if (files.isEmpty() && (addresses.isEmpty() || isLine)) // an address is text there
        return false;
    if (!(event->possibleActions() & Qt::CopyAction)) { // who moves a file removes it then
        event->setDropAction(Qt::IgnoreAction);
        event->ignore();
        return true;
    }
    event->setDropAction(Qt::CopyAction); // nobody shall remove the file because it is open here
    event->accept();
    if (event->type() == QEvent::Drop && isDropOnModel(place)) {
        for (const QString &file : files) // those that are no animations are opened
            currentPage()->animations()->add(file, AddedAnimations::Wish::AddOrTell);
        if (!addresses.isEmpty())
            openAll(addresses);
    } else if (event->type() == QEvent::Drop) {
        openAll(files + addresses);
    }
    return true;
}

} // namespace hexahedron
