// Graphics Interchange Format (.gif).
#include "core/changes/edittext.h"
#include "core/changes/wishes.h"
#include "core/check/repairs.h"
#include "core/formats/image/imagefields.h"
#include "core/formats/image/imageformats.h"
#include "core/formats/image/imagerules.h"
#include "core/picture/blankpictures.h"
#include "core/scene/picturescene.h"
#include "core/tree/items.h"
#include "core/tree/stored.h"

#include <QCoreApplication>

namespace hexahedron {

namespace {

class GifFormat : public Described<GifFormat>
{
    Q_DECLARE_TR_FUNCTIONS(GifFormat)

public:
    GifFormat();

    enum Introducer : qint64 { Extension = 0x21, Image = 0x2c, Trailer = 0x3b };

    /// Fields that rules and the picture look for.
    struct Fields
    {
        const Field *file = nullptr, *width = nullptr, *height = nullptr, *screenFlags = nullptr;
        const Field *blocks = nullptr, *introducer = nullptr, *label = nullptr, *image = nullptr, *imageFlags = nullptr;
        const Field *left = nullptr, *top = nullptr, *imageWidth = nullptr, *imageHeight = nullptr;
        std::vector<const Field *> subBlocks; ///< of images, comments and other extensions
    };
    Fields fields;

private:
    void screen(RecordRef file);
    void image(RecordRef block, const FieldRef &introducer);
    void extension(RecordRef block, const FieldRef &introducer);
    static void colors(RecordRef owner, const char *name, const FieldRef &flags);
    void subBlocks(RecordRef owner, bool areTexts = false);
};

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

constexpr auto fields = &fieldsOf<GifFormat>;

qint64 isTrailer(ByteCursor &, ByteRange, const ValueStack &values)
{
    return values[fields().introducer] == GifFormat::Trailer;
}

qint64 isTerminator(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    return rest.isEmpty() || *bytes.at(rest.begin, 1) == 0;
}

/// 1 for a graphic control extension of the size that it should have.
qint64 isControl(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    constexpr qint64 Size = 4;
    return values[fields().label] == ControlLabel && !rest.isEmpty() && *bytes.at(rest.begin, 1) == Size;
}

std::vector<BitSpan> tableBits()
{
    return {{.name = "sizeOfColorTable", .shift = 0, .width = 3}};
}

GifFormat::GifFormat()
{
    SchemaBuilder builder("GifFormat", {});
    sayRules(builder, "94");

    auto file = builder.file().section("GIF", "GIF8").as(fields.file);
    screen(file);
    auto block = file.records("blocks").as(fields.blocks);
    const auto introducer = block.u8("introducer").names(introducers).error("94").noRepair().as(fields.introducer);
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
    fields.width = file.u16("width").unit(QT_TR_NOOP("pixels")).initially({1}).field();
    fields.height = file.u16("height").unit(QT_TR_NOOP("pixels")).initially({1}).field();
    std::vector<BitSpan> bits = tableBits();
    bits.push_back({.name = "sorted", .shift = 3, .width = 1});
    bits.push_back({.name = "colorResolution", .shift = 4, .width = 3});
    bits.push_back({.name = "hasColorTable", .shift = 7, .width = 1});
    const auto flags = file.u8("flags").split(bits).as(fields.screenFlags);
    file.u8("backgroundColorIndex");
    file.u8("pixelAspectRatio");
    colors(file, "globalColorTable", flags);
}

void GifFormat::colors(RecordRef owner, const char *name, const FieldRef &flags)
{
    auto color = owner.records(name)
                     .times(2 << (flags & 7))
                     .when(flags.has(HasColorTable))
                     .whole("94")
                     .sealed(QT_TR_NOOP("How many colours there are follows from the flags."));
    describeChannels(color, {"red", "green", "blue"});
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
    auto image = block.record("image").when(introducer.is(Image)).as(fields.image);
    fields.left = image.u16("left").whole("94").field();
    fields.top = image.u16("top").whole("94").field();
    fields.imageWidth = image.u16("width").whole("94").initially({1}).unit(QT_TR_NOOP("pixels")).field();
    fields.imageHeight = image.u16("height").whole("94").initially({1}).unit(QT_TR_NOOP("pixels")).field();
    std::vector<BitSpan> bits = tableBits();
    bits.push_back({.name = "sorted", .shift = 5, .width = 1});
    bits.push_back({.name = "interlaced", .shift = 6, .width = 1});
    bits.push_back({.name = "hasColorTable", .shift = 7, .width = 1});
    const auto flags = image.u8("flags").whole("94").split(bits).as(fields.imageFlags);
    colors(image, "localColorTable", flags);
    image.u8("lzwMinimumCodeSize").whole("94").range(1, LongestCode).error("94").noRepair().unit(QT_TR_NOOP("bits"));
    subBlocks(image);
}

void GifFormat::extension(RecordRef block, const FieldRef &introducer)
{
    auto extension = block.record("extension").when(introducer.is(Extension));
    const auto label = extension.u8("label").whole("94").names(labels).info("").noRepair().as(fields.label);
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

/// What is asked for at every image: with many of them, the file is not laid out anew each time.
struct Screen
{
    bool hasColors = false;
    qint64 width = 0, height = 0;
};

/// Colours, sides and place of an image.
void checkImage(const PictureSight &sight, NodeId image, const Screen &screen)
{
    Checker &checker = sight.checker;
    const Item flags = checker.partOf(image, fields().imageFlags);
    if (!flags.isValid() || flags.fault != Fault::None)
        return; // cut off, which is reported
    if (!screen.hasColors && !(checker.integerOf(image, fields().imageFlags) & HasColorTable))
        sight.report(imageissues::colorTableMissing, flags);
    const qint64 width = checker.integerOf(image, fields().imageWidth);
    const qint64 height = checker.integerOf(image, fields().imageHeight);
    sight.isSideWrong(checker.partOf(image, fields().imageWidth), width);
    sight.isSideWrong(checker.partOf(image, fields().imageHeight), height);
    const qint64 right = checker.integerOf(image, fields().left) + width;
    const qint64 bottom = checker.integerOf(image, fields().top) + height;
    if (right > screen.width || bottom > screen.height)
        sight.report(imageissues::imageOutside, sight.itemOf(image), {right, bottom, screen.width, screen.height});
}

/// True for a list of pieces of data.
bool areSubBlocks(const NodeStore &nodes, NodeId id)
{
    const auto &lists = fields().subBlocks;
    return std::ranges::any_of(lists, [&](const Field *list) { return nodes[id].field == list->id; })
           && isArrayNode(nodes, id);
}

/// The last piece has 0 bytes; what is cut off in the middle is reported anyway. False where they do not end.
bool checkEnd(const PictureSight &sight, NodeId subBlocks)
{
    const NodeStore &nodes = sight.nodes();
    if (nodes[subBlocks].state == NodeState::NotRead)
        return true;
    const Node &last = nodes[subBlocks + nodes[subBlocks].descendants];
    ByteCursor cursor(sight.tree().bytes(sight.checker.stream()));
    const uchar *size = nodes[subBlocks].descendants > 0 ? cursor.at(last.begin, 1) : nullptr;
    if (size && *size == 0)
        return true;
    const qint64 lacking = size ? *size + 1 - last.size : 0;
    if (lacking == 0)
        sight.report(imageissues::subBlocksNotEnded, sight.itemOf(subBlocks), {},
                     repairs::append(QT_TRANSLATE_NOOP("repairs", "Append the ends of the data and of the file."),
                                     sight.itemOf(sight.node), QByteArray("\0;", 2)));
    return false;
}

/// An image of one colour, before the block that ends the file; where there is none, with one.
Repair imageOfOneColor(const PictureSight &sight, const Screen &screen, NodeId last)
{
    if (!mayBeBlank(screen.width, screen.height))
        return {};
    const bool isEnded = last != NoNode && sight.checker.integerOf(last, fields().introducer) == GifFormat::Trailer;
    const Item file = sight.itemOf(sight.node);
    const qint64 at = isEnded ? sight.nodes()[last].begin : file.range.end;
    const auto plan = [file, at, isEnded, screen](Wishes &wishes) {
        QByteArray bytes = blankGifImage(screen.width, screen.height, screen.hasColors);
        if (!isEnded)
            bytes += char(GifFormat::Trailer);
        wishes.insertBytes(file, at, bytes);
        wishes.addConsequence(
            editText(QT_TRANSLATE_NOOP("edit", "The picture is lost; one of a single colour takes its place.")));
    };
    return {QT_TRANSLATE_NOOP("repairs", "Put in a picture of one colour."), {}, plan, false, true};
}

/// Where the pieces of data end that begin there; nothing when they pass the end.
std::optional<qint64> endOfPieces(const QByteArray &file, qint64 at)
{
    while (at < file.size()) {
        const auto size = uchar(file[at]);
        at += 1 + size;
        if (size == 0)
            return at;
    }
    return {};
}

/// Whether an image begins there: it lies on the screen, and a block follows its data. One that fills the screen may be damaged.
bool isImageAt(const QByteArray &file, qint64 at, const Screen &screen)
{
    constexpr qint64 HeaderSize = 10, FlagsAt = 9;
    if (at + HeaderSize >= file.size() || file[at] != char(GifFormat::Image))
        return false;
    const auto number = [&](qint64 index) {
        return uchar(file[at + 1 + 2 * index]) | (uchar(file[at + 2 + 2 * index]) << 8);
    };
    const qint64 left = number(0), top = number(1), width = number(2), height = number(3);
    if (width <= 0 || height <= 0 || left + width > screen.width || top + height > screen.height)
        return false;
    if (left == 0 && top == 0 && width == screen.width && height == screen.height)
        return true;
    constexpr qint64 BytesOfColor = 3;
    const auto flags = uchar(file[at + FlagsAt]);
    const qint64 table = flags & HasColorTable ? BytesOfColor * (2 << (flags & 7)) : 0;
    const qint64 data = at + HeaderSize + table;
    if (data >= file.size() || uchar(file[data]) == 0 || uchar(file[data]) > LongestCode)
        return false;
    const auto end = endOfPieces(file, data + 1);
    return end && *end < file.size()
           && std::ranges::any_of(introducers, [&](const NamedValue &one) { return one.value == uchar(file[*end]); });
}

/// Where the first image begins from there on, or the graphic control before it.
std::optional<qint64> nextImage(const QByteArray &file, qint64 from, const Screen &screen)
{
    const QByteArray control = QByteArrayLiteral("\x21\xf9\x04");
    constexpr qint64 ControlSize = 8;
    for (qint64 at = from; at < file.size(); ++at) {
        if (!isImageAt(file, at, screen))
            continue;
        const bool hasControl = at - ControlSize >= from && file[at - 1] == 0
                                && file.mid(at - ControlSize, control.size()) == control;
        return hasControl ? at - ControlSize : at;
    }
    return {};
}

/// What is no block goes, up to where an image begins; where none is, up to the end, which is marked then. `from`: of what may be none,
/// `last`: of what is none.
Repair removeNoBlocks(const PictureSight &sight, const Screen &screen, qint64 from, qint64 last)
{
    constexpr qint64 MostBytes = 16 << 20;
    const Item file = sight.itemOf(sight.node);
    const Bytes &bytes = sight.tree().bytes(sight.checker.stream());
    if (file.range.size() > MostBytes)
        return {};
    const auto image = nextImage(bytes.toByteArray({0, file.range.end}), from, screen);
    const ByteRange range{image ? from : last, image.value_or(file.range.end)};
    if (range.isEmpty())
        return {};
    const auto plan = [=](Wishes &wishes) {
        wishes.removeRange(file, range, Wishes::Rest::MayBeContent);
        if (!image)
            wishes.insertBytes(file, file.range.end, QByteArray(1, char(GifFormat::Trailer)));
    };
    Repair repair{QT_TRANSLATE_NOOP("repairs", "Remove what is no block, up to the next image or the end."), {}, plan};
    constexpr qint64 FewBytes = 64;                      // of more nobody lets go unasked
    repair.isGuess = !image && range.size() <= FewBytes; // it may be all that is left of one
    return repair;
}

/// 94
void engineTakesTheGif(Checker &checker)
{
    const PictureSight sight(checker, fields().file, "94");
    if (!sight)
        return;
    const NodeStore &nodes = sight.nodes();
    const Screen screen{.hasColors = (sight.number(fields().screenFlags) & HasColorTable) != 0,
                        .width = sight.number(fields().width),
                        .height = sight.number(fields().height)};
    const NodeId end = sight.node + 1 + nodes[sight.node].descendants;
    qint64 images = 0;
    bool isAllRead = true;
    bool isEnded = true; // the pieces of data
    for (NodeId id = sight.node + 1; id < end && !checker.isCancelled(); ++id) {
        isAllRead = isAllRead && nodes[id].state != NodeState::NotRead;
        if (areSubBlocks(nodes, id))
            isEnded = checkEnd(sight, id);
        if (nodes[id].field != fields().image->id)
            continue;
        checkImage(sight, id, screen);
        if (++images == 2)
            sight.report(imageissues::moreImages, sight.itemOf(id));
    }
    const NodeId last = sight.lastIn(sight.first(fields().blocks));
    if (images == 0 && isAllRead)
        sight.report(imageissues::imageMissing, sight.itemOf(sight.node), {}, imageOfOneColor(sight, screen, last));
    const qint64 introducer = last == NoNode ? GifFormat::Trailer : checker.integerOf(last, fields().introducer);
    const bool isBlock = introducer == GifFormat::Image || introducer == GifFormat::Extension;
    if (isAllRead && introducer != GifFormat::Trailer && !isBlock) {
        const qint64 begin = nodes[last].begin;
        const qint64 first = nodes[sight.first(fields().blocks)].begin;
        sight.report(imageissues::trailerMissing, checker.partOf(last, fields().introducer), {},
                     removeNoBlocks(sight, screen, images == 0 ? first : begin, begin));
    } else if (isAllRead && introducer != GifFormat::Trailer)
        sight.report(imageissues::trailerMissing, sight.itemOf(last), {},
                     isEnded ? repairs::append(QT_TRANSLATE_NOOP("repairs", "Append the trailer."),
                                               sight.itemOf(sight.node), ";")
                             : Repair());
    sight.reportSides(sight.item(fields().width), sight.item(fields().height));
}

/// The images of an animation are its layers; what is shown of each is the picture up to there.
scene::Scene gifScene(const Tree &tree)
{
    scene::Picture picture = libraryPicture(tree, scene::Picture::Coding::Gif, tree.root().range);
    picture.layers = scene::Picture::Layers::Frames;
    const Item blocks = imagePart(tree, fields().blocks);
    constexpr int MostFrames = 10'000;
    std::vector<scene::PictureSurface> frames;
    for (qint64 i = 0; blocks.isValid() && i < blocks.count && int(frames.size()) < MostFrames; ++i) {
        const Item image = childOf(tree, tree.child(blocks, i), fields().image);
        if (image.isValid())
            frames.push_back({.layer = int(frames.size()),
                              .width = integerIn(tree, image, fields().imageWidth),
                              .height = integerIn(tree, image, fields().imageHeight),
                              .bytes = image.range});
    }
    if (!frames.empty())
        picture.surfaces = std::move(frames);
    return sceneWith(std::move(picture));
}

} // namespace

const Format &gifFormat()
{
    static const Format format{
        .id = "image.gif",
        .name = QT_TRANSLATE_NOOP("formats", "GIF picture"),
        .extensions = {QStringLiteral("gif")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with GIF87a or GIF89a."),
        .signatures = {"GIF87a", "GIF89a"},
        .schema = [] { return GifFormat::instance().schema; },
        .rules = {extensionFitsTheContent, engineTakesTheGif},
        .scene = &gifScene,
    };
    return format;
}

} // namespace hexahedron
