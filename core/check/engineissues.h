#pragma once

#include "core/issues/issue.h"

#include <QtGlobal>

/// What the engine itself can find, for every format. Formats add catalogues of their own beside their rules.
namespace hexahedron::issues {

inline constexpr IssueKind notThisFormat{
    "NOT_THIS_FORMAT", Severity::Error, QT_TRANSLATE_NOOP("issues", "The content is not of the format %2 (bytes: %1)."),
    QT_TRANSLATE_NOOP("issues",
                      "Only the name of the file says that it is. It may be cut off, empty, or something else.")};
inline constexpr IssueKind lengthPassesParent{
    "LENGTH_PASSES_FRAME", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "%1 announces a length of %2 bytes, but %3 are there."),
    QT_TRANSLATE_NOOP("issues",
                      "The file may have been cut off, or an editor changed the content without correcting the "
                      "length. Repairing sets the length to where the content ends.")};
inline constexpr IssueKind lengthTooShort{
    "LENGTH_TOO_SHORT", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "%1 announces a length of %2 bytes, but its own fields need at least %3."),
    QT_TRANSLATE_NOOP("issues",
                      "Loaders stop in the middle of the fields. Repairing sets the length to where the content "
                      "ends.")};
inline constexpr IssueKind lengthBelowHeader{
    "LENGTH_BELOW_HEADER", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "%1 announces a length of %2 bytes, less than its header of %3."),
    QT_TRANSLATE_NOOP("issues",
                      "Loaders that go on by the length never get any further, or go backwards. Repairing sets the "
                      "length to where the content ends.")};
inline constexpr IssueKind lengthShortOfFile{
    "LENGTH_SHORT_OF_FILE", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "%1 announces a length of %2 bytes, but the file has %3 for it."),
    QT_TRANSLATE_NOOP("issues", "Loaders stop there. Repairing sets the length to where the content ends.")};
inline constexpr IssueKind cutOff{
    "FIELD_CUT_OFF", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "%1 ends inside its field %2: %3 of %4 bytes are there."),
    QT_TRANSLATE_NOOP("issues",
                      "Loaders read on into whatever follows. Repairing fills the missing bytes with zeros, or "
                      "drops the incomplete element.")};
inline constexpr IssueKind textNotTerminated{
    "TEXT_NOT_TERMINATED", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The text in %1 has no NUL before the end of its frame."),
    QT_TRANSLATE_NOOP("issues", "Loaders read on into whatever follows. Repairing appends the NUL.")};
inline constexpr IssueKind textPassesFrame{
    "TEXT_PASSES_FRAME", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The text in %1 should have %2 bytes, but only %3 are there."),
    QT_TRANSLATE_NOOP("issues", "Loaders read on into whatever follows. Repairing sets the length of the text.")};
inline constexpr IssueKind bytesLeftOver{
    "BYTES_LEFT_OVER", Severity::Error,
    QT_TRANSLATE_N_NOOP("issues", "%2 ends with %n bytes that belong to no field and to no whole element."),
    QT_TRANSLATE_NOOP("issues",
                      "Either the content was cut, or a field that shapes it (flags, sizes, counts) is wrong. "
                      "Repairing drops these bytes and corrects the length.")};
inline constexpr IssueKind countTooLarge{
    "COUNT_TOO_LARGE", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The count of %1 is %2, but there is room for %3 only."),
    QT_TRANSLATE_NOOP("issues",
                      "The file was cut off, or the count is wrong. Repairing sets the count to what is there.")};
inline constexpr IssueKind countNegative{
    "COUNT_NEGATIVE", Severity::Error, QT_TRANSLATE_NOOP("issues", "The count of %1 is below zero: %2."),
    QT_TRANSLATE_NOOP("issues",
                      "A count below zero is read as none, or as billions. Repairing sets it to what is there.")};
inline constexpr IssueKind layoutUnknown{
    "LAYOUT_UNKNOWN", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The size of the elements of %1 is unknown, because %2 makes no sense."),
    QT_TRANSLATE_NOOP("issues",
                      "Readers take wrong bytes for them and for everything that follows. Write a description with a "
                      "meaning; what the right one is, the file does not say.")};
