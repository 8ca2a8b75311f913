#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordefilerules.h"
#include "core/formats/horde3d/hordeproposals.h"
#include "core/formats/horde3d/hordereferences.h"
#include "core/formats/horde3d/hordescene.h"
#include "core/formats/horde3d/hordexml.h"
#include "core/formats/horde3d/hordexmlrules.h"
#include "core/relations/elementrule.h"
#include "core/text/markup.h"

namespace hexahedron {

namespace {

} // namespace

HordeMaterialFormat::HordeMaterialFormat()
{
    DocumentBuilder builder("HordeMaterialFormat", markupSyntax());
    addXmlRules(builder);
    auto material = builder.root("Material")
                        .others(Severity::Warning, "45")
                        .must(pass(horderules::materialsDoNotLinkToThemselves, "52"))
                        .must(pass(horderules::namesOccurOnce, "55"))
                        .must(pass(horderules::shadersHaveASource, "56a"));
    material.text("class").usually("");
    const auto link = material.file("link").usually("");

    auto shader = material.element("Shader").once(Severity::Warning, "53");
    const auto source = shader.file("source").newly("");

    auto flag = material.element("ShaderFlag").must(pass(horderules::flagsHaveTheirForm, "54"));
    const auto flagName = flag.text("name").required(Severity::Warning, "49").newly("_F01_");

    auto sampler = material.element("Sampler").must(pass(horderules::flagsHaveAnEffect, "56"));
    const auto samplerName = sampler.text("name").required(Severity::Warning, "49").usually("");
    const auto map = sampler.file("map").required(Severity::Warning, "49").usually("");
    const auto compression = sampler.boolean("allowCompression").usually("true").orElse(Severity::Warning, "48");
    const auto mipmaps = sampler.boolean("mipmaps").usually("true").orElse(Severity::Warning, "48");
    sampler.boolean("sRGB").usually("false").orElse(Severity::Warning, "48");

    auto uniform = material.element("Uniform");
    const auto uniformName = uniform.text("name").required(Severity::Warning, "49").usually("");
    for (const char *component : {"a", "b", "c", "d"})
        uniform.number(component).usually("0").orElse(Severity::Warning, "47");

    auto buffer = material.element("DataBuffer");
    const auto bufferName = buffer.text("name").required(Severity::Warning, "49").usually("");
    buffer.file("source").required(Severity::Warning, "49").usually("");

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
