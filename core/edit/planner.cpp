#include "core/edit/planner.h"

#include "core/changes/edittext.h"
#include "core/edit/framechecksums.h"
#include "core/edit/markupplace.h"
#include "core/edit/pools.h"
#include "core/edit/rebinding.h"
#include "core/edit/relayout.h"
#include "core/edit/removals.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

QString shortened(const QString &text)
{
    constexpr qsizetype Most = 60;
    return text.size() <= Most ? text : text.left(Most - 1) + QChar(0x2026);
}

std::vector<const Change *> addressesOf(const std::vector<Change> &changes)
{
    std::vector<const Change *> all;
    for (const Change &change : changes)
        all.push_back(&change);
    return all;
}

/// What somebody has asked to be written over an item, if nothing follows from it that cannot be taken back.
Bytes *plannedFor(PendingChanges &changes, const Item &item)
{
    if (!changes.touches(item.stream, item.range) || changes.cause() == Change::Cause::Repair
        || item.field->isFrameLength() || (item.field->kind == Kind::Text && item.field->textForm == TextForm::Written))
        return nullptr;
    for (PendingChanges::Pending &pending : changes.all()) {
        if (pending.place == item && pending.change.replacement.removed == item.range)
            return &pending.change.replacement.inserted;
    }
    return nullptr;
}

/// What was written there and back is no change.
void dropUnchanged(PendingChanges &changes)
{
    constexpr qint64 MostCompared = 1 << 16;
    std::erase_if(changes.all(), [&](const PendingChanges::Pending &pending) {
        const auto &[removed, inserted] = pending.change.replacement;
        return removed.size() == inserted.size() && removed.size() <= MostCompared
               && changes.tree().bytes(pending.change.stream).toByteArray(removed) == inserted.toByteArray();
    });
}

} // namespace

Planner::Planner(const Tree &tree, bool withFixUps, std::shared_ptr<ReferringNodes> referring)
    : m_tree(tree)
    , m_changes(tree, withFixUps)
    , m_counts(m_changes)
    , m_lengths(m_changes)
    , m_beside(*this, m_changes, m_counts)
    , m_contents(m_changes, m_counts)
    , m_texts(*this, m_changes, m_counts)
    , m_markup(m_changes)
    , m_numbers(*this, m_changes)
    , m_referring(referring ? std::move(referring) : std::make_shared<ReferringNodes>(tree))
{
}

bool Planner::attempt(const std::function<void(Wishes &)> &wish)
{
    const size_t counts = m_counts.wanted().size();
    const size_t texts = m_texts.added().size();
    const Lengths::Mark lengths = m_lengths.mark();
    const PendingChanges::Mark changes = m_changes.beginAttempt();
    wish(*this);
    if (m_changes.endAttempt(changes))
        return true;
    m_counts.keep(counts);
    m_texts.keep(texts);
    m_lengths.goBack(lengths);
    return false;
}

void Planner::setText(const Item &item, const QString &text, ShapeChange shape)
{
    if (item.standsFor()) {
        m_changes.suggestTitle(editText(QT_TRANSLATE_NOOP("edit", "Set %1")).arg(m_tree.name(item)));
        if (const Item value = valueItem(m_tree, item); value.isValid())
            return setText(value, text, shape);
    }
    QString error;
    const std::optional<QByteArray> bytes = parseValue(m_tree, item, text, &error);
    if (!bytes) {
        refuse(QStringLiteral("%1: %2").arg(m_tree.path(item), error));
        return;
    }
    m_changes.suggestTitle(editText(QT_TRANSLATE_NOOP("edit", "Set %1")).arg(m_tree.name(item)));
    const bool isPart = item.role == Item::Role::Component || item.role == Item::Role::Bits;
    const Item whole = isPart ? m_tree.parent(item) : item;
    const bool shapes = !whole.field->derived.counts.empty() || whole.field->layout.closes
                        || shapesSomething(*whole.field);
    if (shapes && shape == ShapeChange::Convert && m_changes.followsLinks() && item.range.size() == bytes->size())
        Relayout(*this, m_changes).convert(whole, *bytes);
    else
        setBytes(item, *bytes);
}

