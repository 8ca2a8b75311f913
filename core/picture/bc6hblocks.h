#pragma once

#include <QtGlobal>

namespace hexahedron::picture {

/// Writes red, green and blue of the 16 pixels of a block of the kind BC6H (BPTC floats), row by row. Blocks of a reserved mode are
/// black, as the specification has it.
void decodeBc6h(const uchar block[16], bool isSigned, float pixels[48]);

} // namespace hexahedron::picture
