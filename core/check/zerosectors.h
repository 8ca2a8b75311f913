#pragma once

#include "core/check/checker.h"

namespace hexahedron {

/// Zeros that stand where a disk or a transfer has lost something: whole sectors of 512 bytes, counted from the beginning of the
/// file, hardly more, among bytes in which long runs of zeros do not occur. In ascending order, the first 64 of them.
std::vector<ByteRange> zeroSectorsOf(const Bytes &file);

/// Reports them. Looks at one place of each sector.
void checkZeroSectors(Checker &checker);

} // namespace hexahedron
