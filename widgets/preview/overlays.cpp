#include "widgets/preview/overlays.h"

#include "widgets/preview/orbitcamera.h"

#include <QCoreApplication>
#include <QVector3D>

#include <algorithm>
#include <array>

namespace hexahedron::preview {

using scene::Mat4;
using scene::Vec3;

static void addLine(FlatVertices &lines, const Vec3 &from, const Vec3 &to, const QColor &color)
{
    lines.emplace_back(from, color);
    lines.emplace_back(to, color);
}

/// 1, 2 or 5 times a power of ten, at least `least`.
static float roundStep(float least)
{
    const float power = std::pow(10.f, std::floor(std::log10(std::max(least, 1e-9f))));
    for (const float factor : {1.f, 2.f, 5.f}) {
        if (power * factor >= least)
            return power * factor;
    }
    return power * 10;
}

static void addAxes(Grid &grid, const PreparedScene &prepared, const Vec3 &origin, float length)
{
    struct Axis
    {
        Vec3 direction;
        QColor color;
        QString name;
    };
    const Axis axes[] = {{{1, 0, 0}, QColor(226, 72, 72), QStringLiteral("X")},
                         {{0, 1, 0}, QColor(92, 178, 60), QStringLiteral("Y")},
                         {{0, 0, 1}, QColor(66, 130, 240), QStringLiteral("Z")}};
    for (const Axis &axis : axes) {
        const Vec3 d = prepared.root.mappedVector(axis.direction); // the file's axis, as it lies in the view
        const auto at = [&](float k) { return Vec3{origin.x + d.x * k, origin.y + d.y * k, origin.z + d.z * k}; };
        addLine(grid.axes, at(0), at(length), axis.color);
        grid.labels.push_back({at(length * 1.04f), axis.name, axis.color, true});
    }
}

Grid makeGrid(const PreparedScene &prepared, bool dark)
{
    Grid grid;
    const Bounds &bounds = prepared.bounds;
    const float radius = bounds.radius();
    const Vec3 center = bounds.center();
    grid.cell = roundStep(radius / 6);
    const float cell = grid.cell;
    // A model far from the origin has its ground with it, still on whole cells.
    const bool nearOrigin = std::hypot(center.x, center.y, center.z) < radius * 3;
    const float x0 = nearOrigin ? 0 : std::round(center.x / cell) * cell;
    const float z0 = nearOrigin ? 0 : std::round(center.z / cell) * cell;
    const float y = nearOrigin || bounds.isEmpty() ? 0 : bounds.low.y;
    const float reach = bounds.isEmpty()
                            ? radius
                            : std::max({std::abs(bounds.low.x - x0), std::abs(bounds.high.x - x0),
                                        std::abs(bounds.low.z - z0), std::abs(bounds.high.z - z0), radius * 0.6f});
    const int half = std::clamp(int(std::ceil(reach * 1.15f / cell)), 1, 60);
    const QColor fine = dark ? QColor(74, 80, 88) : QColor(190, 195, 202);
    const QColor coarse = dark ? QColor(100, 107, 117) : QColor(158, 164, 173);
    const float edge = float(half) * cell;
    for (int i = -half; i <= half; ++i) {
        const QColor color = i % 5 == 0 ? coarse : fine;
        const float at = float(i) * cell;
        addLine(grid.lines, {x0 + at, y, z0 - edge}, {x0 + at, y, z0 + edge}, color);
        addLine(grid.lines, {x0 - edge, y, z0 + at}, {x0 + edge, y, z0 + at}, color);
    }
    addAxes(grid, prepared, nearOrigin ? Vec3{} : Vec3{x0, y, z0},
            std::min(edge, std::ceil(radius * 0.7f / cell) * cell));
    return grid;
}

FlatVertices makeGhost(const PreparedScene &prepared, const Pose &pose, qint64 most, bool dark)
{
    FlatVertices triangles;
    const QColor color = dark ? QColor(130, 185, 255) : QColor(40, 90, 180);
    constexpr int Alpha = 60;
    for (size_t m = 0; m < prepared.meshes.size(); ++m) {
        const Mat4 matrix = pose.matrix(prepared, m);
        const SurfaceVertices &vertices = pose.vertices(prepared, m);
        for (size_t p = 0; p < prepared.meshes[m].parts.size(); ++p) {
            const PreparedPart &part = prepared.meshes[m].parts[p];
            if (part.corners != 3 || !pose.shows(prepared, m, p))
                continue;
            if (qint64(triangles.size()) + qint64(part.indices.size()) > most * 3)
                return {};
            for (size_t i = 0; i + 2 < part.indices.size(); i += 3) {
                std::array<Vec3, 3> corners;
                for (size_t k = 0; k < 3; ++k)
                    corners[k] = matrix.mapped(vertices[part.indices[i + k]].position);
                const QVector3D normal = QVector3D::normal(toVector(corners[0]), toVector(corners[1]),
                                                           toVector(corners[2]));
                if (normal.isNull()) // nobody would see it, and Qt 3D may then draw none of the others
                    continue;
                const float light = 0.55F + 0.45F * std::abs(QVector3D::dotProduct(normal, {0.35F, 0.8F, 0.5F}));
                QColor shade = QColor::fromRgbF(color.redF() * light, color.greenF() * light, color.blueF() * light);
                shade.setAlpha(Alpha);
                for (const Vec3 &corner : corners)
                    triangles.emplace_back(corner, shade);
            }
        }
    }
    return triangles;
}

/// The usual length of an edge of a mesh in the world, from some of them; 0 when it has none.
static float usualEdge(const PreparedMesh &mesh, const SurfaceVertices &vertices, const Mat4 &matrix)
{
    constexpr size_t EnoughOfPart = 300;
    std::vector<float> lengths;
    for (const PreparedPart &part : mesh.parts) {
        const auto corners = size_t(part.corners);
        const size_t step = (part.indices.size() / corners / EnoughOfPart + 1) * corners;
        for (size_t i = 0; corners > 1 && i + 1 < part.indices.size(); i += step) {
            const Vec3 a = matrix.mapped(vertices[part.indices[i]].position),
                       b = matrix.mapped(vertices[part.indices[i + 1]].position);
            const float length = std::hypot(b.x - a.x, b.y - a.y, b.z - a.z);
            if (length > 0 && std::isfinite(length))
                lengths.push_back(length);
        }
    }
    if (lengths.empty())
        return 0;
    const auto middle = lengths.begin() + qsizetype(lengths.size() / 2);
    std::nth_element(lengths.begin(), middle, lengths.end());
    return *middle;
}

FlatVertices makeNormals(const PreparedScene &prepared, const Pose &pose, qint64 most)
{
    FlatVertices lines;
    // No longer than what the mesh is made of, else a fine mesh would be hidden under fur, and to be seen in any case.
    const float longest = prepared.bounds.radius() * 0.045f, shortest = prepared.bounds.radius() * 0.004f;
    const qint64 step = std::max<qint64>(1, prepared.shownVertices / std::max<qint64>(1, most));
    for (size_t m = 0; m < prepared.meshes.size(); ++m) {
        if (!pose.visible.showsMesh(prepared, m))
            continue;
        const Mat4 matrix = pose.matrix(prepared, m);
        const SurfaceVertices &vertices = pose.vertices(prepared, m);
        const float edge = usualEdge(prepared.meshes[m], vertices, matrix);
        const float length = edge > 0 ? std::clamp(edge * 0.7f, shortest, longest) : longest;
        for (size_t v = 0; v < vertices.size(); v += size_t(step)) {
            const Vec3 from = matrix.mapped(vertices[v].position);
            Vec3 n = matrix.mappedVector(vertices[v].normal);
            const float size = std::hypot(n.x, n.y, n.z);
            if (!(size > 0))
                continue;
            const float k = length / size;
            addLine(lines, from, {from.x + n.x * k, from.y + n.y * k, from.z + n.z * k}, QColor(70, 200, 220));
        }
    }
    return lines;
}

std::vector<BoneStretch> boneStretches(const PreparedScene &prepared, const Pose &pose)
{
    std::vector<BoneStretch> bones;
    bones.reserve(prepared.joints.size());
    std::vector<bool> hasChild(pose.nodes.size());
    const auto place = [&](int node) {
        const auto &m = pose.nodes[size_t(node)].m;
        return Vec3{m[12], m[13], m[14]};
    };
    for (const auto &[node, parent] : prepared.joints) {
        if (parent < 0)
            continue;
        const Vec3 from = place(parent), to = place(node);
        if (from == to || !Bounds::isUsable(from) || !Bounds::isUsable(to))
            continue;
        hasChild[size_t(parent)] = true;
        bones.push_back({parent, from, to, false});
    }
    for (const PreparedJoint &joint : prepared.joints) {
        const Vec3 at = place(joint.node);
        if (!hasChild[size_t(joint.node)] && Bounds::isUsable(at))
            bones.push_back({joint.node, at, at, true});
    }
    return bones;
}

/// Nearly exact: a stretch that passes a corner of the picture outside it counts, too.
static bool mayBeSeen(const BoneStretch &bone, const ScreenProjection &toScreen, const QSizeF &picture)
{
    const Vec3 a = toScreen(bone.from), b = toScreen(bone.to);
    if (a.z < 0 || b.z < 0)
        return a.z >= 0 || b.z >= 0;
    return std::max(a.x, b.x) >= 0 && std::max(a.y, b.y) >= 0 && double(std::min(a.x, b.x)) <= picture.width()
           && double(std::min(a.y, b.y)) <= picture.height();
}

std::vector<BoneStretch> bonesToDraw(const std::vector<BoneStretch> &all, std::vector<int> lit, bool hasOthers,
                                     const OrbitCamera &camera)
{
    enum Kind : size_t { Hidden, Plain, Lit };
    std::ranges::sort(lit);
    const ScreenProjection toScreen = camera.projection();
    const bool isMany = all.size() > MostBones;
    std::vector<Kind> kinds;
    kinds.reserve(all.size());
    std::array<size_t, 3> counts{}, passed{};
    for (const BoneStretch &bone : all) {
        const bool isShown = hasOthers && (!isMany || mayBeSeen(bone, toScreen, camera.viewport()));
        kinds.push_back(std::ranges::binary_search(lit, bone.node) ? Lit : isShown ? Plain : Hidden);
        ++counts[kinds.back()];
    }
    std::vector<BoneStretch> drawn;
    for (size_t i = 0; i < all.size(); ++i) {
        const Kind kind = kinds[i];
        const size_t step = (counts[kind] - 1) / MostBones + 1;
        if (kind != Hidden && passed[kind]++ % step == 0)
            drawn.push_back(all[i]);
    }
    return drawn;
}

namespace {

struct Octahedron
{
    QVector3D tips[2], belt[4];
};

Octahedron octahedron(const BoneStretch &bone, float size)
{
    const QVector3D from(bone.from.x, bone.from.y, bone.from.z), to(bone.to.x, bone.to.y, bone.to.z);
    QVector3D along = bone.isLeaf ? QVector3D(0, size, 0) : to - from;
    const QVector3D other = std::abs(along.normalized().y()) > 0.9f ? QVector3D(1, 0, 0) : QVector3D(0, 1, 0);
    const QVector3D u = QVector3D::crossProduct(along, other).normalized();
    const QVector3D v = QVector3D::crossProduct(along, u).normalized();
    const float thick = bone.isLeaf ? size : std::min(along.length() * 0.1f, size * 1.6f);
    Octahedron result;
    result.tips[0] = bone.isLeaf ? from - along : from;
    result.tips[1] = from + along;
    const QVector3D middle = bone.isLeaf ? from : from + along * 0.16f;
    for (int i = 0; i < 4; ++i)
        result.belt[i] = middle + (i % 2 ? v : u) * (i < 2 ? thick : -thick);
    return result;
}

Vec3 plain(const QVector3D &v)
{
    return {v.x(), v.y(), v.z()};
}

bool isIn(const std::vector<int> &nodes, int node)
{
    return std::find(nodes.begin(), nodes.end(), node) != nodes.end();
}

} // namespace

FlatVertices makeBones(const std::vector<BoneStretch> &bones, float size, const std::vector<int> &selected, bool dark)
{
    FlatVertices triangles;
    triangles.reserve(bones.size() * 24);
    for (const BoneStretch &bone : bones) {
        const Octahedron shape = octahedron(bone, size);
        const bool lit = isIn(selected, bone.node);
        const QColor base = lit ? selectionColor() : dark ? QColor(168, 186, 214) : QColor(96, 116, 150);
        for (int tip = 0; tip < 2; ++tip) {
            for (int i = 0; i < 4; ++i) {
                QColor color = base.darker(100 + 22 * ((i + tip) % 3));
                color.setAlpha(lit ? 235 : 105);
                triangles.emplace_back(plain(shape.tips[tip]), color);
                triangles.emplace_back(plain(shape.belt[i]), color);
                triangles.emplace_back(plain(shape.belt[(i + 1) % 4]), color);
            }
        }
    }
    return triangles;
}

FlatVertices makeBoneLines(const std::vector<BoneStretch> &bones, float size, const std::vector<int> &selected,
                           bool dark)
{
    FlatVertices lines;
    lines.reserve(bones.size() * 24);
    for (const BoneStretch &bone : bones) {
        const Octahedron shape = octahedron(bone, size);
        const QColor color = isIn(selected, bone.node) ? selectionColor().lighter(125)
                             : dark                    ? QColor(214, 226, 245, 200)
                                                       : QColor(48, 62, 92, 200);
        for (int i = 0; i < 4; ++i) {
            addLine(lines, plain(shape.belt[i]), plain(shape.belt[(i + 1) % 4]), color);
            addLine(lines, plain(shape.tips[0]), plain(shape.belt[i]), color);
            addLine(lines, plain(shape.tips[1]), plain(shape.belt[i]), color);
        }
    }
    return lines;
}

} // namespace hexahedron::preview
