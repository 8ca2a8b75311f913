#include "core/edit/listsbeside.h"

#include "core/changes/edittext.h"
#include "core/changes/wishes.h"
#include "core/edit/ascendingorder.h"
#include "core/edit/counts.h"
#include "core/edit/newelement.h"
#include "core/edit/pendingchanges.h"
#include "core/schema/schema.h"
#include "core/tree/places.h"

namespace hexahedron {

ListsBeside::ListsBeside(Wishes &wishes, PendingChanges &changes, Counts &counts)
    : m_wishes(wishes)
    , m_changes(changes)
    , m_counts(counts)
    , m_tree(changes.tree())
{
}

std::vector<Item> ListsBeside::of(const Item &array) const
{
    const Field *count = array.field->times.singleField();
    const Item counted = count && !array.field->mayBeAbsent ? m_counts.countOf(array) : Item();
    const bool isAlone = count && count->derived.counts.size() == 1 && count->parent == array.field->parent;
    if (!counted.isValid() || isAlone)
        return {};
    std::vector<Item> arrays = places::arraysCountedBy(m_tree, counted);
    std::erase(arrays, array);
    return arrays;
}

void ListsBeside::inserted(const Item &array, qint64 index, qint64 count)
{
    for (const Item &other : of(array)) {
        QString reason;
        std::optional<QByteArray> bytes = index <= other.count
                                              ? NewElement(m_tree, other, index, &m_wishes).make(count, &reason)
                                              : std::nullopt;
        if (!bytes && other.field->array.isColumn) {
            m_changes.refuse(reason);
            return;
        }
        if (!bytes || bytes->isEmpty())
            continue; // the array is shorter than its count allows, or its elements are without bytes
        AscendingOrder(m_changes).keep(other, index, *bytes);
        const qint64 offset = index == other.count ? other.range.end : m_tree.child(other, index).range.begin;
        m_counts.addTallies(other, *bytes, 1);
        m_changes.replaceIn(
            other, {offset, offset}, Bytes(*bytes), Change::Cause::Count,
            editText(QT_TRANSLATE_N_NOOP("edit", "%n element(s) inserted before [%1]"), count).arg(index));
    }
}

void ListsBeside::removed(const Item &array, const std::vector<qint64> &indexes)
{
    for (const Item &other : of(array)) {
        for (const qint64 index : indexes) {
            if (index < other.count)
                m_counts.addTallies(other, m_tree.bytes(other.stream).toByteArray(m_tree.child(other, index).range),
                                    -1);
            if (index < other.count && !m_tree.child(other, index).range.isEmpty())
                m_changes.replaceIn(other, m_tree.child(other, index).range, {}, Change::Cause::Count,
                                    editText(QT_TRANSLATE_NOOP("edit", "[%1] removed")).arg(index));
        }
    }
}

} // namespace hexahedron
