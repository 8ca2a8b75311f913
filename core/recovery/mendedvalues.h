#pragma once

#include "core/tree/tree.h"

namespace hexahedron {

/// Values that stand where a repair has written, and that nothing else in the file says. Counts, lengths, places, checksums and marks
/// can only be what they are now, so they are left out, and so is packed content: it is another stream. Whole values in ascending
/// order; neighbours in one list are one range. At most `most` ranges.
std::vector<ByteRange> mendedValues(const Tree &tree, StreamId stream, const std::vector<ByteRange> &written,
                                    size_t most);

} // namespace hexahedron
