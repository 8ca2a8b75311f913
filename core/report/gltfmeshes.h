#pragma once

#include "core/report/glb.h"
#include "core/report/gltfspace.h"
#include "core/scene/elements.h"
#include "core/scene/texturelayers.h"

#include <map>
#include <string>

namespace hexahedron {

/// Names of attributes with the numbers of their accessors.
using GltfAttributes = std::vector<std::pair<std::string, int>>;

/// Elements of a part that are there, as glTF takes them.
struct GltfElements
{
    int part = -1;
    int accessor = -1; ///< of the indices
    int mode = 4;      ///< triangles, lines or points
    qint64 leftOut = 0;
};

/// Reads the vertices of one mesh into a buffer, each attribute when it is asked for first. Vertex i stays vertex i.
class GltfMesh
{
public:
    GltfMesh(const scene::Scene &scene, std::span<const Bytes> streams, int mesh, GlbBuffer &buffer);

    qint64 vertexCount() const { return m_count; }
    /// Of one part; accessor -1: it has nothing to show.
    GltfElements elements(int part);

    bool hasColors() const { return m_mesh.colors.isPresent(); }
    int texCoordSets() const { return int(m_mesh.texCoords.size()); }

    // Numbers of accessors, -1 when there is no such attribute.
    int positions();
    int normals();
    int colors();
    /// As a texture of the scene wants them; -1: as any does that says nothing.
    int texCoords(int set, int texture);
    /// Joints by their number in the mesh; vertices that none pulls name the one behind the last. Empty when no vertex is pulled.
    GltfAttributes joints(bool &needsUnbent);
    /// Differences by morph.
    GltfAttributes morph(int morph, bool withNormals);

private:
    struct Read
    {
        scene::View view;
        ByteCursor cursor;
    };
    Read read(const scene::View &view) const;
    void readPositions();
    int add(QByteArray bytes, GlbBuffer::Type type, const scene::View &from, bool hasRange = false);
    int morphed(scene::MorphReader &reader, qint64 count, scene::Vec3 (scene::MorphReader::*difference)(qint64));

    const scene::Scene &m_scene;
    std::span<const Bytes> m_streams;
    const scene::Mesh &m_mesh;
    GlbBuffer &m_buffer;
    GltfSpace m_space;
    qint64 m_count = 0;
    std::vector<bool> m_isUnusable; // of each vertex: its position is no number
    std::optional<int> m_positions, m_normals, m_colors;
    std::map<std::pair<int, int>, int> m_texCoords;
    QByteArray m_positionBytes;
};

} // namespace hexahedron
