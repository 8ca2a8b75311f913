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
constexpr const char *notLookedAt = QT_TRANSLATE_NOOP("BmpFormat", "Horde3D does not look at it.");

} // namespace

BmpFormat::BmpFormat()
{
    SchemaBuilder builder("BmpFormat", {});
    builder.rule(issues::notThisFormat, "89")
        .rule(issues::cutOff, "95")
        .rule(issues::trailingBytes, "95")
        .rule(issues::bytesLeftOver, "95");

    auto file = builder.file()
                    .section("BMP", "BM")
                    .doc(QT_TR_NOOP(
                        "A picture: headers, colours, rows of pixels. Numbers have their lowest byte first."));
    fields.bitmap = file.field();
    numbers.add(file.look(&beginOfFile), &BmpHeader::begin);
    auto fileHeader = file.record("BITMAPFILEHEADER")
                          .whole("95")
                          .doc(QT_TR_NOOP("The first header: how large the file is, and where its pixels begin."));
    fileHeader.text("bfType").size(2).initially("BM").doc(
        QT_TR_NOOP("BM: says that the file is a bitmap. Readers refuse any other."));
    numbers.add(fileHeader.u32("bfSize")
                    .unit(QT_TR_NOOP("bytes"))
                    .doc(QT_TR_NOOP("Size of the whole file, headers included. Horde3D does not look at it.")),
                &BmpHeader::fileSize);
    fileHeader.u16("bfReserved1").doc(QT_TR_NOOP("Reserved: 0, and readers do not look at it."));
    fileHeader.u16("bfReserved2").doc(QT_TR_NOOP("Reserved: 0, and readers do not look at it."));
    numbers.add(fileHeader.u32("bfOffBits")
                    .unit(QT_TR_NOOP("bytes"))
                    .doc(QT_TR_NOOP("Where the pixels begin, counted from the beginning of the file."))
                    .note(QT_TR_NOOP("When it is wrong, readers take other bytes for pixels. With 8 bits a pixel and "
                                     "fewer, Horde3D takes all bytes between headers and pixels for the palette.")),
                &BmpHeader::offBits);
    fields.fileHeader = fileHeader.field();

    numbers.add(file.look(&beginOfFile), &BmpHeader::headerBegin);
    const auto size = file.look(&nextNumber);
    numbers.add(size, &BmpHeader::size);
    headers(file, size);
    laterHeaders(file, size);
    const auto paletteSize = file.look(&headerNumber<BmpHeader, &BmpHeader::paletteSize>);
    constexpr auto sealed = QT_TR_NOOP("How many colours there are follows from the headers.");
    auto oldPalette =
        file.records("bmciColors")
            .times(paletteSize)
            .when(size.is(BmpHeader::CoreSize))
            .sealed(sealed)
            .doc(QT_TR_NOOP(
                "The palette behind BITMAPCOREHEADER, three bytes a colour: pixels of 8 bits and fewer name colours by "
                "their number, counted from 0. What a number beyond the last shows is up to the reader."));
    auto palette = file.records("bmiColors")
                       .times(paletteSize)
                       .when(!size.is(BmpHeader::CoreSize))
                       .sealed(sealed)
                       .doc(QT_TR_NOOP("The palette behind BITMAPINFOHEADER and what goes on behind it, four bytes a "
                                       "colour: pixels of 8 bits and fewer name colours by their number, counted from "
                                       "0. What a number beyond the last shows is up to the reader."));
    for (auto colors : {oldPalette, palette}) {
        for (const char *name : {"blue", "green", "red"})
            describeChannel(colors.u8(name));
    }
    describeChannel(palette.u8("reserved"));
    fields.palette = palette.field();
    const auto gap = file.look(&headerNumberAt<BmpHeader, &BmpHeader::gap>);
    file.bytes("gap").times(gap).doc(QT_TR_NOOP("Bytes up to where the pixels begin; readers jump over them."));
    pixels(file, palette);
    schema = builder.finish();
}

