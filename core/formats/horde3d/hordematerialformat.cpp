#include "core/check/markupelement.h"
#include "core/check/repairs.h"
#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordefiles.h"
#include "core/formats/horde3d/hordeissues.h"
#include "core/formats/horde3d/hordescene.h"
#include "core/formats/horde3d/hordeshaderformat.h"
#include "core/relations/elementrule.h"
#include "core/text/markup.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

constexpr auto fields = &fieldsOf<HordeMaterialFormat>;

/// 52: links are followed without a limit.
void materialsDoNotLinkToThemselves(const MarkupElement &material, Checker &checker)
{
    const QString link = QString::fromUtf8(material.text(fields().link));
    const QString file = QString(checker.tree().fileName()).replace(u'\\', u'/');
    if (!link.isEmpty() && (file == link || file.endsWith(u'/' + link)))
        checker.report(hordeissues::linkToItself, material.attribute(fields().link), "52");
}

/// 1 to 32, as in "_F01_…"; 0 when there is no such number.
int numberOfFlag(const QByteArray &name)
{
    const int number = name.startsWith("_F") && name.size() > 4 && name[4] == '_' ? name.mid(2, 2).toInt() : 0;
    return number <= 32 ? qMax(0, number) : 0;
}

/// 54
void flagsHaveTheirForm(const MarkupElement &flag, Checker &checker)
{
    const QByteArray name = flag.text(fields().flagName);
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const bool hasForm = numberOfFlag(name) > 0 && isDigit(name[2]) && isDigit(name[3]);
    if (flag.has(fields().flagName) && !hasForm)
        checker.report(hordeissues::flagNameWrong, flag.attribute(fields().flagName), "54", {QString::fromUtf8(name)});
}

/// 55
void namesOccurOnce(const MarkupElement &material, Checker &checker)
{
    QSet<std::pair<const Field *, QByteArray>> seen;
    for (const MarkupElement &child : material.children()) {
        const Field *attribute = child.field() == fields().sampler   ? fields().samplerName
                                 : child.field() == fields().uniform ? fields().uniformName
                                                                     : nullptr;
        if (!attribute)
            continue;
        const QByteArray name = child.text(attribute);
        if (seen.contains({attribute, name}))
            checker.report(hordeissues::namedTwice, child.attribute(attribute), "55",
                           {QString::fromUtf8(child.field()->name), QString::fromUtf8(name)});
        seen.insert({attribute, name});
    }
}

/// 56: these files say themselves what the flags would.
void flagsHaveAnEffect(const MarkupElement &sampler, Checker &checker)
{
    const QByteArray map = sampler.text(fields().samplerMap);
    if (!map.endsWith(".dds") && !map.endsWith(".ktx"))
        return;
    for (const Field *flag : {fields().samplerCompression, fields().samplerMipmaps}) {
        if (sampler.has(flag))
            checker.report(hordeissues::textureFlagWithoutEffect, sampler.attribute(flag), "56",
                           {QString::fromUtf8(flag->name + 1), QString::fromUtf8(map)});
    }
}

/// 56a: the engine uses the first shader without looking whether there is one.
void shadersHaveASource(const MarkupElement &material, Checker &checker)
{
    const auto shader = material.child(fields().shader);
    if (!shader || !shader->text(fields().shaderSource).isEmpty())
        return;
    Repair repair = repairs::removeFrame(QT_TRANSLATE_NOOP("repairs", "Delete the element."), shader->item());
    repair.isGuess = shader->isDamaged();
    checker.report(hordeissues::fileNameEmpty, shader->attribute(fields().shaderSource), "56a",
                   {QStringLiteral("source")}, std::move(repair));
}

/// The flags that code and what it includes declare; nothing when not all of it can be read.
std::optional<quint32> flagsDeclaredIn(HordeFiles &files, const HordeFacts &shader)
{
    quint32 flags = shader.flags;
    const bool isWhole = files.walk(shader.leadsTo, hordeCodeFormat(), [&](const QString &, const HordeFacts *code) {
        flags |= code ? code->flags : 0;
        return code != nullptr;
    });
    return isWhole ? std::optional(flags) : std::nullopt;
}

