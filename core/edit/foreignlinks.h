#pragma once

#include "core/edit/editplan.h"
#include "core/tree/tree.h"

namespace hexahedron {

/// What numbers in pasted frames name now. They were copied from another file, where they may have named something else, and what
/// they named there does not come along. `after` is the tree of the result. Nothing for what was copied inside the file.
QStringList foreignLinks(const EditPlan &plan, const Tree &after);

} // namespace hexahedron
