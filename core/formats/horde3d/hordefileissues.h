#pragma once

#include "core/issues/issue.h"

#include <QtGlobal>

/// What is wrong between Horde3D's files: one says something that another one contradicts. The numbers are those of the rules in
/// the format's reference.
namespace hexahedron::hordeissues {

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

} // namespace hexahedron::hordeissues
