#pragma once

#include "core/edit/editplan.h"
#include "core/tree/tree.h"

#include <atomic>

namespace hexahedron {

/// What a plan makes of a file.
struct Judgement
{
    std::shared_ptr<const Tree> tree; ///< of the result
    std::vector<Issue> issues;        ///< in it: all of them
    std::vector<Issue> fresh;         ///< errors and warnings that were not there before
};

/// Reads and checks all of the result, of any size, and computes derived values as judge() does. `known` are the issues of
/// `before`. When `cancelled` becomes true the result must not be used.
Judgement judgeInFull(EditPlan &plan, const Tree &before, const std::vector<Issue> &known,
                      const std::atomic_bool *cancelled = nullptr);

/// The errors and warnings of `now` that `old` does not have. A kind that occurs more often is new somewhere.
std::vector<Issue> freshIssues(const std::vector<Issue> &old, const std::vector<Issue> &now);

} // namespace hexahedron
