#include "core/formats/image/bmpformat.h"

#include "core/check/engineissues.h"
#include "core/formats/image/channels.h"
#include "core/formats/image/imagerules.h"
#include "core/formats/image/imagescene.h"

namespace hexahedron {

namespace {

const std::vector<NamedValue> compressions{
    {0, "BI_RGB"},  {1, "BI_RLE8"}, {2, "BI_RLE4"},           {3, "BI_BITFIELDS"},
    {4, "BI_JPEG"}, {5, "BI_PNG"},  {6, "BI_ALPHABITFIELDS"},
};

const std::vector<BitSpan> color555{{.name = "blue", .shift = 0, .width = 5},
                                    {.name = "green", .shift = 5, .width = 5},
                                    {.name = "red", .shift = 10, .width = 5}};

} // namespace

BmpFormat::BmpFormat()
{
    SchemaBuilder builder("BmpFormat", {});
    builder.rule(issues::notThisFormat, "89")
        .rule(issues::cutOff, "95")
        .rule(issues::trailingBytes, "95")
        .rule(issues::bytesLeftOver, "95");

    auto file = builder.file().section("BMP", "BM");
    fields.bitmap = file.field();
    numbers.add(file.look(&beginOfFile), &BmpHeader::begin);
    auto fileHeader = file.record("BITMAPFILEHEADER").whole("95");
    fileHeader.text("bfType").size(2).initially("BM");
    numbers.add(fileHeader.u32("bfSize").unit(QT_TR_NOOP("bytes")), &BmpHeader::fileSize);
    fileHeader.u16("bfReserved1");
    fileHeader.u16("bfReserved2");
    numbers.add(fileHeader.u32("bfOffBits").unit(QT_TR_NOOP("bytes")), &BmpHeader::offBits);
    fields.fileHeader = fileHeader.field();

    numbers.add(file.look(&beginOfFile), &BmpHeader::headerBegin);
    const auto size = file.look(&nextNumber);
    numbers.add(size, &BmpHeader::size);
    headers(file, size);
    laterHeaders(file, size);
    const auto paletteSize = file.look(&headerNumber<BmpHeader, &BmpHeader::paletteSize>);
    constexpr auto sealed = QT_TR_NOOP("How many colours there are follows from the headers.");
    auto oldPalette = file.records("bmciColors").times(paletteSize).when(size.is(BmpHeader::CoreSize)).sealed(sealed);
    auto palette = file.records("bmiColors").times(paletteSize).when(!size.is(BmpHeader::CoreSize)).sealed(sealed);
    for (auto colors : {oldPalette, palette}) {
        for (const char *name : {"blue", "green", "red"})
            describeChannel(colors.u8(name));
    }
    describeChannel(palette.u8("reserved"));
    fields.palette = palette.field();
    const auto gap = file.look(&headerNumberAt<BmpHeader, &BmpHeader::gap>);
    file.bytes("gap").times(gap);
    pixels(file, palette);
    schema = builder.finish();
}

void BmpFormat::headers(RecordRef file, const FieldRef &size)
{
    auto core = file.record("BITMAPCOREHEADER").when(size.is(BmpHeader::CoreSize)).whole("95");
    core.u32("bcSize").unit(QT_TR_NOOP("bytes"));
    numbers.add(core.u16("bcWidth").unit(QT_TR_NOOP("pixels")), &BmpHeader::width);
    numbers.add(core.u16("bcHeight").unit(QT_TR_NOOP("pixels")), &BmpHeader::height);
    core.u16("bcPlanes").equals(1).warning("95");
    numbers.add(core.u16("bcBitCount").unit(QT_TR_NOOP("bits")), &BmpHeader::bitCount);
    fields.coreHeader = core.field();

    auto info = file.record("BITMAPINFOHEADER").when(!size.is(BmpHeader::CoreSize)).whole("95");
    info.u32("biSize").unit(QT_TR_NOOP("bytes"));
    numbers.add(info.i32("biWidth").unit(QT_TR_NOOP("pixels")), &BmpHeader::width);
    numbers.add(info.i32("biHeight").unit(QT_TR_NOOP("pixels")), &BmpHeader::height);
    info.u16("biPlanes").equals(1).warning("95");
    numbers.add(info.u16("biBitCount").unit(QT_TR_NOOP("bits")), &BmpHeader::bitCount);
    numbers.add(info.u32("biCompression").names(compressions).checkedElsewhere(), &BmpHeader::compression); // 95
    info.u32("biSizeImage").unit(QT_TR_NOOP("bytes"));
    info.i32("biXPelsPerMeter");
    info.i32("biYPelsPerMeter");
    numbers.add(info.u32("biClrUsed"), &BmpHeader::colorsUsed);
    info.u32("biClrImportant");
    fields.infoHeader = info.field();
}

void BmpFormat::laterHeaders(RecordRef file, const FieldRef &size)
{
    const auto from = [&](qint64 least) { return !Expression::make(Expression::Operation::Less, size, least); };
    const auto hasMasksBehind = file.look(&headerNumber<BmpHeader, &BmpHeader::hasMasksBehind>);
    for (const bool isBehind : {true, false}) {
        auto masks = file.record("masks")
                         .form(isBehind ? "behind the header" : "in the header")
                         .when(isBehind ? Expression(hasMasksBehind) : from(BmpHeader::V2Size));
        numbers.add(masks.u32("redMask"), &BmpHeader::redMask);
        numbers.add(masks.u32("greenMask"), &BmpHeader::greenMask);
        numbers.add(masks.u32("blueMask"), &BmpHeader::blueMask);
    }
    const auto hasAlphaMask = file.look(&headerNumber<BmpHeader, &BmpHeader::hasAlphaMask>);
    numbers.add(file.u32("alphaMask").when(hasAlphaMask), &BmpHeader::alphaMask);
    auto v4 = file.record("BITMAPV4HEADER").when(from(BmpHeader::V4Size));
    v4.text("bV4CSType").size(4);
    v4.i32("bV4Endpoints").times(9);
    v4.u32("bV4GammaRed");
    v4.u32("bV4GammaGreen");
    v4.u32("bV4GammaBlue");
    auto v5 = file.record("BITMAPV5HEADER").when(from(BmpHeader::V5Size));
    v5.u32("bV5Intent");
    v5.u32("bV5ProfileData").unit(QT_TR_NOOP("bytes"));
    v5.u32("bV5ProfileSize").unit(QT_TR_NOOP("bytes"));
    v5.u32("bV5Reserved");
}

void BmpFormat::pixels(RecordRef file, const RecordRef &palette)
{
    const auto bits = file.look(&headerNumber<BmpHeader, &BmpHeader::plainBits>);
    const auto width = file.look(&headerNumber<BmpHeader, &BmpHeader::width>);
    const auto rowCount = file.look(&headerNumber<BmpHeader, &BmpHeader::rowCount>);
    const auto pixelBytes = file.look(&headerNumber<BmpHeader, &BmpHeader::pixelBytes>);
    const auto paddingBytes = file.look(&headerNumber<BmpHeader, &BmpHeader::paddingBytes>);
    auto row = file.records("rows")
                   .times(rowCount)
                   .when(!bits.is(0))
                   .whole("95")
                   .sealed(QT_TR_NOOP("How many bytes there are follows from width, height and bits per pixel."));
    fields.rows = row.field();
    row.bytes("packedPixels").times(pixelBytes).when(Expression::make(Expression::Operation::Less, bits, 8));
    row.u8("pixels").form("8 bits").times(width).when(bits.is(8)).indexes(palette).warning("95").noRepair();
    row.u16("pixels").form("16 bits").times(width).when(bits.is(16)).split(color555);
    for (const int size : {24, 32}) {
        auto pixel = row.records("pixels").form(size == 32 ? "32 bits" : "24 bits").times(width).when(bits.is(size));
        for (const char *name : {"blue", "green", "red"})
            describeChannel(pixel.u8(name));
        if (size == 32)
            describeChannel(pixel.u8("alpha"));
    }
    row.bytes("padding").times(paddingBytes);
    file.bytes("data").until(endOfFrame).when(bits.is(0));
}

const Format &bmpFormat()
{
    static const Format format{
        .id = "image.bmp",
        .name = QT_TRANSLATE_NOOP("formats", "BMP picture"),
        .extensions = {QStringLiteral("bmp")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with BM and a header of a known size follows."),
        .looksLike =
            [](const Bytes &bytes) {
                constexpr qint64 LargestHeader = 256;
                ByteCursor cursor(bytes);
                const qint64 begin = BmpFormat::instance().fields.fileHeader->leastSize;
                const qint64 size = nextNumber(cursor, {begin, bytes.size()}, {});
                return bytes.toByteArray({0, 2}) == "BM" && BmpHeader::CoreSize <= size && size <= LargestHeader;
            },
        .schema = [] { return BmpFormat::instance().schema; },
        .rules = bmpRules(),
        .scene = &bmpScene,
    };
    return format;
}

} // namespace hexahedron
