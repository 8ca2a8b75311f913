// Elements of arrays come and go.
#include "core/changes/edittext.h"
#include "core/edit/ascendingorder.h"
#include "core/edit/newelement.h"
#include "core/edit/planner.h"
#include "core/edit/ranges.h"
#include "core/edit/relayout.h"
#include "core/edit/renumbering.h"
#include "core/edit/shares.h"
#include "core/language/listed.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

#include <QCoreApplication>

#include <numeric>

namespace hexahedron {

namespace {

constexpr qint64 MostInserted = 1 << 24; // elements or bytes at once; more is a slip

/// True for a column whose cells shape those of other columns.
bool shapesOthers(const Field &column)
{
    const auto &beside = column.parent->body;
    return std::any_of(beside.begin(), beside.end(), [&](const Field *other) {
        return std::find(other->derived.rowFields.begin(), other->derived.rowFields.end(), &column)
               != other->derived.rowFields.end();
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
    if (array.field->array.untilEnd || array.field->array.endsAt || array.field->document.separator
        || times.singleField())
        return true;
    std::vector<const Field *> fields;
    times.collectFields(fields);
    QStringList names;
    for (const Field *field : fields)
        names += QString::fromLatin1(field->name);
    refuse(editText(QT_TRANSLATE_NOOP("edit", "The number of elements of %1 follows from %2; change that instead."))
               .arg(m_tree.path(array), names.isEmpty() ? QString::number(times.evaluate({})) : listed(names)));
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
    if (!value.isEmpty() && array.field->array.isColumn && m_changes.followsLinks() && shapesOthers(*array.field)) {
        refuse(editText(QT_TRANSLATE_NOOP("edit",
                                          "Other cells of the row follow from %1; insert the row without a value, then "
                                          "change it."))
                   .arg(m_tree.path(array)));
        return;
    }
    m_changes.suggestTitle(
        editText(QT_TRANSLATE_N_NOOP("edit", "Insert %n element(s) into %1"), int(count)).arg(m_tree.name(array)));
    if (array.field->document.separator) {
        m_numbers.insert(array, index, count, value);
        return;
    }
    NewElement neutral(m_tree, array, index, m_changes.followsLinks() ? this : nullptr);
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
    Relayout relayout(*this, m_changes);
    if (array.field->layout.of && value.isEmpty() && m_changes.followsLinks())
        relayout.placeNew(array, index, *inserted);
    AscendingOrder(m_changes).keep(array, index, *inserted);
    const qint64 offset = index == array.count ? array.range.end : m_tree.child(array, index).range.begin;
    const bool isDone = m_changes.replaceIn(
        array, {offset, offset}, Bytes(*inserted), m_changes.cause(),
        editText(QT_TRANSLATE_N_NOOP("edit", "%n element(s) inserted before [%1]"), count).arg(index));
    if (!isDone || !m_changes.followsLinks())
        return;
    m_contents.noteInserted(array, index);
    if (!array.field->mayBeAbsent)
        m_counts.add(array, count);
    m_counts.addTallies(array, *inserted, 1);
    m_beside.inserted(array, index, count);
    follow({.list = array, .insertedAt = index, .insertedCount = count, .value = value});
    if (array.field->layout.of)
        relayout.describe(array, index, 0, *inserted);
    Ranges(m_changes, array).inserted(index, count);
    if (index < array.count) // behind the last one nothing refers to
        Renumbering({*this, m_changes, m_counts, m_beside, *m_referring}, array).inserted(index, count);
}

/// What comes or goes for another reason than an index, such as what has the same name.
void Planner::follow(const ElementsChange &change)
{
    ElementsFollower follower = change.list.field->elementsFollower;
    if (!follower) {
        const Item count = m_counts.countOf(change.list);
        follower = count.isValid() ? count.field->elementsFollower : nullptr;
    }
    if (!follower || std::exchange(m_isFollowing, true))
        return;
    follower(*this, change);
    m_isFollowing = false;
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
    m_changes.suggestTitle(editText(QT_TRANSLATE_N_NOOP("edit", "Remove %n element(s) of %1"), qint64(indexes.size()))
                               .arg(m_tree.name(array)));
    qint64 removed = 0;
    for (size_t i = 0; i < indexes.size();) {
        size_t next = i + 1; // neighbours go together
        while (next < indexes.size() && indexes[next] == indexes[next - 1] + 1)
            ++next;
        if (array.field->document.separator) {
            m_numbers.remove(array, indexes[i], indexes[next - 1] + 1);
            i = next;
            continue;
        }
        const ByteRange range{m_tree.child(array, indexes[i]).range.begin,
                              m_tree.child(array, indexes[next - 1]).range.end};
        const bool done = m_changes.replaceIn(
            array, range, {}, m_changes.cause(),
            next == i + 1
                ? editText(QT_TRANSLATE_NOOP("edit", "[%1] removed")).arg(indexes[i])
                : editText(QT_TRANSLATE_NOOP("edit", "[%1] to [%2] removed")).arg(indexes[i]).arg(indexes[next - 1]));
        removed += done ? qint64(next - i) : 0;
        i = next;
    }
    if (array.field->document.separator && m_changes.followsLinks())
        m_numbers.fitBuffer(array, -qint64(indexes.size()));
    if (!m_changes.followsLinks() || removed == 0)
        return;
    if (!array.field->mayBeAbsent)
        m_counts.add(array, -removed);
    for (const qint64 index : indexes)
        m_counts.addTallies(array, m_tree.bytes(array.stream).toByteArray(m_tree.child(array, index).range), -1);
    follow({.list = array, .removed = indexes});
    m_beside.removed(array, indexes);
    m_contents.removePartsOf(array, indexes);
    if (array.field->layout.of)
        Relayout(*this, m_changes).describe(array, indexes);
    Ranges(m_changes, array).removed(indexes);
    Renumbering({*this, m_changes, m_counts, m_beside, *m_referring}, array).removed(indexes);
    Shares(m_changes, array).removed(indexes);
}

} // namespace hexahedron
