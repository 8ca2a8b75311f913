#pragma once

#include "core/check/indextargets.h"

#include <map>

namespace hexahedron {

class PendingChanges;

/// Keeps wholes whole: when an element with a share goes, the other shares of the same thing grow so that their sum stays.
class Shares
{
public:
    Shares(PendingChanges &changes, const Item &array);

    /// `removed` in ascending order. Where no other share is left, nothing can be done.
    void removed(const std::vector<qint64> &removed);

private:
    struct Whole
    {
        double gone = 0;
        double left = 0;
        std::vector<Item> shares; ///< that are left
    };
    void collect(const Item &array, const std::vector<qint64> &removed, bool isOwn);

    PendingChanges &m_changes;
    Item m_array;
    IndexTargets m_targets;
    const Field *m_share = nullptr;
    qint64 m_shareRow = -1;
    qint64 m_indexRow = -1;
    std::map<qint64, Whole> m_wholes; ///< by what the elements name
};

} // namespace hexahedron
