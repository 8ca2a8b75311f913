#include "core/formats/image/hdrformat.h"

#include "core/check/engineissues.h"
#include "core/formats/image/headerbytes.h"
#include "core/formats/image/imagerules.h"
#include "core/formats/image/imagescene.h"

namespace hexahedron {

namespace {

constexpr char LineEnd = '\n';
constexpr qint64 LongestLine = 1024; // that readers take
constexpr qint64 LongestHeader = 64 * 1024;

/// Bytes up to the end of the line.
qint64 lineLength(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    const qint64 end = qMin(rest.end, rest.begin + LongestLine);
    const qint64 found = bytes.find(LineEnd, rest.begin, end);
    return (found < 0 ? end : found) - rest.begin;
}

/// 1 for the empty line behind the header; headers of any other length than a few lines are no headers.
qint64 isLastLine(ByteCursor &, ByteRange rest, const ValueStack &values)
{
    const HdrFormat::Fields &fields = HdrFormat::instance().fields;
    return values[fields.lineLength] == 0 || rest.begin - values[fields.begin] > LongestHeader;
}

} // namespace

HdrFormat::HdrFormat()
{
    SchemaBuilder builder("HdrFormat", {});
    builder.rule(issues::notThisFormat, "89").rule(issues::cutOff, "98");

    auto file =
        builder.file().section("HDR", "#?").doc(QT_TR_NOOP("A picture whose colours may be brighter than white."));
    fields.file = file.field();
    fields.begin = file.look(&beginOfFile).field();
    file.text("signature").size(2).initially("#?").doc(QT_TR_NOOP("Says that the file is a Radiance picture."));
    auto line = file.records("lines").doc(QT_TR_NOOP("Lines of text about the picture; an empty one is the last."));
    fields.lines = line.field();
    const auto length = line.look(&lineLength);
    fields.lineLength = length.field();
    fields.text = line.text("text")
                      .times(length)
                      .when(!length.is(0))
                      .doc(QT_TR_NOOP("A variable and its value, or a comment."))
                      .field();
    line.u8("lineEnd").equals(LineEnd).error("98").doc(QT_TR_NOOP("Always 10."));
    const auto isLast = line.look(&isLastLine);
    line.untilNonZero(isLast);
    auto resolution =
        file.record("resolution").whole("98").doc(QT_TR_NOOP("Sides of the picture, and in which order pixels come."));
    fields.resolution = resolution.field();
    const auto resolutionLength = resolution.look(&lineLength);
    fields.resolutionText = resolution.text("text")
                                .times(resolutionLength)
                                .doc(
                                    QT_TR_NOOP("-Y, the height, +X, the width: rows from the top, from left to right."))
                                .field();
    resolution.u8("lineEnd").equals(LineEnd).error("98").doc(QT_TR_NOOP("Always 10."));
    file.bytes("scanlines")
        .until(endOfFrame)
        .doc(QT_TR_NOOP(
            "Red, green, blue and exponent of the pixels. A row that begins with 02 02 and its length has all red "
            "values first and so on, each packed by run lengths."));
    schema = builder.finish();
}

const HdrFormat &HdrFormat::instance()
{
    static const HdrFormat format;
    return format;
}

const Format &hdrFormat()
{
    static const Format format{
        .id = "image.hdr",
        .name = QT_TRANSLATE_NOOP("formats", "Radiance HDR picture"),
        .extensions = {QStringLiteral("hdr")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with #?RADIANCE or #?RGBE."),
        .hasContent =
            [](const Bytes &bytes) {
                const QByteArray begin = bytes.toByteArray({0, 10});
                return begin.startsWith("#?RADIANCE") || begin.startsWith("#?RGBE");
            },
        .schema = [] { return HdrFormat::instance().schema; },
        .rules = hdrRules(),
        .scene = &hdrScene,
    };
    return format;
}

} // namespace hexahedron
