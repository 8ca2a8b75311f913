#pragma once

#include "core/check/referrers.h"
#include "core/edit/editplan.h"
#include "core/edit/rebinding.h"

namespace hexahedron {

class Counts;
class ListsBeside;
class PendingChanges;
class ReferringNodes;
class Wishes;

/// Keeps references right when elements of an array come or go: later ones are renumbered; those that named a removed
/// element become "none" where that is allowed, else the element that holds them goes too.
class Renumbering
{
public:
    /// What the plan has so far, and who else follows.
    struct Plan
    {
        Wishes &wishes;
        PendingChanges &changes;
        Counts &counts;
        ListsBeside &beside;
        ReferringNodes &referring;
    };
    Renumbering(const Plan &plan, const Item &array);

    void inserted(qint64 index, qint64 count);
    /// `removed` in ascending order.
    void removed(const std::vector<qint64> &removed);

private:
    /// True for the number with which the index says that there is none.
    static bool namesNothing(qint64 number, const Field &index);
    static QString goneText(const QString &path, size_t gone, qint64 count);
    /// A number after the change; nothing when what it named is gone.
    std::optional<qint64> renumbered(qint64 number) const;
    QByteArray encoded(qint64 number, const Field &index);
    void findHeirs();
    /// What stands for the removed element that the number names, -1 when nothing is left; nothing where none has heirs or
    /// the number names what stays.
    std::optional<qint64> heirOf(qint64 number) const;
    qint64 firstLeft() const;
    std::vector<qint64> parentsInElements(const Field *parent) const;
    std::vector<qint64> parentsInColumn() const;
    std::optional<qint64> numberFor(qint64 number, qint64 row, const Field &index) const;
    void visitCells(const Item &column, const Field &index);
    void shareOut(QByteArray &element, const Part &place, const Part &weights, const std::vector<qint64> &lost,
                  Rebinding &rebinding) const;
    void noteHeirs(const QByteArray &element, const Part &place, const Part &weights, Rebinding &rebinding) const;
    void noteOtherwise(const Item &array, const Part &place, const Field &index, Rebinding &rebinding) const;
    qint64 neighbourFor(qint64 number) const;
    void visitList(const Item &list, const Field &index, qint64 group);
    void visitRuns(const Item &list, const Field &index, const std::vector<IndexRun> &runs);
    bool takeGroups(const Item &list, const std::vector<IndexRun> &own, const std::vector<IndexRun> &other,
                    const std::vector<qint64> &lost, std::vector<bool> &goes);
    bool becomesNone(qint64 number, const Field &index) const;
    void noteNone(const Item &list, const Field &index, const std::vector<qint64> &elements);
    void noteNeighbours(const Item &list, qint64 count);
    void replaceList(const Item &list, const QByteArray &kept, const std::vector<qint64> &gone);
    void visit();
    void visitStream(StreamId stream);
    void visitNode(StreamId stream, NodeId node, const Field &index);
    bool goesToo(const Item &field, const Field &index);
    void visitNumbers(const Item &field, const Field &index);
    void visitArray(const Item &array, const Part &place, const Field &index);
    bool goesAsAWhole(const Item &array);
    bool shiftLazily(const Item &array, const Part &place, const Field &index);

    Plan m_plan;
    const Tree &m_tree;
    Item m_array;
    Referrers m_referrers;
    qint64 m_base = 0; ///< number of the array's first element, where several arrays follow each other
    qint64 m_insertedAt = -1;
    qint64 m_insertedCount = 0;
    std::vector<qint64> m_removed;
    std::vector<qint64> m_heirs; ///< for each removed one what stands for it now, in old numbers; empty without parents
};

} // namespace hexahedron
