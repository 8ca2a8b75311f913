#include "core/edit/renumbering.h"

#include "core/changes/edittext.h"
#include "core/changes/wishes.h"
#include "core/check/referringnodes.h"
#include "core/edit/counts.h"
#include "core/edit/listsbeside.h"
#include "core/edit/pendingchanges.h"
#include "core/edit/ranges.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/places.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

#include <limits>

namespace hexahedron {

QString Renumbering::goneText(const QString &path, size_t gone, qint64 count)
{
    return editText(QT_TRANSLATE_N_NOOP("edit", "%1: %n of %2 elements referred to it and go too."), qint64(gone))
        .arg(path, QString::number(count));
}

bool Renumbering::namesNothing(qint64 number, const Field &index)
{
    return number < 0 || index.isNone(number);
}

Renumbering::Renumbering(const Plan &plan, const Item &array)
    : m_plan(plan)
    , m_tree(plan.changes.tree())
    , m_array(array)
    , m_referrers(m_tree, array)
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
    findHeirs();
    visit();
}

/// Where elements have parents, what named a removed one names the nearest one above it that stays. What belonged to a removed
/// outermost one goes to the first of its children.
void Renumbering::findHeirs()
{
    const auto &body = m_array.field->body;
    const auto parentField = std::find_if(body.begin(), body.end(), [](const Field *f) { return f->index.isParent; });
    const std::vector<qint64> parents = parentField == body.end() ? parentsInColumn() : parentsInElements(*parentField);
    if (parents.empty())
        return;
    const auto isRemoved = [this](qint64 i) { return std::binary_search(m_removed.begin(), m_removed.end(), i); };
    // The nearest one above that stays, or the outermost one when none does.
    const auto above = [&](qint64 i) {
        for (qint64 steps = 0; isRemoved(i) && parents[size_t(i)] != i && steps < m_array.count; ++steps)
            i = parents[size_t(i)];
        return i;
    };
    std::vector<qint64> firstChild(parents.size(), -1); // of those whose ancestors all go
    for (qint64 i = 0; i < m_array.count; ++i) {
        const qint64 top = isRemoved(i) ? i : above(parents[size_t(i)]);
        if (!isRemoved(i) && isRemoved(top) && firstChild[size_t(top)] < 0)
            firstChild[size_t(top)] = i;
    }
    for (const qint64 gone : m_removed) {
        const qint64 top = above(gone);
        m_heirs.push_back(isRemoved(top) ? firstChild[size_t(top)] : top);
    }
    Rebinding children;
    for (qint64 i = 0; i < m_array.count; ++i) {
        const auto gone = std::ranges::lower_bound(m_removed, parents[size_t(i)]);
        if (isRemoved(i) || gone == m_removed.end() || *gone != parents[size_t(i)])
            continue;
        const qint64 heir = m_heirs[size_t(gone - m_removed.begin())];
        heir < 0 || heir == i ? children.addUnbound() : children.addBound(heir);
    }
    for (const QString &sentence : children.sentencesOfChildren(m_tree, m_array))
        m_plan.changes.addConsequence(sentence);
}

std::optional<qint64> Renumbering::heirOf(qint64 number) const
{
    const auto it = std::lower_bound(m_removed.begin(), m_removed.end(), number - m_base);
    if (m_heirs.empty() || it == m_removed.end() || *it != number - m_base)
        return {};
    return m_heirs[size_t(it - m_removed.begin())];
}

/// The first element that stays.
qint64 Renumbering::firstLeft() const
{
    qint64 first = 0;
    while (std::binary_search(m_removed.begin(), m_removed.end(), first))
        ++first;
    return first;
}

/// The parent of each element; itself where there is none.
std::vector<qint64> Renumbering::parentsInElements(const Field *parent) const
{
    std::vector<qint64> parents;
    for (qint64 i = 0; i < m_array.count; ++i) {
        const qint64 number = integerIn(m_tree, m_tree.child(m_array, i), parent, -1);
        parents.push_back(number >= 0 && number < m_array.count ? number : i);
    }
    return parents;
}

