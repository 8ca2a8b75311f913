#pragma once

#include <array>

namespace hexahedron {

/// How a format stores a rotation in four numbers. The field that holds them says it once; whoever shows or draws the rotation
/// asks here.
struct QuaternionForm
{
    bool scalarFirst = true; ///< w, x, y, z; else x, y, z, w
    bool conjugated =
        false; ///< stored is the conjugate of the usual (Hamilton) quaternion: it turns the other way round

    /// The usual quaternion w, x, y, z that the stored numbers mean.
    template<typename Number>
    std::array<Number, 4> usual(const std::array<Number, 4> &stored) const
    {
        const auto &[a, b, c, d] = stored;
        const std::array<Number, 4> q = scalarFirst ? std::array{a, b, c, d} : std::array{d, a, b, c};
        return conjugated ? std::array{q[0], -q[1], -q[2], -q[3]} : q;
    }
    /// The numbers to store for a usual quaternion w, x, y, z.
    template<typename Number>
    std::array<Number, 4> stored(const std::array<Number, 4> &usual) const
    {
        const auto &[w, x, y, z] = usual;
        const std::array<Number, 4> q = conjugated ? std::array{w, -x, -y, -z} : std::array{w, x, y, z};
        return scalarFirst ? q : std::array{q[1], q[2], q[3], q[0]};
    }

    friend bool operator==(const QuaternionForm &, const QuaternionForm &) = default;
};

} // namespace hexahedron
