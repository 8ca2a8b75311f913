#pragma once

#include "core/scene/tracks.h"
#include "widgets/preview/preparedscene.h"

namespace hexahedron::preview {

/// The node that a clip carries along the ground together with most of what it moves; -1 when there is none.
int rootOf(const PreparedScene &prepared, const scene::Tracks &clip);

/// A place of a node in its parent without the way along the ground that it has come from `first`. `parent` is where that is in the
/// world.
scene::Vec3 keptInPlace(const scene::Mat4 &parent, const scene::Vec3 &first, const scene::Vec3 &now);

} // namespace hexahedron::preview
