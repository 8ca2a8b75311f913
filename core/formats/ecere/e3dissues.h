#pragma once

#include "core/issues/issue.h"

#include <QtGlobal>

/// What only E3D files can have wrong. The numbers are those of the rules in the format's reference; those not named here are
/// rules of single fields (in the descriptions) or of the engine (core/check/engineissues.h).
namespace hexahedron::e3dissues {

/// 1
inline constexpr IssueKind noVersion{
    "VERSION_MISSING", Severity::Error, QT_TRANSLATE_NOOP("issues", "The file does not begin with a version block."),
    QT_TRANSLATE_NOOP("issues", "Readers do not look, but no other program knows the file without it. Repairing puts "
                                "one at the beginning.")};
/// 1
inline constexpr IssueKind wrongMagic{
    "E3D_MAGIC_WRONG", Severity::Error, QT_TRANSLATE_NOOP("issues", "The version block holds %1 instead of E3DF."),
    QT_TRANSLATE_NOOP("issues", "The reference reader does not look; other programs refuse the file. Repairing writes "
                                "E3DF.")};
/// 12
inline constexpr IssueKind propertiesUnusual{
    "LZMA_PROPERTIES_UNUSUAL", Severity::Info,
    QT_TRANSLATE_NOOP("issues", "The blocks are packed with lc %1 and lp %2, more than 4 together."),
    QT_TRANSLATE_NOOP("issues", "All files of the reference program are. Tools that follow the xz library refuse such "
                                "a stream.")};
/// 13
inline constexpr IssueKind packingSavesNothing{
    "PACKING_SAVES_NOTHING", Severity::Info,
    QT_TRANSLATE_NOOP("issues", "The packed blocks have %1 bytes, and packing them takes %2."),
    QT_TRANSLATE_NOOP("issues", "The reference program stores them as they are then. Repairing does so.")};
/// 14
inline constexpr IssueKind versionRepeated{
    "VERSION_REPEATED", Severity::Warning, QT_TRANSLATE_NOOP("issues", "A version block stands where none belongs."),
    QT_TRANSLATE_NOOP("issues", "Only the one at the beginning of the file counts. Repairing removes this one.")};
/// 16
inline constexpr IssueKind textNotUtf8{
    "E3D_TEXT_NOT_UTF8", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The text %1 is not UTF-8."),
    QT_TRANSLATE_NOOP("issues", "Nothing says how texts are encoded; newer programs expect UTF-8.")};
/// 16
inline constexpr IssueKind textHasNul{"TEXT_HAS_NUL", Severity::Warning,
                                      QT_TRANSLATE_NOOP("issues", "The text %1 contains a NUL."),
                                      QT_TRANSLATE_NOOP("issues", "Readers take what follows it for nothing.")};
/// 20
inline constexpr IssueKind listEndMissing{
    "LIST_END_MISSING", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The list of attributes has no end: no entry with type 0."),
    QT_TRANSLATE_NOOP("issues",
                      "Readers take vertices for entries of the list and do not know where the vertices begin.")};
/// 21
inline constexpr IssueKind attributePassesStride{
    "ATTRIBUTE_PASSES_STRIDE", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The attribute %1 ends at %2, but a vertex has only %3 bytes."),
    QT_TRANSLATE_NOOP("issues", "Readers take the beginning of the next vertex for it. A larger stride would have to "
                                "come with more data.")};
/// 22
inline constexpr IssueKind attributesOverlap{
    "ATTRIBUTES_OVERLAP", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The attribute %1 begins at %2, inside another one that ends at %3."),
    QT_TRANSLATE_NOOP("issues", "One of the two offsets is wrong, or two attributes share their bytes.")};
/// 24
inline constexpr IssueKind attributeNotRead{
    "ATTRIBUTE_NOT_READ", Severity::Info,
    QT_TRANSLATE_NOOP("issues", "The attribute %1 is not read by the reference program."),
    QT_TRANSLATE_NOOP("issues", "It reads interleaved attributes only, and of these vertices, normals, texCoords, "
                                "colors, tangentsBi and the first boneWeights.")};
/// 24
inline constexpr IssueKind attributeNotReadAlone{
    "ATTRIBUTE_NOT_INTERLEAVED", Severity::Info,
    QT_TRANSLATE_NOOP("issues", "The attribute %1 stands in a block of its own, which the reference program does not "
                                "read."),
    QT_TRANSLATE_NOOP("issues", "It reads interleaved attributes only. Repairing puts all attributes of the mesh into "
                                "one interleaved block.")};
/// 25
inline constexpr IssueKind attributeRepeated{
    "E3D_ATTRIBUTE_REPEATED", Severity::Error, QT_TRANSLATE_NOOP("issues", "The attribute %1 is given twice."),
    QT_TRANSLATE_NOOP("issues", "Readers take one of the two; which one, nothing says.")};
/// 26
inline constexpr IssueKind positionsMissing{
    "POSITIONS_MISSING", Severity::Error, QT_TRANSLATE_NOOP("issues", "The mesh has no vertices."),
    QT_TRANSLATE_NOOP("issues", "Nothing can be drawn without places of vertices.")};
/// 27
inline constexpr IssueKind boxMissing{
    "BOX_MISSING", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The vertices are spread over a box, but the mesh has none."),
    QT_TRANSLATE_NOOP("issues", "Without the box the size of the mesh is unknown. Repairing adds one in which stored "
                                "numbers stand for themselves.")};
/// 28
inline constexpr IssueKind boxInsideOut{
    "E3D_BOX_INSIDE_OUT", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The box of the mesh has a low corner above its high corner."),
    QT_TRANSLATE_NOOP("issues", "Repairing computes the box from the vertices.")};
/// 28
inline constexpr IssueKind boxDiffers{
    "BOX_DIFFERS", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The box of the mesh is not the one around its vertices."),
    QT_TRANSLATE_NOOP("issues", "Programs that trust it show or hide the mesh wrongly. Repairing computes it from the "
                                "vertices."),
    true};
/// 33
inline constexpr IssueKind blockRepeated{
    "BLOCK_REPEATED", Severity::Error, QT_TRANSLATE_NOOP("issues", "The mesh has more than one block of %1."),
    QT_TRANSLATE_NOOP("issues", "Readers use one of them, or mix them. Which one is right, the file does not say.")};
/// 35
inline constexpr IssueKind duplicatesCounted{
    "DUPLICATES_COUNTED", Severity::Info,
    QT_TRANSLATE_NOOP("issues", "The list of duplicates begins with their count, and its numbers have 16 bits."),
    QT_TRANSLATE_NOOP("issues", "So says the specification; the program that writes the format has 32 bits and no "
                                "count. Repairing converts them.")};
/// 36
inline constexpr IssueKind duplicateOfDuplicate{
    "DUPLICATE_WRONG", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "Entry %1 of the duplicates names vertex %2, but originals end before %3."),
    QT_TRANSLATE_NOOP("issues", "The original must stand before the first duplicate.")};
