#pragma once

#include "core/scene/scene.h"

namespace hexahedron::scene {

/// Whether writeElement() knows how the view stores its numbers.
bool canBeWritten(const View &view);
/// How many bytes the first `numbers` of an element take.
qint64 sizeOf(const View &view, qsizetype numbers);
/// The counterpart of readElement(), for as many numbers as there are in `value`: writes them at `at`, the nearest that can be
/// stored. What lies behind them stays.
void writeElement(const View &view, std::span<const double> value, char *at);

} // namespace hexahedron::scene
