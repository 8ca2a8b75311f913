#include "core/files/folderlisting.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <atomic>
#include <ctime>
#include <mutex>

#include <sys/stat.h>

namespace hexahedron {

namespace {

/// What the system says of a folder: it changes when an entry comes, goes or is renamed.
struct Version
{
    dev_t device = 0;
    ino_t inode = 0;
    timespec modified = {};
    timespec changed = {}; ///< no program can set it
    friend bool operator==(const Version &a, const Version &b)
    {
        const auto isSame = [](const timespec &one, const timespec &other) {
            return one.tv_sec == other.tv_sec && one.tv_nsec == other.tv_nsec;
        };
        return a.device == b.device && a.inode == b.inode && isSame(a.modified, b.modified)
               && isSame(a.changed, b.changed);
    }
};

std::optional<Version> versionOf(const QString &folder)
{
    struct stat status;
    if (stat(QFile::encodeName(folder).constData(), &status) != 0)
        return {};
    return Version{status.st_dev, status.st_ino, status.st_mtim, status.st_ctim};
}

/// The clocks of some file systems tick every two seconds: what was changed that shortly before it was read may have changed
/// since without another time.
bool isSettled(const Version &version)
{
    constexpr time_t Tick = 2;
    return std::time(nullptr) - version.modified.tv_sec > Tick;
}

struct Known
{
    Version version;
    std::shared_ptr<const FolderListing> listing;
};

std::atomic<qint64> reads = 0;

} // namespace

QString folderOf(const QString &documentFile)
{
    const QFileInfo document(documentFile);
    const bool hasPlace = !documentFile.isEmpty()
                          && (document.exists() || (document.isAbsolute() && document.dir().exists()));
    return hasPlace ? document.absolutePath() : QString();
}

std::shared_ptr<const FolderListing> FolderListing::of(const QString &folder)
{
    constexpr qsizetype MostKnown = 64;
    static std::mutex mutex;
    static QHash<QString, Known> folders;
    // Held while reading: who asks for the same folder meanwhile would only read it again.
    const std::lock_guard lock(mutex);
    const auto version = versionOf(folder);
    const auto known = folders.constFind(folder);
    if (version && known != folders.constEnd() && known->version == version)
        return known->listing;
    const auto listing = read(folder);
    if (folders.size() >= MostKnown)
        folders.clear();
    if (version && isSettled(*version))
        folders.insert(folder, {*version, listing});
    return listing;
}

std::shared_ptr<const FolderListing> FolderListing::read(const QString &folder)
{
    ++reads;
    auto listing = std::make_shared<FolderListing>();
    QDirIterator entries(folder, QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot);
    for (int i = 0; i < MostEntries && entries.hasNext(); ++i) {
        entries.next();
        const QString name = entries.fileName();
        const QFileInfo info = entries.fileInfo();
        if (info.isDir())
            listing->m_folders.insert(name.toLower(), name);
        else if (info.isFile()) // no link to a pipe or a device
            listing->m_files.insert(name.toLower(), name);
    }
    return listing;
}

qint64 FolderListing::readCount()
{
    return reads;
}

} // namespace hexahedron
