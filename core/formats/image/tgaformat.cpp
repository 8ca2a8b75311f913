// Truevision TGA (.tga), with the areas and the footer of version 2.
#include "core/check/engineissues.h"
#include "core/check/repairs.h"
#include "core/formats/image/imagefields.h"
#include "core/formats/image/imageformats.h"
#include "core/formats/image/imagerules.h"
#include "core/scene/picturescene.h"
#include "core/tree/items.h"

#include <QCoreApplication>

namespace hexahedron {

namespace {

/// The numbers of the header and the footer that decide on what lies between.
struct TgaHeader
{
    static constexpr qint64 ExtensionSize = 495;
    static constexpr qint64 RunLength = 8; ///< bit of the image type

    static constexpr qint64 FromRight = 0x10, FromTop = 0x20, AlphaBits = 0xf; ///< in the descriptor

    qint64 colorMapType = 0, imageType = 0, firstEntryIndex = 0, colorMapLength = 0, colorMapEntrySize = 0;
    qint64 width = 0, height = 0, pixelDepth = 0, descriptor = 0;
    qint64 begin = 0;
    qint64 fileEnd = 0;
    qint64 end = 0;                      ///< of everything but the footer, in the bytes around
    qint64 extension = 0, developer = 0; ///< where the footer says that these areas begin; 0 without footer

    void finish() ///< when the numbers are read
    {
        extension += hasFooter() ? begin : 0;
        developer += hasFooter() ? begin : 0;
    }

    /// Bits that colours of pixels and of the map may have.
    static bool isDepth(qint64 bits) { return bits == 8 || bits == 15 || bits == 16 || bits == 24 || bits == 32; }

    bool hasFooter() const { return end < fileEnd; }

    bool isRunLength() const { return imageType & RunLength; }
    bool hasPixels() const { return imageType % RunLength != 0; }
    qint64 bytesPerPixel() const { return (pixelDepth + 7) / 8; }
    /// Where the first area that the footer names begins, or what comes after `offset` ends.
    qint64 areasBegin(qint64 offset) const
    {
        qint64 first = end;
        for (const qint64 area : {extension, developer})
            first = offset <= area ? qMin(first, area) : first;
        return first;
    }

    qint64 plainDepth() const ///< bits of pixels in rows; 0 of others
    {
        return hasPixels() && !isRunLength() && isDepth(pixelDepth) ? bytesPerPixel() * 8 : 0;
    }
    /// Whole rows of plain pixels, and the bytes of one that is cut off: up to the areas behind the pixels.
    qint64 rowCount(ByteRange rest) const
    {
        const qint64 rowSize = width * bytesPerPixel();
        return rowSize > 0 ? qMin(height, dataSize(rest) / rowSize) : 0;
    }
    qint64 cutOffSize(ByteRange rest) const { return rows < height ? dataSize(rest) : 0; }
    /// Bytes of pixels that are not plain.
    qint64 dataSize(ByteRange rest) const { return qMax<qint64>(0, areasBegin(rest.begin) - rest.begin); }
    /// Bytes up to the extension area, or to the footer when there is none.
    qint64 developerSize(ByteRange rest) const
    {
        const bool isAhead = rest.begin <= extension && extension < end;
        return hasFooter() ? qMax<qint64>(0, (isAhead ? extension : end) - rest.begin) : 0;
    }
    bool hasExtension(ByteRange rest) const
    {
        return hasFooter() && rest.begin == extension && end - rest.begin >= ExtensionSize;
    }
    /// Bytes up to the footer.
    qint64 tablesSize(ByteRange rest) const { return hasFooter() ? qMax<qint64>(0, end - rest.begin) : 0; }
    bool isAtFooter(ByteRange rest) const { return hasFooter() && rest.begin == end; }

    qint64 rows = 0; ///< that are there
};

class TgaFormat : public DescribedByHeader<TgaFormat, TgaHeader>
{
    Q_DECLARE_TR_FUNCTIONS(TgaFormat)

public:
    TgaFormat();

