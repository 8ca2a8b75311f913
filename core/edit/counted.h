#pragma once

#include "core/tree/tree.h"

namespace hexahedron {

/// The arrays whose number of elements `count` says: beside it, or in the frames below the one in which it stands.
std::vector<Item> arraysCountedBy(const Tree &tree, const Item &count);

/// The number that says how many elements an array has; invalid when no single field does.
Item countOf(const Tree &tree, const Item &array);

} // namespace hexahedron
