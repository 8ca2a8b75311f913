#pragma once

#include "core/scene/scene.h"

namespace hexahedron {

class Tree;

/// Geometries in all levels of detail with the materials that belong to them, the skeleton and how it pulls the vertices.
scene::Scene urhoModelScene(const Tree &tree);
/// What an animation holds: a node for each track and its keys. Parents and places of the nodes lie in a model.
scene::Scene urhoAnimationScene(const Tree &tree);

} // namespace hexahedron
