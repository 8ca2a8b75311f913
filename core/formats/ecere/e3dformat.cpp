// The description: the file, packed blocks and nodes, then meshes, materials and textures, and animations.
#include "core/formats/ecere/e3dformat.h"
#include "core/check/engineissues.h"
#include "core/formats/ecere/e3dedits.h"
#include "core/formats/ecere/e3dissues.h"
#include "core/formats/ecere/e3drules.h"
#include "core/formats/ecere/e3dscene.h"
#include "core/formats/ecere/e3dvertex.h"
#include "core/formats/registry.h"
#include "core/relations/bounds.h"
#include "core/relations/matrix.h"
#include "core/relations/order.h"
#include "core/relations/range.h"
#include "core/relations/unique.h"
#include "core/schema/inwork.h"

namespace hexahedron {

namespace {

// Which of two readings fits, where specification and programs disagree, and counts that stand further on. See LookFunction.

constexpr qint64 MostLookedAt = 4096; // elements; the first ones tell as well as all

qint64 u16At(ByteCursor &bytes, qint64 offset)
{
    return decodeInteger(bytes.at(offset, 2), 2, false);
}

qint64 u32At(ByteCursor &bytes, qint64 offset)
{
    return decodeInteger(bytes.at(offset, 4), 4, false);
}

constexpr auto fields = &fieldsOf<E3dFormat>;

/// The number with which the first of these blocks begins.
qint64 numberIn(ByteCursor &bytes, ByteRange rest, std::initializer_list<const Field *> blocks)
{
    constexpr int MostBlocks = 32; // a mesh has less than ten
    qint64 position = rest.begin;
    for (int i = 0; i < MostBlocks && position + E3dFormat::HeaderSize + 4 <= rest.end; ++i) {
        const qint64 type = u16At(bytes, position);
        const qint64 size = u32At(bytes, position + 2);
        if (std::ranges::any_of(blocks, [=](const Field *block) { return block->frame.tag == type; }))
            return u32At(bytes, position + E3dFormat::HeaderSize);
        if (size < E3dFormat::HeaderSize)
            break;
        position += size;
    }
    return -1;
}

bool ascends(ByteCursor &bytes, qint64 begin, qint64 count)
{
    qint64 last = 0;
    for (qint64 i = 0; i < qMin(count, MostLookedAt); ++i) {
        const qint64 frame = u32At(bytes, begin + 4 * i);
        if (frame < last)
            return false;
        last = frame;
    }
    return true;
}

/// True when every record of so many bytes, ending with start and count, lies within the triangles.
bool partsFit(ByteCursor &bytes, ByteRange rest, qint64 size, qint64 triangles)
{
    if (rest.size() % size != 0)
        return false;
    qint64 seen = 0;
    for (qint64 end = rest.begin + size; end <= rest.end && seen < MostLookedAt; end += size, ++seen) {
        if (triangles >= 0 && u32At(bytes, end - 8) + u32At(bytes, end - 4) > triangles)
            return false;
    }
    return true;
}

/// The number of vertices that a later block of the mesh has; -1 when there is none among the first blocks.
qint64 verticesAhead(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    return numberIn(bytes, rest, {fields().attributes});
}

qint64 trianglesAhead(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    return numberIn(bytes, rest, {fields().triFaces16, fields().triFaces32});
}

/// How many bones each vertex has in a block of bone weights.
qint64 bonesPerVertex(ByteCursor &, ByteRange rest, const ValueStack &values)
{
    const qint64 vertices = values[fields().vertexCount];
    return vertices > 0 ? rest.size() / (2 * vertices) : 0;
}

/// 1 when duplicates are counted and have 16 bits, as in the specification.
qint64 duplicatesAreCounted(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    if (rest.size() < 4 || rest.size() != 4 + 2 * u32At(bytes, rest.begin))
        return 0;
    const qint64 vertices = values[fields().verticesAhead];
    for (qint64 i = 0; i < qMin(rest.size() / 4, MostLookedAt); ++i) {
        if (vertices >= 0 && u32At(bytes, rest.begin + 4 * i) >= vertices)
            return 1;
    }
    return rest.size() % 4 != 0;
}

/// 1 when ids of parts have 4 bytes instead of 8, as in the specification; start and count follow.
qint64 partsAreNarrow(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    const qint64 triangles = values[fields().trianglesAhead];
    return !partsFit(bytes, rest, 8 + 4 + 4, triangles) && partsFit(bytes, rest, 4 + 4 + 4, triangles);
}

/// 0 when the loop flag of a track stands behind the frames, as in the specification.
qint64 loopFlagIsFirst(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    const qint64 keys = values[fields().keyCount];
    if (keys < 1 || rest.size() < 1 + 4 * keys)
        return 1;
    const auto isFlag = [&](qint64 offset) { return *bytes.at(offset, 1) <= 1; };
    if (isFlag(rest.begin) && ascends(bytes, rest.begin + 1, keys))
        return 1;
    return !(isFlag(rest.begin + 4 * keys) && ascends(bytes, rest.begin, keys));
}

const std::vector<NamedValue> rotationOrders{{0, "xyz"}, {1, "xzy"}, {2, "yxz"}, {3, "yzx"}, {4, "zxy"}, {5, "zyx"}};

constexpr FrameStyle blockStyle{
    .tagSize = 2, .tagIsText = false, .lengthSize = 4, .lengthIsSigned = false, .countsHeader = true};

/// The number of a thing, by which others name it, in a block of its own.
E3dFormat::ValueBlock idBlock(RecordRef block, double initially = 0)
{
    auto id = block.u32("id");
    if (initially != 0)
        id.initially({initially});
    return {block.field(), id.field()};
}

E3dFormat::ValueBlock textBlock(RecordRef block, const char *initially = "")
{
    return {block.field(), block.text("name").lengthBefore(2).initially(initially).field()};
}

/// A block of the same type and name in another holder.
RecordRef likeBlock(RecordRef holder, const E3dFormat::ValueBlock &other)
{
    return holder.block(other.block->frame.tag, other.block->name);
}

FieldRef asRotation(FieldRef field)
{
    return field.times(4)
        .quaternion({.conjugated = true})
        .unitLength(0.001)
        .warning("55")
        .initially({1, 0, 0, 0})
        .means(Meaning::Rotation);
}

} // namespace

E3dFormat::E3dFormat()
{
    SchemaBuilder builder("E3dFormat", blockStyle);
    builder.finite("17")
        .rule(issues::notThisFormat, "1")
        .rule(issues::lengthBelowHeader, "3")
        .rule(issues::lengthPassesParent, "4")
        .rule(issues::noHeader, "5")
        .rule(issues::unknownFrame, "6")
        .rule(issues::unofficialFrame, "6")
        .rule(issues::frameMisplaced, "7")
        .rule(issues::lengthTooShort, "8")
        .rule(issues::cutOff, "8")
        .rule(issues::countTooLarge, "8")
        .rule(issues::bytesLeftOver, "9")
        .rule(issues::packedBytesDamaged, "10")
        .rule(issues::expandedSizeWrong, "10")
        .rule(issues::expansionTooLarge, "10")
        .rule(issues::packedTooDeep, "10")
        .rule(issues::packedBytesLeft, "11")
        .rule(issues::endMarker, "11")
        .rule(issues::textPassesFrame, "15")
        .rule(issues::layoutUnknown, "20")
        .severity(issues::unknownFrame, Severity::Warning)
        .severity(issues::bytesLeftOver, Severity::Warning);

    auto file = container(builder.file());
    versionBlock(file);
    texturesBlock(file);
    materialsBlock(file);
    meshesBlock(file);
    nodesBlock(file);
    animationsBlock(file);
    lzmaBlock(file);
    schema = builder.finish();
}

void E3dFormat::versionBlock(RecordRef file)
{
    auto version = file.block(0x0001, "version").as(fields.version);
    fields.magic = version.text("magic").size(4).initially(Magic).field();
    version.u16("version").equals(Version).warning("2").noRepair().initially({Version});
}

/// A series of blocks, packed. They stand for themselves where the block stands.
void E3dFormat::lzmaBlock(RecordRef file)
{
    auto lzma = file.block(0x0010, "lzma").as(fields.lzma);
    const auto expandedSize = lzma.u32("expandedSize").unit(QT_TR_NOOP("bytes"));
    const auto properties =
        lzma.u8("properties").range(0, MostProperties).error("10").noRepair().initially({0x5d}).as(fields.properties);
    const auto dictionarySize = lzma.u32("dictionarySize").unit(QT_TR_NOOP("bytes")).initially({1 << 26});
    auto packed = lzma.bytes("packed").until(endOfFrame);
    lzma.unpacks(packed, codecs::lzma(), expandedSize, {properties, dictionarySize}).holdsFrames();
    for (Field *holder : m_containers) {
        if (holder != file.field())
            RecordRef(holder).contains(lzma);
    }
}

void E3dFormat::nodesBlock(RecordRef file)
{
    auto nodes = container(file.block(0x3000, "nodes")).as(fields.nodes);
    auto meshNode = container(nodes.block(0x3010, "meshNode")).as(fields.meshNode);
    auto camera = container(nodes.block(0x3011, "cameraNode")).as(fields.cameraNode);
    auto light = container(nodes.block(0x3012, "lightNode")).as(fields.lightNode);
    nodeContent(meshNode);
    meshNode.contains(meshNode).contains(camera).contains(light);
    for (RecordRef node : {camera, light}) {
        for (const Field *block : meshNode.field()->frame.frames)
            node.contains(RecordRef(inwork::field(block))); // the same content
    }
}

void E3dFormat::nodeContent(RecordRef node)
{
    fields.nodeId = idBlock(node.block(0x3020, "nodeID"), 1);
    fields.nodeName = textBlock(node.block(0x3021, "nodeName"), "node");
    FieldRef(inwork::field(fields.nodeName.value)).carriesAlong(&e3dRenameBones);
    fields.nodeMesh = idBlock(likeBlock(node, fields.meshId));
    auto skeleton = node.block(0x3040, "skeleton").as(fields.skeleton);
    fields.skeletonNode = skeleton.u32("nodeID").field();
    skeleton.text("name").lengthBefore(2);
    auto scaling = node.block(0x3030, "scaling");
    scaling.f32("scaling").times(3).notZero().warning("56").initially({1, 1, 1}).means(Meaning::Scale);
    auto orientation = node.block(0x3031, "orientation");
    fields.orientation = asRotation(orientation.f64("orientation")).field();
    node.block(0x3032, "position").f64("position").times(3).means(Meaning::Translation);
}

const Format &e3dFormat()
{
    static const Format format{
        .id = "ecere.e3d",
        .name = QT_TRANSLATE_NOOP("formats", "Ecere E3D model"),
        .extensions = {QStringLiteral("e3d")},
        .recognition = QT_TRANSLATE_NOOP("formats",
                                         "The file begins with a version block of 12 bytes that holds E3DF."),
        .signatures = {QByteArray("\x01\x00\x0c\x00\x00\x00"
                                  "E3DF",
                                  10)},
        .schema = [] { return E3dFormat::instance().schema; },
        .rules = e3dRules(),
        .scene = &e3dScene,
        .fileNames = e3dFileNames(),
    };
    return format;
}

void E3dFormat::meshesBlock(RecordRef file)
{
    auto meshes = container(file.block(0x1000, "meshes")).as(fields.meshes);
    auto mesh = container(meshes.block(0x1010, "mesh")).as(fields.mesh);
    fields.verticesAhead = mesh.look(&verticesAhead).field();
    fields.trianglesAhead = mesh.look(&trianglesAhead).field();

    fields.meshId = idBlock(mesh.block(0x1020, "meshID"), 1);
    auto box = mesh.block(0x1021, "meshBBox").as(fields.meshBBox);
    fields.boxLow = box.f32("lo").times(3).field();
    fields.boxHigh = box.f32("hi").times(3).field();
    const auto vertexCount = attributesBlock(mesh);
    std::vector<const Field *> positions; // as they stand; whole numbers are spread over the box instead
    for (const Field *record : vertexRecords())
        std::ranges::copy_if(record->body, std::back_inserter(positions),
                             [](const Field *f) { return f->meaning == Meaning::Position && f->kind == Kind::Float; });
    box.must(beAround(positions, e3dissues::boxDiffers, "28").insideOut(e3dissues::boxInsideOut, "28").within(0.001));
    duplicatesBlock(mesh, vertexCount);
    triangleBlocks(mesh, vertexCount);
    skinBlock(mesh);
    partsBlock(mesh);
    morphsBlock(mesh);
}

FieldRef E3dFormat::attributesBlock(RecordRef mesh)
{
    auto attributes = container(mesh.block(0x2000, "attributes")).as(fields.attributes);
    const auto vertexCount = attributes.u32("vertexCount").takesAlong(&e3dFollowVertices).as(fields.vertexCount);
    interleavedBlock(attributes, vertexCount);
    for (const qint64 type : e3dAttributeTypes())
        singleBlock(attributes, type, vertexCount);
    auto custom = attributes.blocks(0x4000, 0x5fff, "custom").unofficial();
    FieldRef(inwork::field(custom.field()->body.front()))
        .doc(QT_TRANSLATE_NOOP("schema", "Says what the block holds: a number from 0x4000 to 0x5FFF, whose meaning "
                                         "only the program knows that writes it. Others skip the block."));
    custom.bytes("data").until(endOfFrame);
    return vertexCount;
}

/// The records of vertices, wherever they may stand.
std::vector<const Field *> E3dFormat::vertexRecords() const
{
    std::vector<const Field *> records{fields.vertexData};
    for (const Fields::Single &single : fields.singles)
        records.push_back(single.elements);
    return records;
}

void E3dFormat::interleavedBlock(RecordRef attributes, const FieldRef &vertexCount)
{
    auto block = attributes.block(0x2800, "interleaved").as(fields.interleaved);
    auto entry = block.records("attributes").as(fields.entries);
    std::vector<NamedValue> types;
    for (const qint64 type : e3dAttributeTypes())
        types.push_back({type, e3dAttributeName(type)});
    auto type = entry.u16("type");
    type.field()->number.names = types; // others are bytes, which is no mistake
    fields.entryType = type.must(beUnique().from(E3dAttribute::TexCoords)).field();
    fields.entryOffset = entry.u16("offset").field();
    entry.untilZero(type);
    fields.listEnd = block.u16("end").field();
    const auto stride = block.u16("stride").unit(QT_TR_NOOP("bytes")).as(fields.stride);
    auto vertex = block.records("vertexData").times(vertexCount).whole("23").as(fields.vertexData);
    e3dInterleavedVertex(vertex, entry, stride);
}

void E3dFormat::singleBlock(RecordRef attributes, qint64 type, const FieldRef &vertexCount)
{
    auto block = attributes.block(quint32(type), e3dAttributeName(type));
    Expression boneCount;
    if (e3dAttributeSize(type) == 0)
        boneCount = block.look(&bonesPerVertex);
    auto element = block.records("vertexData").times(vertexCount).whole("23");
    e3dAddAttribute(element, type, boneCount);
    fields.singles.push_back({type, block.field(), element.field()});
}

void E3dFormat::duplicatesBlock(RecordRef mesh, const FieldRef &vertexCount)
{
    auto block = mesh.block(0x1022, "meshDuplicateVertices").as(fields.duplicates);
    const auto isCounted = block.look(&duplicatesAreCounted);
    auto count = block.u32("count").when(isCounted);
    auto small = block.u16("originals").times(count).when(isCounted).as(fields.duplicates16);
    auto large = block.u32("originals").until(endOfFrame).when(!isCounted).as(fields.duplicates32);
    for (FieldRef *original : {&small, &large})
        original->indexes(vertexCount).error("36").noRepair().takesAlong(&e3dKeepDuplicates);
}

void E3dFormat::triangleBlocks(RecordRef mesh, const FieldRef &vertexCount)
{
    auto small = mesh.block(0x1030, "triFaces16").as(fields.triFaces16);
    const auto smallCount = small.u32("count");
    auto smallTriangle = small.records("triangles").times(smallCount).as(fields.triangles16);
    auto smallIndices = smallTriangle.u16("indices").times(3).as(fields.indices16);
    auto large = mesh.block(0x1031, "triFaces32").as(fields.triFaces32);
    const auto largeCount = large.u32("count");
    auto largeTriangle = large.records("triangles").times(largeCount).as(fields.triangles32);
    auto largeIndices = largeTriangle.u32("indices").times(3).as(fields.indices32);
    for (FieldRef *indices : {&smallIndices, &largeIndices})
        indices->indexes(vertexCount).error("30").distinct().info("31").initially({0, 1, 2});

    auto materials = mesh.block(0x1040, "facesMaterials").as(fields.facesMaterials);
    auto range = materials.records("ranges").until(endOfFrame).as(fields.ranges);
    const auto start = range.u32("start").as(fields.rangeStart);
    fields.rangeCount = range.u32("count")
                            .countsFrom(start, {smallTriangle.field(), largeTriangle.field()})
                            .must(stayInside(e3dissues::rangePassesTriangles, "40").orNothing())
                            .field();
    fields.rangeMaterial = range.u32("materialID").field();
}

void E3dFormat::skinBlock(RecordRef mesh)
{
    auto skin = container(mesh.block(0x1050, "skin")).as(fields.skin);
    textBlock(skin.block(0x1051, "skinName"));
    auto bind = skin.block(0x1052, "skinBindMatrix");
    fields.bindMatrix = bind.f32("matrix").times(16).initially(identity4x4).field();
    auto bones = skin.block(0x1053, "skinBones").as(fields.skinBones);
    const auto count = bones.u8("count");
    auto bone = bones.records("bones").times(count).as(fields.bones);
    fields.boneName = bone.text("nodeName").lengthBefore(2).initially("bone").likeNeighbour().field();
    fields.boneMatrix = bone.f32("inverseBindMatrix").times(16).initially(identity4x4).field();
    auto set = skin.block(0x1054, "skinBoneWeights");
    set.u8("set").range(0, 7).error("83").otherwise(0);
    for (const Field *record : vertexRecords()) {
        for (const Field *field : record->body) {
            if (field->meaning == Meaning::BoneIndex)
                FieldRef(inwork::field(field)).indexes(bone).orNone().warning("82").otherwise(255);
        }
    }
}

void E3dFormat::partsBlock(RecordRef mesh)
{
    auto parts = mesh.block(0x1060, "parts").as(fields.parts);
    const auto isNarrow = parts.look(&partsAreNarrow);
    const std::vector<const Field *> triangles{fields.triangles16, fields.triangles32};
    const auto fill = [&](RecordRef part) {
        const auto start = part.u32("start");
        part.u32("count").countsFrom(start, triangles).must(stayInside(e3dissues::partPassesTriangles, "44"));
    };
    auto wide = parts.records("parts").form("id of 8 bytes").until(endOfFrame).when(!isNarrow);
    wide.u64("id");
    fill(wide);
    auto narrow = parts.records("parts").form("id of 4 bytes").until(endOfFrame).when(isNarrow).as(fields.parts12);
    narrow.u32("id");
    fill(narrow);
}

void E3dFormat::morphsBlock(RecordRef mesh)
{
    auto morphs = container(mesh.block(0x1070, "morphs")).as(fields.morphs);
    fields.morphCount = morphs.u32("count").field();
    auto morph = container(morphs.block(0x1071, "morph")).as(fields.morph);
    fields.morphNumber = idBlock(morph.block(0x1072, "morphID"));
    fields.morphName = textBlock(morph.block(0x1073, "morphName"), "morph");
    auto weight = morph.block(0x1074, "morphWeight");
    fields.morphWeight = {weight.field(), weight.f32("weight").field()};
    fields.morphMesh = idBlock(likeBlock(morph, fields.meshId));
}

void E3dFormat::materialsBlock(RecordRef file)
{
    auto materials = container(file.block(0x8000, "materials")).as(fields.materials);
    auto material = container(materials.block(0x8010, "material")).as(fields.material);
    fields.materialId = idBlock(material.block(0x8011, "materialID"), 1);
    fields.materialName = textBlock(material.block(0x8012, "materialName"), "material");
    auto group = material.block(0x8013, "materialGroup");
    group.u32("group");
    auto flags = material.block(0x8020, "materialFlags");
    fields.materialFlags = {flags.field(), flags.u32("flags")
                                               .flags({{DoubleSided, QT_TR_NOOP("double-sided")},
                                                       {PartlyTransparent, QT_TR_NOOP("partly transparent")},
                                                       {Translucent, QT_TR_NOOP("translucent")},
                                                       {WrapU, QT_TR_NOOP("wrap U")},
                                                       {WrapV, QT_TR_NOOP("wrap V")}})
                                               .info("70")
                                               .field()};

    const auto number = [&](quint32 type, const char *blockName, double usual) {
        auto block = material.block(type, blockName);
        auto value = block.f32("value").initially({usual});
        return std::pair(block, value);
    };
    auto [opacity, opacityValue] = number(0x8021, "opacity", 1);
    opacityValue.range(0, 1).warning("71");
    fields.opacity = {opacity.field(), opacityValue.field()};
    number(0x8022, "refractionRelIndex", 1);
    number(0x8023, "reflectivity", 0);
    number(0x8024, "phongShininess", 0);

    const auto color = [&](quint32 type, const char *blockName, double usual) {
        auto block = material.block(type, blockName);
        auto value = block.f32("color").times(3).components({"r", "g", "b"}).color().initially({usual, usual, usual});
        return ValueBlock{block.field(), value.field()};
    };
    fields.diffuse = color(0x8030, "diffuse", 1);
    color(0x8031, "specular", 1);
    color(0x8032, "emissive", 0);
    color(0x8034, "ambient", 1);

    mapBlock(material, 0x8100, "emissiveMap");
    mapBlock(material, 0x8101, "normalMap");
    mapBlock(material, 0x8102, "heightMap");
    mapBlock(material, 0x8103, "ambientOcclusionMap");
    fields.colorMaps.push_back(mapBlock(material, 0x8200, "phongDiffuseMap"));
    mapBlock(material, 0x8201, "phongSpecularMap");
    mapBlock(material, 0x8202, "phongAmbientMap");
    fields.colorMaps.push_back(mapBlock(material, 0x8300, "pbrRMAlbedo"));
    mapBlock(material, 0x8301, "pbrRMRoughnessMetalness");
    fields.colorMaps.push_back(mapBlock(material, 0x8400, "pbrSpecDiffuseMap"));
    mapBlock(material, 0x8401, "pbrSpecSpecularGlossMap");
}

const Field *E3dFormat::mapBlock(RecordRef material, quint32 type, const char *name)
{
    auto map = container(material.block(type, name));
    fields.maps.push_back(map.field());
    if (fields.maps.size() > 1) { // all maps hold the same
        for (const Field *block : fields.maps.front()->frame.frames)
            map.contains(RecordRef(inwork::field(block)));
        return map.field();
    }
    fields.mapTexture = idBlock(likeBlock(map, fields.textureId));
    fields.mapTextureName = textBlock(likeBlock(map, fields.textureName));
    for (int set = 1; set < E3dSets; ++set) {
        const qint64 coordinates = E3dAttribute::TexCoords + set;
        auto choice = map.block(quint32(coordinates), e3dAttributeName(coordinates));
        choice.bytes("data").until(endOfFrame);
    }
    return map.field();
}

void E3dFormat::texturesBlock(RecordRef file)
{
    auto textures = container(file.block(0x9000, "textures")).as(fields.textures);
    auto texture = container(textures.block(0x9001, "texture")).as(fields.texture);
    fields.textureId = idBlock(texture.block(0x9002, "textureID"), 1);
    fields.textureName = textBlock(texture.block(0x9003, "textureName"), "texture.png");
    const auto image = [&](quint32 type, const char *blockName) {
        auto block = texture.block(type, blockName);
        return ValueBlock{block.field(), block.bytes("image").until(endOfFrame).holdsFile(&recogniseContent).field()};
    };
    fields.png = image(0x9101, "texturePNG");
    fields.jpg = image(0x9102, "textureJPG");
    fields.jpg2k = image(0x9103, "textureJPG2K");
}

void E3dFormat::animationsBlock(RecordRef file)
{
    auto animations = container(file.block(0xa000, "animations")).as(fields.animations);
    auto animation = container(animations.block(0xa010, "animation")).as(fields.animation);
    fields.animationName = textBlock(animation.block(0xa021, "animationName"), "animation");
    auto range = animation.block(0xa022, "animationFrames").as(fields.animationFrames);
    fields.firstFrame = range.u32("start").field();
    fields.lastFrame = range.u32("end").field();
    range.u32("default");

    auto track = container(animation.block(0xa100, "animationTrack")).as(fields.track);
    const auto keyCount = track.u32("keyCount").as(fields.keyCount);
    const auto flagFirst = track.look(&loopFlagIsFirst);
    track.u8("loop").when(flagFirst).range(0, 1).warning("95");
    fields.frameNumbers = track.u32("frameNumbers")
                              .times(keyCount)
                              .must(ascend(e3dissues::framesDescend, "90").repeating(e3dissues::framesRepeat))
                              .field();
    fields.loopsBehind = track.u8("loop").when(!flagFirst).range(0, 1).warning("95").field();

    auto ease = track.block(0xa110, "frameTCBEase");
    auto easeKey = ease.records("keys").times(keyCount);
    easeKey.f32("tension");
    easeKey.f32("continuity");
    easeKey.f32("bias");
    easeKey.f32("easeFrom");
    easeKey.f32("easeTo");
    auto order = track.block(0xa120, "ftkRotationOrder");
    order.u8("order").names(rotationOrders).error("94").otherwise(4).initially({4});
    keyBlocks(track, keyCount);
    fields.trackNode = idBlock(likeBlock(track, fields.nodeId));
    fields.trackName = textBlock(likeBlock(track, fields.nodeName));
}

void E3dFormat::keyBlocks(RecordRef track, const FieldRef &keyCount)
{
    const auto keysOf = [&](RecordRef block) {
        auto key = block.records("keys").times(keyCount);
        fields.keyBlocks.push_back({block.field(), key.field()});
        return key;
    };
    const auto angles = [&](quint32 type, const char *name) {
        keysOf(track.block(type, name)).f32("angle").unit(QT_TR_NOOP("degrees"));
    };
    keysOf(track.block(0xa210, "ftkPosition")).f32("position").times(3).means(Meaning::Translation);
    keysOf(track.block(0xa220, "ftkScaling")).f32("scaling").times(3).initially({1, 1, 1}).means(Meaning::Scale);
    asRotation(keysOf(track.block(0xa230, "ftkRotation")).f32("rotation"));
    angles(0xa240, "ftkRotationYaw");
    angles(0xa250, "ftkRotationPitch");
    angles(0xa260, "ftkRotationRoll");
    angles(0xa270, "ftkCameraFieldOfView");
    angles(0xa280, "ftkCameraRoll");
    angles(0xa290, "ftkLightHotSpot");
    angles(0xa2a0, "ftkLightFallOff");
    auto color = keysOf(track.block(0xa2b0, "ftkLightColor")).f32("color");
    color.times(3).components({"r", "g", "b"}).color().initially({1, 1, 1});
    auto hidden = keysOf(track.block(0xa2c0, "ftkHide")).u8("hidden");
    hidden.names({{0, QT_TR_NOOP("shown")}, {1, QT_TR_NOOP("hidden")}});
    auto morph = track.block(0xa300, "ftkMorph");
    fields.trackMorph = morph.i32("morph").field();
    keysOf(morph).f32("weight").means(Meaning::MorphWeight);
}

} // namespace hexahedron
