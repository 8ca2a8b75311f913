#pragma once

#include "core/scene/scene.h"

namespace hexahedron::scene {

/// Both turns: first b, then a.
Quat operator*(const Quat &a, const Quat &b);
float radians(float degrees);
/// First around z, then x, then y; in degrees.
Quat rotationOf(const Vec3 &angles);

bool isFinite(const Mat4 &matrix);
/// Of the upper three rows and columns; 0 where nothing takes the matrix back.
double determinantOf(const Mat4 &matrix);

} // namespace hexahedron::scene
