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
constexpr const char *notLookedAt = QT_TRANSLATE_NOOP("KtxFormat", "Horde3D goes by glInternalFormat alone.");
constexpr const char *misfit = QT_TRANSLATE_NOOP(
    "KtxFormat", "Where it does not fit imageSize, hardware shows garbage or refuses the texture.");

} // namespace

KtxFormat::KtxFormat()
{
    SchemaBuilder builder("KtxFormat", {});
    builder.rule(issues::notThisFormat, "89")
        .rule(issues::cutOff, "91")
        .rule(issues::trailingBytes, "91")
        .rule(issues::bytesLeftOver, "91");

    auto file = builder.file()
                    .section("KTX", identifier)
                    .doc(QT_TR_NOOP(
                        "A texture as OpenGL takes it: a header, notes of programs, then level by level, the largest "
                        "first. Numbers have their lowest byte first, unless endianness says otherwise."));
    fields.texture = file.field();
    header(file);
    const auto size = file.u32("bytesOfKeyValueData")
                          .whole("91")
                          .unit(QT_TR_NOOP("bytes"))
                          .doc(QT_TR_NOOP("Size of all keys and values together, with their own sizes and padding, 0 "
                                          "for none; readers that do not want them jump over them by it."));
    keysAndValues(file, size);
    levels(file);
    schema = builder.finish();
}

void KtxFormat::header(RecordRef file)
{
    file.bytes("identifier")
        .times(identifier.size())
        .doc(QT_TR_NOOP("AB 4B 54 58 20 31 31 BB 0D 0A 1A 0A: the file is a KTX of version 1, and no transfer has "
                        "changed its line ends. Readers refuse any other."));
    fields.endianness = file.u32("endianness")
                            .equals(LittleEndian)
                            .warning("91")
                            .noRepair()
                            .initially({double(LittleEndian)})
                            .doc(QT_TR_NOOP(
                                "0x04030201, in the byte order of all numbers: where it reads 0x01020304, every number "
                                "has its highest byte first. Horde3D does not look, and takes the lowest byte first."))
                            .field();
    file.u32("glType")
        .doc(QT_TR_NOOP("Type of a component, as OpenGL numbers it: 0x1401 bytes, 0x140B half floats, 0x1406 floats; 0 "
                        "for compressed pixels."))
        .note(notLookedAt);
    file.u32("glTypeSize")
        .unit(QT_TR_NOOP("bytes"))
        .doc(QT_TR_NOOP("How many bytes would be turned round in the other byte order: 1 for bytes and compressed "
                        "pixels, 2 for half floats, 4 for floats."))
        .note(notLookedAt);
    file.u32("glFormat")
        .doc(QT_TR_NOOP("Components of a pixel, as OpenGL numbers them: 0x1903 red alone, 0x8227 red and green, 0x1907 "
                        "RGB, 0x1908 RGBA, 0x80E0 BGR, 0x80E1 BGRA; 0 for compressed pixels."))
        .note(notLookedAt);
    fields.internalFormat = file.u32("glInternalFormat")
                                .names(internalFormats)
                                .error("91")
                                .onlyFor(horde3d)
                                .noRepair()
                                .doc(QT_TR_NOOP("How pixels are stored in the texture, as OpenGL numbers it: it "
                                                "decides how many bytes each level needs."))
                                .note(QT_TR_NOOP("Horde3D reads those that have a name here, and refuses all others."))
                                .field();
    file.u32("glBaseInternalFormat")
        .doc(QT_TR_NOOP("Components of the texture, as OpenGL numbers them: 0x1903 red alone, 0x8227 red and green, "
                        "0x1907 RGB, 0x1908 RGBA. It says so of compressed pixels, too."))
        .note(notLookedAt);
    fields.width = file.u32("pixelWidth")
                       .unit(QT_TR_NOOP("pixels"))
                       .doc(QT_TR_NOOP("Width of the first level, the largest; more than 0."))
                       .note(misfit)
                       .field();
    fields.height = file.u32("pixelHeight")
                        .unit(QT_TR_NOOP("pixels"))
                        .doc(QT_TR_NOOP("Height of the first level, the largest; 0 in textures of a single row (1D)."))
                        .note(misfit)
                        .field();
    fields.depth =
        file.u32("pixelDepth")
            .unit(QT_TR_NOOP("pixels"))
            .doc(QT_TR_NOOP(
                "How many layers a volume has, else 0. Readers of volumes expect so many pictures in a level."))
            .field();
    fields.arrayElements = asked(
        file.u32("numberOfArrayElements")
            .equals(0)
            .warning("91")
            .onlyFor(horde3d)
            .noRepair()
            .doc(QT_TR_NOOP("Number of textures in an array, 0 without; Horde3D reads the first.")));
    fields.faces = asked(file.u32("numberOfFaces")
                             .names({{0, QT_TR_NOOP("one")}, {1, QT_TR_NOOP("one")}, {6, QT_TR_NOOP("cube")}})
                             .error("91")
                             .noRepair()
                             .initially({1})
                             .doc(QT_TR_NOOP("How many faces each level has: one for a picture, six for a cube."))
                             .note(QT_TR_NOOP("Horde3D refuses all but 0, 1 and 6.")));
    fields.levelCount = asked(
        file.u32("numberOfMipmapLevels")
            .initially({1}) // 91
            .doc(QT_TR_NOOP("Number of levels in the file, the largest included. With 0 there is one, from which "
                            "readers make the smaller ones; Horde3D loads nothing then.")));
}

