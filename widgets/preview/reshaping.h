#pragma once

#include "core/edit/scenechange.h"
#include "widgets/preview/gizmo.h"
#include "widgets/preview/preparedscene.h"

#include <QCoreApplication>

#include <map>
#include <optional>

namespace hexahedron::preview {

/// What is selected as something that can be moved: vertices, or a node. Knows what a drag comes to in the bytes, and how that looks
/// before it is done.
class Reshaping
{
    Q_DECLARE_TR_FUNCTIONS(hexahedron::preview::Reshaping)
public:
    static constexpr qint64 MostVertices = 200'000;

    /// Which clip is shown at which moment; clip -1 as stored.
    struct Moment
    {
        int clip = -1;
        double time = 0;
        bool isMixed = false; ///< with something else, so that the pose is not that of the clip
    };
    /// What becomes of vertices that lie where selected ones do: other corners of one place, which have a normal or a texture
    /// coordinate of their own.
    enum class Companions : quint8 { Stay, GoAlong };

    Reshaping() = default;
    /// `node`: the one that is selected, where the picks are not meant.
    Reshaping(PreparedScenePtr prepared, const Pose &pose, const std::vector<scene::Pick> &picks, int node,
              Moment moment, Companions companions);

    bool isAnything() const { return m_node >= 0 || m_count > 0; }
    bool isNode() const { return m_node >= 0; }
    qint64 vertexCount() const { return m_count; }
    /// How many of them were not selected.
    qint64 companionCount() const { return m_companionCount; }
    /// Why nothing can be done to it with that tool; empty when something can.
    QString whyNot(Tool tool) const;
    GizmoPlace place(Tool tool, float step) const;

    /// What a transformation of the world comes to; `factors` are those of Tool::Resize along the axes of place().
    SceneChange change(Tool tool, const scene::Mat4 &world, const QVector3D &factors) const;
    /// Whether the animation has to be played with the change to see it, and apply() does nothing.
    bool isKey(Tool tool) const { return keyOf(tool).has_value(); }
    /// The selected vertices go, with all that names them.
    SceneChange removal() const;
    void apply(Tool tool, const scene::Mat4 &world, const QVector3D &factors, Pose &pose) const;

private:
    struct Chosen ///< of a prepared mesh
    {
        size_t mesh = 0;
        std::vector<qint64> vertices; ///< in ascending order, each once
    };
    struct Key
    {
        const scene::Channel *channel = nullptr;
        qint64 key = -1; ///< -1: there is none at this moment
    };
    void addCompanions(size_t mesh, std::vector<qint64> &vertices);
    void addVertices(const scene::Pick &pick, std::map<size_t, std::vector<qint64>> &chosen) const;
    std::optional<Key> keyOf(Tool tool) const;
    scene::Mat4 parentMatrix() const;
    scene::Parts localParts(Tool tool, const scene::Mat4 &world, const QVector3D &factors) const;
    scene::Mat4 inMesh(const Chosen &chosen, const scene::Mat4 &world) const;
    bool isSameList(size_t a, size_t b) const;
    scene::Vec3 moved(const Chosen &chosen, qint64 vertex, const scene::Mat4 &inMesh) const;
    void addTurned(const scene::View &view, qint64 vertex, const scene::Mat4 &inMesh, SceneChange &change) const;
    QVarLengthArray<double, 4> rotationFor(const scene::View &view, qint64 element, const scene::Quat &rotation) const;
    void addNodeChange(Tool tool, const scene::Parts &parts, SceneChange &change) const;
    QString title(Tool tool) const;

    PreparedScenePtr m_prepared;
    Pose m_pose;
    Moment m_moment;
    std::vector<Chosen> m_chosen;
    qint64 m_count = 0, m_companionCount = 0;
    int m_node = -1;
};

} // namespace hexahedron::preview
