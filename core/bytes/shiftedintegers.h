#pragma once

#include "core/bytes/bytes.h"

namespace hexahedron {

/// `original`, in which some little-endian integers are counted anew, computed when read: the indices after a removed
/// or inserted element, however many there are, without a copy.
///
/// Record i begins at i * stride; `perRecord` integers of `width` (1, 2 or 4) bytes follow one another from
/// `fieldOffset` in it. Those that are >= `from` grow by `delta` (and wrap around in their width). Integers of 4 bytes
/// are signed, and negative ones stay: formats use them for "none". An integer that the end cuts off stays too.
///
/// Shifting what is shifted already (one removal after another, also with whole records gone or come in between) joins
/// the rules instead of stacking them, so reading does not get slower with every edit.
std::shared_ptr<const ByteSource> shiftedIntegers(Bytes original, int width, qint64 stride, qint64 fieldOffset,
                                                  qint64 from, qint64 delta, qint64 perRecord = 1);

} // namespace hexahedron
