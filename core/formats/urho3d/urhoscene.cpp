#include "core/formats/urho3d/urhoscene.h"
#include "core/tree/tree.h"

namespace hexahedron {
scene::Scene urhoModelScene(const Tree &)
{
    return {};
}
scene::Scene urhoAnimationScene(const Tree &)
{
    return {};
}
}
