#include "core/formats/image/jpegformat.h"

#include "core/check/engineissues.h"
#include "core/formats/image/imagerules.h"
#include "core/formats/image/imagescene.h"
#include "core/formats/image/jpeglooks.h"

namespace hexahedron {

namespace {

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

} // namespace

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
    builder.bigEndian()
        .rule(issues::notThisFormat, "89")
        .rule(issues::cutOff, "93")
        .rule(issues::trailingBytes, "93")
        .rule(issues::bytesLeftOver, "93");

    auto file = builder.file().section("JPEG", "\xff\xd8\xff");
    fields.file = file.field();
    file.u16("SOI").equals(0xffd8);
    auto segment = file.records("segments");
    fields.segments = segment.field();
    const auto kind = segment.look(&jpegKind);
    fields.kind = kind.field();
    const auto skipped = segment.look(&jpegSkipped);
    fields.skipped = segment.bytes("skipped").times(skipped).when(kind.is(NoMarker)).field();
    fields.marker =
        segment.u16("marker").names(markers).info("").noRepair().when(!kind.is(NoMarker)).whole("93").field();
    const auto isEnd = segment.look(&jpegIsEnd);
    const auto length = segment.look(&jpegLength);
    Segments segments(segment, kind, length);
    others(segments);
    tables(segments);
    pictures(segments);
    segments.other("segment").bytes("data").until(endOfFrame);
    const auto dataSize = segment.look(&jpegDataSize);
    segment.bytes("data").times(dataSize).when(kind.is(Sos));
    segment.untilNonZero(isEnd);
    schema = builder.finish();
}

void JpegFormat::tables(Segments &segments)
{
    auto quantization = segments.known("quantization", Dqt);
    auto table = quantization.records("tables").until(endOfFrame);
    const auto precision = table.u8("precisionAndId").split(nibbles("precision", "id"));
    table.u8("divisors").times(64).vector().when(!precision.has(0x10));
    table.u16("divisors").times(64).vector().when(precision.has(0x10));

    auto huffman = segments.known("huffman", Dht);
    auto codes = huffman.records("tables").until(endOfFrame);
    codes.u8("classAndId").split(nibbles("class", "id"));
    codes.u8("counts").times(16);
    const auto symbolCount = codes.look(&jpegSymbolCount);
    codes.bytes("symbols").times(symbolCount);
}

void JpegFormat::pictures(Segments &segments)
{
    auto frame = segments.known("frame", Sof, {11, 8 + 3 * 255});
    fields.frame = frame.field();
    fields.precision = frame.u8("precision").unit(QT_TR_NOOP("bits")).initially({8}).field();
    fields.height = frame.u16("height").unit(QT_TR_NOOP("pixels")).field();
    fields.width = frame.u16("width").unit(QT_TR_NOOP("pixels")).field();
    const auto count = frame.u8("componentCount");
    fields.componentCount = count.field();
    auto component = frame.records("components").times(count).whole("93");
    component.u8("id");
    component.u8("sampling").split(nibbles("horizontal", "vertical"));
    component.u8("quantizationTable");

    auto scan = segments.known("scan", Sos, {8, 14});
    fields.scan = scan.field();
    const auto scanned = scan.u8("componentCount");
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

const Format &jpegFormat()
{
    static const Format format{
        .id = "image.jpg",
        .name = QT_TRANSLATE_NOOP("formats", "JPEG picture"),
        .extensions = {QStringLiteral("jpg"), QStringLiteral("jpeg")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with the three bytes FF D8 FF."),
        .signatures = {"\xff\xd8\xff"},
        .schema = [] { return JpegFormat::instance().schema; },
        .rules = jpegRules(),
        .scene = &jpegScene,
    };
    return format;
}

} // namespace hexahedron
