#pragma once

#include "core/schema/described.h"

#include <QCoreApplication>

namespace hexahedron {

/// Urho3D animations (.ani). Statements stand in the order of the reference and use its names; numbers such as A6 are those of
/// its rules.
class UrhoAnimationFormat : public Described<UrhoAnimationFormat>
{
    Q_DECLARE_TR_FUNCTIONS(UrhoAnimationFormat)

public:
    UrhoAnimationFormat();

    /// Fields that cross rules, the scene and tests look for.
    struct Fields
    {
        const Field *animation = nullptr, *animationName = nullptr, *length = nullptr;
        const Field *tracks = nullptr, *trackName = nullptr, *channelMask = nullptr;
        const Field *keyFrames = nullptr, *time = nullptr, *rotation = nullptr;
    };
    Fields fields;
};

} // namespace hexahedron
