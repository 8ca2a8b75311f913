#include "core/edit/ascendingorder.h"

#include "core/changes/edittext.h"
#include "core/edit/newelement.h"
#include "core/edit/pendingchanges.h"
#include "core/schema/schema.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

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

AscendingOrder::AscendingOrder(PendingChanges &changes)
    : m_changes(changes)
    , m_tree(changes.tree())
{
}

/// Numbers of new elements that are in ascending order go on where those before end; later ones make room for them.
void AscendingOrder::keep(const Item &array, qint64 index, QByteArray &inserted)
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
        if (moved && m_changes.followsLinks())
            m_changes.replaceIn(array, m_tree.child(array, index).range, Bytes(*moved), Change::Cause::Order,
                                editText(QT_TRANSLATE_N_NOOP("edit", "%n later element(s) make room in %1"), 1)
                                    .arg(QLatin1StringView(ascending->field->name)));
        return;
    }
    const qint64 last = NewElement(m_tree, array, index).continueOrder(*ascending, inserted);
    if (m_changes.followsLinks())
        makeRoom(array, index, *ascending, last);
}

/// Moves the numbers behind an insertion up as far as they would repeat or go back; also in the lists of the same kind that
/// continue this one.
void AscendingOrder::makeRoom(const Item &array, qint64 index, const Part &part, qint64 last)
{
    const qint64 first = index < array.count ? numberAt(m_tree, array, index, part) : last;
    const qint64 before = last;
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
        m_changes.replaceIn(
            array, {array.range.begin + index * array.stride, array.range.begin + end * array.stride}, Bytes(bytes),
            Change::Cause::Order,
            editText(QT_TRANSLATE_N_NOOP("edit", "%n later element(s) make room in %1: %2 → %3"), end - index)
                    .arg(QLatin1StringView(part.field->name))
                    .arg(first)
                    .arg(before + 1)
                + (end - index > 1 ? QStringLiteral(", …") : QString()));
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
Item AscendingOrder::continuation(const Item &array, const Part &part, qint64 last) const
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

} // namespace hexahedron
