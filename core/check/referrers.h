#pragma once

#include "core/check/indextargets.h"
#include "core/tree/places.h"

#include <atomic>

namespace hexahedron {

/// Who can refer to elements of an array: the one answer for plans, which renumber, and for people, who ask.
class Referrers
{
public:
    Referrers(const Tree &tree, const Item &array);

    /// The frame or record that has the array, in the array's stream.
    NodeId holder() const { return m_holder.node; }
    /// True when numbers of the field can name elements of the array, or what they are parts of.
    bool mayName(const Field &index) const;
    /// The number that the first element of the array has for indexes of the field in a node; nothing when they name others.
    std::optional<qint64> baseFor(Place place, const Field &index);
    /// So many indexes go together.
    qint64 groupOf(Place place, const Field &index);
    /// How the parts of a list are used, where that differs. Holds until the next call.
    const std::optional<std::vector<IndexRun>> &runsOf(Place place, const Field &index);

private:
    std::optional<qint64> baseInStream(NodeId node, const Field &index);
    std::optional<qint64> baseFromOutside(Place place, const Field &index) const;

    const Tree &m_tree;
    Item m_array;
    Place m_holder; ///< the frame or record that has the array
    IndexTargets m_targets;
};

/// Whether the place alone decides what an index names, so that it can lie in another stream of the file.
bool mayLieElsewhere(const Field &index);

/// Places that refer to one element of an array, in the order of the bytes.
struct References
{
    struct Place
    {
        StreamId stream = 0;
        ByteRange range;
        QString path;
    };
    std::vector<Place> places; ///< the first ones
    qint64 count = 0;
};

/// Whether anything can refer to elements of the array at all.
bool canBeReferred(const Tree &tree, const Item &element);

/// Looks through all indexes that could name `element`. When `cancelled` becomes true the result must not be used.
References findReferences(const Tree &tree, const Item &element, const std::atomic_bool *cancelled = nullptr);

} // namespace hexahedron
