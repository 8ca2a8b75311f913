// Portable Network Graphics (.png). Chunks stand in the order of the specification and have its names.
#include "core/changes/edittext.h"
#include "core/changes/wishes.h"
#include "core/check/engineissues.h"
#include "core/formats/horde3d/hordehost.h"
#include "core/formats/image/imagefields.h"
#include "core/formats/image/imageformats.h"
#include "core/formats/image/imagerules.h"
#include "core/picture/blankpictures.h"
#include "core/relations/asmany.h"
#include "core/relations/selfproving.h"
#include "core/relations/sequence.h"
#include "core/scene/picturescene.h"
#include "core/tree/items.h"

#include <QCoreApplication>

#include <zlib.h>

#include <numeric>

namespace hexahedron {

namespace {

class PngFormat : public Described<PngFormat>
{
    Q_DECLARE_TR_FUNCTIONS(PngFormat)

public:
    PngFormat();

    /// Fields that rules look for.
    struct Fields
    {
        const Field *file = nullptr, *header = nullptr, *width = nullptr, *height = nullptr;
        const Field *bitDepth = nullptr, *colorType = nullptr, *compression = nullptr, *interlace = nullptr;
        const Field *palette = nullptr, *colors = nullptr, *data = nullptr, *packed = nullptr, *end = nullptr;
    };
    Fields fields;

private:
    void header(RecordRef file);
    void colors(RecordRef file);
    static void texts(RecordRef file);
    void others(RecordRef file) const;
};

constexpr FrameStyle pngStyle{.tagSize = 4,
                              .tagIsText = true,
                              .lengthSize = 4,
                              .lengthIsSigned = false,
                              .countsHeader = false,
                              .lengthIsFirst = true,
                              .checksum = &checksums::crc32};

const QByteArray signature = QByteArrayLiteral("\x89PNG\r\n\x1a\n");

const std::vector<NamedValue> colorTypes{
    {0, QT_TRANSLATE_NOOP("PngFormat", "grey")},
    {2, QT_TRANSLATE_NOOP("PngFormat", "true colour")},
    {3, QT_TRANSLATE_NOOP("PngFormat", "palette")},
    {4, QT_TRANSLATE_NOOP("PngFormat", "grey and alpha")},
    {6, QT_TRANSLATE_NOOP("PngFormat", "true colour and alpha")},
};
const std::vector<NamedValue> intents{
    {0, QT_TRANSLATE_NOOP("PngFormat", "perceptual")},
    {1, QT_TRANSLATE_NOOP("PngFormat", "relative colorimetric")},
    {2, QT_TRANSLATE_NOOP("PngFormat", "saturation")},
    {3, QT_TRANSLATE_NOOP("PngFormat", "absolute colorimetric")},
};
const std::vector<NamedValue> units{
    {0, QT_TRANSLATE_NOOP("PngFormat", "only their ratio is known")},
    {1, QT_TRANSLATE_NOOP("PngFormat", "metres")},
};

Repair missingChunk(const Item &file, const Field *chunk);

constexpr double LargestSide = 0x7fffffff;
constexpr double LargestForHorde3d = 1 << 24;

/// The header comes before everything else; where the others stand is not judged.
std::vector<Sequence::Part> chunksOf(const Field &file)
{
    const auto is = [](const Field *chunk, std::string_view name) { return chunk->name == name; };
    std::vector<Sequence::Part> chunks;
    for (const Field *chunk : file.frame.frames) {
        const bool isHeader = is(chunk, "IHDR");
        const bool isNeeded = isHeader || is(chunk, "IDAT") || is(chunk, "IEND");
        chunks.push_back({.frame = chunk,
                          .rank = isHeader ? 0 : 1,
                          .leads = 1,
                          .isFirst = isHeader,
                          .once = isHeader ? std::optional(Severity::Error) : std::nullopt,
                          .required = isNeeded ? std::optional(Severity::Error) : std::nullopt});
    }
    return chunks;
}

PngFormat::PngFormat()
{
    SchemaBuilder builder("PngFormat", pngStyle);
    builder.bigEndian()
        .rule(issues::notThisFormat, "89")
        .rule(issues::lengthPassesParent, "92")
        .rule(issues::lengthTooShort, "92")
        .rule(issues::noHeader, "92")
        .rule(issues::checksumWrong, "92")
        .rule(issues::bytesLeftOver, "92")
        .rule(issues::unknownFrame, "92")
        .rule(issues::trailingBytes, "92");

    auto file = builder.file().section("PNG", signature).as(fields.file);
    file.bytes("signature").times(signature.size());
    header(file);
    colors(file);
    auto data = file.chunk("IDAT").as(fields.data);
    fields.packed = data.bytes("data").until(endOfFrame).must(SelfProving()).field();
    texts(file);
    others(file);
    file.chunk("IEND").last().as(fields.end);
    file.must(holdInOrder(chunksOf(*file.field()), imageissues::headerNotFirst, "92")
                  .repeated(imageissues::headerRepeated, "92", nullptr)
                  .missing(imageissues::chunkMissing, "92", &missingChunk));
    schema = builder.finish();
}

void PngFormat::header(RecordRef file)
{
    auto header = file.chunk("IHDR").as(fields.header);
    const auto side = [&](const char *name) {
        return header.u32(name)
            .range(1, LargestSide)
            .error("92")
            .noRepair()
            .range(1, LargestForHorde3d)
            .error("92")
            .onlyFor(horde3d)
            .noRepair()
            .initially({1})
            .unit(QT_TR_NOOP("pixels"))
            .field();
    };
    fields.width = side("width");
    fields.height = side("height");
    fields.bitDepth = header.u8("bitDepth").unit(QT_TR_NOOP("bits")).must(SelfProving()).field();
    fields.colorType = header.u8("colorType").names(colorTypes).error("92").noRepair().field();
    fields.compression = header.u8("compression").names({{0, QT_TR_NOOP("deflate")}}).error("92").otherwise(0).field();
    header.u8("filter").names({{0, QT_TR_NOOP("adaptive")}}).error("92").otherwise(0);
    fields.interlace = header.u8("interlace")
                           .names({{0, QT_TR_NOOP("none")}, {1, QT_TR_NOOP("Adam7")}})
                           .error("92")
                           .noRepair()
                           .field();
}

void PngFormat::colors(RecordRef file)
{
    auto palette = file.chunk("PLTE").as(fields.palette);
    auto color = palette.records("colors").until(endOfFrame).as(fields.colors);
    describeChannels(color, {"red", "green", "blue"});
    auto transparency = file.chunk("tRNS");
    transparency.u8("alpha").until(endOfFrame);
    auto meant = file.chunk("cHRM");
    for (const char *point : {"whitePoint", "red", "green", "blue"})
        meant.u32(point).times(2).components({"x", "y"});
    auto gamma = file.chunk("gAMA");
    gamma.u32("gamma").notZero().warning("").noRepair();
    auto profile = file.chunk("iCCP");
    profile.text("profileName");
    profile.u8("compression").names({{0, QT_TR_NOOP("deflate")}});
    profile.bytes("profile").until(endOfFrame);
    auto bits = file.chunk("sBIT");
    bits.u8("bits").until(endOfFrame);
    auto standard = file.chunk("sRGB");
    standard.u8("intent").names(intents);
}

void PngFormat::texts(RecordRef file)
{
    auto text = file.chunk("tEXt");
    text.text("keyword").initially("Comment");
    text.text("text").until(endOfFrame);
    auto packed = file.chunk("zTXt");
    packed.text("keyword").initially("Comment");
    packed.u8("compression").names({{0, QT_TR_NOOP("deflate")}});
    packed.bytes("text").until(endOfFrame);
    auto international = file.chunk("iTXt");
    international.text("keyword").initially("Comment");
    const auto isCompressed = international.u8("isCompressed").names({{0, QT_TR_NOOP("no")}, {1, QT_TR_NOOP("yes")}});
    international.u8("compression").names({{0, QT_TR_NOOP("deflate")}});
    international.text("language");
    international.text("translatedKeyword");
    international.text("text").form("plain").until(endOfFrame).when(isCompressed.is(0));
    international.bytes("text").form("packed").until(endOfFrame).when(!isCompressed.is(0));
}

void PngFormat::others(RecordRef file) const
{
    auto background = file.chunk("bKGD");
    background.bytes("color").until(endOfFrame);
    auto size = file.chunk("pHYs");
    size.u32("pixelsPerUnitX");
    size.u32("pixelsPerUnitY");
    size.u8("unit").names(units);
    auto histogram = file.chunk("hIST");
    histogram.u16("frequencies")
        .until(endOfFrame)
        .must(beAsManyAs(fields.colors, imageissues::histogramLengthWrong, "92"));
    auto suggested = file.chunk("sPLT");
    suggested.text("paletteName");
    suggested.u8("sampleDepth").unit(QT_TR_NOOP("bits"));
    suggested.bytes("colors").until(endOfFrame);
    auto time = file.chunk("tIME");
    time.u16("year");
    time.u8("month").range(1, 12).warning("");
    time.u8("day").range(1, 31).warning("");
    time.u8("hour").range(0, 23).warning("");
    time.u8("minute").range(0, 59).warning("");
    time.u8("second").range(0, 60).warning("");
    file.chunk("eXIf").bytes("data").until(endOfFrame);
}

constexpr auto fields = &fieldsOf<PngFormat>;

/// The chunk of that kind that comes next, `id` or behind it; NoNode when there is none.
NodeId nextOf(const NodeStore &nodes, NodeId id, const Field *kind)
{
    while (id != NoNode && nodes[id].field != kind->id)
        id = nodes.nextSibling(id);
    return id;
}

/// Chunks that are not known but must be: the first letter of their names is a capital.
void checkUnknown(const PictureSight &sight)
{
    const NodeStore &nodes = sight.nodes();
    const Field *unknown = PngFormat::instance().schema->unknownFrame;
    for (NodeId id = nodes.firstChild(sight.node); (id = nextOf(nodes, id, unknown)) != NoNode;
         id = nodes.nextSibling(id)) {
        const Item chunk = sight.itemOf(id);
        if (const QString name = sight.tree().name(chunk); name.front().isUpper())
            sight.report(imageissues::criticalChunkUnknown, chunk, {name});
    }
}

// Pixels: how many there are, and packed anew.

constexpr qint64 MostExpanded = qint64(256) << 20; // bytes; about a second
constexpr qint64 MostPerByte = 1032;               // that deflate makes of one byte
constexpr qint64 PieceSize = 64 * 1024;

/// A zlib stream that is expanded piece by piece.
class Expander
{
public:
    Expander()
        : m_isReady(inflateInit(&m_stream) == Z_OK)
        , m_piece(PieceSize, Qt::Uninitialized)
    {
    }
    ~Expander() { inflateEnd(&m_stream); }
    Q_DISABLE_COPY_MOVE(Expander)

