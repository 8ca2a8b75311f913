#pragma once

#include "tests/support/builtsamples.h"

namespace b3d {

/// The files of tests/data/blitz3d: sound ones first, then damaged ones.
std::vector<hexahedron::test::BuiltSample> samples();

} // namespace b3d
