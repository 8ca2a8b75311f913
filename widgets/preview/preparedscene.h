#pragma once

#include "core/scene/scene.h"

#include <QByteArray>
#include <QImage>
#include <QMetaType>

#include <cmath>
#include <memory>
#include <vector>

namespace hexahedron::preview {

/// An axis-aligned box that grows; positions that are not numbers leave it alone.
struct Bounds
{
    scene::Vec3 low{1, 1, 1}, high{-1, -1, -1};

    bool isEmpty() const { return low.x > high.x; }
    static bool isUsable(const scene::Vec3 &v)
    {
        constexpr float most = 1e15f; // beyond it the squares that the camera needs overflow
        return std::abs(v.x) < most && std::abs(v.y) < most && std::abs(v.z) < most; // false for NaN
    }
    void add(const scene::Vec3 &v)
    {
        if (!isUsable(v))
            return;
        if (isEmpty()) {
            low = high = v;
            return;
        }
        low = {std::min(low.x, v.x), std::min(low.y, v.y), std::min(low.z, v.z)};
        high = {std::max(high.x, v.x), std::max(high.y, v.y), std::max(high.z, v.z)};
    }
    void add(const Bounds &other)
    {
        if (other.isEmpty())
            return;
        add(other.low);
        add(other.high);
    }
    Bounds mapped(const scene::Mat4 &matrix) const;
    scene::Vec3 center() const
    {
        return isEmpty() ? scene::Vec3{}
                         : scene::Vec3{(low.x + high.x) / 2, (low.y + high.y) / 2, (low.z + high.z) / 2};
    }
    float radius() const ///< of the sphere around it, at least a little
    {
        const float size = isEmpty() ? 2 : std::hypot(high.x - low.x, high.y - low.y, high.z - low.z);
        return std::max(size / 2, 1e-6f);
    }
};

/// One vertex as the renderer takes it.
struct SurfaceVertex
{
    scene::Vec3 position, normal;
};
static_assert(sizeof(SurfaceVertex) == 24);

/// Triangles of one part: shown triangle i is the file's triangle i * step. A triangle that cannot be shown (index out of
/// range, a position that is no number) is there as 0, 0, 0, so that the numbers stay right.
struct PreparedPart
{
    int part = -1;
    int material = -1; ///< checked: -1 or valid
    qint64 step = 1;
    std::vector<quint32> indices;
    static constexpr qint64 RunLength = 256;
    std::vector<Bounds> runs; ///< boxes around each RunLength triangles, for picking

    qint64 triangleCount() const { return qint64(indices.size() / 3); }
};

struct PreparedMesh
{
    int mesh = -1;
    int node = -1;                                           ///< checked: -1 or valid
    std::vector<SurfaceVertex> vertices;                     ///< vertex i is the file's vertex i
    QByteArray texCoords;                                    ///< 2 floats each
    QByteArray secondTexCoords;                              ///< the same of the second set, empty when there is none
    QByteArray colors;                                       ///< 4 bytes each
    std::vector<std::array<scene::Influence, 4>> influences; ///< empty: rigid, or too large to be skinned here
    std::vector<PreparedPart> parts;
    Bounds bounds;
};

/// What a scene becomes before it is shown. Made in the background, never changed afterwards.
struct PreparedScene
{
    std::shared_ptr<const scene::Scene> scene;
    std::vector<Bytes> streams;
    scene::Mat4 root; ///< turns the format's axes into right-handed, y up
    bool mirrored = false;
    std::vector<scene::Mat4> restMatrices; ///< world matrices of the nodes, root included
    std::vector<PreparedMesh> meshes;
    std::vector<QImage> images; ///< one for each texture, null when there is none
    Bounds bounds;              ///< of what has a size, and where nothing has one of the nodes
    Bounds extent;              ///< of the nodes too
    qint64 triangleCount = 0, shownTriangles = 0, brokenTriangles = 0;
    qint64 vertexCount = 0, shownVertices = 0;
    int missingImages = 0;

    /// The bytes of a stream of the scene; null when there is none.
    const Bytes *stream(StreamId id) const { return scene::bytesOf(id, streams, scene->otherFiles); }
};

using PreparedScenePtr = std::shared_ptr<const PreparedScene>;

/// How everything stands at one moment: the world matrix of each node and, where a mesh is bent by joints, its vertices in
/// the world.
struct Pose
{
    std::vector<scene::Mat4> nodes;
    std::vector<std::vector<SurfaceVertex>> skinned; ///< one for each prepared mesh; empty: its node's matrix holds

    bool isSkinned(size_t mesh) const { return mesh < skinned.size() && !skinned[mesh].empty(); }
    /// What places the vertices() of a mesh in the world.
    scene::Mat4 matrix(const PreparedScene &prepared, size_t mesh) const
    {
        if (isSkinned(mesh))
            return {};
        const int node = prepared.meshes[mesh].node;
        return node >= 0 ? nodes[size_t(node)] : prepared.root;
    }
    const std::vector<SurfaceVertex> &vertices(const PreparedScene &prepared, size_t mesh) const
    {
        return isSkinned(mesh) ? skinned[mesh] : prepared.meshes[mesh].vertices;
    }
};

} // namespace hexahedron::preview
