#pragma once

#include "core/edit/editplan.h"
#include "core/recovery/recovery.h"

namespace hexahedron::recovery {

/// The edit of a candidate as a plan: one undo step, with what it takes away. `before` is the tree that was recovered.
EditPlan planOf(const Candidate &candidate, const Tree &before);

} // namespace hexahedron::recovery
