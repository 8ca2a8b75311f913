#include "core/formats/blitz3d/b3drules.h"

namespace hexahedron {

std::span<const Rule> b3dRules()
{
    return {};
}

} // namespace hexahedron
