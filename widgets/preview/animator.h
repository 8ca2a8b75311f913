#pragma once

#include "core/scene/tracks.h"
#include "widgets/preview/morpher.h"

namespace hexahedron::preview {

/// Evaluates clips: which pose belongs to which moment.
class Animator
{
public:
    explicit Animator(PreparedScenePtr prepared);
    /// The same scene with other values in its bytes, such as keys that are being moved.
    Animator(PreparedScenePtr prepared, std::vector<Bytes> streams);

    /// The pose at `time` (in the unit of the keys) of a clip; the pose as stored for clip -1. Morphs come before joints; one that is
    /// not among `morphs` is seen as the clip, or else the file, says.
    Pose pose(int clip, double time, const MorphWeights &morphs = {}) const;
    /// Whether a clip bends meshes, so that their vertices change and not just the nodes.
    bool bendsMeshes() const;

private:
    struct Local
    {
        scene::Vec3 translation;
        scene::Quat rotation;
        scene::Vec3 scale;
    };

    void moveNodes(size_t clip, double time, Pose &pose) const;
    std::vector<float> weightsOf(const PreparedMesh &mesh, const scene::Tracks *clip, double time,
                                 const MorphWeights &wished) const;
    void bend(size_t mesh, const std::vector<SurfaceVertex> &vertices, Pose &pose) const;

    PreparedScenePtr m_prepared;
    std::vector<Bytes> m_streams;
    std::vector<scene::Tracks> m_tracks;                  // for each clip
    std::vector<std::vector<scene::Mat4>> m_inverseBinds; // for each prepared mesh and joint
};

} // namespace hexahedron::preview
