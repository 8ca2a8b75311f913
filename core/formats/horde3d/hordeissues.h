#pragma once

#include "core/issues/issue.h"

/// What only Horde3D files can have wrong. The numbers are those of the rules in the format's reference; those not named here
/// are rules of single fields and relations (in the descriptions), of documents (core/check/documentissues.h) or of the engine
/// (core/check/engineissues.h).
namespace hexahedron::hordeissues {

// Between files: one says something that another one contradicts.
inline constexpr IssueKind nothingMoves{"NOTHING_MOVES", Severity::Warning};          ///< 42
inline constexpr IssueKind doesNotMove{"DOES_NOT_MOVE", Severity::Info};              ///< 42
inline constexpr IssueKind linkCircle{"LINK_CIRCLE", Severity::Warning};              ///< 52
inline constexpr IssueKind flagUndeclared{"FLAG_UNDECLARED", Severity::Warning};      ///< 54
inline constexpr IssueKind nameUndeclared{"NAME_UNDECLARED", Severity::Warning};      ///< 54
inline constexpr IssueKind batchPassesEnd{"BATCH_PASSES_END", Severity::Error};       ///< 59
inline constexpr IssueKind vertexRangeWrong{"VERTEX_RANGE_WRONG", Severity::Warning}; ///< 60
inline constexpr IssueKind jointUnknown{"JOINT_UNKNOWN", Severity::Warning};          ///< 61
inline constexpr IssueKind referenceCircle{"REFERENCE_CIRCLE", Severity::Error};      ///< 65
inline constexpr IssueKind contextUnknown{"CONTEXT_UNKNOWN", Severity::Warning};      ///< 81
inline constexpr IssueKind includeCircle{"INCLUDE_CIRCLE", Severity::Error};          ///< 86

// Geometry and animations.
inline constexpr IssueKind nameNotTerminated{"NAME_NOT_TERMINATED", Severity::Error};          ///< 25 33
inline constexpr IssueKind nameEmpty{"HORDE_NAME_MISSING", Severity::Warning};                 ///< 25 33
inline constexpr IssueKind nameRepeated{"HORDE_NAME_REPEATED", Severity::Warning};             ///< 25 34
inline constexpr IssueKind nameHashRepeated{"HORDE_NAME_HASH_REPEATED", Severity::Warning};    ///< 34
inline constexpr IssueKind nameNotAscii{"NAME_NOT_ASCII", Severity::Warning};                  ///< 33
inline constexpr IssueKind bytesBehindName{"BYTES_BEHIND_NAME", Severity::Info};               ///< 25 33
inline constexpr IssueKind manyJoints{"MANY_JOINTS", Severity::Warning};                       ///< 5
inline constexpr IssueKind jointsOutOfReach{"JOINTS_OUT_OF_REACH", Severity::Info};            ///< 5
inline constexpr IssueKind noJoints{"NO_JOINTS", Severity::Info};                              ///< 6
inline constexpr IssueKind firstJointMoves{"FIRST_JOINT_NOT_IDENTITY", Severity::Info};        ///< 6
inline constexpr IssueKind matrixNotAffine{"HORDE_MATRIX_NOT_AFFINE", Severity::Warning};      ///< 7
inline constexpr IssueKind matrixSingular{"HORDE_MATRIX_SINGULAR", Severity::Warning};         ///< 7
inline constexpr IssueKind matrixOdd{"HORDE_MATRIX_ODD_NUMBER", Severity::Warning};            ///< 7
inline constexpr IssueKind streamSizeWrong{"STREAM_SIZE_WRONG", Severity::Error};              ///< 9 27
inline constexpr IssueKind streamUnknown{"STREAM_UNKNOWN", Severity::Warning};                 ///< 10 27
inline constexpr IssueKind streamTooLarge{"STREAM_TOO_LARGE", Severity::Error};                ///< 10
inline constexpr IssueKind streamRepeated{"STREAM_REPEATED", Severity::Warning};               ///< 11 27
inline constexpr IssueKind positionsMissing{"POSITION_STREAM_MISSING", Severity::Error};       ///< 12
inline constexpr IssueKind streamMissing{"STREAM_MISSING", Severity::Info};                    ///< 12
inline constexpr IssueKind skinStreamMissing{"SKIN_STREAM_MISSING", Severity::Warning};        ///< 13
inline constexpr IssueKind jointOutOfRange{"JOINT_OUT_OF_RANGE", Severity::Error};             ///< 16
inline constexpr IssueKind weightsWrong{"WEIGHTS_WRONG", Severity::Warning};                   ///< 17
inline constexpr IssueKind weightsZero{"WEIGHTS_ZERO", Severity::Warning};                     ///< 17
inline constexpr IssueKind triangleIncomplete{"HORDE_TRIANGLE_INCOMPLETE", Severity::Warning}; ///< 19
inline constexpr IssueKind trianglesDegenerate{"TRIANGLES_DEGENERATE", Severity::Info};        ///< 21
inline constexpr IssueKind verticesUnused{"HORDE_VERTICES_UNUSED", Severity::Info};            ///< 21
inline constexpr IssueKind verticesRepeated{"VERTICES_REPEATED", Severity::Info};              ///< 21
inline constexpr IssueKind manyVertices{"HORDE_MANY_VERTICES", Severity::Info};                ///< 22
inline constexpr IssueKind morphVertexRepeated{"MORPH_VERTEX_REPEATED", Severity::Warning};    ///< 26
inline constexpr IssueKind morphStreamUnused{"MORPH_STREAM_UNUSED", Severity::Info};           ///< 27
inline constexpr IssueKind oldVersion{"OLD_VERSION", Severity::Info};                          ///< 31
inline constexpr IssueKind compressedWithoutUse{"COMPRESSED_WITHOUT_USE", Severity::Info};     ///< 36
inline constexpr IssueKind framesEqual{"FRAMES_EQUAL", Severity::Info};                        ///< 36
inline constexpr IssueKind noFrames{"NO_FRAMES", Severity::Warning};                           ///< 37
inline constexpr IssueKind scaleNegative{"SCALE_NEGATIVE", Severity::Info};                    ///< 40

// Shaders and code.
inline constexpr IssueKind fxMissing{"FX_MISSING", Severity::Error};                         ///< 82
inline constexpr IssueKind fxRepeated{"FX_REPEATED", Severity::Error};                       ///< 82
inline constexpr IssueKind sectionNotClosed{"SECTION_NOT_CLOSED", Severity::Error};          ///< 82
inline constexpr IssueKind declarationMalformed{"DECLARATION_MALFORMED", Severity::Error};   ///< 83
inline constexpr IssueKind declarationIncomplete{"DECLARATION_INCOMPLETE", Severity::Error}; ///< 83
inline constexpr IssueKind settingUnknown{"SETTING_UNKNOWN", Severity::Error};               ///< 83
inline constexpr IssueKind settingWrong{"SETTING_WRONG", Severity::Error};                   ///< 83
inline constexpr IssueKind settingOutOfPlace{"SETTING_OUT_OF_PLACE", Severity::Error};       ///< 83
inline constexpr IssueKind wordTooLong{"WORD_TOO_LONG", Severity::Error};                    ///< 83
inline constexpr IssueKind remarkNotClosed{"REMARK_NOT_CLOSED", Severity::Error};            ///< 83
inline constexpr IssueKind shaderMissing{"SHADER_MISSING", Severity::Error};                 ///< 84
inline constexpr IssueKind computeMixed{"COMPUTE_MIXED", Severity::Error};                   ///< 84
inline constexpr IssueKind sectionMissing{"SECTION_MISSING", Severity::Error};               ///< 84
inline constexpr IssueKind sectionUnused{"SECTION_UNUSED", Severity::Warning};               ///< 85
inline constexpr IssueKind sectionRepeated{"SECTION_REPEATED", Severity::Warning};           ///< 85
inline constexpr IssueKind includeMalformed{"INCLUDE_MALFORMED", Severity::Error};           ///< 86
inline constexpr IssueKind flagNumberWrong{"FLAG_NUMBER_WRONG", Severity::Warning};          ///< 87
inline constexpr IssueKind textureUnitLarge{"TEXTURE_UNIT_LARGE", Severity::Warning};        ///< 88

// XML documents.
inline constexpr IssueKind fileNotFound{"FILE_NOT_FOUND", Severity::Warning};                       ///< 50 86
inline constexpr IssueKind fileOfOtherCase{"FILE_OF_OTHER_CASE", Severity::Warning};                ///< 50 86
inline constexpr IssueKind linkToItself{"LINK_TO_ITSELF", Severity::Error};                         ///< 52
inline constexpr IssueKind flagNameWrong{"FLAG_NAME_WRONG", Severity::Warning};                     ///< 54
inline constexpr IssueKind namedTwice{"NAMED_TWICE", Severity::Warning};                            ///< 55 71 78
inline constexpr IssueKind textureFlagWithoutEffect{"FLAG_WITHOUT_EFFECT", Severity::Info};         ///< 56
inline constexpr IssueKind fileNameEmpty{"FILE_NAME_EMPTY", Severity::Error};                       ///< 56a 57
inline constexpr IssueKind referenceWithoutName{"REFERENCE_WITHOUT_NAME", Severity::Info};          ///< 65
inline constexpr IssueKind attachmentKept{"ATTACHMENT_KEPT", Severity::Info};                       ///< 66
inline constexpr IssueKind nodeMisplaced{"NODE_MISPLACED", Severity::Error};                        ///< 58
inline constexpr IssueKind batchIncomplete{"BATCH_INCOMPLETE", Severity::Warning};                  ///< 59
inline constexpr IssueKind limitsReversed{"LIMITS_REVERSED", Severity::Warning};                    ///< 60 63 68 70
inline constexpr IssueKind jointTwice{"JOINT_TWICE", Severity::Warning};                            ///< 61
inline constexpr IssueKind jointZero{"JOINT_ZERO", Severity::Info};                                 ///< 61
inline constexpr IssueKind distancesUnordered{"DISTANCES_UNORDERED", Severity::Warning};            ///< 62
inline constexpr IssueKind levelWithoutDistance{"LEVEL_WITHOUT_DISTANCE", Severity::Info};          ///< 62
inline constexpr IssueKind valueImplausible{"VALUE_IMPLAUSIBLE", Severity::Warning};                ///< 63 70 72
inline constexpr IssueKind scaleZero{"SCALE_ZERO", Severity::Warning};                              ///< 64
inline constexpr IssueKind nodeMirrored{"NODE_MIRRORED", Severity::Info};                           ///< 64
inline constexpr IssueKind startMaxMissing{"START_MAX_MISSING", Severity::Warning};                 ///< 69
inline constexpr IssueKind channelMissing{"CHANNEL_MISSING", Severity::Info};                       ///< 71
inline constexpr IssueKind sizeNegative{"SIZE_NEGATIVE", Severity::Error};                          ///< 72
inline constexpr IssueKind bindingNumberWrong{"BINDING_NUMBER_WRONG", Severity::Error};             ///< 73
inline constexpr IssueKind bindingNumberTwice{"BINDING_NUMBER_TWICE", Severity::Warning};           ///< 73
inline constexpr IssueKind tooManyNumbers{"TOO_MANY_NUMBERS", Severity::Error};                     ///< 74
inline constexpr IssueKind fewNumbers{"FEW_NUMBERS", Severity::Warning};                            ///< 74
inline constexpr IssueKind numberTooLong{"NUMBER_TOO_LONG", Severity::Error};                       ///< 74
inline constexpr IssueKind numberUnended{"NUMBER_UNENDED", Severity::Warning};                      ///< 74
inline constexpr IssueKind dataMalformed{"DATA_MALFORMED", Severity::Warning};                      ///< 74
inline constexpr IssueKind drawableWithoutBindings{"DRAWABLE_WITHOUT_BINDINGS", Severity::Warning}; ///< 75
inline constexpr IssueKind strideUncertain{"STRIDE_UNCERTAIN", Severity::Warning};                  ///< 75
inline constexpr IssueKind bindingsOverlap{"BINDINGS_OVERLAP", Severity::Warning};                  ///< 75
inline constexpr IssueKind targetUnknown{"TARGET_UNKNOWN", Severity::Error};                        ///< 77
inline constexpr IssueKind targetEmpty{"TARGET_EMPTY", Severity::Warning};                          ///< 78
inline constexpr IssueKind targetUnnamed{"TARGET_UNNAMED", Severity::Warning};                      ///< 78
inline constexpr IssueKind bufferUnknown{"BUFFER_UNKNOWN", Severity::Warning};                      ///< 79
inline constexpr IssueKind targetUnused{"TARGET_UNUSED", Severity::Info};                           ///< 80
inline constexpr IssueKind bufferStillBound{"BUFFER_STILL_BOUND", Severity::Warning};               ///< 80

} // namespace hexahedron::hordeissues
