#include "widgets/hex/hexannotations.h"

namespace hexahedron {

HexAnnotations::~HexAnnotations() = default;

ByteRange HexAnnotations::groupAt(qint64 offset) const
{
    return fieldAt(offset);
}

} // namespace hexahedron
