// What is done in one file and concerns another one: keys of animations that are dragged on a model, and models that show what is in
// files that are open.
#include "app/addedanimations.h"
#include "app/documentpage.h"
#include "app/mainwindow.h"
#include "app/selectionhistory.h"
#include "core/bytes/comparing.h"
#include "core/edit/scenechange.h"
#include "widgets/preview/previewwidget.h"

#include <QAction>
#include <QFileInfo>
#include <QPointer>
#include <QStatusBar>
#include <QTabWidget>

#include <algorithm>
#include <utility>

namespace hexahedron {

static constexpr int MessageTime = 10'000; // ms

/// By their canonical paths, with what is not saved.
OpenFiles MainWindow::openFiles() const
{
    OpenFiles files;
    for (const auto &[page, state] : m_fileStates) {
        if (!state.path.isEmpty())
            files.insert(state.path, state.bytes);
    }
    return files;
}

/// Models show what is here now, saved or not.
void MainWindow::fileStateChanged(DocumentPage *page)
{
    const Document &document = page->session()->document();
    const auto [known, isNew] = m_fileStates.try_emplace(page);
    FileState &state = known->second;
    if (!isNew && state.bytes.isSameSnapshot(document.bytes()) && state.named == document.path())
        return;
    const QString before = state.path;
    state = {document.path(), QFileInfo(document.path()).canonicalFilePath(), document.bytes()};
    if (isNew)
        return;
    if (page == m_scenePage)
        m_preview->expectScene();
    showInModels(state.path);
    if (before != state.path)
        showInModels(before);
}

/// What is on the disk is what models show from now on.
void MainWindow::forgetFile(DocumentPage *page)
{
    m_elsewhere.forget(page->session());
    const auto known = m_fileStates.extract(page);
    if (known && page->session()->document().isModified())
        showInModels(known.mapped().path);
}

void MainWindow::showInModels(const QString &path)
{
    if (path.isEmpty())
        return;
    const auto isIt = [&path](const scene::OtherStream &from) {
        return !from.file.isEmpty() && QFileInfo(from.file).canonicalFilePath() == path;
    };
    for (DocumentPage *page : pages()) {
        const auto scene = page->animations()->scene();
        if (!scene || std::ranges::none_of(scene->otherStreams, isIt))
            continue;
        if (page == m_scenePage)
            m_preview->expectScene();
        page->session()->drawAgain();
    }
    m_selectionTimer.start(); // what undo means may be another thing
}

/// The page of a file that may be opened for it, in a tab behind the present one. Null when it is not what was `seen`: then it says
/// why.
DocumentPage *MainWindow::openBehind(const QString &path, const Bytes &seen, QString *error)
{
    const int tab = tabOf(path);
    DocumentPage *known = tab >= 0 ? page(tab) : nullptr;
    std::unique_ptr<Document> document = known ? nullptr : Document::open(path, error);
    if (!known && !document)
        return nullptr;
    if (!areEqual(known ? known->session()->document().bytes() : document->bytes(), seen)) {
        *error = tr("%1 is not what the model shows any more. Try again.").arg(QFileInfo(path).fileName());
        return nullptr;
    }
    if (known)
        return known;
    m_settings.addRecentFile(path);
    fillRecentMenu();
    auto *added = new DocumentPage(std::move(document));
    addPage(added, PagePlace::Behind);
    offerUnsavedWorkOn(path);
    return added;
}

/// Bytes, structure and issues follow what is being dragged, where its file is open.
void MainWindow::tryChange(const SceneChange &change, const Bytes &seen)
{
    constexpr qint64 MostCompared = 1 << 20; // each time
    const int tab = change.file.isEmpty() ? -1 : tabOf(change.file);
    const DocumentPage *shown = change.file.isEmpty() ? m_scenePage : tab >= 0 ? page(tab) : nullptr;
    if (!shown)
        return;
    const Bytes &bytes = shown->session()->document().bytes();
    if (!bytes.isSameSnapshot(seen) && (bytes.size() > MostCompared || !areEqual(bytes, seen)))
        return;
    if (m_tried != shown->session())
        endTrial();
    m_tried = shown->session();
    m_tried->tryOut([change](Planner &planner) { planSceneChange(planner, change); });
}

void MainWindow::endTrial()
{
    if (m_tried)
        m_tried->endTrial();
    m_tried = nullptr;
}

/// What somebody has dragged becomes a step of the file in which it lies.
void MainWindow::changeModel(const SceneChange &change, const Bytes &seen)
{
    if (!change.file.isEmpty())
        return changeOtherFile(change, seen);
    Session *open = m_scenePage ? m_scenePage->session() : nullptr; // whose model it is
    const auto wish = [change](Planner &planner) { planSceneChange(planner, change); };
    if (!open || !open->isTreeCurrent() || !open->document().bytes().isSameSnapshot(seen)) {
        endTrial();
        m_preview->giveUpChange();
        statusBar()->showMessage(Session::tr("The file has changed since this was typed."), MessageTime);
    } else if (change.removals.empty()) {
        open->editByHand(wish);
    } else {
        removeAndSay(open, [&] { open->edit({}, wish); });
    }
}

/// Who was asked about another file, which was shown for that, wants to go on where the question came from.
void MainWindow::backToModel(QPointer<DocumentPage> model, Session *session, const Bytes &before)
{
    auto *wait = new QObject(session);
    const auto goBack = [this, wait, model, session] {
        wait->deleteLater();
        session->disconnect(wait);
        const DocumentPage *asked = std::exchange(m_shownToAsk, nullptr);
        if (model && asked && asked == tabPage() && asked->session() == session)
            m_tabs->setCurrentWidget(model);
    };
    connect(session, &Session::editGivenUp, wait, goBack, Qt::QueuedConnection);
    connect(
        session, &Session::bytesChanged, wait,
        [session, before, goBack] {
            if (!session->document().bytes().isSameSnapshot(before)) // else only a trial has ended
                goBack();
        },
        Qt::QueuedConnection);
}

void MainWindow::changeOtherFile(const SceneChange &change, const Bytes &seen)
{
    const QPointer<DocumentPage> model = m_scenePage;
    const bool wasOpen = tabOf(change.file) >= 0;
    QString error;
    DocumentPage *other = model ? openBehind(change.file, seen, &error) : nullptr;
    const auto giveUp = [this, model](const QString &why) {
        endTrial();
        m_preview->giveUpChange();
        statusBar()->showMessage(why, MessageTime);
        if (model)
            model->session()->drawAgain();
    };
    if (!other)
        return giveUp(error);
    Session *session = other->session();
    const Bytes before = session->document().bytes();
    const auto say = [this, model, session, before, wasOpen, name = other->title()] {
        if (!model || session->document().bytes().isSameSnapshot(before))
            return QString();
        m_elsewhere.add(model->session(), session, before);
        updateActions();
        const QString keys = m_actions.undo->shortcut().toString(QKeySequence::NativeText);
        const QString text = wasOpen ? tr("%1: %2. %3 takes it back.")
                                     : tr("%1, which is open now: %2. %3 takes it back.");
        return text.arg(name, session->document().undoTitle(), keys);
    };
    const auto make = [this, model, session, before, change, say, giveUp] {
        if (!session->document().bytes().isSameSnapshot(before))
            return giveUp(Session::tr("The file has changed since this was typed."));
        backToModel(model, session, before);
        const auto wish = [change](Planner &planner) { planSceneChange(planner, change); };
        doAndSay(
            session, [&] { change.removals.empty() ? session->editByHand(wish) : session->edit({}, wish); }, say);
    };
    if (session->isTrying()) // this one
        make();
    else
        session->onceSettled(make);
}

/// A key that was clicked on a model: where its file is seen, it is selected there; only who wants that goes there.
void MainWindow::pickElsewhere(const QString &file, const QString &holder, ByteRange range, bool isWanted)
{
    if (!isWanted) {
        const int tab = tabOf(file);
        DocumentPage *other = tab >= 0 ? page(tab) : nullptr;
        if (other && std::ranges::any_of(other->panes(), [](const BytePane *pane) { return pane->isVisible(); }))
            other->goTo(holder, range);
        statusBar()->showMessage(
            tr("This key lies in %1. A double click shows its bytes there.").arg(QFileInfo(file).fileName()),
            MessageTime);
        return;
    }
    statusBar()->clearMessage(); // of the click before
    openFromHere(file);
    const int tab = tabOf(file);
    if (tab < 0)
        return;
    const QPointer<DocumentPage> other = page(tab);
    other->session()->onceSettled([other, holder, range] {
        if (other)
            other->goTo(holder, range);
    });
}

/// Who has just dragged something of another file means that.
void MainWindow::undoOrRedo(bool isUndo)
{
    Session *here = session();
    if (!here)
        return;
    Session *there = isUndo ? m_elsewhere.undoable(here) : m_elsewhere.redoable(here);
    if (!there)
        return isUndo ? here->undo() : here->redo();
    const Document &document = there->document();
    const QString text = isUndo ? tr("Undone in %1: %2") : tr("Done again in %1: %2");
    const QString said = text.arg(QFileInfo(document.path()).fileName(),
                                  isUndo ? document.undoTitle() : document.redoTitle());
    isUndo ? m_elsewhere.undo(here) : m_elsewhere.redo(here);
    updateActions();
    sayOfStep(there, said);
}

/// What Undo and Redo mean.
void MainWindow::updateUndo()
{
    const auto update = [this](QAction *action, const Session *there, bool isPossible, const QString &title,
                               const QStringList &texts) {
        action->setEnabled(there || isPossible);
        action->setText(there        ? texts[2].arg(QFileInfo(there->document().path()).fileName(), title)
                        : isPossible ? texts[1].arg(title)
                                     : texts[0]);
        action->setToolTip(withoutMnemonic(action->text()));
    };
    const Session *here = session();
    const Session *undone = m_elsewhere.undoable(here), *redone = m_elsewhere.redoable(here);
    const Document *undoes = undone ? &undone->document() : here ? &here->document() : nullptr;
    const Document *redoes = redone ? &redone->document() : here ? &here->document() : nullptr;
    update(m_actions.undo, undone, undoes && undoes->canUndo(), undoes ? undoes->undoTitle() : QString(),
           {tr("&Undo"), tr("&Undo: %1"), tr("&Undo in %1: %2")});
    update(m_actions.redo, redone, redoes && redoes->canRedo(), redoes ? redoes->redoTitle() : QString(),
           {tr("&Redo"), tr("&Redo: %1"), tr("&Redo in %1: %2")});
}

} // namespace hexahedron
