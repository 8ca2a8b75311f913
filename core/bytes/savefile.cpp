#include "core/bytes/savefile.h"

#include "core/bytes/systemerror.h"
#include "core/bytes/temporaryfile.h"
#include "core/bytes/wholefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <memory>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hexahedron {

namespace {

class Saving
{
    Q_DECLARE_TR_FUNCTIONS(hexahedron::Saving)

public:
    using Content = std::function<bool(QIODevice &)>;
    Saving(Content content, const QString &path, const SaveOptions &options)
        : m_content(std::move(content))
        , m_path(path)
        , m_options(options)
    {
    }
    Q_DISABLE_COPY_MOVE(Saving)

    SaveResult run()
    {
        const bool done = findTarget() && doFirst() && createTemporary() && write() && takeOverProperties() && flush()
                          && hasRightBytes() && replace();
        return done ? SaveResult::Saved : m_result;
    }
    const QString &error() const { return m_error; }
    /// What could not be kept of the file that was replaced.
    const QString &remark() const { return m_remark; }
    /// Of what was written.
    const std::optional<FileVersion> &version() const { return m_version; }

private:
    bool findTarget();
    bool doFirst();
    bool createTemporary();
    bool write();
    bool takeOverProperties();
    bool flush();
    bool hasRightBytes();
    bool replace();
    bool replaceExpected();
    bool takeBack(const FileVersion &ours);

    bool fail(const QString &sentence, SaveResult result = SaveResult::Failed)
    {
        m_error = sentence;
        m_result = result;
        return false;
    }
    bool conflict()
    {
        return fail(tr("“%1” is not saved: another program has written it since it was read.").arg(m_path),
                    SaveResult::Conflict);
    }
    /// Said before anything else is called that sets errno.
    bool failWithSystemError(const QString &sentence) { return fail(sentence.arg(m_path, systemError(errno))); }