/// 40
inline constexpr IssueKind rangePassesTriangles{
    "RANGE_PASSES_TRIANGLES", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "Triangles %1 to %2, counted from 0, should have a material, but there are only %3."),
    QT_TRANSLATE_NOOP("issues", "Readers draw whatever follows in memory. Repairing shortens the range.")};
/// 41
inline constexpr IssueKind trianglesWithoutMaterial{
    "TRIANGLES_WITHOUT_MATERIAL", Severity::Warning,
    QT_TRANSLATE_N_NOOP("issues", "%n triangles are in no range of materials; the first is %2."),
    QT_TRANSLATE_NOOP("issues", "Readers do not draw them. Repairing appends a range without material.")};
/// 42
inline constexpr IssueKind trianglesCoveredTwice{
    "TRIANGLES_COVERED_TWICE", Severity::Warning,
    QT_TRANSLATE_N_NOOP("issues", "%n triangles are in two ranges of materials; the first is %2."),
    QT_TRANSLATE_NOOP("issues", "They are drawn twice. Repairing drops ranges that repeat others.")};
/// 43
inline constexpr IssueKind partsShort{
    "PARTS_SHORT", Severity::Info, QT_TRANSLATE_NOOP("issues", "The parts have ids of 32 bits."),
    QT_TRANSLATE_NOOP("issues", "So says the specification; the program that writes the format has 64 bits. Repairing "
                                "converts them.")};
