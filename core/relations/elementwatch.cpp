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

ElementWatch::Place ElementWatch::placeIn(std::span<const Part> shape) const
{
    if (m_array == &m_field)
        return {};
    for (const Part &part : shape) {
        if (part.field == &m_field)
            return {.offset = part.range.begin, .count = part.count};
    }
    return {.count = 0};
}

void ElementWatch::seeElements(const ElementRun &run, Checker &checker)
{
    const Place place = placeIn(run.shape);
    if (place.count > 0)
        see(run, place, checker);
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
        if (!checker.lists(*m_ruling.kind))
            continue;
        const Item array = checker.partOf(node, m_array);
        if (!array.isValid() || !isMeant(checker, array))
            continue;
        Checker::Details report = details(checker.tree(), array, wrong);
        report.reference = m_ruling.rule;
        report.severity = m_ruling.severity;
        report.count = wrong.count;
        report.elements = wrong.elements;
        const Item vector = fieldOfElement(checker.tree(), array, wrong.first, m_field);
        const qint64 number = component(vector);
        checker.report(*m_ruling.kind, number < 0 ? vector : checker.tree().child(vector, number), std::move(report));
    }
}

} // namespace hexahedron
