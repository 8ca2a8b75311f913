#include "core/formats/blitz3d/b3drules.h"

#include <array>

namespace hexahedron {

std::span<const Rule> b3dRules()
{
    static constexpr std::array rules{
        Rule{"chunksAreCompleteAndInOrder", &chunksAreCompleteAndInOrder},
        Rule{"textsAreUsable", &textsAreUsable},
        Rule{"texturesAreThere", &texturesAreThere},
        Rule{"meshesFitLoaders", &meshesFitLoaders},
        Rule{"verticesAreUsed", &verticesAreUsed},
        Rule{"weightsAddUp", &weightsAddUp},
        Rule{"keysMakeAnAnimation", &keysMakeAnAnimation},
    };
    return rules;
}

Item childOf(const Tree &tree, const Item &item, const Field *field)
{
    const qint64 rows = item.role == Item::Role::Array ? 0 : tree.childCount(item);
    for (qint64 row = 0; row < rows; ++row) {
        const Item child = tree.child(item, row);
        if (child.field == field)
            return child;
    }
    return {};
}

} // namespace hexahedron
