#include "core/edit/normals.h"

#include "core/changes/edittext.h"
#include "core/scene/axes.h"
#include "core/scene/elements.h"
#include "core/scene/writing.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <numeric>

namespace hexahedron {

using scene::Vec3;

namespace {

/// Whether the view stores vectors of length 1 in a way that some format has.
bool canStoreDirections(const scene::View &view)
{
    if (view.component == scene::Component::Packed1010102)
        return scene::canBeWritten(view);
    const bool isWhole = view.component == scene::Component::I8 || view.component == scene::Component::I16;
    return view.components >= 3 && (view.component == scene::Component::F32 || (isWhole && view.normalised));
}

float dot(const Vec3 &a, const Vec3 &b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

Vec3 sum(const Vec3 &a, const Vec3 &b)
{
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

/// Of length 1; nothing where there is no direction.
std::optional<Vec3> direction(const Vec3 &v)
{
    const float length = std::hypot(v.x, v.y, v.z);
    if (!(length > 0) || !std::isfinite(length))
        return {};
    return Vec3{v.x / length, v.y / length, v.z / length};
}

/// The normals of the vertices of one list, which several meshes may share.
class Normals
{
public:
    Normals(const scene::Scene &scene, std::span<const Bytes> streams, qint64 count)
        : m_scene(scene)
        , m_streams(streams)
        , m_sums(size_t(count))
    {
    }

    void addTriangles(const scene::Mesh &mesh);
    void shareSeams(const scene::Mesh &mesh);
    std::optional<Vec3> at(size_t vertex) const { return direction(m_sums[vertex]); }
    size_t count() const { return m_sums.size(); }

private:
    std::vector<Vec3> positionsOf(const scene::Mesh &mesh) const;

    const scene::Scene &m_scene;
    std::span<const Bytes> m_streams;
    std::vector<Vec3> m_sums;
};

std::vector<Vec3> Normals::positionsOf(const scene::Mesh &mesh) const
{
    std::vector<Vec3> positions(m_sums.size());
    ByteCursor cursor(m_streams[mesh.positions.stream]);
    for (size_t i = 0; i < positions.size(); ++i) {
        const auto value = scene::readElement(cursor, mesh.positions, qint64(i));
        positions[i] = {value[0], value[1], value[2]};
    }
    return positions;
}

void Normals::addTriangles(const scene::Mesh &mesh)
{
    const std::vector<Vec3> positions = positionsOf(mesh);
    for (const scene::Part &part : mesh.parts) {
        if (part.corners() != 3)
            continue;
        scene::ElementReader reader(mesh, part, m_streams, m_scene.otherFiles);
        for (qint64 element = 0; element < reader.count(); ++element) {
            std::array<qint64, 3> vertices{};
            for (int corner = 0; corner < 3; ++corner)
                vertices[size_t(corner)] = reader.vertex(element, corner);
            if (std::ranges::any_of(vertices, [&](qint64 v) { return v < 0 || v >= qint64(m_sums.size()); }))
                continue;
            const Vec3 normal = scene::frontNormal(
                m_scene,
                {positions[size_t(vertices[0])], positions[size_t(vertices[1])], positions[size_t(vertices[2])]});
            if (!direction(normal)) // no area, or no numbers
                continue;
            for (const qint64 vertex : vertices)
                m_sums[size_t(vertex)] = sum(m_sums[size_t(vertex)], normal);
        }
    }
}

void Normals::shareSeams(const scene::Mesh &mesh)
{
    constexpr float Together = 0.5F;  // cosine of 60 degrees
    constexpr size_t MostShared = 64; // a place where more vertices meet is no seam
    const std::vector<Vec3> positions = positionsOf(mesh);
    const auto keyOf = [&](size_t vertex) {
        const Vec3 &p = positions[vertex];
        return std::array{std::bit_cast<quint32>(p.x), std::bit_cast<quint32>(p.y), std::bit_cast<quint32>(p.z)};
    };
    std::vector<size_t> order(m_sums.size());
    std::iota(order.begin(), order.end(), size_t(0));
    std::ranges::sort(order, {}, keyOf);
    const std::vector<Vec3> own = m_sums;
    for (size_t begin = 0, end = 0; begin < order.size(); begin = end) {
        while (end < order.size() && keyOf(order[end]) == keyOf(order[begin]))
            ++end;
        for (size_t i = begin; end - begin <= MostShared && i < end; ++i) {
            const auto here = direction(own[order[i]]);
            for (size_t k = begin; here && k < end; ++k) {
                const auto there = k == i ? std::nullopt : direction(own[order[k]]);
                if (there && dot(*here, *there) > Together)
                    m_sums[order[i]] = sum(m_sums[order[i]], own[order[k]]);
            }
        }
    }
}

bool canBeComputed(const scene::Mesh &mesh)
{
    return mesh.normals.isPresent() && mesh.positions.isPresent() && !mesh.isElsewhere()
           && mesh.normals.stream < FirstOtherFile
           && std::ranges::any_of(mesh.parts, [](const scene::Part &part) { return part.corners() == 3; });
}

bool isSameList(const scene::View &a, const scene::View &b)
{
    return a.stream == b.stream && a.begin == b.begin && a.stride == b.stride;
}

std::vector<Bytes> streamsOf(const Tree &tree)
{
    std::vector<Bytes> streams;
    for (StreamId id = 0; id < tree.streamCount(); ++id)
        streams.push_back(tree.bytes(id));
    return streams;
}

/// Of how many vertices positions and normals are there.
qint64 countOf(const scene::Scene &scene, const scene::Mesh &mesh, std::span<const Bytes> streams)
{
    if (qMax(mesh.normals.stream, mesh.positions.stream) >= std::ssize(streams))
        return 0;
    return qMin(scene::vertexCountOf(mesh, streams, scene.otherFiles),
                scene::fittingCount(mesh.normals, streams, scene.otherFiles));
}

/// Which vertices have a normal: of length 1, and not the same as all others.
std::vector<bool> ownNormals(const Bytes &bytes, const scene::View &view, qint64 count)
{
    constexpr float Tolerance = 0.02F; // of what is stored in a byte
    std::vector<bool> isOwn(size_t(count), false);
    ByteCursor cursor(bytes);
    const auto first = scene::readElement(cursor, view, 0);
    bool areAlike = count > 1;
    for (qint64 i = 0; i < count; ++i) {
        const auto value = scene::readElement(cursor, view, i);
        areAlike = areAlike && value == first;
        isOwn[size_t(i)] = std::abs(std::hypot(value[0], value[1], value[2]) - 1) <= Tolerance;
    }
    if (areAlike)
        isOwn.assign(isOwn.size(), false);
    return isOwn;
}

} // namespace

std::vector<int> meshesWithOneNormal(const Tree &tree, const scene::Scene &scene)
{
    constexpr qint64 MostRead = 4096, Least = 4; // three vertices lie in a plane
    const std::vector<Bytes> streams = streamsOf(tree);
    std::vector<int> meshes = meshesWithNormals(scene);
    std::erase_if(meshes, [&](int number) {
        const scene::Mesh &mesh = scene.meshes[size_t(number)];
        const qint64 count = countOf(scene, mesh, streams);
        if (count < Least)
            return true;
        ByteCursor cursor(streams[mesh.normals.stream]);
        const auto first = scene::readElement(cursor, mesh.normals, 0);
        for (qint64 i = 1; i < qMin(count, MostRead); ++i) {
            if (scene::readElement(cursor, mesh.normals, i) != first)
                return true;
        }
        return false;
    });
    return meshes;
}

std::vector<int> meshesWithNormals(const scene::Scene &scene)
{
    std::vector<int> meshes;
    for (size_t i = 0; i < scene.meshes.size(); ++i) {
        if (canBeComputed(scene.meshes[i]))
            meshes.push_back(int(i));
    }
    return meshes;
}

void planNormals(Planner &planner, const scene::Scene &scene, std::span<const int> meshes, NormalsOf which)
{
    qint64 overwritten = 0;
    const std::vector<Bytes> streams = streamsOf(planner.tree());
    qint64 allChanged = 0;
    std::vector<bool> isDone(scene.meshes.size());
    for (const int number : meshes) {
        const scene::Mesh &mesh = scene.meshes[size_t(number)];
        const scene::View &view = mesh.normals;
        if (isDone[size_t(number)] || !canBeComputed(mesh))
            continue;
        if (!canStoreDirections(view)) {
            planner.refuse(editText(QT_TRANSLATE_NOOP("edit", "The normals of %1 are stored in a form that cannot be "
                                                              "computed."))
                               .arg(mesh.path));
            return;
        }
        const qint64 count = countOf(scene, mesh, streams);
        if (count <= 0)
            continue;
        Normals normals(scene, streams, count);
        for (size_t other = size_t(number); other < scene.meshes.size(); ++other) {
            if (isDone[other] || !isSameList(scene.meshes[other].normals, view) || !canBeComputed(scene.meshes[other]))
                continue;
            isDone[other] = true;
            normals.addTriangles(scene.meshes[other]);
        }
        normals.shareSeams(mesh);
        const qint64 size = scene::sizeOf(view, 3);
        const ByteRange range{view.begin, view.begin + (count - 1) * view.stride + size};
        QByteArray bytes = streams[view.stream].toByteArray(range);
        qint64 changed = 0;
        const std::vector<bool> isOwn = ownNormals(streams[view.stream], view, count);
        for (size_t vertex = 0; vertex < normals.count(); ++vertex) {
            const auto normal = normals.at(vertex);
            if (!normal || (which == NormalsOf::Missing && isOwn[vertex]))
                continue;
            char *at = bytes.data() + qint64(vertex) * view.stride;
            const QByteArray before(at, size);
            scene::writeElement(view, std::array<double, 3>{normal->x, normal->y, normal->z}, at);
            const bool isChanged = before != QByteArrayView(at, size);
            changed += isChanged;
            overwritten += isChanged && isOwn[vertex];
        }
        allChanged += changed;
        if (changed > 0)
            planner.splice(view.stream, range, Bytes(bytes));
    }
    planner.setTitle(editText(QT_TRANSLATE_N_NOOP("edit", "Compute %n normal(s)"), allChanged));
    if (overwritten > 0)
        planner.addConsequence(editText(
            QT_TRANSLATE_N_NOOP("edit", "%n normal(s) that the mesh has already are overwritten."), overwritten));
}

} // namespace hexahedron
