#pragma once

#include "core/tree/tree.h"

#include <vector>

namespace hexahedron {

class PendingChanges;

/// Counts follow what comes and goes: of lists, of bytes, and of rows that say how many name each row of another list. What is
/// added up here is written when a stream is done.
class Counts
{
public:
    explicit Counts(PendingChanges &changes);

    /// The field that counts the elements of an array; invalid when none does.
    Item countOf(const Item &array) const;
    /// `array` has so many more, or less.
    void add(const Item &array, qint64 by);
    /// A count that is known already.
    void addTo(const Item &count, qint64 by) { m_wanted.push_back({count, by}); }
    /// Numbers of `list` come or go: columns that say how many of them name each row follow.
    void addTallies(const Item &list, const QByteArray &numbers, int by);
    void follow(StreamId stream);

    struct Wanted
    {
        Item field;
        qint64 by = 0;
    };
    const std::vector<Wanted> &wanted() const { return m_wanted; }
    /// An attempt has failed: only the first ones stay.
    void keep(size_t count) { m_wanted.resize(count); }

private:
    Item findCount(const Item &above, const Field *count) const;
    void removeForsakenGroups(const std::vector<Wanted> &sums);
    void removeRest(const Item &item);

    PendingChanges &m_changes;
    const Tree &m_tree;
    std::vector<Wanted> m_wanted;
};

} // namespace hexahedron
