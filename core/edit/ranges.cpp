#include "core/edit/ranges.h"

#include "core/edit/planner.h"
#include "core/schema/schema.h"
#include "core/tree/places.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

qint64 integerOf(const Tree &tree, const Item &item)
{
    const Value value = item.isValid() ? valueOf(tree, item) : Value();
    const auto *number = std::get_if<qint64>(&value);
    return number ? *number : -1;
}

} // namespace

Ranges::Ranges(Planner &planner, const Item &array)
    : m_planner(planner)
    , m_array(array)
    , m_holder(array.steps == 0 ? planner.tree().stream(array.stream).nodes.parent(array.node) : array.node)
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

Item Ranges::partOf(const Item &record, const Field *field) const
{
    const Tree &tree = m_planner.tree();
    for (qint64 row = 0; row < tree.childCount(record); ++row) {
        const Item part = tree.child(record, row);
        if (part.field == field)
            return part;
    }
    return {};
}

void Ranges::visit()
{
    for (const StreamId stream : places::streamsOfFile(m_planner.tree(), m_array.stream))
        visitStream(stream);
}

void Ranges::visitStream(StreamId number)
{
    const Tree &tree = m_planner.tree();
    const StreamTree &stream = tree.stream(number);
    for (const Field *count : stream.schema->fields) {
        if (std::find(count->rangeOf.begin(), count->rangeOf.end(), m_array.field) == count->rangeOf.end())
            continue;
        const Field *record = count->parent;
        const Field *owner = record->hasFixedShape && record->isArray() ? record->parent : record;
        for (NodeId id = 0; id < stream.nodes.size(); ++id) {
            if (stream.nodes[id].field != owner->id || isArrayNode(stream.nodes, id))
                continue;
            const Item item = tree.itemOf(number, id);
            if (owner == record) {
                visitRecord(item, *count);
                continue;
            }
            const Item list = partOf(item, record);
            for (qint64 i = 0; list.isValid() && i < list.count; ++i)
                visitRecord(tree.child(list, i), *count);
        }
    }
}

/// True when the range is one of the array's elements.
bool Ranges::means(const Item &record, const Field &count) const
{
    const Tree &tree = m_planner.tree();
    if (!count.rangeInside) { // in the same record, or in a frame beside it
        const Place own{m_array.stream, m_holder};
        const Place other{record.stream, record.node};
        return own == other
               || (places::fieldOf(tree, own).kind == Kind::Frame
                   && places::around(tree, own) == places::around(tree, other));
    }
    if (record.stream != m_array.stream)
        return false;
    const Item holder = tree.itemOf(m_array.stream, m_holder);
    return holder.field == count.rangeInside->indexes
           && tree.row(holder) == integerOf(tree, partOf(record, count.rangeInside));
}

void Ranges::visitRecord(const Item &record, const Field &count)
{
    if (!means(record, count))
        return;
    const Tree &tree = m_planner.tree();
    const Item startItem = partOf(record, count.rangeStart);
    const Item countItem = partOf(record, &count);
    const qint64 first = integerOf(tree, startItem);
    const qint64 size = integerOf(tree, countItem);
    if (first < 0 || size < 0 || first + size > m_array.count)
        return; // wrong already
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
        if (old != now && encodeNumber(*item.field, double(now), bytes) && !m_planner.touches(item.stream, item.range))
            m_planner.replaceArray(item, item.range, Bytes(bytes), Change::Cause::Count,
                                   QStringLiteral("%1 → %2").arg(old).arg(now));
    };
    write(startItem, first, newFirst);
    write(countItem, size, newSize);
}

} // namespace hexahedron
