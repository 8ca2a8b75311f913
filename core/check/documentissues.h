#pragma once

#include "core/issues/issue.h"

#include <QtGlobal>

/// What can be wrong with a marked-up document, whatever it describes.
namespace hexahedron::issues {

inline constexpr IssueKind malformed{
    "NOT_WELL_FORMED", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "This is no markup: %1 (byte %2, line %3, column %4)."),
    QT_TRANSLATE_NOOP("issues", "Parsers refuse the whole document. A < that is meant as such is written &lt;")};
inline constexpr IssueKind encodingUnreadable{
    "ENCODING_UNREADABLE", Severity::Error, QT_TRANSLATE_NOOP("issues", "The document is encoded in UTF-16."),
    QT_TRANSLATE_NOOP("issues", "It can only be read as UTF-8 or ASCII. Save it as UTF-8 in a text editor.")};
inline constexpr IssueKind notEnded{
    "NOT_ENDED", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "%1 is not ended; it begins at byte %2, line %3, column %4."),
    QT_TRANSLATE_NOOP("issues", "Parsers refuse the whole document. Repairing adds what ends it.")};
inline constexpr IssueKind strayEnd{
    "END_TAG_STRAY", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "%1 ends no element (byte %2, line %3, column %4); open is %5."),
    QT_TRANSLATE_NOOP(
        "issues", "Parsers refuse the whole document. Repairing makes it the end of the open element where that has "
                  "none, else deletes it.")};
inline constexpr IssueKind attributeMalformed{
    "ATTRIBUTE_MALFORMED", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "%1 is no attribute (byte %2, line %3, column %4)."),
    QT_TRANSLATE_NOOP("issues", "Parsers refuse the whole document. Attributes are written name=\"value\".")};
inline constexpr IssueKind spaceMissing{
    "SPACE_MISSING", Severity::Warning, QT_TRANSLATE_NOOP("issues", "There is no space before the attribute %1."),
    QT_TRANSLATE_NOOP("issues", "Strict parsers refuse the document. Repairing adds it.")};
inline constexpr IssueKind bracketInValue{
    "BRACKET_IN_VALUE", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The value of %1 contains a <."),
    QT_TRANSLATE_NOOP("issues", "Strict parsers refuse the document. Repairing writes &lt;")};
inline constexpr IssueKind entityUnknown{
    "ENTITY_UNKNOWN", Severity::Warning, QT_TRANSLATE_NOOP("issues", "%1 stands for no character."),
    QT_TRANSLATE_NOOP("issues",
                      "Strict parsers refuse the document, others take it as it is written. An & that is meant as such "
                      "is written &amp;")};
inline constexpr IssueKind nestedTooDeep{
    "ELEMENTS_NESTED_TOO_DEEP", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "Elements are nested more than %1 deep; deeper ones are shown as bytes."),
    QT_TRANSLATE_NOOP("issues", "Parsers that call themselves for each level may run out of memory.")};
inline constexpr IssueKind notRead{
    "DOCUMENT_TOO_LARGE", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The document has more than %1 elements and texts; what follows is shown as bytes."),
    QT_TRANSLATE_NOOP("issues", "It is kept as it is, but nothing in it is looked at.")};

inline constexpr IssueKind noElement{"NO_ELEMENT", Severity::Error,
                                     QT_TRANSLATE_NOOP("issues", "There is no element in the document."),
                                     QT_TRANSLATE_NOOP("issues", "Parsers refuse it.")};
inline constexpr IssueKind wrongRoot{
    "WRONG_ROOT", Severity::Error, QT_TRANSLATE_NOOP("issues", "The outermost element is %1, but should be %2."),
    QT_TRANSLATE_NOOP("issues",
                      "The engine refuses the file. Repairing renames the element where it is clear to what.")};
inline constexpr IssueKind secondRoot{
    "SECOND_ROOT", Severity::Warning, QT_TRANSLATE_NOOP("issues", "%1 stands behind the outermost element."),
    QT_TRANSLATE_NOOP("issues", "Strict parsers refuse the document; others do not look at it.")};
