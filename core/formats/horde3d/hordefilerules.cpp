#include "core/formats/horde3d/hordefilerules.h"

#include "core/check/markupelement.h"
#include "core/formats/horde3d/hordecircle.h"
#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordefacts.h"
#include "core/formats/horde3d/hordefileissues.h"
#include "core/formats/horde3d/hordeshaderformat.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <QDirIterator>

namespace hexahedron {

namespace {

/// The flags that code and what it includes declare; nothing when not all of it can be read.
std::optional<quint32> flagsDeclaredIn(HordeFiles &files, const HordeFacts &shader)
{
    quint32 flags = shader.flags;
    QSet<QString> seen;
    QByteArrayList next = shader.leadsTo;
    while (!next.isEmpty() && seen.size() < HordeCircle::MostFiles) {
        const QString path = files.pathOf(next.takeLast());
        if (seen.contains(path))
            continue;
        seen.insert(path);
        const auto code = hordeFactsOf(path, hordeCodeFormat());
        if (!code)
            return {};
        flags |= code->flags;
        next += code->leadsTo;
    }
    return flags;
}

/// 54
class MaterialAndShader
{
public:
    MaterialAndShader(Checker &checker, HordeFiles &files, const QByteArray &shaderName, const HordeFacts &shader)
        : m_checker(checker)
        , m_shaderName(textOf(shaderName))
        , m_shader(shader)
        , m_flags(flagsDeclaredIn(files, shader))
    {
    }

    void see(const MarkupElement &child)
    {
        const HordeMaterialFormat::Fields &fields = HordeMaterialFormat::instance().fields;
        if (child.field() == fields.flag)
            checkFlag(child.attribute(fields.flagName), child.text(fields.flagName));
        else if (child.field() == fields.sampler)
            checkName(child, fields.samplerName, m_shader.samplers);
        else if (child.field() == fields.uniform)
            checkName(child, fields.uniformName, m_shader.uniforms);
        else if (child.field() == fields.buffer)
            checkName(child, fields.bufferName, m_shader.buffers);
    }

private:
    void checkFlag(const Item &item, const QByteArray &name)
    {
        const int number = name.startsWith("_F") && name.size() > 4 && name[4] == '_' ? name.mid(2, 2).toInt() : 0;
        if (m_flags && number >= 1 && number <= 32 && !(*m_flags >> (number - 1) & 1))
            m_checker.report(hordeissues::flagUndeclared, item,
                             {.arguments = {textOf(name), m_shaderName}, .reference = "54"});
    }

    void checkName(const MarkupElement &child, const Field *attribute, const QSet<QByteArray> &declared)
    {
        const QByteArray name = child.text(attribute);
        if (child.has(attribute) && !declared.contains(name))
            m_checker.report(
                hordeissues::nameUndeclared, child.attribute(attribute),
                {.arguments = {textOf(name), m_shaderName, QString::fromUtf8(child.field()->name)}, .reference = "54"});
    }

    Checker &m_checker;
    QString m_shaderName;
    const HordeFacts &m_shader;
    std::optional<quint32> m_flags;
};

} // namespace

void hordeMaterialsFitTheirFiles(Checker &checker)
{
    const HordeMaterialFormat::Fields &fields = HordeMaterialFormat::instance().fields;
    const std::optional<MarkupElement> root = outermostOf(checker.tree(), checker.stream(), {fields.material});
    if (!root)
        return;
    const MarkupElement &material = *root;
    HordeFiles files(checker.tree());
    const QByteArray link = material.text(fields.link);
    HordeCircle circle(files, checker.tree().fileName(), hordeMaterialFormat());
    const bool isItself = checker.tree().fileName().endsWith(textOf(link)); // which another rule reports
    if (!link.isEmpty() && !isItself && circle.leadsBack(link))
        checker.report(hordeissues::linkCircle, material.attribute(fields.link),
                       {.arguments = {textOf(link)}, .reference = "52"});
    const std::vector<MarkupElement> children = material.children();
    const auto shader = std::find_if(children.begin(), children.end(),
                                     [&](const MarkupElement &child) { return child.field() == fields.shader; });
    if (shader == children.end())
        return;
    const QByteArray name = shader->text(fields.shaderSource);
    const auto facts = hordeFactsOf(files.pathOf(name), hordeShaderFormat());
    if (!facts || !facts->isWhole)
        return;
    MaterialAndShader rules(checker, files, name, *facts);
    for (const MarkupElement &child : children)
        rules.see(child);
}

std::optional<QSet<QByteArray>> hordeContextsIn(const QString &folder)
{
    constexpr int mostEntries = 20'000, mostShaders = 1000;
    QSet<QByteArray> contexts;
    int entries = 0, shaders = 0;
    QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        if (++entries > mostEntries || shaders > mostShaders)
            return {};
        if (!path.endsWith(QLatin1String(".shader"), Qt::CaseInsensitive))
            continue;
        ++shaders;
        const auto facts = hordeFactsOf(path, hordeShaderFormat());
        if (!facts || !facts->isWhole)
            return {};
        contexts |= facts->contexts;
    }
    return shaders > 0 ? std::optional(contexts) : std::nullopt;
}

void hordeContextsAreKnown(Checker &checker)
{
    const HordeContentRoot root = hordeContentRoot(checker.tree(), checker.stream());
    const auto contexts = root.isSure ? hordeContextsIn(root.folder) : std::nullopt;
    if (!contexts)
        return;
    const NodeStore &nodes = checker.nodes();
    for (NodeId id = 1; id < nodes.size() && !checker.isCancelled(); ++id) {
        const std::vector<const Field *> &attributes = fieldById(nodes[id].field).attributes;
        const auto context = std::find_if(attributes.begin(), attributes.end(), [](const Field *attribute) {
            return qstrcmp(attribute->name, "@context") == 0;
        });
        if (context == attributes.end())
            continue;
        const MarkupElement command(checker, id);
        const QByteArray name = command.text(*context);
        if (!name.isEmpty() && !contexts->contains(name))
            checker.report(hordeissues::contextUnknown, command.attribute(*context),
                           {.arguments = {textOf(name)}, .reference = "81"});
    }
}

void hordeIncludesEnd(Checker &checker)
{
    const HordeShaderFormat::Fields &fields = HordeShaderFormat::instance().fields;
    HordeFiles files(checker.tree());
    HordeCircle circle(files, checker.tree().fileName(), hordeCodeFormat());
    for (NodeId id = 1; id < checker.nodes().size() && !checker.isCancelled(); ++id) {
        if (checker.nodes()[id].field != fields.include->id)
            continue;
        const Item include = checker.tree().itemOf(checker.stream(), id);
        const QByteArray name = textIn(checker.tree(), include, fields.includeFile);
        if (circle.leadsBack(name))
            checker.report(hordeissues::includeCircle, childOf(checker.tree(), include, fields.includeFile),
                           {.arguments = {textOf(name)}, .reference = "86"});
    }
}

} // namespace hexahedron
