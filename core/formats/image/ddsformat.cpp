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
constexpr const char *tooFewPixels = QT_TRANSLATE_NOOP("DdsFormat",
                                                       "When it is wrong, pixels are looked for in wrong places; where "
                                                       "there are too few for it, Horde3D refuses the file.");
constexpr const char *masksOfBytes = QT_TRANSLATE_NOOP(
    "DdsFormat",
    "Horde3D takes red 0xff0000, green 0xff00 and blue 0xff, or red and blue the other way round; others it refuses.");
constexpr const char *notTaken = QT_TRANSLATE_NOOP("DdsFormat", "Horde3D refuses BC4 and BC5.");
constexpr const char *notLookedAt = QT_TRANSLATE_NOOP("DdsFormat", "Horde3D does not look at it.");

} // namespace

DdsFormat::DdsFormat()
{
    SchemaBuilder builder("DdsFormat", {});
    builder.rule(issues::notThisFormat, "89")
        .rule(issues::cutOff, "90")
        .rule(issues::trailingBytes, "90")
        .rule(issues::bytesLeftOver, "90");

    auto file = builder.file()
                    .section("DDS", "DDS ")
                    .doc(QT_TR_NOOP("A texture as graphics hardware takes it: a header, then for each face all its "
                                    "levels, the largest first. Numbers have their lowest byte first."));
    fields.texture = file.field();
    file.text("dwMagic").size(4).initially("DDS ").doc(QT_TR_NOOP(
        "Says that the file is a DirectDraw surface: the letters DDS and a blank. Readers refuse any other."));
    file.u32("dwSize")
        .equals(124)
        .error("90")
        .unit(QT_TR_NOOP("bytes"))
        .doc(QT_TR_NOOP(
            "Size of the header, without dwMagic before it and DDS_HEADER_DXT10 behind it. Readers refuse any other."));
    numbers.add(file.u32("dwFlags")
                    .flags(headerFlags)
                    .info("")
                    .noRepair()
                    .doc(QT_TR_NOOP("Which fields of the header count."))
                    .note(QT_TR_NOOP("Horde3D looks at 0x20000 only; without it, it reads one level.")),
                &DdsHeader::flags);
    fields.height = numbers.add(file.u32("dwHeight")
                                    .unit(QT_TR_NOOP("pixels"))
                                    .doc(QT_TR_NOOP("Height of the first level, the largest; more than 0. Faces of "
                                                    "cubes are square; blocks want a multiple of 4."))
                                    .note(tooFewPixels),
                                &DdsHeader::height);
    fields.width = numbers.add(file.u32("dwWidth")
                                   .unit(QT_TR_NOOP("pixels"))
                                   .doc(QT_TR_NOOP("Width of the first level, the largest; more than 0. Faces of cubes "
                                                   "are square; blocks want a multiple of 4."))
                                   .note(tooFewPixels),
                               &DdsHeader::width);
    file.u32("dwPitchOrLinearSize")
        .unit(QT_TR_NOOP("bytes"))
        .doc(QT_TR_NOOP("Size of a row of the first level, or of all of it when it is made of blocks."))
        .note(QT_TR_NOOP("Horde3D does not look at it. Many programs leave it wrong; readers work it out."));
    numbers.add(file.u32("dwDepth")
                    .doc(QT_TR_NOOP("How many layers the first level of a volume has (dwCaps2 with 0x200000); in other "
                                    "textures no reader looks at it."))
                    .note(tooFewPixels),
                &DdsHeader::depth);
    fields.mipMapCount = numbers.add(
        file.u32("dwMipMapCount")
            .doc(QT_TR_NOOP("Number of mip levels of each face, the first included; counts where dwFlags has 0x20000."))
            .note(QT_TR_NOOP("Without that flag Horde3D takes one level. With it and 0, it loads nothing; with more "
                             "levels than there are bytes for, it refuses the file.")),
        &DdsHeader::mipMapCount);
    file.u32("dwReserved1")
        .times(11)
        .doc(QT_TR_NOOP("Not used: no reader looks at it; some programs leave their name there."));
    pixelFormat(file);
    file.u32("dwCaps")
        .flags(capsFlags)
        .info("")
        .noRepair()
        .doc(QT_TR_NOOP("What kind of surface it is: always a texture (0x1000); complex (8) when there is more than "
                        "one image; with mip maps 0x400000 as well."))
        .note(notLookedAt);
    fields.caps2 = numbers.add(
        file.u32("dwCaps2")
            .flags(caps2Flags)
            .checkedElsewhere() // 90
            .doc(QT_TR_NOOP("Whether it is a cube, with which faces, or a volume; 0 for a plain picture."))
            .note(QT_TR_NOOP("Horde3D refuses other bits. A cube without all six faces becomes an empty texture.")),
        &DdsHeader::caps2);
    file.u32("dwCaps3").doc(QT_TR_NOOP("Reserved: 0, and readers do not look at it."));
    file.u32("dwCaps4").doc(QT_TR_NOOP("Reserved: 0, and readers do not look at it."));
    file.u32("dwReserved2").doc(QT_TR_NOOP("Reserved: 0, and readers do not look at it."));

    const auto isDx10 = file.look(&headerNumber<DdsHeader, &DdsHeader::isDx10>);
    auto dx10 = file.record("DDS_HEADER_DXT10")
                    .when(isDx10)
                    .whole("90")
                    .doc(QT_TR_NOOP("Describes what the first header has no words for; there when dwFourCC is DX10. "
                                    "Horde3D looks at dxgiFormat only."));
    fields.dx10 = dx10.field();
    numbers.add(dx10.u32("dxgiFormat")
                    .names(dxgiFormats)
                    .checkedElsewhere()
                    .doc(QT_TR_NOOP("How pixels are stored, as Direct3D numbers formats (DXGI_FORMAT)."))
                    .note(QT_TR_NOOP("Horde3D reads 98 and 99. It takes 96 for BC6H without signs and 97 for BC6H with "
                                     "signs, and so shows them wrongly; others it refuses, also 95.")),
                &DdsHeader::dxgiFormat);
    dx10.u32("resourceDimension")
        .names(dimensions)
        .warning("")
        .doc(QT_TR_NOOP("How many dimensions the texture has: a row of pixels, a picture or a volume."))
        .note(notLookedAt);
    numbers.add(dx10.u32("miscFlag")
                    .flags({{0x4, QT_TR_NOOP("cube map")}})
                    .info("")
                    .noRepair()
                    .doc(QT_TR_NOOP("Whether each texture of the file is a cube; 0 where it is not."))
                    .note(QT_TR_NOOP("Horde3D does not look at it, but at dwCaps2.")),
                &DdsHeader::dx10Flags);
    numbers.add(dx10.u32("arraySize")
                    .doc(QT_TR_NOOP("How many textures or cubes the file has, 1 where it is no array. Horde3D does not "
                                    "look at it, and reads the first.")),
                &DdsHeader::arraySize);
    dx10.u32("miscFlags2")
        .doc(QT_TR_NOOP("What the alpha channel means: 0 unknown, 1 opacity, 2 opacity that colours are multiplied "
                        "with already, 3 all opaque, 4 something else."))
        .note(notLookedAt);
    surfaces(file);
    schema = builder.finish();
}

