#include "core/formats/kohi/k3drules.h"

#include <array>

namespace hexahedron {

namespace {

void modelIsSound(Checker &checker)
{
    const K3dModel model(checker.tree(), checker.stream());
    if (!model.isValid())
        return;
    for (const auto rule : {&partsFollowEachOther, &channelsBelongToAnimations, &keysLieInTheBuffer, &stringsAreTexts,
                            &namesLeadToNodes, &nodesMakeATree, &submeshesCanBeDrawn})
        rule(checker, model);
}

} // namespace

std::vector<Rule> k3dRules()
{
    return {modelIsSound};
}

} // namespace hexahedron
