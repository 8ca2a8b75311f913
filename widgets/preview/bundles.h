#pragma once

#include "widgets/preview/preparedscene.h"

namespace hexahedron::preview {

/// A part of a prepared scene: indices of its mesh and of itself there.
using PartPlace = std::pair<int, int>;

/// Meshes that are drawn from the same vertices, and their parts, those together that look alike: each batch is one thing for the
/// renderer, which needs as long for a thing as for thousands of triangles.
struct Bundle
{
    enum class Kind {
        Single,   ///< one mesh, moved by the renderer
        Joined,   ///< the vertices of many small ones, each moved to where it stands
        Repeated, ///< one shape that stands in many places
    };
    struct Batch
    {
        std::vector<PartPlace> parts;
    };
    Kind kind = Kind::Single;
    std::vector<int> meshes;          ///< in ascending order
    std::vector<quint32> firstVertex; ///< of each of them, where they are joined
    std::vector<Batch> batches;
};

/// Bundles of all meshes. A small scene is drawn part by part, so that what is translucent is sorted.
std::vector<Bundle> bundlesOf(const PreparedScene &prepared);
/// Of one mesh, part by part.
Bundle aloneBundle(const PreparedScene &prepared, int mesh);

/// What the file says of how a part looks.
const scene::Material &materialOf(const PreparedScene &prepared, PartPlace part);
/// Whether others shine through a part.
bool isBlended(const PreparedScene &prepared, PartPlace part);
/// Whether the node of a mesh turns the direction of its triangles round.
bool isInsideOut(const PreparedScene &prepared, int mesh);

/// What keeps normals at right angles to a surface; their length may be another one.
scene::Mat4 normalMatrix(const scene::Mat4 &matrix);
/// Vertices moved to where they stand.
void placeVertices(const SurfaceVertices &vertices, const scene::Mat4 &matrix, std::span<SurfaceVertex> placed);
/// The elements of parts of a bundle, one part after the other; those of a single part are not copied.
SharedArray<quint32> elementsOf(const PreparedScene &prepared, const Bundle &bundle,
                                const std::vector<PartPlace> &parts, bool isCoarse);
/// The edges of triangles.
SharedArray<quint32> edgesOf(const SharedArray<quint32> &triangles);

} // namespace hexahedron::preview
