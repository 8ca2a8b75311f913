#include "core/edit/uniquevalues.h"

#include "core/check/indextargets.h"
#include "core/edit/relayout.h"
#include "core/tree/value.h"

#include <limits>

namespace hexahedron {

namespace {

constexpr qint64 MostLookedAt = 1 << 20; // elements that are compared with a new one

} // namespace

UniqueValues::UniqueValues(const Tree &tree, const Item &array)
    : m_tree(tree)
    , m_array(array)
{
    if (array.field->isNumber() && array.field->freshValues())
        add(array.field);
    for (const Field *field : array.field->body) {
        if (field->freshValues() && !field->isArray())
            add(field);
    }
}

void UniqueValues::add(const Field *field)
{
    const FreshValues fresh = *field->freshValues();
    const qint64 first = field->kind == Kind::Text ? 2 : fresh.first;
    Taken taken{.field = field, .fresh = fresh, .values = {}, .end = 0, .next = first};
    for (qint64 i = 0; i < m_array.count && m_array.count <= MostLookedAt; ++i)
        taken.values.insert(storedIn(i, field));
    if (field->kind == Kind::Integer)
        taken.end = field->index.array ? IndexTargets(m_tree.stream(m_array.stream)).of(m_array.node, *field).total
                    : field->width < 8 ? qint64(1) << (8 * field->width)
                                       : std::numeric_limits<qint64>::max();
    m_fields.push_back(std::move(taken));
}

/// The bytes that an element has for the field, of a text without what fills its place.
QByteArray UniqueValues::storedIn(qint64 element, const Field *field) const
{
    Item item = m_tree.child(m_array, element);
    for (qint64 row = 0; item.field != field && row < m_tree.childCount(item); ++row) {
        const Item part = m_tree.child(item, row);
        if (part.field == field)
            item = part;
    }
    if (item.field != field)
        return {};
    if (field->kind != Kind::Text)
        return m_tree.bytes(item.stream).toByteArray(item.range);
    const Value value = valueOf(m_tree, item);
    const auto *text = std::get_if<QByteArray>(&value);
    return text ? *text : QByteArray();
}

std::optional<GivenValues> UniqueValues::next()
{
    GivenValues given;
    for (Taken &taken : m_fields) {
        std::optional<QByteArray> value = nextOf(taken);
        if (!value) {
            m_exhausted = taken.field;
            return {};
        }
        given[taken.field] = std::move(*value);
    }
    return given;
}

std::optional<QByteArray> UniqueValues::nextOf(Taken &taken) const
{
    if (m_array.count > MostLookedAt)
        return Relayout::neutralField(*taken.field, 1);
    return taken.field->kind == Kind::Text ? nextText(taken) : nextNumber(taken);
}

std::optional<QByteArray> UniqueValues::nextNumber(Taken &taken)
{
    const Field &field = *taken.field;
    if (!field.number.names.empty() && !field.number.isFlags) {
        for (const bool isPreferred : {true, false}) {
            for (const NamedValue &named : field.number.names) {
                const QByteArray value = encodeInteger(field, named.value);
                if ((named.value >= taken.fresh.first) == isPreferred && taken.values.insert(value).second)
                    return value;
            }
        }
        return {};
    }
    for (; taken.next < taken.end; taken.next += taken.fresh.step) {
        const QByteArray value = encodeInteger(field, taken.next);
        if (taken.values.insert(value).second)
            return value;
    }
    return {};
}

/// "name", "name2", "name3", …
QByteArray UniqueValues::nextText(Taken &taken)
{
    const Field &field = *taken.field;
    QByteArray text = field.initial.text;
    for (; !taken.values.insert(text).second; ++taken.next)
        text = field.initial.text + QByteArray::number(taken.next);
    return Relayout::neutralText(field, text);
}

} // namespace hexahedron
