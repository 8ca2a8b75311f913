#pragma once

#include "core/edit/change.h"
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

    /// Puts the texts behind those that there are, when all rows have come: where there was no text both begin at one place.
    void follow(StreamId stream);

    struct Added
    {
        Item table;
        const Field *pool = nullptr; ///< in which the text lies
        QByteArray text;
        Change::Cause cause = Change::Cause::Asked;
    };
    const std::vector<Added> &added() const { return m_added; }
    /// Bytes of the texts, which come at the end.
    qint64 addedSize() const;
    /// An attempt has failed: only the first ones stay.
    void keep(size_t count) { m_added.resize(count); }

private:
    Wishes &m_wishes;
    PendingChanges &m_changes;
    Counts &m_counts;
    const Tree &m_tree;
    std::vector<Added> m_added;
};

} // namespace hexahedron