/// True when other bytes are laid out by the field's value.
bool Planner::shapesSomething(const Field &field)
{
    return field.derived.decides || !field.derived.shapes.empty() || (field.parent && field.parent->layout.of);
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
        if (!shapesSomething(*item.field) || !m_changes.followsLinks())
            setBytes(item, number);
        else
            Relayout(*this, m_changes).convert(item, number);
        return;
    }
    QByteArray bytes = m_tree.bytes(item.stream).toByteArray(item.range);
    for (qsizetype i = 0; i + number.size() <= bytes.size(); i += number.size()) {
        if (component < 0 || i == component * number.size())
            bytes.replace(i, number.size(), number);
    }
    if (component < 0 || bytes != m_tree.bytes(item.stream).toByteArray(item.range)) // says nothing of the others
        setBytes(item, bytes);
}

/// "0.5 → 0.75": what a number or vector is and what it becomes; empty where it is none, or has too many numbers to read.
QString Planner::valueChange(const Item &item, const QByteArray &bytes) const
{
    constexpr qint64 MostNumbers = 16;
    const Field &field = *item.field;
    const bool isOneItem = item.role == Item::Role::Field || item.role == Item::Role::Component
                           || item.role == Item::Role::Bits || item.role == Item::Role::Element;
    if (!field.isNumber() || !isOneItem || item.range.size() != bytes.size() || item.fault != Fault::None)
        return {};
    const auto *data = reinterpret_cast<const uchar *>(bytes.constData());
    const bool isVector = field.isVector && item.role == Item::Role::Field && !field.vector.isPacked;
    Value now;
    if (isVector) {
        const qint64 count = bytes.size() / qMax<qint64>(1, field.width);
        if (count > MostNumbers || count * field.width != bytes.size())
            return {};
        std::vector<double> numbers;
        for (qint64 i = 0; i < count; ++i)
            numbers.push_back(decodeAsDouble(field, data + i * field.width));
        now = std::move(numbers);
    } else {
        if (!field.vector.isPacked && bytes.size() != field.width)
            return {};
        now = field.vector.isPacked ? Value(unpackedNumbers(field, data)) : decodeNumber(field, data);
    }
    return QStringLiteral("%1 → %2").arg(writtenText(field, valueOf(m_tree, item)), writtenText(field, now));
}

void Planner::setBytes(const Item &item, const QByteArray &bytes)
{
    const QByteArray before = m_tree.bytes(item.stream).toByteArray(item.range);
    const bool isCounted = item.field->kind == Kind::Text && item.field->textForm == TextForm::Counted;
    const auto count = [&](const QByteArray &from, const QByteArray &to) {
        if (!m_changes.followsLinks())
            return;
        if ((item.field->kind == Kind::Raw || isCounted) && from.size() != to.size())
            m_counts.add(item, to.size() - from.size());
        if (item.field->array.isColumn && item.field->isNumber() && from.size() == to.size()
            && m_changes.cause() != Change::Cause::Repair) {
            m_counts.addTallies(item, from, -1);
            m_counts.addTallies(item, to, 1);
        }
    };
    if (before == bytes) {
        if (Bytes *planned = plannedFor(m_changes, item))
            count(std::exchange(*planned, Bytes(before)).toByteArray(), before);
        return;
    }
    if (before.size() != bytes.size() && isSealed(item))
        return;
    m_changes.suggestTitle(editText(QT_TRANSLATE_NOOP("edit", "Set %1")).arg(m_tree.name(item)));
    const Value old = valueOf(m_tree, item);
    QString text = sizeChange(item.range, bytes.size());
    count(before, bytes);
    if (const QString values = valueChange(item, bytes); !values.isEmpty()) {
        text = values;
    } else if (item.field->kind == Kind::Text) {
        text = QStringLiteral("\"%1\" → \"%2\"")
                   .arg(shortened(valueText(*item.field, old)), shortened(textOf(plainText(*item.field, bytes))));
    }
    if (const qint64 lost = lostBehindText(*item.field, before, bytes); lost > 0)
        addConsequence(
            editText(QT_TRANSLATE_N_NOOP("edit", "%n byte(s) behind the end of the text of %1 are removed too."), lost)
                .arg(m_tree.path(item)));
    if (item.field->isFrameLength())
        m_lengths.setGiven({item.stream, item.node});
    m_changes.replace(item, m_changes.ownerOf(item), item.range, Bytes(bytes), m_changes.cause(), text);
    if (m_changes.followsLinks() && item.field->kind == Kind::Text && item.field->textForm == TextForm::Written)
        m_markup.renameUses(item, bytes);
    if (m_changes.followsLinks())
        follow(item, bytes);
}

