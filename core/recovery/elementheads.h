#pragma once

#include "core/recovery/hypothesis.h"
#include "core/recovery/places.h"

namespace hexahedron::recovery {

/// The elements before this one in its list, the nearest first; at most two.
std::vector<NodeId> elementsBefore(const NodeStore &nodes, NodeId element);

/// What an element of varying size begins with was hit: a name, some numbers, and how many keys or the like follow. Tries to write the
/// end of the name and the numbers again as the element before it has them, with as many keys as there are before the next name.
void tryElementHeads(Workbench &bench, const Places &places);
/// From an element of a list on there are only zeros, as a lost sector leaves them, and others follow behind: tries to begin it so that
/// they are read again. Its name is made up, so somebody has to choose it.
void tryLostElements(Workbench &bench);
/// A number outside the elements counts a part of each: tries those with which the next name follows the first of these parts.
void trySharedCount(Workbench &bench);

} // namespace hexahedron::recovery
