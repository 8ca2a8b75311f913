#pragma once

#include "core/edit/editplan.h"

namespace hexahedron {

/// Makes one plan of two, of which `next` was made on what the first one leaves.
void appendPlan(EditPlan &all, EditPlan &&next);

} // namespace hexahedron
