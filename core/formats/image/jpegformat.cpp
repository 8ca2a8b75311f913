// JPEG (.jpg): segments with markers, and the compressed data behind each SOS.
#include "core/changes/edittext.h"
#include "core/changes/wishes.h"
#include "core/check/engineissues.h"
#include "core/check/repairs.h"
#include "core/formats/image/imagefields.h"
#include "core/formats/image/imageformats.h"
#include "core/formats/image/imagerules.h"
#include "core/picture/blankpictures.h"
#include "core/scene/picturescene.h"
#include "core/tree/items.h"
#include "core/tree/stored.h"

#include <QCoreApplication>

#include <numeric>

namespace hexahedron {

namespace {

class JpegFormat : public Described<JpegFormat>
{
    Q_DECLARE_TR_FUNCTIONS(JpegFormat)

public:
    JpegFormat();

    /// Markers, without the 0xff before them.
    static constexpr qint64 Sof0 = 0xc0, Dht = 0xc4, Soi = 0xd8, Eoi = 0xd9, Sos = 0xda, Dqt = 0xdb, Dri = 0xdd;
    static constexpr qint64 App0 = 0xe0, Com = 0xfe;
    // What looks say instead of a marker.
    static constexpr qint64 NoMarker = 0, Jfif = 0x100 + App0, Sof = 0x100 + Sof0;

