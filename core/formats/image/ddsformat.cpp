// DirectDraw Surface (.dds). Statements stand in the order of the DDS_HEADER and use its names.
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

constexpr qint64 fourCC(const char (&text)[5])
{
    return qint64(quint8(text[0])) | qint64(quint8(text[1])) << 8 | qint64(quint8(text[2])) << 16
           | qint64(quint8(text[3])) << 24;
}

/// How pixels are stored, by the number that names it.
struct Named
{
    qint64 number = 0;
    DdsPixels pixels = DdsPixels::Unknown;
    bool isTakenByEngine = false;
};

const std::vector<Named> byFourCC{
    {fourCC("DXT1"), DdsPixels::Bc1, true}, {fourCC("DXT2"), DdsPixels::Bc2},
    {fourCC("DXT3"), DdsPixels::Bc2, true}, {fourCC("DXT4"), DdsPixels::Bc3},
    {fourCC("DXT5"), DdsPixels::Bc3, true}, {fourCC("ATI1"), DdsPixels::Bc4},
    {fourCC("BC4U"), DdsPixels::Bc4},       {fourCC("ATI2"), DdsPixels::Bc5},
    {fourCC("BC5U"), DdsPixels::Bc5},       {fourCC("BC4S"), DdsPixels::Bc4},
    {fourCC("BC5S"), DdsPixels::Bc5},       {113, DdsPixels::Rgba16f, true},
    {116, DdsPixels::Rgba32f, true},
};

// The engine reads 96 and 97 as the unsigned and the signed BC6H, which are 95 and 96: see the rules.
const std::vector<Named> byDxgiFormat{
    {2, DdsPixels::Rgba32f},    {10, DdsPixels::Rgba16f},   {28, DdsPixels::Rgba8},     {29, DdsPixels::Rgba8},
    {71, DdsPixels::Bc1},       {72, DdsPixels::Bc1},       {74, DdsPixels::Bc2},       {75, DdsPixels::Bc2},
    {77, DdsPixels::Bc3},       {78, DdsPixels::Bc3},       {80, DdsPixels::Bc4},       {81, DdsPixels::Bc4},
    {83, DdsPixels::Bc5},       {84, DdsPixels::Bc5},       {87, DdsPixels::Bgra8},     {88, DdsPixels::Bgrx8},
    {91, DdsPixels::Bgra8},     {93, DdsPixels::Bgrx8},     {95, DdsPixels::Bc6h},      {96, DdsPixels::Bc6h, true},
    {97, DdsPixels::Bc7, true}, {98, DdsPixels::Bc7, true}, {99, DdsPixels::Bc7, true},
};

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
    DdsPixels pixels = DdsPixels::Unknown;
    qint64 bytesPerUnit = 0; ///< of one pixel, or of one block

    bool isDx10() const { return (pixelFlags & HasFourCC) && fourCC == hexahedron::fourCC("DX10"); }
    bool isCube() const
    {
        constexpr qint64 Dx10Cube = 0x4;
        return (caps2 & IsCube) || (isDx10() && (dx10Flags & Dx10Cube));
    }
    bool isVolume() const { return caps2 & VolumeBit; }
    /// Horde3D takes these; others can still be shown.
    bool isTakenByEngine() const
    {
        return pixelFlags & HasFourCC ? namedPixels().isTakenByEngine : pixels != DdsPixels::Unknown;
    }
    /// Blocks of 4 × 4 pixels.
    bool hasBlocks() const { return DdsPixels::Bc1 <= pixels && pixels <= DdsPixels::Bc7; }
    /// Numbers in blocks go from -1 to 1, or below 0 at all.
    bool isSigned() const;

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
    DdsPixels storedPixels() const { return width > 0 && height > 0 ? pixels : DdsPixels::Unknown; }

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
    /// Pixels or blocks of the level that begins with `rest`.
    qint64 unitCount(ByteRange rest) const { return levelAt(rest.begin).units; }

private:
    Named namedPixels() const;
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
    if (!(pixelFlags & HasRgb) || greenMask != 0xff00)
        return DdsPixels::Unknown;
    const bool isBgr = redMask == 0xff0000 && blueMask == 0xff;
    if (!isBgr && !(redMask == 0xff && blueMask == 0xff0000))
        return DdsPixels::Unknown;
    if (bitCount == 24)
        return isBgr ? DdsPixels::Bgr8 : DdsPixels::Rgb8;
    if (bitCount != 32)
        return DdsPixels::Unknown;
    if (!(pixelFlags & HasAlpha) || alphaMask == 0)
        return isBgr ? DdsPixels::Bgrx8 : DdsPixels::Rgbx8;
    return isBgr ? DdsPixels::Bgra8 : DdsPixels::Rgba8;
}

