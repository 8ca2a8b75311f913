#include "widgets/preview/reshaping.h"

#include "core/language/plural.h"
#include "core/scene/elements.h"
#include "core/scene/writing.h"
#include "widgets/preview/alike.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <set>

namespace hexahedron::preview {

using namespace scene;

namespace {

Channel::Target targetOf(Tool tool)
{
    return tool == Tool::Move   ? Channel::Target::Translation
           : tool == Tool::Turn ? Channel::Target::Rotation
                                : Channel::Target::Scale;
}

constexpr float Noise = 1e-6F; // of the arithmetic, as a share of the largest number in it

float largest(const Vec3 &v)
{
    return std::max({std::abs(v.x), std::abs(v.y), std::abs(v.z)});
}

/// What a matrix moved, without noise in numbers that stay.
Vec3 settled(const Vec3 &before, const Vec3 &after)
{
    const float noise = Noise * std::max(largest(before), largest(after));
    const auto number = [=](float was, float now) { return std::abs(now - was) <= noise ? was : now; };
    return {number(before.x, after.x), number(before.y, after.y), number(before.z, after.z)};
}

/// How far a matrix moves that does nothing else. A short way counts far from the origin, too, where it would be noise among
/// coordinates.
std::optional<Vec3> wayOf(const Mat4 &matrix)
{
    Mat4 still = matrix;
    still.m[12] = still.m[13] = still.m[14] = 0;
    return still.m == Mat4{}.m ? std::optional(Vec3{matrix.m[12], matrix.m[13], matrix.m[14]}) : std::nullopt;
}

/// A way in another space, along whose axes it may not go at all.
Vec3 wayIn(const Mat4 &space, const Vec3 &way)
{
    return settled(Vec3{}, space.mappedVector(way));
}

Vec3 sum(const Vec3 &a, const Vec3 &b)
{
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

bool isMirroring(const Mat4 &matrix)
{
    const auto &m = matrix.m;
    const QVector3D x(m[0], m[1], m[2]), y(m[4], m[5], m[6]), z(m[8], m[9], m[10]);
    return QVector3D::dotProduct(QVector3D::crossProduct(x, y), z) < 0;
}

/// In degrees; first around z, then x, then y.
std::array<double, 3> anglesOf(const Quat &rotation)
{
    const Mat4 r = Mat4::fromParts({}, rotation, {1, 1, 1});
    const auto at = [&](size_t row, size_t column) { return double(r.m[column * 4 + row]); };
    const double x = std::asin(std::clamp(-at(1, 2), -1.0, 1.0));
    const bool isUpright = std::abs(at(1, 2)) > 0.99999; // then y and z turn about the same axis
    const double y = isUpright ? std::atan2(-at(2, 0), at(0, 0)) : std::atan2(at(0, 2), at(2, 2));
    const double z = isUpright ? 0 : std::atan2(at(1, 0), at(1, 1));
    constexpr double Degrees = 180 / std::numbers::pi;
    return {x * Degrees, y * Degrees, z * Degrees};
}

} // namespace

Reshaping::Reshaping(PreparedScenePtr prepared, const Pose &pose, const std::vector<Pick> &picks, int node,
                     Moment moment, Companions companions)
    : m_prepared(std::move(prepared))
    , m_pose(pose)
    , m_moment(moment)
    , m_node(node)
{
    if (m_node >= 0)
        return;
    std::map<size_t, std::vector<qint64>> chosen;
    for (const Pick &pick : picks) {
        if (pick.kind == Pick::Kind::Vertex || pick.kind == Pick::Kind::Element)
            addVertices(pick, chosen);
    }
    for (auto &[mesh, vertices] : chosen) {
        std::ranges::sort(vertices);
        const auto [first, last] = std::ranges::unique(vertices);
        vertices.erase(first, last);
        // Where several nodes show one mesh, its vertices are moved once.
        if (std::ranges::any_of(m_chosen, [&](const Chosen &other) { return isSameList(other.mesh, mesh); }))
            continue;
        if (companions == Companions::GoAlong)
            addCompanions(mesh, vertices);
        m_count += qint64(vertices.size());
        m_chosen.push_back({mesh, std::move(vertices)});
    }
}

/// Whether two prepared meshes have the same vertices in the bytes.
bool Reshaping::isSameList(size_t a, size_t b) const
{
    const View &one = m_prepared->scene->meshes[size_t(m_prepared->meshes[a].mesh)].positions;
    const View &other = m_prepared->scene->meshes[size_t(m_prepared->meshes[b].mesh)].positions;
    return one.stream == other.stream && one.begin == other.begin && one.stride == other.stride;
}

/// All that lie where one of these lies. `vertices` are in ascending order, and stay so. What is stored must be numbers: others are
/// shown somewhere, and stay as they are.
void Reshaping::addCompanions(size_t mesh, std::vector<qint64> &vertices)
{
    const SurfaceVertices &all = m_prepared->meshes[mesh].vertices;
    const View &positions = m_prepared->scene->meshes[size_t(m_prepared->meshes[mesh].mesh)].positions;
    const Bytes *bytes = m_prepared->stream(positions.stream);
    ByteCursor cursor(bytes ? *bytes : Bytes());
    const auto isNumber = [&](size_t vertex) {
        const std::array<float, 4> stored = readElement(cursor, positions, qint64(vertex));
        return std::isfinite(stored[0]) && std::isfinite(stored[1]) && std::isfinite(stored[2]);
    };
    std::set<std::array<quint32, 3>> places;
    for (const qint64 vertex : vertices)
        places.insert(bitsOf(all[size_t(vertex)].position));
    std::vector<qint64> together;
    for (size_t vertex = 0; vertex < all.size(); ++vertex) {
        if (qint64(together.size()) > MostVertices) // of a broken file all may lie in one place
            return;
        const bool isAt = places.contains(bitsOf(all[vertex].position));
        if (isAt && (isNumber(vertex) || std::ranges::binary_search(vertices, qint64(vertex))))
            together.push_back(qint64(vertex));
    }
    m_companionCount += qint64(together.size() - vertices.size());
    vertices = std::move(together);
}

void Reshaping::addVertices(const Pick &pick, std::map<size_t, std::vector<qint64>> &chosen) const
{
    const int mesh = m_prepared->indexOf(pick.mesh);
    if (mesh < 0)
        return;
    const PreparedMesh &prepared = m_prepared->meshes[size_t(mesh)];
    std::vector<qint64> &vertices = chosen[size_t(mesh)];
    const auto add = [&](qint64 vertex) {
        if (vertex >= 0 && vertex < qint64(prepared.vertices.size()) && qint64(vertices.size()) < MostVertices)
            vertices.push_back(vertex);
    };
    if (pick.kind == Pick::Kind::Vertex) {
        for (qint64 v = pick.first; v < std::min(pick.first + pick.count, qint64(prepared.vertices.size())); ++v)
            add(v);
        return;
    }
    const scene::Mesh &source = m_prepared->scene->meshes[size_t(pick.mesh)];
    if (pick.part < 0 || size_t(pick.part) >= source.parts.size())
        return;
    ElementReader elements(source, source.parts[size_t(pick.part)], m_prepared->streams, m_prepared->scene->otherFiles);
    const int corners = source.parts[size_t(pick.part)].corners();
    const qint64 end = std::min({pick.first + pick.count, elements.count(), pick.first + MostVertices});
    for (qint64 element = pick.first; element < end; ++element) {
        for (int corner = 0; corner < corners; ++corner)
            add(elements.vertex(element, corner));
    }
}

/// Where the clip moves the node in this way: the key at this moment.
std::optional<Reshaping::Key> Reshaping::keyOf(Tool tool) const
{
    if (m_node < 0 || m_moment.clip < 0 || size_t(m_moment.clip) >= m_prepared->scene->clips.size())
        return {};
    std::optional<Key> found;
    for (const Channel &channel : m_prepared->scene->clips[size_t(m_moment.clip)].channels) {
        if (channel.node != m_node || channel.target != targetOf(tool))
            continue;
        const auto countOf = [&](const View &view) {
            return fittingCount(view, m_prepared->streams, m_prepared->scene->otherFiles);
        };
        qint64 count = countOf(channel.values);
        if (count <= 0)
            continue;
        found = found.value_or(Key());
        const Bytes *times = channel.times.isPresent() ? m_prepared->stream(channel.times.stream) : nullptr;
        if (channel.times.isPresent())
            count = times ? std::min(count, countOf(channel.times)) : 0;
        ByteCursor cursor(times ? *times : Bytes());
        for (qint64 key = 0; key < count && found->key < 0; ++key) {
            const double time = times ? double(readElement(cursor, channel.times, key)[0]) : double(key);
            if (std::abs(time - m_moment.time) < 1e-4 * std::max(1.0, std::abs(time)))
                found = Key{&channel, key};
        }
    }
    return found;
}

QString Reshaping::whyNot(Tool tool) const
{
    if (!isAnything())
        return tr("Select a vertex, a triangle, a bone or a node first.");
    if (m_node >= 0) {
        const scene::Node &node = m_prepared->scene->nodes[size_t(m_node)];
        if (m_moment.isMixed)
            return tr("This is not shown as the animation has it: two are blended, or it is kept in place. Switch that "
                      "off to move it.");
        if (const auto key = keyOf(tool)) {
            if (key->key < 0)
                return tr(
                    "The animation moves this, and has no key at this moment. Go to one of its keys, or choose “As "
                    "stored”.");
            return {};
        }
        const Mat4 parent = parentMatrix(), same = parent.inverted() * parent;
        if (std::abs(same.m[0] - 1) + std::abs(same.m[5] - 1) + std::abs(same.m[10] - 1) > 0.01F)
            return tr("What this hangs on is scaled to nothing, so that it stays where it is.");
        const View &stored = tool == Tool::Move   ? node.storedTranslation
                             : tool == Tool::Turn ? node.storedRotation
                                                  : node.storedScale;
        if (stored.isPresent() || node.storedMatrix.isPresent() || node.isElement)
            return {};
        return tr("The file does not store this of the node, so that it cannot be changed here.");
    }
    for (const Chosen &chosen : m_chosen) {
        const scene::Mesh &mesh = m_prepared->scene->meshes[size_t(m_prepared->meshes[chosen.mesh].mesh)];
        if (mesh.isElsewhere())
            return tr("These vertices lie in another file. Open that file to move them.");
        if (m_pose.isSkinned(chosen.mesh))
            return tr(
                "Vertices can be moved where the model stands as it is stored: choose “As stored”, and no morphs.");
        if (!canBeWritten(mesh.positions))
            return tr("The file does not store this of the node, so that it cannot be changed here.");
    }
    return {};
}

Mat4 Reshaping::parentMatrix() const
{
    const int parent = m_prepared->scene->nodes[size_t(m_node)].parent;
    return parent >= 0 && parent < m_node ? m_pose.nodes[size_t(parent)] : m_prepared->root;
}

GizmoPlace Reshaping::place(Tool tool, float step) const
{
    GizmoPlace place;
    place.isMirrored = m_prepared->mirrored;
    place.step = step;
    // Nodes are resized along their own axes: others would make them askew.
    const Mat4 &frame = m_node >= 0 && tool == Tool::Resize ? m_pose.nodes[size_t(m_node)] : m_prepared->root;
    for (size_t i = 0; i < 3; ++i) {
        const QVector3D axis = QVector3D(frame.m[i * 4], frame.m[i * 4 + 1], frame.m[i * 4 + 2]).normalized();
        place.axes[i] = axis.isNull() ? place.axes[i] : axis;
    }
    if (m_node >= 0) {
        const Mat4 &node = m_pose.nodes[size_t(m_node)];
        place.origin = {node.m[12], node.m[13], node.m[14]};
        return place;
    }
    Bounds bounds;
    for (const Chosen &chosen : m_chosen) {
        const Mat4 matrix = m_pose.matrix(*m_prepared, chosen.mesh);
        const SurfaceVertices &vertices = m_pose.vertices(*m_prepared, chosen.mesh);
        for (const qint64 vertex : chosen.vertices)
            bounds.add(matrix.mapped(vertices[size_t(vertex)].position));
    }
    place.origin = toVector(bounds.center());
    return place;
}

/// What happens to a mesh, in its own space.
Mat4 Reshaping::inMesh(const Chosen &chosen, const Mat4 &world) const
{
    const Mat4 matrix = m_pose.matrix(*m_prepared, chosen.mesh);
    if (const auto way = wayOf(world))
        return Mat4::fromParts(wayIn(matrix.inverted(), *way), {}, {1, 1, 1});
    return matrix.inverted() * world * matrix;
}

/// The position of a vertex in the space of its mesh, afterwards.
Vec3 Reshaping::moved(const Chosen &chosen, qint64 vertex, const Mat4 &inMesh) const
{
    const PreparedMesh &mesh = m_prepared->meshes[chosen.mesh];
    const Vec3 &before = mesh.vertices[size_t(vertex)].position;
    if (const auto way = wayOf(inMesh))
        return sum(before, *way);
    return settled(before, inMesh.mapped(before));
}

/// The node in the space of its parent, afterwards.
Parts Reshaping::localParts(Tool tool, const Mat4 &world, const QVector3D &factors) const
{
    const Mat4 parent = parentMatrix();
    const Mat4 local = parent.inverted() * m_pose.nodes[size_t(m_node)];
    Parts parts = local.toParts();
    if (m_moment.clip < 0) { // exactly what is stored, as far as it stays
        const scene::Node &node = m_prepared->scene->nodes[size_t(m_node)];
        parts = {node.translation, node.rotation, node.scale};
    }
    const Mat4 moved = parent.inverted() * world * parent * local;
    if (const auto way = wayOf(world); tool == Tool::Move && way)
        parts.translation = sum(parts.translation, wayIn(parent.inverted(), *way));
    else if (tool == Tool::Move)
        parts.translation = settled(parts.translation, {moved.m[12], moved.m[13], moved.m[14]});
    else if (tool == Tool::Turn)
        parts.rotation = moved.toParts().rotation;
    else
        parts.scale = {parts.scale.x * factors.x(), parts.scale.y * factors.y(), parts.scale.z * factors.z()};
    return parts;
}

QString Reshaping::title(Tool tool) const
{
    if (m_node >= 0) {
        const QString name = m_prepared->scene->nodes[size_t(m_node)].name;
        return tool == Tool::Move   ? tr("Move %1").arg(name)
               : tool == Tool::Turn ? tr("Rotate %1").arg(name)
                                    : tr("Scale %1").arg(name);
    }
    return tool == Tool::Move   ? tr("Move %n vertices", nullptr, pluralOf(m_count))
           : tool == Tool::Turn ? tr("Rotate %n vertices", nullptr, pluralOf(m_count))
                                : tr("Scale %n vertices", nullptr, pluralOf(m_count));
}

/// A rotation as it is written over what is stored in an element.
QVarLengthArray<double, 4> Reshaping::rotationFor(const View &view, qint64 element, const Quat &rotation) const
{
    const auto turned = m_prepared->scene->rotations.stored(
        std::array{double(rotation.w), double(rotation.x), double(rotation.y), double(rotation.z)});
    const Bytes *bytes = m_prepared->stream(view.stream);
    const std::array<float, 4> was = bytes ? readElement(*bytes, view, element) : std::array<float, 4>();
    const auto nearer = nearerQuaternion(turned, {double(was[0]), double(was[1]), double(was[2]), double(was[3])});
    return {nearer[0], nearer[1], nearer[2], nearer[3]};
}

void Reshaping::addNodeChange(Tool tool, const Parts &parts, SceneChange &change) const
{
    const scene::Node &node = m_prepared->scene->nodes[size_t(m_node)];
    const Vec3 &vector = tool == Tool::Move ? parts.translation : parts.scale;
    const QVarLengthArray<double, 4> vectorNumbers{double(vector.x), double(vector.y), double(vector.z)};
    const auto write = [&](const View &view, qint64 element) {
        change.values.push_back(
            {view, element, tool == Tool::Turn ? rotationFor(view, element, parts.rotation) : vectorNumbers});
    };
    if (const auto key = keyOf(tool)) {
        if (key->key >= 0)
            write(key->channel->values, key->key);
        return;
    }
    if (node.isElement) {
        const size_t first = tool == Tool::Move ? 0 : tool == Tool::Turn ? 3 : 6;
        const std::array<double, 3> angles = anglesOf(parts.rotation);
        for (size_t i = 0; i < 3; ++i) {
            const double number = tool == Tool::Turn ? angles[i] : vectorNumbers[qsizetype(i)];
            change.attributes.push_back(
                {node.path, m_prepared->scene->placeAttributes[first + i], number, tool == Tool::Resize ? 1.0 : 0.0});
        }
        return;
    }
    if (node.storedMatrix.isPresent()) {
        const Mat4 matrix = Mat4::fromParts(parts.translation, parts.rotation, parts.scale);
        change.values.push_back({node.storedMatrix, 0, {}});
        for (const float number : matrix.m)
            change.values.back().numbers.push_back(double(number));
        return;
    }
    write(tool == Tool::Move ? node.storedTranslation : tool == Tool::Turn ? node.storedRotation : node.storedScale, 0);
}

/// A direction in the surface is moved with it.
void Reshaping::addTurned(const View &view, qint64 vertex, const Mat4 &inMesh, SceneChange &change) const
{
    const std::array<float, 4> stored = readElement(*m_prepared->stream(view.stream), view, vertex);
    const QVector3D turned = toVector(inMesh.mappedVector({stored[0], stored[1], stored[2]})).normalized();
    if (turned.isNull() || !std::isfinite(turned.length()))
        return;
    change.values.push_back({view, vertex, {double(turned.x()), double(turned.y()), double(turned.z())}});
    // The fourth number says on which side of it and of the normal the other direction is.
    if (isMirroring(inMesh) && view.components == 4 && view.component != Component::Packed1010102)
        change.values.back().numbers.push_back(-double(stored[3]));
}

SceneChange Reshaping::change(Tool tool, const Mat4 &world, const QVector3D &factors) const
{
    SceneChange change;
    if (!whyNot(tool).isEmpty())
        return change;
    change.title = title(tool);
    if (m_node >= 0) {
        addNodeChange(tool, localParts(tool, world, factors), change);
        return change;
    }
    for (const Chosen &chosen : m_chosen) {
        const scene::Mesh &mesh = m_prepared->scene->meshes[size_t(m_prepared->meshes[chosen.mesh].mesh)];
        const SurfaceVertices &vertices = m_prepared->meshes[chosen.mesh].vertices;
        const Mat4 matrix = inMesh(chosen, world);
        const Mat4 inverse = matrix.inverted();
        const auto turningCount = [&](const View &view) { // of directions that can be written
            const bool turns = tool != Tool::Move && canBeWritten(view) && view.components >= 3
                               && view.stream < FirstOtherFile;
            return turns ? fittingCount(view, m_prepared->streams, m_prepared->scene->otherFiles) : 0;
        };
        const qint64 normalCount = turningCount(mesh.normals);
        const std::array along{std::pair(&mesh.tangents, turningCount(mesh.tangents)),
                               std::pair(&mesh.bitangents, turningCount(mesh.bitangents))};
        for (const qint64 vertex : chosen.vertices) {
            const Vec3 at = moved(chosen, vertex, matrix);
            change.values.push_back({mesh.positions, vertex, {double(at.x), double(at.y), double(at.z)}});
            for (const auto &[view, count] : along) {
                if (vertex < count)
                    addTurned(*view, vertex, matrix, change);
            }
            if (vertex >= normalCount)
                continue;
            const Vec3 &n = vertices[size_t(vertex)].normal; // goes with the transpose of the inverse
            const auto &m = inverse.m;
            QVector3D normal(m[0] * n.x + m[1] * n.y + m[2] * n.z, m[4] * n.x + m[5] * n.y + m[6] * n.z,
                             m[8] * n.x + m[9] * n.y + m[10] * n.z);
            normal.normalize();
            if (!normal.isNull())
                change.values.push_back(
                    {mesh.normals, vertex, {double(normal.x()), double(normal.y()), double(normal.z())}});
        }
    }
    return change;
}

SceneChange Reshaping::removal() const
{
    SceneChange change;
    change.title = tr("Delete %n vertices", nullptr, pluralOf(m_count));
    for (const Chosen &chosen : m_chosen) {
        const scene::Mesh &mesh = m_prepared->scene->meshes[size_t(m_prepared->meshes[chosen.mesh].mesh)];
        const StreamId stream = mesh.vertexStride > 0 ? mesh.stream : mesh.positions.stream;
        for (const qint64 vertex : chosen.vertices) {
            if (!mesh.isElsewhere())
                change.removals.push_back({stream, mesh.vertexRange(vertex)});
        }
    }
    return change;
}

void Reshaping::apply(Tool tool, const Mat4 &world, const QVector3D &factors, Pose &pose) const
{
    if (!pose.fits(*m_prepared) || isKey(tool))
        return;
    if (m_node >= 0) {
        const Parts parts = localParts(tool, world, factors);
        const std::vector<scene::Node> &nodes = m_prepared->scene->nodes;
        const std::span<Mat4> placed = pose.nodes.edit();
        std::vector<bool> isMoved(placed.size());
        for (size_t i = size_t(m_node); i < placed.size(); ++i) { // parents come first
            const int parent = nodes[i].parent;
            const bool isBelow = parent >= 0 && size_t(parent) < i && isMoved[size_t(parent)];
            isMoved[i] = int(i) == m_node || isBelow;
            if (int(i) == m_node)
                placed[i] = parentMatrix() * Mat4::fromParts(parts.translation, parts.rotation, parts.scale);
            else if (isBelow && m_moment.clip < 0)
                placed[i] = placed[size_t(parent)]
                            * Mat4::fromParts(nodes[i].translation, nodes[i].rotation, nodes[i].scale);
            else if (isBelow)
                placed[i] = placed[size_t(parent)] * m_pose.nodes[size_t(parent)].inverted() * m_pose.nodes[i];
        }
        return;
    }
    for (const Chosen &chosen : m_chosen) {
        const Mat4 matrix = inMesh(chosen, world);
        for (size_t m = 0; m < m_prepared->meshes.size(); ++m) {
            if (!isSameList(m, chosen.mesh) || pose.isSkinned(m))
                continue;
            const Mat4 toWorld = pose.matrix(*m_prepared, m);
            SurfaceVertices shown = m_prepared->meshes[m].vertices;
            const std::span<SurfaceVertex> vertices = shown.edit();
            for (const qint64 vertex : chosen.vertices) {
                if (size_t(vertex) < vertices.size())
                    vertices[size_t(vertex)].position = moved(chosen, vertex, matrix);
            }
            for (SurfaceVertex &vertex : vertices) {
                vertex = {toWorld.mapped(vertex.position), toWorld.mappedVector(vertex.normal)};
                pose.bounds.add(vertex.position);
            }
            pose.skinned[m] = std::move(shown);
        }
    }
}

} // namespace hexahedron::preview
