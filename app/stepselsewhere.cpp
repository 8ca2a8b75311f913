#include "app/stepselsewhere.h"

#include <algorithm>

namespace hexahedron {

void StepsElsewhere::add(Session *shown, Session *changed, const Bytes &before)
{
    constexpr size_t MostSteps = 1000;
    m_steps.resize(m_done);
    if (m_steps.size() >= MostSteps)
        m_steps.erase(m_steps.begin());
    m_steps.push_back({shown, changed, shown->document().bytes(), before, changed->document().bytes()});
    m_done = m_steps.size();
}

void StepsElsewhere::forget(const Session *session)
{
    const auto isOf = [session](const Step &step) { return step.shown == session || step.changed == session; };
    m_done -= size_t(std::count_if(m_steps.begin(), m_steps.begin() + qsizetype(m_done), isOf));
    std::erase_if(m_steps, isOf);
}

/// Null when it does not follow, or lead to, what is there now.
const StepsElsewhere::Step *StepsElsewhere::stepAt(size_t number, const Session *shown) const
{
    if (number >= m_steps.size() || !shown)
        return nullptr;
    const Step &step = m_steps[number];
    const bool isHere = step.changed && step.shown == shown
                        && shown->document().bytes().isSameSnapshot(step.shownBytes);
    return isHere ? &step : nullptr;
}

Session *StepsElsewhere::undoable(const Session *shown) const
{
    const Step *step = m_done > 0 ? stepAt(m_done - 1, shown) : nullptr;
    const bool isLast = step && step->changed->document().bytes().isSameSnapshot(step->after);
    return isLast && step->changed->document().canUndo() ? step->changed.data() : nullptr;
}

Session *StepsElsewhere::redoable(const Session *shown) const
{
    const Step *step = stepAt(m_done, shown);
    const bool isNext = step && step->changed->document().bytes().isSameSnapshot(step->before);
    return isNext && step->changed->document().canRedo() ? step->changed.data() : nullptr;
}

void StepsElsewhere::undo(const Session *shown)
{
    if (Session *session = undoable(shown)) {
        --m_done; // before anybody asks
        session->undo();
    }
}

void StepsElsewhere::redo(const Session *shown)
{
    if (Session *session = redoable(shown)) {
        ++m_done;
        session->redo();
    }
}

} // namespace hexahedron
