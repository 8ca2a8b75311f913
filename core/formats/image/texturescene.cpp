// Where the pixels and blocks of DDS and KTX files lie.
#include "core/formats/image/ddsheader.h"
#include "core/formats/image/imagescene.h"
#include "core/formats/image/ktxformat.h"
#include "core/tree/value.h"

namespace hexahedron {

using scene::Picture;
using scene::PixelFormat;

namespace {

using enum PixelFormat::Channel;
using Coding = Picture::Coding;

struct Stored
{
    Coding coding = Coding::Unknown;
    PixelFormat pixel;
};

Stored plain(std::initializer_list<PixelFormat::Channel> order, int width = 8, bool isFloat = false)
{
    return {Coding::Plain, PixelFormat::packed(order, width, isFloat)};
}

/// Plain pixels that the description has no words for, so that they are bytes in the tree: by name, or by their masks.
Stored storedAsData(const DdsHeader &header)
{
    struct Named
    {
        qint64 number;
        Stored stored;
    };
    const auto find = [](std::initializer_list<Named> all, qint64 number) {
        const auto it = std::find_if(all.begin(), all.end(), [=](const Named &n) { return n.number == number; });
        return it == all.end() ? Stored{} : it->stored;
    };
    if (header.isDx10())
        return find({{11, plain({Red, Green, Blue, Alpha}, 16)},
                     {16, plain({Red, Green}, 32, true)},
                     {34, plain({Red, Green}, 16, true)},
                     {35, plain({Red, Green}, 16)},
                     {41, plain({Red}, 32, true)},
                     {49, plain({Red, Green})},
                     {54, plain({Red}, 16, true)},
                     {56, plain({Red}, 16)},
                     {61, plain({Red})},
                     {65, plain({Alpha})},
                     {85, {Coding::Plain, PixelFormat::masked(16, 0xf800, 0x7e0, 0x1f, 0)}},
                     {86, {Coding::Plain, PixelFormat::masked(16, 0x7c00, 0x3e0, 0x1f, 0x8000)}},
                     {24, {Coding::Plain, PixelFormat::masked(32, 0x3ff, 0xffc00, 0x3ff00000, 0xc0000000)}},
                     {115, {Coding::Plain, PixelFormat::masked(16, 0xf00, 0xf0, 0xf, 0xf000)}}},
                    header.dxgiFormat);
    if (header.pixelFlags & DdsHeader::HasFourCC)
        return find({{36, plain({Red, Green, Blue, Alpha}, 16)},
                     {111, plain({Red}, 16, true)},
                     {112, plain({Red, Green}, 16, true)},
                     {114, plain({Red}, 32, true)},
                     {115, plain({Red, Green}, 32, true)}},
                    header.fourCC);
    constexpr qint64 HasLuminance = 0x20000, IsAlphaOnly = 0x2;
    const bool isGrey = header.pixelFlags & HasLuminance;
    const bool hasColors = isGrey || (header.pixelFlags & DdsHeader::HasRgb);
    const bool hasAlpha = header.pixelFlags & (DdsHeader::HasAlpha | IsAlphaOnly);
    const bool isWhole = header.bitCount == 8 || header.bitCount == 16 || header.bitCount == 24
                         || header.bitCount == 32;
    if (!isWhole || (!hasColors && !hasAlpha))
        return {};
    const auto mask = [](bool counts, qint64 bits) { return counts ? quint32(bits) : 0; };
    Stored result{Coding::Plain,
                  PixelFormat::masked(int(header.bitCount), mask(hasColors, header.redMask),
                                      mask(hasColors && !isGrey, header.greenMask),
                                      mask(hasColors && !isGrey, header.blueMask), mask(hasAlpha, header.alphaMask))};
    result.pixel.isGrey = isGrey;
    return result;
}

Stored stored(const DdsHeader &header)
{
    switch (header.pixels) {
    case DdsPixels::Unknown:
        return storedAsData(header);
    case DdsPixels::Bc1:
        return {Coding::Bc1, {}};
    case DdsPixels::Bc2:
        return {Coding::Bc2, {}};
    case DdsPixels::Bc3:
        return {Coding::Bc3, {}};
    case DdsPixels::Bc4:
        return {header.isSigned() ? Coding::Bc4Signed : Coding::Bc4, {}};
    case DdsPixels::Bc5:
        return {header.isSigned() ? Coding::Bc5Signed : Coding::Bc5, {}};
    case DdsPixels::Bc6h:
        return {header.isSigned() ? Coding::Bc6hSigned : Coding::Bc6h, {}};
    case DdsPixels::Bc7:
        return {Coding::Bc7, {}};
    case DdsPixels::Rgba16f:
        return plain({Red, Green, Blue, Alpha}, 16, true);
    case DdsPixels::Rgba32f:
        return plain({Red, Green, Blue, Alpha}, 32, true);
    case DdsPixels::Bgr8:
        return plain({Blue, Green, Red});
    case DdsPixels::Rgb8:
        return plain({Red, Green, Blue});
    case DdsPixels::Bgrx8:
        return plain({Blue, Green, Red, ChannelCount});
    case DdsPixels::Rgbx8:
        return plain({Red, Green, Blue, ChannelCount});
    case DdsPixels::Bgra8:
        return plain({Blue, Green, Red, Alpha});
    case DdsPixels::Rgba8:
        return plain({Red, Green, Blue, Alpha});
    }
    return {};
}

qint64 numberOf(const Tree &tree, QStringView name)
{
    const Item item = imagePart(tree, name);
    const Value value = item.isValid() ? valueOf(tree, item) : Value{};
    if (const auto *number = std::get_if<quint64>(&value))
        return qint64(*number);
    const auto *number = std::get_if<qint64>(&value);
    return number ? *number : 0;
}

/// How pixels that are not compressed are stored, by the numbers that OpenGL has for them.
Stored plainOpenGl(qint64 glFormat, qint64 glType)
{
    constexpr qint64 Byte = 0x1401, Short = 0x1403, Float = 0x1406, Half = 0x140b;
    constexpr qint64 Packed4444 = 0x8033, Packed5551 = 0x8034, Packed565 = 0x8363;
    constexpr qint64 RedOnly = 0x1903, AlphaOnly = 0x1906, Rgb = 0x1907, Rgba = 0x1908, Luminance = 0x1909;
    constexpr qint64 LuminanceAlpha = 0x190a, Bgr = 0x80e0, Bgra = 0x80e1, RedGreen = 0x8227;
    if (glFormat == Rgb && glType == Packed565)
        return {Coding::Plain, PixelFormat::masked(16, 0xf800, 0x7e0, 0x1f, 0)};
    if (glFormat == Rgba && glType == Packed4444)
        return {Coding::Plain, PixelFormat::masked(16, 0xf000, 0xf00, 0xf0, 0xf)};
    if (glFormat == Rgba && glType == Packed5551)
        return {Coding::Plain, PixelFormat::masked(16, 0xf800, 0x7c0, 0x3e, 1)};
    const int width = glType == Byte ? 8 : glType == Short || glType == Half ? 16 : glType == Float ? 32 : 0;
    const bool isFloat = glType == Half || glType == Float;
    if (width == 0)
        return {};
    switch (glFormat) {
    case RedOnly:
        return plain({Red}, width, isFloat);
    case RedGreen:
        return plain({Red, Green}, width, isFloat);
    case AlphaOnly:
        return plain({Alpha}, width, isFloat);
    case Rgb:
        return plain({Red, Green, Blue}, width, isFloat);
    case Rgba:
        return plain({Red, Green, Blue, Alpha}, width, isFloat);
    case Bgr:
        return plain({Blue, Green, Red}, width, isFloat);
    case Bgra:
        return plain({Blue, Green, Red, Alpha}, width, isFloat);
    case Luminance:
    case LuminanceAlpha: {
        Stored grey = glFormat == Luminance ? plain({Red}, width, isFloat) : plain({Red, Alpha}, width, isFloat);
        grey.pixel.isGrey = true;
        return grey;
    }
    default:
        return {};
    }
}

Stored ktxStored(const Tree &tree)
{
    constexpr qint64 Dxt1Rgb = 0x83f0, Dxt1 = 0x83f1, Dxt3 = 0x83f2, Dxt5 = 0x83f3, Rgtc1 = 0x8dbb,
                     Rgtc1Signed = 0x8dbc, Rgtc2 = 0x8dbd, Rgtc2Signed = 0x8dbe;
    constexpr qint64 Etc1 = 0x8d64, Etc2Rgb = 0x9274, Etc2Srgb = 0x9275, Etc2Rgba = 0x9278, Etc2SrgbAlpha = 0x9279;
    constexpr qint64 Bptc = 0x8e8c, BptcSrgb = 0x8e8d, BptcSigned = 0x8e8e, BptcUnsigned = 0x8e8f;
    switch (numberOf(tree, u"glInternalFormat")) {
    case Dxt1Rgb:
    case Dxt1:
        return {Coding::Bc1, {}};
    case Dxt3:
        return {Coding::Bc2, {}};
    case Dxt5:
        return {Coding::Bc3, {}};
    case Rgtc1:
        return {Coding::Bc4, {}};
    case Rgtc1Signed:
        return {Coding::Bc4Signed, {}};
    case Rgtc2:
        return {Coding::Bc5, {}};
    case Rgtc2Signed:
        return {Coding::Bc5Signed, {}};
    case Etc1:
    case Etc2Rgb:
    case Etc2Srgb:
        return {Coding::Etc2, {}};
    case Etc2Rgba:
    case Etc2SrgbAlpha:
        return {Coding::Etc2Alpha, {}};
    case BptcUnsigned:
        return {Coding::Bc6h, {}};
    case BptcSigned:
        return {Coding::Bc6hSigned, {}};
    case Bptc:
    case BptcSrgb:
        return {Coding::Bc7, {}};
    default:
        return plainOpenGl(numberOf(tree, u"glFormat"), numberOf(tree, u"glType"));
    }
}

Picture pictureStoredSo(const Tree &tree, const Stored &stored)
{
    Picture picture = pictureOf(tree, stored.coding);
    picture.pixel = stored.pixel;
    return picture;
}

} // namespace

scene::Scene ddsScene(const Tree &tree)
{
    const DdsHeader header = DdsHeader::read(tree.stream(0));
    Picture picture = pictureStoredSo(tree, stored(header));
    const Item faces = imagePart(tree, header.pixels == DdsPixels::Unknown ? u"data" : u"faces");
    if (!faces.isValid() || !picture.hasPlaces())
        return sceneWith(std::move(picture));
    picture.isCube = header.isCube();
    const bool isVolume = header.caps2 & DdsHeader::IsVolume;
    picture.layers = isVolume ? Picture::Layers::Slices : Picture::Layers::Elements;
    SurfaceRow row(picture, faces.range);
    const int faceCount = picture.isCube ? Picture::CubeFaces : 1;
    bool isLeft = true;
    for (int i = 0; i < int(header.faceCount()) && isLeft; ++i) {
        for (int number = 0; number < int(header.levelCount()) && isLeft; ++number) {
            const DdsHeader::Level level = header.level(number);
            for (qint64 slice = 0; slice < level.depth && isLeft; ++slice)
                isLeft = row.add(number, i % faceCount, isVolume ? int(slice) : i / faceCount, level.width,
                                 level.height);
        }
    }
    return sceneWith(std::move(picture));
}

namespace {

/// The numbers of a KTX header that decide on where pixels lie.
struct KtxTexture
{
    explicit KtxTexture(const Tree &tree)
        : picture(pictureStoredSo(tree, ktxStored(tree)))
        , width(numberOf(tree, u"pixelWidth"))
        , height(numberOf(tree, u"pixelHeight"))
        , depth(numberOf(tree, u"pixelDepth"))
        , elements(numberOf(tree, u"numberOfArrayElements"))
    {
        picture.isCube = numberOf(tree, u"numberOfFaces") == Picture::CubeFaces;
        picture.layers = isVolume() ? Picture::Layers::Slices : Picture::Layers::Elements;
    }
    bool isVolume() const { return depth > 1; }
    /// An array may have all faces of a level in one run of bytes, element by element; else each face has one.
    bool isOneRun(qint64 runs) const { return elements > 0 && runs == 1; }
    int faceCount() const { return picture.isCube ? Picture::CubeFaces : 1; }
    qint64 slices(int level) const { return isVolume() ? halved(depth, level) : 1; }
    qint64 surfacesInRun(int level, qint64 runs) const
    {
        return isVolume() ? slices(level) : isOneRun(runs) ? elements * faceCount() : 1;
    }
    static qint64 halved(qint64 side, int level) { return qMax<qint64>(1, side >> level); }

