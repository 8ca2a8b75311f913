#include "core/formats/image/psdformat.h"

#include "core/check/engineissues.h"
#include "core/formats/horde3d/hordehost.h"
#include "core/formats/image/headerbytes.h"
#include "core/formats/image/imagerules.h"
#include "core/formats/image/imagescene.h"

namespace hexahedron {

namespace {

const std::vector<NamedValue> colorModes{
    {0, QT_TRANSLATE_NOOP("PsdFormat", "bitmap")},      {1, QT_TRANSLATE_NOOP("PsdFormat", "grey")},
    {2, QT_TRANSLATE_NOOP("PsdFormat", "indexed")},     {3, QT_TRANSLATE_NOOP("PsdFormat", "RGB")},
    {4, QT_TRANSLATE_NOOP("PsdFormat", "CMYK")},        {7, QT_TRANSLATE_NOOP("PsdFormat", "multichannel")},
    {8, QT_TRANSLATE_NOOP("PsdFormat", "two colours")}, {9, QT_TRANSLATE_NOOP("PsdFormat", "Lab")},
};
const std::vector<NamedValue> compressions{
    {0, QT_TRANSLATE_NOOP("PsdFormat", "none")},
    {1, QT_TRANSLATE_NOOP("PsdFormat", "run lengths")},
    {2, QT_TRANSLATE_NOOP("PsdFormat", "zip")},
    {3, QT_TRANSLATE_NOOP("PsdFormat", "zip with prediction")},
};
const std::vector<NamedValue> resourceIds{
    {1005, QT_TRANSLATE_NOOP("PsdFormat", "resolution")},
    {1006, QT_TRANSLATE_NOOP("PsdFormat", "names of alpha channels")},
    {1028, QT_TRANSLATE_NOOP("PsdFormat", "IPTC record")},
    {1036, QT_TRANSLATE_NOOP("PsdFormat", "thumbnail")},
    {1039, QT_TRANSLATE_NOOP("PsdFormat", "ICC profile")},
    {1058, QT_TRANSLATE_NOOP("PsdFormat", "EXIF data")},
    {1060, QT_TRANSLATE_NOOP("PsdFormat", "XMP metadata")},
};

constexpr qint64 Raw = 0, RunLengths = 1;

constexpr auto fields = &fieldsOf<PsdFormat>;

qint64 channelCount(ByteCursor &, ByteRange, const ValueStack &values)
{
    return values[fields().channels];
}

/// Rows of all channels.
qint64 rowCount(ByteCursor &, ByteRange, const ValueStack &values)
{
    return values[fields().channels] * values[fields().height];
}

/// Bytes of one channel; 0 where it is packed.
qint64 planeSize(ByteCursor &, ByteRange, const ValueStack &values)
{
    if (values[fields().compression] != Raw)
        return 0;
    constexpr qint64 Most = qint64(1) << 40; // no file has that
    const qint64 row = (values[fields().width] * values[fields().depth] + 7) / 8;
    const qint64 rows = values[fields().height];
    return row > 0 && rows > Most / row ? Most : row * rows;
}

/// Parts of a resource begin at even places, counted from where it begins.
qint64 toEven(ByteCursor &, ByteRange rest, const ValueStack &values)
{
    return (rest.begin - values[fields().resourceBegin]) % 2;
}

} // namespace

PsdFormat::PsdFormat()
{
    SchemaBuilder builder("PsdFormat", {});
    builder.bigEndian()
        .rule(issues::notThisFormat, "89")
        .rule(issues::cutOff, "97")
        .rule(issues::trailingBytes, "97")
        .rule(issues::bytesLeftOver, "97");

    auto file = builder.file()
                    .section("PSD", "8BPS")
                    .doc(QT_TR_NOOP("A picture: its resources, its layers, and all layers together as one image. "
                                    "Numbers have their highest byte first."));
    fields.file = file.field();
    header(file);
    const auto colorModeLength =
        file.u32("colorModeDataLength")
            .whole("97")
            .unit(QT_TR_NOOP("bytes"))
            .doc(QT_TR_NOOP(
                "Size of the colour mode data, without this number: 768 in indexed pictures, 0 in most others."));
    file.bytes("colorModeData")
        .times(colorModeLength)
        .whole("97")
        .doc(QT_TR_NOOP("The palette of indexed pictures: 256 bytes of red, then of green, then of blue; with two "
                        "colours, which inks. Horde3D skips it."));
    resources(file);
    const auto layersLength = file.u32("layerAndMaskLength")
                                  .whole("97")
                                  .unit(QT_TR_NOOP("bytes"))
                                  .doc(QT_TR_NOOP("Size of the layers and masks, without this number; a reader of the "
                                                  "whole image jumps over them by it."));
    file.bytes("layerAndMask")
        .times(layersLength)
        .whole("97")
        .doc(QT_TR_NOOP("The layers from which the picture is made, and masks that hide parts of them; empty in a flat "
                        "picture. Horde3D does not read them."));
    imageData(file);
    schema = builder.finish();
}

void PsdFormat::header(RecordRef file)
{
    constexpr double MostChannels = 16; // that Horde3D takes
    file.text("signature")
        .size(4)
        .initially("8BPS")
        .doc(QT_TR_NOOP("Says that the file is a Photoshop document. Readers refuse any other."));
    file.u16("version").equals(1).error("97").noRepair().doc(QT_TR_NOOP(
        "Version: 1. With 2 the file would be a PSB, for large documents with longer numbers, which Horde3D refuses."));
    file.bytes("reserved").times(6).doc(QT_TR_NOOP("Six bytes, reserved: always 0, and readers do not look at them."));
    fields.channels = asked(
        file.u16("channels")
            .range(1, MostChannels)
            .error("97")
            .onlyFor(horde3d)
            .noRepair()
            .doc(QT_TR_NOOP("How many channels the picture has, alpha included: 4 with red, green, blue and alpha. "
                            "Horde3D shows the first four, and refuses more than 16.")));
    fields.height = asked(
        file.u32("height")
            .unit(QT_TR_NOOP("pixels"))
            .doc(QT_TR_NOOP(
                "Height of the picture, more than 0. Where the rows are not enough for it, the rest is missing.")));
    fields.width = asked(
        file.u32("width")
            .unit(QT_TR_NOOP("pixels"))
            .doc(QT_TR_NOOP("Width of the picture, more than 0. When it is wrong, rows are cut in wrong places.")));
    fields.depth = asked(file.u16("depth")
                             .unit(QT_TR_NOOP("bits"))
                             .doc(QT_TR_NOOP("Size of a sample: 1, 8, 16 or 32."))
                             .note(QT_TR_NOOP("Horde3D takes 8 and 16, and refuses others.")));
    file.u16("colorMode")
        .names(colorModes)
        .warning("97")
        .noRepair()
        .equals(3)
        .error("97")
        .onlyFor(horde3d)
        .noRepair()
        .doc(QT_TR_NOOP("What the channels are: how many colours a pixel is made of, and which."))
        .note(QT_TR_NOOP("Horde3D takes 3 only, and refuses others."));
}

void PsdFormat::resources(RecordRef file)
{
    const auto length = file.u32("imageResourcesLength")
                            .whole("97")
                            .unit(QT_TR_NOOP("bytes"))
                            .doc(QT_TR_NOOP(
                                "Size of all resources together, without this number; Horde3D jumps over them by it."));
    auto all = file.record("imageResources")
                   .size(length)
                   .whole("97")
                   .doc(QT_TR_NOOP("More about the picture, such as its resolution. Horde3D skips it."));
    auto resource =
        all.records("resources")
            .until(endOfFrame)
            .doc(QT_TR_NOOP(
                "Each has a number that says what it is, a name, and its content. Horde3D skips all resources."));
    fields.resourceBegin = resource.look(&beginOfFile).field();
    resource.text("signature")
        .size(4)
        .initially("8BIM")
        .doc(QT_TR_NOOP("8BIM: says that a resource begins. Horde3D skips all resources."));
    resource.u16("id")
        .names(resourceIds)
        .info("")
        .noRepair()
        .doc(QT_TR_NOOP("Says what the resource is. Horde3D skips all resources."));
    resource.text("name").lengthBefore(1).initially("new").doc(
        QT_TR_NOOP("Name of the resource: its length, then its letters; mostly empty. Horde3D skips all resources."));
    const auto namePadding = resource.look(&toEven);
    resource.bytes("namePadding")
        .times(namePadding)
        .doc(QT_TR_NOOP("Fills the name, its length included, up to an even number of bytes; nobody reads it."));
    const auto size = resource.u32("size")
                          .unit(QT_TR_NOOP("bytes"))
                          .doc(QT_TR_NOOP("Size of the content, without the padding behind it."));
    resource.bytes("data").times(size).doc(QT_TR_NOOP("Content of the resource, as its id says. Horde3D skips it."));
    const auto padding = resource.look(&toEven);
    resource.bytes("padding").times(padding).doc(
        QT_TR_NOOP("Fills the content up to an even number of bytes; the size leaves it out, and nobody reads it."));
}

void PsdFormat::imageData(RecordRef file)
{
    const auto compression = file.u16("compression")
                                 .names(compressions)
                                 .warning("97")
                                 .noRepair()
                                 .range(0, 1)
                                 .error("97")
                                 .onlyFor(horde3d)
                                 .noRepair()
                                 .whole("97")
                                 .doc(
                                     QT_TR_NOOP("How the image is packed. Horde3D reads 0 and 1, and refuses others."));
    fields.compression = asked(compression);
    const auto channels = file.look(&channelCount);
    const auto size = file.look(&planeSize);
    constexpr auto sealed = QT_TR_NOOP("How many bytes there are follows from width, height, channels and depth.");
    auto plane = file.records("planes")
                     .times(channels)
                     .when(compression.is(Raw) && !size.is(0))
                     .whole("97")
                     .sealed(sealed)
                     .doc(QT_TR_NOOP("One channel after the other, as many as channels says, in RGB red, green, blue, "
                                     "then alpha. With fewer bytes the rest of the picture is missing."));
    plane.bytes("samples").times(size).doc(
        QT_TR_NOOP("The samples of the channel, row by row from the upper left corner, of as many bits as depth says, "
                   "the highest byte first. In red, green and blue 0 is none; in alpha it is transparent. A wrong one "
                   "spoils a single pixel."));
    const auto rows = file.look(&rowCount);
    fields.rowLengths = file.u16("rowLengths")
                            .times(rows)
                            .when(compression.is(RunLengths))
                            .whole("97")
                            .sealed(sealed)
                            .unit(QT_TR_NOOP("bytes"))
                            .doc(QT_TR_NOOP(
                                "Packed size of each row, from the top: all rows of red, then of green, blue and "
                                "alpha. Horde3D jumps over them and goes by the packed bytes alone."))
                            .field();
    fields.data = file.bytes("data")
                      .until(endOfFrame)
                      .when(size.is(0))
                      .doc(QT_TR_NOOP(
                          "There where compression is not 0. With 1 the packed rows of all channels (PackBits): below "
                          "128, a byte says how many follow as they are, less one; above 128, that the next one is "
                          "there 257 minus it times; 128 does nothing. Horde3D refuses 2 and 3."))
                      .field();
}

const Format &psdFormat()
{
    static const Format format{
        .id = "image.psd",
        .name = QT_TRANSLATE_NOOP("formats", "Photoshop document"),
        .extensions = {QStringLiteral("psd")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with the letters 8BPS."),
        .signatures = {"8BPS"},
        .schema = [] { return PsdFormat::instance().schema; },
        .rules = psdRules(),
        .scene = &psdScene,
    };
    return format;
}

} // namespace hexahedron
