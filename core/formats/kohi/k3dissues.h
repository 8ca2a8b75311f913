#pragma once

#include "core/issues/issue.h"

#include <QtGlobal>

/// What only Kohi files can have wrong. The numbers are those of the rules in the format's reference; those not named here are
/// rules of single fields (in the description) or of the engine (core/check/engineissues.h).
namespace hexahedron::k3dissues {

/// K01
inline constexpr IssueKind fileTooShort{
    "FILE_TOO_SHORT", Severity::Error, QT_TRANSLATE_NOOP("issues", "The file has %1 bytes; the header alone needs %2."),
    QT_TRANSLATE_NOOP("issues", "It was cut off, or is something else.")};
/// K02
inline constexpr IssueKind magicWrong{
    "K3D_MAGIC_WRONG", Severity::Error, QT_TRANSLATE_NOOP("issues", "The file begins with %1 instead of 0xdecafbad."),
    QT_TRANSLATE_NOOP("issues", "The engine refuses the file. Repairing writes the number, if the rest is a model.")};
/// K03
inline constexpr IssueKind assetTypeWrong{
    "ASSET_TYPE_WRONG", Severity::Error, QT_TRANSLATE_NOOP("issues", "The asset type is %1; models have 15."),
    QT_TRANSLATE_NOOP("issues", "The engine stops. Repairing writes 15, if the rest is a model.")};
/// K07
inline constexpr IssueKind layoutForeign{
    "HEADER_LAYOUT_FOREIGN", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The header is laid out as %1, with %2 bytes; the engine reads 132 bytes."),
    QT_TRANSLATE_NOOP("issues", "It follows the published page, but the engine cannot load it. Repairing writes the "
                                "header as the engine does; everything behind it moves.")};
/// K08
inline constexpr IssueKind layoutUnknown{
    "HEADER_LAYOUT_UNKNOWN", Severity::Error,
    QT_TRANSLATE_NOOP(
        "issues", "None of the four known header layouts fits: with each of them no part of the file is in its place."),
    QT_TRANSLATE_NOOP("issues", "It is shown as the engine would read it.")};
/// K09
inline constexpr IssueKind guardWrong{
    "GUARD_WRONG", Severity::Error, QT_TRANSLATE_NOOP("issues", "%1 begins with the guard %2 instead of %3."),
    QT_TRANSLATE_NOOP("issues", "The engine stops. Where what follows is in its place, repairing writes the number; "
                                "else a count or length before this place is wrong.")};
/// K12
inline constexpr IssueKind meshTypeUnknown{
    "MESH_TYPE_UNKNOWN", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The mesh type of %1 is %2; there are 0 (static) and 1 (skinned)."),
    QT_TRANSLATE_NOOP("issues", "The engine stops, because the type says how large a vertex is. Repairing writes the "
                                "type with which the parts behind are in their places.")};
/// K13
inline constexpr IssueKind channelTotalWrong{
    "CHANNEL_TOTAL_WRONG", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "total_channel_count is %1, but the animations have %2 channels together."),
    QT_TRANSLATE_NOOP("issues", "The parts behind are read from wrong places. Repairing writes the number with which "
                                "they are in theirs.")};
/// K14
inline constexpr IssueKind channelCountWrong{
    "CHANNEL_COUNT_WRONG", Severity::Error,
    QT_TRANSLATE_NOOP("issues",
                      "The channel count of animation %1 is %2, but the number of channels that belong to it is %3."),
    QT_TRANSLATE_NOOP("issues", "Channels get lost, or foreign memory is read. Repairing counts them.")};
/// K15
inline constexpr IssueKind channelAstray{
    "CHANNEL_WITHOUT_ANIMATION", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "A channel belongs to the animation %1, counted from 0, but there are only %2."),
    QT_TRANSLATE_NOOP("issues", "The engine writes into foreign memory. Repairing gives it to the animation whose "
                                "count of channels reaches it.")};
