#pragma once

#include "core/schema/described.h"
#include "core/tree/format.h"

#include <QCoreApplication>

namespace hexahedron {

/// Ids of the streams of vertices. Morph targets have the first four only, all in floats.
enum class HordeStream : qint64 {
    Positions,
    Normals,
    Tangents,
    Bitangents,
    JointIndices,
    JointWeights,
    TexCoords0,
    TexCoords1,
};

/// Horde3D geometry (.geo), version 5: joints, vertices as streams, triangles and morph targets. Statements stand in the order of
/// the published page and use its names; numbers such as 16 are those of the rules in the reference.
class HordeGeometryFormat : public Described<HordeGeometryFormat>
{
    Q_DECLARE_TR_FUNCTIONS(HordeGeometryFormat)

public:
    static constexpr int OneAsByte = 255; ///< a weight of all
    HordeGeometryFormat();

    /// One kind of stream: what its id and element size are, and where its elements stand.
    struct Stream
    {
        qint64 id = 0;
        qint64 elementSize = 0;
        const Field *elements = nullptr; ///< the array
    };
    /// The streams of vertices, or those of a morph target.
    struct StreamFields
    {
        const Field *list, *id, *elementSize;
        const Field *unknown;      ///< elements of those that the engine skips
        std::vector<Stream> known; ///< in the order of their ids
    };
    /// Fields that cross rules and the scene look for.
    struct Fields
    {
        const Field *geometry, *jointCount, *joints, *inverseBindMatrix;
        const Field *vertexCount, *jointNumbers, *indexCount, *indices;
        const Field *morphs, *morphName, *morphIndices;
        StreamFields streams, morphStreams;
    };
    Fields fields{};

private:
    RecordRef joints(RecordRef file);
    FieldRef vertices(RecordRef file, const RecordRef &joint);
    void triangles(RecordRef file, const FieldRef &numVertices);
    void morphTargets(RecordRef file, const FieldRef &numVertices);
};

const Format &hordeGeometryFormat();
/// Rules of the reference that look at more than one field; those of single fields stand in the description.
std::vector<Rule> hordeGeometryRules();

} // namespace hexahedron
