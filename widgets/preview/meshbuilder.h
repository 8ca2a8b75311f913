#pragma once

#include "core/scene/elements.h"
#include "widgets/preview/preparedscene.h"

#include <QHash>

#include <functional>

namespace hexahedron::preview {

/// Reads what the renderer needs out of the bytes of a scene. Runs in any thread; every number in the scene may be a lie.
class MeshBuilder
{
public:
    static constexpr qint64 ElementBudget = 8'000'000; ///< triangles, lines and points
    static constexpr qint64 VertexBudget = 12'000'000;
    static constexpr qint64 CoarseFrom =
        60'000; ///< elements; smaller scenes are drawn as they are also while they move
    static constexpr qint64 SkinBudget = 400'000; ///< vertices bent on the processor
    static constexpr qint64 PartBudget = 200'000; ///< parts shown
    static constexpr int SkinnedBudget = 4000;    ///< meshes that may be bent: each of them is drawn by itself then

    MeshBuilder(std::shared_ptr<const scene::Scene> scene, std::vector<Bytes> streams,
                std::function<bool()> isCancelled = {});

    /// Null when cancelled.
    PreparedScenePtr build();

private:
    bool isCancelled() const { return m_isCancelled && m_isCancelled(); }
    /// Asked in long loops, which look whether somebody still waits after so many steps.
    bool goesOn(qint64 step) const { return step % 65'536 != 0 || !isCancelled(); }
    const Bytes *stream(StreamId id) const;
    qint64 vertexCount(const scene::Mesh &mesh) const;
    scene::ElementReader elementsOf(const scene::Mesh &mesh, const scene::Part &part) const;
    void countElements();
    void addMesh(int index);
    /// What is drawn already in another place, or with other materials, is not read again.
    bool addCopy(int index);
    void place(PreparedMesh &&mesh);
    int nodeOf(const scene::Mesh &mesh) const;
    int materialOf(const scene::Part &part) const;
    void addNodesToBounds();
    void addParticlesToExtent();
    void readPositions(const scene::Mesh &mesh, PreparedMesh &prepared);
    void readAttributes(const scene::Mesh &mesh, PreparedMesh &prepared);
    QByteArray readTexCoords(const scene::View &view, qint64 count) const;
    void readPart(const scene::Mesh &mesh, int index, PreparedMesh &prepared);
    void computeNormals(PreparedMesh &prepared) const;
    void makeCoarse();
    void loadImages();

    std::shared_ptr<PreparedScene> m_result;
    std::function<bool()> m_isCancelled;
    qint64 m_step = 1;
    qint64 m_partCount = 0;
    qint64 m_usedVertices = 0; // without those of copies
    int m_skinnedCount = 0;
    QHash<QByteArray, int> m_shapes; // what meshes are read from, and the first prepared one that is
    std::vector<qint64> m_broken;    // elements of each prepared mesh that cannot be shown
    std::vector<bool> m_unusable;    // vertices of the mesh at hand whose position is no number
};

} // namespace hexahedron::preview
