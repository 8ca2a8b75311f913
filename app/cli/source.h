#pragma once

#include "app/cli/verb.h"
#include "core/tree/tree.h"

#include <memory>
#include <optional>

namespace hexahedron::cli {

/// Maps and reads the file that is the first operand; null, with a message, when it cannot be read.
std::shared_ptr<const Tree> readFile(const Arguments &arguments);

/// The item with that path; nothing, with a message, when there is none.
std::optional<Item> findItem(const Tree &tree, const QString &path);

/// The stream to which the packed bytes of an item expand; nothing for items that hold none.
std::optional<StreamId> unpackedIn(const Tree &tree, const Item &item);

} // namespace hexahedron::cli
