#include "core/edit/renumbering.h"

#include "core/bytes/shiftedintegers.h"
#include "core/edit/planner.h"
#include "core/schema/schema.h"
#include "core/tree/value.h"

#include <QCoreApplication>

namespace hexahedron {

namespace {

QString tr(const char *text, int n = -1)
{
    return QCoreApplication::translate("edit", text, nullptr, n);
}

// From this size on, indices behind an insertion are computed when they are read instead of being copied.
constexpr qint64 LazyFrom = 1 << 22;

/// The stored node in whose layout a field stands: a frame, or a record of varying size.
const Field *layoutOwner(const Field &field)
{
    const Field *owner = field.parent;
    while (owner && owner->kind == Kind::Record && owner->parent && !owner->isSection() && (owner->hasFixedShape || !owner->isArray()))
        owner = owner->parent;
    return owner;
}

} // namespace

Renumbering::Renumbering(Planner &planner, const Item &array)
    : m_planner(planner)
    , m_array(array)
    , m_targets(planner.tree().stream(array.stream))
{
}

void Renumbering::inserted(qint64 index, qint64 count)
{
    m_insertedAt = index;
    m_insertedCount = count;
    visit();
}

void Renumbering::removed(const std::vector<qint64> &removed)
{
    m_removed = removed;
    visit();
}

std::optional<qint64> Renumbering::renumbered(qint64 number) const
{
    const qint64 local = number - m_base;
    if (m_insertedAt >= 0)
        return local >= m_insertedAt ? number + m_insertedCount : number;
    const auto it = std::lower_bound(m_removed.begin(), m_removed.end(), local);
    if (it != m_removed.end() && *it == local)
        return {};
    return number - (it - m_removed.begin());
}

void Renumbering::visit()
{
    const StreamTree &stream = m_planner.tree().stream(m_array.stream);
    for (const Field *index : stream.schema->fields) {
        if (index->indexes != m_array.field)
            continue;
        const Field *owner = layoutOwner(*index);
        for (NodeId id = 0; owner && id < stream.nodes.size(); ++id) {
            if (stream.nodes[id].field == owner->id)
                visitNode(id, *index);
        }
    }
}

void Renumbering::visitNode(NodeId node, const Field &index)
{
    const Tree &tree = m_planner.tree();
    const IndexTargets::Target &target = m_targets.of(node, index);
    // The array's own frame: for arrays of varying size the item is the stored array, whose parent it is.
    const NodeId frame = m_array.steps == 0 ? tree.stream(m_array.stream).nodes.parent(m_array.node) : m_array.node;
    const auto found = std::find(target.frames.begin(), target.frames.end(), frame);
    if (found == target.frames.end())
        return;
    m_base = 0;
    for (auto it = target.frames.begin(); it != found; ++it)
        m_base += target.counts[size_t(it - target.frames.begin())];
    const Item owner = tree.itemOf(m_array.stream, node);
    if (owner.role == Item::Role::Array)
        return; // its elements are visited as nodes of their own
    for (const Part &part : tree.layoutOf(m_array.stream, node)->parts) {
        const Item item = tree.child(owner, &part - tree.layoutOf(m_array.stream, node)->parts.data());
        if (part.field == &index)
            visitNumbers(item, index);
        else if (item.role == Item::Role::Array && item.stride > 0 && part.field == index.parent)
            for (const Part &place : *tree.shapeOf(item)) {
                if (place.field == &index)
                    visitArray(item, place, index);
            }
    }
}

/// A number or vector of its own: what is gone becomes none.
void Renumbering::visitNumbers(const Item &field, const Field &index)
{
    const Tree &tree = m_planner.tree();
    QByteArray bytes = tree.bytes(field.stream).toByteArray(field.range);
    const QByteArray before = bytes;
    const qsizetype width = index.width;
    for (qsizetype i = 0; i + width <= bytes.size(); i += width) {
        const qint64 number = decodeInteger(reinterpret_cast<const uchar *>(bytes.constData() + i), index.width, index.isSigned);
        if (number < 0)
            continue;
        const std::optional<qint64> now = renumbered(number);
        if (!now)
            m_planner.addConsequence(tr(QT_TRANSLATE_NOOP("edit", "%1 referred to it and becomes none.")).arg(tree.path(field)));
        bytes.replace(i, width, encodeInteger(now.value_or(index.indexOtherwise.value_or(-1)), index.width));
    }
    if (bytes != before)
        m_planner.replaceArray(field, field.range, Bytes(bytes), Change::Cause::Index,
                               tr(QT_TRANSLATE_NOOP("edit", "renumbered")));
}

/// Behind an insertion into something large: every number from there on moves by the same amount, whenever it is read.
bool Renumbering::shiftLazily(const Item &array, const Part &place, const Field &index)
{
    if (m_insertedAt < 0 || array.range.size() < LazyFrom)
        return false;
    const Bytes original = m_planner.tree().bytes(array.stream).mid(array.range);
    m_planner.replaceArray(array, array.range,
                           Bytes(shiftedIntegers(original, index.width, array.stride, place.range.begin, m_base + m_insertedAt,
                                                 m_insertedCount, place.count)),
                           Change::Cause::Index,
                           tr(QT_TRANSLATE_NOOP("edit", "references from %1 on move by %2"))
                               .arg(m_base + m_insertedAt)
                               .arg(m_insertedCount));
    return true;
}

/// A frame whose list lost everything goes too, when it has a sibling of its kind: nothing else misses it.
bool Renumbering::goesAsAWhole(const Item &array)
{
    const Tree &tree = m_planner.tree();
    const NodeStore &nodes = tree.stream(array.stream).nodes;
    const Item frame = tree.itemOf(array.stream, array.node);
    if (frame.role != Item::Role::Frame || !array.field->untilEnd)
        return false;
    int siblings = 0;
    for (NodeId id = nodes.firstChild(nodes.parent(array.node)); id != NoNode; id = nodes.nextSibling(id))
        siblings += nodes[id].field == nodes[array.node].field;
    if (siblings < 2)
        return false;
    m_planner.addConsequence(tr(QT_TRANSLATE_NOOP("edit", "%1: everything in it referred to it; it goes as a whole.")).arg(tree.path(frame)));
    m_planner.replace(frame, nodes.parent(array.node), frame.range, {}, Change::Cause::Reference,
                      tr(QT_TRANSLATE_NOOP("edit", "removed")));
    return true;
}

/// References in an array of records: renumbered in place; elements that named what is gone go too.
void Renumbering::visitArray(const Item &array, const Part &place, const Field &index)
{
    if (shiftLazily(array, place, index))
        return;
    const Tree &tree = m_planner.tree();
    QByteArray bytes = tree.bytes(array.stream).toByteArray(array.range);
    std::vector<qint64> gone;
    qint64 first = -1;
    qint64 last = -1;
    for (qint64 element = 0; element < array.count; ++element) {
        bool loses = false;
        for (qint64 i = 0; i < place.count; ++i) {
            const qsizetype at = element * array.stride + place.range.begin + i * index.width;
            const qint64 number = decodeInteger(reinterpret_cast<const uchar *>(bytes.constData() + at), index.width, index.isSigned);
            const std::optional<qint64> now = number < 0 ? std::optional(number) : renumbered(number);
            loses = loses || !now;
            if (!now || *now == number)
                continue;
            bytes.replace(at, index.width, encodeInteger(*now, index.width));
            first = first < 0 ? element : first;
            last = element;
        }
        if (loses)
            gone.push_back(element);
    }
    if (qint64(gone.size()) == array.count && array.count > 0 && goesAsAWhole(array))
        return;
    if (!gone.empty()) {
        first = first < 0 ? gone.front() : qMin(first, gone.front());
        last = qMax(last, gone.back());
        m_planner.addConsequence(tr(QT_TRANSLATE_NOOP("edit", "%1: %2 of %3 elements referred to it and go too."))
                                     .arg(tree.path(array))
                                     .arg(gone.size())
                                     .arg(array.count));
        m_planner.addCount(array, -qint64(gone.size()));
    }
    if (first < 0)
        return;
    QByteArray kept;
    qint64 from = first;
    for (const qint64 element : gone) {
        kept += bytes.mid(from * array.stride, (element - from) * array.stride);
        from = element + 1;
    }
    kept += bytes.mid(from * array.stride, (last + 1 - from) * array.stride);
    const ByteRange range{array.range.begin + first * array.stride, array.range.begin + (last + 1) * array.stride};
    m_planner.replaceArray(array, range, Bytes(kept), gone.empty() ? Change::Cause::Index : Change::Cause::Reference,
                           gone.empty() ? tr(QT_TRANSLATE_NOOP("edit", "renumbered"))
                                        : tr(QT_TRANSLATE_NOOP("edit", "%1 elements removed, the others renumbered")).arg(gone.size()));
}

} // namespace hexahedron
