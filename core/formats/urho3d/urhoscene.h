#pragma once

#include "core/scene/scene.h"

namespace hexahedron {

class Tree;

/// Geometries in their finest level of detail, the skeleton and how it pulls the vertices.
scene::Scene urhoModelScene(const Tree &tree);
/// Names and times of an animation. What it moves lies in a model, so that there are no nodes.
scene::Scene urhoAnimationScene(const Tree &tree);

} // namespace hexahedron
