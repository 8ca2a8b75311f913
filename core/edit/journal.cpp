#include "core/edit/journal.h"

#include "core/edit/journalformat.h"

#include <QCoreApplication>
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
    const QString reason = qt_error_string(errno);
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

JournalBase JournalBase::ofFile(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return {info.absoluteFilePath(), 0, {}};
    const qint64 modified = info.lastModified().toMSecsSinceEpoch();
    return {info.absoluteFilePath(), info.size(), QDateTime::fromMSecsSinceEpoch(modified)};
}

std::unique_ptr<Journal> Journal::create(const QString &folder, const JournalBase &base, QString *error)
{
    const QString path = folder + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces) + Suffix;
    QDir().mkpath(folder);
    const int file = openLocked(path, O_CREAT | O_EXCL);
    if (file < 0) {
        say(error, cannotWrite(path));
        return {};
    }
    auto journal = std::unique_ptr<Journal>(new Journal(path, file));
    const QByteArray begin = QByteArray(journalformat::Magic, journalformat::MagicSize)
                             + journalformat::framed(journalformat::basePayload(base));
    if (!writeAll(file, begin)) {
        say(error, cannotWrite(path));
        journal->remove();
        return {};
    }
    return journal;
}

std::unique_ptr<Journal> Journal::continued(const QString &path, QString *error)
{
    const int file = openLocked(path, 0);
    if (file < 0) {
        say(error, cannotWrite(path));
        return {};
    }
    auto journal = std::unique_ptr<Journal>(new Journal(path, file));
    const auto content = JournalContent::read(path, error);
    if (!content)
        return {};
    // A torn record would hide all that follow.
    if (ftruncate(file, content->length) != 0) {
        say(error, cannotWrite(path));
        return {};
    }
    return journal;
}

Journal::~Journal()
{
    if (m_file >= 0)
        close(m_file);
}

bool Journal::append(std::span<const Replacement> step, const QString &title, QString *error, const Bytes &before)
{
    const QByteArray payload = journalformat::stepPayload(step, title, MostBytes, before);
    m_isComplete = m_isComplete && payload != journalformat::markPayload(Kind::StepTooLarge);
    return writeRecord(payload, error);
}

bool Journal::appendUndo(QString *error)
{
    return writeRecord(journalformat::markPayload(Kind::Undo), error);
}

bool Journal::appendRedo(QString *error)
{
    return writeRecord(journalformat::markPayload(Kind::Redo), error);
}

bool Journal::sync()
{
    return m_file >= 0 && fdatasync(m_file) == 0;
}

void Journal::remove()
{
    if (m_file < 0)
        return;
    QFile::remove(m_path);
    close(m_file);
    m_file = -1;
}

bool Journal::writeRecord(const QByteArray &payload, QString *error)
{
    const off_t end = m_file >= 0 ? lseek(m_file, 0, SEEK_END) : -1;
    if (end >= 0 && writeAll(m_file, journalformat::framed(payload)))
        return true;
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
    std::vector<Bytes> history{original};
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
        found.push_back({path, content->base, lock < 0 && errno == EWOULDBLOCK});
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
    const bool removed = path.endsWith(Suffix) && QFile::remove(path);
    close(lock);
    return removed;
}

} // namespace hexahedron
