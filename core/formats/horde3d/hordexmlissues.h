#pragma once

#include "core/issues/issue.h"

#include <QtGlobal>

/// What only Horde3D's XML documents can have wrong. The numbers are those of the rules in the format's reference; what single
/// attributes can have wrong stands in the descriptions and in core/check/documentissues.h.
namespace hexahedron::hordeissues {

/// 50 86
inline constexpr IssueKind fileNotFound{
    "FILE_NOT_FOUND", Severity::Warning, QT_TRANSLATE_NOOP("issues", "There is no file \"%1\"."),
    QT_TRANSLATE_NOOP("issues",
                      "Names lead from the content folder on. The engine goes on with nothing in its place.")};
/// 50 86
inline constexpr IssueKind fileOfOtherCase{
    "FILE_OF_OTHER_CASE", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The file %1 is called %2."),
    QT_TRANSLATE_NOOP("issues", "It is found on systems only that take upper and lower case for the same.")};
/// 52
inline constexpr IssueKind linkToItself{
    "LINK_TO_ITSELF", Severity::Error, QT_TRANSLATE_NOOP("issues", "The material links to itself."),
    QT_TRANSLATE_NOOP("issues", "The engine follows links without an end when it draws.")};
/// 54
inline constexpr IssueKind flagNameWrong{
    "FLAG_NAME_WRONG", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "\"%1\" is no shader flag: _F, two digits from 01 to 32, _ and a name."),
    QT_TRANSLATE_NOOP("issues", "The engine ignores names of another form; 00 and numbers above 32 set a wrong flag.")};
/// 55 71 78
inline constexpr IssueKind namedTwice{"NAMED_TWICE", Severity::Warning,
                                      QT_TRANSLATE_NOOP("issues", "There is another %1 \"%2\" before this one."),
                                      QT_TRANSLATE_NOOP("issues", "Only one of them counts.")};
/// 56
inline constexpr IssueKind textureFlagWithoutEffect{
    "FLAG_WITHOUT_EFFECT", Severity::Info, QT_TRANSLATE_NOOP("issues", "%1 has no effect on \"%2\"."),
    QT_TRANSLATE_NOOP("issues", "DDS and KTX files bring their own format and smaller versions.")};
/// 56a 57
inline constexpr IssueKind fileNameEmpty{
    "FILE_NAME_EMPTY", Severity::Error, QT_TRANSLATE_NOOP("issues", "%1 names no file."),
    QT_TRANSLATE_NOOP("issues", "A shader without a name makes the engine crash; a node without one is dropped.")};

/// 65
inline constexpr IssueKind referenceWithoutName{
    "REFERENCE_WITHOUT_NAME", Severity::Info, QT_TRANSLATE_NOOP("issues", "The reference has no %1."),
    QT_TRANSLATE_NOOP("issues",
                      "Its own name and transformation always replace those of the node that it stands for, also "
                      "where they are not written.")};
/// 66
inline constexpr IssueKind attachmentKept{
    "ATTACHMENT_KEPT", Severity::Info, QT_TRANSLATE_NOOP("issues", "The attachment is kept as text."),
    QT_TRANSLATE_NOOP("issues", "The engine hands it to the program and does not look into it.")};
/// 58
inline constexpr IssueKind nodeMisplaced{
    "NODE_MISPLACED", Severity::Error, QT_TRANSLATE_NOOP("issues", "A %1 cannot stand in a %2."),
    QT_TRANSLATE_NOOP("issues", "The engine deletes the node and goes on using it. Meshes belong into Model, Mesh or "
                                "Joint, joints into Model or Joint.")};
/// 59
inline constexpr IssueKind batchIncomplete{"BATCH_INCOMPLETE", Severity::Warning,
                                           QT_TRANSLATE_N_NOOP("issues", "%n indices do not make whole groups of %2."),
                                           QT_TRANSLATE_NOOP("issues", "The last ones are not drawn.")};