/// 44
inline constexpr IssueKind partPassesTriangles{
    "PART_PASSES_TRIANGLES", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The part should have triangles %1 to %2, but there are only %3."),
    QT_TRANSLATE_NOOP("issues", "Readers go beyond the triangles of the mesh. Repairing shortens the range.")};
/// 50
inline constexpr IssueKind idMissing{"ID_MISSING", Severity::Warning,
                                     QT_TRANSLATE_NOOP("issues", "%1 has no number, so nothing can refer to it."),
                                     QT_TRANSLATE_NOOP("issues", "Repairing gives it a number that nothing else has.")};
/// 51
inline constexpr IssueKind idRepeated{
    "ID_REPEATED", Severity::Error, QT_TRANSLATE_NOOP("issues", "The number %1 is defined twice."),
    QT_TRANSLATE_NOOP("issues", "References mean one of the two; a second texture with the number of another makes the "
                                "reference reader free the first. Repairing gives the second a number of its own.")};
/// 52
inline constexpr IssueKind referenceUnresolved{
    "REFERENCE_UNRESOLVED", Severity::Error, QT_TRANSLATE_NOOP("issues", "%1 %2 is not defined in the file."),
    QT_TRANSLATE_NOOP("issues", "Readers skip what refers to it, or fail. It may be in a table that a program brings "
                                "along. Repairing removes the reference.")};
/// 53
inline constexpr IssueKind usedBeforeDefined{
    "USED_BEFORE_DEFINED", Severity::Warning, QT_TRANSLATE_NOOP("issues", "%1 %2 is used before it is defined."),
    QT_TRANSLATE_NOOP("issues", "Readers look for it when they meet the reference, and do not find it. Repairing sorts "
                                "the blocks of the file.")};
/// 54
inline constexpr IssueKind manyRoots{
    "MANY_ROOTS", Severity::Warning, QT_TRANSLATE_NOOP("issues", "There are %1 outermost nodes."),
    QT_TRANSLATE_NOOP("issues", "Readers put all of them into one object, so that only the last place counts. "
                                "Repairing puts them below a new node.")};
/// 60
inline constexpr IssueKind textureEmpty{
    "TEXTURE_EMPTY", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The texture has neither an image nor the name of one."),
    QT_TRANSLATE_NOOP("issues", "What uses it is drawn without a texture.")};
/// 61
inline constexpr IssueKind imageOfOtherKind{
    "IMAGE_OF_OTHER_KIND", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The block should hold a %1 image, but its bytes are of %2."),
    QT_TRANSLATE_NOOP("issues", "Readers choose the decoder by the type of the block. Repairing changes the type.")};
/// 61
inline constexpr IssueKind imageUnknown{
    "IMAGE_UNKNOWN", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The block should hold a %1 image, but its bytes do not begin like one."),
    QT_TRANSLATE_NOOP("issues", "Readers cannot decode it.")};
/// 62
inline constexpr IssueKind imageRepeated{"IMAGE_REPEATED", Severity::Warning,
                                         QT_TRANSLATE_NOOP("issues", "The texture has %1 images or names of images."),
                                         QT_TRANSLATE_NOOP("issues", "Readers take one of them.")};
/// 63
inline constexpr IssueKind idBehindImage{
    "ID_BEHIND_IMAGE", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The number of the texture stands behind its image."),
    QT_TRANSLATE_NOOP("issues", "Readers want to know it before. Repairing moves it to the front.")};
