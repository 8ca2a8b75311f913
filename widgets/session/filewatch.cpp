#include "widgets/session/filewatch.h"

#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QHash>

#include <utility>

namespace hexahedron {

struct FileWatch::Shared
{
    QFileSystemWatcher watcher;
    QHash<QString, int> watches; ///< of each path
};

std::shared_ptr<FileWatch::Shared> FileWatch::shared()
{
    static std::weak_ptr<Shared> known;
    std::shared_ptr<Shared> shared = known.lock();
    if (!shared)
        known = shared = std::make_shared<Shared>();
    return shared;
}

FileWatch::FileWatch(QObject *parent)
    : QObject(parent)
    , m_shared(shared())
{
    connect(&m_shared->watcher, &QFileSystemWatcher::fileChanged, this, [this](const QString &path) {
        if (path == m_path)
            Q_EMIT touched();
    });
    connect(&m_shared->watcher, &QFileSystemWatcher::directoryChanged, this, [this](const QString &folder) {
        if (folder == m_folder && QFileInfo::exists(m_path))
            Q_EMIT touched();
    });
}

FileWatch::~FileWatch()
{
    hold(m_path, {});
    hold(m_folder, {});
}

void FileWatch::watch(const QString &path)
{
    hold(m_path, path);
    // Of a file that is gone, its folder says when there is one of that name again.
    const QFileInfo info(path);
    hold(m_folder, path.isEmpty() || info.exists() ? QString() : info.absolutePath());
    // The watcher forgets a file that goes, also when another takes its name.
    for (const QString &known : {m_path, m_folder}) {
        const bool isWatched = m_shared->watcher.files().contains(known)
                               || m_shared->watcher.directories().contains(known);
        if (!known.isEmpty() && !isWatched && QFileInfo::exists(known))
            m_shared->watcher.addPath(known);
    }
}

/// Puts another path in the place of one that is watched.
void FileWatch::hold(QString &held, const QString &path)
{
    if (held == path)
        return;
    const QString before = std::exchange(held, path);
    if (!path.isEmpty())
        ++m_shared->watches[path];
    if (before.isEmpty() || --m_shared->watches[before] > 0)
        return;
    m_shared->watches.remove(before);
    m_shared->watcher.removePath(before);
}

} // namespace hexahedron
