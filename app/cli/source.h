#pragma once

#include "core/tree/tree.h"

#include <memory>
#include <optional>

namespace hexahedron::cli {

/// Maps and reads a file; null, with a message, when it cannot be read.
std::shared_ptr<const Tree> readFile(const QString &fileName);

/// The item with that path; nothing, with a message, when there is none.
std::optional<Item> findItem(const Tree &tree, const QString &path);

/// The stream to which the packed bytes of an item expand; nothing for items that hold none.
std::optional<StreamId> unpackedIn(const Tree &tree, const Item &item);

} // namespace hexahedron::cli
