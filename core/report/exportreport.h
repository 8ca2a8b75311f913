#pragma once

#include "core/tree/tree.h"

#include <optional>

class QIODevice;

namespace hexahedron {

/// Every field of every element as JSON: README.md of this folder describes the document. With `below` only that item.
/// False when the device refused something.
bool writeExportJson(QIODevice *device, const Tree &tree, const std::optional<Item> &below, int threads = 0);

/// What an item holds, as compact JSON without places: values by name.
bool writeValueJson(QIODevice *device, const Tree &tree, const Item &item);

} // namespace hexahedron
