#pragma once

#include "core/issues/issue.h"

#include <QtGlobal>

/// What only Urho3D files can have wrong. The letters and numbers are those of the rules in the format's reference; those not
/// named here are rules of single fields (in the descriptions) or of the engine (core/check/engineissues.h).
namespace hexahedron::urhoissues {

/// C2
inline constexpr IssueKind textNotUtf8{
    "URHO_TEXT_NOT_UTF8", Severity::Info, QT_TRANSLATE_NOOP("issues", "The text %1 is not UTF-8."),
    QT_TRANSLATE_NOOP("issues",
                      "The engine compares bytes, so that names still fit together; they are shown wrongly.")};
/// M17 M24 A4 S5
inline constexpr IssueKind nameEmpty{"URHO_NAME_MISSING", Severity::Warning,
                                     QT_TRANSLATE_NOOP("issues", "%1 has no name."),
                                     QT_TRANSLATE_NOOP("issues", "The engine finds it by its name only.")};
/// M17 M24 A4 S5
inline constexpr IssueKind nameRepeated{
    "URHO_NAME_REPEATED", Severity::Warning, QT_TRANSLATE_NOOP("issues", "%2 is called \"%1\" as well."),
    QT_TRANSLATE_NOOP("issues",
                      "The engine finds things by name: one of the two is never found, or replaced by the other.")};
/// A4
inline constexpr IssueKind nameHashRepeated{
    "URHO_NAME_HASH_REPEATED", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The names %1 and %2 have the same hash."),
    QT_TRANSLATE_NOOP("issues", "The engine compares hashes of names: one of the two replaces the other.")};

/// M2
inline constexpr IssueKind endMissing{
    "END_MISSING", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The file ends before %1."),
    QT_TRANSLATE_NOOP("issues",
                      "The engine takes no bones and an undefined box. Repairing appends no bones and a box around "
                      "the vertices.")};
/// M3
inline constexpr IssueKind centersMissing{
    "CENTERS_MISSING", Severity::Info,
    QT_TRANSLATE_NOOP("issues", "There should be as many geometry centres as geometries, not %1 and %2."),
    QT_TRANSLATE_NOOP("issues",
                      "Missing ones become 0, 0, 0, which is allowed; they only decide in which order transparent "
                      "geometries are drawn. Repairing appends them.")};
/// M4
inline constexpr IssueKind elementUnknown{
    "URHO_ELEMENT_UNKNOWN", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The vertex element 0x%1 has a meaning that does not exist."),
    QT_TRANSLATE_NOOP("issues", "The engine finds no use for it, or reads beyond its tables.")};
/// M5
inline constexpr IssueKind elementBitsUnused{
    "ELEMENT_BITS_UNUSED", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The vertex element 0x%1 has bits set that are not used."),
    QT_TRANSLATE_NOOP("issues", "The engine ignores bits 24 to 31. Repairing clears them.")};
/// M6
inline constexpr IssueKind elementRepeated{
    "URHO_ELEMENT_REPEATED", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The vertices carry the element %1 twice."),
    QT_TRANSLATE_NOOP("issues", "Which of the two is drawn depends on the renderer.")};
/// M6
inline constexpr IssueKind elementOfInstances{
    "ELEMENT_OF_INSTANCES", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The vertices carry matrices of instances."),
    QT_TRANSLATE_NOOP("issues", "The engine makes such vertices by itself; in a model they have no use.")};
/// M7
inline constexpr IssueKind positionMissing{"POSITION_MISSING", Severity::Warning,
                                           QT_TRANSLATE_NOOP("issues", "The vertices have no position."),
                                           QT_TRANSLATE_NOOP("issues", "Nothing can be drawn, and no ray can hit it.")};
/// M10
inline constexpr IssueKind morphRangeTooLong{
    "MORPH_RANGE_TOO_LONG", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The morph range is from vertex %1 to %2, but there are only %3."),
    QT_TRANSLATE_NOOP("issues", "The engine copies vertices from behind the buffer. Repairing shortens the range.")};

/// M9
inline constexpr IssueKind vertexOutOfRange{
    "VERTEX_OUT_OF_RANGE", Severity::Error,
    QT_TRANSLATE_NOOP("issues",
                      "The index %1, counted from 0, is drawn by %2, but its vertex buffer has only %3 vertices."),
    QT_TRANSLATE_NOOP("issues", "The graphics card reads foreign memory, or the driver stops.")};
/// M12
inline constexpr IssueKind drawRangeTooLong{
    "DRAW_RANGE_TOO_LONG", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The level draws indices %1 to %2, but there are only %3."),
    QT_TRANSLATE_NOOP("issues", "The engine reports it and draws nothing. Repairing shortens the range.")};
/// M13
inline constexpr IssueKind geometryEmpty{"GEOMETRY_EMPTY", Severity::Warning,
                                         QT_TRANSLATE_NOOP("issues", "The geometry has no level of detail."),
                                         QT_TRANSLATE_NOOP("issues", "It loads, but nothing is drawn.")};
/// M14
inline constexpr IssueKind distanceNegative{
    "DISTANCE_NEGATIVE", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The distance %1 of the level is negative."),
    QT_TRANSLATE_NOOP("issues", "Levels are chosen by how far away the model is.")};
/// M14
inline constexpr IssueKind distanceNotAscending{
    "DISTANCE_NOT_ASCENDING", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The distance %1 is not above %2, that of the level before."),
    QT_TRANSLATE_NOOP("issues", "The level before is never chosen.")};
/// M15
inline constexpr IssueKind primitiveUnusual{
    "PRIMITIVE_UNUSUAL", Severity::Info,
    QT_TRANSLATE_NOOP("issues", "The level draws primitives of type %1, which the published page does not list."),
    QT_TRANSLATE_NOOP("issues", "The engine takes 0 to 5; triangle fans do not exist in Direct3D 11.")};
/// M16
inline constexpr IssueKind primitiveIncomplete{
    "PRIMITIVE_INCOMPLETE", Severity::Warning,
    QT_TRANSLATE_N_NOOP("issues", "%n indices do not make whole primitives of %2."),
    QT_TRANSLATE_NOOP("issues", "The last ones are not drawn.")};

/// M18
inline constexpr IssueKind morphBufferRepeated{"MORPH_BUFFER_REPEATED", Severity::Warning,
                                               QT_TRANSLATE_NOOP("issues", "The morph moves vertex buffer %1 twice."),
                                               QT_TRANSLATE_NOOP("issues", "The engine keeps the last block.")};
/// M20
inline constexpr IssueKind morphElementMissing{
    "MORPH_ELEMENT_MISSING", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The morph moves %1, but vertices of buffer %2 have none."),
    QT_TRANSLATE_NOOP("issues", "The engine does not skip these bytes and misreads everything that follows.")};
/// M21
inline constexpr IssueKind morphVertexOutside{
    "MORPH_VERTEX_OUTSIDE", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The morph moves vertex %1, but the morph range of its buffer is %2 to %3."),
    QT_TRANSLATE_NOOP(
        "issues", "The engine writes into foreign memory. Repairing widens the morph range where the vertices exist.")};

/// M22
inline constexpr IssueKind noRoot{
    "NO_ROOT_BONE", Severity::Error, QT_TRANSLATE_NOOP("issues", "No bone is its own parent."),
    QT_TRANSLATE_NOOP("issues", "The engine finds no root and does not animate the skeleton.")};
/// M22
inline constexpr IssueKind severalRoots{"SEVERAL_ROOT_BONES", Severity::Warning,
                                        QT_TRANSLATE_N_NOOP("issues", "%n bones are their own parents."),
                                        QT_TRANSLATE_NOOP("issues", "The engine takes the last one for the root.")};
/// M23
inline constexpr IssueKind parentsInACircle{
    "URHO_PARENTS_IN_A_CIRCLE", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The parents of bone %1 lead back to itself: %2."),
    QT_TRANSLATE_NOOP("issues", "Programs that follow the parents never come to an end.")};
/// M27 M29
inline constexpr IssueKind boxInsideOut{
    "URHO_BOX_INSIDE_OUT", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The box %1 has a minimum above its maximum."),
    QT_TRANSLATE_NOOP("issues",
                      "The engine takes it for empty: the model is not drawn, or not hit. The box of the model can be "
                      "computed from the vertices.")};
/// M28
inline constexpr IssueKind mappingIncomplete{
    "BONE_MAPPING_INCOMPLETE", Severity::Warning,
    QT_TRANSLATE_N_NOOP("issues", "Only %n of %2 geometries have a bone mapping."),
    QT_TRANSLATE_NOOP("issues",
                      "As soon as one geometry has a mapping, the others depend on the order of the skeleton.")};
/// M33
inline constexpr IssueKind manyBones{
    "URHO_MANY_BONES", Severity::Info,
    QT_TRANSLATE_NOOP("issues", "The geometry uses %1 bones; renderers allow 64 or 128."),
    QT_TRANSLATE_NOOP("issues", "OpenGL 2 allows 64 bones, Direct3D 11 and OpenGL 3 allow 128.")};

/// M31
inline constexpr IssueKind blendIndexOutside{
    "BLEND_INDEX_OUT_OF_RANGE", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The vertex is pulled by bone %1, but the geometry has only %2."),
    QT_TRANSLATE_NOOP("issues", "The vertex flies away, or follows a bone of another geometry.")};
/// M34
inline constexpr IssueKind weightsWrong{
    "BLEND_WEIGHTS_WRONG", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The blend weights of the vertex are negative or add up to %1 instead of 1."),
    QT_TRANSLATE_NOOP("issues",
                      "The vertex is drawn to the origin or beyond its place. Repairing makes them add up to 1.")};

/// M30
inline constexpr IssueKind boxTooSmall{
    "BOX_TOO_SMALL", Severity::Info, QT_TRANSLATE_NOOP("issues", "The box of the model does not enclose its vertices."),
    QT_TRANSLATE_NOOP("issues", "The model may vanish while it is still in view. Repairing computes the box."), true};

/// A3
inline constexpr IssueKind lengthWrong{
    "ANIMATION_LENGTH_WRONG", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The animation takes %1 seconds, but its last key frame is at %2."),
    QT_TRANSLATE_NOOP("issues", "It stands still or ends early. Repairing sets the length to the last key frame.")};
/// A5
inline constexpr IssueKind noChannels{"NO_CHANNELS", Severity::Warning,
                                      QT_TRANSLATE_NOOP("issues", "The track \"%1\" has no channel."),
                                      QT_TRANSLATE_NOOP("issues", "It moves nothing.")};
/// A6
inline constexpr IssueKind timesDescending{
    "KEY_TIMES_DESCENDING", Severity::Error, QT_TRANSLATE_NOOP("issues", "The key frame at %1 comes after one at %2."),
    QT_TRANSLATE_NOOP("issues",
                      "The engine looks for neighbours and picks the wrong ones. Repairing sorts the key frames.")};
/// A7
inline constexpr IssueKind timeOutside{
    "URHO_KEY_TIME_OUTSIDE", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The key frame at %1 lies outside the animation, which takes %2 seconds."),
    QT_TRANSLATE_NOOP("issues", "It is never reached. Repairing raises the length."), true};
/// A7
inline constexpr IssueKind firstKeyLate{
    "FIRST_KEY_NOT_AT_0", Severity::Info, QT_TRANSLATE_NOOP("issues", "The first key frame of %1 is at %2, not at 0."),
    QT_TRANSLATE_NOOP("issues", "Until then the last key frame and this one are mixed when the animation repeats.")};
/// A9
inline constexpr IssueKind trackEmpty{"TRACK_EMPTY", Severity::Info,
                                      QT_TRANSLATE_NOOP("issues", "The track \"%1\" has no key frames."),
                                      QT_TRANSLATE_NOOP("issues", "It moves nothing.")};
/// A10
inline constexpr IssueKind boneUnknown{
    "TRACK_BONE_UNKNOWN", Severity::Warning, QT_TRANSLATE_NOOP("issues", "No bone of %2 is called \"%1\"."),
    QT_TRANSLATE_NOOP("issues",
                      "The engine finds bones by their names, and leaves out this track. The model is the one nearby "
                      "with whose name the animation's begins, if it has at least half of its bones.")};

/// S2
inline constexpr IssueKind typeContradicts{
    "SHADER_TYPE_CONTRADICTS", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The file says that it is a %1 shader, its byte code is that of a %2 shader."),
    QT_TRANSLATE_NOOP("issues", "The engine goes by the extension. Repairing writes what the byte code says.")};
/// S3
inline constexpr IssueKind modelOld{
    "SHADER_MODEL_OLD", Severity::Warning, QT_TRANSLATE_NOOP("issues", "Shader model 2 is not read."),
    QT_TRANSLATE_NOOP("issues", "Such files were written before 2014, in several layouts.")};
/// S4
inline constexpr IssueKind hashWrong{
    "ELEMENT_HASH_WRONG", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The hash of the vertex elements is 0x%1, but should be 0x%2."),
    QT_TRANSLATE_NOOP(
        "issues", "The engine takes it as it is, as a part of the key by which it finds input layouts again: two "
                  "shaders can then share one that does not fit. Repairing writes the hash that follows from the byte "
                  "code.")};
/// S4
inline constexpr IssueKind hashIsMask{
    "ELEMENT_HASH_IS_MASK", Severity::Info,
    QT_TRANSLATE_NOOP("issues", "The hash of the vertex elements looks like the mask 0x%1 of older files."),
    QT_TRANSLATE_NOOP(
        "issues",
        "Until April 2016 the mask stood here. The engine takes the number as it is; it compiles a shader again "
        "only when the source is newer, the identifier is wrong, or there is no byte code.")};
/// S6
inline constexpr IssueKind parameterUnaligned{
    "PARAMETER_UNALIGNED", Severity::Warning,
    QT_TRANSLATE_NOOP("issues",
                      "The parameter lies at %1 and has %2 bytes; both should be multiples of 4, and the size not 0."),
    QT_TRANSLATE_NOOP("issues", "Constant buffers consist of words of four bytes.")};
/// S6
inline constexpr IssueKind parametersOverlap{"PARAMETERS_OVERLAP", Severity::Warning,
                                             QT_TRANSLATE_NOOP("issues", "The parameters %1 and %2 overlap."),
                                             QT_TRANSLATE_NOOP("issues", "Setting one changes the other.")};
/// S6
inline constexpr IssueKind registersWrong{
    "REGISTERS_WRONG", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The parameter takes %2 registers from %1 on; there are 256."),
    QT_TRANSLATE_NOOP("issues", "Registers of Direct3D 9 are numbered 0 to 255, and a parameter takes one or more.")};
/// S7
inline constexpr IssueKind samplerRepeated{"SAMPLER_REPEATED", Severity::Warning,
                                           QT_TRANSLATE_NOOP("issues", "The texture unit %1 is listed twice."),
                                           QT_TRANSLATE_NOOP("issues", "It is enough to list it once.")};
/// S7
inline constexpr IssueKind samplerNameEmpty{
    "SAMPLER_NAME_EMPTY", Severity::Info, QT_TRANSLATE_NOOP("issues", "The texture unit %1 has no name."),
    QT_TRANSLATE_NOOP("issues", "The name is for people only; real files leave it out at times.")};
/// S8
inline constexpr IssueKind byteCodeMissing{"BYTE_CODE_MISSING", Severity::Error,
                                           QT_TRANSLATE_NOOP("issues", "The shader has no byte code."),
                                           QT_TRANSLATE_NOOP("issues", "The engine refuses the file.")};
/// S9
inline constexpr IssueKind containerSizeWrong{
    "CONTAINER_SIZE_WRONG", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The byte code says that it has %1 bytes, but it has %2."),
    QT_TRANSLATE_NOOP("issues", "Drivers refuse such byte code.")};
/// S9
inline constexpr IssueKind tokensWrong{
    "TOKENS_WRONG", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The byte code does not begin with a version and end with 0xffff."),
    QT_TRANSLATE_NOOP("issues", "Drivers refuse such byte code.")};
/// S10
inline constexpr IssueKind extensionContradicts{
    "EXTENSION_CONTRADICTS", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The file is called .%1, but holds a %2 shader of model %3."),
    QT_TRANSLATE_NOOP("issues", "The engine goes by the extension and misreads the file.")};

/// P2
inline constexpr IssueKind packageAppended{
    "PACKAGE_APPENDED", Severity::Info,
    QT_TRANSLATE_NOOP("issues", "The package is appended to %1 bytes of something else."),
    QT_TRANSLATE_NOOP("issues",
                      "Programs carry their resources that way. Offsets count from the package's identifier.")};
/// P6
inline constexpr IssueKind nameLeadsOutside{
    "NAME_LEADS_OUTSIDE", Severity::Warning, QT_TRANSLATE_NOOP("issues", "\"%1\" is no relative path with slashes."),
    QT_TRANSLATE_NOOP("issues",
                      "Resources are never asked for by such a name; unpackers may write where they should not.")};
/// P7
inline constexpr IssueKind entryEmpty{"ENTRY_WITHOUT_CONTENT", Severity::Info,
                                      QT_TRANSLATE_NOOP("issues", "The file \"%1\" has no content."),
                                      QT_TRANSLATE_NOOP("issues", "The packing tool leaves such files out.")};
/// P8
inline constexpr IssueKind entriesUnordered{
    "ENTRIES_UNORDERED", Severity::Info,
    QT_TRANSLATE_NOOP("issues", "The content of \"%1\" lies before that of the file above it."),
    QT_TRANSLATE_NOOP("issues",
                      "The packing tool writes contents in the order of the directory; loaders do not mind.")};
/// P11
inline constexpr IssueKind blockEmpty{
    "BLOCK_EMPTY", Severity::Error, QT_TRANSLATE_NOOP("issues", "The block says that it has %1 bytes, %2 when packed."),
    QT_TRANSLATE_NOOP("issues", "Loaders never come to its end.")};
/// P11
inline constexpr IssueKind blockTooLarge{
    "BLOCK_TOO_LARGE", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The block has %1 bytes, more than the %3 of the first one."),
    QT_TRANSLATE_NOOP("issues", "Loaders reserve memory for the first block and write beyond it.")};
/// P11
inline constexpr IssueKind blockBadlyPacked{
    "BLOCK_BADLY_PACKED", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The block packs %1 bytes into %2, more than any packer needs."),
    QT_TRANSLATE_NOOP("issues", "Loaders reserve less memory than that.")};
/// P11
inline constexpr IssueKind blockUnusual{
    "BLOCK_SIZE_UNUSUAL", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The block has %1 bytes; blocks have 32768, and only the last one less."),
    QT_TRANSLATE_NOOP("issues", "The packing tool does not write it.")};
/// P16
inline constexpr IssueKind packageEmpty{"PACKAGE_EMPTY", Severity::Warning,
                                        QT_TRANSLATE_NOOP("issues", "The package has no files."),
                                        QT_TRANSLATE_NOOP("issues", "The engine refuses it.")};
/// P17
inline constexpr IssueKind packageTooLarge{
    "PACKAGE_TOO_LARGE", Severity::Error, QT_TRANSLATE_NOOP("issues", "The package has %1 bytes."),
    QT_TRANSLATE_NOOP("issues", "Offsets have 32 bits: nothing beyond 4 GiB can be found.")};

} // namespace hexahedron::urhoissues