bool DdsHeader::isSigned() const
{
    constexpr qint64 Bc4 = 81, Bc5 = 84, Bc6h = 96; // of DXGI
    if (isDx10())
        return dxgiFormat == Bc4 || dxgiFormat == Bc5 || dxgiFormat == Bc6h;
    return (pixelFlags & HasFourCC) && (fourCC == hexahedron::fourCC("BC4S") || fourCC == hexahedron::fourCC("BC5S"));
}

/// Plain pixels that the description has no words for, so that they are bytes in the tree: by name, or by their masks.
StoredPixels storedAsData(const DdsHeader &header)
{
    if (header.isDx10())
        return StoredPixels::oneOf({{11, StoredPixels::plain({Red, Green, Blue, Alpha}, 16)},
                                    {16, StoredPixels::plain({Red, Green}, 32, true)},
                                    {34, StoredPixels::plain({Red, Green}, 16, true)},
                                    {35, StoredPixels::plain({Red, Green}, 16)},
                                    {41, StoredPixels::plain({Red}, 32, true)},
                                    {49, StoredPixels::plain({Red, Green})},
                                    {54, StoredPixels::plain({Red}, 16, true)},
                                    {56, StoredPixels::plain({Red}, 16)},
                                    {61, StoredPixels::plain({Red})},
                                    {65, StoredPixels::plain({Alpha})},
                                    {85, StoredPixels::masked(16, 0xf800, 0x7e0, 0x1f, 0)},
                                    {86, StoredPixels::masked(16, 0x7c00, 0x3e0, 0x1f, 0x8000)},
                                    {24, StoredPixels::masked(32, 0x3ff, 0xffc00, 0x3ff00000, 0xc0000000)},
                                    {115, StoredPixels::masked(16, 0xf00, 0xf0, 0xf, 0xf000)}},
                                   header.dxgiFormat);
    if (header.pixelFlags & DdsHeader::HasFourCC)
        return StoredPixels::oneOf({{36, StoredPixels::plain({Red, Green, Blue, Alpha}, 16)},
                                    {111, StoredPixels::plain({Red}, 16, true)},
                                    {112, StoredPixels::plain({Red, Green}, 16, true)},
                                    {114, StoredPixels::plain({Red}, 32, true)},
                                    {115, StoredPixels::plain({Red, Green}, 32, true)}},
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
    StoredPixels result = StoredPixels::masked(
        int(header.bitCount), mask(hasColors, header.redMask), mask(hasColors && !isGrey, header.greenMask),
        mask(hasColors && !isGrey, header.blueMask), mask(hasAlpha, header.alphaMask));
    result.pixel.isGrey = isGrey;
    return result;
}

StoredPixels stored(const DdsHeader &header)
{
    if (header.pixels == DdsPixels::Unknown)
        return storedAsData(header);
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
    StoredPixels result = others[size_t(header.pixels) - 1];
    if (header.isSigned())
        result.coding = header.pixels == DdsPixels::Bc4   ? Coding::Bc4Signed
                        : header.pixels == DdsPixels::Bc5 ? Coding::Bc5Signed
                                                          : Coding::Bc6hSigned;
    return result;
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
const std::vector<NamedValue> fourCCs{
    {0x31545844, "DXT1"}, {0x32545844, "DXT2"}, {0x33545844, "DXT3"}, {0x34545844, "DXT4"}, {0x35545844, "DXT5"},
    {0x31495441, "ATI1"}, {0x32495441, "ATI2"}, {0x55344342, "BC4U"}, {0x55354342, "BC5U"}, {0x53344342, "BC4S"},
    {0x53354342, "BC5S"}, {0x30315844, "DX10"}, {36, "RGBA16"},       {111, "R16F"},        {112, "RG16F"},
    {113, "RGBA16F"},     {114, "R32F"},        {115, "RG32F"},       {116, "RGBA32F"},
};
const std::vector<NamedValue> dxgiFormats{
    {2, "R32G32B32A32_FLOAT"},   {10, "R16G16B16A16_FLOAT"},  {28, "R8G8B8A8_UNORM"}, {29, "R8G8B8A8_UNORM_SRGB"},
    {71, "BC1_UNORM"},           {72, "BC1_UNORM_SRGB"},      {74, "BC2_UNORM"},      {75, "BC2_UNORM_SRGB"},
    {77, "BC3_UNORM"},           {78, "BC3_UNORM_SRGB"},      {80, "BC4_UNORM"},      {81, "BC4_SNORM"},
    {83, "BC5_UNORM"},           {84, "BC5_SNORM"},           {87, "B8G8R8A8_UNORM"}, {88, "B8G8R8X8_UNORM"},
    {91, "B8G8R8A8_UNORM_SRGB"}, {93, "B8G8R8X8_UNORM_SRGB"}, {95, "BC6H_UF16"},      {96, "BC6H_SF16"},
    {97, "BC7_TYPELESS"},        {98, "BC7_UNORM"},           {99, "BC7_UNORM_SRGB"},
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
    fields.dxgiFormat = keep(dx10.u32("dxgiFormat").names(dxgiFormats).checkedElsewhere(), &DdsHeader::dxgiFormat);
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
    fields.fourCC = keep(format.u32("dwFourCC").names(fourCCs).checkedElsewhere(), &DdsHeader::fourCC); // 90
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
    const auto isUnknown = pixels.is(qint64(DdsPixels::Unknown));
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
    colors(blocksOf(DdsPixels::Bc1, "BC1"));
    auto bc2 = blocksOf(DdsPixels::Bc2, "BC2");
    bc2.u16("alpha").times(4);
    colors(bc2);
    auto bc3 = blocksOf(DdsPixels::Bc3, "BC3");
    bc3.u8("alpha0");
    bc3.u8("alpha1");
    bc3.bytes("alphaIndices").times(6);
    colors(bc3);
    ramp(blocksOf(DdsPixels::Bc4, "BC4"), "red0", "red1", "redIndices");
    auto bc5 = blocksOf(DdsPixels::Bc5, "BC5");
    ramp(bc5, "red0", "red1", "redIndices");
    ramp(bc5, "green0", "green1", "greenIndices");
    blocksOf(DdsPixels::Bc6h, "BC6H").bytes("block").form("BC6H").times(16);
    blocksOf(DdsPixels::Bc7, "BC7").bytes("block").form("BC7").times(16);
}

void DdsFormat::plainPixels(RecordRef level, const FieldRef &pixels, const FieldRef &count)
{
    const auto pixelsOf = [&](DdsPixels kind, const char *form) {
        return level.records("pixels").form(form).times(count).when(pixels.is(qint64(kind))).whole("90");
    };
    const auto bytes = [&](DdsPixels kind, std::initializer_list<const char *> channels, const char *form) {
        describeChannels(pixelsOf(kind, form), channels);
    };
    auto half = pixelsOf(DdsPixels::Rgba16f, "half floats");
    auto single = pixelsOf(DdsPixels::Rgba32f, "floats");
    for (const char *channel : {"red", "green", "blue", "alpha"}) {
        describeChannel(half.f16(channel));
        describeChannel(single.f32(channel));
    }
    bytes(DdsPixels::Bgr8, {"blue", "green", "red"}, "BGR");
    bytes(DdsPixels::Rgb8, {"red", "green", "blue"}, "RGB");
    bytes(DdsPixels::Bgrx8, {"blue", "green", "red", "unused"}, "BGRX");
    bytes(DdsPixels::Rgbx8, {"red", "green", "blue", "unused"}, "RGBX");
    bytes(DdsPixels::Bgra8, {"blue", "green", "red", "alpha"}, "BGRA");
    bytes(DdsPixels::Rgba8, {"red", "green", "blue", "alpha"}, "RGBA");
}

// What Horde3D makes of them: 90.

void checkPixelFormat(const PictureSight &sight, const DdsHeader &header)
{
    const Item format = sight.item(header.isDx10() ? fields().dx10 : fields().pixelFormat);
    if (!format.isValid())
        return; // cut off
    constexpr qint64 Bc6hSigned = 96, Bc7Typeless = 97;
    const Item named = childOf(sight.tree(), format, header.isDx10() ? fields().dxgiFormat : fields().fourCC);
    const bool isNamed = header.isDx10() || (header.pixelFlags & DdsHeader::HasFourCC);
    if (!header.isTakenByEngine()) {
        const QString name = isNamed ? displayText(sight.tree(), named) : QStringLiteral("%1 bit").arg(header.bitCount);
        sight.report(imageissues::pixelFormatNotTaken, isNamed && named.isValid() ? named : format, {name});
    }
    if (header.isDx10() && Bc6hSigned <= header.dxgiFormat && header.dxgiFormat <= Bc7Typeless)
        sight.report(imageissues::bc6hOffByOne, named, {header.dxgiFormat});
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
    const Item levels = sight.item(fields().mipMapCount);
    if ((header.flags & DdsHeader::HasMipMapCount) && levels.isValid())
        sight.reportLevels(levels, header.mipMapCount, header.fullChain());
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
    const Item faces = imagePart(tree, header.pixels == DdsPixels::Unknown ? fields().data : fields().faces);
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
