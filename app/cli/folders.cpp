#include "app/cli/folders.h"

#include "app/cli/console.h"
#include "core/bytes/systemerror.h"
#include "core/formats/registry.h"
#include "core/tree/value.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <memory>

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hexahedron::cli {

namespace {

using Folder = std::unique_ptr<DIR, int (*)(DIR *)>;

/// Goes through a folder by the names that the system knows: not all of them can be written as text.
class Search
{
public:
    explicit Search(const QString &folder) { m_waiting.push_back(QFile::encodeName(folder)); }

    std::vector<FoundFile> run()
    {
        while (!m_waiting.empty()) {
            const QByteArray folder = std::move(m_waiting.back());
            m_waiting.pop_back();
            lookInto(folder);
        }
        std::sort(m_found.begin(), m_found.end(),
                  [](const FoundFile &a, const FoundFile &b) { return a.path < b.path; });
        return std::move(m_found);
    }

private:
    void lookInto(const QByteArray &path)
    {
        const Folder folder(opendir(path.constData()), closedir);
        if (!folder)
            return fail(path, systemError(errno));
        errno = 0;
        for (const dirent *entry = readdir(folder.get()); entry; entry = readdir(folder.get())) {
            const QByteArray name(entry->d_name);
            if (name != "." && name != "..")
                take(dirfd(folder.get()), name, path.endsWith('/') ? path + name : path + '/' + name);
            errno = 0;
        }
        if (errno != 0)
            fail(path, systemError(errno));
    }

    void take(int folder, const QByteArray &name, const QByteArray &path)
    {
        struct stat own, status;
        if (fstatat(folder, name.constData(), &own, AT_SYMLINK_NOFOLLOW) != 0)
            return; // it has just gone
        if (S_ISDIR(own.st_mode)) {
            if (isText(path))
                m_waiting.push_back(path);
            else
                fail(path, notUtf8());
        } else if (fstatat(folder, name.constData(), &status, 0) == 0 && S_ISREG(status.st_mode)) {
            takeFile(folder, name, path);
        }
    }

    void takeFile(int folder, const QByteArray &name, const QByteArray &path)
    {
        // By its descriptor a file can be looked at whatever it is called; what cannot be read counts by its name.
        const int file = openat(folder, name.constData(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
        const auto bytes = file < 0 ? std::nullopt : Bytes::fromFile(QStringLiteral("/proc/self/fd/%1").arg(file));
        const int reason = errno;
        if (file >= 0)
            close(file);
        if (&recognise(bytes.value_or(Bytes()), QFile::decodeName(path)) == &unknownFormat())
            return;
        if (!isText(path))
            fail(path, notUtf8());
        else if (file < 0)
            fail(path, systemError(reason));
        else
            m_found.push_back({QFile::decodeName(path), {}});
    }

    static bool isText(const QByteArray &path) { return QFile::encodeName(QFile::decodeName(path)) == path; }
    static QString notUtf8() { return text(QT_TRANSLATE_NOOP("hexa", "its name is not UTF-8")); }
    void fail(const QByteArray &path, const QString &reason) { m_found.push_back({textOf(path), reason}); }

    std::vector<QByteArray> m_waiting;
    std::vector<FoundFile> m_found;
};

} // namespace

std::vector<FoundFile> filesOf(const QStringList &paths)
{
    std::vector<FoundFile> files;
    for (const QString &path : paths) {
        if (!QFileInfo(path).isDir()) {
            files.push_back({path, {}});
            continue;
        }
        const std::vector<FoundFile> inside = Search(path).run();
        files.insert(files.end(), inside.begin(), inside.end());
    }
    return files;
}

} // namespace hexahedron::cli
