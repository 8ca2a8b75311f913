#pragma once

#include "core/formats/horde3d/hordegeometryformat.h"
#include "core/tree/tree.h"

#include <QHash>

#include <optional>

namespace hexahedron {

/// What a geometry consists of, read once for the rules that look at more than one part of it, and for scenes.
struct HordeGeometry
{
    struct Stream
    {
        NodeId node = NoNode;
        qint64 id = -1;
        qint64 elementSize = -1;
        Part elements;                                      ///< the array; without a field where the file ends before
        bool isWhole = false;                               ///< id and size are there
        const HordeGeometryFormat::Stream *known = nullptr; ///< what the id means, whatever the size
        bool isReadable() const { return known && elements.field == known->elements; }
    };
    struct Morph
    {
        NodeId node = NoNode;
        Part indices;
        std::vector<Stream> streams;
    };

    /// Nothing when the file is no geometry.
    static std::optional<HordeGeometry> read(const StreamTree &stream);
    /// The last stream with that id and the right size, which is the one that the engine takes; null when there is none.
    const Stream *stream(HordeStream id) const;
    bool hasStream(HordeStream id) const;

    NodeId node = NoNode;
    qint64 jointCount = 0;
    Part joints;
    qint64 vertexCount = 0;
    bool isWhole = false; ///< the streams are all there
    std::vector<Stream> streams;
    Part indices;
    std::vector<Morph> morphs;
};

/// A geometry as scenes use it: its counts, and which vertices a batch of its indices draws.
class HordeGeometryFile
{
public:
    static constexpr qint64 MostIndices = 100'000'000; ///< that are looked at in one file, all batches together

    /// Null when the tree is no geometry.
    static std::shared_ptr<HordeGeometryFile> of(std::shared_ptr<const Tree> tree);

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
    std::shared_ptr<const Tree> m_tree;
    HordeGeometry m_geometry;
    QHash<std::pair<qint64, qint64>, Range> m_ranges; // many models may show the same meshes
    qint64 m_indicesLeft = MostIndices;
};

} // namespace hexahedron