    const Content m_content;
    const QString m_path;
    const SaveOptions &m_options;
    QByteArray m_target; // the file that is replaced, links followed
    QByteArray m_folder;
    std::optional<struct stat> m_old; // of the target, when there is one
    std::optional<TemporaryFile> m_temporary;
    SaveResult m_result = SaveResult::Failed;
    std::optional<FileVersion> m_version;
    QString m_error;
    QString m_remark;
};

bool Saving::findTarget()
{
    const QString target = writtenAt(m_path);
    if (target.isEmpty())
        return fail(tr("“%1” cannot be saved: it is a link that leads back to itself.").arg(m_path));
    m_target = QFile::encodeName(target);
    m_folder = m_target.left(qMax<qsizetype>(1, m_target.lastIndexOf('/')));

    struct stat status;
    if (stat(m_target.constData(), &status) != 0) {
        if (errno == ENOENT)
            return true;
        return failWithSystemError(tr("“%1” cannot be saved: %2."));
    }
    if (!S_ISREG(status.st_mode))
        return fail(tr("“%1” cannot be saved: it is a folder or a device, not a file.").arg(m_path));
    if (access(m_target.constData(), W_OK) != 0)
        return errno == EROFS ? failWithSystemError(tr("“%1” cannot be saved: %2."))
                              : fail(tr("“%1” cannot be saved: the file is write-protected.").arg(m_path));
    m_old = status;
    return !m_options.expected || m_options.expected->isAt(QFile::decodeName(m_target)) || conflict();
}

bool Saving::doFirst()
{
    QString error;
    const SaveResult result = m_options.first ? m_options.first(&error) : SaveResult::Saved;
    return result == SaveResult::Saved || fail(error, result);
}

bool Saving::createTemporary()
{
    // Not readable by others before it has the permissions of the old file. A new one gets what is usual for the user.
    m_temporary = TemporaryFile::beside(m_target, m_old ? 0600 : m_options.mode);
    return m_temporary || failWithSystemError(tr("“%1” cannot be saved: no new file can be made in its folder (%2)."));
}

bool Saving::write()
{
    WholeFile file;
    const bool isWritten = file.open(m_temporary->file(), QIODevice::WriteOnly | QIODevice::Unbuffered)
                           && m_content(file) && file.error() == QFileDevice::NoError;
    return isWritten || fail(tr("“%1” cannot be saved: %2.").arg(m_path, systemError(file)));
}

bool Saving::takeOverProperties()
{
    if (!m_old)
        return true;
    if (m_old->st_nlink > 1)
        m_remark = tr("“%1” has other names (hard links): they still lead to what it was before.").arg(m_path);
    switch (m_temporary->takeOver(m_target, *m_old)) {
    case TemporaryFile::TakenOver::NotMode:
        return failWithSystemError(tr("“%1” cannot be saved: its permissions cannot be kept (%2)."));
    case TemporaryFile::TakenOver::NotOwner:
        m_remark = tr("“%1” belonged to somebody else and is yours now: only an administrator can keep that.")
                       .arg(m_path);
        break;
    case TemporaryFile::TakenOver::All:
        break;
    }
    return true;
}

bool Saving::flush()
{
    return fsync(m_temporary->file()) == 0 || failWithSystemError(tr("“%1” cannot be saved: %2."));
}

/// Asked when all is read and written: what was still there then was there before.
bool Saving::hasRightBytes()
{
    const bool areIntact = std::all_of(m_options.sources.begin(), m_options.sources.end(),
                                       [](const FileSnapshot &source) { return source.isIntact(); });
    return areIntact
           || fail(tr("“%1” is not saved: another program has written over bytes, or cut them off, that are not in "
                      "memory because the file is long.")
                       .arg(m_path),
                   SaveResult::Lost);
}

/// Exchanges the names, looks at what has come out, and takes the exchange back when that is not what was expected: so
/// nothing is lost that another program puts there at the very last moment.
bool Saving::replaceExpected()
{
    const QString target = QFile::decodeName(m_target);
    const auto patience = std::chrono::seconds(10);
    const auto lock = m_options.isLocked ? std::nullopt : FileLock::take(target, patience);
    if (!lock && !m_options.isLocked)
        return fail(tr("“%1” is not saved: another program is changing it.").arg(m_path));
    const std::optional<FileVersion> last = FileVersion::of(target);
    if (last && (!m_options.expected->version() || !m_options.expected->isAt(target)))
        return conflict();
    if (!last) { // another program has removed it
        if (renameat2(AT_FDCWD, m_temporary->path().constData(), AT_FDCWD, m_target.constData(), RENAME_NOREPLACE) == 0)
            return true;
        if (errno == EEXIST)
            return conflict();
        // A file system that cannot promise it.
        return (errno == EINVAL || errno == ENOSYS)
               && rename(m_temporary->path().constData(), m_target.constData()) == 0;
    }
    if (renameat2(AT_FDCWD, m_temporary->path().constData(), AT_FDCWD, m_target.constData(), RENAME_EXCHANGE) != 0) {
        if (errno == ENOENT)
            return conflict();
        return (errno == EINVAL || errno == ENOSYS)
               && rename(m_temporary->path().constData(), m_target.constData()) == 0;
    }
    const auto out = FileVersion::of(QFile::decodeName(m_temporary->path()));
    if (out && !out->isUnwritten(*last)) {
        takeBack(*FileVersion::of(m_temporary->file()));
        return conflict();
    }
    unlink(m_temporary->path().constData());
    return true;
}

/// Until the file that comes out is ours: what others put there meanwhile stays there.
bool Saving::takeBack(const FileVersion &ours)
{
    constexpr int MostAttempts = 100;
    for (int attempt = 0; attempt < MostAttempts; ++attempt) {
        if (renameat2(AT_FDCWD, m_temporary->path().constData(), AT_FDCWD, m_target.constData(), RENAME_EXCHANGE) != 0)
            break;
        const auto out = FileVersion::of(QFile::decodeName(m_temporary->path()));
        if (out && out->isSameFile(ours))
            return true;
    }
    m_temporary->release(); // theirs: it stays, whatever it is called
    return false;
}

bool Saving::replace()
{
    errno = 0;
    const bool isReplaced = m_options.expected ? replaceExpected()
                                               : rename(m_temporary->path().constData(), m_target.constData()) == 0;
    struct stat folderStatus;
    if (!isReplaced && m_error.isEmpty() && errno == EPERM && stat(m_folder.constData(), &folderStatus) == 0
        && (folderStatus.st_mode & S_ISVTX))
        return fail(
            tr("“%1” cannot be saved: in its folder only the owner of a file may replace it. Save it under another "
               "name, or in another folder.")
                .arg(m_path));
    if (!isReplaced)
        return !m_error.isEmpty() ? false : failWithSystemError(tr("“%1” cannot be saved: %2."));
    m_temporary->release();
    m_version = FileVersion::of(m_temporary->file());
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

QString writtenAt(const QString &path)
{
    constexpr int MostLinks = 40; // as many as the system follows
    QByteArray name = QFile::encodeName(path);
    if (!name.startsWith('/'))
        name.prepend(QFile::encodeName(QDir::currentPath()) + '/');
    for (int i = 0; i <= MostLinks; ++i) {
        // Folders first: ".." behind a link to a folder leads out of that folder, not of the one where the link stands.
        const qsizetype slash = name.lastIndexOf('/');
        const std::unique_ptr<char, decltype(&std::free)> folder(
            realpath(name.left(qMax<qsizetype>(1, slash)).constData(), nullptr), &std::free);
        QByteArray within = folder ? QByteArray(folder.get()) : name.left(slash);
        within += within.endsWith('/') ? "" : "/";
        name = within + name.mid(slash + 1);
        QByteArray target(PATH_MAX, '\0');
        const ssize_t size = readlink(name.constData(), target.data(), size_t(target.size()));
        if (size <= 0)
            return QFile::decodeName(name);
        target.truncate(size);
        name = target.startsWith('/') ? target : within + target;
    }
    return {};
}

SaveResult saveFile(const Bytes &bytes, const QString &path, const SaveOptions &options, QString *error,
                    std::optional<FileVersion> *version)
{
    constexpr qint64 BlockSize = 1 << 20;
    bool isCancelled = false;
    const auto content = [&](QIODevice &device) {
        // Through a block, not from the map: of a file that somebody cut off the system could not read the pages itself.
        std::vector<uchar> block(size_t(std::min(BlockSize, std::max<qint64>(1, bytes.size()))));
        for (qint64 done = 0; done < bytes.size();) {
            const qint64 filled = bytes.read(done, block.data(), qint64(block.size()));
            if (device.write(reinterpret_cast<const char *>(block.data()), filled) != filled)
                return false;
            done += filled;
            isCancelled = options.progress && !options.progress(done, bytes.size());
            if (isCancelled)
                return false;
        }
        return true;
    };
    Saving saving(content, path, options);
    const SaveResult result = saving.run();
    const bool isSaved = result == SaveResult::Saved;
    if (error)
        *error = isSaved       ? saving.remark()
                 : isCancelled ? Saving::tr("Saving “%1” was cancelled; the file is as it was.").arg(path)
                               : saving.error();
    if (version)
        *version = saving.version();
    return isCancelled ? SaveResult::Cancelled : result;
}

SaveResult saveFile(const std::function<bool(QIODevice &)> &content, const QString &path, const SaveOptions &options,
                    QString *error)
{
    Saving saving(content, path, options);
    const SaveResult result = saving.run();
    if (error)
        *error = result == SaveResult::Saved ? saving.remark() : saving.error();
    return result;
}

} // namespace hexahedron
