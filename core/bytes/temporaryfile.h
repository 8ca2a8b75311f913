#pragma once

#include <QByteArray>
#include <QtGlobal>

#include <optional>
#include <utility>

#include <sys/stat.h>

namespace hexahedron {

/// A file that is written beside the one whose place it will take. It goes with this object; what a program left behind that was
/// killed goes when the next one of the same name is made.
class TemporaryFile
{
public:
    /// Nothing, with errno, when none can be made in that folder. `target` is the path of the file to be replaced.
    static std::optional<TemporaryFile> beside(const QByteArray &target, mode_t mode);
    /// What programs left behind in a folder that were killed while they wrote there: for the file of that name, or for any.
    static void removeLeftovers(const QByteArray &folder, const QByteArray &name = {});
    TemporaryFile(TemporaryFile &&other) noexcept
        : m_path(std::exchange(other.m_path, {}))
        , m_file(std::exchange(other.m_file, -1))
    {
    }
    TemporaryFile &operator=(TemporaryFile &&other) noexcept
    {
        std::swap(m_path, other.m_path);
        std::swap(m_file, other.m_file);
        return *this;
    }
    ~TemporaryFile();
    Q_DISABLE_COPY(TemporaryFile)

    const QByteArray &path() const { return m_path; }
    int file() const { return m_file; }
    enum class TakenOver {
        All,
        NotOwner, ///< that only an administrator may keep
        NotMode   ///< with the reason in errno
    };
    /// Gives this file what `target` has beside its bytes: owner, permissions, and as far as the file system lets us, extended
    /// attributes such as comments and access lists. `old` is the status of `target`. Nobody may do more with this file than
    /// with the old one.
    TakenOver takeOver(const QByteArray &target, const struct stat &old);
    /// It has taken its place, or is somebody else's now: nothing is removed.
    void release() { m_path.clear(); }

private:
    TemporaryFile(QByteArray path, int file)
        : m_path(std::move(path))
        , m_file(file)
    {
    }
    QByteArray m_path;
    int m_file = -1;
};

} // namespace hexahedron
