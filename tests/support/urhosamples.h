#pragma once

#include "tests/support/builtsamples.h"

namespace urho {

using hexahedron::test::DamagedSample;

/// Nothing at all is to be said about these.
std::vector<hexahedron::test::BuiltSample> soundSamples();
std::vector<DamagedSample> damagedModels();
std::vector<DamagedSample> damagedAnimations();
std::vector<DamagedSample> damagedShaders(); ///< and scripts
std::vector<DamagedSample> damagedPackages();
std::vector<hexahedron::test::BuiltSample> soundPackages(); ///< part of the sound ones
/// Small files with large claims: counts and links that would cost a reader its memory or its time.
std::vector<DamagedSample> hostileSamples();
std::vector<DamagedSample> damagedSamples(); ///< all of them

/// The files of tests/data/urho3d: sound ones first, then damaged ones.
std::vector<hexahedron::test::BuiltSample> samples();

} // namespace urho
