// What follows from a wish by the links of the schema: counts, numbers of members, places, lengths.
#include "core/changes/edittext.h"
#include "core/edit/planner.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

namespace hexahedron {

/// The field that counts the elements of an array; invalid when none does.
Item Planner::countOf(const Item &array) const
{
    const Field *count = array.field->times.singleField();
    qint64 row = -1; // of the columns around
    for (Item above = m_tree.parent(array); count && above.isValid(); above = m_tree.parent(above)) {
        if (above.role == Item::Role::Element && above.field->isColumn)
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
Item Planner::findCount(const Item &above, const Field *count) const
{
    for (qint64 row = 0; row < m_tree.childCount(above); ++row) {
        const Item field = m_tree.child(above, row);
        if (field.field == count && (field.role == Item::Role::Field || count->isColumn))
            return field;
        if (field.role != Item::Role::Record)
            continue;
        if (const Item inner = findCount(field, count); inner.isValid())
            return inner;
    }
    return {};
}

void Planner::addCount(const Item &array, qint64 by)
{
    if (const Item count = countOf(array); count.isValid())
        m_counts.push_back({count, by});
}

void Planner::addCounts(StreamId stream)
{
    std::vector<CountChange> sums;
    for (const CountChange &change : m_counts) {
        if (change.field.stream != stream)
            continue;
        const auto known = std::find_if(sums.begin(), sums.end(),
                                        [&](const CountChange &c) { return c.field == change.field; });
        if (known == sums.end())
            sums.push_back(change);
        else
            known->by += change.by;
    }
    removeForsakenGroups(sums);
    for (const CountChange &change : sums) {
        if (change.by == 0 || isRemoved(change.field))
            continue; // the row goes, too
        const Value value = valueOf(m_tree, change.field);
        const auto *large = std::get_if<quint64>(&value);
        const auto *number = std::get_if<qint64>(&value);
        const qint64 old = large ? qint64(*large) : number ? *number : -1;
        QByteArray bytes;
        if ((!large && !number) || !encodeNumber(*change.field.field, double(old + change.by), bytes)) {
            refuse(editText(QT_TRANSLATE_NOOP("edit", "The count %1 cannot hold the new number."))
                       .arg(m_tree.path(change.field)));
            continue;
        }
        replace(change.field, change.field.node, change.field.range, Bytes(bytes), Change::Cause::Count,
                QStringLiteral("%1 → %2").arg(old).arg(old + change.by));
    }
}

/// True when the plan removes an item without anything in its place.
bool Planner::isRemoved(const Item &item) const
{
    return std::any_of(m_pending.begin(), m_pending.end(), [&](const Pending &pending) {
        const Replacement &replacement = pending.change.replacement;
        return pending.change.stream == item.stream && replacement.inserted.isEmpty() && !item.range.isEmpty()
               && replacement.removed.contains(item.range);
    });
}

/// Groups that are there only when something is counted go with the last of it.
void Planner::removeForsakenGroups(const std::vector<CountChange> &changes)
{
    for (const CountChange &change : changes) {
        const Field &count = *change.field.field;
        const NodeStore &nodes = m_tree.stream(change.field.stream).nodes;
        for (NodeId id = 0; id < nodes.size() && change.by < 0 && !count.isColumn; ++id) {
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
void Planner::removeRest(const Item &item)
{
    std::vector<ByteRange> gone;
    for (const Pending &pending : m_pending) {
        if (pending.change.stream == item.stream && item.range.contains(pending.change.replacement.removed))
            gone.push_back(pending.change.replacement.removed);
    }
    std::sort(gone.begin(), gone.end(), [](ByteRange a, ByteRange b) { return a.begin < b.begin; });
    gone.push_back({item.range.end, item.range.end});
    qint64 position = item.range.begin;
    for (const ByteRange range : gone) {
        if (range.begin > position)
            replace(item, ownerOf(item), {position, range.begin}, {}, Change::Cause::Count,
                    editText(QT_TRANSLATE_NOOP("edit", "nothing is left of it")));
        position = qMax(position, range.end);
    }
}

/// Numbers of `list` come or go: columns that say how many of them name each row follow.
void Planner::addTallies(const Item &list, const QByteArray &numbers, int by)
{
    const Field &field = *list.field;
    const StreamTree &stream = m_tree.stream(list.stream);
    for (const Field *column : stream.schema->fields) {
        if (column->tallies != &field)
            continue;
        const Item tallies = itemOfField(m_tree, list.stream, *column);
        for (qsizetype i = 0; i + field.width <= numbers.size(); i += field.width) {
            const qint64 row = decodeInteger(field, reinterpret_cast<const uchar *>(numbers.constData()) + i);
            const Item cell = tallies.isValid() ? m_tree.child(tallies, row) : Item();
            if (cell.isValid() && !touches(cell.stream, cell.range))
                m_counts.push_back({cell, by});
        }
    }
}

/// True for an item and for what lies in it.
bool Planner::isIn(const Item &item, const Item &whole) const
{
    for (Item above = item; above.isValid(); above = m_tree.parent(above)) {
        if (above == whole)
            return true;
    }
    return false;
}

/// Numbers that say where something begins follow when bytes before it come or go.
void Planner::addOffsets(StreamId stream)
{
    for (const Field *field : m_tree.stream(stream).schema->fields) {
        const Item offset = field->offsetOf ? itemOfField(m_tree, stream, *field) : Item();
        const Item target = offset.isValid() ? itemOfField(m_tree, stream, *field->offsetOf) : Item();
        if (!target.isValid() || touches(stream, offset.range))
            continue;
        qint64 growth = 0;
        for (const Pending &pending : m_pending) {
            const Replacement &replacement = pending.change.replacement;
            // Of what comes right there, the target's own first element moves nothing.
            if (pending.change.stream == stream && replacement.removed.end <= target.range.begin
                && (replacement.removed.end < target.range.begin || !isIn(pending.place, target)))
                growth += replacement.growth();
        }
        if (growth != 0)
            writeLength(offset, offset, target.range.begin - originOf(m_tree, offset) + growth, Change::Cause::Offset);
    }
}

void Planner::addLengths(StreamId stream)
{
    std::map<NodeId, qint64> growth;
    const NodeStore &nodes = m_tree.stream(stream).nodes;
    for (const Pending &pending : m_pending) {
        const qint64 by = pending.change.stream == stream ? pending.change.replacement.growth() : 0;
        for (NodeId id = by != 0 && m_withFixUps ? pending.owner : NoNode; id != NoNode; id = nodes.parent(id))
            growth[id] += by;
    }
    const auto nodesIn = [stream](const std::vector<std::pair<StreamId, NodeId>> &frames) {
        std::set<NodeId> found;
        for (const auto &[in, node] : frames) {
            if (in == stream)
                found.insert(node);
        }
        return found;
    };
    const std::set<NodeId> wanted = nodesIn(m_lengthsWanted);
    const std::set<NodeId> given = nodesIn(m_lengthsGiven);
    for (const NodeId frame : wanted)
        growth[frame] += 0;
    for (const auto &[frame, by] : growth) {
        if (!given.contains(frame) && (by != 0 || wanted.contains(frame)))
            setLength(stream, frame, by);
    }
}

void Planner::setLength(StreamId stream, NodeId id, qint64 growth)
{
    const Node &node = m_tree.stream(stream).nodes[id];
    const Field &field = fieldById(node.field);
    if (field.kind == Kind::Element)
        return; // ends where its end tag does
    if (field.kind != Kind::Frame) {
        setOwnSize(stream, id, growth);
        return;
    }
    const FrameStyle &style = field.schema->frameStyle;
    const Item frame = m_tree.itemOf(stream, id);
    // A length that is wrong already is set right; adding to it would keep it wrong.
    writeLength(frame, m_tree.child(frame, style.lengthRow()), node.size + growth - style.notCounted());
}

/// A record that is confined to so many bytes, or says itself how many it takes.
void Planner::setOwnSize(StreamId stream, NodeId id, qint64 growth)
{
    const Node &node = m_tree.stream(stream).nodes[id];
    const Field &field = fieldById(node.field);
    const Item record = m_tree.itemOf(stream, id);
    if (record.role == Item::Role::Field)
        return; // bytes that may hold a file of their own
    for (qint64 row = 0; row < m_tree.childCount(record) && record.role != Item::Role::Array; ++row) {
        const Item size = m_tree.child(record, row);
        if (size.field->isOwnSize)
            writeLength(record, size, node.size + growth);
    }
    const Field *confined = field.byteSize.singleField();
    const Item above = m_tree.parent(record);
    for (qint64 row = 0; confined && row < m_tree.childCount(above); ++row) {
        const Item size = m_tree.child(above, row);
        if (size.field == confined)
            writeLength(record, size, node.size + growth);
    }
}

void Planner::writeLength(const Item &owner, const Item &length, qint64 now, Change::Cause cause)
{
    const Value stored = length.isValid() ? valueOf(m_tree, length) : Value();
    if (!length.isValid() || length.field->kind != Kind::Integer || length.fault != Fault::None)
        return;
    const qint64 old = std::holds_alternative<quint64>(stored) ? qint64(std::get<quint64>(stored))
                                                               : std::get<qint64>(stored);
    QByteArray bytes;
    if (!encodeNumber(*length.field, double(now), bytes)) {
        refuse(editText(QT_TRANSLATE_NOOP("edit", "%1 would need a length of %2 bytes, more than its field can say."))
                   .arg(m_tree.path(owner))
                   .arg(now));
        return;
    }
    if (now == old || touches(length.stream, length.range))
        return; // right already, or it goes as a whole
    replace(length, length.node, length.range, Bytes(bytes), cause, QStringLiteral("%1 → %2").arg(old).arg(now));
}

} // namespace hexahedron
