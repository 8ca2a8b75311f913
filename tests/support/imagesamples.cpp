#include "tests/support/imagesamples.h"

namespace image {

std::vector<hexahedron::test::BuiltSample> samples()
{
    std::vector<hexahedron::test::BuiltSample> all;
    for (const auto samplesOfOne :
         {&ddsSamples, &bitmapSamples, &pngSamples, &jpegSamples, &gifSamples, &ktxSamples, &otherPictureSamples}) {
        for (hexahedron::test::BuiltSample &sample : samplesOfOne()) {
            sample.file.prepend("image/");
            all.push_back(std::move(sample));
        }
    }
    return all;
}

} // namespace image
