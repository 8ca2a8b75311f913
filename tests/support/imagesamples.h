#pragma once

#include "tests/support/builtsamples.h"

namespace image {

/// Small pictures of every container: sound ones, and one for each thing that can be wrong.
std::vector<hexahedron::test::BuiltSample> samples();

// Those of single containers.
std::vector<hexahedron::test::BuiltSample> ddsSamples();
std::vector<hexahedron::test::BuiltSample> pngSamples();
std::vector<hexahedron::test::BuiltSample> jpegSamples();
std::vector<hexahedron::test::BuiltSample> gifSamples();
std::vector<hexahedron::test::BuiltSample> ktxSamples();
std::vector<hexahedron::test::BuiltSample> otherPictureSamples(); ///< PSD, HDR and JPEG 2000
std::vector<hexahedron::test::BuiltSample> bitmapSamples();       ///< BMP and TGA

} // namespace image
