#pragma once

#include "core/scene/scene.h"
#include "core/tree/tree.h"

namespace hexahedron {

/// What a Kohi model shows: submeshes at the root, the tree of nodes, bones bound to nodes of their name, clips.
scene::Scene k3dScene(const Tree &tree);

} // namespace hexahedron
