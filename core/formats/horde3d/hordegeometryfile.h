#pragma once

#include "core/formats/horde3d/hordegeometry.h"

#include <QHash>

namespace hexahedron {

/// A geometry as scenes use it: its counts, and which vertices a batch of its indices draws.
class HordeGeometryFile
{
public:
    static constexpr qint64 MostIndices = 100'000'000; ///< that are looked at in one file, all batches together

    /// Null when the tree is no geometry.
    static std::shared_ptr<HordeGeometryFile> of(std::shared_ptr<const Tree> tree);

    const Tree &tree() const { return *m_tree; }
    qint64 jointCount() const { return m_geometry.jointCount; }
    qint64 vertexCount() const { return m_geometry.vertexCount; }
    qint64 indexCount() const { return m_geometry.indices.field ? m_geometry.indices.count : 0; }
    struct Range
    {
        qint64 first = 0, last = -1; ///< nothing when the last is before the first
        bool isEmpty() const { return last < first; }
    };
    /// The smallest and the largest vertex that these indices name; those that no vertex has are left out. Nothing is returned
    /// when that would be too much work.
    std::optional<Range> vertexRange(qint64 firstIndex, qint64 count);

private:
    HordeGeometryFile(std::shared_ptr<const Tree> tree, HordeGeometry geometry);

    std::shared_ptr<const Tree> m_tree;
    HordeGeometry m_geometry;
    QHash<std::pair<qint64, qint64>, Range> m_ranges; // many models may show the same meshes
    qint64 m_indicesLeft = MostIndices;
};

} // namespace hexahedron
