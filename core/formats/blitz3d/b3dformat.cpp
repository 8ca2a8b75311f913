#include "core/formats/blitz3d/b3dformat.h"

#include "core/check/engineissues.h"
#include "core/formats/blitz3d/b3dexample.h"
#include "core/formats/blitz3d/b3dissues.h"
#include "core/formats/blitz3d/b3drepairs.h"
#include "core/formats/blitz3d/b3drules.h"
#include "core/formats/blitz3d/b3dscene.h"
#include "core/formats/blitz3d/b3dtexturefiles.h"
#include "core/relations/order.h"
#include "core/relations/sequence.h"
#include "core/relations/unique.h"
#include "core/relations/usage.h"
#include "core/schema/inwork.h"

namespace hexahedron {

namespace {

const std::vector<NamedValue> textureFlagBits{
    {1, QT_TRANSLATE_NOOP("B3dFormat", "colour")},
    {2, QT_TRANSLATE_NOOP("B3dFormat", "alpha")},
    {4, QT_TRANSLATE_NOOP("B3dFormat", "masked")},
    {8, QT_TRANSLATE_NOOP("B3dFormat", "mipmapped")},
    {16, QT_TRANSLATE_NOOP("B3dFormat", "clamp U")},
    {32, QT_TRANSLATE_NOOP("B3dFormat", "clamp V")},
    {64, QT_TRANSLATE_NOOP("B3dFormat", "spherical environment map")},
    {128, QT_TRANSLATE_NOOP("B3dFormat", "cubic environment map")},
    {256, QT_TRANSLATE_NOOP("B3dFormat", "keep in video memory")},
    {512, QT_TRANSLATE_NOOP("B3dFormat", "force high colour")},
    {65536, QT_TRANSLATE_NOOP("B3dFormat", "second coordinate set")},
};

const std::vector<NamedValue> textureBlends{
    {0, QT_TRANSLATE_NOOP("B3dFormat", "none")},     {1, QT_TRANSLATE_NOOP("B3dFormat", "alpha blend")},
    {2, QT_TRANSLATE_NOOP("B3dFormat", "multiply")}, {3, QT_TRANSLATE_NOOP("B3dFormat", "add")},
    {4, QT_TRANSLATE_NOOP("B3dFormat", "dot3")},     {5, QT_TRANSLATE_NOOP("B3dFormat", "multiply x2")},
};

const std::vector<NamedValue> brushBlends{
    {0, QT_TRANSLATE_NOOP("B3dFormat", "automatic")},
    {1, QT_TRANSLATE_NOOP("B3dFormat", "alpha where transparent")},
    {2, QT_TRANSLATE_NOOP("B3dFormat", "multiply")},
    {3, QT_TRANSLATE_NOOP("B3dFormat", "add")},
};

const std::vector<NamedValue> brushEffects{
    {1, QT_TRANSLATE_NOOP("B3dFormat", "full-bright")},           {2, QT_TRANSLATE_NOOP("B3dFormat", "vertex colours")},
    {4, QT_TRANSLATE_NOOP("B3dFormat", "flat shading")},          {8, QT_TRANSLATE_NOOP("B3dFormat", "no fog")},
    {16, QT_TRANSLATE_NOOP("B3dFormat", "no back-face culling")}, {32, QT_TRANSLATE_NOOP("B3dFormat", "vertex alpha")},
};

constexpr const char *lastCutOff = QT_TRANSLATE_NOOP(
    "B3dFormat", "Where the chunk ends within the last one, Blitz3D and Irrlicht read on beyond it.");

constexpr FrameStyle chunkStyle{
    .tagSize = 4, .tagIsText = true, .lengthSize = 4, .lengthIsSigned = true, .countsHeader = false};

Sequence holdChunks(std::vector<Sequence::Part> chunks)
{
    return holdInOrder(std::move(chunks), b3dissues::chunksOutOfOrder, "V10")
        .repeated(b3dissues::chunkRepeated, "V11", &b3drepairs::joinRepeated)
        .missing(b3dissues::chunkMissing, "V11", &b3drepairs::endLack);
}

} // namespace

B3dFormat::B3dFormat()
{
    SchemaBuilder builder("B3dFormat", chunkStyle);
    builder.finite("V17")
        .rule(issues::notThisFormat, "V01")
        .rule(issues::lengthPassesParent, "V04")
        .topRule(issues::lengthPassesParent, "V02")
        .rule(issues::lengthShortOfFile, "V02")
        .rule(issues::lengthTooShort, "V05")
        .rule(issues::cutOff, "V05")
        .rule(issues::textNotTerminated, "V05")
        .rule(issues::bytesLeftOver, "V05")
        .rule(issues::noHeader, "V07")
        .rule(issues::unknownFrame, "V08")
        .rule(issues::unofficialFrame, "V08")
        .rule(issues::frameMisplaced, "V09")
        .rule(issues::trailingBytes, "V02")
        .rule(issues::tooDeep, "V48");

    auto file = builder.file().chunk("BB3D").doc(QT_TR_NOOP("The whole file: everything else lies inside this chunk. "
                                                            "Loaders refuse a file that begins with anything else."));
    // Nothing stands behind this chunk, and nobody skips it.
    const std::vector<const Field *> &header = file.field()->body;
    FieldRef(inwork::field(header[0]))
        .doc(QT_TRANSLATE_NOOP(
            "schema", "Four letters by which loaders know the format; they refuse a file that begins with others."));
    FieldRef(inwork::field(header[1]))
        .doc(QT_TRANSLATE_NOOP("schema", "Length of the file in bytes, without the first eight."))
        .note(QT_TR_NOOP("Where it is too small, loaders stop there; where it is too large, Blitz3D reads beyond the "
                         "end, and Luanti and assimp refuse the file."));
    fields.version = file.i32("version")
                         .range(0, 99)
                         .error("V03")
                         .otherwise(1)
                         .equals(1)
                         .warning("V03")
                         .initially({1})
                         .doc(QT_TR_NOOP(
                             "Major version times 100 plus minor version: 1, which every known file has, is 0.01."))
                         .note(QT_TR_NOOP("The specification lets loaders refuse another major version only. Blitz3D "
                                          "refuses everything above 1; Irrlicht and assimp do not look at it."))
                         .field();
    const auto textureList = textureChunk(file);
    const auto brushList = brushChunk(file, textureList);

    auto node = file.chunk("NODE")
                    .doc(QT_TR_NOOP(
                        "An object of the scene: a mesh, a bone or a pivot, with its place relative to its parent."))
                    .note(QT_TR_NOOP(
                        "Of several outermost nodes Blitz3D keeps the last, assimp the first, Irrlicht all."));
    fields.nodeName = node.text("name")
                          .initially("node")
                          .doc(QT_TR_NOOP("Name by which programs find the node; of several with one name they find "
                                          "the first. Some level editors store lists of properties here."))
                          .field();
    fields.nodePosition = node.f32("position")
                              .times(3)
                              .doc(QT_TR_NOOP("Where the node is, seen from its parent, in the units of the scene. "
                                              "Left-handed: x right, y up, z forward."))
                              .field();
    fields.nodeScale = node.f32("scale")
                           .times(3)
                           .notZero()
                           .warning("V16")
                           .initially({1, 1, 1})
                           .doc(QT_TR_NOOP("Scale along the node's own axes, before rotation and position; 1 keeps the "
                                           "size, 0 flattens the node."))
                           .field();
    fields.nodeRotation = node.f32("rotation")
                              .times(4)
                              .quaternion({.conjugated = true})
                              .unitLength()
                              .warning("V21")
                              .initially({1, 0, 0, 0})
                              .doc(QT_TR_NOOP(
                                  "How the node is turned against its parent: positive w and y turn +x towards +z."))
                              .field();

    const auto vertexList = meshChunk(node, brushList);
    boneChunk(node, vertexList);
    keysChunk(node);
    animationChunks(node);
    node.contains(node);
    file.must(
        holdChunks({{.frame = fields.texs, .rank = 0, .leads = 1, .once = Severity::Warning},
                    {.frame = fields.brus, .rank = 1, .leads = 2, .once = Severity::Warning},
                    {.frame = node.field(), .rank = 2, .once = Severity::Warning, .required = Severity::Warning}}));
    // The specification lists ANIM last, real files have it behind the mesh: both are usual.
    node.must(holdChunks({{.frame = fields.mesh, .rank = 0, .leads = 2, .once = Severity::Error},
                          {.frame = fields.bone, .rank = 0, .leads = 2, .once = Severity::Error},
                          {.frame = fields.pivo, .rank = 0},
                          {.frame = fields.seqs, .rank = 1},
                          {.frame = fields.keys, .rank = 1},
                          {.frame = fields.anim, .rank = 1, .mayStandBehind = true, .once = Severity::Error},
                          {.frame = node.field(), .rank = 2}}));

    fields.node = node.field();
    fields.textures = textureList.field();
    fields.brushes = brushList.field();
    fields.vertices = vertexList.field();
    schema = builder.finish();
}

RecordRef B3dFormat::textureChunk(RecordRef file)
{
    auto chunk = file.chunk("TEXS").doc(QT_TR_NOOP(
        "The textures that brushes refer to. They have to stand before the brushes: loaders read a file once. Where "
        "brushes come first, Irrlicht gives them none, assimp refuses the file, and Blitz3D does not check it."));
    auto texture = chunk.records("textures")
                       .until(endOfFrame)
                       .note(lastCutOff)
                       .doc(QT_TR_NOOP("One after the other; brushes name them by their place, counted from 0."));
    fields.textureFile = texture.text("file")
                             .initially("texture.png")
                             .doc(QT_TR_NOOP("Name of the image file. Blitz3D looks for it beside the model first, "
                                             "without the path and in small letters, then for the name as it stands."))
                             .note(QT_TR_NOOP("With an empty name loaders try to open the folder itself, or stop. "
                                              "Without the NUL at its end they read on into what follows."))
                             .field();
    fields.textureFlags =
        texture.i32("flags")
            .flags(textureFlagBits)
            .info("V14")
            .initially({1})
            .doc(QT_TR_NOOP(
                "How the image is used; bits can be combined. Without 65536 it takes the first coordinate set."))
            .note(QT_TR_NOOP("By default Blitz3D adds 1 (colour) and 8 (mipmapped) to every texture, so 1 and 9 look "
                             "the same there. Bits above 65536 it drops."))
            .field();
    fields.textureBlend = texture.i32("blend")
                              .names(textureBlends)
                              .warning("V15")
                              .otherwise(2)
                              .initially({2})
                              .doc(QT_TR_NOOP(
                                  "How this layer is mixed with the layer below; the first one with the lit surface."))
                              .field();
    fields.texturePosition = texture.f32("position")
                                 .times(2)
                                 .components({"u", "v"})
                                 .doc(QT_TR_NOOP("Moves the image over the surface: is added to u and v after scale "
                                                 "and rotation; 1 is a whole image, 0 leaves it where it is."))
                                 .note(QT_TR_NOOP("Irrlicht and assimp ignore it."))
                                 .field();
    fields.textureScale =
        texture.f32("scale")
            .times(2)
            .components({"u", "v"})
            .notZero()
            .warning("V16")
            .initially({1, 1})
            .doc(QT_TR_NOOP(
                "Factors on u and v after rotation: with 2 the image is half as large and there twice as often."))
            .note(QT_TR_NOOP("Irrlicht uses that of the first layer only, assimp none."))
            .field();
    fields.textureRotation = texture.f32("rotation")
                                 .unit(QT_TR_NOOP("radians"))
                                 .doc(
                                     QT_TR_NOOP("Turns u and v around 0, 0, before scale and position: u cos r + v sin "
                                                "r and v cos r - u sin r, with r for this angle; 0 turns nothing."))
                                 .note(QT_TR_NOOP("Irrlicht and assimp ignore it."))
                                 .field();
    fields.texs = chunk.field();
    return texture;
}

RecordRef B3dFormat::brushChunk(RecordRef file, const RecordRef &textures)
{
    auto chunk = file.chunk("BRUS").doc(
        QT_TR_NOOP("The brushes (materials) that meshes and triangles refer to. They have to stand before the nodes: "
                   "loaders read a file once. Where triangles come first, Irrlicht and assimp refuse the file, and "
                   "Blitz3D does not check it."));
    const auto count = chunk.i32("n_texs")
                           .range(0, 8)
                           .error("V18")
                           .initially({1})
                           .doc(QT_TR_NOOP("Number of texture ids in every brush: an upper bound, unused ones are -1."))
                           .note(QT_TR_NOOP("With more than 8, Blitz3D writes beyond its list and assimp refuses the "
                                            "file. Irrlicht uses the first four."));
    auto brush = chunk.records("brushes")
                     .until(endOfFrame)
                     .note(lastCutOff)
                     .doc(QT_TR_NOOP(
                         "One after the other; meshes and triangles name them by their place, counted from 0."));
    fields.brushName =
        brush.text("name").initially("brush").doc(QT_TR_NOOP("Free text for people; it decides nothing.")).field();
    fields.brushColor = brush.f32("color")
                            .times(4)
                            .components({"r", "g", "b", "a"})
                            .color()
                            .range(0, 1)
                            .warning("V20")
                            .initially({1, 1, 1, 1})
                            .doc(QT_TR_NOOP("Red, green, blue and alpha of the surface: 0 is none, 1 is full. Below 1, "
                                            "alpha lets shine through what lies behind."))
                            .note(QT_TR_NOOP("Blitz3D multiplies the colours of the mesh's brush and of the triangles' "
                                             "brush; with assimp and Irrlicht that of the triangles holds."))
                            .field();
    brush.f32("shininess")
        .doc(QT_TR_NOOP("Strength of the highlight where light is mirrored: 0 for none, 1 for the strongest."))
        .note(QT_TR_NOOP("Blitz3D adds those of the mesh's brush and of the triangles' brush."));
    brush.i32("blend")
        .names(brushBlends)
        .warning("V15")
        .otherwise(1)
        .initially({1})
        .doc(QT_TR_NOOP("How the surface is mixed with what lies behind it."))
        .note(QT_TR_NOOP("Where the brush of the triangles has 0, Blitz3D takes that of the mesh's brush."));
    fields.brushFx = brush.i32("fx")
                         .flags(brushEffects)
                         .info("V14")
                         .doc(QT_TR_NOOP("How the surface is lit and drawn; bits can be combined, 0 is plain."))
                         .note(
                             QT_TR_NOOP("In Blitz3D a bit holds when the mesh's brush or the triangles' brush has it."))
                         .field();
    fields.brushTextures = brush.i32("texture_id")
                               .times(count)
                               .indexes(textures)
                               .orNone()
                               .error("V19")
                               .belowNone(Severity::Warning)
                               .otherwise(-1)
                               .initially({-1})
                               .doc(QT_TR_NOOP("Texture of each of the n_texs layers; layers may be empty. The first "
                                               "lies on the lit surface, each further one on the layer before."))
                               .note(QT_TR_NOOP("In Blitz3D the layers of the triangles' brush take the place of those "
                                                "of the mesh's brush. Where there is no such texture, Irrlicht takes "
                                                "none and assimp refuses the file; Blitz3D does not check it."))
                               .field();
    fields.brus = chunk.field();
    fields.textureCount = count.field();
    return brush;
}

RecordRef B3dFormat::meshChunk(RecordRef node, const RecordRef &brushes)
{
    auto chunk =
        node.chunk("MESH")
            .doc(QT_TR_NOOP("The shape of its node: one list of vertices, triangles in one or more lists."))
            .note(QT_TR_NOOP(
                "It has to stand before child nodes: Blitz3D hangs earlier ones on an object that it throws away."));
    fields.meshBrush =
        chunk.i32("brush_id")
            .indexes(brushes)
            .orNone()
            .error("V22")
            .otherwise(-1)
            .initially({-1})
            .doc(QT_TR_NOOP("Brush (material) of the whole mesh."))
            .note(QT_TR_NOOP(
                "Blitz3D combines it with that of the triangles; Irrlicht uses it where they have none; assimp ignores "
                "it. Where there is no such brush, Irrlicht refuses the file; Blitz3D does not check it."))
            .field();

    auto vrts = chunk.chunk("VRTS").doc(
        QT_TR_NOOP("The vertices, which every TRIS chunk of this mesh shares. They have to stand before the triangles: "
                   "loaders read a file once. Where triangles come first, Irrlicht and assimp refuse the file, and "
                   "Blitz3D does not check it."));
    const auto flags = vrts.i32("flags")
                           .flags({{1, QT_TR_NOOP("normals")}, {2, QT_TR_NOOP("colours")}})
                           .warning("V23")
                           .doc(QT_TR_NOOP(
                               "Which values each vertex carries behind its position, the normal first; 0 for none."));
    const auto sets = vrts.i32("tex_coord_sets")
                          .range(0, 8)
                          .error("V24")
                          .initially({1})
                          .doc(QT_TR_NOOP("How many sets of texture coordinates each vertex has, 0 for none. A texture "
                                          "uses the first or the second."))
                          .note(QT_TR_NOOP(
                              "Blitz3D keeps two. Irrlicht refuses three and more. assimp refuses more than four and "
                              "keeps the first."));
    const auto size = vrts.i32("tex_coord_set_size")
                          .range(0, 4)
                          .error("V24")
                          .initially({2})
                          .doc(QT_TR_NOOP("How many numbers a set has; 2 for plain u and v."))
                          .note(QT_TR_NOOP("Blitz3D uses two and writes beyond its list when there are more than 4. "
                                           "Irrlicht refuses 4 and more, assimp more than 4."));

    auto vertex = vrts.records("vertices")
                      .until(endOfFrame)
                      .note(lastCutOff)
                      .doc(QT_TR_NOOP("The vertices of the mesh, one after the other. Triangles and weights name them "
                                      "by their place, counted from 0."));
    fields.vertexPosition = vertex.f32("position")
                                .times(3)
                                .doc(QT_TR_NOOP(
                                    "Place in the space of the node: x to the right, y up, z forward (left-handed)."))
                                .field();
    fields.vertexNormal = vertex.f32("normal")
                              .times(3)
                              .when(flags.has(1))
                              .unitLength()
                              .info("V25")
                              .initially({0, 1, 0})
                              .doc(QT_TR_NOOP("Direction away from the surface, in the space of the node, by which "
                                              "light is computed. Without normals, Blitz3D computes smooth ones."))
                              .field();
    fields.vertexColor = vertex.f32("color")
                             .times(4)
                             .components({"r", "g", "b", "a"})
                             .color()
                             .when(flags.has(2))
                             .initially({1, 1, 1, 1})
                             .doc(QT_TR_NOOP("Colour of the vertex: red, green, blue and alpha; 0 is none, 1 is full."))
                             .note(QT_TR_NOOP("Blitz3D shows it where the brush has fx 2. assimp drops it."))
                             .field();
    fields.vertexTexCoords = vertex.f32("tex_coords")
                                 .times(sets * size)
                                 .doc(QT_TR_NOOP(
                                     "Which place of the image lies at the vertex: tex_coord_sets times "
                                     "tex_coord_set_size numbers, set by set. u goes to the right, v down; 1 is the "
                                     "whole image, beyond it the image repeats unless the texture clamps it."))
                                 .field();

    auto tris = chunk.chunk("TRIS").doc(
        QT_TR_NOOP("Triangles that share a brush (material). A mesh has a chunk for each of its brushes."));
    fields.trisBrush = tris.i32("brush_id")
                           .indexes(brushes)
                           .orNone()
                           .error("V22")
                           .otherwise(-1)
                           .initially({-1})
                           .doc(
                               QT_TR_NOOP("Brush (material) of these triangles; without one, that of the mesh counts."))
                           .note(QT_TR_NOOP("assimp takes the first brush for -1. Where there is no such brush, "
                                            "Irrlicht and assimp refuse the file; Blitz3D does not check it."))
                           .field();
    auto triangle = tris.records("triangles")
                        .until(endOfFrame)
                        .note(lastCutOff)
                        .doc(QT_TR_NOOP("The triangles, each as the numbers of its three vertices."));
    triangle.i32("vertex_id")
        .times(3)
        .indexes(vertex)
        .error("V27")
        .distinct()
        .info("V28")
        .must(useAll(b3dissues::verticesUnused, "V44").mayDelete())
        .initially({0, 1, 2})
        .doc(QT_TR_NOOP(
            "The three corners, clockwise as seen from the front: (v1 - v0) × (v2 - v0) points out of the surface."))
        .note(QT_TR_NOOP(
            "Where there is no such vertex, Irrlicht and assimp refuse the file; Blitz3D does not check it."));

    chunk.must(holdChunks(
        {{.frame = vrts.field(), .rank = 0, .leads = 1, .once = Severity::Warning, .required = Severity::Error},
         {.frame = tris.field(), .rank = 1, .required = Severity::Warning}}));
    fields.mesh = chunk.field();
    fields.vertexFlags = flags.field();
    fields.vertexSets = sets.field();
    fields.vertexSetSize = size.field();
    fields.vrts = vrts.field();
    fields.tris = tris.field();
    fields.triangles = triangle.field();
    return vertex;
}

void B3dFormat::boneChunk(RecordRef node, const RecordRef &vertices)
{
    auto chunk = node.chunk("BONE")
                     .doc(QT_TR_NOOP("Makes its node a bone: how strongly it pulls vertices of the nearest mesh above "
                                     "it. Its bind pose is the place of the node."))
                     .note(QT_TR_NOOP("Without a mesh above it loaders refuse the file or crash."));
    auto weight = chunk.records("weights")
                      .until(endOfFrame)
                      .note(lastCutOff)
                      .doc(QT_TR_NOOP("One for each vertex that the bone pulls."));
    const auto vertex =
        weight.i32("vertex_id")
            .indexes(vertices)
            .error("V30")
            .must(beUnique(b3dissues::weightRepeated, "V31")
                      .mendedBy(QT_TRANSLATE_NOOP("repairs", "Add the weights up."), &b3drepairs::addUpWeights))
            .doc(QT_TR_NOOP("The vertex that is pulled, of the nearest mesh above the bone."))
            .note(QT_TR_NOOP(
                "Irrlicht counts in the mesh that it read last, assimp from the first vertex of the file. Where there "
                "is no such vertex, Irrlicht and assimp refuse the file; Blitz3D does not check it."));
    fields.weight = weight.f32("weight")
                        .range(0, 1)
                        .warning("V32")
                        .sharesWith(vertex)
                        .doc(QT_TR_NOOP("How strongly the bone pulls the vertex: 0 not at all, 1 alone."))
                        .note(QT_TR_NOOP("Blitz3D keeps the four largest of a vertex, Irrlicht all; both make them add "
                                         "up to 1. assimp keeps the first four as they are."))
                        .field();
    fields.bone = chunk.field();
    fields.weightVertex = vertex.field();
    fields.weights = weight.field();
}

void B3dFormat::keysChunk(RecordRef node)
{
    auto chunk = node.chunk("KEYS").doc(
        QT_TR_NOOP("Keyframes of the node. Several chunks add up. What none of them has stays as the node says it."));
    const auto flags =
        chunk.i32("flags")
            .flags({{1, QT_TR_NOOP("position")}, {2, QT_TR_NOOP("scale")}, {4, QT_TR_NOOP("rotation")}})
            .warning("V36")
            .initially({7})
            .doc(QT_TR_NOOP("Which values each keyframe carries behind its frame, the lowest bit first; 0 for none."));
    auto key = chunk.records("keys")
                   .until(endOfFrame)
                   .note(lastCutOff)
                   .doc(QT_TR_NOOP(
                       "One for each frame in which something is set; between two of them engines interpolate."));
    key.i32("frame")
        .initially({1})
        .must(ascend(b3dissues::keysUnordered, "V37").lastWins())
        .doc(QT_TR_NOOP("In which frame the node has these values; the first frame is 1."))
        .note(QT_TR_NOOP("Irrlicht subtracts 1; current Luanti takes numbers below 1 for 1. Blitz3D sorts the keys, "
                         "and of two in one frame the later one wins; Irrlicht keeps the order of the file."));
    fields.keyPosition = key.f32("position")
                             .times(3)
                             .when(flags.has(1))
                             .doc(QT_TR_NOOP("Where the node is in this frame, seen from its parent: x right, y up, z "
                                             "forward. It takes the place of the node's own position."))
                             .field();
    fields.keyScale = key.f32("scale")
                          .times(3)
                          .when(flags.has(2))
                          .initially({1, 1, 1})
                          .doc(QT_TR_NOOP("How large the node is in this frame, along its own axes; 1 keeps the size. "
                                          "It takes the place of the node's own scale."))
                          .field();
    fields.keyRotation = key.f32("rotation")
                             .times(4)
                             .quaternion({.conjugated = true})
                             .when(flags.has(4))
                             .unitLength()
                             .warning("V21")
                             .initially({1, 0, 0, 0})
                             .doc(QT_TR_NOOP("How the node is turned in this frame: positive w and y turn +x towards "
                                             "+z. It takes the place of the node's own rotation."))
                             .field();
    fields.keys = chunk.field();
    fields.keysFlags = flags.field();
    fields.keyList = key.field();
}

void B3dFormat::animationChunks(RecordRef node)
{
    auto animation = node.chunk("ANIM")
                         .doc(QT_TR_NOOP("Says that an animation starts at this node."))
                         .note(QT_TR_NOOP("Blitz3D ignores keys without it. With several, Blitz3D plays each, Irrlicht "
                                          "all on one time line, and assimp none."));
    animation.i32("flags")
        .equals(0)
        .info("V39")
        .doc(QT_TR_NOOP("Room for switches that nobody defined."))
        .note(QT_TR_NOOP("Loaders do not use it."));
    fields.animFrames = animation.i32("frames")
                            .initially({1})
                            .doc(QT_TR_NOOP("How many frames the animation has. Many exporters store the last frame "
                                            "minus the first: then the last key is one beyond, which harms nothing."))
                            .note(QT_TR_NOOP("With 0 or less nothing moves."))
                            .field(); // checked against the keys
    fields.animRate =
        animation.f32("fps")
            .initially({60})
            .unit(QT_TR_NOOP("frames per second"))
            .doc(QT_TR_NOOP("How many frames pass in a second."))
            .note(
                QT_TR_NOOP("Blitz3D and current Luanti ignore it: the program that plays the animation says how fast. "
                           "Irrlicht uses it when it is above 0."))
            .field();
    fields.anim = animation.field();

    auto sequence = node.chunk("SEQS").doc(QT_TR_NOOP("A named range of frames, such as those of a walk."));
    sequence.unofficial().note(
        QT_TR_NOOP("Not in the specification; written by one exporter, skipped by all loaders."));
    fields.sequenceName = sequence.text("name")
                              .initially("sequence")
                              .doc(QT_TR_NOOP(
                                  "What the range of frames is called, for people and programs that know this chunk."))
                              .field();
    fields.sequenceFirst =
        sequence.i32("first").initially({1}).doc(QT_TR_NOOP("First frame of the range; frames count from 1.")).field();
    fields.sequenceLast = sequence.i32("last")
                              .initially({1})
                              .doc(QT_TR_NOOP("Last frame of the range, which belongs to it; counted from 1 as well."))
                              .field();
    sequence.i32("reserved").doc(QT_TR_NOOP("Its use is unknown; 0 in every known file."));
    fields.seqs = sequence.field();

    auto pivot = node.chunk("PIVO").doc(
        QT_TR_NOOP("Marks the node as a pivot: a place without a shape, on which others hang. The chunk is empty."));
    pivot.unofficial().note(QT_TR_NOOP("Not in the specification; written by one exporter, skipped by all loaders."));
    fields.pivo = pivot.field();
}

const Format &b3dFormat()
{
    static const Format format{
        .id = "blitz3d.b3d",
        .name = QT_TRANSLATE_NOOP("formats", "Blitz3D model"),
        .extensions = {QStringLiteral("b3d")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with the four bytes BB3D."),
        .signatures = {"BB3D"},
        .schema = [] { return B3dFormat::instance().schema; },
        .rules = b3dRules(),
        .scene = b3dScene,
        .example = b3dExample,
        .fileNames = b3dFileNames(),
        .proposals = b3dProposals,
    };
    return format;
}

} // namespace hexahedron
