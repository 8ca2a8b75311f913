#pragma once

#include "core/bytes/fileversion.h"

#include <functional>

class QIODevice;

namespace hexahedron {

enum class SaveResult {
    Saved,
    Cancelled,
    Failed,
    Conflict, ///< what is there is not what was expected
    Lost,     ///< bytes of the sources are gone
    NotKept,  ///< what would be replaced could not be kept before
    Emptied   ///< nothing would be left of what is there
};

struct SaveOptions
{
    /// What may be replaced; nothing: whatever is there. Compared before anything is written, and once more at the
    /// moment of replacing. A file that is gone may be made again.
    std::optional<FileSnapshot> expected = {};
    /// Where `bytes` come from: nothing is replaced by bytes that are no longer what was read (SaveResult::Lost).
    std::vector<FileSnapshot> sources = {};
    bool isLocked = false; ///< the caller holds the FileLock, which is taken otherwise for the time of replacing
    /// Called once the file may be replaced as far as anybody knows, before anything is written: the moment to keep what is
    /// there. Anything but Saved ends the saving, with the reason in `error`.
    std::function<SaveResult(QString *error)> first = {};
    /// Called after each block with the bytes written so far and all there are; false cancels.
    std::function<bool(qint64 done, qint64 all)> progress = {};
    quint32 mode = 0666; ///< of a new file, less what the user's mask takes away
};

/// What a file of that name is once it is written: symbolic links are followed as the system follows them, also where nothing is
/// there yet. Empty when they lead back to themselves.
QString writtenAt(const QString &path);

/// Replaces the file at `path` by `bytes`, wholly or not at all: writes a new file beside it, flushes it to the disk
/// and renames it over the old one. When that fails or is cancelled, the old file is untouched and the reason is in
/// `error`.
///
/// - Permissions, extended attributes and (where allowed) the owner stay as they were.
/// - A symbolic link stays a link, what it points to is replaced.
/// - Other hard links to the file keep the old content. They are names of the old file, and this is a new one; writing
///   into the old file instead would risk it, and change snapshots that map it.
/// - `bytes` may come from the very file that is replaced: its mapping keeps the old content alive, nameless.
/// - A file that may not be written is not replaced either, although renaming would allow it.
/// `version`, if given, receives that of the file that was written.
SaveResult saveFile(const Bytes &bytes, const QString &path, const SaveOptions &options = {}, QString *error = nullptr,
                    std::optional<FileVersion> *version = nullptr);

/// The same for what is made while it is written. `content` writes it and is false when it cannot; what the device does not take is a
/// failure in any case. Progress is not reported.
SaveResult saveFile(const std::function<bool(QIODevice &)> &content, const QString &path,
                    const SaveOptions &options = {}, QString *error = nullptr);

} // namespace hexahedron
