#pragma once

#include "core/check/checker.h"

namespace hexahedron {

/// The array in whose elements a field stands; a list of numbers is one itself. Null: it stands in none.
const Field *arrayAround(const Field &field);
/// Elements that vary in size are nodes, and are seen one by one; the others are seen in runs.
bool hasElementNodes(const Field &array);

/// The field of one element of an array; of a list of numbers the element itself.
Item fieldOfElement(const Tree &tree, const Item &array, qint64 element, const Field &field);
/// The value of that field as people write it.
QString textOfElement(const Tree &tree, const Item &array, qint64 element, const Field &field);
/// A text of a node, without what fills its place; empty when it is missing.
QByteArray textIn(const NodeSight &sight, const Field &field);
/// What people call the element in which a field of an array lies, "bones[2]".
QString nameOfElement(const Tree &tree, const Item &field);

} // namespace hexahedron
