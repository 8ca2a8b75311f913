#include "core/edit/counts.h"

#include "core/changes/edittext.h"
#include "core/edit/pendingchanges.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <QCoreApplication>

namespace hexahedron {

Counts::Counts(PendingChanges &changes)
    : m_changes(changes)
    , m_tree(changes.tree())
{
}

Item Counts::countOf(const Item &array) const
{
    const Field *count = array.field->times.singleField();
    qint64 row = -1; // of the columns around
    for (Item above = m_tree.parent(array); count && above.isValid(); above = m_tree.parent(above)) {
        if (above.role == Item::Role::Element && above.field->array.isColumn)
            row = m_tree.row(above);
        const Item found = above.role == Item::Role::Array ? Item() : findCount(above, count);
        if (found.role == Item::Role::Array)
            return m_tree.child(found, row); // of a column: the cell in the same row
        if (found.isValid())
            return found;
    }
    return {};
}

/// The item of a count in a record or in a group of it.
Item Counts::findCount(const Item &above, const Field *count) const
{
    for (qint64 row = 0; row < m_tree.childCount(above); ++row) {
        const Item field = m_tree.child(above, row);
        if (field.field == count && (field.role == Item::Role::Field || count->array.isColumn))
            return field;
        if (field.role != Item::Role::Record)
            continue;
        if (const Item inner = findCount(field, count); inner.isValid())
            return inner;
    }
    return {};
}

void Counts::add(const Item &array, qint64 by)
{
    if (const Item count = countOf(array); count.isValid())
        m_wanted.push_back({count, by});
}

void Counts::follow(StreamId stream)
{
    std::vector<Wanted> sums;
    for (const Wanted &change : m_wanted) {
        if (change.field.stream != stream)
            continue;
        const auto known = std::find_if(sums.begin(), sums.end(),
                                        [&](const Wanted &c) { return c.field == change.field; });
        if (known == sums.end())
            sums.push_back(change);
        else
            known->by += change.by;
    }
    removeForsakenGroups(sums);
    for (const Wanted &change : sums) {
        if (change.by == 0 || m_changes.isRemoved(change.field))
            continue; // the row goes, too
        const Value value = valueOf(m_tree, change.field);
        const auto *large = std::get_if<quint64>(&value);
        const auto *number = std::get_if<qint64>(&value);
        const qint64 old = large ? qint64(*large) : number ? *number : -1;
        QByteArray bytes;
        if ((!large && !number) || !encodeNumber(*change.field.field, double(old + change.by), bytes)) {
            m_changes.refuse(editText(QT_TRANSLATE_NOOP("edit", "The count %1 cannot hold the new number."))
                                 .arg(m_tree.path(change.field)));
            continue;
        }
        if (const Field &count = *change.field.field; count.followsNot)
            m_changes.addConsequence(QCoreApplication::translate(count.schema->context, count.followsNot));
        m_changes.replace(change.field, change.field.node, change.field.range, Bytes(bytes), Change::Cause::Count,
                          QStringLiteral("%1 → %2").arg(old).arg(old + change.by));
    }
}

/// Groups that are there only when something is counted go with the last of it.
void Counts::removeForsakenGroups(const std::vector<Wanted> &changes)
{
    for (const Wanted &change : changes) {
        const Field &count = *change.field.field;
        const NodeStore &nodes = m_tree.stream(change.field.stream).nodes;
        for (NodeId id = 0; id < nodes.size() && change.by < 0 && !count.array.isColumn; ++id) {
            const Field &group = fieldById(nodes[id].field);
            std::vector<const Field *> deciding;
            group.when.collectFields(deciding);
            if (!group.isGroup() || std::find(deciding.begin(), deciding.end(), &count) == deciding.end())
                continue;
            ValueStack values = m_tree.valuesAround(change.field.stream, id);
            values.push(&count, values[&count] + change.by);
            if (group.when.evaluate(values) == 0)
                removeRest(m_tree.itemOf(change.field.stream, id));
        }
    }
}

/// Removes what the plan leaves of an item.
void Counts::removeRest(const Item &item)
{
    std::vector<ByteRange> gone;
    for (const PendingChanges::Pending &pending : m_changes.all()) {
        if (pending.change.stream == item.stream && item.range.contains(pending.change.replacement.removed))
            gone.push_back(pending.change.replacement.removed);
    }
    std::sort(gone.begin(), gone.end(), [](ByteRange a, ByteRange b) { return a.begin < b.begin; });
    gone.push_back({item.range.end, item.range.end});
    qint64 position = item.range.begin;
    for (const ByteRange range : gone) {
        if (range.begin > position)
            m_changes.replace(item, m_changes.ownerOf(item), {position, range.begin}, {}, Change::Cause::Count,
                              editText(QT_TRANSLATE_NOOP("edit", "nothing is left of it")));
        position = qMax(position, range.end);
    }
}

void Counts::addTallies(const Item &list, const QByteArray &numbers, int by)
{
    const Field &field = *list.field;
    const StreamTree &stream = m_tree.stream(list.stream);
    for (const Field *column : stream.schema->fields) {
        if (column->number.tallies != &field)
            continue;
        const Item tallies = itemOfField(m_tree, list.stream, *column);
        for (qsizetype i = 0; i + field.width <= numbers.size(); i += field.width) {
            const qint64 row = decodeInteger(field, reinterpret_cast<const uchar *>(numbers.constData()) + i);
            const Item cell = tallies.isValid() ? m_tree.child(tallies, row) : Item();
            if (cell.isValid() && !m_changes.touches(cell.stream, cell.range))
                m_wanted.push_back({cell, by});
        }
    }
}

} // namespace hexahedron
