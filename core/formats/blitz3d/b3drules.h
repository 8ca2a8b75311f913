#pragma once

#include "core/changes/wishes.h"
#include "core/check/checker.h"
#include "core/check/elementfindings.h"
#include "core/formats/blitz3d/b3dformat.h"
#include "core/tree/items.h"

namespace hexahedron {

/// Rules V01–V50 of the Blitz3D reference that look at more than one field. Rules of single fields stand in
/// b3dformat.cpp.
std::vector<Rule> b3dRules();

// Those about bones and about keys, each in a file of its own.
void weightsAddUp(Checker &checker);        // V29 V32 V33 V34 V35 V45
void keysMakeAnAnimation(Checker &checker); // V36 V38 V39 V40 V41 V42 V50

// What the description says of repairs.
/// Makes one of several chunks of a kind, or puts the further ones where they may be.
Repair joinRepeated(const Item &owner, const Field *field);
/// For a chunk that is missing in its owner: an empty one, or the owner goes.
Repair endLack(const Item &owner, const Field *field);
/// Of several weights of one bone for a vertex makes one.
void addUpWeights(Wishes &wishes, const Item &array);

// What repairs are made of.
/// The chunks of a kind in another one, in their order.
std::vector<Item> chunksOf(const Tree &tree, const Item &owner, const Field *field);
QByteArray encodeFloats(std::initializer_list<double> values);
/// A whole chunk.
QByteArray chunk(const char *tag, const QByteArray &content);
/// A NODE that does not move what it contains.
QByteArray emptyNode(const QByteArray &name, const QByteArray &chunks = {});
/// Exchanges all elements of an array; the lengths around follow.
void rewrite(Wishes &wishes, const Item &array, const QByteArray &elements);

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
public:
    explicit B3dWorkersWatch(int workers)
        : m_workers(size_t(workers))
    {
    }

protected:
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

} // namespace hexahedron
