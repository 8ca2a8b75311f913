#include "core/formats/urho3d/urhorules.h"

namespace hexahedron {
std::span<const Rule> urhoModelRules()
{
    return {};
}
std::span<const Rule> urhoAnimationRules()
{
    return {};
}
std::span<const Rule> urhoShaderRules()
{
    return {};
}
}
