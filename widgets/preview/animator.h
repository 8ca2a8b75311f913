#pragma once

#include "core/scene/scene.h"
#include "widgets/preview/morpher.h"

namespace hexahedron::preview {

/// Evaluates clips: which pose belongs to which moment. Keys are looked up in the bytes; nothing is copied, unless several
/// runs of keys move the same property and have to be merged first.
class Animator
{
public:
    explicit Animator(PreparedScenePtr prepared);

    /// The pose at `time` (in the unit of the keys) of a clip; the pose as stored for clip -1. Morphs come before joints.
    Pose pose(int clip, double time, const MorphWeights &morphs = {}) const;
    /// Whether a clip bends meshes, so that their vertices change and not just the nodes.
    bool bendsMeshes() const;

private:
    struct Key
    {
        float time = 0;
        quint32 channel = 0, key = 0;
    };
    struct Track ///< all keys of one property of one node, in order of time
    {
        int node = -1;
        scene::Channel::Target target{};
        int channel = -1;        ///< keys lie in order in this one channel's bytes, or
        std::vector<Key> merged; ///< come from several, sorted
        qint64 keyCount = 0;
    };
    struct Local
    {
        scene::Vec3 translation;
        scene::Quat rotation;
        scene::Vec3 scale;
    };

    void prepareClip(size_t clip);
    qint64 keyCount(const scene::Channel &channel) const;
    bool isSorted(const scene::Channel &channel) const;
    float keyTime(size_t clip, const Track &track, qint64 key) const;
    std::array<float, 4> keyValue(size_t clip, const Track &track, qint64 key) const;
    std::array<float, 4> value(size_t clip, const Track &track, double time) const;
    scene::Quat rotation(const std::array<float, 4> &stored) const;
    const Bytes &bytes(StreamId stream) const;
    void moveNodes(size_t clip, double time, Pose &pose) const;
    void bend(size_t mesh, const std::vector<SurfaceVertex> &vertices, Pose &pose) const;

    PreparedScenePtr m_prepared;
    std::vector<std::vector<Track>> m_tracks;             // for each clip
    std::vector<std::vector<scene::Mat4>> m_inverseBinds; // for each prepared mesh and joint
};

/// Between a and b on the shorter arc.
scene::Quat slerp(const scene::Quat &a, scene::Quat b, float t);

} // namespace hexahedron::preview
