#include "core/edit/numberlists.h"

#include "core/changes/edittext.h"
#include "core/changes/wishes.h"
#include "core/edit/pendingchanges.h"
#include "core/schema/document.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

/// The space before a number.
QByteArray spaceBefore(const Tree &tree, const Item &list, qint64 index)
{
    const Item space = childOf(tree, tree.child(list, index), list.field->schema->markup->numberSpace);
    return space.isValid() ? tree.bytes(list.stream).toByteArray(space.range) : QByteArray();
}

qint64 numberBegin(const Tree &tree, const Item &list, qint64 index)
{
    return childOf(tree, tree.child(list, index), list.field->schema->markup->number).range.begin;
}

/// What sets numbers apart near there: as on the same line, when there are several on one.
QByteArray spaceNear(const Tree &tree, const Item &list, qint64 index)
{
    QByteArray found;
    for (const qint64 i : {index, index - 1, index + 1}) {
        if (i < 1 || i >= list.count)
            continue; // the first one may stand on a line of its own only because the tag does
        const QByteArray space = spaceBefore(tree, list, i);
        if (!space.contains('\n'))
            return space;
        found = found.isEmpty() ? space : found;
    }
    return found;
}

} // namespace

NumberLists::NumberLists(Wishes &wishes, PendingChanges &changes)
    : m_wishes(wishes)
    , m_changes(changes)
    , m_tree(changes.tree())
{
}

void NumberLists::insert(const Item &list, qint64 index, qint64 count, const QByteArray &value)
{
    QByteArray number = value.isEmpty() ? QByteArray("0") : value.trimmed();
    if (!number.endsWith(list.field->document.separator))
        number += list.field->document.separator;
    const QByteArray space = spaceNear(m_tree, list, index);
    const bool isBehind = index == list.count;
    const qint64 place = isBehind ? list.range.end : numberBegin(m_tree, list, index);
    const QByteArray inserted = (isBehind ? space + number : number + space).repeated(count);
    const QString text = editText(QT_TRANSLATE_N_NOOP("edit", "%n element(s) inserted before [%1]"), count).arg(index);
    if (m_changes.replace(list, list.node, {place, place}, Bytes(inserted), m_changes.cause(), text)
        && m_changes.followsLinks())
        fitBuffer(list, count);
}

void NumberLists::remove(const Item &list, qint64 first, qint64 end)
{
    const bool isRest = end == list.count;
    const ByteRange range{isRest ? m_tree.child(list, first).range.begin : numberBegin(m_tree, list, first),
                          isRest ? list.range.end : numberBegin(m_tree, list, end)};
    const QString text = end == first + 1
                             ? editText(QT_TRANSLATE_NOOP("edit", "[%1] removed")).arg(first)
                             : editText(QT_TRANSLATE_NOOP("edit", "[%1] to [%2] removed")).arg(first).arg(end - 1);
    m_changes.replace(list, list.node, range, {}, m_changes.cause(), text);
}

/// A buffer that had room for just the numbers of a list still has after some more come, or less.
void NumberLists::fitBuffer(const Item &list, qint64 by)
{
    for (Item element = m_tree.parent(list); element.isValid(); element = m_tree.parent(element)) {
        for (const Field *attribute : element.field->document.attributes) {
            const Item size = attribute->document.rules->sizes == list.field ? childOf(m_tree, element, attribute)
                                                                             : Item();
            if (!size.isValid())
                continue;
            const qint64 one = attribute->document.rules->sizeOfOne;
            const Value value = valueOf(m_tree, size);
            const auto *written = std::get_if<QByteArray>(&value);
            if (!written || written->trimmed() != QByteArray::number(one * list.count))
                continue;
            const Change::Cause cause = m_changes.cause();
            m_changes.setCause(Change::Cause::Count);
            m_wishes.setText(size, QString::number(one * (list.count + by)));
            m_changes.setCause(cause);
        }
    }
}

} // namespace hexahedron
