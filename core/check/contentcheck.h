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
/// True when what a record says lies elsewhere takes no bytes. `values` are those inside the record.
bool isEmptyPart(const Field &part, const ValueStack &values);
/// True when every content of the stream that lies elsewhere was found: else nobody can tell the sum over all of them.
bool areAllFound(const Tree &tree, StreamId stream);
/// The number that says wrongly how many bytes packed content has; null when none does.
const Field *wrongSizeOf(const Tree &tree, const Item &holder);
/// The field in a record around the item, or in its own; invalid when there is none.
Item fieldAround(const Tree &tree, const Item &item, const Field *field);

} // namespace hexahedron::contents
