#include "tests/bench/bigfiles.h"

#include "tests/bench/tiles.h"
#include "tests/support/e3dbuilder.h"
#include "tests/support/hordebuilder.h"
#include "tests/support/kohibuilder.h"
#include "tests/support/urhobuilder.h"

#include <QFile>

#include <array>
#include <cmath>
#include <cstring>

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

/// Least and greatest coordinates of tiles that are all used.
struct Bounds
{
    std::array<float, 3> least{1e30f, 1e30f, 1e30f};
    std::array<float, 3> greatest{-1e30f, -1e30f, -1e30f};

    void add(const QByteArray &vertices, qsizetype stride)
    {
        for (qsizetype at = 0; at < vertices.size(); at += stride) {
            std::array<float, 3> position;
            std::memcpy(position.data(), vertices.constData() + at, sizeof position);
            for (size_t axis = 0; axis < 3; ++axis) {
                least[axis] = qMin(least[axis], position[axis]);
                greatest[axis] = qMax(greatest[axis], position[axis]);
            }
        }
    }
    QByteArray bytes() const
    {
        return littleendian::f32({least[0], least[1], least[2], greatest[0], greatest[1], greatest[2]});
    }
    QByteArray center() const
    {
        return littleendian::f32(
            {(least[0] + greatest[0]) / 2, (least[1] + greatest[1]) / 2, (least[2] + greatest[2]) / 2});
    }
};

constexpr int Seeds = 4;

/// Each vertex of a tile with some of its 32 bytes and others around them.
template<typename Vertex>
std::vector<QByteArray> tilesOf(Vertex vertex)
{
    std::vector<QByteArray> tiles;
    for (int seed = 0; seed < Seeds; ++seed) {
        const QByteArray plain = tileVertices(seed);
        QByteArray tile;
        for (qsizetype at = 0; at < plain.size(); at += 32)
            tile += vertex(plain.mid(at, 32));
        tiles.push_back(tile);
    }
    return tiles;
}

Bounds boundsOf(const std::vector<QByteArray> &tiles, qint64 used)
{
    Bounds bounds;
    for (size_t i = 0; i < tiles.size() && qint64(i) < used; ++i)
        bounds.add(tiles[i], tiles[i].size() / TileVertices);
    return bounds;
}

/// One mesh of one material: position, normal and texture coordinates interleaved, indices of 32 bits.
bool writeEcereModel(const QString &path, qint64 bytes)
{
    const QByteArray up = e3d::packed(0, 511, 0);
    const std::vector<QByteArray> vertices = tilesOf([&](const QByteArray &v) { return v.first(12) + up + v.last(8); });
    constexpr qint64 Stride = 24;
    const qint64 tiles = tilesIn(bytes, Stride);
    const QByteArray list = e3d::u16({0x2010, 0, 0x2020, 12, 0x2030, 16, 0, Stride});
    const auto header = [](quint16 type, qint64 content) {
        return e3d::u16({type}) + e3d::u32({quint32(content + 6)});
    };
    const auto triangleCount = quint32(tiles * TileTriangles);
    const qint64 interleaved = list.size() + tiles * TileVertices * Stride;
    const qint64 attributes = 4 + 6 + interleaved;
    const qint64 triangles = 4 + qint64(triangleCount) * 12;
    const QByteArray box = e3d::block(0x1021, boundsOf(vertices, tiles).bytes());
    const QByteArray materials = e3d::facesMaterials({0, triangleCount, 1});
    const qint64 mesh = e3d::meshId(1).size() + box.size() + 6 + attributes + 6 + triangles + materials.size();
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    e3d::Model others;
    others.materials = e3d::material(1);
    others.meshes.clear();
    const QByteArray behind = e3d::block(0x3000, others.nodes);
    others.nodes.clear();
    file.write(others.bytes() + header(0x1000, mesh + 6) + header(0x1010, mesh) + e3d::meshId(1) + box
               + header(0x2000, attributes) + e3d::u32({quint32(tiles * TileVertices)}) + header(0x2800, interleaved)
               + list);
    for (qint64 i = 0; i < tiles; ++i)
        file.write(vertices[size_t(i % Seeds)]);
    file.write(header(0x1031, triangles) + e3d::u32({triangleCount}));
    writeTriangles(file, tiles);
    file.write(materials + behind);
    return file.flush();
}

/// One submesh of vertices that no bones move.
bool writeKohiModel(const QString &path, qint64 bytes)
{
    const QByteArray front = kohi::f32({0, 1, 0});
    const QByteArray back = kohi::f32({1, 1, 1, 1, 1, 0, 0, 1});
    const std::vector<QByteArray> vertices = tilesOf(
        [&](const QByteArray &v) { return v.first(12) + front + v.last(8) + back; });
    const qint64 tiles = tilesIn(bytes, 64);
    const Bounds bounds = boundsOf(vertices, tiles);
    kohi::Model model;
    kohi::Submesh &submesh = model.submeshes.front();
    model.extents = submesh.extents = bounds.bytes();
    model.center = submesh.center = bounds.center();
    submesh.vertices.clear();
    submesh.indices.clear();
    kohi::Built built = model.build();
    const qint64 size = tiles * TileVertices * 64 + tiles * TileTriangles * 12;
    built.bytes = built.with("submeshes/vertex_counts", kohi::u32({quint32(tiles * TileVertices)}));
    built.bytes = built.with("submeshes/index_counts", kohi::u32({quint32(tiles * TileTriangles * 3)}));
    built.bytes = built.with("string_table_offset", kohi::u32({quint32(built.places["strings/entry_count"] + size)}));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    const qsizetype place = built.places["submeshes/vertices"];
    file.write(built.bytes.first(place));
    for (qint64 i = 0; i < tiles; ++i)
        file.write(vertices[size_t(i % Seeds)]);
    writeTriangles(file, tiles);
    file.write(built.bytes.sliced(place));
    return file.flush();
}

} // namespace

std::span<const BigFormat> bigFormats()
{
    static constexpr BigFormat formats[] = {{"mdl", writeUrhoModel},     {"ani", writeUrhoAnimation},
                                            {"geo", writeHordeGeometry}, {"anim", writeHordeAnimation},
                                            {"e3d", writeEcereModel},    {"k3d", writeKohiModel}};
    return formats;
}

} // namespace bench
