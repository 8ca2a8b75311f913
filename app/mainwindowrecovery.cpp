// What programs left behind that ended without saving.
#include "app/documentpage.h"
#include "app/lossquestion.h"
#include "app/mainwindow.h"
#include "app/messagebar.h"
#include "app/recoverybar.h"
#include "app/restoredwork.h"
#include "core/bytes/comparing.h"
#include "core/edit/earlierversions.h"
#include "core/language/listed.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFontDatabase>
#include <QLayout>
#include <QLocale>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace hexahedron {

namespace {

constexpr int DaysKept = 30;

/// There is nothing to lose: nothing was done, or all was undone again.
bool isUndone(const JournalContent &content)
{
    if (content.records.empty())
        return content.end != JournalContent::End::TooLarge;
    const std::optional<Bytes> bytes = content.base.isUpToDate() ? Bytes::fromFile(content.base.path) : std::nullopt;
    if (!bytes)
        return false;
    qint64 steps = 0;
    const Bytes after = content.replayed(*bytes, &steps);
    if (steps < qint64(content.records.size()))
        return false; // what cannot be done again is not nothing
    return after.isSameSnapshot(*bytes) || areEqual(after, *bytes);
}

bool isSameFile(const QString &a, const QString &b)
{
    const QString canonical = QFileInfo(a).canonicalFilePath();
    return a == b || (!canonical.isEmpty() && canonical == QFileInfo(b).canonicalFilePath());
}

/// What the edits start from, when the file is another version now: kept with the journal, or by saving, which has replaced it.
std::optional<Bytes> keptBase(const QString &journalPath, const JournalBase &base)
{
    if (base.isNothing())
        return {};
    if (std::optional<Bytes> kept = Journal::keptBase(journalPath, base))
        return kept;
    for (const EarlierVersions::Version &version : EarlierVersions(Settings::earlierFolder()).of(base.path)) {
        if (version.size != base.size)
            continue;
        std::optional<Bytes> bytes = Bytes::fromFile(version.path);
        if (bytes && base.isOf(*bytes))
            return bytes;
    }
    return {};
}

bool isTaken(const QString &path, const std::vector<DocumentPage *> &pages)
{
    return QFileInfo::exists(path) || std::ranges::any_of(pages, [&](DocumentPage *page) {
               return page->session()->document().path() == path;
           });
}

/// A name beside the file that is not taken.
QString pathOfCopy(const QString &path, const std::vector<DocumentPage *> &pages)
{
    const QFileInfo file(path);
    QString name = MainWindow::tr("%1 (restored)").arg(file.completeBaseName());
    for (int number = 1;; ++number) {
        const QString numbered = number == 1 ? name : name + u' ' + QString::number(number);
        const QString wanted = file.absolutePath() + u'/' + numbered
                               + (file.suffix().isEmpty() ? QString() : u'.' + file.suffix());
        if (!isTaken(wanted, pages))
            return wanted;
    }
}

/// What the edits of a journal that needs no file were made on, so that Undo leads there; nothing where it has only their outcome.
Bytes firstBytes(const QString &journalPath)
{
    std::optional<JournalContent> content = JournalContent::read(journalPath);
    if (!content || content->records.size() < 2)
        return {};
    const Bytes last = content->replayed({});
    content->records.resize(1);
    const Bytes first = content->replayed({});
    return areEqual(first, last) ? Bytes() : first;
}

/// The journal is the only copy of that work.
bool mayDiscard(const FoundJournal &journal, QWidget *parent)
{
    const std::optional<JournalContent> content = JournalContent::read(journal.path);
    const QString name = QFileInfo(journal.base.path).fileName(),
                  time = QLocale().toString(journal.changed, QLocale::ShortFormat);
    const QString text = content
                             ? MainWindow::tr("The unsaved work on %1 is deleted for good: %n step(s), the last of %2.",
                                              nullptr, int(content->records.size()))
                             : MainWindow::tr(
                                 "The unsaved work on %1 of %2 is deleted for good. It cannot be read at the moment.");
    return mayBeLost({.title = MainWindow::tr("Discard Unsaved Work?"),
                      .text = text.arg(name, time),
                      .remedy = MainWindow::tr("It is nowhere else. Later keeps it."),
                      .button = MainWindow::tr("Discard")},
                     parent);
}

} // namespace

void MainWindow::offerUnsavedWork()
{
    const QDateTime old = QDateTime::currentDateTime().addDays(-DaysKept);
    QStringList removed;
    for (const FoundJournal &journal : removeOldJournals(Settings::journalFolder(), old))
        removed += QFileInfo(journal.base.path).fileName();
    if (!removed.isEmpty())
        m_messages->show(QStringLiteral("recovery old"), Severity::Info,
                         tr("Unsaved work that waited for more than %n day(s) is deleted: %1.", nullptr, DaysKept)
                             .arg(listed(removed)));
    const QStringList putOff = m_settings.putOff();
    QStringList stillThere;
    for (const FoundJournal &journal : findJournals(Settings::journalFolder())) {
        const QString name = QFileInfo(journal.path).fileName();
        if (putOff.contains(name))
            stillThere += name;
        else
            offer(journal);
    }
    m_settings.setPutOff(stillThere);
}

