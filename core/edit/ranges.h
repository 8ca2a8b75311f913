#pragma once

#include "core/tree/tree.h"

namespace hexahedron {

class PendingChanges;
class RangedArrays;

/// Keeps ranges of elements (a first one and how many) right when elements come or go.
class Ranges
{
public:
    Ranges(PendingChanges &changes, const Item &array);

    void inserted(qint64 index, qint64 count);
    /// `removed` in ascending order.
    void removed(const std::vector<qint64> &removed);

private:
    void visit();
    void visitStream(StreamId stream);
    void visitRecord(const Item &record, const Field &count, RangedArrays &arrays);

    PendingChanges &m_changes;
    Item m_array;
    qint64 m_insertedAt = -1;
    qint64 m_insertedCount = 0;
    std::vector<qint64> m_removed;
};

} // namespace hexahedron
