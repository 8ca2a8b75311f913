// Makes the scene of any bytes, with everything in it.
#include "core/scene/filescene.h"
#include "tests/fuzz/fuzzing.h"

using namespace hexahedron;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const auto tree = fuzzing::treeOf(data, size);
    sceneOf(*tree, firstSceneFile(*tree));
    return 0;
}
