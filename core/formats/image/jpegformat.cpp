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
    const char *note = "";
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
    RecordRef known(const char *name, qint64 kind, const char *doc, const SegmentLength &length = {})
    {
        m_isOther = m_isOther && !m_kind.is(kind);
        return made(name, m_kind.is(kind), doc, length);
    }
    RecordRef other(const char *name, const char *doc) { return made(name, m_isOther, doc, {}); }

private:
    RecordRef made(const char *name, Expression condition, const char *doc, const SegmentLength &length)
    {
        RecordRef record = m_segment.record(name).size(m_length).when(std::move(condition)).whole("93").doc(doc);
        record.u16("length")
            .range(length.least, length.most)
            .error("93")
            .noRepair()
            .ownSize()
            .unit(QT_TR_NOOP("bytes"))
            .doc(QT_TR_NOOP("Length of the segment, including this number but not the marker."))
            .note(length.note);
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

    auto file = builder.file()
                    .section("JPEG", "\xff\xd8\xff")
                    .doc(QT_TR_NOOP("A picture: segments that begin with a marker, and the compressed data of each "
                                    "scan. Its numbers have the highest byte first."));
    fields.file = file.field();
    file.u16("SOI").equals(0xffd8).doc(
        QT_TR_NOOP("Marks the start of the image. Readers refuse a file that begins with something else."));
    auto segment = file.records("segments")
                       .doc(QT_TR_NOOP("The segments, one after the other up to the one with the marker EOI (0xffd9); "
                                       "each begins with a marker."));
    fields.segments = segment.field();
    const auto kind = segment.look(&jpegKind);
    fields.kind = kind.field();
    const auto skipped = segment.look(&jpegSkipped);
    fields.skipped = segment.bytes("skipped")
                         .times(skipped)
                         .when(kind.is(NoMarker))
                         .doc(QT_TR_NOOP(
                             "Bytes where a marker should be. Any number of 0xff may stand there; others are wrong: "
                             "before the frame (SOF) Horde3D passes over them, behind it it refuses the file."))
                         .field();
    fields.marker = segment.u16("marker")
                        .names(markers)
                        .info("")
                        .noRepair()
                        .when(!kind.is(NoMarker))
                        .whole("93")
                        .doc(QT_TR_NOOP(
                            "Says what follows. Of the pictures Horde3D reads those of SOF0, SOF1 and SOF2; it refuses "
                            "a file with another SOF, with DAC or with a marker that is not named here."))
                        .field();
    const auto isEnd = segment.look(&jpegIsEnd);
    const auto length = segment.look(&jpegLength);
    Segments segments(segment, kind, length);
    others(segments);
    tables(segments);
    pictures(segments);
    segments
        .other("segment", QT_TR_NOOP("Any other segment, for instance what cameras and programs leave; readers that do "
                                     "not know it skip it by its length."))
        .bytes("data")
        .until(endOfFrame)
        .doc(QT_TR_NOOP(
            "Content of the segment, as its marker says: APP1 has what the camera wrote, APP2 a colour profile. "
            "Readers skip what they do not know; of such segments only APP14 says how to read the pixels."));
    const auto dataSize = segment.look(&jpegDataSize);
    segment.bytes("data")
        .times(dataSize)
        .when(kind.is(Sos))
        .doc(QT_TR_NOOP("The pixels of the scan, packed, up to the next marker; 0xff in them is followed by 0, which "
                        "does not count, or by the number of a restart (0xd0 to 0xd7). A damaged byte spoils the "
                        "picture up to the next restart."));
    segment.untilNonZero(isEnd);
    schema = builder.finish();
}

