#include "core/formats/blitz3d/b3dexample.h"

#include <QtEndian>

#include <array>
#include <cmath>
#include <cstring>
#include <numbers>

namespace hexahedron {

namespace {

constexpr int ringCount = 25;
constexpr int cornerCount = 17; // the last lies on the first, with another texture coordinate
constexpr int boneCount = 6;
constexpr int frameCount = 49; // the last repeats the first
constexpr float height = 6;

/// Little-endian bytes, one after the other.
class Writer
{
public:
    Writer &i32(qint32 value)
    {
        const qint32 stored = qToLittleEndian(value);
        m_bytes.append(reinterpret_cast<const char *>(&stored), 4);
        return *this;
    }
    Writer &f32(std::initializer_list<float> values)
    {
        for (const float value : values) {
            quint32 bits = 0;
            std::memcpy(&bits, &value, 4);
            i32(qint32(bits));
        }
        return *this;
    }
    Writer &text(const char *value)
    {
        m_bytes.append(value).append('\0');
        return *this;
    }
    Writer &chunk(const char *tag, const Writer &content)
    {
        m_bytes.append(tag, 4);
        i32(qint32(content.m_bytes.size()));
        m_bytes.append(content.m_bytes);
        return *this;
    }
    const QByteArray &bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
};

float radiusAt(float along) // 0 at the foot, 1 at the tip
{
    return 0.75F * std::pow(1 - along, 0.8F) + 0.03F;
}

Writer vertices()
{
    Writer vrts;
    vrts.i32(1).i32(1).i32(2); // with normals, one set of two texture coordinates
    for (int ring = 0; ring < ringCount; ++ring) {
        const float along = float(ring) / (ringCount - 1);
        for (int corner = 0; corner < cornerCount; ++corner) {
            const float around = float(corner) / (cornerCount - 1);
            const float angle = around * 2 * std::numbers::pi_v<float>;
            const float x = std::cos(angle), z = std::sin(angle), radius = radiusAt(along);
            const float slope = 0.12F, length = std::sqrt(1 + slope * slope);
            vrts.f32({x * radius, along * height, z * radius});
            vrts.f32({x / length, slope / length, z / length});
            vrts.f32({around * 2, along * 6});
        }
    }
    return vrts;
}

Writer triangles()
{
    Writer tris;
    tris.i32(0);
    for (int ring = 0; ring + 1 < ringCount; ++ring) {
        for (int corner = 0; corner + 1 < cornerCount; ++corner) {
            const int here = ring * cornerCount + corner, above = here + cornerCount;
            tris.i32(here).i32(above).i32(here + 1);
            tris.i32(here + 1).i32(above).i32(above + 1);
        }
    }
    return tris;
}

/// Each ring is shared by the two bones between which it lies.
Writer weights(int bone)
{
    Writer content;
    for (int ring = 0; ring < ringCount; ++ring) {
        const float place = float(ring) / (ringCount - 1) * (boneCount - 1);
        const float weight = 1 - std::abs(place - float(bone));
        for (int corner = 0; weight > 0 && corner < cornerCount; ++corner)
            content.i32(ring * cornerCount + corner).f32({weight});
    }
    return content;
}

Writer keys(int bone)
{
    Writer content;
    content.i32(4); // rotations
    for (int frame = 1; frame <= frameCount; frame += 6) {
        const float phase = float(frame - 1) / (frameCount - 1) * 2 * std::numbers::pi_v<float>;
        const float angle = 0.28F * std::sin(phase - 0.7F * float(bone)) + 0.06F;
        content.i32(frame).f32({std::cos(angle / 2), 0, 0, std::sin(angle / 2)});
    }
    return content;
}

Writer boneNode(int bone)
{
    Writer node;
    node.text(QByteArray("bone" + QByteArray::number(bone)).constData());
    node.f32({0, bone == 0 ? 0 : height / (boneCount - 1), 0}).f32({1, 1, 1}).f32({1, 0, 0, 0});
    node.chunk("BONE", weights(bone)).chunk("KEYS", keys(bone));
    if (bone + 1 < boneCount)
        node.chunk("NODE", boneNode(bone + 1));
    return node;
}

QByteArray model()
{
    Writer textures, brushes, mesh, root, content, file;
    textures.text("example.png").i32(1 + 8).i32(2).f32({0, 0, 1, 1, 0});
    brushes.i32(1).text("skin").f32({1, 1, 1, 1, 0.4F}).i32(1).i32(0).i32(0);
    mesh.i32(-1).chunk("VRTS", vertices()).chunk("TRIS", triangles());
    root.text("tentacle").f32({0, 0, 0}).f32({1, 1, 1}).f32({1, 0, 0, 0}).chunk("MESH", mesh);
    root.chunk("ANIM", Writer().i32(0).i32(frameCount).f32({24})).chunk("NODE", boneNode(0));
    content.i32(1).chunk("TEXS", textures).chunk("BRUS", brushes).chunk("NODE", root);
    return file.chunk("BB3D", content).bytes();
}

quint32 pngChecksum(const QByteArray &bytes)
{
    quint32 checksum = 0xffffffff;
    for (const char byte : bytes) {
        checksum ^= quint8(byte);
        for (int bit = 0; bit < 8; ++bit)
            checksum = (checksum >> 1) ^ (checksum & 1 ? 0xedb88320 : 0);
    }
    return ~checksum;
}

QByteArray bigEndian(quint32 value)
{
    const quint32 stored = qToBigEndian(value);
    return QByteArray(reinterpret_cast<const char *>(&stored), 4);
}

QByteArray pngChunk(const QByteArray &name, const QByteArray &content)
{
    return bigEndian(quint32(content.size())) + name + content + bigEndian(pngChecksum(name + content));
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

std::vector<ExampleFile> b3dExample()
{
    return {{QStringLiteral("example.b3d"), model()}, {QStringLiteral("example.png"), texture()}};
}

} // namespace hexahedron
