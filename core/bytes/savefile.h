#pragma once

#include "core/bytes/bytes.h"

#include <functional>

namespace hexahedron {

struct SaveOptions
{
    bool backup = false; ///< the content before stays as `name~`
    /// Called after each block with the bytes written so far and all there are; false cancels.
    std::function<bool(qint64 done, qint64 all)> progress;
};

enum class SaveResult { Saved, Cancelled, Failed };

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
SaveResult saveFile(const Bytes &bytes, const QString &path, const SaveOptions &options = {}, QString *error = nullptr);

} // namespace hexahedron
