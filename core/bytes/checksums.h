#pragma once

#include "core/bytes/bytes.h"

namespace hexahedron {

/// CRC-32 as in zlib, PNG and zip (polynomial 0xEDB88320, reflected). `previous` is the sum of the bytes before these.
quint32 crc32(std::span<const uchar> bytes, quint32 previous = 0);
quint32 crc32(const Bytes &bytes, ByteRange range);

/// The sum of the sdbm database: hash = byte + hash * 65599, modulo 2^32. `previous` is the sum of the bytes before
/// these.
quint32 sdbm(std::span<const uchar> bytes, quint32 previous = 0);
quint32 sdbm(const Bytes &bytes, ByteRange range);
/// The sum of A and B together, from the sum of each: blocks can be summed in any order or at the same time, and after
/// an edit only the block that changed.
quint32 sdbmCombined(quint32 a, quint32 b, qint64 lengthOfB);

/// A sum over bytes that files store as a number.
struct Checksum
{
    const char *name;
    quint32 (*of)(const Bytes &, ByteRange);
    /// That of two runs one after the other, from that of each and the length of the second; null where it cannot be told.
    quint32 (*combined)(quint32 a, quint32 b, qint64 lengthOfB);
};

namespace checksums {
inline constexpr Checksum crc32{"CRC-32", &hexahedron::crc32, nullptr};
inline constexpr Checksum sdbm{"SDBM", &hexahedron::sdbm, &sdbmCombined};
} // namespace checksums

} // namespace hexahedron