void DdsFormat::pixelFormat(RecordRef file)
{
    auto format = file.record("ddspf").whole("90").doc(
        QT_TR_NOOP("How pixels are stored: dwFlags says whether dwFourCC names the format or the masks describe it."));
    fields.pixelFormat = format.field();
    format.u32("dwSize").equals(32).info("").doc(
        QT_TR_NOOP("Size of ddspf in bytes, this number included. Horde3D does not look at it."));
    numbers.add(
        format.u32("dwFlags")
            .flags(pixelFlags)
            .info("")
            .noRepair()
            .doc(QT_TR_NOOP("Which of the following fields count."))
            .note(QT_TR_NOOP(
                "Horde3D reads pixels with FourCC or RGB, the latter with or without alpha; others it refuses.")),
        &DdsHeader::pixelFlags);
    numbers.add(
        format.u32("dwFourCC")
            .names(fourCCs)
            .checkedElsewhere() // 90
            .doc(QT_TR_NOOP("The format of the pixels where dwFlags has 0x4 (FourCC): four letters, or a number. Else "
                            "it is 0, and bit count and masks say it."))
            .note(QT_TR_NOOP(
                "With 0x4 Horde3D reads DXT1, DXT3, DXT5, DX10 and the numbers 113 and 116; others it refuses.")),
        &DdsHeader::fourCC);
    numbers.add(format.u32("dwRGBBitCount")
                    .unit(QT_TR_NOOP("bits"))
                    .doc(QT_TR_NOOP(
                        "Size of a pixel, where dwFlags has no 0x4 (FourCC); else 0, and readers do not look at it."))
                    .note(QT_TR_NOOP("Horde3D reads 24 and 32 bits; others it refuses.")),
                &DdsHeader::bitCount);
    numbers.add(format.u32("dwRBitMask")
                    .doc(QT_TR_NOOP("Mask, where there is no FourCC: which bits of a pixel are red (or grey, with "
                                    "luminance), such as 0x00ff0000 for its third byte."))
                    .note(masksOfBytes),
                &DdsHeader::redMask);
    numbers.add(format.u32("dwGBitMask")
                    .doc(QT_TR_NOOP("Mask, where there is no FourCC: which bits of a pixel are green, such as "
                                    "0x0000ff00 for its second byte."))
                    .note(masksOfBytes),
                &DdsHeader::greenMask);
    numbers.add(format.u32("dwBBitMask")
                    .doc(QT_TR_NOOP("Mask, where there is no FourCC: which bits of a pixel are blue, such as "
                                    "0x000000ff for its first byte."))
                    .note(masksOfBytes),
                &DdsHeader::blueMask);
    numbers.add(format.u32("dwABitMask")
                    .doc(QT_TR_NOOP("Mask, where there is no FourCC: which bits of a pixel are alpha, such as "
                                    "0xff000000 for its fourth byte; counts where dwFlags has 0x1 (alpha pixels)."))
                    .note(QT_TR_NOOP("Where it is 0, Horde3D takes every pixel for opaque.")),
                &DdsHeader::alphaMask);
}

