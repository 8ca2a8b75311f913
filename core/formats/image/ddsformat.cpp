// DirectDraw Surface (.dds). Statements stand in the order of the DDS_HEADER and use its names.
#include "core/check/engineissues.h"
#include "core/check/repairs.h"
#include "core/formats/image/imagefields.h"
#include "core/formats/image/imageformats.h"
#include "core/formats/image/imagerules.h"
#include "core/scene/picturescene.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <QCoreApplication>

namespace hexahedron {

namespace {

using scene::Picture;
using scene::PixelFormat;
using Coding = Picture::Coding;
using enum PixelFormat::Channel;

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
using enum DdsPixels;

constexpr qint64 fourCC(const char (&text)[5])
{
    return qint64(quint8(text[0])) | qint64(quint8(text[1])) << 8 | qint64(quint8(text[2])) << 16
           | qint64(quint8(text[3])) << 24;
}

/// How pixels are stored, by the number that names it.
struct Named
{
    qint64 number = 0;
    const char *name = nullptr; ///< none where the description has no words for it
    DdsPixels pixels = Unknown;
    StoredPixels stored = {}; ///< where that does not follow from `pixels`: signed, or bytes in the tree
    bool isTakenByEngine = false;
};

const std::vector<Named> byFourCC{
    {fourCC("DXT1"), "DXT1", Bc1, {}, true},
    {fourCC("DXT2"), "DXT2", Bc2},
    {fourCC("DXT3"), "DXT3", Bc2, {}, true},
    {fourCC("DXT4"), "DXT4", Bc3},
    {fourCC("DXT5"), "DXT5", Bc3, {}, true},
    {fourCC("ATI1"), "ATI1", Bc4},
    {fourCC("ATI2"), "ATI2", Bc5},
    {fourCC("BC4U"), "BC4U", Bc4},
    {fourCC("BC5U"), "BC5U", Bc5},
    {fourCC("BC4S"), "BC4S", Bc4, {Coding::Bc4Signed}},
    {fourCC("BC5S"), "BC5S", Bc5, {Coding::Bc5Signed}},
    {fourCC("DX10"), "DX10"},
    {36, "RGBA16", Unknown, StoredPixels::plain({Red, Green, Blue, Alpha}, 16)},
    {111, "R16F", Unknown, StoredPixels::plain({Red}, 16, true)},
    {112, "RG16F", Unknown, StoredPixels::plain({Red, Green}, 16, true)},
    {113, "RGBA16F", Rgba16f, {}, true},
    {114, "R32F", Unknown, StoredPixels::plain({Red}, 32, true)},
    {115, "RG32F", Unknown, StoredPixels::plain({Red, Green}, 32, true)},
    {116, "RGBA32F", Rgba32f, {}, true},
};

// The engine reads these as the unsigned and the signed BC6H, which are 95 and 96: see the rules.
constexpr qint64 DxgiBc6hSigned = 96, DxgiBc7Typeless = 97;
const std::vector<Named> byDxgiFormat{
    {2, "R32G32B32A32_FLOAT", Rgba32f},
    {10, "R16G16B16A16_FLOAT", Rgba16f},
    {11, nullptr, Unknown, StoredPixels::plain({Red, Green, Blue, Alpha}, 16)},
    {16, nullptr, Unknown, StoredPixels::plain({Red, Green}, 32, true)},
    {24, nullptr, Unknown, StoredPixels::masked(32, 0x3ff, 0xffc00, 0x3ff00000, 0xc0000000)},
    {28, "R8G8B8A8_UNORM", Rgba8},
    {29, "R8G8B8A8_UNORM_SRGB", Rgba8},
    {34, nullptr, Unknown, StoredPixels::plain({Red, Green}, 16, true)},
    {35, nullptr, Unknown, StoredPixels::plain({Red, Green}, 16)},
    {41, nullptr, Unknown, StoredPixels::plain({Red}, 32, true)},
    {49, nullptr, Unknown, StoredPixels::plain({Red, Green})},
    {54, nullptr, Unknown, StoredPixels::plain({Red}, 16, true)},
    {56, nullptr, Unknown, StoredPixels::plain({Red}, 16)},
    {61, nullptr, Unknown, StoredPixels::plain({Red})},
    {65, nullptr, Unknown, StoredPixels::plain({Alpha})},
    {71, "BC1_UNORM", Bc1},
    {72, "BC1_UNORM_SRGB", Bc1},
    {74, "BC2_UNORM", Bc2},
    {75, "BC2_UNORM_SRGB", Bc2},
    {77, "BC3_UNORM", Bc3},
    {78, "BC3_UNORM_SRGB", Bc3},
    {80, "BC4_UNORM", Bc4},
    {81, "BC4_SNORM", Bc4, {Coding::Bc4Signed}},
    {83, "BC5_UNORM", Bc5},
    {84, "BC5_SNORM", Bc5, {Coding::Bc5Signed}},
    {85, nullptr, Unknown, StoredPixels::masked(16, 0xf800, 0x7e0, 0x1f, 0)},
    {86, nullptr, Unknown, StoredPixels::masked(16, 0x7c00, 0x3e0, 0x1f, 0x8000)},
    {87, "B8G8R8A8_UNORM", Bgra8},
    {88, "B8G8R8X8_UNORM", Bgrx8},
    {91, "B8G8R8A8_UNORM_SRGB", Bgra8},
    {93, "B8G8R8X8_UNORM_SRGB", Bgrx8},
    {95, "BC6H_UF16", Bc6h},
    {DxgiBc6hSigned, "BC6H_SF16", Bc6h, {Coding::Bc6hSigned}, true},
    {DxgiBc7Typeless, "BC7_TYPELESS", Bc7, {}, true},
    {98, "BC7_UNORM", Bc7, {}, true},
    {99, "BC7_UNORM_SRGB", Bc7, {}, true},
    {115, nullptr, Unknown, StoredPixels::masked(16, 0xf00, 0xf0, 0xf, 0xf000)},
};

/// Plain pixels of whole bytes, by their masks.
struct Masked
{
    DdsPixels pixels = Unknown;
    const char *name = nullptr;
    qint64 bitCount = 0, red = 0, green = 0, blue = 0, alpha = 0;
};

const std::vector<Masked> byMasks{
    {Bgr8, "BGR", 24, 0xff0000, 0xff00, 0xff, 0},
    {Rgb8, "RGB", 24, 0xff, 0xff00, 0xff0000, 0},
    {Bgrx8, "BGRX", 32, 0xff0000, 0xff00, 0xff, 0},
    {Rgbx8, "RGBX", 32, 0xff, 0xff00, 0xff0000, 0},
    {Bgra8, "BGRA", 32, 0xff0000, 0xff00, 0xff, 0xff000000},
    {Rgba8, "RGBA", 32, 0xff, 0xff00, 0xff0000, 0xff000000},
};

std::vector<NamedValue> namesOf(const std::vector<Named> &all)
{
    std::vector<NamedValue> names;
    for (const Named &named : all) {
        if (named.name)
            names.push_back({named.number, named.name});
    }
    return names;
}

/// The numbers of a DDS header that decide on what follows it; those that the file ends before are 0.
struct DdsHeader
{
    static constexpr qint64 HasMipMapCount = 0x20000;                                ///< in flags
    static constexpr qint64 HasAlpha = 0x1, HasFourCC = 0x4, HasRgb = 0x40;          ///< in pixelFlags
    static constexpr qint64 IsCube = 0x200, VolumeBit = 0x200000, AllFaces = 0xfc00; ///< in caps2

