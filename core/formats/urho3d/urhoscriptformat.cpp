#include "core/check/engineissues.h"
#include "core/formats/urho3d/urhoformats.h"
#include "core/schema/described.h"
#include "core/tree/format.h"

#include <QCoreApplication>

namespace hexahedron {

namespace {

/// Urho3D's compiled scripts (.asc): an identifier and the stream of the script library, which only one version of it reads.
class UrhoScriptFormat : public Described<UrhoScriptFormat>
{
    Q_DECLARE_TR_FUNCTIONS(UrhoScriptFormat)

public:
    UrhoScriptFormat();
};

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
    file.bytes("byteCode").until(endOfFrame);
    schema = builder.finish();
}

} // namespace

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