void DdsFormat::surfaces(RecordRef file)
{
    numbers.add(file.look(&beginOfFile), &DdsHeader::dataBegin);
    const auto pixels = file.look(&headerNumber<DdsHeader, &DdsHeader::storedPixels>);
    const auto isUnknown = pixels.is(qint64(DdsPixels::Unknown));
    const auto faceCount = file.look(&headerNumber<DdsHeader, &DdsHeader::faceCount>);
    auto face =
        file.records("faces")
            .times(faceCount)
            .when(!isUnknown)
            .whole("90")
            .sealed(QT_TR_NOOP("How many bytes there are follows from width, height and the pixel format."))
            .doc(QT_TR_NOOP(
                "One face, or where dwCaps2 or miscFlag says cube map the six of a cube in the order +X, -X, +Y, -Y, "
                "+Z, -Z; each with all its levels. In an array, those of one texture after the other."));
    fields.faces = face.field();
    const auto levelCount = face.look(&headerNumber<DdsHeader, &DdsHeader::levelCount>);
    auto level = face.records("levels")
                     .times(levelCount)
                     .whole("90")
                     .doc(QT_TR_NOOP("Mip levels, the largest first: the picture, then each half as wide and high "
                                     "(volumes: and deep) as the one before, 1 pixel at least. dwMipMapCount says how "
                                     "many, if dwFlags has 0x20000; else there is one."));
    fields.levels = level.field();
    const auto unitCount = level.look(&headerNumberAt<DdsHeader, &DdsHeader::unitCount>);
    blocks(level, pixels, unitCount);
    plainPixels(level, pixels, unitCount);
    file.bytes("data")
        .until(endOfFrame)
        .when(isUnknown)
        .doc(QT_TR_NOOP("Pixels that cannot be divided into levels: their format is not known here, or a side is 0. "
                        "Horde3D refuses such formats."));
}