inline constexpr IssueKind noHeader{
    "NO_HEADER", Severity::Error,
    QT_TRANSLATE_N_NOOP("issues", "%n bytes stand where the header of a chunk should begin."),
    QT_TRANSLATE_NOOP("issues", "A length before this place is probably wrong. Repairing deletes these bytes.")};
inline constexpr IssueKind unknownFrame{"UNKNOWN_CHUNK", Severity::Info,
                                        QT_TRANSLATE_NOOP("issues", "The chunk %1 is not known."),
                                        QT_TRANSLATE_NOOP("issues", "Loaders skip it; it is kept as it is.")};
inline constexpr IssueKind unofficialFrame{"UNOFFICIAL_CHUNK", Severity::Info,
                                           QT_TRANSLATE_NOOP("issues", "The chunk %1 is not in the specification."),
                                           QT_TRANSLATE_NOOP("issues", "Some exporters write it; loaders skip it.")};
inline constexpr IssueKind frameMisplaced{
    "CHUNK_MISPLACED", Severity::Warning, QT_TRANSLATE_NOOP("issues", "A chunk %1 does not belong in %2."),
    QT_TRANSLATE_NOOP("issues",
                      "Loaders skip it here. Repairing deletes it; moving it to its place keeps its content.")};
inline constexpr IssueKind trailingBytes{
    "TRAILING_BYTES", Severity::Warning, QT_TRANSLATE_N_NOOP("issues", "%n more bytes follow after the end of %2."),
    QT_TRANSLATE_NOOP("issues", "Loaders ignore what follows. Repairing drops it.")};
inline constexpr IssueKind listTooLong{
    "LIST_TOO_LONG", Severity::Warning,
    QT_TRANSLATE_NOOP("issues",
                      "There are more than %1 parts in the lists up to here; what follows is shown as bytes."),
    QT_TRANSLATE_NOOP("issues", "It is kept as it is, but nothing in it is looked at.")};
inline constexpr IssueKind tooDeep{
    "NESTED_TOO_DEEP", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "Chunks are nested more than %1 deep; deeper ones are shown as bytes."),
    QT_TRANSLATE_NOOP("issues",
                      "No exporter does this; loaders that call themselves for each level may run out of memory.")};

inline constexpr IssueKind offsetWrong{
    "OFFSET_WRONG", Severity::Error, QT_TRANSLATE_NOOP("issues", "%1 is %2, but %3 begins at %4."),
    QT_TRANSLATE_NOOP("issues",
                      "Loaders look in the wrong place, or refuse the file. Repairing writes where it begins.")};
inline constexpr IssueKind partPassesEnd{
    "PART_PASSES_END", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "%1 should lie from %2 to %3, but its place ends at %4."),
    QT_TRANSLATE_NOOP("issues", "The file was cut off, or the offset or the length is wrong.")};
inline constexpr IssueKind partsOverlap{
    "PARTS_OVERLAP", Severity::Error, QT_TRANSLATE_NOOP("issues", "%1 begins at %2, where something else lies."),
    QT_TRANSLATE_NOOP("issues", "The offset or the length of one of the two is wrong.")};
inline constexpr IssueKind partInDirectory{
    "PART_IN_DIRECTORY", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "%1 begins at %2, before the end of the list that says so."),
    QT_TRANSLATE_NOOP("issues", "The offset is wrong.")};
inline constexpr IssueKind bytesUnused{"BYTES_UNUSED", Severity::Warning,
                                       QT_TRANSLATE_N_NOOP("issues", "Nothing refers to these %n bytes."),
                                       QT_TRANSLATE_NOOP("issues", "Loaders do not see them. Repairing removes them.")};
inline constexpr IssueKind sizeWrong{
    "SIZE_WRONG", Severity::Warning, QT_TRANSLATE_NOOP("issues", "%1 is %2, but there are %3 bytes."),
    QT_TRANSLATE_NOOP("issues",
                      "Readers that look for the beginning from the end of the file do not find it. Repairing "
                      "writes how many there are.")};
