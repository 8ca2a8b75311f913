#pragma once

#include "core/issues/issue.h"

#include <QtGlobal>

/// What only Horde3D files can have wrong. The numbers are those of the rules in the format's reference; those not named here
/// are rules of single fields (in the descriptions) or of the engine (core/check/engineissues.h).
namespace hexahedron::hordeissues {

/// 25 33
inline constexpr IssueKind nameNotTerminated{
    "NAME_NOT_TERMINATED", Severity::Error, QT_TRANSLATE_NOOP("issues", "The name of %1 has no NUL in its %2 bytes."),
    QT_TRANSLATE_NOOP("issues",
                      "The engine reads on into whatever follows. Repairing writes a NUL into the last byte.")};
/// 25 33
inline constexpr IssueKind nameEmpty{"HORDE_NAME_MISSING", Severity::Warning,
                                     QT_TRANSLATE_NOOP("issues", "%1 has no name."),
                                     QT_TRANSLATE_NOOP("issues", "The engine finds it by its name only.")};
/// 25 34
inline constexpr IssueKind nameRepeated{
    "HORDE_NAME_REPEATED", Severity::Warning, QT_TRANSLATE_NOOP("issues", "%2 is called \"%1\" as well."),
    QT_TRANSLATE_NOOP("issues",
                      "The engine finds things by name: one of the two is never found, or replaced by the other.")};
/// 34
inline constexpr IssueKind nameHashRepeated{
    "HORDE_NAME_HASH_REPEATED", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The names %1 and %2 have the same hash."),
    QT_TRANSLATE_NOOP("issues", "The engine compares hashes of names: one of the two replaces the other.")};
/// 33
inline constexpr IssueKind nameNotAscii{
    "NAME_NOT_ASCII", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The name %1 has bytes above 127."),
    QT_TRANSLATE_NOOP("issues",
                      "Compilers differ in what the engine makes of them, so that the name may not be found.")};
/// 25 33
inline constexpr IssueKind bytesBehindName{
    "BYTES_BEHIND_NAME", Severity::Info,
    QT_TRANSLATE_N_NOOP("issues", "%n names have more bytes behind their NUL; this is the first."),
    QT_TRANSLATE_NOOP("issues",
                      "They mean nothing. Old converters leave fragments of other strings there; nothing is wrong.")};

/// 5
inline constexpr IssueKind manyJoints{
    "MANY_JOINTS", Severity::Warning, QT_TRANSLATE_NOOP("issues", "There are %1 joints, more than the %2 of %3."),
    QT_TRANSLATE_NOOP("issues", "Joints beyond that do not move their vertices on such hardware.")};
/// 5
inline constexpr IssueKind jointsOutOfReach{"JOINTS_OUT_OF_REACH", Severity::Info,
                                            QT_TRANSLATE_NOOP("issues", "No vertex can name the joints from 256 on."),
                                            QT_TRANSLATE_NOOP("issues", "Joint indices are single bytes.")};
/// 6
inline constexpr IssueKind noJoints{"NO_JOINTS", Severity::Info, QT_TRANSLATE_NOOP("issues", "There are no joints."),
                                    QT_TRANSLATE_NOOP("issues", "The engine adds one that does not move.")};
/// 6
inline constexpr IssueKind firstJointMoves{
    "FIRST_JOINT_NOT_IDENTITY", Severity::Info,
    QT_TRANSLATE_NOOP("issues", "The matrix of the first joint is not the identity."),
    QT_TRANSLATE_NOOP("issues",
                      "By custom, vertices without a joint of their own name the first one, which then should not move "
                      "them.")};
/// 7
inline constexpr IssueKind matrixNotAffine{
    "HORDE_MATRIX_NOT_AFFINE", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The last row of the matrix is %1, but should be 0, 0, 0, 1."),
    QT_TRANSLATE_NOOP("issues", "It moves vertices in a way that no pose does. It may be stored row by row.")};
/// 7
inline constexpr IssueKind matrixSingular{
    "HORDE_MATRIX_SINGULAR", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The matrix has no inverse."),
    QT_TRANSLATE_NOOP("issues",
                      "It flattens the model, and the engine needs the inverse for the box of the skeleton.")};

/// 9 27
inline constexpr IssueKind streamSizeWrong{
    "STREAM_SIZE_WRONG", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "Elements of the stream of %1 have %2 bytes, but should have %3."),
    QT_TRANSLATE_NOOP(
        "issues", "The engine refuses the file. Repairing corrects the size where everything behind it fits then.")};
/// 10 27
inline constexpr IssueKind streamUnknown{
    "STREAM_UNKNOWN", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The engine knows no stream %1."),
    QT_TRANSLATE_NOOP("issues", "It skips the stream by its size. It is kept as it is.")};
/// 10
inline constexpr IssueKind streamTooLarge{
    "STREAM_TOO_LARGE", Severity::Error, QT_TRANSLATE_NOOP("issues", "%1 elements of %2 bytes are too many."),
    QT_TRANSLATE_NOOP("issues", "The engine multiplies in 32 bits and goes on reading at a wrong place.")};
/// 11 27
inline constexpr IssueKind streamRepeated{"STREAM_REPEATED", Severity::Warning,
                                          QT_TRANSLATE_NOOP("issues", "There is a stream of %1 already."),
                                          QT_TRANSLATE_NOOP("issues", "The engine takes the last one.")};
/// 12
inline constexpr IssueKind positionsMissing{
    "POSITION_STREAM_MISSING", Severity::Error, QT_TRANSLATE_NOOP("issues", "The vertices have no positions."),
    QT_TRANSLATE_NOOP("issues", "The engine takes zeros, so that nothing can be seen.")};
