#pragma once

#include "core/tree/tree.h"

#include <optional>

class QIODevice;

namespace hexahedron {

/// Comma-separated values: of an array a row for each element and a column for each number or text in it; of anything else
/// a row for each field, with its path, place and value. False when the device refused something.
bool writeCsv(QIODevice *device, const Tree &tree, const std::optional<Item> &below);

} // namespace hexahedron
