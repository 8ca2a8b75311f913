#include "core/formats/horde3d/hordefiles.h"

#include "core/check/markupelement.h"
#include "core/check/repairs.h"
#include "core/files/filefacts.h"
#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordeissues.h"
#include "core/formats/horde3d/hordeshaderformat.h"
#include "core/text/markup.h"
#include "core/tree/items.h"
#include "core/tree/namedfile.h"
#include "core/tree/value.h"

#include <QDirIterator>

namespace hexahedron {

namespace {

constexpr auto shader = &fieldsOf<HordeShaderFormat>;

QString textOfItem(const Tree &tree, const Item &item)
{
    const Value value = valueOf(tree, item, 4096);
    const auto *text = std::get_if<QByteArray>(&value);
    return text ? QString::fromUtf8(*text) : QString();
}

/// With the signs between folders that all systems take.
QString portable(QString name)
{
    return name.replace(u'\\', u'/');
}

bool namesFile(const Field *attribute)
{
    return attribute->document.rules && attribute->document.rules->type == WrittenRules::Type::File;
}

/// Calls `visit(NodeId element, qint64 row, QByteArray name)` for each attribute that names a file.
template<typename Visit>
void forEachNamedFile(const Tree &tree, StreamId stream, Visit visit)
{
    const NodeStore &nodes = tree.stream(stream).nodes;
    NodeVisitor visitor(tree.stream(stream));
    for (NodeId id = 1; id < nodes.size(); ++id) {
        const Field &field = fieldById(nodes[id].field);
        if (std::ranges::none_of(field.document.attributes, namesFile))
            continue;
        const std::vector<Part> &parts = visitor.layOut(id);
        for (size_t row = 0; row < parts.size(); ++row) {
            if (namesFile(parts[row].field))
                visit(id, qint64(row), attributeText(parts[row], visitor.cursor()));
        }
    }
}

/// The names in a shader's text: `visit(Item name, bool isCode)` for code that it includes and textures.
template<typename Visit>
void forEachNameInCode(const Tree &tree, StreamId stream, Visit visit)
{
    const NodeStore &nodes = tree.stream(stream).nodes;
    for (NodeId id = 1; id < nodes.size(); ++id) {
        const bool isCode = nodes[id].field == shader().include->id;
        if (!isCode && nodes[id].field != shader().sampler->id)
            continue;
        const Item item = tree.itemOf(stream, id);
        const Item name = isCode ? childOf(tree, item, shader().includeFile) : tree.childNamed(item, u"Texture");
        if (name.isValid())
            visit(name, isCode);
    }
}

/// All names, those in elements first.
template<typename Visit>
void forEachName(const Tree &tree, StreamId stream, Visit visit)
{
    forEachNamedFile(tree, stream, [&](NodeId, qint64, const QByteArray &name) { visit(QString::fromUtf8(name)); });
    forEachNameInCode(tree, stream, [&](const Item &name, bool) { visit(textOfItem(tree, name)); });
}

/// Where the files of a document are looked for: settled by all names in it.
ContentFolder contentFolder(const Tree &tree, StreamId stream)
{
    QStringList names;
    forEachName(tree, stream, [&](const QString &name) { names += portable(name); });
    names.removeDuplicates(); // most names occur very often
    ContentFolder folder(tree.fileName());
    folder.settle(names);
    return folder;
}

/// Reports a name that leads to no file, or to one that is written otherwise.
void checkName(Checker &checker, ContentFolder &folder, const Item &item, const char *reference)
{
    const QString name = portable(textOfItem(checker.tree(), item));
    const ContentFolder::Place place = folder.find(name);
    const QString &actual = place.name;
    if (place.answer == ContentFolder::Answer::Missing)
        checker.report(hordeissues::fileNotFound, item, reference, {name});
    else if (place.answer == ContentFolder::Answer::OtherCase)
        checker.report(hordeissues::fileOfOtherCase, item, reference, {name, actual},
                       repairs::setText(QT_TRANSLATE_NOOP("repairs", "Write %1."), item, actual, {actual}));
}

std::shared_ptr<const HordeFacts> factsIn(const Tree &tree)
{
    const HordeMaterialFormat::Fields &material = HordeMaterialFormat::instance().fields;
    const HordeSceneFormat::Fields &scene = HordeSceneFormat::instance().fields;
    const auto facts = std::make_shared<HordeFacts>();
    const auto addFile = [&](const QByteArray &name) {
        if (facts->leadsTo.size() >= HordeFacts::MostNames)
            facts->isWhole = false;
        else if (!name.isEmpty())
            facts->leadsTo += name;
    };
    const auto add = [&](QSet<QByteArray> &names, const QByteArray &name) {
        if (names.size() >= HordeFacts::MostNames)
            facts->isWhole = false;
        else
            names.insert(name);
    };
    const std::pair<const Field *, QSet<QByteArray> *> declared[] = {{shader().sampler, &facts->samplers},
                                                                     {shader().uniform, &facts->uniforms},
                                                                     {shader().buffer, &facts->buffers},
                                                                     {shader().context, &facts->contexts}};
    const NodeStore &nodes = tree.stream(0).nodes;
    for (NodeId id = 1; id < nodes.size(); ++id) {
        const Field *field = &fieldById(nodes[id].field);
        if (field == material.material)
            addFile(MarkupElement(tree, 0, id).text(material.link));
        else if (field == scene.reference)
            addFile(MarkupElement(tree, 0, id).text(scene.referenceFile));
        else if (field == scene.joint || field == scene.mesh)
            add(facts->moving, MarkupElement(tree, 0, id).text("name"));
        else if (field == shader().include)
            addFile(textIn(tree, tree.itemOf(0, id), shader().includeFile));
        for (const auto &[kind, names] : declared) {
            if (field == kind)
                add(*names, textIn(tree, tree.itemOf(0, id), shader().id));
        }
        if (field != shader().flag)
            continue;
        const qint64 begin = nodes[id].range().begin + 2; // behind _F
        const QByteArray digits = tree.bytes().toByteArray({begin, begin + 2});
        const int number = digits.size() == 2 ? (digits[0] - '0') * 10 + digits[1] - '0' : 0;
        if (number >= 1 && number <= 32)
            facts->flags |= 1u << (number - 1);
    }
    return facts;
}

} // namespace

QByteArray hordeFileNameIn(const Tree &tree, const Item &item)
{
    const Item place = statedBy(tree, item);
    QString name;
    if (place.field->kind != Kind::Element && place.field->document.rules) {
        if (namesFile(place.field))
            name = textOfItem(tree, place);
    } else if (place.field == shader().include || place.field == shader().includeFile) {
        const Item file = place.field == shader().include ? childOf(tree, place, shader().includeFile) : place;
        name = file.isValid() ? textOfItem(tree, file) : QString();
    } else if (place.field == shader().setting && tree.parent(place).field == shader().sampler
               && tree.name(place) == u"Texture") {
        name = portable(textOfItem(tree, place));
    }
    return name.startsWith(u'$') ? QByteArray() : name.toUtf8();
}

HordeContentRoot hordeContentRoot(const Tree &tree, StreamId stream)
{
    ContentFolder folder = contentFolder(tree, stream);
    if (!folder.settled().isEmpty())
        return {folder.settled(), true};
    HordeContentRoot root;
    int namesLeft = 100; // then it is hardly there
    forEachName(tree, stream, [&](const QString &name) {
        if (!root.folder.isEmpty() || --namesLeft < 0)
            return;
        const ContentFolder::Place place = folder.find(portable(name));
        root = {place.root, !place.name.isEmpty()};
    });
    return root;
}

void hordeFilesAreThere(Checker &checker)
{
    const Tree &tree = checker.tree();
    ContentFolder folder = contentFolder(tree, checker.stream());
    QHash<QByteArray, bool> isWrong; // each name is looked for once
    forEachNamedFile(tree, checker.stream(), [&](NodeId element, qint64 row, const QByteArray &name) {
        auto known = isWrong.constFind(name);
        if (known == isWrong.constEnd()) {
            const ContentFolder::Answer answer = folder.find(portable(QString::fromUtf8(name))).answer;
            known = isWrong.insert(name, answer == ContentFolder::Answer::Missing
                                             || answer == ContentFolder::Answer::OtherCase);
        }
        if (*known)
            checkName(checker, folder, tree.child(checker.itemOf(element), row), "50");
    });
}

void hordeCodeFilesAreThere(Checker &checker)
{
    ContentFolder folder = contentFolder(checker.tree(), checker.stream());
    forEachNameInCode(checker.tree(), checker.stream(),
                      [&](const Item &name, bool isCode) { checkName(checker, folder, name, isCode ? "86" : "50"); });
}

std::shared_ptr<const HordeFacts> hordeFactsOf(const QString &path, const Format &format)
{
    constexpr int MostFiles = 1024;
    static FileFacts<HordeFacts> facts(MostFiles);
    return facts.of(path, format, factsIn);
}

std::optional<QSet<QByteArray>> hordeContextsIn(const QString &folder)
{
    constexpr int MostEntries = 20'000, MostShaders = 1000;
    QSet<QByteArray> contexts;
    int entries = 0, shaders = 0;
    QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        if (++entries > MostEntries || shaders > MostShaders)
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

HordeFiles::HordeFiles(const Tree &document)
    : m_document(QFileInfo(document.fileName()).canonicalFilePath())
    , m_folder(contentFolder(document, 0))
{
}

QString HordeFiles::pathOf(const QByteArray &name)
{
    const auto known = m_paths.constFind(name);
    if (known != m_paths.constEnd())
        return *known;
    const QString path = m_folder.find(portable(QString::fromUtf8(name))).path();
    return *m_paths.insert(name, QFileInfo(path).isFile() ? QFileInfo(path).canonicalFilePath() : QString());
}

std::shared_ptr<const Tree> HordeFiles::read(const QString &path, const Format &format)
{
    const auto known = m_trees.constFind(path);
    if (known == m_trees.constEnd())
        return *m_trees.insert(path, path.isEmpty() || m_trees.size() >= MostFiles ? nullptr : open(path, format));
    return *known && (*known)->format() == &format ? *known : nullptr;
}

std::shared_ptr<const Tree> HordeFiles::open(const QString &path, const Format &format)
{
    const std::optional<Bytes> bytes = Bytes::fromFile(path);
    const bool isDocument = format.schema()->syntax != nullptr; // any of them will do: what it is not, is missing in it
    if (!bytes || (!isDocument && !format.hasContent(*bytes)))
        return nullptr;
    if (isDocument) {
        if (bytes->size() > MostDocumentBytes - m_documentBytes)
            return nullptr;
        m_documentBytes += bytes->size();
    }
    return readTree(format, *bytes, path);
}

bool HordeFiles::walk(QByteArrayList names, const Format &format,
                      const std::function<bool(const QString &, const HordeFacts *)> &visit)
{
    QSet<QString> seen;
    while (!names.isEmpty() && seen.size() < MostFiles) {
        const QString path = pathOf(names.takeLast());
        if (seen.contains(path))
            continue;
        seen.insert(path);
        const auto facts = hordeFactsOf(path, format);
        if (!visit(path, facts.get()))
            return false;
        names += facts ? facts->leadsTo : QByteArrayList();
    }
    return true;
}

bool HordeFiles::leadsBack(const QByteArray &name, const Format &format)
{
    const auto known = m_leadBack.constFind(name);
    if (known != m_leadBack.constEnd())
        return *known;
    const bool ends = walk({name}, format, [this](const QString &path, const HordeFacts *) {
        return path.isEmpty() || path != m_document;
    });
    return *m_leadBack.insert(name, !ends);
}

} // namespace hexahedron
