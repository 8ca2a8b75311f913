#pragma once

#include "core/issues/issue.h"

#include <QtGlobal>

/// What only Horde3D files can have wrong. The numbers are those of the rules in the format's reference; those not named here
/// are rules of single fields (in the descriptions) or of the engine (core/check/engineissues.h).
namespace hexahedron::hordeissues {

inline constexpr IssueKind nameNotTerminated{"NAME_NOT_TERMINATED", Severity::Error};       ///< 25 33
inline constexpr IssueKind nameEmpty{"HORDE_NAME_MISSING", Severity::Warning};              ///< 25 33
inline constexpr IssueKind nameRepeated{"HORDE_NAME_REPEATED", Severity::Warning};          ///< 25 34
inline constexpr IssueKind nameHashRepeated{"HORDE_NAME_HASH_REPEATED", Severity::Warning}; ///< 34
inline constexpr IssueKind nameNotAscii{"NAME_NOT_ASCII", Severity::Warning};               ///< 33
inline constexpr IssueKind bytesBehindName{"BYTES_BEHIND_NAME", Severity::Info};            ///< 25 33

inline constexpr IssueKind manyJoints{"MANY_JOINTS", Severity::Warning};                  ///< 5
inline constexpr IssueKind jointsOutOfReach{"JOINTS_OUT_OF_REACH", Severity::Info};       ///< 5
inline constexpr IssueKind noJoints{"NO_JOINTS", Severity::Info};                         ///< 6
inline constexpr IssueKind firstJointMoves{"FIRST_JOINT_NOT_IDENTITY", Severity::Info};   ///< 6
inline constexpr IssueKind matrixNotAffine{"HORDE_MATRIX_NOT_AFFINE", Severity::Warning}; ///< 7
inline constexpr IssueKind matrixSingular{"HORDE_MATRIX_SINGULAR", Severity::Warning};    ///< 7

inline constexpr IssueKind streamSizeWrong{"STREAM_SIZE_WRONG", Severity::Error};        ///< 9 27
inline constexpr IssueKind streamUnknown{"STREAM_UNKNOWN", Severity::Warning};           ///< 10 27
inline constexpr IssueKind streamTooLarge{"STREAM_TOO_LARGE", Severity::Error};          ///< 10
inline constexpr IssueKind streamRepeated{"STREAM_REPEATED", Severity::Warning};         ///< 11 27
inline constexpr IssueKind positionsMissing{"POSITION_STREAM_MISSING", Severity::Error}; ///< 12
inline constexpr IssueKind streamMissing{"STREAM_MISSING", Severity::Info};              ///< 12
inline constexpr IssueKind skinStreamMissing{"SKIN_STREAM_MISSING", Severity::Warning};  ///< 13

inline constexpr IssueKind jointOutOfRange{"JOINT_OUT_OF_RANGE", Severity::Error}; ///< 16
inline constexpr IssueKind weightsWrong{"WEIGHTS_WRONG", Severity::Warning};       ///< 17
inline constexpr IssueKind weightsZero{"WEIGHTS_ZERO", Severity::Warning};         ///< 17

inline constexpr IssueKind triangleIncomplete{"HORDE_TRIANGLE_INCOMPLETE", Severity::Warning}; ///< 19
inline constexpr IssueKind trianglesDegenerate{"TRIANGLES_DEGENERATE", Severity::Info};        ///< 21
inline constexpr IssueKind verticesUnused{"HORDE_VERTICES_UNUSED", Severity::Info};            ///< 21
inline constexpr IssueKind verticesRepeated{"VERTICES_REPEATED", Severity::Info};              ///< 21
inline constexpr IssueKind manyVertices{"HORDE_MANY_VERTICES", Severity::Info};                ///< 22

inline constexpr IssueKind morphVertexRepeated{"MORPH_VERTEX_REPEATED", Severity::Warning}; ///< 26
inline constexpr IssueKind morphStreamUnused{"MORPH_STREAM_UNUSED", Severity::Info};        ///< 27

inline constexpr IssueKind oldVersion{"OLD_VERSION", Severity::Info};                      ///< 31
inline constexpr IssueKind compressedWithoutUse{"COMPRESSED_WITHOUT_USE", Severity::Info}; ///< 36
inline constexpr IssueKind framesEqual{"FRAMES_EQUAL", Severity::Info};                    ///< 36
inline constexpr IssueKind noFrames{"NO_FRAMES", Severity::Warning};                       ///< 37
inline constexpr IssueKind scaleNegative{"SCALE_NEGATIVE", Severity::Info};                ///< 40

} // namespace hexahedron::hordeissues
