#pragma once

#include "core/tree/tree.h"

#include <vector>

namespace hexahedron {

class Wishes;

/// Elements that come into a list, or go from it.
struct ElementsChange
{
    Item list;
    std::vector<qint64> removed = {}; ///< in ascending order; empty when some come
    qint64 insertedAt = -1;
    qint64 insertedCount = 0;
    QByteArray value =
        {}; ///< of those that come: of one, or of all of them one after the other; empty for neutral ones
};

/// These elements belonged to what goes, and go too. That is said.
void takeAlong(Wishes &wishes, const Item &list, const std::vector<qint64> &rows);

} // namespace hexahedron
