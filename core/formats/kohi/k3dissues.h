#pragma once

#include "core/issues/issue.h"

#include <QtGlobal>

/// What only Kohi files can have wrong. The numbers are those of the rules in the format's reference; those not named here are
/// rules of single fields (in the description) or of the engine (core/check/engineissues.h).
namespace hexahedron::k3dissues {

inline constexpr IssueKind fileTooShort{"FILE_TOO_SHORT", Severity::Error};                         ///< K01
inline constexpr IssueKind magicWrong{"K3D_MAGIC_WRONG", Severity::Error};                          ///< K02
inline constexpr IssueKind assetTypeWrong{"ASSET_TYPE_WRONG", Severity::Error};                     ///< K03
inline constexpr IssueKind layoutForeign{"HEADER_LAYOUT_FOREIGN", Severity::Warning};               ///< K07
inline constexpr IssueKind layoutUnknown{"HEADER_LAYOUT_UNKNOWN", Severity::Error};                 ///< K08
inline constexpr IssueKind guardWrong{"GUARD_WRONG", Severity::Error};                              ///< K09
inline constexpr IssueKind meshTypeUnknown{"MESH_TYPE_UNKNOWN", Severity::Error};                   ///< K12
inline constexpr IssueKind channelTotalWrong{"CHANNEL_TOTAL_WRONG", Severity::Error};               ///< K13
inline constexpr IssueKind channelCountWrong{"CHANNEL_COUNT_WRONG", Severity::Error};               ///< K14
inline constexpr IssueKind channelAstray{"CHANNEL_WITHOUT_ANIMATION", Severity::Error};             ///< K15
inline constexpr IssueKind keysOutside{"KEYS_OUTSIDE_BUFFER", Severity::Error};                     ///< K16
inline constexpr IssueKind keysMisplaced{"KEYS_MISPLACED", Severity::Warning};                      ///< K17
inline constexpr IssueKind keysInOtherOrder{"KEYS_IN_OTHER_ORDER", Severity::Info};                 ///< K18
inline constexpr IssueKind tableHeaderNarrow{"STRING_HEADER_NARROW", Severity::Warning};            ///< K19
inline constexpr IssueKind stringOutside{"STRING_OUTSIDE_BLOCK", Severity::Error};                  ///< K20
inline constexpr IssueKind stringOutOfLine{"STRING_OUT_OF_LINE", Severity::Warning};                ///< K20
inline constexpr IssueKind stringMissing{"STRING_MISSING", Severity::Error};                        ///< K22
inline constexpr IssueKind unnamed{"UNNAMED", Severity::Error};                                     ///< K23
inline constexpr IssueKind stringEmpty{"STRING_EMPTY", Severity::Warning};                          ///< K25
inline constexpr IssueKind stringNotText{"STRING_NOT_TEXT", Severity::Warning};                     ///< K25
inline constexpr IssueKind stringUnused{"STRINGS_UNUSED", Severity::Info};                          ///< K25
inline constexpr IssueKind triangleIncomplete{"K3D_TRIANGLE_INCOMPLETE", Severity::Warning};        ///< K27
inline constexpr IssueKind submeshEmpty{"SUBMESH_EMPTY", Severity::Warning};                        ///< K28
inline constexpr IssueKind boneIdWrong = ofDerivedValue("BONE_ID_WRONG", Severity::Error);          ///< K30
inline constexpr IssueKind weightsWrong{"WEIGHT_SUM_WRONG", Severity::Warning};                     ///< K31
inline constexpr IssueKind handednessWrong{"TANGENT_HANDEDNESS", Severity::Info};                   ///< K33
inline constexpr IssueKind parentsInACircle{"K3D_PARENTS_IN_A_CIRCLE", Severity::Error};            ///< K35
inline constexpr IssueKind boneWithoutNode{"BONE_WITHOUT_NODE", Severity::Warning};                 ///< K36
inline constexpr IssueKind channelWithoutNode{"CHANNEL_WITHOUT_NODE", Severity::Warning};           ///< K37
inline constexpr IssueKind nameRepeated{"NAME_USED_TWICE", Severity::Warning};                      ///< K38
inline constexpr IssueKind noRoot{"ROOT_MISSING", Severity::Error};                                 ///< K39
inline constexpr IssueKind severalRoots{"ROOTS_SEVERAL", Severity::Info};                           ///< K39
inline constexpr IssueKind boxWrong = ofDerivedValue("BOX_WRONG", Severity::Warning);               ///< K40 K42
inline constexpr IssueKind centerWrong = ofDerivedValue("CENTER_WRONG", Severity::Warning);         ///< K41 K42
inline constexpr IssueKind boundsMissing{"BOUNDS_MISSING", Severity::Info};                         ///< K40 K41 K42
inline constexpr IssueKind matrixNotAffine{"K3D_MATRIX_NOT_AFFINE", Severity::Warning};             ///< K43
inline constexpr IssueKind matrixSingular{"K3D_MATRIX_SINGULAR", Severity::Warning};                ///< K43
inline constexpr IssueKind matrixOdd{"K3D_MATRIX_ODD_NUMBER", Severity::Warning};                   ///< K43
inline constexpr IssueKind globalTransformWrong{"GLOBAL_TRANSFORM_WRONG", Severity::Info};          ///< K44
inline constexpr IssueKind durationWrong{"DURATION_NOT_POSITIVE", Severity::Warning};               ///< K45
inline constexpr IssueKind rateWrong{"RATE_NOT_POSITIVE", Severity::Warning};                       ///< K46
inline constexpr IssueKind timesDescend{"KEY_TIMES_DESCEND", Severity::Error};                      ///< K47
inline constexpr IssueKind timeOutside = ofDerivedValue("K3D_KEY_TIME_OUTSIDE", Severity::Warning); ///< K48
inline constexpr IssueKind keysMissing{"K3D_KEYS_MISSING", Severity::Warning};                      ///< K50
inline constexpr IssueKind meshTypeMisread{"MESH_TYPE_MISREAD", Severity::Warning};                 ///< K51
inline constexpr IssueKind manyBones{"BONES_TOO_MANY", Severity::Error};                            ///< K52
inline constexpr IssueKind animationEmpty{"ANIMATION_EMPTY", Severity::Warning};                    ///< K53
inline constexpr IssueKind tableEmpty{"STRING_TABLE_EMPTY", Severity::Info};                        ///< K53
inline constexpr IssueKind manyStrings{"STRINGS_TOO_MANY", Severity::Warning};                      ///< K54

} // namespace hexahedron::k3dissues
