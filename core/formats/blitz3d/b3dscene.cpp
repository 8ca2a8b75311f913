#include "core/formats/blitz3d/b3dscene.h"

namespace hexahedron {

scene::Scene b3dScene(const Tree &)
{
    return {};
}

} // namespace hexahedron
