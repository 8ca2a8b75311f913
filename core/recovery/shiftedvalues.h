#pragma once

#include "core/check/issue.h"

#include <map>
#include <set>

namespace hexahedron::recovery {

/// Tells values that are wrong from right ones that only stand in the wrong place: as they stand many make no sense, and some bytes
/// farther on or back they all do. Where the elements of a list vary in size and the name of one is none, it and all behind it are
/// read from the wrong place, and what is wrong before its name may be why.
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
    bool areBehindNonsense(const Item &item);
    qint64 firstNonsenseIn(const Item &list);

    const Tree &m_tree;
    std::set<qint64> m_distances;                             ///< by how many bytes others were moved
    std::map<std::pair<StreamId, qint64>, qint64> m_nonsense; ///< by where a list begins: see firstNonsenseIn()
    int m_left = 256; ///< so many may still be looked at: what is many times wrong is of one kind
};

} // namespace hexahedron::recovery