/// 54: what a material sets, its shader has.
void fitTheShader(const std::vector<MarkupElement> &children, const QString &shaderName, const HordeFacts &shader,
                  std::optional<quint32> flags, Checker &checker)
{
    const std::pair<const Field *, std::pair<const Field *, const QSet<QByteArray> *>> kinds[] = {
        {fields().sampler, {fields().samplerName, &shader.samplers}},
        {fields().uniform, {fields().uniformName, &shader.uniforms}},
        {fields().buffer, {fields().bufferName, &shader.buffers}}};
    for (const MarkupElement &child : children) {
        const QByteArray flag = child.field() == fields().flag ? child.text(fields().flagName) : QByteArray();
        const int number = numberOfFlag(flag);
        if (flags && number > 0 && !(*flags >> (number - 1) & 1))
            checker.report(hordeissues::flagUndeclared, child.attribute(fields().flagName), "54",
                           {textOf(flag), shaderName});
        for (const auto &[kind, declared] : kinds) {
            const auto &[attribute, names] = declared;
            if (child.field() == kind && child.has(attribute) && !names->contains(child.text(attribute)))
                checker.report(hordeissues::nameUndeclared, child.attribute(attribute), "54",
                               {textOf(child.text(attribute)), shaderName, QString::fromUtf8(kind->name)});
        }
    }
}

/// 52 54: links end, and materials set what their shader has.
void materialsFitTheirFiles(Checker &checker)
{
    const std::optional<MarkupElement> material = outermostOf(checker.tree(), checker.stream(), {fields().material});
    if (!material)
        return;
    HordeFiles files(checker.tree());
    const QByteArray link = material->text(fields().link);
    const bool isItself = checker.tree().fileName().endsWith(textOf(link)); // which another rule reports
    if (!link.isEmpty() && !isItself && files.leadsBack(link, hordeMaterialFormat()))
        checker.report(hordeissues::linkCircle, material->attribute(fields().link), "52", {textOf(link)});
    const auto shader = material->child(fields().shader);
    const QByteArray name = shader ? shader->text(fields().shaderSource) : QByteArray();
    const auto facts = shader ? hordeFactsOf(files.pathOf(name), hordeShaderFormat()) : nullptr;
    if (facts && facts->isWhole)
        fitTheShader(material->children(), textOf(name), *facts, flagsDeclaredIn(files, *facts), checker);
}

} // namespace

HordeMaterialFormat::HordeMaterialFormat()
{
    DocumentBuilder builder("HordeMaterialFormat", markupSyntax());
    addXmlRules(builder);
    auto material = builder.root("Material")
                        .others(Severity::Warning, "45")
                        .must(pass(materialsDoNotLinkToThemselves, "52"))
                        .must(pass(namesOccurOnce, "55"))
                        .must(pass(shadersHaveASource, "56a"))
                        .as(fields.material);
    material.text("class").usually("");
    fields.link = material.file("link").usually("").field();

    auto shader = material.element("Shader").once(Severity::Warning, "53").as(fields.shader);
    fields.shaderSource = shader.file("source").newly("").field();

    auto flag = material.element("ShaderFlag").must(pass(flagsHaveTheirForm, "54")).as(fields.flag);
    fields.flagName = flag.text("name").required(Severity::Warning, "49").newly("_F01_").field();

    auto sampler = material.element("Sampler").must(pass(flagsHaveAnEffect, "56")).as(fields.sampler);
    const auto boolean = [&](const char *name, const char *usual) {
        return sampler.boolean(name).usually(usual).orElse(Severity::Warning, "48").field();
    };
    fields.samplerName = sampler.text("name").required(Severity::Warning, "49").usually("").field();
    fields.samplerMap = sampler.file("map").required(Severity::Warning, "49").usually("").field();
    fields.samplerCompression = boolean("allowCompression", "true");
    fields.samplerMipmaps = boolean("mipmaps", "true");
    boolean("sRGB", "false");

    auto uniform = material.element("Uniform").as(fields.uniform);
    fields.uniformName = uniform.text("name").required(Severity::Warning, "49").usually("").field();
    for (const char *component : {"a", "b", "c", "d"})
        uniform.number(component).usually("0").orElse(Severity::Warning, "47");

    auto buffer = material.element("DataBuffer").as(fields.buffer);
    fields.bufferName = buffer.text("name").required(Severity::Warning, "49").usually("").field();
    buffer.file("source").required(Severity::Warning, "49").usually("");
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
        .rules = {rootFitsName, hordeFilesAreThere, materialsFitTheirFiles},
        .scene = hordeMaterialScene,
        .fileNames = hordeFileNames(),
        .proposals = hordeDocumentProposals,
    };
    return format;
}

} // namespace hexahedron
