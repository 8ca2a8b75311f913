#include "core/relations/range.h"

#include "core/changes/wishes.h"
#include "core/check/elementfindings.h"
#include "core/check/repairs.h"
#include "core/relations/elements.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/rangedarrays.h"

#include <functional>

namespace hexahedron {

class Range::RangeWatch final : public Watch
{
public:
    RangeWatch(const Range &range, const Field &count, int workers)
        : m_range(range)
        , m_count(count)
        , m_nodes(size_t(workers))
        , m_lists(size_t(workers))
    {
    }

    void seeNode(const NodeSight &sight, Checker &checker) override
    {
        if (const Part *count = sight.part(&m_count); count && count->fault == Fault::None)
            m_nodes[size_t(checker.worker())].push_back(sight.node);
    }
    void seeElements(const ElementRun &run, Checker &checker) override
    {
        if (run.first == 0)
            m_lists[size_t(checker.worker())].push_back(run.node);
    }

    void finish(Checker &checker) override
    {
        const Tree &tree = checker.tree();
        RangedArrays arrays(tree, m_count);
        for (const NodeId node : inOrder(m_nodes, std::less<NodeId>())) {
            const Item record = tree.itemOf(checker.stream(), node);
            const RangedArrays::Range range = arrays.rangeIn(record);
            judge(checker, arrays.arrayFor({record.stream, node}, range), range, [&] { return record; });
        }
        for (const NodeId node : inOrder(m_lists, std::less<NodeId>())) {
            const Item list = checker.partOf(node, m_count.parent);
            if (list.isValid())
                readList(checker, list, arrays);
        }
    }

private:
    void readList(Checker &checker, const Item &list, RangedArrays &arrays) const
    {
        const Tree &tree = checker.tree();
        const auto shape = tree.shapeOf(list);
        const auto partOf = [&](const Field *field) {
            const auto part = std::ranges::find(*shape, field, &Part::field);
            return part == shape->end() ? nullptr : &*part;
        };
        const Part *start = partOf(m_count.range.start);
        const Part *count = partOf(&m_count);
        const Part *inside = partOf(m_count.range.inside);
        if (!start || !count)
            return;
        ByteCursor cursor(tree.bytes(list.stream));
        for (qint64 i = 0; i < list.count && !checker.isCancelled(); ++i) {
            const uchar *bytes = cursor.at(list.range.begin + i * list.stride, list.stride);
            const auto number = [=](const Part *part) {
                return decodeInteger(*part->field, bytes + part->range.begin);
            };
            if (!bytes)
                return;
            const RangedArrays::Range range{number(start), number(count), inside ? number(inside) : -1};
            judge(checker, arrays.arrayFor({list.stream, list.node}, range), range,
                  [&] { return tree.child(list, i); });
        }
    }

    template<typename MakeRecord>
    void judge(Checker &checker, const Item &array, const RangedArrays::Range &range, MakeRecord makeRecord) const
    {
        const IssueKind &kind = *m_range.m_ruling.kind;
        if (!array.isValid() || array.fault != Fault::None || range.fits(array.count))
            return; // that an array is cut off has been said
        if (!checker.lists(kind))
            return;
        const Item record = makeRecord();
        checker.report(kind, childOf(checker.tree(), record, &m_count),
                       {.arguments = {QString::number(range.first), QString::number(range.first + range.count - 1),
                                      QString::number(array.count)},
                        .reference = m_range.m_ruling.rule,
                        .severity = m_range.m_ruling.severity,
                        .repair = corrected(checker.tree(), record, range, array.count)});
    }

    Repair corrected(const Tree &tree, const Item &record, const RangedArrays::Range &range, qint64 there) const
    {
        const qint64 first = range.first < 0 ? there : qMin(range.first, there);
        const bool goes = m_range.m_mayGo && first == there;
        const Item start = childOf(tree, record, m_count.range.start);
        const Item count = childOf(tree, record, &m_count);
        const Item list = tree.parent(record);
        const bool isOnly = list.role != Item::Role::Array || list.count == 1;
        if (isOnly && range.count == there && there > 0) // as many as there are: not the count is wrong
            return repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Let the range begin with the first element."),
                                      start, 0);
        return {QT_TRANSLATE_NOOP("repairs", "Shorten the range."), {}, [=](Wishes &wishes) {
                    if (goes)
                        return wishes.removeElements(wishes.tree().parent(record), wishes.tree().row(record), 1);
                    wishes.setNumber(start, double(first));
                    wishes.setNumber(count, double(there - first));
                }};
    }

    const Range &m_range; // part of the description
    const Field &m_count;
    std::vector<std::vector<NodeId>> m_nodes; ///< by worker: records that are nodes
    std::vector<std::vector<NodeId>> m_lists; ///< by worker: what holds records of one size
};

void Range::check(const Field &field, Checker &checker) const
{
    Q_ASSERT(field.range.start);
    const auto watch = std::make_shared<RangeWatch>(*this, field, checker.workerCount());
    const bool isInList = field.parent->isArray() && !hasElementNodes(*field.parent);
    const std::vector<const Field *> seen{field.parent};
    isInList ? checker.watch(watch, {}, seen) : checker.watch(watch, seen);
}

} // namespace hexahedron
