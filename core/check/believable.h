#pragma once

#include <cmath>

namespace hexahedron {

/// Whether files hold such a number on purpose. What is much larger or smaller is mostly other bytes, read as a number.
inline bool isBelievable(double number)
{
    constexpr double Least = 1e-12;
    constexpr double Most = 1e9;
    return number == 0 || (std::abs(number) >= Least && std::abs(number) <= Most);
}

} // namespace hexahedron
