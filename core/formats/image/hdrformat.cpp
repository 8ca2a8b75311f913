#include "core/formats/image/hdrformat.h"

#include "core/check/engineissues.h"
#include "core/formats/image/hdrlooks.h"
#include "core/formats/image/headerbytes.h"
#include "core/formats/image/imagerules.h"
#include "core/formats/image/imagescene.h"

namespace hexahedron {

namespace {

/// Statements for a line: its text, then what ends it, as far as it is there.
FieldRef line(RecordRef record, const char *doc, const char *returnDoc)
{
    const auto length = record.look(&hdrTextLength);
    auto text = record.text("text").times(length).when(!length.is(0)).doc(doc);
    const auto hasReturn = record.look(&hdrHasReturn);
    record.u8("carriageReturn").when(hasReturn).initially({'\r'}).doc(returnDoc);
    const auto hasEnd = record.look(&hdrHasLineEnd);
    record.u8("lineEnd").equals('\n').error("98").when(hasEnd).doc(
        QT_TRANSLATE_NOOP("HdrFormat", "Ends the line. With another byte the line goes on up to the next 10."));
    return text;
}

} // namespace

HdrFormat::HdrFormat()
{
    SchemaBuilder builder("HdrFormat", {});
    builder.rule(issues::notThisFormat, "89").rule(issues::cutOff, "98");

    auto file = builder.file()
                    .section("HDR", "#?")
                    .doc(QT_TR_NOOP(
                        "A picture whose colours may be brighter than white: lines of text, then the pixels."));
    fields.file = file.field();
    fields.begin = file.look(&beginOfFile).field();
    file.text("signature")
        .size(2)
        .initially("#?")
        .doc(QT_TR_NOOP(
            "#?, behind which RADIANCE or RGBE stands: the file is a Radiance picture. Readers refuse any other."));
    auto header = file.records("lines").doc(
        QT_TR_NOOP("Lines of text about the picture, variables and comments, up to the first empty one."));
    fields.lines = header.field();
    fields.lineBegin = header.look(&beginOfFile).field();
    fields.text = line(header,
                       QT_TR_NOOP("A variable and its value, or behind # a comment. One line has to be "
                                  "FORMAT=32-bit_rle_rgbe, else Horde3D refuses the file; it passes over all others."),
                       QT_TR_NOOP(
                           "13, with which some programs end lines before the 10. Horde3D takes it for text: it does "
                           "not know a FORMAT line with it, and refuses the file."))
                      .field();
    const auto isLast = header.look(&hdrIsLastLine);
    header.untilNonZero(isLast);
    const auto hasResolution = file.look(&hdrHasResolution);
    auto resolution = file.record("resolution")
                          .when(hasResolution)
                          .doc(QT_TR_NOOP("A line of text behind the empty one: the sides of the picture, and in which "
                                          "order pixels come. Readers refuse a file without it."));
    fields.resolution = resolution.field();
    fields.resolutionText =
        line(resolution,
             QT_TR_NOOP("-Y, the height in pixels, +X, the width, such as -Y 512 +X 1024: rows from the top, from left "
                        "to right. Horde3D refuses other orders; with wrong sides it refuses packed pixels, and cuts "
                        "others in wrong places."),
             QT_TR_NOOP("13, with which some programs end lines before the 10. Behind the sides it changes nothing."))
            .field();
    fields.scanlines =
        file.bytes("scanlines")
            .until(endOfFrame)
            .doc(QT_TR_NOOP(
                "Red, green, blue and exponent of the pixels, a byte each: a colour is its byte times 2 to the power "
                "of exponent - 136, and exponent 0 is black. A row that begins with 02 02 and the width in two bytes, "
                "the highest first, has all bytes of red, then of green, blue and exponent, packed: above 128, a byte "
                "says that the next one is there it minus 128 times; else that so many follow as they are. Horde3D "
                "refuses a file in which such a row does not fit the width."))
            .field();
    schema = builder.finish();
}

const Format &hdrFormat()
{
    static const Format format{
        .id = "image.hdr",
        .name = QT_TRANSLATE_NOOP("formats", "Radiance HDR picture"),
        .extensions = {QStringLiteral("hdr")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with #?RADIANCE or #?RGBE."),
        .signatures = {"#?RADIANCE", "#?RGBE"},
        .schema = [] { return HdrFormat::instance().schema; },
        .rules = hdrRules(),
        .scene = &hdrScene,
    };
    return format;
}

} // namespace hexahedron
