#pragma once

#include "core/bytes/bytes.h"
#include "core/tree/tree.h"

#include <QDateTime>
#include <QFileInfo>
#include <QHash>

#include <memory>
#include <mutex>

namespace hexahedron {

/// What files say that matters to others. What many files lead to is read once: facts are kept as long as the file is as old and
/// as large as it was, of a bounded number of files. Threads may ask at the same time.
template<typename Facts>
class FileFacts
{
public:
    static constexpr qint64 MostBytes = qint64(64) << 20; ///< of a file; longer ones are not read

    explicit FileFacts(qsizetype mostFiles)
        : m_mostFiles(mostFiles)
    {
    }

    /// Reads a file as one of that format, and from its tree the facts. Null when it cannot be read.
    template<typename Read>
    std::shared_ptr<const Facts> of(const QString &path, const Format &format, const Read &read)
    {
        const QFileInfo file(path);
        Known known{file.size(), file.lastModified(), &format, nullptr};
        if (path.isEmpty() || !file.isFile() || known.size > MostBytes)
            return nullptr;
        {
            const std::lock_guard lock(m_mutex);
            const auto found = m_files.constFind(path);
            if (found != m_files.constEnd() && found->size == known.size && found->changed == known.changed
                && found->format == &format)
                return found->facts;
        }
        const std::optional<Bytes> bytes = Bytes::fromFile(path);
        if (!bytes)
            return nullptr;
        known.facts = read(*readTree(format, *bytes, path));
        const std::lock_guard lock(m_mutex);
        if (m_files.size() >= m_mostFiles)
            m_files.clear();
        m_files.insert(path, known);
        return known.facts;
    }

private:
    struct Known
    {
        qint64 size = 0;
        QDateTime changed;
        const Format *format = nullptr;
        std::shared_ptr<const Facts> facts;
    };

    std::mutex m_mutex;
    QHash<QString, Known> m_files;
    qsizetype m_mostFiles;
};

} // namespace hexahedron
