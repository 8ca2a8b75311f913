#pragma once

#include "core/tree/tree.h"

#include <vector>

namespace hexahedron {

class Counts;
class PendingChanges;
class Wishes;

/// Lists that have the same count: their elements belong together, and come and go together.
class ListsBeside
{
public:
    ListsBeside(Wishes &wishes, PendingChanges &changes, Counts &counts);

    /// The other lists with the count of `array`.
    std::vector<Item> of(const Item &array) const;
    /// `count` elements come before [index] of `array`.
    void inserted(const Item &array, qint64 index, qint64 count);
    void removed(const Item &array, const std::vector<qint64> &indexes);

private:
    Wishes &m_wishes; // gets what new elements need besides
    PendingChanges &m_changes;
    Counts &m_counts;
    const Tree &m_tree;
};

} // namespace hexahedron
