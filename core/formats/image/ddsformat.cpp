#include "core/formats/image/ddsformat.h"

#include "core/check/engineissues.h"
#include "core/formats/image/channels.h"
#include "core/formats/image/imagerules.h"
#include "core/formats/image/imagescene.h"

namespace hexahedron {

namespace {

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

} // namespace

DdsFormat::DdsFormat()
{
    SchemaBuilder builder("DdsFormat", {});
    builder.rule(issues::notThisFormat, "89")
        .rule(issues::cutOff, "90")
        .rule(issues::trailingBytes, "90")
        .rule(issues::bytesLeftOver, "90");

    auto file = builder.file().section("DDS", "DDS ");
    fields.texture = file.field();
    file.text("dwMagic").size(4).initially("DDS ");
    file.u32("dwSize").equals(124).error("90").unit(QT_TR_NOOP("bytes"));
    numbers.add(file.u32("dwFlags").flags(headerFlags).info("").noRepair(), &DdsHeader::flags);
    fields.height = numbers.add(file.u32("dwHeight").unit(QT_TR_NOOP("pixels")), &DdsHeader::height);
    fields.width = numbers.add(file.u32("dwWidth").unit(QT_TR_NOOP("pixels")), &DdsHeader::width);
    file.u32("dwPitchOrLinearSize").unit(QT_TR_NOOP("bytes"));
    numbers.add(file.u32("dwDepth"), &DdsHeader::depth);
    fields.mipMapCount = numbers.add(file.u32("dwMipMapCount"), &DdsHeader::mipMapCount);
    file.u32("dwReserved1").times(11);
    pixelFormat(file);
    file.u32("dwCaps").flags(capsFlags).info("").noRepair();
    fields.caps2 = numbers.add(file.u32("dwCaps2").flags(caps2Flags).checkedElsewhere(), &DdsHeader::caps2); // 90
    file.u32("dwCaps3");
    file.u32("dwCaps4");
    file.u32("dwReserved2");

    const auto isDx10 = file.look(&headerNumber<DdsHeader, &DdsHeader::isDx10>);
    auto dx10 = file.record("DDS_HEADER_DXT10").when(isDx10).whole("90");
    fields.dx10 = dx10.field();
    numbers.add(dx10.u32("dxgiFormat").names(dxgiFormats).checkedElsewhere(), &DdsHeader::dxgiFormat);
    dx10.u32("resourceDimension").names(dimensions).warning("");
    numbers.add(dx10.u32("miscFlag").flags({{0x4, QT_TR_NOOP("cube map")}}).info("").noRepair(), &DdsHeader::dx10Flags);
    numbers.add(dx10.u32("arraySize"), &DdsHeader::arraySize);
    dx10.u32("miscFlags2");
    surfaces(file);
    schema = builder.finish();
}

void DdsFormat::pixelFormat(RecordRef file)
{
    auto format = file.record("ddspf").whole("90");
    fields.pixelFormat = format.field();
    format.u32("dwSize").equals(32).info("");
    numbers.add(format.u32("dwFlags").flags(pixelFlags).info("").noRepair(), &DdsHeader::pixelFlags);
    numbers.add(format.u32("dwFourCC").names(fourCCs).checkedElsewhere(), &DdsHeader::fourCC); // 90
    numbers.add(format.u32("dwRGBBitCount").unit(QT_TR_NOOP("bits")), &DdsHeader::bitCount);
    numbers.add(format.u32("dwRBitMask"), &DdsHeader::redMask);
    numbers.add(format.u32("dwGBitMask"), &DdsHeader::greenMask);
    numbers.add(format.u32("dwBBitMask"), &DdsHeader::blueMask);
    numbers.add(format.u32("dwABitMask"), &DdsHeader::alphaMask);
}

void DdsFormat::surfaces(RecordRef file)
{
    numbers.add(file.look(&beginOfFile), &DdsHeader::dataBegin);
    const auto pixels = file.look(&headerNumber<DdsHeader, &DdsHeader::storedPixels>);
    const auto isUnknown = pixels.is(qint64(DdsPixels::Unknown));
    const auto faceCount = file.look(&headerNumber<DdsHeader, &DdsHeader::faceCount>);
    auto face = file.records("faces")
                    .times(faceCount)
                    .when(!isUnknown)
                    .whole("90")
                    .sealed(QT_TR_NOOP("How many bytes there are follows from width, height and the pixel format."));
    fields.faces = face.field();
    const auto levelCount = face.look(&headerNumber<DdsHeader, &DdsHeader::levelCount>);
    auto level = face.records("levels").times(levelCount).whole("90");
    fields.levels = level.field();
    const auto unitCount = level.look(&headerNumberAt<DdsHeader, &DdsHeader::unitCount>);
    blocks(level, pixels, unitCount);
    plainPixels(level, pixels, unitCount);
    file.bytes("data").until(endOfFrame).when(isUnknown);
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
    const auto bytes = [&](DdsPixels kind, const std::vector<const char *> &channels, const char *form) {
        auto pixel = pixelsOf(kind, form);
        for (const char *channel : channels)
            describeChannel(pixel.u8(channel));
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

const Format &ddsFormat()
{
    static const Format format{
        .id = "image.dds",
        .name = QT_TRANSLATE_NOOP("formats", "DDS texture"),
        .extensions = {QStringLiteral("dds")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with the letters DDS and a blank."),
        .signatures = {"DDS "},
        .schema = [] { return DdsFormat::instance().schema; },
        .rules = ddsRules(),
        .scene = &ddsScene,
    };
    return format;
}

} // namespace hexahedron
