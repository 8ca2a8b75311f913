#pragma once

#include "core/check/checker.h"
#include "core/tree/format.h"

namespace hexahedron {

/// Rules of the K3D reference that look at more than one field; those of single fields stand in the description.
std::span<const Rule> k3dRules();

} // namespace hexahedron
