#include "core/formats/image/ktxformat.h"

#include "core/check/engineissues.h"
#include "core/formats/horde3d/hordehost.h"
#include "core/formats/image/headerbytes.h"
#include "core/formats/image/imagerules.h"
#include "core/formats/image/imagescene.h"

namespace hexahedron {

namespace {

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
qint64 paddingAfter(qint64 size)
{
    return 3 - (qMax<qint64>(0, size) + 3) % 4;
}

qint64 keyPadding(ByteCursor &, ByteRange, const ValueStack &values)
{
    return paddingAfter(values[fields().keyAndValueSize]);
}

qint64 levelPadding(ByteCursor &, ByteRange, const ValueStack &values)
{
    return paddingAfter(values[fields().imageSize]);
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

} // namespace

KtxFormat::KtxFormat()
{
    SchemaBuilder builder("KtxFormat", {});
    builder.rule(issues::notThisFormat, "89")
        .rule(issues::cutOff, "91")
        .rule(issues::trailingBytes, "91")
        .rule(issues::bytesLeftOver, "91");

    auto file = builder.file().section("KTX", identifier);
    fields.texture = file.field();
    header(file);
    const auto size = file.u32("bytesOfKeyValueData").whole("91").unit(QT_TR_NOOP("bytes"));
    keysAndValues(file, size);
    levels(file);
    schema = builder.finish();
}

void KtxFormat::header(RecordRef file)
{
    file.bytes("identifier").times(identifier.size());
    fields.endianness =
        file.u32("endianness").equals(LittleEndian).warning("91").noRepair().initially({double(LittleEndian)}).field();
    file.u32("glType");
    file.u32("glTypeSize").unit(QT_TR_NOOP("bytes"));
    file.u32("glFormat");
    fields.internalFormat =
        file.u32("glInternalFormat").names(internalFormats).error("91").onlyFor(horde3d).noRepair().field();
    file.u32("glBaseInternalFormat");
    fields.width = file.u32("pixelWidth").unit(QT_TR_NOOP("pixels")).field();
    fields.height = file.u32("pixelHeight").unit(QT_TR_NOOP("pixels")).field();
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
    const auto pairSize = pair.u32("keyAndValueByteSize").unit(QT_TR_NOOP("bytes"));
    fields.keyAndValueSize = pairSize.field();
    auto content = pair.record("keyAndValue").size(pairSize);
    content.text("key");
    content.bytes("value").until(endOfFrame);
    const auto padding = pair.look(&keyPadding);
    pair.bytes("valuePadding").times(padding);
}

void KtxFormat::levels(RecordRef file)
{
    const auto levelCount = file.look(&levelsRead);
    const auto faceCount = file.look(&facesInLevel);
    auto level = file.records("levels")
                     .times(levelCount)
                     .whole("91")
                     .sealed(QT_TR_NOOP("How many bytes there are follows from width, height and format."));
    fields.levels = level.field();
    const auto imageSize = level.u32("imageSize").whole("91").unit(QT_TR_NOOP("bytes"));
    fields.imageSize = imageSize.field();
    auto face = level.records("faces").times(faceCount).whole("91");
    face.bytes("data").times(imageSize);
    const auto padding = level.look(&levelPadding);
    level.bytes("mipPadding").times(padding);
}

const Format &ktxFormat()
{
    static const Format format{
        .id = "image.ktx",
        .name = QT_TRANSLATE_NOOP("formats", "KTX texture"),
        .extensions = {QStringLiteral("ktx")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with the twelve bytes of KTX, version 1."),
        .signatures = {identifier},
        .schema = [] { return KtxFormat::instance().schema; },
        .rules = ktxRules(),
        .scene = &ktxScene,
    };
    return format;
}

} // namespace hexahedron
