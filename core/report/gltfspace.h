#pragma once

#include "core/scene/axes.h"

#include <cmath>

namespace hexahedron {

/// From the axes of a scene to those of glTF: right-handed, y up. Axes are turned round where needed, nothing else.
class GltfSpace
{
public:
    explicit GltfSpace(const scene::Scene &scene)
    {
        const scene::Mat4 matrix = toRightHandedYUp(scene);
        m_signs = {matrix.m[0], matrix.m[5], matrix.m[10]};
        m_turn = m_signs[0] * m_signs[1] * m_signs[2];
    }

    scene::Vec3 vector(const scene::Vec3 &v) const { return {v.x * m_signs[0], v.y * m_signs[1], v.z * m_signs[2]}; }
    /// Of unit length; no turn where the numbers make none.
    scene::Quat rotation(const scene::Quat &q) const
    {
        const double length = std::sqrt(double(q.w) * double(q.w) + double(q.x) * double(q.x)
                                        + double(q.y) * double(q.y) + double(q.z) * double(q.z));
        if (!std::isfinite(length) || length < 1e-10)
            return {};
        const auto part = [&](float value, float sign) { return float(double(value) / length) * sign; };
        return {part(q.w, 1), part(q.x, m_turn * m_signs[0]), part(q.y, m_turn * m_signs[1]),
                part(q.z, m_turn * m_signs[2])};
    }
    scene::Mat4 matrix(scene::Mat4 matrix) const
    {
        for (size_t column = 0; column < 4; ++column) {
            for (size_t row = 0; row < 4; ++row)
                matrix.m[column * 4 + row] *= sign(row) * sign(column);
        }
        return matrix;
    }

private:
    float sign(size_t axis) const { return axis < m_signs.size() ? m_signs[axis] : 1; }

    std::array<float, 3> m_signs{};
    float m_turn = 1; ///< -1: mirrors, and turns go the other way round
};

/// Of a number as it is seen, to one that can be multiplied with light; between 0 and 1.
inline float linearColor(float seen)
{
    return seen > 0 ? std::pow(std::min(seen, 1.f), 2.2f) : 0;
}

inline bool isFinite(const scene::Vec3 &v)
{
    return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z);
}

} // namespace hexahedron