    /// Fields that rules and the picture look for.
    struct Fields
    {
        const Field *picture = nullptr, *imageType = nullptr, *width = nullptr, *height = nullptr;
        const Field *pixelDepth = nullptr, *colorMapEntrySize = nullptr, *colorMap = nullptr, *rows = nullptr;
        const Field *data = nullptr, *cutOffRow = nullptr, *idLength = nullptr;
        const Field *footer = nullptr, *extensionOffset = nullptr, *developerOffset = nullptr, *signature = nullptr;
    };
    Fields fields;

private:
    FieldRef header(RecordRef file); ///< returns the width
    void pixels(RecordRef file, const FieldRef &width);
    void areas(RecordRef file);
};

constexpr auto fields = &fieldsOf<TgaFormat>;

/// Where a field of the footer lies that ends with `rest`; empty when there is no footer.
ByteRange inFooter(ByteCursor &bytes, ByteRange rest, const Field *field)
{
    constexpr char Signature[] = "TRUEVISION-XFILE."; // with its NUL
    const qint64 begin = rest.end - fields().footer->derived.leastSize;
    ByteRange found;
    bool isThere = false;
    for (const Part &part : elementParts(*fields().footer, {})) {
        const ByteRange range = part.range.translated(begin);
        if (begin < rest.begin)
            break;
        if (part.field == fields().signature)
            isThere = std::memcmp(bytes.at(range.begin, range.size()), Signature, sizeof Signature) == 0;
        if (part.field == field)
            found = range;
    }
    return isThere ? found : ByteRange();
}

// Looks. A footer is there when its signature is. Then it says where the areas lie.

qint64 endOfFile(ByteCursor &, ByteRange rest, const ValueStack &)
{
    return rest.end;
}

qint64 endBeforeFooter(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    return rest.end - (inFooter(bytes, rest, fields().signature).isEmpty() ? 0 : fields().footer->derived.leastSize);
}

template<const Field *TgaFormat::Fields::*Number>
qint64 numberInFooter(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    const Field *field = fields().*Number;
    const ByteRange range = inFooter(bytes, rest, field);
    return range.isEmpty() ? 0 : decodeInteger(*field, bytes.at(range.begin, range.size()));
}

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

TgaFormat::TgaFormat()
{
    SchemaBuilder builder("TgaFormat", {});
    builder.rule(issues::cutOff, "96").severity(issues::countTooLarge, Severity::Warning);

    auto file = builder.file().record("TGA").as(fields.picture);
    keep(file.look(&beginOfFile), &TgaHeader::begin);
    pixels(file, header(file));
    areas(file);
    schema = builder.finish();
}

FieldRef TgaFormat::header(RecordRef file)
{
    const auto idLength = file.u8("idLength").unit(QT_TR_NOOP("bytes")).as(fields.idLength);
    const auto colorMapType =
        file.u8("colorMapType").names({{0, QT_TR_NOOP("none")}, {1, QT_TR_NOOP("there is one")}}).warning("96");
    keep(colorMapType, &TgaHeader::colorMapType);
    fields.imageType = keep(file.u8("imageType").names(imageTypes).checkedElsewhere(),
                            &TgaHeader::imageType); // 96
    keep(file.u16("firstEntryIndex"), &TgaHeader::firstEntryIndex);
    const auto colorMapLength = file.u16("colorMapLength");
    const auto entrySize = file.u8("colorMapEntrySize").unit(QT_TR_NOOP("bits"));
    fields.colorMapEntrySize = keep(entrySize, &TgaHeader::colorMapEntrySize);
    file.u16("xOrigin");
    file.u16("yOrigin");
    const auto width = file.u16("width").initially({1}).unit(QT_TR_NOOP("pixels"));
    fields.height = keep(file.u16("height").initially({1}).unit(QT_TR_NOOP("pixels")), &TgaHeader::height);
    fields.pixelDepth = keep(file.u8("pixelDepth").unit(QT_TR_NOOP("bits")), &TgaHeader::pixelDepth);
    keep(file.u8("imageDescriptor").split(descriptorBits), &TgaHeader::descriptor);
    keep(file.look(&endOfFile), &TgaHeader::fileEnd);
    keep(file.look(&endBeforeFooter), &TgaHeader::end);
    keep(file.look(&numberInFooter<&Fields::extensionOffset>), &TgaHeader::extension);
    keep(file.look(&numberInFooter<&Fields::developerOffset>), &TgaHeader::developer);

    file.bytes("imageId").times(idLength);
    auto color =
        file.records("colorMap").times(colorMapLength).when(colorMapType.is(1)).whole("96").as(fields.colorMap);
    describeChannel(color.u8("grey")).when(entrySize.is(8));
    for (const int bits : {15, 16})
        color.u16("color").split(color5551).when(entrySize.is(bits));
    for (const int bits : {24, 32}) {
        for (const char *name : {"blue", "green", "red"})
            describeChannel(color.u8(name)).when(entrySize.is(bits));
    }
    describeChannel(color.u8("alpha")).when(entrySize.is(32));
    fields.width = keep(width, &TgaHeader::width);
    return width;
}

void TgaFormat::pixels(RecordRef file, const FieldRef &width)
{
    const auto depth = look<&TgaHeader::plainDepth>(file);
    const auto rowCount = look<&TgaHeader::rowCount>(file); // 96
    keep(rowCount, &TgaHeader::rows);
    auto row = file.records("rows")
                   .times(rowCount)
                   .when(!depth.is(0))
                   .whole("96")
                   .sealed(QT_TR_NOOP("How many bytes there are follows from width, height and bits per pixel."))
                   .as(fields.rows);
    row.u8("pixels").form("8 bits").times(width).when(depth.is(8));
    row.u16("pixels").form("16 bits").times(width).when(depth.is(16)).split(color5551);
    describeWholePixels(row, width, depth);
    const auto cutOff = look<&TgaHeader::cutOffSize>(file);
    fields.cutOffRow = file.bytes("cutOffRow").times(cutOff).when(!depth.is(0)).field();
    const auto dataSize = look<&TgaHeader::dataSize>(file);
    fields.data = file.bytes("data").times(dataSize).when(depth.is(0)).field();
}

void TgaFormat::areas(RecordRef file)
{
    const auto developerSize = look<&TgaHeader::developerSize>(file);
    file.bytes("developerArea").times(developerSize);
    const auto hasExtension = look<&TgaHeader::hasExtension>(file);
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
    const auto tablesSize = look<&TgaHeader::tablesSize>(file);
    file.bytes("tables").times(tablesSize);
    const auto hasFooter = look<&TgaHeader::isAtFooter>(file);
    auto footer = file.record("footer").when(hasFooter).as(fields.footer);
    footer.u32("extensionOffset").as(fields.extensionOffset);
    footer.u32("developerOffset").as(fields.developerOffset);
    footer.text("signature").size(18).as(fields.signature);
    file.bytes("unused").until(endOfFrame);
}

/// What packets of run lengths make.
struct Packets
{
    qint64 pixels = 0; ///< as far as they are there
    qint64 end = 0;    ///< behind the last packet
};

/// Stops when it is enough.
Packets packetsIn(Checker &checker, ByteRange data, qint64 bytesPerPixel, qint64 enough)
{
    constexpr int RunBit = 0x80;
    ByteCursor cursor(checker.tree().bytes(checker.stream()));
    Packets packets{.end = data.begin};
    while (packets.end < data.end && packets.pixels < enough && !checker.isCancelled()) {
        const int packet = *cursor.at(packets.end++, 1);
        const qint64 count = packet % RunBit + 1;
        const qint64 stored = packet & RunBit ? 1 : count;
        const qint64 there = qMin(stored, (data.end - packets.end) / bytesPerPixel);
        packets.pixels += there == stored ? count : there;
        packets.end += stored * bytesPerPixel;
    }
    return packets;
}

/// What sets one number of the header so that the pixels take all the bytes that are there for them. Nothing where no number does; a
/// guess where several do.
class FittingNumbers
{
public:
    FittingNumbers(const PictureSight &sight, const TgaHeader &header, qint64 begin)
        : m_sight(sight)
        , m_header(header)
        , m_bytes{begin, header.areasBegin(begin)}
    {
        const qint64 pixels = pixelsIn(m_bytes);
        addSide(QT_TRANSLATE_NOOP("repairs", "Write the width with which the pixels take all bytes that are there."),
                fields().width, pixels, header.height);
        addSide(QT_TRANSLATE_NOOP("repairs", "Write the height with which the pixels take all bytes that are there."),
                fields().height, pixels, header.width);
        addIdLength();
    }
    Repair repair()
    {
        if (m_repairs.empty())
            return {};
        m_repairs.front().isGuess = m_repairs.size() > 1;
        return std::move(m_repairs.front());
    }

private:
    /// Nothing where the last one is cut off.
    qint64 pixelsIn(ByteRange bytes) const
    {
        const qint64 size = m_header.bytesPerPixel();
        if (!m_header.isRunLength())
            return bytes.size() % size == 0 ? bytes.size() / size : 0;
        const Packets packets = packetsIn(m_sight.checker, bytes, size, bytes.size() * MostInPacket);
        return packets.end == bytes.end ? packets.pixels : 0;
    }
    void add(const char *sentence, const Field *field, qint64 number)
    {
        m_repairs.push_back(repairs::setShape(sentence, m_sight.item(field), number));
    }
    void addSide(const char *sentence, const Field *side, qint64 pixels, qint64 other)
    {
        constexpr qint64 Longest = 16384;
        if (pixels > 0 && other > 0 && pixels % other == 0 && pixels / other <= Longest)
            add(sentence, side, pixels / other);
    }
    void addIdLength()
    {
        constexpr qint64 Longest = 255;
        const qint64 there = m_sight.number(fields().idLength);
        const qint64 wanted = m_header.width * m_header.height;
        const qint64 plain = there + m_bytes.size() - wanted * m_header.bytesPerPixel();
        const qint64 length = m_header.isRunLength() ? 0 : plain; // few files have one
        if (length == there || length < 0 || length > Longest
            || pixelsIn({m_bytes.begin - there + length, m_bytes.end}) != wanted)
            return;
        add(QT_TRANSLATE_NOOP("repairs", "Write the length with which the pixels take all bytes that are there."),
            fields().idLength, length);
    }

