#pragma once

#include "core/schema/field.h"

namespace hexahedron {

/// True when other parts of the file say what the value is: lengths, counts, places, checksums, sizes of what is packed.
bool isDerived(const Field &field);

} // namespace hexahedron