/// 80
inline constexpr IssueKind boneBytesOdd{
    "BONE_BYTES_ODD", Severity::Error,
    QT_TRANSLATE_N_NOOP("issues", "The bone weights have %n bytes for each vertex; they need an even number above 0."),
    QT_TRANSLATE_NOOP("issues",
                      "The first half of the bytes names bones; the second half says how strongly each pulls.")};
/// 81
inline constexpr IssueKind manyBonesPerVertex{
    "MANY_BONES_PER_VERTEX", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "Each vertex has %1 bones; readers know 10 at most."),
    QT_TRANSLATE_NOOP("issues", "The reference reader writes beyond its tables.")};
/// 84
inline constexpr IssueKind morphCountWrong{
    "MORPH_COUNT_WRONG", Severity::Error,
    QT_TRANSLATE_N_NOOP("issues", "There should be %n morphs, but the number found is %2."),
    QT_TRANSLATE_NOOP("issues", "Readers make room for the announced number. Repairing sets it to what is there.")};
/// 85
inline constexpr IssueKind weightsNotOne{
    "E3D_WEIGHTS_NOT_ONE", Severity::Info,
    QT_TRANSLATE_NOOP("issues", "The weights of the vertex add up to %1 instead of 255."),
    QT_TRANSLATE_NOOP("issues", "The vertex is pulled too far or not far enough. Repairing scales the weights.")};
/// 90
inline constexpr IssueKind framesDescend{
    "FRAMES_DESCEND", Severity::Error, QT_TRANSLATE_NOOP("issues", "The frames of the keys go down: %1 follows %2."),
    QT_TRANSLATE_NOOP("issues", "Readers look for keys in ascending order. Repairing sorts the keys.")};
/// 90
inline constexpr IssueKind framesRepeat{"FRAMES_REPEAT", Severity::Warning,
                                        QT_TRANSLATE_NOOP("issues", "Two keys have frame %1."),
                                        QT_TRANSLATE_NOOP("issues", "One of the two is never seen.")};
/// 91
inline constexpr IssueKind noKeys{"E3D_KEYS_MISSING", Severity::Warning,
                                  QT_TRANSLATE_NOOP("issues", "The track has no keys."),
                                  QT_TRANSLATE_NOOP("issues", "It moves nothing. Repairing removes it.")};
/// 92
inline constexpr IssueKind keyBlocksWrong{
    "KEY_BLOCKS_WRONG", Severity::Error, QT_TRANSLATE_NOOP("issues", "The track has %1 blocks of keys instead of one."),
    QT_TRANSLATE_NOOP("issues", "Readers use the last of them, or none.")};
/// 93
inline constexpr IssueKind trackWithoutNode{"TRACK_WITHOUT_NODE", Severity::Error,
                                            QT_TRANSLATE_NOOP("issues", "The track does not say which node it moves."),
                                            QT_TRANSLATE_NOOP("issues", "Readers drop it.")};
/// 93
inline constexpr IssueKind trackByName{
    "TRACK_BY_NAME", Severity::Error, QT_TRANSLATE_NOOP("issues", "The track names its node by name."),
    QT_TRANSLATE_NOOP("issues", "The reference reader takes the track for a node then, and reads foreign memory. "
                                "Repairing writes the number of the node where there is one.")};
/// 95
inline constexpr IssueKind loopFlagBehind{
    "LOOP_FLAG_BEHIND", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The loop flag stands behind the frames."),
    QT_TRANSLATE_NOOP("issues", "So says the specification; the program that reads the format expects it before them. "
                                "Repairing moves it.")};
/// 96
inline constexpr IssueKind nodeNotLast{
    "NODE_NOT_LAST", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The number of the node is not the last block of the track."),
    QT_TRANSLATE_NOOP("issues", "Readers attach the track when they meet it, and miss what follows. Repairing moves it "
                                "to the end.")};

} // namespace hexahedron::e3dissues
