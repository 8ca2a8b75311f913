// The string table, and what names its entries.
#include "core/changes/wishes.h"
#include "core/formats/kohi/k3dissues.h"
#include "core/formats/kohi/k3drules.h"
#include "core/relations/repairs.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <QSet>
#include <QStringDecoder>

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

/// A question mark for each byte that is NUL or part of nothing in UTF-8. As long as before.
QByteArray readable(const QByteArray &text)
{
    QByteArray result;
    for (qsizetype i = 0; i < text.size();) {
        qsizetype length = 1;
        while (length < 4 && i + length < text.size() && !QByteArrayView(text).sliced(i, length).isValidUtf8())
            ++length;
        const QByteArray character = text.mid(i, length);
        const bool isFine = QByteArrayView(character).isValidUtf8() && character != QByteArray(1, '\0');
        result += isFine ? character : QByteArray("?");
        i += isFine ? length : 1;
    }
    return result;
}

/// A number that names an entry, where it stands.
struct NamingCell
{
    Item item;
    QByteArray newName; ///< of what has none otherwise; empty where it may have none
};

/// Takes the name away, or gives another one.
void renameAnew(Wishes &wishes, const NamingCell &cell, const Item &entries)
{
    const qint64 id = cell.newName.isEmpty() ? K3dModel::None : wishes.addText(entries, cell.newName);
    wishes.setBytes(cell.item, encodeInteger(id, 2));
}

class Strings
{
public:
    Strings(Checker &checker, const K3dModel &model)
        : m_checker(checker)
        , m_model(model)
    {
    }

    void check()
    {
        const Item &entries = m_model.entriesItem;
        if (!entries.isValid() || entries.fault != Fault::None)
            return; // that it is missing or cut off has been said
        checkNames();
        for (qint64 i = 0; i < count(); ++i)
            checkEntry(i);
        const std::vector<qint64> unused = unusedEntries();
        checkUse(unused);
        if (count() > K3dModel::None) // and so some are unused: ids are too short to name all
            m_checker.report(
                k3dissues::manyStrings, entries,
                {.arguments = {QString::number(count())}, .reference = "K54", .repair = removalOf(unused)});
        if (m_model.characterBlock.isEmpty())
            m_checker.report(k3dissues::tableEmpty, m_model.part(m_model.fields->strings), {.reference = "K53"});
    }

private:
    qint64 count() const { return qint64(m_model.entries.size()); }

    /// K22 K23
    void checkNames()
    {
        for (const NameColumn &names : nameColumns(m_model)) {
            for (qint64 row = 0; row < names.column->count(); ++row) {
                const qint64 id = names.column->at(row);
                if (id < count() && id != K3dModel::None)
                    continue;
                if (id == K3dModel::None && names.mayBeNone)
                    continue;
                const IssueKind &kind = id == K3dModel::None ? k3dissues::unnamed : k3dissues::stringMissing;
                if (m_checker.lists(kind))
                    reportName(kind, names, row);
            }
        }
    }

    void reportName(const IssueKind &kind, const NameColumn &names, qint64 row)
    {
        const Item cell = m_model.cell(*names.column, row);
        const QString label = QString::fromLatin1(names.thing) + m_model.tree.name(cell);
        const NamingCell naming = namingCell(names, row);
        Repair repair{names.mayBeNone ? QT_TRANSLATE_NOOP("repairs", "Write %1, which means “none”.")
                                      : QT_TRANSLATE_NOOP("repairs", "Add the name %1."),
                      {names.mayBeNone ? QString::number(K3dModel::None) : QString::fromUtf8(naming.newName)},
                      [naming, entries = m_model.entriesItem](Wishes &wishes) { renameAnew(wishes, naming, entries); }};
        QStringList arguments{label};
        if (&kind == &k3dissues::stringMissing)
            arguments += {QString::number(names.column->at(row)), QString::number(count())};
        m_checker.report(kind, cell,
                         {.arguments = arguments,
                          .reference = &kind == &k3dissues::unnamed ? "K23" : "K22",
                          .repair = std::move(repair)});
    }

    NamingCell namingCell(const NameColumn &names, qint64 row) const
    {
        return {m_model.cell(*names.column, row),
                names.mayBeNone ? QByteArray() : QByteArray(names.thing) + '_' + QByteArray::number(row)};
    }

