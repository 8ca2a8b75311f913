#pragma once

#include "core/bytes/bytes.h"

struct stat;

namespace hexahedron {

/// A file mapped for reading. It stays readable when its name goes; what another program cuts off reads as zeros.
/// Bytes that another program writes into the same file show through: only who replaces a file by renaming, as saving
/// here does, leaves its readers alone.
class MappedFile final : public ByteSource
{
public:
    ~MappedFile() override;

    /// The file's bytes: mapped where possible, read into memory where not (files of /proc). Pipes, sockets, devices and
    /// folders are refused, without opening them: none of them may hold up who looks for a file.
    static std::optional<Bytes> read(const QString &path, QString *error);
    /// What comes from an open pipe, socket or file, called `name`; at most 1 GiB of it. Waits for its end.
    static std::optional<Bytes> readPipe(int file, const QString &name, QString *error);

private:
    MappedFile(void *address, qint64 size, int file);
    static std::optional<Bytes> take(int file, const struct stat &status, QString *reason);

    void *m_address;
    int m_file; // open as long as the mapping: tells a cut-off file from a broken disk
};

} // namespace hexahedron
