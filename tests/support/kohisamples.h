#pragma once

#include "tests/support/builtsamples.h"

namespace kohi {

/// A file with something wrong, and what the program should say: "K26 error PATH" for each issue, in the order of the bytes.
struct DamagedSample
{
    QByteArray file;
    QByteArray bytes;
    QByteArray issues;
};

/// Nothing is wrong with these.
std::vector<hexahedron::test::BuiltSample> soundSamples();
/// At least one for every rule of the format's reference.
std::vector<DamagedSample> damagedSamples();
/// The same for what takes too many bytes to be kept beside its golden text.
std::vector<DamagedSample> largeDamagedSamples();
/// All that are kept.
std::vector<hexahedron::test::BuiltSample> samples();

} // namespace kohi
