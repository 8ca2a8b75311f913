#pragma once

#include "tests/support/littleendian.h"

#include <QByteArrayList>

#include <vector>

/// Writes Urho3D files for tests. It knows nothing of the descriptions in core: what both agree on is the file format.
/// Everything has the value that a healthy file would have, so that a test says only what it is about.
namespace urho {

using littleendian::f32;
using littleendian::i32;
using littleendian::text;
using littleendian::u16;
using littleendian::u32;
using littleendian::u8;

using Floats = std::initializer_list<float>;
using Words = std::initializer_list<quint32>;

/// A number of elements, and they themselves.
QByteArray list(const QByteArrayList &elements);

// --- Models -----------------------------------------------------------------------------------------------------------

struct MorphRange
{
    quint32 start = 0;
    quint32 count = 0;
};
/// Vertices that a mask describes (UMDL). `stride` is the size of one.
QByteArray maskedVertices(quint32 mask, int stride, const QByteArray &vertices, MorphRange range = {});
/// Vertices that a list of elements describes (UMD2).
QByteArray describedVertices(Words elements, int stride, const QByteArray &vertices, MorphRange range = {});
QByteArray indices16(std::initializer_list<quint16> indices);
QByteArray indices32(Words indices);

struct Level
{
    float distance = 0;
    quint32 primitiveType = 0;
    quint32 vertexBuffer = 0;
    quint32 indexBuffer = 0;
    quint32 indexStart = 0;
    quint32 indexCount = 3;
};
QByteArray geometry(const std::vector<Level> &levels = {{}}, Words boneMapping = {});

struct MorphBuffer
{
    quint32 vertexBuffer = 0;
    quint32 mask = 1;
    quint32 count = 0;
    QByteArray vertices;
};
/// A vertex of a morph that moves the position only.
QByteArray moved(quint32 index, Floats position);
QByteArray morph(const char *name, const std::vector<MorphBuffer> &buffers);

struct Bone
{
    const char *name = "root";
    qint32 parent = 0;
    QByteArray rotation = f32({1, 0, 0, 0});
    QByteArray offsetMatrix = f32({1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0});
    quint8 collisionMask = 0;
    QByteArray shapes = {}; ///< radius and box, as the mask says
    QByteArray position = f32({0, 0, 0});
    QByteArray scale = f32({1, 1, 1});
};
QByteArray bone(const Bone &bone);

/// A model in the order of the file. Without further words it is one triangle, 0,0,0 to 1,1,0.
struct Model
{
    const char *identifier = "UMDL";
    QByteArrayList vertexBuffers = {};
    QByteArrayList indexBuffers = {};
    QByteArrayList geometries = {};
    QByteArrayList morphs = {};
    std::vector<Bone> bones = {};
    QByteArray box = f32({0, 0, 0, 1, 1, 0});
    QByteArray centers = f32({0.5f, 0.5f, 0});

    QByteArray bytes() const;
    /// Up to the number of bones, and without it.
    QByteArray bytesBeforeBones() const;
};
/// The triangle with positions only, of both kinds.
Model maskedTriangle();
Model describedTriangle();
QByteArray threePositions();
/// The triangle moved by two bones, `root` and its child `tip`. Each vertex carries weights and indices of bones.
Model skinnedTriangle(Words boneMapping = {});
/// A vertex of it: position, four weights, four bones.
QByteArray skinnedVertex(Floats position, Floats weights, std::initializer_list<quint8> bones);

// --- Animations -------------------------------------------------------------------------------------------------------

/// Bits of the channel mask: 1 position, 2 rotation, 4 scale. `keys` are the values behind each other: the time first.
QByteArray track(const char *name, quint8 mask, const QByteArrayList &keys);
QByteArray animation(float length, const QByteArrayList &tracks, const char *name = "Animation");

// --- Shaders ----------------------------------------------------------------------------------------------------------

struct Input
{
    const char *name;
    quint32 index = 0;
};
/// A container with chunks of inputs, outputs and instructions, as drivers of Direct3D 11 read it.
QByteArray container(bool isPixelShader, const std::vector<Input> &inputs);
/// A container around any chunks.
QByteArray containerOf(const QByteArrayList &chunks);
QByteArray chunk(const char *tag, const QByteArray &data);
/// What Direct3D 9 reads: a version, one instruction, the end.
QByteArray tokens(bool isPixelShader);

QByteArray parameter3(const char *name, quint8 first, quint8 count = 1);
QByteArray parameter4(const char *name, quint8 buffer, quint32 offset, quint32 size = 16);
QByteArray textureUnit(const char *name, quint8 sampler);

struct Shader
{
    quint16 type = 0;
    quint16 model = 4;
    quint32 hash = 0; ///< of model 4 only
    QByteArrayList parameters = {};
    QByteArrayList textureUnits = {};
    QByteArray byteCode = container(false, {});

    QByteArray bytes() const;
};
/// The hash of some inputs, each as meaning and number.
quint32 hashOf(std::initializer_list<std::pair<quint32, quint32>> inputs);

// --- Packages ---------------------------------------------------------------------------------------------------------

/// A raw LZ4 block that has all bytes as literals.
QByteArray literals(const QByteArray &bytes);
/// One of `count` equal bytes, at least 20, as a match, and `tail`.
QByteArray repeated(char byte, int count, const QByteArray &tail);
/// A block with its two sizes; `unpacked` is what it says of itself, -1 for what is true.
QByteArray block(const QByteArray &content, int unpacked = -1);
quint32 sdbmOf(const QByteArray &bytes, quint32 before = 0);

/// A file in a package; what is -1 has the value that a healthy package would have.
struct PackedFile
{
    QByteArray name;
    QByteArray content;
    qint64 offset = -1;
    qint64 size = -1;
    qint64 checksum = -1;
    QByteArray blocks = {}; ///< instead of those that the content would be packed in
};

struct Package
{
    bool isPacked = false;
    std::vector<PackedFile> files = {};
    qint64 fileCount = -1;
    qint64 checksum = -1;
    qint64 packageSize = -1;
    bool hasPackageSize = true;
    QByteArray prefix = {}; ///< foreign bytes that it is appended to
    QByteArray unused = {}; ///< between the contents and the size

    QByteArray bytes() const;
};

} // namespace urho
