#pragma once

#include "core/bytes/codec.h"

namespace hexahedron {

/// Packs several times as fast as `codec` does by itself, and a few percent larger; where there is no such way, as always.
std::optional<Encoded> packedQuickly(const Codec &codec, std::span<const uchar> bytes);

} // namespace hexahedron
