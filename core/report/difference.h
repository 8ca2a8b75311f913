#pragma once

#include "core/tree/tree.h"

#include <functional>

namespace hexahedron {

/// One difference between two files, by structure.
struct Difference
{
    enum class Kind : quint8 { Added, Removed, Changed, Moved };
    Kind kind = Kind::Changed;
    Item a; ///< invalid for what was added
    Item b; ///< invalid for what was removed
};

struct DifferenceOptions
{
    /// Also lengths, counts, offsets and checksums that differ only because something else does.
    bool withDerived = false;
};

/// Finds what differs, in the order of the second file, and hands it over one by one; `found` returns false to stop.
/// Parts go together by their names and, where several have one name, so that as much as possible is equal. What is packed is
/// compared by what it holds.
void findDifferences(const Tree &a, const Tree &b, const DifferenceOptions &options,
                     const std::function<bool(const Difference &)> &found);

} // namespace hexahedron