    static constexpr qint64 MostInPacket = 128;
    const PictureSight &m_sight;
    const TgaHeader &m_header;
    ByteRange m_bytes;
    std::vector<Repair> m_repairs;
};

/// Pixels that are run lengths.
void checkPackets(const PictureSight &sight, const TgaHeader &header, const Item &data)
{
    const qint64 wanted = header.width * header.height;
    const Packets packets = packetsIn(sight.checker, data.range, header.bytesPerPixel(), wanted);
    if (packets.pixels < wanted)
        sight.report(imageissues::pixelsMissing, data, {wanted, packets.pixels},
                     FittingNumbers(sight, header, data.range.begin).repair());
    else if (packets.end < data.range.end)
        sight.report(imageissues::pixelsLeftOver, data, {data.range.end - packets.end},
                     FittingNumbers(sight, header, data.range.begin).repair());
}

/// Pixels that are not packed.
void checkRows(const PictureSight &sight, const TgaHeader &header, const Item &rows)
{
    const Item cutOff = sight.item(fields().cutOffRow);
    const qint64 more = cutOff.isValid() ? cutOff.range.size() / header.bytesPerPixel() : 0;
    const qint64 left = header.areasBegin(rows.range.end) - rows.range.end;
    if (rows.count < header.height)
        sight.report(imageissues::pixelsMissing, rows, {header.width * header.height, rows.count * header.width + more},
                     FittingNumbers(sight, header, rows.range.begin).repair());
    else if (left > 0 && (header.colorMapType != 1 || TgaHeader::isDepth(header.colorMapEntrySize))) {
        // Bytes behind the pixels are no harm, but those that one number makes more pixels are some.
        if (Repair repair = FittingNumbers(sight, header, rows.range.begin).repair())
            sight.report(imageissues::pixelsLeftOver, rows, {left}, std::move(repair));
    }
}

/// 96
void engineTakesThePicture(Checker &checker)
{
    const PictureSight sight(checker, fields().picture, "96");
    const Item depth = sight ? sight.item(fields().pixelDepth) : Item();
    if (!depth.isValid())
        return; // cut off
    const TgaHeader header = TgaFormat::headerOf(checker.tree().stream(checker.stream()));
    constexpr std::array<qint64, 6> types{1, 2, 3, 9, 10, 11};
    const bool isTypeTaken = std::ranges::find(types, header.imageType) != types.end();
    const bool isTaken = isTypeTaken && TgaHeader::isDepth(header.pixelDepth);
    if (!isTaken)
        sight.report(imageissues::tgaNotTaken, isTypeTaken ? depth : sight.item(fields().imageType),
                     {header.imageType, header.pixelDepth});
    const Item width = sight.item(fields().width);
    const Item height = sight.item(fields().height);
    bool isWrong = sight.isSideWrong(height, header.height);
    isWrong = sight.isSideWrong(width, header.width) || isWrong;
    if (const Item data = sight.item(fields().data); data.isValid() && isTaken && header.isRunLength() && !isWrong)
        checkPackets(sight, header, data);
    if (const Item rows = sight.item(fields().rows); rows.isValid() && isTaken && !isWrong)
        checkRows(sight, header, rows);
    if (header.colorMapType == 1 && !TgaHeader::isDepth(header.colorMapEntrySize))
        sight.report(imageissues::tgaMapNotTaken, sight.item(fields().colorMapEntrySize), {header.colorMapEntrySize});
    sight.reportSides(width, height);
}

// Where the pixels lie.

using scene::Picture;
using scene::PixelFormat;
using enum PixelFormat::Channel;

/// How a TGA stores a colour of that many bits, as a pixel or in the map.
PixelFormat tgaColor(qint64 bits, bool hasAlpha)
{
    if (bits == 8)
        return PixelFormat::grey(8);
    if (bits == 15 || bits == 16)
        return PixelFormat::masked(16, 0x7c00, 0x3e0, 0x1f, hasAlpha ? 0x8000 : 0);
    if (bits == 24)
        return PixelFormat::packed({Blue, Green, Red}, 8);
    return bits == 32 ? PixelFormat::packed({Blue, Green, Red, Alpha}, 8) : PixelFormat{};
}

scene::Scene tgaScene(const Tree &tree)
{
    constexpr qint64 Mapped = 1, Grey = 3;
    const TgaHeader header = TgaFormat::headerOf(tree.stream(0));
    const Item rows = imagePart(tree, fields().rows);
    if (!rows.isValid()) {
        const bool isForLibrary = header.isRunLength() && header.hasPixels()
                                  && imagePart(tree, fields().data).isValid();
        return isForLibrary ? sceneWith(
                   libraryPicture(tree, Picture::Coding::Tga, tree.root().range, header.width, header.height))
                            : scene::Scene{};
    }
    Picture picture = pictureOf(tree, Picture::Coding::Plain);
    picture.isBottomUp = !(header.descriptor & TgaHeader::FromTop);
    picture.isRightToLeft = header.descriptor & TgaHeader::FromRight;
    const bool hasAlpha = header.descriptor & TgaHeader::AlphaBits;
    const Item colors = imagePart(tree, fields().colorMap);
    if (header.imageType == Mapped && colors.isValid()) {
        picture.pixel.bits = int(header.bytesPerPixel() * 8);
        picture.palette = {.bytes = colors.range,
                           .firstIndex = header.firstEntryIndex,
                           .format = tgaColor(header.colorMapEntrySize, hasAlpha)};
    } else {
        picture.pixel = header.imageType == Grey && header.pixelDepth == 16 ? PixelFormat::grey(16, 8)
                                                                            : tgaColor(header.pixelDepth, hasAlpha);
    }
    SurfaceRow(picture, {rows.range.begin, header.areasBegin(rows.range.begin)})
        .add(0, 0, 0, header.width, header.height);
    return sceneWith(std::move(picture));
}

bool hasFooterAtEnd(const Bytes &bytes)
{
    ByteCursor cursor(bytes);
    const qint64 headerEnd = fields().picture->derived.leastSize;
    return endBeforeFooter(cursor, {headerEnd, bytes.size()}, {}) < bytes.size();
}

/// Without a footer no mark tells. What a header of a possible picture announces to the byte is one.
bool isWholeToTheByte(const Bytes &bytes)
{
    if (bytes.size() <= fields().picture->derived.leastSize)
        return false;
    const auto tree = readTree(tgaFormat(), bytes, {});
    const Item picture = itemOfField(*tree, 0, *fields().picture);
    const Item rows = picture.isValid() ? childOf(*tree, picture, fields().rows) : Item();
    if (!rows.isValid() || rows.fault != Fault::None || rows.range.end != bytes.size())
        return false;
    const auto number = [&](const Field *field) { return integerIn(*tree, picture, field, 0); };
    constexpr qint64 Mapped = 1;
    const bool hasMap = childOf(*tree, picture, fields().colorMap).isValid();
    const bool isMapRight = hasMap == (number(fields().imageType) == Mapped)
                            && hasMap == (number(fields().colorMapEntrySize) != 0);
    return isMapRight && rows.count > 0 && rows.stride > 0 && rows.count == number(fields().height);
}

} // namespace

const Format &tgaFormat()
{
    static const Format format{
        .id = "image.tga",
        .name = QT_TRANSLATE_NOOP("formats", "TGA picture"),
        .extensions = {QStringLiteral("tga")},
        .recognition = QT_TRANSLATE_NOOP(
            "formats", "The file ends with TRUEVISION-XFILE, or its name with .tga, or its header announces "
                       "its size to the byte."),
        .looksLike = [](const Bytes &bytes) { return hasFooterAtEnd(bytes) || isWholeToTheByte(bytes); },
        .schema = [] { return TgaFormat::instance().schema; },
        .rules = {extensionFitsTheContent, engineTakesThePicture},
        .scene = &tgaScene,
    };
    return format;
}

} // namespace hexahedron
