#pragma once

#include "core/tree/format.h"

namespace hexahedron {

/// Rules V01–V50 of the Blitz3D reference that look at more than one field.
std::span<const Rule> b3dRules();

} // namespace hexahedron
