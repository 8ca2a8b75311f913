#include "core/edit/relayout.h"

#include "core/edit/planner.h"
#include "core/schema/schema.h"
#include "core/tree/value.h"

#include <QCoreApplication>

namespace hexahedron {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("edit", text);
}

// A record that one value makes this large is a slip, or hostile.
constexpr qint64 LargestRecord = 1 << 20;
constexpr qint64 LargestNew = 1 << 28; // with all the lists inside that others decide on

qint64 timesOf(const Field &field, const ValueStack &values)
{
    return field.times.isEmpty() ? 1 : qBound<qint64>(0, field.times.evaluate(values), LargestRecord);
}

/// How long the rows of a vector are: "sets * size" has rows of `size` numbers, anything else is one row.
qint64 rowLength(const Field &field, const ValueStack &values)
{
    return qMax<qint64>(1, field.times.factors().back().evaluate(values));
}

} // namespace

QByteArray Relayout::neutralText(const Field &field, const QByteArray &text)
{
    if (field.textForm == TextForm::Terminated)
        return text + '\0';
    if (field.textForm == TextForm::Prefixed)
        return encodeInteger(text.size(), field.width) + text;
    if (field.textForm == TextForm::Sized)
        return text;
    return text.leftJustified(field.width, '\0', true);
}

QByteArray Relayout::neutralField(const Field &field, qint64 times)
{
    if (field.kind == Kind::Text)
        return neutralText(field, field.initialText);
    if (field.kind == Kind::Raw)
        return QByteArray(times, '\0');
    QByteArray bytes;
    for (qint64 i = 0; i < times; ++i) {
        QByteArray number(field.width, '\0');
        encodeNumber(field, field.initialValue(size_t(i)), number);
        bytes += number;
    }
    return bytes;
}

namespace {

/// What decides on the shape of a new record: its own numbers, each as it will be.
qint64 newNumber(const Field &field, const ValueStack &values, const GivenValues &given)
{
    if (const auto own = given.find(&field); own != given.end())
        return decodeInteger(reinterpret_cast<const uchar *>(own->second.constData()), field.width, field.isSigned);
    const qint64 key = field.initialKey ? values[field.initialKey] : 0;
    for (const auto &[of, value] : field.initialByKey) {
        if (of == key)
            return value;
    }
    return qint64(field.initialValue(0));
}

} // namespace

std::optional<QByteArray> Relayout::neutralRecord(const Field &record, const ValueStack &around,
                                                  const GivenValues &given)
{
    QByteArray bytes;
    ValueStack values = around; // and those of its own fields
    for (const Field *field : record.body) {
        if (field->isReferred && field->kind == Kind::Integer)
            values.push(field, newNumber(*field, values, given));
    }
    if (const ElementLayout *layout = describedLayout(record, values)) {
        bytes.fill('\0', layout->stride);
        for (const ElementLayout::Place &place : layout->places) {
            const QByteArray neutral = neutralField(*place.field, timesOf(*place.field, values));
            bytes.replace(place.offset, neutral.size(), neutral);
        }
        return bytes;
    }
    for (const Field *field : record.body) {
        if (!isPresent(*field, values))
            continue;
        const qint64 times = field->times.isEmpty() ? 1 : qMax<qint64>(0, field->times.evaluate(values));
        if (const auto own = given.find(field); own != given.end()) {
            bytes += own->second;
        } else if (field->kind == Kind::Record) {
            const std::optional<QByteArray> inner = times > 0 ? neutralRecord(*field, values) : QByteArray();
            if (!inner || (!inner->isEmpty() && times > LargestNew / inner->size()))
                return {};
            bytes += inner->repeated(times);
        } else if (times > LargestRecord) {
            return {};
        } else {
            const bool isKeyed = field->initialKey && field->kind == Kind::Integer && times == 1;
            bytes += isKeyed ? encodeInteger(newNumber(*field, values, given), field->width)
                             : neutralField(*field, times);
        }
        if (bytes.size() > LargestNew)
            return {};
    }
    return bytes;
}

