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

struct Chromaticity
{
    const char *name, *doc;
};
constexpr std::array chromaticities{
    Chromaticity{"whitePoint",
                 QT_TRANSLATE_NOOP("PngFormat", "Which white is meant: its place in the CIE diagram of all colours, x "
                                                "and y times 100000; 31270 and 32900 in sRGB.")},
    Chromaticity{"red", QT_TRANSLATE_NOOP("PngFormat", "Which red is meant: its place in the CIE diagram of all "
                                                       "colours, x and y times 100000; 64000 and 33000 in sRGB.")},
    Chromaticity{"green", QT_TRANSLATE_NOOP("PngFormat", "Which green is meant: its place in the CIE diagram of all "
                                                         "colours, x and y times 100000; 30000 and 60000 in sRGB.")},
    Chromaticity{"blue", QT_TRANSLATE_NOOP("PngFormat", "Which blue is meant: its place in the CIE diagram of all "
                                                        "colours, x and y times 100000; 15000 and 6000 in sRGB.")},
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
constexpr const char *othersRefused = QT_TRANSLATE_NOOP("PngFormat", "Readers refuse other numbers.");

constexpr const char *skipped = QT_TRANSLATE_NOOP("PngFormat", "Engines such as Horde3D skip this chunk.");

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

    auto file = builder.file()
                    .section("PNG", signature)
                    .doc(QT_TR_NOOP("A picture: a signature, then chunks. Numbers have their highest byte first."));
    fields.file = file.field();
    file.bytes("signature")
        .times(signature.size())
        .doc(QT_TR_NOOP("89 50 4E 47 0D 0A 1A 0A: the file is a PNG; the line ends among the bytes show whether a "
                        "transfer has changed it. Readers refuse any other."));
    header(file);
    colors(file);
    auto data = file.chunk("IDAT").doc(
        QT_TR_NOOP("Pixels, packed as one zlib stream that goes through all IDAT chunks; these stand one right behind "
                   "the other. Without any there is no picture."));
    fields.packed = data.bytes("data")
                        .until(endOfFrame)
                        .doc(QT_TR_NOOP(
                            "A part of the zlib stream. Unpacked it has the rows, without Adam7 from the top: a byte "
                            "for the filter, then the samples without gaps, from left to right, the first in the "
                            "highest bits. A damaged byte spoils the picture from there on."))
                        .field();
    fields.data = data.field();
    texts(file);
    others(file);
    auto end = file.chunk("IEND").last().doc(
        QT_TR_NOOP("Says that the picture ends here, and holds nothing. Readers do not look at what follows."));
    inwork::field(end.field()->body[pngStyle.lengthRow()])->note = QT_TR_NOOP("Always 0, and readers look no further.");
    for (const Field *chunk : file.field()->frames)
        inwork::field(chunk->trailer)->note = QT_TR_NOOP("Horde3D does not look at it.");
    file.must(holdInOrder(chunksOf(*file.field()), imageissues::headerNotFirst, "92")
                  .repeated(imageissues::headerRepeated, "92", nullptr)
                  .missing(imageissues::chunkMissing, "92", nullptr));
    schema = builder.finish();
}