/// K16
inline constexpr IssueKind keysOutside{
    "KEYS_OUTSIDE_BUFFER", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The %1 of channel %2, counted from 0, would end %3 bytes behind the beginning of the "
                                "key buffer, which has %4 bytes."),
    QT_TRANSLATE_NOOP("issues", "The engine reads foreign memory. Repairing lets the keys follow one another as the "
                                "engine writes them.")};
/// K17
inline constexpr IssueKind keysMisplaced{
    "KEYS_MISPLACED", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The %1 of channel %2 begin at %3, which is no multiple of 4 or inside other keys."),
    QT_TRANSLATE_NOOP("issues", "They are read from the middle of other numbers. Repairing lets the keys follow one "
                                "another as the engine writes them.")};
/// K18
inline constexpr IssueKind keysInOtherOrder{
    "KEYS_IN_OTHER_ORDER", Severity::Info,
    QT_TRANSLATE_NOOP("issues", "The keys do not lie one after another, channel by channel: first %1 of channel %2."),
    QT_TRANSLATE_NOOP("issues", "The engine follows the offsets, so that all is well. Repairing writes the keys as "
                                "the engine does.")};
/// K19
inline constexpr IssueKind tableHeaderNarrow{
    "STRING_HEADER_NARROW", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The string table has a header of 12 bytes; 64-bit engines read 16."),
    QT_TRANSLATE_NOOP("issues", "A 32-bit program wrote it. Repairing inserts the four bytes of alignment.")};
/// K20
inline constexpr IssueKind stringOutside{
    "STRING_OUTSIDE_BLOCK", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The string %1 would end at %2, but there are %3 bytes of text."),
    QT_TRANSLATE_NOOP("issues", "The engine reads foreign memory. Repairing shortens it to what is there.")};
/// K22
inline constexpr IssueKind stringMissing{
    "STRING_MISSING", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "%1 names the string %2, counted from 0, but there are only %3."),
    QT_TRANSLATE_NOOP("issues", "The engine stops or reads foreign memory. Repairing adds a string.")};
/// K23
inline constexpr IssueKind unnamed{
    "UNNAMED", Severity::Error, QT_TRANSLATE_NOOP("issues", "%1 has no name."),
    QT_TRANSLATE_NOOP("issues", "Only submeshes and materials may have none: the engine stops or reads foreign memory. "
                                "Repairing adds a string.")};
/// K25
inline constexpr IssueKind stringEmpty{"STRING_EMPTY", Severity::Warning,
                                       QT_TRANSLATE_NOOP("issues", "The string %1 is empty."),
                                       QT_TRANSLATE_NOOP("issues", "What it names cannot be found.")};
/// K25
inline constexpr IssueKind stringNotText{
    "STRING_NOT_TEXT", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The string %1 is not UTF-8 or contains NUL: \"%2\"."),
    QT_TRANSLATE_NOOP("issues", "The importer writes memory that was never set where a material has no name. Repairing "
                                "writes a question mark for each byte that means nothing.")};
/// K25
inline constexpr IssueKind stringUnused{"STRINGS_UNUSED", Severity::Info,
                                        QT_TRANSLATE_NOOP("issues", "Nothing names the string %1, \"%2\"."),
                                        QT_TRANSLATE_NOOP("issues", "It takes room only.")};
/// K27
inline constexpr IssueKind triangleIncomplete{
    "K3D_TRIANGLE_INCOMPLETE", Severity::Warning,
    QT_TRANSLATE_N_NOOP("issues", "The submesh has %n indices; a triangle takes three."),
    QT_TRANSLATE_NOOP("issues", "What is left over is no triangle. Repairing drops it.")};
/// K28
inline constexpr IssueKind submeshEmpty{
    "SUBMESH_EMPTY", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The submesh is empty (vertices: %1, indices: %2)."),
    QT_TRANSLATE_NOOP("issues",
                      "The engine stops, because it asks for 0 bytes of memory. Repairing removes the submesh.")};
