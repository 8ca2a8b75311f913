// Elements of arrays come and go.
#include "core/changes/edittext.h"
#include "core/edit/contentedits.h"
#include "core/edit/newelement.h"
#include "core/edit/planner.h"
#include "core/edit/ranges.h"
#include "core/edit/relayout.h"
#include "core/edit/renumbering.h"
#include "core/edit/shares.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/places.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

#include <QCoreApplication>

#include <numeric>

namespace hexahedron {

namespace {

constexpr qint64 MostInserted = 1 << 24; // elements or bytes at once; more is a slip

/// The first part of the elements that is in ascending order.
const Part *ascendingPart(const std::vector<Part> &shape)
{
    const auto it = std::find_if(shape.begin(), shape.end(),
                                 [](const Part &p) { return p.field->keepsOrder() && p.count == 1; });
    return it == shape.end() ? nullptr : &*it;
}

qint64 numberAt(const Tree &tree, const Item &array, qint64 element, const Part &part)
{
    const ByteRange range = part.range.translated(array.range.begin + element * array.stride);
    return NewElement::numberAt(tree.bytes(array.stream).toByteArray(range), 0, *part.field);
}

} // namespace

QByteArray Planner::bytesOf(const Item &item) const
{
    return m_tree.bytes(item.stream).toByteArray(item.range);
}

namespace {

/// True for a column whose cells shape those of other columns.
bool shapesOthers(const Field &column)
{
    const auto &beside = column.parent->body;
    return std::any_of(beside.begin(), beside.end(), [&](const Field *other) {
        return std::find(other->rowFields.begin(), other->rowFields.end(), &column) != other->rowFields.end();
    });
}

} // namespace

/// True for arrays whose number of elements can change by itself: to the end of the frame, or counted by one field.
bool Planner::canResize(const Item &array)
{
    if (array.role != Item::Role::Array) {
        refuse(editText(QT_TRANSLATE_NOOP("edit", "%1 is no list of elements.")).arg(m_tree.path(array)));
        return false;
    }
    if (isSealed(array))
        return false;
    const Expression &times = array.field->times;
    if (array.field->mayBeAbsent && times.singleField() && isComplete(array)) {
        refuse(
            editText(QT_TRANSLATE_NOOP("edit", "%1 has as many elements as %2 says; insert there what they belong to."))
                .arg(m_tree.path(array), QLatin1StringView(times.singleField()->name)));
        return false;
    }
    if (array.field->untilEnd || array.field->endsAt || array.field->separator || times.singleField())
        return true;
    std::vector<const Field *> fields;
    times.collectFields(fields);
    QStringList names;
    for (const Field *field : fields)
        names += QString::fromLatin1(field->name);
    refuse(editText(QT_TRANSLATE_NOOP("edit", "The number of elements of %1 follows from %2; change that instead."))
               .arg(m_tree.path(array), names.isEmpty() ? QString::number(times.evaluate({})) : names.join(u", ")));
    return false;
}

/// True for what lies in something whose size cannot change; says why.
bool Planner::isSealed(const Item &item)
{
    for (Item above = item; above.isValid(); above = m_tree.parent(above)) {
        if (!above.field || !above.field->sealedBecause)
            continue;
        refuse(editText(QT_TRANSLATE_NOOP("edit", "Nothing in %1 can change its length. %2"))
                   .arg(m_tree.path(above),
                        QCoreApplication::translate(above.field->schema->context, above.field->sealedBecause)));
        return true;
    }
    return false;
}

/// True when an array that may have fewer elements has all of them.
bool Planner::isComplete(const Item &array) const
{
    return array.count >= array.field->times.evaluate(m_tree.valuesInside(array.stream, array.node));
}

std::vector<Item> Planner::arraysBeside(const Item &array) const
{
    const Field *count = array.field->times.singleField();
    const Item counted = count && !array.field->mayBeAbsent ? countOf(array) : Item();
    const bool isAlone = count && count->counts.size() == 1 && count->parent == array.field->parent;
    if (!counted.isValid() || isAlone)
        return {};
    std::vector<Item> arrays = places::arraysCountedBy(m_tree, counted);
    std::erase(arrays, array);
    return arrays;
}

void Planner::insertBeside(const Item &array, qint64 index, qint64 count)
{
    for (const Item &other : arraysBeside(array)) {
        QString reason;
        std::optional<QByteArray> bytes = index <= other.count
                                              ? NewElement(m_tree, other, index, this).make(count, &reason)
                                              : std::nullopt;
        if (!bytes && other.field->isColumn) {
            refuse(reason);
            return;
        }
        if (!bytes || bytes->isEmpty())
            continue; // the array is shorter than its count allows, or its elements are without bytes
        keepOrder(other, index, *bytes);
        const qint64 offset = index == other.count ? other.range.end : m_tree.child(other, index).range.begin;
        addTallies(other, *bytes, 1);
        replaceArray(other, {offset, offset}, Bytes(*bytes), Change::Cause::Count,
                     editText(QT_TRANSLATE_N_NOOP("edit", "%n element(s) inserted before [%1]"), count).arg(index));
    }
}

void Planner::removeBeside(const Item &array, const std::vector<qint64> &indexes)
{
    for (const Item &other : arraysBeside(array)) {
        for (const qint64 index : indexes) {
            if (index < other.count)
                addTallies(other, bytesOf(m_tree.child(other, index)), -1);
            if (index < other.count && !m_tree.child(other, index).range.isEmpty())
                replaceArray(other, m_tree.child(other, index).range, {}, Change::Cause::Count,
                             editText(QT_TRANSLATE_NOOP("edit", "[%1] removed")).arg(index));
        }
    }
}

bool Planner::replaceArray(const Item &place, ByteRange range, const Bytes &bytes, Change::Cause cause,
                           const QString &text)
{
    return replace(place, place.node, range, bytes, cause, text);
}

void Planner::insertElements(const Item &array, qint64 index, qint64 count, const QByteArray &value)
{
    if (!canResize(array))
        return;
    if (index < 0 || index > array.count || count < 1 || count > MostInserted) {
        refuse(editText(QT_TRANSLATE_NOOP("edit", "There are %2 in %1; there is no place %3 for %4 more."))
                   .arg(m_tree.path(array))
                   .arg(array.count)
                   .arg(index)
                   .arg(count));
        return;
    }
    if (!value.isEmpty() && array.field->isColumn && m_withFixUps && shapesOthers(*array.field)) {
        refuse(editText(QT_TRANSLATE_NOOP("edit",
                                          "Other cells of the row follow from %1; insert the row without a value, then "
                                          "change it."))
                   .arg(m_tree.path(array)));
        return;
    }
    if (m_title.isEmpty())
        m_title = editText(QT_TRANSLATE_N_NOOP("edit", "Insert %n element(s) into %1"), int(count))
                      .arg(m_tree.name(array));
    if (array.field->separator) {
        insertNumbers(array, index, count, value);
        return;
    }
    NewElement neutral(m_tree, array, index, m_withFixUps ? this : nullptr);
    QString reason;
    const bool areAll = array.stride > 0 && value.size() == count * array.stride;
    std::optional<QByteArray> inserted = value.isEmpty() ? neutral.make(count, &reason)
                                         : areAll        ? value
                                                         : value.repeated(count);
    if (!inserted) {
        refuse(reason);
        return;
    }
    const qint64 size = inserted->size() / count;
    if (size == 0 || (array.stride > 0 && size != array.stride) || inserted->size() > MostInserted * 16) {
        refuse(editText(QT_TRANSLATE_NOOP("edit", "An element of %1 has %2 bytes, not %3."))
                   .arg(m_tree.path(array))
                   .arg(array.stride)
                   .arg(size));
        return;
    }
    Relayout relayout(*this);
    if (array.field->laysOut && value.isEmpty() && m_withFixUps)
        relayout.placeNew(array, index, *inserted);
    keepOrder(array, index, *inserted);
    const qint64 offset = index == array.count ? array.range.end : m_tree.child(array, index).range.begin;
    const bool isDone = replaceArray(
        array, {offset, offset}, Bytes(*inserted), m_cause,
        editText(QT_TRANSLATE_N_NOOP("edit", "%n element(s) inserted before [%1]"), count).arg(index));
    if (!isDone || !m_withFixUps)
        return;
    ContentEdits(*this).noteInserted(array, index);
    if (!array.field->mayBeAbsent)
        addCount(array, count);
    addTallies(array, *inserted, 1);
    insertBeside(array, index, count);
    if (array.field->laysOut)
        relayout.describe(array, index, 0, *inserted);
    Ranges(*this, array).inserted(index, count);
    if (index < array.count) // behind the last one nothing refers to
        Renumbering(*this, array).inserted(index, count);
}

/// Numbers of new elements that are in ascending order go on where those before end; later ones make room for them.
void Planner::keepOrder(const Item &array, qint64 index, QByteArray &inserted)
{
    std::vector<Part> shape;
    if (array.field->isNumber()) // a bare number is a record of one field
        shape = {Part{.field = array.field, .range = {0, array.stride}}};
    else if (array.stride > 0)
        shape = *m_tree.shapeOf(array);
    const Part *ascending = ascendingPart(shape);
    if (!ascending)
        return;
    if (ascending->field->kind == Kind::Float) {
        const std::optional<QByteArray> moved = NewElement(m_tree, array, index).spread(*ascending, inserted);
        if (moved && m_withFixUps)
            replaceArray(array, m_tree.child(array, index).range, Bytes(*moved), Change::Cause::Order,
                         editText(QT_TRANSLATE_N_NOOP("edit", "%n later element(s) make room in %1"), 1)
                             .arg(QLatin1StringView(ascending->field->name)));
        return;
    }
    const qint64 last = NewElement(m_tree, array, index).continueOrder(*ascending, inserted);
    if (m_withFixUps)
        makeRoom(array, index, *ascending, last);
}

/// Moves the numbers behind an insertion up as far as they would repeat or go back; also in the lists of the same kind that
/// continue this one.
void Planner::makeRoom(const Item &array, qint64 index, const Part &part, qint64 last)
{
    const qint64 oldLast = array.count > 0 ? numberAt(m_tree, array, array.count - 1, part) : last;
    qint64 end = index;
    QByteArray bytes;
    while (end < array.count && numberAt(m_tree, array, end, part) <= last) {
        const qint64 begin = array.range.begin + end * array.stride;
        QByteArray element = m_tree.bytes(array.stream).toByteArray({begin, begin + array.stride});
        element.replace(part.range.begin, part.field->width, encodeInteger(*part.field, ++last));
        bytes += element;
        ++end;
    }
    if (end > index)
        replaceArray(array, {array.range.begin + index * array.stride, array.range.begin + end * array.stride},
                     Bytes(bytes), Change::Cause::Order,
                     editText(QT_TRANSLATE_N_NOOP("edit", "%n later element(s) make room in %1"), end - index)
                         .arg(QLatin1StringView(part.field->name)));
    if (end < array.count)
        return;
    if (array.field->isNumber())
        return;
    // Only a list that began behind this one continues it; others run beside it.
    const Item next = continuation(array, part, oldLast);
    if (next.isValid() && numberAt(m_tree, next, 0, part) <= last) {
        for (const Part &own : *m_tree.shapeOf(next)) {
            if (own.field == part.field)
                makeRoom(next, 0, own, last);
        }
    }
}

/// The array of the same kind in a later frame beside this one whose numbers go on where this one's end.
Item Planner::continuation(const Item &array, const Part &part, qint64 last) const
{
    const NodeStore &nodes = m_tree.stream(array.stream).nodes;
    for (NodeId id = nodes.nextSibling(array.node); id != NoNode; id = nodes.nextSibling(id)) {
        if (nodes[id].field != nodes[array.node].field)
            continue;
        const Item frame = m_tree.itemOf(array.stream, id);
        for (qint64 row = 0; row < m_tree.childCount(frame); ++row) {
            const Item list = m_tree.child(frame, row);
            if (list.role == Item::Role::Array && list.field == array.field && list.count > 0
                && numberAt(m_tree, list, 0, part) > last)
                return list;
        }
    }
    return {};
}

/// What goes for another reason than an index, such as what has the same name.
void Planner::removeFollowers(const Item &array, const std::vector<qint64> &indexes)
{
    const Item count = countOf(array);
    if (!count.isValid() || !count.field->followers)
        return;
    for (const Followers &followers : count.field->followers(m_tree, array, indexes)) {
        const Item list = itemOfField(m_tree, array.stream, *followers.list);
        if (!list.isValid() || followers.rows.empty())
            continue;
        addConsequence(editText(QT_TRANSLATE_NOOP("edit", "%1: %2 of %3 elements belonged to it and go too."))
                           .arg(m_tree.path(list))
                           .arg(followers.rows.size())
                           .arg(list.count));
        removeElements(list, followers.rows);
    }
}

void Planner::removeElements(const Item &array, qint64 index, qint64 count)
{
    if (index < 0 || count < 1 || index + count > array.count) {
        if (canResize(array))
            refuse(editText(QT_TRANSLATE_NOOP("edit", "There are only %2 in %1."))
                       .arg(m_tree.path(array))
                       .arg(array.count));
        return;
    }
    std::vector<qint64> indexes(static_cast<size_t>(count));
    std::iota(indexes.begin(), indexes.end(), index);
    removeElements(array, indexes);
}

void Planner::removeElements(const Item &array, const std::vector<qint64> &indexes)
{
    if (indexes.empty() || !canResize(array))
        return;
    if (m_title.isEmpty())
        m_title = editText(QT_TRANSLATE_N_NOOP("edit", "Remove %n element(s) of %1"), qint64(indexes.size()))
                      .arg(m_tree.name(array));
    qint64 removed = 0;
    for (size_t i = 0; i < indexes.size();) {
        size_t next = i + 1; // neighbours go together
        while (next < indexes.size() && indexes[next] == indexes[next - 1] + 1)
            ++next;
        if (array.field->separator) {
            removeNumbers(array, indexes[i], indexes[next - 1] + 1);
            i = next;
            continue;
        }
        const ByteRange range{m_tree.child(array, indexes[i]).range.begin,
                              m_tree.child(array, indexes[next - 1]).range.end};
        const bool done = replaceArray(
            array, range, {}, m_cause,
            next == i + 1
                ? editText(QT_TRANSLATE_NOOP("edit", "[%1] removed")).arg(indexes[i])
                : editText(QT_TRANSLATE_NOOP("edit", "[%1] to [%2] removed")).arg(indexes[i]).arg(indexes[next - 1]));
        removed += done ? qint64(next - i) : 0;
        i = next;
    }
    if (array.field->separator && m_withFixUps)
        fitBuffer(array, -qint64(indexes.size()));
    if (!m_withFixUps || removed == 0)
        return;
    if (!array.field->mayBeAbsent)
        addCount(array, -removed);
    for (const qint64 index : indexes)
        addTallies(array, bytesOf(m_tree.child(array, index)), -1);
    removeFollowers(array, indexes);
    removeBeside(array, indexes);
    ContentEdits(*this).removePartsOf(array, indexes);
    if (array.field->laysOut)
        Relayout(*this).describe(array, indexes);
    Ranges(*this, array).removed(indexes);
    Renumbering(*this, array).removed(indexes);
    Shares(*this, array).removed(indexes);
}

} // namespace hexahedron
