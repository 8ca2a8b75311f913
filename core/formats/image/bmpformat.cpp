// Windows bitmaps (.bmp). Statements stand in the order of the headers and use their names.
#include "core/check/repairs.h"
#include "core/formats/image/imagefields.h"
#include "core/formats/image/imageformats.h"
#include "core/formats/image/imagerules.h"
#include "core/scene/picturescene.h"
#include "core/tree/items.h"

#include <QCoreApplication>

namespace hexahedron {

namespace {

/// The numbers of a bitmap's headers that decide on what follows them.
struct BmpHeader
{
    static constexpr qint64 CoreSize = 12, InfoSize = 40, V2Size = 52, V3Size = 56, V4Size = 108, V5Size = 124;
    enum Compression : qint64 { Rgb, Rle8, Rle4, BitFields, Jpeg, Png, AlphaBitFields };

    qint64 begin = 0; ///< of the file; offBits counts from there
    qint64 headerBegin = 0;
    qint64 fileSize = 0, offBits = 0;
    qint64 size = 0, width = 0, height = 0, bitCount = 0, compression = 0, colorsUsed = 0;
    qint64 redMask = 0, greenMask = 0, blueMask = 0, alphaMask = 0; ///< 0 where there are none

    void finish() ///< when the numbers are read
    {
        if (!hasMasks())
            redMask = greenMask = blueMask = alphaMask = 0;
    }

    qint64 dataBegin() const { return begin + offBits; }
    bool isCore() const { return size == CoreSize; }
    /// Pixels that lie in rows one after the other, without compression.
    bool isPlain() const
    {
        constexpr std::array<qint64, 6> bits{1, 4, 8, 16, 24, 32};
        return (compression == Rgb || hasMasks()) && std::ranges::find(bits, bitCount) != bits.end();
    }
    /// Some pixels each way; with other sides nobody can tell how long rows are.
    bool hasPixels() const { return width > 0 && height != 0; }
    bool hasMasks() const { return compression == BitFields || compression == AlphaBitFields; }
    bool hasMasksBehind() const { return size == InfoSize && hasMasks(); } ///< behind the header instead of in it
    bool hasAlphaMask() const { return size >= V3Size || (hasMasksBehind() && compression == AlphaBitFields); }
    qint64 rowCount() const { return qAbs(height); }
    qint64 paletteSize() const ///< colours, as far as they fit before the pixels
    {
        const qint64 headersEnd = headerBegin + size + (hasMasksBehind() ? (compression == BitFields ? 12 : 16) : 0);
        const qint64 fitting = qMax<qint64>(0, dataBegin() - headersEnd) / (isCore() ? 3 : 4);
        const bool isIndexed = 0 < bitCount && bitCount <= 8;
        const qint64 wanted = colorsUsed == 0 && isIndexed ? qint64(1) << bitCount : colorsUsed;
        return qMin(wanted, fitting);
    }
    /// Of a row, without its padding.
    qint64 pixelBytes() const { return (qMax<qint64>(0, width) * bitCount + 7) / 8; }
    qint64 paddingBytes() const { return (4 - pixelBytes() % 4) % 4; }
    qint64 plainBits() const { return isPlain() && hasPixels() ? bitCount : 0; } ///< of pixels in rows; 0 of others
    /// Bytes between what the headers describe and the pixels.
    qint64 gap(ByteRange rest) const { return qBound<qint64>(0, dataBegin() - rest.begin, rest.size()); }
};

class BmpFormat : public DescribedByHeader<BmpFormat, BmpHeader>
{
    Q_DECLARE_TR_FUNCTIONS(BmpFormat)

public:
    BmpFormat();