    qint64 dataBegin = 0; ///< where the levels begin
    qint64 flags = 0, height = 0, width = 0, depth = 0, mipMapCount = 0;
    qint64 pixelFlags = 0, fourCC = 0, bitCount = 0, redMask = 0, greenMask = 0, blueMask = 0, alphaMask = 0;
    qint64 caps2 = 0;
    qint64 dxgiFormat = 0, arraySize = 0, dx10Flags = 0;

    void finish(); ///< when the numbers are read

    /// What follows from these, found once: many levels ask.
    DdsPixels pixels = Unknown;
    qint64 bytesPerUnit = 0; ///< of one pixel, or of one block

    bool isDx10() const { return (pixelFlags & HasFourCC) && fourCC == hexahedron::fourCC("DX10"); }
    bool isCube() const
    {
        constexpr qint64 Dx10Cube = 0x4;
        return (caps2 & IsCube) || (isDx10() && (dx10Flags & Dx10Cube));
    }
    bool isVolume() const { return caps2 & VolumeBit; }
    /// Horde3D takes these; others can still be shown.
    bool isTakenByEngine() const { return pixelFlags & HasFourCC ? namedPixels().isTakenByEngine : pixels != Unknown; }
    /// Blocks of 4 × 4 pixels.
    bool hasBlocks() const { return Bc1 <= pixels && pixels <= Bc7; }
    /// Faces of cubes times the elements of an array; at most a small number.
    qint64 faceCount() const
    {
        constexpr qint64 MostElements = 256; // of an array; more than any game has
        return (isCube() ? 6 : 1) * qBound(qint64(1), arraySize, MostElements);
    }
    qint64 fullChain() const { return fullChainOf({width, height, isVolume() ? depth : 1}); }
    /// Those that are announced, but at least one and no more than a full chain.
    qint64 levelCount() const { return flags & HasMipMapCount ? qBound<qint64>(1, mipMapCount, fullChain()) : 1; }
    /// How the levels are stored; unknown as well when there should be no pixels at all.
    DdsPixels storedPixels() const { return width > 0 && height > 0 ? pixels : Unknown; }

