#pragma once

#include "core/schema/described.h"
#include "core/tree/format.h"

#include <QCoreApplication>

namespace hexahedron {

/// Horde3D animations (.anim), versions 3 and 2: transformations of joints and meshes for every frame. Statements stand in the
/// order of the published page and use its names; numbers such as 35 are those of the rules in the reference.
class HordeAnimationFormat : public Described<HordeAnimationFormat>
{
    Q_DECLARE_TR_FUNCTIONS(HordeAnimationFormat)

public:
    HordeAnimationFormat();

    /// Fields that cross rules and the scene look for.
    struct Fields
    {
        const Field *animation, *version, *frameCount;
        const Field *nodes, *nodeName, *compressed;
        const Field *singleFrame, *singleScale; ///< of a compressed node
        const Field *frames, *rotation, *scale;
    };
    Fields fields{};
};

const Format &hordeAnimationFormat();

} // namespace hexahedron
