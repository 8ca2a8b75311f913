#pragma once

#include "core/scene/scene.h"
#include "widgets/preview/preparedscene.h"

#include <QPolygonF>

#include <array>
#include <limits>
#include <optional>

namespace hexahedron::preview {

struct Ray
{
    scene::Vec3 origin, direction;
};

struct Hit
{
    int mesh = -1;       ///< index into PreparedScene::meshes
    int part = -1;       ///< index into PreparedMesh::parts
    qint64 element = -1; ///< triangle, line or point
    double distance = 0; ///< in lengths of the ray's direction
    scene::Vec3 point;
};

/// Which bytes a scene element has.
struct PickedBytes
{
    StreamId stream = 0;
    ByteRange range;
};

/// Finds what lies under a point of the view. Knows nothing of the renderer: exact, and testable without a screen.
class Picker
{
public:
    Picker(PreparedScenePtr prepared, const Pose &pose)
        : m_prepared(std::move(prepared))
        , m_pose(pose)
    {
    }

    /// The nearest triangle on the ray.
    std::optional<Hit> triangleAt(const Ray &ray) const;
    /// The corner of a triangle that lies nearest to where it was hit, as a vertex of its mesh.
    qint64 nearestCorner(const Hit &hit) const;

    struct VertexHit
    {
        int mesh = -1;
        qint64 vertex = -1;
    };
    /// The vertex nearest to `x, y` (pixels) within `reach` pixels as `toScreen` sees it; of those about equally near, the one
    /// in front. `toScreen` gives pixels and the distance from the eye (negative: behind it).
    template<typename ToScreen>
    std::optional<VertexHit> vertexNear(double x, double y, double reach, ToScreen toScreen) const;

    /// The vertices of shown meshes of the document that lie within `region`, in runs of neighbours; `toScreen` as above. What hides
    /// them does not matter.
    template<typename ToScreen>
    std::vector<scene::Pick> verticesIn(const QPolygonF &region, qint64 most, ToScreen toScreen) const;

    /// Of what lies in another file: those of the node that brings it here.
    PickedBytes bytesOf(const Hit &hit) const;
    PickedBytes bytesOfVertex(int mesh, qint64 vertex) const;
    PickedBytes bytesOfNode(int node) const;
    /// Of a part of the scene: the record that describes it, or else all of its elements.
    PickedBytes bytesOfPart(int mesh, int part) const;

private:
    /// Calls `each(vertex)` for those of a mesh that may lie within a box of the view, and nearer than `farthest` then is.
    template<typename ToScreen, typename Each>
    void visitNear(size_t mesh, const scene::Mat4 &matrix, const QRectF &box, const double &farthest, ToScreen toScreen,
                   Each each) const;

    PreparedScenePtr m_prepared;
    const Pose &m_pose;
};

/// How far along the ray it meets the triangle, from either side.
std::optional<double> intersection(const Ray &ray, const scene::Vec3 &a, const scene::Vec3 &b, const scene::Vec3 &c);
/// Whether the ray touches the box nearer than `most`.
bool touches(const Ray &ray, const Bounds &box, double most);

/// Where something in a box may be seen, and how near.
struct SeenBox
{
    std::array<QPointF, 8> corners; ///< two that differ in one bit are the ends of an edge
    QRectF around;
    double nearest = 0;
    bool isEverywhere = false; ///< a corner lies behind the eye

