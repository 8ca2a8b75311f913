#pragma once

#include "core/check/checker.h"
#include "core/check/elementfindings.h"
#include "core/formats/blitz3d/b3dformat.h"
#include "core/tree/items.h"

namespace hexahedron {

/// Rules V01–V50 of the Blitz3D reference that look at more than one field. Rules of single fields stand in
/// b3dformat.cpp.
std::vector<Rule> b3dRules();

/// What all rules of this folder are made of.
class B3dWatch : public Watch
{
protected:
    const B3dFormat::Fields &fields = B3dFormat::instance().fields;
};

/// A rule that finds much, each worker by itself: put together in finish().
template<typename Worker>
class B3dWorkersWatch : public B3dWatch
{
protected:
    explicit B3dWorkersWatch(int workers)
        : m_workers(size_t(workers))
    {
    }
    Worker &of(const Checker &checker) { return m_workers[size_t(checker.worker())]; }
    /// One of the lists of all workers.
    template<typename Thing>
    std::vector<FoundThings<Thing>> taken(FoundThings<Thing> Worker::*list)
    {
        std::vector<FoundThings<Thing>> lists;
        for (Worker &worker : m_workers)
            lists.push_back(std::move(worker.*list));
        return lists;
    }

private:
    std::vector<Worker> m_workers;
};

/// An item of the pass's stream.
inline Item itemOf(const Checker &checker, NodeId node)
{
    return checker.tree().itemOf(checker.stream(), node);
}

// The groups, each in a file of its own.
void chunksHoldSomething(Checker &checker); // V06 V11
void textsAreUsable(Checker &checker);      // V12 V13 V43
void texturesAreThere(Checker &checker);    // V46 V47 V49
void meshesFitLoaders(Checker &checker);    // V24 V26
void weightsAddUp(Checker &checker);        // V29 V32 V33 V34 V35 V45
void keysMakeAnAnimation(Checker &checker); // V36 V38 V39 V40 V41 V42 V50

} // namespace hexahedron
