#include "widgets/preview/picker.h"

#include "core/scene/elements.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hexahedron::preview {

using scene::Mat4;
using scene::Vec3;

namespace {

struct Vec3d // long thin triangles far from the origin need the digits
{
    double x, y, z;
    explicit Vec3d(const Vec3 &v)
        : x(double(v.x))
        , y(double(v.y))
        , z(double(v.z))
    {
    }
    Vec3d(double x_, double y_, double z_)
        : x(x_)
        , y(y_)
        , z(z_)
    {
    }
    Vec3d operator-(const Vec3d &o) const { return {x - o.x, y - o.y, z - o.z}; }
    Vec3d cross(const Vec3d &o) const { return {y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x}; }
    double dot(const Vec3d &o) const { return x * o.x + y * o.y + z * o.z; }
};

} // namespace

std::optional<double> intersection(const Ray &ray, const Vec3 &a, const Vec3 &b, const Vec3 &c)
{
    const Vec3d origin(ray.origin), direction(ray.direction), corner(a);
    const Vec3d ab = Vec3d(b) - corner, ac = Vec3d(c) - corner;
    const Vec3d p = direction.cross(ac);
    const double determinant = ab.dot(p);
    if (determinant == 0 || !std::isfinite(determinant)) // edge-on, or no triangle at all
        return {};
    const Vec3d t = origin - corner;
    const double u = t.dot(p) / determinant;
    if (!(u >= 0 && u <= 1))
        return {};
    const Vec3d q = t.cross(ab);
    const double v = direction.dot(q) / determinant;
    if (!(v >= 0 && u + v <= 1))
        return {};
    const double distance = ac.dot(q) / determinant;
    return distance >= 0 ? std::optional(distance) : std::nullopt;
}

bool touches(const Ray &ray, const Bounds &box, double most)
{
    if (box.isEmpty())
        return false;
    double near = 0, far = most;
    const auto slab = [&](float origin, float direction, float low, float high) {
        if (direction == 0)
            return origin >= low && origin <= high;
        double first = (double(low) - double(origin)) / double(direction);
        double second = (double(high) - double(origin)) / double(direction);
        if (first > second)
            std::swap(first, second);
        // A hair of room: the box of a flat part has no thickness, and rounding must not lose its triangles.
        const double room = 1e-6 * (1 + std::abs(first) + std::abs(second));
        near = std::max(near, first - room);
        far = std::min(far, second + room);
        return near <= far;
    };
    return slab(ray.origin.x, ray.direction.x, box.low.x, box.high.x)
           && slab(ray.origin.y, ray.direction.y, box.low.y, box.high.y)
           && slab(ray.origin.z, ray.direction.z, box.low.z, box.high.z);
}

/// Exactly: either the rectangles around both part them, or a line along an edge of the box that all of it lies on one side of. A
/// long box that is seen aslant has much in its rectangle where it is not.
bool SeenBox::mayBeIn(const QRectF &region) const
{
    if (isEverywhere)
        return true;
    if (!around.intersects(region))
        return false;
    constexpr double Room = 1; // pixels, for rounding
    const double halfWidth = region.width() / 2 + Room, halfHeight = region.height() / 2 + Room;
    for (size_t from = 0; from < corners.size(); ++from) {
        for (size_t to : {from | 1, from | 2, from | 4}) {
            const QPointF along = corners[to] - corners[from], across(-along.y(), along.x());
            const double middle = QPointF::dotProduct(region.center() - corners[from], across);
            if (std::abs(middle) <= std::abs(across.x()) * halfWidth + std::abs(across.y()) * halfHeight)
                continue; // the region lies on both sides, or this is no edge
            const auto isBeyond = [&](const QPointF &corner) {
                return QPointF::dotProduct(corner - corners[from], across) * (middle > 0 ? 1 : -1)
                       > std::abs(across.x()) * Room / 2 + std::abs(across.y()) * Room / 2;
            };
            if (std::none_of(corners.begin(), corners.end(), isBeyond))
                return false;
        }
    }
    return true;
}

