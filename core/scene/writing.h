#pragma once

#include "core/scene/scene.h"

namespace hexahedron::scene {

/// Whether writeElement() knows how the view stores its numbers.
bool canBeWritten(const View &view);
/// Whether these numbers can be stored, but for what rounding takes. Not a number cannot be, where numbers are whole.
bool fits(const View &view, std::span<const double> value);
/// The least and the largest number that the view can store.
std::pair<double, double> limitsOf(const View &view);
/// How many bytes the first `numbers` of an element take.
qint64 sizeOf(const View &view, qsizetype numbers);
/// The counterpart of readElement(), for as many numbers as there are in `value`: writes them at `at`, the nearest that can be
/// stored. What lies behind them stays.
void writeElement(const View &view, std::span<const double> value, char *at);

/// Of the two quaternions that mean one rotation the one that is nearer to `before`, in whatever order both are: what lies between
/// two keys is blended, the long way round where their signs differ.
std::array<double, 4> nearerQuaternion(const std::array<double, 4> &rotation, const std::array<double, 4> &before);

} // namespace hexahedron::scene
