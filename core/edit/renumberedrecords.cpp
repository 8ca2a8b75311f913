// References in arrays of records, and what the things that they name weigh.
#include "core/bytes/shiftedintegers.h"
#include "core/changes/edittext.h"
#include "core/changes/wishes.h"
#include "core/edit/counts.h"
#include "core/edit/listsbeside.h"
#include "core/edit/pendingchanges.h"
#include "core/edit/ranges.h"
#include "core/edit/renumbering.h"
#include "core/schema/schema.h"
#include "core/tree/places.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

#include <set>

namespace hexahedron {

namespace {

// From this size on, indices behind an insertion are computed when they are read instead of being copied.
constexpr qint64 LazyFrom = 1 << 22;

/// Readers may take the first "none" for the end: what names nothing goes behind what does, with its weight.
void moveNoneBehind(QByteArray &element, const Part &place, const Part &weights)
{
    const Field &index = *place.field;
    QByteArray named, weighing, none, others;
    for (qint64 i = 0; i < qMin(place.count, weights.count); ++i) {
        const QByteArray number = element.mid(place.range.begin + i * index.width, index.width);
        const QByteArray weight = element.mid(weights.range.begin + i * weights.field->width, weights.field->width);
        const bool isNone = decodeInteger(index, reinterpret_cast<const uchar *>(number.constData())) == index.none();
        (isNone ? none : named) += number;
        (isNone ? others : weighing) += weight;
    }
    element.replace(place.range.begin, named.size() + none.size(), named + none);
    element.replace(weights.range.begin, weighing.size() + others.size(), weighing + others);
}

} // namespace

/// What the things that are gone weighed in an element is shared by the others; the first thing gets all when none is left.
void Renumbering::shareOut(QByteArray &element, const Part &place, const Part &weights, const std::vector<qint64> &lost,
                           Rebinding &rebinding) const
{
    const Field &field = *weights.field;
    const auto weightAt = [&](qint64 i) {
        return decodeAsDouble(field, reinterpret_cast<const uchar *>(element.constData()) + weights.range.begin
                                         + i * field.width);
    };
    const auto write = [&](qint64 i, double weight) {
        QByteArray bytes;
        if (encodeNumber(field, weight, bytes))
            element.replace(weights.range.begin + i * field.width, field.width, bytes);
    };
    double gone = 0;
    double left = 0;
    for (qint64 i = 0; i < weights.count; ++i)
        (std::binary_search(lost.begin(), lost.end(), i) ? gone : left) += weightAt(i);
    for (const qint64 i : lost)
        write(i, 0);
    if (left > 0) {
        for (qint64 i = 0; i < weights.count && gone > 0; ++i)
            write(i, weightAt(i) * (left + gone) / left);
        if (gone > 0)
            rebinding.addShared();
        return;
    }
    if (gone <= 0)
        return;
    if (m_array.count == qint64(m_removed.size())) {
        rebinding.addUnbound();
        return;
    }
    element.replace(place.range.begin, place.field->width, encodeInteger(*place.field, 0));
    write(0, gone);
    rebinding.addBound(firstLeft());
}

/// Counts who takes over in an element of what goes where that has heirs.
void Renumbering::noteHeirs(const QByteArray &element, const Part &place, const Part &weights,
                            Rebinding &rebinding) const
{
    std::set<qint64> heirs;
    for (qint64 i = 0; i < qMin(place.count, weights.count); ++i) {
        const auto *weight = reinterpret_cast<const uchar *>(element.constData()) + weights.range.begin
                             + i * weights.field->width;
        const auto *number = reinterpret_cast<const uchar *>(element.constData()) + place.range.begin
                             + i * place.field->width;
        const std::optional<qint64> heir = heirOf(decodeInteger(*place.field, number));
        if (heir && decodeAsDouble(*weights.field, weight) > 0)
            heirs.insert(*heir);
    }
    for (const qint64 heir : heirs)
        heir < 0 ? rebinding.addUnbound() : rebinding.addBound(heir);
}

/// Counts what is bound to another one now, where the weights stand in a list of their own.
void Renumbering::noteOtherwise(const Item &array, const Part &place, const Field &index, Rebinding &rebinding) const
{
    const Item count = index.meaning == Meaning::BoneIndex ? m_plan.counts.countOf(array) : Item();
    if (!count.isValid())
        return;
    // In numbers of before.
    qint64 heir = *index.index.otherwise;
    for (const qint64 gone : m_removed)
        heir += gone <= heir ? 1 : 0;
    ByteCursor numbers(m_tree.bytes(array.stream));
    for (const Item &beside : places::arraysCountedBy(m_tree, count)) {
        const auto shape = beside.count == array.count && beside.stride > 0 ? m_tree.shapeOf(beside) : nullptr;
        const auto weights = shape ? std::ranges::find(*shape, Meaning::BoneWeight,
                                                       [](const Part &part) { return part.field->meaning; })
                                   : std::vector<Part>::const_iterator();
        if (!shape || weights == shape->end())
            continue;
        ByteCursor cursor(m_tree.bytes(beside.stream));
        for (qint64 element = 0; element < array.count; ++element) {
            const uchar *named = numbers.at(array.range.begin + element * array.stride, array.stride);
            const uchar *pulling = cursor.at(beside.range.begin + element * beside.stride, beside.stride);
            bool isBound = false;
            for (qint64 i = 0; named && pulling && i < qMin(place.count, weights->count); ++i) {
                const qint64 number = decodeInteger(index, named + place.range.begin + i * index.width);
                const Field &weight = *weights->field;
                isBound = isBound
                          || (std::binary_search(m_removed.begin(), m_removed.end(), number - m_base)
                              && decodeAsDouble(weight, pulling + weights->range.begin + i * weight.width) > 0);
            }
            if (isBound)
                *index.index.otherwise >= 0 && heir < m_array.count ? rebinding.addBound(heir) : rebinding.addUnbound();
        }
        return;
    }
}

/// Behind an insertion into something large: every number from there on moves by the same amount, whenever it is read.
bool Renumbering::shiftLazily(const Item &array, const Part &place, const Field &index)
{
    const bool hasNoneAbove = index.index.mayBeNone && !index.number.isSigned
                              && index.width < 4; // of which lazy shifts know nothing
    if (m_insertedAt < 0 || array.range.size() < LazyFrom || hasNoneAbove)
        return false;
    const Bytes original = m_tree.bytes(array.stream).mid(array.range);
    m_plan.changes.replaceIn(array, array.range,
                             Bytes(shiftedIntegers(original, index.width, array.stride, place.range.begin,
                                                   m_base + m_insertedAt, m_insertedCount, place.count)),
                             Change::Cause::Index,
                             editText(QT_TRANSLATE_NOOP("edit", "references from %1 on move by %2"))
                                 .arg(m_base + m_insertedAt)
                                 .arg(m_insertedCount));
    return true;
}

/// A frame whose list lost everything goes too, when it has a sibling of its kind: nothing else misses it.
bool Renumbering::goesAsAWhole(const Item &array)
{
    const NodeStore &nodes = m_tree.stream(array.stream).nodes;
    const Item frame = m_tree.itemOf(array.stream, array.node);
    if (frame.role != Item::Role::Frame || !array.field->array.untilEnd)
        return false;
    int siblings = 0;
    for (NodeId id = nodes.firstChild(nodes.parent(array.node)); id != NoNode; id = nodes.nextSibling(id))
        siblings += nodes[id].field == nodes[array.node].field;
    if (siblings < 2)
        return false;
    m_plan.changes.addConsequence(
        editText(QT_TRANSLATE_NOOP("edit", "%1: everything in it referred to it; it goes as a whole."))
            .arg(m_tree.path(frame)));
    m_plan.changes.replace(frame, nodes.parent(array.node), frame.range, {}, Change::Cause::Reference,
                           editText(QT_TRANSLATE_NOOP("edit", "removed")));
    return true;
}

/// References in an array of records: renumbered in place; elements that named what is gone go too.
void Renumbering::visitArray(const Item &array, const Part &place, const Field &index)
{
    if (shiftLazily(array, place, index))
        return;
    QByteArray bytes = m_tree.bytes(array.stream).toByteArray(array.range);
    const auto shape = m_tree.shapeOf(array);
    const auto weights = std::find_if(shape->begin(), shape->end(),
                                      [&](const Part &part) { return part.field->vector.shareOf == &index; });
    const auto pulls = index.meaning != Meaning::BoneIndex
                           ? shape->end()
                           : std::find_if(shape->begin(), shape->end(),
                                          [](const Part &part) { return part.field->meaning == Meaning::BoneWeight; });
    Rebinding rebinding;
    std::vector<qint64> gone;
    qint64 becameOther = 0;
    qint64 first = -1;
    qint64 last = -1;
    for (qint64 element = 0; element < array.count; ++element) {
        bool loses = false;
        std::vector<qint64> lost;
        if (pulls != shape->end() && !m_heirs.empty())
            noteHeirs(bytes.mid(element * array.stride, array.stride), place, *pulls, rebinding);
        for (qint64 i = 0; i < place.count; ++i) {
            const qsizetype at = element * array.stride + place.range.begin + i * index.width;
            const qint64 number = decodeInteger(index, reinterpret_cast<const uchar *>(bytes.constData() + at));
            std::optional<qint64> now = namesNothing(number, index) ? std::optional(number) : renumbered(number);
            becameOther += !now && index.index.otherwise ? 1 : 0;
            if (!now && weights != shape->end())
                lost.push_back(i);
            now = now ? now : index.index.otherwise;
            loses = loses || !now;
            if (!now || *now == number)
                continue;
            bytes.replace(at, index.width, encoded(*now, index));
            first = first < 0 ? element : first;
            last = element;
        }
        if (!lost.empty()) {
            QByteArray whole = bytes.mid(element * array.stride, array.stride);
            shareOut(whole, place, *weights, lost, rebinding);
            if (index.index.mayBeNone)
                moveNoneBehind(whole, place, *weights);
            bytes.replace(element * array.stride, array.stride, whole);
        }
        if (loses)
            gone.push_back(element);
    }
    if (becameOther > 0)
        m_plan.changes.addConsequence(
            editText(QT_TRANSLATE_NOOP("edit", "%1: %2 numbers referred to it and become %3."))
                .arg(m_tree.path(array))
                .arg(becameOther)
                .arg(*index.index.otherwise));
    if (becameOther > 0 && pulls == shape->end())
        noteOtherwise(array, place, index, rebinding);
    for (const QString &sentence : rebinding.sentences(m_tree, array, m_array, m_removed))
        m_plan.changes.addConsequence(sentence);
    if (qint64(gone.size()) == array.count && array.count > 0 && goesAsAWhole(array))
        return;
    if (!gone.empty()) {
        first = first < 0 ? gone.front() : qMin(first, gone.front());
        last = qMax(last, gone.back());
        m_plan.changes.addConsequence(goneText(m_tree.path(array), gone.size(), array.count));
        m_plan.counts.add(array, -qint64(gone.size()));
        Ranges(m_plan.changes, array).removed(gone);
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
    m_plan.changes.replaceIn(array, range, Bytes(kept), gone.empty() ? Change::Cause::Index : Change::Cause::Reference,
                             gone.empty()
                                 ? editText(QT_TRANSLATE_NOOP("edit", "renumbered"))
                                 : editText(QT_TRANSLATE_N_NOOP("edit", "%n element(s) removed, the others renumbered"),
                                            qint64(gone.size())));
}

} // namespace hexahedron
