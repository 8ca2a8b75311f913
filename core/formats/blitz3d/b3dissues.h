#pragma once

#include "core/issues/issue.h"

#include <QtGlobal>

/// What only Blitz3D files can have wrong. V.. are the numbers of the rules in the format's reference; those not
/// named here are rules of single fields (b3dformat.cpp) or of the engine (core/check/engineissues.h).
namespace hexahedron::b3dissues {

/// V06
inline constexpr IssueKind chunkEmpty{
    "CHUNK_EMPTY", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The chunk %1 has no elements."),
    QT_TRANSLATE_NOOP("issues", "It has no effect, but some loaders stumble over empty lists. Repairing deletes it.")};
/// V10
inline constexpr IssueKind chunksOutOfOrder{
    "CHUNKS_OUT_OF_ORDER", Severity::Error, QT_TRANSLATE_NOOP("issues", "%1 stands behind %2."),
    QT_TRANSLATE_NOOP(
        "issues", "Loaders read a file once: what is referred to must come first, and child nodes after the mesh or "
                  "bone of their parent. Repairing puts the chunks in order.")};
/// V11
inline constexpr IssueKind chunkRepeated{"CHUNK_REPEATED", Severity::Error,
                                         QT_TRANSLATE_NOOP("issues", "%1 has another chunk %2 already."),
                                         QT_TRANSLATE_NOOP("issues", "Loaders keep the first, the last, or mix both.")};
/// V11
inline constexpr IssueKind meshAndBone{
    "MESH_AND_BONE", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The node has a MESH and a BONE; it can be only one of them."),
    QT_TRANSLATE_NOOP("issues", "Loaders keep the one that they read last. Repairing deletes the BONE.")};
/// V11
inline constexpr IssueKind chunkMissing{"B3D_CHUNK_MISSING", Severity::Error,
                                        QT_TRANSLATE_NOOP("issues", "%1 has no chunk %2."),
                                        QT_TRANSLATE_NOOP("issues", "Without it there is nothing to show.")};

/// V12
inline constexpr IssueKind controlCharacters{
    "CONTROL_CHARACTERS", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The text in %1 contains control characters."),
    QT_TRANSLATE_NOOP("issues",
                      "Names of some level editors are lists of properties, one on a line: they are meant to be so. "
                      "Elsewhere it is a sign of damage.")};
/// V12
inline constexpr IssueKind textNotAscii{
    "TEXT_NOT_ASCII", Severity::Info, QT_TRANSLATE_NOOP("issues", "The text in %1 has bytes outside ASCII."),
    QT_TRANSLATE_NOOP("issues",
                      "The format names no encoding; what such bytes look like depends on the loader. They are kept as "
                      "they are.")};
/// V12
inline constexpr IssueKind nameEmpty{"NAME_EMPTY", Severity::Info, QT_TRANSLATE_NOOP("issues", "The node has no name."),
                                     QT_TRANSLATE_NOOP("issues", "Programs find nodes by their names.")};
/// V12
inline constexpr IssueKind textureWithoutFile{
    "TEXTURE_WITHOUT_FILE", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The texture names no file."),
    QT_TRANSLATE_NOOP("issues", "Loaders try to open the folder itself, or stop.")};
/// V13
inline constexpr IssueKind absolutePath{
    "ABSOLUTE_PATH", Severity::Info, QT_TRANSLATE_NOOP("issues", "The texture is stored with an absolute path, %1."),
    QT_TRANSLATE_NOOP("issues",
                      "It is found on the machine that wrote it, or beside the model. Repairing keeps the file name.")};

/// V24
inline constexpr IssueKind manyCoordinateSets{
    "MANY_COORDINATE_SETS", Severity::Warning, QT_TRANSLATE_NOOP("issues", "There are %1 sets of texture coordinates."),
    QT_TRANSLATE_NOOP("issues", "Blitz3D uses the first two, some loaders refuse more. Repairing drops the others.")};
/// V24
inline constexpr IssueKind coordinatesWithoutUse{
    "COORDINATE_SETS_EMPTY", Severity::Info,
    QT_TRANSLATE_N_NOOP("issues", "%n sets of %2 numbers each make no texture coordinates."),
    QT_TRANSLATE_NOOP("issues", "Either both numbers are 0 or none of them. Repairing sets both to 0.")};
/// V26
inline constexpr IssueKind manyVertices{
    "B3D_MANY_VERTICES", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The mesh has %1 vertices, more than 65535."),
    QT_TRANSLATE_NOOP("issues",
                      "Blitz3D and Irrlicht number vertices with 16 bits: triangles jump to wrong corners. Repairing "
                      "splits the mesh into several nodes.")};
/// V44
inline constexpr IssueKind verticesUnused{
    "B3D_VERTICES_UNUSED", Severity::Info, QT_TRANSLATE_N_NOOP("issues", "%n of %2 vertices belong to no triangle."),
    QT_TRANSLATE_NOOP("issues", "They cost memory and are never seen. Repairing deletes them.")};

/// V29
inline constexpr IssueKind boneWithoutMesh{
    "BONE_WITHOUT_MESH", Severity::Error, QT_TRANSLATE_NOOP("issues", "There is no mesh above this bone."),
    QT_TRANSLATE_NOOP("issues",
                      "Its weights name vertices of nothing; loaders refuse it or crash. Repairing deletes it.")};
/// V29
inline constexpr IssueKind manyBones{"B3D_MANY_BONES", Severity::Warning,
                                     QT_TRANSLATE_NOOP("issues", "The mesh has %1 bones, more than 254."),
                                     QT_TRANSLATE_NOOP("issues", "Blitz3D numbers the bones of a mesh with one byte.")};
/// V31
inline constexpr IssueKind weightRepeated{
    "WEIGHT_REPEATED", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The bone has vertex %1 more than once."),
    QT_TRANSLATE_NOOP("issues", "Loaders add the weights up or keep one of them. Repairing adds them up.")};
/// V32
inline constexpr IssueKind weightZero{
    "WEIGHT_ZERO", Severity::Info, QT_TRANSLATE_N_NOOP("issues", "%n of %2 weights are zero."),
    QT_TRANSLATE_NOOP("issues",
                      "They have no effect but take the place of others where a loader keeps four. Repairing deletes "
                      "them.")};
/// V33
inline constexpr IssueKind manyWeights{
    "MANY_WEIGHTS", Severity::Warning,
    QT_TRANSLATE_N_NOOP("issues", "%n vertices are pulled by more than four bones, the first is %2."),
    QT_TRANSLATE_NOOP(
        "issues", "Loaders keep four, not always the strongest. Repairing keeps the four largest and makes them add "
                  "up to 1.")};
/// V34
inline constexpr IssueKind vertexWithoutWeight{
    "VERTEX_WITHOUT_WEIGHT", Severity::Info,
    QT_TRANSLATE_N_NOOP("issues", "%n vertices of the skinned mesh are pulled by no bone, the first is %2."),
    QT_TRANSLATE_NOOP("issues", "They stay where they are when the others move.")};
/// V35
inline constexpr IssueKind weightsNotOne{
    "B3D_WEIGHTS_NOT_ONE", Severity::Warning,
    QT_TRANSLATE_N_NOOP("issues", "The weights of %n vertices do not add up to 1, the first is %2 with %3."),
    QT_TRANSLATE_NOOP(
        "issues", "Loaders that do not correct this pull such vertices towards the origin or away from it. Repairing "
                  "divides the weights by their sum.")};
/// V45
inline constexpr IssueKind vertexSharedByBrushes{
    "VERTEX_SHARED_BY_BRUSHES", Severity::Warning,
    QT_TRANSLATE_N_NOOP("issues", "%n vertices belong to triangles of different brushes, the first is %2."),
    QT_TRANSLATE_NOOP(
        "issues",
        "Irrlicht gives a vertex to one brush only: skinning breaks. Repairing makes a copy for each brush.")};

/// V36
inline constexpr IssueKind keysWithoutValues{
    "KEYS_WITHOUT_VALUES", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The keys carry neither position, scale nor rotation."),
    QT_TRANSLATE_NOOP("issues", "Flags of 0 leave only frame numbers. Repairing deletes the chunk.")};
/// V37
inline constexpr IssueKind keysUnordered{
    "KEYS_UNORDERED", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The key at frame %1 does not come behind the one before it, at frame %2."),
    QT_TRANSLATE_NOOP(
        "issues", "Some loaders keep the order of the file and jump. Repairing sorts them; of two keys on one frame "
                  "the later stays.")};
/// V38
inline constexpr IssueKind frameBelowFirst{
    "FRAME_BELOW_FIRST", Severity::Info,
    QT_TRANSLATE_NOOP("issues", "Keys begin at frame %1, but the first frame is 1."),
    QT_TRANSLATE_NOOP(
        "issues", "Loaders that count from 1 lose or refuse earlier frames. Repairing moves all keys of the file so "
                  "that the first is at 1.")};
/// V39
inline constexpr IssueKind frameCountInvalid{
    "FRAME_COUNT_INVALID", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The animation has %1 frames."),
    QT_TRANSLATE_NOOP("issues", "Nothing moves. Repairing writes the last frame that has a key.")};
/// V39
inline constexpr IssueKind frameRateInvalid{
    "FRAME_RATE_INVALID", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The animation runs at %1 frames per second."),
    QT_TRANSLATE_NOOP("issues", "Most loaders ignore the rate, others need one above 0. Repairing writes 60.")};
/// V40
inline constexpr IssueKind keysWithoutAnimation{
    "KEYS_WITHOUT_ANIMATION", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "There are keys, but no ANIM says that something moves."),
    QT_TRANSLATE_NOOP("issues", "Blitz3D ignores keys without it. Repairing adds one to the root node.")};
