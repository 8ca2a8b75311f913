#pragma once

#include "core/tree/tree.h"

#include <memory>
#include <optional>

namespace hexahedron::cli {

/// Maps and reads a file; null, with a message, when it cannot be read.
std::shared_ptr<const Tree> readFile(const QString &fileName);

/// The item with that path; nothing, with a message, when there is none.
std::optional<Item> findItem(const Tree &tree, const QString &path);

} // namespace hexahedron::cli
