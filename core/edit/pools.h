#pragma once

#include "core/edit/editplan.h"
#include "core/read/rows.h"

#include <map>

namespace hexahedron {

class PendingChanges;

/// Keeps pools and the rows that say what lies where in them right when pieces grow and shrink, and rows come and go: offsets and
/// sizes in the rows follow, pieces that no row names any more go, and the pool has the size that the rows say.
class Pools
{
public:
    explicit Pools(PendingChanges &changes)
        : m_changes(changes)
    {
    }
    /// Of one stream.
    void follow(StreamId stream);

private:
    struct Row
    {
        qint64 number = 0;
        ByteRange claim;
        bool isGone = false;
    };
    /// A list whose rows say where one kind of piece lies.
    struct Kind
    {
        const Field *piece = nullptr;
        Item offsets, sizes; ///< columns; for records both the same list
        std::vector<Row> rows;
    };
    struct Pool
    {
        Item item;
        NodeId parent = NoNode;
        std::vector<Kind> kinds;
    };

    void follow(const Item &pool);
    bool isAffected(const Pool &pool) const;
    bool isInside(const Pool &pool, size_t pending) const;
    std::vector<Kind> kindsOf(const Item &pool) const;
    void sayWhatIsShared(const Pool &pool);
    void removeForsaken(const Pool &pool);
    using Cells = std::map<std::pair<const Field *, qint64>, qint64>; ///< new numbers, by field and row
    Cells newSizes(const Pool &pool, const Kind &kind) const;
    Cells newPlaces(const Pool &pool, const Kind &kind) const;
    qint64 offsetAfter(const Pool &pool, qint64 offset) const;
    qint64 growthIn(const Pool &pool, ByteRange claim) const;
    void write(const Kind &kind, const Cells &cells);
    void balance(const Pool &pool);
    QByteArray bytesAfter(const Item &item) const;

    PendingChanges &m_changes;
};

} // namespace hexahedron
