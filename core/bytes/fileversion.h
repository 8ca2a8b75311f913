#pragma once

#include "core/bytes/bytes.h"

#include <chrono>

namespace hexahedron {

/// What the system says of a file at one moment, without reading it.
struct FileVersion
{
    quint64 device = 0;
    quint64 inode = 0;
    qint64 size = 0;
    qint64 written = 0; ///< when bytes were written last, in nanoseconds since 1970; programs may set it
    qint64 changed = 0; ///< when anything changed last: bytes, but also permissions, names
    quint64 names = 0;  ///< how many lead to it
    quint64 owner = 0;
    quint64 group = 0;
    quint64 mode = 0;

    /// Of what the path leads to, links followed; nothing where there is nothing.
    static std::optional<FileVersion> of(const QString &path);
    /// Of an open file.
    static std::optional<FileVersion> of(int file);

    bool isSameFile(const FileVersion &other) const { return device == other.device && inode == other.inode; }
    /// Nobody has written, as far as the usual time says.
    bool isUnwritten(const FileVersion &other) const
    {
        return isSameFile(other) && size == other.size && written == other.written;
    }
    /// Nor has anybody written and set that time back: nothing was changed but permissions and names.
    bool isUntouched(const FileVersion &other) const
    {
        const bool isExplained = names != other.names || owner != other.owner || group != other.group
                                 || mode != other.mode;
        return isUnwritten(other) && (changed == other.changed || isExplained);
    }
    friend bool operator==(const FileVersion &, const FileVersion &) = default;
};

/// A file as it was read or written at one moment: its bytes, and what tells whether they are still there.
///
/// The bytes stay what they were, whatever other programs do to the file: short files are copied into memory, long ones
/// are cloned where the file system can do that without copying. Else they are mapped, nothing is loaded, and they stay
/// only as long as nobody writes into this very file; isIntact() tells.
class FileSnapshot
{
public:
    /// On failure returns nothing and says why.
    static std::optional<FileSnapshot> read(const QString &path, QString *error = nullptr);
    /// Bytes that are not those of a file on disk, or those that were written there as `version`.
    explicit FileSnapshot(Bytes bytes, const std::optional<FileVersion> &version = {});

    /// A file of which nobody has read the bytes.
    static FileSnapshot unread(const FileVersion &version);

    const Bytes &bytes() const { return m_bytes; }
    const std::optional<FileVersion> &version() const { return m_version; }

    /// The file at `path` still has these bytes. Who only touches a file, or writes the same again, does not count
    /// where bytes can be compared in a moment (MostCompared).
    bool isAt(const QString &path) const;
    /// The bytes are still those that were read.
    bool isIntact() const;
    /// What reads as zeros because the file was cut off, by place in the file.
    ByteRange lostRange() const;

    static constexpr qint64 MostCopied = qint64(32) << 20;    ///< of one file
    static constexpr qint64 MostInMemory = qint64(512) << 20; ///< of all files together
    static constexpr qint64 MostCompared = MostCopied;

private:
    class Descriptor;

    Bytes m_bytes;
    std::optional<FileVersion> m_version;
    bool m_isRead = true;
    bool m_isRecent = false;                        ///< written so shortly before that a second time may not show
    std::shared_ptr<const Descriptor> m_mappedFile; ///< when the bytes are those of the file itself
};

/// Keeps others who ask for it from changing a file: who changes one in place holds it from reading to replacing. Other
/// programs do not ask. It goes with the process, and leaves nothing beside the file.
class FileLock
{
public:
    /// Waits at most that long; nothing when somebody else held it all the time. Where there is no file, or the file
    /// system has no locks, the lock is empty: comparing before replacing must do.
    static std::optional<FileLock> take(const QString &path, std::chrono::milliseconds patience);
    FileLock(FileLock &&other) noexcept
        : m_file(std::exchange(other.m_file, -1))
    {
    }
    FileLock &operator=(FileLock &&other) noexcept
    {
        std::swap(m_file, other.m_file);
        return *this;
    }
    ~FileLock();
    Q_DISABLE_COPY(FileLock)

private:
    explicit FileLock(int file)
        : m_file(file)
    {
    }
    int m_file;
};

} // namespace hexahedron
