// The string table, what names its entries, and bones, channels and nodes, which meet by name.
#include "core/changes/follow.h"
#include "core/changes/wishes.h"
#include "core/check/repairs.h"
#include "core/formats/kohi/k3dissues.h"
#include "core/formats/kohi/k3dmodel.h"

#include <QSet>

#include <map>
#include <optional>

namespace hexahedron {

namespace {

/// The columns that name entries; submeshes and materials may have no name.
struct NameColumn
{
    const K3dModel::Column *column;
    const char *thing; ///< what a new name begins with
    bool mayBeNone;
};
std::array<NameColumn, 6> nameColumns(const K3dModel &model)
{
    return {{{&model.submeshNames, "submesh", true},
             {&model.materialNames, "material", true},
             {&model.boneNames, "bone", false},
             {&model.nodeNames, "node", false},
             {&model.animationNames, "animation", false},
             {&model.channelNames, "channel", false}}};
}

/// The text in UTF-8: bytes that are part of nothing in it are read as Latin-1, which has a character for each. A question mark for
/// each NUL, at which readers end.
QByteArray readable(const QByteArray &text, qint64 &latin)
{
    QByteArray result;
    result.reserve(text.size());
    const QByteArrayView view(text);
    for (qsizetype i = 0; i < text.size();) {
        if (const auto byte = uchar(text[i]); 0 < byte && byte < 0x80) {
            result += text[i++];
            continue;
        }
        qsizetype length = 1;
        while (length < 4 && i + length < text.size() && !view.sliced(i, length).isValidUtf8())
            ++length;
        const QByteArrayView character = view.sliced(i, length);
        const bool isFine = character.isValidUtf8();
        if (text[i] == '\0')
            result += '?';
        else if (isFine)
            result += character;
        else
            result += QString(QLatin1Char(text[i])).toUtf8();
        latin += isFine ? 0 : 1;
        i += isFine ? length : 1;
    }
    return result;
}

/// Nothing where the characters are no text of their own, so that nothing would follow a change of their size, nor where they are so
/// many that their place or their number is wrong.
Repair mendText(const K3dModel &model, qint64 id)
{
    constexpr qint64 LongestName = 1024;
    if (model.entries[size_t(id)].length > LongestName)
        return {};
    qint64 latin = 0;
    const QByteArray text = readable(model.text(id), latin);
    if (latin == 0) {
        Repair repair = repairs::splice(QT_TRANSLATE_NOOP("repairs", "Write a question mark for each NUL."),
                                        model.stream, model.characters(id), Bytes(text));
        repair.isGuess = model.text(id).count('\0') > 1; // the text is lost, or stands elsewhere
        return repair;
    }
    const ByteRange characters = model.characters(id);
    const Item item = model.tree.at(model.stream, characters.begin);
    if (item.range != characters || item.role != Item::Role::Field)
        return {};
    Repair repair = repairs::setBytes(
        QT_TRANSLATE_NOOP("repairs", "Write \"%1\": bytes that are no UTF-8, read as Latin-1. "
                                     "Their number is %2, and they begin at 0x%3."),
        item, text, {textOf(text), QString::number(latin), QString::number(characters.begin, 16)});
    repair.isGuess = true; // another encoding may be meant
    return repair;
}

/// A number that names an entry, where it stands.
struct NamingCell
{
    NamingCell(const K3dModel &model, const NameColumn &names, qint64 row, qint64 unnamed)
        : item(model.cell(*names.column, row))
        , newName(names.mayBeNone ? QByteArray() : QByteArray(names.thing) + '_' + QByteArray::number(row))
        , firstUnnamed(unnamed)
    {
    }
    /// Takes the name away, or gives another one. Where texts are named that are missing, none of these is to become the new one: they
    /// are made up, too.
    void nameAnew(Wishes &wishes, const Item &entries) const
    {
        for (qint64 next = wishes.textCount(entries); !newName.isEmpty() && next < firstUnnamed; ++next)
            wishes.addText(entries, "text_" + QByteArray::number(next));
        const qint64 id = newName.isEmpty() ? K3dFormat::None : wishes.addText(entries, newName);
        wishes.setBytes(item, encodeInteger(id, 2));
    }
    Item item;
    QByteArray newName;  ///< of what has none otherwise; empty where it may have none
    qint64 firstUnnamed; ///< text that nothing names
};

/// Texts that are named and not there.
struct MissingTexts
{
    explicit MissingTexts(const K3dModel &model)
        : firstUnnamed(qint64(model.entries.size()))
    {
        constexpr qint64 Most = 256; // more are wrong numbers
        const qint64 count = firstUnnamed;
        qint64 cells = 0;
        for (const NameColumn &names : nameColumns(model)) {
            for (qint64 row = 0; row < names.column->count(); ++row) {
                const qint64 id = names.column->at(row);
                if (id == K3dFormat::None || id < count)
                    continue;
                ++cells;
                firstUnnamed = qMax(firstUnnamed, id + 1);
                // What several kinds of things name is called after none of them.
                const auto known = id - count < Most ? m_things.try_emplace(id, names.thing).first : m_things.end();
                if (known != m_things.end() && known->second != names.thing)
                    known->second = Text;
            }
        }
        isCut = cells > 1 && firstUnnamed - count <= cells;
        firstUnnamed = firstUnnamed - count <= Most ? firstUnnamed : count;
    }
    /// What one may be called that nobody knows.
    QByteArray newText(qint64 id) const
    {
        const auto known = m_things.find(id);
        return QByteArray(known == m_things.end() ? Text : known->second) + '_' + QByteArray::number(id);
    }

