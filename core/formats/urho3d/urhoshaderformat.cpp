#include "core/formats/urho3d/urhoshaderformat.h"

#include "core/check/engineissues.h"
#include "core/formats/urho3d/urhoissues.h"
#include "core/formats/urho3d/urhorules.h"
#include "core/relations/texts.h"
#include "core/relations/unique.h"

namespace hexahedron {

namespace {

const std::vector<NamedValue> constantBuffers{
    {0, QT_TRANSLATE_NOOP("UrhoShaderFormat", "frame")},    {1, QT_TRANSLATE_NOOP("UrhoShaderFormat", "camera")},
    {2, QT_TRANSLATE_NOOP("UrhoShaderFormat", "zone")},     {3, QT_TRANSLATE_NOOP("UrhoShaderFormat", "light")},
    {4, QT_TRANSLATE_NOOP("UrhoShaderFormat", "material")}, {5, QT_TRANSLATE_NOOP("UrhoShaderFormat", "object")},
    {6, QT_TRANSLATE_NOOP("UrhoShaderFormat", "custom")},
};

constexpr const char *madeByCompiler = QT_TRANSLATE_NOOP("UrhoShaderFormat", "A compiler makes byte code as a whole.");

} // namespace

UrhoShaderFormat::UrhoShaderFormat()
{
    SchemaBuilder builder("UrhoShaderFormat", {});
    builder.rule(issues::notThisFormat, "S1")
        .rule(issues::cutOff, "C3")
        .rule(issues::textNotTerminated, "C4")
        .rule(issues::trailingBytes, "C5")
        .rule(issues::countTooLarge, "C6")
        .rule(issues::bytesLeftOver, "S9");

    auto file = builder.file().section("USHD", "USHD");
    file.text("identifier").size(4).initially("USHD");
    fields.shaderType = file.u16("shaderType")
                            .names({{0, QT_TR_NOOP("vertex shader")}, {1, QT_TR_NOOP("pixel shader")}})
                            .checkedElsewhere() // S2
                            .field();
    const auto shaderModel = file.u16("shaderModel").range(2, 4).error("S3").noRepair().initially({4});
    fields.vertexElementHash = file.u32("vertexElementHash").when(shaderModel.is(4)).field();
    fields.shader = file.field();
    fields.shaderModel = shaderModel.field();
    parameters(file, shaderModel);
    byteCode(file, shaderModel);
    file.bytes("unreadable").until(endOfFrame).when(!shaderModel.is(3) && !shaderModel.is(4));
    schema = builder.finish();
}

void UrhoShaderFormat::parameters(RecordRef file, const FieldRef &shaderModel)
{
    const Expression isKnown = !(!shaderModel.is(3) && !shaderModel.is(4));
    const auto parameterCount = file.u32("parameterCount").when(isKnown);
    auto parameter = file.records("parameters").times(parameterCount).when(isKnown);
    fields.parameterName = parameter.text("name")
                               .initially("Parameter")
                               .must(beFilled(urhoissues::nameEmpty, "S5"))
                               .must(beUnicode(urhoissues::textNotUtf8, "C2"))
                               .must(beUnique(urhoissues::nameRepeated, "S5"))
                               .field();
    fields.firstRegister = parameter.u8("register").when(shaderModel.is(3)).field();
    fields.registerCount = parameter.u8("registerCount").when(shaderModel.is(3)).initially({1}).field();
    fields.constantBuffer = parameter.u8("constantBuffer")
                                .when(shaderModel.is(4))
                                .names(constantBuffers)
                                .warning("S6")
                                .noRepair()
                                .initially({6})
                                .field();
    fields.byteOffset = parameter.u32("byteOffset")
                            .when(shaderModel.is(4))
                            .initially({65532}) // the last place of the largest buffer, where nothing else lies
                            .field();
    fields.parameterSize = parameter.u32("byteSize").when(shaderModel.is(4)).initially({4}).field();
    fields.parameters = parameter.field();

    const auto textureUnitCount = file.u32("textureUnitCount").when(isKnown);
    auto unit = file.records("textureUnits").times(textureUnitCount).when(isKnown);
    fields.textureUnitName =
        unit.text("name").initially("DiffMap").must(beUnicode(urhoissues::textNotUtf8, "C2")).field();
    fields.sampler = unit.u8("sampler")
                         .range(0, 15)
                         .warning("S7")
                         .noRepair()
                         .must(beUnique(urhoissues::samplerRepeated, "S7"))
                         .field();
    fields.textureUnits = unit.field();
}

void UrhoShaderFormat::byteCode(RecordRef file, const FieldRef &shaderModel)
{
    const Expression isKnown = !(!shaderModel.is(3) && !shaderModel.is(4));
    const auto size = file.u32("byteCodeSize").when(isKnown).unit(QT_TR_NOOP("bytes"));
    fields.byteCodeSize = size.field();

    auto tokens = file.record("byteCode")
                      .form("Direct3D 9")
                      .size(size)
                      .whole("S8")
                      .sealed(madeByCompiler)
                      .when(shaderModel.is(3));
    tokens.u32("tokens").until(endOfFrame);
    fields.tokens = tokens.field();

    auto container = file.record("byteCode")
                         .form("Direct3D 11")
                         .size(size)
                         .whole("S8")
                         .sealed(madeByCompiler)
                         .when(shaderModel.is(4));
    const auto magic = container.u32("magic")
                           .hexadecimal()
                           .names({{ContainerMagic, "DXBC"}})
                           .warning("S9")
                           .noRepair()
                           .initially({ContainerMagic});
    const Expression isContainer = magic.is(ContainerMagic);
    container.u8("checksum").times(16).when(isContainer);
    container.u32("version").when(isContainer).equals(1).warning("S9").noRepair();
    fields.totalSize = container.u32("totalSize").ownSize().when(isContainer).unit(QT_TR_NOOP("bytes")).field();
    const auto chunkCount = container.u32("chunkCount").when(isContainer);
    container.u32("chunkOffsets").times(chunkCount).when(isContainer);
    auto chunk = container.records("chunks").times(chunkCount).when(isContainer);
    fields.chunkTag = chunk.text("tag").size(4).field();
    const auto chunkSize = chunk.u32("size").unit(QT_TR_NOOP("bytes"));
    fields.chunkData = chunk.bytes("data").times(chunkSize).field();
    container.bytes("data").until(endOfFrame).when(!isContainer);
    fields.magic = magic.field();
    fields.chunks = chunk.field();
    fields.container = container.field();
}

const Format &urhoShaderFormat()
{
    static const Format format{
        .id = "urho3d.shader",
        .name = QT_TRANSLATE_NOOP("formats", "Urho3D compiled shader"),
        .extensions = {QStringLiteral("vs3"), QStringLiteral("ps3"), QStringLiteral("vs4"), QStringLiteral("ps4")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with the four bytes USHD."),
        .signatures = {"USHD"},
        .schema = [] { return UrhoShaderFormat::instance().schema; },
        .rules = urhoShaderRules(),
        .scene = nullptr,
    };
    return format;
}

} // namespace hexahedron
