#include "core/formats/kohi/k3drules.h"

namespace hexahedron {

std::span<const Rule> k3dRules()
{
    return {};
}

} // namespace hexahedron
