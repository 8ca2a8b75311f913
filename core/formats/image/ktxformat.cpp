// Khronos texture, version 1 (.ktx).
#include "core/changes/wishes.h"
#include "core/check/repairs.h"
#include "core/formats/horde3d/hordehost.h"
#include "core/formats/image/imagefields.h"
#include "core/formats/image/imageformats.h"
#include "core/formats/image/imagerules.h"
#include "core/scene/picturescene.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <QCoreApplication>

namespace hexahedron {

namespace {

using scene::Picture;
using scene::PixelFormat;
using Coding = Picture::Coding;
using enum PixelFormat::Channel;

class KtxFormat : public Described<KtxFormat>
{
    Q_DECLARE_TR_FUNCTIONS(KtxFormat)

public:
    KtxFormat();

    static constexpr qint64 LittleEndian = 0x04030201;
    static constexpr qint64 MostLevels = 32;

    /// Fields that rules and the picture look for.
    struct Fields
    {
        const Field *texture = nullptr, *glType = nullptr, *glFormat = nullptr, *internalFormat = nullptr;
        const Field *width = nullptr, *height = nullptr, *depth = nullptr, *arrayElements = nullptr, *faces = nullptr;
        const Field *levelCount = nullptr, *keyAndValueSize = nullptr, *levels = nullptr, *imageSize = nullptr;
        const Field *runs = nullptr;
    };
    Fields fields;

private:
    void header(RecordRef file);
    void keysAndValues(RecordRef file, const FieldRef &size);
    void levels(RecordRef file);
};

const QByteArray identifier = QByteArrayLiteral("\xabKTX 11\xbb\r\n\x1a\n");

const std::vector<NamedValue> internalFormats{
    {0x8051, "GL_RGB8"},
    {0x8058, "GL_RGBA8"},
    {0x80e1, "GL_BGRA"},
    {0x881a, "GL_RGBA16F"},
    {0x8814, "GL_RGBA32F"},
    {0x83f1, "GL_COMPRESSED_RGBA_S3TC_DXT1"},
    {0x83f2, "GL_COMPRESSED_RGBA_S3TC_DXT3"},
    {0x83f3, "GL_COMPRESSED_RGBA_S3TC_DXT5"},
    {0x8d64, "GL_ETC1_RGB8"},
    {0x9274, "GL_COMPRESSED_RGB8_ETC2"},
    {0x9275, "GL_COMPRESSED_SRGB8_ETC2"},
    {0x9278, "GL_COMPRESSED_RGBA8_ETC2_EAC"},
    {0x9279, "GL_COMPRESSED_SRGB8_ALPHA8_ETC2_EAC"},
    {0x93b0, "GL_COMPRESSED_RGBA_ASTC_4x4"},
    {0x93b1, "GL_COMPRESSED_RGBA_ASTC_5x4"},
    {0x93b2, "GL_COMPRESSED_RGBA_ASTC_5x5"},
    {0x93b3, "GL_COMPRESSED_RGBA_ASTC_6x5"},
    {0x93b4, "GL_COMPRESSED_RGBA_ASTC_6x6"},
    {0x93b5, "GL_COMPRESSED_RGBA_ASTC_8x5"},
    {0x93b6, "GL_COMPRESSED_RGBA_ASTC_8x6"},
    {0x93b7, "GL_COMPRESSED_RGBA_ASTC_8x8"},
    {0x93b8, "GL_COMPRESSED_RGBA_ASTC_10x5"},
    {0x93b9, "GL_COMPRESSED_RGBA_ASTC_10x6"},
    {0x93ba, "GL_COMPRESSED_RGBA_ASTC_10x8"},
    {0x93bb, "GL_COMPRESSED_RGBA_ASTC_10x10"},
    {0x93bc, "GL_COMPRESSED_RGBA_ASTC_12x10"},
    {0x93bd, "GL_COMPRESSED_RGBA_ASTC_12x12"},
    {0x93d0, "GL_COMPRESSED_SRGB8_ALPHA8_ASTC_4x4"},
    {0x93d1, "GL_COMPRESSED_SRGB8_ALPHA8_ASTC_5x4"},
    {0x93d2, "GL_COMPRESSED_SRGB8_ALPHA8_ASTC_5x5"},
    {0x93d3, "GL_COMPRESSED_SRGB8_ALPHA8_ASTC_6x5"},
    {0x93d4, "GL_COMPRESSED_SRGB8_ALPHA8_ASTC_6x6"},
    {0x93d5, "GL_COMPRESSED_SRGB8_ALPHA8_ASTC_8x5"},
    {0x93d6, "GL_COMPRESSED_SRGB8_ALPHA8_ASTC_8x6"},
    {0x93d7, "GL_COMPRESSED_SRGB8_ALPHA8_ASTC_8x8"},
    {0x93d8, "GL_COMPRESSED_SRGB8_ALPHA8_ASTC_10x5"},
    {0x93d9, "GL_COMPRESSED_SRGB8_ALPHA8_ASTC_10x6"},
    {0x93da, "GL_COMPRESSED_SRGB8_ALPHA8_ASTC_10x8"},
    {0x93db, "GL_COMPRESSED_SRGB8_ALPHA8_ASTC_10x10"},
    {0x93dc, "GL_COMPRESSED_SRGB8_ALPHA8_ASTC_12x10"},
    {0x93dd, "GL_COMPRESSED_SRGB8_ALPHA8_ASTC_12x12"},
};

constexpr auto fields = &fieldsOf<KtxFormat>;

/// Bytes up to the next multiple of four.
template<typename Size>
Size paddingAfter(const Size &size)
{
    return (4 - size % 4) % 4;
}

/// Levels that are read: the first one in any case, and no more than any texture has.
qint64 levelsRead(ByteCursor &, ByteRange rest, const ValueStack &values)
{
    const qint64 announced = values[fields().levelCount];
    return rest.isEmpty() ? qMin(announced, KtxFormat::MostLevels)
                          : qBound<qint64>(1, announced, KtxFormat::MostLevels);
}

/// True when levels of so many runs of imageSize bytes each take all that is left of the file.
bool levelsFill(ByteCursor &bytes, ByteRange rest, qint64 levels, qint64 runs)
{
    qint64 position = rest.begin;
    for (qint64 level = 0; level < levels; ++level) {
        const uchar *stored = bytes.at(position, 4);
        const qint64 size = stored ? decodeInteger(stored, 4, false) : 0;
        qint64 all = 0;
        if (!stored || __builtin_mul_overflow(size, runs, &all) || all > rest.end - position - 4)
            return false;
        position += 4 + all + paddingAfter(size);
    }
    return rest.end <= position && position < rest.end + 4; // behind the last level padding may be missing
}

/// Runs of imageSize bytes in a level: one for each face of each element of an array, as the engine reads them. To the
/// specification imageSize of an array counts all of them together, in one run: where only that fits, the file means it so.
qint64 facesInLevel(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    constexpr qint64 CubeFaces = 6;
    const qint64 elements = values[fields().arrayElements];
    const qint64 faces = values[fields().faces] == CubeFaces ? CubeFaces : 1;
    if (elements == 0)
        return faces;
    const qint64 levels = levelsRead(bytes, rest, values);
    const bool isOneRun = levelsFill(bytes, rest, levels, 1) && !levelsFill(bytes, rest, levels, elements * faces);
    return isOneRun ? 1 : elements * faces;
}

KtxFormat::KtxFormat()
{
    SchemaBuilder builder("KtxFormat", {});
    sayRules(builder, "91");

    auto file = builder.file().section("KTX", identifier).as(fields.texture);
    header(file);
    const auto size = file.u32("bytesOfKeyValueData").whole("91").unit(QT_TR_NOOP("bytes"));
    keysAndValues(file, size);
    levels(file);
    schema = builder.finish();
}

void KtxFormat::header(RecordRef file)
{
    file.bytes("identifier").times(identifier.size());
    file.u32("endianness").equals(LittleEndian).warning("91").noRepair().initially({double(LittleEndian)});
    fields.glType = file.u32("glType").field();
    file.u32("glTypeSize").unit(QT_TR_NOOP("bytes"));
    fields.glFormat = file.u32("glFormat").field();
    fields.internalFormat =
        file.u32("glInternalFormat").names(internalFormats).error("91").onlyFor(horde3d).noRepair().field();
    file.u32("glBaseInternalFormat");
    fields.width = file.u32("pixelWidth").initially({1}).unit(QT_TR_NOOP("pixels")).field();
    fields.height = file.u32("pixelHeight").initially({1}).unit(QT_TR_NOOP("pixels")).field();
    fields.depth = file.u32("pixelDepth").unit(QT_TR_NOOP("pixels")).field();
    fields.arrayElements = asked(file.u32("numberOfArrayElements").equals(0).warning("91").onlyFor(horde3d).noRepair());
    fields.faces = asked(file.u32("numberOfFaces")
                             .names({{0, QT_TR_NOOP("one")}, {1, QT_TR_NOOP("one")}, {6, QT_TR_NOOP("cube")}})
                             .error("91")
                             .noRepair()
                             .initially({1}));
    fields.levelCount = asked(file.u32("numberOfMipmapLevels").initially({1})); // 91
}

void KtxFormat::keysAndValues(RecordRef file, const FieldRef &size)
{
    auto data = file.record("keyValueData").size(size).whole("91");
    auto pair = data.records("pairs").until(endOfFrame);
    const auto pairSize = pair.u32("keyAndValueByteSize").unit(QT_TR_NOOP("bytes")).as(fields.keyAndValueSize);
    auto content = pair.record("keyAndValue").size(pairSize);
    content.text("key");
    content.bytes("value").until(endOfFrame);
    pair.bytes("valuePadding").times(paddingAfter<Expression>(pairSize));
}

void KtxFormat::levels(RecordRef file)
{
    const auto levelCount = file.look(&levelsRead);
    const auto faceCount = file.look(&facesInLevel);
    auto level = file.records("levels")
                     .times(levelCount)
                     .whole("91")
                     .sealed(QT_TR_NOOP("How many bytes there are follows from width, height and format."))
                     .as(fields.levels);
    const auto imageSize = level.u32("imageSize").whole("91").unit(QT_TR_NOOP("bytes")).as(fields.imageSize);
    auto face = level.records("faces").times(faceCount).whole("91").as(fields.runs);
    face.bytes("data").times(imageSize);
    level.bytes("mipPadding").times(paddingAfter<Expression>(imageSize));
}

// Where pixels and blocks lie.

qint64 numberOf(const Tree &tree, const Field *field)
{
    return integerIn(tree, tree.child(tree.root(), 0), field);
}

/// Blocks, by their glInternalFormat: S3TC, RGTC, ETC1, ETC2, BPTC.
const std::vector<std::pair<qint64, Coding>> blockFormats{
    {0x83f0, Coding::Bc1},       {0x83f1, Coding::Bc1},       {0x83f2, Coding::Bc2},  {0x83f3, Coding::Bc3},
    {0x8dbb, Coding::Bc4},       {0x8dbc, Coding::Bc4Signed}, {0x8dbd, Coding::Bc5},  {0x8dbe, Coding::Bc5Signed},
    {0x8d64, Coding::Etc2},      {0x9274, Coding::Etc2},      {0x9275, Coding::Etc2}, {0x9278, Coding::Etc2Alpha},
    {0x9279, Coding::Etc2Alpha}, {0x8e8c, Coding::Bc7},       {0x8e8d, Coding::Bc7},  {0x8e8e, Coding::Bc6hSigned},
    {0x8e8f, Coding::Bc6h},
};

/// How pixels that are not compressed are stored, by the numbers that OpenGL has for them.
StoredPixels plainOpenGl(qint64 glFormat, qint64 glType)
{
    constexpr qint64 Byte = 0x1401, Short = 0x1403, Float = 0x1406, Half = 0x140b;
    constexpr qint64 Packed4444 = 0x8033, Packed5551 = 0x8034, Packed565 = 0x8363;
    constexpr qint64 RedOnly = 0x1903, AlphaOnly = 0x1906, Rgb = 0x1907, Rgba = 0x1908, Luminance = 0x1909;
    constexpr qint64 LuminanceAlpha = 0x190a, Bgr = 0x80e0, Bgra = 0x80e1, RedGreen = 0x8227;
    if (glFormat == Rgb && glType == Packed565)
        return StoredPixels::masked(16, 0xf800, 0x7e0, 0x1f, 0);
    if (glFormat == Rgba && glType == Packed4444)
        return StoredPixels::masked(16, 0xf000, 0xf00, 0xf0, 0xf);
    if (glFormat == Rgba && glType == Packed5551)
        return StoredPixels::masked(16, 0xf800, 0x7c0, 0x3e, 1);
    const int width = glType == Byte ? 8 : glType == Short || glType == Half ? 16 : glType == Float ? 32 : 0;
    const bool isFloat = glType == Half || glType == Float;
    if (width == 0)
        return {};
    StoredPixels result = StoredPixels::oneOf({{RedOnly, StoredPixels::plain({Red}, width, isFloat)},
                                               {RedGreen, StoredPixels::plain({Red, Green}, width, isFloat)},
                                               {AlphaOnly, StoredPixels::plain({Alpha}, width, isFloat)},
                                               {Rgb, StoredPixels::plain({Red, Green, Blue}, width, isFloat)},
                                               {Rgba, StoredPixels::plain({Red, Green, Blue, Alpha}, width, isFloat)},
                                               {Bgr, StoredPixels::plain({Blue, Green, Red}, width, isFloat)},
                                               {Bgra, StoredPixels::plain({Blue, Green, Red, Alpha}, width, isFloat)},
                                               {Luminance, StoredPixels::plain({Red}, width, isFloat)},
                                               {LuminanceAlpha, StoredPixels::plain({Red, Alpha}, width, isFloat)}},
                                              glFormat);
    result.pixel.isGrey = glFormat == Luminance || glFormat == LuminanceAlpha;
    return result;
}

StoredPixels stored(const Tree &tree)
{
    const qint64 internalFormat = numberOf(tree, fields().internalFormat);
    const auto blocks = std::ranges::find(blockFormats, internalFormat, &std::pair<qint64, Coding>::first);
    return blocks != blockFormats.end()
               ? StoredPixels{blocks->second}
               : plainOpenGl(numberOf(tree, fields().glFormat), numberOf(tree, fields().glType));
}

/// The numbers of a KTX header that decide on where pixels lie.
struct KtxTexture
{
    explicit KtxTexture(const Tree &tree)
        : picture(pictureOf(tree, stored(tree)))
        , width(numberOf(tree, fields().width))
        , height(numberOf(tree, fields().height))
        , depth(numberOf(tree, fields().depth))
        , elements(numberOf(tree, fields().arrayElements))
    {
        picture.isCube = numberOf(tree, fields().faces) == Picture::CubeFaces;
        picture.layers = isVolume() ? Picture::Layers::Slices : Picture::Layers::Elements;
    }
    bool isVolume() const { return depth > 1; }
    int faceCount() const { return picture.isCube ? Picture::CubeFaces : 1; }
    /// An array may have all faces of a level in one run of bytes, element by element; else each face has one.
    qint64 surfacesInRun(int level, qint64 runs) const
    {
        return isVolume() ? halved(depth, level) : elements > 0 && runs == 1 ? elements * faceCount() : 1;
    }

