#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordefilerules.h"
#include "core/formats/horde3d/hordeproposals.h"
#include "core/formats/horde3d/hordereferences.h"
#include "core/formats/horde3d/hordescene.h"
#include "core/formats/horde3d/hordexml.h"
#include "core/formats/horde3d/hordexmlrules.h"
#include "core/relations/elementrule.h"
#include "core/tree/markup.h"

namespace hexahedron {

namespace {

constexpr const char *fixedAtFirst = QT_TRANSLATE_NOOP(
    "HordeMaterialFormat",
    "Only the first material that names the texture has a say. On DDS and KTX files it has no effect.");

} // namespace

HordeMaterialFormat::HordeMaterialFormat()
{
    DocumentBuilder builder("HordeMaterialFormat", markupSyntax());
    addXmlRules(builder);
    auto material =
        builder.root("Material")
            .others(Severity::Warning, "45")
            .must(pass(horderules::materialsDoNotLinkToThemselves, "52"))
            .must(pass(horderules::namesOccurOnce, "55"))
            .must(pass(horderules::shadersHaveASource, "56a"))
            .doc(QT_TR_NOOP(
                "How a surface is drawn: a shader with its flags, textures and numbers. The order does not matter."));
    material.text("class").usually("").doc(
        QT_TR_NOOP("By it commands of a pipeline choose what they draw. Levels are divided by dots: a command for "
                   "Translucent draws Translucent.Glass, too. A material without a class is drawn by commands that "
                   "name none or exclude one with ~."));
    const auto link =
        material.file("link")
            .usually("")
            .doc(QT_TR_NOOP(
                "Another material (.material.xml, from the content folder on): its samplers, uniforms and buffers "
                "count instead of those with the same names here. Its class and shader do not count."))
            .note(QT_TR_NOOP(
                "The engine refuses a link to itself. With a circle of several materials it draws without end."));

    auto shader =
        material.element("Shader")
            .once(Severity::Warning, "53")
            .doc(QT_TR_NOOP(
                "The shader that draws the surface. Only the first one counts; without any nothing is drawn."));
    const auto source = shader.file("source")
                            .newly("")
                            .doc(QT_TR_NOOP("The shader's file (.shader), from the content folder on."))
                            .note(QT_TR_NOOP("Without it the engine uses a pointer to nothing and crashes. Where the "
                                             "file cannot be loaded, nothing is drawn."));

    auto flag = material.element("ShaderFlag")
                    .must(pass(horderules::flagsHaveTheirForm, "54"))
                    .doc(QT_TR_NOOP("Switches a part of the shader on: its code sees the flag as a macro."));
    const auto flagName =
        flag.text("name")
            .required(Severity::Warning, "49")
            .newly("_F01_")
            .doc(QT_TR_NOOP("_F, two digits from 01 to 32, _ and a name that only people read."))
            .note(QT_TR_NOOP(
                "The engine ignores names of another form without a word; 00 and numbers above 32 set a wrong flag."));

    auto sampler = material.element("Sampler")
                       .must(pass(horderules::flagsHaveAnEffect, "56"))
                       .doc(QT_TR_NOOP("The texture for one of the shader's samplers."));
    const auto samplerName = sampler.text("name")
                                 .required(Severity::Warning, "49")
                                 .usually("")
                                 .doc(QT_TR_NOOP("The sampler, by the name that the shader has for it; others are "
                                                 "ignored. Of several with one name the first counts."));
    const auto map = sampler.file("map")
                         .required(Severity::Warning, "49")
                         .usually("")
                         .doc(QT_TR_NOOP("The texture's file, such as a DDS, KTX, PNG or JPEG; $Tex2D, $TexCube and "
                                         "$Tex3D are built in. Without one, the shader's own texture is used."));
    const auto compression = sampler.boolean("allowCompression")
                                 .usually("true")
                                 .orElse(Severity::Warning, "48")
                                 .doc(QT_TR_NOOP(
                                     "Whether the texture may be compressed when it is loaded, which saves memory."))
                                 .note(fixedAtFirst);
    const auto mipmaps =
        sampler.boolean("mipmaps")
            .usually("true")
            .orElse(Severity::Warning, "48")
            .doc(QT_TR_NOOP(
                "Whether smaller versions of the texture are made, so that it does not flicker in the distance."))
            .note(fixedAtFirst);
    sampler.boolean("sRGB")
        .usually("false")
        .orElse(Severity::Warning, "48")
        .doc(QT_TR_NOOP("Whether the texture's colours are those of a screen (sRGB), to be made linear while reading."))
        .note(QT_TR_NOOP("Only the first material that names the texture has a say."));

    auto uniform = material.element("Uniform").doc(
        QT_TR_NOOP("Numbers for one of the shader's uniforms, in place of those that the shader gives it."));
    const auto uniformName = uniform.text("name")
                                 .required(Severity::Warning, "49")
                                 .usually("")
                                 .doc(QT_TR_NOOP("The uniform, by the name that the shader has for it; others are "
                                                 "ignored. Of several with one name the first counts."));
    for (const char *component : {"a", "b", "c", "d"})
        uniform.number(component)
            .usually("0")
            .orElse(Severity::Warning, "47")
            .doc(QT_TR_NOOP("One of the four numbers of the uniform: a is its x, b its y, c its z, d its w. A float "
                            "takes a only."));

    auto buffer = material.element("DataBuffer")
                      .doc(QT_TR_NOOP("A compute buffer that one of the shader's buffers reads from or writes to."));
    const auto bufferName = buffer.text("name")
                                .required(Severity::Warning, "49")
                                .usually("")
                                .doc(QT_TR_NOOP("The buffer, by the name that the shader has for it; others are "
                                                "ignored. Of several with one name the first counts."));
    buffer.file("source")
        .required(Severity::Warning, "49")
        .usually("")
        .doc(QT_TR_NOOP("The compute buffer's file (.compute.xml)."));

    fields = {.material = material.field(),
              .link = link.field(),
              .shader = shader.field(),
              .shaderSource = source.field(),
              .flag = flag.field(),
              .flagName = flagName.field(),
              .sampler = sampler.field(),
              .samplerName = samplerName.field(),
              .samplerMap = map.field(),
              .samplerCompression = compression.field(),
              .samplerMipmaps = mipmaps.field(),
              .uniform = uniform.field(),
              .uniformName = uniformName.field(),
              .buffer = buffer.field(),
              .bufferName = bufferName.field()};
    schema = builder.finish();
}

const Format &hordeMaterialFormat()
{
    static const Format format{
        .id = "horde3d.material",
        .name = QT_TRANSLATE_NOOP("formats", "Horde3D material"),
        .extensions = {QStringLiteral("material.xml")},
        .recognition = QT_TRANSLATE_NOOP("formats",
                                         "The outermost element is Material, with a shader, a sampler or the like."),
        .looksLike =
            [](const Bytes &bytes) {
                return beginsLike(bytes, {"Material"},
                                  {"@link", "Shader", "ShaderFlag", "Sampler", "Uniform", "DataBuffer"});
            },
        .schema = [] { return HordeMaterialFormat::instance().schema; },
        .rules = {rootFitsName, hordeFilesAreThere, hordeMaterialsFitTheirFiles},
        .scene = hordeMaterialScene,
        .fileNames = hordeFileNames(),
        .proposals = hordeDocumentProposals,
    };
    return format;
}

} // namespace hexahedron
