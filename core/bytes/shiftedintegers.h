#pragma once

#include "core/bytes/bytes.h"

namespace hexahedron {

/// How shiftedIntegers() counts anew, as values that can be written down.
struct ShiftRule
{
    int width = 4;
    qint64 stride = 4;
    qint64 fieldOffset = 0;
    qint64 from = 0;
    qint64 delta = 0;
    qint64 perRecord = 1;

    bool isValid() const;
};

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

/// The rule by which `shifted` was made of just these `original` bytes, when it is known for sure. Looks at pieces, not at bytes.
std::optional<ShiftRule> shiftRuleBetween(const Bytes &original, const Bytes &shifted);

} // namespace hexahedron
