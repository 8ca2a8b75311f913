#pragma once

#include "core/scene/scene.h"

namespace hexahedron::scene {

/// A mesh that no file holds, to show something on, with the bytes that its views are on.
struct Shape
{
    Mesh mesh;
    Bytes bytes;
};

/// A ball of radius 1 around the origin with normals and texture coordinates: u from 0 to 2 around it, v from 0 below to 1 above.
/// Right-handed, triangles counter-clockwise. `stream` is what its views name.
Shape ball(StreamId stream);

} // namespace hexahedron::scene