    bool isReady() const { return m_isReady; }
    qint64 unread() const { return m_stream.avail_in; } ///< of what was given last
    bool isAtEnd() const { return m_state == Z_STREAM_END; }
    bool isDamaged() const { return m_state != Z_OK && m_state != Z_STREAM_END && m_state != Z_BUF_ERROR; }
    bool isSumWrong() const
    {
        return isDamaged() && m_stream.msg && !std::strcmp(m_stream.msg, "incorrect data check");
    }

    /// Returns how many bytes these make; stops when there are more than `most`, at the end and where they make no sense. Appends
    /// them to `kept`, where there is one.
    qint64 expand(const QByteArray &packed, qint64 most, QByteArray *kept = nullptr)
    {
        m_stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed.constData())); // zlib only reads
        m_stream.avail_in = uInt(packed.size());
        qint64 made = 0;
        do {
            m_stream.next_out = reinterpret_cast<Bytef *>(m_piece.data());
            m_stream.avail_out = uInt(m_piece.size());
            m_state = inflate(&m_stream, Z_NO_FLUSH);
            const qint64 count = m_piece.size() - qint64(m_stream.avail_out);
            made += count;
            if (kept)
                kept->append(m_piece.constData(), count);
        } while (m_state == Z_OK && made <= most && (m_stream.avail_in > 0 || m_stream.avail_out == 0));
        return made;
    }

private:
    z_stream m_stream{};
    int m_state = Z_OK;
    bool m_isReady;
    QByteArray m_piece;
};

