#pragma once

#include "core/tree/format.h"

namespace hexahedron {

/// A tentacle with normals, texture coordinates, a chain of bones with weights, and keys that make it sway; its texture lies
/// beside it. Small enough to be read whole.
std::vector<ExampleFile> b3dExample();

} // namespace hexahedron
