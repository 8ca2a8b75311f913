#pragma once

#include "core/formats/image/headerbytes.h"

namespace hexahedron {

/// The numbers of a bitmap's headers that decide on what follows them; those that the file ends before are 0.
struct BmpHeader
{
    static constexpr qint64 CoreSize = 12, InfoSize = 40, V2Size = 52, V3Size = 56, V4Size = 108, V5Size = 124;
    enum Compression : qint64 { Rgb, Rle8, Rle4, BitFields, Jpeg, Png, AlphaBitFields };

    qint64 begin = 0; ///< of the file; offBits counts from there
    qint64 headerBegin = 0;
    qint64 fileSize = 0, offBits = 0;
    qint64 size = 0, width = 0, height = 0, bitCount = 0, compression = 0, colorsUsed = 0;
    qint64 redMask = 0, greenMask = 0, blueMask = 0, alphaMask = 0; ///< 0 where there are none

    static BmpHeader read(const ValueStack &values);
    static BmpHeader read(const StreamTree &stream);
    void finish(); ///< when the numbers are read

    qint64 dataBegin() const { return begin + offBits; }
    bool isCore() const { return size == CoreSize; }
    /// Pixels that lie in rows one after the other, without compression.
    bool isPlain() const;
    /// Some pixels each way; with other sides nobody can tell how long rows are.
    bool hasPixels() const { return width > 0 && height != 0; }
    bool hasMasks() const { return compression == BitFields || compression == AlphaBitFields; }
    bool hasMasksBehind() const { return size == InfoSize && hasMasks(); } ///< behind the header instead of in it
    bool hasAlphaMask() const { return size >= V3Size || (hasMasksBehind() && compression == AlphaBitFields); }
    qint64 rowCount() const { return qAbs(height); }
    qint64 paletteSize() const; ///< colours, as far as they fit before the pixels
    qint64 pixelBytes() const;  ///< of a row, without its padding
    qint64 paddingBytes() const { return (4 - pixelBytes() % 4) % 4; }
    qint64 plainBits() const { return isPlain() && hasPixels() ? bitCount : 0; } ///< of pixels in rows; 0 of others
    /// Bytes between what the headers describe and the pixels.
    qint64 gap(ByteRange rest) const { return qBound<qint64>(0, dataBegin() - rest.begin, rest.size()); }
};

} // namespace hexahedron
