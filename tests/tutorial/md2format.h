#pragma once

#include "core/tree/format.h"

namespace hexahedron {

/// Models of Quake II: the example of CONTRIBUTING.md. Not part of the product.
const Format &md2Format();

} // namespace hexahedron