void BmpFormat::headers(RecordRef file, const FieldRef &size)
{
    auto core = file.record("BITMAPCOREHEADER")
                    .when(size.is(BmpHeader::CoreSize))
                    .whole("95")
                    .doc(QT_TR_NOOP("The oldest header, of OS/2, there where the first number behind BITMAPFILEHEADER "
                                    "is 12: sides and bits of a pixel, nothing else."));
    core.u32("bcSize")
        .unit(QT_TR_NOOP("bytes"))
        .doc(QT_TR_NOOP("Size of this header, these four bytes included: 12, by which readers know it. With any other "
                        "number they take it for another header."));
    numbers.add(
        core.u16("bcWidth")
            .unit(QT_TR_NOOP("pixels"))
            .doc(QT_TR_NOOP("Width of the picture, more than 0. When it is wrong, rows are cut in wrong places.")),
        &BmpHeader::width);
    numbers.add(core.u16("bcHeight")
                    .unit(QT_TR_NOOP("pixels"))
                    .doc(QT_TR_NOOP(
                        "Height of the picture, more than 0; the lowest row comes first. Where the rows are not enough "
                        "for it, the rest is missing.")),
                &BmpHeader::height);
    core.u16("bcPlanes")
        .equals(1)
        .warning("95")
        .doc(QT_TR_NOOP("In how many planes the colours are stored apart: 1, as they stand together in each pixel. "
                        "Readers refuse any other."));
    numbers.add(core.u16("bcBitCount")
                    .unit(QT_TR_NOOP("bits"))
                    .doc(QT_TR_NOOP("How many bits a pixel takes in the file."))
                    .note(QT_TR_NOOP("1, 4 and 8 are numbers of colours in the palette, 24 colours themselves. Horde3D "
                                     "refuses 1 and numbers not named here.")),
                &BmpHeader::bitCount);
    fields.coreHeader = core.field();

    auto info = file.record("BITMAPINFOHEADER")
                    .when(!size.is(BmpHeader::CoreSize))
                    .whole("95")
                    .doc(QT_TR_NOOP("Sides and format of the picture, there where the first number behind "
                                    "BITMAPFILEHEADER is not 12. Later versions go on behind it."));
    info.u32("biSize")
        .unit(QT_TR_NOOP("bytes"))
        .doc(QT_TR_NOOP(
            "Size of the header, these four bytes and what later versions added included; says which version it is."))
        .note(QT_TR_NOOP("40 is this header alone; 52 adds masks of red, green and blue, 56 of alpha, too; 108 is "
                         "version 4, 124 version 5. Horde3D refuses 52 and numbers not named here."));
    numbers.add(
        info.i32("biWidth")
            .unit(QT_TR_NOOP("pixels"))
            .doc(QT_TR_NOOP("Width of the picture, more than 0. When it is wrong, rows are cut in wrong places.")),
        &BmpHeader::width);
    numbers.add(
        info.i32("biHeight")
            .unit(QT_TR_NOOP("pixels"))
            .doc(QT_TR_NOOP("Height of the picture, not 0. The lowest row comes first, or the uppermost when the "
                            "number is negative. Where the rows are not enough for it, the rest is missing.")),
        &BmpHeader::height);
    info.u16("biPlanes")
        .equals(1)
        .warning("95")
        .doc(QT_TR_NOOP("In how many planes the colours are stored apart: 1, as they stand together in each pixel. "
                        "Readers refuse any other."));
    numbers.add(info.u16("biBitCount")
                    .unit(QT_TR_NOOP("bits"))
                    .doc(QT_TR_NOOP("How many bits a pixel takes in the file."))
                    .note(QT_TR_NOOP("1, 4 and 8 are numbers of colours in the palette, 16, 24 and 32 colours "
                                     "themselves. Horde3D refuses 1 and numbers not named here.")),
                &BmpHeader::bitCount);
    numbers.add(info.u32("biCompression")
                    .names(compressions)
                    .checkedElsewhere() // 95
                    .doc(QT_TR_NOOP("How pixels are stored."))
                    .note(QT_TR_NOOP("Horde3D reads 0 and 3, and refuses others.")),
                &BmpHeader::compression);
    info.u32("biSizeImage")
        .unit(QT_TR_NOOP("bytes"))
        .doc(QT_TR_NOOP("Size of all rows of pixels, their padding included; may be 0 where biCompression is 0."))
        .note(notLookedAt);
    info.i32("biXPelsPerMeter")
        .doc(QT_TR_NOOP("Pixels per metre from left to right, for printing: 2835 is 72 an inch, 0 says nothing. "
                        "Engines do not look at it."));
    info.i32("biYPelsPerMeter")
        .doc(QT_TR_NOOP("Pixels per metre from top to bottom, for printing: 2835 is 72 an inch, 0 says nothing. "
                        "Engines do not look at it."));
    numbers.add(
        info.u32("biClrUsed")
            .doc(QT_TR_NOOP(
                "Number of colours in the palette; 0 for as many as pixels can name: 2, 16 or 256. Where it is smaller "
                "than what pixels name, colours are missing. Horde3D does not look at it, but at bfOffBits.")),
        &BmpHeader::colorsUsed);
    info.u32("biClrImportant")
        .doc(QT_TR_NOOP(
            "How many of the colours matter, where a screen shows only some; 0 for all. Engines do not look at it."));
    fields.infoHeader = info.field();
}

