#pragma once

#include <QByteArray>

#include <vector>

namespace hexahedron::test {

/// A file of tests/data that a builder writes.
struct BuiltSample
{
    QByteArray file; ///< its place below tests/data; named after what it shows, or what is wrong with it
    QByteArray bytes;
};

/// Those of every format.
std::vector<BuiltSample> builtSamples();

} // namespace hexahedron::test
