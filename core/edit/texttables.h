#pragma once

#include "core/tree/tree.h"

#include <vector>

namespace hexahedron {

class Counts;
class PendingChanges;
class Wishes;

/// Tables whose rows say where texts lie in a pool behind them.
class TextTables
{
public:
    TextTables(Wishes &wishes, PendingChanges &changes, Counts &counts);

    /// A row and its text, at the end; the number of the row.
    qint64 add(const Item &table, const QByteArray &text);
    /// Of rows, those that were added among them.
    qint64 countIn(const Item &table) const;

    size_t added() const { return m_added.size(); }
    /// An attempt has failed: only the first ones stay.
    void keep(size_t count) { m_added.resize(count); }

private:
    struct Added
    {
        Item table;
        qint64 size = 0;
    };

    void appendToFirst(const Item &above, ByteRange place, qint64 size, const QByteArray &text, const QString &told);

    Wishes &m_wishes;
    PendingChanges &m_changes;
    Counts &m_counts;
    const Tree &m_tree;
    std::vector<Added> m_added;
};

} // namespace hexahedron
