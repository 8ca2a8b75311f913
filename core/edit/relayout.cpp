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

QByteArray Relayout::neutralField(const Field &field, qint64 times)
{
    if (field.kind == Kind::Text) {
        if (field.textForm == TextForm::Terminated)
            return field.initialText + '\0';
        if (field.textForm == TextForm::Prefixed)
            return encodeInteger(field.initialText.size(), field.width) + field.initialText;
        return field.initialText.leftJustified(field.width, '\0', true);
    }
    QByteArray bytes;
    for (qint64 i = 0; i < times; ++i) {
        QByteArray number(field.width, '\0');
        encodeNumber(field, field.initialValue(size_t(i)), number);
        bytes += number;
    }
    return bytes;
}

QByteArray Relayout::neutralRecord(const Field &record, const ValueStack &values)
{
    QByteArray bytes;
    if (const ElementLayout *layout = describedLayout(record, values)) {
        bytes.fill('\0', layout->stride);
        for (const ElementLayout::Place &place : layout->places) {
            const QByteArray neutral = neutralField(*place.field, timesOf(*place.field, values));
            bytes.replace(place.offset, neutral.size(), neutral);
        }
        return bytes;
    }
    ValueStack inner = values; // counts and flags of the record itself shape what follows them
    for (const Field *field : record.body) {
        if (!field->when.isEmpty() && !field->when.evaluate(inner))
            continue;
        const qint64 times = timesOf(*field, inner);
        if (field->kind == Kind::Record) {
            for (qint64 i = 0; i < times && bytes.size() < LargestRecord; ++i)
                bytes += neutralRecord(*field, inner);
            continue;
        }
        const QByteArray neutral = neutralField(*field, times);
        bytes += neutral;
        if (field->isReferred && field->kind == Kind::Integer && neutral.size() == field->width)
            inner.push(field, decodeInteger(reinterpret_cast<const uchar *>(neutral.constData()), field->width, field->isSigned));
    }
    return bytes;
}

void Relayout::convert(const Item &field, const QByteArray &bytes)
{
    const Tree &tree = m_planner.tree();
    const qint64 value = decodeInteger(reinterpret_cast<const uchar *>(bytes.constData()), field.field->width, field.field->isSigned);
    const Item frame = tree.parent(field);
    if (!field.field->counts.empty()) {
        const Value old = valueOf(tree, field);
        for (qint64 row = 0; row < tree.childCount(frame); ++row) {
            const Item array = tree.child(frame, row);
            const auto &counts = field.field->counts;
            if (std::find(counts.begin(), counts.end(), array.field) == counts.end() || !std::holds_alternative<qint64>(old))
                continue;
            // The count itself follows as for any insertion or removal.
            const qint64 by = value - array.count;
            if (by > 0)
                m_planner.insertElements(array, array.count, by);
            else if (by < 0)
                m_planner.removeElements(array, array.count + by, -by);
            return;
        }
    }
    m_planner.setBytes(field, bytes);
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
    const QByteArray bytes = m_planner.tree().bytes(old.stream).toByteArray(old.range);
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
