#include "widgets/preview/curves.h"

#include "core/scene/tracks.h"
#include "core/scene/writing.h"
#include "widgets/inspector/rotationeditor.h"

#include <cmath>

namespace hexahedron::preview {

namespace {

constexpr int Between = 8; ///< samples of a turn from key to key

const scene::Channel *channelOf(const PreparedScene &prepared, int clip, const KeyTick &tick)
{
    const auto &clips = prepared.scene->clips;
    if (clip < 0 || size_t(clip) >= clips.size() || tick.channel < 0
        || size_t(tick.channel) >= clips[size_t(clip)].channels.size())
        return nullptr;
    return &clips[size_t(clip)].channels[size_t(tick.channel)];
}

scene::Quat rotationAt(const PreparedScene &prepared, const std::array<float, 4> &stored)
{
    return scene::Quat::of(prepared.scene->rotations.usual(stored));
}

std::array<double, 3> anglesOf(const scene::Quat &q)
{
    const double length = std::hypot(double(q.w), double(q.x), std::hypot(double(q.y), double(q.z)));
    if (!(length > 0) || !std::isfinite(length))
        return {};
    return eulerAngles(double(q.w) / length, double(q.x) / length, double(q.y) / length, double(q.z) / length);
}

/// Angles of a full circle more or less are the same: the ones that are nearest to those before.
std::array<double, 3> near(std::array<double, 3> angles, const std::array<double, 3> &before)
{
    for (size_t i = 0; i < 3; ++i)
        angles[i] = before[i] + std::remainder(angles[i] - before[i], 360.0);
    return angles;
}

} // namespace

Curves curvesOf(const PreparedScene &prepared, int clip, int node, Curves::Target target)
{
    Curves curves;
    curves.target = target;
    const bool turns = target == Curves::Target::Rotation;
    std::array<float, 4> before{};
    for (const KeyTick &tick : keyTicks(prepared, clip, node)) {
        if (tick.lane != int(target))
            continue;
        const scene::Channel &channel = *channelOf(prepared, clip, tick);
        const Bytes *bytes = prepared.stream(channel.values.stream);
        if (!bytes)
            continue;
        const std::array<float, 4> stored = scene::readElement(*bytes, channel.values, tick.key);
        CurveKey key{tick, {double(stored[0]), double(stored[1]), double(stored[2])}};
        if (turns) {
            key.values = anglesOf(rotationAt(prepared, stored));
            if (!curves.samples.empty()) {
                const double from = curves.keys.back().tick.time;
                const scene::Quat a = rotationAt(prepared, before), b = rotationAt(prepared, stored);
                for (int i = 1; i < Between; ++i) {
                    const double share = double(i) / Between;
                    curves.samples.push_back(
                        {from + (tick.time - from) * share,
                         near(anglesOf(scene::slerp(a, b, float(share))), curves.samples.back().values)});
                }
                key.values = near(key.values, curves.samples.back().values);
            }
        }
        before = stored;
        curves.samples.push_back({tick.time, key.values});
        curves.keys.push_back(key);
    }
    return curves;
}

SceneChange valueChange(const PreparedScene &prepared, int clip, const CurveKey &key, Curves::Target target,
                        int component, double value)
{
    SceneChange change;
    const scene::Channel *channel = channelOf(prepared, clip, key.tick);
    const Bytes *bytes = channel ? prepared.stream(channel->values.stream) : nullptr;
    if (!bytes || !scene::canBeWritten(channel->values) || component < 0 || component > 2)
        return change;
    const std::array<float, 4> stored = scene::readElement(*bytes, channel->values, key.tick.key);
    SceneValue written{channel->values, key.tick.key, {}};
    if (target == Curves::Target::Rotation) {
        std::array<double, 3> angles = key.values;
        angles[size_t(component)] = value;
        const std::array<double, 4> turned = prepared.scene->rotations.stored(quaternionOf(angles));
        const std::array was{double(stored[0]), double(stored[1]), double(stored[2]), double(stored[3])};
        for (const double number : scene::nearerQuaternion(turned, was))
            written.numbers.push_back(number);
    } else {
        for (size_t i = 0; i < 3; ++i)
            written.numbers.push_back(int(i) == component ? value : double(stored[i]));
    }
    change.values.push_back(std::move(written));
    return change;
}

} // namespace hexahedron::preview
