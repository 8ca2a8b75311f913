#pragma once

#include "core/check/checker.h"
#include "core/check/kernels.h"

#include <array>
#include <functional>
#include <limits>

namespace hexahedron {

struct K3dModel;

/// The box around positions. What is no number is left out.
struct K3dBox
{
    std::array<float, 3> min{std::numeric_limits<float>::max(), std::numeric_limits<float>::max(),
                             std::numeric_limits<float>::max()};
    std::array<float, 3> max{std::numeric_limits<float>::lowest(), std::numeric_limits<float>::lowest(),
                             std::numeric_limits<float>::lowest()};

    bool isEmpty() const { return min[0] > max[0]; }
    bool isFinite() const;
    void add(const uchar *position)
    {
        for (size_t axis = 0; axis < 3; ++axis) {
            const float value = kernels::single(position + 4 * axis);
            min[axis] = value < min[axis] ? value : min[axis];
            max[axis] = value > max[axis] ? value : max[axis];
        }
    }
    void add(const K3dBox &other);
    std::array<float, 3> center() const;
    /// As stored: min, max; a box around nothing is a point.
    QByteArray bytes() const;
    QByteArray centerBytes() const;
    /// How far a number may be off.
    float tolerance() const;
};

/// Compares what header and submeshes say with the boxes of the vertices: K40 to K42.
void k3dBoundsFit(Checker &checker, const K3dModel &model, const K3dBox &whole,
                  const std::function<K3dBox(qint64 row)> &boxOf);

} // namespace hexahedron
