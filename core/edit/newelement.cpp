#include "core/edit/newelement.h"

#include "core/check/indextargets.h"
#include "core/edit/edittext.h"
#include "core/edit/relayout.h"
#include "core/schema/schema.h"
#include "core/tree/value.h"

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
    ValueStack values = m_tree.valuesInside(m_array.stream, m_array.node);
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
    if (m_array.field->lastAt) {
        *reason = editText(QT_TRANSLATE_NOOP("edit", "Elements of %1 are of many kinds; copy one instead."))
                      .arg(m_tree.path(m_array));
        return {};
    }
    if (!namesSomething(*m_array.field, reason))
        return {};
    UniqueValues unique(m_tree, m_array);
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
        return given.contains(&field) ? given.at(&field) : Relayout::neutralField(field, 1);
    const ValueStack values = m_tree.valuesInside(m_array.stream, m_array.node);
    std::optional<QByteArray> element = Relayout::neutralRecord(field, values, given);
    if (!element) {
        *reason = editText(QT_TRANSLATE_NOOP("edit", "Elements of %1 would become too large."))
                      .arg(m_tree.path(m_array));
        return {};
    }
    const std::vector<Part> parts = partsOf(*element);
    followNeighbour(parts, *element);
    for (const Part &part : parts) {
        if (part.field->isAscending && part.field->kind == Kind::Float)
            keepOrder(part, *element);
    }
    moveOwnReferences(parts, *element, count);
    return element;
}

/// An index that must name something needs something to name.
bool NewElement::namesSomething(const Field &record, QString *reason) const
{
    const auto names = [this](const Field &field) {
        if (!field.indexes || field.indexMayBeNone || field.isParent)
            return true;
        IndexTargets targets(m_tree.stream(m_array.stream));
        const IndexTargets::Target &target = targets.of(m_array.node, field);
        return !target.isFound() || target.total > 0;
    };
    std::vector<const Field *> fields{&record};
    for (size_t i = 0; i < fields.size(); ++i) {
        const Field &field = *fields[i];
        if (!names(field)) {
            *reason = editText(
                          QT_TRANSLATE_NOOP("edit", "%1 would have to name one of the %2, of which there are none."))
                          .arg(QLatin1StringView(field.name), QLatin1StringView(field.indexes->name));
            return false;
        }
        // Lists inside are empty in a neutral record, unless it begins with some elements.
        for (const Field *inner : field.body) {
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
        const bool mustName = field.indexes && !field.indexMayBeNone && !field.isParent && field.isNumber()
                              && !field.isArray();
        if (field.isUnique || !(mustName || field.isLikeNeighbour))
            continue;
        const Item like = partOf(neighbour, &field);
        if (like.isValid() && like.range.size() == part.range.size())
            element.replace(part.range.begin, part.range.size(), m_tree.bytes(m_array.stream).toByteArray(like.range));
    }
}

/// Between its neighbours, or as far behind the last one as that lies behind the one before.
void NewElement::keepOrder(const Part &part, QByteArray &element) const
{
    if (m_array.count == 0)
        return;
    const Field *field = part.field;
    double value = 0;
    if (m_index == 0)
        value = std::min(field->initialValue(0), floatOf(0, field));
    else if (m_index < m_array.count)
        value = (floatOf(m_index - 1, field) + floatOf(m_index, field)) / 2;
    else
        value = floatOf(m_index - 1, field)
                + (m_index > 1 ? std::max(1.0, floatOf(m_index - 1, field) - floatOf(m_index - 2, field)) : 1);
    QByteArray bytes;
    if (encodeNumber(*field, value, bytes))
        element.replace(part.range.begin, bytes.size(), bytes);
}

/// What new elements name in their own array moves with it.
void NewElement::moveOwnReferences(const std::vector<Part> &parts, QByteArray &element, qint64 count) const
{
    for (const Part &part : parts) {
        if (part.field->indexes != m_array.field || part.field->kind != Kind::Integer)
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
