#include "tests/bench/bigfiles.h"

#include "tests/bench/tiles.h"
#include "tests/support/b3dbuilder.h"

#include <QFile>

#include <cmath>

namespace bench {

namespace {

QByteArray lists()
{
    return b3d::textures(b3d::texture("stone.png")) + b3d::brushes(1, b3d::brush("stone", {0}));
}

/// A chunk header whose content follows by other means.
QByteArray header(const char *tag, qint64 length)
{
    return QByteArray(tag) + b3d::i32({qint32(length)});
}

QByteArray nodeFields(const QByteArray &name)
{
    return name + '\0' + b3d::f32({0, 0, 0, 1, 1, 1, 1, 0, 0, 0});
}

} // namespace

bool writeFewLargeArrays(const QString &path, qint64 bytes)
{
    const qint64 tiles = qMax<qint64>(1, bytes / (TileVertices * 32 + TileTriangles * 12));
    const qint64 vrts = 12 + tiles * TileVertices * 32;
    const qint64 tris = 4 + tiles * TileTriangles * 12;
    const qint64 mesh = 4 + 8 + vrts + 8 + tris;
    const QByteArray fields = nodeFields("root");
    const qint64 node = fields.size() + 8 + mesh;
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    file.write(header("BB3D", 4 + lists().size() + 8 + node) + b3d::i32({1}) + lists());
    file.write(header("NODE", node) + fields + header("MESH", mesh) + b3d::i32({0}));
    file.write(header("VRTS", vrts) + b3d::i32({1, 1, 2}));
    const QByteArray vertices[] = {tileVertices(0), tileVertices(1), tileVertices(2), tileVertices(3)};
    for (qint64 i = 0; i < tiles; ++i)
        file.write(vertices[i % 4]);
    file.write(header("TRIS", tris) + b3d::i32({0}));
    for (qint64 i = 0; i < tiles; ++i)
        file.write(tileTriangles(quint32(i * TileVertices)));
    return file.flush();
}

bool writeManySmallChunks(const QString &path, qint64 bytes)
{
    constexpr int GroupSize = 63;
    QByteArray child[GroupSize];
    for (int i = 0; i < GroupSize; ++i) {
        const float angle = 0.01F * float(i);
        child[i] = b3d::bone({{i * 64, 0.25F}, {i * 64 + 1, 0.25F}, {i * 64 + 2, 0.25F}})
                   + b3d::keys(3, b3d::i32({1}) + b3d::f32({0, 0, 0, 1, 1, 1}) + b3d::i32({10})
                                      + b3d::f32({1, 0, 0, 1, 1, 1}))
                   + b3d::keys(4, b3d::i32({1}) + b3d::f32({1, 0, 0, 0}) + b3d::i32({10})
                                      + b3d::f32({std::cos(angle), std::sin(angle), 0, 0}));
    }
    const QByteArray mesh = b3d::mesh(
        b3d::vertices(tileVertices(0), 1, 1, 2) + b3d::chunk("TRIS", b3d::i32({0}) + tileTriangles(0)), 0);
    const qint64 childSize = b3d::node("n0000000", child[0]).size();
    const qint64 groupContent = 9 + 40 + GroupSize * childSize;
    const QByteArray animation = b3d::animation(10, 25);
    const QByteArray fields = nodeFields("root");
    const qint64 groups = qMax<qint64>(1, bytes / (8 + groupContent));
    const qint64 node = fields.size() + mesh.size() + groups * (8 + groupContent) + animation.size();
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    file.write(header("BB3D", 4 + lists().size() + 8 + node) + b3d::i32({1}) + lists());
    file.write(header("NODE", node) + fields + mesh);
    for (qint64 group = 0; group < groups; ++group) {
        QByteArray bytesOfGroup = header("NODE", groupContent)
                                  + nodeFields('g' + QByteArray::number(group).rightJustified(7, '0'));
        for (int i = 0; i < GroupSize; ++i) {
            const QByteArray name = 'n' + QByteArray::number(group * GroupSize + i).rightJustified(7, '0');
            bytesOfGroup += b3d::node(name.constData(), child[i]);
        }
        file.write(bytesOfGroup);
    }
    file.write(animation);
    return file.flush();
}

bool writeTiny(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(b3d::file(b3d::node("root", b3d::plainMesh()))) > 0;
}

} // namespace bench
