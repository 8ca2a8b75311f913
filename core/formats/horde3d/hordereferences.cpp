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

#include <functional>

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

/// Of quotes in code, and with the signs between folders that all systems take.
QString portable(const QString &written)
{
    const bool isQuoted = written.size() > 1 && written.startsWith(u'"') && written.endsWith(u'"');
    QString name = isQuoted ? written.mid(1, written.size() - 2) : written;
    return name.replace(u'\\', u'/');
}

/// Reports a name that leads to no file, or to one that is written otherwise.
void checkName(Checker &checker, HordeContentFolder &folder, const Item &item, const char *reference)
{
    const QString written = textOfItem(checker.tree(), item);
    const QString name = portable(written);
    const QString quotes = name.size() < written.size() ? QStringLiteral("\"") : QString();
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
                                       planner.setText(item, quotes + actual + quotes);
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

/// What leads elsewhere, or is built in, is no file of the content folder.
bool HordeContentFolder::leadsIntoContent(const QString &name)
{
    return !name.isEmpty() && !name.startsWith(u'$') && !name.startsWith(u'/') && !name.contains(u':')
           && !name.contains(QLatin1String("..")) && !name.contains(QChar::Null);
}

void HordeContentFolder::settle(const QStringList &names)
{
    constexpr int MostTried = 100;
    QList<int> hits(m_folders.size(), 0);
    for (const QString &name : names.mid(0, MostTried)) {
        for (qsizetype i = 0; i < m_folders.size() && leadsIntoContent(name); ++i)
            hits[i] += QFileInfo::exists(m_folders[i] + u'/' + name) ? 1 : 0;
    }
    // The outermost of several: further inside are names that were meant from the document on.
    const auto most = std::max_element(hits.rbegin(), hits.rend());
    if (most == hits.rend() || *most == 0)
        return;
    m_folders = m_folders.mid(hits.rend() - most - 1);
    m_isSettled = true;
    m_places.clear();
}

HordeContentFolder::Place HordeContentFolder::look(const QString &name)
{
    const bool isMeant = leadsIntoContent(name);
    Place best{.answer = m_isSettled && isMeant ? Answer::Missing : Answer::Unknown, .name = {}, .root = {}};
    for (const QString &root : isMeant ? m_folders : QStringList()) {
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

namespace {

/// Calls `visit(NodeId element, qint64 row, QByteArray name)` for each attribute that names a file.
template<typename Visit>
void forEachNamedFile(Checker &checker, Visit visit)
{
    const NodeStore &nodes = checker.nodes();
    NodeVisitor visitor(checker.tree().stream(checker.stream()));
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
            if (attribute->written && attribute->written->type == WrittenRules::Type::File)
                visit(id, qint64(row), attributeText(parts[row], visitor.cursor()));
        }
    }
}

/// The names in a shader's text: of code that it includes and of textures.
void forEachNameInCode(Checker &checker, const std::function<void(const Item &, bool isCode)> &visit)
{
    const HordeShaderFormat::Fields &fields = HordeShaderFormat::instance().fields;
    const Tree &tree = checker.tree();
    const NodeStore &nodes = checker.nodes();
    for (NodeId id = 1; id < nodes.size() && !checker.isCancelled(); ++id) {
        const Field *field = &fieldById(nodes[id].field);
        if (field != fields.include && field != fields.sampler)
            continue;
        const Item item = tree.itemOf(checker.stream(), id);
        const bool isCode = field == fields.include;
        const Item name = isCode ? childOf(tree, item, fields.includeFile) : tree.childNamed(item, u"Texture");
        if (name.isValid())
            visit(name, isCode);
    }
}

} // namespace

void hordeFilesAreThere(Checker &checker)
{
    QHash<QByteArray, bool> isWrong; // most names occur very often
    QStringList names;
    forEachNamedFile(checker, [&](NodeId, qint64, const QByteArray &name) {
        if (const auto size = isWrong.size(); isWrong.insert(name, false), isWrong.size() > size)
            names += portable(QString::fromUtf8(name));
    });
    HordeContentFolder folder(checker.tree().fileName());
    folder.settle(names);
    for (auto it = isWrong.begin(); it != isWrong.end(); ++it) {
        const HordeContentFolder::Answer answer = folder.find(portable(QString::fromUtf8(it.key()))).answer;
        it.value() = answer == HordeContentFolder::Answer::Missing || answer == HordeContentFolder::Answer::OtherCase;
    }
    forEachNamedFile(checker, [&](NodeId element, qint64 row, const QByteArray &name) {
        if (isWrong.value(name))
            checkName(checker, folder, checker.tree().child(checker.tree().itemOf(checker.stream(), element), row),
                      "50");
    });
}

void hordeCodeFilesAreThere(Checker &checker)
{
    QStringList names;
    forEachNameInCode(checker, [&](const Item &name, bool) { names += portable(textOfItem(checker.tree(), name)); });
    HordeContentFolder folder(checker.tree().fileName());
    folder.settle(names);
    forEachNameInCode(checker,
                      [&](const Item &name, bool isCode) { checkName(checker, folder, name, isCode ? "86" : "50"); });
}

} // namespace hexahedron