    struct Level
    {
        qint64 width = 0, height = 0, depth = 0; ///< in pixels
        qint64 units = 0;                        ///< pixels or blocks
        qint64 size = 0;                         ///< bytes
    };
    Level level(qint64 number) const;
    /// The level whose data begin at `offset`: levels lie one after the other, and faces repeat them.
    Level levelAt(qint64 offset) const;
    qint64 faceSize() const; ///< saturates
    /// True when all faces with all their levels are just so long.
    bool isAllOf(qint64 bytes) const { return saturatedProduct({faceCount(), faceSize()}) == bytes; }
    /// How many levels take just so many bytes with all faces; 0: no number of them does.
    qint64 levelsOf(qint64 bytes) const;
    /// Pixels or blocks of the level that begins with `rest`.
    qint64 unitCount(ByteRange rest) const { return levelAt(rest.begin).units; }

    Named namedPixels() const; ///< when HasFourCC
    DdsPixels findPixels() const;
};

Named DdsHeader::namedPixels() const
{
    const std::vector<Named> &all = isDx10() ? byDxgiFormat : byFourCC;
    const auto it = std::ranges::find(all, isDx10() ? dxgiFormat : fourCC, &Named::number);
    return it == all.end() ? Named{} : *it;
}

DdsPixels DdsHeader::findPixels() const
{
    if (pixelFlags & HasFourCC)
        return namedPixels().pixels;
    const bool hasAlpha = bitCount == 32 && (pixelFlags & HasAlpha) && alphaMask != 0; // whichever bits these are
    const auto it = std::ranges::find_if(byMasks, [&](const Masked &one) {
        return one.bitCount == bitCount && one.red == redMask && one.green == greenMask && one.blue == blueMask
               && (one.alpha != 0) == hasAlpha;
    });
    return (pixelFlags & HasRgb) && it != byMasks.end() ? it->pixels : Unknown;
}

/// Plain pixels without a name, by their masks. The description has no words for them: they are bytes in the tree.
StoredPixels storedByMasks(const DdsHeader &header)
{
    constexpr qint64 HasLuminance = 0x20000, IsAlphaOnly = 0x2;
    const bool isGrey = header.pixelFlags & HasLuminance;
    const bool hasColors = isGrey || (header.pixelFlags & DdsHeader::HasRgb);
    const bool hasAlpha = header.pixelFlags & (DdsHeader::HasAlpha | IsAlphaOnly);
    const bool isWhole = 8 <= header.bitCount && header.bitCount <= 32 && header.bitCount % 8 == 0;
    if (!isWhole || (!hasColors && !hasAlpha))
        return {};
    const auto mask = [](bool counts, qint64 bits) { return counts ? quint32(bits) : 0; };
    StoredPixels result = StoredPixels::masked(
        int(header.bitCount), mask(hasColors, header.redMask), mask(hasColors && !isGrey, header.greenMask),
        mask(hasColors && !isGrey, header.blueMask), mask(hasAlpha, header.alphaMask));
    result.pixel.isGrey = isGrey;
    return result;
}

StoredPixels stored(const DdsHeader &header)
{
    const bool isNamed = header.pixelFlags & DdsHeader::HasFourCC;
    if (const Named named = header.namedPixels(); isNamed && named.stored.coding != Coding::Unknown)
        return named.stored;
    if (header.pixels == Unknown)
        return isNamed ? StoredPixels{} : storedByMasks(header);
    static const std::vector<StoredPixels> others{
        {Coding::Bc1},
        {Coding::Bc2},
        {Coding::Bc3},
        {Coding::Bc4},
        {Coding::Bc5},
        {Coding::Bc6h},
        {Coding::Bc7},
        StoredPixels::plain({Red, Green, Blue, Alpha}, 16, true),
        StoredPixels::plain({Red, Green, Blue, Alpha}, 32, true),
        StoredPixels::plain({Blue, Green, Red}),
        StoredPixels::plain({Red, Green, Blue}),
        StoredPixels::plain({Blue, Green, Red, ChannelCount}),
        StoredPixels::plain({Red, Green, Blue, ChannelCount}),
        StoredPixels::plain({Blue, Green, Red, Alpha}),
        StoredPixels::plain({Red, Green, Blue, Alpha}),
    };
    return others[size_t(header.pixels) - 1];
}

void DdsHeader::finish()
{
    pixels = findPixels();
    const StoredPixels how = stored(*this);
    Picture picture;
    picture.coding = how.coding;
    bytesPerUnit = picture.hasBlocks() ? picture.blockBytes() : how.pixel.bits / 8;
}

DdsHeader::Level DdsHeader::level(qint64 number) const
{
    Level level{.width = halved(width, number),
                .height = halved(height, number),
                .depth = isVolume() ? halved(depth, number) : 1};
    const auto units = [this](qint64 side) { return hasBlocks() ? (side + 3) / 4 : side; };
    level.units = saturatedProduct({units(level.width), units(level.height), level.depth});
    level.size = saturatedProduct({level.units, bytesPerUnit});
    return level;
}

qint64 DdsHeader::faceSize() const
{
    qint64 size = 0;
    for (qint64 i = 0; i < levelCount(); ++i) {
        if (__builtin_add_overflow(size, level(i).size, &size))
            return std::numeric_limits<qint64>::max();
    }
    return size;
}

qint64 DdsHeader::levelsOf(qint64 bytes) const
{
    DdsHeader other = *this;
    other.flags |= HasMipMapCount;
    for (other.mipMapCount = 1; other.mipMapCount <= fullChain(); ++other.mipMapCount) {
        if (bytes > 0 && other.isAllOf(bytes))
            return other.mipMapCount;
    }
    return 0;
}

DdsHeader::Level DdsHeader::levelAt(qint64 offset) const
{
    const qint64 size = faceSize();
    qint64 inFace = size > 0 ? (offset - dataBegin) % size : 0;
    qint64 number = 0;
    while (number + 1 < levelCount() && inFace >= level(number).size)
        inFace -= level(number++).size;
    return level(number);
}

class DdsFormat : public DescribedByHeader<DdsFormat, DdsHeader>
{
    Q_DECLARE_TR_FUNCTIONS(DdsFormat)

public:
    DdsFormat();

