#pragma once

#include "core/check/checker.h"
#include "core/tree/format.h"

namespace hexahedron {

/// Rules of the Urho3D reference that look at more than one field; those of single fields stand in the descriptions.
std::vector<Rule> urhoModelRules();     // M
std::vector<Rule> urhoAnimationRules(); // A
std::vector<Rule> urhoShaderRules();    // S
std::vector<Rule> urhoPackageRules();   // P

} // namespace hexahedron
