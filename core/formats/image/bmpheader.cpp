#include "core/formats/image/bmpheader.h"

#include "core/formats/image/bmpformat.h"

namespace hexahedron {

BmpHeader BmpHeader::read(const ValueStack &values)
{
    return BmpFormat::instance().numbers.read(values);
}

BmpHeader BmpHeader::read(const StreamTree &stream)
{
    return BmpFormat::instance().numbers.read(stream);
}

void BmpHeader::finish()
{
    if (!hasMasks())
        redMask = greenMask = blueMask = alphaMask = 0;
}

bool BmpHeader::isPlain() const
{
    if (compression != Rgb && compression != BitFields && compression != AlphaBitFields)
        return false;
    return bitCount == 1 || bitCount == 4 || bitCount == 8 || bitCount == 16 || bitCount == 24 || bitCount == 32;
}

qint64 BmpHeader::paletteSize() const
{
    const qint64 headersEnd = headerBegin + size + (hasMasksBehind() ? (compression == BitFields ? 12 : 16) : 0);
    const qint64 fitting = qMax<qint64>(0, dataBegin() - headersEnd) / (isCore() ? 3 : 4);
    const bool isIndexed = 0 < bitCount && bitCount <= 8;
    const qint64 wanted = colorsUsed == 0 && isIndexed ? qint64(1) << bitCount : colorsUsed;
    return qMin(wanted, fitting);
}

qint64 BmpHeader::pixelBytes() const
{
    return (qMax<qint64>(0, width) * bitCount + 7) / 8;
}

} // namespace hexahedron
