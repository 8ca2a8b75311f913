#pragma once

#include "tests/support/builtsamples.h"

namespace e3d {

using hexahedron::test::DamagedSample;

/// Nothing at all is to be said about these.
std::vector<hexahedron::test::BuiltSample> soundSamples();
/// The blocks of a model with all that real ones have, behind the version.
QByteArray furnishedBlocks();
std::vector<DamagedSample> damagedBlocks();     ///< sizes, types, places, texts
std::vector<DamagedSample> damagedMeshes();     ///< attributes, triangles, skins, parts, morphs
std::vector<DamagedSample> damagedMaterials();  ///< and textures
std::vector<DamagedSample> damagedAnimations(); ///< and nodes, and numbers by which blocks refer to each other
std::vector<DamagedSample> damagedPacking();    ///< packed blocks
std::vector<DamagedSample> damagedSamples();    ///< all of them

/// The files of tests/data/ecere: sound ones first, then damaged ones.
std::vector<hexahedron::test::BuiltSample> samples();

} // namespace e3d
