#pragma once

#include "core/check/checker.h"

namespace hexahedron::contents {

/// Reports what is wrong with what the items of a stream hold: packed bytes that do not expand as they should, sums and
/// checksums. Contents are looked at by so many threads.
void report(Checker &checker, int threads);

/// Checksum of what an item holds, or of its own bytes when it holds nothing packed.
quint32 checksumOf(const Tree &tree, const Item &holder);
/// The number of bytes that it is over.
qint64 sizeOf(const Tree &tree, const Item &holder);
/// The field in a record around the item, or in its own; invalid when there is none.
Item fieldAround(const Tree &tree, const Item &item, const Field *field);

} // namespace hexahedron::contents
