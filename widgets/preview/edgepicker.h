#pragma once

#include "widgets/preview/picker.h"

#include <optional>

namespace hexahedron::preview {

class OrbitCamera;

struct EdgeHit
{
    int mesh = -1; ///< index into PreparedScene::meshes
    qint64 from = -1, to = -1;
};

/// The edge of a triangle that is drawn near a pixel. Where surfaces are seen, one of the triangle there, else any that is near.
std::optional<EdgeHit> edgeAt(const PreparedScenePtr &prepared, const Pose &pose, const OrbitCamera &camera,
                              const QPointF &pixel, bool hasSurfaces);

} // namespace hexahedron::preview
