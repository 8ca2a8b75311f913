#pragma once

#include "core/tree/tree.h"

#include <QString>

#include <span>

namespace hexahedron {

/// What a matrix of 12 or 16 numbers does to a point, in a sentence: how far it moves, stretches, turns it. Empty for other counts and
/// for numbers that are not finite. Of 16 numbers the last four are the translation, or, where only the fourth of each row
/// is set, these; of 12 the fourth of each row.
QString matrixEffect(std::span<const double> numbers);

/// What a value comes to that its numbers do not show: the effect of a matrix; what an entry of a list that lays out elements puts
/// where ("normal, f32[3], at 12 of 32"). Empty for most.
QString effectOf(const Tree &tree, const Item &item);

} // namespace hexahedron
