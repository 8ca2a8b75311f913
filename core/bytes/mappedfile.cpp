#include "core/bytes/mappedfile.h"

#include "core/bytes/busguard.h"
#include "core/bytes/systemerror.h"

#include <QCoreApplication>
#include <QFile>

#include <cerrno>
#include <new>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hexahedron {

namespace {

// What cannot be mapped has no size that could be trusted beforehand: /dev/zero never ends.
constexpr qint64 MostInMemory = qint64(1) << 30;

QString text(const char *source)
{
    return QCoreApplication::translate("hexahedron::MappedFile", source);
}

QString lastSystemError()
{
    return systemError(errno);
}

/// Why what has that mode is not read as a file; empty when it is. What is no file may make its reader wait for ever, end
/// never, or do something when it is opened.
QString whyNoFile(mode_t mode)
{
    switch (mode & S_IFMT) {
    case S_IFREG:
        return {};
    case S_IFDIR:
        return text(QT_TRANSLATE_NOOP("hexahedron::MappedFile", "it is a folder"));
    case S_IFIFO:
        return text(QT_TRANSLATE_NOOP("hexahedron::MappedFile", "it is a pipe, not a file"));
    case S_IFSOCK:
        return text(QT_TRANSLATE_NOOP("hexahedron::MappedFile", "it is a socket, not a file"));
    default:
        return text(QT_TRANSLATE_NOOP("hexahedron::MappedFile", "it is a device, not a file"));
    }
}

/// Who takes the last descriptors leaves none for what cannot do without, such as another thread or a dialog.
bool isAmongTheLast(int file)
{
    constexpr rlim_t Reserve = 48;
    rlimit limit;
    return getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY
           && rlim_t(file) + Reserve >= limit.rlim_cur;
}

/// Everything that comes out of `file`, or nothing and the reason.
std::optional<QByteArray> readAll(int file, QString *reason)
{
    constexpr qint64 Step = 1 << 20;
    QByteArray all;
    for (;;) {
        const qint64 had = all.size();
        all.resize(had + Step);
        const ssize_t count = ::read(file, all.data() + had, size_t(Step));
        all.resize(had + std::max<ssize_t>(count, 0));
        if (count == 0)
            break;
        if (count < 0 && errno != EINTR) {
            *reason = lastSystemError();
            return {};
        }
        if (all.size() > MostInMemory) {
            *reason = text(QT_TRANSLATE_NOOP("hexahedron::MappedFile",
                                             "it cannot be mapped and is too long to be read into memory"));
            return {};
        }
    }
    all.squeeze();
    return all;
}

} // namespace

MappedFile::MappedFile(void *address, qint64 size, int file)
    : ByteSource(static_cast<const uchar *>(address), size)
    , m_address(address)
    , m_file(file)
{
    busguard::protect(address, size, file);
}

MappedFile::~MappedFile()
{
    busguard::release(m_address);
    munmap(m_address, size_t(size()));
    close(m_file);
}

/// Maps the file; closes it when that cannot be done, and has it read into memory then.
std::optional<Bytes> MappedFile::take(int file, const struct stat &status, QString *reason)
{
    if (status.st_size > 0) {
        void *address = mmap(nullptr, size_t(status.st_size), PROT_READ, MAP_PRIVATE | MAP_NORESERVE, file, 0);
        if (address != MAP_FAILED)
            return Bytes(std::shared_ptr<const ByteSource>(new MappedFile(address, status.st_size, file)));
    }
    const auto all = readAll(file, reason);
    close(file);
    return all ? std::optional(Bytes(*all)) : std::nullopt;
}

std::optional<Bytes> MappedFile::read(const QString &path, QString *error)
{
    QString reason;
    std::optional<Bytes> bytes;
    const QByteArray name = QFile::encodeName(path);
    struct stat status;
    if (stat(name.constData(), &status) != 0) {
        // Qt reads names as UTF-8, and what is none does not lead back to the file.
        const bool isLost = errno == ENOENT && path.contains(QChar::ReplacementCharacter);
        reason = isLost
                     ? text(QT_TRANSLATE_NOOP("hexahedron::MappedFile", "its name is not UTF-8. Rename it to open it"))
                     : lastSystemError();
    } else if (reason = whyNoFile(status.st_mode); reason.isEmpty()) {
        // Something else may have come in its place: that does not make this wait either, and is looked at again.
        const int file = open(name.constData(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
        if (file < 0 || fstat(file, &status) != 0)
            reason = lastSystemError();
        else if (isAmongTheLast(file))
            reason = text(QT_TRANSLATE_NOOP("hexahedron::MappedFile", "too many files are open"));
        else
            reason = whyNoFile(status.st_mode);
        if (reason.isEmpty())
            bytes = take(file, status, &reason);
        else if (file >= 0)
            close(file);
    }
    if (!bytes && error)
        *error = text(QT_TRANSLATE_NOOP("hexahedron::MappedFile", "“%1” cannot be read: %2.")).arg(path, reason);
    return bytes;
}

std::optional<Bytes> MappedFile::readPipe(int file, const QString &name, QString *error)
{
    QString reason;
    struct stat status;
    if (fstat(file, &status) != 0)
        reason = lastSystemError();
    else if (S_ISDIR(status.st_mode) || S_ISCHR(status.st_mode) || S_ISBLK(status.st_mode))
        reason = whyNoFile(status.st_mode);
    const auto all = reason.isEmpty() ? readAll(file, &reason) : std::nullopt;
    if (!all && error)
        *error = text(QT_TRANSLATE_NOOP("hexahedron::MappedFile", "“%1” cannot be read: %2.")).arg(name, reason);
    return all ? std::optional(Bytes(*all)) : std::nullopt;
}

} // namespace hexahedron
