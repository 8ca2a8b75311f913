#include "core/relations/asmany.h"

#include "core/check/checker.h"
#include "core/check/elementfindings.h"
#include "core/schema/schema.h"
#include "core/tree/stored.h"

#include <functional>

namespace hexahedron {

class AsMany::AsManyWatch final : public Watch
{
public:
    AsManyWatch(const AsMany &asMany, const Field &field, int workers)
        : m_asMany(asMany)
        , m_field(field)
        , m_lists(size_t(workers))
        , m_others(size_t(workers))
    {
    }

    void seeNode(const NodeSight &sight, Checker &checker) override
    {
        if (sight.part(&m_field))
            m_lists[size_t(checker.worker())].push_back(sight.node);
        if (sight.part(m_asMany.m_other))
            m_others[size_t(checker.worker())].push_back(sight.node);
    }

    /// Where one of them is cut off, or there are several others, nobody can tell.
    void finish(Checker &checker) override
    {
        const std::vector<NodeId> others = inOrder(m_others, std::less<NodeId>());
        if (others.size() != 1)
            return;
        const Item other = checker.partOf(others.front(), m_asMany.m_other);
        for (const NodeId node : inOrder(m_lists, std::less<NodeId>())) {
            const Item list = checker.partOf(node, &m_field);
            if (list.count == other.count || list.fault != Fault::None || other.fault != Fault::None)
                continue;
            checker.report(*m_asMany.m_ruling.kind, list,
                           {.arguments = {QString::number(list.count), QString::number(other.count)},
                            .reference = m_asMany.m_ruling.rule});
        }
    }

private:
    const AsMany &m_asMany; // part of the description
    const Field &m_field;
    std::vector<std::vector<NodeId>> m_lists, m_others; ///< by worker
};

void AsMany::check(const Field &field, Checker &checker) const
{
    checker.watch(std::make_shared<AsManyWatch>(*this, field, checker.workerCount()),
                  {layoutOwner(field), layoutOwner(*m_other)});
}

QStringList AsMany::sentences(const Field &, const NamePlace &nameOf) const
{
    return {relationText(QT_TRANSLATE_NOOP("relations", "There is one for each element of %1.")).arg(nameOf(*m_other))};
}

} // namespace hexahedron
