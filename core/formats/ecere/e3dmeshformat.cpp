// Meshes: attributes of vertices, triangles, materials of triangles, skins, parts and morphs.
#include "core/formats/ecere/e3dformat.h"
#include "core/formats/ecere/e3dissues.h"
#include "core/formats/ecere/e3dlooks.h"
#include "core/relations/bounds.h"
#include "core/relations/range.h"
#include "core/relations/unique.h"
#include "core/schema/inwork.h"

namespace hexahedron {

RecordRef E3dFormat::meshesBlock(RecordRef file)
{
    auto meshes = container(
        file.block(0x1000, "meshes")
            .doc(QT_TR_NOOP("The shapes that nodes put into the scene. In it: mesh blocks."))
            .note(QT_TR_NOOP("They have to stand before the nodes: the reference reader looks numbers up at once.")));
    auto mesh = container(
        meshes.block(0x1010, "mesh")
            .doc(QT_TR_NOOP("One shape. In it: meshID, attributes (the vertices), triangles, "
                            "facesMaterials behind the triangles, and where there are bones skin behind "
                            "the attributes. Of two lists of vertices or triangles, readers use one or "
                            "mix them.")));
    fields.verticesAhead = mesh.look(&e3dVerticesAhead).field();
    fields.trianglesAhead = mesh.look(&e3dTrianglesAhead).field();

    auto meshId = mesh.block(0x1020, "meshID")
                      .doc(QT_TR_NOOP("Gives the mesh the number by which nodes refer to it; without it none can."));
    fields.meshId = {meshId.field(), meshId.u32("id")
                                         .initially({1})
                                         .doc(QT_TR_NOOP("The number by which nodes name the mesh: not 0, and unique "
                                                         "among meshes, else they may get another one."))
                                         .note(numberTaken)
                                         .field()};
    const char *const boxSkipped = QT_TR_NOOP("Readers skip it; only verticesQ would need it.");
    auto box =
        mesh.block(0x1021, "meshBBox")
            .doc(QT_TR_NOOP(
                "A box around the vertices. Readers skip it; only verticesQ, places as parts of it, would need it."));
    fields.boxLow = box.f32("lo")
                        .times(3)
                        .doc(QT_TR_NOOP(
                            "One corner of the box: the smallest x, y and z of the vertices, in their axes."))
                        .note(boxSkipped)
                        .field();
    fields.boxHigh = box.f32("hi")
                         .times(3)
                         .doc(
                             QT_TR_NOOP("The other corner of the box: the largest x, y and z of the vertices, in their "
                                        "axes; none is below that of lo."))
                         .note(boxSkipped)
                         .field();
    const auto vertexCount = attributesBlock(mesh);
    box.must(beAround(positions(), e3dissues::boxDiffers, "28").insideOut(e3dissues::boxInsideOut, "28").within(0.001));
    duplicatesBlock(mesh, vertexCount);
    triangleBlocks(mesh, vertexCount);
    skinBlock(mesh);
    partsBlock(mesh);
    morphsBlock(mesh);
    fields.meshes = meshes.field();
    fields.mesh = mesh.field();
    fields.meshBBox = box.field();
    return meshes;
}

FieldRef E3dFormat::attributesBlock(RecordRef mesh)
{
    auto attributes = container(
        mesh.block(0x2000, "attributes")
            .doc(QT_TR_NOOP("What the vertices of the mesh carry. In it: their number, then one "
                            "block with all attributes interleaved, or a block for each. Without "
                            "places nothing can be drawn.")));
    const auto vertexCount = attributes.u32("vertexCount")
                                 .doc(QT_TR_NOOP(
                                     "How many vertices the mesh has; every attribute has one value for each."));
    interleavedBlock(attributes, vertexCount);
    for (const qint64 type : e3dAttributeTypes())
        singleBlock(attributes, type, vertexCount);
    auto custom = attributes.blocks(0x4000, 0x5fff, "custom")
                      .unofficial()
                      .doc(QT_TR_NOOP("Attributes of one program, with types from 0x4000 to 0x5FFF; only that knows "
                                      "what they mean, all others skip them."));
    FieldRef(inwork::field(custom.field()->body.front()))
        .doc(QT_TRANSLATE_NOOP("schema", "Says what the block holds: a number from 0x4000 to 0x5FFF, whose meaning "
                                         "only the program knows that writes it. Others skip the block."));
    custom.bytes("data")
        .until(endOfFrame)
        .doc(QT_TR_NOOP("What it means only its writer knows; other readers skip it."));
    fields.attributes = attributes.field();
    fields.vertexCount = vertexCount.field();
    fields.custom = custom.field();
    return vertexCount;
}

/// Where vertices are, as they stand; whole numbers are spread over the box instead.
std::vector<const Field *> E3dFormat::positions() const
{
    std::vector<const Field *> positions{fields.vertex.vertices, fields.vertex.verticesDbl};
    for (const Fields::Single &single : fields.singles) {
        for (const Field *field : {single.fields.vertices, single.fields.verticesDbl}) {
            if (field)
                positions.push_back(field);
        }
    }
    return positions;
}

void E3dFormat::interleavedBlock(RecordRef attributes, const FieldRef &vertexCount)
{
    auto block = attributes.block(0x2800, "interleaved")
                     .doc(QT_TR_NOOP("Several attributes, vertex after vertex, and a list that says which. The "
                                     "reference reader reads attributes in this form only."));
    auto entry =
        block.records("attributes")
            .doc(QT_TR_NOOP(
                "What each vertex carries; in any order, and there may be gaps between them. Type 0 ends the list."));
    std::vector<NamedValue> types;
    for (const qint64 type : e3dAttributeTypes())
        types.push_back({type, e3dAttributeName(type)});
    auto type = entry.u16("type")
                    .doc(QT_TR_NOOP("Which attribute it is. That decides how many bytes it takes in each vertex; "
                                    "boneWeights and types not listed here, such as a program's own from 0x4000 to "
                                    "0x5fff, reach to the next larger offset or to the stride. 0 would end the list."))
                    .note(QT_TR_NOOP(
                        "The reference reader uses vertices, normals, texCoords, colors, tangentsBi and the first "
                        "boneWeights."));
    type.field()->names = types; // others are bytes, which is no mistake
    fields.entryType = type.must(beUnique().from(0x2030)).field();
    fields.entryOffset = entry.u16("offset")
                             .doc(QT_TR_NOOP("Where the attribute lies in each vertex, in bytes from its beginning."))
                             .note(QT_TR_NOOP(
                                 "Where the attribute would pass the stride, readers take bytes of the next vertex."))
                             .field();
    entry.untilZero(type).newEntries(&e3dPlaceNewEntry);
    fields.listEnd = block.u16("end")
                         .doc(
                             QT_TR_NOOP("0: there are no more attributes. Any other number would be read as one more."))
                         .field();
    const auto stride =
        block.u16("stride")
            .unit(QT_TR_NOOP("bytes"))
            .doc(QT_TR_NOOP(
                "Size of a vertex, and so from one to the next in vertexData. Attributes have to end within it."));
    auto vertex = block.records("vertexData")
                      .times(vertexCount)
                      .whole("23")
                      .doc(QT_TR_NOOP("The vertices, one after the other, each as many bytes as stride says; its parts "
                                      "lie at the offsets of the list."));
    fields.vertex = e3dInterleavedVertex(vertex, entry, stride);
    fields.interleaved = block.field();
    fields.entries = entry.field();
    fields.stride = stride.field();
    fields.vertexData = vertex.field();
}

void E3dFormat::singleBlock(RecordRef attributes, qint64 type, const FieldRef &vertexCount)
{
    Fields::Single single{.type = type, .block = nullptr, .elements = nullptr, .fields = {}};
    auto block = attributes.block(quint32(type), e3dAttributeName(type)).doc(e3dAttributeDoc(type));
    const char *const note = QT_TR_NOOP("The reference reader skips this block: it reads interleaved attributes only.");
    block.note(note);
    Expression boneCount;
    if (e3dAttributeSize(type) == 0)
        boneCount = block.look(&e3dBonesPerVertex);
    auto element = block.records("vertexData")
                       .times(vertexCount)
                       .whole("23")
                       .doc(e3dAttributeDoc(type))
                       .note(QT_TR_NOOP("One for each vertex, in their order. The reference reader skips the block: it "
                                        "reads interleaved attributes only."));
    e3dAddAttribute(element, type, single.fields, boneCount);
    for (const Field *field : element.field()->body) {
        if (*field->note == 0)
            FieldRef(inwork::field(field)).note(note);
    }
    single.block = block.field();
    single.elements = element.field();
    fields.singles.push_back(single);
}

void E3dFormat::duplicatesBlock(RecordRef mesh, const FieldRef &vertexCount)
{
    auto block = mesh.block(0x1022, "meshDuplicateVertices")
                     .doc(
                         QT_TR_NOOP("Says of the last vertices which earlier vertex each of them repeats, for instance "
                                    "with another normal."))
                     .note(QT_TR_NOOP(
                         "The specification counts them and uses 16 bits; the program that writes them uses 32 "
                         "bits and no count. Hexahedron takes what fits the file."));
    const auto isCounted = block.look(&e3dDuplicatesAreCounted);
    auto count = block.u32("count").when(isCounted).doc(
        QT_TR_NOOP("How many of the last vertices repeat an earlier one."));
    auto small = block.u16("originals").times(count).when(isCounted);
    auto large = block.u32("originals").until(endOfFrame).when(!isCounted);
    for (FieldRef *original : {&small, &large})
        original
            ->doc(QT_TR_NOOP("The earlier vertex that each of the last vertices repeats, in their order: the place is "
                             "the same, other attributes differ."))
            .note(QT_TR_NOOP("The reference reader keeps them without a check."))
            .indexes(vertexCount)
            .error("36")
            .noRepair();
    fields.duplicatesCounted = isCounted.field();
    fields.duplicates16 = small.field();
    fields.duplicates32 = large.field();
    fields.duplicates = block.field();
}

void E3dFormat::triangleBlocks(RecordRef mesh, const FieldRef &vertexCount)
{
    const char *const doc = QT_TR_NOOP("The triangles of the mesh, three vertices each. triFaces16 names the first "
                                       "65536 vertices, triFaces32 any; of both, readers use one or mix them.");
    const char *const countDoc = QT_TR_NOOP("How many triangles follow; triangles are counted, not indices.");
    const char *const cornersDoc = QT_TR_NOOP("Vertices at the corners A, B and C, in this order. Of stored numbers, "
                                              "(B - A) × (C - A) points out of the surface.");
    const char *const cornersNote = QT_TR_NOOP(
        "The reference reader does not check them: what a wrong one draws depends on the graphics card.");
    auto small = mesh.block(0x1030, "triFaces16").doc(doc);
    const auto smallCount = small.u32("count").doc(countDoc);
    auto smallTriangle = small.records("triangles").times(smallCount).doc(doc);
    auto smallIndices = smallTriangle.u16("indices").times(3);
    auto large = mesh.block(0x1031, "triFaces32").doc(doc);
    const auto largeCount = large.u32("count").doc(countDoc);
    auto largeTriangle = large.records("triangles").times(largeCount).doc(doc);
    auto largeIndices = largeTriangle.u32("indices").times(3);
    for (FieldRef *indices : {&smallIndices, &largeIndices})
        indices->indexes(vertexCount)
            .error("30")
            .distinct()
            .info("31")
            .initially({0, 1, 2})
            .doc(cornersDoc)
            .note(cornersNote);

    auto materials = mesh.block(0x1040, "facesMaterials")
                         .doc(QT_TR_NOOP("Which triangles have which material. It has to stand behind the triangles. "
                                         "Without it they are drawn without a material."));
    auto range =
        materials.records("ranges").until(endOfFrame).doc(QT_TR_NOOP("Ranges of triangles, each with a material."));
    const auto start = range.u32("start")
                           .doc(QT_TR_NOOP("Number of the first triangle of the range, counted from 0."))
                           .note(QT_TR_NOOP("Where two ranges overlap, their triangles are drawn twice."));
    fields.rangeCount = range.u32("count")
                            .countsFrom(start, {smallTriangle.field(), largeTriangle.field()})
                            .must(stayInside(e3dissues::rangePassesTriangles, "40").orNothing())
                            .doc(QT_TR_NOOP("How many triangles the range has; triangles are counted, not indices."))
                            .note(QT_TR_NOOP("Beyond the last triangle readers draw whatever follows in memory. "
                                             "Triangles in no range are not drawn."))
                            .field();
    fields.rangeMaterial = range.u32("materialID")
                               .doc(QT_TR_NOOP("Number that a material defines, 0 for none."))
                               .note(QT_TR_NOOP("A number that no material defines may belong to a table outside the "
                                                "file; the reference reader draws such triangles without a material."))
                               .field();
    fields.rangeStart = start.field();
    fields.triFaces16 = small.field();
    fields.triangles16 = smallTriangle.field();
    fields.indices16 = smallIndices.field();
    fields.triFaces32 = large.field();
    fields.triangles32 = largeTriangle.field();
    fields.indices32 = largeIndices.field();
    fields.facesMaterials = materials.field();
    fields.ranges = range.field();
}

void E3dFormat::skinBlock(RecordRef mesh)
{
    auto skin = container(mesh.block(0x1050, "skin")
                              .doc(QT_TR_NOOP("Lets bones move the vertices. In it: a name, the bind matrix, then the "
                                              "bones, and the number of the set of weights."))
                              .note(QT_TR_NOOP("It has to stand behind the attributes, and the bind matrix before the "
                                               "bones; without bone weights in the attributes readers ignore it.")));
    auto name = skin.block(0x1051, "skinName").doc(QT_TR_NOOP("A name for the skin. Readers skip it."));
    fields.skinName = {
        name.field(),
        name.text("name").lengthBefore(2).doc(QT_TR_NOOP("Free text for people; it decides nothing.")).field()};
    auto bind = skin.block(0x1052, "skinBindMatrix")
                    .doc(QT_TR_NOOP("The pose of the mesh to which the matrices of the bones are relative."))
                    .note(QT_TR_NOOP("It has to stand before skinBones."));
    const std::vector<double> identity{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    const char *const matrixDoc = QT_TR_NOOP("Where the mesh was when the bones were bound to it. Four rows for row "
                                             "vectors: the translation is the fourth row.");
    fields.bindMatrix = bind.f32("matrix").times(16).initially(identity).doc(matrixDoc).field();
    auto bones =
        skin.block(0x1053, "skinBones")
            .doc(QT_TR_NOOP(
                "The bones by which vertices are pulled. Vertices name them by their place here, counted from 0."));
    const auto count = bones.u8("count").doc(QT_TR_NOOP("How many bones the skin has, 255 at most."));
    auto bone = bones.records("bones").times(count).doc(
        QT_TR_NOOP("A node that moves vertices, and where it was when the mesh was bound to it."));
    fields.boneName = bone.text("nodeName")
                          .lengthBefore(2)
                          .initially("bone")
                          .doc(QT_TR_NOOP(
                              "Name of the node that is this bone; it is looked for below the root of the skeleton."))
                          .field();
    fields.boneMatrix = bone.f32("inverseBindMatrix")
                            .times(16)
                            .initially(identity)
                            .doc(QT_TR_NOOP(
                                "From the space of the mesh to that of the bone, in the pose in which the "
                                "mesh was bound. Four rows for row vectors: the translation is the fourth row."))
                            .field();
    auto set = skin.block(0x1054, "skinBoneWeights")
                   .doc(QT_TR_NOOP("Which set of bone weights the skin uses. Readers skip it."));
    set.u8("set").range(0, 7).error("83").otherwise(0).doc(
        QT_TR_NOOP("Number of the set: 0 for boneWeights, 1 for boneWeights2, up to 7. The reference reader uses the "
                   "first, whatever it says."));
    const auto nameBones = [&](const E3dVertexFields &vertex) {
        for (const Field *field : vertex.bones) {
            if (field)
                FieldRef(inwork::field(field)).indexes(bone).orNone().warning("82").otherwise(255);
        }
    };
    nameBones(fields.vertex);
    for (const Fields::Single &single : fields.singles)
        nameBones(single.fields);
    fields.skin = skin.field();
    fields.skinBones = bones.field();
    fields.bones = bone.field();
}

void E3dFormat::partsBlock(RecordRef mesh)
{
    auto parts = mesh.block(0x1060, "parts")
                     .doc(QT_TR_NOOP("Ranges of triangles, each with a number by which a program finds it."))
                     .note(QT_TR_NOOP(
                         "The specification gives an id 32 bits, the program that writes it 64. Hexahedron takes "
                         "what fits the file."));
    const auto size = parts.look(&e3dPartSize);
    const std::vector<const Field *> triangles{fields.triangles16, fields.triangles32};
    const char *const beyondLast = QT_TR_NOOP("Beyond the last triangle readers go on in foreign memory.");
    const auto fill = [&](RecordRef part, FieldRef id) {
        id.doc(QT_TR_NOOP("Number by which a program finds this range of triangles."));
        const auto start = part.u32("start")
                               .doc(QT_TR_NOOP("Number of the first triangle of the range, counted from 0."))
                               .note(beyondLast);
        part.u32("count")
            .countsFrom(start, triangles)
            .must(stayInside(e3dissues::partPassesTriangles, "44"))
            .doc(QT_TR_NOOP("How many triangles the part has; triangles are counted, not indices."))
            .note(beyondLast);
    };
    auto wide = parts.records("parts")
                    .until(endOfFrame)
                    .when(size.is(16))
                    .doc(QT_TR_NOOP("Ranges of triangles, each with an id of eight bytes."));
    fill(wide, wide.u64("id"));
    auto narrow = parts.records("parts")
                      .until(endOfFrame)
                      .when(size.is(12))
                      .doc(QT_TR_NOOP("Ranges of triangles, each with an id of four bytes."));
    fill(narrow, narrow.u32("id"));
    fields.parts = parts.field();
    fields.parts12 = narrow.field();
}

void E3dFormat::morphsBlock(RecordRef mesh)
{
    auto morphs = container(
        mesh.block(0x1070, "morphs")
            .doc(QT_TR_NOOP(
                "Other meshes into which the mesh can change. In it: their number, then so many morph blocks."))
            .note(QT_TR_NOOP("Not in the specification; the program that writes the format writes it.")));
    fields.morphCount = morphs.u32("count")
                            .doc(QT_TR_NOOP("How many morph blocks follow; it has to be their number."))
                            .note(QT_TR_NOOP("Readers make room for so many and use no more."))
                            .field();
    auto morph = container(
        morphs.block(0x1071, "morph")
            .doc(QT_TR_NOOP("Another shape of the same mesh, mixed in by a weight. In it: morphID, "
                            "morphName, morphWeight, and the meshID of that shape, which has to stand "
                            "earlier in the file.")));
    auto id = morph.block(0x1072, "morphID")
                  .doc(QT_TR_NOOP("Says which morph it is, by its number: tracks of animations name it so."));
    fields.morphNumber = {
        id.field(),
        id.u32("id").doc(QT_TR_NOOP("Number of the morph, counted from 0; tracks of animations name it so.")).field()};
    auto name = morph.block(0x1073, "morphName").doc(QT_TR_NOOP("The name of the morph, for people."));
    fields.morphName = {name.field(), name.text("name")
                                          .lengthBefore(2)
                                          .initially("morph")
                                          .doc(QT_TR_NOOP("Free text for people; it decides nothing."))
                                          .field()};
    const char *const weightDoc = QT_TR_NOOP(
        "How much of the morph is seen without an animation: 0 for nothing, 1 for all of it.");
    auto weight = morph.block(0x1074, "morphWeight").doc(weightDoc);
    fields.morphWeight = {weight.field(), weight.f32("weight").doc(weightDoc).field()};
    auto target = morph.block(0x1020, "meshID").doc(QT_TR_NOOP("Says by its number into which mesh this one changes."));
    fields.morphMesh = {
        target.field(),
        target.u32("id")
            .doc(QT_TR_NOOP("Number of the mesh into which it changes, 0 for none."))
            .note(QT_TR_NOOP("The reference reader looks it up at once: the mesh has to stand earlier in the file."))
            .field()};
    fields.morphs = morphs.field();
    fields.morph = morph.field();
}

} // namespace hexahedron
