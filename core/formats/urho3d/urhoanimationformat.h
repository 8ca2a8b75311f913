#pragma once

#include "core/schema/schema.h"
#include "core/tree/format.h"

#include <QCoreApplication>

namespace hexahedron {

/// Urho3D animations (.ani). Statements stand in the order of the reference and use its names; numbers such as A6 are those of
/// its rules.
class UrhoAnimationFormat
{
    Q_DECLARE_TR_FUNCTIONS(UrhoAnimationFormat)

public:
    UrhoAnimationFormat();

    const Schema *schema = nullptr;

    /// Fields that cross rules, the scene and tests look for.
    struct Fields
    {
        const Field *animation = nullptr, *animationName = nullptr, *length = nullptr;
        const Field *tracks = nullptr, *trackName = nullptr, *channelMask = nullptr, *keyFrameCount = nullptr;
        const Field *keyFrames = nullptr, *time = nullptr, *position = nullptr, *rotation = nullptr, *scale = nullptr;
    };
    Fields fields;

    static const UrhoAnimationFormat &instance();
};

const Format &urhoAnimationFormat();

} // namespace hexahedron
