#include "core/formats/image/bmpheader.h"

#include "core/schema/expression.h"

namespace hexahedron {

BmpHeader BmpHeader::read(ByteCursor &bytes)
{
    const auto number = [&](qint64 offset, int width, bool isSigned = false) {
        const uchar *word = bytes.at(offset, width);
        return word ? decodeInteger(word, width, isSigned) : 0;
    };
    BmpHeader header;
    header.fileSize = number(2, 4);
    header.offBits = number(10, 4);
    header.size = number(14, 4);
    if (header.isCore()) {
        header.width = number(18, 2);
        header.height = number(20, 2);
        header.bitCount = number(24, 2);
        return header;
    }
    header.width = number(18, 4, true);
    header.height = number(22, 4, true);
    header.bitCount = number(28, 2);
    header.compression = number(30, 4);
    header.colorsUsed = number(46, 4);
    return header;
}

bool BmpHeader::isPlain() const
{
    if (compression != Rgb && compression != BitFields && compression != AlphaBitFields)
        return false;
    return bitCount == 1 || bitCount == 4 || bitCount == 8 || bitCount == 16 || bitCount == 24 || bitCount == 32;
}

bool BmpHeader::hasMasksBehind() const
{
    return size == InfoSize && (compression == BitFields || compression == AlphaBitFields);
}

qint64 BmpHeader::paletteSize() const
{
    const qint64 begin = FileHeaderSize + size + (hasMasksBehind() ? (compression == BitFields ? 12 : 16) : 0);
    const qint64 fitting = qMax<qint64>(0, offBits - begin) / (isCore() ? 3 : 4);
    const bool isIndexed = 0 < bitCount && bitCount <= 8;
    const qint64 wanted = colorsUsed == 0 && isIndexed ? qint64(1) << bitCount : colorsUsed;
    return qMin(wanted, fitting);
}

qint64 BmpHeader::pixelBytes() const
{
    return (qMax<qint64>(0, width) * bitCount + 7) / 8;
}

qint64 bmpHeaderSize(ByteCursor &bytes, ByteRange, const ValueStack &)
{
    return BmpHeader::read(bytes).size;
}

qint64 bmpHasMasksBehind(ByteCursor &bytes, ByteRange, const ValueStack &)
{
    return BmpHeader::read(bytes).hasMasksBehind();
}

qint64 bmpPaletteSize(ByteCursor &bytes, ByteRange, const ValueStack &)
{
    return BmpHeader::read(bytes).paletteSize();
}

qint64 bmpGap(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    return qBound<qint64>(0, BmpHeader::read(bytes).offBits - rest.begin, rest.size());
}

qint64 bmpPlainBits(ByteCursor &bytes, ByteRange, const ValueStack &)
{
    const BmpHeader header = BmpHeader::read(bytes);
    return header.isPlain() ? header.bitCount : 0;
}

qint64 bmpWidth(ByteCursor &bytes, ByteRange, const ValueStack &)
{
    return BmpHeader::read(bytes).width;
}

qint64 bmpRowCount(ByteCursor &bytes, ByteRange, const ValueStack &)
{
    return BmpHeader::read(bytes).rowCount();
}

qint64 bmpPixelBytes(ByteCursor &bytes, ByteRange, const ValueStack &)
{
    return BmpHeader::read(bytes).pixelBytes();
}

qint64 bmpPaddingBytes(ByteCursor &bytes, ByteRange, const ValueStack &)
{
    return BmpHeader::read(bytes).paddingBytes();
}

} // namespace hexahedron
