#include "core/relations/usage.h"

#include "core/changes/wishes.h"
#include "core/check/vertexuse.h"
#include "core/relations/elements.h"
#include "core/schema/schema.h"
#include "core/tree/stored.h"

#include <algorithm>
#include <set>

namespace hexahedron {

namespace {

/// The lists whose elements are named, as items.
std::vector<Item> listsOf(const Checker &checker, const UsedVertices &used, const Field &array)
{
    std::vector<Item> lists;
    for (const NodeId frame : used.lists())
        lists.push_back(checker.partOf(frame, &array));
    return lists;
}

/// Numbers move when elements go: one list at a time, the next round of repairs sees to the others.
void removeUnused(Wishes &wishes, const std::vector<Item> &lists, const UsedVertices &used)
{
    qint64 base = 0;
    for (const Item &list : lists) {
        std::vector<qint64> gone;
        for (qint64 i = 0; i < list.count; ++i) {
            if (!used.contains(base + i))
                gone.push_back(i);
        }
        base += list.count;
        if (!gone.empty())
            return wishes.removeElements(list, gone);
    }
}

} // namespace

class Usage::UsageWatch final : public Watch
{
public:
    UsageWatch(const Usage &usage, const Field &field, int workers)
        : m_usage(usage)
        , m_field(field)
        , m_array(arrayAround(field))
        , m_use(workers)
        , m_unknown(size_t(workers))
    {
    }

    /// Where some of the numbers or of what they name are cut off, nobody can tell.
    void seeNode(const NodeSight &sight, Checker &checker) override
    {
        const Part *part = sight.part(m_array);
        if (part ? part->fault == Fault::None : !m_array->when.isEmpty())
            return;
        const IndexTargets::Target &target = checker.targets().of(sight.node, m_field);
        if (target.isFound())
            m_unknown[size_t(checker.worker())].insert(target.frames.front());
    }

    void seeElements(const ElementRun &run, Checker &checker) override
    {
        // Only one list alone can have fewer elements than are counted.
        if (!run.target || (run.target->counts.size() == 1 && run.target->counts.front() != run.target->total))
            return;
        if (run.array->field == &m_field)
            m_use.add(*run.target, run.bytes, run.count, checker.worker());
        for (const Part &part : run.shape) {
            if (part.field == &m_field && run.stride == part.count * m_field.width)
                m_use.add(*run.target, run.bytes, run.count * part.count, checker.worker());
        }
    }

    void finish(Checker &checker) override
    {
        for (const auto &[node, used] : m_use.meshes()) {
            const qint64 unused = used->total() - used->count();
            if (unused > 0 && isKnown(node, checker.nodes()))
                report(used, unused, checker);
        }
    }

private:
    bool isKnown(NodeId vertices, const NodeStore &nodes) const
    {
        const NodeId around = nodes.parent(vertices);
        const bool isCut = around != NoNode && nodes[around].state == NodeState::LengthPassesParent;
        return !isCut
               && std::ranges::none_of(m_unknown, [=](const auto &unknown) { return unknown.contains(vertices); });
    }
    void report(const std::shared_ptr<const UsedVertices> &used, qint64 count, Checker &checker) const
    {
        const Ruling &ruling = m_usage.m_ruling;
        if (!checker.lists(*ruling.kind))
            return;
        const std::vector<Item> lists = listsOf(checker, *used, *m_field.index.array);
        qint64 first = used->firstUnused();
        auto list = lists.begin();
        for (; list + 1 != lists.end() && first >= list->count; ++list)
            first -= list->count;
        Repair repair;
        if (m_usage.m_mayDelete && count < used->total())
            repair = {QT_TRANSLATE_NOOP("repairs", "Delete these %1."),
                      {QLatin1StringView(m_field.index.array->name)},
                      [=](Wishes &wishes) { removeUnused(wishes, lists, *used); }};
        checker.report(*ruling.kind, checker.tree().child(*list, first),
                       {.arguments = {QString::number(count), QString::number(used->total())},
                        .reference = ruling.rule,
                        .severity = ruling.severity,
                        .count = count,
                        .repair = std::move(repair)});
    }

    const Usage &m_usage; // part of the description
    const Field &m_field;
    const Field *m_array;
    VertexUse m_use;
    std::vector<std::set<NodeId>> m_unknown; ///< by worker: first lists of what numbers name that are not all there
};

void Usage::check(const Field &field, Checker &checker) const
{
    Q_ASSERT(field.index.array && field.width == 4 && !field.number.isBigEndian);
    const Field *array = arrayAround(field);
    checker.watch(std::make_shared<UsageWatch>(*this, field, checker.workerCount()), {layoutOwner(*array)}, {array});
}

QStringList Usage::sentences(const Field &field, const NamePlace &nameOf) const
{
    return {relationText(QT_TRANSLATE_NOOP("relations", "Together these numbers name each element of %1."))
                .arg(nameOf(*field.index.array))};
}

} // namespace hexahedron
