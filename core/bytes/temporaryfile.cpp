#include "core/bytes/temporaryfile.h"

#include <QList>
#include <QRandomGenerator>

#include <cerrno>
#include <cstdio>
#include <memory>

#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace hexahedron {

namespace {

const QByteArray Suffix = QByteArrayLiteral(".hexahedron");

void copyAttributes(int from, int to)
{
    const ssize_t length = flistxattr(from, nullptr, 0);
    if (length <= 0)
        return;
    QByteArray names(length, 0);
    const ssize_t listed = flistxattr(from, names.data(), size_t(names.size()));
    names.truncate(std::max<ssize_t>(listed, 0));
    const QList<QByteArray> list = names.split('\0');
    for (const QByteArray &name : list) {
        const ssize_t size = name.isEmpty() ? -1 : fgetxattr(from, name.constData(), nullptr, 0);
        if (size < 0)
            continue;
        QByteArray value(size, 0);
        const ssize_t got = fgetxattr(from, name.constData(), value.data(), size_t(size));
        // Best effort: many attributes may only be set by the system itself.
        if (got >= 0)
            static_cast<void>(fsetxattr(to, name.constData(), value.constData(), size_t(got), 0));
    }
}

} // namespace

std::optional<TemporaryFile> TemporaryFile::beside(const QByteArray &target, mode_t mode)
{
    constexpr int MostAttempts = 100;
    const qsizetype slash = target.lastIndexOf('/');
    const QByteArray folder = slash < 0 ? QByteArray(".") : target.left(std::max<qsizetype>(1, slash));
    // Cut: with the added part a long name might be too long for the file system.
    const QByteArray name = target.sliced(slash + 1).left(180);
    removeLeftovers(folder, name);
    for (int attempt = 0; attempt < MostAttempts; ++attempt) {
        const QByteArray random = QByteArray::number(QRandomGenerator::global()->generate(), 36);
        const QByteArray path = folder + "/." + name + '.' + random;
        const int file = open(path.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode);
        if (file < 0 && errno != EEXIST)
            break;
        if (file < 0)
            continue;
        TemporaryFile made(path, file);
        struct stat status;
        if (flock(file, LOCK_EX | LOCK_NB) != 0 || fstat(file, &status) != 0)
            continue;
        // Under this name who comes later recognises it.
        const QByteArray known = folder + "/." + name + '.' + QByteArray::number(qulonglong(status.st_ino), 36) + '-'
                                 + random + Suffix;
        if (rename(path.constData(), known.constData()) == 0)
            made.m_path = known;
        return made;
    }
    return {};
}

void TemporaryFile::removeLeftovers(const QByteArray &folderPath, const QByteArray &name)
{
    const std::unique_ptr<DIR, int (*)(DIR *)> folder(opendir(folderPath.constData()), closedir);
    const QByteArray prefix = name.isEmpty() ? QByteArray(".") : '.' + name + '.';
    // NOLINTNEXTLINE(concurrency-mt-unsafe): no other thread reads this folder through this pointer
    for (const dirent *entry = folder ? readdir(folder.get()) : nullptr; entry; entry = readdir(folder.get())) {
        const QByteArray found(entry->d_name);
        if (!found.startsWith(prefix) || !found.endsWith(Suffix))
            continue;
        // Of such names only those count that are ours for sure: the file is the one that was made under the name, and whoever
        // made it has its lock no more. What another program put there, or what was exchanged for it, is another file.
        const QByteArray stem = found.chopped(Suffix.size()); // .NAME.INODE-RANDOM
        const QByteArray last = stem.sliced(stem.lastIndexOf('.') + 1);
        bool isNumber = false;
        const qulonglong number = last.left(last.indexOf('-')).toULongLong(&isNumber, 36);
        const int file = openat(dirfd(folder.get()), found.constData(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
        struct stat status;
        if (isNumber && file >= 0 && fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_ino == number
            && flock(file, LOCK_EX | LOCK_NB) == 0)
            unlinkat(dirfd(folder.get()), found.constData(), 0);
        if (file >= 0)
            close(file);
    }
}

TemporaryFile::TakenOver TemporaryFile::takeOver(const QByteArray &target, const struct stat &old)
{
    const int from = open(target.constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (from >= 0) {
        copyAttributes(from, m_file);
        close(from);
    }
    TakenOver taken = TakenOver::All;
    mode_t mode = old.st_mode & 07777;
    if (fchown(m_file, old.st_uid, old.st_gid) != 0) {
        taken = TakenOver::NotOwner;
        // Then at least the group; and where not even that stays, the group that it has now gets no more than everybody,
        // and the file does not run as somebody else.
        mode &= ~mode_t(S_ISUID);
        if (fchown(m_file, uid_t(-1), old.st_gid) != 0)
            mode = (mode & ~mode_t(S_ISGID | S_IRWXG)) | ((mode & S_IRWXO) << 3);
    }
    return fchmod(m_file, mode) == 0 ? taken : TakenOver::NotMode;
}

TemporaryFile::~TemporaryFile()
{
    if (m_file >= 0)
        close(m_file);
    if (!m_path.isEmpty())
        unlink(m_path.constData());
}

} // namespace hexahedron
