#include "widgets/hex/hexannotations.h"

namespace hexahedron {

HexAnnotations::~HexAnnotations() = default;

HexAnnotations::Changed HexAnnotations::changed() const
{
    return {};
}

int HexAnnotations::colorOver(ByteRange /*range*/) const
{
    return -1;
}

int HexAnnotations::severityIn(ByteRange /*range*/) const
{
    return HexSpan::Fine;
}

void HexAnnotations::marksIn(ByteRange /*visible*/, std::vector<HexMark> & /*out*/) const
{
}

HexAnnotations::MarksOver HexAnnotations::marksOver(ByteRange /*range*/) const
{
    return {};
}

ByteRange HexAnnotations::groupAt(qint64 offset) const
{
    return fieldAt(offset);
}

} // namespace hexahedron
