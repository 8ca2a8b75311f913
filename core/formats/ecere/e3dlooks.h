#pragma once

#include "core/read/layout.h"

namespace hexahedron {

/// Which of two readings fits, where specification and programs disagree, and counts that stand further on. See LookFunction.

/// The number of vertices, or triangles, that a later block of the mesh has; -1 when there is none among the first blocks.
qint64 e3dVerticesAhead(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
qint64 e3dTrianglesAhead(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
/// How many bones each vertex has in a block of bone weights.
qint64 e3dBonesPerVertex(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
/// 1 when duplicates are counted and have 16 bits, as in the specification.
qint64 e3dDuplicatesAreCounted(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
/// Bytes of a part: 16, or 12 as in the specification.
qint64 e3dPartSize(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
/// 0 when the loop flag of a track stands behind the frames, as in the specification.
qint64 e3dLoopFlagIsFirst(ByteCursor &bytes, ByteRange rest, const ValueStack &values);

} // namespace hexahedron
