#include "tests/bench/manyparts.h"

#include "tests/support/b3dbuilder.h"
#include "tests/support/hordebuilder.h"
#include "tests/support/urhobuilder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <array>
#include <cmath>
#include <numbers>

namespace bench {

namespace {

constexpr int MaterialCount = 8;
constexpr std::array<std::array<float, 3>, MaterialCount> Colors{{{0.9F, 0.3F, 0.2F},
                                                                  {0.2F, 0.6F, 0.9F},
                                                                  {0.3F, 0.8F, 0.3F},
                                                                  {0.9F, 0.8F, 0.2F},
                                                                  {0.7F, 0.3F, 0.8F},
                                                                  {0.9F, 0.6F, 0.3F},
                                                                  {0.4F, 0.8F, 0.8F},
                                                                  {0.8F, 0.8F, 0.8F}}};

struct Ball
{
    std::vector<std::array<float, 3>> directions; ///< also the normals
    std::vector<quint32> corners;
};

Ball ball(int rings)
{
    Ball result;
    for (int y = 0; y <= rings; ++y) {
        for (int x = 0; x <= rings; ++x) {
            const double down = std::numbers::pi * y / rings, around = 2 * std::numbers::pi * x / rings;
            result.directions.push_back({float(std::sin(down) * std::cos(around)), float(std::cos(down)),
                                         float(std::sin(down) * std::sin(around))});
        }
    }
    const auto side = quint32(rings + 1);
    for (quint32 y = 0; y + 1 < side; ++y) {
        for (quint32 x = 0; x + 1 < side; ++x) {
            const quint32 a = y * side + x;
            result.corners.insert(result.corners.end(), {a, a + 1, a + side, a + 1, a + side + 1, a + side});
        }
    }
    return result;
}

/// Where a part stands: a block of rows, half as high as it is wide.
std::array<float, 3> placeOf(int part, int parts)
{
    const int side = qMax(1, int(std::ceil(std::cbrt(2.0 * parts))));
    return {float(part % side) * 3, float(part / side / side) * 3, float(part / side % side) * 3};
}

QByteArray words(const std::vector<quint32> &values)
{
    return {reinterpret_cast<const char *>(values.data()), qsizetype(values.size() * sizeof(quint32))};
}

bool save(const QString &path, const QByteArray &content)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

/// Not quite alike, so that no two of them can be drawn from one buffer.
float sizeOf(int part)
{
    return 0.8F + 0.4F * float(part % 97) / 97;
}

} // namespace

bool writeManyNodes(const QString &path, int parts, int rings)
{
    const Ball shape = ball(rings);
    QByteArray brushes;
    for (const std::array<float, 3> &color : Colors)
        brushes += b3d::brush("paint", {}, 0, {color[0], color[1], color[2], 1});
    QByteArrayList nodes;
    for (int part = 0; part < parts; ++part) {
        QByteArray vertices;
        for (const std::array<float, 3> &d : shape.directions) {
            const float size = sizeOf(part);
            vertices += b3d::f32({d[0] * size, d[1] * size, d[2] * size, d[0], d[1], d[2]});
        }
        const QByteArray mesh = b3d::mesh(
            b3d::vertices(vertices, 1) + b3d::chunk("TRIS", b3d::i32({part % MaterialCount}) + words(shape.corners)));
        const std::array<float, 3> at = placeOf(part, parts);
        nodes += b3d::node(("part " + QByteArray::number(part)).constData(), mesh, {at[0], at[1], at[2]});
    }
    return save(path, b3d::file(b3d::brushes(0, brushes) + b3d::node("root", nodes.join())));
}

bool writeManyGeometries(const QString &path, int parts, int rings)
{
    const Ball shape = ball(rings);
    QByteArray vertices, indices;
    QByteArrayList geometries;
    const auto count = quint32(shape.corners.size());
    for (int part = 0; part < parts; ++part) {
        const std::array<float, 3> at = placeOf(part, parts);
        for (const std::array<float, 3> &d : shape.directions)
            vertices += urho::f32({d[0] + at[0], d[1] + at[1], d[2] + at[2], d[0], d[1], d[2]});
        std::vector<quint32> corners = shape.corners;
        for (quint32 &corner : corners)
            corner += quint32(part) * quint32(shape.directions.size());
        indices += words(corners);
        geometries += urho::geometry({{.indexStart = quint32(part) * count, .indexCount = count}});
    }
    const auto all = quint32(parts) * count;
    const auto vertexCount = quint32(parts) * quint32(shape.directions.size());
    QByteArray content = "UMD2" + urho::u32({1, vertexCount, 2, 0x0003, 0x0103, 0, 0}) + vertices;
    content += urho::u32({1, all, 4}) + indices + urho::list(geometries) + urho::u32({0, 0});
    content += urho::f32({-2, -2, -2, 100, 100, 100});
    for (int part = 0; part < parts; ++part) {
        const std::array<float, 3> at = placeOf(part, parts);
        content += urho::f32({at[0], at[1], at[2]});
    }
    return save(path, content);
}

bool writeManyModels(const QString &path, int parts, int rings)
{
    const QDir folder = QFileInfo(path).dir();
    const Ball shape = ball(rings);
    QByteArray positions, normals;
    for (const std::array<float, 3> &d : shape.directions) {
        positions += horde::f32({d[0], d[1], d[2]});
        normals += horde::i16({qint16(d[0] * 32767), qint16(d[1] * 32767), qint16(d[2] * 32767)});
    }
    horde::Geometry geometry;
    geometry.vertexCount = quint32(shape.directions.size());
    geometry.streams = {horde::stream(0, 12, positions), horde::stream(1, 6, normals)};
    geometry.indices = words(shape.corners);
    bool isWritten = save(folder.filePath("ball.geo"), geometry.bytes());
    for (int i = 0; i < MaterialCount; ++i) {
        const std::array<float, 3> &color = Colors[size_t(i)];
        isWritten = isWritten
                    && save(folder.filePath(QStringLiteral("paint%1.material.xml").arg(i)),
                            QStringLiteral("<Material>\n<Shader source=\"shaders/model.shader\"/>\n<Uniform "
                                           "name=\"matDiffuseCol\" a=\"%1\" b=\"%2\" c=\"%3\" d=\"1\"/>\n</Material>\n")
                                .arg(double(color[0]))
                                .arg(double(color[1]))
                                .arg(double(color[2]))
                                .toUtf8());
    }
    QByteArray scene = "<Group name=\"all\">\n";
    for (int part = 0; part < parts; ++part) {
        const std::array<float, 3> at = placeOf(part, parts);
        scene += QStringLiteral("<Model name=\"part %1\" geometry=\"ball.geo\" tx=\"%2\" ty=\"%3\" tz=\"%4\" ry=\"%5\" "
                                "sx=\"%6\" sy=\"1\" sz=\"1\">\n<Mesh name=\"m\" material=\"paint%7.material.xml\" "
                                "batchStart=\"0\" batchCount=\"%8\" vertRStart=\"0\" vertREnd=\"%9\"/>\n</Model>\n")
                     .arg(part)
                     .arg(double(at[0]))
                     .arg(double(at[1]))
                     .arg(double(at[2]))
                     .arg(part % 90)
                     .arg(double(sizeOf(part)))
                     .arg(part % MaterialCount)
                     .arg(shape.corners.size())
                     .arg(shape.directions.size() - 1)
                     .toUtf8();
    }
    return isWritten && save(path, scene + "</Group>\n");
}

} // namespace bench
