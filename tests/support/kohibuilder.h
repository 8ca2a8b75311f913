#pragma once

#include "tests/support/littleendian.h"

#include <QByteArrayList>
#include <QMap>

#include <optional>
#include <vector>

/// Writes Kohi models for tests. It knows nothing of the description in core: what both agree on is the file format.
namespace kohi {

using namespace littleendian;

QByteArray identity();
QByteArray moved(float x, float y, float z); ///< a matrix
QByteArray staticVertex(float x, float y, float z);
QByteArray skinnedVertex(float x, float y, float z, std::initializer_list<qint32> bones = {0, -1, -1, -1},
                         std::initializer_list<float> weights = {1, 0, 0, 0});
QByteArray positionKey(float x, float y, float z, float time); ///< or one of scale
QByteArray rotationKey(float x, float y, float z, float w, float time);

struct Submesh
{
    std::optional<QByteArray> name = "mesh"; ///< without: the id 65535
    std::optional<QByteArray> material = "stone";
    quint8 type = 0;
    QByteArray center = f32({0.5f, 0.5f, 0});
    QByteArray extents = f32({0, 0, 0, 1, 1, 0});
    QByteArray vertices = staticVertex(0, 0, 0) + staticVertex(1, 0, 0) + staticVertex(0, 1, 0);
    QByteArray indices = u32({0, 1, 2});
};
struct Bone
{
    std::optional<QByteArray> name;
    QByteArray offset = identity();
};
struct Node
{
    std::optional<QByteArray> name;
    quint16 parent = 65535;
    QByteArray local = identity();
};
struct Animation
{
    std::optional<QByteArray> name = "walk";
    float duration = 10;
    float ticksPerSecond = 25;
};
struct Channel
{
    quint16 animation = 0;
    std::optional<QByteArray> name;
    QByteArray positions = positionKey(0, 0, 0, 0) + positionKey(0, 1, 0, 10);
    QByteArray rotations = rotationKey(0, 0, 0, 1, 0);
    QByteArray scales = positionKey(1, 1, 1, 0);
};

/// The bytes of a file and where things lie in them: "submesh_count", "bones/guard", "channels/position_offsets", …
struct Built
{
    QByteArray bytes;
    QMap<QByteArray, qsizetype> places;

    /// The same with other bytes at a place, `behind` bytes after it.
    QByteArray with(const QByteArray &place, const QByteArray &others, qsizetype behind = 0) const;
};

/// A model; without changes one triangle under one node.
struct Model
{
    QByteArray front = u32({1, 1}) + u8({1, 0, 0, 0}); ///< of the header, between the asset type and the extents
    QByteArray extents = f32({0, 0, 0, 1, 1, 0});
    QByteArray center = f32({0.5f, 0.5f, 0});
    QByteArray transform = identity();
    std::vector<Submesh> submeshes = {Submesh()};
    std::vector<Bone> bones;
    std::vector<Node> nodes = {{"root"}};
    std::vector<Animation> animations;
    std::vector<Channel> channels;
    bool hasNarrowTable = false;
    QByteArrayList moreStrings; ///< that nothing names

    Built build() const;
    QByteArray bytes() const { return build().bytes; }
};

/// Two bones that move a triangle in one animation.
Model skinnedModel();

} // namespace kohi
