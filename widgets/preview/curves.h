#pragma once

#include "core/edit/scenechange.h"
#include "widgets/preview/keyticks.h"

#include <array>
#include <optional>

namespace hexahedron::preview {

/// A key with its numbers as people read them: rotations as angles about x, y and z in degrees.
struct CurveKey
{
    KeyTick tick;
    std::array<double, 3> values{};
};

/// How a clip moves one property of a node: its keys in order of time, and what lies between them.
struct Curves
{
    using Target = scene::Channel::Target;
    Target target{};
    std::vector<CurveKey> keys;
    struct Sample
    {
        double time = 0;
        std::array<double, 3> values{};
    };
    std::vector<Sample> samples; ///< of the lines, in order of time
};

/// More keys than some thousands are left out.
Curves curvesOf(const PreparedScene &prepared, int clip, int node, Curves::Target target);

/// Another value for one number of a key; empty where it cannot be written.
SceneChange valueChange(const PreparedScene &prepared, int clip, const CurveKey &key, Curves::Target target,
                        int component, double value);

} // namespace hexahedron::preview
