#include "core/scene/tracks.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace hexahedron::scene {

Quat slerp(const Quat &a, Quat b, float t)
{
    float cosine = a.w * b.w + a.x * b.x + a.y * b.y + a.z * b.z;
    if (cosine < 0) { // q and -q turn alike
        b = {-b.w, -b.x, -b.y, -b.z};
        cosine = -cosine;
    }
    float from = 1 - t, to = t;
    if (cosine < 0.9995f) { // else nearly the same: the sine below would be nearly zero
        const float angle = std::acos(cosine);
        const float sine = std::sin(angle);
        from = std::sin((1 - t) * angle) / sine;
        to = std::sin(t * angle) / sine;
    }
    return {a.w * from + b.w * to, a.x * from + b.x * to, a.y * from + b.y * to, a.z * from + b.z * to};
}

PlayedSpan playedSpan(const Clip &clip)
{
    const bool isUsable = std::isfinite(clip.first) && std::isfinite(clip.last) && clip.last >= clip.first;
    PlayedSpan span;
    if (isUsable)
        span = {clip.first, clip.last};
    // Without a word on speed: seconds if it all lies within a few, else frames.
    const bool isTold = std::isfinite(clip.rate) && clip.rate > 0;
    span.rate = isTold ? clip.rate : span.last - span.first <= 15 ? 1 : 30;
    return span;
}

/// Whether a weight is of a morph that there is.
static bool hasMorph(const Scene &scene, const Channel &channel)
{
    return channel.mesh >= 0 && size_t(channel.mesh) < scene.meshes.size() && channel.morph >= 0
           && size_t(channel.morph) < scene.meshes[size_t(channel.mesh)].morphs.size();
}

Tracks::Tracks(const Scene &scene, const Clip &clip, std::span<const Bytes> document)
    : Tracks(scene, clip, document, scene.otherFiles)
{
}

Tracks::Tracks(const Scene &scene, const Clip &clip, std::span<const Bytes> document, std::span<const Bytes> otherFiles)
    : m_scene(&scene)
    , m_clip(&clip)
    , m_document(document)
    , m_otherFiles(otherFiles)
{
    qint64 mergedKeyBudget = 4'000'000;
    struct Property
    {
        int node;
        Channel::Target target;
        int mesh, morph;
        auto operator<=>(const Property &) const = default;
    };
    std::map<Property, std::vector<quint32>> channelsOf;
    for (size_t c = 0; c < clip.channels.size(); ++c) {
        const Channel &channel = clip.channels[c];
        const bool isWeight = channel.target == Channel::Target::Weight;
        if (channel.node < 0 || size_t(channel.node) >= scene.nodes.size() || (isWeight && !hasMorph(scene, channel)))
            continue;
        channelsOf[{channel.node, channel.target, isWeight ? channel.mesh : -1, isWeight ? channel.morph : -1}]
            .push_back(quint32(c));
    }
    for (const auto &[property, channels] : channelsOf) {
        Track track;
        const Channel &first = clip.channels[channels.front()];
        if (channels.size() == 1 && isSorted(first)) {
            track.channel = int(channels.front());
            track.keyCount = keyCount(first);
        } else {
            track = merged(channels, mergedKeyBudget);
        }
        track.node = property.node;
        track.target = property.target;
        track.mesh = property.mesh;
        track.morph = property.morph;
        if (track.keyCount > 0)
            m_tracks.push_back(std::move(track));
    }
}

Tracks::Track Tracks::merged(const std::vector<quint32> &channels, qint64 &budget) const
{
    Track track;
    for (const quint32 c : channels) {
        const Channel &channel = m_clip->channels[c];
        ByteCursor cursor(bytes(channel.times.stream));
        const qint64 count = std::min(keyCount(channel), budget);
        for (qint64 k = 0; k < count; ++k) {
            const float time = channel.times.isPresent() ? readElement(cursor, channel.times, k)[0] : float(k);
            if (std::isfinite(time))
                track.merged.push_back({time, c, quint32(k)});
        }
        budget -= count;
    }
    std::stable_sort(track.merged.begin(), track.merged.end(),
                     [](const Key &a, const Key &b) { return a.time < b.time; });
    track.keyCount = qint64(track.merged.size());
    return track;
}

const Bytes &Tracks::bytes(StreamId stream) const
{
    static const Bytes none;
    const Bytes *bytes = bytesOf(stream, m_document, m_otherFiles);
    return bytes ? *bytes : none;
}

qint64 Tracks::keyCount(const Channel &channel) const
{
    const qint64 values = fittingCount(channel.values, bytes(channel.values.stream).size());
    return channel.times.isPresent() ? std::min(fittingCount(channel.times, bytes(channel.times.stream).size()), values)
                                     : values;
}

bool Tracks::isSorted(const Channel &channel) const
{
    if (!channel.times.isPresent())
        return true;
    ByteCursor cursor(bytes(channel.times.stream));
    const qint64 count = keyCount(channel);
    for (qint64 i = 1; i < count; ++i) {
        if (!(readElement(cursor, channel.times, i - 1)[0] <= readElement(cursor, channel.times, i)[0]))
            return false;
    }
    return true;
}

float Tracks::time(const Track &track, qint64 key) const
{
    if (track.channel < 0)
        return track.merged[size_t(key)].time;
    const Channel &channel = channelOf(track);
    return channel.times.isPresent() ? readElement(bytes(channel.times.stream), channel.times, key)[0] : float(key);
}

std::array<float, 4> Tracks::stored(const Track &track, qint64 key) const
{
    size_t from = size_t(track.channel);
    if (track.channel < 0) {
        from = track.merged[size_t(key)].channel;
        key = track.merged[size_t(key)].key;
    }
    const Channel &channel = m_clip->channels[from];
    return readElement(bytes(channel.values.stream), channel.values, key);
}

std::array<float, 4> Tracks::storedAt(const Track &track, double moment) const
{
    qint64 low = 0, high = track.keyCount; // the first key behind the moment
    while (low < high) {
        const qint64 middle = low + (high - low) / 2;
        if (double(time(track, middle)) > moment)
            high = middle;
        else
            low = middle + 1;
    }
    const qint64 before = std::max<qint64>(0, low - 1), after = std::min(low, track.keyCount - 1);
    const std::array<float, 4> a = stored(track, before);
    const double timeBefore = double(time(track, before)), timeAfter = double(time(track, after));
    if (before == after || !(timeAfter > timeBefore) || moment <= timeBefore)
        return a;
    const std::array<float, 4> b = stored(track, after);
    const float t = float(std::clamp((moment - timeBefore) / (timeAfter - timeBefore), 0.0, 1.0));
    if (track.target == Channel::Target::Rotation) { // the arc does not depend on how the four numbers are ordered
        const Quat q = slerp({a[0], a[1], a[2], a[3]}, {b[0], b[1], b[2], b[3]}, t);
        return {q.w, q.x, q.y, q.z};
    }
    std::array<float, 4> result{};
    for (size_t i = 0; i < 4; ++i)
        result[i] = a[i] + (b[i] - a[i]) * t;
    return result;
}

} // namespace hexahedron::scene