/// The same where another column says so.
std::vector<qint64> Renumbering::parentsInColumn() const
{
    const Field *record = m_array.field->parent;
    std::vector<qint64> parents;
    for (const Field *column : m_array.field->array.isColumn ? record->body : std::vector<const Field *>()) {
        if (!column->index.isParent || !m_referrers.mayName(*column))
            continue;
        parents = integersIn(m_tree, m_tree.parent(m_array), column);
        parents.resize(size_t(m_array.count), m_array.count);
        for (qint64 i = 0; i < m_array.count; ++i)
            parents[size_t(i)] = parents[size_t(i)] < m_array.count ? parents[size_t(i)] : i;
    }
    return parents;
}

/// What a number in a list becomes; nothing when what holds it has to go.
std::optional<qint64> Renumbering::numberFor(qint64 number, qint64 row, const Field &index) const
{
    if (namesNothing(number, index))
        return number;
    std::optional<qint64> now = renumbered(number);
    // A first child that takes the place of its parent has none.
    const bool isItself = now && index.index.isParent && index.index.mayBeNone && number != row
                          && *now == renumbered(row);
    if ((!now && index.index.mayBeNone) || isItself)
        return index.none();
    return now;
}

/// It named what is gone, and may name nothing.
bool Renumbering::becomesNone(qint64 number, const Field &index) const
{
    return index.index.mayBeNone && !namesNothing(number, index) && !renumbered(number);
}

void Renumbering::noteNone(const Item &list, const Field &index, const std::vector<qint64> &elements)
{
    constexpr size_t MostNamed = 4;
    if (elements.size() > MostNamed) {
        m_plan.changes.addConsequence(
            editText(QT_TRANSLATE_NOOP("edit", "%1: %2 numbers referred to it and become %3."))
                .arg(m_tree.path(list))
                .arg(qint64(elements.size()))
                .arg(index.none()));
        return;
    }
    for (const qint64 element : elements)
        m_plan.changes.addConsequence(editText(QT_TRANSLATE_NOOP("edit", "%1 referred to it and becomes none."))
                                          .arg(m_tree.path(m_tree.child(list, element))));
}

/// A column of indices in which rows come or go, too: cell by cell.
void Renumbering::visitCells(const Item &column, const Field &index)
{
    std::vector<qint64> none;
    for (qint64 row = 0; row < column.count; ++row) {
        const Item cell = m_tree.child(column, row);
        if (m_plan.changes.touches(cell.stream, cell.range))
            continue; // it goes as well
        const QByteArray bytes = m_tree.bytes(cell.stream).toByteArray(cell.range);
        const qint64 number = decodeInteger(index, reinterpret_cast<const uchar *>(bytes.constData()));
        const std::optional<qint64> now = numberFor(number, row, index);
        if (becomesNone(number, index))
            none.push_back(row);
        if (now && *now != number)
            m_plan.changes.replace(cell, cell.node, cell.range, Bytes(encoded(*now, index)), Change::Cause::Index,
                                   QStringLiteral("%1 → %2").arg(number).arg(*now));
    }
    noteNone(column, index, none);
}

std::optional<qint64> Renumbering::renumbered(qint64 number) const
{
    const qint64 local = number - m_base;
    if (m_insertedAt >= 0)
        return local >= m_insertedAt ? number + m_insertedCount : number;
    const auto it = std::lower_bound(m_removed.begin(), m_removed.end(), local);
    if (it == m_removed.end() || *it != local)
        return number - (it - m_removed.begin());
    const qint64 heir = m_heirs.empty() ? -1 : m_heirs[size_t(it - m_removed.begin())];
    if (!m_heirs.empty() && heir < 0)
        return m_base; // nothing is left that could be named
    return heir < 0 ? std::nullopt : renumbered(m_base + heir);
}

