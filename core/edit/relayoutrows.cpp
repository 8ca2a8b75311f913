// Rows of columns whose cells another cell of the row lays out.
#include "core/changes/wishes.h"
#include "core/edit/pendingchanges.h"
#include "core/edit/relayout.h"

namespace hexahedron {

/// The cells, in other columns, of the row in which `cell` stands, when it gets `value`.
void Relayout::convertRow(const Item &cell, qint64 value)
{
    const Tree &tree = m_changes.tree();
    const Item column = tree.parent(cell);
    const Item part = tree.parent(column);
    const qint64 row = tree.row(cell);
    for (qint64 i = 0; i < tree.childCount(part); ++i) {
        const Item other = tree.child(part, i);
        const auto &used = other.field->derived.rowFields;
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

} // namespace hexahedron
