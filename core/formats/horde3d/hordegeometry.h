#pragma once

#include "core/formats/horde3d/hordegeometryformat.h"
#include "core/tree/tree.h"

#include <optional>

namespace hexahedron {

/// What a geometry consists of, read once for the rules that look at more than one part of it.
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

} // namespace hexahedron