inline constexpr IssueKind sizeMissing{
    "SIZE_MISSING", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The file ends before %1."),
    QT_TRANSLATE_NOOP("issues",
                      "Readers that look for the beginning from the end of the file do not find it. Repairing "
                      "appends it.")};
inline constexpr IssueKind sumWrong{
    "SUM_WRONG", Severity::Error, QT_TRANSLATE_NOOP("issues", "The %1 of %2 add up to %3, but %4 says %5."),
    QT_TRANSLATE_NOOP("issues", "Readers stop in the middle or read on into what follows. Repairing writes the sum.")};
inline constexpr IssueKind packedBytesDamaged{
    "PACKED_BYTES_DAMAGED", Severity::Error, QT_TRANSLATE_NOOP("issues", "%1 cannot be expanded: %2"),
    QT_TRANSLATE_NOOP("issues", "What lies behind the damage is lost, unless another copy of the file is whole.")};
inline constexpr IssueKind expandedSizeWrong{
    "EXPANDED_SIZE_WRONG", Severity::Error, QT_TRANSLATE_NOOP("issues", "%1 expands to %2 bytes, not to %3."),
    QT_TRANSLATE_NOOP("issues", "Readers refuse it, or read foreign memory. Repairing writes how many there are.")};
inline constexpr IssueKind expansionTooLarge{
    "EXPANSION_TOO_LARGE", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "%1 is not expanded to the end: it would take more than %2 bytes (limit: %3)."),
    QT_TRANSLATE_NOOP(
        "issues",
        "A few packed bytes can expand to more than a computer has. What is beyond the limit is "
        "neither shown nor checked. For files that you trust there are other limits: in the menu Tools of the "
        "window, and hexa takes --limit NAME=VALUE.")};
inline constexpr IssueKind packedTooDeep{
    "PACKED_TOO_DEEP", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "%1 lies in so many packed or embedded files that it is not opened (limit: %2)."),
    QT_TRANSLATE_NOOP(
        "issues", "No exporter does this. For files that you trust there is another limit: in the menu Tools of the "
                  "window, and hexa takes --limit depth=N.")};
inline constexpr IssueKind packedTooMany{
    "PACKED_TOO_MANY", Severity::Warning,
    QT_TRANSLATE_NOOP("issues",
                      "%1 is not opened: with all its parts it would take more memory than is left of %2 bytes (limit: "
                      "total)."),
    QT_TRANSLATE_NOOP(
        "issues",
        "Packed bytes, or files inside files, can be made of so many small parts that no computer holds them. For "
        "files "
        "that you trust there is another limit: in the menu Tools of the window, and hexa takes --limit total=BYTES.")};
inline constexpr IssueKind packedBytesLeft{"PACKED_BYTES_LEFT", Severity::Warning,
                                           QT_TRANSLATE_NOOP("issues", "%1 needs only %2 of its %3 packed bytes."),
                                           QT_TRANSLATE_NOOP("issues", "Readers ignore the rest.")};
inline constexpr IssueKind endMarker{"END_MARKER", Severity::Info,
                                     QT_TRANSLATE_NOOP("issues", "%1 ends with a marker."),
                                     QT_TRANSLATE_NOOP("issues", "Readers that know the length do not need it.")};
inline constexpr IssueKind checksumWrong{
    "CHECKSUM_WRONG", Severity::Warning, QT_TRANSLATE_NOOP("issues", "%1 is 0x%2, but the bytes have 0x%3."),
    QT_TRANSLATE_NOOP("issues",
                      "Either the bytes were damaged, or they were changed and the checksum was not. Repairing "
                      "writes the checksum of what is there.")};

inline constexpr IssueKind contentChanged{
    "CONTENT_CHANGED", Severity::Warning,
    QT_TRANSLATE_NOOP("issues",
                      "%1 is 0x%2, but the bytes have 0x%3, and %4 does not fit them, either: they were damaged, "
                      "or changed by a program that writes no checksums."),
    QT_TRANSLATE_NOOP("issues",
                      "Two checksums that do not fit the same bytes say that not they are wrong, but the bytes. "
                      "Writing both would hide the damage, so that is only done when asked for; a copy of the file "
                      "that is not damaged is better.")};

