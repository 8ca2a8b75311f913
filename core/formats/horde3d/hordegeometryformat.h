#pragma once

#include "core/formats/horde3d/hordestreams.h"
#include "core/schema/described.h"
#include "core/tree/format.h"

#include <QCoreApplication>

#include <array>

namespace hexahedron {

/// Horde3D geometry (.geo), version 5: joints, vertices as streams, triangles and morph targets. Statements stand in the order of
/// the published page and use its names; numbers such as 16 are those of the rules in the reference.
class HordeGeometryFormat : public Described<HordeGeometryFormat>
{
    Q_DECLARE_TR_FUNCTIONS(HordeGeometryFormat)

public:
    HordeGeometryFormat();

    /// One kind of stream: what its id and element size are, and where its elements stand.
    struct Stream
    {
        qint64 id = 0;
        qint64 elementSize = 0;
        const Field *elements = nullptr; ///< the array
    };

    /// Fields that cross rules, the scene and tests look for.
    struct Fields
    {
        const Field *geometry = nullptr, *version = nullptr;
        const Field *jointCount = nullptr, *joints = nullptr, *inverseBindMatrix = nullptr;
        const Field *vertexCount = nullptr, *streams = nullptr, *streamId = nullptr, *streamElementSize = nullptr;
        std::array<Stream, HordeStreamCount> known;
        const Field *unknownElements = nullptr;
        const Field *indexCount = nullptr, *indices = nullptr;
        const Field *morphs = nullptr, *morphName = nullptr, *morphIndices = nullptr;
        const Field *morphStreams = nullptr, *morphStreamId = nullptr, *morphStreamElementSize = nullptr;
        std::array<Stream, HordeMorphStreamCount> knownMorph;
        const Field *unknownMorphElements = nullptr;
    };
    Fields fields;

private:
    RecordRef joints(RecordRef file);
    FieldRef vertices(RecordRef file, const RecordRef &joint);
    void triangles(RecordRef file, const FieldRef &numVertices);
    void morphTargets(RecordRef file, const FieldRef &numVertices);
};

const Format &hordeGeometryFormat();

} // namespace hexahedron
