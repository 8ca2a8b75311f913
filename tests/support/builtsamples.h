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

/// A file in which one thing is wrong, and what must be said about it.
struct DamagedSample
{
    QByteArray file; ///< below tests/data
    QByteArray bytes;
    /// "M9 error UMDL/indexBuffers[0]/indices[2]": rule, severity and place of each issue, with "; " between them.
    QByteArray issues;
    bool isMended = false; ///< repairs, one after the other, leave nothing of it
};

/// Those of every format.
std::vector<BuiltSample> builtSamples();

/// The bytes of the one among these that lies at a place below tests/data. A test of a sample that is not there ends.
QByteArray bytesOf(const std::vector<BuiltSample> &samples, const QByteArray &file);

} // namespace hexahedron::test
