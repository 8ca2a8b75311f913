#include "core/edit/planner.h"

#include "core/edit/pools.h"
#include "core/edit/relayout.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

#include <QCoreApplication>

namespace hexahedron {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("edit", text);
}

QString sizeChange(ByteRange removed, qint64 inserted)
{
    if (removed.isEmpty())
        return tr(QT_TRANSLATE_NOOP("edit", "%1 bytes inserted")).arg(inserted);
    if (inserted == 0)
        return tr(QT_TRANSLATE_NOOP("edit", "%1 bytes removed")).arg(removed.size());
    return tr(QT_TRANSLATE_NOOP("edit", "%1 bytes replaced by %2")).arg(removed.size()).arg(inserted);
}

QString shortened(const QString &text)
{
    constexpr qsizetype Most = 60;
    return text.size() <= Most ? text : text.left(Most - 1) + QChar(0x2026);
}

} // namespace

Planner::Planner(const Tree &tree, bool withFixUps)
    : m_tree(tree)
    , m_withFixUps(withFixUps)
{
}

void Planner::refuse(const QString &reason)
{
    m_hasFailed = true;
    if (!m_isAttempt && m_refusal.isEmpty())
        m_refusal = reason;
}

bool Planner::attempt(const std::function<void(Planner &)> &wish)
{
    const size_t pending = m_pending.size();
    const size_t counts = m_counts.size();
    const size_t wanted = m_lengthsWanted.size();
    const size_t given = m_lengthsGiven.size();
    const size_t texts = m_addedTexts.size();
    const qsizetype consequences = m_consequences.size();
    m_isAttempt = true;
    m_hasFailed = false;
    wish(*this);
    m_isAttempt = false;
    if (!m_hasFailed)
        return true;
    for (size_t i = pending; i < m_pending.size(); ++i) {
        const Change &change = m_pending[i].change;
        auto &touched = m_touched[change.stream];
        const auto it = touched.find({change.replacement.removed.begin, change.replacement.removed.end});
        if (it != touched.end())
            touched.erase(it);
    }
    m_pending.resize(pending);
    m_counts.resize(counts);
    m_lengthsWanted.resize(wanted);
    m_lengthsGiven.resize(given);
    m_addedTexts.resize(texts);
    m_consequences.resize(consequences);
    return false;
}

bool Planner::touches(StreamId stream, ByteRange range) const
{
    const auto touched = m_touched.find(stream);
    if (touched == m_touched.end())
        return false;
    const auto overlaps = [range](ByteRange other) {
        // An insertion may stand at the border of another change, not inside it.
        if (range.isEmpty() || other.isEmpty())
            return (other.begin < range.begin && range.begin < other.end)
                   || (range.begin < other.begin && other.begin < range.end);
        return range.overlaps(other);
    };
    auto it = touched->second.lower_bound({range.begin, range.begin});
    if (it != touched->second.begin())
        --it;
    for (; it != touched->second.end() && it->first <= range.end; ++it) {
        if (overlaps({it->first, it->second}))
            return true;
    }
    return false;
}

bool Planner::replace(const Item &place, NodeId owner, ByteRange removed, const Bytes &inserted, Change::Cause cause,
                      const QString &text)
{
    if (touches(place.stream, removed)) {
        refuse(tr(QT_TRANSLATE_NOOP("edit", "Two changes touch the same bytes, at %1.")).arg(m_tree.path(place)));
        return false;
    }
    m_touched[place.stream].insert({removed.begin, removed.end});
    m_pending.push_back({{cause, place.stream, {removed, inserted}, m_tree.path(place), text}, owner});
    return true;
}

/// The innermost stored node that grows when the item does: unclaimed bytes and nodes themselves belong to their parent.
NodeId Planner::ownerOf(const Item &item) const
{
    if (item.steps > 0 || item.role == Item::Role::Root)
        return item.node;
    return m_tree.stream(item.stream).nodes.parent(item.node);
}

void Planner::setText(const Item &item, const QString &text, ShapeChange shape)
{
    QString error;
    const std::optional<QByteArray> bytes = parseValue(m_tree, item, text, &error);
    if (!bytes) {
        refuse(QStringLiteral("%1: %2").arg(m_tree.path(item), error));
        return;
    }
    if (m_title.isEmpty())
        m_title = tr(QT_TRANSLATE_NOOP("edit", "Set %1")).arg(m_tree.name(item));
    const bool isPart = item.role == Item::Role::Component || item.role == Item::Role::Bits;
    const Item whole = isPart ? m_tree.parent(item) : item;
    const bool shapes = !whole.field->counts.empty() || whole.field->closesLayout || shapesSomething(*whole.field);
    if (shapes && shape == ShapeChange::Convert && m_withFixUps && item.range.size() == bytes->size())
        Relayout(*this).convert(whole, *bytes);
    else
        setBytes(item, *bytes);
}

