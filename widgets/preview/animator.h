#pragma once

#include "core/scene/tracks.h"
#include "widgets/preview/morpher.h"

#include <optional>

namespace hexahedron::preview {

/// What is shown of a clip otherwise than it is stored: a second one that is blended with it, and a node that stays.
struct Mix
{
    int clip = -1; ///< none
    double time = 0;
    float share = 0;   ///< of the second one: 0 is the first clip alone
    int heldNode = -1; ///< stands over the ground where its first key has it; none
    friend bool operator==(const Mix &, const Mix &) = default;
};

/// Evaluates clips: which pose belongs to which moment.
class Animator
{
public:
    explicit Animator(PreparedScenePtr prepared);
    /// The same scene with other values in its bytes, such as keys that are being moved.
    Animator(PreparedScenePtr prepared, std::vector<Bytes> streams, std::vector<Bytes> otherFiles);

    /// The pose at `time` (in the unit of the keys) of a clip; the pose as stored for clip -1. Morphs come before joints; one that is
    /// not among `morphs` is seen as the clip, or else the file, says. What the second clip of a mix does not move stays as the
    /// first one has it.
    Pose pose(int clip, double time, const MorphWeights &morphs = {}, const Mix &mix = {}) const;
    /// What can be held in a clip; -1: nothing.
    int rootOf(int clip) const;
    /// Whether a clip bends meshes, so that their vertices change and not just the nodes.
    bool bendsMeshes() const;

private:
    struct Local
    {
        scene::Vec3 translation;
        scene::Quat rotation;
        scene::Vec3 scale;
    };

    bool isMixed(const Mix &mix) const;
    void moveNodes(size_t clip, double time, const Mix &mix, Pose &pose) const;
    std::optional<scene::Vec3> firstPlace(size_t clip, int node) const;
    void add(size_t clip, double time, float share, std::vector<Local> &locals) const;
    std::vector<float> storedWeights(const PreparedMesh &mesh) const;
    void addWeights(const PreparedMesh &mesh, size_t clip, double time, float share, std::vector<float> &weights) const;
    void bend(size_t mesh, const std::vector<SurfaceVertex> &vertices, Pose &pose) const;

    PreparedScenePtr m_prepared;
    std::vector<Bytes> m_streams, m_otherFiles;
    std::vector<scene::Tracks> m_tracks;                  // for each clip
    std::vector<std::vector<scene::Mat4>> m_inverseBinds; // for each prepared mesh and joint
};

} // namespace hexahedron::preview
