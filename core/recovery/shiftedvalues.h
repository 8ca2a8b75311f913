#pragma once

#include "core/check/issue.h"

#include <set>

namespace hexahedron::recovery {

/// Tells values that are wrong from right ones that only stand in the wrong place: as they stand many make no sense, and some bytes
/// farther on or back they all do.
class ShiftedValues
{
public:
    explicit ShiftedValues(const Tree &tree)
        : m_tree(tree)
    {
    }

    /// Whether the finding is about such values.
    bool areAt(const Issue &issue);

private:
    bool areFrom(StreamId stream, qint64 place, qint64 wrongElements);

    const Tree &m_tree;
    std::set<qint64> m_distances; ///< by how many bytes others were moved
    int m_left = 256;             ///< so many may still be looked at: what is many times wrong is of one kind
};

} // namespace hexahedron::recovery