void DdsFormat::blocks(RecordRef level, const FieldRef &pixels, const FieldRef &count)
{
    const auto blocksOf = [&](DdsPixels kind, const char *note) {
        return level.records("blocks")
            .times(count)
            .when(pixels.is(qint64(kind)))
            .whole("90")
            .doc(QT_TR_NOOP(
                "Blocks of 4 × 4 pixels, row by row from the upper left corner: a quarter of the level's width times a "
                "quarter of its height, each rounded up; in volumes so many for each layer, one layer after the other. "
                "The header says in which form. With fewer bytes Horde3D calls the file corrupt."))
            .note(note);
    };
    const auto colors = [](RecordRef block) {
        block.u16("color0").split(color565).doc(
            QT_TR_NOOP("First of the two colours between which those of the block lie: from the highest bit on, five "
                       "bits of red, six of green, five of blue. In BC1, where it is not above color1, pixels can be "
                       "transparent. Every number is allowed."));
        block.u16("color1").split(color565).doc(
            QT_TR_NOOP("Second of the two colours between which those of the block lie, with the same bits as color0. "
                       "Two lie between them; in BC1 only one where this is not below color0, and the fourth is "
                       "transparent. Every number is allowed."));
        block.u32("indices").doc(QT_TR_NOOP(
            "Two bits for each of the 16 pixels, row by row from the upper left, the first in the lowest bits: 0 is "
            "color0, 1 is color1, 2 lies a third of the way from color0 to color1, 3 two thirds. In BC1, where color0 "
            "is not above color1, 2 is halfway and 3 transparent. A wrong one spoils a single pixel."));
    };
    const auto ramp = [](RecordRef block, const char *first, const char *second, const char *indices) {
        block.u8(first)
            .doc(QT_TR_NOOP("First of the two values between which those of this channel lie in the block: 0 to 255 "
                            "for 0 to 1, in signed forms (BC4S, BC5S, dxgiFormat 81 and 84) -127 to 127 in two's "
                            "complement for -1 to 1. Where it is above the second, six values lie between them; else "
                            "four, and pixels can also name the least and the greatest."))
            .note(notTaken);
        block.u8(second)
            .doc(QT_TR_NOOP(
                "Second of the two values between which those of this channel lie in the block, a number like the "
                "first. Where it is not below the first, pixels can also name the least and the greatest value."))
            .note(notTaken);
        block.bytes(indices)
            .times(6)
            .doc(QT_TR_NOOP(
                "Three bits for each of the 16 pixels, row by row from the upper left, the first in the lowest bits: 0 "
                "is the first of the two numbers before, 1 the second. Where the first is above the second, 2 to 7 are "
                "one to six sevenths of the way from it to the second; else 2 to 5 are one to four fifths, 6 is the "
                "least value (0, in signed forms -1), 7 the greatest (1). A wrong one spoils a single pixel."))
            .note(notTaken);
    };
    colors(blocksOf(DdsPixels::Bc1,
                    QT_TR_NOOP("BC1 (dwFourCC DXT1, or dxgiFormat 71 and 72, which Horde3D refuses): 8 bytes each. "
                               "Where color0 is not above color1, pixels can be transparent.")));
    auto bc2 = blocksOf(DdsPixels::Bc2,
                        QT_TR_NOOP("BC2 (dwFourCC DXT3, or DXT2, or dxgiFormat 74 and 75, of which Horde3D takes DXT3 "
                                   "only): 16 bytes each, alpha of four bits for each pixel, then colours."));
    bc2.u16("alpha").times(4).doc(QT_TR_NOOP(
        "How much each pixel hides what lies behind it (alpha): a number for each row, from the top, with four bits "
        "for each pixel, the leftmost in the lowest. 0 is transparent, 15 is opaque. Every number is allowed."));
    colors(bc2);
    auto bc3 = blocksOf(DdsPixels::Bc3,
                        QT_TR_NOOP("BC3 (dwFourCC DXT5, or DXT4, or dxgiFormat 77 and 78, of which Horde3D takes DXT5 "
                                   "only): 16 bytes each, alpha between two values, then colours."));
    bc3.u8("alpha0").doc(QT_TR_NOOP("First of the two values between which the block's alpha lies: 0 is transparent, "
                                    "255 is opaque. Where it is above alpha1, six values lie between them; else four, "
                                    "and pixels can also name 0 and 255. Every number is allowed."));
    bc3.u8("alpha1").doc(
        QT_TR_NOOP("Second of the two values between which the block's alpha lies: 0 is transparent, 255 is opaque. "
                   "Where it is not below alpha0, pixels can also name 0 and 255. Every number is allowed."));
    bc3.bytes("alphaIndices")
        .times(6)
        .doc(QT_TR_NOOP("Three bits for each of the 16 pixels, row by row from the upper left, the first in the lowest "
                        "bits: 0 is alpha0, 1 is alpha1. Where alpha0 is above alpha1, 2 to 7 are one to six sevenths "
                        "of the way from it to alpha1; else 2 to 5 are one to four fifths, 6 is transparent, 7 opaque. "
                        "A wrong one spoils a single pixel."));
    colors(bc3);
    ramp(blocksOf(DdsPixels::Bc4, QT_TR_NOOP("BC4 (dwFourCC ATI1, BC4U or BC4S, or dxgiFormat 80 and 81): 8 bytes "
                                             "each, with one channel, for heights and masks. Horde3D refuses it.")),
         "red0", "red1", "redIndices");
    auto bc5 = blocksOf(DdsPixels::Bc5,
                        QT_TR_NOOP("BC5 (dwFourCC ATI2, BC5U or BC5S, or dxgiFormat 83 and 84): 16 bytes each, with "
                                   "two channels: x and y of normals. Horde3D refuses it."));
    ramp(bc5, "red0", "red1", "redIndices");
    ramp(bc5, "green0", "green1", "greenIndices");
    blocksOf(DdsPixels::Bc6h, QT_TR_NOOP("BC6H (dxgiFormat 95, and 96 with signs): 16 bytes each, with colours beyond "
                                         "white. Horde3D refuses 95 and reads 96 as without signs."))
        .bytes("block")
        .times(16)
        .doc(QT_TR_NOOP("BC6H: the lowest bits say which of 14 layouts it has; then follow one or two pairs of "
                        "colours, half floats, and for each pixel how far it lies between those of a pair. A wrong bit "
                        "spoils these 16 pixels only."));
    blocksOf(DdsPixels::Bc7, QT_TR_NOOP("BC7 (dxgiFormat 97 to 99): 16 bytes each, with colours and alpha of high "
                                        "quality. Horde3D takes 97 for BC6H."))
        .bytes("block")
        .times(16)
        .doc(QT_TR_NOOP(
            "BC7: the lowest set bit says which of 8 layouts it has; then follow one to three pairs of colours, and "
            "for each pixel how far it lies between those of a pair. A wrong bit spoils these 16 pixels only."));
}

