#include "core/formats/horde3d/hordereferences.h"

#include "core/edit/planner.h"
#include "core/formats/horde3d/hordeshaderformat.h"
#include "core/formats/horde3d/hordexmlissues.h"
#include "core/schema/document.h"
#include "core/tree/items.h"
#include "core/tree/markup.h"
#include "core/tree/value.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

namespace hexahedron {

namespace {

constexpr int MostFolders = 8; // around a document that are looked into
constexpr int MostNames = 20'000;
constexpr int MostFiles = 20'000; // of one folder; it may be on a slow disk

QString textOfItem(const Tree &tree, const Item &item)
{
    const Value value = valueOf(tree, item, 4096);
    const auto *text = std::get_if<QByteArray>(&value);
    return text ? QString::fromUtf8(*text) : QString();
}

/// Reports a name that leads to no file, or to one that is written otherwise.
void checkName(Checker &checker, HordeContentFolder &folder, const Item &item, const char *reference)
{
    const QString name = textOfItem(checker.tree(), item);
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

HordeContentFolder::HordeContentFolder(const QString &documentFile)
{
    const QFileInfo document(documentFile);
    if (documentFile.isEmpty() || !document.exists())
        return;
    QDir folder = document.absoluteDir();
    do {
        m_folders += folder.absolutePath();
    } while (m_folders.size() < MostFolders && folder.cdUp() && !folder.isRoot());
}

const HordeContentFolder::Listing &HordeContentFolder::listingOf(const QString &folder)
{
    const auto known = m_listings.constFind(folder);
    if (known != m_listings.constEnd())
        return *known;
    Listing &listing = m_listings[folder];
    QDirIterator entries(folder, QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot);
    for (int i = 0; i < MostFiles && entries.hasNext(); ++i) {
        entries.next();
        listing.insert(entries.fileName().toLower(), entries.fileName());
    }
    return listing;
}

HordeContentFolder::Place HordeContentFolder::find(const QString &name)
{
    const auto known = m_places.constFind(name);
    if (known != m_places.constEnd())
        return *known;
    return m_places.size() < MostNames ? *m_places.insert(name, look(name)) : Place();
}

HordeContentFolder::Place HordeContentFolder::look(const QString &name)
{
    // What leads elsewhere, or is built in, is no file of the content folder.
    const bool isElsewhere = name.isEmpty() || name.startsWith(u'$') || name.startsWith(u'/') || name.contains(u'\\')
                             || name.contains(u':') || name.contains(QLatin1String("..")) || name.contains(QChar::Null);
    Place best;
    for (const QString &root : isElsewhere ? QStringList() : m_folders) {
        if (QFileInfo::exists(root + u'/' + name))
            return {Answer::Found, name, root};
        QStringList parts;
        for (const QString &part : name.split(u'/')) {
            const Listing &listing = listingOf(parts.isEmpty() ? root : root + u'/' + parts.join(u'/'));
            const auto entry = listing.constFind(part.toLower());
            if (entry == listing.constEnd())
                break;
            parts += *entry;
        }
        const bool isWhole = parts.size() == name.count(u'/') + 1;
        if (isWhole && best.answer != Answer::OtherCase)
            best = {Answer::OtherCase, parts.join(u'/'), root};
        else if (!parts.isEmpty() && best.answer == Answer::Unknown)
            best.answer = Answer::Missing;
    }
    return best;
}

void hordeFilesAreThere(Checker &checker)
{
    HordeContentFolder folder(checker.tree().fileName());
    const NodeStore &nodes = checker.nodes();
    NodeVisitor visitor(checker.tree().stream(checker.stream()));
    QHash<QByteArray, bool> rightNames; // most names occur very often
    for (NodeId id = 1; id < nodes.size() && !checker.isCancelled(); ++id) {
        const Field &field = fieldById(nodes[id].field);
        const bool namesFiles = std::any_of(field.attributes.begin(), field.attributes.end(), [](const Field *a) {
            return a->written->type == WrittenRules::Type::File;
        });
        if (!namesFiles)
            continue;
        const std::vector<Part> &parts = visitor.layOut(id);
        for (size_t row = 0; row < parts.size(); ++row) {
            const Field *attribute = parts[row].field;
            if (!attribute->written || attribute->written->type != WrittenRules::Type::File)
                continue;
            const QByteArray name = attributeText(parts[row], visitor.cursor());
            auto known = rightNames.constFind(name);
            if (known == rightNames.constEnd()) {
                const HordeContentFolder::Answer answer = folder.find(QString::fromUtf8(name)).answer;
                known = rightNames.insert(name, answer == HordeContentFolder::Answer::Found
                                                    || answer == HordeContentFolder::Answer::Unknown);
            }
            if (!*known)
                checkName(checker, folder,
                          checker.tree().child(checker.tree().itemOf(checker.stream(), id), qint64(row)), "50");
        }
    }
}

void hordeCodeFilesAreThere(Checker &checker)
{
    const HordeShaderFormat::Fields &fields = HordeShaderFormat::instance().fields;
    HordeContentFolder folder(checker.tree().fileName());
    const NodeStore &nodes = checker.nodes();
    for (NodeId id = 1; id < nodes.size() && !checker.isCancelled(); ++id) {
        const Field *field = &fieldById(nodes[id].field);
        const Item item = checker.tree().itemOf(checker.stream(), id);
        if (field == fields.include) {
            if (const Item file = childOf(checker.tree(), item, fields.includeFile); file.isValid())
                checkName(checker, folder, file, "86");
        } else if (field == fields.sampler) {
            if (const Item texture = checker.tree().childNamed(item, u"Texture"); texture.isValid())
                checkName(checker, folder, texture, "50");
        }
    }
}

} // namespace hexahedron
