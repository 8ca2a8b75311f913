#pragma once

#include "tests/support/builtsamples.h"

namespace horde {

/// Samples of geometry and animations: whole ones, and one for each thing that can be wrong.
std::vector<hexahedron::test::BuiltSample> samples();

} // namespace horde
