#include "core/formats/image/gifformat.h"

#include "core/check/engineissues.h"
#include "core/formats/image/channels.h"
#include "core/formats/image/imagerules.h"
#include "core/formats/image/imagescene.h"
#include "core/read/layout.h"

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

    auto file = builder.file().section("GIF", "GIF8");
    fields.file = file.field();
    screen(file);
    auto block = file.records("blocks");
    fields.blocks = block.field();
    const auto introducer = block.u8("introducer").names(introducers).error("94").noRepair();
    fields.introducer = introducer.field();
    const auto isEnd = block.look(&isTrailer);
    image(block, introducer);
    extension(block, introducer);
    block.bytes("unknown")
        .until(endOfFrame)
        .when(!introducer.is(Image) && !introducer.is(Extension) && !introducer.is(Trailer));
    block.untilNonZero(isEnd);
    schema = builder.finish();
}

void GifFormat::screen(RecordRef file)
{
    file.text("signature").size(3).initially("GIF");
    file.text("version").size(3).initially("89a");
    fields.width = file.u16("width").unit(QT_TR_NOOP("pixels")).field();
    fields.height = file.u16("height").unit(QT_TR_NOOP("pixels")).field();
    std::vector<BitSpan> bits = tableBits();
    bits.push_back({.name = "sorted", .shift = 3, .width = 1});
    bits.push_back({.name = "colorResolution", .shift = 4, .width = 3});
    bits.push_back({.name = "hasColorTable", .shift = 7, .width = 1});
    fields.screenFlags = file.u8("flags").split(bits).field();
    file.u8("backgroundColorIndex");
    file.u8("pixelAspectRatio");
    colors(file, "globalColorTable", &globalColorCount);
}

void GifFormat::colors(RecordRef owner, const char *name, LookFunction count)
{
    const auto colorCount = owner.look(count);
    auto color = owner.records(name)
                     .times(colorCount)
                     .when(!colorCount.is(0))
                     .whole("94")
                     .sealed(QT_TR_NOOP("How many colours there are follows from the flags."));
    for (const char *channel : {"red", "green", "blue"})
        describeChannel(color.u8(channel));
}

void GifFormat::subBlocks(RecordRef owner, bool areTexts)
{
    auto subBlock = owner.records("subBlocks");
    fields.subBlocks.push_back(subBlock.field());
    const auto isLast = subBlock.look(&isTerminator);
    const auto size = subBlock.u8("size").whole("94").unit(QT_TR_NOOP("bytes"));
    auto content = areTexts ? subBlock.text("text") : subBlock.bytes("data");
    content.times(size).when(!size.is(0)).whole("94");
    subBlock.untilNonZero(isLast);
}

void GifFormat::image(RecordRef block, const FieldRef &introducer)
{
    auto image = block.record("image").when(introducer.is(Image));
    fields.image = image.field();
    fields.left = image.u16("left").whole("94").field();
    fields.top = image.u16("top").whole("94").field();
    fields.imageWidth = image.u16("width").whole("94").unit(QT_TR_NOOP("pixels")).field();
    fields.imageHeight = image.u16("height").whole("94").unit(QT_TR_NOOP("pixels")).field();
    std::vector<BitSpan> bits = tableBits();
    bits.push_back({.name = "sorted", .shift = 5, .width = 1});
    bits.push_back({.name = "interlaced", .shift = 6, .width = 1});
    bits.push_back({.name = "hasColorTable", .shift = 7, .width = 1});
    fields.imageFlags = image.u8("flags").whole("94").split(bits).field();
    colors(image, "localColorTable", &localColorCount);
    image.u8("lzwMinimumCodeSize").whole("94").range(1, LongestCode).error("94").noRepair().unit(QT_TR_NOOP("bits"));
    subBlocks(image);
}

void GifFormat::extension(RecordRef block, const FieldRef &introducer)
{
    auto extension = block.record("extension").when(introducer.is(Extension));
    const auto label = extension.u8("label").whole("94").names(labels).info("").noRepair();
    const auto control = extension.look(&isControl);
    auto graphic = extension.record("graphicControl").when(control).whole("94");
    graphic.u8("size");
    graphic.u8("flags").split({{.name = "hasTransparentColor", .shift = 0, .width = 1},
                               {.name = "waitsForUser", .shift = 1, .width = 1},
                               {.name = "disposal", .shift = 2, .width = 3}});
    graphic.u16("delay");
    graphic.u8("transparentColorIndex");
    graphic.u8("terminator").equals(0).error("94");
    auto comment = extension.record("comment").when(label.is(CommentLabel));
    subBlocks(comment, true);
    auto other = extension.record("content").when(!control.is(1) && !label.is(CommentLabel));
    subBlocks(other);
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
