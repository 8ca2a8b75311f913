#pragma once

#include "core/tree/format.h"
#include "core/tree/tree.h"

namespace hexahedron {

/// What may stand as the value of an item: words that its field knows, and what its format finds.
Proposals proposalsFor(const Tree &tree, const Item &item);

} // namespace hexahedron