std::optional<Hit> Picker::triangleAt(const Ray &ray) const
{
    std::optional<Hit> best;
    double nearest = std::numeric_limits<double>::infinity();
    for (size_t m = 0; m < m_prepared->meshes.size(); ++m) {
        const PreparedMesh &mesh = m_prepared->meshes[m];
        const bool skinned = m_pose.isSkinned(m);
        // Into the mesh's own space; lengths along the ray stay comparable, as its direction is not normalised there.
        const Mat4 inverse = m_pose.matrix(*m_prepared, m).inverted();
        const Ray local{inverse.mapped(ray.origin), inverse.mappedVector(ray.direction)};
        if (!skinned && !touches(local, mesh.bounds, nearest))
            continue;
        const SurfaceVertices &vertices = m_pose.vertices(*m_prepared, m);
        for (size_t p = 0; p < mesh.parts.size(); ++p) {
            const PreparedPart &part = mesh.parts[p];
            if (part.corners != 3 || !m_pose.shows(*m_prepared, m, p))
                continue;
            for (size_t run = 0; run < part.runs.size(); ++run) {
                if (!skinned && !touches(local, part.runs[run], nearest)) // the boxes are those of the unbent mesh
                    continue;
                const qint64 end = std::min<qint64>(qint64(run + 1) * PreparedPart::RunLength, part.elementCount());
                for (qint64 t = qint64(run) * PreparedPart::RunLength; t < end; ++t) {
                    const quint32 *corner = &part.indices[size_t(t * 3)];
                    const auto distance = intersection(local, vertices[corner[0]].position,
                                                       vertices[corner[1]].position, vertices[corner[2]].position);
                    if (distance && *distance < nearest) {
                        nearest = *distance;
                        best = Hit{int(m), int(p), t, nearest, {}};
                    }
                }
            }
        }
    }
    if (best) {
        const float d = float(best->distance);
        best->point = {ray.origin.x + ray.direction.x * d, ray.origin.y + ray.direction.y * d,
                       ray.origin.z + ray.direction.z * d};
    }
    return best;
}

qint64 Picker::nearestCorner(const Hit &hit) const
{
    const PreparedPart &part = m_prepared->meshes[size_t(hit.mesh)].parts[size_t(hit.part)];
    const Mat4 matrix = m_pose.matrix(*m_prepared, size_t(hit.mesh));
    const SurfaceVertices &vertices = m_pose.vertices(*m_prepared, size_t(hit.mesh));
    qint64 best = -1;
    float bestDistance = std::numeric_limits<float>::infinity();
    for (size_t k = 0; k < 3; ++k) {
        const quint32 vertex = part.indices[size_t(hit.element) * 3 + k];
        const Vec3 at = matrix.mapped(vertices[vertex].position);
        const float distance = std::hypot(at.x - hit.point.x, at.y - hit.point.y, at.z - hit.point.z);
        if (best < 0 || distance < bestDistance) {
            best = vertex;
            bestDistance = distance;
        }
    }
    return best;
}

/// Without indices an element is its vertices.
PickedBytes Picker::bytesOf(const Hit &hit) const
{
    const PreparedMesh &prepared = m_prepared->meshes[size_t(hit.mesh)];
    const PreparedPart &shown = prepared.parts[size_t(hit.part)];
    const scene::Mesh &mesh = m_prepared->scene->meshes[size_t(prepared.mesh)];
    const scene::Part &part = mesh.parts[size_t(shown.part)];
    if (mesh.isElsewhere())
        return bytesOfNode(mesh.node);
    const qint64 element = hit.element * shown.step;
    if (part.indices.isPresent())
        return {part.indices.stream, part.elementRange(element)};
    const qint64 first = part.firstVertex + part.firstIndex + (part.isChain() ? element : element * part.corners());
    const PickedBytes begin = bytesOfVertex(hit.mesh, first);
    return {begin.stream, {begin.range.begin, bytesOfVertex(hit.mesh, first + part.corners() - 1).range.end}};
}

PickedBytes Picker::bytesOfPart(int mesh, int part) const
{
    const scene::Mesh &source = m_prepared->scene->meshes[size_t(mesh)];
    const scene::Part &wanted = source.parts[size_t(part)];
    if (source.isElsewhere())
        return bytesOfNode(source.node);
    if (!wanted.bytes.isEmpty())
        return {wanted.stream, wanted.bytes};
    const qint64 count = scene::ElementReader(source, wanted, m_prepared->streams, m_prepared->scene->otherFiles)
                             .count();
    if (count <= 0)
        return bytesOfNode(source.node);
    if (wanted.indices.isPresent())
        return {wanted.indices.stream, {wanted.elementRange(0).begin, wanted.elementRange(count - 1).end}};
    const qint64 first = wanted.firstVertex + wanted.firstIndex;
    const qint64 corners = wanted.isChain() ? count + wanted.corners() - 1 : count * wanted.corners();
    return {source.vertexStride > 0 ? source.stream : source.positions.stream,
            {source.vertexRange(first).begin, source.vertexRange(first + corners - 1).end}};
}

PickedBytes Picker::bytesOfNode(int node) const
{
    if (node < 0 || size_t(node) >= m_prepared->scene->nodes.size())
        return {};
    const scene::Node &source = m_prepared->scene->nodes[size_t(node)];
    return {source.stream, source.bytes};
}

PickedBytes Picker::bytesOfVertex(int mesh, qint64 vertex) const
{
    const scene::Mesh &source = m_prepared->scene->meshes[size_t(m_prepared->meshes[size_t(mesh)].mesh)];
    if (source.isElsewhere())
        return bytesOfNode(source.node);
    return {source.vertexStride > 0 ? source.stream : source.positions.stream, source.vertexRange(vertex)};
}

} // namespace hexahedron::preview
