#pragma once

#include "core/check/issue.h"
#include "core/tree/tree.h"

#include <atomic>

namespace hexahedron::recovery {

// What proves that bytes are those that were written: nothing else in a file is as unlikely to fit by chance.

/// Checksums that are right, of frames and of files in the file; `issues` are those of the tree.
qint64 rightSums(const Tree &tree, const std::vector<Issue> &issues);

/// What the decoder of a picture has against it, in bits: 0 when it reads all of it, and for files that are no packed picture.
double bitsOfDecoder(const Tree &tree, const std::atomic_bool *cancelled);

} // namespace hexahedron::recovery
