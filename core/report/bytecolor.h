#pragma once

#include "core/tree/tree.h"

namespace hexahedron {

/// In which colour the bytes of an item are shown, wherever bytes are: a number that views and pages know.
namespace byteColor {

inline constexpr int None = -1;
inline constexpr int Fields = 10; ///< so many colours, from 0 on, are for fields
inline constexpr int Tag = 10;    ///< what says what a chunk is
inline constexpr int Length = 11; ///< how long a chunk is
inline constexpr int Count = 12;

/// By the place of the field among its siblings, so that neighbours differ and the same field looks the same everywhere.
int of(const Item &item);

} // namespace byteColor
} // namespace hexahedron
