#pragma once

#include "core/tree/places.h"

namespace hexahedron {

/// Finds the arrays of whose elements numbers make a range, see FieldRef::countsFrom(), wherever their bytes lie. Remembers the
/// last one: most ranges are beside each other.
class RangedArrays
{
public:
    /// A range, as a record says it.
    struct Range
    {
        qint64 first = 0;
        qint64 count = 0;
        qint64 inside = -1; ///< the element that holds the array

        bool fits(qint64 there) const { return first >= 0 && count >= 0 && first <= there && count <= there - first; }
    };

    RangedArrays(const Tree &tree, const Field &count);

    Range rangeIn(const Item &record) const;
    /// What a range in that node, or in a list in it, is one of; invalid when it is not there.
    Item arrayFor(Place place, const Range &range);

private:
    Item arrayIn(const Item &holder) const;
    Item arrayIn(Place holder) const;
    Item near(Place place);
    Item listFor(Place place) const;

    const Tree &m_tree;
    const Field &m_count;
    Place m_place;
    Item m_found; ///< for m_place: the array, or the list of what may hold it
    Place m_around;
    Item m_beside; ///< the array in a frame in m_around
};

} // namespace hexahedron
