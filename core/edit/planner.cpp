#include "core/edit/planner.h"

#include "core/edit/edittext.h"
#include "core/edit/markupplace.h"
#include "core/edit/relayout.h"
#include "core/schema/schema.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

QString sizeChange(ByteRange removed, qint64 inserted)
{
    if (removed.isEmpty())
        return editText(QT_TRANSLATE_N_NOOP("edit", "%1 byte(s) inserted"), inserted).arg(inserted);
    if (inserted == 0)
        return editText(QT_TRANSLATE_N_NOOP("edit", "%1 byte(s) removed"), removed.size()).arg(removed.size());
    return inserted == removed.size()
               ? editText(QT_TRANSLATE_N_NOOP("edit", "%1 byte(s) overwritten"), inserted).arg(inserted)
               : editText(QT_TRANSLATE_N_NOOP("edit", "%1 byte(s) replaced by %2"), removed.size())
                     .arg(removed.size())
                     .arg(inserted);
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
        refuse(editText(QT_TRANSLATE_NOOP("edit", "Two changes touch the same bytes, at %1.")).arg(m_tree.path(place)));
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
    if (item.field && item.field->standsFor) {
        if (const Item value = valueItem(m_tree, item); value.isValid())
            return setText(value, text, shape);
    }
    QString error;
    const std::optional<QByteArray> bytes = parseValue(m_tree, item, text, &error);
    if (!bytes) {
        refuse(QStringLiteral("%1: %2").arg(m_tree.path(item), error));
        return;
    }
    if (m_title.isEmpty())
        m_title = editText(QT_TRANSLATE_NOOP("edit", "Set %1")).arg(m_tree.name(item));
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
        refuse(editText(QT_TRANSLATE_NOOP("edit", "%1 cannot be stored in %2.")).arg(value).arg(m_tree.path(item)));
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
    const bool isCounted = item.field->kind == Kind::Text && item.field->textForm == TextForm::Counted;
    if ((item.field->kind == Kind::Raw || isCounted) && m_withFixUps && before.size() != bytes.size())
        addCount(item, bytes.size() - before.size());
    if (item.field->isNumber() && before.size() == bytes.size()
        && !(item.field->isVector && item.role == Item::Role::Field)) {
        const auto *data = reinterpret_cast<const uchar *>(bytes.constData());
        const Value now = item.field->isPacked ? Value(unpackedNumbers(*item.field, data))
                                               : decodeNumber(*item.field, data);
        text = QStringLiteral("%1 → %2").arg(valueText(*item.field, old), valueText(*item.field, now));
    } else if (item.field->kind == Kind::Text) {
        text = QStringLiteral("\"%1\" → \"%2\"")
                   .arg(shortened(valueText(*item.field, old)), shortened(textOf(plainText(*item.field, bytes))));
    }
    if (item.field->isFrameLength())
        m_lengthsGiven.push_back({item.stream, item.node});
    replace(item, ownerOf(item), item.range, Bytes(bytes), m_cause, text);
}

void Planner::removeFrame(const Item &frame)
{
    if (frame.field && frame.field->schema->markup && frame.role != Item::Role::Root
        && (frame.steps == 0 || frame.field->standsFor))
        return removeMarkup(frame);
    if (frame.steps != 0 || frame.role == Item::Role::Root) {
        refuse(editText(QT_TRANSLATE_NOOP("edit", "%1 cannot be removed by itself.")).arg(m_tree.path(frame)));
        return;
    }
    if (m_title.isEmpty())
        m_title = editText(QT_TRANSLATE_NOOP("edit", "Remove %1")).arg(m_tree.name(frame));
    replace(frame, ownerOf(frame), frame.range, {}, m_cause, sizeChange(frame.range, 0));
}

void Planner::duplicateFrame(const Item &frame)
{
    if (frame.role != Item::Role::Frame) {
        refuse(editText(QT_TRANSLATE_NOOP("edit", "%1 is no chunk.")).arg(m_tree.path(frame)));
        return;
    }
    if (m_title.isEmpty())
        m_title = editText(QT_TRANSLATE_NOOP("edit", "Duplicate %1")).arg(m_tree.name(frame));
    insertFrame(m_tree.parent(frame), m_tree.row(frame) + 1, m_tree.bytes(frame.stream).mid(frame.range));
}

void Planner::insertFrame(const Item &parent, qint64 row, const Bytes &bytes)
{
    if (parent.field->schema->markup && parent.field->takesFrames)
        return insertMarkup(parent, MarkupPlace::byRow(m_tree, parent, row), bytes);
    const auto layout = m_tree.layoutOf(parent.stream, parent.node);
    const qint64 parts = qint64(layout->parts.size());
    if (parent.steps != 0 || !parent.field->takesFrames || row < parts || row > layout->rowCount()) {
        refuse(editText(QT_TRANSLATE_NOOP("edit", "No chunk can stand there in %1.")).arg(m_tree.path(parent)));
        return;
    }
    const qint64 offset = row < layout->rowCount() ? m_tree.child(parent, row).range.begin : parent.range.end;
    if (m_title.isEmpty())
        m_title = editText(QT_TRANSLATE_NOOP("edit", "Insert a chunk"));
    replace(parent, parent.node, {offset, offset}, bytes, m_cause, sizeChange({offset, offset}, bytes.size()));
}

void Planner::moveFrame(const Item &frame, const Item &parent, qint64 row)
{
    if (frame.role != Item::Role::Frame || (frame.stream == parent.stream && frame.range.contains(parent.range))) {
        refuse(editText(QT_TRANSLATE_NOOP("edit", "%1 cannot be moved there.")).arg(m_tree.path(frame)));
        return;
    }
    m_title = editText(QT_TRANSLATE_NOOP("edit", "Move %1")).arg(m_tree.name(frame));
    insertFrame(parent, row, m_tree.bytes(frame.stream).mid(frame.range));
    removeFrame(frame);
}

void Planner::splice(StreamId stream, ByteRange range, const Bytes &bytes)
{
    if (range.begin < 0 || range.end < range.begin || range.end > m_tree.bytes(stream).size()) {
        refuse(editText(QT_TRANSLATE_NOOP("edit", "The range reaches beyond the end of the data.")));
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
        m_title = editText(QT_TRANSLATE_NOOP("edit", "Change bytes"));
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
    if (m_refusal.isEmpty())
        addLengths();
    refuseWhatLacksFixUps();
    if (m_withFixUps && m_refusal.isEmpty())
        addChecksums();
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

/// Contents that lie elsewhere have offsets, sizes and checksums which do not follow yet.
void Planner::refuseWhatLacksFixUps()
{
    for (const Pending &pending : m_pending) {
        const Change &change = pending.change;
        const StreamTree &stream = m_tree.stream(change.stream);
        if (change.stream != 0)
            refuse(
                editText(QT_TRANSLATE_NOOP("edit", "Files and packed bytes inside the file cannot be changed yet.")));
        else if (m_withFixUps && change.replacement.growth() != 0 && !stream.elsewhere.isEmpty())
            refuse(editText(
                QT_TRANSLATE_NOOP("edit", "Nothing can change its length here yet: offsets would not follow.")));
    }
}

/// The field that counts the elements of an array; invalid when none does.
Item Planner::countOf(const Item &array) const
{
    const Field *count = array.field->times.singleField();
    for (Item above = m_tree.parent(array); count && above.isValid(); above = m_tree.parent(above)) {
        for (qint64 row = 0; row < m_tree.childCount(above) && above.role != Item::Role::Array; ++row) {
            const Item field = m_tree.child(above, row);
            if (field.field == count && field.role == Item::Role::Field)
                return field;
        }
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
