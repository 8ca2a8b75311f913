#include "widgets/preview/morpher.h"

#include "core/scene/elements.h"

namespace hexahedron::preview {

using namespace scene;

namespace {

constexpr qint64 MostMoved = 1'000'000; // vertices of one morph; somebody drags a slider meanwhile

Vec3 sum(const Vec3 &a, const Vec3 &difference, float weight)
{
    return {a.x + difference.x * weight, a.y + difference.y * weight, a.z + difference.z * weight};
}

void add(const PreparedScene &prepared, const Mesh &mesh, const Morph &morph, float weight,
         std::span<SurfaceVertex> vertices)
{
    MorphReader reader(mesh, morph, prepared.streams, prepared.scene->otherFiles);
    const auto vertexOf = [&](qint64 i) {
        const qint64 vertex = reader.vertex(i);
        return vertex >= 0 && vertex < qint64(vertices.size()) ? &vertices[size_t(vertex)] : nullptr;
    };
    for (qint64 i = 0; i < std::min(reader.positionCount(), MostMoved); ++i) {
        const Vec3 difference = sum({}, reader.position(i), weight);
        SurfaceVertex *vertex = vertexOf(i);
        if (vertex && Bounds::isUsable(difference))
            vertex->position = sum(vertex->position, difference, 1);
    }
    for (qint64 i = 0; i < std::min(reader.normalCount(), MostMoved); ++i) {
        SurfaceVertex *vertex = vertexOf(i);
        if (!vertex)
            continue;
        const Vec3 normal = sum(vertex->normal, reader.normal(i), weight);
        const float length = std::hypot(normal.x, normal.y, normal.z);
        if (length > 1e-6f && std::isfinite(length))
            vertex->normal = {normal.x / length, normal.y / length, normal.z / length};
    }
}

} // namespace

QStringList morphNames(const Scene &scene)
{
    QStringList names;
    for (const Mesh &mesh : scene.meshes) {
        for (const Morph &morph : mesh.morphs) {
            if (!names.contains(morph.name))
                names += morph.name;
        }
    }
    return names;
}

MorphWeights storedWeights(const Scene &scene)
{
    MorphWeights weights;
    for (const Mesh &mesh : scene.meshes) {
        for (const Morph &morph : mesh.morphs) {
            if (std::isfinite(morph.weight) && morph.weight != 0 && !weights.contains(morph.name))
                weights.insert(morph.name, morph.weight);
        }
    }
    return weights;
}

SurfaceVertices morphed(const PreparedScene &prepared, const PreparedMesh &mesh, std::span<const float> weights)
{
    const Mesh &source = prepared.scene->meshes[size_t(mesh.mesh)];
    SurfaceVertices vertices;
    for (size_t m = 0; m < std::min(weights.size(), source.morphs.size()); ++m) {
        if (weights[m] == 0)
            continue;
        if (vertices.empty())
            vertices = mesh.vertices;
        add(prepared, source, source.morphs[m], weights[m], vertices.edit());
    }
    return vertices;
}

} // namespace hexahedron::preview