void PngFormat::header(RecordRef file)
{
    auto header = file.chunk("IHDR").doc(QT_TR_NOOP("Sides and format of the picture. It is the first chunk, and its "
                                                    "content has 13 bytes: else readers refuse the file."));
    fields.header = header.field();
    const auto side = [&](const char *name, const char *doc) {
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
            .doc(doc)
            .field();
    };
    fields.width = side("width", QT_TR_NOOP("Width of the picture. Readers refuse a file whose pixels are not enough "
                                            "for it; Horde3D takes 16777216 at most."));
    fields.height = side("height", QT_TR_NOOP("Height of the picture. Readers refuse a file whose pixels are not "
                                              "enough for it; Horde3D takes 16777216 at most."));
    fields.bitDepth = header.u8("bitDepth")
                          .unit(QT_TR_NOOP("bits"))
                          .doc(QT_TR_NOOP("Size of a sample, or of a palette number: 1, 2, 4, 8 or 16 in grey; 1, 2, 4 "
                                          "or 8 with a palette; 8 or 16 in all others."))
                          .note(QT_TR_NOOP("Readers refuse other sizes."))
                          .field();
    fields.colorType = header.u8("colorType")
                           .names(colorTypes)
                           .error("92")
                           .noRepair()
                           .doc(QT_TR_NOOP("What the samples of a pixel are."))
                           .note(othersRefused)
                           .field();
    fields.compression = header.u8("compression")
                             .names({{0, QT_TR_NOOP("deflate")}})
                             .error("92")
                             .otherwise(0)
                             .doc(QT_TR_NOOP("How pixels are packed; only one way is known."))
                             .note(othersRefused)
                             .field();
    header.u8("filter")
        .names({{0, QT_TR_NOOP("adaptive")}})
        .error("92")
        .otherwise(0)
        .doc(QT_TR_NOOP("How rows are prepared before they are packed; only one way is known."))
        .note(othersRefused);
    fields.interlace = header.u8("interlace")
                           .names({{0, QT_TR_NOOP("none")}, {1, QT_TR_NOOP("Adam7")}})
                           .error("92")
                           .noRepair()
                           .doc(QT_TR_NOOP("Whether rows come one after the other, or in seven passes."))
                           .note(othersRefused)
                           .field();
}

void PngFormat::colors(RecordRef file)
{
    auto palette = file.chunk("PLTE").doc(
        QT_TR_NOOP("The palette: colours that pixels name by their number. It stands once, before IDAT; with colour "
                   "type 3 readers refuse a file without it, with 2 and 6 it only says which colours a poor screen "
                   "should show, with 0 and 4 there is none."));
    fields.palette = palette.field();
    auto color = palette.records("colors")
                     .until(endOfFrame)
                     .doc(QT_TR_NOOP("One colour after the other, three bytes each, 256 at most; a pixel holds the "
                                     "number of its colour, counted from 0. Horde3D refuses more, and a part of a "
                                     "colour at the end; what a number beyond the last shows is up to the reader."));
    for (const char *name : {"red", "green", "blue"})
        describeChannel(color.u8(name));
    auto transparency = file.chunk("tRNS").doc(QT_TR_NOOP(
        "The alpha of each colour of the palette, or a colour that is transparent; without it all are opaque. It "
        "stands once, behind PLTE and before IDAT; with colour types 4 and 6, which have alpha, Horde3D refuses it."));
    transparency.u8("alpha")
        .until(endOfFrame)
        .doc(QT_TR_NOOP("With a palette one alpha for each colour and no more, 0 transparent and 255 opaque; colours "
                        "behind the end are opaque. Else the one colour that is transparent: two bytes of grey, or two "
                        "each of red, green and blue, in the range of the samples. Horde3D refuses other lengths."));
    auto meant = file.chunk("cHRM")
                     .doc(QT_TR_NOOP(
                         "Which colours are meant by white, red, green and blue. It stands once, before PLTE and "
                         "IDAT; sRGB or iCCP count before it. Readers that skip it show slightly other colours."))
                     .note(skipped);
    for (const auto &[point, doc] : chromaticities)
        meant.u32(point).times(2).components({"x", "y"}).doc(doc);
    auto gamma = file.chunk("gAMA")
                     .doc(QT_TR_NOOP(
                         "With which exponent (gamma) brightness was turned into the numbers of pixels, so that the "
                         "picture is equally bright on every screen. It stands once, before PLTE and IDAT; sRGB or "
                         "iCCP count before it. Readers that skip it may show the picture too bright or too dark."))
                     .note(skipped);
    gamma.u32("gamma").notZero().warning("").noRepair().doc(QT_TR_NOOP(
        "The exponent by which brightness was turned into numbers, times 100000: 45455 is 1/2.2, the usual one."));
    auto profile =
        file.chunk("iCCP")
            .doc(QT_TR_NOOP(
                "A colour profile: what the numbers mean exactly as colours. It stands once, before PLTE and IDAT; "
                "gAMA and cHRM do not count beside it. Readers that skip it show slightly other colours."))
            .note(skipped);
    profile.text("profileName")
        .doc(QT_TR_NOOP("What people call the profile: 1 to 79 letters in Latin 1, then a NUL."));
    profile.u8("compression")
        .names({{0, QT_TR_NOOP("deflate")}})
        .doc(QT_TR_NOOP("How the profile is packed; only one way is known."));
    profile.bytes("profile")
        .until(endOfFrame)
        .doc(QT_TR_NOOP("The ICC profile, packed with zlib: what the numbers of the picture mean exactly as colours."));
    auto bits = file.chunk("sBIT")
                    .doc(
                        QT_TR_NOOP("How many bits of the samples mean something: samples of fewer bits were stretched. "
                                   "It stands once, before PLTE and IDAT. Readers that skip it show the same picture."))
                    .note(skipped);
    bits.u8("bits")
        .until(endOfFrame)
        .doc(QT_TR_NOOP(
            "For each channel, in the order of the samples (with a palette red, green, blue), how many bits the "
            "picture had from which it was made: from 1 to the size of a sample. The other bits are filled."));
    auto standard =
        file.chunk("sRGB")
            .doc(QT_TR_NOOP(
                "Says that colours are those of sRGB, as on most screens. It stands once, before PLTE and IDAT; gAMA "
                "and cHRM do not count beside it. Readers that skip it mostly take the same colours."))
            .note(skipped);
    standard.u8("intent").names(intents).doc(QT_TR_NOOP(
        "How colours that a screen or printer cannot show are treated there; the numbers of the picture stay."));
}

