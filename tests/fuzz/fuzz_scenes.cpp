// Makes the scene of any bytes, with everything in it, and writes it as glTF.
#include "core/formats/flatpicture.h"
#include "core/report/gltfreport.h"
#include "core/scene/elements.h"
#include "core/scene/filescene.h"
#include "tests/fuzz/fuzzing.h"

using namespace hexahedron;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const auto tree = fuzzing::treeOf(data, size);
    const auto scene = sceneOf(*tree, firstSceneFile(*tree));
    if (!scene || !scene::hasModel(*scene))
        return 0;
    std::vector<Bytes> streams;
    for (StreamId id = 0; id < tree->streamCount(); ++id)
        streams.push_back(tree->bytes(id));
    makeGltf({*scene, streams, QString(), &flatPicture});
    return 0;
}
