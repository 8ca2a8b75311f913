#include "core/edit/lengths.h"

#include "core/changes/edittext.h"
#include "core/edit/pendingchanges.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <map>
#include <set>

namespace hexahedron {

Lengths::Lengths(PendingChanges &changes)
    : m_changes(changes)
    , m_tree(changes.tree())
{
}

void Lengths::goBack(const Mark &mark)
{
    m_wanted.resize(mark.wanted);
    m_given.resize(mark.given);
}

/// True for an item and for what lies in it.
bool Lengths::isIn(const Item &item, const Item &whole) const
{
    for (Item above = item; above.isValid(); above = m_tree.parent(above)) {
        if (above == whole)
            return true;
    }
    return false;
}

/// Numbers that say where something begins follow when bytes before it come or go.
void Lengths::followOffsets(StreamId stream)
{
    for (const Field *field : m_tree.stream(stream).schema->fields) {
        const Item offset = field->number.offsetOf ? itemOfField(m_tree, stream, *field) : Item();
        const Item target = offset.isValid() ? itemOfField(m_tree, stream, *field->number.offsetOf) : Item();
        if (!target.isValid() || m_changes.touches(stream, offset.range))
            continue;
        qint64 growth = 0;
        for (const PendingChanges::Pending &pending : m_changes.all()) {
            const Replacement &replacement = pending.change.replacement;
            // Of what comes right there, the target's own first element moves nothing.
            if (pending.change.stream == stream && replacement.removed.end <= target.range.begin
                && (replacement.removed.end < target.range.begin || !isIn(pending.place, target)))
                growth += replacement.growth();
        }
        if (growth != 0)
            writeLength(offset, offset, {target.range.begin - originOf(m_tree, offset), growth, 1},
                        Change::Cause::Offset);
    }
}

void Lengths::follow(StreamId stream)
{
    std::map<NodeId, qint64> growth;
    const NodeStore &nodes = m_tree.stream(stream).nodes;
    for (const PendingChanges::Pending &pending : m_changes.all()) {
        const qint64 by = pending.change.stream == stream ? pending.change.replacement.growth() : 0;
        for (NodeId id = by != 0 && m_changes.followsLinks() ? pending.owner : NoNode; id != NoNode;
             id = nodes.parent(id))
            growth[id] += by;
    }
    const auto nodesIn = [stream](const std::vector<Frame> &frames) {
        std::set<NodeId> found;
        for (const auto &[in, node] : frames) {
            if (in == stream)
                found.insert(node);
        }
        return found;
    };
    const std::set<NodeId> wanted = nodesIn(m_wanted);
    const std::set<NodeId> given = nodesIn(m_given);
    for (const NodeId frame : wanted)
        growth[frame] += 0;
    for (const auto &[frame, by] : growth) {
        if (!given.contains(frame) && (by != 0 || wanted.contains(frame)))
            setLength(stream, frame, by, wanted.contains(frame));
    }
}

void Lengths::setLength(StreamId stream, NodeId id, qint64 growth, bool isCorrected)
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
    writeLength(frame, m_tree.child(frame, style.lengthRow()),
                {node.size - style.notCounted(), growth, field.derived.leastSize - style.notCounted(), isCorrected});
}

/// A record that is confined to so many bytes, or says itself how many it takes.
void Lengths::setOwnSize(StreamId stream, NodeId id, qint64 growth)
{
    const Node &node = m_tree.stream(stream).nodes[id];
    const Field &field = fieldById(node.field);
    const Item record = m_tree.itemOf(stream, id);
    if (record.role == Item::Role::Field)
        return; // bytes that may hold a file of their own
    for (qint64 row = 0; row < m_tree.childCount(record) && record.role != Item::Role::Array; ++row) {
        const Item size = m_tree.child(record, row);
        if (!size.field->number.isOwnSize)
            continue;
        const qint64 stored = integerOf(size).value_or(0);
        // At the end it may be part of something else that follows where it does not fit.
        if (size.field->isAtEnd && stored != node.size)
            continue;
        // One that does not even count itself says nothing of what is missing; what is read is the least that there can be.
        const bool saysNothing = stored < size.range.end - record.range.begin;
        writeLength(record, size, {node.size, growth, 0, saysNothing});
    }
    const Field *confined = field.byteSize.singleField();
    const Item above = m_tree.parent(record);
    for (qint64 row = 0; confined && row < m_tree.childCount(above); ++row) {
        const Item size = m_tree.child(above, row);
        if (size.field == confined)
            writeLength(record, size, {node.size, growth});
    }
}

std::optional<qint64> Lengths::integerOf(const Item &number) const
{
    if (!number.isValid() || number.field->kind != Kind::Integer || number.fault != Fault::None)
        return {};
    const Value stored = valueOf(m_tree, number);
    return std::holds_alternative<quint64>(stored) ? qint64(std::get<quint64>(stored)) : std::get<qint64>(stored);
}

void Lengths::writeLength(const Item &owner, const Item &length, const Extent &extent, Change::Cause cause)
{
    const std::optional<qint64> stored = integerOf(length);
    if (!stored)
        return;
    constexpr qint64 Most = qint64(1) << 53; // nothing is as long
    const qint64 old = *stored;
    const bool isRight = old == extent.is || extent.isCorrected;
    // What is missing stays missing. A number that can be none says nothing, and must not become one that could.
    const bool saysNothing = old < extent.least || old > Most;
    const qint64 now = isRight ? extent.is + extent.growth : saysNothing ? old : qMax<qint64>(0, old + extent.growth);
    QByteArray bytes;
    if (now == old || m_changes.touches(length.stream, length.range))
        return; // right already, or it goes as a whole
    if (!encodeNumber(*length.field, double(now), bytes)) {
        if (!isRight)
            return;
        m_changes.refuse(
            editText(QT_TRANSLATE_NOOP("edit", "%1 would need a length of %2 bytes, more than its field can say."))
                .arg(m_tree.path(owner))
                .arg(now));
        return;
    }
    m_changes.replace(length, length.node, length.range, Bytes(bytes), cause,
                      QStringLiteral("%1 → %2").arg(old).arg(now));
}

} // namespace hexahedron
