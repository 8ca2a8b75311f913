// Elements of arrays come and go.
#include "core/edit/planner.h"
#include "core/edit/relayout.h"
#include "core/edit/renumbering.h"
#include "core/edit/shares.h"
#include "core/schema/schema.h"
#include "core/tree/value.h"

#include <QCoreApplication>

#include <limits>
#include <numeric>

namespace hexahedron {

namespace {

constexpr qint64 MostInserted = 1 << 24; // elements or bytes at once; more is a slip

QString tr(const char *text, int n = -1)
{
    return QCoreApplication::translate("edit", text, nullptr, n);
}

/// The first part of the elements that says so: ascending or unique.
const Part *partWhere(const std::vector<Part> &shape, bool Field::*is)
{
    const auto it = std::find_if(shape.begin(), shape.end(), [is](const Part &p) { return p.field->*is && p.count == 1; });
    return it == shape.end() ? nullptr : &*it;
}

qint64 numberAt(const QByteArray &bytes, qint64 offset, const Field &field)
{
    return decodeInteger(reinterpret_cast<const uchar *>(bytes.constData()) + offset, field.width, field.isSigned);
}

qint64 numberAt(const Tree &tree, const Item &array, qint64 element, const Part &part)
{
    const ByteRange range = part.range.translated(array.range.begin + element * array.stride);
    return numberAt(tree.bytes(array.stream).toByteArray(range), 0, *part.field);
}

/// References that cannot be none are those of a neighbour: it names something that is there and may stand together.
void followNeighbour(const Tree &tree, const Item &array, qint64 index, const std::vector<Part> &shape, QByteArray &element)
{
    if (array.count == 0)
        return;
    const ByteRange neighbour = tree.child(array, index > 0 ? index - 1 : 0).range;
    for (const Part &part : shape) {
        if (part.field->indexes && !part.field->indexMayBeNone && !part.field->isUnique)
            element.replace(part.range.begin, part.range.size(),
                            tree.bytes(array.stream).toByteArray(part.range.translated(neighbour.begin)));
    }
}

/// Gives inserted elements numbers that nothing else in the array has, the smallest ones first. False when all are taken.
bool makeUnique(const Tree &tree, const Item &array, const Part &part, QByteArray &inserted)
{
    constexpr qint64 MostLookedAt = 1 << 20;
    if (array.count > MostLookedAt)
        return true;
    IndexTargets targets(tree.stream(array.stream));
    const qint64 end = part.field->indexes ? targets.of(array.node, *part.field).total : std::numeric_limits<qint64>::max();
    std::set<qint64> used;
    for (qint64 i = 0; i < array.count; ++i)
        used.insert(numberAt(tree, array, i, part));
    qint64 next = 0;
    for (qint64 at = part.range.begin; at < inserted.size(); at += array.stride) {
        while (used.contains(next))
            ++next;
        if (next >= end)
            return false;
        used.insert(next);
        inserted.replace(at, part.field->width, encodeInteger(next, part.field->width));
    }
    return true;
}

/// Gives inserted elements the numbers after the one before them. Returns the last one.
qint64 continueOrder(const Tree &tree, const Item &array, qint64 index, const Part &part, QByteArray &inserted)
{
    qint64 number = index > 0 ? numberAt(tree, array, index - 1, part) + 1
                    : array.count > 0 ? numberAt(tree, array, 0, part)
                                      : qint64(part.field->initialValue(0));
    for (qint64 at = part.range.begin; at < inserted.size(); at += array.stride)
        inserted.replace(at, part.field->width, encodeInteger(number++, part.field->width));
    return number - 1;
}

} // namespace

/// True for arrays whose number of elements can change by itself: to the end of the frame, or counted by one field.
bool Planner::canResize(const Item &array)
{
    if (array.role != Item::Role::Array) {
        refuse(tr(QT_TRANSLATE_NOOP("edit", "%1 is no list of elements.")).arg(m_tree.path(array)));
        return false;
    }
    const Expression &times = array.field->times;
    if (array.field->untilEnd || times.singleField())
        return true;
    std::vector<const Field *> fields;
    times.collectFields(fields);
    QStringList names;
    for (const Field *field : fields)
        names += QString::fromLatin1(field->name);
    refuse(tr(QT_TRANSLATE_NOOP("edit", "The number of elements of %1 follows from %2; change that instead."))
               .arg(m_tree.path(array), names.isEmpty() ? QString::number(times.evaluate({})) : names.join(u", ")));
    return false;
}

bool Planner::replaceArray(const Item &place, ByteRange range, const Bytes &bytes, Change::Cause cause, const QString &text)
{
    return replace(place, place.node, range, bytes, cause, text);
}

void Planner::insertElements(const Item &array, qint64 index, qint64 count, const QByteArray &value)
{
    if (!canResize(array))
        return;
    if (index < 0 || index > array.count || count < 1 || count > MostInserted) {
        refuse(tr(QT_TRANSLATE_NOOP("edit", "%1 has %2 elements; there is no place %3 for %4 more."))
                   .arg(m_tree.path(array)).arg(array.count).arg(index).arg(count));
        return;
    }
    const ValueStack values = m_tree.valuesInside(array.stream, array.node);
    const bool isNumbers = array.field->isNumber();
    QByteArray element = value;
    if (element.isEmpty())
        element = isNumbers ? Relayout::neutralField(*array.field, 1) : Relayout::neutralRecord(*array.field, values);
    if (element.isEmpty() || (array.stride > 0 && element.size() != array.stride) || element.size() * count > MostInserted * 16) {
        refuse(tr(QT_TRANSLATE_NOOP("edit", "An element of %1 has %2 bytes, not %3."))
                   .arg(m_tree.path(array)).arg(array.stride).arg(element.size()));
        return;
    }
    std::shared_ptr<const std::vector<Part>> shape;
    if (!isNumbers && array.stride > 0) {
        shape = m_tree.shapeOf(array);
        if (value.isEmpty())
            followNeighbour(m_tree, array, index, *shape, element);
    }
    QByteArray inserted = element.repeated(count);
    const Part *ascending = nullptr;
    qint64 last = 0;
    if (shape) {
        ascending = partWhere(*shape, &Field::isAscending);
        if (ascending)
            last = continueOrder(m_tree, array, index, *ascending, inserted);
        const Part *unique = value.isEmpty() ? partWhere(*shape, &Field::isUnique) : nullptr;
        if (unique && !makeUnique(m_tree, array, *unique, inserted)) {
            refuse(tr(QT_TRANSLATE_NOOP("edit", "%1 names everything already that %2 can name."))
                       .arg(m_tree.path(array), QLatin1StringView(unique->field->name)));
            return;
        }
    }
    const qint64 offset = index == array.count ? array.range.end : m_tree.child(array, index).range.begin;
    if (m_title.isEmpty())
        m_title = tr(QT_TRANSLATE_N_NOOP("edit", "Insert %n element(s) into %1"), int(count)).arg(m_tree.name(array));
    replaceArray(array, {offset, offset}, Bytes(inserted), m_cause,
                 tr(QT_TRANSLATE_N_NOOP("edit", "%n element(s) inserted before [%1]"), int(count)).arg(index));
    if (!m_withFixUps)
        return;
    addCount(array, count);
    if (ascending)
        makeRoom(array, index, *ascending, last);
    if (index < array.count) // behind the last one nothing refers to
        Renumbering(*this, array).inserted(index, count);
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
        element.replace(part.range.begin, part.field->width, encodeInteger(++last, part.field->width));
        bytes += element;
        ++end;
    }
    if (end > index)
        replaceArray(array, {array.range.begin + index * array.stride, array.range.begin + end * array.stride}, Bytes(bytes),
                     Change::Cause::Order,
                     tr(QT_TRANSLATE_N_NOOP("edit", "%n later element(s) make room in %1"), int(end - index))
                         .arg(QLatin1StringView(part.field->name)));
    if (end < array.count)
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

void Planner::removeElements(const Item &array, qint64 index, qint64 count)
{
    if (index < 0 || count < 1 || index + count > array.count) {
        if (canResize(array))
            refuse(tr(QT_TRANSLATE_NOOP("edit", "%1 has only %2 elements.")).arg(m_tree.path(array)).arg(array.count));
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
        m_title = tr(QT_TRANSLATE_N_NOOP("edit", "Remove %n element(s) of %1"), int(indexes.size())).arg(m_tree.name(array));
    qint64 removed = 0;
    for (size_t i = 0; i < indexes.size();) {
        size_t next = i + 1; // neighbours go together
        while (next < indexes.size() && indexes[next] == indexes[next - 1] + 1)
            ++next;
        const ByteRange range{m_tree.child(array, indexes[i]).range.begin, m_tree.child(array, indexes[next - 1]).range.end};
        const bool done = replaceArray(array, range, {}, m_cause,
                                       next == i + 1 ? tr(QT_TRANSLATE_NOOP("edit", "[%1] removed")).arg(indexes[i])
                                                     : tr(QT_TRANSLATE_NOOP("edit", "[%1] to [%2] removed"))
                                                           .arg(indexes[i]).arg(indexes[next - 1]));
        removed += done ? qint64(next - i) : 0;
        i = next;
    }
    if (!m_withFixUps || removed == 0)
        return;
    addCount(array, -removed);
    Renumbering(*this, array).removed(indexes);
    Shares(*this, array).removed(indexes);
}

} // namespace hexahedron
