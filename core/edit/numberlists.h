#pragma once

#include "core/tree/tree.h"

namespace hexahedron {

class PendingChanges;
class Wishes;

/// Lists of numbers in a document's text: what comes and goes looks as its neighbours do.
class NumberLists
{
public:
    NumberLists(Wishes &wishes, PendingChanges &changes);

    void insert(const Item &list, qint64 index, qint64 count, const QByteArray &value);
    void remove(const Item &list, qint64 first, qint64 end);
    void fitBuffer(const Item &list, qint64 by);

private:
    Wishes &m_wishes;
    PendingChanges &m_changes;
    const Tree &m_tree;
};

} // namespace hexahedron
