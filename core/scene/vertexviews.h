#pragma once

#include "core/scene/scene.h"

namespace hexahedron::scene {

/// Lets all views of a mesh look at another stream.
void moveTo(StreamId stream, Mesh &mesh);
/// Leaves a mesh the vertices from `first` to `last` alone.
void keepVertices(qint64 first, qint64 last, Mesh &mesh);

} // namespace hexahedron::scene
