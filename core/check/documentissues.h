#pragma once

#include "core/issues/issue.h"

#include <QtGlobal>

/// What can be wrong with a marked-up document, whatever it describes.
namespace hexahedron::issues {

inline constexpr IssueKind malformed{"NOT_WELL_FORMED", Severity::Error};
inline constexpr IssueKind encodingUnreadable{"ENCODING_UNREADABLE", Severity::Error};
inline constexpr IssueKind notEnded{"NOT_ENDED", Severity::Error};
inline constexpr IssueKind strayEnd{"END_TAG_STRAY", Severity::Error};
inline constexpr IssueKind attributeMalformed{"ATTRIBUTE_MALFORMED", Severity::Error};
inline constexpr IssueKind spaceMissing{"SPACE_MISSING", Severity::Warning};
inline constexpr IssueKind bracketInValue{"BRACKET_IN_VALUE", Severity::Warning};
inline constexpr IssueKind entityUnknown{"ENTITY_UNKNOWN", Severity::Warning};
inline constexpr IssueKind nestedTooDeep{"ELEMENTS_NESTED_TOO_DEEP", Severity::Warning};
inline constexpr IssueKind notRead{"DOCUMENT_TOO_LARGE", Severity::Warning};

inline constexpr IssueKind noElement{"NO_ELEMENT", Severity::Error};
inline constexpr IssueKind wrongRoot{"WRONG_ROOT", Severity::Error};
inline constexpr IssueKind secondRoot{"SECOND_ROOT", Severity::Warning};
inline constexpr IssueKind textOutside{"TEXT_OUTSIDE", Severity::Error};
inline constexpr IssueKind byteOrderMark{"BYTE_ORDER_MARK", Severity::Info};
inline constexpr IssueKind documentType{"DOCUMENT_TYPE", Severity::Info};

inline constexpr IssueKind elementUnknown{"ELEMENT_UNKNOWN", Severity::Warning};
inline constexpr IssueKind elementRepeated{"ELEMENT_REPEATED", Severity::Warning};
inline constexpr IssueKind textUnexpected{"TEXT_UNEXPECTED", Severity::Warning};
inline constexpr IssueKind attributeUnknown{"ATTRIBUTE_UNKNOWN", Severity::Warning};
inline constexpr IssueKind attributeRepeated{"ATTRIBUTE_REPEATED", Severity::Warning};
inline constexpr IssueKind attributeMissing{"ATTRIBUTE_MISSING", Severity::Warning};
inline constexpr IssueKind attributeIgnored{"ATTRIBUTE_IGNORED", Severity::Info};
inline constexpr IssueKind numberMalformed{"NUMBER_MALFORMED", Severity::Warning};
inline constexpr IssueKind wordUnknown{"WORD_UNKNOWN", Severity::Warning};
inline constexpr IssueKind wordFalse{"WORD_MEANS_FALSE", Severity::Warning};
inline constexpr IssueKind pathForeign{"PATH_NOT_PORTABLE", Severity::Warning};

} // namespace hexahedron::issues
