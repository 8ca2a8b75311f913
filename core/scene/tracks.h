#pragma once

#include "core/scene/scene.h"

namespace hexahedron::scene {

/// A clip by property and node: what moves, and where to at which moment. Keys are looked up in the bytes; nothing is copied, unless
/// several runs of keys move the same property and have to be merged first. Scene and bytes must outlive it.
class Tracks
{
public:
    struct Key
    {
        float time = 0;
        quint32 channel = 0, key = 0;
    };
    struct Track ///< all keys of one property of one node, or of one weight, in order of time
    {
        int node = -1; ///< one that there is
        Channel::Target target{};
        int mesh = -1, morph = -1; ///< of a weight: a morph that there is
        int channel = -1;          ///< keys lie in order in this one channel's bytes, or
        std::vector<Key> merged;   ///< come from several, sorted
        qint64 keyCount = 0;       ///< never 0
    };

    /// For `document` see bytesOf().
    Tracks(const Scene &scene, const Clip &clip, std::span<const Bytes> document);
    /// With others in place of those that the scene brings along.
    Tracks(const Scene &scene, const Clip &clip, std::span<const Bytes> document, std::span<const Bytes> otherFiles);

    const std::vector<Track> &all() const { return m_tracks; }
    float time(const Track &track, qint64 key) const;
    /// As stored.
    std::array<float, 4> stored(const Track &track, qint64 key) const;
    /// As stored, between keys as well; the first and the last key hold beyond the ends.
    std::array<float, 4> storedAt(const Track &track, double time) const;
    /// What a stored rotation means.
    Quat rotation(const std::array<float, 4> &stored) const { return Quat::of(m_scene->rotations.usual(stored)); }

private:
    const Channel &channelOf(const Track &track) const { return m_clip->channels[size_t(track.channel)]; }
    const Bytes &bytes(StreamId stream) const;
    qint64 keyCount(const Channel &channel) const;
    bool isSorted(const Channel &channel) const;
    Track merged(const std::vector<quint32> &channels, qint64 &budget) const;

    const Scene *m_scene;
    const Clip *m_clip;
    std::span<const Bytes> m_document, m_otherFiles;
    std::vector<Track> m_tracks;
};

/// What of a clip is played, with numbers that can be used.
struct PlayedSpan
{
    double first = 0, last = 0; ///< in the unit of the key times
    double rate = 1;            ///< units per second; where the file says nothing, what is usual
};
PlayedSpan playedSpan(const Clip &clip);

/// Between a and b on the shorter arc.
Quat slerp(const Quat &a, Quat b, float t);

} // namespace hexahedron::scene
