#include "core/edit/newelement.h"

#include "core/changes/edittext.h"
#include "core/changes/wishes.h"
#include "core/check/indextargets.h"
#include "core/edit/relayout.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <QCoreApplication>

namespace hexahedron {

qint64 NewElement::numberAt(const QByteArray &bytes, qint64 offset, const Field &field)
{
    return decodeInteger(field, reinterpret_cast<const uchar *>(bytes.constData()) + offset);
}

std::vector<Part> NewElement::partsOf(const QByteArray &element) const
{
    if (m_array.field->isNumber())
        return {};
    if (m_array.stride > 0)
        return *m_tree.shapeOf(m_array);
    std::vector<Part> parts;
    ValueStack values = valuesOfNew();
    ByteCursor cursor{Bytes(element)};
    layOut(*m_array.field, {0, element.size()}, cursor, values, nullptr, parts);
    return parts;
}

Item NewElement::partOf(qint64 element, const Field *field) const
{
    const Item item = m_tree.child(m_array, element);
    for (qint64 row = 0; row < m_tree.childCount(item); ++row) {
        const Item part = m_tree.child(item, row);
        if (part.field == field)
            return part;
    }
    return {};
}

double NewElement::floatOf(qint64 element, const Field *field) const
{
    const QByteArray bytes = m_tree.bytes(m_array.stream).toByteArray(partOf(element, field).range);
    return bytes.size() == field->width ? decodeAsDouble(*field, reinterpret_cast<const uchar *>(bytes.constData()))
                                        : 0;
}

std::optional<QByteArray> NewElement::make(qint64 count, QString *reason)
{
    if (m_array.field->array.lastAt) {
        *reason = editText(QT_TRANSLATE_NOOP("edit", "Elements of %1 are of many kinds; copy one instead."))
                      .arg(m_tree.path(m_array));
        return {};
    }
    if (!namesSomething(*m_array.field, reason))
        return {};
    if (m_array.field->index.newReference && m_wishes)
        return newReferences(count, reason);
    UniqueValues unique(m_tree, m_array);
    if (!unique.isNeeded() && m_array.field->isNumber() && !m_array.field->array.isColumn)
        return Relayout::neutralField(*m_array.field, count);
    if (!unique.isNeeded()) {
        const std::optional<QByteArray> element = makeOne({}, count, reason);
        return element ? std::optional(element->repeated(count)) : std::nullopt;
    }
    QByteArray inserted;
    for (qint64 i = 0; i < count; ++i) {
        const std::optional<GivenValues> given = unique.next();
        if (!given) {
            *reason = editText(QT_TRANSLATE_NOOP("edit", "%1 names everything already that %2 can name."))
                          .arg(m_tree.path(m_array), QLatin1StringView(unique.exhausted()->name));
            return {};
        }
        const std::optional<QByteArray> element = makeOne(*given, count, reason);
        if (!element)
            return {};
        inserted += *element;
    }
    return inserted;
}

/// One of `count` new elements; nothing when it would become too large.
std::optional<QByteArray> NewElement::makeOne(const GivenValues &given, qint64 count, QString *reason) const
{
    const Field &field = *m_array.field;
    if (field.isNumber())
        return given.contains(&field) ? given.at(&field) : numberLike(field).value_or(Relayout::neutralField(field, 1));
    const ValueStack values = valuesOfNew();
    std::optional<QByteArray> element = Relayout::neutralRecord(
        field, values, Relayout::mostNew(m_tree, m_array.stream), withTextsOfNeighbour(given));
    if (!element) {
        *reason = editText(QT_TRANSLATE_NOOP("edit", "Elements of %1 would become too large."))
                      .arg(m_tree.path(m_array));
        return {};
    }
    const std::vector<Part> parts = partsOf(*element);
    followNeighbour(parts, *element);
    moveOwnReferences(parts, *element, count);
    return element;
}

/// Texts that should be like those of a neighbour: they have a size of their own.
GivenValues NewElement::withTextsOfNeighbour(GivenValues given) const
{
    const qint64 neighbour = m_index > 0 ? m_index - 1 : 0;
    for (const Field *field : m_array.field->body) {
        if (m_array.count == 0 || !field->initial.isLikeNeighbour || !field->document.standsFor)
            continue;
        const Item like = partOf(neighbour, field);
        if (like.isValid() && like.fault == Fault::None)
            given.try_emplace(field, storedBytes(m_tree, like));
    }
    return given;
}

/// What the cells of a new row name: one of what is there, or a text that is added for them.
std::optional<QByteArray> NewElement::newReferences(qint64 count, QString *reason) const
{
    const Field &field = *m_array.field;
    QByteArray bytes;
    for (const NewReference &reference : field.index.newReference(m_tree, m_array, m_index, count)) {
        if (reference.number < 0 && reference.text.isEmpty()) {
            *reason = QCoreApplication::translate(field.schema->context, reference.reason);
            return {};
        }
        const Item table = itemOfField(m_tree, m_array.stream, *field.index.array);
        if (reference.number < 0 && !table.isValid()) { // cut off
            *reason = editText(QT_TRANSLATE_NOOP("edit", "No text can be added to %1."))
                          .arg(QLatin1String(field.index.array->name));
            return {};
        }
        bytes += encodeInteger(reference.number >= 0 ? reference.number : m_wishes->addText(table, reference.text),
                               field.width);
    }
    return bytes;
}

/// The number of a neighbour, for cells that should be alike.
std::optional<QByteArray> NewElement::numberLike(const Field &field) const
{
    const bool mustName = field.index.array && !field.index.mayBeNone && !field.index.isParent;
    if (!field.array.isColumn || m_array.count == 0 || !(mustName || field.initial.isLikeNeighbour))
        return {};
    const Item neighbour = m_tree.child(m_array, m_index > 0 ? m_index - 1 : 0);
    return m_tree.bytes(m_array.stream).toByteArray(neighbour.range);
}

/// What shapes a new element: values around it, and in columns the other cells of its row.
ValueStack NewElement::valuesOfNew() const
{
    ValueStack values = m_tree.valuesInside(m_array.stream, m_array.node);
    const Item above = m_array.field->derived.rowFields.empty() ? Item() : m_tree.parent(m_array);
    for (const Field *field : m_array.field->derived.rowFields) {
        QString reason;
        const std::optional<QByteArray> cell = NewElement(m_tree, childOf(m_tree, above, field), m_index)
                                                   .make(1, &reason);
        if (cell && cell->size() == field->width)
            values.push(field, numberAt(*cell, 0, *field));
    }
    return values;
}

/// An index that must name something needs something to name.
bool NewElement::namesSomething(const Field &record, QString *reason) const
{
    const auto names = [this](const Field &field) {
        if (!field.index.array || field.index.mayBeNone || field.index.isParent)
            return true;
        IndexTargets targets(m_tree.stream(m_array.stream));
        const IndexTargets::Target &target = targets.of(m_array.node, field);
        return !target.isFound() || target.total > 0;
    };
    std::vector<const Field *> fields{&record};
    // Of what a record may carry, only that counts which these do.
    const auto shape = &record == m_array.field && m_array.stride > 0 ? m_tree.shapeOf(m_array) : nullptr;
    for (size_t i = 0; shape && i < shape->size(); ++i)
        fields.push_back((*shape)[i].field);
    for (size_t i = 0; i < fields.size(); ++i) {
        const Field &field = *fields[i];
        if (!names(field)) {
            *reason = editText(
                          QT_TRANSLATE_NOOP("edit", "%1 would have to name one of the %2, of which there are none."))
                          .arg(QLatin1StringView(field.name), QLatin1StringView(field.index.array->name));
            return false;
        }
        // Lists inside are empty in a neutral record, unless it begins with some elements.
        for (const Field *inner : shape &&&field == &record ? std::vector<const Field *>() : field.body) {
            const Field *count = inner->times.singleField();
            if (!inner->isArray() || (count && count->initialValue(0) > 0))
                fields.push_back(inner);
        }
    }
    return true;
}

/// References that cannot be none are those of a neighbour: it names something that is there and may stand together.
void NewElement::followNeighbour(const std::vector<Part> &parts, QByteArray &element) const
{
    if (m_array.count == 0)
        return;
    const qint64 neighbour = m_index > 0 ? m_index - 1 : 0;
    for (const Part &part : parts) {
        const Field &field = *part.field;
        const bool mustName = field.index.array && !field.index.mayBeNone && !field.index.isParent && field.isNumber()
                              && !field.isArray();
        if (field.freshValues() || !(mustName || field.initial.isLikeNeighbour))
            continue;
        const Item like = partOf(neighbour, &field);
        if (like.isValid() && like.range.size() == part.range.size())
            element.replace(part.range.begin, part.range.size(), m_tree.bytes(m_array.stream).toByteArray(like.range));
    }
}

std::optional<QByteArray> NewElement::spread(const Part &part, QByteArray &inserted) const
{
    const Field &field = *part.field;
    const qint64 count = m_array.count;
    const auto write = [&](double value, qint64 element, QByteArray &elements) {
        QByteArray bytes;
        if (encodeNumber(field, value, bytes))
            elements.replace(element * m_array.stride + part.range.begin, bytes.size(), bytes);
    };
    const qint64 elements = inserted.size() / m_array.stride;
    if (count == 0) {
        for (qint64 i = 1; i < elements; ++i)
            write(field.initialValue(0) + double(i), i, inserted);
        return {};
    }
    const double first = floatOf(0, &field);
    const double given = decodeAsDouble(field,
                                        reinterpret_cast<const uchar *>(inserted.constData()) + part.range.begin);
    const bool isBehind = m_index == 0 || given > floatOf(m_index - 1, &field);
    if (elements == 1 && isBehind && (m_index == count || given < floatOf(m_index, &field))
        && given != field.initialValue(0))
        return {}; // somebody chose it well
    const bool makesRoom = m_index == 0 && first <= field.initialValue(0);
    double from = first;
    double step = 1;
    if (makesRoom) {
        step = ((count > 1 ? floatOf(1, &field) : first + 1) - first) / double(elements + 1);
    } else if (m_index == 0) {
        from = field.initialValue(0);
        step = (first - from) / double(elements);
    } else if (m_index < count) {
        const double before = floatOf(m_index - 1, &field);
        step = (floatOf(m_index, &field) - before) / double(elements + 1);
        from = before + step;
    } else {
        const double before = floatOf(count - 1, &field);
        step = count > 1 ? std::max(1.0, before - floatOf(count - 2, &field)) : 1;
        from = before + step;
    }
    for (qint64 i = 0; i < elements; ++i)
        write(from + double(i) * step, i, inserted);
    if (!makesRoom)
        return {};
    QByteArray moved = m_tree.bytes(m_array.stream).toByteArray(m_tree.child(m_array, 0).range);
    write(first + double(elements) * step, 0, moved);
    return moved;
}

/// What new elements name in their own array moves with it.
void NewElement::moveOwnReferences(const std::vector<Part> &parts, QByteArray &element, qint64 count) const
{
    for (const Part &part : parts) {
        if (part.field->index.array != m_array.field || part.field->kind != Kind::Integer)
            continue;
        const qint64 number = numberAt(element, part.range.begin, *part.field);
        if (number >= m_index && m_array.count > 0)
            element.replace(part.range.begin, part.field->width, encodeInteger(*part.field, number + count));
    }
}

qint64 NewElement::continueOrder(const Part &part, QByteArray &inserted) const
{
    const auto at = [&](qint64 element) {
        const ByteRange range = part.range.translated(m_array.range.begin + element * m_array.stride);
        return numberAt(m_tree.bytes(m_array.stream).toByteArray(range), 0, *part.field);
    };
    qint64 number = m_index > 0 ? at(m_index - 1) + 1 : m_array.count > 0 ? at(0) : qint64(part.field->initialValue(0));
    for (qint64 offset = part.range.begin; offset < inserted.size(); offset += m_array.stride)
        inserted.replace(offset, part.field->width, encodeInteger(*part.field, number++));
    return number - 1;
}

} // namespace hexahedron
