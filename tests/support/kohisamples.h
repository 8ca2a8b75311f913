#pragma once

#include "tests/support/builtsamples.h"

namespace kohi {

using hexahedron::test::DamagedSample;

/// Nothing is wrong with these.
std::vector<hexahedron::test::BuiltSample> soundSamples();
/// At least one for every rule of the format's reference.
std::vector<DamagedSample> damagedSamples();
/// The same for what takes too many bytes to be kept beside its golden text.
std::vector<DamagedSample> largeDamagedSamples();
/// All that are kept.
std::vector<hexahedron::test::BuiltSample> samples();

} // namespace kohi