QByteArray Renumbering::encoded(qint64 number, const Field &index)
{
    const qint64 end = index.width < 8 ? qint64(1) << (8 * index.width - (index.number.isSigned ? 1 : 0))
                                       : std::numeric_limits<qint64>::max();
    if (number >= end)
        m_plan.changes.refuse(editText(QT_TRANSLATE_NOOP("edit", "%1 cannot name more than %2 elements."))
                                  .arg(QLatin1StringView(index.name))
                                  .arg(end));
    return encodeInteger(index, number);
}

void Renumbering::visit()
{
    for (const StreamId stream : places::streamsOfFile(m_tree, m_array.stream))
        visitStream(stream);
}

void Renumbering::visitStream(StreamId id)
{
    const StreamTree &stream = m_tree.stream(id);
    for (const Field *index : stream.schema->fields) {
        if (!m_referrers.mayName(*index))
            continue;
        ReferringNodes &referring = m_plan.referring;
        for (const NodeId node :
             id == m_array.stream ? referring.nodes(id, *index, m_referrers.holder()) : referring.nodes(id, *index))
            visitNode(id, node, *index);
    }
}

void Renumbering::visitNode(StreamId stream, NodeId node, const Field &index)
{
    const std::optional<qint64> base = m_referrers.baseFor({stream, node}, index);
    const std::optional<std::vector<IndexRun>> runs = m_referrers.runsOf({stream, node}, index);
    if (!base && !runs)
        return;
    m_base = base.value_or(0);
    const qint64 group = m_referrers.groupOf({stream, node}, index);
    const Item owner = m_tree.itemOf(stream, node);
    if (owner.role == Item::Role::Array)
        return; // its elements are visited as nodes of their own
    const auto layout = m_tree.layoutOf(stream, node);
    for (const Part &part : layout->parts) {
        const Item item = m_tree.child(owner, &part - layout->parts.data());
        if (part.field == &index && item.role == Item::Role::Array)
            runs ? visitRuns(item, index, *runs) : visitList(item, index, group);
        else if (part.field == &index)
            visitNumbers(item, index);
        else if (item.role == Item::Role::Array && item.stride > 0 && part.field == index.parent)
            for (const auto shape = m_tree.shapeOf(item); const Part &place : *shape) {
                if (place.field == &index)
                    visitArray(item, place, index);
            }
    }
}

/// A record that varies in size goes with what it named, where it must name something. False when this is no such record.
bool Renumbering::goesToo(const Item &field, const Field &index)
{
    const Item record = m_tree.itemOf(field.stream, field.node);
    if (index.index.mayBeNone || index.index.otherwise || record.role != Item::Role::Element)
        return false;
    m_plan.changes.addConsequence(
        editText(QT_TRANSLATE_NOOP("edit", "%1 referred to it and goes too.")).arg(m_tree.path(record)));
    m_plan.wishes.removeElements(m_tree.parent(record), m_tree.row(record), 1);
    return true;
}

/// A number or vector of its own: what is gone becomes none.
void Renumbering::visitNumbers(const Item &field, const Field &index)
{
    if (m_plan.changes.touches(field.stream, field.range))
        return; // it goes as well
    QByteArray bytes = m_tree.bytes(field.stream).toByteArray(field.range);
    const QByteArray before = bytes;
    const qsizetype width = index.width;
    for (qsizetype i = 0; i + width <= bytes.size(); i += width) {
        const qint64 number = decodeInteger(index, reinterpret_cast<const uchar *>(bytes.constData() + i));
        if (namesNothing(number, index))
            continue;
        const std::optional<qint64> now = renumbered(number);
        if (!now && goesToo(field, index))
            return;
        if (!now)
            m_plan.changes.addConsequence(
                editText(QT_TRANSLATE_NOOP("edit", "%1 referred to it and becomes none.")).arg(m_tree.path(field)));
        bytes.replace(i, width, encoded(now.value_or(index.index.otherwise.value_or(-1)), index));
    }
    if (bytes != before)
        m_plan.changes.replaceIn(field, field.range, Bytes(bytes), Change::Cause::Index,
                                 editText(QT_TRANSLATE_NOOP("edit", "renumbered")));
}