/// K30
inline constexpr IssueKind boneIdWrong{
    "BONE_ID_WRONG", Severity::Error, QT_TRANSLATE_NOOP("issues", "A weight above 0 belongs to no bone: %2."),
    QT_TRANSLATE_NOOP("issues", "The engine reads foreign memory. Repairing lets the bones that are there pull more."),
    true};
/// K31
inline constexpr IssueKind weightsWrong{
    "WEIGHT_SUM_WRONG", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The weights of a vertex are negative or do not add up to 1: %2."),
    QT_TRANSLATE_NOOP("issues", "The vertex shrinks towards the origin or flies off. Repairing makes the sum 1.")};
/// K33
inline constexpr IssueKind handednessWrong{
    "TANGENT_HANDEDNESS", Severity::Info,
    QT_TRANSLATE_NOOP("issues", "The handedness of a tangent is %1, neither 1 nor -1."),
    QT_TRANSLATE_NOOP("issues", "Bumps look too flat or too high. Repairing writes the nearer one.")};
/// K35
inline constexpr IssueKind parentsInACircle{
    "K3D_PARENTS_IN_A_CIRCLE", Severity::Error, QT_TRANSLATE_NOOP("issues", "The node %1 is its own ancestor: %2."),
    QT_TRANSLATE_NOOP("issues", "Programs that walk up the tree never end. Repairing makes it a root.")};
/// K36
inline constexpr IssueKind boneWithoutNode{
    "BONE_WITHOUT_NODE", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The bone is called \"%1\", but no node has this name."),
    QT_TRANSLATE_NOOP("issues", "The bone never moves. Bones and nodes meet by name only.")};
/// K37
inline constexpr IssueKind channelWithoutNode{
    "CHANNEL_WITHOUT_NODE", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The channel is called \"%1\", but no node has this name."),
    QT_TRANSLATE_NOOP("issues", "The channel moves nothing.")};
/// K38
inline constexpr IssueKind nameRepeated{
    "NAME_USED_TWICE", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The name %2 of %1 is used by another one as well."),
    QT_TRANSLATE_NOOP("issues", "Names are compared without regard to case; only one of them is found. Repairing puts "
                                "a number behind the name.")};
/// K39
inline constexpr IssueKind noRoot{"ROOT_MISSING", Severity::Error, QT_TRANSLATE_NOOP("issues", "No node is a root."),
                                  QT_TRANSLATE_NOOP("issues", "The engine finds nothing to begin with.")};
/// K39
inline constexpr IssueKind severalRoots{
    "ROOTS_SEVERAL", Severity::Info, QT_TRANSLATE_NOOP("issues", "%1 nodes are roots."),
    QT_TRANSLATE_NOOP("issues", "The importer writes one; nothing goes wrong with more.")};
/// K40 K42
inline constexpr IssueKind boxWrong{
    "BOX_WRONG", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The box does not fit the vertices."),
    QT_TRANSLATE_NOOP("issues", "Programs that trust it hide the model too early or too late. Repairing computes it."),
    true};
/// K41 K42
inline constexpr IssueKind centerWrong{
    "CENTER_WRONG", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The center is not the middle of the vertices' box."),
    QT_TRANSLATE_NOOP("issues", "Programs that trust it sort and hide the model wrongly. Repairing computes it."),
    true};
/// K40 K41 K42
inline constexpr IssueKind boundsMissing{
    "BOUNDS_MISSING", Severity::Info, QT_TRANSLATE_NOOP("issues", "%1 is zero."),
    QT_TRANSLATE_NOOP("issues", "The importer leaves it so; the engine computes it when loading. Repairing does so "
                                "now.")};
