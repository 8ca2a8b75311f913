#pragma once

#include "core/scene/scene.h"

namespace hexahedron::scene {

/// How many elements of a view its bytes really hold.
qint64 fittingCount(const View &view, std::span<const Bytes> document, std::span<const Bytes> otherFiles);
/// How many vertices a mesh really has.
qint64 vertexCountOf(const Mesh &mesh, std::span<const Bytes> document, std::span<const Bytes> otherFiles);

/// Something to look at in space: neither a picture alone nor nothing.
inline bool hasModel(const Scene &scene)
{
    return !scene.nodes.empty() || !scene.meshes.empty();
}

/// Reads what a morph adds to vertices of its mesh, whether it has differences or another shape. Every number in it may be a lie.
class MorphReader
{
public:
    MorphReader(const Mesh &mesh, const Morph &morph, std::span<const Bytes> document,
                std::span<const Bytes> otherFiles);

    // How many of each it has, of which the first ones belong to vertex(0), vertex(1), …
    qint64 positionCount() const { return m_positions.count; }
    qint64 normalCount() const { return m_normals.count; }
    /// The number of a vertex, which need not be there.
    qint64 vertex(qint64 index) { return m_isShape ? index : readIndex(m_numbers, m_vertices, index); }
    Vec3 position(qint64 index) { return difference(m_positions, index); }
    Vec3 normal(qint64 index) { return difference(m_normals, index); }

private:
    struct Added
    {
        View to, from; ///< without `from` what is added is stored
        ByteCursor toBytes{Bytes()}, fromBytes{Bytes()};
        qint64 count = 0;
    };
    static Vec3 difference(Added &added, qint64 index);

    bool m_isShape;
    View m_vertices;
    ByteCursor m_numbers;
    Added m_positions, m_normals;
};

/// Reads the elements of a part: which vertices their corners are. Every number in them may be a lie.
class ElementReader
{
public:
    ElementReader(const Mesh &mesh, const Part &part, std::span<const Bytes> document,
                  std::span<const Bytes> otherFiles);

    /// Elements whose indices are there.
    qint64 count() const { return m_count; }
    /// The vertex at a corner of an element; -1 when it names none of the mesh's.
    qint64 vertex(qint64 element, int corner);

private:
    const Part &m_part;
    ByteCursor m_indices;
    qint64 m_vertexCount = 0;
    qint64 m_firstVertex = 0;
    qint64 m_count = 0;
};

} // namespace hexahedron::scene