/// A list of bare indices. Those that make one thing with an index that named what is gone go too, and so do those that other
/// lists have more about; where nothing is known about such things, the index names what takes the place of the one that is gone.
void Renumbering::visitList(const Item &list, const Field &index, qint64 group)
{
    const bool isTouched = m_plan.changes.touches(list.stream, list.range);
    if (index.array.isColumn ? index.index.isParent || isTouched : isTouched && group == 1) {
        visitCells(list, index);
        return;
    }
    if (m_plan.changes.isRemoved(list))
        return;
    const QByteArray before = m_tree.bytes(list.stream).toByteArray(list.range);
    qint64 neighbours = 0;
    const bool goes = group > 1 || !m_plan.beside.of(list).empty();
    Rebinding rebinding;
    QByteArray kept;
    std::vector<qint64> gone;
    std::vector<qint64> none;
    for (qint64 first = 0; first < list.count; first += group) {
        QByteArray numbers = before.mid(first * index.width, qMin(group, list.count - first) * index.width);
        bool loses = false;
        for (qsizetype at = 0; at < numbers.size(); at += index.width) {
            const qint64 number = decodeInteger(index, reinterpret_cast<const uchar *>(numbers.constData()) + at);
            const std::optional<qint64> now = numberFor(number, first, index);
            loses = loses || !now;
            if (becomesNone(number, index))
                none.push_back(first + at / index.width);
            if (const std::optional<qint64> heir = heirOf(number); heir && *heir >= 0)
                rebinding.addBound(*heir);
            neighbours += now || goes ? 0 : 1;
            numbers.replace(at, index.width, encoded(now ? *now : neighbourFor(number), index));
        }
        if (loses && index.index.newReference) {
            m_plan.changes.refuse(editText(QT_TRANSLATE_NOOP("edit", "%1 refers to it and has to name something."))
                                      .arg(m_tree.path(m_tree.child(list, first))));
            return;
        }
        for (qint64 i = first; loses && goes && i < qMin(first + group, list.count); ++i)
            gone.push_back(i);
        if (!loses || !goes)
            kept += numbers;
    }
    for (const QString &sentence : rebinding.sentencesOfNumbers(m_tree, list, m_array))
        m_plan.changes.addConsequence(sentence);
    noteNeighbours(list, neighbours);
    noteNone(list, index, none);
    if (kept != before)
        replaceList(list, kept, gone);
}

/// What stands in the place of a removed element now, or the last one.
qint64 Renumbering::neighbourFor(qint64 number) const
{
    const qint64 local = number - m_base;
    const qint64 before = std::lower_bound(m_removed.begin(), m_removed.end(), local) - m_removed.begin();
    const qint64 left = m_array.count - qint64(m_removed.size());
    return m_base + qBound<qint64>(0, local - before, qMax<qint64>(0, left - 1));
}

void Renumbering::noteNeighbours(const Item &list, qint64 count)
{
    if (count > 0)
        m_plan.changes.addConsequence(
            editText(QT_TRANSLATE_N_NOOP("edit", "%1: %n number(s) named what is gone. They name "
                                                 "what takes its place now."),
                     count)
                .arg(m_tree.path(list)));
}

void Renumbering::replaceList(const Item &list, const QByteArray &kept, const std::vector<qint64> &gone)
{
    m_plan.changes.replaceIn(
        list, list.range, Bytes(kept), gone.empty() ? Change::Cause::Index : Change::Cause::Reference,
        gone.empty() ? editText(QT_TRANSLATE_NOOP("edit", "renumbered"))
                     : editText(QT_TRANSLATE_N_NOOP("edit", "%n element(s) removed, the others renumbered"),
                                qint64(gone.size())));
    if (gone.empty())
        return;
    m_plan.changes.addConsequence(goneText(m_tree.path(list), gone.size(), list.count));
    m_plan.counts.add(list, -qint64(gone.size()));
    m_plan.beside.removed(list, gone);
    Ranges(m_plan.changes, list).removed(gone);
}

} // namespace hexahedron
