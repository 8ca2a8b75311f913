#include "core/edit/texttables.h"

#include "core/changes/edittext.h"
#include "core/changes/wishes.h"
#include "core/edit/counts.h"
#include "core/edit/pendingchanges.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/stored.h"
#include "core/tree/texttable.h"
#include "core/tree/value.h"

namespace hexahedron {

TextTables::TextTables(Wishes &wishes, PendingChanges &changes, Counts &counts)
    : m_wishes(wishes)
    , m_changes(changes)
    , m_counts(counts)
    , m_tree(changes.tree())
{
}

qint64 TextTables::countIn(const Item &table) const
{
    return table.count
           + std::count_if(m_added.begin(), m_added.end(), [&](const Added &added) { return added.table == table; });
}

qint64 TextTables::addedSize() const
{
    qint64 size = 0;
    for (const Added &added : m_added)
        size += added.text.size();
    return size;
}

qint64 TextTables::add(const Item &table, const QByteArray &text)
{
    const Item above = m_tree.parent(table);
    if (const PooledTexts pooled = pooledTextsOf(*table.field)) {
        const Item texts = childOf(m_tree, above, pooled.pool);
        qint64 offset = texts.isValid() ? texts.range.size() : 0;
        for (const Added &added : m_added)
            offset += added.table == table ? added.text.size() : 0;
        QByteArray entry;
        for (const Field *field : table.field->body) {
            const qint64 value = field == pooled.text->layout.at.singleField()  ? offset
                                 : field == pooled.text->byteSize.singleField() ? text.size()
                                                                                : 0;
            entry += encodeInteger(*field, value);
        }
        m_wishes.insertElements(table, table.count, 1, entry);
        m_added.push_back({table, pooled.pool, text, m_changes.cause()});
        return countIn(table) - 1;
    }
    m_changes.refuse(editText(QT_TRANSLATE_NOOP("edit", "No text can be added to %1.")).arg(m_tree.path(table)));
    return 0;
}

void TextTables::follow(StreamId stream)
{
    for (const Added &added : m_added) {
        if (added.table.stream != stream)
            continue;
        const Item above = m_tree.parent(added.table);
        const Item texts = childOf(m_tree, above, added.pool);
        const qint64 end = texts.isValid() ? texts.range.end : added.table.range.end;
        m_changes.replace(texts.isValid() ? texts : above, texts.isValid() ? texts.node : above.node, {end, end},
                          Bytes(added.text), added.cause,
                          editText(QT_TRANSLATE_NOOP("edit", "\"%1\" added")).arg(textOf(added.text)));
        const Item length = childOf(m_tree, above, added.pool->byteSize.singleField());
        if (!texts.isValid() && length.isValid())
            m_counts.addTo(length, added.text.size());
    }
}

} // namespace hexahedron
