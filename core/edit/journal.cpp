#include "core/edit/journal.h"

#include "core/bytes/fileversion.h"
#include "core/bytes/systemerror.h"
#include "core/edit/journalformat.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hexahedron {

using journalformat::Kind;
using journalformat::Reader;

namespace {

const QString Suffix = QStringLiteral(".hxjournal");
const QString BaseSuffix = QStringLiteral(".base"); // behind it, of the bytes that the edits start from
const QString NewSuffix = QStringLiteral(".new");   // behind the other, of what is to take a journal's place

class Texts
{
    Q_DECLARE_TR_FUNCTIONS(hexahedron::Journal)
};

void say(QString *error, const QString &sentence)
{
    if (error)
        *error = sentence;
}

QString cannotWrite(const QString &path)
{
    const QString reason = systemError(errno);
    return Texts::tr("The journal “%1”, which keeps edits safe from a crash, cannot be written: %2.").arg(path, reason);
}

/// Opens for appending and locks: the lock goes with the process, also when it crashes. -1 with errno on failure.
int openLocked(const QString &path, int flags)
{
    const int file = open(QFile::encodeName(path).constData(), O_RDWR | O_APPEND | O_CLOEXEC | flags, 0600);
    if (file >= 0 && flock(file, LOCK_EX | LOCK_NB) != 0) {
        const int reason = errno;
        close(file);
        errno = reason;
        return -1;
    }
    return file;
}

bool writeAll(int file, const QByteArray &bytes)
{
    for (qsizetype written = 0; written < bytes.size();) {
        const ssize_t count = write(file, bytes.constData() + written, size_t(bytes.size() - written));
        if (count < 0 && errno != EINTR)
            return false;
        written += std::max<ssize_t>(count, 0);
    }
    return true;
}

qint64 bytesOf(const QDir &folder, const QString &suffix)
{
    qint64 all = 0;
    for (const QFileInfo &info : folder.entryInfoList({u'*' + suffix}, QDir::Files))
        all += info.size();
    return all;
}

/// With what belongs to it.
bool removeFiles(const QString &path)
{
    QFile::remove(path + BaseSuffix);
    QFile::remove(path + NewSuffix); // of a program that was killed in between
    return QFile::remove(path);
}

/// A range in ascending order behind the one before, inside the snapshot.
bool fits(std::span<const Replacement> step, qint64 size)
{
    qint64 position = 0;
    for (const Replacement &replacement : step) {
        const ByteRange removed = replacement.removed;
        if (removed.begin < position || removed.end < removed.begin || removed.end > size)
            return false;
        position = removed.end;
    }
    return true;
}

/// The replacements of a record, with those that are a rule made from the bytes that go.
std::vector<Replacement> madeOn(const Bytes &before, const JournalRecord &record)
{
    std::vector<Replacement> step = record.step;
    for (size_t i = 0; i < step.size() && i < record.shifts.size(); ++i) {
        if (const auto &rule = record.shifts[i])
            step[i].inserted = Bytes(shiftedIntegers(before.mid(step[i].removed), rule->width, rule->stride,
                                                     rule->fieldOffset, rule->from, rule->delta, rule->perRecord));
    }
    return step;
}

} // namespace

std::vector<Replacement> replacementsBetween(const Bytes &before, const Bytes &after)
{
    const std::vector<ByteRange> gone = before.rangesNotIn(after);
    const std::vector<ByteRange> come = after.rangesNotIn(before);
    std::vector<Replacement> replacements;
    qint64 goneBefore = 0, comeBefore = 0; // bytes in front that are not shared
    for (size_t i = 0, j = 0; i < gone.size() || j < come.size();) {
        constexpr qint64 None = std::numeric_limits<qint64>::max();
        const qint64 goneAt = i < gone.size() ? gone[i].begin - goneBefore : None; // in the bytes that are shared
        const qint64 comeAt = j < come.size() ? come[j].begin - comeBefore : None;
        const qint64 at = std::min(goneAt, comeAt);
        Replacement replacement{{at + goneBefore, at + goneBefore}, {}};
        if (goneAt == at)
            replacement.removed = gone[i++];
        if (comeAt == at) {
            replacement.inserted = after.mid(come[j]);
            comeBefore += come[j++].size();
        }
        goneBefore += replacement.removed.size();
        replacements.push_back(std::move(replacement));
    }
    // What was moved or copied is shared too, but not in order.
    const bool isRight = fits(replacements, before.size());
    const Bytes made = isRight ? before.replaced(replacements) : Bytes();
    if (isRight && made.size() == after.size() && made.changedSince(after).isEmpty())
        return replacements;
    const ByteRange changed = after.changedSince(before);
    return {{{changed.begin, changed.end + before.size() - after.size()}, after.mid(changed)}};
}

