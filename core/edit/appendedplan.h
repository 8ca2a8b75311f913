#pragma once

#include "core/edit/editplan.h"

namespace hexahedron {

/// Makes one plan of two, of which `next` was made on what the first one leaves.
void appendPlan(EditPlan &all, EditPlan &&next);

/// Where the bytes of its result stood before it.
Origins originsOf(const EditPlan &plan);

/// A text that names an offset of the result of some edits, with the one where that stood before them.
QString inFirstFile(QString text, qint64 offset, const Origins &origins);

} // namespace hexahedron
