#include "core/formats/horde3d/hordegeometryfile.h"
#include "core/scene/scene.h"

namespace hexahedron {

HordeGeometryFile::HordeGeometryFile(std::shared_ptr<const Tree> tree, HordeGeometry geometry)
    : m_tree(std::move(tree))
    , m_geometry(std::move(geometry))
{
}

std::shared_ptr<HordeGeometryFile> HordeGeometryFile::of(std::shared_ptr<const Tree> tree)
{
    std::optional<HordeGeometry> geometry = tree ? HordeGeometry::read(tree->stream(0)) : std::nullopt;
    if (!geometry)
        return nullptr;
    return std::shared_ptr<HordeGeometryFile>(new HordeGeometryFile(std::move(tree), std::move(*geometry)));
}

std::optional<HordeGeometryFile::Range> HordeGeometryFile::vertexRange(qint64 firstIndex, qint64 count)
{
    if (firstIndex < 0 || firstIndex > indexCount())
        return Range{};
    count = qBound<qint64>(0, count, indexCount() - firstIndex);
    const auto known = m_ranges.constFind({firstIndex, count});
    if (known != m_ranges.constEnd())
        return *known;
    if (m_indicesLeft < count)
        return {};
    m_indicesLeft -= count;
    const scene::View indices{.stream = 0,
                              .begin = m_geometry.indices.range.begin,
                              .count = m_geometry.indices.count,
                              .stride = m_geometry.indices.stride,
                              .component = scene::Component::U32,
                              .components = 1};
    ByteCursor bytes(m_tree->bytes());
    Range range{vertexCount(), -1};
    for (qint64 i = firstIndex; i < firstIndex + count; ++i) {
        const qint64 vertex = readIndex(bytes, indices, i);
        if (vertex < 0 || vertex >= vertexCount())
            continue;
        range.first = std::min(range.first, vertex);
        range.last = std::max(range.last, vertex);
    }
    m_ranges.insert({firstIndex, count}, range);
    return range;
}

} // namespace hexahedron
