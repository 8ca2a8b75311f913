#pragma once

#include "core/issues/issue.h"

#include <QtGlobal>

/// What only Urho3D files can have wrong. The letters and numbers are those of the rules in the format's reference; those not
/// named here are rules of single fields (in the descriptions) or of the engine (core/check/engineissues.h).
namespace hexahedron::urhoissues {

inline constexpr IssueKind textNotUtf8{"URHO_TEXT_NOT_UTF8", Severity::Info};              ///< C2
inline constexpr IssueKind nameEmpty{"URHO_NAME_MISSING", Severity::Warning};              ///< M17 M24 A4 S5 P6
inline constexpr IssueKind nameRepeated{"URHO_NAME_REPEATED", Severity::Warning};          ///< M17 M24 A4 S5 P6
inline constexpr IssueKind nameHashRepeated{"URHO_NAME_HASH_REPEATED", Severity::Warning}; ///< A4

inline constexpr IssueKind endMissing{"END_MISSING", Severity::Warning};                  ///< M2
inline constexpr IssueKind centersMissing{"CENTERS_MISSING", Severity::Info};             ///< M3
inline constexpr IssueKind elementUnknown{"URHO_ELEMENT_UNKNOWN", Severity::Error};       ///< M4
inline constexpr IssueKind elementBitsUnused{"ELEMENT_BITS_UNUSED", Severity::Warning};   ///< M5
inline constexpr IssueKind elementRepeated{"URHO_ELEMENT_REPEATED", Severity::Warning};   ///< M6
inline constexpr IssueKind elementOfInstances{"ELEMENT_OF_INSTANCES", Severity::Warning}; ///< M6
inline constexpr IssueKind positionMissing{"POSITION_MISSING", Severity::Warning};        ///< M7
inline constexpr IssueKind morphRangeTooLong{"MORPH_RANGE_TOO_LONG", Severity::Error};    ///< M10

inline constexpr IssueKind vertexOutOfRange{"VERTEX_OUT_OF_RANGE", Severity::Error};          ///< M9
inline constexpr IssueKind drawRangeTooLong{"DRAW_RANGE_TOO_LONG", Severity::Error};          ///< M12
inline constexpr IssueKind geometryEmpty{"GEOMETRY_EMPTY", Severity::Warning};                ///< M13
inline constexpr IssueKind nothingDrawn{"NOTHING_DRAWN", Severity::Warning};                  ///< M13
inline constexpr IssueKind distanceNegative{"DISTANCE_NEGATIVE", Severity::Warning};          ///< M14
inline constexpr IssueKind distanceNotAscending{"DISTANCE_NOT_ASCENDING", Severity::Warning}; ///< M14
inline constexpr IssueKind primitiveUnusual{"PRIMITIVE_UNUSUAL", Severity::Info};             ///< M15
inline constexpr IssueKind primitiveIncomplete{"PRIMITIVE_INCOMPLETE", Severity::Warning};    ///< M16

inline constexpr IssueKind morphBufferRepeated{"MORPH_BUFFER_REPEATED", Severity::Warning}; ///< M18
inline constexpr IssueKind morphElementMissing{"MORPH_ELEMENT_MISSING", Severity::Error};   ///< M20
inline constexpr IssueKind morphVertexOutside{"MORPH_VERTEX_OUTSIDE", Severity::Error};     ///< M21

inline constexpr IssueKind noRoot{"NO_ROOT_BONE", Severity::Error};                         ///< M22
inline constexpr IssueKind severalRoots{"SEVERAL_ROOT_BONES", Severity::Warning};           ///< M22
inline constexpr IssueKind parentsInACircle{"URHO_PARENTS_IN_A_CIRCLE", Severity::Error};   ///< M23
inline constexpr IssueKind boxInsideOut{"URHO_BOX_INSIDE_OUT", Severity::Warning};          ///< M27 M29
inline constexpr IssueKind mappingIncomplete{"BONE_MAPPING_INCOMPLETE", Severity::Warning}; ///< M28
inline constexpr IssueKind manyBones{"URHO_MANY_BONES", Severity::Info};                    ///< M33

inline constexpr IssueKind blendIndexOutside{"BLEND_INDEX_OUT_OF_RANGE", Severity::Error}; ///< M31
inline constexpr IssueKind weightsWrong{"BLEND_WEIGHTS_WRONG", Severity::Warning};         ///< M34

inline constexpr IssueKind boxTooSmall = ofDerivedValue("BOX_TOO_SMALL", Severity::Info); ///< M30

inline constexpr IssueKind lengthWrong{"ANIMATION_LENGTH_WRONG", Severity::Warning};                 ///< A3
inline constexpr IssueKind noChannels{"NO_CHANNELS", Severity::Warning};                             ///< A5
inline constexpr IssueKind timesDescending{"KEY_TIMES_DESCENDING", Severity::Error};                 ///< A6
inline constexpr IssueKind timeOutside = ofDerivedValue("URHO_KEY_TIME_OUTSIDE", Severity::Warning); ///< A7
inline constexpr IssueKind firstKeyLate{"FIRST_KEY_NOT_AT_0", Severity::Info};                       ///< A7
inline constexpr IssueKind trackEmpty{"TRACK_EMPTY", Severity::Info};                                ///< A9
inline constexpr IssueKind boneUnknown{"TRACK_BONE_UNKNOWN", Severity::Warning};                     ///< A10

inline constexpr IssueKind typeContradicts{"SHADER_TYPE_CONTRADICTS", Severity::Warning};    ///< S2
inline constexpr IssueKind modelOld{"SHADER_MODEL_OLD", Severity::Warning};                  ///< S3
inline constexpr IssueKind hashWrong{"ELEMENT_HASH_WRONG", Severity::Warning};               ///< S4
inline constexpr IssueKind hashIsMask{"ELEMENT_HASH_IS_MASK", Severity::Info};               ///< S4
inline constexpr IssueKind parameterUnaligned{"PARAMETER_UNALIGNED", Severity::Warning};     ///< S6
inline constexpr IssueKind parametersOverlap{"PARAMETERS_OVERLAP", Severity::Warning};       ///< S6
inline constexpr IssueKind registersWrong{"REGISTERS_WRONG", Severity::Warning};             ///< S6
inline constexpr IssueKind samplerRepeated{"SAMPLER_REPEATED", Severity::Warning};           ///< S7
inline constexpr IssueKind samplerNameEmpty{"SAMPLER_NAME_EMPTY", Severity::Info};           ///< S7
inline constexpr IssueKind byteCodeMissing{"BYTE_CODE_MISSING", Severity::Error};            ///< S8
inline constexpr IssueKind containerSizeWrong{"CONTAINER_SIZE_WRONG", Severity::Warning};    ///< S9
inline constexpr IssueKind tokensWrong{"TOKENS_WRONG", Severity::Warning};                   ///< S9
inline constexpr IssueKind extensionContradicts{"EXTENSION_CONTRADICTS", Severity::Warning}; ///< S10

inline constexpr IssueKind packageAppended{"PACKAGE_APPENDED", Severity::Info};       ///< P2
inline constexpr IssueKind nameLeadsOutside{"NAME_LEADS_OUTSIDE", Severity::Warning}; ///< P6
inline constexpr IssueKind entryEmpty{"ENTRY_WITHOUT_CONTENT", Severity::Info};       ///< P7
inline constexpr IssueKind entriesUnordered{"ENTRIES_UNORDERED", Severity::Info};     ///< P8
inline constexpr IssueKind blockEmpty{"BLOCK_EMPTY", Severity::Error};                ///< P11
inline constexpr IssueKind blockTooLarge{"BLOCK_TOO_LARGE", Severity::Error};         ///< P11
inline constexpr IssueKind blockBadlyPacked{"BLOCK_BADLY_PACKED", Severity::Error};   ///< P11
inline constexpr IssueKind blockUnusual{"BLOCK_SIZE_UNUSUAL", Severity::Warning};     ///< P11
inline constexpr IssueKind packageEmpty{"PACKAGE_EMPTY", Severity::Warning};          ///< P16
inline constexpr IssueKind packageTooLarge{"PACKAGE_TOO_LARGE", Severity::Error};     ///< P17

} // namespace hexahedron::urhoissues
