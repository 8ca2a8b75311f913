#include "core/formats/image/pngformat.h"

#include "core/check/engineissues.h"
#include "core/formats/horde3d/hordehost.h"
#include "core/formats/image/channels.h"
#include "core/formats/image/imageissues.h"
#include "core/formats/image/imagerules.h"
#include "core/formats/image/imagescene.h"
#include "core/relations/sequence.h"
#include "core/schema/inwork.h"

#include <array>

namespace hexahedron {

namespace {

constexpr FrameStyle pngStyle{.tagSize = 4,
                              .tagIsText = true,
                              .lengthSize = 4,
                              .lengthIsSigned = false,
                              .countsHeader = false,
                              .lengthIsFirst = true,
                              .checksum = &checksums::crc32};

const QByteArray signature = QByteArrayLiteral("\x89PNG\r\n\x1a\n");

const std::vector<NamedValue> colorTypes{
    {0, QT_TRANSLATE_NOOP("PngFormat", "grey")},
    {2, QT_TRANSLATE_NOOP("PngFormat", "true colour")},
    {3, QT_TRANSLATE_NOOP("PngFormat", "palette")},
    {4, QT_TRANSLATE_NOOP("PngFormat", "grey and alpha")},
    {6, QT_TRANSLATE_NOOP("PngFormat", "true colour and alpha")},
};
const std::vector<NamedValue> intents{
    {0, QT_TRANSLATE_NOOP("PngFormat", "perceptual")},
    {1, QT_TRANSLATE_NOOP("PngFormat", "relative colorimetric")},
    {2, QT_TRANSLATE_NOOP("PngFormat", "saturation")},
    {3, QT_TRANSLATE_NOOP("PngFormat", "absolute colorimetric")},
};
const std::vector<NamedValue> units{
    {0, QT_TRANSLATE_NOOP("PngFormat", "only their ratio is known")},
    {1, QT_TRANSLATE_NOOP("PngFormat", "metres")},
};

constexpr double LargestSide = 0x7fffffff;
constexpr double LargestForHorde3d = 1 << 24;

/// The header comes before everything else; where the others stand is not judged.
std::vector<Sequence::Part> chunksOf(const Field &file)
{
    const auto is = [](const Field *chunk, std::string_view name) { return chunk->name == name; };
    std::vector<Sequence::Part> chunks;
    for (const Field *chunk : file.frames) {
        const bool isHeader = is(chunk, "IHDR");
        const bool isNeeded = isHeader || is(chunk, "IDAT") || is(chunk, "IEND");
        chunks.push_back({.frame = chunk,
                          .rank = isHeader ? 0 : 1,
                          .leads = 1,
                          .isFirst = isHeader,
                          .once = isHeader ? std::optional(Severity::Error) : std::nullopt,
                          .required = isNeeded ? std::optional(Severity::Error) : std::nullopt});
    }
    return chunks;
}

} // namespace

PngFormat::PngFormat()
{
    SchemaBuilder builder("PngFormat", pngStyle);
    builder.bigEndian()
        .rule(issues::notThisFormat, "89")
        .rule(issues::lengthPassesParent, "92")
        .rule(issues::lengthTooShort, "92")
        .rule(issues::noHeader, "92")
        .rule(issues::checksumWrong, "92")
        .rule(issues::bytesLeftOver, "92")
        .rule(issues::unknownFrame, "92")
        .rule(issues::trailingBytes, "92");

    auto file = builder.file().section("PNG", signature);
    fields.file = file.field();
    file.bytes("signature").times(signature.size());
    header(file);
    colors(file);
    auto data = file.chunk("IDAT");
    fields.packed = data.bytes("data").until(endOfFrame).field();
    fields.data = data.field();
    texts(file);
    others(file);
    file.chunk("IEND").last();
    file.must(holdInOrder(chunksOf(*file.field()), imageissues::headerNotFirst, "92")
                  .repeated(imageissues::headerRepeated, "92", nullptr)
                  .missing(imageissues::chunkMissing, "92", nullptr));
    schema = builder.finish();
}

void PngFormat::header(RecordRef file)
{
    auto header = file.chunk("IHDR");
    fields.header = header.field();
    const auto side = [&](const char *name) {
        return header.u32(name)
            .range(1, LargestSide)
            .error("92")
            .noRepair()
            .range(1, LargestForHorde3d)
            .error("92")
            .onlyFor(horde3d)
            .noRepair()
            .initially({1})
            .unit(QT_TR_NOOP("pixels"))
            .field();
    };
    fields.width = side("width");
    fields.height = side("height");
    fields.bitDepth = header.u8("bitDepth").unit(QT_TR_NOOP("bits")).field();
    fields.colorType = header.u8("colorType").names(colorTypes).error("92").noRepair().field();
    fields.compression = header.u8("compression").names({{0, QT_TR_NOOP("deflate")}}).error("92").otherwise(0).field();
    header.u8("filter").names({{0, QT_TR_NOOP("adaptive")}}).error("92").otherwise(0);
    fields.interlace = header.u8("interlace")
                           .names({{0, QT_TR_NOOP("none")}, {1, QT_TR_NOOP("Adam7")}})
                           .error("92")
                           .noRepair()
                           .field();
}

void PngFormat::colors(RecordRef file)
{
    auto palette = file.chunk("PLTE");
    fields.palette = palette.field();
    auto color = palette.records("colors").until(endOfFrame);
    for (const char *name : {"red", "green", "blue"})
        describeChannel(color.u8(name));
    auto transparency = file.chunk("tRNS");
    transparency.u8("alpha").until(endOfFrame);
    auto meant = file.chunk("cHRM");
    for (const char *point : {"whitePoint", "red", "green", "blue"})
        meant.u32(point).times(2).components({"x", "y"});
    auto gamma = file.chunk("gAMA");
    gamma.u32("gamma").notZero().warning("").noRepair();
    auto profile = file.chunk("iCCP");
    profile.text("profileName");
    profile.u8("compression").names({{0, QT_TR_NOOP("deflate")}});
    profile.bytes("profile").until(endOfFrame);
    auto bits = file.chunk("sBIT");
    bits.u8("bits").until(endOfFrame);
    auto standard = file.chunk("sRGB");
    standard.u8("intent").names(intents);
}

void PngFormat::texts(RecordRef file)
{
    auto text = file.chunk("tEXt");
    text.text("keyword").initially("Comment");
    text.text("text").until(endOfFrame);
    auto packed = file.chunk("zTXt");
    packed.text("keyword").initially("Comment");
    packed.u8("compression").names({{0, QT_TR_NOOP("deflate")}});
    packed.bytes("text").until(endOfFrame);
    auto international = file.chunk("iTXt");
    international.text("keyword").initially("Comment");
    const auto isCompressed = international.u8("isCompressed").names({{0, QT_TR_NOOP("no")}, {1, QT_TR_NOOP("yes")}});
    international.u8("compression").names({{0, QT_TR_NOOP("deflate")}});
    international.text("language");
    international.text("translatedKeyword");
    international.text("text").form("plain").until(endOfFrame).when(isCompressed.is(0));
    international.bytes("text").form("packed").until(endOfFrame).when(!isCompressed.is(0));
}

void PngFormat::others(RecordRef file)
{
    auto background = file.chunk("bKGD");
    background.bytes("color").until(endOfFrame);
    auto size = file.chunk("pHYs");
    size.u32("pixelsPerUnitX");
    size.u32("pixelsPerUnitY");
    size.u8("unit").names(units);
    auto histogram = file.chunk("hIST");
    histogram.u16("frequencies").until(endOfFrame);
    auto suggested = file.chunk("sPLT");
    suggested.text("paletteName");
    suggested.u8("sampleDepth").unit(QT_TR_NOOP("bits"));
    suggested.bytes("colors").until(endOfFrame);
    auto time = file.chunk("tIME");
    time.u16("year");
    time.u8("month").range(1, 12).warning("");
    time.u8("day").range(1, 31).warning("");
    time.u8("hour").range(0, 23).warning("");
    time.u8("minute").range(0, 59).warning("");
    time.u8("second").range(0, 60).warning("");
}

const Format &pngFormat()
{
    static const Format format{
        .id = "image.png",
        .name = QT_TRANSLATE_NOOP("formats", "PNG picture"),
        .extensions = {QStringLiteral("png")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with the eight bytes 89 50 4E 47 0D 0A 1A 0A."),
        .signatures = {signature},
        .schema = [] { return PngFormat::instance().schema; },
        .rules = pngRules(),
        .scene = &pngScene,
    };
    return format;
}

} // namespace hexahedron
