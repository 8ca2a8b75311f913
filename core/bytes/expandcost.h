#pragma once

#include "core/bytes/codec.h"

namespace hexahedron {

/// How much of the total may be taken for what lies in a file of that size: bytes, and what they are read as. A small file gets an
/// eighth of it, because streams inside streams multiply the times that each may expand.
qint64 roomIn(qint64 fileSize, const ExpandLimits &limits);

/// Bytes of memory that have to be made ready for each stream with these parameters, however few bytes it has.
qint64 startingCost(const Codec &codec, std::span<const qint64> parameters);

} // namespace hexahedron