/// True when other bytes are laid out by the field's value.
bool Planner::shapesSomething(const Field &field)
{
    return field.decides || !field.shapes.empty() || (field.parent && field.parent->laysOut);
}

void Planner::setNumber(const Item &item, double value, int component)
{
    const bool isVector = item.field->isVector && item.role != Item::Role::Component;
    QByteArray number;
    if (!item.field->isNumber() || !encodeNumber(*item.field, value, number)) {
        refuse(tr(QT_TRANSLATE_NOOP("edit", "%1 cannot be stored in %2.")).arg(value).arg(m_tree.path(item)));
        return;
    }
    if (!isVector) {
        if (!shapesSomething(*item.field) || !m_withFixUps)
            setBytes(item, number);
        else
            Relayout(*this).convert(item, number);
        return;
    }
    QByteArray bytes = m_tree.bytes(item.stream).toByteArray(item.range);
    for (qsizetype i = 0; i + number.size() <= bytes.size(); i += number.size()) {
        if (component < 0 || i == component * number.size())
            bytes.replace(i, number.size(), number);
    }
    setBytes(item, bytes);
}

void Planner::setBytes(const Item &item, const QByteArray &bytes)
{
    const QByteArray before = m_tree.bytes(item.stream).toByteArray(item.range);
    if (before == bytes)
        return;
    if (before.size() != bytes.size() && isSealed(item))
        return;
    const Value old = valueOf(m_tree, item);
    QString text = sizeChange(item.range, bytes.size());
    if (item.field->kind == Kind::Raw && m_withFixUps && before.size() != bytes.size())
        addCount(item, bytes.size() - before.size());
    if (item.field->isNumber() && before.size() == bytes.size()
        && !(item.field->isVector && item.role == Item::Role::Field)) {
        const auto *data = reinterpret_cast<const uchar *>(bytes.constData());
        const Value now = item.field->isPacked ? Value(unpackedNumbers(*item.field, data))
                                               : decodeNumber(*item.field, data);
        text = QStringLiteral("%1 → %2").arg(valueText(*item.field, old), valueText(*item.field, now));
    } else if (item.field->kind == Kind::Text) {
        QByteArray now = bytes;
        if (item.field->textForm == TextForm::Terminated && now.endsWith('\0'))
            now.chop(1);
        text = QStringLiteral("\"%1\" → \"%2\"").arg(shortened(valueText(*item.field, old)), shortened(textOf(now)));
    }
    if (item.field->isFrameLength())
        m_lengthsGiven.push_back({item.stream, item.node});
    if (m_withFixUps && item.field->isColumn && item.field->isNumber() && before.size() == bytes.size()
        && m_cause != Change::Cause::Repair) {
        addTallies(*item.field, before, -1);
        addTallies(*item.field, bytes, 1);
    }
    replace(item, ownerOf(item), item.range, Bytes(bytes), m_cause, text);
}

void Planner::removeFrame(const Item &frame)
{
    if (frame.steps != 0 || frame.role == Item::Role::Root) {
        refuse(tr(QT_TRANSLATE_NOOP("edit", "%1 cannot be removed by itself.")).arg(m_tree.path(frame)));
        return;
    }
    if (m_title.isEmpty())
        m_title = tr(QT_TRANSLATE_NOOP("edit", "Remove %1")).arg(m_tree.name(frame));
    replace(frame, ownerOf(frame), frame.range, {}, m_cause, sizeChange(frame.range, 0));
}

void Planner::duplicateFrame(const Item &frame)
{
    if (frame.role != Item::Role::Frame) {
        refuse(tr(QT_TRANSLATE_NOOP("edit", "%1 is no chunk.")).arg(m_tree.path(frame)));
        return;
    }
    if (m_title.isEmpty())
        m_title = tr(QT_TRANSLATE_NOOP("edit", "Duplicate %1")).arg(m_tree.name(frame));
    insertFrame(m_tree.parent(frame), m_tree.row(frame) + 1, m_tree.bytes(frame.stream).mid(frame.range));
}

