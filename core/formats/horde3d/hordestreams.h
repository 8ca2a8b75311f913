#pragma once

#include <QtGlobal>

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
inline constexpr qint64 HordeStreamCount = 8;
inline constexpr qint64 HordeMorphStreamCount = 4;
/// Bytes of one element of a morph stream.
inline constexpr qint64 HordeMorphElementSize = 12;

} // namespace hexahedron
