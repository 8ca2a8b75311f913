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
constexpr const char *readNoMore = QT_TRANSLATE_NOOP("UrhoShaderFormat",
                                                     "Engines since 2022 do not read shaders for Direct3D 9 any more.");
constexpr const char *refusedByDrivers = QT_TRANSLATE_NOOP("UrhoShaderFormat",
                                                           "Drivers refuse byte code with another number.");

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

    auto file = builder.file()
                    .section("USHD", "USHD")
                    .doc(QT_TR_NOOP("A shader compiled for Direct3D, with what the engine must know to use it."));
    file.text("identifier")
        .size(4)
        .initially("USHD")
        .doc(QT_TR_NOOP("USHD: says that the file is a compiled shader. With another one the engine compiles the "
                        "source again, or fails."));
    fields.shaderType = file.u16("shaderType")
                            .names({{0, QT_TR_NOOP("vertex shader")}, {1, QT_TR_NOOP("pixel shader")}})
                            .checkedElsewhere() // S2
                            .doc(QT_TR_NOOP(
                                "Vertex or pixel shader. The engine goes by the extension of the file instead."))
                            .field();
    const auto shaderModel =
        file.u16("shaderModel")
            .range(2, 4)
            .error("S3")
            .noRepair()
            .initially({4})
            .doc(QT_TR_NOOP("4 for Direct3D 11, 3 for Direct3D 9, 2 for an older form of it. What follows is laid out "
                            "accordingly."))
            .note(
                QT_TR_NOOP("The engine goes by the extension of the file instead; since 2022 it reads model 4 only."));
    fields.vertexElementHash =
        file.u32("vertexElementHash")
            .when(shaderModel.is(4))
            .doc(QT_TR_NOOP("Hash of the vertex elements that a vertex shader reads, from the signature in its byte "
                            "code; 0 for pixel shaders. The engine uses it to find an input layout that fits."))
            .note(QT_TR_NOOP("Until April 2016 it was the mask of these elements, a number below 0x4000."))
            .field();
    fields.shader = file.field();
    fields.shaderModel = shaderModel.field();
    parameters(file, shaderModel);
    byteCode(file, shaderModel);
    file.bytes("unreadable")
        .until(endOfFrame)
        .when(!shaderModel.is(3) && !shaderModel.is(4))
        .doc(QT_TR_NOOP(
            "Bytes of another shader model, whose layout is unknown. The engine of today reads model 4 only."));
    schema = builder.finish();
}

void UrhoShaderFormat::parameters(RecordRef file, const FieldRef &shaderModel)
{
    const Expression isKnown = !(!shaderModel.is(3) && !shaderModel.is(4));
    const auto parameterCount = file.u32("parameterCount")
                                    .when(isKnown)
                                    .doc(QT_TR_NOOP("How many constants the shader has that the engine sets."));
    auto parameter =
        file.records("parameters")
            .times(parameterCount)
            .when(isKnown)
            .doc(
                QT_TR_NOOP("The constants of the shader, such as colours and matrices; the engine sets them by name."));
    fields.parameterName = parameter.text("name")
                               .initially("Parameter")
                               .must(beFilled(urhoissues::nameEmpty, "S5"))
                               .must(beUnicode(urhoissues::textNotUtf8, "C2"))
                               .must(beUnique(urhoissues::nameRepeated, "S5"))
                               .doc(QT_TR_NOOP(
                                   "Name by which the engine sets the constant, without the leading c of the source."))
                               .note(QT_TR_NOOP("Of two with one name the later one counts."))
                               .field();
    fields.firstRegister = parameter.u8("register")
                               .when(shaderModel.is(3))
                               .doc(QT_TR_NOOP(
                                   "Where the constant begins: number of a register of four floats, 0 to 255."))
                               .note(readNoMore)
                               .field();
    fields.registerCount =
        parameter.u8("registerCount")
            .when(shaderModel.is(3))
            .initially({1})
            .doc(QT_TR_NOOP("How many registers of four floats the constant takes, 1 or more; bones take three each."))
            .note(readNoMore)
            .field();
    fields.constantBuffer =
        parameter.u8("constantBuffer")
            .when(shaderModel.is(4))
            .names(constantBuffers)
            .warning("S6")
            .noRepair()
            .initially({6})
            .doc(QT_TR_NOOP("The constant buffer in which the constant lies: it says how often the engine sets it."))
            .note(QT_TR_NOOP("Buffers with a larger number get no size in the engine."))
            .field();
    fields.byteOffset = parameter.u32("byteOffset")
                            .when(shaderModel.is(4))
                            .initially({65532}) // the last place of the largest buffer, where nothing else lies
                            .doc(QT_TR_NOOP("Where the constant begins in its buffer, in bytes; a multiple of 4."))
                            .note(QT_TR_NOOP(
                                "The engine writes the constant there: when it is wrong, the shader works with other "
                                "numbers. New ones lie at the end of the largest buffer, where nothing else does."))
                            .field();
    fields.parameterSize = parameter.u32("byteSize")
                               .when(shaderModel.is(4))
                               .initially({4})
                               .doc(QT_TR_NOOP("How many bytes the constant takes; a multiple of 4."))
                               .note(QT_TR_NOOP(
                                   "The engine writes so many bytes: too many overwrite the constants behind."))
                               .field();
    fields.parameters = parameter.field();

    const auto textureUnitCount =
        file.u32("textureUnitCount").when(isKnown).doc(QT_TR_NOOP("How many textures the shader reads."));
    auto unit = file.records("textureUnits")
                    .times(textureUnitCount)
                    .when(isKnown)
                    .doc(QT_TR_NOOP("The textures that the shader reads, in ascending order of their units."));
    fields.textureUnitName = unit.text("name")
                                 .initially("DiffMap")
                                 .must(beUnicode(urhoissues::textNotUtf8, "C2"))
                                 .doc(QT_TR_NOOP("Name of the texture unit; only for people, and may be empty."))
                                 .field();
    fields.sampler =
        unit.u8("sampler")
            .range(0, 15)
            .warning("S7")
            .noRepair()
            .must(beUnique(urhoissues::samplerRepeated, "S7"))
            .doc(QT_TR_NOOP(
                "Number of the texture unit: 0 colour (diffuse), 1 normals, 2 highlights, 3 emissive, 4 surroundings, "
                "5 volumes, 6 and 7 for the game. The engine itself sets 8 fall-off and 9 shape of a light, 10 "
                "shadows, 11 and 12 faces of shadow cubes, 13 depth, 14 collected light, 15 surroundings of the zone."))
            .note(QT_TR_NOOP("The engine ignores units above 15."))
            .field();
    fields.textureUnits = unit.field();
}