    /// Rows begin at multiples of four bytes, but not all programs know: those do without when `isTight`.
    qint64 rowBytes(int level, bool isTight) const
    {
        constexpr qint64 Alignment = 4;
        const qint64 tight = (halved(width, level) * picture.pixel.bits + 7) / 8;
        return isTight ? tight : (tight + Alignment - 1) / Alignment * Alignment;
    }
    /// Where a level has so many runs; saturates.
    qint64 runSize(int level, qint64 runs, bool isTight) const
    {
        const auto blocks = [](qint64 side) { return (side + Picture::BlockSide - 1) / Picture::BlockSide; };
        const qint64 w = halved(width, level), h = halved(height, level);
        qint64 size = 0;
        const bool fits = picture.hasBlocks()
                              ? !__builtin_mul_overflow(blocks(w) * picture.blockBytes(), blocks(h), &size)
                              : !__builtin_mul_overflow(rowBytes(level, isTight), h, &size);
        return fits && !__builtin_mul_overflow(size, surfacesInRun(level, runs), &size)
                   ? size
                   : std::numeric_limits<qint64>::max();
    }

    Picture picture;
    qint64 width, height, depth, elements;
};

} // namespace

std::optional<std::pair<qint64, qint64>> ktxRunSizes(const Tree &tree, int level, qint64 runs)
{
    const KtxTexture texture(tree);
    if (!texture.picture.hasPlaces())
        return std::nullopt;
    return std::pair(texture.runSize(level, runs, true), texture.runSize(level, runs, false));
}

scene::Scene ktxScene(const Tree &tree)
{
    KtxTexture texture(tree);
    Picture &picture = texture.picture;
    const Item levels = imagePart(tree, u"levels");
    if (!levels.isValid() || !picture.hasPlaces())
        return sceneWith(std::move(picture));
    for (int number = 0; number < int(qMin(levels.count, KtxFormat::MostLevels)); ++number) {
        const Item faces = tree.childNamed(tree.child(levels, number), u"faces");
        if (!faces.isValid() || faces.count < 1)
            break;
        const bool isTight = texture.runSize(number, faces.count, true) == faces.range.size() / faces.count;
        const qint64 surfaces = texture.surfacesInRun(number, faces.count);
        bool isLeft = true;
        for (qint64 run = 0; run < faces.count && isLeft; ++run) {
            SurfaceRow row(picture, tree.child(faces, run).range);
            for (qint64 i = 0; i < surfaces && isLeft; ++i) {
                const qint64 place = run * surfaces + i; // among the faces of all elements, or among slices
                const qint64 face = texture.isVolume() ? 0 : place % texture.faceCount();
                const qint64 layer = texture.isVolume() ? place : place / texture.faceCount();
                isLeft = row.add(number, int(face), int(layer), KtxTexture::halved(texture.width, number),
                                 KtxTexture::halved(texture.height, number), texture.rowBytes(number, isTight));
            }
        }
    }
    return sceneWith(std::move(picture));
}

} // namespace hexahedron
