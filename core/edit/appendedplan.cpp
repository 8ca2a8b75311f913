#include "core/edit/appendedplan.h"

namespace hexahedron {

void appendPlan(EditPlan &all, EditPlan &&next)
{
    const bool isFirst = all.changes.empty();
    for (Change &change : next.changes) {
        change.isLater = change.isLater || !isFirst;
        all.changes.push_back(std::move(change));
    }
    for (Removal &removal : next.removals)
        all.removals.push_back(std::move(removal));
    all.consequences += next.consequences;
    all.madeUp += next.madeUp;
    if (!next.missing.isEmpty() && next.missing != all.missing)
        all.missing += (all.missing.isEmpty() ? QString() : QStringLiteral(" ")) + next.missing;
    all.after = next.after;
}

} // namespace hexahedron