void JpegFormat::tables(Segments &segments)
{
    auto quantization = segments.known(
        "quantization", Dqt,
        QT_TR_NOOP("DQT: tables by which coefficients (how strong each of 64 patterns is in 8 × 8 samples) were "
                   "divided; readers multiply by them again. They have to stand before the scans that use them. Larger "
                   "numbers make smaller files and coarser pictures."),
        {.note = QT_TR_NOOP("2, and for each table 65, or 129 where its numbers have 16 bits; Horde3D refuses the file "
                            "where it is another.")});
    auto table =
        quantization.records("tables")
            .until(endOfFrame)
            .doc(QT_TR_NOOP(
                "By which numbers the coefficients of a component are multiplied; one table or more. Components name "
                "them by their number; a later one replaces an earlier one with the same number."));
    const auto precision =
        table.u8("precisionAndId")
            .split(nibbles("precision", "id"))
            .doc(QT_TR_NOOP(
                "The upper four bits say how long the numbers of the table are: 0 for 8 bits, 1 for 16. The lower four "
                "are the number of the table, 0 to 3, by which components name it. Horde3D refuses others."));
    table.u8("divisors")
        .times(64)
        .vector()
        .when(!precision.has(0x10))
        .doc(QT_TR_NOOP("What coefficients are multiplied by again when the picture is read, in zigzag order, from the "
                        "mean of 8 × 8 samples to the finest pattern: larger numbers make a smaller file and a coarser "
                        "picture. A wrong one spoils the whole component."));
    table.u16("divisors")
        .times(64)
        .vector()
        .when(precision.has(0x10))
        .doc(QT_TR_NOOP("What coefficients are multiplied by again when the picture is read, in zigzag order, from the "
                        "mean of 8 × 8 samples to the finest pattern: larger numbers make a smaller file and a coarser "
                        "picture. A wrong one spoils the whole component."));

    auto huffman = segments.known(
        "huffman", Dht,
        QT_TR_NOOP("DHT: tables of Huffman codes, by which the data of scans are unpacked. "
                   "They have to stand before the scans that use them."),
        {.note = QT_TR_NOOP(
             "2, and for each table 17 and as many as it has symbols; Horde3D refuses the file where it is another.")});
    auto codes = huffman.records("tables")
                     .until(endOfFrame)
                     .doc(QT_TR_NOOP(
                         "Which bits stand for which number in the data of scans; one table or more. Scans name them "
                         "by class and number; a later one replaces an earlier one with the same class and number."));
    codes.u8("classAndId")
        .split(nibbles("class", "id"))
        .doc(QT_TR_NOOP(
            "The upper four bits say which coefficients the table is for: 0 for DC (the mean of 8 × 8 samples), 1 for "
            "AC (all patterns). The lower four are its number, 0 to 3. Readers refuse others."));
    codes.u8("counts").times(16).doc(QT_TR_NOOP("How many codes have 1, 2, 3, … 16 bits; so many symbols follow, 256 "
                                                "at most. When they are wrong, all that follows is garbage."));
    const auto symbolCount = codes.look(&jpegSymbolCount);
    codes.bytes("symbols")
        .times(symbolCount)
        .doc(QT_TR_NOOP(
            "What the codes stand for, a byte each, the shortest code first; as many as counts has together. For DC: "
            "how many bits of a difference follow; for AC: how many zeros come before (upper four bits), and how many "
            "bits follow. When one is wrong, the picture is garbage from there on."));
}

void JpegFormat::pictures(Segments &segments)
{
    auto frame = segments.known(
        "frame", Sof,
        QT_TR_NOOP("SOF: sides and components of the picture. The marker says how it was packed. It has to stand "
                   "before the scans; without it there is no picture."),
        {11, 8 + 3 * 255, QT_TR_NOOP("8, and 3 for each component; Horde3D refuses the file where it is another.")});
    fields.frame = frame.field();
    fields.precision =
        frame.u8("precision")
            .unit(QT_TR_NOOP("bits"))
            .initially({8})
            .doc(
                QT_TR_NOOP("How many bits a sample has: 8 in nearly all files, 12 in some. Horde3D refuses all but 8."))
            .field();
    fields.height = frame.u16("height")
                        .unit(QT_TR_NOOP("pixels"))
                        .doc(QT_TR_NOOP(
                            "Height of the picture. Horde3D refuses 0, which stands for a number that comes later "
                            "(DNL). When it is wrong otherwise, rows are missing, or the last ones are garbage."))
                        .field();
    fields.width =
        frame.u16("width")
            .unit(QT_TR_NOOP("pixels"))
            .doc(QT_TR_NOOP(
                "Width of the picture. Readers refuse 0; when it is wrong otherwise, rows are cut in wrong places."))
            .field();
    const auto count = frame.u8("componentCount")
                           .doc(QT_TR_NOOP("How many components a pixel has: 1 for grey, 3 for colours, 4 for CMYK."))
                           .note(QT_TR_NOOP("Horde3D refuses others, and a number that does not fit length."));
    fields.componentCount = count.field();
    auto component = frame.records("components")
                         .times(count)
                         .whole("93")
                         .doc(QT_TR_NOOP(
                             "Brightness, then the two of colour (Y, Cb, Cr); one in grey pictures, four in CMYK."))
                         .note(QT_TR_NOOP("Three are red, green and blue where APP14 says so."));
    component.u8("id").doc(QT_TR_NOOP("Number by which scans name this component, mostly 1, 2, 3 in order. Readers "
                                      "refuse a scan that names one that is not there."));
    component.u8("sampling")
        .split(nibbles("horizontal", "vertical"))
        .doc(QT_TR_NOOP("How many blocks of 8 × 8 samples the component has in a unit (MCU), 1 to 4 across (the upper "
                        "four bits) and 1 to 4 down (the lower four); readers refuse others. Colours often have half "
                        "as many each way as brightness: a sample counts for more pixels."));
    component.u8("quantizationTable")
        .doc(QT_TR_NOOP(
            "Number of the quantization table of this component, 0 to 3, as the lower four bits of its precisionAndId "
            "say it. Readers refuse others; with the wrong table the component is too coarse or too strong."));

    auto scan = segments.known(
        "scan", Sos,
        QT_TR_NOOP("SOS, start of scan: says which components the packed data right behind it hold, and how they are "
                   "packed. Progressive pictures have several. Without any there is no picture."),
        {8, 14, QT_TR_NOOP("6, and 2 for each component; Horde3D refuses the file where it is another.")});
    fields.scan = scan.field();
    const auto scanned = scan.u8("componentCount")
                             .doc(QT_TR_NOOP("How many components the scan has, 1 to 4."))
                             .note(QT_TR_NOOP(
                                 "Readers refuse more than the frame has, and a number that does not fit length."));
    auto part = scan.records("components")
                    .times(scanned)
                    .whole("93")
                    .doc(QT_TR_NOOP(
                        "The components whose data are mixed in this scan, and by which tables they are unpacked."))
                    .note(QT_TR_NOOP("One alone follows block by block, several take turns."));
    part.u8("id").doc(
        QT_TR_NOOP("Which component of the frame it is, by its id. Readers refuse one that the frame does not have."));
    part.u8("tables")
        .split(nibbles("dc", "ac"))
        .doc(QT_TR_NOOP("Which Huffman tables it is coded with, 0 to 3: the upper four bits name the one for DC "
                        "coefficients, the lower four the one for AC. Readers refuse others."));
    scan.u8("spectralStart")
        .doc(QT_TR_NOOP("First coefficient of the scan in zigzag order, 0 (the mean of 8 × 8 samples) to 63; 0 in "
                        "pictures of one pass, and readers refuse others there."));
    scan.u8("spectralEnd")
        .doc(QT_TR_NOOP("Last coefficient of the scan in zigzag order, up to 63, the finest pattern; 63 in pictures of "
                        "one pass. In others readers refuse one before spectralStart."));
    scan.u8("approximation")
        .split(nibbles("high", "low"))
        .doc(QT_TR_NOOP("In progressive pictures, which bits of coefficients follow: the lower four bits name the "
                        "lowest bit of this scan, the upper four that of the scan before, 0 in the first. 0 in "
                        "pictures of one pass, and readers refuse others there."));
}

