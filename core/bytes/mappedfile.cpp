#include "core/bytes/mappedfile.h"

#include "core/bytes/busguard.h"

#include <QCoreApplication>
#include <QFile>

#include <cerrno>
#include <new>

#include <fcntl.h>
#include <sys/mman.h>
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
    return qt_error_string(errno);
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

std::optional<Bytes> MappedFile::read(const QString &path, QString *error)
{
    QString reason;
    std::optional<Bytes> bytes;
    const int file = open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NOCTTY);
    struct stat status;
    if (file < 0 || fstat(file, &status) != 0) {
        reason = lastSystemError();
    } else if (S_ISDIR(status.st_mode)) {
        reason = text(QT_TRANSLATE_NOOP("hexahedron::MappedFile", "it is a folder"));
    } else {
        void *address = MAP_FAILED;
        if (S_ISREG(status.st_mode) && status.st_size > 0)
            address = mmap(nullptr, size_t(status.st_size), PROT_READ, MAP_PRIVATE | MAP_NORESERVE, file, 0);
        if (address != MAP_FAILED)
            return Bytes(std::shared_ptr<const ByteSource>(new MappedFile(address, status.st_size, file)));
        if (const auto all = readAll(file, &reason))
            bytes = Bytes(*all);
    }
    if (file >= 0)
        close(file);
    if (!bytes && error) {
        *error = text(QT_TRANSLATE_NOOP("hexahedron::MappedFile", "“%1” cannot be read: %2.")).arg(path, reason);
    }
    return bytes;
}

} // namespace hexahedron
