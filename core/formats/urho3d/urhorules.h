#pragma once

#include "core/check/checker.h"
#include "core/tree/format.h"

namespace hexahedron {

/// Rules of the Urho3D reference that look at more than one field; those of single fields stand in the descriptions.
std::span<const Rule> urhoModelRules();     // M
std::span<const Rule> urhoAnimationRules(); // A
std::span<const Rule> urhoShaderRules();    // S
std::span<const Rule> urhoPackageRules();   // P

} // namespace hexahedron
