#pragma once

#include "core/recovery/repairing.h"

namespace hexahedron::test {

/// Everything that can be repaired, whatever it removes; only issues of `codes`, when there are some.
inline EditPlan planAllRepairs(const std::shared_ptr<const Tree> &tree, const QStringList &codes = {})
{
    return planRepairs(tree, {.codes = codes, .least = Severity::Info, .mostRemoved = RepairWishes::AnyNumber}).plan;
}

} // namespace hexahedron::test
