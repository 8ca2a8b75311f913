// Plans and applies the repair of every issue of any bytes, and all of them together, and reads what comes of it.
#include "core/check/checker.h"
#include "tests/fuzz/fuzzing.h"
#include "tests/support/repairs.h"

using namespace hexahedron;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const auto tree = fuzzing::treeOf(data, size);
    constexpr int MostRepairs = 20; // of one file: those of a kind are much the same
    int repairs = 0;
    for (const Issue &issue : check(*tree, nullptr, 1)) {
        if (!issue.repair || ++repairs > MostRepairs)
            continue;
        const EditPlan plan = planRepair(*tree, issue);
        if (!plan.isRefused())
            fuzzing::requireTiles(*readTree(*tree->format(), plan.after, tree->fileName()));
    }
    const EditPlan repaired = test::planAllRepairs(tree);
    fuzzing::requireTiles(*readTree(*tree->format(), repaired.after, tree->fileName()));
    return 0;
}