QByteArray JournalBase::hashOf(const Bytes &bytes)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&](ByteRange range) {
        bytes.forEachRun(range, [&](qint64, std::span<const uchar> run) {
            hash.addData(QByteArray::fromRawData(reinterpret_cast<const char *>(run.data()), qsizetype(run.size())));
        });
    };
    if (bytes.size() <= MostHashed) {
        add(bytes.range());
        return hash.result();
    }
    constexpr qint64 SampleSize = MostHashed / Samples;
    const qint64 last = bytes.size() - SampleSize;
    for (qint64 i = 0; i < Samples; ++i) {
        const qint64 begin = last / (Samples - 1) * i + last % (Samples - 1) * i / (Samples - 1); // no overflow
        add({begin, begin + SampleSize});
    }
    return hash.result();
}

JournalBase JournalBase::of(const QString &path, const Bytes &bytes)
{
    const QFileInfo info(path);
    const qint64 modified = info.lastModified().toMSecsSinceEpoch();
    const std::optional<FileVersion> version = FileVersion::of(path);
    return {info.absoluteFilePath(), bytes.size(), QDateTime::fromMSecsSinceEpoch(modified), hashOf(bytes),
            version ? version->changed : 0};
}

JournalBase JournalBase::ofFile(const QString &path)
{
    const std::optional<Bytes> bytes = Bytes::fromFile(path);
    return bytes ? of(path, *bytes) : JournalBase{QFileInfo(path).absoluteFilePath(), 0, {}};
}

JournalBase JournalBase::nothing(const QString &path)
{
    return {QFileInfo(path).absoluteFilePath(), -1, {}};
}

JournalBase::Match JournalBase::onDisk() const
{
    if (isNothing())
        return Match::Same;
    const QFileInfo info(path);
    if (!info.isFile() || info.size() != size)
        return Match::Other;
    const JournalBase now = ofFile(path);
    if (now.size != size || (!hash.isEmpty() && now.hash != hash))
        return Match::Other;
    const bool isUntouched = touched == 0 || now.touched == touched;
    if ((now.modified == modified && isUntouched) || (!hash.isEmpty() && size <= MostHashed))
        return Match::Same;
    return hash.isEmpty() ? Match::Other : Match::Touched;
}

std::unique_ptr<Journal> Journal::create(const QString &folder, const JournalBase &base, QString *error)
{
    return create(folder, base, Limits(), error);
}

std::unique_ptr<Journal> Journal::create(const QString &folder, const JournalBase &base, const Limits &limits,
                                         QString *error)
{
    const QString path = folder + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces) + Suffix;
    // What is typed into a file may be as secret as the file.
    const QByteArray name = QFile::encodeName(folder);
    QDir().mkpath(QFileInfo(folder).absolutePath());
    if (mkdir(name.constData(), 0700) != 0 && errno == EEXIST)
        chmod(name.constData(), 0700);
    const int file = openLocked(path, O_CREAT | O_EXCL);
    if (file < 0) {
        say(error, cannotWrite(path));
        return {};
    }
    auto journal = std::unique_ptr<Journal>(new Journal(path, file, limits));
    if (!journal->begin(base, error)) {
        journal->remove();
        return {};
    }
    return journal;
}

bool Journal::begin(const JournalBase &base, QString *error)
{
    m_base = base;
    const QByteArray begin = QByteArray(journalformat::Magic, journalformat::MagicSize)
                             + journalformat::framed(journalformat::basePayload(base));
    m_size = begin.size();
    if (writeAll(m_file, begin))
        return true;
    say(error, cannotWrite(m_path));
    return false;
}

std::unique_ptr<Journal> Journal::continued(const QString &path, QString *error)
{
    const int file = openLocked(path, 0);
    if (file < 0) {
        say(error, cannotWrite(path));
        return {};
    }
    auto journal = std::unique_ptr<Journal>(new Journal(path, file, Limits()));
    const auto content = JournalContent::read(path, error);
    if (!content)
        return {};
    journal->m_base = content->base;
    // A torn record would hide all that follow.
    if (!journal->cut(content->length, error))
        return {};
    return journal;
}

