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
