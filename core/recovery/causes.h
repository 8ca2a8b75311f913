#pragma once

#include "core/edit/editplan.h"
#include "core/tree/tree.h"

#include <atomic>

namespace hexahedron {

namespace recovery {
struct Hypothesis;
}

/// What may have happened to a broken file: the edit that undoes it, and the findings that follow from it.
struct Cause
{
    QString title;                ///< what happened: "1 stray byte at 0xf0"
    QString remedy;               ///< what is done about it
    QString evidence;             ///< what speaks for it
    QString path;                 ///< of the item in which it is
    ByteRange range;              ///< in the file; empty at the end of a file
    std::vector<size_t> findings; ///< numbers of the issues that are gone then, ascending; never empty
    EditPlan plan;
};

/// The explanations that there are.
struct Causes
{
    std::vector<Cause> all; ///< the best first
    bool isClear = false;   ///< the first is it; else nothing tells one from the others

    const Cause *clear() const { return isClear ? &all.front() : nullptr; }
    /// How many explanations there are that are not the clear one.
    size_t others() const { return all.size() - (isClear ? 1 : 0); }
};

/// What has happened, where the hypothesis says what is to be done about it; `path`: where.
QString whatHappened(const recovery::Hypothesis &hypothesis, const QString &path);

/// Whether causes are worth looking for: findings of a whole file follow from nothing.
bool mayHaveCause(const std::vector<Issue> &issues);

/// Looks for the smallest edits after which the file makes sense. `issues` are those of the tree. How much is tried is bounded;
/// when `cancelled` becomes true the result must not be used.
Causes causesOf(const std::shared_ptr<const Tree> &tree, const std::vector<Issue> &issues,
                const std::atomic_bool *cancelled = nullptr);

} // namespace hexahedron
