#pragma once

#include <QtGlobal>

namespace hexahedron::picture {

/// Writes the 16 pixels, row by row, as red, green, blue and alpha. Blocks are those of the Khronos Data Format Specification,
/// chapter ETC2; ETC1 is a part of it.
void decodeEtc2(const uchar block[8], uchar pixels[64]); ///< opaque
/// The first eight bytes are alpha.
void decodeEtc2WithAlpha(const uchar block[16], uchar pixels[64]);

} // namespace hexahedron::picture
