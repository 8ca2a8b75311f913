#pragma once

#include "core/scene/scene.h"
#include "widgets/preview/overlays.h"

#include <optional>
#include <set>

namespace hexahedron::preview {

/// What of a scene is lit because its bytes are selected.
struct Highlight
{
    FlatVertices points, lines, triangles;  ///< in the world
    std::vector<std::pair<int, int>> parts; ///< lit as a whole: indices into the prepared scene
    std::vector<int> nodes;
    int heatMesh = -1; ///< whose weights are shown, with
    std::vector<float> heat;
    bool isEverything = false;  ///< all that has a size is lit, which says nothing about where it is
    Levels levels;              ///< which levels of detail have something lit
    std::optional<double> time; ///< when the selected keys hold, if all of them hold at one moment
    std::vector<int> clips;     ///< that have these keys
    Bounds bounds;              ///< around everything lit
    QString numbers;            ///< that stand beside it, or beside
    int numberedNode = -1;

    bool isEmpty() const
    {
        return points.empty() && lines.empty() && triangles.empty() && parts.empty() && nodes.empty();
    }
};

/// Turns picks into what is to be drawn.
class Highlighter
{
public:
    static constexpr qint64 ElementBudget = 200'000; ///< points or triangles drawn one by one
    static constexpr qint64 PointBudget = 5'000;     ///< vertices; more are lit as the surfaces they make
    static constexpr size_t NodeBudget = 2000;       ///< nodes with a mark of their own

    Highlighter(const PreparedScene &prepared, const Pose &pose)
        : m_prepared(prepared)
        , m_pose(pose)
    {
    }

    Highlight collect(const std::vector<scene::Pick> &picks);

private:
    void addVertices(const scene::Pick &pick);
    void addElements(const scene::Pick &pick);
    void addKey(const scene::Pick &pick);
    void noteLevel(const PreparedMesh &mesh, const PreparedPart &part);
    void addNode(const scene::Pick &pick);
    void addCarriedMeshes();
    void addHeat(int node);
    void addWeightedVertices(const scene::Pick &pick);
    void addMaterial(int material);
    void addPart(int mesh, int part);
    void addPoint(size_t mesh, qint64 vertex, const scene::Mat4 &matrix);

    const PreparedScene &m_prepared;
    const Pose &m_pose;
    Highlight m_result;
    std::vector<bool> m_carriers;       // nodes whose meshes are lit
    std::map<int, std::set<int>> m_lit; // levels of detail of each group
    bool m_hasSeveralTimes = false;
};

} // namespace hexahedron::preview
