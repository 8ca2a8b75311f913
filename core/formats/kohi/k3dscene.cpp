#include "core/formats/kohi/k3dscene.h"

namespace hexahedron {

scene::Scene k3dScene(const Tree &)
{
    return {};
}

} // namespace hexahedron
