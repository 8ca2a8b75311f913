#include "core/formats/urho3d/urhoscriptformat.h"

#include "core/check/engineissues.h"
#include "core/formats/urho3d/urhorules.h"

namespace hexahedron {

UrhoScriptFormat::UrhoScriptFormat()
{
    SchemaBuilder builder("UrhoScriptFormat", {});
    builder.rule(issues::notThisFormat, "B1").rule(issues::cutOff, "B2");

    auto file = builder.file().section("ASBC", "ASBC");
    file.text("identifier").size(4).initially("ASBC");
    file.u8("stripped")
        .names({{0, QT_TR_NOOP("with debug information")}, {1, QT_TR_NOOP("without debug information")}})
        .warning("B3")
        .noRepair();
    byteCode = file.bytes("byteCode").until(endOfFrame).field();
    script = file.field();
    schema = builder.finish();
}

const Format &urhoScriptFormat()
{
    static const Format format{
        .id = "urho3d.asc",
        .name = QT_TRANSLATE_NOOP("formats", "Urho3D compiled script"),
        .extensions = {QStringLiteral("asc")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with the four bytes ASBC."),
        .signatures = {"ASBC"},
        .schema = [] { return UrhoScriptFormat::instance().schema; },
        .rules = {},
        .scene = nullptr,
    };
    return format;
}

} // namespace hexahedron
