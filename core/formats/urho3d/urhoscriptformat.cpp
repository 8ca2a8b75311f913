#include "core/formats/urho3d/urhoscriptformat.h"

#include "core/check/engineissues.h"
#include "core/formats/urho3d/urhorules.h"

namespace hexahedron {

UrhoScriptFormat::UrhoScriptFormat()
{
    SchemaBuilder builder("UrhoScriptFormat", {});
    builder.rule(issues::notThisFormat, "B1").rule(issues::cutOff, "B2");

    auto file = builder.file()
                    .section("ASBC", "ASBC")
                    .doc(QT_TR_NOOP("A compiled script: byte code that the engine runs without its source text."));
    file.text("identifier")
        .size(4)
        .initially("ASBC")
        .doc(
            QT_TR_NOOP("ASBC: says that the file is byte code. Any other script resource is compiled as source text."));
    file.u8("stripped")
        .names({{0, QT_TR_NOOP("with debug information")}, {1, QT_TR_NOOP("without debug information")}})
        .warning("B3")
        .noRepair()
        .doc(QT_TR_NOOP("Whether line numbers and names of variables were left out."))
        .note(QT_TR_NOOP("Any other number says that the stream is damaged, or none of this library."));
    byteCode = file.bytes("byteCode")
                   .until(endOfFrame)
                   .doc(QT_TR_NOOP("Stream of the script library AngelScript; only the same version with the same "
                                   "functions can read it. It has no version and no checksum. Whole numbers take one "
                                   "byte or more, the highest first; the first is the number of enums."))
                   .field();
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
