// Makes the model that opens as an example; resources/examples has what it made.
#include "tests/example/tentacle.h"

#include "core/bytes/checksums.h"
#include "core/formats/blitz3d/b3dformat.h"
#include "core/formats/blitz3d/b3drules.h"
#include "core/tree/value.h"

#include <QtEndian>

#include <array>
#include <cmath>
#include <numbers>

namespace hexahedron {

namespace {

constexpr int ringCount = 25;
constexpr int cornerCount = 17; // the last lies on the first, with another texture coordinate
constexpr int boneCount = 6;
constexpr int frameCount = 49; // the last repeats the first
constexpr float height = 6;

QByteArray i32(std::initializer_list<qint64> values)
{
    QByteArray bytes;
    for (const qint64 value : values)
        bytes += encodeInteger(value, 4);
    return bytes;
}

float radiusAt(float along) // 0 at the foot, 1 at the tip
{
    return 0.75F * std::pow(1 - along, 0.8F) + 0.03F;
}

QByteArray vertices()
{
    QByteArray vrts = i32({1, 1, 2}); // with normals, one set of two texture coordinates
    for (int ring = 0; ring < ringCount; ++ring) {
        const float along = float(ring) / (ringCount - 1);
        for (int corner = 0; corner < cornerCount; ++corner) {
            const float around = float(corner) / (cornerCount - 1);
            const float angle = around * 2 * std::numbers::pi_v<float>;
            const float x = std::cos(angle), z = std::sin(angle), radius = radiusAt(along);
            const float slope = 0.12F, length = std::sqrt(1 + slope * slope);
            vrts += encodeFloats({x * radius, along * height, z * radius, x / length, slope / length, z / length,
                                  around * 2, along * 6});
        }
    }
    return vrts;
}

QByteArray triangles()
{
    QByteArray tris = i32({0});
    for (int ring = 0; ring + 1 < ringCount; ++ring) {
        for (int corner = 0; corner + 1 < cornerCount; ++corner) {
            const int here = ring * cornerCount + corner, above = here + cornerCount;
            tris += i32({here, above, here + 1, here + 1, above, above + 1});
        }
    }
    return tris;
}

/// Each ring is shared by the two bones between which it lies.
QByteArray weights(int bone)
{
    QByteArray content;
    for (int ring = 0; ring < ringCount; ++ring) {
        const float place = float(ring) / (ringCount - 1) * (boneCount - 1);
        const float weight = 1 - std::abs(place - float(bone));
        for (int corner = 0; weight > 0 && corner < cornerCount; ++corner)
            content += i32({ring * cornerCount + corner}) + encodeFloats({weight});
    }
    return content;
}

QByteArray keys(int bone)
{
    QByteArray content = i32({4}); // rotations
    for (int frame = 1; frame <= frameCount; frame += 6) {
        const float phase = float(frame - 1) / (frameCount - 1) * 2 * std::numbers::pi_v<float>;
        const float angle = 0.28F * std::sin(phase - 0.7F * float(bone)) + 0.06F;
        content += i32({frame}) + encodeFloats({std::cos(angle / 2), 0, 0, std::sin(angle / 2)});
    }
    return content;
}

QByteArray boneNode(int bone)
{
    const float above = bone == 0 ? 0 : height / (boneCount - 1);
    return chunk("NODE", "bone" + QByteArray::number(bone) + '\0' + encodeFloats({0, above, 0, 1, 1, 1, 1, 0, 0, 0})
                             + chunk("BONE", weights(bone)) + chunk("KEYS", keys(bone))
                             + (bone + 1 < boneCount ? boneNode(bone + 1) : QByteArray()));
}

QByteArray model()
{
    const QByteArray texture = QByteArray("example.png") + '\0' + i32({1 + 8, 2}) + encodeFloats({0, 0, 1, 1, 0});
    const QByteArray brush = i32({1}) + "skin" + '\0' + encodeFloats({1, 1, 1, 1, 0.4F}) + i32({1, 0, 0});
    const QByteArray mesh = i32({-1}) + chunk("VRTS", vertices()) + chunk("TRIS", triangles());
    const QByteArray animation = i32({0, frameCount}) + encodeFloats({24});
    return chunk("BB3D", i32({1}) + chunk("TEXS", texture) + chunk("BRUS", brush)
                             + emptyNode("tentacle", chunk("MESH", mesh) + chunk("ANIM", animation) + boneNode(0)));
}

QByteArray bigEndian(quint32 value)
{
    const quint32 stored = qToBigEndian(value);
    return QByteArray(reinterpret_cast<const char *>(&stored), 4);
}

QByteArray pngChunk(const QByteArray &name, const QByteArray &content)
{
    const QByteArray summed = name + content;
    return bigEndian(quint32(content.size())) + summed
           + bigEndian(crc32({reinterpret_cast<const uchar *>(summed.constData()), size_t(summed.size())}));
}

/// Bands and spots, 64 by 64.
QByteArray texture()
{
    constexpr int size = 64;
    QByteArray rows;
    for (int y = 0; y < size; ++y) {
        rows.append('\0'); // the row is not filtered
        for (int x = 0; x < size; ++x) {
            const float dx = float(x % 32) - 15.5F, dy = float(y % 32) - 15.5F;
            const bool isSpot = dx * dx + dy * dy < 64;
            const std::array<int, 3> color = isSpot       ? std::array{255, 200, 87}
                                             : y % 32 < 4 ? std::array{29, 76, 110}
                                                          : std::array{63, 182, 180};
            for (const int part : color)
                rows.append(char(part));
        }
    }
    const QByteArray header = bigEndian(size) + bigEndian(size) + QByteArray("\x08\x02\x00\x00\x00", 5);
    return QByteArray("\x89PNG\r\n\x1a\n", 8) + pngChunk("IHDR", header) + pngChunk("IDAT", qCompress(rows).mid(4))
           + pngChunk("IEND", {});
}

} // namespace

std::vector<ExampleFile> tentacle()
{
    return {{QStringLiteral("example.b3d"), model()}, {QStringLiteral("example.png"), texture()}};
}

} // namespace hexahedron
