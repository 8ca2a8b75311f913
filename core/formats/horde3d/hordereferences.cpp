#include "core/formats/horde3d/hordereferences.h"
#include "core/relations/repairs.h"

#include "core/formats/horde3d/hordeshaderformat.h"
#include "core/formats/horde3d/hordexmlissues.h"
#include "core/schema/document.h"
#include "core/text/markup.h"
#include "core/tree/items.h"
#include "core/tree/namedfile.h"
#include "core/tree/value.h"

#include <functional>

namespace hexahedron {

namespace {

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

/// Reports a name that leads to no file, or to one that is written otherwise.
void checkName(Checker &checker, ContentFolder &folder, const Item &item, const char *reference)
{
    const QString name = portable(textOfItem(checker.tree(), item));
    const ContentFolder::Place place = folder.find(name);
    const QString &actual = place.name;
    switch (place.answer) {
    case ContentFolder::Answer::Found:
    case ContentFolder::Answer::Unknown:
        break;
    case ContentFolder::Answer::Missing:
        checker.report(hordeissues::fileNotFound, item, {.arguments = {name}, .reference = reference});
        break;
    case ContentFolder::Answer::OtherCase:
        checker.report(hordeissues::fileOfOtherCase, item,
                       {.arguments = {name, actual},
                        .reference = reference,
                        .repair = repairs::setText(QT_TRANSLATE_NOOP("repairs", "Write %1."), item, actual, {actual})});
        break;
    }
}

} // namespace

namespace {

/// Calls `visit(NodeId element, qint64 row, QByteArray name)` for each attribute that names a file.
template<typename Visit>
void forEachNamedFile(const Tree &tree, StreamId stream, Visit visit)
{
    const NodeStore &nodes = tree.stream(stream).nodes;
    NodeVisitor visitor(tree.stream(stream));
    for (NodeId id = 1; id < nodes.size(); ++id) {
        const Field &field = fieldById(nodes[id].field);
        const bool namesFiles = std::any_of(field.attributes.begin(), field.attributes.end(), [](const Field *a) {
            return a->written->type == WrittenRules::Type::File;
        });
        if (!namesFiles)
            continue;
        const std::vector<Part> &parts = visitor.layOut(id);
        for (size_t row = 0; row < parts.size(); ++row) {
            const Field *attribute = parts[row].field;
            if (attribute->written && attribute->written->type == WrittenRules::Type::File)
                visit(id, qint64(row), attributeText(parts[row], visitor.cursor()));
        }
    }
}

/// The names in a shader's text: of code that it includes and of textures.
void forEachNameInCode(const Tree &tree, StreamId stream, const std::function<void(const Item &, bool isCode)> &visit)
{
    const HordeShaderFormat::Fields &fields = HordeShaderFormat::instance().fields;
    const NodeStore &nodes = tree.stream(stream).nodes;
    for (NodeId id = 1; id < nodes.size(); ++id) {
        const Field *field = &fieldById(nodes[id].field);
        if (field != fields.include && field != fields.sampler)
            continue;
        const Item item = tree.itemOf(stream, id);
        const bool isCode = field == fields.include;
        const Item name = isCode ? childOf(tree, item, fields.includeFile) : tree.childNamed(item, u"Texture");
        if (name.isValid())
            visit(name, isCode);
    }
}

} // namespace

QByteArray hordeFileNameIn(const Tree &tree, const Item &item)
{
    const HordeShaderFormat::Fields &fields = HordeShaderFormat::instance().fields;
    const Item place = statedBy(tree, item);
    QString name;
    if (place.field->kind != Kind::Element && place.field->written) {
        if (place.field->written->type == WrittenRules::Type::File)
            name = textOfItem(tree, place);
    } else if (place.field == fields.include || place.field == fields.includeFile) {
        const Item file = place.field == fields.include ? childOf(tree, place, fields.includeFile) : place;
        name = file.isValid() ? textOfItem(tree, file) : QString();
    } else if (place.field == fields.setting && tree.parent(place).field == fields.sampler
               && tree.name(place) == u"Texture") {
        name = portable(textOfItem(tree, place));
    }
    return name.startsWith(u'$') ? QByteArray() : name.toUtf8();
}

ContentFolder hordeContentFolder(const Tree &tree, StreamId stream)
{
    QStringList names;
    const auto add = [&](const QString &name) { names += portable(name); };
    forEachNamedFile(tree, stream, [&](NodeId, qint64, const QByteArray &name) { add(QString::fromUtf8(name)); });
    forEachNameInCode(tree, stream, [&](const Item &name, bool) { add(textOfItem(tree, name)); });
    names.removeDuplicates(); // most names occur very often
    ContentFolder folder(tree.fileName());
    folder.settle(names);
    return folder;
}

HordeContentRoot hordeContentRoot(const Tree &tree, StreamId stream)
{
    ContentFolder folder = hordeContentFolder(tree, stream);
    if (!folder.settled().isEmpty())
        return {folder.settled(), true};
    HordeContentRoot root;
    int namesLeft = 100; // then it is hardly there
    const auto look = [&](const QString &name) {
        if (!root.folder.isEmpty() || --namesLeft < 0)
            return;
        const ContentFolder::Place place = folder.find(portable(name));
        root = {place.root, !place.name.isEmpty()};
    };
    forEachNamedFile(tree, stream, [&](NodeId, qint64, const QByteArray &name) { look(QString::fromUtf8(name)); });
    forEachNameInCode(tree, stream, [&](const Item &name, bool) { look(textOfItem(tree, name)); });
    return root;
}

void hordeFilesAreThere(Checker &checker)
{
    ContentFolder folder = hordeContentFolder(checker.tree(), checker.stream());
    QHash<QByteArray, bool> isWrong; // each name is looked for once
    forEachNamedFile(checker.tree(), checker.stream(), [&](NodeId element, qint64 row, const QByteArray &name) {
        auto known = isWrong.constFind(name);
        if (known == isWrong.constEnd()) {
            const ContentFolder::Answer answer = folder.find(portable(QString::fromUtf8(name))).answer;
            known = isWrong.insert(name, answer == ContentFolder::Answer::Missing
                                             || answer == ContentFolder::Answer::OtherCase);
        }
        if (*known)
            checkName(checker, folder, checker.tree().child(checker.tree().itemOf(checker.stream(), element), row),
                      "50");
    });
}

void hordeCodeFilesAreThere(Checker &checker)
{
    ContentFolder folder = hordeContentFolder(checker.tree(), checker.stream());
    forEachNameInCode(checker.tree(), checker.stream(),
                      [&](const Item &name, bool isCode) { checkName(checker, folder, name, isCode ? "86" : "50"); });
}

} // namespace hexahedron
