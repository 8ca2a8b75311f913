#pragma once

#include "core/scene/scene.h"
#include "widgets/preview/sharedarray.h"
#include <QByteArray>
#include <QImage>
#include <QMetaType>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <utility>
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
using SurfaceVertices = SharedArray<SurfaceVertex>;

/// Triangles, lines or points of one part: shown element i is the file's element i * step. One that cannot be shown (index out
/// of range, a position that is no number) has the same vertex at all corners, so that the numbers stay right.
struct PreparedPart
{
    int part = -1;
    int material = -1; ///< checked: -1 or valid
    int corners = 3;   ///< of each element: 3, 2 or 1
    qint64 step = 1;
    SharedArray<quint32> indices;
    SharedArray<quint32>
        coarse; ///< fewer elements on the same vertices that look alike from afar; empty in a small scene
    static constexpr qint64 RunLength = 256;
    std::vector<Bounds> runs; ///< boxes around each RunLength elements, for picking

    qint64 elementCount() const { return qint64(indices.size()) / corners; }
};

struct PreparedMesh
{
    int mesh = -1;
    int node = -1;                                           ///< checked: -1 or valid
    int shape = -1;                                          ///< the first prepared mesh with the same arrays
    SurfaceVertices vertices;                                ///< vertex i is the file's vertex i
    QByteArray texCoords;                                    ///< 2 floats each
    QByteArray secondTexCoords;                              ///< the same of the second set, empty when there is none
    QByteArray colors;                                       ///< 4 bytes each
    std::vector<std::array<scene::Influence, 4>> influences; ///< empty: rigid, or too large to be skinned here
    std::vector<PreparedPart> parts;
    Bounds bounds;
    static constexpr size_t RunLength = 256;
    std::vector<Bounds> runs; ///< boxes around each RunLength vertices, for picking
};

/// A node that is a joint, without all that is told of it: there may be very many.
struct PreparedJoint
{
    int node = -1;
    int parent = -1; ///< a joint before it; -1: it hangs on none
};

/// What a scene becomes before it is shown. Made in the background, never changed afterwards.
struct PreparedScene
{
    std::shared_ptr<const scene::Scene> scene;
    std::vector<Bytes> streams;
    scene::Mat4 root; ///< turns the format's axes into right-handed, y up
    bool mirrored = false;
    SharedArray<scene::Mat4> restMatrices; ///< world matrices of the nodes, root included
    std::vector<PreparedJoint> joints;     ///< in the order of the nodes
    std::vector<int> symbolNodes;          ///< that have nothing else to be seen by, in their order
    std::vector<PreparedMesh> meshes;
    std::vector<QImage> images; ///< one for each texture, null when there is none
    std::vector<bool> cubes;    ///< whether an image is the faces of a cube side by side
    Bounds bounds;              ///< of what has a size, and where nothing has one of the nodes
    Bounds extent;              ///< of the nodes too
    qint64 triangleCount = 0, lineCount = 0, pointCount = 0; ///< of what the file has at the finest level of detail
    qint64 elementCount = 0, shownElements = 0, brokenElements = 0; ///< triangles, lines and points of all levels
    bool isCoarsened = false;                                       ///< parts have coarse elements too
    qint64 vertexCount = 0, shownVertices = 0;
    int missingImages = 0;

    /// Where a mesh of the scene is among the prepared ones, which are in the same order; -1 where it was left out.
    int indexOf(int mesh) const
    {
        const auto found = std::lower_bound(
            meshes.begin(), meshes.end(), mesh,
            [](const PreparedMesh &prepared, int wanted) { return prepared.mesh < wanted; });
        return found != meshes.end() && found->mesh == mesh ? int(found - meshes.begin()) : -1;
    }
    /// The bytes of a stream of the scene; null when there is none.
    const Bytes *stream(StreamId id) const { return scene::bytesOf(id, streams, scene->otherFiles); }
};

using PreparedScenePtr = std::shared_ptr<const PreparedScene>;

/// Which level of detail is shown of a group of parts; the finest of those that are not mentioned.
using Levels = std::map<int, int>;

/// Parts that are not shown: mesh and part of the scene, in ascending order.
using HiddenParts = std::vector<std::pair<int, int>>;

/// What of a scene is shown.
struct Visibility
{
    Levels levels;
    HiddenParts hidden;

    /// Whether a part belongs to the level of detail that is shown, and nobody has hidden it.
    bool shows(const PreparedScene &prepared, size_t mesh, size_t part) const
    {
        const PreparedMesh &shown = prepared.meshes[mesh];
        return showsSource(*prepared.scene, shown.mesh, shown.parts[part].part);
    }
    /// The same of a part of the scene.
    bool showsSource(const scene::Scene &scene, int mesh, int part) const
    {
        return isOfLevel(scene.meshes[size_t(mesh)].parts[size_t(part)])
               && !std::binary_search(hidden.begin(), hidden.end(), std::pair(mesh, part));
    }
    bool isOfLevel(const scene::Part &part) const
    {
        const auto chosen = levels.find(part.group);
        return part.group < 0 || part.level == (chosen == levels.end() ? 0 : chosen->second);
    }
    /// False when all of its parts are hidden.
    bool showsMesh(const PreparedScene &prepared, size_t mesh) const
    {
        const size_t count = prepared.meshes[mesh].parts.size();
        bool shown = count == 0 || hidden.empty();
        for (size_t part = 0; part < count && !shown; ++part)
            shown = shows(prepared, mesh, part);
        return shown;
    }
    friend bool operator==(const Visibility &, const Visibility &) = default;
};

/// How everything stands at one moment: the world matrix of each node and, where a mesh is bent by joints, its vertices in
/// the world.
struct Pose
{
    SharedArray<scene::Mat4> nodes;
    std::vector<SurfaceVertices> skinned; ///< one for each prepared mesh; empty: its node's matrix holds
    Bounds bounds;                        ///< of what has a size, as PreparedScene::bounds
    Visibility visible;

    /// Whether it is one of this scene.
    bool fits(const PreparedScene &prepared) const
    {
        return nodes.size() == prepared.restMatrices.size() && skinned.size() == prepared.meshes.size();
    }
    bool shows(const PreparedScene &prepared, size_t mesh, size_t part) const
    {
        return visible.shows(prepared, mesh, part);
    }
    bool isSkinned(size_t mesh) const { return mesh < skinned.size() && !skinned[mesh].empty(); }
    /// What places the vertices() of a mesh in the world.
    scene::Mat4 matrix(const PreparedScene &prepared, size_t mesh) const
    {
        if (isSkinned(mesh))
            return {};
        const int node = prepared.meshes[mesh].node;
        return node >= 0 ? nodes[size_t(node)] : prepared.root;
    }
    const SurfaceVertices &vertices(const PreparedScene &prepared, size_t mesh) const
    {
        return isSkinned(mesh) ? skinned[mesh] : prepared.meshes[mesh].vertices;
    }
};

} // namespace hexahedron::preview
