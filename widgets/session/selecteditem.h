#pragma once

#include "core/tree/tree.h"

namespace hexahedron {

class Selection;

/// The item that the selected bytes are; the smallest around them when they are no item. An empty selection means the byte at
/// its place. Where several have the same bytes (a record with one field) it is the one that was selected, else the innermost. Signs of documents that are not shown
/// stand for what they belong to: space between elements for the one behind it.
Item selectedItem(const Tree &tree, const Selection &selection);
/// Selects the item and not another one with its bytes.
void select(Selection &selection, const Tree &tree, const Item &item);

} // namespace hexahedron