    /// Fields that rules look for.
    struct Fields
    {
        const Field *file = nullptr, *segments = nullptr, *kind = nullptr, *skipped = nullptr, *marker = nullptr;
        const Field *frame = nullptr, *precision = nullptr, *height = nullptr, *width = nullptr;
        const Field *componentCount = nullptr, *components = nullptr, *scan = nullptr, *divisors = nullptr;
        const Field *codes = nullptr, *codeCounts = nullptr, *scanLength = nullptr, *scanCount = nullptr;
    };
    Fields fields;

private:
    class Segments;
    void tables(Segments &segments);
    void pictures(Segments &segments);
    static void others(Segments &segments);
};

constexpr auto fields = &fieldsOf<JpegFormat>;

constexpr uchar Escape = 0xff;
constexpr qint64 CodeLengths = 16; ///< in bits, from 1 on; a Huffman table counts its codes of each

/// True for what stands behind 0xff where a segment begins: neither fill bytes, nor stuffing, nor a restart or a second start.
bool isMarker(uchar code)
{
    constexpr uchar Temporary = 0x01, FirstRestart = 0xd0;
    return code != 0 && code != Temporary && code != Escape && (code < FirstRestart || code > JpegFormat::Soi);
}

bool isFrame(qint64 code)
{
    constexpr qint64 Last = 0xcf, Extension = 0xc8, ArithmeticTables = 0xcc;
    return JpegFormat::Sof0 <= code && code <= Last && code != JpegFormat::Dht && code != Extension
           && code != ArithmeticTables;
}

/// Where the next marker begins from `from` on, or the end.
qint64 nextMarker(ByteCursor &bytes, qint64 from, qint64 end)
{
    while (from < end) {
        const qint64 escape = bytes.find(Escape, from, end);
        if (escape < 0 || escape + 2 > end)
            return end;
        if (isMarker(*bytes.at(escape + 1, 1)))
            return escape;
        from = escape + 1;
    }
    return end;
}

// What a file says only by its bytes. See LookFunction.

/// The marker that a segment begins with, or what it stands for: see JpegFormat. NoMarker where none begins.
qint64 jpegKind(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    const uchar *marker = rest.size() >= 2 ? bytes.at(rest.begin, 2) : nullptr;
    if (!marker || marker[0] != Escape || !isMarker(marker[1]))
        return JpegFormat::NoMarker;
    const qint64 code = marker[1];
    constexpr qint64 NameBegin = 4, NameSize = 5;
    const uchar *begin = rest.size() >= NameBegin + NameSize ? bytes.at(rest.begin, NameBegin + NameSize) : nullptr;
    if (code == JpegFormat::App0 && begin && std::memcmp(begin + NameBegin, "JFIF", NameSize) == 0)
        return JpegFormat::Jfif;
    return isFrame(code) ? JpegFormat::Sof : code;
}

/// Fill bytes before the next marker, when nothing else stands before it.
qint64 jpegFill(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    const qint64 end = nextMarker(bytes, rest.begin, rest.end);
    qint64 position = rest.begin;
    while (position < end && *bytes.at(position, 1) == Escape)
        ++position;
    return position == end ? end - rest.begin : 0;
}

/// Bytes up to the next marker that does not belong to compressed data.
qint64 jpegSkipped(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    return nextMarker(bytes, rest.begin, rest.end) - rest.begin;
}

/// The length of the segment, which counts itself; at least that.
qint64 jpegLength(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    constexpr int Width = 2;
    return rest.size() < Width ? Width
                               : qMax<qint64>(Width, decodeBigEndian(bytes.at(rest.begin, Width), Width, false));
}

/// 1 when the segment is the last one.
qint64 jpegIsEnd(ByteCursor &, ByteRange, const ValueStack &values)
{
    return values[fields().kind] == JpegFormat::Eoi;
}

/// The sum of the sixteen counts before.
qint64 jpegSymbolCount(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    const uchar *counts = bytes.at(rest.begin - CodeLengths, CodeLengths);
    qint64 sum = 0;
    for (qint64 i = 0; counts && i < CodeLengths; ++i)
        sum += counts[i];
    return sum;
}

const std::vector<NamedValue> markers{
    {0xffc0, "SOF0"},  {0xffc1, "SOF1"},  {0xffc2, "SOF2"},  {0xffc3, "SOF3"},  {0xffc4, "DHT"},   {0xffc5, "SOF5"},
    {0xffc6, "SOF6"},  {0xffc7, "SOF7"},  {0xffc9, "SOF9"},  {0xffca, "SOF10"}, {0xffcb, "SOF11"}, {0xffcc, "DAC"},
    {0xffcd, "SOF13"}, {0xffce, "SOF14"}, {0xffcf, "SOF15"}, {0xffd9, "EOI"},   {0xffda, "SOS"},   {0xffdb, "DQT"},
    {0xffdc, "DNL"},   {0xffdd, "DRI"},   {0xffe0, "APP0"},  {0xffe1, "APP1"},  {0xffe2, "APP2"},  {0xffe3, "APP3"},
    {0xffe4, "APP4"},  {0xffe5, "APP5"},  {0xffe6, "APP6"},  {0xffe7, "APP7"},  {0xffe8, "APP8"},  {0xffe9, "APP9"},
    {0xffea, "APP10"}, {0xffeb, "APP11"}, {0xffec, "APP12"}, {0xffed, "APP13"}, {0xffee, "APP14"}, {0xffef, "APP15"},
    {0xfffe, "COM"},
};
const std::vector<NamedValue> densityUnits{
    {0, QT_TRANSLATE_NOOP("JpegFormat", "only their ratio is known")},
    {1, QT_TRANSLATE_NOOP("JpegFormat", "pixels per inch")},
    {2, QT_TRANSLATE_NOOP("JpegFormat", "pixels per centimetre")},
};

std::vector<BitSpan> nibbles(const char *high, const char *low)
{
    return {{.name = low, .shift = 0, .width = 4}, {.name = high, .shift = 4, .width = 4}};
}

struct SegmentLength
{
    int least = 2, most = 65535;
};

/// The statements about segments: each kind has a record of its own, which its length confines.
class JpegFormat::Segments
{
public:
    Segments(RecordRef segment, const FieldRef &kind, const FieldRef &length)
        : m_segment(segment)
        , m_kind(kind)
        , m_length(length)
    {
        m_isOther = !kind.is(NoMarker) && !kind.is(Eoi);
    }
    RecordRef known(const char *name, qint64 kind, const SegmentLength &length = {})
    {
        m_isOther = m_isOther && !m_kind.is(kind);
        return made(name, m_kind.is(kind), length);
    }
    RecordRef other(const char *name) { return made(name, m_isOther, {}); }

private:
    RecordRef made(const char *name, Expression condition, const SegmentLength &length)
    {
        RecordRef record = m_segment.record(name).size(m_length).when(std::move(condition)).whole("93");
        record.u16("length")
            .range(length.least, length.most)
            .error("93")
            .noRepair()
            .ownSize()
            .unit(QT_TR_NOOP("bytes"));
        return record;
    }
    RecordRef m_segment;
    FieldRef m_kind, m_length;
    Expression m_isOther;
};

JpegFormat::JpegFormat()
{
    SchemaBuilder builder("JpegFormat", {});
    sayRules(builder.bigEndian(), "93");

    auto file = builder.file().section("JPEG", "\xff\xd8\xff").as(fields.file);
    file.u16("SOI").equals(0xffd8);
    auto segment = file.records("segments").as(fields.segments);
    const auto kind = segment.look(&jpegKind).as(fields.kind);
    const auto fill = segment.look(&jpegFill);
    segment.bytes("fill").times(fill).when(kind.is(NoMarker) && !fill.is(0));
    const auto skipped = segment.look(&jpegSkipped);
    fields.skipped =
        segment.bytes("skipped").times(skipped).when(kind.is(NoMarker) && fill.is(0)).steppedOver().field();
    fields.marker =
        segment.u16("marker").names(markers).info("").noRepair().when(!kind.is(NoMarker)).whole("93").field();
    const auto isEnd = segment.look(&jpegIsEnd);
    const auto length = segment.look(&jpegLength);
    Segments segments(segment, kind, length);
    others(segments);
    tables(segments);
    pictures(segments);
    segments.other("segment").bytes("data").until(endOfFrame);
    const auto dataSize = segment.look(&jpegSkipped);
    segment.bytes("data").times(dataSize).when(kind.is(Sos));
    segment.untilNonZero(isEnd);
    schema = builder.finish();
}

void JpegFormat::tables(Segments &segments)
{
    auto quantization = segments.known("quantization", Dqt).as(fields.divisors);
    auto table = quantization.records("tables").until(endOfFrame);
    const auto precision = table.u8("precisionAndId").split(nibbles("precision", "id"));
    table.u8("divisors").times(64).vector().when(!precision.has(0x10));
    table.u16("divisors").times(64).vector().when(precision.has(0x10));

    auto huffman = segments.known("huffman", Dht);
    auto codes = huffman.records("tables").until(endOfFrame).as(fields.codes);
    codes.u8("classAndId").split(nibbles("class", "id"));
    fields.codeCounts = codes.u8("counts").times(CodeLengths).field();
    const auto symbolCount = codes.look(&jpegSymbolCount);
    codes.bytes("symbols").times(symbolCount);
}

void JpegFormat::pictures(Segments &segments)
{
    auto frame = segments.known("frame", Sof, {11, 8 + 3 * 255}).as(fields.frame);
    fields.precision = frame.u8("precision").unit(QT_TR_NOOP("bits")).initially({8}).field();
    fields.height = frame.u16("height").unit(QT_TR_NOOP("pixels")).field();
    fields.width = frame.u16("width").unit(QT_TR_NOOP("pixels")).field();
    const auto count = frame.u8("componentCount").as(fields.componentCount);
    auto component = frame.records("components").times(count).whole("93").as(fields.components);
    component.u8("id");
    component.u8("sampling").split(nibbles("horizontal", "vertical"));
    component.u8("quantizationTable");

    auto scan = segments.known("scan", Sos, {8, 14}).as(fields.scan);
    const auto scanned = scan.u8("componentCount").as(fields.scanCount);
    fields.scanLength = fields.scan->body.front();
    auto part = scan.records("components").times(scanned).whole("93");
    part.u8("id");
    part.u8("tables").split(nibbles("dc", "ac"));
    scan.u8("spectralStart");
    scan.u8("spectralEnd");
    scan.u8("approximation").split(nibbles("high", "low"));
}

void JpegFormat::others(Segments &segments)
{
    auto jfif = segments.known("JFIF", Jfif, {16, 65535});
    jfif.text("identifier").size(5);
    jfif.u8("version").times(2).components({"major", "minor"});
    jfif.u8("units").names(densityUnits);
    jfif.u16("xDensity");
    jfif.u16("yDensity");
    jfif.u8("xThumbnail");
    jfif.u8("yThumbnail");
    jfif.bytes("thumbnail").until(endOfFrame);
    auto interval = segments.known("restartInterval", Dri, {4, 4});
    interval.u16("interval");
    auto comment = segments.known("comment", Com);
    comment.text("text").until(endOfFrame);
}

constexpr qint64 Progressive = 0xffc2; // behind baseline and extended; the last one that readers take

void checkFrame(const PictureSight &sight, NodeId frame)
{
    Checker &checker = sight.checker;
    const auto reject = [&](const Item &item, const QString &why) {
        sight.report(imageissues::jpegNotTaken, item, {why});
    };
    const NodeId segment = sight.nodes().parent(frame);
    if (checker.integerOf(segment, fields().marker) > Progressive)
        reject(checker.partOf(segment, fields().marker),
               JpegFormat::tr("arithmetic coding, without loss or in levels"));
    const Item components = checker.partOf(frame, fields().componentCount);
    if (!components.isValid())
        return; // cut off
    const qint64 precision = checker.integerOf(frame, fields().precision);
    if (precision != 8)
        reject(checker.partOf(frame, fields().precision), JpegFormat::tr("%1 bits in a sample").arg(precision));
    const Item height = checker.partOf(frame, fields().height);
    if (checker.integerOf(frame, fields().height) == 0)
        reject(height, JpegFormat::tr("a height that follows later"));
    const qint64 count = checker.integerOf(frame, fields().componentCount);
    if (count != 1 && count != 3 && count != 4)
        reject(components, JpegFormat::tr("%1 components").arg(count));
    sight.reportSides(checker.partOf(frame, fields().width), height);
}

/// What stands before a marker and is no fill byte.
void checkSkipped(const PictureSight &sight, NodeId segments)
{
    const NodeStore &nodes = sight.nodes();
    Checker &checker = sight.checker;
    NodeVisitor visitor(checker.tree().stream(checker.stream())); // there may be many
    for (NodeId id = nodes.firstChild(segments); id != NoNode && !checker.isCancelled(); id = nodes.nextSibling(id)) {
        const std::vector<Part> &parts = visitor.layOut(id);
        if (parts.empty() || parts.front().field != fields().skipped)
            continue;
        if (checker.lists(imageissues::markerExpected))
            sight.report(imageissues::markerExpected, checker.partOf(id, fields().skipped),
                         {parts.front().range.size()});
    }
}

/// Whether a scan of so many components may begin there: they are among those of the frame, each once, and coefficients of a block
/// follow.
bool isScanOf(const QByteArray &scan, qint64 count, const QByteArray &ids)
{
    constexpr qint64 Begin = 3, ComponentSize = 2, LastCoefficient = 63;
    const qint64 end = Begin + ComponentSize * count;
    if (count < 1 || count > ids.size() || end + 3 > scan.size())
        return false;
    QByteArray seen;
    for (qint64 at = Begin; at < end; at += ComponentSize) {
        if (!ids.contains(scan[at]) || seen.contains(scan[at]))
            return false;
        seen += scan[at];
    }
    // Several components have their first coefficient together, or all of them.
    const auto first = uchar(scan[end]), last = uchar(scan[end + 1]);
    return first == 0 ? last == 0 || last == LastCoefficient : count == 1 && first <= last && last <= LastCoefficient;
}

/// The length of a scan's header and the number of its components say the same. Where they do not, what stands there tells which of
/// both is wrong.
void checkScan(const PictureSight &sight, NodeId scan, const QByteArray &ids)
{
    Checker &checker = sight.checker;
    constexpr qint64 SizeOfNone = 6, ComponentSize = 2, MostComponents = 4;
    const qint64 begin = sight.nodes()[scan].begin;
    const Bytes &bytes = sight.tree().bytes(checker.stream());
    const QByteArray there = bytes.toByteArray(
        {begin, qMin(bytes.size(), begin + SizeOfNone + ComponentSize * MostComponents)});
    const Item length = checker.partOf(scan, fields().scanLength);
    const Item components = checker.partOf(scan, fields().scanCount);
    if (!length.isValid() || !components.isValid())
        return;
    const qint64 size = checker.integerOf(scan, fields().scanLength);
    const qint64 count = checker.integerOf(scan, fields().scanCount);
    if (size == SizeOfNone + ComponentSize * count)
        return;
    const bool isByCount = isScanOf(there, count, ids);
    const qint64 other = size % ComponentSize == 0 ? (size - SizeOfNone) / ComponentSize : 0;
    const bool isByLength = isScanOf(there, other, ids);
    if (isByCount == isByLength)
        return; // nothing tells, and what is left over is reported
    const Item &wrong = isByCount ? length : components;
    const qint64 right = isByCount ? SizeOfNone + ComponentSize * count : other;
    sight.report(
        issues::valueUnexpected, wrong,
        {QString::fromLatin1(wrong.field->name), QString::number(isByCount ? size : count), QString::number(right)},
        repairs::setShape(QT_TRANSLATE_NOOP("repairs", "Write what the other number says."), wrong, right),
        Severity::Error);
}

/// Whether there are so many codes of each length: none begins like another one, and none has only ones.
bool areCodes(const QByteArray &counts)
{
    qint64 codes = 0;
    for (qsizetype i = 0; i < counts.size(); ++i) {
        codes = 2 * codes + uchar(counts[i]);
        if (codes >= qint64(2) << i)
            return false;
    }
    return true;
}

/// A table with more codes than there are symbols up to the end of its segment. Where only one of the counts can be smaller by as
/// many, that one is wrong.
void checkCodes(const PictureSight &sight, NodeId table)
{
    Checker &checker = sight.checker;
    const Item counts = checker.partOf(table, fields().codeCounts);
    const qint64 end = sight.nodes()[sight.nodes().parent(sight.nodes().parent(table))].range().end;
    if (!counts.isValid() || counts.range.size() != CodeLengths || end <= counts.range.end)
        return;
    const Bytes &bytes = sight.tree().bytes(checker.stream());
    const QByteArray before = bytes.toByteArray(counts.range);
    const qint64 sum = std::accumulate(before.begin(), before.end(), qint64(0),
                                       [](qint64 all, char count) { return all + uchar(count); });
    const qint64 symbols = end - counts.range.end;
    if (sum <= symbols)
        return;
    std::vector<std::pair<Item, qint64>> right;
    for (qint64 i = 0; i < CodeLengths; ++i) {
        QByteArray after = before;
        const qint64 count = uchar(before[i]) - (sum - symbols);
        after[i] = char(count);
        if (count >= 0 && areCodes(after))
            right.emplace_back(sight.tree().child(counts, i), count);
    }
    const bool isClear = right.size() == 1;
    const Repair repair = isClear ? repairs::setShape(QT_TRANSLATE_NOOP("repairs", "Set the count to what is there."),
                                                      right.front().first, right.front().second)
                                  : Repair();
    // That the table is cut off is an error in any case.
    sight.report(issues::countTooLarge, counts, {QStringLiteral("symbols"), sum, symbols}, repair,
                 isClear ? Severity::Error : Severity::Info);
}

constexpr const char *endMarker = "\xff\xd9"; // EOI

/// A grey scan of what the frame describes, behind all that is there; where nothing ends the file, with an end.
Repair greyScan(const PictureSight &sight, NodeId frame, NodeId last)
{
    Checker &checker = sight.checker;
    constexpr qint64 ComponentSize = 3, MostComponents = 4, MostSamples = 4;
    const qint64 marker = checker.integerOf(sight.nodes().parent(frame), fields().marker);
    const qint64 width = checker.integerOf(frame, fields().width);
    const qint64 height = checker.integerOf(frame, fields().height);
    const Item list = checker.partOf(frame, fields().components);
    if (marker > Progressive || !mayBeBlank(width, height) || !list.isValid() || list.count <= 0
        || list.count > MostComponents || list.range.size() != ComponentSize * list.count)
        return {};
    const QByteArray bytes = checker.tree().bytes(checker.stream()).toByteArray(list.range);
    std::vector<JpegComponent> components;
    for (qsizetype at = 0; at < bytes.size(); at += ComponentSize) {
        const int horizontal = uchar(bytes[at + 1]) >> 4, vertical = bytes[at + 1] & 0xf;
        if (horizontal < 1 || horizontal > MostSamples || vertical < 1 || vertical > MostSamples)
            return {};
        components.push_back({uchar(bytes[at]), horizontal, vertical, bytes[at + 2] & 3});
    }
    const bool isEnded = last != NoNode && checker.integerOf(last, fields().marker) == 0xff00 + JpegFormat::Eoi;
    const bool withDivisors = sight.first(fields().divisors) == NoNode;
    const Item file = sight.itemOf(sight.node);
    const qint64 at = isEnded ? sight.nodes()[last].begin : file.range.end;
    const auto plan = [=](Wishes &wishes) {
        QByteArray scan = blankJpegScan(width, height, components, marker == Progressive, withDivisors);
        if (!isEnded)
            scan += endMarker;
        wishes.insertBytes(file, at, scan);
        wishes.addConsequence(editText(QT_TRANSLATE_NOOP("edit", "The picture is lost; a grey one takes its place.")));
    };
    return {QT_TRANSLATE_NOOP("repairs", "Put in a grey picture."), {}, plan, false, true};
}

/// 93
void engineTakesTheJpeg(Checker &checker)
{
    const PictureSight sight(checker, fields().file, "93");
    if (!sight)
        return;
    const auto missing = [&](const char *name, Severity severity, Repair repair = {}) {
        sight.report(imageissues::segmentMissing, sight.itemOf(sight.node), {QString::fromLatin1(name)},
                     std::move(repair), severity);
    };
    const NodeId segments = sight.first(fields().segments);
    const bool isAllRead = segments == NoNode || sight.nodes()[segments].state != NodeState::NotRead;
    const NodeId frame = sight.first(fields().frame);
    if (frame == NoNode && isAllRead)
        missing("SOF", Severity::Error);
    else if (frame != NoNode)
        checkFrame(sight, frame);
    const NodeId last = sight.lastIn(segments);
    if (isAllRead && sight.first(fields().scan) == NoNode)
        missing("SOS", Severity::Error, frame == NoNode ? Repair{} : greyScan(sight, frame, last));
    if (isAllRead && (last == NoNode || checker.integerOf(last, fields().marker) != 0xff00 + JpegFormat::Eoi))
        missing("EOI", Severity::Warning,
                repairs::append(QT_TRANSLATE_NOOP("repairs", "Append the marker EOI."), sight.itemOf(sight.node),
                                endMarker));
    if (segments == NoNode)
        return;
    checkSkipped(sight, segments);
    const NodeId end = segments + 1 + sight.nodes()[segments].descendants;
    const Item components = frame == NoNode ? Item() : checker.partOf(frame, fields().components);
    QByteArray ids;
    constexpr qint64 ComponentSize = 3;
    const QByteArray described = components.isValid() && components.range.size() <= ComponentSize * 255
                                     ? sight.tree().bytes(checker.stream()).toByteArray(components.range)
                                     : QByteArray();
    for (qsizetype at = 0; at < described.size(); at += ComponentSize)
        ids += described[at];
    for (NodeId id = segments + 1; id < end && !checker.isCancelled(); ++id) {
        if (sight.nodes()[id].field == fields().scan->id)
            checkScan(sight, id, ids);
        if (sight.nodes()[id].field == fields().codes->id && !isArrayNode(sight.nodes(), id))
            checkCodes(sight, id);
    }
}

scene::Scene jpegScene(const Tree &tree)
{
    constexpr qint64 MostLooked = 256; // segments; a picture has a few dozen
    const Item segments = imagePart(tree, fields().segments);
    Item frame;
    for (qint64 i = 0; segments.isValid() && i < qMin(segments.count, MostLooked) && !frame.isValid(); ++i)
        frame = childOf(tree, tree.child(segments, i), fields().frame);
    const auto side = [&](const Field *field) { return frame.isValid() ? integerIn(tree, frame, field) : 0; };
    return sceneWith(libraryPicture(tree, scene::Picture::Coding::Jpeg, tree.root().range, side(fields().width),
                                    side(fields().height)));
}

} // namespace

const Format &jpegFormat()
{
    static const Format format{
        .id = "image.jpg",
        .name = QT_TRANSLATE_NOOP("formats", "JPEG picture"),
        .extensions = {QStringLiteral("jpg"), QStringLiteral("jpeg")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with the three bytes FF D8 FF."),
        .signatures = {"\xff\xd8\xff"},
        .schema = [] { return JpegFormat::instance().schema; },
        .rules = {extensionFitsTheContent, engineTakesTheJpeg},
        .scene = jpegScene,
    };
    return format;
}

} // namespace hexahedron
