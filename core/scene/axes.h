#pragma once

#include "core/scene/scene.h"

#include <array>

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

/// A normal that points out of the front of a triangle of the scene's own coordinates; its length is twice the area.
inline Vec3 frontNormal(const Scene &scene, const std::array<Vec3, 3> &corners)
{
    // Clockwise in a left-handed system is, in numbers, the same as counter-clockwise in a right-handed one.
    const bool isTurned = scene.clockwiseFront != isMirrored(scene);
    const Vec3 &a = corners[0], &b = corners[isTurned ? 2 : 1], &c = corners[isTurned ? 1 : 2];
    const Vec3 u{b.x - a.x, b.y - a.y, b.z - a.z}, v{c.x - a.x, c.y - a.y, c.z - a.z};
    return {u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x};
}

} // namespace hexahedron::scene