void Planner::insertFrame(const Item &parent, qint64 row, const Bytes &bytes)
{
    const auto layout = m_tree.layoutOf(parent.stream, parent.node);
    const qint64 parts = qint64(layout->parts.size());
    if (parent.steps != 0 || !parent.field->takesFrames || row < parts || row > layout->rowCount()) {
        refuse(tr(QT_TRANSLATE_NOOP("edit", "No chunk can stand there in %1.")).arg(m_tree.path(parent)));
        return;
    }
    const qint64 offset = row < layout->rowCount() ? m_tree.child(parent, row).range.begin : parent.range.end;
    if (m_title.isEmpty())
        m_title = tr(QT_TRANSLATE_NOOP("edit", "Insert a chunk"));
    replace(parent, parent.node, {offset, offset}, bytes, m_cause, sizeChange({offset, offset}, bytes.size()));
}

void Planner::moveFrame(const Item &frame, const Item &parent, qint64 row)
{
    if (frame.role != Item::Role::Frame || (frame.stream == parent.stream && frame.range.contains(parent.range))) {
        refuse(tr(QT_TRANSLATE_NOOP("edit", "%1 cannot be moved there.")).arg(m_tree.path(frame)));
        return;
    }
    m_title = tr(QT_TRANSLATE_NOOP("edit", "Move %1")).arg(m_tree.name(frame));
    insertFrame(parent, row, m_tree.bytes(frame.stream).mid(frame.range));
    removeFrame(frame);
}

void Planner::splice(StreamId stream, ByteRange range, const Bytes &bytes)
{
    if (range.begin < 0 || range.end < range.begin || range.end > m_tree.bytes(stream).size()) {
        refuse(tr(QT_TRANSLATE_NOOP("edit", "The range reaches beyond the end of the data.")));
        return;
    }
    // The owner is the innermost frame in whose content the range lies: behind its beginning, not across its borders.
    const NodeStore &nodes = m_tree.stream(stream).nodes;
    NodeId owner = nodes.deepestAt(qMax<qint64>(0, range.begin - (range.isEmpty() ? 1 : 0)));
    const auto owns = [&](const Node &node) {
        return range.isEmpty() ? node.begin < range.begin && range.end <= node.range().end
                               : node.range().contains(range) && node.range() != range;
    };
    while (nodes.parent(owner) != NoNode && !owns(nodes[owner]))
        owner = nodes.parent(owner);
    if (m_title.isEmpty())
        m_title = tr(QT_TRANSLATE_NOOP("edit", "Change bytes"));
    Item place = m_tree.itemOf(stream, owner);
    if (range.size() > 0 && bytes.size() == range.size())
        place = m_tree.covering(stream, range);
    if (place.field->isFrameLength())
        m_lengthsGiven.push_back({stream, place.node});
    replace(place, owner, range, bytes, m_cause, sizeChange(range, bytes.size()));
}

void Planner::correctLength(const Item &frame)
{
    m_lengthsWanted.push_back({frame.stream, frame.node});
}

void Planner::removeRange(const Item &owner, ByteRange range)
{
    const bool isWhole = owner.steps == 0 && owner.range == range && owner.role != Item::Role::Root;
    replace(owner, isWhole ? ownerOf(owner) : owner.node, range, {}, m_cause, sizeChange(range, 0));
}

void Planner::insertBytes(const Item &owner, qint64 offset, const QByteArray &bytes)
{
    replace(owner, owner.node, {offset, offset}, Bytes(bytes), m_cause, sizeChange({offset, offset}, bytes.size()));
}

EditPlan Planner::finish()
{
    EditPlan plan;
    plan.title = m_title;
    plan.before = m_tree.bytes();
    plan.after = plan.before;
    if (m_withFixUps && m_refusal.isEmpty())
        addCounts();
    if (m_withFixUps && m_refusal.isEmpty())
        Pools(*this).follow();
    if (m_refusal.isEmpty())
        addLengths();
    if (m_withFixUps && m_refusal.isEmpty())
        addOffsets();
    plan.refusal = m_refusal;
    if (plan.isRefused())
        return plan;
    plan.consequences = m_consequences;
    std::stable_sort(m_pending.begin(), m_pending.end(), [](const Pending &a, const Pending &b) {
        const ByteRange &ra = a.change.replacement.removed;
        const ByteRange &rb = b.change.replacement.removed;
        return std::tie(a.change.stream, ra.begin, ra.end) < std::tie(b.change.stream, rb.begin, rb.end);
    });
    std::vector<Replacement> replacements;
    for (Pending &pending : m_pending) {
        replacements.push_back(pending.change.replacement);
        plan.changes.push_back(std::move(pending.change));
    }
    plan.after = plan.before.replaced(replacements);
    return plan;
}

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

