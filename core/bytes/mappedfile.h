#pragma once

#include "core/bytes/bytes.h"

namespace hexahedron {

/// A file mapped for reading. It stays readable when its name goes; what another program cuts off reads as zeros.
/// Bytes that another program writes into the same file show through: only who replaces a file by renaming, as saving
/// here does, leaves its readers alone.
class MappedFile final : public ByteSource
{
public:
    ~MappedFile() override;

    /// The file's bytes: mapped where possible, read into memory where not (pipes, files of /proc).
    static std::optional<Bytes> read(const QString &path, QString *error);

private:
    MappedFile(void *address, qint64 size, int file);

    void *m_address;
    int m_file; // open as long as the mapping: tells a cut-off file from a broken disk
};

} // namespace hexahedron
