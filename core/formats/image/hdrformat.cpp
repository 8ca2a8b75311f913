#include "core/formats/image/hdrformat.h"

#include "core/check/engineissues.h"
#include "core/formats/image/hdrlooks.h"
#include "core/formats/image/headerbytes.h"
#include "core/formats/image/imagerules.h"
#include "core/formats/image/imagescene.h"

namespace hexahedron {

namespace {

/// Statements for a line: its text, then what ends it, as far as it is there.
FieldRef line(RecordRef record)
{
    const auto length = record.look(&hdrTextLength);
    auto text = record.text("text").times(length).when(!length.is(0));
    const auto hasReturn = record.look(&hdrHasReturn);
    record.u8("carriageReturn").when(hasReturn).initially({'\r'});
    const auto hasEnd = record.look(&hdrHasLineEnd);
    record.u8("lineEnd").equals('\n').error("98").when(hasEnd);
    return text;
}

} // namespace

HdrFormat::HdrFormat()
{
    SchemaBuilder builder("HdrFormat", {});
    builder.rule(issues::notThisFormat, "89").rule(issues::cutOff, "98");

    auto file = builder.file().section("HDR", "#?");
    fields.file = file.field();
    fields.begin = file.look(&beginOfFile).field();
    file.text("signature").size(2).initially("#?");
    auto header = file.records("lines");
    fields.lines = header.field();
    fields.lineBegin = header.look(&beginOfFile).field();
    fields.text = line(header).field();
    const auto isLast = header.look(&hdrIsLastLine);
    header.untilNonZero(isLast);
    const auto hasResolution = file.look(&hdrHasResolution);
    auto resolution = file.record("resolution").when(hasResolution);
    fields.resolution = resolution.field();
    fields.resolutionText = line(resolution).field();
    fields.scanlines = file.bytes("scanlines").until(endOfFrame).field();
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
