#include "tests/bench/bigfiles.h"

#include "tests/bench/tiles.h"
#include "tests/support/hordebuilder.h"
#include "tests/support/urhobuilder.h"

#include <QFile>

#include <cmath>

namespace bench {

namespace {

qint64 tilesIn(qint64 bytes, qint64 vertexSize)
{
    return qMax<qint64>(1, bytes / (TileVertices * vertexSize + TileTriangles * 12));
}

void writeTriangles(QFile &file, qint64 tiles)
{
    for (qint64 i = 0; i < tiles; ++i)
        file.write(tileTriangles(quint32(i * TileVertices)));
}

/// One vertex buffer with position, normal and texture coordinates, one index buffer, one geometry.
bool writeUrhoModel(const QString &path, qint64 bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    const qint64 tiles = tilesIn(bytes, 32);
    const auto indexCount = quint32(tiles * TileTriangles * 3);
    file.write("UMD2" + urho::u32({1, quint32(tiles * TileVertices), 3, 0x0003, 0x0103, 0x0402, 0, 0}));
    const QByteArray vertices[] = {tileVertices(0), tileVertices(1), tileVertices(2), tileVertices(3)};
    for (qint64 i = 0; i < tiles; ++i)
        file.write(vertices[i % 4]);
    file.write(urho::u32({1, indexCount, 4}));
    writeTriangles(file, tiles);
    file.write(urho::list({urho::geometry({{.indexCount = indexCount}})}) + urho::u32({0, 0})
               + urho::f32({-32, -1, -32, 31, 1, 31, 0, 0, 0}));
    return file.flush();
}

/// Many tracks of a thousand key frames with all three values.
bool writeUrhoAnimation(const QString &path, qint64 bytes)
{
    constexpr int KeyCount = 1000;
    QByteArrayList keys;
    for (int i = 0; i < KeyCount; ++i) {
        const float angle = 0.01F * float(i);
        keys += urho::f32({float(i) / 30, angle, 0, 0, std::cos(angle), std::sin(angle), 0, 0, 1, 1, 1});
    }
    const QByteArray values = urho::list(keys);
    const qint64 tracks = qMax<qint64>(1, bytes / (values.size() + 9));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    file.write("UANI" + urho::text("walk") + urho::f32({KeyCount / 30.0F}) + urho::u32({quint32(tracks)}));
    for (qint64 i = 0; i < tracks; ++i)
        file.write('b' + QByteArray::number(i).rightJustified(6, '0') + '\0' + urho::u8({7}) + values);
    return file.flush();
}

/// Positions, normals and texture coordinates as streams, one joint.
bool writeHordeGeometry(const QString &path, qint64 bytes)
{
    const qint64 tiles = tilesIn(bytes, 26);
    const auto vertexCount = quint32(tiles * TileVertices);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    const auto stream = [&](quint32 id, quint32 size, const QByteArray &tile) {
        file.write(horde::u32({id, size}));
        for (qint64 i = 0; i < tiles; ++i)
            file.write(tile);
    };
    QByteArray up;
    for (int i = 0; i < TileVertices; ++i)
        up += horde::i16({0, 32767, 0});
    file.write("H3DG" + horde::u32({5, 1}) + horde::identity() + horde::u32({3, vertexCount}));
    stream(0, 12, tileColumn(0, 0, 12));
    stream(1, 6, up);
    stream(6, 8, tileColumn(0, 24, 8));
    file.write(horde::u32({quint32(tiles * TileTriangles * 3)}));
    writeTriangles(file, tiles);
    file.write(horde::u32({0}));
    return file.flush();
}

/// Many nodes of five hundred frames.
bool writeHordeAnimation(const QString &path, qint64 bytes)
{
    constexpr int FrameCount = 500;
    QByteArrayList frames;
    for (int i = 0; i < FrameCount; ++i) {
        const float angle = 0.01F * float(i);
        frames += horde::frame({angle, 0, 0}, {std::sin(angle), 0, 0, std::cos(angle)});
    }
    const qint64 nodes = qMax<qint64>(1, bytes / horde::node("n000000", frames).size());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    file.write("H3DA" + horde::u32({3, quint32(nodes), FrameCount}));
    for (qint64 i = 0; i < nodes; ++i)
        file.write(horde::node('n' + QByteArray::number(i).rightJustified(6, '0'), frames));
    return file.flush();
}

} // namespace

std::span<const BigFormat> bigFormats()
{
    static constexpr BigFormat formats[] = {{"mdl", writeUrhoModel},
                                            {"ani", writeUrhoAnimation},
                                            {"geo", writeHordeGeometry},
                                            {"anim", writeHordeAnimation}};
    return formats;
}

} // namespace bench