    std::vector<NamingCell> cellsNaming(qint64 id) const
    {
        std::vector<NamingCell> cells;
        for (const NameColumn &names : nameColumns(m_model)) {
            for (qint64 row = 0; row < names.column->count(); ++row) {
                if (names.column->at(row) == id)
                    cells.push_back(namingCell(names, row));
            }
        }
        return cells;
    }

    /// K25: what it names gets a name of its own, or none. One that nothing names is just unused.
    void reportEmpty(qint64 id)
    {
        const std::vector<NamingCell> cells = cellsNaming(id);
        if (cells.empty() || !m_checker.lists(k3dissues::stringEmpty))
            return;
        m_checker.report(k3dissues::stringEmpty, entryItem(id),
                         {.arguments = {QString::number(id)},
                          .reference = "K25",
                          .repair = {QT_TRANSLATE_NOOP("repairs", "Give what it names another name, or none."),
                                     {},
                                     [cells, entries = m_model.entriesItem](Wishes &wishes) {
                                         for (const NamingCell &cell : cells)
                                             renameAnew(wishes, cell, entries);
                                     }}});
    }

    void checkEntry(qint64 id)
    {
        const K3dModel::Entry &entry = m_model.entries[size_t(id)];
        const qint64 size = m_model.characterBlock.size();
        if (entry.offset + entry.length > size) {
            if (m_checker.lists(k3dissues::stringOutside))
                reportOutside(id, entry, size);
        } else if (entry.length == 0) {
            reportEmpty(id);
        } else {
            checkText(id);
        }
    }
    Item entryItem(qint64 id) const { return m_model.tree.child(m_model.entriesItem, id); }

    /// K20
    void reportOutside(qint64 id, const K3dModel::Entry &entry, qint64 size)
    {
        const qint64 offset = qMin(entry.offset, size);
        const Item item = entryItem(id);
        m_checker.report(
            k3dissues::stringOutside, item,
            {.arguments = {QString::number(id), QString::number(entry.offset + entry.length), QString::number(size)},
             .reference = "K20",
             .repair = {QT_TRANSLATE_NOOP("repairs", "Shorten it to what is there."), {}, [=](Wishes &wishes) {
                            wishes.setBytes(wishes.tree().child(item, 0), encodeInteger(offset, 4));
                            wishes.setBytes(wishes.tree().child(item, 1),
                                            encodeInteger(qMin(entry.length, size - offset), 4));
                        }}});
    }

    /// K25
    void checkText(qint64 id)
    {
        const ByteRange range = m_model.characters(id);
        const QByteArray text = m_model.text(id);
        if ((QByteArrayView(text).isValidUtf8() && !text.contains('\0')) || !m_checker.lists(k3dissues::stringNotText))
            return;
        const QByteArray mended = readable(text);
        m_checker.report(
            k3dissues::stringNotText, entryItem(id),
            {.arguments = {QString::number(id), textOf(text).replace(QChar(u'\0'), QStringLiteral("\\x00"))},
             .reference = "K25",
             .repair = repairs::splice(QT_TRANSLATE_NOOP("repairs", "Write question marks."), m_model.stream, range,
                                       Bytes(mended))});
    }

    std::vector<qint64> unusedEntries() const
    {
        std::vector<bool> isUsed(m_model.entries.size());
        for (const NameColumn &names : nameColumns(m_model)) {
            for (const qint64 id : names.column->values) {
                if (id < count())
                    isUsed[size_t(id)] = true;
            }
        }
        std::vector<qint64> unused;
        for (qint64 id = 0; id < count(); ++id) {
            if (!isUsed[size_t(id)])
                unused.push_back(id);
        }
        return unused;
    }

    Repair removalOf(const std::vector<qint64> &ids) const
    {
        return repairs::removeElements(QT_TRANSLATE_NOOP("repairs", "Remove what nothing names."), m_model.entriesItem,
                                       ids);
    }

    /// K25
    void checkUse(const std::vector<qint64> &unused)
    {
        if (unused.empty())
            return;
        m_checker.report(k3dissues::stringUnused, entryItem(unused.front()),
                         {.arguments = {QString::number(unused.front()), m_model.name(unused.front())},
                          .reference = "K25",
                          .count = qint64(unused.size()),
                          .repair = removalOf(unused)});
    }

    Checker &m_checker;
    const K3dModel &m_model;
};

} // namespace

void stringsAreTexts(Checker &checker, const K3dModel &model)
{
    Strings(checker, model).check();
}

} // namespace hexahedron