    /// Fields that rules and the picture look for.
    struct Fields
    {
        const Field *texture = nullptr, *height = nullptr, *width = nullptr, *mipMapCount = nullptr;
        const Field *pixelFormat = nullptr, *fourCC = nullptr, *caps2 = nullptr;
        const Field *dx10 = nullptr, *dxgiFormat = nullptr, *arraySize = nullptr, *faces = nullptr, *data = nullptr;
    };
    Fields fields;

private:
    void pixelFormat(RecordRef file);
    void surfaces(RecordRef file);
    static void blocks(RecordRef level, const FieldRef &pixels, const FieldRef &count);
    static void plainPixels(RecordRef level, const FieldRef &pixels, const FieldRef &count);
};

constexpr auto fields = &fieldsOf<DdsFormat>;

const std::vector<NamedValue> headerFlags{
    {0x1, QT_TRANSLATE_NOOP("DdsFormat", "caps")},
    {0x2, QT_TRANSLATE_NOOP("DdsFormat", "height")},
    {0x4, QT_TRANSLATE_NOOP("DdsFormat", "width")},
    {0x8, QT_TRANSLATE_NOOP("DdsFormat", "pitch")},
    {0x1000, QT_TRANSLATE_NOOP("DdsFormat", "pixel format")},
    {0x20000, QT_TRANSLATE_NOOP("DdsFormat", "mip map count")},
    {0x80000, QT_TRANSLATE_NOOP("DdsFormat", "linear size")},
    {0x800000, QT_TRANSLATE_NOOP("DdsFormat", "depth")},
};
const std::vector<NamedValue> pixelFlags{
    {0x1, QT_TRANSLATE_NOOP("DdsFormat", "alpha pixels")},  {0x2, QT_TRANSLATE_NOOP("DdsFormat", "alpha only")},
    {0x4, QT_TRANSLATE_NOOP("DdsFormat", "FourCC")},        {0x20, QT_TRANSLATE_NOOP("DdsFormat", "palette")},
    {0x40, QT_TRANSLATE_NOOP("DdsFormat", "RGB")},          {0x200, QT_TRANSLATE_NOOP("DdsFormat", "YUV")},
    {0x20000, QT_TRANSLATE_NOOP("DdsFormat", "luminance")}, {0x80000, QT_TRANSLATE_NOOP("DdsFormat", "signed")},
};
const std::vector<NamedValue> capsFlags{
    {0x8, QT_TRANSLATE_NOOP("DdsFormat", "complex")},
    {0x1000, QT_TRANSLATE_NOOP("DdsFormat", "texture")},
    {0x400000, QT_TRANSLATE_NOOP("DdsFormat", "mip map")},
};
const std::vector<NamedValue> caps2Flags{
    {0x200, QT_TRANSLATE_NOOP("DdsFormat", "cube map")},
    {0x400, "+X"},
    {0x800, "-X"},
    {0x1000, "+Y"},
    {0x2000, "-Y"},
    {0x4000, "+Z"},
    {0x8000, "-Z"},
    {0x200000, QT_TRANSLATE_NOOP("DdsFormat", "volume")},
};
const std::vector<NamedValue> dimensions{
    {2, QT_TRANSLATE_NOOP("DdsFormat", "1D")},
    {3, QT_TRANSLATE_NOOP("DdsFormat", "2D")},
    {4, QT_TRANSLATE_NOOP("DdsFormat", "3D")},
};

const std::vector<BitSpan> color565{{.name = "blue", .shift = 0, .width = 5},
                                    {.name = "green", .shift = 5, .width = 6},
                                    {.name = "red", .shift = 11, .width = 5}};

DdsFormat::DdsFormat()
{
    SchemaBuilder builder("DdsFormat", {});
    sayRules(builder, "90");

    auto file = builder.file().section("DDS", "DDS ").as(fields.texture);
    file.text("dwMagic").size(4).initially("DDS ");
    file.u32("dwSize").equals(124).error("90").unit(QT_TR_NOOP("bytes"));
    keep(file.u32("dwFlags").flags(headerFlags).info("").noRepair(), &DdsHeader::flags);
    fields.height = keep(file.u32("dwHeight").unit(QT_TR_NOOP("pixels")), &DdsHeader::height);
    fields.width = keep(file.u32("dwWidth").unit(QT_TR_NOOP("pixels")), &DdsHeader::width);
    file.u32("dwPitchOrLinearSize").unit(QT_TR_NOOP("bytes"));
    keep(file.u32("dwDepth"), &DdsHeader::depth);
    fields.mipMapCount = keep(file.u32("dwMipMapCount"), &DdsHeader::mipMapCount);
    file.u32("dwReserved1").times(11);
    pixelFormat(file);
    file.u32("dwCaps").flags(capsFlags).info("").noRepair();
    fields.caps2 = keep(file.u32("dwCaps2").flags(caps2Flags).checkedElsewhere(), &DdsHeader::caps2); // 90
    file.u32("dwCaps3");
    file.u32("dwCaps4");
    file.u32("dwReserved2");

    const auto isDx10 = look<&DdsHeader::isDx10>(file);
    auto dx10 = file.record("DDS_HEADER_DXT10").when(isDx10).whole("90").as(fields.dx10);
    fields.dxgiFormat = keep(dx10.u32("dxgiFormat").names(namesOf(byDxgiFormat)).checkedElsewhere(),
                             &DdsHeader::dxgiFormat);
    dx10.u32("resourceDimension").names(dimensions).warning("");
    keep(dx10.u32("miscFlag").flags({{0x4, QT_TR_NOOP("cube map")}}).info("").noRepair(), &DdsHeader::dx10Flags);
    fields.arraySize = keep(dx10.u32("arraySize"), &DdsHeader::arraySize);
    dx10.u32("miscFlags2");
    surfaces(file);
    schema = builder.finish();
}

void DdsFormat::pixelFormat(RecordRef file)
{
    auto format = file.record("ddspf").whole("90").as(fields.pixelFormat);
    format.u32("dwSize").equals(32).info("");
    keep(format.u32("dwFlags").flags(pixelFlags).info("").noRepair(), &DdsHeader::pixelFlags);
    fields.fourCC = keep(format.u32("dwFourCC").names(namesOf(byFourCC)).checkedElsewhere(), &DdsHeader::fourCC); // 90
    keep(format.u32("dwRGBBitCount").unit(QT_TR_NOOP("bits")), &DdsHeader::bitCount);
    keep(format.u32("dwRBitMask"), &DdsHeader::redMask);
    keep(format.u32("dwGBitMask"), &DdsHeader::greenMask);
    keep(format.u32("dwBBitMask"), &DdsHeader::blueMask);
    keep(format.u32("dwABitMask"), &DdsHeader::alphaMask);
}

void DdsFormat::surfaces(RecordRef file)
{
    keep(file.look(&beginOfFile), &DdsHeader::dataBegin);
    const auto pixels = look<&DdsHeader::storedPixels>(file);
    const auto isUnknown = pixels.is(qint64(Unknown));
    const auto faceCount = look<&DdsHeader::faceCount>(file);
    auto face = file.records("faces")
                    .times(faceCount)
                    .when(!isUnknown)
                    .whole("90")
                    .sealed(QT_TR_NOOP("How many bytes there are follows from width, height and the pixel format."))
                    .as(fields.faces);
    const auto levelCount = look<&DdsHeader::levelCount>(face);
    auto level = face.records("levels").times(levelCount).whole("90");
    const auto unitCount = look<&DdsHeader::unitCount>(level);
    blocks(level, pixels, unitCount);
    plainPixels(level, pixels, unitCount);
    fields.data = file.bytes("data").until(endOfFrame).when(isUnknown).field();
}

void DdsFormat::blocks(RecordRef level, const FieldRef &pixels, const FieldRef &count)
{
    const auto blocksOf = [&](DdsPixels kind, const char *form) {
        return level.records("blocks").form(form).times(count).when(pixels.is(qint64(kind))).whole("90");
    };
    const auto colors = [](RecordRef block) {
        block.u16("color0").split(color565);
        block.u16("color1").split(color565);
        block.u32("indices");
    };
    const auto ramp = [](RecordRef block, const char *first, const char *second, const char *indices) {
        block.u8(first);
        block.u8(second);
        block.bytes(indices).times(6);
    };
    colors(blocksOf(Bc1, "BC1"));
    auto bc2 = blocksOf(Bc2, "BC2");
    bc2.u16("alpha").times(4);
    colors(bc2);
    auto bc3 = blocksOf(Bc3, "BC3");
    ramp(bc3, "alpha0", "alpha1", "alphaIndices");
    colors(bc3);
    ramp(blocksOf(Bc4, "BC4"), "red0", "red1", "redIndices");
    auto bc5 = blocksOf(Bc5, "BC5");
    ramp(bc5, "red0", "red1", "redIndices");
    ramp(bc5, "green0", "green1", "greenIndices");
    blocksOf(Bc6h, "BC6H").bytes("block").form("BC6H").times(16);
    blocksOf(Bc7, "BC7").bytes("block").form("BC7").times(16);
}

void DdsFormat::plainPixels(RecordRef level, const FieldRef &pixels, const FieldRef &count)
{
    const auto pixelsOf = [&](DdsPixels kind, const char *form) {
        return level.records("pixels").form(form).times(count).when(pixels.is(qint64(kind))).whole("90");
    };
    const auto bytes = [&](DdsPixels kind, std::initializer_list<const char *> channels, const char *form) {
        describeChannels(pixelsOf(kind, form), channels);
    };
    auto half = pixelsOf(Rgba16f, "half floats");
    auto single = pixelsOf(Rgba32f, "floats");
    for (const char *channel : {"red", "green", "blue", "alpha"}) {
        describeChannel(half.f16(channel));
        describeChannel(single.f32(channel));
    }
    bytes(Bgr8, {"blue", "green", "red"}, "BGR");
    bytes(Rgb8, {"red", "green", "blue"}, "RGB");
    bytes(Bgrx8, {"blue", "green", "red", "unused"}, "BGRX");
    bytes(Rgbx8, {"red", "green", "blue", "unused"}, "RGBX");
    bytes(Bgra8, {"blue", "green", "red", "alpha"}, "BGRA");
    bytes(Rgba8, {"red", "green", "blue", "alpha"}, "RGBA");
}

// What Horde3D makes of them: 90.

/// The header with each pixel format that Horde3D reads, by its name; what does not count for the format stays.
std::vector<std::pair<const char *, DdsHeader>> withFormatsRead(const DdsHeader &header)
{
    constexpr qint64 Deciding = DdsHeader::HasAlpha | DdsHeader::HasFourCC | DdsHeader::HasRgb;
    std::vector<std::pair<const char *, DdsHeader>> all;
    const auto add = [&](const char *name, qint64 flags, DdsHeader other) {
        other.pixelFlags = (other.pixelFlags & ~Deciding) | flags;
        other.finish();
        all.emplace_back(name, other);
    };
    for (const Masked &one : byMasks) {
        DdsHeader other = header;
        other.bitCount = one.bitCount;
        other.redMask = one.red;
        other.greenMask = one.green;
        other.blueMask = one.blue;
        other.alphaMask = one.alpha;
        add(one.name, DdsHeader::HasRgb | (one.alpha != 0 ? DdsHeader::HasAlpha : 0), other);
    }
    for (const Named &named : byFourCC) {
        DdsHeader other = header;
        other.fourCC = named.number;
        if (named.isTakenByEngine)
            add(named.name, DdsHeader::HasFourCC, other);
    }
    return all;
}

/// The numbers of a pixel format behind its size, in the order of the file.
std::array<qint64, 7> numbersOf(const DdsHeader &header)
{
    return {header.pixelFlags, header.fourCC,   header.bitCount, header.redMask,
            header.greenMask,  header.blueMask, header.alphaMask};
}

/// Some program may write such pixels: it has a name, or masks without gaps that share no bit.
bool isUsual(const DdsHeader &header)
{
    if (header.pixelFlags & DdsHeader::HasFourCC)
        return std::ranges::count(byFourCC, header.fourCC, &Named::number) > 0;
    std::array<quint32, 4> masks{quint32(header.redMask), quint32(header.greenMask), quint32(header.blueMask),
                                 quint32(header.alphaMask)};
    std::ranges::sort(masks);
    quint64 end = 1; // the bit behind those before
    for (const quint32 mask : masks) {
        if (mask == 0)
            continue;
        const quint64 next = mask + end;
        if ((mask & -quint64(mask)) != end || !std::has_single_bit(next))
            return false;
        end = next;
    }
    return true;
}

/// Writes the pixel format with which the file is as long as it is and which differs in a few bits: these were hit. Other formats
/// with pixels of that size are as good as that one where more is different.
Repair pixelFormatOfSize(const PictureSight &sight, const DdsHeader &header, const Item &format)
{
    constexpr int FewBits = 16;
    if (isUsual(header))
        return {};
    const qint64 there = sight.tree().bytes(sight.checker.stream()).size() - header.dataBegin;
    const auto bitsTo = [&](const DdsHeader &other) {
        int bits = 0;
        for (size_t i = 0; i < numbersOf(header).size(); ++i)
            bits += std::popcount(quint64(numbersOf(header)[i] ^ numbersOf(other)[i]));
        return bits;
    };
    auto fitting = withFormatsRead(header);
    std::erase_if(fitting, [&](const auto &one) { return !one.second.isAllOf(there); });
    std::ranges::stable_sort(fitting, {}, [&](const auto &one) { return bitsTo(one.second); });
    if (fitting.empty() || bitsTo(fitting.front().second) > FewBits)
        return {};
    QByteArray bytes;
    for (const qint64 number : numbersOf(fitting.front().second))
        bytes += encodeInteger(number, 4);
    const ByteRange range{format.range.end - bytes.size(), format.range.end};
    Repair repair = repairs::splice(
        QT_TRANSLATE_NOOP("repairs", "Write the pixel format %1, with which the size of the file fits."), format.stream,
        range, Bytes(bytes));
    repair.arguments = {QLatin1StringView(fitting.front().first)};
    repair.isGuess = fitting.size() > 1 && bitsTo(fitting[1].second) < 2 * bitsTo(fitting.front().second);
    return repair;
}

void checkPixelFormat(const PictureSight &sight, const DdsHeader &header)
{
    const Item format = sight.item(header.isDx10() ? fields().dx10 : fields().pixelFormat);
    if (!format.isValid())
        return; // cut off
    const Item named = childOf(sight.tree(), format, header.isDx10() ? fields().dxgiFormat : fields().fourCC);
    const bool isNamed = header.isDx10() || (header.pixelFlags & DdsHeader::HasFourCC);
    if (!header.isTakenByEngine()) {
        const QString name = isNamed ? displayText(sight.tree(), named) : QStringLiteral("%1 bit").arg(header.bitCount);
        sight.report(imageissues::pixelFormatNotTaken, isNamed && named.isValid() ? named : format, {name},
                     header.isDx10() ? Repair() : pixelFormatOfSize(sight, header, format));
    }
    if (header.isDx10() && DxgiBc6hSigned <= header.dxgiFormat && header.dxgiFormat <= DxgiBc7Typeless)
        sight.report(imageissues::bc6hOffByOne, named, {header.dxgiFormat});
}

/// Flags that no texture has. Where with those of one kind of texture the file is as long as it is, and with these it is not, they
/// were overwritten.
void checkKind(const PictureSight &sight, const DdsHeader &header)
{
    constexpr qint64 Cube = DdsHeader::IsCube | DdsHeader::AllFaces;
    constexpr std::array<qint64, 3> kinds{0, Cube, DdsHeader::VolumeBit};
    const Item caps2 = sight.item(fields().caps2);
    const bool isKnown = std::ranges::find(kinds, header.caps2) != kinds.end();
    if (isKnown || !caps2.isValid() || header.bytesPerUnit == 0)
        return;
    const qint64 there = sight.tree().bytes(sight.checker.stream()).size() - header.dataBegin;
    const auto fits = [&](qint64 kind) {
        DdsHeader other = header;
        other.caps2 = kind;
        const bool isPossible = kind != DdsHeader::VolumeBit || header.depth > 1;
        return isPossible && other.isAllOf(there);
    };
    const auto right = std::ranges::find_if(kinds, fits);
    if (fits(header.caps2) || right == kinds.end() || std::any_of(right + 1, kinds.end(), fits))
        return;
    sight.report(
        issues::valueUnexpected, caps2,
        {QString::fromLatin1(caps2.field->name), QString::number(header.caps2), QString::number(*right)},
        repairs::setShape(QT_TRANSLATE_NOOP("repairs", "Write the flags with which the size of the file fits."), caps2,
                          *right),
        Severity::Error);
}

void checkSurface(const PictureSight &sight, const DdsHeader &header)
{
    const Item caps2 = sight.item(fields().caps2);
    if (header.caps2 & DdsHeader::IsCube) {
        const int faces = std::popcount(quint64(header.caps2 & DdsHeader::AllFaces));
        if (faces < Picture::CubeFaces)
            sight.report(imageissues::cubeIncomplete, caps2, {faces});
    } else if (header.caps2 != 0 && !header.isVolume()) {
        sight.report(imageissues::surfaceNotTaken, caps2, {QString::number(header.caps2, 16)});
    }
    if (header.isCube() && header.width != header.height)
        sight.report(imageissues::cubeNotSquare, sight.item(fields().width), {header.width, header.height});
    if (header.isDx10() && header.arraySize > 1)
        sight.report(imageissues::arrayNotRead, childOf(sight.tree(), sight.item(fields().dx10), fields().arraySize),
                     {header.arraySize});
}

void engineTakesTheTexture(Checker &checker)
{
    const PictureSight sight(checker, fields().texture, "90");
    if (!sight || sight.nodes()[sight.node].size < fields().texture->derived.leastSize)
        return; // the fields that are missing are reported
    const DdsHeader header = DdsFormat::headerOf(checker.tree().stream(checker.stream()));
    checkPixelFormat(sight, header);
    checkSurface(sight, header);
    checkKind(sight, header);
    const Item levels = sight.item(fields().mipMapCount);
    if ((header.flags & DdsHeader::HasMipMapCount) && levels.isValid()) {
        const qint64 there = header.levelsOf(sight.tree().bytes(sight.checker.stream()).size() - header.dataBegin);
        sight.reportLevels(levels, header.mipMapCount, header.fullChain(), true, qMax<qint64>(1, there));
    }
    const Item width = sight.item(fields().width);
    const Item height = sight.item(fields().height);
    sight.isSideWrong(height, header.height);
    sight.isSideWrong(width, header.width);
    sight.reportSides(width, height, header.hasBlocks());
}

// Where pixels and blocks lie.

scene::Scene ddsScene(const Tree &tree)
{
    const DdsHeader header = DdsFormat::headerOf(tree.stream(0));
    Picture picture = pictureOf(tree, stored(header));
    const Item faces = imagePart(tree, header.pixels == Unknown ? fields().data : fields().faces);
    if (!faces.isValid() || !picture.hasPlaces())
        return sceneWith(std::move(picture));
    picture.isCube = header.isCube();
    picture.layers = header.isVolume() ? Picture::Layers::Slices : Picture::Layers::Elements;
    SurfaceRow row(picture, faces.range);
    const int faceCount = picture.isCube ? Picture::CubeFaces : 1;
    bool isLeft = true;
    for (int i = 0; i < int(header.faceCount()) && isLeft; ++i) {
        for (int number = 0; number < int(header.levelCount()) && isLeft; ++number) {
            const DdsHeader::Level level = header.level(number);
            for (qint64 slice = 0; slice < level.depth && isLeft; ++slice)
                isLeft = row.add(number, i % faceCount, header.isVolume() ? int(slice) : i / faceCount, level.width,
                                 level.height);
        }
    }
    return sceneWith(std::move(picture));
}

} // namespace

const Format &ddsFormat()
{
    static const Format format{
        .id = "image.dds",
        .name = QT_TRANSLATE_NOOP("formats", "DDS texture"),
        .extensions = {QStringLiteral("dds")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with the letters DDS and a blank."),
        .signatures = {"DDS "},
        .schema = [] { return DdsFormat::instance().schema; },
        .rules = {extensionFitsTheContent, engineTakesTheTexture},
        .scene = &ddsScene,
    };
    return format;
}

} // namespace hexahedron
