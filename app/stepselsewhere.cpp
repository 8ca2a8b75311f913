#include "app/stepselsewhere.h"

#include <algorithm>

namespace hexahedron {

void StepsElsewhere::add(Session *shown, Session *changed, const Bytes &before)
{
    constexpr size_t MostSteps = 1000;
    // What was undone there, or from here, cannot be done again.
    std::erase_if(m_steps,
                  [&](const Step &step) { return !step.isDone && (step.shown == shown || step.changed == changed); });
    if (m_steps.size() >= MostSteps)
        m_steps.erase(m_steps.begin());
    m_steps.push_back({shown, changed, shown->document().bytes(), before, changed->document().bytes()});
}

void StepsElsewhere::forget(const Session *session)
{
    std::erase_if(m_steps, [session](const Step &step) { return step.shown == session || step.changed == session; });
}

const StepsElsewhere::Step *StepsElsewhere::lastDone(const Session *shown) const
{
    for (auto step = m_steps.rbegin(); step != m_steps.rend(); ++step) {
        if (step->isDone && step->shown == shown)
            return &*step;
    }
    return nullptr;
}

const StepsElsewhere::Step *StepsElsewhere::firstUndone(const Session *shown) const
{
    for (const Step &step : m_steps) {
        if (!step.isDone && step.shown == shown)
            return &step;
    }
    return nullptr;
}

/// Null when it does not lead to what is there now.
Session *StepsElsewhere::undoable(const Session *shown) const
{
    const Step *step = shown ? lastDone(shown) : nullptr;
    const bool isLast = step && step->changed && shown->document().bytes().isSameSnapshot(step->shownBytes)
                        && step->changed->document().bytes().isSameSnapshot(step->after);
    return isLast && step->changed->document().canUndo() ? step->changed.data() : nullptr;
}

Session *StepsElsewhere::redoable(const Session *shown) const
{
    const Step *step = shown ? firstUndone(shown) : nullptr;
    const bool isNext = step && step->changed && shown->document().bytes().isSameSnapshot(step->shownBytes)
                        && step->changed->document().bytes().isSameSnapshot(step->before);
    return isNext && step->changed->document().canRedo() ? step->changed.data() : nullptr;
}

std::vector<Session *> StepsElsewhere::changedFrom(const Session *shown) const
{
    std::vector<Session *> changed;
    for (const Step &step : m_steps) {
        if (step.isDone && step.shown == shown && step.changed && std::ranges::count(changed, step.changed.data()) == 0)
            changed.push_back(step.changed);
    }
    return changed;
}

void StepsElsewhere::undo(const Session *shown)
{
    if (Session *session = undoable(shown)) {
        known(lastDone(shown))->isDone = false; // before anybody asks
        session->undo();
    }
}

void StepsElsewhere::redo(const Session *shown)
{
    if (Session *session = redoable(shown)) {
        known(firstUndone(shown))->isDone = true;
        session->redo();
    }
}

} // namespace hexahedron