void DdsFormat::plainPixels(RecordRef level, const FieldRef &pixels, const FieldRef &count)
{
    const auto pixelsOf = [&](DdsPixels kind, const char *note) {
        return level.records("pixels")
            .times(count)
            .when(pixels.is(qint64(kind)))
            .whole("90")
            .doc(QT_TR_NOOP("The pixels of the level, row by row from the upper left corner, in volumes layer by "
                            "layer. The header says in which form. With fewer bytes Horde3D calls the file corrupt."))
            .note(note);
    };
    const auto bytes = [&](DdsPixels kind, const std::vector<const char *> &channels, const char *note) {
        auto pixel = pixelsOf(kind, note);
        for (const char *channel : channels)
            describeChannel(pixel.u8(channel));
    };
    auto half = pixelsOf(DdsPixels::Rgba16f,
                         QT_TR_NOOP("dwFourCC 113, or dxgiFormat 10, which Horde3D refuses: four half floats."));
    auto single = pixelsOf(DdsPixels::Rgba32f,
                           QT_TR_NOOP("dwFourCC 116, or dxgiFormat 2, which Horde3D refuses: four floats."));
    for (const char *channel : {"red", "green", "blue", "alpha"}) {
        describeChannel(half.f16(channel));
        describeChannel(single.f32(channel));
    }
    bytes(DdsPixels::Bgr8, {"blue", "green", "red"},
          QT_TR_NOOP("24 bits, red with the mask 0xff0000, blue with 0xff."));
    bytes(DdsPixels::Rgb8, {"red", "green", "blue"},
          QT_TR_NOOP("24 bits, red with the mask 0xff, blue with 0xff0000."));
    bytes(DdsPixels::Bgrx8, {"blue", "green", "red", "unused"},
          QT_TR_NOOP("32 bits without alpha, red with the mask 0xff0000, blue with 0xff; or dxgiFormat 88 and 93, "
                     "which Horde3D refuses."));
    bytes(DdsPixels::Rgbx8, {"red", "green", "blue", "unused"},
          QT_TR_NOOP("32 bits without alpha, red with the mask 0xff, blue with 0xff0000."));
    bytes(DdsPixels::Bgra8, {"blue", "green", "red", "alpha"},
          QT_TR_NOOP("32 bits with alpha, red with the mask 0xff0000, blue with 0xff; or dxgiFormat 87 and 91, which "
                     "Horde3D refuses."));
    bytes(DdsPixels::Rgba8, {"red", "green", "blue", "alpha"},
          QT_TR_NOOP("32 bits with alpha, red with the mask 0xff, blue with 0xff0000; or dxgiFormat 28 and 29, which "
                     "Horde3D refuses."));
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
