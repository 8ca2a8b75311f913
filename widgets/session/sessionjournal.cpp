// What is done to a file is written down at once, so that a crash loses nothing.
#include "widgets/session/sessionwork.h"

#include <QFileInfo>

namespace hexahedron {

Replacement difference(const Bytes &before, const Bytes &after)
{
    const ByteRange changed = after.changedSince(before);
    return {{changed.begin, changed.end + before.size() - after.size()}, after.mid(changed)};
}

void Session::setJournalFolder(const QString &folder, const QString &likelyPath)
{
    m_journalFolder = folder;
    m_likelyPath = likelyPath;
}

/// The file for which unsaved work is kept; empty for none.
QString Session::journalPath() const
{
    return m_document->path().isEmpty() ? m_likelyPath : m_document->path();
}

/// A journal starts from what is on the disk; `before` is the snapshot before the step to be noted.
bool Session::openJournal(const Bytes &before)
{
    if (m_journal)
        return true;
    if (!m_journalFolder.isEmpty() && journalPath().isEmpty())
        m_journalTrouble = tr(
            "Changes would be lost in a crash, because these bytes are no file yet. Save to be safe.");
    if (m_journalFolder.isEmpty() || journalPath().isEmpty())
        return false;
    // What was not made from the file on the disk must not be taken for it after a crash either.
    if (m_document->path().isEmpty() || m_document->hasChangedOnDisk() || !m_document->isMadeFromDisk()
        || !QFileInfo::exists(m_document->path()) || !before.isSameSnapshot(m_document->savedBytes()))
        return openWholeJournal(before);
    m_journal = Journal::create(m_journalFolder, JournalBase::of(m_document->path(), m_document->savedBytes()),
                                &m_journalTrouble);
    m_journalUndos = m_journalRedos = 0;
    if (m_journal)
        keepBase();
    return bool(m_journal);
}

/// Short ones at once: a crash may come in the next moment.
void Session::keepBase()
{
    constexpr qint64 MostAtOnce = qint64(1) << 20;
    const QString path = m_journal->path();
    const auto kept = [path, bytes = m_document->savedBytes()] {
        QString error;
        Journal::keepBase(path, bytes, &error);
        return error;
    };
    const auto take = [this, path](const QString &error) {
        if (error.isEmpty() || !m_journal || m_journal->path() != path)
            return;
        m_baseTrouble =
            tr("%1 After a crash, changes could be restored only while the file on the disk is the same. Save "
               "to be safe.")
                .arg(error);
    };
    m_baseTrouble.clear();
    if (m_document->savedBytes().size() <= MostAtOnce)
        return take(kept());
    inBackground(
        Tasks::Urgency::Saving,
        [this, kept, take] {
            const auto tell = [this, take, error = kept()] {
                take(error);
                Q_EMIT modifiedChanged();
            };
            QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
        },
        take);
}

/// A journal that needs no file: all of `bytes` is its first step.
bool Session::openWholeJournal(const Bytes &bytes)
{
    if (bytes.size() > Journal::MostBytes || !m_document->isIntact()) {
        m_journalTrouble = tr("Changes would be lost in a crash, because they do not start from what is on the disk. "
                              "Save to be safe.");
        return false;
    }
    const Replacement all{{}, bytes};
    std::unique_ptr<Journal> journal = Journal::create(m_journalFolder, JournalBase::nothing(journalPath()),
                                                       &m_journalTrouble);
    if (!journal)
        return false;
    if (!journal->append({&all, 1}, {}, &m_journalTrouble) || !journal->isComplete()) {
        journal->remove();
        return false;
    }
    m_journalTrouble.clear();
    m_journalUndos = m_journalRedos = 0;
    m_baseTrouble.clear();
    const std::unique_ptr<Journal> old = std::exchange(m_journal, std::move(journal));
    if (old)
        old->remove();
    return true;
}

/// What is here and nowhere else any more: the journal so far starts from a file that is gone.
void Session::putAside()
{
    const bool isSafe = m_journal && m_journal->base().isNothing();
    if (!m_journalFolder.isEmpty() && !journalPath().isEmpty() && m_document->isModified() && !isSafe)
        openWholeJournal(m_document->bytes());
}

void Session::append(std::span<const Replacement> step, const QString &title, const Bytes &before)
{
    m_journal->append(step, title, &m_journalTrouble, before);
    collapseJournal();
}

/// The steps give way to their outcome where they take much more room.
void Session::collapseJournal()
{
    const bool wasComplete = m_journal->isComplete();
    if ((wasComplete && !m_journal->isLong())
        || !m_journal->collapse(m_document->savedBytes(), m_document->bytes(), &m_journalTrouble))
        return;
    m_journalUndos = m_journalRedos = 0;
    if (!wasComplete)
        m_journalTrouble.clear();
}

void Session::noteStep(std::span<const Replacement> step, const QString &title, const Bytes &before)
{
    if (!openJournal(before))
        return;
    ++m_journalUndos;
    m_journalRedos = 0;
    append(step, title, before); // which may make one step of all
}

void Session::noteMove(bool isUndo, const Bytes &before, int records)
{
    int &from = isUndo ? m_journalUndos : m_journalRedos;
    int &to = isUndo ? m_journalRedos : m_journalUndos;
    if (m_journal && from >= records) {
        for (int i = 0; i < records; ++i)
            isUndo ? m_journal->appendUndo(&m_journalTrouble) : m_journal->appendRedo(&m_journalTrouble);
        from -= records;
        to += records;
        collapseJournal();
        return;
    }
    // A step from before the last save: the journal does not know it, so its outcome is noted as a step of its own.
    if (!openJournal(before))
        return;
    const Replacement step = difference(before, m_document->bytes());
    append({&step, 1}, {}, {});
    m_journalUndos = m_journalRedos = 0;
}

/// After saving: what was done meanwhile starts from the file as it is now. It is noted before the old journal goes.
void Session::restartJournal()
{
    const std::unique_ptr<Journal> old = std::exchange(m_journal, nullptr);
    m_journalTrouble.clear();
    m_baseTrouble.clear();
    m_journalUndos = m_journalRedos = 0;
    if (m_document->isModified() && openJournal(m_document->savedBytes())) {
        const Replacement step = difference(m_document->savedBytes(), m_document->bytes());
        append({&step, 1}, {}, {});
    }
    if (old)
        old->remove();
}

void Session::discardJournal()
{
    if (m_journal)
        m_journal->remove();
    m_journal.reset();
    m_journalTrouble.clear();
    m_baseTrouble.clear();
}

QString Session::whyNotRestored(const JournalContent &content, JournalBase::Match least) const
{
    if (isSaving())
        return tr("The file is being saved. Try again when that is done.");
    if (m_document->isModified())
        return tr("This file is open and has been changed. Save it under another name first: unsaved work "
                  "of another time cannot be mixed with it.");
    if (!content.base.isNothing() && (m_document->hasChangedOnDisk() || content.base.onDisk() > least))
        return tr("%1 has changed since, so the unsaved work does not fit any more.").arg(content.base.path);
    return {};
}

bool Session::restore(const QString &journalPath, QString *error, JournalBase::Match least)
{
    endTrial();
    // It stays where it is, and what is done from now on follows in it: there is no moment without a journal.
    std::unique_ptr<Journal> journal = Journal::continued(journalPath, error);
    const auto content = journal ? JournalContent::read(journalPath, error) : std::nullopt;
    if (!content)
        return false;
    *error = whyNotRestored(*content, least);
    if (!error->isEmpty())
        return false;
    qint64 steps = 0;
    const Bytes after = content->replayed(m_document->bytes(), &steps);
    const auto allSteps = qint64(content->records.size());
    if (steps < allSteps && (steps == 0 || after.isSameSnapshot(m_document->bytes()))) {
        *error = tr("Nothing of it can be restored, because its first step does not fit the file. It stays in %1.")
                     .arg(journalPath);
        return false;
    }
    if (after.isSameSnapshot(m_document->bytes())) {
        journal->remove();
        *error = tr("All of it was undone again.");
        return false;
    }
    if (steps < allSteps)
        *error = tr("Only the first %1 of %n step(s) could be restored: the next one does not fit.", nullptr,
                    int(allSteps))
                     .arg(steps);
    if (!journal->cut(content->records[size_t(steps - 1)].end, error))
        return false;
    discardJournal(); // of what was undone again
    m_journal = std::move(journal);
    m_journalUndos = m_journalRedos = 0;
    const bool isWhole = m_journal->base().isNothing();
    if (isWhole)
        m_tree.reset(); // the file on the disk may be of another format
    replaceAll(after, tr("Restore unsaved work"), EditKind::Restored);
    if (isWhole)
        m_document->markOtherOrigin();
    return true;
}

void Session::replaceAll(const Bytes &bytes, const QString &title)
{
    replaceAll(bytes, title, EditKind::Sum);
}

void Session::replaceAll(const Bytes &bytes, const QString &title, EditKind kind)
{
    EditPlan plan;
    plan.title = title;
    plan.before = m_document->bytes();
    Change change;
    change.replacement = difference(plan.before, bytes);
    // What both begin and end with is the same one then: its places are known.
    plan.after = plan.before.replaced(change.replacement.removed, change.replacement.inserted);
    plan.changes.push_back(std::move(change));
    apply(plan, kind);
}

} // namespace hexahedron
