#pragma once

#include "core/issues/issue.h"

#include <QtGlobal>

/// What only E3D files can have wrong. The numbers are those of the rules in the format's reference; those not named here are
/// rules of single fields (in the descriptions) or of the engine (core/check/engineissues.h).
namespace hexahedron::e3dissues {

inline constexpr IssueKind noVersion{"VERSION_MISSING", Severity::Error};                             ///< 1
inline constexpr IssueKind wrongMagic{"E3D_MAGIC_WRONG", Severity::Error};                            ///< 1
inline constexpr IssueKind propertiesUnusual{"LZMA_PROPERTIES_UNUSUAL", Severity::Info};              ///< 12
inline constexpr IssueKind packingSavesNothing{"PACKING_SAVES_NOTHING", Severity::Info};              ///< 13
inline constexpr IssueKind versionRepeated{"VERSION_REPEATED", Severity::Warning};                    ///< 14
inline constexpr IssueKind textNotUtf8{"E3D_TEXT_NOT_UTF8", Severity::Warning};                       ///< 16
inline constexpr IssueKind textHasNul{"TEXT_HAS_NUL", Severity::Warning};                             ///< 16
inline constexpr IssueKind listEndMissing{"LIST_END_MISSING", Severity::Error};                       ///< 20
inline constexpr IssueKind attributePassesStride{"ATTRIBUTE_PASSES_STRIDE", Severity::Error};         ///< 21
inline constexpr IssueKind attributesOverlap{"ATTRIBUTES_OVERLAP", Severity::Warning};                ///< 22
inline constexpr IssueKind attributeNotRead{"ATTRIBUTE_NOT_READ", Severity::Info};                    ///< 24
inline constexpr IssueKind attributeNotReadAlone{"ATTRIBUTE_NOT_INTERLEAVED", Severity::Info};        ///< 24
inline constexpr IssueKind attributeRepeated{"E3D_ATTRIBUTE_REPEATED", Severity::Error};              ///< 25
inline constexpr IssueKind positionsMissing{"POSITIONS_MISSING", Severity::Error};                    ///< 26
inline constexpr IssueKind boxMissing{"BOX_MISSING", Severity::Error};                                ///< 27
inline constexpr IssueKind boxInsideOut{"E3D_BOX_INSIDE_OUT", Severity::Error};                       ///< 28
inline constexpr IssueKind boxDiffers = ofDerivedValue("BOX_DIFFERS", Severity::Warning);             ///< 28
inline constexpr IssueKind blockRepeated{"BLOCK_REPEATED", Severity::Error};                          ///< 33
inline constexpr IssueKind duplicatesCounted{"DUPLICATES_COUNTED", Severity::Info};                   ///< 35
inline constexpr IssueKind duplicateOfDuplicate{"DUPLICATE_WRONG", Severity::Error};                  ///< 36
inline constexpr IssueKind rangePassesTriangles{"RANGE_PASSES_TRIANGLES", Severity::Error};           ///< 40
inline constexpr IssueKind trianglesWithoutMaterial{"TRIANGLES_WITHOUT_MATERIAL", Severity::Warning}; ///< 41
inline constexpr IssueKind trianglesCoveredTwice{"TRIANGLES_COVERED_TWICE", Severity::Warning};       ///< 42
inline constexpr IssueKind partsShort{"PARTS_SHORT", Severity::Info};                                 ///< 43
inline constexpr IssueKind partPassesTriangles{"PART_PASSES_TRIANGLES", Severity::Error};             ///< 44
inline constexpr IssueKind idMissing{"ID_MISSING", Severity::Warning};                                ///< 50
inline constexpr IssueKind idRepeated{"ID_REPEATED", Severity::Error};                                ///< 51
inline constexpr IssueKind referenceUnresolved{"REFERENCE_UNRESOLVED", Severity::Error};              ///< 52
inline constexpr IssueKind boneWithoutNode{"E3D_BONE_WITHOUT_NODE", Severity::Warning};               ///< 52
inline constexpr IssueKind usedBeforeDefined{"USED_BEFORE_DEFINED", Severity::Warning};               ///< 53
inline constexpr IssueKind manyRoots{"MANY_ROOTS", Severity::Warning};                                ///< 54
inline constexpr IssueKind textureEmpty{"TEXTURE_EMPTY", Severity::Error};                            ///< 60
inline constexpr IssueKind imageOfOtherKind{"IMAGE_OF_OTHER_KIND", Severity::Error};                  ///< 61
inline constexpr IssueKind imageUnknown{"IMAGE_UNKNOWN", Severity::Error};                            ///< 61
inline constexpr IssueKind imageRepeated{"IMAGE_REPEATED", Severity::Warning};                        ///< 62
inline constexpr IssueKind idBehindImage{"ID_BEHIND_IMAGE", Severity::Warning};                       ///< 63
inline constexpr IssueKind boneBytesOdd{"BONE_BYTES_ODD", Severity::Error};                           ///< 80
inline constexpr IssueKind manyBonesPerVertex{"MANY_BONES_PER_VERTEX", Severity::Warning};            ///< 81
inline constexpr IssueKind morphCountWrong{"MORPH_COUNT_WRONG", Severity::Error};                     ///< 84
inline constexpr IssueKind morphVerticesDiffer{"MORPH_VERTICES_DIFFER", Severity::Warning};           ///< 84
inline constexpr IssueKind weightsNotOne{"E3D_WEIGHTS_NOT_ONE", Severity::Info};                      ///< 85
inline constexpr IssueKind framesDescend{"FRAMES_DESCEND", Severity::Error};                          ///< 90
inline constexpr IssueKind framesRepeat{"FRAMES_REPEAT", Severity::Warning};                          ///< 90
inline constexpr IssueKind noKeys{"E3D_KEYS_MISSING", Severity::Warning};                             ///< 91
inline constexpr IssueKind keyBlocksWrong{"KEY_BLOCKS_WRONG", Severity::Error};                       ///< 92
inline constexpr IssueKind trackWithoutNode{"TRACK_WITHOUT_NODE", Severity::Error};                   ///< 93
inline constexpr IssueKind trackByName{"TRACK_BY_NAME", Severity::Error};                             ///< 93
inline constexpr IssueKind loopFlagBehind{"LOOP_FLAG_BEHIND", Severity::Warning};                     ///< 95
inline constexpr IssueKind nodeNotLast{"NODE_NOT_LAST", Severity::Warning};                           ///< 96

} // namespace hexahedron::e3dissues
