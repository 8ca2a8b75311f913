#include "widgets/preview/keyticks.h"

#include "core/scene/elements.h"

#include <algorithm>
#include <cmath>

namespace hexahedron::preview {

namespace {

constexpr qint64 MostTicks = 20'000;

ByteRange elementOf(const scene::View &view, qint64 index)
{
    const qint64 begin = view.begin + index * view.stride;
    return {begin, begin + qint64(componentSize(view.component)) * view.components};
}

/// Of the moment and the values where they lie together, else of the values.
ByteRange bytesOfKey(const scene::Channel &channel, qint64 key)
{
    ByteRange bytes = elementOf(channel.values, key);
    const scene::View &times = channel.times;
    const bool isOneRecord = times.isPresent() && times.stream == channel.values.stream
                             && times.stride == channel.values.stride
                             && std::abs(times.begin - channel.values.begin) < times.stride;
    if (isOneRecord) {
        const ByteRange time = elementOf(times, key);
        bytes = {qMin(bytes.begin, time.begin), qMax(bytes.end, time.end)};
    }
    return bytes;
}

void addTicks(const PreparedScene &prepared, const scene::Clip &clip, size_t number, std::vector<KeyTick> &ticks)
{
    const scene::Channel &channel = clip.channels[number];
    const bool isWeight = channel.target == scene::Channel::Target::Weight;
    const auto fitting = [&](const scene::View &view) {
        return scene::fittingCount(view, prepared.streams, prepared.scene->otherFiles);
    };
    const bool hasTimes = channel.times.isPresent();
    const qint64 count = hasTimes ? qMin(fitting(channel.times), fitting(channel.values)) : fitting(channel.values);
    const Bytes *bytes = hasTimes ? prepared.stream(channel.times.stream) : nullptr;
    if (hasTimes && !bytes)
        return;
    ByteCursor cursor(bytes ? *bytes : Bytes());
    for (qint64 key = 0; key < count && qint64(ticks.size()) < MostTicks; ++key) {
        const double time = hasTimes ? double(readElement(cursor, channel.times, key)[0]) : double(key);
        if (!std::isfinite(time))
            continue;
        KeyTick &tick = ticks.emplace_back();
        tick.time = time;
        tick.lane = int(channel.target);
        tick.stream = channel.values.stream;
        tick.bytes = bytesOfKey(channel, key);
        tick.owner = {channel.node, isWeight ? channel.mesh : -1, isWeight ? channel.morph : -1};
        tick.channel = int(number);
        tick.key = key;
        if (!hasTimes)
            continue;
        tick.timeStream = channel.times.stream;
        tick.timeBytes = elementOf(channel.times, key);
        tick.isWhole = channel.times.component < scene::Component::F32;
    }
}

} // namespace

std::vector<KeyTick> keyTicks(const PreparedScene &prepared, int clip, int node)
{
    std::vector<KeyTick> ticks;
    if (clip < 0 || size_t(clip) >= prepared.scene->clips.size())
        return ticks;
    const scene::Clip &shown = prepared.scene->clips[size_t(clip)];
    for (size_t channel = 0; channel < shown.channels.size(); ++channel) {
        if (node < 0 || shown.channels[channel].node == node)
            addTicks(prepared, shown, channel, ticks);
    }
    std::stable_sort(ticks.begin(), ticks.end(), [](const KeyTick &a, const KeyTick &b) { return a.time < b.time; });
    return ticks;
}

std::vector<KeyOwner> ownersOf(const std::vector<KeyTick> &ticks)
{
    std::vector<KeyOwner> owners;
    for (const KeyTick &tick : ticks)
        owners.push_back(tick.owner);
    std::ranges::sort(owners);
    const auto [first, last] = std::ranges::unique(owners);
    owners.erase(first, last);
    return owners;
}

QString nameOf(const KeyOwner &owner, const scene::Scene &scene)
{
    const auto at = [](const auto &list, int index) {
        return index >= 0 && size_t(index) < list.size() ? &list[size_t(index)] : nullptr;
    };
    const scene::Node *node = at(scene.nodes, owner.node);
    const QString name = node ? node->name : QString();
    const scene::Mesh *mesh = at(scene.meshes, owner.mesh);
    const scene::Morph *morph = mesh ? at(mesh->morphs, owner.morph) : nullptr;
    return morph ? name + QStringLiteral(" / ") + morph->name : name;
}

bool areWholeFrames(const std::vector<KeyTick> &ticks, const scene::PlayedSpan &span)
{
    return span.rate > 1
           && std::ranges::all_of(ticks, [](const KeyTick &tick) { return tick.time == std::rint(tick.time); });
}

Neighbours neighboursOf(const KeyTick &tick, const std::vector<KeyTick> &ticks)
{
    Neighbours found;
    for (const KeyTick &other : ticks) {
        if (other.channel != tick.channel)
            continue;
        if (other.key == tick.key - 1)
            found.before = other.time;
        else if (other.key == tick.key + 1)
            found.behind = other.time;
    }
    return found;
}

std::pair<double, double> roomOf(const KeyTick &tick, const Neighbours &neighbours, bool inFrames, double first,
                                 double last)
{
    constexpr double Share = 0.01; // of the way between the neighbours
    const auto &[before, behind] = neighbours;
    const double apart = inFrames ? 1 : (behind.value_or(last) - before.value_or(first)) * Share;
    const double least = before ? *before + apart : first, most = behind ? *behind - apart : last;
    // Keys that are out of order, or too near to each other, stay where they are.
    return least <= tick.time && tick.time <= most ? std::pair(least, most) : std::pair(tick.time, tick.time);
}

double stepOfHand(double perPixel)
{
    return std::pow(10, std::ceil(std::log10(qMax(perPixel, 1e-9)) - 1e-9));
}

double nextKey(const std::vector<KeyTick> &ticks, double time, bool forward)
{
    constexpr double Same = 1e-6; // times go through a slider and back
    const double reach = Same * qMax(1.0, std::abs(time));
    double found = time;
    for (const KeyTick &tick : ticks) {
        if (forward && tick.time > time + reach)
            return tick.time;
        if (!forward && tick.time < time - reach)
            found = tick.time;
    }
    return found;
}

} // namespace hexahedron::preview
