#include "core/formats/image/tgaformat.h"

#include "core/check/engineissues.h"
#include "core/formats/image/channels.h"
#include "core/formats/image/imagerules.h"
#include "core/formats/image/imagescene.h"

namespace hexahedron {

namespace {

const std::vector<NamedValue> imageTypes{
    {0, QT_TRANSLATE_NOOP("TgaFormat", "no picture")},
    {1, QT_TRANSLATE_NOOP("TgaFormat", "colour map")},
    {2, QT_TRANSLATE_NOOP("TgaFormat", "true colour")},
    {3, QT_TRANSLATE_NOOP("TgaFormat", "grey")},
    {9, QT_TRANSLATE_NOOP("TgaFormat", "colour map, run lengths")},
    {10, QT_TRANSLATE_NOOP("TgaFormat", "true colour, run lengths")},
    {11, QT_TRANSLATE_NOOP("TgaFormat", "grey, run lengths")},
};

const std::vector<BitSpan> descriptorBits{{.name = "alphaBits", .shift = 0, .width = 4},
                                          {.name = "fromRight", .shift = 4, .width = 1},
                                          {.name = "fromTop", .shift = 5, .width = 1},
                                          {.name = "interleaving", .shift = 6, .width = 2}};

const std::vector<BitSpan> color5551{{.name = "blue", .shift = 0, .width = 5},
                                     {.name = "green", .shift = 5, .width = 5},
                                     {.name = "red", .shift = 10, .width = 5},
                                     {.name = "alpha", .shift = 15, .width = 1}};
constexpr const char *notRead = QT_TRANSLATE_NOOP("TgaFormat", "Engines do not read it.");
constexpr const char *filledText = QT_TRANSLATE_NOOP(
    "TgaFormat",
    "ASCII, filled up with NULs or blanks, which alone say nothing; the last byte is a NUL. Engines do not read it.");

} // namespace

TgaFormat::TgaFormat()
{
    SchemaBuilder builder("TgaFormat", {});
    builder.rule(issues::cutOff, "96").severity(issues::countTooLarge, Severity::Warning);

    auto file = builder.file().record("TGA").doc(
        QT_TR_NOOP("A picture: header, colours, pixels, and areas behind them. Numbers have their lowest byte first."));
    fields.picture = file.field();
    numbers.add(file.look(&beginOfFile), &TgaHeader::begin);
    pixels(file, header(file));
    areas(file);
    schema = builder.finish();
}

FieldRef TgaFormat::header(RecordRef file)
{
    const auto idLength =
        file.u8("idLength")
            .unit(QT_TR_NOOP("bytes"))
            .doc(QT_TR_NOOP(
                "Size of the text behind the header, from 0 for none; readers jump over it by this number."));
    const auto colorMapType = file.u8("colorMapType")
                                  .names({{0, QT_TR_NOOP("none")}, {1, QT_TR_NOOP("there is one")}})
                                  .warning("96")
                                  .doc(QT_TR_NOOP("Whether a map of colours stands before the pixels. Horde3D refuses "
                                                  "one where imageType is not 1 or 9, and these without one."));
    numbers.add(colorMapType, &TgaHeader::colorMapType);
    fields.imageType = numbers.add(file.u8("imageType")
                                       .names(imageTypes)
                                       .checkedElsewhere() // 96
                                       .doc(QT_TR_NOOP("How pixels are stored."))
                                       .note(QT_TR_NOOP("Horde3D reads 1, 2, 3, 9, 10 and 11, and refuses others.")),
                                   &TgaHeader::imageType);
    numbers.add(file.u16("firstEntryIndex")
                    .doc(QT_TR_NOOP("Number of the first colour of the map, mostly 0: pixels count from it. Horde3D "
                                    "skips so many bytes before the map instead.")),
                &TgaHeader::firstEntryIndex);
    const auto colorMapLength = file.u16("colorMapLength")
                                    .doc(QT_TR_NOOP("Number of colours in the map; 0 where there is none."));
    const auto entrySize =
        file.u8("colorMapEntrySize")
            .unit(QT_TR_NOOP("bits"))
            .doc(QT_TR_NOOP(
                "Size of a colour of the map: 8, 15, 16, 24 or 32; 0 where there is none. Horde3D refuses others."));
    fields.colorMapEntrySize = numbers.add(entrySize, &TgaHeader::colorMapEntrySize);
    file.u16("xOrigin").doc(
        QT_TR_NOOP("Where the picture is on a screen, in pixels from the left. Engines do not look at it."));
    file.u16("yOrigin").doc(
        QT_TR_NOOP("Where the picture is on a screen, in pixels from below. Engines do not look at it."));
    const auto width = file.u16("width")
                           .unit(QT_TR_NOOP("pixels"))
                           .doc(QT_TR_NOOP("Width of the picture, more than 0."))
                           .note(QT_TR_NOOP("When it is wrong, rows are cut in wrong places."));
    fields.height = numbers.add(
        file.u16("height")
            .unit(QT_TR_NOOP("pixels"))
            .doc(QT_TR_NOOP(
                "Height of the picture, more than 0. Where the rows are not enough for it, the rest is missing.")),
        &TgaHeader::height);
    fields.pixelDepth = numbers.add(file.u8("pixelDepth")
                                        .unit(QT_TR_NOOP("bits"))
                                        .doc(QT_TR_NOOP("How many bits a pixel takes in the file."))
                                        .note(QT_TR_NOOP("8 for brightness, 15, 16, 24 or 32 for colours, 8 or 16 for "
                                                         "numbers in the colour map. Horde3D refuses others.")),
                                    &TgaHeader::pixelDepth);
    numbers.add(file.u8("imageDescriptor")
                    .split(descriptorBits)
                    .doc(QT_TR_NOOP("The lowest four bits: how many bits of a pixel are alpha. 0x10: pixels go from "
                                    "right to left, 0x20: rows from the top down; else from left to right, from below "
                                    "upwards. 0xc0 is 0, as rows are no longer interleaved."))
                    .note(QT_TR_NOOP("Horde3D looks at 0x20 only.")),
                &TgaHeader::descriptor);
    numbers.add(file.look(&tgaFileEnd), &TgaHeader::fileEnd);
    numbers.add(file.look(&tgaEnd), &TgaHeader::end);
    numbers.add(file.look(&tgaExtension), &TgaHeader::extension);
    numbers.add(file.look(&tgaDeveloper), &TgaHeader::developer);

    file.bytes("imageId").times(idLength).doc(QT_TR_NOOP("Any text about the picture; readers skip it."));
    auto color = file.records("colorMap")
                     .times(colorMapLength)
                     .when(colorMapType.is(1))
                     .whole("96")
                     .doc(QT_TR_NOOP(
                         "Colours that pixels name by their number, counted from firstEntryIndex. What a number beyond "
                         "the last shows is up to the reader; Horde3D shows the first colour."));
    describeChannel(color.u8("grey")).when(entrySize.is(8));
    for (const int bits : {15, 16})
        color.u16("color")
            .split(color5551)
            .when(entrySize.is(bits))
            .doc(QT_TR_NOOP("Five bits each of blue, green and red, the lowest first; the highest bit is alpha. "
                            "Horde3D does not look at the alpha."));
    for (const int bits : {24, 32}) {
        for (const char *name : {"blue", "green", "red"})
            describeChannel(color.u8(name)).when(entrySize.is(bits));
    }
    describeChannel(color.u8("alpha")).when(entrySize.is(32));
    fields.width = numbers.add(width, &TgaHeader::width);
    return width;
}

void TgaFormat::pixels(RecordRef file, const FieldRef &width)
{
    const auto depth = file.look(&headerNumber<TgaHeader, &TgaHeader::plainDepth>);
    const auto rowCount = file.look(&headerNumberAt<TgaHeader, &TgaHeader::rowCount>); // 96
    numbers.add(rowCount, &TgaHeader::rows);
    auto row = file.records("rows")
                   .times(rowCount)
                   .when(!depth.is(0))
                   .whole("96")
                   .sealed(QT_TR_NOOP("How many bytes there are follows from width, height and bits per pixel."))
                   .doc(QT_TR_NOOP(
                       "Rows from below, or from the top where imageDescriptor has 0x20; as many as height says, or as "
                       "many as are whole in a file that is cut off. Those of run lengths stand in data instead."));
    fields.rows = row.field();
    constexpr auto inRow = QT_TR_NOOP(
        "The pixels of the row, from left to right, or from right to left where imageDescriptor has 0x10.");
    row.u8("pixels")
        .times(width)
        .when(depth.is(8))
        .doc(inRow)
        .note(QT_TR_NOOP("With a pixelDepth of 8: brightness, or numbers of colours in the map. What a number beyond "
                         "the last shows is up to the reader."));
    row.u16("pixels")
        .times(width)
        .when(depth.is(16))
        .split(color5551)
        .doc(inRow)
        .note(QT_TR_NOOP(
            "With a pixelDepth of 15 or 16: from the lowest bit on, five bits of blue, five of green, five of red, and "
            "one of alpha; with a colour map a number in it. Horde3D does not look at the alpha."));
    for (const int bits : {24, 32}) {
        auto pixel = row.records("pixels")
                         .times(width)
                         .when(depth.is(bits))
                         .doc(inRow)
                         .note(bits == 32
                                   ? QT_TR_NOOP("With a pixelDepth of 32: blue, green, red and alpha, a byte each.")
                                   : QT_TR_NOOP("With a pixelDepth of 24: blue, green and red, a byte each."));
        for (const char *name : {"blue", "green", "red"})
            describeChannel(pixel.u8(name));
        if (bits == 32)
            describeChannel(pixel.u8("alpha"));
    }
    const auto cutOff = file.look(&headerNumberAt<TgaHeader, &TgaHeader::cutOffSize>);
    fields.cutOffRow =
        file.bytes("cutOffRow")
            .times(cutOff)
            .when(!depth.is(0))
            .doc(QT_TR_NOOP(
                "What a cut-off file has of its last row; readers take missing pixels for black or refuse the file."))
            .field();
    const auto dataSize = file.look(&headerNumberAt<TgaHeader, &TgaHeader::dataSize>);
    fields.data = file.bytes("data")
                      .times(dataSize)
                      .when(depth.is(0))
                      .doc(QT_TR_NOOP(
                          "There where imageType is 9, 10 or 11. Packets: a byte whose highest bit says that one pixel "
                          "is repeated, and whose other bits say how many pixels it makes, less one; then the one "
                          "pixel, or so many. A wrong byte of this kind spoils all behind it."))
                      .field();
}

void TgaFormat::areas(RecordRef file)
{
    const auto developerSize = file.look(&headerNumberAt<TgaHeader, &TgaHeader::developerSize>);
    file.bytes("developerArea")
        .times(developerSize)
        .doc(QT_TR_NOOP("What programs left here, there where developerOffset of the footer is not 0. The directory at "
                        "its end counts the pieces in a u16; each has a u16 for its kind, a u32 for its place in the "
                        "file and a u32 for its size. Engines do not read it."));
    const auto hasExtension = file.look(&headerNumberAt<TgaHeader, &TgaHeader::hasExtension>);
    auto extension = file.record("extensionArea")
                         .when(hasExtension)
                         .doc(QT_TR_NOOP("More about the picture: who made it, when and with which program. There "
                                         "where extensionOffset of the footer is not 0."))
                         .note(notRead);
    extension.u16("extensionSize")
        .equals(TgaHeader::ExtensionSize)
        .warning("96")
        .doc(QT_TR_NOOP("Size of the extension area in bytes, these two included."));
    extension.text("authorName").size(41).doc(QT_TR_NOOP("Who made the picture, up to 40 letters.")).note(filledText);
    extension.text("authorComments")
        .size(324)
        .doc(QT_TR_NOOP("What the author says about the picture: four lines of up to 80 letters. Each takes 81 bytes, "
                        "the last of them a NUL."))
        .note(filledText);
    extension.u16("dateTime")
        .times(6)
        .components({"month", "day", "year", "hour", "minute", "second"})
        .doc(QT_TR_NOOP("When the picture was saved: month from 1, day from 1, year with four digits, hour from 0 to "
                        "23, minute, second; all 0 where that is not known."));
    extension.text("jobName")
        .size(41)
        .doc(QT_TR_NOOP("Name of the work for which the picture was made, up to 40 letters."))
        .note(filledText);
    extension.u16("jobTime")
        .times(3)
        .components({"hours", "minutes", "seconds"})
        .doc(QT_TR_NOOP("How long somebody worked on the picture: hours, minutes from 0 to 59, seconds from 0 to 59; "
                        "all 0 where nobody counted."));
    extension.text("softwareId")
        .size(41)
        .doc(QT_TR_NOOP("The program that wrote the file, up to 40 letters."))
        .note(filledText);
    extension.u16("softwareVersion").doc(QT_TR_NOOP("Version of that program, times 100: 117 is 1.17; 0 for none."));
    extension.u8("softwareLetter").doc(QT_TR_NOOP("A letter behind the version, as in 1.17b; 32, a blank, for none."));
    extension.u32("keyColor")
        .doc(QT_TR_NOOP("Colour of pixels that count as transparent: alpha, red, green and blue, from the highest byte "
                        "on; 0 where it is not used."));
    extension.u16("pixelAspectRatio")
        .times(2)
        .components({"width", "height"})
        .doc(QT_TR_NOOP("Shape of a pixel, width and height; a height of 0 says that nobody knows."));
    extension.u16("gamma")
        .times(2)
        .components({"numerator", "denominator"})
        .doc(QT_TR_NOOP("Gamma, the exponent of brightness for which the colours are meant, as a fraction from 0.0 to "
                        "10.0; a denominator of 0 says that it is not used."));
    extension.u32("colorCorrectionOffset")
        .doc(QT_TR_NOOP(
            "Where the table of colour corrections lies, in bytes from the beginning of the file; 0 for none. It has "
            "256 times four u16: alpha, red, green and blue to show for a number, 65535 for full."));
    extension.u32("postageStampOffset")
        .doc(QT_TR_NOOP("Where a small copy of the picture lies, in bytes from the beginning of the file; 0 for none. "
                        "It has a byte for its width, one for its height, then its pixels in the form of the large "
                        "ones, but never packed."));
    extension.u32("scanLineOffset")
        .doc(QT_TR_NOOP("Where a table lies, in bytes from the beginning of the file; 0 for none. It has a u32 for "
                        "each row: where the row begins, counted from there, too."));
    extension.u8("attributesType")
        .doc(QT_TR_NOOP("What alpha means: 0 and 1 nothing, 2 something unknown that should be kept, 3 opacity, 4 "
                        "opacity that colours are multiplied with already."));
    const auto tablesSize = file.look(&headerNumberAt<TgaHeader, &TgaHeader::tablesSize>);
    file.bytes("tables")
        .times(tablesSize)
        .doc(QT_TR_NOOP("What colorCorrectionOffset, postageStampOffset and scanLineOffset of the extension area lead "
                        "to, up to the footer. Engines do not read it."));
    const auto hasFooter = file.look(&headerNumberAt<TgaHeader, &TgaHeader::isAtFooter>);
    auto footer =
        file.record("footer")
            .when(hasFooter)
            .doc(QT_TR_NOOP(
                "The last 26 bytes of files of version 2, known by their signature: they say where its areas lie."))
            .note(notRead);
    fields.footer = footer.field();
    const auto extensionOffset =
        footer.u32("extensionOffset")
            .doc(QT_TR_NOOP("Where the extension area lies, in bytes from the beginning of the file; 0 for none."));
    const auto developerOffset = footer.u32("developerOffset")
                                     .doc(QT_TR_NOOP("Where the directory of the developer area lies, in bytes from "
                                                     "the beginning of the file; 0 for none."));
    const auto signature = footer.text("signature")
                               .size(18)
                               .doc(QT_TR_NOOP(
                                   "TRUEVISION-XFILE, a full stop and a NUL: by them programs know the footer."));
    fields.extensionOffset = extensionOffset.field();
    fields.developerOffset = developerOffset.field();
    fields.signature = signature.field();
    file.bytes("unused")
        .until(endOfFrame)
        .doc(QT_TR_NOOP("Bytes behind the picture to which nothing refers; readers do not see them."));
}

const Format &tgaFormat()
{
    static const Format format{
        .id = "image.tga",
        .name = QT_TRANSLATE_NOOP("formats", "TGA picture"),
        .extensions = {QStringLiteral("tga")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file ends with TRUEVISION-XFILE, or its name with .tga."),
        .looksLike =
            [](const Bytes &bytes) {
                ByteCursor cursor(bytes);
                const qint64 headerEnd = TgaFormat::instance().fields.picture->leastSize;
                return tgaEnd(cursor, {headerEnd, bytes.size()}, {}) < bytes.size();
            },
        .schema = [] { return TgaFormat::instance().schema; },
        .rules = tgaRules(),
        .scene = &tgaScene,
    };
    return format;
}

} // namespace hexahedron
