#pragma once

#include "core/check/issue.h"

#include <map>
#include <set>

namespace hexahedron::recovery {

/// Tells values that are wrong from right ones that only stand in the wrong place: as they stand many make no sense, and some bytes
/// farther on or back they all do. Where the elements of a list vary in size and the name of one is none, it and all behind it are
/// read from the wrong place, and what is wrong before its name may be why. Where many rotations that follow each other are none and
/// all before them are, something came in or went there.
class ShiftedValues
{
public:
    explicit ShiftedValues(const Tree &tree)
        : m_tree(tree)
    {
    }

    /// Each finding, before anything is asked.
    void note(const Issue &issue);
    /// Whether the finding is about such values.
    bool areAt(const Issue &issue);

private:
    void noteElements(const Item &item);
    bool areAmongBrokenRuns(const Issue &issue) const;
    bool areRotationsBeside(const Issue &issue) const;
    bool areFrom(StreamId stream, qint64 place, qint64 wrongElements);
    bool areBehindNonsense(const Item &item);
    qint64 firstNonsenseIn(const Item &list);

    const Tree &m_tree;
    std::set<qint64> m_distances;                             ///< by how many bytes others were moved
    std::map<std::pair<StreamId, qint64>, qint64> m_nonsense; ///< by where a list begins: see firstNonsenseIn()
    std::set<std::tuple<StreamId, qint64, qint64>> m_found;   ///< by where a list begins: elements with findings
    /// By the field of the lists: where values begin to be wrong that follow each other.
    std::map<std::pair<StreamId, const Field *>, qint64> m_brokenRuns;
    int m_left = 256; ///< so many may still be looked at: what is many times wrong is of one kind
};

} // namespace hexahedron::recovery