    /// Rows begin at multiples of four bytes, but not all programs know: those do without when `isTight`.
    qint64 rowBytes(int level, bool isTight) const
    {
        constexpr qint64 Alignment = 4;
        const qint64 tight = (halved(width, level) * picture.pixel.bits + 7) / 8;
        return isTight ? tight : (tight + Alignment - 1) / Alignment * Alignment;
    }
    /// Where a level has so many runs; saturates.
    qint64 runSize(int level, qint64 runs, bool isTight) const
    {
        const auto blocks = [](qint64 side) { return (side + Picture::BlockSide - 1) / Picture::BlockSide; };
        const qint64 w = halved(width, level), h = halved(height, level);
        const qint64 surfaces = surfacesInRun(level, runs);
        return picture.hasBlocks() ? saturatedProduct({blocks(w), picture.blockBytes(), blocks(h), surfaces})
                                   : saturatedProduct({rowBytes(level, isTight), h, surfaces});
    }

    Picture picture;
    qint64 width, height, depth, elements;
};

scene::Scene ktxScene(const Tree &tree)
{
    KtxTexture texture(tree);
    Picture &picture = texture.picture;
    const Item levels = imagePart(tree, fields().levels);
    if (!levels.isValid() || !picture.hasPlaces())
        return sceneWith(std::move(picture));
    for (int number = 0; number < int(qMin(levels.count, KtxFormat::MostLevels)); ++number) {
        const Item faces = childOf(tree, tree.child(levels, number), fields().runs);
        if (!faces.isValid() || faces.count < 1)
            break;
        const bool isTight = texture.runSize(number, faces.count, true) == faces.range.size() / faces.count;
        const qint64 surfaces = texture.surfacesInRun(number, faces.count);
        bool isLeft = true;
        for (qint64 run = 0; run < faces.count && isLeft; ++run) {
            SurfaceRow row(picture, tree.child(faces, run).range);
            for (qint64 i = 0; i < surfaces && isLeft; ++i) {
                const qint64 place = run * surfaces + i; // among the faces of all elements, or among slices
                const qint64 face = texture.isVolume() ? 0 : place % texture.faceCount();
                const qint64 layer = texture.isVolume() ? place : place / texture.faceCount();
                isLeft = row.add(number, int(face), int(layer), halved(texture.width, number),
                                 halved(texture.height, number), texture.rowBytes(number, isTight));
            }
        }
    }
    return sceneWith(std::move(picture));
}

// What Horde3D makes of them: 91.

/// A level whose pixels are not all there, and what they take.
struct ShortLevel
{
    Item imageSize;
    qint64 end; ///< of what is there
    qint64 size;
    qint64 withPadding; ///< of all its runs
};

/// Where the pixels end with the file, those that are missing become black. Nothing lies behind any of the levels but the next.
Repair blackPixels(const Checker &checker, const std::vector<ShortLevel> &levels)
{
    // A side that makes no sense is no reason for so many.
    constexpr qint64 Least = 4096;
    const qint64 mostAdded = qMax(Least, 4 * checker.tree().bytes(checker.stream()).size());
    const auto missing = [](const ShortLevel &level) {
        return level.withPadding - (level.end - level.imageSize.range.end);
    };
    qint64 added = 0;
    for (const ShortLevel &level : levels) {
        added += missing(level);
        if (level.size > mostAdded || missing(level) <= 0 || added > mostAdded)
            return {};
    }
    const auto resized = [](const ShortLevel &level) {
        return repairs::setShape(QT_TRANSLATE_NOOP("repairs", "Put in the pixels that are missing, black."),
                                 level.imageSize, level.size);
    };
    const Repair first = resized(levels.front());
    return {
        first.sentence, first.arguments, [=](Wishes &wishes) {
            for (const ShortLevel &level : levels) {
                resized(level).plan(wishes);
                wishes.splice(level.imageSize.stream, {level.end, level.end}, Bytes(QByteArray(missing(level), '\0')));
            }
        }};
}

/// 91
void levelsHaveTheirSizes(Checker &checker)
{
    const PictureSight sight(checker, fields().texture, "91");
    const Item levels = sight ? sight.item(fields().levels) : Item();
    if (!levels.isValid() || sight.number(fields().width) == 0)
        return;
    const auto file = checker.tree().asFile(checker.stream());
    const KtxTexture texture(*file);
    if (!texture.picture.hasPlaces())
        return;
    const qint64 end = checker.tree().bytes(checker.stream()).size();
    struct Misfit
    {
        Item item;
        qint64 stored;
        qint64 wanted;
    };
    std::vector<Misfit> misfits;
    std::vector<ShortLevel> ending; // those without pixels up to the end of the file
    size_t firstOfEnding = 0;       // among the misfits
    for (int level = 0; level < int(qMin(levels.count, KtxFormat::MostLevels)); ++level) {
        const Item one = checker.tree().child(levels, level);
        const Item item = childOf(checker.tree(), one, fields().imageSize);
        const Item runs = childOf(checker.tree(), one, fields().runs);
        if (!item.isValid())
            break;
        // Where one is cut off, so many were announced.
        const bool isOneRun = runs.isValid() && runs.fault == Fault::None && runs.count == 1;
        const qint64 all = isOneRun ? 1 : qMax<qint64>(1, texture.elements) * texture.faceCount();
        const qint64 tight = texture.runSize(level, all, true);
        const Value value = valueOf(checker.tree(), item);
        const auto *stored = std::get_if<qint64>(&value);
        const bool mayEnd = stored && *stored < tight && tight <= qint64(1) << 32 && all <= 1 << 16;
        const bool isEmpty = mayEnd && *stored == 0 && one.range.end == item.range.end;
        const bool isLast = mayEnd && level + 1 == levels.count && one.range.end == end && all == 1;
        if (!isEmpty)
            ending.clear();
        if (isEmpty || isLast) {
            firstOfEnding = ending.empty() ? misfits.size() : firstOfEnding;
            ending.push_back({item, one.range.end, tight, tight * all + (4 - tight % 4) % 4});
        }
        if (stored && *stored != tight && *stored != texture.runSize(level, all, false))
            misfits.push_back({item, *stored, tight});
    }
    const bool isEnding = !ending.empty() && ending.back().end == end;
    for (size_t i = 0; i < misfits.size(); ++i) {
        const auto &[item, stored, wanted] = misfits[i];
        sight.report(stored < wanted ? imageissues::levelShort : imageissues::levelLong, item, {stored, wanted},
                     isEnding && i == firstOfEnding ? blackPixels(checker, ending) : Repair{});
    }
}

/// 91
void engineTakesTheTexture(Checker &checker)
{
    constexpr qint64 FirstCompressed = 0x83f0, LastCompressed = 0x83f3; // blocks of 4 × 4; ASTC has others
    const PictureSight sight(checker, fields().texture, "91");
    if (!sight)
        return;
    const qint64 format = sight.number(fields().internalFormat);
    const Item width = sight.item(fields().width);
    // A height of 0 is that of a texture with one dimension.
    sight.isSideWrong(width, sight.number(fields().width, 1));
    sight.reportSides(width, sight.item(fields().height), FirstCompressed <= format && format <= LastCompressed);
    const Item count = sight.item(fields().levelCount);
    if (!count.isValid() || count.fault != Fault::None)
        return;
    const qint64 most = fullChainOf(
        {sight.number(fields().width), sight.number(fields().height), sight.number(fields().depth)});
    const Item levels = sight.item(fields().levels);
    const bool wouldBeLeft = levels.isValid() && levels.count > most;
    sight.reportLevels(count, sight.number(fields().levelCount), most, !wouldBeLeft);
}

} // namespace

const Format &ktxFormat()
{
    static const Format format{
        .id = "image.ktx",
        .name = QT_TRANSLATE_NOOP("formats", "KTX texture"),
        .extensions = {QStringLiteral("ktx")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with the twelve bytes of KTX, version 1."),
        .signatures = {identifier},
        .schema = [] { return KtxFormat::instance().schema; },
        .rules = {extensionFitsTheContent, engineTakesTheTexture, levelsHaveTheirSizes},
        .scene = &ktxScene,
    };
    return format;
}

} // namespace hexahedron