inline constexpr IssueKind textOutside{
    "TEXT_OUTSIDE", Severity::Error, QT_TRANSLATE_NOOP("issues", "There is text outside of all elements, \"%1\"."),
    QT_TRANSLATE_NOOP("issues", "Parsers refuse the document. Repairing deletes it.")};
inline constexpr IssueKind byteOrderMark{"BYTE_ORDER_MARK", Severity::Info,
                                         QT_TRANSLATE_NOOP("issues", "The document begins with a mark for UTF-8."),
                                         QT_TRANSLATE_NOOP("issues", "Parsers skip it.")};
inline constexpr IssueKind documentType{
    "DOCUMENT_TYPE", Severity::Info, QT_TRANSLATE_NOOP("issues", "The document names a document type."),
    QT_TRANSLATE_NOOP("issues", "It is skipped; entities that it declares stay as they are written.")};

inline constexpr IssueKind elementUnknown{
    "ELEMENT_UNKNOWN", Severity::Warning, QT_TRANSLATE_NOOP("issues", "%1 has no meaning in %2.%3"),
    QT_TRANSLATE_NOOP("issues", "Names must be written exactly so, also in upper and lower case.")};
inline constexpr IssueKind elementRepeated{"ELEMENT_REPEATED", Severity::Warning,
                                           QT_TRANSLATE_NOOP("issues", "%2 has more than one %1."),
                                           QT_TRANSLATE_NOOP("issues", "Only the first one counts.")};
inline constexpr IssueKind textUnexpected{"TEXT_UNEXPECTED", Severity::Warning,
                                          QT_TRANSLATE_NOOP("issues", "%1 has no text, but here is some, \"%2\"."),
                                          QT_TRANSLATE_NOOP("issues", "Nobody reads it. Repairing deletes it.")};
inline constexpr IssueKind attributeUnknown{
    "ATTRIBUTE_UNKNOWN", Severity::Warning, QT_TRANSLATE_NOOP("issues", "%2 has no attribute %1.%3"),
    QT_TRANSLATE_NOOP("issues",
                      "The engine ignores it. Names must be written exactly so, also in upper and lower case.")};
inline constexpr IssueKind attributeRepeated{
    "ATTRIBUTE_REPEATED", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The attribute %1 is there twice."),
    QT_TRANSLATE_NOOP("issues", "Strict parsers refuse the document. Repairing deletes the one that does not count.")};
inline constexpr IssueKind attributeMissing{
    "ATTRIBUTE_MISSING", Severity::Warning, QT_TRANSLATE_NOOP("issues", "%2 should have the attribute %1."),
    QT_TRANSLATE_NOOP("issues", "Where the engine has a value for a missing one, repairing adds that.")};
inline constexpr IssueKind attributeIgnored{"ATTRIBUTE_IGNORED", Severity::Info,
                                            QT_TRANSLATE_NOOP("issues", "The engine does not read the attribute %1."),
                                            QT_TRANSLATE_NOOP("issues", "It is only in the documentation.")};
inline constexpr IssueKind numberMalformed{
    "NUMBER_MALFORMED", Severity::Warning, QT_TRANSLATE_NOOP("issues", "%1 is \"%2\", which is no %3."),
    QT_TRANSLATE_NOOP("issues", "The engine reads as far as it is one, or takes 0. Repairing writes what it reads.")};
inline constexpr IssueKind wordUnknown{
    "WORD_UNKNOWN", Severity::Warning, QT_TRANSLATE_NOOP("issues", "%1 is \"%2\", but should be one of %3."),
    QT_TRANSLATE_NOOP("issues", "Repairing writes the word that it is likely meant to be, or the usual one.")};
inline constexpr IssueKind wordFalse{
    "WORD_MEANS_FALSE", Severity::Warning, QT_TRANSLATE_NOOP("issues", "%1 is \"%2\", which means false here."),
    QT_TRANSLATE_NOOP("issues", "Only \"true\" switches it on. Repairing writes \"false\", which is what it means.")};
inline constexpr IssueKind pathForeign{
    "PATH_NOT_PORTABLE", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "%1 is \"%2\"; it should lead from the content "
                                "folder on, with / between the folders."),
    QT_TRANSLATE_NOOP("issues",
                      "Such a file is found on one system, or on one computer, only. Repairing writes / for \\.")};

} // namespace hexahedron::issues