void MainWindow::offerAllUnsavedWork()
{
    bool isAny = false;
    for (const FoundJournal &journal : findJournals(Settings::journalFolder()))
        isAny = offer(journal) || isAny;
    if (!isAny)
        m_messages->show(QStringLiteral("recovery"), Severity::Info, tr("There is no unsaved work from before."));
    else
        m_messages->remove(QStringLiteral("recovery"));
}

void MainWindow::offerUnsavedWorkOn(const QString &path)
{
    for (const FoundJournal &journal : findJournals(Settings::journalFolder())) {
        if (!isSameFile(journal.base.path, path))
            continue;
        if (journal.isInUse && !m_offered.contains(journal.path))
            warnOfOtherWindow(journal);
        else
            offer(journal);
    }
}

/// Two windows with one file do not know of each other's changes until one of them saves.
void MainWindow::warnOfOtherWindow(const FoundJournal &journal)
{
    const std::optional<JournalContent> content = JournalContent::read(journal.path);
    const int tab = tabOf(journal.base.path);
    if (content && !isUndone(*content) && tab >= 0)
        page(tab)->messages()->show(
            QStringLiteral("elsewhere"), Severity::Warning,
            tr("%1 is open in another window, with changes that are not saved and not seen here. The window that saves "
               "second is asked which version stays.")
                .arg(page(tab)->title()));
}

bool MainWindow::offer(const FoundJournal &journal)
{
    if (journal.isInUse && !m_offered.contains(journal.path))
        return false;
    const std::optional<JournalContent> content = JournalContent::read(journal.path);
    if (!content)
        return false;
    if (isUndone(*content)) {
        m_offered.erase(journal.path);
        removeJournal(journal.path);
        return false;
    }
    if (!m_offered.contains(journal.path)) {
        std::optional<JournalClaim> claim = JournalClaim::take(journal.path);
        if (!claim)
            return false; // another window was faster
        m_offered.emplace(journal.path, *std::move(claim));
    }
    if (!m_recovery) {
        m_recovery = new RecoveryBar;
        m_messages->layout()->addWidget(m_recovery);
        m_recovery->show();
        connect(m_recovery, &RecoveryBar::restoreRequested, this, &MainWindow::restore);
        connect(m_recovery, &RecoveryBar::lookRequested, this, &MainWindow::lookAt);
        connect(m_recovery, &RecoveryBar::discardRequested, this, [this](const FoundJournal &discarded) {
            if (!mayDiscard(discarded, this))
                return;
            m_offered.erase(discarded.path);
            removeJournal(discarded.path);
            answered(discarded.path);
        });
        connect(m_recovery, &RecoveryBar::laterRequested, this, &MainWindow::putOffUnsavedWork);
    }
    if (content->base.onDisk() != JournalBase::Match::Other) {
        const bool isOther = content->base.isNothing() && QFileInfo::exists(content->base.path);
        m_recovery->add(journal, RecoveryBar::Way::Here,
                        isOther ? tr("the file on the disk is another version; it stays as it is until you save")
                                : QString());
        return true;
    }
    const bool isThere = QFileInfo::exists(content->base.path);
    if (keptBase(journal.path, content->base))
        m_recovery->add(journal, RecoveryBar::Way::Aside,
                        isThere ? tr("the file has changed since; the version that they belong to was kept")
                                : tr("the file is not there any more; the version that they belong to was kept"));
    else
        m_recovery->add(journal, RecoveryBar::Way::None,
                        isThere ? tr("the file has changed since, so they do not fit any more")
                                : tr("the file is not there any more"));
    return true;
}

/// What was seen and not answered is not asked again, unless its file is opened.
void MainWindow::putOffUnsavedWork()
{
    if (!m_recovery)
        return;
    QStringList names = m_settings.putOff();
    for (const QString &path : m_recovery->journalPaths())
        names += QFileInfo(path).fileName();
    names.removeDuplicates();
    m_settings.setPutOff(names);
    m_offered.clear();
    m_recovery->hide();
    m_recovery->deleteLater();
    m_recovery = nullptr;
}

void MainWindow::answered(const QString &journalPath)
{
    m_offered.erase(journalPath);
    if (!m_recovery)
        return;
    m_recovery->remove(journalPath);
    if (!m_recovery->isEmpty())
        return;
    m_recovery->hide();
    m_recovery->deleteLater();
    m_recovery = nullptr;
}

void MainWindow::lookAt(const FoundJournal &journal)
{
    QString error;
    const std::optional<JournalContent> content = JournalContent::read(journal.path, &error);
    if (!content) {
        answered(journal.path); // another window has dealt with it
        m_messages->show(QStringLiteral("restore"), Severity::Info, error);
        return;
    }
    QDialog dialog(this);
    dialog.setWindowTitle(tr("Unsaved Changes of %1").arg(QFileInfo(content->base.path).fileName()));
    auto *text = new QPlainTextEdit(describeJournal(*content));
    text->setObjectName(QStringLiteral("changes"));
    text->setReadOnly(true);
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto *layout = new QVBoxLayout(&dialog);
    layout->addWidget(text);
    layout->addWidget(buttons);
    dialog.resize(700, 400);
    dialog.exec();
}

