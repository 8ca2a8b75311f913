#include "widgets/session/filewatch.h"

#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QHash>

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
}

FileWatch::~FileWatch()
{
    forget();
}

void FileWatch::watch(const QString &path)
{
    if (path != m_path) {
        forget();
        m_path = path;
        if (!path.isEmpty())
            ++m_shared->watches[path];
    }
    // The watcher forgets a file that goes, also when another takes its name.
    if (!path.isEmpty() && !m_shared->watcher.files().contains(path) && QFileInfo::exists(path))
        m_shared->watcher.addPath(path);
}

void FileWatch::forget()
{
    if (m_path.isEmpty() || --m_shared->watches[m_path] > 0)
        return;
    m_shared->watches.remove(m_path);
    if (m_shared->watcher.files().contains(m_path))
        m_shared->watcher.removePath(m_path);
}

} // namespace hexahedron