/// What has the same value because it means the same thing, such as a name.
void Planner::follow(const Item &item, const QByteArray &bytes)
{
    ValueFollower follower = item.field->valueFollower;
    if (const Field *above = item.field->parent; !follower && above && above->document.standsFor == item.field)
        follower = above->valueFollower;
    if (!follower || std::exchange(m_isFollowing, true))
        return;
    follower(*this, item, bytes);
    m_isFollowing = false;
}

namespace {

void takeFrame(PendingChanges &changes, const Item &frame)
{
    changes.replace(frame, changes.ownerOf(frame), frame.range, {}, changes.cause(), sizeChange(frame.range, 0));
}

} // namespace

void Planner::removeFrame(const Item &frame)
{
    if (frame.field && frame.field->schema->syntax && frame.role != Item::Role::Root
        && (frame.steps == 0 || (frame.role == Item::Role::Record && frame.standsFor())))
        return m_markup.remove(frame);
    if (frame.steps != 0 || frame.role == Item::Role::Root) {
        refuse(editText(QT_TRANSLATE_NOOP("edit", "%1 cannot be removed by itself.")).arg(m_tree.path(frame)));
        return;
    }
    m_changes.suggestTitle(editText(QT_TRANSLATE_NOOP("edit", "Remove %1")).arg(m_tree.name(frame)));
    for (const QString &sentence : Rebinding::sentencesOfFrame(m_tree, frame))
        m_changes.addConsequence(sentence);
    takeFrame(m_changes, frame);
}

void Planner::duplicateFrame(const Item &frame)
{
    if (frame.role != Item::Role::Frame) {
        refuse(editText(QT_TRANSLATE_NOOP("edit", "%1 is no chunk.")).arg(m_tree.path(frame)));
        return;
    }
    m_changes.suggestTitle(editText(QT_TRANSLATE_NOOP("edit", "Duplicate %1")).arg(m_tree.name(frame)));
    insertFrame(m_tree.parent(frame), m_tree.row(frame) + 1, m_tree.bytes(frame.stream).mid(frame.range));
}

void Planner::insertFrame(const Item &parent, qint64 row, const Bytes &bytes)
{
    // Rows behind its own are those of what it holds.
    const qint64 own = Tree::mayHold(parent) ? m_tree.ownChildCount(parent) : row;
    const auto content = row > own || (row == own && !parent.field->frame.takesFrames) ? m_tree.contentOf(parent)
                                                                                       : nullptr;
    if (content && content->stream != NoStream)
        return insertFrame(m_tree.root(content->stream), row - own, bytes);
    if (parent.field->schema->syntax && parent.field->frame.takesFrames)
        return m_markup.insert(parent, MarkupPlace::byRow(m_tree, parent, row), bytes);
    const auto layout = m_tree.layoutOf(parent.stream, parent.node);
    const qint64 parts = qint64(layout->parts.size());
    if (parent.steps != 0 || !parent.field->frame.takesFrames || row < parts || row > layout->rowCount()) {
        refuse(editText(QT_TRANSLATE_NOOP("edit", "No chunk can stand there in %1.")).arg(m_tree.path(parent)));
        return;
    }
    const qint64 offset = row < layout->rowCount() ? m_tree.child(parent, row).range.begin : parent.range.end;
    m_changes.suggestTitle(editText(QT_TRANSLATE_NOOP("edit", "Insert a chunk")));
    m_changes.replace(parent, parent.node, {offset, offset}, bytes, m_changes.cause(),
                      sizeChange({offset, offset}, bytes.size()));
}