    /// No more than are named by what leads behind the table: then its end is lost, and the numbers are right.
    bool isCut = false;
    qint64 firstUnnamed;

private:
    static constexpr char Text[] = "text";
    std::map<qint64, const char *> m_things;
};

/// Puts texts behind those that there are, until there is the one with that number.
Repair addTexts(const Item &entries, const MissingTexts &missing, qint64 id)
{
    return {QT_TRANSLATE_NOOP("repairs", "Make up the texts that are missing: what they were is not known."),
            {},
            [=](Wishes &wishes) {
                for (qint64 next = wishes.textCount(entries); next <= id; ++next)
                    wishes.addText(entries, missing.newText(next));
            }};
}

/// K22 K23
void checkName(Checker &checker, const K3dModel &model, const NameColumn &names, qint64 row,
               const MissingTexts &missing)
{
    const qint64 id = names.column->at(row);
    const auto count = qint64(model.entries.size());
    const bool isNone = id == K3dFormat::None;
    const IssueKind &kind = isNone ? k3dissues::unnamed : k3dissues::stringMissing;
    if (isNone ? names.mayBeNone || !checker.lists(kind) : id < count || !checker.lists(kind))
        return;
    const NamingCell cell(model, names, row, missing.firstUnnamed);
    const Repair repair{names.mayBeNone ? QT_TRANSLATE_NOOP("repairs", "Write %1, which means “none”.")
                                        : QT_TRANSLATE_NOOP("repairs", "Add the name %1."),
                        {names.mayBeNone ? QString::number(K3dFormat::None) : QString::fromUtf8(cell.newName)},
                        [cell, entries = model.entriesItem](Wishes &wishes) { cell.nameAnew(wishes, entries); }};
    const QString label = QString::fromLatin1(names.thing) + model.tree.name(cell.item);
    constexpr qint64 MostMissing = 4096; // a table that lost more than that is hardly meant
    if (isNone)
        checker.report(kind, cell.item, "K23", {label}, repair);
    else
        checker.report(kind, cell.item, "K22", {label, id, count},
                       missing.isCut && id - count < MostMissing ? addTexts(model.entriesItem, missing, id) : repair);
}

/// What names texts of no characters, by their numbers.
using NamesOfNothing = std::map<qint64, std::vector<NamingCell>>;

NamesOfNothing namesOfNothing(const K3dModel &model, const MissingTexts &missing)
{
    NamesOfNothing all;
    for (const NameColumn &names : nameColumns(model)) {
        for (qint64 row = 0; row < names.column->count(); ++row) {
            const qint64 id = names.column->at(row);
            if (id < qint64(model.entries.size()) && model.entries[size_t(id)].length == 0)
                all[id].emplace_back(model, names, row, missing.firstUnnamed);
        }
    }
    return all;
}

/// K25: what it names gets a name of its own, or none. One that nothing names is just unused.
void reportEmpty(Checker &checker, const K3dModel &model, qint64 id, const Item &entry, const NamesOfNothing &names)
{
    const auto named = names.find(id);
    if (named == names.end() || !checker.lists(k3dissues::stringEmpty))
        return;
    Repair repair{QT_TRANSLATE_NOOP("repairs", "Give what it names another name, or none."),
                  {},
                  [cells = named->second, entries = model.entriesItem](Wishes &wishes) {
                      for (const NamingCell &cell : cells)
                          cell.nameAnew(wishes, entries);
                  }};
    // Several are as likely to have been others, of which the place or the length is gone.
    repair.isGuess = names.size() > 1;
    checker.report(k3dissues::stringEmpty, entry, "K25", {id}, std::move(repair));
}

/// Where a text must lie when texts follow each other without a gap, as writers put them; nothing when no readable text lies there.
std::optional<ByteRange> betweenNeighbours(const K3dModel &model, size_t id)
{
    const auto &entries = model.entries;
    const qint64 size = model.characterBlock.size();
    const ByteRange place{id > 0 ? entries[id - 1].offset + entries[id - 1].length : 0,
                          id + 1 < entries.size() ? entries[id + 1].offset : size};
    if (place.isEmpty() || place.end > size)
        return {};
    const QByteArray text = model.tree.bytes(model.stream).toByteArray(place.translated(model.characterBlock.begin));
    return QByteArrayView(text).isValidUtf8() && !text.contains('\0') ? std::optional(place) : std::nullopt;
}

/// Writes where the text of an entry lies.
Repair writePlace(const char *sentence, const Item &entry, ByteRange place)
{
    return {sentence, {}, [=](Wishes &wishes) {
                wishes.setBytes(wishes.tree().child(entry, 0), encodeInteger(place.begin, 4));
                wishes.setBytes(wishes.tree().child(entry, 1), encodeInteger(place.size(), 4));
            }};
}

constexpr const char *betweenTexts = QT_TRANSLATE_NOOP("repairs", "Write the place between the texts beside it.");

/// The one entry that leaves a gap to a text beside it, or reaches into it, where all others follow each other, and a text lies between
/// these; nothing where there is none, or where several do.
std::optional<qint64> entryOutOfLine(const K3dModel &model)
{
    constexpr size_t LeastEntries = 3; // of fewer no custom can be seen
    const auto &entries = model.entries;
    if (entries.size() < LeastEntries)
        return {};
    std::vector<size_t>
        broken; // the entries behind which, or before which, something is wrong: the end has a number, too
    qint64 end = 0;
    for (size_t i = 0; i <= entries.size(); ++i) {
        if ((i < entries.size() ? entries[i].offset : model.characterBlock.size()) != end)
            broken.push_back(i);
        end = i < entries.size() ? entries[i].offset + entries[i].length : end;
    }
    const bool isLength = broken.size() == 1 && broken.front() > 0;
    const bool isOffset = broken.size() == 2 && broken.front() + 1 == broken.back();
    if (!isLength && !isOffset)
        return {};
    const size_t id = broken.front() - (isLength ? 1 : 0);
    const bool isInside = entries[id].offset + entries[id].length <= model.characterBlock.size();
    return isInside && betweenNeighbours(model, id) ? std::optional(qint64(id)) : std::nullopt;
}

/// K20
void reportOutside(Checker &checker, const K3dModel &model, qint64 id, const Item &item)
{
    const auto [begin, length] = model.entries[size_t(id)];
    const qint64 size = model.characterBlock.size();
    const std::optional<ByteRange> between = betweenNeighbours(model, size_t(id));
    const ByteRange place = between.value_or(ByteRange{qMin(begin, size), qMin(begin + length, size)});
    Repair repair = writePlace(between ? betweenTexts : QT_TRANSLATE_NOOP("repairs", "Shorten it to what is there."),
                               item, place);
    // Nothing would be left of it, or it would take in the texts of others.
    repair.isGuess = !between && (place.isEmpty() || size_t(id) + 1 < model.entries.size());
    checker.report(k3dissues::stringOutside, item, "K20", {id, begin + length, size}, std::move(repair));
}

/// K20
void reportOutOfLine(Checker &checker, const K3dModel &model, qint64 id)
{
    const K3dModel::Entry &entry = model.entries[size_t(id)];
    const Item item = model.tree.child(model.entriesItem, id);
    const ByteRange place = betweenNeighbours(model, size_t(id)).value_or(ByteRange());
    checker.report(k3dissues::stringOutOfLine, item, "K20",
                   {id, entry.offset, entry.offset + entry.length, place.begin, place.end},
                   writePlace(betweenTexts, item, place));
}

/// K20 K25
void checkEntry(Checker &checker, const K3dModel &model, qint64 id, const NamesOfNothing &nothing)
{
    const K3dModel::Entry &entry = model.entries[size_t(id)];
    const Item item = model.tree.child(model.entriesItem, id);
    if (entry.offset + entry.length > model.characterBlock.size()) {
        if (checker.lists(k3dissues::stringOutside))
            reportOutside(checker, model, id, item);
    } else if (entry.length == 0) {
        reportEmpty(checker, model, id, item, nothing);
    } else if (const QByteArray text = model.text(id); (!QByteArrayView(text).isValidUtf8() || text.contains('\0'))
                                                       && checker.lists(k3dissues::stringNotText)) {
        constexpr qsizetype MostShown = 64;
        QString shown = textOf(text.first(qMin(MostShown, text.size())));
        shown.replace(QChar(u'\0'), QStringLiteral("\\x00"));
        checker.report(k3dissues::stringNotText, item, "K25", {id, text.size() > MostShown ? shown + u'…' : shown},
                       mendText(model, id));
    }
}

std::vector<qint64> unusedEntries(const K3dModel &model)
{
    std::vector<bool> isUsed(model.entries.size());
    for (const NameColumn &names : nameColumns(model)) {
        for (const qint64 id : names.column->values) {
            if (size_t(id) < isUsed.size())
                isUsed[size_t(id)] = true;
        }
    }
    std::vector<qint64> unused;
    for (size_t id = 0; id < isUsed.size(); ++id) {
        if (!isUsed[id])
            unused.push_back(qint64(id));
    }
    return unused;
}

/// K36 K37
void checkNodeFor(Checker &checker, const K3dModel &model, const K3dModel::Column &names, const IssueKind &kind,
                  const char *rule)
{
    for (qint64 row = 0; row < names.count(); ++row) {
        const qint64 id = names.at(row);
        if (model.text(id).isEmpty() || model.nodeNamed(id) >= 0)
            continue; // names that are missing have been said
        if (checker.lists(kind))
            checker.report(kind, model.cell(names, row), rule, {model.name(id)});
    }
}

QSet<QByteArray> keysIn(const K3dModel &model, const K3dModel::Column &names)
{
    QSet<QByteArray> keys;
    for (const qint64 id : names.values)
        keys.insert(model.key(id));
    return keys;
}

/// K38: names that must differ; rows of different groups may be called alike. The repair writes the first number behind the name
/// with which no row has it.
void checkUnique(Checker &checker, const K3dModel &model, const K3dModel::Column &names,
                 std::optional<qint64> outOfLine, const K3dModel::Column *groups = nullptr)
{
    QSet<std::pair<qint64, QByteArray>> seen;
    QSet<QByteArray> taken; // filled when it is needed
    std::map<QByteArray, qint64> numbers;
    for (qint64 row = 0; row < names.count(); ++row) {
        const QByteArray key = names.at(row) == outOfLine ? QByteArray() : model.key(names.at(row));
        const qsizetype before = seen.size();
        if (!key.isEmpty())
            seen.insert({groups ? groups->at(row) : 0, key});
        if (key.isEmpty() || seen.size() > before || !checker.lists(k3dissues::nameRepeated))
            continue;
        if (taken.isEmpty())
            taken = keysIn(model, names);
        const Item cell = model.cell(names, row);
        qint64 &number = numbers.try_emplace(key, 1).first->second; // of many alike the last one is known
        QByteArray name;
        do {
            name = model.text(names.at(row)) + '_' + QByteArray::number(++number);
        } while (taken.contains(name.toLower()));
        taken.insert(name.toLower());
        const QString part = QString::fromLatin1(names.item.field->parent->name);
        checker.report(k3dissues::nameRepeated, cell, "K38", {part + model.tree.name(cell), model.name(names.at(row))},
                       {QT_TRANSLATE_NOOP("repairs", "Call it %1."),
                        {textOf(name)},
                        [=, entries = model.entriesItem](Wishes &wishes) {
                            wishes.setBytes(cell, encodeInteger(wishes.addText(entries, name), 2));
                        }});
    }
}

/// "node", "node_2", … as far as no name of the column is called so.
std::vector<NewReference> ownNames(const K3dModel &model, const K3dModel::Column &names, const QByteArray &base,
                                   qint64 count)
{
    const QSet<QByteArray> taken = keysIn(model, names);
    std::vector<NewReference> references;
    QByteArray name = base;
    for (qint64 number = 2; qint64(references.size()) < count; ++number) {
        if (!taken.contains(name))
            references.push_back({.text = name});
        name = base + '_' + QByteArray::number(number);
    }
    return references;
}

/// The string ids of nodes whose names are not among `taken`, and a reason when there are too few.
std::vector<NewReference> namesOfNodes(const K3dModel &model, QSet<QByteArray> taken, qint64 count, const char *reason)
{
    std::vector<NewReference> references;
    for (const qint64 id : model.nodeNames.values) {
        const QByteArray key = model.key(id);
        if (qint64(references.size()) == count)
            break;
        if (key.isEmpty() || taken.contains(key))
            continue;
        taken.insert(key);
        references.push_back({.number = id, .text = {}});
    }
    if (qint64(references.size()) < count)
        references.push_back({.text = {}, .reason = reason});
    return references;
}

} // namespace

void stringsAreTexts(Checker &checker, const K3dModel &model)
{
    const Item &entries = model.entriesItem;
    const auto count = qint64(model.entries.size());
    if (!entries.isValid() || entries.fault != Fault::None)
        return; // that it is missing or cut off has been said
    const MissingTexts missing(model);
    for (const NameColumn &names : nameColumns(model)) {
        for (qint64 row = 0; row < names.column->count(); ++row)
            checkName(checker, model, names, row, missing);
    }
    const NamesOfNothing nothing = namesOfNothing(model, missing);
    const std::optional<qint64> outOfLine = entryOutOfLine(model);
    for (qint64 id = 0; id < count; ++id) {
        if (id == outOfLine)
            reportOutOfLine(checker, model, id);
        else
            checkEntry(checker, model, id, nothing);
    }
    const std::vector<qint64> unused = unusedEntries(model);
    const Repair remove = repairs::removeElements(QT_TRANSLATE_NOOP("repairs", "Remove what nothing names."), entries,
                                                  unused);
    if (!unused.empty())
        checker.report(k3dissues::stringUnused, model.tree.child(entries, unused.front()),
                       {.arguments = {unused.front(), model.name(unused.front())},
                        .reference = "K25",
                        .count = qint64(unused.size()),
                        .repair = remove});
    if (count > K3dFormat::None) // and so some are unused: ids are too short to name all
        checker.report(k3dissues::manyStrings, entries, "K54", {count}, remove);
    if (model.characterBlock.isEmpty())
        checker.report(k3dissues::tableEmpty, model.item(model.fields->strings), "K53");
}

void namesLeadToNodes(Checker &checker, const K3dModel &model)
{
    if (!model.entriesItem.isValid() || model.entriesItem.fault != Fault::None)
        return;
    checkNodeFor(checker, model, model.boneNames, k3dissues::boneWithoutNode, "K36");
    checkNodeFor(checker, model, model.channelNames, k3dissues::channelWithoutNode, "K37");
    const std::optional<qint64> outOfLine = entryOutOfLine(model); // which is said: its text is another one
    for (const K3dModel::Column *names : {&model.boneNames, &model.nodeNames, &model.animationNames})
        checkUnique(checker, model, *names, outOfLine);
    checkUnique(checker, model, model.channelNames, outOfLine, &model.animationIds);
}

std::vector<NewReference> k3dBoneNames(const Tree &tree, const Item &list, qint64, qint64 count)
{
    const K3dModel model(tree, list.stream);
    return namesOfNodes(model, keysIn(model, model.boneNames), count,
                        QT_TRANSLATE_NOOP("K3dFormat", "A bone takes its name from a node, and every node has a bone "
                                                       "already. Insert a node first."));
}

std::vector<NewReference> k3dNodeNames(const Tree &tree, const Item &list, qint64, qint64 count)
{
    const K3dModel model(tree, list.stream);
    return ownNames(model, model.nodeNames, "node", count);
}

std::vector<NewReference> k3dAnimationNames(const Tree &tree, const Item &list, qint64, qint64 count)
{
    const K3dModel model(tree, list.stream);
    return ownNames(model, model.animationNames, "animation", count);
}

std::vector<NewReference> k3dChannelNames(const Tree &tree, const Item &list, qint64 index, qint64 count)
{
    const K3dModel model(tree, list.stream);
    const qint64 animation = model.animationIds.at(index > 0 ? index - 1 : 0); // a new channel is like its neighbour
    QSet<QByteArray> taken;
    for (qint64 i = 0; i < model.channelNames.count(); ++i) {
        if (model.animationIds.at(i) == animation)
            taken.insert(model.key(model.channelNames.at(i)));
    }
    return namesOfNodes(model, taken, count,
                        QT_TRANSLATE_NOOP("K3dFormat", "A channel takes its name from a node, and every node has a "
                                                       "channel in this animation already. Insert a node first."));
}

void k3dTakeNamedLikeNodes(Wishes &wishes, const ElementsChange &nodes)
{
    if (nodes.removed.empty())
        return;
    const K3dModel model(wishes.tree(), nodes.list.stream);
    QSet<QByteArray> gone;
    QSet<QByteArray> left;
    for (qint64 i = 0; i < model.nodeNames.count(); ++i)
        (std::ranges::binary_search(nodes.removed, i) ? gone : left).insert(model.key(model.nodeNames.at(i)));
    for (const K3dModel::Column *names : {&model.boneNames, &model.channelNames}) {
        std::vector<qint64> rows;
        for (qint64 row = 0; row < names->count(); ++row) {
            const QByteArray key = model.key(names->at(row));
            if (gone.contains(key) && !left.contains(key))
                rows.push_back(row);
        }
        takeAlong(wishes, names->item, rows);
    }
}

} // namespace hexahedron
