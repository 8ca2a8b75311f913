#pragma once

#include "core/edit/journal.h"

#include <QFrame>

class QVBoxLayout;

namespace hexahedron {

/// What programs left behind that are gone, a row for each file, in one place: restore, look at it, discard it, or later.
class RecoveryBar : public QFrame
{
    Q_OBJECT

public:
    explicit RecoveryBar(QWidget *parent = nullptr);

    /// How the work can be restored.
    enum class Way {
        Here,  ///< in its file
        Aside, ///< in a file of its own
        None
    };
    /// A row for the journal, with a remark unless that is empty. One that is there already is replaced.
    void add(const FoundJournal &journal, Way way, const QString &remark);
    void remove(const QString &journalPath);
    bool isEmpty() const { return m_rows.isEmpty(); }
    /// Of the journals, as they are listed.
    QStringList journalPaths() const;

Q_SIGNALS:
    void restoreRequested(const FoundJournal &journal);
    void lookRequested(const FoundJournal &journal);
    void discardRequested(const FoundJournal &journal);
    void laterRequested();

private:
    QList<QWidget *> m_rows; ///< named after their journals
    QWidget *m_list;
    QVBoxLayout *m_listLayout;
};

/// What a journal would do to its file, for people: the edits by name, and the bytes that change, as far as they can be told.
QString describeJournal(const JournalContent &content);

} // namespace hexahedron
