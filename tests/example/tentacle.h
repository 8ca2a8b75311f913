#pragma once

#include "core/tree/format.h"

#include <vector>

namespace hexahedron {

/// A skinned, animated model and its texture.
std::vector<ExampleFile> tentacle();

} // namespace hexahedron
