#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordefilerules.h"
#include "core/formats/horde3d/hordereferences.h"
#include "core/formats/horde3d/hordexml.h"
#include "core/formats/horde3d/hordexmlissues.h"
#include "core/formats/horde3d/hordexmlrules.h"
#include "core/relations/repairs.h"

#include <QSet>

namespace hexahedron::horderules {

namespace {

constexpr auto fields = &fieldsOf<HordeMaterialFormat>;

} // namespace

/// 52: links are followed without a limit.
void materialsDoNotLinkToThemselves(const MarkupElement &material, Checker &checker)
{
    const QString link = QString::fromUtf8(material.text(fields().link));
    const QString file = QString(checker.tree().fileName()).replace(u'\\', u'/');
    if (!link.isEmpty() && (file == link || file.endsWith(u'/' + link)))
        checker.report(hordeissues::linkToItself, material.attribute(fields().link), {.reference = "52"});
}

/// 54
void flagsHaveTheirForm(const MarkupElement &flag, Checker &checker)
{
    const QByteArray name = flag.text(fields().flagName);
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const bool hasForm = name.size() >= 5 && name.startsWith("_F") && isDigit(name[2]) && isDigit(name[3])
                         && name[4] == '_';
    const int number = hasForm ? name.mid(2, 2).toInt() : 0;
    if (flag.has(fields().flagName) && (number < 1 || number > 32))
        checker.report(hordeissues::flagNameWrong, flag.attribute(fields().flagName),
                       {.arguments = {QString::fromUtf8(name)}, .reference = "54"});
}

/// 55
void namesOccurOnce(const MarkupElement &material, Checker &checker)
{
    QSet<QByteArray> seen;
    for (const MarkupElement &child : material.children()) {
        const bool isSampler = child.field() == fields().sampler;
        if (!isSampler && child.field() != fields().uniform)
            continue;
        const Field *attribute = isSampler ? fields().samplerName : fields().uniformName;
        const QByteArray name = child.text(attribute);
        if (seen.contains((isSampler ? "s" : "u") + name))
            checker.report(
                hordeissues::namedTwice, child.attribute(attribute),
                {.arguments = {QString::fromUtf8(child.field()->name), QString::fromUtf8(name)}, .reference = "55"});
        seen.insert((isSampler ? "s" : "u") + name);
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
            checker.report(
                hordeissues::textureFlagWithoutEffect, sampler.attribute(flag),
                {.arguments = {QString::fromUtf8(flag->name + 1), QString::fromUtf8(map)}, .reference = "56"});
    }
}

/// 56a: the engine uses the first shader without looking whether there is one.
void shadersHaveASource(const MarkupElement &material, Checker &checker)
{
    const std::vector<MarkupElement> children = material.children();
    const auto shader = std::find_if(children.begin(), children.end(),
                                     [](const MarkupElement &child) { return child.field() == fields().shader; });
    if (shader == children.end() || !shader->text(fields().shaderSource).isEmpty())
        return;
    checker.report(
        hordeissues::fileNameEmpty, shader->attribute(fields().shaderSource),
        {.arguments = {QStringLiteral("source")},
         .reference = "56a",
         .repair = repairs::removeFrame(QT_TRANSLATE_NOOP("repairs", "Delete the element."), shader->item())});
}

} // namespace hexahedron::horderules