void BmpFormat::laterHeaders(RecordRef file, const FieldRef &size)
{
    const auto from = [&](qint64 least) { return !Expression::make(Expression::Operation::Less, size, least); };
    const auto hasMasksBehind = file.look(&headerNumber<BmpHeader, &BmpHeader::hasMasksBehind>);
    for (const bool isBehind : {true, false}) {
        auto masks = file.record("masks").when(isBehind ? Expression(hasMasksBehind) : from(BmpHeader::V2Size));
        masks
            .doc(QT_TR_NOOP("Which bits of a pixel are red, green and blue; they count only where biCompression is 3 "
                            "or 6. Wrong ones show wrong colours."))
            .note(isBehind ? QT_TR_NOOP("Behind a header of 40 bytes, and there only where biCompression is 3 or 6.")
                           : QT_TR_NOOP("Part of headers of 52 bytes and more (version 2)."));
        numbers.add(masks.u32("redMask").doc(QT_TR_NOOP(
                        "The bits of a pixel that are its red, side by side, such as 0xf800 or 0xff0000; they count "
                        "only where biCompression is 3 or 6. A wrong mask shows wrong colours; Horde3D refuses 0.")),
                    &BmpHeader::redMask);
        numbers.add(
            masks.u32("greenMask")
                .doc(QT_TR_NOOP(
                    "The bits of a pixel that are its green, side by side, such as 0x7e0 or 0xff00; they count only "
                    "where biCompression is 3 or 6. A wrong mask shows wrong colours; Horde3D refuses 0.")),
            &BmpHeader::greenMask);
        numbers.add(
            masks.u32("blueMask")
                .doc(QT_TR_NOOP(
                    "The bits of a pixel that are its blue, side by side, such as 0x1f or 0xff; they count only where "
                    "biCompression is 3 or 6. A wrong mask shows wrong colours; Horde3D refuses 0.")),
            &BmpHeader::blueMask);
    }
    const auto hasAlphaMask = file.look(&headerNumber<BmpHeader, &BmpHeader::hasAlphaMask>);
    numbers.add(file.u32("alphaMask")
                    .when(hasAlphaMask)
                    .doc(QT_TR_NOOP(
                        "The bits of a pixel that are its alpha, such as 0xff000000 for the highest byte; 0 where "
                        "pixels have none. Headers of 56 bytes and more have it, and those of 40 bytes where "
                        "biCompression is 6; it counts only where that is 3 or 6. A wrong mask shows wrong opacity.")),
                &BmpHeader::alphaMask);
    auto v4 = file.record("BITMAPV4HEADER")
                  .when(from(BmpHeader::V4Size))
                  .doc(QT_TR_NOOP(
                      "What version 4 added, in headers of 108 bytes and more: which colours red, green and blue are "
                      "exactly, and with which exponent they were stored. Endpoints and gammas count only where "
                      "bV4CSType is 0. Readers that pass over it show slightly other colours."))
                  .note(notLookedAt);
    v4.text("bV4CSType")
        .size(4)
        .doc(QT_TR_NOOP(
            "Kind of colour space, its letters backwards: BGRs is sRGB, a blank and niW that of the system, DEBM a "
            "profile in the file, KNIL one beside it. Four zeros: bV4Endpoints and the three gammas say it."));
    v4.i32("bV4Endpoints")
        .times(9)
        .doc(QT_TR_NOOP("Which colours red, green and blue are: x, y and z of each in the CIE diagram, 0x40000000 for "
                        "1. They count only where bV4CSType is 0."));
    v4.u32("bV4GammaRed")
        .doc(QT_TR_NOOP("Gamma, the exponent of brightness, for red; the upper 16 bits are the whole number, so 65536 "
                        "is 1. It counts only where bV4CSType is 0."));
    v4.u32("bV4GammaGreen")
        .doc(QT_TR_NOOP("Gamma, the exponent of brightness, for green; the upper 16 bits are the whole number, so "
                        "65536 is 1. It counts only where bV4CSType is 0."));
    v4.u32("bV4GammaBlue")
        .doc(QT_TR_NOOP("Gamma, the exponent of brightness, for blue; the upper 16 bits are the whole number, so 65536 "
                        "is 1. It counts only where bV4CSType is 0."));
    auto v5 = file.record("BITMAPV5HEADER")
                  .when(from(BmpHeader::V5Size))
                  .doc(QT_TR_NOOP(
                      "What version 5 added, in headers of 124 bytes: where a colour profile lies, and how colours are "
                      "fitted to a screen. Readers that pass over it show slightly other colours."))
                  .note(notLookedAt);
    v5.u32("bV5Intent")
        .doc(QT_TR_NOOP("How colours that a screen cannot show are treated: 1 kept strong, for charts; 2 exact where "
                        "possible, white as the screen has it, for logos; 4 all a little paler, for photographs; 8 "
                        "exact where possible, white too."));
    v5.u32("bV5ProfileData")
        .unit(QT_TR_NOOP("bytes"))
        .doc(QT_TR_NOOP("Where the colour profile begins, counted from the start of BITMAPINFOHEADER, which is byte 14 "
                        "of the file; 0 where there is none."));
    v5.u32("bV5ProfileSize")
        .unit(QT_TR_NOOP("bytes"))
        .doc(QT_TR_NOOP("Size of the colour profile; 0 where there is none."));
    v5.u32("bV5Reserved").doc(QT_TR_NOOP("Reserved: 0."));
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
                   .sealed(QT_TR_NOOP("How many bytes there are follows from width, height and bits per pixel."))
                   .doc(QT_TR_NOOP(
                       "The pixels, row by row, each row filled up to a multiple of four bytes. The lowest row comes "
                       "first, or the uppermost when the height is negative. Compressed ones stand in data instead."));
    fields.rows = row.field();
    row.bytes("packedPixels")
        .times(pixelBytes)
        .when(Expression::make(Expression::Operation::Less, bits, 8))
        .doc(QT_TR_NOOP("With 1 or 4 bits a pixel: numbers of colours in the palette, several in each byte, the "
                        "leftmost pixel in the highest bits; as many bytes as the width needs. What a number beyond "
                        "the last shows is up to the reader."));
    constexpr auto inRow = QT_TR_NOOP("The pixels of the row, from left to right.");
    row.u8("pixels")
        .times(width)
        .when(bits.is(8))
        .indexes(palette)
        .warning("95")
        .noRepair()
        .doc(inRow)
        .note(QT_TR_NOOP("With 8 bits a pixel: numbers of colours in the palette (behind BITMAPCOREHEADER bmciColors). "
                         "What a number beyond the last shows is up to the reader."));
    row.u16("pixels")
        .times(width)
        .when(bits.is(16))
        .split(color555)
        .doc(inRow)
        .note(QT_TR_NOOP("With 16 bits a pixel: which of them are which colour, the masks say; without them, from the "
                         "lowest on, five bits of blue, five of green and five of red. Every number is allowed."));
    for (const int size : {24, 32}) {
        auto pixel =
            row.records("pixels")
                .times(width)
                .when(bits.is(size))
                .doc(inRow)
                .note(size == 32 ? QT_TR_NOOP(
                          "With 32 bits a pixel: blue, green, red and alpha, a byte each, unless masks say otherwise.")
                                 : QT_TR_NOOP("With 24 bits a pixel: blue, green and red, a byte each."));
        for (const char *name : {"blue", "green", "red"})
            describeChannel(pixel.u8(name));
        if (size == 32)
            describeChannel(pixel.u8("alpha"))
                .note(QT_TR_NOOP(
                    "Where no alphaMask says that it is alpha, many readers take it for a byte that fills the pixel "
                    "up. Horde3D takes it for alpha where biCompression is 0, unless it is 0 in all pixels."));
    }
    row.bytes("padding")
        .times(paddingBytes)
        .doc(QT_TR_NOOP("Fills the row up to a multiple of four bytes; no reader looks at it."));
    file.bytes("data")
        .until(endOfFrame)
        .when(bits.is(0))
        .doc(QT_TR_NOOP(
            "Pixels that are compressed (biCompression 1, 2, 4 or 5), or that cannot be divided into rows: they have "
            "other than 1, 4, 8, 16, 24 or 32 bits, or a side is 0. Horde3D refuses compressed ones and such bits."));
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
