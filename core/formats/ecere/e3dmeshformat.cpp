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
    auto meshes = container(file.block(0x1000, "meshes"));
    auto mesh = container(meshes.block(0x1010, "mesh"));
    fields.verticesAhead = mesh.look(&e3dVerticesAhead).field();
    fields.trianglesAhead = mesh.look(&e3dTrianglesAhead).field();

    auto meshId = mesh.block(0x1020, "meshID");
    fields.meshId = {meshId.field(), meshId.u32("id").initially({1}).field()};
    auto box = mesh.block(0x1021, "meshBBox");
    fields.boxLow = box.f32("lo").times(3).field();
    fields.boxHigh = box.f32("hi").times(3).field();
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
    auto attributes = container(mesh.block(0x2000, "attributes"));
    const auto vertexCount = attributes.u32("vertexCount");
    interleavedBlock(attributes, vertexCount);
    for (const qint64 type : e3dAttributeTypes())
        singleBlock(attributes, type, vertexCount);
    auto custom = attributes.blocks(0x4000, 0x5fff, "custom").unofficial();
    FieldRef(inwork::field(custom.field()->body.front()))
        .doc(QT_TRANSLATE_NOOP("schema", "Says what the block holds: a number from 0x4000 to 0x5FFF, whose meaning "
                                         "only the program knows that writes it. Others skip the block."));
    custom.bytes("data").until(endOfFrame);
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
    auto block = attributes.block(0x2800, "interleaved");
    auto entry = block.records("attributes");
    std::vector<NamedValue> types;
    for (const qint64 type : e3dAttributeTypes())
        types.push_back({type, e3dAttributeName(type)});
    auto type = entry.u16("type");
    type.field()->names = types; // others are bytes, which is no mistake
    fields.entryType = type.must(beUnique().from(0x2030)).field();
    fields.entryOffset = entry.u16("offset").field();
    entry.untilZero(type).newEntries(&e3dPlaceNewEntry);
    fields.listEnd = block.u16("end").field();
    const auto stride = block.u16("stride").unit(QT_TR_NOOP("bytes"));
    auto vertex = block.records("vertexData").times(vertexCount).whole("23");
    fields.vertex = e3dInterleavedVertex(vertex, entry, stride);
    fields.interleaved = block.field();
    fields.entries = entry.field();
    fields.stride = stride.field();
    fields.vertexData = vertex.field();
}

void E3dFormat::singleBlock(RecordRef attributes, qint64 type, const FieldRef &vertexCount)
{
    Fields::Single single{.type = type, .block = nullptr, .elements = nullptr, .fields = {}};
    auto block = attributes.block(quint32(type), e3dAttributeName(type));
    Expression boneCount;
    if (e3dAttributeSize(type) == 0)
        boneCount = block.look(&e3dBonesPerVertex);
    auto element = block.records("vertexData").times(vertexCount).whole("23");
    e3dAddAttribute(element, type, single.fields, boneCount);
    single.block = block.field();
    single.elements = element.field();
    fields.singles.push_back(single);
}

void E3dFormat::duplicatesBlock(RecordRef mesh, const FieldRef &vertexCount)
{
    auto block = mesh.block(0x1022, "meshDuplicateVertices");
    const auto isCounted = block.look(&e3dDuplicatesAreCounted);
    auto count = block.u32("count").when(isCounted);
    auto small = block.u16("originals").times(count).when(isCounted);
    auto large = block.u32("originals").until(endOfFrame).when(!isCounted);
    for (FieldRef *original : {&small, &large})
        original->indexes(vertexCount).error("36").noRepair();
    fields.duplicatesCounted = isCounted.field();
    fields.duplicates16 = small.field();
    fields.duplicates32 = large.field();
    fields.duplicates = block.field();
}

void E3dFormat::triangleBlocks(RecordRef mesh, const FieldRef &vertexCount)
{
    auto small = mesh.block(0x1030, "triFaces16");
    const auto smallCount = small.u32("count");
    auto smallTriangle = small.records("triangles").times(smallCount);
    auto smallIndices = smallTriangle.u16("indices").times(3);
    auto large = mesh.block(0x1031, "triFaces32");
    const auto largeCount = large.u32("count");
    auto largeTriangle = large.records("triangles").times(largeCount);
    auto largeIndices = largeTriangle.u32("indices").times(3);
    for (FieldRef *indices : {&smallIndices, &largeIndices})
        indices->indexes(vertexCount).error("30").distinct().info("31").initially({0, 1, 2});

    auto materials = mesh.block(0x1040, "facesMaterials");
    auto range = materials.records("ranges").until(endOfFrame);
    const auto start = range.u32("start");
    fields.rangeCount = range.u32("count")
                            .countsFrom(start, {smallTriangle.field(), largeTriangle.field()})
                            .must(stayInside(e3dissues::rangePassesTriangles, "40").orNothing())
                            .field();
    fields.rangeMaterial = range.u32("materialID").field();
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
    auto skin = container(mesh.block(0x1050, "skin"));
    auto name = skin.block(0x1051, "skinName");
    fields.skinName = {name.field(), name.text("name").lengthBefore(2).field()};
    auto bind = skin.block(0x1052, "skinBindMatrix");
    const std::vector<double> identity{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    fields.bindMatrix = bind.f32("matrix").times(16).initially(identity).field();
    auto bones = skin.block(0x1053, "skinBones");
    const auto count = bones.u8("count");
    auto bone = bones.records("bones").times(count);
    fields.boneName = bone.text("nodeName").lengthBefore(2).initially("bone").field();
    fields.boneMatrix = bone.f32("inverseBindMatrix").times(16).initially(identity).field();
    auto set = skin.block(0x1054, "skinBoneWeights");
    set.u8("set").range(0, 7).error("83").otherwise(0);
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
    auto parts = mesh.block(0x1060, "parts");
    const auto size = parts.look(&e3dPartSize);
    const std::vector<const Field *> triangles{fields.triangles16, fields.triangles32};
    const auto fill = [&](RecordRef part) {
        const auto start = part.u32("start");
        part.u32("count").countsFrom(start, triangles).must(stayInside(e3dissues::partPassesTriangles, "44"));
    };
    auto wide = parts.records("parts").form("id of 8 bytes").until(endOfFrame).when(size.is(16));
    wide.u64("id");
    fill(wide);
    auto narrow = parts.records("parts").form("id of 4 bytes").until(endOfFrame).when(size.is(12));
    narrow.u32("id");
    fill(narrow);
    fields.parts = parts.field();
    fields.parts12 = narrow.field();
}

void E3dFormat::morphsBlock(RecordRef mesh)
{
    auto morphs = container(mesh.block(0x1070, "morphs"));
    fields.morphCount = morphs.u32("count").field();
    auto morph = container(morphs.block(0x1071, "morph"));
    auto id = morph.block(0x1072, "morphID");
    fields.morphNumber = {id.field(), id.u32("id").field()};
    auto name = morph.block(0x1073, "morphName");
    fields.morphName = {name.field(), name.text("name").lengthBefore(2).initially("morph").field()};
    auto weight = morph.block(0x1074, "morphWeight");
    fields.morphWeight = {weight.field(), weight.f32("weight").field()};
    auto target = morph.block(0x1020, "meshID");
    fields.morphMesh = {target.field(), target.u32("id").field()};
    fields.morphs = morphs.field();
    fields.morph = morph.field();
}

} // namespace hexahedron
