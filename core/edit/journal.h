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
    qint64 size = 0;      ///< negative: see nothing()
    QDateTime modified;   ///< kept to the millisecond
    QByteArray hash = {}; ///< see hashOf(); empty in journals of older versions
    qint64 touched = 0;   ///< FileVersion::changed, which no program can set back; 0 in journals of older versions
    friend bool operator==(const JournalBase &, const JournalBase &) = default;

    /// Of edits that start from nothing: the first of them puts in all there is. For what was made from a file that is not on
    /// the disk any more, because another program wrote or removed it.
    static JournalBase nothing(const QString &path);
    bool isNothing() const { return size < 0; }

    /// The file with these bytes, as they were read from it or written to it.
    static JournalBase of(const QString &path, const Bytes &bytes);
    /// As the file is now on disk.
    static JournalBase ofFile(const QString &path);
    /// Whether these are its bytes, as far as the hash tells.
    bool isOf(const Bytes &bytes) const { return bytes.size() == size && !hash.isEmpty() && hashOf(bytes) == hash; }
    /// The edits need no file, or it is on disk still the one that they start from: it has the same size and hash. Where the hash
    /// is that of samples, the times must be the same too; a short file may have been touched, or copied back.
    bool isUpToDate() const { return onDisk() == Match::Same; }
    enum class Match : quint8 {
        Same,
        /// A long file of that size and hash that was written or touched at another time, or written and set back to its time:
        /// nobody can tell what is between the samples.
        Touched,
        Other
    };
    /// What is on disk now.
    Match onDisk() const;

    /// SHA-256: of all bytes up to MostHashed, else of as many in Samples parts of one length, spread evenly from the first
    /// byte to the last. So it costs the same few milliseconds for any file; together with size and time it is enough to
    /// tell another file, or another version, from the one that was edited.
    static QByteArray hashOf(const Bytes &bytes);
    static constexpr qint64 MostHashed = qint64(1) << 20;
    static constexpr qint64 Samples = 64;
};

/// What was done to one document since it was opened or saved, in a file that grows with each step, so that a crash of
/// the program loses nothing. The file stays when this object goes; remove() is for a document that was saved or given
/// up.
///
/// Steps are handed to the system at once, which a crash of the program cannot take back. A power failure may take the
/// last seconds unless sync() was called.
///
/// Only the user may read it. While it is open it is locked: a journal without a lock is what a program left behind that is
/// gone. Its growth is bounded, see Limits and isLong().
class Journal
{
public:
    static constexpr qint64 MostBytes = qint64(64) << 20;
    static constexpr qint64 MostBytesOfBases = qint64(512) << 20; ///< of all that are kept beside journals
    struct Limits
    {
        qint64 step = MostBytes;         ///< inserted bytes of one step
        qint64 file = qint64(256) << 20; ///< of one journal
        qint64 folder = qint64(1) << 30; ///< of all journals beside it; looked at now and then, not for each step
        qint64 isLongFrom = qint64(4) << 20;
    };
    /// Begins a new one in `folder`, which is made when it does not exist.
    static std::unique_ptr<Journal> create(const QString &folder, const JournalBase &base, QString *error = nullptr);
    static std::unique_ptr<Journal> create(const QString &folder, const JournalBase &base, const Limits &limits,
                                           QString *error = nullptr);
    /// Goes on with one that was found, behind its last whole record. Fails while another program writes it.
    static std::unique_ptr<Journal> continued(const QString &path, QString *error = nullptr);
    /// Keeps the bytes that the edits start from beside the journal, so that they can be restored when another program writes the
    /// file after a crash. They go with it. False when they are too many or cannot be written: then the file is needed. `error` says
    /// why there is no room for them; of those that are too long for it, nothing.
    static bool keepBase(const QString &path, const Bytes &original, QString *error = nullptr);
    /// What was kept, as far as it is that.
    static std::optional<Bytes> keptBase(const QString &path, const JournalBase &base);
    /// Forgets what stands behind that many bytes: what is written next follows there.
    bool cut(qint64 length, QString *error = nullptr);
    ~Journal();
    Q_DISABLE_COPY_MOVE(Journal)

    const QString &path() const { return m_path; }
    const JournalBase &base() const { return m_base; }

    /// A step was applied. What passes a limit is not kept, only the fact; then `error` says so and isComplete() turns false.
    /// With the snapshot that the step was made on, references that were renumbered by a rule are kept as the rule.
    bool append(std::span<const Replacement> step, const QString &title = {}, QString *error = nullptr,
                const Bytes &before = {});
    /// False once a step was not kept, for its size or because it could not be written: neither it nor what comes after can be
    /// done again, until collapse().
    bool isComplete() const { return m_isComplete; }
    /// The steps take several times what their outcome took when the journal was last collapsed: packed bytes that are
    /// encoded again for each digit, for instance.
    bool isLong() const { return m_size > std::max(m_limits.isLongFrom, 4 * m_collapsedSize); }
    /// Puts one step in the place of all: what makes `present` of the file's own bytes, or of nothing. The steps before cannot be
    /// undone by records any more. False when that would save nothing or cannot be kept; the journal is as it was then.
    bool collapse(const Bytes &original, const Bytes &present, QString *error = nullptr);
    bool appendUndo(QString *error = nullptr);
    bool appendRedo(QString *error = nullptr);
    bool sync();
    /// Deletes the file; nothing can be appended any more.
    void remove();

private:
    Journal(const QString &path, int file, const Limits &limits)
        : m_path(path)
        , m_limits(limits)
        , m_file(file)
    {
    }
    bool begin(const JournalBase &base, QString *error);
    bool writeRecord(const QByteArray &payload, QString *error);
    bool appendMove(const QByteArray &payload, QString *error);
    QString passedLimit(qint64 more);

    QString m_path;
    Limits m_limits;
    JournalBase m_base;
    int m_file;
    qint64 m_size = 0;
    qint64 m_collapsedSize = 0;
    qint64 m_folderLookedAt = 0; ///< the size then
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
    qint64 end = 0; ///< in the journal file
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
    /// The snapshot after all records, starting from `original`, or from nothing where the base is that; a step that does not fit
    /// ends the replay. `steps`, if given, receives the number of records done.
    Bytes replayed(const Bytes &original, qint64 *steps = nullptr) const;
};

/// What makes `after` of `before`, compared by pieces: bytes that the two share stay as far as they stand in one order.
std::vector<Replacement> replacementsBetween(const Bytes &before, const Bytes &after);

struct FoundJournal
{
    QString path;
    JournalBase base;
    bool isInUse = false; ///< a living program writes it
    QDateTime changed;    ///< when the last step was written
};

/// Keeps others from dealing with a journal that is about to be dealt with here: for them a program writes it. Goes with the
/// process.
class JournalClaim
{
public:
    /// Nothing when somebody else writes or claims it.
    static std::optional<JournalClaim> take(const QString &path);
    JournalClaim(JournalClaim &&other) noexcept
        : m_file(std::exchange(other.m_file, -1))
    {
    }
    ~JournalClaim();
    Q_DISABLE_COPY(JournalClaim)

private:
    explicit JournalClaim(int file)
        : m_file(file)
    {
    }
    int m_file;
};

/// The journals in a folder, the latest first.
std::vector<FoundJournal> findJournals(const QString &folder);
/// Deletes a journal that nobody writes.
bool removeJournal(const QString &path);
/// Deletes those that nobody writes or has written since `before`. Returns them, so that it can be said.
std::vector<FoundJournal> removeOldJournals(const QString &folder, const QDateTime &before);

} // namespace hexahedron
