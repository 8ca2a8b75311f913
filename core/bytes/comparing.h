#pragma once

#include "core/bytes/bytes.h"

#include <atomic>

namespace hexahedron {

/// How two byte sequences differ, place by place; nothing is moved to fit.
struct ByteDifference
{
    std::optional<qint64> first; ///< where they differ first; the end of the shorter one when it begins the longer one
    qint64 count = 0;            ///< places that both have with bytes that differ

    bool isNone() const { return !first; }
};

/// Reads both to the end, unless `cancelled` becomes true.
ByteDifference compared(const Bytes &one, const Bytes &other, const std::atomic_bool *cancelled = nullptr);
bool areEqual(const Bytes &one, const Bytes &other);
/// False also where more than `most` bytes would have to be read to know it. What both have from the same place of a source is not
/// read.
bool areEqualAtOnce(const Bytes &one, const Bytes &other, qint64 most);

} // namespace hexahedron
