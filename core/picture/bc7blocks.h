#pragma once

#include <QtGlobal>

namespace hexahedron::picture {

/// Writes the 16 pixels of a block of the kind BC7 (BPTC), row by row, as red, green, blue and alpha. Blocks of the reserved mode
/// are transparent black, as the specification has it.
void decodeBc7(const uchar block[16], uchar pixels[64]);

} // namespace hexahedron::picture
