#pragma once

#include "core/edit/editplan.h"
#include "core/tree/tree.h"

namespace hexahedron {

/// Bytes of which a number says that they mean something, and that mean nothing when it is another one: no byte goes, but what
/// they were is not read any more. `after` is the tree of the result.
QStringList takenBytes(const EditPlan &plan, const Tree &before, const Tree &after);

/// Pixels that are not in a picture any more when one of its sides is smaller, however they are packed.
QStringList lostPixels(const EditPlan &plan, const Tree &before, const Tree &after);

} // namespace hexahedron
