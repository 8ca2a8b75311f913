#pragma once

#include "core/issues/issue.h"

#include <QtGlobal>

/// What only Horde3D's shaders can have wrong. The numbers are those of the rules in the format's reference.
namespace hexahedron::hordeissues {

/// 82
inline constexpr IssueKind fxMissing{"FX_MISSING", Severity::Error,
                                     QT_TRANSLATE_NOOP("issues", "There is no section [[FX]]."),
                                     QT_TRANSLATE_NOOP("issues", "The engine refuses the shader.")};
/// 82
inline constexpr IssueKind fxRepeated{"FX_REPEATED", Severity::Error,
                                      QT_TRANSLATE_NOOP("issues", "There is another section [[FX]] before this one."),
                                      QT_TRANSLATE_NOOP("issues", "The engine refuses the shader.")};
/// 82
inline constexpr IssueKind sectionNotClosed{
    "SECTION_NOT_CLOSED", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The name \"%1\" of a section is not closed by ]]."),
    QT_TRANSLATE_NOOP("issues",
                      "The engine refuses the shader. Two [ that follow each other in code begin a section too.")};
/// 83
inline constexpr IssueKind declarationMalformed{
    "DECLARATION_MALFORMED", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "\"%1\" has no place here (line %2, column %3)."),
    QT_TRANSLATE_NOOP("issues", "The engine refuses the shader.")};
/// 83
inline constexpr IssueKind declarationIncomplete{
    "DECLARATION_INCOMPLETE", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The declaration lacks %1 (line %2, column %3)."),
    QT_TRANSLATE_NOOP("issues", "The engine refuses the shader.")};
/// 83
inline constexpr IssueKind settingUnknown{"SETTING_UNKNOWN", Severity::Error,
                                          QT_TRANSLATE_NOOP("issues", "There is no state %1 here."),
                                          QT_TRANSLATE_NOOP("issues", "The engine refuses the shader.")};
/// 83
inline constexpr IssueKind settingWrong{"SETTING_WRONG", Severity::Error,
                                        QT_TRANSLATE_NOOP("issues", "%1 is \"%2\", but should be %3."),
                                        QT_TRANSLATE_NOOP("issues", "The engine refuses the shader.")};
/// 83
inline constexpr IssueKind settingOutOfPlace{"SETTING_OUT_OF_PLACE", Severity::Error,
                                             QT_TRANSLATE_NOOP("issues", "Only a %1 can have the state %2."),
                                             QT_TRANSLATE_NOOP("issues", "The engine refuses the shader.")};
/// 83
inline constexpr IssueKind wordTooLong{
    "WORD_TOO_LONG", Severity::Error, QT_TRANSLATE_NOOP("issues", "%1 has %2 characters, of which %3 count."),
    QT_TRANSLATE_NOOP("issues", "The engine drops the rest, so that names no longer fit to each other.")};
/// 83
inline constexpr IssueKind remarkNotClosed{"REMARK_NOT_CLOSED", Severity::Error,
                                           QT_TRANSLATE_NOOP("issues", "The remark is not closed by */."),
                                           QT_TRANSLATE_NOOP("issues", "The engine refuses the shader.")};
/// 84
inline constexpr IssueKind shaderMissing{
    "SHADER_MISSING", Severity::Error, QT_TRANSLATE_NOOP("issues", "The context \"%1\" has no %2."),
    QT_TRANSLATE_NOOP("issues",
                      "A context needs a vertex and a pixel shader, or a compute shader. The engine refuses it.")};
/// 84
inline constexpr IssueKind computeMixed{
    "COMPUTE_MIXED", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The context \"%1\" has a compute shader and others."),
    QT_TRANSLATE_NOOP("issues", "The engine refuses the shader.")};
/// 84
inline constexpr IssueKind sectionMissing{"SECTION_MISSING", Severity::Error,
                                          QT_TRANSLATE_NOOP("issues", "There is no section \"%1\"."),
                                          QT_TRANSLATE_NOOP("issues", "The engine refuses the shader.")};
/// 85
inline constexpr IssueKind sectionUnused{"SECTION_UNUSED", Severity::Warning,
                                         QT_TRANSLATE_NOOP("issues", "No context uses the section \"%1\"."),
                                         QT_TRANSLATE_NOOP("issues", "Its code is never compiled.")};
/// 85
inline constexpr IssueKind sectionRepeated{
    "SECTION_REPEATED", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "There is another section \"%1\" before this one."),
    QT_TRANSLATE_NOOP("issues", "The engine takes the last one.")};
/// 86
inline constexpr IssueKind includeMalformed{
    "INCLUDE_MALFORMED", Severity::Error, QT_TRANSLATE_NOOP("issues", "The #include names no file in quotes."),
    QT_TRANSLATE_NOOP("issues", "The engine refuses the shader. It must be on one line.")};
/// 87
inline constexpr IssueKind flagNumberWrong{
    "FLAG_NUMBER_WRONG", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The number of the flag \"%1\" is not from 01 to 32."),
    QT_TRANSLATE_NOOP("issues", "No material can switch it on.")};
/// 88
inline constexpr IssueKind textureUnitLarge{"TEXTURE_UNIT_LARGE", Severity::Warning,
                                            QT_TRANSLATE_NOOP("issues", "The texture unit %1 is above 11."),
                                            QT_TRANSLATE_NOOP("issues", "OpenGL 2 and OpenGL ES 3 have no more.")};

} // namespace hexahedron::hordeissues
