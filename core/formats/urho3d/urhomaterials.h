#pragma once

#include "core/scene/scene.h"

namespace hexahedron {

/// Gives the parts of a model's scene their materials, one for each geometry (Part::group). No model names them: they are those of
/// the list beside the model that the engine's importer writes, else those that are called like the model. Looks at a bounded
/// number of files, all of them in folders around the model.
void addUrhoMaterials(scene::Scene &scene, const QString &modelFile);

} // namespace hexahedron