void Relayout::convert(const Item &field, const QByteArray &bytes)
{
    const Tree &tree = m_planner.tree();
    const qint64 value = decodeInteger(reinterpret_cast<const uchar *>(bytes.constData()), field.field->width,
                                       field.field->isSigned);
    const Item frame = tree.parent(field);
    const Item element = tree.parent(field);
    if (element.field && element.field->laysOut && field.field->parent == element.field) {
        if (tree.bytes(field.stream).toByteArray(field.range) == bytes)
            return;
        m_planner.setBytes(field, bytes);
        QByteArray description = tree.bytes(element.stream).toByteArray(element.range);
        description.replace(field.range.begin - element.range.begin, bytes.size(), bytes);
        describe(tree.parent(element), tree.row(element), 1, description);
        return;
    }
    if (!field.field->counts.empty()) {
        for (const Item &array : m_planner.arraysCountedBy(field)) {
            if (array.stride == 0 && array.field->hasFixedShape)
                continue; // its elements are without bytes
            // The count itself follows as for any insertion or removal, and so do the other arrays.
            const qint64 by = value - array.count;
            if (by > 0)
                m_planner.insertElements(array, array.count, by);
            else if (by < 0)
                m_planner.removeElements(array, array.count + by, -by);
            return;
        }
    }
    m_planner.setBytes(field, bytes);
    if (field.field->isColumn) {
        convertRow(field, value);
        return;
    }
    const ValueStack oldValues = tree.valuesInside(field.stream, field.node);
    m_oldValues = &oldValues;
    ValueStack values = oldValues;
    values.push(field.field, value); // the nearest value counts, so this one hides the old one
    for (qint64 row = 0; row < tree.childCount(frame); ++row) {
        const Item array = tree.child(frame, row);
        const auto &shapes = field.field->shapes;
        if (array.role == Item::Role::Array && std::find(shapes.begin(), shapes.end(), array.field) != shapes.end())
            convertArray(array, values);
    }
}

namespace {

/// The numbers of a list that describes a layout, element by element.
std::vector<qint64> numbersOf(const Field &list, const QByteArray &bytes)
{
    std::vector<qint64> numbers;
    for (qint64 offset = 0; offset < bytes.size();) {
        for (const Field *field : list.body) {
            if (offset + field->width <= bytes.size())
                numbers.push_back(decodeInteger(reinterpret_cast<const uchar *>(bytes.constData()) + offset,
                                                field->width, field->isSigned));
            offset += field->width;
        }
    }
    return numbers;
}

} // namespace

void Relayout::describe(const Item &list, qint64 index, qint64 replaced, const QByteArray &descriptions)
{
    QByteArray bytes = m_planner.tree().bytes(list.stream).toByteArray(list.range);
    bytes.replace(index * list.stride, replaced * list.stride, descriptions);
    layOutAs(list, numbersOf(*list.field, bytes));
}

void Relayout::describe(const Item &list, const std::vector<qint64> &removed)
{
    QByteArray bytes = m_planner.tree().bytes(list.stream).toByteArray(list.range);
    for (auto it = removed.rbegin(); it != removed.rend(); ++it)
        bytes.remove(*it * list.stride, list.stride);
    layOutAs(list, numbersOf(*list.field, bytes));
}

/// Elements of the array that `list` describes get the layout that `numbers` describe.
void Relayout::layOutAs(const Item &list, const std::vector<qint64> &numbers)
{
    const Tree &tree = m_planner.tree();
    const ElementLayout *layout = layoutFor(*list.field, numbers);
    const Item frame = tree.parent(list);
    for (qint64 row = 0; row < tree.childCount(frame); ++row) {
        const Item array = tree.child(frame, row);
        if (array.field != list.field->laysOut || array.role != Item::Role::Array || array.count == 0)
            continue;
        if (!layout || !layout->isKnown || layout->stride > LargestRecord) {
            m_planner.refuse(tr(QT_TRANSLATE_NOOP("edit", "Nobody could tell then how large the elements of %1 are."))
                                 .arg(tree.path(array)));
            return;
        }
        QByteArray converted;
        for (qint64 i = 0; i < array.count; ++i)
            converted += describedRecord(tree.child(array, i), *layout);
        m_planner.replaceArray(array, array.range, Bytes(converted), Change::Cause::Layout,
                               tr(QT_TRANSLATE_NOOP("edit", "%1 elements laid out anew, %2 → %3 bytes"))
                                   .arg(array.count)
                                   .arg(array.range.size())
                                   .arg(converted.size()));
    }
}

