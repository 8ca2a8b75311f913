#pragma once

#include "app/cli/verb.h"
#include "core/bytes/bytes.h"

#include <functional>

class QIODevice;

namespace hexahedron::cli {

/// A pipe, or a device that takes what is written into it, such as /dev/stdout: it is written into, never replaced.
bool takesStream(const QString &fileName);

/// A file is there that is not empty.
bool isFilled(const QString &fileName);
/// That another file was there, where a result was written: who repeats a command writes there again, but who has mistyped a name
/// should know.
QString placeTaken(const QString &fileName);

/// Runs `write` on a file that appears, whole, when all went well. Owner and permissions of a file that it replaces are kept as
/// far as the system lets us; what is not kept is said. What takes a stream is written into.
ExitCode writeFile(const QString &fileName, const std::function<bool(QIODevice &)> &write);

/// Says so when `to`, which is to be written, is the file that is read.
bool isFileThatIsRead(const QString &to, const QString &read);

/// Copies bytes to a device in blocks.
bool copyBytes(QIODevice &device, const Bytes &bytes, ByteRange range);

} // namespace hexahedron::cli
