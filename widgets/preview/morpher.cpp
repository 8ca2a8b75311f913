#include "widgets/preview/morpher.h"

namespace hexahedron::preview {

using namespace scene;

namespace {

constexpr qint64 MostMoved = 1'000'000; // vertices of one morph; somebody drags a slider meanwhile

Vec3 sum(const Vec3 &a, const std::array<float, 4> &difference, float weight)
{
    return {a.x + difference[0] * weight, a.y + difference[1] * weight, a.z + difference[2] * weight};
}

qint64 fitting(const PreparedScene &prepared, const View &view)
{
    const Bytes *bytes = prepared.stream(view.stream);
    return bytes && view.isPresent() ? fittingCount(view, bytes->size()) : 0;
}

void add(const PreparedScene &prepared, const Morph &morph, float weight, std::vector<SurfaceVertex> &vertices)
{
    const qint64 numbers = fitting(prepared, morph.vertices);
    const qint64 moved = std::min({numbers, fitting(prepared, morph.positions), MostMoved});
    const qint64 turned = std::min({numbers, fitting(prepared, morph.normals), MostMoved});
    if (moved == 0 && turned == 0)
        return;
    ByteCursor indices(*prepared.stream(morph.vertices.stream));
    const auto vertexOf = [&](qint64 i) {
        const qint64 vertex = readIndex(indices, morph.vertices, i);
        return vertex >= 0 && vertex < qint64(vertices.size()) ? &vertices[size_t(vertex)] : nullptr;
    };
    if (moved > 0) {
        ByteCursor differences(*prepared.stream(morph.positions.stream));
        for (qint64 i = 0; i < moved; ++i) {
            const Vec3 position = sum({}, readElement(differences, morph.positions, i), weight);
            SurfaceVertex *vertex = vertexOf(i);
            if (vertex && Bounds::isUsable(position))
                vertex->position = sum(vertex->position, {position.x, position.y, position.z, 0}, 1);
        }
    }
    if (turned > 0) {
        ByteCursor differences(*prepared.stream(morph.normals.stream));
        for (qint64 i = 0; i < turned; ++i) {
            SurfaceVertex *vertex = vertexOf(i);
            if (!vertex)
                continue;
            const Vec3 normal = sum(vertex->normal, readElement(differences, morph.normals, i), weight);
            const float length = std::hypot(normal.x, normal.y, normal.z);
            if (length > 1e-6f && std::isfinite(length))
                vertex->normal = {normal.x / length, normal.y / length, normal.z / length};
        }
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

std::vector<SurfaceVertex> morphed(const PreparedScene &prepared, const PreparedMesh &mesh, const MorphWeights &weights)
{
    std::vector<SurfaceVertex> vertices;
    for (const Morph &morph : prepared.scene->meshes[size_t(mesh.mesh)].morphs) {
        const float weight = weights.value(morph.name);
        if (weight == 0)
            continue;
        if (vertices.empty())
            vertices = mesh.vertices;
        add(prepared, morph, weight, vertices);
    }
    return vertices;
}

} // namespace hexahedron::preview
