#pragma once

#include "tests/support/builtsamples.h"

namespace horde {

/// Samples of XML documents and shaders: whole ones, and some with what can be wrong with their kind.
std::vector<hexahedron::test::BuiltSample> textSamples();

} // namespace horde