void PngFormat::texts(RecordRef file)
{
    auto text = file.chunk("tEXt")
                    .doc(QT_TR_NOOP("A text about the picture, in Latin 1: a keyword, a NUL, the text. Several may "
                                    "stand anywhere between IHDR and IEND. The pixels do not depend on them."))
                    .note(skipped);
    text.text("keyword").initially("Comment").doc(
        QT_TR_NOOP("What the text is: Title, Author, Comment, …; 1 to 79 letters in Latin 1, then a NUL."));
    text.text("text")
        .until(endOfFrame)
        .doc(QT_TR_NOOP("The text itself, in Latin 1; its lines end with the byte 10, and no NUL ends it."));
    auto packed =
        file.chunk("zTXt")
            .doc(QT_TR_NOOP(
                "A text about the picture, in Latin 1: a keyword, a NUL, a byte for the way of packing, the packed "
                "text. Several may stand anywhere between IHDR and IEND. The pixels do not depend on them."))
            .note(skipped);
    packed.text("keyword").initially("Comment").doc(
        QT_TR_NOOP("What the text is: Title, Author, Comment, …; 1 to 79 letters in Latin 1, then a NUL."));
    packed.u8("compression")
        .names({{0, QT_TR_NOOP("deflate")}})
        .doc(QT_TR_NOOP("How the text is packed; only one way is known."));
    packed.bytes("text")
        .until(endOfFrame)
        .doc(QT_TR_NOOP("The text, packed with zlib; unpacked it is in Latin 1, and its lines end with the byte 10."));
    auto international = file.chunk("iTXt")
                             .doc(QT_TR_NOOP("A text about the picture, in UTF-8, with its language. Several may stand "
                                             "anywhere between IHDR and IEND. The pixels do not depend on them."))
                             .note(skipped);
    international.text("keyword").initially("Comment").doc(
        QT_TR_NOOP("What the text is: Title, Author, Comment, …; 1 to 79 letters in Latin 1, then a NUL."));
    const auto isCompressed = international.u8("isCompressed")
                                  .names({{0, QT_TR_NOOP("no")}, {1, QT_TR_NOOP("yes")}})
                                  .doc(QT_TR_NOOP("Whether the text is packed; the keywords never are."));
    international.u8("compression")
        .names({{0, QT_TR_NOOP("deflate")}})
        .doc(QT_TR_NOOP("How the text is packed, where isCompressed is 1; only one way is known."));
    international.text("language")
        .doc(QT_TR_NOOP("Language of the text, in ASCII, for instance de-AT, then a NUL; empty where it is unknown."));
    international.text("translatedKeyword")
        .doc(QT_TR_NOOP("The keyword in the language of the text, in UTF-8, then a NUL; may be empty."));
    international.text("text")
        .until(endOfFrame)
        .when(isCompressed.is(0))
        .doc(QT_TR_NOOP("The text itself, in UTF-8; its lines end with the byte 10, and no NUL ends it."));
    international.bytes("text")
        .until(endOfFrame)
        .when(!isCompressed.is(0))
        .doc(QT_TR_NOOP("The text, packed with zlib; unpacked it is in UTF-8, and its lines end with the byte 10."));
}

