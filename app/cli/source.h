#pragma once

#include "app/cli/verb.h"
#include "core/tree/tree.h"

#include <memory>
#include <optional>

namespace hexahedron::cli {

/// The file's bytes; for "-", /dev/stdin and /dev/fd/N what comes from there, to its end. Nothing, with the reason, when they cannot be read.
std::optional<Bytes> bytesOfFile(const QString &fileName, QString *error);

/// Maps and reads the file that is an operand; null, with a message, when it cannot be read.
std::shared_ptr<const Tree> readFile(const Arguments &arguments, qsizetype operand = 0);
std::shared_ptr<const Tree> readFileAt(const QString &fileName, const Arguments &arguments);
/// Reads bytes as what they look like, or as the format that was asked for.
std::shared_ptr<const Tree> readBytes(const Bytes &bytes, const QString &fileName, const ExpandLimits &limits,
                                      const Format *format);

/// By its id, by an extension of its files, or by its family, which may have several; empty, with a message, when there is none.
std::vector<const Format *> formatsCalled(const QString &name);
/// The same without a message.
std::vector<const Format *> formatsLike(const QString &name);

/// The item with that path; nothing, with a message, when there is none.
std::optional<Item> findItem(const Tree &tree, const QString &path);

/// A part with that path which lies elsewhere and is empty, whether the tree shows it or not: its record and its field.
std::optional<std::pair<Item, const Field *>> findEmptyPart(const Tree &tree, const QString &path);

/// The stream to which the packed bytes of an item expand; nothing for items that hold none.
std::optional<StreamId> unpackedIn(const Tree &tree, const Item &item);

} // namespace hexahedron::cli
