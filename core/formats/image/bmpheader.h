#pragma once

#include "core/formats/image/headerbytes.h"

namespace hexahedron {

/// The numbers of a bitmap's headers that decide on what follows them; those that the file ends before are 0.
struct BmpHeader
{
    static constexpr qint64 FileHeaderSize = 14;
    static constexpr qint64 CoreSize = 12, InfoSize = 40, V2Size = 52, V3Size = 56, V4Size = 108, V5Size = 124;
    enum Compression : qint64 { Rgb, Rle8, Rle4, BitFields, Jpeg, Png, AlphaBitFields };

    qint64 begin = 0; ///< of the file; offBits counts from there
    qint64 fileSize = 0, offBits = 0;
    qint64 size = 0, width = 0, height = 0, bitCount = 0, compression = 0, colorsUsed = 0;
    qint64 redMask = 0, greenMask = 0, blueMask = 0, alphaMask = 0; ///< 0 where there are none

    static BmpHeader read(const HeaderBytes &bytes);

    qint64 dataBegin() const { return begin + offBits; }
    bool isCore() const { return size == CoreSize; }
    /// Pixels that lie in rows one after the other, without compression.
    bool isPlain() const;
    /// Some pixels each way; with other sides nobody can tell how long rows are.
    bool hasPixels() const { return width > 0 && height != 0; }
    bool hasMasksBehind() const; ///< behind the header instead of in it
    qint64 rowCount() const { return qAbs(height); }
    qint64 paletteSize() const; ///< colours, as far as they fit before the pixels
    qint64 pixelBytes() const;  ///< of a row, without its padding
    qint64 paddingBytes() const { return (4 - pixelBytes() % 4) % 4; }
};

// What later statements of the description use, found in the headers. See LookFunction.
qint64 bmpHeaderSize(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
qint64 bmpHasMasksBehind(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
qint64 bmpPaletteSize(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
/// Bytes between what the headers describe and the pixels.
qint64 bmpGap(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
/// Bits of plain pixels in rows; 0 of others.
qint64 bmpPlainBits(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
qint64 bmpWidth(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
qint64 bmpRowCount(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
qint64 bmpPixelBytes(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
qint64 bmpPaddingBytes(ByteCursor &bytes, ByteRange rest, const ValueStack &values);

} // namespace hexahedron
