#pragma once

#include "core/check/checker.h"

namespace hexahedron {

/// A number that should say where something begins, but does not.
struct WrongOffset
{
    Item offset;
    Item target;
    qint64 stored = 0;
    qint64 expected = 0; ///< from where offsets of its kind count
};
std::vector<WrongOffset> wrongOffsets(const Tree &tree, StreamId stream);

/// Reports them.
void checkOffsets(Checker &checker);

} // namespace hexahedron