/// One element in another layout: what has the same name is kept, number by number.
QByteArray Relayout::describedRecord(const Item &element, const ElementLayout &layout) const
{
    const Tree &tree = m_planner.tree();
    QByteArray bytes(layout.stride, '\0');
    for (const ElementLayout::Place &place : layout.places) {
        QByteArray value = neutralField(*place.field, timesOf(*place.field, {}));
        for (qint64 row = 0; row < tree.childCount(element); ++row) {
            const Item old = tree.child(element, row);
            if (qstrcmp(old.field->name, place.field->name) != 0)
                continue;
            const QByteArray stored = tree.bytes(old.stream).toByteArray(old.range);
            for (qint64 from = 0, to = 0; from < stored.size() && to < value.size();
                 from += old.field->width, to += place.field->width) {
                const double number = decodeAsDouble(*old.field,
                                                     reinterpret_cast<const uchar *>(stored.constData()) + from);
                QByteArray encoded;
                if (encodeNumber(*place.field, number, encoded))
                    value.replace(to, encoded.size(), encoded);
            }
            if (old.field == place.field)
                value = stored; // to the bit, whatever the numbers are
        }
        bytes.replace(place.offset, value.size(), value);
    }
    return bytes;
}

/// The cells, in other columns, of the row in which `cell` stands, when it gets `value`.
void Relayout::convertRow(const Item &cell, qint64 value)
{
    const Tree &tree = m_planner.tree();
    const Item column = tree.parent(cell);
    const Item part = tree.parent(column);
    const qint64 row = tree.row(cell);
    for (qint64 i = 0; i < tree.childCount(part); ++i) {
        const Item other = tree.child(part, i);
        const auto &used = other.field->rowFields;
        if (other.role != Item::Role::Array || std::find(used.begin(), used.end(), cell.field) == used.end())
            continue;
        const Item element = tree.child(other, row);
        if (!element.isValid() || element.steps > 0)
            continue;
        const ValueStack oldValues = tree.valuesInside(element.stream, element.node);
        m_oldValues = &oldValues;
        ValueStack values = oldValues;
        values.push(cell.field, value);
        for (qint64 inner = 0; inner < tree.childCount(element); ++inner) {
            const Item array = tree.child(element, inner);
            if (array.role == Item::Role::Array)
                convertArray(array, values);
        }
    }
}

void Relayout::convertArray(const Item &array, ValueStack &values)
{
    const Tree &tree = m_planner.tree();
    QByteArray converted;
    if (array.count > 0 && array.stride > 0 && elementSize(*array.field, values) > LargestRecord) {
        m_planner.refuse(tr(QT_TRANSLATE_NOOP("edit", "Elements of %1 would become too large.")).arg(tree.path(array)));
        return;
    }
    for (qint64 i = 0; i < array.count; ++i)
        converted += convertedRecord(tree.child(array, i), *array.field, values);
    if (converted == tree.bytes(array.stream).toByteArray(array.range))
        return;
    m_planner.replaceArray(array, array.range, Bytes(converted), Change::Cause::Layout,
                           tr(QT_TRANSLATE_NOOP("edit", "%1 elements laid out anew, %2 → %3 bytes"))
                               .arg(array.count)
                               .arg(array.range.size())
                               .arg(converted.size()));
}

QByteArray Relayout::convertedRecord(const Item &element, const Field &record, ValueStack &values)
{
    const Tree &tree = m_planner.tree();
    QByteArray bytes;
    const qint64 rows = tree.childCount(element);
    for (const Field *field : record.body) {
        if (!field->when.isEmpty() && !field->when.evaluate(values))
            continue;
        Item old;
        for (qint64 row = 0; row < rows && !old.isValid(); ++row) {
            const Item child = tree.child(element, row);
            if (child.field == field)
                old = child;
        }
        bytes += old.isValid() ? convertedField(old, *field, values) : neutralField(*field, timesOf(*field, values));
    }
    return bytes;
}

QByteArray Relayout::convertedField(const Item &old, const Field &field, ValueStack &values)
{
    QByteArray bytes = m_planner.tree().bytes(old.stream).toByteArray(old.range);
    if (field.kind == Kind::Raw && field.times.singleField() && old.fault == Fault::None)
        bytes.resize(timesOf(field, values), '\0');
    if (!field.isVector || old.fault != Fault::None || field.times.isConstant())
        return bytes;
    // Row by row, so that of two sets with two numbers each, two sets with three numbers keep their first two.
    QByteArray result = neutralField(field, timesOf(field, values));
    const qint64 oldRow = rowLength(field, *m_oldValues);
    const qint64 newRow = rowLength(field, values);
    const qint64 kept = qMin(oldRow, newRow) * field.width;
    for (qint64 from = 0, to = 0; from + kept <= bytes.size() && to + kept <= result.size();
         from += oldRow * field.width, to += newRow * field.width)
        result.replace(to, kept, bytes.mid(from, kept));
    return result;
}

} // namespace hexahedron
