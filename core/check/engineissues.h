#pragma once

#include "core/issues/issue.h"

#include <QtGlobal>

/// What the engine itself can find, for every format. Formats add catalogues of their own beside their rules.
namespace hexahedron::issues {

inline constexpr IssueKind notThisFormat{"NOT_THIS_FORMAT", Severity::Error};
inline constexpr IssueKind lengthPassesParent{"LENGTH_PASSES_FRAME", Severity::Error};
inline constexpr IssueKind lengthTooShort{"LENGTH_TOO_SHORT", Severity::Error};
inline constexpr IssueKind lengthBelowHeader{"LENGTH_BELOW_HEADER", Severity::Error};
inline constexpr IssueKind lengthShortOfFile{"LENGTH_SHORT_OF_FILE", Severity::Warning};
inline constexpr IssueKind cutOff{"FIELD_CUT_OFF", Severity::Error};
inline constexpr IssueKind textNotTerminated{"TEXT_NOT_TERMINATED", Severity::Error};
inline constexpr IssueKind textPassesFrame{"TEXT_PASSES_FRAME", Severity::Error};
inline constexpr IssueKind bytesLeftOver{"BYTES_LEFT_OVER", Severity::Error};
inline constexpr IssueKind countTooLarge{"COUNT_TOO_LARGE", Severity::Error};
inline constexpr IssueKind countNegative{"COUNT_NEGATIVE", Severity::Error};
inline constexpr IssueKind layoutUnknown{"LAYOUT_UNKNOWN", Severity::Error};
inline constexpr IssueKind noHeader{"NO_HEADER", Severity::Error};
inline constexpr IssueKind unknownFrame{"UNKNOWN_CHUNK", Severity::Info};
inline constexpr IssueKind unofficialFrame{"UNOFFICIAL_CHUNK", Severity::Info};
inline constexpr IssueKind frameMisplaced{"CHUNK_MISPLACED", Severity::Warning};
inline constexpr IssueKind trailingBytes{"TRAILING_BYTES", Severity::Warning};
inline constexpr IssueKind fileAppended{"FILE_APPENDED", Severity::Warning};
inline constexpr IssueKind zeroSector{"ZERO_SECTOR", Severity::Warning};
inline constexpr IssueKind listTooLong{"LIST_TOO_LONG", Severity::Warning};
inline constexpr IssueKind tooDeep{"NESTED_TOO_DEEP", Severity::Warning};

inline constexpr IssueKind offsetWrong{"OFFSET_WRONG", Severity::Error};
inline constexpr IssueKind partPassesEnd{"PART_PASSES_END", Severity::Error};
inline constexpr IssueKind partsOverlap{"PARTS_OVERLAP", Severity::Error};
inline constexpr IssueKind partInDirectory{"PART_IN_DIRECTORY", Severity::Error};
inline constexpr IssueKind bytesUnused{"BYTES_UNUSED", Severity::Warning};
inline constexpr IssueKind sizeWrong{"SIZE_WRONG", Severity::Warning};
inline constexpr IssueKind sizeMissing{"SIZE_MISSING", Severity::Warning};
inline constexpr IssueKind sumWrong{"SUM_WRONG", Severity::Error};
inline constexpr IssueKind packedBytesDamaged{"PACKED_BYTES_DAMAGED", Severity::Error};
inline constexpr IssueKind expandedSizeWrong{"EXPANDED_SIZE_WRONG", Severity::Error};
inline constexpr IssueKind expansionTooLarge{"EXPANSION_TOO_LARGE", Severity::Warning};
inline constexpr IssueKind packedTooDeep{"PACKED_TOO_DEEP", Severity::Warning};
inline constexpr IssueKind packedTooMany{"PACKED_TOO_MANY", Severity::Warning};
inline constexpr IssueKind packedBytesLeft{"PACKED_BYTES_LEFT", Severity::Warning};
inline constexpr IssueKind endMarker{"END_MARKER", Severity::Info};
inline constexpr IssueKind checksumWrong{"CHECKSUM_WRONG", Severity::Warning};

inline constexpr IssueKind contentChanged{"CONTENT_CHANGED", Severity::Warning};

inline constexpr IssueKind notFinite{"NOT_FINITE", Severity::Error};
inline constexpr IssueKind valueOutOfRange{"VALUE_OUT_OF_RANGE", Severity::Warning};
inline constexpr IssueKind valueTooSmall{"VALUE_TOO_SMALL", Severity::Warning};
inline constexpr IssueKind valueNotNamed{"VALUE_UNKNOWN", Severity::Warning};
inline constexpr IssueKind bitsUnassigned{"BITS_UNASSIGNED", Severity::Info};
inline constexpr IssueKind valueUnexpected{"VALUE_UNEXPECTED", Severity::Warning};
inline constexpr IssueKind valueIsZero{"VALUE_IS_ZERO", Severity::Warning};
inline constexpr IssueKind lengthIsZero{"LENGTH_IS_ZERO", Severity::Error};
inline constexpr IssueKind notUnitLength{"NOT_UNIT_LENGTH", Severity::Warning};
inline constexpr IssueKind notDistinct{"NUMBERS_REPEAT", Severity::Info};
inline constexpr IssueKind indexOutOfRange{"INDEX_OUT_OF_RANGE", Severity::Error};
inline constexpr IssueKind moreOfTheSame{"MORE_OF_THE_SAME", Severity::Info};

} // namespace hexahedron::issues