void Planner::addCounts()
{
    std::vector<CountChange> sums;
    for (const CountChange &change : m_counts) {
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
            refuse(tr(QT_TRANSLATE_NOOP("edit", "The count %1 cannot hold the new number."))
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
                    tr(QT_TRANSLATE_NOOP("edit", "nothing is left of it")));
        position = qMax(position, range.end);
    }
}

/// Numbers of `list` come or go: columns that say how many of them name each row follow.
void Planner::addTallies(const Field &list, const QByteArray &numbers, int by)
{
    const StreamTree &stream = m_tree.stream(0);
    for (const Field *column : stream.schema->fields) {
        if (column->tallies != &list)
            continue;
        const Item tallies = itemOfField(m_tree, 0, *column);
        for (qsizetype i = 0; i + list.width <= numbers.size(); i += list.width) {
            const qint64 row = decodeInteger(reinterpret_cast<const uchar *>(numbers.constData()) + i, list.width,
                                             list.isSigned);
            const Item cell = tallies.isValid() ? m_tree.child(tallies, row) : Item();
            if (cell.isValid() && !touches(cell.stream, cell.range))
                m_counts.push_back({cell, by});
        }
    }
}

/// Numbers that say where something begins follow when bytes before it come or go.
void Planner::addOffsets()
{
    for (StreamId stream = 0; stream < m_tree.streamCount(); ++stream) {
        for (const Field *field : m_tree.stream(stream).schema->fields) {
            const Item offset = field->offsetOf ? itemOfField(m_tree, stream, *field) : Item();
            const Item target = offset.isValid() ? itemOfField(m_tree, stream, *field->offsetOf) : Item();
            if (!target.isValid() || touches(stream, offset.range))
                continue;
            qint64 growth = 0;
            for (const Pending &pending : m_pending) {
                const Replacement &replacement = pending.change.replacement;
                if (pending.change.stream == stream && replacement.removed.end <= target.range.begin)
                    growth += replacement.growth();
            }
            if (growth != 0)
                writeLength(offset, offset, target.range.begin + growth, Change::Cause::Offset);
        }
    }
}

void Planner::addLengths()
{
    std::map<std::pair<StreamId, NodeId>, qint64> growth;
    for (const Pending &pending : m_pending) {
        const qint64 by = pending.change.replacement.growth();
        const StreamId stream = pending.change.stream;
        const NodeStore &nodes = m_tree.stream(stream).nodes;
        for (NodeId id = by != 0 && m_withFixUps ? pending.owner : NoNode; id != NoNode; id = nodes.parent(id))
            growth[{stream, id}] += by;
    }
    const std::set wanted(m_lengthsWanted.begin(), m_lengthsWanted.end());
    const std::set given(m_lengthsGiven.begin(), m_lengthsGiven.end());
    for (const auto &frame : wanted)
        growth[frame] += 0;
    for (const auto &[frame, by] : growth) {
        if (given.contains(frame) || (by == 0 && !wanted.contains(frame)))
            continue;
        setLength(frame.first, frame.second, by);
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
    writeLength(frame, m_tree.child(frame, 1), node.size + growth - (style.countsHeader ? 0 : style.headerSize()));
}

/// A record that is confined to so many bytes, or says itself how many it takes.
void Planner::setOwnSize(StreamId stream, NodeId id, qint64 growth)
{
    const Node &node = m_tree.stream(stream).nodes[id];
    const Field &field = fieldById(node.field);
    const Item record = m_tree.itemOf(stream, id);
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
        refuse(tr(QT_TRANSLATE_NOOP("edit", "%1 would need a length of %2 bytes, more than its field can say."))
                   .arg(m_tree.path(owner))
                   .arg(now));
        return;
    }
    if (now == old || touches(length.stream, length.range))
        return; // right already, or it goes as a whole
    replace(length, length.node, length.range, Bytes(bytes), cause, QStringLiteral("%1 → %2").arg(old).arg(now));
}

} // namespace hexahedron
