#include "core/scene/elements.h"

namespace hexahedron::scene {

static const Bytes &bytesIn(StreamId stream, std::span<const Bytes> document, std::span<const Bytes> otherFiles)
{
    static const Bytes none;
    const Bytes *bytes = bytesOf(stream, document, otherFiles);
    return bytes ? *bytes : none;
}

qint64 fittingCount(const View &view, std::span<const Bytes> document, std::span<const Bytes> otherFiles)
{
    return fittingCount(view, bytesIn(view.stream, document, otherFiles).size());
}

qint64 vertexCountOf(const Mesh &mesh, std::span<const Bytes> document, std::span<const Bytes> otherFiles)
{
    return std::clamp<qint64>(mesh.vertexCount, 0, fittingCount(mesh.positions, document, otherFiles));
}

MorphReader::MorphReader(const Mesh &mesh, const Morph &morph, std::span<const Bytes> document,
                         std::span<const Bytes> otherFiles)
    : m_isShape(morph.isShape)
    , m_vertices(morph.vertices)
    , m_numbers(bytesIn(morph.vertices.stream, document, otherFiles))
{
    const auto countOf = [&](const View &view) {
        return view.isPresent() ? fittingCount(view, document, otherFiles) : 0;
    };
    const auto added = [&](const View &to, const View &from) {
        Added result{.to = to,
                     .from = m_isShape ? from : View(),
                     .toBytes = ByteCursor(bytesIn(to.stream, document, otherFiles)),
                     .fromBytes = ByteCursor(bytesIn(from.stream, document, otherFiles))};
        result.count = std::min(countOf(to), countOf(m_isShape ? from : m_vertices));
        return result;
    };
    m_positions = added(morph.positions, mesh.positions);
    m_normals = added(morph.normals, mesh.normals);
}

Vec3 MorphReader::difference(Added &added, qint64 index)
{
    const std::array<float, 4> to = readElement(added.toBytes, added.to, index);
    const std::array<float, 4> from = added.from.isPresent() ? readElement(added.fromBytes, added.from, index)
                                                             : std::array<float, 4>{};
    return {to[0] - from[0], to[1] - from[1], to[2] - from[2]};
}

ElementReader::ElementReader(const Mesh &mesh, const Part &part, std::span<const Bytes> document,
                             std::span<const Bytes> otherFiles)
    : m_part(part)
    , m_indices(part.indices.isPresent() ? bytesIn(part.indices.stream, document, otherFiles) : Bytes())
    , m_vertexCount(vertexCountOf(mesh, document, otherFiles))
{
    constexpr qint64 mostVertices = qint64(1) << 40; // hostile numbers do not overflow
    m_firstVertex = std::clamp(part.firstVertex, -mostVertices, mostVertices);
    const qint64 there = part.indices.isPresent()
                             ? fittingCount(part.indices, m_indices.size()) * part.indices.together()
                             : fittingCount(mesh.positions, document, otherFiles);
    if (part.firstIndex >= 0 && part.firstIndex <= there)
        m_count = part.elementsOf(std::clamp<qint64>(part.indexCount, 0, there - part.firstIndex));
}

qint64 ElementReader::vertex(qint64 element, int corner)
{
    const qint64 at = m_part.firstIndex + m_part.cornerOf(element, corner);
    const qint64 stored = m_part.indices.isPresent() ? readIndex(m_indices, m_part.indices, at) : at;
    const qint64 vertex = stored < 0 ? -1 : stored + m_firstVertex;
    return vertex < m_vertexCount ? std::max<qint64>(vertex, -1) : -1;
}

} // namespace hexahedron::scene
