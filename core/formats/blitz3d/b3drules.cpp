#include "core/formats/blitz3d/b3drules.h"

#include <array>

namespace hexahedron {

std::vector<Rule> b3dRules()
{
    return {chunksHoldSomething, textsAreUsable, texturesAreThere, meshesFitLoaders, weightsAddUp, keysMakeAnAnimation};
}

} // namespace hexahedron
