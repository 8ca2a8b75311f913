#pragma once

#include "core/issues/issue.h"

#include <QtGlobal>

/// What only Blitz3D files can have wrong. V.. are the numbers of the rules in the format's reference; those not
/// named here are rules of single fields (b3dformat.cpp) or of the engine (core/check/engineissues.h).
namespace hexahedron::b3dissues {

inline constexpr IssueKind chunkEmpty{"CHUNK_EMPTY", Severity::Warning};             ///< V06
inline constexpr IssueKind chunksOutOfOrder{"CHUNKS_OUT_OF_ORDER", Severity::Error}; ///< V10
inline constexpr IssueKind chunkRepeated{"CHUNK_REPEATED", Severity::Error};         ///< V11
inline constexpr IssueKind meshAndBone{"MESH_AND_BONE", Severity::Error};            ///< V11
inline constexpr IssueKind chunkMissing{"B3D_CHUNK_MISSING", Severity::Error};       ///< V11

inline constexpr IssueKind controlCharacters{"CONTROL_CHARACTERS", Severity::Warning};    ///< V12
inline constexpr IssueKind textNotAscii{"TEXT_NOT_ASCII", Severity::Info};                ///< V12
inline constexpr IssueKind nameEmpty{"NAME_EMPTY", Severity::Info};                       ///< V12
inline constexpr IssueKind textureWithoutFile{"TEXTURE_WITHOUT_FILE", Severity::Warning}; ///< V12
inline constexpr IssueKind absolutePath{"ABSOLUTE_PATH", Severity::Info};                 ///< V13

inline constexpr IssueKind manyCoordinateSets{"MANY_COORDINATE_SETS", Severity::Warning};  ///< V24
inline constexpr IssueKind coordinatesWithoutUse{"COORDINATE_SETS_EMPTY", Severity::Info}; ///< V24
inline constexpr IssueKind manyVertices{"B3D_MANY_VERTICES", Severity::Warning};           ///< V26
inline constexpr IssueKind verticesUnused{"B3D_VERTICES_UNUSED", Severity::Info};          ///< V44

inline constexpr IssueKind boneWithoutMesh{"BONE_WITHOUT_MESH", Severity::Error};                ///< V29
inline constexpr IssueKind manyBones{"B3D_MANY_BONES", Severity::Warning};                       ///< V29
inline constexpr IssueKind weightRepeated{"WEIGHT_REPEATED", Severity::Warning};                 ///< V31
inline constexpr IssueKind weightZero{"WEIGHT_ZERO", Severity::Info};                            ///< V32
inline constexpr IssueKind manyWeights{"MANY_WEIGHTS", Severity::Warning};                       ///< V33
inline constexpr IssueKind vertexWithoutWeight{"VERTEX_WITHOUT_WEIGHT", Severity::Info};         ///< V34
inline constexpr IssueKind weightsNotOne{"B3D_WEIGHTS_NOT_ONE", Severity::Warning};              ///< V35
inline constexpr IssueKind vertexSharedByBrushes{"VERTEX_SHARED_BY_BRUSHES", Severity::Warning}; ///< V45

inline constexpr IssueKind keysWithoutValues{"KEYS_WITHOUT_VALUES", Severity::Warning};       ///< V36
inline constexpr IssueKind keysUnordered{"KEYS_UNORDERED", Severity::Warning};                ///< V37
inline constexpr IssueKind frameBelowFirst{"FRAME_BELOW_FIRST", Severity::Info};              ///< V38
inline constexpr IssueKind frameCountInvalid{"FRAME_COUNT_INVALID", Severity::Warning};       ///< V39
inline constexpr IssueKind frameRateInvalid{"FRAME_RATE_INVALID", Severity::Warning};         ///< V39
inline constexpr IssueKind keysWithoutAnimation{"KEYS_WITHOUT_ANIMATION", Severity::Warning}; ///< V40
inline constexpr IssueKind animationWithoutKeys{"ANIMATION_WITHOUT_KEYS", Severity::Info};    ///< V40
inline constexpr IssueKind keysPassAnimation{"KEYS_PASS_ANIMATION", Severity::Info};          ///< V41
inline constexpr IssueKind severalAnimations{"SEVERAL_ANIMATIONS", Severity::Info};           ///< V42
inline constexpr IssueKind channelKeyedTwice{"CHANNEL_KEYED_TWICE", Severity::Warning};       ///< V50

inline constexpr IssueKind namesRepeat{"NAMES_REPEAT", Severity::Info};               ///< V43
inline constexpr IssueKind secondSetMissing{"SECOND_SET_MISSING", Severity::Warning}; ///< V46
inline constexpr IssueKind colorsMissing{"COLORS_MISSING", Severity::Info};           ///< V47
inline constexpr IssueKind textureNotFound{"TEXTURE_NOT_FOUND", Severity::Info};      ///< V49

} // namespace hexahedron::b3dissues
