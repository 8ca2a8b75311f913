#pragma once

#include "core/check/checker.h"

namespace hexahedron {

/// Zeros that stand where a disk or a transfer has lost something: whole sectors of 512 bytes, counted from the beginning of the
/// file, hardly more, among bytes in which long runs of zeros do not occur. With what was written into some of them since, as long
/// as three quarters of it are zero. In ascending order, the first 64 of them.
std::vector<ByteRange> zeroSectorsOf(const Bytes &file);

/// Reports them. Looks at a few places of each sector.
void checkZeroSectors(Checker &checker);

} // namespace hexahedron
