#pragma once

#include "core/tree/tree.h"

namespace hexahedron {

class PendingChanges;

/// Lists whose numbers ascend, such as the times of keys: new elements go on where those before end, later ones make room.
class AscendingOrder
{
public:
    explicit AscendingOrder(PendingChanges &changes);

    /// Gives the elements that are `inserted` before [index] the numbers that belong there.
    void keep(const Item &array, qint64 index, QByteArray &inserted);

private:
    void makeRoom(const Item &array, qint64 index, const Part &part, qint64 last);
    Item continuation(const Item &array, const Part &part, qint64 last) const;

    PendingChanges &m_changes;
    const Tree &m_tree;
};

} // namespace hexahedron