bool Journal::keepBase(const QString &path, const Bytes &original, QString *error)
{
    if (original.size() > MostBytes)
        return false;
    if (original.size() + bytesOf(QFileInfo(path).dir(), Suffix + BaseSuffix) > MostBytesOfBases) {
        say(error, Texts::tr("Copies of files with changes that are not saved take more than %1 MiB.")
                       .arg(MostBytesOfBases >> 20));
        return false;
    }
    const int file = openLocked(path + BaseSuffix, O_CREAT | O_TRUNC);
    bool isWritten = file >= 0;
    original.forEachRun(original.range(), [&](qint64, std::span<const uchar> run) {
        isWritten = isWritten
                    && writeAll(file, QByteArray::fromRawData(reinterpret_cast<const char *>(run.data()),
                                                              qsizetype(run.size())));
    });
    if (!isWritten)
        say(error, cannotWrite(path + BaseSuffix));
    if (file >= 0)
        close(file);
    if (!isWritten || !QFileInfo::exists(path)) // it may have been saved and gone meanwhile
        QFile::remove(path + BaseSuffix);
    return isWritten;
}

std::optional<Bytes> Journal::keptBase(const QString &path, const JournalBase &base)
{
    std::optional<Bytes> bytes = Bytes::fromFile(path + BaseSuffix);
    return bytes && base.isOf(*bytes) ? bytes : std::nullopt;
}

bool Journal::cut(qint64 length, QString *error)
{
    if (lseek(m_file, 0, SEEK_END) == length) { // its time stays that of the last step
        m_size = length;
        return true;
    }
    if (ftruncate(m_file, length) != 0) {
        say(error, cannotWrite(m_path));
        return false;
    }
    m_size = length;
    return true;
}

Journal::~Journal()
{
    if (m_file >= 0)
        close(m_file);
}

bool Journal::append(std::span<const Replacement> step, const QString &title, QString *error, const Bytes &before)
{
    if (!m_isComplete)
        return true;
    QByteArray payload = journalformat::stepPayload(step, title, m_limits.step, before);
    QString reason;
    if (payload == journalformat::markPayload(Kind::StepTooLarge))
        reason = Texts::tr("A step inserted more than %1 MiB.").arg(m_limits.step >> 20);
    else
        reason = passedLimit(payload.size());
    if (!reason.isEmpty()) {
        m_isComplete = false;
        payload = journalformat::markPayload(Kind::StepTooLarge);
    }
    const bool isWritten = writeRecord(payload, error);
    // What follows does not start from what is written.
    m_isComplete = m_isComplete && isWritten;
    if (isWritten && !reason.isEmpty())
        say(error, Texts::tr("%1 What was changed since would be lost in a crash. Save to be safe.").arg(reason));
    return isWritten;
}

/// Why there is no room for that many bytes more; empty when there is.
QString Journal::passedLimit(qint64 more)
{
    constexpr qint64 Step = qint64(8) << 20; // that the folder may grow by before it is looked at again
    if (m_size + more > m_limits.file)
        return Texts::tr("The changes of this file take more than %1 MiB.").arg(m_limits.file >> 20);
    if (m_folderLookedAt > 0 && m_size + more < m_folderLookedAt + std::min(Step, m_limits.folder / 8))
        return {};
    m_folderLookedAt = m_size;
    return more + bytesOf(QFileInfo(m_path).dir(), Suffix) > m_limits.folder
               ? Texts::tr("The changes that are not saved, of all files, take more than %1 MiB.")
                     .arg(m_limits.folder >> 20)
               : QString();
}

bool Journal::collapse(const Bytes &original, const Bytes &present, QString *error)
{
    const Bytes from = m_base.isNothing() ? Bytes() : original;
    const std::vector<Replacement> sum = replacementsBetween(from, present);
    const QByteArray payload = journalformat::stepPayload(sum, {}, m_limits.step, from);
    const bool isTooLarge = payload == journalformat::markPayload(Kind::StepTooLarge);
    if (m_file < 0 || isTooLarge || (m_isComplete && 2 * payload.size() > m_size)) {
        m_collapsedSize = std::max(m_collapsedSize, m_size); // not tried again for each step
        return false;
    }
    // The old one stays until the new one is wholly there.
    const QString temporary = m_path + NewSuffix;
    QFile::remove(temporary); // ours: who has the journal's lock writes it
    const int file = openLocked(temporary, O_CREAT | O_EXCL);
    Journal fresh(temporary, file, m_limits);
    const bool isDone = file >= 0 && fresh.begin(m_base, error) && (sum.empty() || fresh.writeRecord(payload, error))
                        && rename(QFile::encodeName(temporary).constData(), QFile::encodeName(m_path).constData()) == 0;
    if (!isDone) {
        if (file >= 0)
            fresh.remove();
        return false;
    }
    std::swap(m_file, fresh.m_file);
    m_size = m_collapsedSize = fresh.m_size;
    m_folderLookedAt = 0;
    m_isComplete = true;
    return true;
}