qint64 rowsSize(qint64 width, qint64 height, qint64 bitsPerPixel)
{
    return width > 0 && height > 0 ? height * (1 + (width * bitsPerPixel + 7) / 8) : 0;
}

/// What a PNG header says about the pixels.
struct PngShape
{
    qint64 width = 0, height = 0, bitDepth = 0, colorType = 0;
    bool isInterlaced = false;

    /// False for sides and colours that no picture has.
    bool isPossible() const
    {
        const auto isSide = [](qint64 side) { return 0 < side && side <= qint64(LargestForHorde3d); };
        const bool isColor = std::ranges::find(colorTypes, colorType, &NamedValue::value) != colorTypes.end();
        return isSide(width) && isSide(height) && isColor && 0 < bitDepth && bitDepth <= 16;
    }
    /// Bytes of the pixels before they are packed: rows, each with a byte before it that says its filter.
    qint64 size() const
    {
        constexpr qint64 HasColor = 2, HasAlpha = 4, Palette = 3;
        const qint64 channels = colorType == Palette ? 1
                                                     : (colorType & HasColor ? 3 : 1) + (colorType & HasAlpha ? 1 : 0);
        const qint64 bits = channels * bitDepth;
        if (!isInterlaced)
            return rowsSize(width, height, bits);
        struct Pass
        {
            qint64 x, y, stepX, stepY;
        };
        static constexpr std::array<Pass, 7> passes{
            {{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}}};
        qint64 size = 0;
        for (const Pass &pass : passes)
            size += rowsSize((width - pass.x + pass.stepX - 1) / pass.stepX,
                             (height - pass.y + pass.stepY - 1) / pass.stepY, bits);
        return size;
    }
};

