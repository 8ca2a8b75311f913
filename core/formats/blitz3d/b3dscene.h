#pragma once

#include "core/scene/scene.h"

namespace hexahedron {

class Tree;

/// Meshes, brushes, textures (looked for beside the file), hierarchy, bones with weights and keys of a Blitz3D file.
scene::Scene b3dScene(const Tree &tree);

} // namespace hexahedron