void Planner::moveFrame(const Item &frame, const Item &parent, qint64 row)
{
    bool isInside = frame.role != Item::Role::Frame;
    for (Item above = parent; above.isValid() && !isInside; above = m_tree.parent(above))
        isInside = above == frame;
    if (isInside) {
        refuse(editText(QT_TRANSLATE_NOOP("edit", "%1 cannot be moved there.")).arg(m_tree.path(frame)));
        return;
    }
    m_changes.setTitle(editText(QT_TRANSLATE_NOOP("edit", "Move %1")).arg(m_tree.name(frame)));
    insertFrame(parent, row, m_tree.bytes(frame.stream).mid(frame.range));
    if (frame.field->schema->syntax)
        m_markup.remove(frame);
    else
        takeFrame(m_changes, frame);
}

void Planner::splice(StreamId stream, ByteRange range, const Bytes &bytes)
{
    if (range.begin < 0 || range.end < range.begin || range.end > m_tree.bytes(stream).size()) {
        refuse(editText(QT_TRANSLATE_NOOP("edit", "The range reaches beyond the end of the data.")));
        return;
    }
    // Bytes of a file that lies in place are its own.
    const Item inside = range.begin < m_tree.bytes(stream).size()
                            ? m_tree.covering(stream, {range.begin, qMax(range.end, range.begin + 1)})
                            : Item();
    if (inside.isValid() && inside.stream != stream
        && (!range.isEmpty() || range.begin > m_tree.root(inside.stream).range.begin))
        return splice(inside.stream, range, bytes);
    // The owner is the innermost frame in whose content the range lies: behind its beginning, not across its borders.
    const NodeStore &nodes = m_tree.stream(stream).nodes;
    NodeId owner = nodes.deepestAt(qMax<qint64>(0, range.begin - (range.isEmpty() ? 1 : 0)));
    const auto owns = [&](const Node &node) {
        return range.isEmpty() ? node.begin < range.begin && range.end <= node.range().end
                               : node.range().contains(range) && node.range() != range;
    };
    while (nodes.parent(owner) != NoNode && !owns(nodes[owner]))
        owner = nodes.parent(owner);
    m_changes.suggestTitle(editText(QT_TRANSLATE_NOOP("edit", "Change bytes")));
    Item place = m_tree.itemOf(stream, owner);
    if (range.size() > 0 && bytes.size() == range.size())
        place = m_tree.covering(stream, range);
    if (place.field->isFrameLength())
        m_lengths.setGiven({stream, place.node});
    const Field &whole = fieldById(nodes[owner].field);
    const qint64 growth = bytes.size() - range.size();
    QString text = sizeChange(range, bytes.size());
    if (place.isNumber() || (place.field->isNumber() && place.role == Item::Role::Field)) {
        QByteArray value = m_tree.bytes(place.stream).toByteArray(place.range);
        value.replace(range.begin - place.range.begin, range.size(), bytes.toByteArray());
        if (const QString values = valueChange(place, value); !values.isEmpty())
            text = values;
    }
    if (m_changes.replace(place, owner, range, bytes, m_changes.cause(), text) && growth != 0 && whole.kind == Kind::Raw
        && m_changes.followsLinks())
        m_counts.add(m_tree.itemOf(stream, owner), growth);
}

void Planner::correctLength(const Item &frame)
{
    m_lengths.want({frame.stream, frame.node});
}