void JpegFormat::others(Segments &segments)
{
    auto jfif = segments.known(
        "JFIF", Jfif,
        QT_TR_NOOP("APP0 with JFIF: how large a pixel is when printed, and perhaps a small copy of the picture."),
        {16, 65535,
         QT_TR_NOOP("16, and 3 for each pixel of the thumbnail. When it is wrong, readers take wrong bytes for what "
                    "follows.")});
    jfif.note(QT_TR_NOOP("Engines only look whether the segment is there."));
    jfif.text("identifier")
        .size(5)
        .doc(QT_TR_NOOP("JFIF and a NUL: by them readers know the segment; other APP0 segments have other names."));
    jfif.u8("version")
        .times(2)
        .components({"major", "minor"})
        .doc(QT_TR_NOOP("Version of JFIF, mostly 1, 1 or 1, 2: these are called 1.01 and 1.02."));
    jfif.u8("units").names(densityUnits).doc(QT_TR_NOOP("In which unit xDensity and yDensity count pixels."));
    jfif.u16("xDensity")
        .doc(QT_TR_NOOP("How many pixels lie in one inch or centimetre of the print from left to right; units says "
                        "which. With units 0 only the ratio to yDensity counts. Not 0."));
    jfif.u16("yDensity")
        .doc(QT_TR_NOOP("How many pixels lie in one inch or centimetre of the print from top to bottom; units says "
                        "which. With units 0 only the ratio to xDensity counts. Not 0."));
    jfif.u8("xThumbnail")
        .doc(QT_TR_NOOP("Width of the thumbnail (a small copy of the picture that follows) in pixels; 0 for none. 3 × "
                        "xThumbnail × yThumbnail bytes follow."));
    jfif.u8("yThumbnail")
        .doc(QT_TR_NOOP("Height of the thumbnail (a small copy of the picture that follows) in pixels; 0 for none. 3 × "
                        "xThumbnail × yThumbnail bytes follow."));
    jfif.bytes("thumbnail")
        .until(endOfFrame)
        .doc(QT_TR_NOOP("A small copy of the picture, row by row from the upper left corner: red, green and blue of "
                        "each pixel, a byte each. Empty where xThumbnail or yThumbnail is 0."));
    auto interval = segments.known(
        "restartInterval", Dri,
        QT_TR_NOOP("DRI: after how many units of pixels the packed data begin anew, so that damage does not spoil all. "
                   "It has to stand before the scans that use it; without it nothing begins anew."),
        {4, 4, QT_TR_NOOP("Where it is not 4, Horde3D refuses the file.")});
    interval.u16("interval")
        .doc(QT_TR_NOOP("How many units (MCU: mostly 8 × 8 or 16 × 16 pixels) lie between two restart marks; 0 for no "
                        "marks. After a damaged part reading goes on at the next mark; where none stands after so many "
                        "units, the rest of the scan is garbage."));
    auto comment = segments.known("comment", Com, QT_TR_NOOP("COM: a text for people; readers skip it."));
    comment.text("text")
        .until(endOfFrame)
        .doc(QT_TR_NOOP("Words for people; readers skip them. No encoding is agreed on, and no NUL ends them."));
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
