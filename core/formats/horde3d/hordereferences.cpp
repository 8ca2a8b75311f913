#include "core/formats/horde3d/hordereferences.h"

#include "core/edit/planner.h"
#include "core/formats/horde3d/hordeshaderformat.h"
#include "core/formats/horde3d/hordexmlissues.h"
#include "core/schema/document.h"
#include "core/tree/items.h"
#include "core/tree/markup.h"
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
void checkName(Checker &checker, HordeContentFolder &folder, const Item &item, const char *reference)
{
    const QString name = portable(textOfItem(checker.tree(), item));
    const HordeContentFolder::Place place = folder.find(name);
    const QString &actual = place.name;
    switch (place.answer) {
    case HordeContentFolder::Answer::Found:
    case HordeContentFolder::Answer::Unknown:
        break;
    case HordeContentFolder::Answer::Missing:
        checker.report(hordeissues::fileNotFound, item, {.arguments = {name}, .reference = reference});
        break;
    case HordeContentFolder::Answer::OtherCase:
        checker.report(hordeissues::fileOfOtherCase, item,
                       {.arguments = {name, actual},
                        .reference = reference,
                        .repair = {QT_TRANSLATE_NOOP("repairs", "Write %1."), {actual}, [=](Planner &planner) {
                                       planner.setText(item, actual);
                                   }}});
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

HordeContentRoot hordeContentRoot(const Tree &tree, StreamId stream)
{
    QStringList names;
    forEachNamedFile(tree, stream,
                     [&](NodeId, qint64, const QByteArray &name) { names += portable(QString::fromUtf8(name)); });
    forEachNameInCode(tree, stream, [&](const Item &name, bool) { names += portable(textOfItem(tree, name)); });
    names.removeDuplicates();
    HordeContentFolder folder(tree.fileName());
    folder.settle(names);
    if (!folder.settled().isEmpty())
        return {folder.settled(), true};
    constexpr int MostTried = 100; // then it is hardly there
    for (const QString &name : names.mid(0, MostTried)) {
        if (const HordeContentFolder::Place place = folder.find(name); !place.root.isEmpty())
            return {place.root, !place.name.isEmpty()};
    }
    return {};
}

void hordeFilesAreThere(Checker &checker)
{
    QHash<QByteArray, bool> isWrong; // most names occur very often
    QStringList names;
    forEachNamedFile(checker.tree(), checker.stream(), [&](NodeId, qint64, const QByteArray &name) {
        if (const auto size = isWrong.size(); isWrong.insert(name, false), isWrong.size() > size)
            names += portable(QString::fromUtf8(name));
    });
    HordeContentFolder folder(checker.tree().fileName());
    folder.settle(names);
    for (auto it = isWrong.begin(); it != isWrong.end(); ++it) {
        const HordeContentFolder::Answer answer = folder.find(portable(QString::fromUtf8(it.key()))).answer;
        it.value() = answer == HordeContentFolder::Answer::Missing || answer == HordeContentFolder::Answer::OtherCase;
    }
    forEachNamedFile(checker.tree(), checker.stream(), [&](NodeId element, qint64 row, const QByteArray &name) {
        if (isWrong.value(name))
            checkName(checker, folder, checker.tree().child(checker.tree().itemOf(checker.stream(), element), row),
                      "50");
    });
}

void hordeCodeFilesAreThere(Checker &checker)
{
    QStringList names;
    forEachNameInCode(checker.tree(), checker.stream(),
                      [&](const Item &name, bool) { names += portable(textOfItem(checker.tree(), name)); });
    HordeContentFolder folder(checker.tree().fileName());
    folder.settle(names);
    forEachNameInCode(checker.tree(), checker.stream(),
                      [&](const Item &name, bool isCode) { checkName(checker, folder, name, isCode ? "86" : "50"); });
}

} // namespace hexahedron
