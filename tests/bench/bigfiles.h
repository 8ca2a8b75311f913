#pragma once

#include <QString>

#include <span>

namespace bench {

/// A valid model of about `bytes` bytes (at most 2 GiB): one mesh, vertices of 32 bytes and triangles of 12.
bool writeFewLargeArrays(const QString &path, qint64 bytes);
/// The same with very many small chunks: nodes with a bone of three weights and two lists of two keys each.
bool writeManySmallChunks(const QString &path, qint64 bytes);
/// A mesh of one triangle, for the time that starting takes.
bool writeTiny(const QString &path);

/// A format whose valid large files consist of few large arrays.
struct BigFormat
{
    const char *extension;
    bool (*write)(const QString &path, qint64 bytes);
};
std::span<const BigFormat> bigFormats();

/// An Urho3D package of about `bytes` bytes with 10,000 files as they are; the one in the middle is a model.
bool writePackageOfManyFiles(const QString &path, qint64 bytes);
/// One with files that expand to `bytes` bytes together.
bool writePackedPackage(const QString &path, qint64 bytes);

} // namespace bench
