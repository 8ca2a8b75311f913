#pragma once

#include "core/bytes/byterange.h"
#include "core/bytes/streamid.h"

#include <QRect>
#include <QString>

#include <array>
#include <vector>

namespace hexahedron::scene {

/// Where one number of a pixel is, counted from the lowest bit of its bytes, which are little-endian.
struct PixelChannel
{
    quint8 shift = 0;
    quint8 width = 0; ///< in bits; 0: there is none

    bool isPresent() const { return width > 0; }
    friend bool operator==(const PixelChannel &, const PixelChannel &) = default;
};

/// How one pixel that is stored plainly is made.
struct PixelFormat
{
    enum Channel : quint8 { Red, Green, Blue, Alpha, ChannelCount };
    static constexpr int MostBits = 128;

    int bits = 0; ///< 1, 2 or 4, the leftmost pixel in the highest bits of a byte; or a multiple of 8
    std::array<PixelChannel, ChannelCount> channels;
    bool isFloat = false; ///< numbers of 16 or 32 bits; otherwise unsigned integers
    bool isGrey = false;  ///< red stands for all three colours

    /// Channels of `width` bits one after another, the first in the lowest bits; ChannelCount for bits that mean nothing.
    static PixelFormat packed(std::initializer_list<Channel> order, int width, bool isFloat = false);
    /// From masks such as 0xff00; a mask with a gap counts up to there.
    static PixelFormat masked(int bits, quint32 red, quint32 green, quint32 blue, quint32 alpha);
    static PixelFormat grey(int bits, int alphaBits = 0);
};

/// Colours that pixels name by their number.
struct Palette
{
    ByteRange bytes;
    qint64 firstIndex = 0; ///< number of the first colour
    PixelFormat format;    ///< of a colour; bits 0: there is no palette

    bool isPresent() const { return format.bits > 0; }
};

/// One picture of those that a file holds: rows of pixels or of blocks, `rowBytes` apart.
struct PictureSurface
{
    int level = 0, face = 0, layer = 0;
    qint64 width = 0, height = 0; ///< in pixels, as announced; not more than 2^31 - 1
    ByteRange bytes;              ///< may be shorter than announced; of a picture for a library what tells most of it
    qint64 rowBytes = 0;          ///< of a row of pixels or blocks with its padding; 0 where only a library knows
};

/// A picture as plain values, for any view. Pixels stay in the file; where they are stored plainly or in blocks, each knows
/// its bytes by arithmetic.
struct Picture
{
    enum class Coding : quint8 {
        Unknown, ///< in a way that is not known here
        Plain,
        Bc1, ///< blocks of 4 × 4 pixels
        Bc2,
        Bc3,
        Bc4,
        Bc4Signed, ///< numbers from -1 to 1, shown from black to white
        Bc5,
        Bc5Signed,
        Bc6h, ///< of unsigned floats
        Bc6hSigned,
        Bc7,
        Etc2, ///< ETC1 is a part of it
        Etc2Alpha,
        BmpRuns, ///< run lengths of 4 or 8 bits per pixel, which are numbers of the palette
        Gif,     ///< a whole file of this kind, for a library
        Jpeg,
        Jpeg2000,
        Png,
        Psd,
        Radiance,
        Tga,
    };
    enum class Layers : quint8 { Elements, Slices, Frames };
    static constexpr int CubeFaces = 6;
    static constexpr int BlockSide = 4;

    Coding coding = Coding::Unknown;
    PixelFormat pixel; ///< of plain pixels; of a palette's numbers only `bits` counts
    Palette palette;
    bool isBottomUp = false, isRightToLeft = false;
    bool isCube = false;              ///< faces are +X, -X, +Y, -Y, +Z, -Z
    Layers layers = Layers::Elements; ///< what further layers are
    StreamId stream = 0;
    QString path;   ///< of the picture as a whole
    ByteRange file; ///< what a library gets to read
    std::vector<PictureSurface> surfaces;

    bool hasBlocks() const { return Coding::Bc1 <= coding && coding <= Coding::Etc2Alpha; }
    /// Pixels have bytes of their own, or share them with those of the same block.
    bool hasPlaces() const { return coding == Coding::Plain || hasBlocks(); }
    int blockBytes() const; ///< of one block; 0 without blocks
    int levelCount() const;
    int faceCount() const;
    int layerCount() const;
    /// The index of that surface; -1 when there is none.
    int surfaceOf(int level, int face, int layer) const;
    /// The first surface with bytes in the range; -1 when there is none.
    int surfaceIn(ByteRange range) const;
};

/// The bytes of the pixel at that place, or of its block: empty outside, beyond the bytes that are there, and where pixels have
/// no places. Pixels of less than a byte share it. The first row is the uppermost.
ByteRange bytesOfPixel(const Picture &picture, const PictureSurface &surface, QPoint pixel);
/// The pixels that share these bytes: one, or those of a block as far as they lie in the picture.
QRect unitAt(const Picture &picture, const PictureSurface &surface, QPoint pixel);
/// Pixels that have a byte in the range, as at most three rectangles. Empty where pixels have no places.
std::vector<QRect> pixelsIn(const Picture &picture, const PictureSurface &surface, ByteRange range);

} // namespace hexahedron::scene
