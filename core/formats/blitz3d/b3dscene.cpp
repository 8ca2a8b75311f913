#include "core/formats/blitz3d/b3dscene.h"

#include "core/formats/blitz3d/b3dscenebuilder.h"

namespace hexahedron {

scene::Scene b3dScene(const Tree &tree)
{
    return B3dSceneBuilder(tree).build();
}

} // namespace hexahedron
