// What people may want to write into documents and shaders.
#include "core/check/markupelement.h"
#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordefiles.h"
#include "core/formats/horde3d/hordegeometryformat.h"
#include "core/formats/horde3d/hordeshaderformat.h"
#include "core/formats/horde3d/hordeshadertokens.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <QDirIterator>

namespace hexahedron {

namespace {

constexpr auto material = &fieldsOf<HordeMaterialFormat>;
constexpr auto pipeline = &fieldsOf<HordePipelineFormat>;
constexpr auto shader = &fieldsOf<HordeShaderFormat>;

constexpr int MostEntries = 20'000; // of the content folder; it may be on a slow disk
constexpr int MostOffered = 2000;

/// How names of the files end that the item may name; empty when any may be meant.
QStringList endingsFor(const Tree &tree, const Item &item)
{
    static const QStringList pictures{QStringLiteral("dds"), QStringLiteral("jpg"), QStringLiteral("jpeg"),
                                      QStringLiteral("ktx"), QStringLiteral("png"), QStringLiteral("tga"),
                                      QStringLiteral("bmp"), QStringLiteral("psd"), QStringLiteral("gif"),
                                      QStringLiteral("hdr")};
    if (item.field == shader().includeFile)
        return hordeCodeFormat().extensions;
    if (item.field == shader().setting || item.field == material().samplerMap)
        return pictures;
    if (item.field == material().shaderSource)
        return hordeShaderFormat().extensions;
    static const std::pair<const char *, const Format *> byName[] = {
        {"@material", &hordeMaterialFormat()},    {"@link", &hordeMaterialFormat()},
        {"@geometry", &hordeGeometryFormat()},    {"@sceneGraph", &hordeSceneFormat()},
        {"@pipeline", &hordePipelineFormat()},    {"@particleEffect", &hordeParticleFormat()},
        {"@computeBuffer", &hordeComputeFormat()}};
    for (const auto &[name, format] : byName) {
        if (qstrcmp(item.field->name, name) == 0)
            return format->extensions;
    }
    const bool isBuffer = tree.parent(item).field == material().buffer;
    return isBuffer ? hordeComputeFormat().extensions : pictures; // of height maps and what cameras draw into
}

/// Files of the content folder, those beside the document first.
QStringList findFiles(const Tree &tree, const Item &item, const std::atomic_bool &cancelled)
{
    const QString root = hordeContentRoot(tree).folder;
    const QStringList endings = endingsFor(tree, item);
    QStringList near, far;
    const QString own = QFileInfo(tree.fileName()).absolutePath() + u'/';
    QDirIterator files(root, QDir::Files, QDirIterator::Subdirectories);
    for (int entries = 0; !root.isEmpty() && files.hasNext() && entries < MostEntries && !cancelled; ++entries) {
        const QString path = files.next();
        const bool fits = std::ranges::any_of(
            endings, [&](const QString &ending) { return path.endsWith(u'.' + ending, Qt::CaseInsensitive); });
        if (fits)
            (path.startsWith(own) ? near : far) += path.mid(root.size() + 1);
    }
    near.sort(Qt::CaseInsensitive);
    far.sort(Qt::CaseInsensitive);
    return (near + far).mid(0, MostOffered);
}

QStringList findPictures(const Tree &tree, const Item &item, const std::atomic_bool &cancelled)
{
    QStringList names = findFiles(tree, item, cancelled);
    for (QString &name : names)
        name = u'"' + name + u'"';
    return names;
}

QStringList sorted(const QSet<QByteArray> &names)
{
    QStringList texts;
    for (const QByteArray &name : names)
        texts += textOf(name);
    texts.sort(Qt::CaseInsensitive);
    return texts;
}

/// Samplers, uniforms or buffers of the material's shader.
QStringList findNamesInShader(const Tree &tree, const Item &item, const std::atomic_bool &)
{
    const auto root = outermostOf(tree, 0, {material().material});
    const auto source = root ? root->child(material().shader) : std::nullopt;
    const QString path = source ? HordeFiles(tree).pathOf(source->text(material().shaderSource)) : QString();
    const auto facts = hordeFactsOf(path, hordeShaderFormat());
    if (!facts)
        return {};
    return sorted(item.field == material().samplerName   ? facts->samplers
                  : item.field == material().uniformName ? facts->uniforms
                                                         : facts->buffers);
}

QStringList findContexts(const Tree &tree, const Item &, const std::atomic_bool &)
{
    const QString root = hordeContentRoot(tree).folder;
    return root.isEmpty() ? QStringList() : sorted(hordeContextsIn(root).value_or(QSet<QByteArray>()));
}

QStringList findTargets(const Tree &tree, const Item &, const std::atomic_bool &cancelled)
{
    QSet<QByteArray> targets;
    const NodeStore &nodes = tree.stream(0).nodes;
    for (NodeId id = 1; id < nodes.size() && targets.size() < MostOffered && !cancelled; ++id) {
        if (nodes[id].field == pipeline().target->id)
            targets.insert(MarkupElement(tree, 0, id).text(pipeline().targetId));
    }
    return sorted(targets);
}

/// Sections of code, as contexts name them.
QStringList compileTexts(const Tree &tree)
{
    QStringList texts;
    const NodeStore &nodes = tree.stream(0).nodes;
    for (NodeId id = nodes.firstChild(0); id != NoNode && texts.size() < MostOffered; id = nodes.nextSibling(id)) {
        if (nodes[id].field == shader().code->id)
            texts += QStringLiteral("compile GLSL ") + textOf(textIn(tree, tree.itemOf(0, id), shader().name));
    }
    return texts;
}

} // namespace

const FileNames *hordeFileNames()
{
    static const FileNames names{
        .nameIn = hordeFileNameIn,
        .find = [](const Tree &tree, const QByteArray &name) { return HordeFiles(tree).pathOf(name); },
        .notFound = QT_TRANSLATE_NOOP(
            "formats",
            "%1 was not found. Names lead from the content folder on, which is one of the folders around this file."),
    };
    return &names;
}

Proposals hordeDocumentProposals(const Tree &, const Item &item)
{
    const Field *field = item.field;
    Proposals proposals;
    if (!field->document.rules || field->kind == Kind::Element)
        return proposals;
    if (field->document.rules->type == WrittenRules::Type::File)
        proposals.findMore = findFiles;
    else if (field == material().samplerName || field == material().uniformName || field == material().bufferName)
        proposals.findMore = findNamesInShader;
    else if (field == pipeline().switchName || field == pipeline().bindSource)
        proposals.findMore = findTargets;
    else if (QByteArrayView(field->name).endsWith("ontext")) // also those that lights name
        proposals.findMore = findContexts;
    return proposals;
}

Proposals hordeShaderProposals(const Tree &tree, const Item &item)
{
    Proposals proposals;
    if (item.field == shader().includeFile)
        proposals.findMore = findFiles;
    if (item.field != shader().setting)
        return proposals;
    const Field *around = tree.parent(item).field;
    const auto states = around == shader().sampler   ? hordeshader::samplerStates()
                        : around == shader().context ? hordeshader::contextStates()
                                                     : std::span<const hordeshader::State>();
    const hordeshader::State *state = hordeshader::stateNamed(states, tree.name(item).toUtf8());
    if (!state)
        return proposals;
    for (const char *word : state->words)
        proposals.texts += QString::fromUtf8(word);
    if (state->kind == hordeshader::State::Kind::Code)
        proposals.texts += compileTexts(tree);
    else if (state->kind == hordeshader::State::Kind::Text)
        proposals.findMore = findPictures;
    return proposals;
}

} // namespace hexahedron
