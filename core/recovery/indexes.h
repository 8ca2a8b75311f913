#pragma once

#include "core/check/issue.h"
#include "core/recovery/hypothesis.h"

namespace hexahedron::recovery {

/// A few numbers name elements that are not there, and nothing says what they were: they become what stands beside them, so that
/// nothing is taken away. Such a triangle has no surface.
void tryIndexes(Workbench &bench, const std::vector<Issue> &issues);

} // namespace hexahedron::recovery
