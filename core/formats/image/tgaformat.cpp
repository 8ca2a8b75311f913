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

} // namespace

TgaFormat::TgaFormat()
{
    SchemaBuilder builder("TgaFormat", {});
    builder.rule(issues::cutOff, "96").severity(issues::countTooLarge, Severity::Warning);

    auto file = builder.file().record("TGA");
    fields.picture = file.field();
    numbers.add(file.look(&beginOfFile), &TgaHeader::begin);
    pixels(file, header(file));
    areas(file);
    schema = builder.finish();
}

FieldRef TgaFormat::header(RecordRef file)
{
    const auto idLength = file.u8("idLength").unit(QT_TR_NOOP("bytes"));
    const auto colorMapType =
        file.u8("colorMapType").names({{0, QT_TR_NOOP("none")}, {1, QT_TR_NOOP("there is one")}}).warning("96");
    numbers.add(colorMapType, &TgaHeader::colorMapType);
    fields.imageType = numbers.add(file.u8("imageType").names(imageTypes).checkedElsewhere(),
                                   &TgaHeader::imageType); // 96
    numbers.add(file.u16("firstEntryIndex"), &TgaHeader::firstEntryIndex);
    const auto colorMapLength = file.u16("colorMapLength");
    const auto entrySize = file.u8("colorMapEntrySize").unit(QT_TR_NOOP("bits"));
    fields.colorMapEntrySize = numbers.add(entrySize, &TgaHeader::colorMapEntrySize);
    file.u16("xOrigin");
    file.u16("yOrigin");
    const auto width = file.u16("width").unit(QT_TR_NOOP("pixels"));
    fields.height = numbers.add(file.u16("height").unit(QT_TR_NOOP("pixels")), &TgaHeader::height);
    fields.pixelDepth = numbers.add(file.u8("pixelDepth").unit(QT_TR_NOOP("bits")), &TgaHeader::pixelDepth);
    numbers.add(file.u8("imageDescriptor").split(descriptorBits), &TgaHeader::descriptor);
    numbers.add(file.look(&tgaFileEnd), &TgaHeader::fileEnd);
    numbers.add(file.look(&tgaEnd), &TgaHeader::end);
    numbers.add(file.look(&tgaExtension), &TgaHeader::extension);
    numbers.add(file.look(&tgaDeveloper), &TgaHeader::developer);

    file.bytes("imageId").times(idLength);
    auto color = file.records("colorMap").times(colorMapLength).when(colorMapType.is(1)).whole("96");
    describeChannel(color.u8("grey")).when(entrySize.is(8));
    for (const int bits : {15, 16})
        color.u16("color").split(color5551).when(entrySize.is(bits));
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
                   .sealed(QT_TR_NOOP("How many bytes there are follows from width, height and bits per pixel."));
    fields.rows = row.field();
    row.u8("pixels").form("8 bits").times(width).when(depth.is(8));
    row.u16("pixels").form("16 bits").times(width).when(depth.is(16)).split(color5551);
    for (const int bits : {24, 32}) {
        auto pixel = row.records("pixels").form(bits == 32 ? "32 bits" : "24 bits").times(width).when(depth.is(bits));
        for (const char *name : {"blue", "green", "red"})
            describeChannel(pixel.u8(name));
        if (bits == 32)
            describeChannel(pixel.u8("alpha"));
    }
    const auto cutOff = file.look(&headerNumberAt<TgaHeader, &TgaHeader::cutOffSize>);
    fields.cutOffRow = file.bytes("cutOffRow").times(cutOff).when(!depth.is(0)).field();
    const auto dataSize = file.look(&headerNumberAt<TgaHeader, &TgaHeader::dataSize>);
    fields.data = file.bytes("data").times(dataSize).when(depth.is(0)).field();
}

void TgaFormat::areas(RecordRef file)
{
    const auto developerSize = file.look(&headerNumberAt<TgaHeader, &TgaHeader::developerSize>);
    file.bytes("developerArea").times(developerSize);
    const auto hasExtension = file.look(&headerNumberAt<TgaHeader, &TgaHeader::hasExtension>);
    auto extension = file.record("extensionArea").when(hasExtension);
    extension.u16("extensionSize").equals(TgaHeader::ExtensionSize).warning("96");
    extension.text("authorName").size(41);
    extension.text("authorComments").size(324);
    extension.u16("dateTime").times(6).components({"month", "day", "year", "hour", "minute", "second"});
    extension.text("jobName").size(41);
    extension.u16("jobTime").times(3).components({"hours", "minutes", "seconds"});
    extension.text("softwareId").size(41);
    extension.u16("softwareVersion");
    extension.u8("softwareLetter");
    extension.u32("keyColor");
    extension.u16("pixelAspectRatio").times(2).components({"width", "height"});
    extension.u16("gamma").times(2).components({"numerator", "denominator"});
    extension.u32("colorCorrectionOffset");
    extension.u32("postageStampOffset");
    extension.u32("scanLineOffset");
    extension.u8("attributesType");
    const auto tablesSize = file.look(&headerNumberAt<TgaHeader, &TgaHeader::tablesSize>);
    file.bytes("tables").times(tablesSize);
    const auto hasFooter = file.look(&headerNumberAt<TgaHeader, &TgaHeader::isAtFooter>);
    auto footer = file.record("footer").when(hasFooter);
    fields.footer = footer.field();
    const auto extensionOffset = footer.u32("extensionOffset");
    const auto developerOffset = footer.u32("developerOffset");
    const auto signature = footer.text("signature").size(18);
    fields.extensionOffset = extensionOffset.field();
    fields.developerOffset = developerOffset.field();
    fields.signature = signature.field();
    file.bytes("unused").until(endOfFrame);
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
