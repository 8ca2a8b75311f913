#include "core/edit/texttables.h"

#include "core/changes/edittext.h"
#include "core/changes/wishes.h"
#include "core/edit/counts.h"
#include "core/edit/pendingchanges.h"
#include "core/language/listed.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

namespace hexahedron {

TextTables::TextTables(Wishes &wishes, PendingChanges &changes, Counts &counts)
    : m_wishes(wishes)
    , m_changes(changes)
    , m_counts(counts)
    , m_tree(changes.tree())
{
}

/// Where there was no text, rows and texts begin at one place: texts that were added, `size` bytes, come behind the row that was
/// added since, and this one behind them.
void TextTables::appendToFirst(const Item &above, ByteRange place, qint64 size, const QByteArray &text,
                               const QString &told)
{
    std::vector<PendingChanges::Pending> &all = m_changes.all();
    const auto texts = std::find_if(all.begin(), all.end(), [&](const PendingChanges::Pending &pending) {
        const Change &change = pending.change;
        return pending.owner == above.node && change.stream == above.stream && change.replacement.removed == place
               && change.replacement.inserted.size() == size;
    });
    if (texts == all.end())
        return m_changes.refuse(
            editText(QT_TRANSLATE_NOOP("edit", "No text can be added to %1.")).arg(m_tree.path(above)));
    std::rotate(texts, texts + 1, all.end());
    Change &change = all.back().change;
    change.replacement.inserted = Bytes(change.replacement.inserted.toByteArray() + text);
    change.text = listed({change.text, told});
}

qint64 TextTables::countIn(const Item &table) const
{
    return table.count
           + std::count_if(m_added.begin(), m_added.end(), [&](const Added &added) { return added.table == table; });
}

qint64 TextTables::add(const Item &table, const QByteArray &text)
{
    const Item above = m_tree.parent(table);
    for (const Field *pool : above.field->body) {
        const auto piece = std::find_if(pool->body.begin(), pool->body.end(), [&](const Field *f) {
            return pool->layout.isPool && f->kind == Kind::Text && f->layout.at.singleField()
                   && f->layout.at.singleField()->parent == table.field;
        });
        if (piece == pool->body.end())
            continue;
        qint64 size = 0;
        for (const Added &added : m_added)
            size += added.table == table ? added.size : 0;
        const Item texts = childOf(m_tree, above, pool);
        const qint64 offset = (texts.isValid() ? texts.range.size() : 0) + size;
        QByteArray entry;
        for (const Field *field : table.field->body) {
            const qint64 value = field == (*piece)->layout.at.singleField()  ? offset
                                 : field == (*piece)->byteSize.singleField() ? text.size()
                                                                             : 0;
            entry += encodeInteger(*field, value);
        }
        m_wishes.insertElements(table, table.count, 1, entry);
        const qint64 end = texts.isValid() ? texts.range.end : table.range.end;
        const QString told = editText(QT_TRANSLATE_NOOP("edit", "\"%1\" added")).arg(textOf(text));
        if (texts.isValid() || size == 0)
            m_changes.replace(texts.isValid() ? texts : above, texts.isValid() ? texts.node : above.node, {end, end},
                              Bytes(text), m_changes.cause(), told);
        else
            appendToFirst(above, {end, end}, size, text, told);
        const Item length = childOf(m_tree, above, pool->byteSize.singleField());
        if (!texts.isValid() && length.isValid())
            m_counts.addTo(length, text.size());
        m_added.push_back({table, text.size()});
        return countIn(table) - 1;
    }
    m_changes.refuse(editText(QT_TRANSLATE_NOOP("edit", "No text can be added to %1.")).arg(m_tree.path(table)));
    return 0;
}

} // namespace hexahedron
