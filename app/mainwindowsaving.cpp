// Saving, and what to do when another program has written the file.
#include "app/bookmarks.h"
#include "app/bookmarkspanel.h"
#include "app/comparedialog.h"
#include "app/documentpage.h"
#include "app/earlierdialog.h"
#include "app/lossquestion.h"
#include "app/mainwindow.h"
#include "app/messagebar.h"
#include "app/otherforms.h"
#include "app/panellist.h"
#include "app/restoredwork.h"
#include "core/language/listed.h"
#include "widgets/hex/hexview.h"
#include "widgets/inspector/inspector.h"
#include "widgets/openeditor.h"
#include "widgets/preview/previewwidget.h"
#include "widgets/session/background.h"
#include "widgets/tree/treedelegate.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDir>
#include <QEventLoop>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QPointer>
#include <QProgressDialog>
#include <QPushButton>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabWidget>

#include <algorithm>
#include <iterator>
#include <set>

namespace hexahedron {

namespace {

const QString saveMessage = QStringLiteral("save"), diskMessage = QStringLiteral("disk"),
              conflictMessage = QStringLiteral("conflict");

/// Each of several files is told of by itself.
QString elsewhereMessage(const DocumentPage *changed)
{
    return QStringLiteral("elsewhere ") + changed->session()->document().path();
}

/// How it stands between the page and the file on disk is one subject: the newest message about it is the only one.
void removeDiskMessages(DocumentPage *page)
{
    for (const QString &message : {saveMessage, diskMessage, conflictMessage})
        page->messages()->remove(message);
}

MessageBar *showDiskMessage(DocumentPage *page, const QString &kind, Severity severity, const QString &text)
{
    removeDiskMessages(page);
    return page->messages()->show(kind, severity, text);
}

QString sizeText(qint64 bytes)
{
    return MainWindow::tr("%n byte(s)", nullptr, int(qMin<qint64>(bytes, std::numeric_limits<int>::max())));
}

QString offsetText(qint64 offset)
{
    return QStringLiteral("0x") + QString::number(offset, 16).toUpper();
}

QString comparisonText(const Session::Comparison &found, qint64 sizeHere)
{
    if (!found.error.isEmpty() || !found.version)
        return MainWindow::tr("The file on disk cannot be read: %1").arg(found.error);
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(found.version->written / 1'000'000);
    QStringList lines{MainWindow::tr("On disk: %1, written %2")
                          .arg(sizeText(found.version->size), QLocale().toString(time, QLocale::ShortFormat)),
                      MainWindow::tr("Here: %1").arg(sizeText(sizeHere))};
    const auto isOther = [](const AlignedPart &part) { return !part.isEqual; };
    const auto first = std::ranges::find_if(found.parts, isOther);
    const auto count = std::ranges::count_if(found.parts, isOther);
    if (first == found.parts.end())
        lines += MainWindow::tr("Both have the same bytes.");
    else if (first + 1 == found.parts.end() && (first->before.isEmpty() || first->after.isEmpty()))
        lines += MainWindow::tr("The longer one goes on where the other ends, at %1; all before is the same.")
                     .arg(offsetText(first->before.begin));
    else
        lines += MainWindow::tr("Differences: %L1, with %L2 bytes. The first one is at %3.")
                     .arg(qint64(count))
                     .arg(differingBytes(found.parts))
                     .arg(offsetText(first->before.begin));
    if (found.errorsThere && found.errorsHere)
        lines += MainWindow::tr("Errors: %1 on disk, %2 here.").arg(*found.errorsThere).arg(*found.errorsHere);
    return lines.join(u'\n');
}

/// What is said of bytes that are gone; empty when none are.
QString lossText(const Document &document)
{
    if (document.isIntact())
        return {};
    const QString why = MainWindow::tr(
        "Another program has written into this file. It is too long to be kept in memory, "
        "so what was there is gone: what you see is what is there now.");
    const ByteRange lost = document.lostRange();
    if (lost.isEmpty())
        return why;
    return why + u' '
           + MainWindow::tr("%1 from %2 on were cut off and show as zeros.")
                 .arg(sizeText(lost.size()), offsetText(lost.begin));
}

/// It has had a file, and another program has taken that away.
bool isRemoved(const Document &document)
{
    return document.hasChangedOnDisk() && !QFileInfo::exists(document.path());
}

/// How many steps lie between what is here and what is on the disk; 0 when nobody can tell. Works on a copy, which shares all bytes.
int stepsFromDisk(const Document &document)
{
    for (const bool isBack : {true, false}) {
        Document walked = document;
        for (int steps = 0;; ++steps) {
            if (walked.bytes().isSameSnapshot(walked.savedBytes()))
                return steps;
            if (isBack ? !walked.canUndo() : !walked.canRedo())
                break;
            isBack ? walked.undo() : walked.redo();
        }
    }
    return 0;
}

/// What is said when another program has written the file.
QString changedText(bool isModified)
{
    return isModified
               ? MainWindow::tr("Another program has changed the file. Reading it again takes your changes away; "
                                "Undo brings them back.")
               : MainWindow::tr("Another program has changed the file.");
}

/// Asks when reading the file again takes away what is not saved.
bool mayReadAgain(const Document &document, const QString &name, QWidget *parent)
{
    if (!document.isModified())
        return true;
    const int steps = stepsFromDisk(document);
    const QString text = steps > 0 ? MainWindow::tr(
                             "%1 has %n change(s) that are not saved. Reading it again from the disk takes "
                             "them away.",
                             nullptr, steps)
                                   : MainWindow::tr(
                                       "%1 has changes that are not saved. Reading it again from the disk takes them "
                                       "away.");
    return mayBeLost({.title = MainWindow::tr("Reload?"),
                      .text = text.arg(name),
                      .remedy = document.isIntact() ? MainWindow::tr("Undo brings back what is lost as long as this "
                                                                     "tab is open. It does not outlive a crash.")
                                                    : MainWindow::tr("Undo cannot bring back what is lost."),
                      .button = MainWindow::tr("Reload")},
                     parent);
}

} // namespace

void MainWindow::save(DocumentPage *page, const QString &path, Document::SaveOptions options)
{
    if (page == currentPage())
        finishTyping();
    const QString target = path.isEmpty() ? page->session()->document().path() : path;
    if (target.isEmpty() || (path.isEmpty() && page->isPathProposed()))
        return saveAs(page, options);
    if (!asksOfOtherNames(page, target, options))
        write(page, target, std::move(options));
}

/// Once it is known that it may be.
void MainWindow::write(DocumentPage *page, const QString &path, Document::SaveOptions options)
{
    if (m_settings.keepsBackup())
        options.earlierFolder = Settings::earlierFolder();
    page->messages()->remove(saveMessage);
    page->messages()->remove(conflictMessage);
    page->hexView()->afterTyping([this, page, path, options] {
        const Bytes before = page->session()->document().savedBytes();
        page->session()->save(path, options, [this, page, path, options, before](const Document::SaveOutcome &outcome) {
            if (outcome.result == SaveResult::Saved) {
                page->bookmarks()->noteLoss(before);
                page->bookmarks()->noteMended();
            }
            saved(page, path, options, outcome);
        });
    });
}

/// Saving makes a new file: hard links to the old one would lead to another content from then on. Asked before, as nothing joins
/// them again.
bool MainWindow::asksOfOtherNames(DocumentPage *page, const QString &path, const Document::SaveOptions &options)
{
    const std::optional<FileVersion> there = FileVersion::of(path);
    if (!there || there->names < 2 || !QFileInfo(path).isFile())
        return false;
    const auto others = int(qMin<quint64>(there->names - 1, std::numeric_limits<int>::max()));
    MessageBar *bar = showDiskMessage(
        page, saveMessage, Severity::Warning,
        tr("%1 is not saved yet: this file has %n other name(s) (hard links). Saving makes a new file of this "
           "name, and what is there now stays under the other name(s).",
           nullptr, others)
            .arg(QFileInfo(path).fileName()));
    bar->addButton(tr("Save Anyway"), [this, page, path, options] { write(page, path, options); });
    bar->addButton(tr("Save As…"), [this, page, options] { saveAs(page, {.acceptsLoss = options.acceptsLoss}); });
    return true;
}

/// Whether somebody who looked at the one has changed the other, and that is not saved.
bool MainWindow::isUnsavedElsewhere(const DocumentPage *shown, const DocumentPage *other) const
{
    return other->session()->document().isModified()
           && std::ranges::count(m_elsewhere.changedFrom(shown->session()), other->session()) > 0;
}

/// Keys of an animation in another file are changed from its model. Saving writes the model's file alone, so who saves is told.
void MainWindow::tellOfUnsavedElsewhere()
{
    DocumentPage *shown = currentPage();
    if (!shown)
        return;
    for (DocumentPage *other : pages()) {
        if (other == shown)
            continue;
        other->session()->onceSettled([this, shown = QPointer(shown), other = QPointer(other)] {
            if (!shown || !other || !isUnsavedElsewhere(shown, other))
                return;
            MessageBar *bar = shown->messages()->show(
                elsewhereMessage(other), Severity::Info,
                tr("%1 was changed from here and is not saved.").arg(other->title()));
            bar->addButton(tr("Save %1").arg(other->title().replace(u'&', QStringLiteral("&&"))), [this, other] {
                if (other)
                    save(other, {});
            });
        });
    }
}

/// Where people would save what is no file yet.
QString MainWindow::likelyPath(const DocumentPage *page) const
{
    return page->likelyFileName().isEmpty() ? QString()
                                            : QDir(m_settings.folder()).absoluteFilePath(page->likelyFileName());
}

void MainWindow::saveAs(DocumentPage *page, const Document::SaveOptions &options)
{
    if (page == currentPage())
        finishTyping();
    const QString old = page->session()->document().path();
    const QString path = QFileDialog::getSaveFileName(this, tr("Save As"), old.isEmpty() ? likelyPath(page) : old);
    if (!path.isEmpty() && mayWrite(path, page))
        save(page, path, options);
}

void MainWindow::saved(DocumentPage *page, const QString &path, const Document::SaveOptions &options,
                       const Document::SaveOutcome &outcome)
{
    switch (outcome.result) {
    case SaveResult::Saved:
        m_settings.addRecentFile(path);
        fillRecentMenu();
        page->setPathProposed(false);
        removeDiskMessages(page);
        page->messages()->remove(QStringLiteral("restore")); // a copy that was not saved
        showTitle(page);
        for (DocumentPage *other : pages())
            other->messages()->remove(elsewhereMessage(page));
        updateSaving();
        if (!outcome.error.isEmpty()) // what could not be kept of the file that was there
            showDiskMessage(page, saveMessage, Severity::Info, outcome.error);
        return;
    case SaveResult::Cancelled:
        return;
    case SaveResult::Conflict:
        return askWhichVersion(page);
    case SaveResult::NotKept:
    case SaveResult::Emptied: {
        const bool isEmptied = outcome.result == SaveResult::Emptied;
        const QString name = QFileInfo(path).fileName();
        MessageBar *bar = showDiskMessage(
            page, saveMessage, Severity::Warning,
            isEmptied
                ? tr("%1 is not saved yet: nothing is left of it here, and what is on the disk would be gone: %2.")
                      .arg(name, sizeText(QFileInfo(path).size()))
                : OtherForms::notKeptText(path, outcome.error));
        bar->addButton(tr("Save Anyway"), [this, page, path, agreed = options, isEmptied]() mutable {
            (isEmptied ? agreed.empties : agreed.replacesUnkept) = true;
            write(page, path, agreed);
        });
        bar->addButton(tr("Save As…"), [this, page, options] { saveAs(page, {.acceptsLoss = options.acceptsLoss}); });
        if (isEmptied) // with any byte it is not true any more
            connect(page->session(), &Session::bytesChanged, bar, [page] { page->messages()->remove(saveMessage); });
        return;
    }
    case SaveResult::Lost: {
        MessageBar *bar = showDiskMessage(page, saveMessage, Severity::Error,
                                          tr("The file is not saved. %1").arg(lossText(page->session()->document())));
        bar->addButton(tr("Read Again"), [this, page] { readAgain(page); });
        bar->addButton(tr("Save What Is Left As…"), [this, page] { saveAs(page, {.acceptsLoss = true}); });
        return;
    }
    case SaveResult::Failed:
        MessageBar *bar = showDiskMessage(page, saveMessage, Severity::Error,
                                          tr("The file could not be saved: %1").arg(outcome.error));
        bar->addButton(tr("Try Again"), [this, page, path] { save(page, path); });
        bar->addButton(tr("Save As…"), [this, page] { saveAs(page); });
    }
}

/// Nothing is written over what nobody has read.
void MainWindow::askWhichVersion(DocumentPage *page)
{
    const QString path = page->session()->document().path();
    // What is there now is what the answer is about: should it change once more, the question comes again.
    const std::optional<FileVersion> theirs = FileVersion::of(path);
    MessageBar *bar = showDiskMessage(
        page, conflictMessage, Severity::Warning,
        page->session()->document().hasChangedOnDisk()
            ? tr("%1 is not saved: another program has written it since it was read.").arg(page->title())
            : tr("%1 is not saved: the version on the disk is another program's, and what is here was not made from "
                 "it.")
                  .arg(page->title()));
    bar->addButton(tr("Compare…"), [this, page] {
        askWhichVersion(page);
        compareWithDisk(page);
    });
    bar->addButton(tr("Read Again"), [this, page] { readAgain(page); });
    bar->addButton(tr("Save As…"), [this, page] { saveAs(page); });
    bar->addButton(tr("Overwrite"), [this, page, theirs] { save(page, {}, {.replaces = theirs}); });
}

void MainWindow::modifiedChanged(DocumentPage *page)
{
    showTitle(page);
    updateSaving();
    m_selectionTimer.start();
    m_messages->remove(QStringLiteral("restore")); // why something was not restored
    for (DocumentPage *other : pages()) {          // what was changed from there may be undone
        if (!isUnsavedElsewhere(other, page))
            other->messages()->remove(elsewhereMessage(page));
    }
    const Document &document = page->session()->document();
    if (!document.isModified() && page->messages()->has(conflictMessage)) {
        page->messages()->remove(conflictMessage); // there is nothing to save
        if (document.hasChangedOnDisk())
            fileChangedOnDisk(page);
    }
    const MessageBar *told = page->messages()->message(diskMessage);
    if (told && document.hasChangedOnDisk() && told->text() == changedText(!document.isModified()))
        fileChangedOnDisk(page);
}

void MainWindow::compareWithDisk(DocumentPage *page)
{
    const qint64 sizeHere = page->session()->document().bytes().size();
    const QPointer<DocumentPage> guard(page); // its session may be another page's when the answer comes
    page->session()->compareWithDisk([this, page, guard, sizeHere](const Session::Comparison &found) {
        if (!guard)
            return;
        auto *box = new QMessageBox(QMessageBox::Information, tr("Compare with the File on Disk"),
                                    comparisonText(found, sizeHere), QMessageBox::Close, this);
        box->setObjectName(QStringLiteral("comparison"));
        box->setAttribute(Qt::WA_DeleteOnClose);
        box->setInformativeText(lossText(page->session()->document()));
        if (std::ranges::any_of(found.parts, [](const AlignedPart &part) { return !part.isEqual; })) {
            QPushButton *sides = box->addButton(tr("Side by &Side…"), QMessageBox::ActionRole);
            sides->setObjectName(QStringLiteral("sideBySide"));
            connect(sides, &QPushButton::clicked, this, [this, found] {
                EditPlan plan;
                plan.title = tr("Before: what is on the disk. After: what is here.");
                plan.before = found.there->bytes();
                plan.after = found.here;
                CompareDialog(plan, found.there, this).exec();
            });
        }
        box->open();
    });
}

void MainWindow::readAgain(DocumentPage *page)
{
    if (page == currentPage()
        && isHeldByTyping(tr("%1 is not read again: the value that you typed is not written. Correct it, or read again "
                             "once more to drop it.")))
        return;
    waitWhile(page->session(), &Session::isPlanning, tr("Planning…"));
    const Document &document = page->session()->document();
    if (!mayReadAgain(document, page->title(), this)) {
        if (document.hasChangedOnDisk()) { // the message that offered it is gone
            removeDiskMessages(page);
            fileChangedOnDisk(page);
        }
        return;
    }
    QString error;
    if (page->session()->reload(&error)) {
        removeDiskMessages(page);
        page->messages()->remove(QStringLiteral("restore"));
    } else {
        showDiskMessage(page, diskMessage, Severity::Error, error);
    }
}

void MainWindow::fileChangedOnDisk(DocumentPage *page)
{
    const Document &document = page->session()->document();
    if (isRemoved(document)) {
        page->session()->keep();
        showDiskMessage(
            page, diskMessage, Severity::Warning,
            tr("The file was removed or renamed by another program. What you see is kept and can be saved."));
        return;
    }
    if (const QString loss = lossText(document); !loss.isEmpty()) {
        MessageBar *bar = showDiskMessage(page, diskMessage, Severity::Error, loss);
        bar->addButton(tr("Read Again"), [this, page] { readAgain(page); });
        bar->addButton(tr("Save What Is Left As…"), [this, page] { saveAs(page, {.acceptsLoss = true}); });
        return;
    }
    if (page->messages()->has(conflictMessage))
        return; // the question stands: its answer is about what was there when it was asked
    MessageBar *bar = showDiskMessage(page, diskMessage, Severity::Warning, changedText(document.isModified()));
    bar->addButton(tr("Read Again"), [this, page] { readAgain(page); });
    bar->addButton(tr("Compare…"), [this, page] {
        fileChangedOnDisk(page);
        compareWithDisk(page);
    });
    // Should it change once more, saving asks.
    bar->addButton(tr("Keep What Is Here"),
                   [page, theirs = FileVersion::of(document.path())] { page->session()->keep(theirs); });
}

/// Nothing can be edited meanwhile; what takes long can be cancelled.
void MainWindow::waitWhile(Session *session, bool (Session::*isBusy)() const, const QString &what)
{
    constexpr int MillisecondsWithoutDialog = 300;
    QEventLoop loop;
    const auto quitAtEnd = [&loop, session, isBusy] {
        if (!(session->*isBusy)())
            loop.quit();
    };
    for (const auto end : {&Session::savingEnded, &Session::editGivenUp, &Session::bytesChanged})
        connect(session, end, &loop, quitAtEnd);
    if ((session->*isBusy)()) {
        QTimer::singleShot(MillisecondsWithoutDialog, &loop, &QEventLoop::quit);
        loop.exec(QEventLoop::ExcludeUserInputEvents);
    }
    if (!(session->*isBusy)())
        return;
    QProgressDialog dialog(what, tr("Cancel"), 0, 0, this);
    dialog.setWindowModality(Qt::ApplicationModal);
    dialog.setAutoReset(false);
    dialog.setMinimumDuration(0);
    dialog.show();
    connect(session, &Session::progress, &dialog, [&dialog](const QString &, double fraction) {
        if (fraction < 0)
            return;
        dialog.setMaximum(1000);
        dialog.setValue(int(fraction * dialog.maximum()));
    });
    connect(&dialog, &QProgressDialog::canceled, session, &Session::cancel);
    loop.exec();
}

/// What is being typed in the inspector, in the tree, in another list or for a move in the preview belongs to the file before
/// somebody saves or closes it.
void MainWindow::finishTyping()
{
    m_preview->finishTyping();
    m_bookmarks->finishWriting();
    const QPointer<QWidget> editor = widgetWithKeys();
    if (!editor || !isTypingValue())
        return;
    currentPage()->hexView()->finishTyping();
    if (currentPage()->hexView()->hasFocus() || TreeDelegate::refuses(editor))
        return;
    QAbstractItemView *view = viewOfEditor(editor);
    if (view && !isActiveWindow()) {
        finishEditorIn(view);
    } else if (view) { // its editor goes, and the keys are for the list then
        view->setFocus();
    } else {
        editor->clearFocus();
        if (editor)
            editor->setFocus();
    }
    QCoreApplication::sendPostedEvents(session(), QEvent::MetaCall); // readings arrive a moment later
}

/// Of an item, in which something is typed.
const QLineEdit *MainWindow::typedLine() const
{
    const TreeView *tree = currentTree();
    const auto *line = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    if (!line || !isEditorOfItem(line))
        line = tree ? tree->openCell() : nullptr; // a dialog had the keys meanwhile
    return line && line->isModified() ? line : nullptr;
}

/// What is typed and not written, so that it can be told from what is typed later; empty: nothing.
QString MainWindow::heldTyping() const
{
    if (const QLineEdit *line = typedLine())
        return QStringLiteral("%1 %2").arg(quintptr(line)).arg(line->text());
    return m_inspector->holdsRefused() ? QString::number(m_inspector->refusals()) : QString();
}

/// What was typed and cannot be written, or what somebody has said no to, is marked where it stands, which is not where people look
/// who leave the file. The first time they stay, and are told.
bool MainWindow::isHeldByTyping(const QString &say)
{
    finishTyping();
    const QString typed = heldTyping();
    if (typed.isEmpty() || std::exchange(m_toldTyped, typed) == typed)
        return false;
    sayWhileHeld(say.arg(currentPage()->title()));
    return true;
}

/// Until it is written, corrected or dropped, or somebody looks at another file.
void MainWindow::sayWhileHeld(const QString &text)
{
    statusBar()->showMessage(text, 10'000);
    delete m_untilWritten;
    auto *until = new QObject(this);
    m_untilWritten = until;
    const auto check = [this, until, text, typed = m_toldTyped] {
        if (heldTyping() == typed)
            return;
        if (statusBar()->currentMessage() == text)
            statusBar()->clearMessage();
        until->deleteLater();
    };
    std::vector<const QLineEdit *> lines;
    if (const QLineEdit *line = typedLine())
        lines = {line};
    else
        std::ranges::copy(m_inspector->findChildren<QLineEdit *>(), std::back_inserter(lines));
    for (const QLineEdit *line : lines) {
        connect(line, &QLineEdit::textChanged, until, check, Qt::QueuedConnection);
        connect(line, &QObject::destroyed, until, check, Qt::QueuedConnection);
    }
    connect(session(), &Session::bytesChanged, until, check, Qt::QueuedConnection);
    connect(m_tabs, &QTabWidget::currentChanged, until, check, Qt::QueuedConnection);
}

/// What is being typed goes to the file. False when nothing came of it.
bool MainWindow::takesTyping(Session *session)
{
    const int refusals = m_inspector->refusals();
    bool isGivenUp = false;
    QObject watch;
    connect(session, &Session::editGivenUp, &watch, [&isGivenUp] { isGivenUp = true; });
    const bool isHeld = isHeldByTyping(tr(
        "Nothing is done to %1: the value that you typed is not written. Correct it, or do it once more to drop it."));
    return !isHeld && !isGivenUp && m_inspector->refusals() == refusals;
}

/// Runs a command when what is being typed is in the file: at once where nothing is. Not at all when nothing came of what was typed.
void MainWindow::onceTyped(const std::function<void()> &task)
{
    DocumentPage *shown = currentPage();
    if (!shown)
        return;
    const Bytes before = shown->session()->document().bytes();
    const auto planning = [this] {
        std::set<Session *> all;
        for (const DocumentPage *page : pages()) {
            if (page->session()->isPlanning())
                all.insert(page->session());
        }
        return all;
    };
    const std::set<Session *> others = planning(); // that are at something else
    if (!takesTyping(shown->session()))
        return;
    for (Session *session : planning()) {
        if (session == shown->session() || !others.contains(session))
            return onceWritten(session, shown, task);
    }
    if (shown->session()->document().bytes().isSameSnapshot(before))
        return task();
    onceWritten(shown->session(), shown, task);
}

/// Runs the task when that is done which is being done to one of the files; not when nothing comes of it, or another page is shown
/// then.
void MainWindow::onceWritten(Session *session, DocumentPage *shown, const std::function<void()> &task)
{
    const QPointer<QObject> wait = new QObject(session);
    connect(session, &Session::editGivenUp, wait, &QObject::deleteLater);
    session->onceSettled([=, this, shown = QPointer(shown)] {
        if (!wait)
            return;
        // Behind the views, which have the new tree then.
        QMetaObject::invokeMethod(
            wait,
            [=, this] {
                wait->deleteLater();
                if (!shown || shown != currentPage())
                    return;
                if (session->isPlanning() || !session->isTreeCurrent())
                    return onceWritten(session, shown, task);
                task();
            },
            Qt::QueuedConnection);
    });
}

/// The same when the issues are known, too.
void MainWindow::onceChecked(Session *session, const std::function<void()> &task)
{
    const auto isChecked = [session] {
        return session->isTreeCurrent() && !session->isPlanning() && !session->isChecking();
    };
    if (!takesTyping(session))
        return;
    if (isChecked())
        return task();
    auto *watch = new QObject(session);
    const auto end = [session, watch] {
        session->disconnect(watch);
        watch->deleteLater();
    };
    connect(session, &Session::editGivenUp, watch, end);
    const auto go = [end, isChecked, task] {
        if (!isChecked())
            return;
        const auto call = task; // it goes with the connection
        end();
        call();
    };
    connect(session, &Session::issuesChanged, watch, go, Qt::QueuedConnection); // when every list has them
}

/// The finding as it is when what was being typed is in the file.
void MainWindow::repair(Session *session, const Issue &issue)
{
    const auto found = session->issues();
    onceChecked(session, [this, session, issue, found] {
        if (session->issues() == found)
            return session->repair(issue);
        const auto &now = *session->issues();
        const auto same = std::ranges::find_if(now, [&issue](const Issue &other) {
            return other.kind == issue.kind && other.path == issue.path && other.repair;
        });
        if (same != now.end())
            session->repair(*same);
        else
            statusBar()->showMessage(tr("What you typed has changed the file: nothing is left to repair there."),
                                     10'000);
    });
}

/// That had them last, while another window is in front.
QWidget *MainWindow::widgetWithKeys() const
{
    return isActiveWindow() ? QApplication::focusWidget() : focusWidget();
}

/// Whether a value is being written there that the file does not have.
bool MainWindow::isWritingValue() const
{
    return session()
           && (m_inspector->isWriting() || isEditorOfItem(widgetWithKeys())
               || currentPage()->hexView()->isTypingValue());
}

/// Whether the focus is in something that takes a value.
bool MainWindow::isTypingValue() const
{
    const QWidget *editor = widgetWithKeys();
    return editor && session()
           && (m_inspector->isAncestorOf(editor) || isEditorOfItem(editor)
               || currentPage()->hexView()->isTypingValue());
}

/// False when the file is not saved then.
bool MainWindow::waitForSaving(DocumentPage *page)
{
    waitWhile(page->session(), &Session::isSaving, tr("Saving %1…").arg(page->title()));
    return !page->session()->document().isModified();
}

/// What is being typed is in the file then. Not so where it is held, and where somebody says no to what follows from it.
bool MainWindow::settlesTyping(DocumentPage *page, const QString &say)
{
    bool isGivenUp = false;
    QObject watch;
    connect(page->session(), &Session::editGivenUp, &watch, [&isGivenUp] { isGivenUp = true; });
    if (page == currentPage() && isHeldByTyping(say))
        return false;
    waitWhile(page->session(), &Session::isPlanning, tr("Planning…"));
    return !isGivenUp;
}

/// `others` close with it: the answer may be theirs, too.
bool MainWindow::mayLose(DocumentPage *page, std::span<DocumentPage *const> others)
{
    if (!settlesTyping(page,
                       tr("%1 stays open: the value that you typed is not written. Correct it, or close once more "
                          "to drop it.")))
        return false;
    waitForSaving(page);
    const Document &document = page->session()->document();
    if (!document.isModified() && isRemoved(document)) // perhaps nobody has told yet
        page->session()->keep();
    return mayLoseChanges(page, others) && mayLoseReplaced(page) && mayLoseBookmarks(page);
}

/// Another program has put other bytes into the file: those that it had when it was read are kept as saving would keep them.
bool MainWindow::mayLoseReplaced(DocumentPage *page)
{
    const Document &document = page->session()->document();
    if (!m_settings.keepsBackup() || !document.hasChangedOnDisk() || isRemoved(document) || !document.isIntact())
        return true;
    QEventLoop loop;
    QString error;
    bool isKept = false;
    writeInBackground(
        &loop,
        [&isKept, &error, bytes = document.savedBytes(), path = document.path()] {
            isKept = EarlierVersions(Settings::earlierFolder()).keep(bytes, path, &error);
        },
        [&loop, &error](const QString &trouble) {
            if (!trouble.isEmpty())
                error = trouble;
            loop.quit();
        });
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    if (isKept)
        return true;
    m_tabs->setCurrentWidget(page);
    return mayBeLost({.title = tr("Close What Another Program Has Replaced?"),
                      .text = tr("Another program has changed the file of %1. What it was before is only in this "
                                 "window, and cannot be kept among the earlier versions: %2")
                                  .arg(page->title(), error),
                      .remedy = tr("Save As in the menu File writes it to another place."),
                      .button = tr("Close")},
                     this);
}

/// Those that could not be kept are nowhere else.
bool MainWindow::mayLoseBookmarks(DocumentPage *page)
{
    if (page->bookmarks()->finish())
        return true;
    m_tabs->setCurrentWidget(page);
    return mayBeLost({.title = tr("Close without the Newest Bookmarks?"),
                      .text = tr("The newest bookmarks and notes of %1 are only in this window: %2")
                                  .arg(page->title(), page->bookmarks()->trouble()),
                      .remedy = tr("Export Bookmarks in the menu Edit writes them to another place."),
                      .button = tr("Close")},
                     this);
}

bool MainWindow::mayLoseChanges(DocumentPage *page, std::span<DocumentPage *const> others)
{
    const bool isModified = page->session()->document().isModified();
    if (!isModified && !RestoredWork::isUndoneIn(page->session()))
        return true;
    m_tabs->setCurrentWidget(page);
    if (!isModified)
        return mayBeLost(
            {.title = tr("Close without the Restored Work?"),
             .text = tr("The work on %1 that was restored is undone, and it is nowhere else.").arg(page->title()),
             .remedy = tr("Redo brings it back as long as the file is open."),
             .button = tr("Close")},
            this);
    QStringList changed;
    for (const DocumentPage *other : others) {
        if (other->session()->document().isModified())
            changed += other->title();
    }
    int answer = m_answerToAll ? *m_answerToAll : askToSave(page, changed);
    if (answer == QMessageBox::SaveAll || answer == QMessageBox::NoToAll) {
        answer = answer == QMessageBox::SaveAll ? QMessageBox::Save : QMessageBox::Discard;
        m_answerToAll = answer;
    }
    if (answer == QMessageBox::Save) {
        save(page, {});
        return waitForSaving(page);
    }
    return answer == QMessageBox::Discard;
}

/// What becomes of the changes in that file: a button of QMessageBox. Where others are changed, too: SaveAll and NoToAll are for all.
int MainWindow::askToSave(const DocumentPage *page, const QStringList &others)
{
    const bool isGone = !page->isPathProposed() && isRemoved(page->session()->document());
    QMessageBox box(QMessageBox::Question, isGone ? tr("Save the Removed File?") : tr("Save Changes?"),
                    (isGone ? tr("The file of %1 was removed or renamed by another program. What you see is only in "
                                 "this window.")
                            : tr("%1 has changes that are not saved."))
                        .arg(page->title()),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setDefaultButton(QMessageBox::Save);
    box.button(QMessageBox::Save)->setObjectName(QStringLiteral("save"));
    box.button(QMessageBox::Save)->setText(tr("&Save"));
    box.button(QMessageBox::Discard)->setObjectName(QStringLiteral("discard"));
    box.button(QMessageBox::Discard)->setText(tr("&Discard"));
    box.button(QMessageBox::Cancel)->setObjectName(QStringLiteral("cancel"));
    if (!others.isEmpty()) {
        constexpr qsizetype MostNamed = 12;
        QStringList names = others.mid(0, MostNamed);
        if (others.size() > MostNamed)
            names += tr("… and %n more", nullptr, int(others.size() - MostNamed));
        box.setInformativeText(tr("Changed, too: %1").arg(listed(names)));
        box.addButton(QMessageBox::SaveAll)->setObjectName(QStringLiteral("saveAll"));
        box.button(QMessageBox::SaveAll)->setText(tr("Save &All"));
        box.addButton(QMessageBox::NoToAll)->setObjectName(QStringLiteral("discardAll"));
        box.button(QMessageBox::NoToAll)->setText(tr("Disca&rd All"));
    }
    return box.exec();
}

void MainWindow::chooseEarlierVersion()
{
    DocumentPage *page = currentPage();
    const EarlierVersions earlier(Settings::earlierFolder());
    EarlierDialog dialog(earlier.of(page->session()->document().path()), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    QString error;
    const auto chosen = FileSnapshot::read(dialog.version().path, &error);
    page->messages()->remove(QStringLiteral("earlier"));
    if (chosen)
        page->session()->replaceAll(chosen->bytes(), tr("Go back to an earlier version"));
    else
        page->messages()->show(QStringLiteral("earlier"), Severity::Error, error);
}

} // namespace hexahedron
