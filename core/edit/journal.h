#pragma once

#include "core/bytes/shiftedintegers.h"

#include <QDateTime>

#include <memory>
#include <vector>

namespace hexahedron {

/// The file that a journal's edits start from.
struct JournalBase
{
    QString path;
    qint64 size = 0;
    QDateTime modified; ///< kept to the millisecond
    friend bool operator==(const JournalBase &, const JournalBase &) = default;

    /// As the file is now on disk.
    static JournalBase ofFile(const QString &path);
    /// The file on disk is still the one that the edits start from.
    bool isUpToDate() const { return *this == ofFile(path); }
};

/// What was done to one document since it was opened or saved, in a file that grows with each step, so that a crash of
/// the program loses nothing. The file stays when this object goes; remove() is for a document that was saved or given
/// up.
///
/// Steps are handed to the system at once, which a crash of the program cannot take back. A power failure may take the
/// last seconds unless sync() was called.
class Journal
{
public:
    /// Begins a new one in `folder`, which is made when it does not exist.
    static std::unique_ptr<Journal> create(const QString &folder, const JournalBase &base, QString *error = nullptr);
    /// Goes on with one that was found, behind its last whole record. Fails while another program writes it.
    static std::unique_ptr<Journal> continued(const QString &path, QString *error = nullptr);
    ~Journal();
    Q_DISABLE_COPY_MOVE(Journal)

    const QString &path() const { return m_path; }

    /// A step was applied. Inserted bytes beyond MostBytes in one step are not kept, only the fact.
    /// With the snapshot that the step was made on, references that were renumbered by a rule are kept as the rule.
    bool append(std::span<const Replacement> step, const QString &title = {}, QString *error = nullptr,
                const Bytes &before = {});
    /// False once a step was too large to be kept: neither it nor what comes after can be done again.
    bool isComplete() const { return m_isComplete; }
    bool appendUndo(QString *error = nullptr);
    bool appendRedo(QString *error = nullptr);
    bool sync();
    /// Deletes the file; nothing can be appended any more.
    void remove();

    static constexpr qint64 MostBytes = qint64(64) << 20;

private:
    Journal(const QString &path, int file)
        : m_path(path)
        , m_file(file)
    {
    }
    bool writeRecord(const QByteArray &payload, QString *error);

    QString m_path;
    int m_file;
    bool m_isComplete = true;
};

struct JournalRecord
{
    enum class Kind : quint8 { Step, Undo, Redo };
    Kind kind = Kind::Step;
    std::vector<Replacement> step;
    std::vector<std::optional<ShiftRule>>
        shifts; ///< of each replacement: by which rule its bytes are made of those that go
    QString title;
};

/// What a journal file says.
struct JournalContent
{
    enum class End : quint8 {
        Complete,
        Torn,    ///< the last record was not written to its end, or is damaged
        TooLarge ///< a step inserted more than a journal keeps: it and what came after cannot be done again
    };
    JournalBase base;
    std::vector<JournalRecord> records; ///< up to the end
    End end = End::Complete;
    qint64 length = 0; ///< of the file up to the last whole record

    /// Nothing when there is no such journal.
    static std::optional<JournalContent> read(const QString &path, QString *error = nullptr);
    /// The snapshot after all records, starting from `original`; a step that does not fit it ends the replay.
    /// `steps`, if given, receives the number of records done.
    Bytes replayed(const Bytes &original, qint64 *steps = nullptr) const;
};

struct FoundJournal
{
    QString path;
    JournalBase base;
    bool isInUse = false; ///< a living program writes it
};

/// The journals in a folder, the latest first.
std::vector<FoundJournal> findJournals(const QString &folder);
/// Deletes a journal that nobody writes.
bool removeJournal(const QString &path);

} // namespace hexahedron
