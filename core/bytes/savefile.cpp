#include "core/bytes/savefile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace hexahedron {

namespace {

class Saving
{
    Q_DECLARE_TR_FUNCTIONS(hexahedron::Saving)

public:
    Saving(const Bytes &bytes, const QString &path, const SaveOptions &options)
        : m_bytes(bytes)
        , m_path(path)
        , m_options(options)
    {
    }
    ~Saving()
    {
        if (m_file >= 0)
            close(m_file);
        if (!m_temporary.isEmpty())
            unlink(m_temporary.constData());
    }
    Q_DISABLE_COPY_MOVE(Saving)

    SaveResult run()
    {
        const bool done = findTarget() && createTemporary() && write() && takeOverProperties() && flush() && backUp()
                          && replace();
        if (done)
            return SaveResult::Saved;
        return m_cancelled ? SaveResult::Cancelled : SaveResult::Failed;
    }
    const QString &error() const { return m_error; }

private:
    bool findTarget();
    bool createTemporary();
    bool write();
    bool takeOverProperties();
    void takeOverAttributes(int from);
    bool flush();
    bool backUp();
    bool replace();
    bool createBeside(const QByteArray &name, QByteArray *path, auto create);

    bool fail(const QString &sentence)
    {
        m_error = sentence;
        return false;
    }
    /// Said before anything else is called that sets errno.
    bool failWithSystemError(const QString &sentence) { return fail(sentence.arg(m_path, qt_error_string(errno))); }

    const Bytes &m_bytes;
    const QString m_path;
    const SaveOptions &m_options;
    QByteArray m_target; // the file that is replaced, links followed
    QByteArray m_folder;
    std::optional<struct stat> m_old; // of the target, when there is one
    QByteArray m_temporary;           // to be removed when something goes wrong
    int m_file = -1;
    bool m_cancelled = false;
    QString m_error;
};

bool Saving::findTarget()
{
    constexpr int MostLinks = 40; // as many as the system follows
    QFileInfo target(m_path);
    for (int i = 0; target.isSymLink(); ++i) {
        if (i == MostLinks)
            return fail(tr("“%1” cannot be saved: it is a link that leads back to itself.").arg(m_path));
        target.setFile(target.symLinkTarget());
    }
    m_target = QFile::encodeName(target.absoluteFilePath());
    m_folder = QFile::encodeName(target.absolutePath());

    struct stat status;
    if (stat(m_target.constData(), &status) != 0) {
        if (errno == ENOENT)
            return true;
        return failWithSystemError(tr("“%1” cannot be saved: %2."));
    }
    if (!S_ISREG(status.st_mode))
        return fail(tr("“%1” cannot be saved: it is a folder or a device, not a file.").arg(m_path));
    if (access(m_target.constData(), W_OK) != 0)
        return fail(tr("“%1” cannot be saved: the file is write-protected.").arg(m_path));
    m_old = status;
    return true;
}

/// Lets `create(const char *path)` make a hidden file in the target's folder under a name that is not taken yet.
bool Saving::createBeside(const QByteArray &name, QByteArray *path, auto create)
{
    for (int attempt = 0; attempt < 100; ++attempt) {
        // Cut: with the added part a long name might be too long for the file system.
        *path = m_folder + "/." + name.left(200) + '.' + QByteArray::number(QRandomGenerator::global()->generate(), 36);
        if (create(path->constData()))
            return true;
        if (errno != EEXIST)
            break;
    }
    path->clear();
    return false;
}

bool Saving::createTemporary()
{
    const QByteArray name = m_target.sliced(m_target.lastIndexOf('/') + 1);
    // Not readable by others before it has the permissions of the old file. A new one gets what is usual for the user.
    const mode_t mode = m_old ? 0600 : 0666;
    const bool created = createBeside(name, &m_temporary, [&](const char *path) {
        m_file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode);
        return m_file >= 0;
    });
    return created || failWithSystemError(tr("“%1” cannot be saved: no new file can be made in its folder (%2)."));
}

