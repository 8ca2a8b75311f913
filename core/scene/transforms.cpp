#include "core/scene/transforms.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hexahedron::scene {

float radians(float degrees)
{
    return degrees * std::numbers::pi_v<float> / 180;
}

Quat operator*(const Quat &a, const Quat &b)
{
    return {a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z, a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
            a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x, a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w};
}

Quat rotationOf(const Vec3 &angles)
{
    const auto half = [](float degrees) {
        return std::pair(std::cos(radians(degrees) / 2), std::sin(radians(degrees) / 2));
    };
    const auto [cx, sx] = half(angles.x);
    const auto [cy, sy] = half(angles.y);
    const auto [cz, sz] = half(angles.z);
    return Quat{cy, 0, sy, 0} * (Quat{cx, sx, 0, 0} * Quat{cz, 0, 0, sz});
}

bool isFinite(const Mat4 &matrix)
{
    return std::ranges::all_of(matrix.m, [](float f) { return std::isfinite(f); });
}

double determinantOf(const Mat4 &matrix)
{
    const auto m = [&](size_t column, size_t row) { return double(matrix.m[4 * column + row]); };
    return m(0, 0) * (m(1, 1) * m(2, 2) - m(2, 1) * m(1, 2)) - m(1, 0) * (m(0, 1) * m(2, 2) - m(2, 1) * m(0, 2))
           + m(2, 0) * (m(0, 1) * m(1, 2) - m(1, 1) * m(0, 2));
}

} // namespace hexahedron::scene
