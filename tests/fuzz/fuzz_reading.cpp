// Reads any bytes as any format and checks them. The other targets do more with each file, and so try far fewer of them.
#include "core/check/checker.h"
#include "tests/fuzz/fuzzing.h"

using namespace hexahedron;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const auto tree = fuzzing::treeOf(data, size);
    fuzzing::requireTiles(*tree);
    for (const Issue &issue : check(*tree, nullptr, 1))
        fuzzing::require(!issue.path.isEmpty() || issue.item.role == Item::Role::Root || !issue.item.isValid());
    return 0;
}
