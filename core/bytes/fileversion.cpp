#include "core/bytes/fileversion.h"

#include "core/bytes/comparing.h"

#include <QFile>

#include <atomic>
#include <cerrno>
#include <ctime>
#include <thread>

#include <fcntl.h>
#include <linux/fs.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hexahedron {

namespace {

constexpr qint64 Second = 1'000'000'000;

qint64 nanoseconds(const timespec &time)
{
    return qint64(time.tv_sec) * Second + time.tv_nsec;
}

FileVersion versionIn(const struct stat &status)
{
    return {.device = status.st_dev,
            .inode = status.st_ino,
            .size = status.st_size,
            .written = nanoseconds(status.st_mtim),
            .changed = nanoseconds(status.st_ctim),
            .names = status.st_nlink,
            .owner = status.st_uid,
            .group = status.st_gid,
            .mode = status.st_mode};
}

/// The clock of a file system may stand still for some milliseconds: what is written twice within has one time.
bool isRecent(const FileVersion &version)
{
    constexpr qint64 Tick = Second / 20;
    timespec now = {};
    clock_gettime(CLOCK_REALTIME, &now);
    return nanoseconds(now) - version.changed < Tick;
}

std::atomic<qint64> inMemory = 0; // of all copies

/// A file's bytes in memory of our own.
class CopiedFile final : public ByteSource
{
public:
    /// Null when there is no room for it, or when the file is not as long as it says.
    static std::shared_ptr<const ByteSource> of(int file, qint64 size)
    {
        const bool fits = inMemory.fetch_add(size) + size <= FileSnapshot::MostInMemory;
        std::unique_ptr<uchar[]> bytes(fits ? new (std::nothrow) uchar[size_t(size)] : nullptr);
        qint64 done = 0;
        while (bytes && done < size) {
            const ssize_t count = pread(file, bytes.get() + done, size_t(size - done), done);
            if (count == 0 || (count < 0 && errno != EINTR))
                break;
            done += std::max<ssize_t>(count, 0);
        }
        if (!bytes || done < size) {
            inMemory -= size;
            return nullptr;
        }
        return std::shared_ptr<const ByteSource>(new CopiedFile(std::move(bytes), size));
    }
    ~CopiedFile() override { inMemory -= size(); }

private:
    CopiedFile(std::unique_ptr<uchar[]> bytes, qint64 size)
        : ByteSource(bytes.get(), size)
        , m_bytes(std::move(bytes))
    {
    }
    std::unique_ptr<uchar[]> m_bytes;
};

/// A nameless copy in the folder of the file that shares its blocks until one of them is written; nothing where the
/// file system cannot do that.
std::optional<Bytes> cloned(int file, const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    const qsizetype slash = name.lastIndexOf('/');
    const QByteArray folder = slash < 0 ? QByteArray(".") : name.left(std::max<qsizetype>(1, slash));
    const int copy = open(folder.constData(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (copy < 0)
        return {};
    std::optional<Bytes> bytes;
    if (ioctl(copy, FICLONE, file) == 0)
        bytes = Bytes::fromFile(QStringLiteral("/proc/self/fd/%1").arg(copy));
    close(copy);
    return bytes;
}

} // namespace

class FileSnapshot::Descriptor
{
public:
    explicit Descriptor(int file)
        : m_file(file)
    {
    }
    ~Descriptor()
    {
        if (m_file >= 0)
            close(m_file);
    }
    Q_DISABLE_COPY_MOVE(Descriptor)
    int file() const { return m_file; }

private:
    const int m_file;
};

std::optional<FileVersion> FileVersion::of(const QString &path)
{
    struct stat status;
    if (path.isEmpty() || stat(QFile::encodeName(path).constData(), &status) != 0)
        return {};
    return versionIn(status);
}

std::optional<FileVersion> FileVersion::of(int file)
{
    struct stat status;
    return fstat(file, &status) == 0 ? std::optional(versionIn(status)) : std::nullopt;
}

FileSnapshot::FileSnapshot(Bytes bytes, const std::optional<FileVersion> &version)
    : m_bytes(std::move(bytes))
    , m_version(version)
    , m_isRecent(version.has_value()) // it was written just now
{
}

FileSnapshot FileSnapshot::unread(const FileVersion &version)
{
    FileSnapshot snapshot(Bytes(), version);
    snapshot.m_isRead = false;
    return snapshot;
}

std::optional<FileSnapshot> FileSnapshot::read(const QString &path, QString *error)
{
    struct stat status;
    const bool isRegular = stat(QFile::encodeName(path).constData(), &status) == 0 && S_ISREG(status.st_mode);
    // What is no file has no versions; and why something cannot be opened is said there.
    auto file = std::make_shared<const Descriptor>(
        isRegular ? open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK) : -1);
    constexpr int MostAttempts = 3; // to read it while nobody writes
    for (int attempt = 1; file->file() >= 0; ++attempt) {
        const std::optional<FileVersion> version = FileVersion::of(file->file());
        if (!version || version->size == 0 || version->size > MostCopied) // files of /proc say 0, and have bytes
            break;
        const bool wasRecent = isRecent(*version);
        const std::shared_ptr<const ByteSource> copy = CopiedFile::of(file->file(), version->size);
        if (copy && (attempt == MostAttempts || FileVersion::of(file->file()) == version)) {
            FileSnapshot snapshot(Bytes(copy), version); // in the end also one that isAt() finds changed at once
            snapshot.m_isRecent = wasRecent;
            return snapshot;
        }
        if (attempt == MostAttempts)
            break;
    }
    const std::optional<FileVersion> version = FileVersion::of(path);
    if (file->file() >= 0) {
        if (const auto clone = cloned(file->file(), path); clone && FileVersion::of(file->file()) == version)
            return FileSnapshot(*clone, version);
    }
    std::optional<Bytes> bytes = Bytes::fromFile(path, error);
    if (!bytes)
        return {};
    FileSnapshot snapshot(*std::move(bytes), version);
    if (file->file() >= 0 && snapshot.bytes().size() > 0)
        snapshot.m_mappedFile = std::move(file);
    return snapshot;
}

bool FileSnapshot::isIntact() const
{
    if (!m_mappedFile)
        return true;
    const auto now = FileVersion::of(m_mappedFile->file());
    return now && m_version && now->isUnwritten(*m_version);
}

ByteRange FileSnapshot::lostRange() const
{
    const auto now = m_mappedFile ? FileVersion::of(m_mappedFile->file()) : std::nullopt;
    return now && now->size < m_bytes.size() ? ByteRange{now->size, m_bytes.size()} : ByteRange{};
}

bool FileSnapshot::isAt(const QString &path) const
{
    const std::optional<FileVersion> now = FileVersion::of(path);
    if (!now || !m_version)
        return !now && !m_version;
    if (now == m_version && !m_isRecent)
        return true;
    if (now->size != m_version->size)
        return false;
    // Bytes that are the file's own would be compared with themselves.
    const bool areOwn = m_isRead && (!m_mappedFile || !now->isSameFile(*m_version));
    if (!areOwn || m_bytes.size() > MostCompared)
        return now->isUntouched(*m_version);
    const std::optional<Bytes> there = Bytes::fromFile(path);
    return there && areEqual(*there, m_bytes);
}

std::optional<FileLock> FileLock::take(const QString &path, std::chrono::milliseconds patience)
{
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::milliseconds Pause(5);
    const QByteArray name = QFile::encodeName(path);
    for (const auto end = Clock::now() + patience;;) {
        const auto before = FileVersion::of(path);
        const int file = before ? open(name.constData(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK) : -1;
        if (file < 0)
            return FileLock(-1);
        FileLock lock(file);
        const bool isHeld = flock(file, LOCK_EX | LOCK_NB) == 0;
        if (!isHeld && errno != EWOULDBLOCK && errno != EINTR)
            return FileLock(-1);
        // Who held it before may have put another file there: the lock must be that of the file that is read.
        const auto locked = FileVersion::of(file);
        const auto now = FileVersion::of(path);
        if (isHeld && locked && now && locked->isSameFile(*now))
            return lock;
        if (Clock::now() >= end)
            return {};
        if (!isHeld)
            std::this_thread::sleep_for(Pause);
    }
}

FileLock::~FileLock()
{
    if (m_file >= 0)
        close(m_file);
}

} // namespace hexahedron
