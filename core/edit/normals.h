#pragma once

#include "core/edit/planner.h"
#include "core/scene/scene.h"

#include <span>

namespace hexahedron {

/// Meshes of the scene whose stored normals can be computed: they lie in the document, and have triangles.
std::vector<int> meshesWithNormals(const scene::Scene &scene);

/// Those of them whose normals are all the same, as neutral ones are; of large meshes the first thousands are looked at.
std::vector<int> meshesWithOneNormal(const Tree &tree, const scene::Scene &scene);

/// Writes normals that fit the triangles, of length 1, in the space of the mesh. Each vertex takes the mean of its triangles by
/// their area; vertices at the same place (seams of texture coordinates) share it where they are less than 60 degrees apart.
/// Normals of vertices without triangles stay. `scene` is that of the planner's tree. Refused where they are
/// stored in a way that no known format has. Says how many are overwritten that were normals already; with `NormalsOf::Missing`
/// these stay. Where all are alike they are neutral ones, which nobody misses.
enum class NormalsOf : quint8 { All, Missing };
void planNormals(Planner &planner, const scene::Scene &scene, std::span<const int> meshes,
                 NormalsOf which = NormalsOf::All);

} // namespace hexahedron
