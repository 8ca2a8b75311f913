// What is done to a file is written down at once, so that a crash loses nothing.
#include "widgets/session/sessionwork.h"

namespace hexahedron {

Replacement difference(const Bytes &before, const Bytes &after)
{
    const ByteRange changed = after.changedSince(before);
    return {{changed.begin, changed.end + before.size() - after.size()}, after.mid(changed)};
}

/// A journal starts from what is on the disk; `before` is the snapshot before the step to be noted.
bool Session::openJournal(const Bytes &before)
{
    if (m_journal)
        return true;
    if (m_journalFolder.isEmpty() || m_document->path().isEmpty() || m_document->hasChangedOnDisk()
        || !before.isSameSnapshot(m_document->savedBytes())) {
        if (!m_journalFolder.isEmpty())
            m_journalTrouble = tr(
                "Changes would be lost in a crash, because they do not start from what is on the disk. "
                "Save to be safe.");
        return false;
    }
    m_journal = Journal::create(m_journalFolder, JournalBase::ofFile(m_document->path()), &m_journalTrouble);
    m_journalUndos = m_journalRedos = 0;
    return bool(m_journal);
}

void Session::append(std::span<const Replacement> step, const QString &title, const Bytes &before)
{
    m_journal->append(step, title, &m_journalTrouble, before);
    if (!m_journal->isComplete())
        m_journalTrouble = tr("A step inserted more than %1 MiB. It and what comes after it would be lost in a crash. "
                              "Save to be safe.")
                               .arg(Journal::MostBytes >> 20);
}

void Session::noteStep(std::span<const Replacement> step, const QString &title, const Bytes &before)
{
    if (!openJournal(before))
        return;
    append(step, title, before);
    ++m_journalUndos;
    m_journalRedos = 0;
}

void Session::noteMove(bool isUndo, const Bytes &before)
{
    int &from = isUndo ? m_journalUndos : m_journalRedos;
    int &to = isUndo ? m_journalRedos : m_journalUndos;
    if (m_journal && from > 0) {
        isUndo ? m_journal->appendUndo(&m_journalTrouble) : m_journal->appendRedo(&m_journalTrouble);
        --from;
        ++to;
        return;
    }
    // A step from before the last save: the journal does not know it, so its outcome is noted as a step of its own.
    if (!openJournal(before))
        return;
    const Replacement step = difference(before, m_document->bytes());
    append({&step, 1}, {}, {});
    m_journalUndos = m_journalRedos = 0;
}

void Session::discardJournal()
{
    if (m_journal)
        m_journal->remove();
    m_journal.reset();
    m_journalTrouble.clear();
}

bool Session::restore(const JournalContent &content)
{
    qint64 steps = 0;
    EditPlan plan;
    plan.title = tr("Restore unsaved work");
    plan.before = m_document->bytes();
    plan.after = content.replayed(plan.before, &steps);
    if (steps == 0 || plan.after.isSameSnapshot(plan.before))
        return false;
    Change change;
    change.replacement = difference(plan.before, plan.after);
    plan.changes.push_back(std::move(change));
    apply(plan, EditKind::Sum);
    return true;
}

} // namespace hexahedron