/// What becomes of packed pixels.
struct Expansion
{
    enum Result : quint8 {
        Right,
        NotKnown, ///< too many to look at
        Damaged,  ///< no zlib stream, or one that makes no sense from some place on
        Short,
        Long,
        SumWrong, ///< all are there, but the checksum of the zlib stream is not theirs
    };
    Result result = NotKnown;
    qint64 size = 0;   ///< bytes that were found
    qint64 unread = 0; ///< packed bytes behind the place from which on they make no sense
};

qint64 sizeOf(const std::vector<ByteRange> &parts)
{
    return std::accumulate(parts.begin(), parts.end(), qint64(0),
                           [](qint64 sum, const ByteRange &part) { return sum + part.size(); });
}

/// Expands the parts of a stream and keeps nothing: only whether it has `wanted` bytes. Costs memory for a piece, and time for at
/// most a fixed number of bytes, whatever the file says.
Expansion expansionOf(const Checker &checker, const std::vector<ByteRange> &parts, qint64 wanted)
{
    Expander expander;
    if (!expander.isReady() || qMin(wanted, sizeOf(parts) * MostPerByte) > MostExpanded)
        return {};
    const Bytes &bytes = checker.tree().bytes(checker.stream());
    qint64 size = 0;
    qint64 left = sizeOf(parts);
    for (const ByteRange &part : parts) {
        for (qint64 begin = part.begin; begin < part.end; begin += PieceSize) {
            if (checker.isCancelled())
                return {};
            const ByteRange piece{begin, qMin(part.end, begin + PieceSize)};
            left -= piece.size();
            size += expander.expand(bytes.toByteArray(piece), wanted - size);
            if (size > wanted)
                return {Expansion::Long, size};
            if (expander.isSumWrong())
                return {size < wanted ? Expansion::Short : Expansion::SumWrong, size};
            if (expander.isDamaged())
                return {Expansion::Damaged, size, left + expander.unread()};
            if (expander.isAtEnd())
                return {size < wanted ? Expansion::Short : Expansion::Right, size};
        }
    }
    return {size < wanted ? Expansion::Short : Expansion::SumWrong, size};
}

/// Larger pictures are not packed anew: all of one is kept in memory meanwhile.
constexpr qint64 MostPackedAnew = 64 << 20;
/// Packs `wanted` bytes of pixels anew: what the parts of a damaged stream still expand to, then black. The result is
/// not shorter than the parts.
QByteArray pixelsPackedAnew(const Bytes &bytes, const std::vector<ByteRange> &packed, qint64 wanted)
{
    Expander expander;
    if (!expander.isReady() || wanted <= 0 || wanted > MostPackedAnew)
        return {};
    QByteArray pixels;
    const auto isOver = [&] { return expander.isDamaged() || expander.isAtEnd(); };
    for (const ByteRange &range : packed) {
        for (qint64 begin = range.begin; begin < range.end && pixels.size() < wanted && !isOver(); begin += PieceSize) {
            const ByteRange piece{begin, qMin(range.end, begin + PieceSize)};
            expander.expand(bytes.toByteArray(piece), wanted - pixels.size(), &pixels);
        }
    }
    pixels.resize(qMin<qint64>(pixels.size(), wanted));
    pixels.append(wanted - pixels.size(), '\0');
    uLongf size = compressBound(uLong(wanted));
    QByteArray result(qsizetype(size), Qt::Uninitialized);
    if (compress2(reinterpret_cast<Bytef *>(result.data()), &size, reinterpret_cast<const Bytef *>(pixels.constData()),
                  uLong(wanted), Z_BEST_COMPRESSION)
        != Z_OK)
        return {};
    result.resize(qsizetype(size));
    // Behind the two bytes of the header blocks begin with a byte; these are stored ones of nothing.
    constexpr qsizetype Header = 2;
    const QByteArray nothing = QByteArrayLiteral("\0\0\0\xff\xff");
    const qint64 missing = qMax<qint64>(0, sizeOf(packed) - result.size());
    return result.insert(Header, nothing.repeated((missing + nothing.size() - 1) / nothing.size()));
}

