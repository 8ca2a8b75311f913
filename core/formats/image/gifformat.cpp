#include "core/formats/image/gifformat.h"

#include "core/check/engineissues.h"
#include "core/formats/image/channels.h"
#include "core/formats/image/imagerules.h"
#include "core/formats/image/imagescene.h"
#include "core/tree/layout.h"

namespace hexahedron {

namespace {

constexpr qint64 HasColorTable = 0x80;
constexpr qint64 ControlLabel = 0xf9, CommentLabel = 0xfe;
constexpr double LongestCode = 12; // bits

const std::vector<NamedValue> introducers{
    {GifFormat::Extension, QT_TRANSLATE_NOOP("GifFormat", "extension")},
    {GifFormat::Image, QT_TRANSLATE_NOOP("GifFormat", "image")},
    {GifFormat::Trailer, QT_TRANSLATE_NOOP("GifFormat", "end")},
};
const std::vector<NamedValue> labels{
    {0x01, QT_TRANSLATE_NOOP("GifFormat", "plain text")},
    {0xf9, QT_TRANSLATE_NOOP("GifFormat", "graphic control")},
    {0xfe, QT_TRANSLATE_NOOP("GifFormat", "comment")},
    {0xff, QT_TRANSLATE_NOOP("GifFormat", "application")},
};

/// Looks: what a byte before or at the place says.
qint64 byteAt(ByteCursor &bytes, qint64 offset, qint64 end)
{
    return offset < end ? qint64(*bytes.at(offset, 1)) : 0;
}

qint64 colorCount(qint64 flags)
{
    return flags & HasColorTable ? qint64(2) << (flags & 7) : 0;
}

qint64 globalColorCount(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    constexpr qint64 Behind = 3; // flags, background, aspect ratio
    return colorCount(byteAt(bytes, rest.begin - Behind, rest.end));
}

qint64 localColorCount(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    return colorCount(byteAt(bytes, rest.begin - 1, rest.end));
}

qint64 isTrailer(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    return byteAt(bytes, rest.begin - 1, rest.end) == GifFormat::Trailer;
}

qint64 isTerminator(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    return byteAt(bytes, rest.begin, rest.end) == 0;
}

/// 1 for a graphic control extension of the size that it should have.
qint64 isControl(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    constexpr qint64 Size = 4;
    return byteAt(bytes, rest.begin - 1, rest.end) == ControlLabel && byteAt(bytes, rest.begin, rest.end) == Size;
}

std::vector<BitSpan> tableBits()
{
    return {{.name = "sizeOfColorTable", .shift = 0, .width = 3}};
}

} // namespace

GifFormat::GifFormat()
{
    SchemaBuilder builder("GifFormat", {});
    builder.rule(issues::notThisFormat, "89")
        .rule(issues::cutOff, "94")
        .rule(issues::trailingBytes, "94")
        .rule(issues::bytesLeftOver, "94");

    auto file = builder.file()
                    .section("GIF", "GIF8")
                    .doc(QT_TR_NOOP(
                        "Pictures of up to 256 colours, one after the other. Numbers have their lowest byte first."));
    fields.file = file.field();
    screen(file);
    auto block = file.records("blocks").doc(
        QT_TR_NOOP("Images and extensions, one after the other, up to the block whose introducer is 0x3b."));
    fields.blocks = block.field();
    const auto introducer = block.u8("introducer")
                                .names(introducers)
                                .error("94")
                                .noRepair()
                                .doc(QT_TR_NOOP("Says what follows: an extension (0x21), an image (0x2C) or the end "
                                                "(0x3B). Readers refuse other numbers."));
    fields.introducer = introducer.field();
    const auto isEnd = block.look(&isTrailer);
    image(block, introducer);
    extension(block, introducer);
    block.bytes("unknown")
        .until(endOfFrame)
        .when(!introducer.is(Image) && !introducer.is(Extension) && !introducer.is(Trailer))
        .doc(QT_TR_NOOP("Bytes behind an unknown block: where the next one begins is unknown, and readers stop here."));
    block.untilNonZero(isEnd);
    schema = builder.finish();
}

void GifFormat::screen(RecordRef file)
{
    file.text("signature")
        .size(3)
        .initially("GIF")
        .doc(QT_TR_NOOP("Says that the file is a GIF. Readers refuse any other."));
    file.text("version").size(3).initially("89a").doc(
        QT_TR_NOOP("Version: 87a, or 89a, which added transparent colours and times. Readers refuse others."));
    fields.width = file.u16("width")
                       .unit(QT_TR_NOOP("pixels"))
                       .doc(QT_TR_NOOP(
                           "Width of the screen, more than 0, on which the images lie; it is that of the picture. "
                           "Horde3D refuses images that pass it."))
                       .field();
    fields.height = file.u16("height")
                        .unit(QT_TR_NOOP("pixels"))
                        .doc(QT_TR_NOOP(
                            "Height of the screen, more than 0, on which the images lie; it is that of the picture. "
                            "Horde3D refuses images that pass it."))
                        .field();
    std::vector<BitSpan> bits = tableBits();
    bits.push_back({.name = "sorted", .shift = 3, .width = 1});
    bits.push_back({.name = "colorResolution", .shift = 4, .width = 3});
    bits.push_back({.name = "hasColorTable", .shift = 7, .width = 1});
    fields.screenFlags = file.u8("flags")
                             .split(bits)
                             .doc(QT_TR_NOOP(
                                 "0x80: a table of colours follows, of as many as the lowest three bits say (0 for 2, "
                                 "1 for 4, up to 7 for 256); when this is wrong, colours are taken for what follows "
                                 "them. No reader looks at the others: 0x70 is how many bits a colour had before, less "
                                 "one, 0x08 says that the most important colours come first."))
                             .field();
    file.u8("backgroundColorIndex")
        .doc(QT_TR_NOOP("Number of the colour where no image is, counted from 0 in globalColorTable. Many readers "
                        "leave such places transparent instead."));
    file.u8("pixelAspectRatio")
        .doc(QT_TR_NOOP("Shape of a pixel, width by height: (number + 15) / 64, or 0 where nothing is said. Readers do "
                        "not look at it."));
    colors(
        file, "globalColorTable", &globalColorCount,
        QT_TR_NOOP(
            "Colours of all images without a table of their own, there where flags has 0x80; a pixel holds the number "
            "of its colour, counted from 0. Horde3D refuses an image that has neither this table nor its own."));
}

void GifFormat::colors(RecordRef owner, const char *name, LookFunction count, const char *doc)
{
    const auto colorCount = owner.look(count);
    auto color = owner.records(name)
                     .times(colorCount)
                     .when(!colorCount.is(0))
                     .whole("94")
                     .sealed(QT_TR_NOOP("How many colours there are follows from the flags."))
                     .doc(doc);
    for (const char *channel : {"red", "green", "blue"})
        describeChannel(color.u8(channel));
}

void GifFormat::subBlocks(RecordRef owner, const char *doc, const char *pieceDoc, bool areTexts)
{
    auto subBlock = owner.records("subBlocks").doc(doc);
    fields.subBlocks.push_back(subBlock.field());
    const auto isLast = subBlock.look(&isTerminator);
    const auto size = subBlock.u8("size")
                          .whole("94")
                          .unit(QT_TR_NOOP("bytes"))
                          .doc(
                              QT_TR_NOOP("How many bytes follow; 0 ends the list. Readers find the next piece by it."));
    auto content = areTexts ? subBlock.text("text") : subBlock.bytes("data");
    content.times(size).when(!size.is(0)).whole("94").doc(pieceDoc);
    subBlock.untilNonZero(isLast);
}

void GifFormat::image(RecordRef block, const FieldRef &introducer)
{
    auto image = block.record("image")
                     .when(introducer.is(Image))
                     .doc(QT_TR_NOOP("One image, or a part of the picture that changes; engines show the first only."));
    fields.image = image.field();
    fields.left = image.u16("left")
                      .whole("94")
                      .doc(QT_TR_NOOP("How far the image lies from the left edge of the screen, in pixels. Horde3D "
                                      "refuses an image that passes the screen."))
                      .field();
    fields.top = image.u16("top")
                     .whole("94")
                     .doc(QT_TR_NOOP("How far the image lies from the upper edge of the screen, in pixels. Horde3D "
                                     "refuses an image that passes the screen."))
                     .field();
    fields.imageWidth = image.u16("width")
                            .whole("94")
                            .unit(QT_TR_NOOP("pixels"))
                            .doc(QT_TR_NOOP(
                                "Width of the image, more than 0. Horde3D refuses an image that passes the screen."))
                            .field();
    fields.imageHeight = image.u16("height")
                             .whole("94")
                             .unit(QT_TR_NOOP("pixels"))
                             .doc(QT_TR_NOOP(
                                 "Height of the image, more than 0. Horde3D refuses an image that passes the screen."))
                             .field();
    std::vector<BitSpan> bits = tableBits();
    bits.push_back({.name = "sorted", .shift = 5, .width = 1});
    bits.push_back({.name = "interlaced", .shift = 6, .width = 1});
    bits.push_back({.name = "hasColorTable", .shift = 7, .width = 1});
    fields.imageFlags =
        image.u8("flags")
            .whole("94")
            .split(bits)
            .doc(QT_TR_NOOP(
                "0x80: colours of the image's own follow, as many as the lowest three bits say (0 for 2, 1 for 4, up "
                "to 7 for 256); when this is wrong, colours are taken for pixels. 0x40: the rows come in four passes: "
                "every eighth from row 0 on, every eighth from row 4, every fourth from row 2, every second from row "
                "1. 0x20: the most important colours come first; no reader looks at it, nor at 0x18."))
            .field();
    colors(image, "localColorTable", &localColorCount,
           QT_TR_NOOP("Colours of this image, in place of those of all images, there where flags has 0x80; a pixel "
                      "holds the number of its colour, counted from 0."));
    image.u8("lzwMinimumCodeSize")
        .whole("94")
        .range(1, LongestCode)
        .error("94")
        .noRepair()
        .unit(QT_TR_NOOP("bits"))
        .doc(QT_TR_NOOP("Size of the first codes, less one: enough for the numbers of all colours, 2 to 8 in real "
                        "files. Readers refuse more than 12; any other that is wrong makes all pixels garbage."));
    subBlocks(image,
              QT_TR_NOOP("Numbers of colours, row by row from the upper left corner, packed with LZW and cut into "
                         "pieces of up to 255 bytes; an empty piece is the last."),
              QT_TR_NOOP("A piece of the LZW codes, each with its lowest bit first; readers put the pieces together. A "
                         "wrong byte spoils the pixels behind it."));
}

void GifFormat::extension(RecordRef block, const FieldRef &introducer)
{
    auto extension = block.record("extension")
                         .when(introducer.is(Extension))
                         .doc(QT_TR_NOOP("An extension: more about the picture, such as times and comments."));
    const auto label = extension.u8("label")
                           .whole("94")
                           .names(labels)
                           .info("")
                           .noRepair()
                           .doc(QT_TR_NOOP("Says what the extension is: 0x01, 0xF9, 0xFE or 0xFF."))
                           .note(QT_TR_NOOP("Readers skip one that they do not know, piece by piece."));
    const auto control = extension.look(&isControl);
    auto graphic = extension.record("graphicControl")
                       .when(control)
                       .whole("94")
                       .doc(QT_TR_NOOP("How the next image is shown: for how long, with which transparent colour, and "
                                       "what becomes of it then. There where label is 0xf9 and size 4."));
    graphic.u8("size").doc(QT_TR_NOOP(
        "Size of what follows, without the terminator: always 4. At any other, Horde3D skips the extension."));
    graphic.u8("flags")
        .split({{.name = "hasTransparentColor", .shift = 0, .width = 1},
                {.name = "waitsForUser", .shift = 1, .width = 1},
                {.name = "disposal", .shift = 2, .width = 3}})
        .doc(QT_TR_NOOP("0x01: one colour is transparent. 0x02: the next image waits for the user. Bits 2 to 4 (0x1c) "
                        "say what becomes of the image before the next: 0 or 1 it stays, 2 the background comes back, "
                        "3 what was there before. The others are 0. Engines show the first image only."));
    graphic.u16("delay").doc(QT_TR_NOOP("How long the image stays before the next, in hundredths of a second; 0 for no "
                                        "wait. Engines show the first image only."));
    graphic.u8("transparentColorIndex")
        .doc(QT_TR_NOOP(
            "Number of the colour that is not drawn, counted from 0 in the table of the image, where 0x01 is set in "
            "flags: its pixels show what lies behind. A wrong one makes another colour transparent."));
    graphic.u8("terminator")
        .equals(0)
        .error("94")
        .doc(QT_TR_NOOP("An empty piece: it ends the extension. Readers take any other number for the length of one "
                        "more piece and skip so many bytes."));
    auto comment =
        extension.record("comment").when(label.is(CommentLabel)).doc(QT_TR_NOOP("A text for people; readers skip it."));
    subBlocks(comment, QT_TR_NOOP("The text, cut into pieces of up to 255 bytes; an empty piece is the last."),
              QT_TR_NOOP("A piece of the text, in ASCII; readers of images skip it."), true);
    auto other = extension.record("content")
                     .when(!control.is(1) && !label.is(CommentLabel))
                     .doc(
                         QT_TR_NOOP("What programs put there, for instance how often an animation runs (NETSCAPE2.0). "
                                    "A graphic control extension of the right size stands in graphicControl instead."));
    subBlocks(other,
              QT_TR_NOOP("What the extension says, cut into pieces of up to 255 bytes; an empty piece is the last. The "
                         "first piece of an application is its name, of 11 letters."),
              QT_TR_NOOP("A piece of what the extension says, in the form that its program gave it; others skip it."));
}

const Format &gifFormat()
{
    static const Format format{
        .id = "image.gif",
        .name = QT_TRANSLATE_NOOP("formats", "GIF picture"),
        .extensions = {QStringLiteral("gif")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with GIF87a or GIF89a."),
        .signatures = {"GIF87a", "GIF89a"},
        .schema = [] { return GifFormat::instance().schema; },
        .rules = gifRules(),
        .scene = &gifScene,
    };
    return format;
}

} // namespace hexahedron
