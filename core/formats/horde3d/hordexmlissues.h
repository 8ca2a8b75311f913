#pragma once

#include "core/issues/issue.h"

#include <QtGlobal>

/// What only Horde3D's XML documents can have wrong. The numbers are those of the rules in the format's reference; what single
/// attributes can have wrong stands in the descriptions and in core/check/documentissues.h.
namespace hexahedron::hordeissues {

inline constexpr IssueKind fileNotFound{"FILE_NOT_FOUND", Severity::Warning};               ///< 50 86
inline constexpr IssueKind fileOfOtherCase{"FILE_OF_OTHER_CASE", Severity::Warning};        ///< 50 86
inline constexpr IssueKind linkToItself{"LINK_TO_ITSELF", Severity::Error};                 ///< 52
inline constexpr IssueKind flagNameWrong{"FLAG_NAME_WRONG", Severity::Warning};             ///< 54
inline constexpr IssueKind namedTwice{"NAMED_TWICE", Severity::Warning};                    ///< 55 71 78
inline constexpr IssueKind textureFlagWithoutEffect{"FLAG_WITHOUT_EFFECT", Severity::Info}; ///< 56
inline constexpr IssueKind fileNameEmpty{"FILE_NAME_EMPTY", Severity::Error};               ///< 56a 57

inline constexpr IssueKind referenceWithoutName{"REFERENCE_WITHOUT_NAME", Severity::Info}; ///< 65
inline constexpr IssueKind attachmentKept{"ATTACHMENT_KEPT", Severity::Info};              ///< 66
inline constexpr IssueKind nodeMisplaced{"NODE_MISPLACED", Severity::Error};               ///< 58
inline constexpr IssueKind batchIncomplete{"BATCH_INCOMPLETE", Severity::Warning};         ///< 59
inline constexpr IssueKind limitsReversed{"LIMITS_REVERSED", Severity::Warning};           ///< 60 63 68 70
inline constexpr IssueKind jointTwice{"JOINT_TWICE", Severity::Warning};                   ///< 61
inline constexpr IssueKind jointZero{"JOINT_ZERO", Severity::Info};                        ///< 61
inline constexpr IssueKind distancesUnordered{"DISTANCES_UNORDERED", Severity::Warning};   ///< 62
inline constexpr IssueKind levelWithoutDistance{"LEVEL_WITHOUT_DISTANCE", Severity::Info}; ///< 62
inline constexpr IssueKind valueImplausible{"VALUE_IMPLAUSIBLE", Severity::Warning};       ///< 63 70 72
inline constexpr IssueKind scaleZero{"SCALE_ZERO", Severity::Warning};                     ///< 64
inline constexpr IssueKind nodeMirrored{"NODE_MIRRORED", Severity::Info};                  ///< 64

inline constexpr IssueKind startMaxMissing{"START_MAX_MISSING", Severity::Warning}; ///< 69
inline constexpr IssueKind channelMissing{"CHANNEL_MISSING", Severity::Info};       ///< 71

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

inline constexpr IssueKind targetUnknown{"TARGET_UNKNOWN", Severity::Error};          ///< 77
inline constexpr IssueKind targetEmpty{"TARGET_EMPTY", Severity::Warning};            ///< 78
inline constexpr IssueKind targetUnnamed{"TARGET_UNNAMED", Severity::Warning};        ///< 78
inline constexpr IssueKind bufferUnknown{"BUFFER_UNKNOWN", Severity::Warning};        ///< 79
inline constexpr IssueKind targetUnused{"TARGET_UNUSED", Severity::Info};             ///< 80
inline constexpr IssueKind bufferStillBound{"BUFFER_STILL_BOUND", Severity::Warning}; ///< 80

} // namespace hexahedron::hordeissues
