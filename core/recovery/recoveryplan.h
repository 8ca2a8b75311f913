#pragma once

#include "core/edit/editplan.h"
#include "core/recovery/recovery.h"

namespace hexahedron::recovery {

/// Where to look for the damage.
struct Place
{
    ByteRange range; ///< where bytes are missing, the one that now stands there; empty at the end of the file
    QString path;    ///< of the item in which that is, or behind which
};
/// An end that is missing is so behind the last byte: numbers that are set before it only follow.
Place placeOf(const Hypothesis &hypothesis, const Tree &before);

/// Of a file of which `there` bytes are there, and `lost` at least are missing.
QString sentenceOfLostEnd(qint64 lost, qint64 there);

/// The edit of a candidate as a plan: one undo step, with what it takes away. `before` is the tree that was recovered; `size`: of the
/// file that people have, when other edits came before.
EditPlan planOf(const Candidate &candidate, const Tree &before, qint64 size);
inline EditPlan planOf(const Candidate &candidate, const Tree &before)
{
    return planOf(candidate, before, before.bytes().size());
}

} // namespace hexahedron::recovery
