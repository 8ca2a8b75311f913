#pragma once

#include "widgets/preview/orbitcamera.h"

#include <optional>
#include <vector>

namespace hexahedron::preview {

/// Numbers of the nodes of a scene that are cameras.
std::vector<int> fileCameras(const PreparedScene &prepared);

/// Where such a camera is in a pose, and what it sees; nothing where that cannot be told.
std::optional<GivenPlace> placeOfCamera(const PreparedScene &prepared, const Pose &pose, int node);

} // namespace hexahedron::preview