void MainWindow::restore(const FoundJournal &journal)
{
    const QString name = QFileInfo(journal.base.path).fileName();
    const auto fail = [&](const QString &why) {
        m_messages->show(QStringLiteral("restore"), Severity::Error,
                         tr("The unsaved work on %1 is not restored: %2").arg(name, why));
    };
    if (!QFileInfo::exists(journal.path)) {
        answered(journal.path);
        return fail(tr("Another window has dealt with it."));
    }
    const JournalBase::Match match = journal.base.onDisk();
    if (match == JournalBase::Match::Other) {
        if (const std::optional<Bytes> base = keptBase(journal.path, journal.base))
            return restoreAside(journal, *base);
    }
    const bool isTouched = match == JournalBase::Match::Touched;
    if (isTouched
        && QMessageBox::warning(
               this, tr("Restore Unsaved Work"),
               tr("%1 was written or touched since, at the same size. All parts of it that were "
                  "compared are the same, but a change elsewhere in it would not be noticed.\n\nRestore "
                  "the unsaved work all the same?")
                   .arg(name),
               QMessageBox::Yes | QMessageBox::Cancel, QMessageBox::Cancel)
               != QMessageBox::Yes)
        return;
    const QString path = journal.base.path;
    if (journal.base.isNothing() && !QFileInfo(path).isFile()) // all there is is in the journal
        addProposed(firstBytes(journal.path), isTaken(path, pages()) ? pathOfCopy(path, pages()) : path);
    else if (!open(path))
        return;
    QString error;
    const Bytes before = session()->document().bytes();
    m_offered.erase(journal.path); // from now on the session writes it
    if (!session()->restore(journal.path, &error, isTouched ? match : JournalBase::Match::Same)) {
        if (std::optional<JournalClaim> claim = JournalClaim::take(journal.path))
            m_offered.emplace(journal.path, *std::move(claim));
        if (!QFileInfo::exists(journal.path))
            answered(journal.path);
        return fail(error);
    }
    RestoredWork::note(session(), before);
    m_messages->remove(QStringLiteral("restore"));
    if (!error.isEmpty()) // not all of it
        currentPage()->messages()->show(QStringLiteral("restore"), Severity::Warning, error);
    answered(journal.path);
    currentPage()->setFocus(); // else it goes from the button to the next line, whose text a key would replace
}

/// A document whose path the program has chosen.
void MainWindow::addProposed(const Bytes &bytes, const QString &path)
{
    auto *added = new DocumentPage(std::make_unique<Document>(bytes, path));
    added->setPathProposed(true);
    addPage(added);
}

/// In a document of its own: its file has changed since, so that neither takes the place of the other.
void MainWindow::restoreAside(const FoundJournal &journal, const Bytes &base)
{
    const std::optional<JournalContent> content = JournalContent::read(journal.path);
    qint64 steps = 0;
    const Bytes after = content ? content->replayed(base, &steps) : base;
    const QString name = QFileInfo(journal.base.path).fileName();
    if (steps == 0) {
        m_messages->show(QStringLiteral("restore"), Severity::Error,
                         tr("The unsaved work on %1 is not restored: %2")
                             .arg(name, tr("Its first step does not fit the version that was kept.")));
        return;
    }
    addProposed(base, pathOfCopy(journal.base.path, pages()));
    const Bytes before = session()->document().bytes();
    session()->replaceAll(after, Session::tr("Restore unsaved work"));
    session()->keep(); // what it was before the work is nowhere else, either
    RestoredWork::note(session(), before);
    m_messages->remove(QStringLiteral("restore"));
    const auto all = qint64(content->records.size());
    QString text = tr("This is the version of %1 that the unsaved work belongs to, with that work on it. It is a copy "
                      "that is not saved yet.")
                       .arg(name);
    if (steps < all)
        text += u' '
                + Session::tr("Only the first %1 of %n step(s) could be restored: the next one does not fit.", nullptr,
                              int(all))
                      .arg(steps);
    const bool isSafe = session()->journalTrouble().isEmpty();
    if (!isSafe)
        text += u' ' + session()->journalTrouble();
    currentPage()->messages()->show(QStringLiteral("restore"),
                                    steps < all || !isSafe ? Severity::Warning : Severity::Info, text);
    m_offered.erase(journal.path);
    if (steps == all && isSafe)
        removeJournal(journal.path); // the copy has one of its own
    else if (steps == all)
        connect(session(), &Session::savingEnded, session(), [saved = session(), path = journal.path] {
            if (!saved->document().isModified())
                removeJournal(path);
        });
    answered(journal.path);
    currentPage()->setFocus();
}

} // namespace hexahedron
