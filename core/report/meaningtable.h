#pragma once

#include "core/tree/tree.h"

namespace hexahedron {

/// What bytes mean as a table in Markdown: offset, bytes, path and value of each field that lies in `range`, also in part. Of many
/// fields the first ones, and how much is left out.
QString meaningTable(const Tree &tree, StreamId stream, ByteRange range);

} // namespace hexahedron