bool Saving::write()
{
    constexpr qint64 BlockSize = 1 << 20;
    // Through a block, not from the map: of a file that somebody cut off the system could not read the pages itself.
    std::vector<uchar> block(size_t(std::min(BlockSize, std::max<qint64>(1, m_bytes.size()))));
    qint64 done = 0;
    while (done < m_bytes.size()) {
        const qint64 filled = m_bytes.read(done, block.data(), qint64(block.size()));
        for (qint64 written = 0; written < filled;) {
            const ssize_t count = ::write(m_file, block.data() + written, size_t(filled - written));
            if (count < 0 && errno != EINTR)
                return failWithSystemError(tr("“%1” cannot be saved: %2."));
            written += std::max<ssize_t>(count, 0);
        }
        done += filled;
        if (m_options.progress && !m_options.progress(done, m_bytes.size())) {
            m_cancelled = true;
            return fail(tr("Saving “%1” was cancelled; the file is as it was.").arg(m_path));
        }
    }
    return true;
}

bool Saving::takeOverProperties()
{
    if (!m_old)
        return true;
    const int old = open(m_target.constData(), O_RDONLY | O_CLOEXEC);
    if (old >= 0) {
        takeOverAttributes(old);
        close(old);
    }
    mode_t mode = m_old->st_mode & 07777;
    if (fchown(m_file, m_old->st_uid, m_old->st_gid) != 0) {
        // Only an administrator may give files away. Then at least the group; and where not even that stays, the group
        // that it has now gets no more than everybody, and the file does not run as somebody else.
        mode &= ~mode_t(S_ISUID);
        if (fchown(m_file, uid_t(-1), m_old->st_gid) != 0)
            mode = (mode & ~mode_t(S_ISGID | S_IRWXG)) | ((mode & S_IRWXO) << 3);
    }
    if (fchmod(m_file, mode) != 0)
        return failWithSystemError(tr("“%1” cannot be saved: its permissions cannot be kept (%2)."));
    return true;
}

/// Comments, access lists and the like, as far as the file system lets us.
void Saving::takeOverAttributes(int from)
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
            static_cast<void>(fsetxattr(m_file, name.constData(), value.constData(), size_t(got), 0));
    }
}

bool Saving::flush()
{
    if (fsync(m_file) != 0)
        return failWithSystemError(tr("“%1” cannot be saved: %2."));
    const int result = close(m_file);
    m_file = -1;
    return result == 0 || failWithSystemError(tr("“%1” cannot be saved: %2."));
}

bool Saving::backUp()
{
    if (!m_options.backup || !m_old)
        return true;
    // A second name for the old file costs nothing, and it keeps the content when the first one goes to the new file.
    const QByteArray backup = m_target + '~';
    const QByteArray name = backup.sliced(backup.lastIndexOf('/') + 1);
    QByteArray linked;
    const bool made = createBeside(name, &linked,
                                   [&](const char *path) { return link(m_target.constData(), path) == 0; });
    if (made) {
        if (rename(linked.constData(), backup.constData()) == 0) {
            unlink(linked.constData()); // renaming does nothing when both are already names of one file
            return true;
        }
        const int reason = errno;
        unlink(linked.constData());
        errno = reason;
        return failWithSystemError(tr("“%1” is not saved: the backup cannot be made (%2)."));
    }
    // A file system without links, or one that does not let us: a copy then.
    QString reason;
    const std::optional<Bytes> old = Bytes::fromFile(QFile::decodeName(m_target), &reason);
    if (old && saveFile(*old, QFile::decodeName(backup), {}, &reason) == SaveResult::Saved)
        return true;
    return fail(tr("“%1” is not saved: the backup cannot be made (%2).").arg(m_path, reason));
}

bool Saving::replace()
{
    if (rename(m_temporary.constData(), m_target.constData()) != 0)
        return failWithSystemError(tr("“%1” cannot be saved: %2."));
    m_temporary.clear();
    // The new name shall survive a power failure too. Some file systems cannot promise it; the file is saved either
    // way.
    const int folder = open(m_folder.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder >= 0) {
        fsync(folder);
        close(folder);
    }
    return true;
}

} // namespace

SaveResult saveFile(const Bytes &bytes, const QString &path, const SaveOptions &options, QString *error)
{
    Saving saving(bytes, path, options);
    const SaveResult result = saving.run();
    if (error)
        *error = saving.error();
    return result;
}

} // namespace hexahedron
