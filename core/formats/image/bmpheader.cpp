#include "core/formats/image/bmpheader.h"

#include "core/formats/image/bmpformat.h"

namespace hexahedron {

BmpHeader BmpHeader::read(const HeaderBytes &bytes)
{
    BmpHeader header;
    header.begin = bytes.file().begin;
    header.fileSize = bytes.number(2, 4);
    header.offBits = bytes.number(10, 4);
    header.size = bytes.number(14, 4);
    if (header.isCore()) {
        header.width = bytes.number(18, 2);
        header.height = bytes.number(20, 2);
        header.bitCount = bytes.number(24, 2);
        return header;
    }
    header.width = bytes.number(18, 4, true);
    header.height = bytes.number(22, 4, true);
    header.bitCount = bytes.number(28, 2);
    header.compression = bytes.number(30, 4);
    header.colorsUsed = bytes.number(46, 4);
    if (header.compression == BitFields || header.compression == AlphaBitFields) { // at the same place in any case
        header.redMask = bytes.number(54, 4);
        header.greenMask = bytes.number(58, 4);
        header.blueMask = bytes.number(62, 4);
        if (header.size >= V3Size || header.compression == AlphaBitFields)
            header.alphaMask = bytes.number(66, 4);
    }
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
    const qint64 headersEnd = FileHeaderSize + size + (hasMasksBehind() ? (compression == BitFields ? 12 : 16) : 0);
    const qint64 fitting = qMax<qint64>(0, offBits - headersEnd) / (isCore() ? 3 : 4);
    const bool isIndexed = 0 < bitCount && bitCount <= 8;
    const qint64 wanted = colorsUsed == 0 && isIndexed ? qint64(1) << bitCount : colorsUsed;
    return qMin(wanted, fitting);
}

qint64 BmpHeader::pixelBytes() const
{
    return (qMax<qint64>(0, width) * bitCount + 7) / 8;
}

namespace {

BmpHeader headerOf(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    return BmpHeader::read(headerBytes(bytes, rest, values, BmpFormat::instance().fields.begin));
}

} // namespace

qint64 bmpHeaderSize(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    return headerOf(bytes, rest, values).size;
}

qint64 bmpHasMasksBehind(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    return headerOf(bytes, rest, values).hasMasksBehind();
}

qint64 bmpPaletteSize(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    return headerOf(bytes, rest, values).paletteSize();
}

qint64 bmpGap(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    return qBound<qint64>(0, headerOf(bytes, rest, values).dataBegin() - rest.begin, rest.size());
}

qint64 bmpPlainBits(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    const BmpHeader header = headerOf(bytes, rest, values);
    return header.isPlain() && header.hasPixels() ? header.bitCount : 0;
}

qint64 bmpWidth(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    return headerOf(bytes, rest, values).width;
}

qint64 bmpRowCount(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    return headerOf(bytes, rest, values).rowCount();
}

qint64 bmpPixelBytes(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    return headerOf(bytes, rest, values).pixelBytes();
}

qint64 bmpPaddingBytes(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    return headerOf(bytes, rest, values).paddingBytes();
}

} // namespace hexahedron
