#pragma once

#include "core/issues/issue.h"

#include <QtGlobal>

/// What is wrong between Horde3D's files: one says something that another one contradicts. The numbers are those of the rules in
/// the format's reference.
namespace hexahedron::hordeissues {

/// 42
inline constexpr IssueKind nothingMoves{
    "NOTHING_MOVES", Severity::Warning, QT_TRANSLATE_NOOP("issues", "No joint or mesh of %2 is called \"%1\"."),
    QT_TRANSLATE_NOOP("issues",
                      "The engine finds by their names what moves. The scene is the one in the same folder that "
                      "has most of the animation's names.")};
/// 42
inline constexpr IssueKind doesNotMove{
    "DOES_NOT_MOVE", Severity::Info,
    QT_TRANSLATE_NOOP("issues", "The animation moves %1 of the %2 joints and meshes of %3; \"%4\" stands still."),
    QT_TRANSLATE_NOOP("issues", "What an animation does not name keeps the place that the scene gives it.")};
/// 52
inline constexpr IssueKind linkCircle{
    "LINK_CIRCLE", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The links of %1 lead back to this material."),
    QT_TRANSLATE_NOOP("issues", "The engine follows links without an end when it draws.")};
/// 54
inline constexpr IssueKind flagUndeclared{
    "FLAG_UNDECLARED", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "Neither %2 nor the code that it includes declares the flag %1."),
    QT_TRANSLATE_NOOP("issues", "The flag has no effect. Only its number counts, not its name.")};
/// 54
inline constexpr IssueKind nameUndeclared{"NAME_UNDECLARED", Severity::Warning,
                                          QT_TRANSLATE_NOOP("issues", "The shader %2 declares no %3 \"%1\"."),
                                          QT_TRANSLATE_NOOP("issues", "The element has no effect.")};
/// 59
inline constexpr IssueKind batchPassesEnd{"BATCH_PASSES_END", Severity::Error,
                                          QT_TRANSLATE_NOOP("issues", "The batch ends at index %1; %3 has %2."),
                                          QT_TRANSLATE_NOOP("issues", "The engine does not draw the mesh.")};
/// 60
inline constexpr IssueKind vertexRangeWrong{
    "VERTEX_RANGE_WRONG", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The vertices are said to be %1 to %2; those of the batch are %3 to %4."),
    QT_TRANSLATE_NOOP("issues",
                      "The box around the mesh is made of them; with a wrong one it vanishes while it should be "
                      "seen. Repairing writes the right ones.")};
/// 61
inline constexpr IssueKind jointUnknown{"JOINT_UNKNOWN", Severity::Warning,
                                        QT_TRANSLATE_NOOP("issues", "The joint is number %1; %3 has %2 of them."),
                                        QT_TRANSLATE_NOOP("issues", "The joint moves nothing.")};
/// 65
inline constexpr IssueKind referenceCircle{
    "REFERENCE_CIRCLE", Severity::Error, QT_TRANSLATE_NOOP("issues", "The references of %1 lead back to this scene."),
    QT_TRANSLATE_NOOP("issues", "The engine puts scenes into scenes without an end, until it crashes.")};
/// 81
inline constexpr IssueKind contextUnknown{
    "CONTEXT_UNKNOWN", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "No shader in the content folder has a context \"%1\"."),
    QT_TRANSLATE_NOOP("issues", "The command draws nothing.")};
/// 86
inline constexpr IssueKind includeCircle{"INCLUDE_CIRCLE", Severity::Error,
                                         QT_TRANSLATE_NOOP("issues", "The includes of %1 lead back to this file."),
                                         QT_TRANSLATE_NOOP("issues", "The engine reads them without an end.")};

} // namespace hexahedron::hordeissues
