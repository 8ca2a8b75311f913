#pragma once

#include "core/bytes/bytes.h"

#include <atomic>
#include <vector>

namespace hexahedron {

struct Schema;

namespace salvage {

/// A file that lies packed in pieces which follow each other.
struct Chain
{
    ByteRange range;
    Bytes bytes; ///< unpacked
    const char *codec = "";
    bool isWhole = true; ///< false: a further piece should follow, but what does is none
};

/// Finds the packed files of a container whose directory is gone: each piece says how long it is and how long it becomes, and only
/// what was packed expands to exactly that. `most` is how many bytes may be unpacked in all.
std::vector<Chain> chainsIn(const Schema &schema, const Bytes &file, qint64 most, const std::atomic_bool *cancelled);

} // namespace salvage
} // namespace hexahedron