void Planner::removeRange(const Item &owner, ByteRange range, Rest rest)
{
    const bool isWhole = owner.steps == 0 && owner.range == range && owner.role != Item::Role::Root;
    const bool isDone = m_changes.replace(owner, isWhole ? m_changes.ownerOf(owner) : owner.node, range, {},
                                          m_changes.cause(), sizeChange(range, 0));
    if (isDone && rest == Rest::Stray)
        m_changes.callStray();
}

void Planner::insertBytes(const Item &owner, qint64 offset, const QByteArray &bytes)
{
    m_changes.replace(owner, owner.node, {offset, offset}, Bytes(bytes), m_changes.cause(),
                      sizeChange({offset, offset}, bytes.size()));
}

std::vector<Removal> Planner::removals() const
{
    // Who asks wants to know of what goes only, and a path takes time.
    std::vector<Change> changes;
    changes.reserve(m_changes.all().size());
    for (const PendingChanges::Pending &pending : m_changes.all()) {
        Change &change = changes.emplace_back(pending.change);
        if (change.replacement.growth() < 0)
            change.path = m_tree.path(pending.place);
    }
    std::vector<Removal> removals = removalsOf(addressesOf(changes), m_tree);
    removals.insert(removals.end(), m_changes.removals().begin(), m_changes.removals().end());
    return removals;
}

void Planner::fillPart(const Item &record, const Field &part, const Bytes &bytes)
{
    m_changes.suggestTitle(editText(QT_TRANSLATE_NOOP("edit", "Fill %1")).arg(m_tree.name(record)));
    m_contents.fill(record, part, bytes);
}

/// The deepest stream with edits whose links were not followed yet.
std::optional<StreamId> Planner::nextToFollow(const std::set<StreamId> &done) const
{
    std::optional<StreamId> deepest;
    const auto look = [&](StreamId stream) {
        if (!done.contains(stream) && (!deepest || m_tree.stream(stream).depth > m_tree.stream(*deepest).depth))
            deepest = stream;
    };
    for (const PendingChanges::Pending &pending : m_changes.all())
        look(pending.change.stream);
    for (const Counts::Wanted &count : m_counts.wanted())
        look(count.field.stream);
    for (const auto &[stream, node] : m_lengths.wanted())
        look(stream);
    return deepest;
}

/// Stream by stream, the innermost first: what changes in one changes bytes of the one around it. In one stream each follows
/// what those before it have written.
void Planner::followLinks()
{
    std::set<StreamId> done;
    while (const std::optional<StreamId> stream = nextToFollow(done)) {
        m_texts.follow(*stream);
        if (m_changes.followsLinks()) {
            m_counts.follow(*stream);
            Pools(m_changes).follow(*stream);
            m_contents.follow(*stream);
        }
        m_lengths.follow(*stream);
        if (m_changes.followsLinks()) {
            m_lengths.followOffsets(*stream);
            followFrameChecksums(m_changes, *stream);
        }
        if (*stream != 0)
            m_contents.handOn(*stream);
        done.insert(*stream);
    }
}

EditPlan Planner::finish()
{
    EditPlan plan;
    plan.title = m_changes.title();
    plan.before = m_tree.bytes();
    plan.after = plan.before;
    plan.followsLinks = m_changes.followsLinks();
    dropUnchanged(m_changes);
    if (m_changes.refusal().isEmpty())
        followLinks();
    plan.refusal = m_changes.refusal();
    if (plan.isRefused())
        return plan;
    plan.consequences = m_changes.consequences();
    for (const TextTables::Added &added : m_texts.added()) {
        if (added.cause == Change::Cause::Repair)
            plan.madeUp += hexahedron::textOf(added.text);
    }
    plan.changes = m_changes.inOrder();
    plan.after = plan.before.replaced(PendingChanges::replacementsOf(m_changes.all())); // all in the file by now
    plan.removals = removalsOf(addressesOf(plan.changes), m_tree);
    plan.removals.insert(plan.removals.end(), m_changes.removals().begin(), m_changes.removals().end());
    return plan;
}

} // namespace hexahedron
