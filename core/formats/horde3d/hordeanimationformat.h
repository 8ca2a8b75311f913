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

    /// Rotation, translation and scale of one frame. The single one of a compressed node has fields of its own.
    struct Frame
    {
        const Field *frame = nullptr; ///< the array or record
        const Field *rotation = nullptr, *translation = nullptr, *scale = nullptr;
    };
    /// Fields that cross rules, the scene and tests look for.
    struct Fields
    {
        const Field *animation = nullptr, *version = nullptr, *frameCount = nullptr;
        const Field *nodes = nullptr, *nodeName = nullptr, *compressed = nullptr;
        Frame single, frames;
    };
    Fields fields;

    /// Where the parts of a frame lie in it.
    static constexpr qint64 TranslationOffset = 16;
    static constexpr qint64 ScaleOffset = 28;
    static constexpr qint64 FrameSize = 40;

private:
    Frame transformation(RecordRef frame);
};

const Format &hordeAnimationFormat();

} // namespace hexahedron
