#pragma once

#include "core/check/issue.h"
#include "core/tree/tree.h"

#include <functional>

namespace hexahedron {

class Wishes;

/// A count, and what it may be meant to say.
struct NearCount
{
    Item count;
    qint64 before = 0;
    qint64 value = 0;

    std::function<void(Wishes &)> plan() const;
    /// With that value everything is where it should be.
    bool isRight(const std::vector<Issue> &issues) const;
};

/// Where the issues say that more or less is there than is counted: the values next to each of the first counts of that stream.
/// Nothing when all is where it should be.
std::vector<NearCount> nearCounts(const Tree &tree, const std::vector<Issue> &issues);

} // namespace hexahedron
