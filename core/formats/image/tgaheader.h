#pragma once

#include "core/formats/image/headerbytes.h"

namespace hexahedron {

/// The numbers of a TGA file's header and footer that decide on what lies between; those that the file ends before are 0.
struct TgaHeader
{
    static constexpr qint64 ExtensionSize = 495;
    static constexpr qint64 RunLength = 8; ///< bit of the image type

    static constexpr qint64 FromRight = 0x10, FromTop = 0x20, AlphaBits = 0xf; ///< in the descriptor

    qint64 colorMapType = 0, imageType = 0, firstEntryIndex = 0, colorMapLength = 0, colorMapEntrySize = 0;
    qint64 width = 0, height = 0, pixelDepth = 0, descriptor = 0;
    qint64 begin = 0;
    qint64 fileEnd = 0;
    qint64 end = 0;                      ///< of everything but the footer, in the bytes around
    qint64 extension = 0, developer = 0; ///< where the footer says that these areas begin; 0 without footer

    static TgaHeader read(const ValueStack &values);
    static TgaHeader read(const StreamTree &stream);
    void finish(); ///< when the numbers are read

    bool hasFooter() const { return end < fileEnd; }

    bool isRunLength() const { return imageType & RunLength; }
    bool hasPixels() const { return imageType % RunLength != 0; }
    qint64 bytesPerPixel() const { return (pixelDepth + 7) / 8; }
    /// Where the first area that the footer names begins, or what comes after `offset` ends.
    qint64 areasBegin(qint64 offset) const;

    qint64 plainDepth() const; ///< bits of pixels in rows; 0 of others
    /// Whole rows of plain pixels, and the bytes of one that is cut off: up to the areas behind the pixels.
    qint64 rowCount(ByteRange rest) const;
    qint64 cutOffSize(ByteRange rest) const { return rows < height ? dataSize(rest) : 0; }
    /// Bytes of pixels that are not plain.
    qint64 dataSize(ByteRange rest) const { return qMax<qint64>(0, areasBegin(rest.begin) - rest.begin); }
    /// Bytes up to the extension area, or to the footer when there is none.
    qint64 developerSize(ByteRange rest) const;
    bool hasExtension(ByteRange rest) const;
    /// Bytes up to the footer.
    qint64 tablesSize(ByteRange rest) const { return hasFooter() ? qMax<qint64>(0, end - rest.begin) : 0; }
    bool isAtFooter(ByteRange rest) const { return hasFooter() && rest.begin == end; }

    qint64 rows = 0; ///< that are there
};

/// Where the file ends, and where all ends but a footer, which is there when its signature is. Then it says where the areas lie.
qint64 tgaFileEnd(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
qint64 tgaEnd(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
qint64 tgaExtension(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
qint64 tgaDeveloper(ByteCursor &bytes, ByteRange rest, const ValueStack &values);

} // namespace hexahedron