/// A whole stream with what is left of the pixels takes the place of the broken one, part by part.
Repair keepWhatCanBeRead(const Checker &checker, std::vector<ByteRange> parts, const PngShape &shape, qint64 there)
{
    const qint64 wanted = shape.size();
    std::erase_if(parts, [](const ByteRange &range) { return range.isEmpty(); });
    if (parts.empty() || wanted > MostPackedAnew)
        return {};
    const auto plan = [stream = checker.stream(), bytes = checker.tree().bytes(checker.stream()), parts, shape, wanted,
                       there](Wishes &wishes) {
        const QByteArray packed = pixelsPackedAnew(bytes, parts, wanted);
        qint64 used = 0;
        for (size_t i = 0; i < parts.size() && !packed.isEmpty(); ++i) {
            const qint64 count = i + 1 < parts.size() ? parts[i].size() : packed.size() - used;
            wishes.splice(stream, parts[i], Bytes(packed.mid(used, count)));
            used += count;
        }
        wishes.addConsequence(
            shape.isInterlaced ? editText(QT_TRANSLATE_N_NOOP("edit", "%n byte(s) of the pixels cannot be read and "
                                                                      "become black."),
                                          wanted - there)
                               : editText(QT_TRANSLATE_N_NOOP("edit", "%n row(s) of pixels, of %1, cannot be read and "
                                                                      "become black."),
                                          shape.height - there / (wanted / shape.height))
                                     .arg(shape.height));
    };
    return {QT_TRANSLATE_NOOP("repairs", "Keep the pixels that can be read, and make the others black."),
            {},
            plan,
            false,
            false,
            wanted - there};
}

/// What the header of the file says; nothing where there is none.
std::optional<PngShape> shapeOf(const Tree &tree, const Item &file)
{
    const Item header = childOf(tree, file, fields().header);
    if (!header.isValid())
        return {};
    constexpr qint64 Adam7 = 1;
    const auto number = [&](const Field *field) { return integerIn(tree, header, field); };
    const PngShape shape{.width = number(fields().width),
                         .height = number(fields().height),
                         .bitDepth = number(fields().bitDepth),
                         .colorType = number(fields().colorType),
                         .isInterlaced = number(fields().interlace) == Adam7};
    return shape.isPossible() ? std::optional(shape) : std::nullopt;
}

/// Pixels that are lost become black, and what ends a file ends this one. Nothing else tells what its header was.
Repair missingChunk(const Item &file, const Field *chunk)
{
    const bool isEnd = chunk == fields().end;
    if (!isEnd && chunk != fields().data)
        return {};
    const auto plan = [file, chunk, isEnd](Wishes &wishes) {
        const Tree &tree = wishes.tree();
        const Item end = childOf(tree, file, fields().end);
        const auto shape = shapeOf(tree, file);
        if (!shape || (isEnd && !childOf(tree, file, fields().data).isValid())) {
            wishes.refuse(
                editText(QT_TRANSLATE_NOOP("edit", "The picture has no pixels, and nothing says how many it had.")));
            return;
        }
        QByteArray bytes;
        if (!isEnd) {
            const QByteArray pixels = pixelsPackedAnew({}, {}, shape->size());
            if (pixels.isEmpty()) {
                wishes.refuse(editText(QT_TRANSLATE_NOOP("edit", "The picture is too large to be made up.")));
                return;
            }
            bytes += pngChunk(chunk->name, pixels);
            wishes.addConsequence(
                editText(QT_TRANSLATE_NOOP("edit", "The picture is lost; a black one takes its place.")));
        }
        const qint64 row = end.isValid() ? tree.row(end) : tree.childCount(file);
        if (!bytes.isEmpty())
            wishes.insertFrame(file, row, Bytes(bytes));
        if (!end.isValid())
            wishes.insertFrame(file, row, Bytes(pngChunk(fields().end->name, {})));
    };
    const char *sentence = isEnd ? QT_TRANSLATE_NOOP("repairs", "Add the chunk that ends the file.")
                                 : QT_TRANSLATE_NOOP("repairs", "Put in a black picture.");
    return {sentence, {}, plan, false, !isEnd};
}