bool Journal::appendUndo(QString *error)
{
    return appendMove(journalformat::markPayload(Kind::Undo), error);
}

bool Journal::appendRedo(QString *error)
{
    return appendMove(journalformat::markPayload(Kind::Redo), error);
}

bool Journal::appendMove(const QByteArray &payload, QString *error)
{
    if (!m_isComplete)
        return true;
    m_isComplete = writeRecord(payload, error);
    return m_isComplete;
}

bool Journal::sync()
{
    return m_file >= 0 && fdatasync(m_file) == 0;
}

void Journal::remove()
{
    if (m_file < 0)
        return;
    removeFiles(m_path);
    close(m_file);
    m_file = -1;
}

bool Journal::writeRecord(const QByteArray &payload, QString *error)
{
    const off_t end = m_file >= 0 ? lseek(m_file, 0, SEEK_END) : -1;
    if (end >= 0 && writeAll(m_file, journalformat::framed(payload))) {
        m_size = end + journalformat::RecordHeaderSize + payload.size();
        return true;
    }
    if (m_file < 0)
        errno = EBADF;
    say(error, cannotWrite(m_path));
    // What is half written (the disk is full) would hide the next records, if there is room again for them.
    if (end >= 0 && ftruncate(m_file, end) != 0) {
        close(m_file);
        m_file = -1;
    }
    return false;
}

std::optional<JournalContent> JournalContent::read(const QString &path, QString *error)
{
    const auto file = Bytes::fromFile(path, error);
    if (!file)
        return {};
    auto content = Reader(*file).content();
    if (!content)
        say(error, Texts::tr("“%1” is no journal of this program, or its beginning is damaged.").arg(path));
    return content;
}

Bytes JournalContent::replayed(const Bytes &original, qint64 *steps) const
{
    std::vector<Bytes> history{base.isNothing() ? Bytes() : original};
    size_t current = 0;
    qint64 done = 0;
    for (const JournalRecord &record : records) {
        if (record.kind == JournalRecord::Kind::Undo) {
            if (current == 0)
                break;
            --current;
        } else if (record.kind == JournalRecord::Kind::Redo) {
            if (current + 1 == history.size())
                break;
            ++current;
        } else {
            if (!fits(record.step, history[current].size()))
                break;
            history.resize(current + 1);
            history.push_back(history[current].replaced(madeOn(history[current], record)));
            ++current;
        }
        ++done;
    }
    if (steps)
        *steps = done;
    return history[current];
}

std::optional<JournalClaim> JournalClaim::take(const QString &path)
{
    const int file = openLocked(path, 0);
    return file < 0 ? std::nullopt : std::optional(JournalClaim(file));
}

JournalClaim::~JournalClaim()
{
    if (m_file >= 0)
        close(m_file);
}

std::vector<FoundJournal> findJournals(const QString &folder)
{
    std::vector<FoundJournal> found;
    const QFileInfoList files = QDir(folder).entryInfoList({u'*' + Suffix}, QDir::Files, QDir::Time);
    for (const QFileInfo &info : files) {
        const QString path = info.absoluteFilePath();
        const auto file = Bytes::fromFile(path);
        const auto content = file ? Reader(*file).content(true) : std::nullopt;
        if (!content)
            continue;
        const int lock = openLocked(path, 0);
        found.push_back({path, content->base, lock < 0 && errno == EWOULDBLOCK, info.lastModified()});
        if (lock >= 0)
            close(lock);
    }
    return found;
}

bool removeJournal(const QString &path)
{
    const int lock = openLocked(path, 0);
    if (lock < 0)
        return false;
    const bool removed = path.endsWith(Suffix) && removeFiles(path);
    close(lock);
    return removed;
}

std::vector<FoundJournal> removeOldJournals(const QString &folder, const QDateTime &before)
{
    std::vector<FoundJournal> removed;
    for (const FoundJournal &journal : findJournals(folder)) {
        if (!journal.isInUse && journal.changed < before && removeJournal(journal.path))
            removed.push_back(journal);
    }
    for (const QFileInfo &base : QDir(folder).entryInfoList({u'*' + Suffix + BaseSuffix}, QDir::Files)) {
        const QString path = base.absoluteFilePath();
        if (!QFileInfo::exists(path.chopped(BaseSuffix.size())))
            QFile::remove(path);
    }
    return removed;
}

} // namespace hexahedron
