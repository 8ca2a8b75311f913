#pragma once

#include <QtGlobal>

#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>

namespace hexahedron {

/// Room that one number needs at most.
inline constexpr size_t MostNumberText = 32;

/// Writes the number as JSON; returns the end.
char *writeInteger(char *to, qint64 value);
char *writeInteger(char *to, quint64 value);
/// The same text as numberText(), in quotes where it is no JSON number.
char *writeFloat(char *to, float value);
char *writeFloat(char *to, double value);

} // namespace hexahedron
