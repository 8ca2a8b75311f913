#pragma once

#include "core/formats/image/headerbytes.h"

namespace hexahedron {

/// The numbers of a TGA file's header and footer that decide on what lies between; those that the file ends before are 0.
struct TgaHeader
{
    static constexpr qint64 Size = 18, FooterSize = 26, ExtensionSize = 495;
    static constexpr qint64 RunLength = 8; ///< bit of the image type

    static constexpr qint64 FromRight = 0x10, FromTop = 0x20, AlphaBits = 0xf; ///< in the descriptor

    qint64 colorMapType = 0, imageType = 0, firstEntryIndex = 0, colorMapLength = 0, colorMapEntrySize = 0;
    qint64 width = 0, height = 0, pixelDepth = 0, descriptor = 0;
    qint64 end = 0; ///< of everything but the footer, in the bytes around
    bool hasFooter = false;
    qint64 extension = 0, developer = 0; ///< where the footer says that these areas begin; 0 without footer

    static TgaHeader read(const HeaderBytes &bytes);

    bool isRunLength() const { return imageType & RunLength; }
    bool hasPixels() const { return imageType % RunLength != 0; }
    qint64 bytesPerPixel() const { return (pixelDepth + 7) / 8; }
    /// Where the first area that the footer names begins, or what comes after `offset` ends.
    qint64 areasBegin(qint64 offset) const;
};

// What later statements of the description use. See LookFunction.
qint64 tgaPlainDepth(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
/// Whole rows of plain pixels, and the bytes of one that is cut off: up to the areas behind the pixels.
qint64 tgaRowCount(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
qint64 tgaCutOffSize(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
/// Bytes of pixels that are not plain.
qint64 tgaDataSize(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
/// Bytes up to the extension area, or to the footer when there is none.
qint64 tgaDeveloperSize(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
qint64 tgaHasExtension(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
/// Bytes up to the footer.
qint64 tgaTablesSize(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
qint64 tgaHasFooter(ByteCursor &bytes, ByteRange rest, const ValueStack &values);

} // namespace hexahedron