/// 60 63 68 70
inline constexpr IssueKind limitsReversed{"LIMITS_REVERSED", Severity::Warning,
                                          QT_TRANSLATE_NOOP("issues", "%1 is %2, but %3 is %4."),
                                          QT_TRANSLATE_NOOP("issues", "The first should be smaller than the second.")};
/// 61
inline constexpr IssueKind jointTwice{"JOINT_TWICE", Severity::Warning,
                                      QT_TRANSLATE_NOOP("issues", "Another joint has the index %1 as well."),
                                      QT_TRANSLATE_NOOP("issues", "Both move the same vertices; the last one counts.")};
/// 61
inline constexpr IssueKind jointZero{
    "JOINT_ZERO", Severity::Info, QT_TRANSLATE_NOOP("issues", "The joint has the index 0."),
    QT_TRANSLATE_NOOP("issues", "By custom, joint 0 does not move; vertices without a joint name it.")};
/// 62
inline constexpr IssueKind distancesUnordered{"DISTANCES_UNORDERED", Severity::Warning,
                                              QT_TRANSLATE_NOOP("issues", "%1 is %2, less than %3 before it."),
                                              QT_TRANSLATE_NOOP("issues", "The level of detail is never drawn.")};
/// 62
inline constexpr IssueKind levelWithoutDistance{
    "LEVEL_WITHOUT_DISTANCE", Severity::Info,
    QT_TRANSLATE_NOOP("issues", "The mesh is of level %1, but the model has no lodDist%1."),
    QT_TRANSLATE_NOOP("issues", "Without a distance the level is never drawn.")};
/// 63 70 72
inline constexpr IssueKind valueImplausible{
    "VALUE_IMPLAUSIBLE", Severity::Warning, QT_TRANSLATE_NOOP("issues", "%1 is %2, but should be %3."),
    QT_TRANSLATE_NOOP("issues", "The engine takes it, but what it makes of it is hardly what was meant.")};
/// 64
inline constexpr IssueKind scaleZero{"SCALE_ZERO", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The scale %1 is 0."),
                                     QT_TRANSLATE_NOOP("issues", "Everything below is flattened. Repairing writes 1.")};
/// 64
inline constexpr IssueKind nodeMirrored{
    "NODE_MIRRORED", Severity::Info, QT_TRANSLATE_NOOP("issues", "The scale %1 is negative: %2."),
    QT_TRANSLATE_NOOP("issues", "The node is mirrored, and the fronts of its triangles become backs.")};

/// 69
inline constexpr IssueKind startMaxMissing{
    "START_MAX_MISSING", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "startMax is missing; the engine takes 0, not startMin (%1)."),
    QT_TRANSLATE_NOOP("issues", "The published page says otherwise. Repairing writes what the page says.")};
/// 71
inline constexpr IssueKind channelMissing{"CHANNEL_MISSING", Severity::Info,
                                          QT_TRANSLATE_NOOP("issues", "These channels are missing: %1."),
                                          QT_TRANSLATE_NOOP("issues", "The engine takes 0 for it all the time.")};

/// 72
inline constexpr IssueKind sizeNegative{"SIZE_NEGATIVE", Severity::Error,
                                        QT_TRANSLATE_NOOP("issues", "The size of the buffer is %1."),
                                        QT_TRANSLATE_NOOP("issues", "The engine refuses the file.")};
/// 73
inline constexpr IssueKind bindingNumberWrong{
    "BINDING_NUMBER_WRONG", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The binding has the number %1; there are %2 bindings, the first is 1."),
    QT_TRANSLATE_NOOP("issues", "The engine refuses larger numbers, and writes before its list for 0.")};
/// 73
inline constexpr IssueKind bindingNumberTwice{
    "BINDING_NUMBER_TWICE", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "Another binding has the number %1 as well."),
    QT_TRANSLATE_NOOP("issues", "The last one counts; another number has none.")};
