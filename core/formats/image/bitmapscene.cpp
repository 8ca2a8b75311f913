// Where the pixels of BMP and TGA files lie.
#include "core/formats/image/bmpheader.h"
#include "core/formats/image/imagescene.h"
#include "core/formats/image/tgaheader.h"

namespace hexahedron {

using scene::Palette;
using scene::Picture;
using scene::PixelFormat;

namespace {

using enum PixelFormat::Channel;

Item dataOf(const Tree &tree)
{
    return imagePart(tree, u"data");
}

PixelFormat bmpPixel(const BmpHeader &header)
{
    const bool hasMasks = header.redMask || header.greenMask || header.blueMask;
    switch (header.bitCount) {
    case 16:
        return hasMasks ? PixelFormat::masked(16, quint32(header.redMask), quint32(header.greenMask),
                                              quint32(header.blueMask), quint32(header.alphaMask))
                        : PixelFormat::masked(16, 0x7c00, 0x3e0, 0x1f, 0);
    case 24:
        return PixelFormat::packed({Blue, Green, Red}, 8);
    case 32:
        return hasMasks ? PixelFormat::masked(32, quint32(header.redMask), quint32(header.greenMask),
                                              quint32(header.blueMask), quint32(header.alphaMask))
                        : PixelFormat::packed({Blue, Green, Red, ChannelCount}, 8);
    default: {
        PixelFormat number;
        number.bits = int(header.bitCount);
        return number;
    }
    }
}

Palette bmpPalette(const Tree &tree, const BmpHeader &header)
{
    const Item colors = imagePart(tree, header.isCore() ? u"bmciColors" : u"bmiColors");
    Palette palette;
    palette.format = header.isCore() ? PixelFormat::packed({Blue, Green, Red}, 8)
                                     : PixelFormat::packed({Blue, Green, Red, ChannelCount}, 8);
    if (colors.isValid())
        palette.bytes = colors.range;
    return palette;
}

Picture bmpRuns(const Tree &tree, const BmpHeader &header, const Item &data)
{
    const int bits = header.compression == BmpHeader::Rle4 ? 4 : 8;
    Picture picture = pictureOf(tree, Picture::Coding::BmpRuns);
    picture.isBottomUp = true;
    picture.pixel.bits = bits;
    picture.palette = bmpPalette(tree, header);
    picture.surfaces.push_back({.width = header.width, .height = header.rowCount(), .bytes = data.range});
    return picture;
}

/// How a TGA stores a colour of that many bits, as a pixel or in the map.
PixelFormat tgaColor(qint64 bits, bool hasAlpha)
{
    switch (bits) {
    case 8:
        return PixelFormat::grey(8);
    case 15:
    case 16:
        return PixelFormat::masked(16, 0x7c00, 0x3e0, 0x1f, hasAlpha ? 0x8000 : 0);
    case 24:
        return PixelFormat::packed({Blue, Green, Red}, 8);
    case 32:
        return PixelFormat::packed({Blue, Green, Red, Alpha}, 8);
    default:
        return {};
    }
}

} // namespace

scene::Scene bmpScene(const Tree &tree)
{
    const BmpHeader header = BmpHeader::read(tree.stream(0));
    const Item data = dataOf(tree);
    if (data.isValid() && header.compression == BmpHeader::Jpeg)
        return sceneWith(libraryPicture(tree, Picture::Coding::Jpeg, data.range));
    if (data.isValid() && header.compression == BmpHeader::Png)
        return sceneWith(libraryPicture(tree, Picture::Coding::Png, data.range));
    if (data.isValid() && (header.compression == BmpHeader::Rle4 || header.compression == BmpHeader::Rle8))
        return sceneWith(bmpRuns(tree, header, data));
    if (!header.isPlain())
        return sceneWith(pictureOf(tree, Picture::Coding::Unknown));

    Picture picture = pictureOf(tree, Picture::Coding::Plain);
    picture.isBottomUp = header.height > 0;
    picture.pixel = bmpPixel(header);
    if (header.bitCount <= 8)
        picture.palette = bmpPalette(tree, header);
    const Item rows = imagePart(tree, u"rows");
    if (rows.isValid())
        SurfaceRow(picture, {rows.range.begin, tree.root().range.end}) // the last row may be cut off
            .add(0, 0, 0, header.width, header.rowCount(), header.pixelBytes() + header.paddingBytes());
    return sceneWith(std::move(picture));
}

scene::Scene tgaScene(const Tree &tree)
{
    constexpr qint64 Mapped = 1, Grey = 3;
    const TgaHeader header = TgaHeader::read(tree.stream(0));
    const Item rows = imagePart(tree, u"rows");
    if (!rows.isValid()) {
        const bool isForLibrary = header.isRunLength() && header.hasPixels() && dataOf(tree).isValid();
        return isForLibrary ? sceneWith(libraryPicture(tree, Picture::Coding::Tga, tree.root().range)) : scene::Scene{};
    }
    Picture picture = pictureOf(tree, Picture::Coding::Plain);
    picture.isBottomUp = !(header.descriptor & TgaHeader::FromTop);
    picture.isRightToLeft = header.descriptor & TgaHeader::FromRight;
    const bool hasAlpha = header.descriptor & TgaHeader::AlphaBits;
    const Item colors = imagePart(tree, u"colorMap");
    if (header.imageType == Mapped && colors.isValid()) {
        picture.pixel.bits = int(header.bytesPerPixel() * 8);
        picture.palette = {.bytes = colors.range,
                           .firstIndex = header.firstEntryIndex,
                           .format = tgaColor(header.colorMapEntrySize, hasAlpha)};
    } else {
        picture.pixel = header.imageType == Grey && header.pixelDepth == 16 ? PixelFormat::grey(16, 8)
                                                                            : tgaColor(header.pixelDepth, hasAlpha);
    }
    SurfaceRow(picture, {rows.range.begin, header.areasBegin(rows.range.begin)})
        .add(0, 0, 0, header.width, header.height);
    return sceneWith(std::move(picture));
}

} // namespace hexahedron
