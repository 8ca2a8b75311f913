// What follows from the wishes: counts, lengths, and what lies around files inside the file.
#include "core/edit/contentedits.h"
#include "core/edit/edittext.h"
#include "core/edit/planner.h"
#include "core/schema/schema.h"
#include "core/tree/value.h"

namespace hexahedron {

void Planner::sort(std::vector<Pending> &pendings)
{
    std::stable_sort(pendings.begin(), pendings.end(), [](const Pending &a, const Pending &b) {
        const ByteRange &ra = a.change.replacement.removed;
        const ByteRange &rb = b.change.replacement.removed;
        return std::tie(a.change.stream, ra.begin, ra.end) < std::tie(b.change.stream, rb.begin, rb.end);
    });
}

std::vector<Replacement> Planner::replacementsOf(const std::vector<Pending> &pendings)
{
    std::vector<Replacement> replacements;
    replacements.reserve(pendings.size());
    for (const Pending &pending : pendings)
        replacements.push_back(pending.change.replacement);
    return replacements;
}

/// The deepest stream with edits whose links were not followed yet.
std::optional<StreamId> Planner::nextToFollow(const std::set<StreamId> &done) const
{
    std::optional<StreamId> deepest;
    const auto look = [&](StreamId stream) {
        if (!done.contains(stream) && (!deepest || m_tree.stream(stream).depth > m_tree.stream(*deepest).depth))
            deepest = stream;
    };
    for (const Pending &pending : m_pending)
        look(pending.change.stream);
    for (const CountChange &change : m_counts)
        look(change.field.stream);
    for (const auto &[stream, node] : m_lengthsWanted)
        look(stream);
    return deepest;
}

/// Stream by stream, the innermost first: what changes in one changes bytes of the one around it.
void Planner::followLinks()
{
    ContentEdits contents(*this);
    std::set<StreamId> done;
    while (const std::optional<StreamId> stream = nextToFollow(done)) {
        if (m_withFixUps) {
            addCounts(*stream);
            contents.follow(*stream);
        }
        addLengths(*stream);
        if (m_withFixUps)
            addChecksums(*stream);
        if (*stream != 0)
            contents.handOn(*stream);
        done.insert(*stream);
    }
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
    for (const CountChange &change : sums) {
        const Value value = valueOf(m_tree, change.field);
        const auto *old = std::get_if<qint64>(&value);
        QByteArray bytes;
        if (!old || !encodeNumber(*change.field.field, double(*old + change.by), bytes)) {
            refuse(editText(QT_TRANSLATE_NOOP("edit", "The count %1 cannot hold the new number."))
                       .arg(m_tree.path(change.field)));
            continue;
        }
        replace(change.field, change.field.node, change.field.range, Bytes(bytes), Change::Cause::Count,
                QStringLiteral("%1 → %2").arg(*old).arg(*old + change.by));
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
        return;
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

void Planner::writeLength(const Item &owner, const Item &length, qint64 now)
{
    const Value stored = length.isValid() ? valueOf(m_tree, length) : Value();
    if (!std::holds_alternative<qint64>(stored))
        return;
    const qint64 old = std::get<qint64>(stored);
    QByteArray bytes;
    if (!encodeNumber(*length.field, double(now), bytes)) {
        refuse(editText(QT_TRANSLATE_NOOP("edit", "%1 would need a length of %2 bytes, more than its field can say."))
                   .arg(m_tree.path(owner))
                   .arg(now));
        return;
    }
    if (now == old || touches(length.stream, length.range))
        return; // right already, or it goes as a whole
    replace(length, length.node, length.range, Bytes(bytes), Change::Cause::Length,
            QStringLiteral("%1 → %2").arg(old).arg(now));
}

} // namespace hexahedron
