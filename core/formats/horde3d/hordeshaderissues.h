#pragma once

#include "core/issues/issue.h"

#include <QtGlobal>

/// What only Horde3D's shaders can have wrong. The numbers are those of the rules in the format's reference.
namespace hexahedron::hordeissues {

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

} // namespace hexahedron::hordeissues
