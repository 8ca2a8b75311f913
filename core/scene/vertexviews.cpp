#include "core/scene/vertexviews.h"

namespace hexahedron::scene {

namespace {

/// Calls visit(view) for the views on vertices that a mesh has.
template<typename Visit>
void forEachVertexView(Mesh &mesh, Visit visit)
{
    for (View *view : {&mesh.positions, &mesh.normals, &mesh.colors, &mesh.tangents, &mesh.bitangents})
        visit(*view);
    for (View &view : mesh.texCoords)
        visit(view);
    for (SkinSet &set : mesh.skinSets) {
        visit(set.joints);
        visit(set.weights);
    }
}

} // namespace

void moveTo(StreamId stream, Mesh &mesh)
{
    mesh.stream = stream;
    forEachVertexView(mesh, [=](View &view) { view.stream = stream; });
    for (Part &part : mesh.parts)
        part.indices.stream = stream;
}

void keepVertices(qint64 first, qint64 last, Mesh &mesh)
{
    forEachVertexView(mesh, [=](View &view) {
        if (!view.isPresent())
            return;
        view.begin += first * view.stride;
        view.count = qBound<qint64>(0, view.count - first, last - first + 1);
    });
    mesh.vertexCount = mesh.positions.count;
    for (Part &part : mesh.parts)
        part.firstVertex = -first;
}

} // namespace hexahedron::scene
