#include "core/scene/shapes.h"

#include <QtEndian>

#include <cmath>
#include <numbers>

namespace hexahedron::scene {

namespace {

template<typename T>
void append(QByteArray &bytes, T value)
{
    value = qToLittleEndian(value);
    bytes.append(reinterpret_cast<const char *>(&value), sizeof value);
}

} // namespace

Shape ball(StreamId stream)
{
    constexpr int around = 64, up = 32;
    QByteArray bytes;
    for (int row = 0; row <= up; ++row) {
        for (int column = 0; column <= around; ++column) {
            const float u = float(column) / around, v = float(row) / up;
            const float longitude = 2 * std::numbers::pi_v<float> * u,
                        latitude = std::numbers::pi_v<float> * (v - 0.5f);
            const float x = std::cos(latitude) * std::sin(longitude), y = std::sin(latitude),
                        z = std::cos(latitude) * std::cos(longitude);
            for (const float number : {x, y, z, 2 * u, v})
                append(bytes, number);
        }
    }
    constexpr qint64 stride = 20, vertices = qint64(around + 1) * (up + 1), indices = qint64(around) * up * 6;
    for (int row = 0; row < up; ++row) {
        for (int column = 0; column < around; ++column) {
            const quint32 a = quint32(row * (around + 1) + column), b = a + around + 1;
            for (const quint32 index : {a, a + 1, b + 1, a, b + 1, b})
                append(bytes, index);
        }
    }
    Shape shape;
    shape.mesh.stream = stream;
    shape.mesh.vertexCount = vertices;
    const auto view = [&](qint64 begin, int components) {
        return View{.stream = stream, .begin = begin, .count = vertices, .stride = stride, .components = components};
    };
    shape.mesh.positions = shape.mesh.normals = view(0, 3);
    shape.mesh.texCoords = {view(12, 2)};
    Part part;
    part.indices = {.stream = stream,
                    .begin = vertices * stride,
                    .count = indices,
                    .stride = 4,
                    .component = Component::U32,
                    .components = 1};
    part.indexCount = indices;
    shape.mesh.parts.push_back(std::move(part));
    shape.bytes = Bytes(bytes);
    return shape;
}

} // namespace hexahedron::scene