/// K43
inline constexpr IssueKind matrixNotAffine{
    "K3D_MATRIX_NOT_AFFINE", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The last row of the matrix is not 0, 0, 0, 1."),
    QT_TRANSLATE_NOOP("issues",
                      "Such a matrix distorts what it maps as a perspective does. Repairing writes the four numbers.")};
/// K43
inline constexpr IssueKind matrixSingular{"K3D_MATRIX_SINGULAR", Severity::Warning,
                                          QT_TRANSLATE_NOOP("issues", "The matrix cannot be inverted."),
                                          QT_TRANSLATE_NOOP("issues", "It flattens everything.")};
/// K44
inline constexpr IssueKind globalTransformWrong{
    "GLOBAL_TRANSFORM_WRONG", Severity::Info,
    QT_TRANSLATE_NOOP("issues", "The matrix is not the inverse of the root's local matrix."),
    QT_TRANSLATE_NOOP("issues", "The importer writes that. Repairing computes it.")};
/// K45
inline constexpr IssueKind durationWrong{
    "DURATION_NOT_POSITIVE", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The animation takes %1 ticks."),
    QT_TRANSLATE_NOOP("issues", "It cannot be played. Repairing writes the time of its last key.")};
/// K46
inline constexpr IssueKind rateWrong{
    "RATE_NOT_POSITIVE", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The animation runs with %1 ticks per second."),
    QT_TRANSLATE_NOOP("issues", "It stands still or runs backwards. Repairing writes 25.")};
/// K47
inline constexpr IssueKind timesDescend{
    "KEY_TIMES_DESCEND", Severity::Error, QT_TRANSLATE_NOOP("issues", "A key at %1 follows one at %2."),
    QT_TRANSLATE_NOOP("issues", "The engine looks for the next key by its time. Repairing sorts the keys and drops "
                                "those that have the same time.")};
/// K48
inline constexpr IssueKind timeOutside{
    "K3D_KEY_TIME_OUTSIDE", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "A key is at %1; the animation takes %2 ticks."),
    QT_TRANSLATE_NOOP("issues", "It is never reached. Repairing makes the animation longer."), true};
/// K50
inline constexpr IssueKind keysMissing{
    "K3D_KEYS_MISSING", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The channel of \"%1\" has no %2."),
    QT_TRANSLATE_NOOP("issues", "The engine does not take them from the node: without scales the node shrinks to "
                                "nothing, without positions it goes to the origin.")};
/// K51
inline constexpr IssueKind meshTypeMisread{
    "MESH_TYPE_MISREAD", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The submesh is %1, but the number of animations is %2."),
    QT_TRANSLATE_NOOP("issues", "The engine takes the size of a vertex from the presence of animations, and misreads "
                                "the vertices. Repairing converts them.")};
/// K52
inline constexpr IssueKind manyBones{"BONES_TOO_MANY", Severity::Error,
                                     QT_TRANSLATE_NOOP("issues", "There are %1 bones; the engine handles 64."),
                                     QT_TRANSLATE_NOOP("issues", "It writes into foreign memory.")};
/// K53
inline constexpr IssueKind animationEmpty{
    "ANIMATION_EMPTY", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The animation \"%1\" has no channels."),
    QT_TRANSLATE_NOOP("issues",
                      "The engine stops, because it asks for 0 bytes of memory. Repairing removes the animation.")};
/// K53
inline constexpr IssueKind tableEmpty{
    "STRING_TABLE_EMPTY", Severity::Info, QT_TRANSLATE_NOOP("issues", "The string table holds no text."),
    QT_TRANSLATE_NOOP("issues", "The engine stops, because it asks for 0 bytes of memory.")};
/// K54
inline constexpr IssueKind manyStrings{
    "STRINGS_TOO_MANY", Severity::Warning, QT_TRANSLATE_NOOP("issues", "There are %1 strings; ids name 65535."),
    QT_TRANSLATE_NOOP("issues", "Later ones cannot be named. Repairing removes what nothing names.")};

} // namespace hexahedron::k3dissues
