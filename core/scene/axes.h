#pragma once

#include "core/scene/scene.h"

namespace hexahedron::scene {

/// Turns the scene's own axes into right-handed, y up.
inline Mat4 toRightHandedYUp(const Scene &scene)
{
    Mat4 matrix;
    matrix.m[5] = scene.flipY ? -1 : 1;
    matrix.m[10] = scene.handedness == Handedness::Left ? -1 : 1;
    return matrix;
}

/// Whether that mirrors.
inline bool isMirrored(const Scene &scene)
{
    return (scene.handedness == Handedness::Left) != scene.flipY;
}

} // namespace hexahedron::scene
