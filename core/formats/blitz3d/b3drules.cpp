#include "core/formats/blitz3d/b3drules.h"

#include <array>

namespace hexahedron {

std::span<const Rule> b3dRules()
{
    static constexpr std::array rules{
        Rule{"chunksHoldSomething", &chunksHoldSomething},
        Rule{"textsAreUsable", &textsAreUsable},
        Rule{"texturesAreThere", &texturesAreThere},
        Rule{"meshesFitLoaders", &meshesFitLoaders},
        Rule{"weightsAddUp", &weightsAddUp},
        Rule{"keysMakeAnAnimation", &keysMakeAnAnimation},
    };
    return rules;
}

} // namespace hexahedron
