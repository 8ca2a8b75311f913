#pragma once

#include "core/formats/image/headerbytes.h"

namespace hexahedron {

/// How the pixels of a DDS file are stored. The numbers are those that layout and rules compare.
enum class DdsPixels : qint64 {
    Unknown,
    Bc1,
    Bc2,
    Bc3,
    Bc4,
    Bc5,
    Bc6h,
    Bc7,
    Rgba16f,
    Rgba32f,
    Bgr8,
    Rgb8,
    Bgrx8,
    Rgbx8,
    Bgra8,
    Rgba8,
};

/// The numbers of a DDS header that decide on what follows it; those that the file ends before are 0.
struct DdsHeader
{
    static constexpr qint64 HasMipMapCount = 0x20000;                               ///< in flags
    static constexpr qint64 HasAlpha = 0x1, HasFourCC = 0x4, HasRgb = 0x40;         ///< in pixelFlags
    static constexpr qint64 IsCube = 0x200, IsVolume = 0x200000, AllFaces = 0xfc00; ///< in caps2

    qint64 dataBegin = 0; ///< where the levels begin
    qint64 flags = 0, height = 0, width = 0, depth = 0, mipMapCount = 0;
    qint64 pixelFlags = 0, fourCC = 0, bitCount = 0, redMask = 0, greenMask = 0, blueMask = 0, alphaMask = 0;
    qint64 caps2 = 0;
    qint64 dxgiFormat = 0, arraySize = 0, dx10Flags = 0;

    static DdsHeader read(const ValueStack &values);
    static DdsHeader read(const StreamTree &stream);
    void finish(); ///< when the numbers are read

    /// What follows from these, found once: many levels ask.
    DdsPixels pixels = DdsPixels::Unknown;
    qint64 bytesPerUnit = 0; ///< of one pixel, or of one block

    bool isDx10() const;
    bool isCube() const;
    /// Horde3D takes these; others can still be shown.
    bool isTakenByEngine() const;
    /// Blocks of 4 × 4 pixels.
    bool hasBlocks() const;
    /// Numbers in blocks go from -1 to 1, or below 0 at all.
    bool isSigned() const;

    /// Faces of cubes times the elements of an array; at most a small number.
    qint64 faceCount() const;
    qint64 fullChain() const;  ///< levels down to a single pixel
    qint64 levelCount() const; ///< those that are announced, but at least one and no more than a full chain
    /// How the levels are stored; unknown as well when there should be no pixels at all.
    DdsPixels storedPixels() const { return width > 0 && height > 0 ? pixels : DdsPixels::Unknown; }

    struct Level
    {
        qint64 number = 0;
        qint64 width = 0, height = 0, depth = 0; ///< in pixels
        qint64 units = 0;                        ///< pixels or blocks
        qint64 size = 0;                         ///< bytes
    };
    Level level(qint64 number) const;
    /// The level whose data begin at `offset`: levels lie one after the other, and faces repeat them.
    Level levelAt(qint64 offset) const;
    qint64 faceSize() const; ///< saturates
    /// Pixels or blocks of the level that begins with `rest`.
    qint64 unitCount(ByteRange rest) const { return levelAt(rest.begin).units; }

private:
    DdsPixels findPixels() const;
    qint64 findBytesPerUnit() const;
};

} // namespace hexahedron
