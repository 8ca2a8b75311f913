#include "tests/support/builtsamples.h"

#include "tests/support/b3dsamples.h"
#include "tests/support/e3dsamples.h"
#include "tests/support/hordesamples.h"
#include "tests/support/hordetextsamples.h"
#include "tests/support/imagesamples.h"
#include "tests/support/kohisamples.h"
#include "tests/support/urhosamples.h"

#include <algorithm>

namespace hexahedron::test {

std::vector<BuiltSample> builtSamples()
{
    std::vector<BuiltSample> all;
    for (const auto samplesOfOne : {&b3d::samples, &urho::samples, &horde::samples, &horde::textSamples, &e3d::samples,
                                    &image::samples, &kohi::samples}) {
        for (BuiltSample &sample : samplesOfOne())
            all.push_back(std::move(sample));
    }
    return all;
}

QByteArray bytesOf(const std::vector<BuiltSample> &samples, const QByteArray &file)
{
    const auto found = std::find_if(samples.begin(), samples.end(),
                                    [&](const BuiltSample &sample) { return sample.file == file; });
    if (found == samples.end())
        qFatal("no sample %s", file.constData());
    return found->bytes;
}

} // namespace hexahedron::test
