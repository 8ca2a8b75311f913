#pragma once

#include "tests/support/littleendian.h"

/// Writes Blitz3D chunks for tests. It knows nothing of the descriptions in core: what both agree on is the file format.
namespace b3d {

using littleendian::f32;
using littleendian::i32;
using littleendian::text;

QByteArray chunk(const char *tag, const QByteArray &content);
/// The same with a wrong length.
QByteArray chunkOfLength(const char *tag, qint32 length, const QByteArray &content);

QByteArray file(const QByteArray &chunks, qint32 version = 1);
QByteArray texture(const char *file, qint32 flags = 1, qint32 blend = 2);
QByteArray brush(const char *name, std::initializer_list<qint32> textures, qint32 fx = 0,
                 std::initializer_list<float> color = {1, 1, 1, 1});
QByteArray textures(const QByteArray &records);
QByteArray brushes(qint32 texturesEach, const QByteArray &records);

QByteArray node(const char *name, const QByteArray &chunks = {}, std::initializer_list<float> position = {0, 0, 0},
                std::initializer_list<float> scale = {1, 1, 1}, std::initializer_list<float> rotation = {1, 0, 0, 0});
QByteArray mesh(const QByteArray &chunks, qint32 brush = -1);
QByteArray vertices(const QByteArray &records, qint32 flags = 0, qint32 sets = 0, qint32 setSize = 0);
QByteArray triangles(std::initializer_list<qint32> corners, qint32 brush = -1);
QByteArray bone(std::initializer_list<std::pair<qint32, float>> weights);
QByteArray keys(qint32 flags, const QByteArray &records);
QByteArray animation(qint32 frames, float rate = 60, qint32 flags = 0);

/// Three vertices with positions only, and one triangle over them.
QByteArray threeVertices();
QByteArray plainMesh();
/// A node "root" with that mesh and an ANIM of one frame, around `chunks` (bones).
QByteArray skinned(const QByteArray &chunks);

} // namespace b3d
