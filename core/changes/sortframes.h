#pragma once

#include "core/tree/tree.h"

#include <map>

namespace hexahedron {

class Wishes;

/// Sorts the frames of `parent` that have a rank, those of one rank in the order in which they stand; others keep their place.
void sortFrames(Wishes &wishes, const Item &parent, const std::map<const Field *, int> &ranks);

} // namespace hexahedron
