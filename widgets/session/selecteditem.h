#pragma once

#include "core/tree/tree.h"

namespace hexahedron {

class Selection;

/// The item that the selected bytes are; the smallest around them when they are no item. An empty selection means the byte at
/// its place. Where several have the same bytes (a record with one field) it is the innermost.
Item selectedItem(const Tree &tree, const Selection &selection);

} // namespace hexahedron