void PngFormat::others(RecordRef file)
{
    auto background = file.chunk("bKGD")
                          .doc(QT_TR_NOOP(
                              "The colour to show behind a picture with alpha. It stands once, behind PLTE and before "
                              "IDAT. Readers that skip it show whatever is there behind transparent places."))
                          .note(skipped);
    background.bytes("color")
        .until(endOfFrame)
        .doc(QT_TR_NOOP(
            "With a palette one byte, the number of a colour, counted from 0; else two bytes for grey, or two each for "
            "red, green and blue, in the range of the samples (up to 255 where they have 8 bits)."));
    auto size = file.chunk("pHYs")
                    .doc(QT_TR_NOOP("How large a pixel is, for printing, or how much wider than high. It stands once, "
                                    "before IDAT. Readers that skip it take pixels for squares."))
                    .note(skipped);
    size.u32("pixelsPerUnitX")
        .doc(QT_TR_NOOP("Pixels from left to right in a metre: 2835 is 72 an inch. Where unit is 0, only its ratio to "
                        "pixelsPerUnitY counts."));
    size.u32("pixelsPerUnitY")
        .doc(QT_TR_NOOP("Pixels from top to bottom in a metre: 2835 is 72 an inch. Where unit is 0, only its ratio to "
                        "pixelsPerUnitX counts."));
    size.u8("unit").names(units).doc(
        QT_TR_NOOP("Whether the two numbers are lengths, or only say how much wider than high a pixel is."));
    auto histogram = file.chunk("hIST")
                         .doc(QT_TR_NOOP(
                             "How often each colour of the palette occurs, for screens that show only some. It stands "
                             "once, behind PLTE and before IDAT. Readers that skip it show the same picture."))
                         .note(skipped);
    histogram.u16("frequencies")
        .until(endOfFrame)
        .doc(QT_TR_NOOP("About how often each colour occurs: one number for each that PLTE has, in its order; 0 only "
                        "for a colour that no pixel has."));
    auto suggested =
        file.chunk("sPLT")
            .doc(QT_TR_NOOP(
                "A palette that somebody has chosen: the colours to use where a screen cannot show all. Several may "
                "stand before IDAT, each with another name. Readers that skip it choose colours themselves."))
            .note(skipped);
    suggested.text("paletteName")
        .doc(QT_TR_NOOP(
            "Name of the palette, by which people choose among several: 1 to 79 letters in Latin 1, then a NUL."));
    suggested.u8("sampleDepth")
        .unit(QT_TR_NOOP("bits"))
        .doc(QT_TR_NOOP("Size of each of the four samples of a colour: 8 or 16."));
    suggested.bytes("colors")
        .until(endOfFrame)
        .doc(QT_TR_NOOP("For each colour red, green, blue and alpha, a byte each or two as sampleDepth says, and two "
                        "bytes for how often it occurs; the most frequent comes first."));
    auto time = file.chunk("tIME")
                    .doc(QT_TR_NOOP("When the picture was changed last, in universal time. It stands once, anywhere "
                                    "between IHDR and IEND. The pixels do not depend on it."))
                    .note(skipped);
    time.u16("year").doc(QT_TR_NOOP("Year in which the picture was changed last, with all four digits."));
    time.u8("month").range(1, 12).warning("").doc(
        QT_TR_NOOP("Month in which the picture was changed last; January is 1."));
    time.u8("day").range(1, 31).warning("").doc(
        QT_TR_NOOP("Day of the month on which the picture was changed last, from 1."));
    time.u8("hour").range(0, 23).warning("").doc(
        QT_TR_NOOP("Hour in which the picture was changed last, in universal time."));
    time.u8("minute").range(0, 59).warning("").doc(QT_TR_NOOP("Minute in which the picture was changed last."));
    time.u8("second").range(0, 60).warning("").doc(
        QT_TR_NOOP("Second in which the picture was changed last; 60 is a leap second."));
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
