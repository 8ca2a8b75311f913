#include "core/relations/elements.h"

#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

namespace hexahedron {

const Field *arrayAround(const Field &field)
{
    const Field *around = &field;
    while (around && !around->isArray())
        around = around->kind == Kind::Frame ? nullptr : around->parent;
    return around;
}

bool hasElementNodes(const Field &array)
{
    return array.kind == Kind::Record && !array.derived.hasFixedShape;
}

Item fieldOfElement(const Tree &tree, const Item &array, qint64 element, const Field &field)
{
    const Item item = tree.child(array, element);
    return array.field == &field ? item : childOf(tree, item, &field);
}

QString textOfElement(const Tree &tree, const Item &array, qint64 element, const Field &field)
{
    return valueText(field, valueOf(tree, fieldOfElement(tree, array, element, field)));
}

QByteArray textIn(const NodeSight &sight, const Field &field)
{
    const Part *part = sight.part(&field);
    return part ? plainText(field, sight.cursor->bytes().toByteArray(part->range)) : QByteArray();
}

QString nameOfElement(const Tree &tree, const Item &field)
{
    Item element = field;
    while (element.isValid() && element.role != Item::Role::Element)
        element = tree.parent(element);
    return element.isValid() ? QLatin1StringView(element.field->name) + tree.name(element) : QString();
}

} // namespace hexahedron
