#pragma once

#include "core/scene/scene.h"
#include "core/tree/format.h"

namespace hexahedron {

/// Meshes where nodes show them, materials, textures and clips of an E3D model. Stored numbers are shown as they are; the scene
/// says that y runs down. Left out are morphs of quantised meshes, and keys of angles, cameras and lights.
scene::Scene e3dScene(const Tree &tree);

/// How models name their textures.
const FileNames *e3dFileNames();

} // namespace hexahedron
