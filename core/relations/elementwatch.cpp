#include "core/relations/elementwatch.h"

#include "core/relations/elements.h"
#include "core/schema/schema.h"

namespace hexahedron {

ElementWatch::ElementWatch(const Field &field, Ruling ruling, int workers)
    : m_field(field)
    , m_array(arrayAround(field))
    , m_ruling(ruling)
    , m_found(size_t(workers))
{
}

void ElementWatch::start(const std::shared_ptr<ElementWatch> &watch, Checker &checker)
{
    Q_ASSERT(watch->m_array);
    checker.watch(watch, {}, {watch->m_array});
}

void ElementWatch::seeElements(const ElementRun &run, Checker &checker)
{
    if (m_array == &m_field)
        return see(run, {}, checker);
    for (const Part &part : run.shape) {
        if (part.field == &m_field)
            return see(run, {.offset = part.range.begin, .count = part.count}, checker);
    }
}

void ElementWatch::see(const ElementRun &run, Place place, const Checker &checker)
{
    if (!mayBeWrong(run, place))
        return;
    ElementsFound found{.node = run.node, .found = {}};
    look(run, place, found.found);
    if (found.found.count > 0)
        m_found[size_t(checker.worker())].push_back(std::move(found));
}

void ElementWatch::finish(Checker &checker)
{
    for (const auto &[node, wrong] : perArray(m_found)) {
        if (checker.isFull(*m_ruling.kind)) {
            checker.countMore(*m_ruling.kind);
            continue;
        }
        const Item array = checker.partOf(node, m_array);
        if (!array.isValid() || !isMeant(checker, array))
            continue;
        Checker::Details report = details(checker.tree(), array, wrong);
        report.reference = m_ruling.rule;
        report.severity = m_ruling.severity;
        report.count = wrong.count;
        report.elements = wrong.elements;
        checker.report(*m_ruling.kind, fieldOfElement(checker.tree(), array, wrong.first, m_field), std::move(report));
    }
}

} // namespace hexahedron