void KtxFormat::keysAndValues(RecordRef file, const FieldRef &size)
{
    auto data = file.record("keyValueData")
                    .size(size)
                    .whole("91")
                    .doc(QT_TR_NOOP("What programs say about the texture. Horde3D skips it."));
    auto pair = data.records("pairs")
                    .until(endOfFrame)
                    .doc(QT_TR_NOOP(
                        "A key and its value, one pair after the other; readers skip keys that they do not know."));
    const auto pairSize =
        pair.u32("keyAndValueByteSize")
            .unit(QT_TR_NOOP("bytes"))
            .doc(QT_TR_NOOP("Size of key and value, the NUL between them included, the padding behind them not."));
    fields.keyAndValueSize = pairSize.field();
    auto content = pair.record("keyAndValue")
                       .size(pairSize)
                       .doc(QT_TR_NOOP("The key, a NUL, and the value in the bytes that are left."));
    content.text("key").doc(QT_TR_NOOP(
        "What the value is, in UTF-8, for instance KTXOrientation: which way rows and columns go. Horde3D skips it."));
    content.bytes("value")
        .until(endOfFrame)
        .doc(QT_TR_NOOP("Text or anything else, as the key has it. Horde3D skips it."));
    const auto padding = pair.look(&keyPadding);
    pair.bytes("valuePadding")
        .times(padding)
        .doc(QT_TR_NOOP("Fills up to a multiple of four bytes, where the next pair begins; nobody reads it."));
}

void KtxFormat::levels(RecordRef file)
{
    const auto levelCount = file.look(&levelsRead);
    const auto faceCount = file.look(&facesInLevel);
    auto level = file.records("levels")
                     .times(levelCount)
                     .whole("91")
                     .sealed(QT_TR_NOOP("How many bytes there are follows from width, height and format."))
                     .doc(QT_TR_NOOP(
                         "Mip levels, the largest first: the picture, then each half as wide and high (volumes: and "
                         "deep) as the one before, 1 pixel at least. numberOfMipmapLevels says how many."));
    fields.levels = level.field();
    const auto imageSize =
        level.u32("imageSize")
            .whole("91")
            .unit(QT_TR_NOOP("bytes"))
            .doc(QT_TR_NOOP(
                "Size of one face of the level, with all layers of a volume, without the padding behind it. Of an "
                "array the specification counts all elements together, Horde3D one face of one element."));
    fields.imageSize = imageSize.field();
    auto face = level.records("faces").times(faceCount).whole("91").doc(
        QT_TR_NOOP("One face, or where numberOfFaces is 6 those of a cube in the order +X, -X, +Y, -Y, +Z, -Z; those "
                   "of an array element by element."));
    face.bytes("data").times(imageSize).doc(QT_TR_NOOP(
        "The pixels, or blocks of them where they are compressed, in the form that glInternalFormat says, row by row; "
        "the first row lies at v = 0 of texture coordinates. By the specification rows of uncompressed pixels are "
        "filled up to multiples of four bytes. A wrong byte spoils its pixel or block only."));
    const auto padding = level.look(&levelPadding);
    level.bytes("mipPadding")
        .times(padding)
        .doc(QT_TR_NOOP("Fills up to a multiple of four bytes, where the next level begins. Horde3D knows no such "
                        "bytes: it takes them for the next level."));
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