    bool mayBeIn(const QRectF &region) const;
};

template<typename ToScreen>
SeenBox seenBox(const Bounds &box, const scene::Mat4 &matrix, ToScreen toScreen)
{
    constexpr double Room = 1;          // pixels: for rounding, and so that a box without a width is one
    constexpr double Nearer = 1 - 1e-5; // for rounding
    constexpr double Infinite = std::numeric_limits<double>::infinity();
    SeenBox seen{.corners = {}, .around = {}, .nearest = Infinite};
    double left = Infinite, top = Infinite, right = -Infinite, bottom = -Infinite;
    for (size_t i = 0; i < seen.corners.size(); ++i) {
        const scene::Vec3 at = toScreen(matrix.mapped(
            {i & 1 ? box.high.x : box.low.x, i & 2 ? box.high.y : box.low.y, i & 4 ? box.high.z : box.low.z}));
        if (!(at.z > 0) || !std::isfinite(at.x) || !std::isfinite(at.y))
            return {.corners = {}, .around = {}, .isEverywhere = true};
        seen.corners[i] = {double(at.x), double(at.y)};
        left = std::min(left, double(at.x));
        right = std::max(right, double(at.x));
        top = std::min(top, double(at.y));
        bottom = std::max(bottom, double(at.y));
        seen.nearest = std::min(seen.nearest, double(at.z) * Nearer);
    }
    seen.around = {left - Room, top - Room, right - left + 2 * Room, bottom - top + 2 * Room};
    return seen;
}

template<typename ToScreen, typename Each>
void Picker::visitNear(size_t mesh, const scene::Mat4 &matrix, const QRectF &box, const double &farthest,
                       ToScreen toScreen, Each each) const
{
    const PreparedMesh &prepared = m_prepared->meshes[mesh];
    const size_t count = m_pose.vertices(*m_prepared, mesh).size();
    const bool hasRuns = !m_pose.isSkinned(mesh) && !prepared.runs.empty(); // they are those of the unbent mesh
    const auto mayHold = [&](const Bounds &bounds) {
        const SeenBox seen = seenBox(bounds, matrix, toScreen);
        return seen.nearest < farthest && seen.mayBeIn(box);
    };
    if (hasRuns && !mayHold(prepared.bounds))
        return;
    for (size_t first = 0; first < count; first += PreparedMesh::RunLength) {
        if (hasRuns && !mayHold(prepared.runs[first / PreparedMesh::RunLength]))
            continue;
        for (size_t v = first; v < std::min(first + PreparedMesh::RunLength, count); ++v)
            each(v);
    }
}

template<typename ToScreen>
std::optional<Picker::VertexHit> Picker::vertexNear(double x, double y, double reach, ToScreen toScreen) const
{
    std::optional<VertexHit> best;
    double bestScore = std::numeric_limits<double>::infinity(); // never less than how far away it is
    for (size_t m = 0; m < m_prepared->meshes.size(); ++m) {
        if (!m_pose.visible.showsMesh(*m_prepared, m))
            continue;
        const scene::Mat4 matrix = m_pose.matrix(*m_prepared, m);
        const SurfaceVertices &vertices = m_pose.vertices(*m_prepared, m);
        visitNear(m, matrix, {x - reach, y - reach, 2 * reach, 2 * reach}, bestScore, toScreen, [&](size_t v) {
            const scene::Vec3 at = toScreen(matrix.mapped(vertices[v].position));
            const double right = double(at.x) - x, down = double(at.y) - y;
            if (!(right * right + down * down <= reach * reach) || at.z < 0)
                return;
            const double away = std::hypot(right, down);
            const double score = (1 + away / std::max(reach, 1e-9)) * double(at.z);
            if (score < bestScore) {
                best = VertexHit{int(m), qint64(v)};
                bestScore = score;
            }
        });
    }
    return best;
}

template<typename ToScreen>
std::vector<scene::Pick> Picker::verticesIn(const QPolygonF &region, qint64 most, ToScreen toScreen) const
{
    std::vector<scene::Pick> runs;
    const QRectF box = region.boundingRect();
    constexpr double AnyDistance = std::numeric_limits<double>::infinity();
    for (size_t m = 0; m < m_prepared->meshes.size(); ++m) {
        const int number = m_prepared->meshes[m].mesh;
        if (!m_pose.visible.showsMesh(*m_prepared, m) || m_prepared->scene->meshes[size_t(number)].isElsewhere())
            continue;
        const scene::Mat4 matrix = m_pose.matrix(*m_prepared, m);
        const SurfaceVertices &vertices = m_pose.vertices(*m_prepared, m);
        visitNear(m, matrix, box, AnyDistance, toScreen, [&](size_t v) {
            if (most <= 0)
                return;
            const scene::Vec3 at = toScreen(matrix.mapped(vertices[v].position));
            const QPointF pixel{double(at.x), double(at.y)};
            if (at.z < 0 || !box.contains(pixel) || !region.containsPoint(pixel, Qt::OddEvenFill))
                return;
            --most;
            if (!runs.empty() && runs.back().mesh == number && runs.back().first + runs.back().count == qint64(v))
                ++runs.back().count;
            else
                runs.push_back({scene::Pick::Kind::Vertex, number, -1, qint64(v), 1});
        });
    }
    return runs;
}

} // namespace hexahedron::preview