    /// Fields that rules and the picture look for.
    struct Fields
    {
        const Field *bitmap = nullptr, *fileHeader = nullptr, *fileSize = nullptr;
        const Field *coreHeader = nullptr, *infoHeader = nullptr;
        const Field *oldPalette = nullptr, *palette = nullptr, *rows = nullptr, *data = nullptr;
    };
    Fields fields;

private:
    void headers(RecordRef file, const FieldRef &size);
    void laterHeaders(RecordRef file, const FieldRef &size);
    void pixels(RecordRef file, const RecordRef &palette);
};

const std::vector<NamedValue> compressions{
    {0, "BI_RGB"},  {1, "BI_RLE8"}, {2, "BI_RLE4"},           {3, "BI_BITFIELDS"},
    {4, "BI_JPEG"}, {5, "BI_PNG"},  {6, "BI_ALPHABITFIELDS"},
};

const std::vector<BitSpan> color555{{.name = "blue", .shift = 0, .width = 5},
                                    {.name = "green", .shift = 5, .width = 5},
                                    {.name = "red", .shift = 10, .width = 5}};

BmpFormat::BmpFormat()
{
    SchemaBuilder builder("BmpFormat", {});
    sayRules(builder, "95");

    auto file = builder.file().section("BMP", "BM").as(fields.bitmap);
    keep(file.look(&beginOfFile), &BmpHeader::begin);
    auto fileHeader = file.record("BITMAPFILEHEADER").whole("95").as(fields.fileHeader);
    fileHeader.text("bfType").size(2).initially("BM");
    fields.fileSize = keep(fileHeader.u32("bfSize").unit(QT_TR_NOOP("bytes")), &BmpHeader::fileSize);
    fileHeader.u16("bfReserved1");
    fileHeader.u16("bfReserved2");
    keep(fileHeader.u32("bfOffBits").unit(QT_TR_NOOP("bytes")), &BmpHeader::offBits);

    keep(file.look(&beginOfFile), &BmpHeader::headerBegin);
    const auto size = file.look(&nextNumber);
    keep(size, &BmpHeader::size);
    headers(file, size);
    laterHeaders(file, size);
    const auto paletteSize = look<&BmpHeader::paletteSize>(file);
    constexpr auto sealed = QT_TR_NOOP("How many colours there are follows from the headers.");
    auto oldPalette = file.records("bmciColors")
                          .times(paletteSize)
                          .when(size.is(BmpHeader::CoreSize))
                          .sealed(sealed)
                          .as(fields.oldPalette);
    auto palette = file.records("bmiColors")
                       .times(paletteSize)
                       .when(!size.is(BmpHeader::CoreSize))
                       .sealed(sealed)
                       .as(fields.palette);
    describeChannels(oldPalette, {"blue", "green", "red"});
    describeChannels(palette, {"blue", "green", "red", "reserved"});
    const auto gap = look<&BmpHeader::gap>(file);
    file.bytes("gap").times(gap);
    pixels(file, palette);
    schema = builder.finish();
}

void BmpFormat::headers(RecordRef file, const FieldRef &size)
{
    auto core = file.record("BITMAPCOREHEADER").when(size.is(BmpHeader::CoreSize)).whole("95").as(fields.coreHeader);
    core.u32("bcSize").unit(QT_TR_NOOP("bytes"));
    keep(core.u16("bcWidth").unit(QT_TR_NOOP("pixels")), &BmpHeader::width);
    keep(core.u16("bcHeight").unit(QT_TR_NOOP("pixels")), &BmpHeader::height);
    core.u16("bcPlanes").equals(1).warning("95");
    keep(core.u16("bcBitCount").unit(QT_TR_NOOP("bits")), &BmpHeader::bitCount);

    auto info = file.record("BITMAPINFOHEADER").when(!size.is(BmpHeader::CoreSize)).whole("95").as(fields.infoHeader);
    info.u32("biSize").unit(QT_TR_NOOP("bytes"));
    keep(info.i32("biWidth").unit(QT_TR_NOOP("pixels")), &BmpHeader::width);
    keep(info.i32("biHeight").unit(QT_TR_NOOP("pixels")), &BmpHeader::height);
    info.u16("biPlanes").equals(1).warning("95");
    keep(info.u16("biBitCount").unit(QT_TR_NOOP("bits")), &BmpHeader::bitCount);
    keep(info.u32("biCompression").names(compressions).checkedElsewhere(), &BmpHeader::compression); // 95
    info.u32("biSizeImage").unit(QT_TR_NOOP("bytes"));
    info.i32("biXPelsPerMeter");
    info.i32("biYPelsPerMeter");
    keep(info.u32("biClrUsed"), &BmpHeader::colorsUsed);
    info.u32("biClrImportant");
}

void BmpFormat::laterHeaders(RecordRef file, const FieldRef &size)
{
    const auto from = [&](qint64 least) { return !Expression::make(Expression::Operation::Less, size, least); };
    const auto hasMasksBehind = look<&BmpHeader::hasMasksBehind>(file);
    for (const bool isBehind : {true, false}) {
        auto masks = file.record("masks")
                         .form(isBehind ? "behind the header" : "in the header")
                         .when(isBehind ? Expression(hasMasksBehind) : from(BmpHeader::V2Size));
        keep(masks.u32("redMask"), &BmpHeader::redMask);
        keep(masks.u32("greenMask"), &BmpHeader::greenMask);
        keep(masks.u32("blueMask"), &BmpHeader::blueMask);
    }
    const auto hasAlphaMask = look<&BmpHeader::hasAlphaMask>(file);
    keep(file.u32("alphaMask").when(hasAlphaMask), &BmpHeader::alphaMask);
    auto v4 = file.record("BITMAPV4HEADER").when(from(BmpHeader::V4Size));
    v4.text("bV4CSType").size(4);
    v4.i32("bV4Endpoints").times(9);
    v4.u32("bV4GammaRed");
    v4.u32("bV4GammaGreen");
    v4.u32("bV4GammaBlue");
    auto v5 = file.record("BITMAPV5HEADER").when(from(BmpHeader::V5Size));
    v5.u32("bV5Intent");
    v5.u32("bV5ProfileData").unit(QT_TR_NOOP("bytes"));
    v5.u32("bV5ProfileSize").unit(QT_TR_NOOP("bytes"));
    v5.u32("bV5Reserved");
}

void BmpFormat::pixels(RecordRef file, const RecordRef &palette)
{
    const auto bits = look<&BmpHeader::plainBits>(file);
    const auto width = look<&BmpHeader::width>(file);
    const auto rowCount = look<&BmpHeader::rowCount>(file);
    const auto pixelBytes = look<&BmpHeader::pixelBytes>(file);
    const auto paddingBytes = look<&BmpHeader::paddingBytes>(file);
    auto row = file.records("rows")
                   .times(rowCount)
                   .when(!bits.is(0))
                   .whole("95")
                   .sealed(QT_TR_NOOP("How many bytes there are follows from width, height and bits per pixel."))
                   .as(fields.rows);
    row.bytes("packedPixels").times(pixelBytes).when(Expression::make(Expression::Operation::Less, bits, 8));
    row.u8("pixels").form("8 bits").times(width).when(bits.is(8)).indexes(palette).warning("95").noRepair();
    row.u16("pixels").form("16 bits").times(width).when(bits.is(16)).split(color555);
    describeWholePixels(row, width, bits);
    row.bytes("padding").times(paddingBytes);
    fields.data = file.bytes("data").until(endOfFrame).when(bits.is(0)).field();
}

constexpr auto fields = &fieldsOf<BmpFormat>;

/// The engine rejects a bitmap for the first of these.
void checkHeader(const PictureSight &sight, const BmpHeader &header, const Item &headerItem)
{
    constexpr std::array taken{BmpHeader::CoreSize, BmpHeader::InfoSize, BmpHeader::V3Size, BmpHeader::V4Size,
                               BmpHeader::V5Size};
    const auto reject = [&](qint64 row, const QString &why) {
        sight.report(imageissues::bmpNotTaken, sight.tree().child(headerItem, row), {why});
    };
    constexpr qint64 SizeRow = 0, BitsRow = 4, CompressionRow = 5;
    if (std::ranges::find(taken, header.size) == taken.end())
        reject(SizeRow, BmpFormat::tr("a header of %1 bytes").arg(header.size));
    if (header.compression != BmpHeader::Rgb && header.compression != BmpHeader::BitFields)
        reject(CompressionRow, BmpFormat::tr("compression %1").arg(header.compression));
    else if (header.bitCount == 1 || !header.isPlain())
        reject(BitsRow, BmpFormat::tr("%1 bits per pixel").arg(header.bitCount));
}

/// 95
void engineTakesTheBitmap(Checker &checker)
{
    const PictureSight sight(checker, fields().bitmap, "95");
    if (!sight)
        return;
    const BmpHeader header = BmpFormat::headerOf(checker.tree().stream(checker.stream()));
    const Item headerItem = sight.item(header.isCore() ? fields().coreHeader : fields().infoHeader);
    constexpr qint64 LeastRows = 5;
    if (!headerItem.isValid() || sight.tree().childCount(headerItem) < LeastRows)
        return; // cut off, which is reported
    checkHeader(sight, header, headerItem);
    if (const qint64 size = sight.nodes()[0].size; header.fileSize != size) {
        const Item item = childOf(sight.tree(), sight.item(fields().fileHeader), fields().fileSize);
        sight.report(
            imageissues::fileSizeDiffers, item, {header.fileSize, size},
            repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Write the size that the file has."), item, double(size)));
    }
    const Item width = sight.tree().child(headerItem, 1);
    const Item height = sight.tree().child(headerItem, 2);
    if (!sight.isSideWrong(width, header.width))
        sight.reportSide(width, header.width);
    if (!sight.isSideWrong(height, header.rowCount()))
        sight.reportSide(height, header.rowCount());
}

// Where the pixels lie.

using scene::Palette;
using scene::Picture;
using scene::PixelFormat;
using enum PixelFormat::Channel;

PixelFormat bmpPixel(const BmpHeader &header)
{
    PixelFormat number;
    number.bits = int(header.bitCount);
    if (header.bitCount <= 8)
        return number;
    if (header.bitCount == 24)
        return PixelFormat::packed({Blue, Green, Red}, 8);
    if (header.redMask || header.greenMask || header.blueMask)
        return PixelFormat::masked(number.bits, quint32(header.redMask), quint32(header.greenMask),
                                   quint32(header.blueMask), quint32(header.alphaMask));
    return header.bitCount == 16 ? PixelFormat::masked(16, 0x7c00, 0x3e0, 0x1f, 0)
                                 : PixelFormat::packed({Blue, Green, Red, ChannelCount}, 8);
}

Palette bmpPalette(const Tree &tree, const BmpHeader &header)
{
    const Item colors = imagePart(tree, header.isCore() ? fields().oldPalette : fields().palette);
    Palette palette;
    palette.format = header.isCore() ? PixelFormat::packed({Blue, Green, Red}, 8)
                                     : PixelFormat::packed({Blue, Green, Red, ChannelCount}, 8);
    if (colors.isValid())
        palette.bytes = colors.range;
    return palette;
}

Picture bmpRuns(const Tree &tree, const BmpHeader &header, const Item &data)
{
    const int bits = header.compression == BmpHeader::Rle4 ? 4 : 8;
    Picture picture = pictureOf(tree, Picture::Coding::BmpRuns);
    picture.isBottomUp = true;
    picture.pixel.bits = bits;
    picture.palette = bmpPalette(tree, header);
    picture.surfaces.push_back({.width = header.width, .height = header.rowCount(), .bytes = data.range});
    return picture;
}

scene::Scene bmpScene(const Tree &tree)
{
    const BmpHeader header = BmpFormat::headerOf(tree.stream(0));
    const Item data = imagePart(tree, fields().data);
    if (data.isValid() && header.compression == BmpHeader::Jpeg)
        return sceneWith(libraryPicture(tree, Picture::Coding::Jpeg, data.range));
    if (data.isValid() && header.compression == BmpHeader::Png)
        return sceneWith(libraryPicture(tree, Picture::Coding::Png, data.range));
    if (data.isValid() && (header.compression == BmpHeader::Rle4 || header.compression == BmpHeader::Rle8))
        return sceneWith(bmpRuns(tree, header, data));
    if (!header.isPlain())
        return sceneWith(pictureOf(tree, Picture::Coding::Unknown));

    Picture picture = pictureOf(tree, Picture::Coding::Plain);
    picture.isBottomUp = header.height > 0;
    picture.pixel = bmpPixel(header);
    if (header.bitCount <= 8)
        picture.palette = bmpPalette(tree, header);
    const Item rows = imagePart(tree, fields().rows);
    if (rows.isValid())
        SurfaceRow(picture, {rows.range.begin, tree.root().range.end}) // the last row may be cut off
            .add(0, 0, 0, header.width, header.rowCount(), header.pixelBytes() + header.paddingBytes());
    return sceneWith(std::move(picture));
}

} // namespace

const Format &bmpFormat()
{
    static const Format format{
        .id = "image.bmp",
        .name = QT_TRANSLATE_NOOP("formats", "BMP picture"),
        .extensions = {QStringLiteral("bmp")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with BM and a header of a known size follows."),
        .looksLike =
            [](const Bytes &bytes) {
                constexpr qint64 LargestHeader = 256;
                ByteCursor cursor(bytes);
                const qint64 begin = fields().fileHeader->derived.leastSize;
                const qint64 size = nextNumber(cursor, {begin, bytes.size()}, {});
                return bytes.toByteArray({0, 2}) == "BM" && BmpHeader::CoreSize <= size && size <= LargestHeader;
            },
        .schema = [] { return BmpFormat::instance().schema; },
        .rules = {extensionFitsTheContent, engineTakesTheBitmap},
        .scene = &bmpScene,
    };
    return format;
}

} // namespace hexahedron
