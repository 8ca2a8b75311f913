#pragma once

#include "core/recovery/hypothesis.h"

namespace hexahedron::recovery {

/// Bytes whose checksum stands in the file.
struct SummedBytes
{
    ByteRange range;                    ///< in the file
    quint32 stored = 0;                 ///< what the sum should be
    const Checksum *checksum = nullptr; ///< one whose steps can be undone
};

/// Those in the file itself, not in what is packed; the first ones of many.
std::vector<SummedBytes> summedBytes(const Tree &tree);

/// After a sum is known from the front and from the end, few edits lead from the one to the other: these. `file` is what the sum is
/// not right for.
/// Places where `count` bytes go.
std::vector<qint64> placesOfExtra(const Bytes &file, const SummedBytes &sum, qint64 count);
/// Places where bytes come in, with these; 1 or 2 of them, more can be chosen anywhere.
std::vector<std::pair<qint64, QByteArray>> placesOfMissing(const Bytes &file, const SummedBytes &sum, qint64 count);
/// Places where a byte is another one.
std::vector<std::pair<qint64, QByteArray>> placesOfWrong(const Bytes &file, const SummedBytes &sum);

/// A byte is wrong, and a checksum knows which.
void trySums(Workbench &bench);

} // namespace hexahedron::recovery
