#pragma once

#include "core/tree/tree.h"

#include <functional>

namespace hexahedron {

class Wishes;

/// Changes elements of one size where they are, all in one replacement from the first that changes to the last: elements may be
/// many. `change` gets the bytes of an element, and says whether it has changed them.
void changeElements(Wishes &wishes, const Item &array, const std::function<bool(uchar *element)> &change);

} // namespace hexahedron
