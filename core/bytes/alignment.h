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

/// What somebody who waits for a comparison may want: to end it, and to know how far it is.
struct AlignmentWatch
{
    const std::atomic_bool *cancelled = nullptr;
    std::atomic<int> *permille = nullptr;
};

/// Puts equal stretches beside each other although bytes came in or went between them. The parts follow each other without gaps
/// and cover both. Takes time and memory in proportion to what lies between the common beginning and the common end; what moved
/// is found in one of its places only. Nothing when `cancelled` becomes true.
std::vector<AlignedPart> aligned(const Bytes &before, const Bytes &after, const AlignmentWatch &watch = {});
/// The same with each byte beside the one at the same place. Where there are very many differences, those that are close to each
/// other are told as one.
std::vector<AlignedPart> alignedInPlace(const Bytes &before, const Bytes &after, const AlignmentWatch &watch = {});
/// Whichever of both leaves less that differs: files of one size mostly have what belongs together at the same places. Nothing is
/// copied of more than `mostCopied` bytes: long ones of one size are compared in place, and so is what lies in pieces.
std::vector<AlignedPart> alignedBest(const Bytes &before, const Bytes &after, const AlignmentWatch &watch = {},
                                     qint64 mostCopied = qint64(512) << 20);

/// In bytes of the longer side of each part.
qint64 differingBytes(const std::vector<AlignedPart> &parts);

} // namespace hexahedron
