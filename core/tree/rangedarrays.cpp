#include "core/tree/rangedarrays.h"

#include "core/schema/field.h"
#include "core/tree/items.h"

namespace hexahedron {

RangedArrays::RangedArrays(const Tree &tree, const Field &count)
    : m_tree(tree)
    , m_count(count)
{
}

RangedArrays::Range RangedArrays::rangeIn(const Item &record) const
{
    return {.first = integerIn(m_tree, record, m_count.range.start, -1),
            .count = integerIn(m_tree, record, &m_count, -1),
            .inside = m_count.range.inside ? integerIn(m_tree, record, m_count.range.inside, -1) : -1};
}

Item RangedArrays::arrayFor(Place place, const Range &range)
{
    if (!(place == m_place)) {
        m_place = place;
        m_found = m_count.range.inside ? listFor(place) : near(place);
    }
    if (!m_count.range.inside || !m_found.isValid())
        return m_found;
    return range.inside >= 0 && range.inside < m_found.count ? arrayIn(m_tree.child(m_found, range.inside)) : Item();
}

/// The first of the arrays that is there.
Item RangedArrays::arrayIn(const Item &holder) const
{
    for (const Field *array : m_count.range.of) {
        if (const Item item = childOf(m_tree, holder, array); item.isValid())
            return item;
    }
    return {};
}

Item RangedArrays::arrayIn(Place holder) const
{
    return arrayIn(m_tree.itemOf(holder.stream, holder.node));
}

/// The array in the node itself, or in a frame beside it.
Item RangedArrays::near(Place place)
{
    if (const Item own = arrayIn(place); own.isValid() || places::fieldOf(m_tree, place).kind != Kind::Frame)
        return own;
    const Place around = places::around(m_tree, place);
    if (around == m_around)
        return m_beside;
    m_around = around;
    m_beside = {};
    for (const Place beside : around.isValid() ? places::in(m_tree, around) : std::vector<Place>()) {
        if (!m_beside.isValid())
            m_beside = arrayIn(beside);
    }
    return m_beside;
}

/// The list one of whose elements holds the array.
Item RangedArrays::listFor(Place place) const
{
    const std::vector<Place> holders = places::holdersOf(m_tree, place, *m_count.range.inside);
    return holders.size() == 1 ? childOf(m_tree, m_tree.itemOf(holders.front().stream, holders.front().node),
                                         m_count.range.inside->index.array)
                               : Item();
}

} // namespace hexahedron