inline constexpr IssueKind notFinite{
    "NOT_FINITE", Severity::Error, QT_TRANSLATE_NOOP("issues", "%1 is not a finite number."),
    QT_TRANSLATE_NOOP("issues", "NaN and infinity spread to everything computed from them; meshes vanish. Repairing "
                                "writes the neutral value.")};
inline constexpr IssueKind valueOutOfRange{
    "VALUE_OUT_OF_RANGE", Severity::Warning, QT_TRANSLATE_NOOP("issues", "%1 is %2, but should be between %3 and %4."),
    QT_TRANSLATE_NOOP("issues", "Repairing writes the nearest value that is allowed, or the usual one.")};
inline constexpr IssueKind valueTooSmall{
    "VALUE_TOO_SMALL", Severity::Warning, QT_TRANSLATE_NOOP("issues", "%1 is %2, but should be at least %3."),
    QT_TRANSLATE_NOOP("issues", "Repairing writes the nearest value that is allowed, or the usual one.")};
inline constexpr IssueKind valueNotNamed{"VALUE_UNKNOWN", Severity::Warning,
                                         QT_TRANSLATE_NOOP("issues", "%1 is %2, which has no meaning."),
                                         QT_TRANSLATE_NOOP("issues", "Repairing writes the usual value.")};
inline constexpr IssueKind bitsUnassigned{"BITS_UNASSIGNED", Severity::Info,
                                          QT_TRANSLATE_NOOP("issues", "%1 is %2; the bits %3 have no meaning."),
                                          QT_TRANSLATE_NOOP("issues", "Repairing clears them.")};
inline constexpr IssueKind valueUnexpected{"VALUE_UNEXPECTED", Severity::Warning,
                                           QT_TRANSLATE_NOOP("issues", "%1 is %2, but should be %3."),
                                           QT_TRANSLATE_NOOP("issues", "Repairing writes the expected value.")};
inline constexpr IssueKind valueIsZero{
    "VALUE_IS_ZERO", Severity::Warning, QT_TRANSLATE_NOOP("issues", "%1 has a component of 0."),
    QT_TRANSLATE_NOOP("issues", "Everything below is flattened and cannot be inverted. Repairing writes 1 there.")};
inline constexpr IssueKind lengthIsZero{
    "LENGTH_IS_ZERO", Severity::Error, QT_TRANSLATE_NOOP("issues", "%1 has length 0."),
    QT_TRANSLATE_NOOP("issues", "It says no rotation or direction at all. Repairing writes the neutral value.")};
inline constexpr IssueKind notUnitLength{
    "NOT_UNIT_LENGTH", Severity::Warning, QT_TRANSLATE_NOOP("issues", "%1 has length %2 instead of 1."),
    QT_TRANSLATE_NOOP("issues",
                      "Loaders that do not normalise scale or shade wrongly. Repairing divides it by its length.")};
inline constexpr IssueKind notDistinct{
    "NUMBERS_REPEAT", Severity::Info, QT_TRANSLATE_NOOP("issues", "%1 names the same element twice: %2."),
    QT_TRANSLATE_NOOP("issues", "A triangle without area; nothing is drawn. Repairing deletes it.")};
inline constexpr IssueKind indexOutOfRange{
    "INDEX_OUT_OF_RANGE", Severity::Error,
    QT_TRANSLATE_N_NOOP("issues", "%2 is %3, but %4 has %n elements, counted from 0."),
    QT_TRANSLATE_NOOP("issues",
                      "Loaders refuse the file or read foreign memory. Repairing writes \"none\" where that is "
                      "allowed, else deletes the element.")};
inline constexpr IssueKind moreOfTheSame{
    "MORE_OF_THE_SAME", Severity::Info,
    QT_TRANSLATE_N_NOOP("issues", "%n further issues of the kind %2 are not listed."),
    QT_TRANSLATE_NOOP("issues", "Repair the listed ones first, or repair all of a kind at once.")};

} // namespace hexahedron::issues