/// V40
inline constexpr IssueKind animationWithoutKeys{
    "ANIMATION_WITHOUT_KEYS", Severity::Info,
    QT_TRANSLATE_NOOP("issues", "An animation is announced, but there are no keys."),
    QT_TRANSLATE_NOOP("issues", "Exporters write it for models that do not move, too.")};
/// V41
inline constexpr IssueKind keysPassAnimation{
    "KEYS_PASS_ANIMATION", Severity::Info,
    QT_TRANSLATE_NOOP("issues", "The last key is on frame %1, but the animation ends with frame %2."),
    QT_TRANSLATE_NOOP(
        "issues", "One more is normal: many exporters store last minus first. Repairing sets the number of frames.")};
/// V42
inline constexpr IssueKind severalAnimations{
    "SEVERAL_ANIMATIONS", Severity::Info, QT_TRANSLATE_NOOP("issues", "The file has %1 animations."),
    QT_TRANSLATE_NOOP("issues", "Blitz3D plays each, Irrlicht all on one time line, some loaders none.")};
/// V50
inline constexpr IssueKind channelKeyedTwice{
    "CHANNEL_KEYED_TWICE", Severity::Warning, QT_TRANSLATE_NOOP("issues", "%1 is keyed more than once on frame %2."),
    QT_TRANSLATE_NOOP("issues", "Which of the values holds depends on the loader. Repairing keeps the later one.")};

/// V43
inline constexpr IssueKind namesRepeat{
    "NAMES_REPEAT", Severity::Info,
    QT_TRANSLATE_N_NOOP("issues", "%n nodes have a name that was used before; here it is %2."),
    QT_TRANSLATE_NOOP("issues", "Programs that look nodes up by name find the first one.")};
/// V46
inline constexpr IssueKind secondSetMissing{
    "SECOND_SET_MISSING", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The texture uses the second coordinate set, but %1 has only %2."),
    QT_TRANSLATE_NOOP("issues", "The texture is stretched from one point. Repairing lets it use the first set.")};
/// V47
inline constexpr IssueKind colorsMissing{
    "COLORS_MISSING", Severity::Info, QT_TRANSLATE_NOOP("issues", "The brush uses vertex colours, but %1 has none."),
    QT_TRANSLATE_NOOP("issues", "The mesh is drawn white. Repairing clears the effect.")};
/// V49
inline constexpr IssueKind textureNotFound{"TEXTURE_NOT_FOUND", Severity::Info,
                                           QT_TRANSLATE_NOOP("issues", "There is no file \"%1\" beside the model."),
                                           QT_TRANSLATE_NOOP("issues", "Names are compared without regard to case.")};

} // namespace hexahedron::b3dissues
