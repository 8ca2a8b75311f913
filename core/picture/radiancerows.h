#pragma once

#include "core/bytes/bytes.h"

#include <functional>

namespace hexahedron::picture {

/// What the bytes behind the header of a Radiance picture make: found by looking at every run, before a library does, because
/// some libraries never come to an end where runs do not.
struct RadianceRows
{
    bool arePacked = false; ///< by run lengths; else each pixel has its four bytes
    qint64 pixels = 0;      ///< that are there; of packed rows only those in whole ones
    qint64 damagedRow = -1; ///< the first one that makes no sense
    qint64 end = 0;         ///< of the last pixel that is there

    /// Sides must not be below 0 nor above 0x7fffffff.
    static RadianceRows read(const Bytes &bytes, ByteRange data, qint64 width, qint64 height,
                             const std::function<bool()> &isCancelled);
};

/// Packed rows in bytes of which nobody has said where they begin and how wide they are: the first that is whole, and those behind.
struct FoundRows
{
    qint64 width = 0, height = 0; ///< 0: there are none
    ByteRange range;

    static FoundRows in(const QByteArray &bytes);
};

/// Packed rows with black for what cannot be read of them.
struct MendedRows
{
    QByteArray bytes;   ///< empty when they would be too many
    qint64 missing = 0; ///< bytes of pixels that are made up

    static MendedRows of(const QByteArray &bytes, qint64 width, qint64 height);
};

} // namespace hexahedron::picture