/// Expands the pixels to see whether they are as many as the header says.
void checkPixels(const PictureSight &sight, NodeId header, NodeId data)
{
    Checker &checker = sight.checker;
    constexpr qint64 Unknown = -1, Adam7 = 1;
    const PngShape shape{.width = checker.integerOf(header, fields().width),
                         .height = checker.integerOf(header, fields().height),
                         .bitDepth = checker.integerOf(header, fields().bitDepth),
                         .colorType = checker.integerOf(header, fields().colorType),
                         .isInterlaced = checker.integerOf(header, fields().interlace) == Adam7};
    if (data == NoNode || checker.integerOf(header, fields().compression, Unknown) != 0 || !shape.isPossible())
        return;
    std::vector<ByteRange> parts;
    NodeVisitor visitor(checker.tree().stream(checker.stream())); // there may be many
    for (NodeId id = data; id != NoNode; id = nextOf(sight.nodes(), sight.nodes().nextSibling(id), fields().data)) {
        if (checker.nodes()[id].state != NodeState::Complete)
            return; // nobody can tell where it ends, which is reported
        for (const Part &part : visitor.layOut(id)) {
            if (part.field == fields().packed)
                parts.push_back(part.range);
        }
    }
    const qint64 wanted = shape.size();
    const auto [result, there, unread] = expansionOf(checker, parts, wanted);
    const Item place = sight.itemOf(data);
    if (result == Expansion::Damaged) {
        // What is packed behind the damage is still in the file; then it is not any more.
        constexpr qint64 FewBytes = 64;
        Repair repair = keepWhatCanBeRead(checker, parts, shape, there);
        repair.isGuess = unread > FewBytes;
        sight.report(imageissues::pixelsNotZlib, place, {there, wanted}, repair);
    } else if (result == Expansion::Short)
        sight.report(imageissues::pixelsShort, place, {wanted, there}, keepWhatCanBeRead(checker, parts, shape, there));
    else if (result == Expansion::Long)
        sight.report(imageissues::pixelsLong, place, {wanted});
    else if (result == Expansion::SumWrong)
        sight.report(imageissues::pixelSumWrong, place);
}

/// 92
void engineTakesThePng(Checker &checker)
{
    enum ColorType { Grey = 0, TrueColor = 2, Palette = 3 };
    const PictureSight sight(checker, fields().file, "92");
    if (!sight)
        return;
    checkUnknown(sight);
    const auto first = [&](const Field *kind) {
        return nextOf(sight.nodes(), sight.nodes().firstChild(sight.node), kind);
    };
    const NodeId header = first(fields().header);
    if (header == NoNode)
        return;
    const Item depthItem = checker.partOf(header, fields().bitDepth);
    const qint64 depth = checker.integerOf(header, fields().bitDepth);
    const qint64 type = checker.integerOf(header, fields().colorType);
    const bool isByte = depth == 8 || depth == 16;
    const bool isPart = depth == 1 || depth == 2 || depth == 4;
    const bool isRight = type == Palette ? isPart || depth == 8 : type == Grey ? isPart || isByte : isByte;
    if (depthItem.isValid() && !isRight)
        sight.report(imageissues::bitDepthWrong, depthItem, {depth, type});
    if (type == Palette && first(fields().palette) == NoNode)
        sight.report(imageissues::chunkMissing, sight.itemOf(header), {QStringLiteral("IHDR"), QStringLiteral("PLTE")});
    sight.reportSides(checker.partOf(header, fields().width), checker.partOf(header, fields().height));
    if (depthItem.isValid() && isRight)
        checkPixels(sight, header, first(fields().data));
}

} // namespace

const Format &pngFormat()
{
    static const Format format{
        .id = "image.png",
        .name = QT_TRANSLATE_NOOP("formats", "PNG picture"),
        .extensions = {QStringLiteral("png")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with the eight bytes 89 50 4E 47 0D 0A 1A 0A."),
        .signatures = {signature},
        .schema = [] { return PngFormat::instance().schema; },
        .rules = {extensionFitsTheContent, engineTakesThePng},
        .scene = [](const Tree &tree) { return libraryScene(tree, scene::Picture::Coding::Png); },
    };
    return format;
}

} // namespace hexahedron
