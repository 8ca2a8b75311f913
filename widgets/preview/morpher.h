#pragma once

#include "core/scene/scene.h"
#include "widgets/preview/preparedscene.h"

#include <QHash>
#include <QStringList>

namespace hexahedron::preview {

/// How much of each morph is added, by its name: 0 nothing, 1 all of it. Meshes that have a morph of one name move together.
using MorphWeights = QHash<QString, float>;

/// The names of the morphs of all meshes, each once, in the order of the file.
QStringList morphNames(const scene::Scene &scene);
/// How much of them the file shows, where it is not nothing.
MorphWeights storedWeights(const scene::Scene &scene);

/// The vertices of a mesh with its morphs added, each by its weight; empty when none of them moves it. Differences of vertices that
/// are not there are left out.
SurfaceVertices morphed(const PreparedScene &prepared, const PreparedMesh &mesh, std::span<const float> weights);

} // namespace hexahedron::preview
