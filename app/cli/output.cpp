#include "app/cli/output.h"

#include "app/cli/console.h"
#include "core/bytes/fileversion.h"
#include "core/bytes/savefile.h"
#include "core/bytes/systemerror.h"
#include "core/bytes/wholefile.h"

#include <QFileInfo>

#include <cstdio>
#include <optional>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hexahedron::cli {

namespace {

std::optional<struct stat> statusOf(const QString &fileName)
{
    struct stat status;
    return stat(QFile::encodeName(fileName).constData(), &status) == 0 ? std::optional(status) : std::nullopt;
}

ExitCode failed(const QString &fileName, const QString &reason)
{
    complain(text(QT_TRANSLATE_NOOP("hexa", "%1: cannot be written: %2")).arg(fileName, reason));
    return Trouble;
}

/// Of a name that stands for a stream of this program, such as "-" or /dev/stdout: what is behind it may be a file that
/// somebody appends to, and is not replaced. -1 for all others.
int descriptorNamed(const QString &fileName)
{
    if (fileName == QStringLiteral("-") || fileName == QStringLiteral("/dev/stdout"))
        return STDOUT_FILENO;
    if (fileName == QStringLiteral("/dev/stderr"))
        return STDERR_FILENO;
    for (const QString &folder : {QStringLiteral("/dev/fd/"), QStringLiteral("/proc/self/fd/")}) {
        bool isNumber = false;
        const int number = fileName.startsWith(folder) ? fileName.sliced(folder.size()).toInt(&isNumber) : -1;
        if (isNumber && number >= 0)
            return number;
    }
    return -1;
}

/// Opening a pipe waits until somebody reads it; who waits is told. -1 with errno on failure.
int openStream(const QString &fileName)
{
    if (const int named = descriptorNamed(fileName); named >= 0) {
        std::fflush(nullptr); // what was printed before stands before it
        return fcntl(named, F_DUPFD_CLOEXEC, 0);
    }
    const QByteArray name = QFile::encodeName(fileName);
    const int file = open(name.constData(), O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    if (file >= 0) {
        fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK);
        return file;
    }
    const auto status = errno == ENXIO ? statusOf(fileName) : std::nullopt;
    if (!status || !S_ISFIFO(status->st_mode))
        return -1;
    complain(text(QT_TRANSLATE_NOOP("hexa", "%1: waiting for a program that reads this pipe")).arg(fileName));
    return open(name.constData(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
}

} // namespace

bool takesStream(const QString &fileName)
{
    if (descriptorNamed(fileName) >= 0)
        return true;
    const auto status = statusOf(fileName);
    return status && (S_ISFIFO(status->st_mode) || S_ISCHR(status->st_mode));
}

bool isFilled(const QString &fileName)
{
    const QFileInfo file(fileName);
    return file.isFile() && file.size() > 0;
}

QString placeTaken(const QString &fileName)
{
    return text(QT_TRANSLATE_NOOP("hexa", "%1: another file that was there is replaced")).arg(fileName);
}

ExitCode writeFile(const QString &fileName, const std::function<bool(QIODevice &)> &write)
{
    if (takesStream(fileName)) {
        const int file = openStream(fileName);
        if (file < 0)
            return failed(fileName, systemError(errno));
        WholeFile stream;
        const bool isWritten = stream.open(file, QIODevice::WriteOnly | QIODevice::Unbuffered, QFile::AutoCloseHandle)
                               && write(stream);
        return isWritten ? Done : failed(fileName, systemError(stream));
    }
    const bool takesPlace = isFilled(fileName);
    QString said;
    if (saveFile(write, fileName, {}, &said) != SaveResult::Saved)
        return failed(fileName, said);
    if (takesPlace)
        complain(placeTaken(fileName));
    if (!said.isEmpty()) // what could not be kept of the file that was there
        complain(said);
    return Done;
}

bool isFileThatIsRead(const QString &to, const QString &read)
{
    const auto one = FileVersion::of(read);
    const auto other = FileVersion::of(to);
    if (!one || !other || !one->isSameFile(*other))
        return false;
    complain(text(QT_TRANSLATE_NOOP("hexa", "%1: is the file that is read; write to another one")).arg(to));
    return true;
}

bool copyBytes(QIODevice &device, const Bytes &bytes, ByteRange range)
{
    bool isWritten = true;
    bytes.forEachRun(range, [&](qint64, std::span<const uchar> run) {
        isWritten = device.write(reinterpret_cast<const char *>(run.data()), qint64(run.size())) == qint64(run.size());
        return isWritten;
    });
    return isWritten;
}

} // namespace hexahedron::cli
