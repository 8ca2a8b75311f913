#include "core/edit/ranges.h"

#include "core/edit/pendingchanges.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/rangedarrays.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

namespace hexahedron {

Ranges::Ranges(PendingChanges &changes, const Item &array)
    : m_changes(changes)
    , m_array(array)
{
}

void Ranges::inserted(qint64 index, qint64 count)
{
    m_insertedAt = index;
    m_insertedCount = count;
    visit();
}

void Ranges::removed(const std::vector<qint64> &removed)
{
    m_removed = removed;
    visit();
}

void Ranges::visit()
{
    for (const StreamId stream : places::streamsOfFile(m_changes.tree(), m_array.stream))
        visitStream(stream);
}

void Ranges::visitStream(StreamId number)
{
    const Tree &tree = m_changes.tree();
    const StreamTree &stream = tree.stream(number);
    for (const Field *count : stream.schema->fields) {
        if (std::find(count->range.of.begin(), count->range.of.end(), m_array.field) == count->range.of.end())
            continue;
        RangedArrays arrays(tree, *count);
        const Field *record = count->parent;
        const Field *owner = record->derived.hasFixedShape && record->isArray() ? record->parent : record;
        for (NodeId id = 0; id < stream.nodes.size(); ++id) {
            if (stream.nodes[id].field != owner->id || isArrayNode(stream.nodes, id))
                continue;
            const Item item = tree.itemOf(number, id);
            if (owner == record) {
                visitRecord(item, *count, arrays);
                continue;
            }
            const Item list = childOf(tree, item, record);
            for (qint64 i = 0; list.isValid() && i < list.count; ++i)
                visitRecord(tree.child(list, i), *count, arrays);
        }
    }
}

void Ranges::visitRecord(const Item &record, const Field &count, RangedArrays &arrays)
{
    const Tree &tree = m_changes.tree();
    const RangedArrays::Range range = arrays.rangeIn(record);
    if (!(arrays.arrayFor({record.stream, record.node}, range) == m_array) || range.first < 0 || range.count < 0)
        return; // another one, or wrong already
    // One that runs past the end goes on to do so: else elements that come would be in it, and nobody knew that it was wrong.
    const auto [first, size, inside] = range;
    qint64 newFirst = first;
    qint64 newSize = size;
    if (m_insertedAt >= 0) {
        if (m_insertedAt <= first && first > 0)
            newFirst += m_insertedCount;
        else if (m_insertedAt <= first + size && size > 0)
            newSize += m_insertedCount;
    }
    for (const qint64 element : m_removed) {
        newFirst -= element < first ? 1 : 0;
        newSize -= element >= first && element < first + size ? 1 : 0;
    }
    const auto write = [&](const Item &item, qint64 old, qint64 now) {
        QByteArray bytes;
        if (old != now && encodeNumber(*item.field, double(now), bytes) && !m_changes.touches(item.stream, item.range))
            m_changes.replaceIn(item, item.range, Bytes(bytes), Change::Cause::Count,
                                QStringLiteral("%1 → %2").arg(old).arg(now));
    };
    write(childOf(tree, record, count.range.start), first, newFirst);
    write(childOf(tree, record, &count), size, newSize);
}

} // namespace hexahedron