void UrhoShaderFormat::byteCode(RecordRef file, const FieldRef &shaderModel)
{
    const Expression isKnown = !(!shaderModel.is(3) && !shaderModel.is(4));
    const auto size = file.u32("byteCodeSize")
                          .when(isKnown)
                          .unit(QT_TR_NOOP("bytes"))
                          .doc(QT_TR_NOOP("Length of the byte code that follows, the last part of the file: in model 4 "
                                          "the same as its totalSize, in model 3 a multiple of 4."))
                          .note(QT_TR_NOOP("With 0 the engine refuses the file."));
    fields.byteCodeSize = size.field();

    auto tokens = file.record("byteCode")
                      .size(size)
                      .whole("S8")
                      .sealed(madeByCompiler)
                      .when(shaderModel.is(3))
                      .doc(QT_TR_NOOP("Direct3D 9 byte code: a version, instructions, and a token that ends them."));
    tokens.u32("tokens")
        .until(endOfFrame)
        .note(readNoMore)
        .doc(QT_TR_NOOP("Instructions and their operands. The first word is 0xfffe0300 for a vertex shader and "
                        "0xffff0300 for a pixel shader, the last one 0xffff."));
    fields.tokens = tokens.field();

    auto container = file.record("byteCode")
                         .size(size)
                         .whole("S8")
                         .sealed(madeByCompiler)
                         .when(shaderModel.is(4))
                         .doc(QT_TR_NOOP("Direct3D 11 byte code: a container of chunks."));
    const auto magic = container.u32("magic")
                           .hexadecimal()
                           .names({{ContainerMagic, "DXBC"}})
                           .warning("S9")
                           .noRepair()
                           .initially({ContainerMagic})
                           .doc(QT_TR_NOOP("The four letters DXBC, by which Direct3D knows its container."));
    const Expression isContainer = magic.is(ContainerMagic);
    container.u8("checksum")
        .times(16)
        .when(isContainer)
        .doc(QT_TR_NOOP("Checksum of everything that follows, as the compiler made it. After a change of the byte code "
                        "it does not fit any more."));
    container.u32("version")
        .when(isContainer)
        .equals(1)
        .warning("S9")
        .noRepair()
        .doc(QT_TR_NOOP("Version of the container; 1 in every known file."))
        .note(refusedByDrivers);
    fields.totalSize = container.u32("totalSize")
                           .ownSize()
                           .when(isContainer)
                           .unit(QT_TR_NOOP("bytes"))
                           .doc(QT_TR_NOOP("Length of the container from its magic on; the same as byteCodeSize."))
                           .note(refusedByDrivers)
                           .field();
    const auto chunkCount =
        container.u32("chunkCount").when(isContainer).doc(QT_TR_NOOP("How many chunks the container has."));
    container.u32("chunkOffsets")
        .times(chunkCount)
        .when(isContainer)
        .doc(QT_TR_NOOP("Where each chunk of the compiled shader begins, in bytes from its magic DXBC."))
        .note(QT_TR_NOOP("Direct3D finds the chunks by them."));
    auto chunk = container.records("chunks")
                     .times(chunkCount)
                     .when(isContainer)
                     .doc(QT_TR_NOOP("Inputs, outputs and instructions; one behind the other in every known file."));
    fields.chunkTag =
        chunk.text("tag")
            .size(4)
            .doc(QT_TR_NOOP(
                "What it is: ISGN inputs, OSGN outputs, SHDR instructions, RDEF resources, STAT statistics. Direct3D "
                "finds them by it. Every known file has the first three; the engine leaves out the others."))
            .field();
    const auto chunkSize = chunk.u32("size")
                               .unit(QT_TR_NOOP("bytes"))
                               .doc(QT_TR_NOOP(
                                   "Length of the data, without tag and size; the next chunk comes behind."));
    fields.chunkData = chunk.bytes("data")
                           .times(chunkSize)
                           .doc(QT_TR_NOOP("What the tag says. In SHDR the first word is 0x00010040 for a vertex "
                                           "shader and 0x00000040 for a pixel shader."))
                           .field();
    container.bytes("data")
        .until(endOfFrame)
        .when(!isContainer)
        .doc(QT_TR_NOOP("Something that is no DXBC container: Direct3D 11 cannot use it."));
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
