#pragma once

#include "core/bytes/bytes.h"

#include <atomic>

namespace hexahedron {

/// Stretches of two byte sequences that go together: equal, or standing in each other's place. One of the ranges may be empty.
struct AlignedPart
{
    ByteRange before;
    ByteRange after;
    bool isEqual = false;

    friend bool operator==(const AlignedPart &, const AlignedPart &) = default;
};

/// Puts equal stretches beside each other although bytes came in or went between them. The parts follow each other without gaps
/// and cover both. Takes time and memory in proportion to what lies between the common beginning and the common end; what moved
/// is found in one of its places only. Nothing when `cancelled` becomes true.
std::vector<AlignedPart> aligned(const Bytes &before, const Bytes &after, const std::atomic_bool *cancelled = nullptr);
/// The same with each byte beside the one at the same place.
std::vector<AlignedPart> alignedInPlace(const Bytes &before, const Bytes &after,
                                        const std::atomic_bool *cancelled = nullptr);

} // namespace hexahedron