/// 12
inline constexpr IssueKind streamMissing{
    "STREAM_MISSING", Severity::Info, QT_TRANSLATE_NOOP("issues", "There is no stream of %1."),
    QT_TRANSLATE_NOOP("issues", "The engine takes zeros. Shaders that use them draw something else.")};
/// 13
inline constexpr IssueKind skinStreamMissing{
    "SKIN_STREAM_MISSING", Severity::Warning, QT_TRANSLATE_NOOP("issues", "There is a stream of %1, but none of %2."),
    QT_TRANSLATE_NOOP("issues", "The engine takes joint 0, or a weight of 1 for the first joint.")};

/// 16
inline constexpr IssueKind jointOutOfRange{
    "JOINT_OUT_OF_RANGE", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The vertex names joint %1 with the weight %2, but there are %3 joints."),
    QT_TRANSLATE_NOOP("issues", "The engine reads beyond the matrices. Repairing writes joint 0.")};
/// 17
inline constexpr IssueKind weightsWrong{
    "WEIGHTS_WRONG", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The weights of the vertex add up to %1 instead of 252 to 255."),
    QT_TRANSLATE_NOOP(
        "issues",
        "The engine does not correct it: the vertex is drawn nearer to the origin, or farther away. Sums from "
        "252 on come from rounding. Repairing scales them.")};
/// 17
inline constexpr IssueKind weightsZero{"WEIGHTS_ZERO", Severity::Warning,
                                       QT_TRANSLATE_NOOP("issues", "All weights of the vertex are 0."),
                                       QT_TRANSLATE_NOOP("issues", "It is drawn at the origin.")};

/// 19
inline constexpr IssueKind triangleIncomplete{
    "HORDE_TRIANGLE_INCOMPLETE", Severity::Warning,
    QT_TRANSLATE_N_NOOP("issues", "%n indices do not make whole triangles."),
    QT_TRANSLATE_NOOP("issues", "The last ones are not drawn, unless the scene draws lines or patches.")};
/// 21
inline constexpr IssueKind trianglesDegenerate{"TRIANGLES_DEGENERATE", Severity::Info,
                                               QT_TRANSLATE_NOOP("issues", "The triangle names a vertex twice: %2."),
                                               QT_TRANSLATE_NOOP("issues", "It has no area; nothing is drawn.")};
/// 21
inline constexpr IssueKind verticesUnused{
    "HORDE_VERTICES_UNUSED", Severity::Info,
    QT_TRANSLATE_N_NOOP("issues", "No triangle uses %n of the %2 vertices; this is the first."),
    QT_TRANSLATE_NOOP("issues", "It takes memory and does nothing.")};
/// 21
inline constexpr IssueKind verticesRepeated{
    "VERTICES_REPEATED", Severity::Info,
    QT_TRANSLATE_NOOP("issues", "The vertex is the same as vertex %1 in all streams."),
    QT_TRANSLATE_NOOP("issues", "Triangles could share them.")};
/// 22
inline constexpr IssueKind manyVertices{
    "HORDE_MANY_VERTICES", Severity::Info, QT_TRANSLATE_NOOP("issues", "There are %1 vertices, more than 65536."),
    QT_TRANSLATE_NOOP("issues", "The engine then needs 32 bits for every index instead of 16.")};

/// 26
inline constexpr IssueKind morphVertexRepeated{"MORPH_VERTEX_REPEATED", Severity::Warning,
                                               QT_TRANSLATE_NOOP("issues", "The morph target moves vertex %1 twice."),
                                               QT_TRANSLATE_NOOP("issues", "Both differences are added.")};
/// 27
inline constexpr IssueKind morphStreamUnused{
    "MORPH_STREAM_UNUSED", Severity::Info,
    QT_TRANSLATE_NOOP("issues", "The engine does not use differences of bitangents."),
    QT_TRANSLATE_NOOP("issues", "Converters write them all the same.")};

/// 31
inline constexpr IssueKind oldVersion{
    "OLD_VERSION", Severity::Info, QT_TRANSLATE_NOOP("issues", "The file is of version 2."),
    QT_TRANSLATE_NOOP("issues", "The engine reads it; nodes that do not move take as much space as others.")};
/// 36
inline constexpr IssueKind compressedWithoutUse{
    "COMPRESSED_WITHOUT_USE", Severity::Info,
    QT_TRANSLATE_NOOP("issues", "The node is compressed although the file has no more than one frame."),
    QT_TRANSLATE_NOOP("issues", "It takes the same space without.")};
/// 36
inline constexpr IssueKind framesEqual{
    "FRAMES_EQUAL", Severity::Info, QT_TRANSLATE_NOOP("issues", "All %1 frames of the node are the same."),
    QT_TRANSLATE_NOOP("issues", "One would do. Repairing compresses the node, which makes the file smaller.")};
/// 37
inline constexpr IssueKind noFrames{"NO_FRAMES", Severity::Warning,
                                    QT_TRANSLATE_NOOP("issues", "The file has no frames."),
                                    QT_TRANSLATE_NOOP("issues", "The engine ignores nodes that are not compressed.")};
/// 40
inline constexpr IssueKind scaleNegative{
    "SCALE_NEGATIVE", Severity::Info, QT_TRANSLATE_NOOP("issues", "The scale is negative: %1."),
    QT_TRANSLATE_NOOP("issues", "The node is mirrored, and the fronts of its triangles become backs.")};

} // namespace hexahedron::hordeissues