/// 74
inline constexpr IssueKind tooManyNumbers{
    "TOO_MANY_NUMBERS", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The list has %1 numbers, but the buffer has room for %2."),
    QT_TRANSLATE_NOOP("issues", "The engine refuses the file. Repairing makes the buffer larger.")};
/// 74
inline constexpr IssueKind fewNumbers{
    "FEW_NUMBERS", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The list has %1 numbers, but the buffer has room for %2."),
    QT_TRANSLATE_NOOP("issues", "The rest of the buffer keeps whatever the memory held.")};
/// 74
inline constexpr IssueKind numberTooLong{
    "NUMBER_TOO_LONG", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "Between two semicolons there are more than 32 characters (number %1)."),
    QT_TRANSLATE_NOOP("issues", "The engine refuses the file. Space and line ends count.")};
/// 74
inline constexpr IssueKind numberUnended{
    "NUMBER_UNENDED", Severity::Warning, QT_TRANSLATE_NOOP("issues", "\"%1\" has no semicolon behind it."),
    QT_TRANSLATE_NOOP("issues", "The engine drops it. Repairing adds the semicolon.")};
/// 74
inline constexpr IssueKind dataMalformed{
    "DATA_MALFORMED", Severity::Warning, QT_TRANSLATE_NOOP("issues", "Number %1 is \"%2\", which is no number."),
    QT_TRANSLATE_NOOP("issues", "The engine reads as far as it is one, or takes 0.")};
/// 75
inline constexpr IssueKind drawableWithoutBindings{
    "DRAWABLE_WITHOUT_BINDINGS", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The buffer may be drawn, but has no bindings."),
    QT_TRANSLATE_NOOP("issues", "Shaders get nothing from it.")};
/// 75
inline constexpr IssueKind strideUncertain{
    "STRIDE_UNCERTAIN", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The engine takes %1 bytes for a vertex; its bindings need %2."),
    QT_TRANSLATE_NOOP("issues", "It adds all offsets and the last size, which is right for up to two bindings of which "
                                "the first begins at 0.")};
/// 75
inline constexpr IssueKind bindingsOverlap{"BINDINGS_OVERLAP", Severity::Warning,
                                           QT_TRANSLATE_NOOP("issues", "The binding begins inside \"%1\"."),
                                           QT_TRANSLATE_NOOP("issues", "Both read the same numbers.")};

/// 77
inline constexpr IssueKind targetUnknown{
    "TARGET_UNKNOWN", Severity::Error, QT_TRANSLATE_NOOP("issues", "There is no target \"%1\"."),
    QT_TRANSLATE_NOOP("issues", "The engine refuses the pipeline. Targets are defined in Setup.")};
/// 78
inline constexpr IssueKind targetEmpty{"TARGET_EMPTY", Severity::Warning,
                                       QT_TRANSLATE_NOOP("issues", "The target has no colour buffer and no depth."),
                                       QT_TRANSLATE_NOOP("issues", "Nothing can be drawn into it.")};
/// 78
inline constexpr IssueKind targetUnnamed{
    "TARGET_UNNAMED", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The name of the target is empty."),
    QT_TRANSLATE_NOOP("issues", "No command can use it: an empty name means the output.")};
/// 79
inline constexpr IssueKind bufferUnknown{
    "BUFFER_UNKNOWN", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The target \"%1\" has no buffer %2."),
    QT_TRANSLATE_NOOP("issues", "Colour buffers are counted from 0; 32 is depth.")};
/// 80
inline constexpr IssueKind targetUnused{"TARGET_UNUSED", Severity::Info,
                                        QT_TRANSLATE_NOOP("issues", "No command uses the target \"%1\"."),
                                        QT_TRANSLATE_NOOP("issues", "It takes memory and does nothing.")};
/// 80
inline constexpr IssueKind bufferStillBound{
    "BUFFER_STILL_BOUND", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "A buffer of the target \"%1\" is still bound while it is drawn into."),
    QT_TRANSLATE_NOOP("issues", "What is read then is not defined. UnbindBuffers belongs before this.")};

} // namespace hexahedron::hordeissues
