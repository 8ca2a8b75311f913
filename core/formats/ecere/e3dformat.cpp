// The file as a whole: version, packed blocks, nodes. Meshes, materials and animations have files of their own.
#include "core/formats/ecere/e3dformat.h"

#include "core/check/engineissues.h"
#include "core/formats/ecere/e3dimagefiles.h"
#include "core/formats/ecere/e3drules.h"
#include "core/formats/ecere/e3dscene.h"
#include "core/schema/inwork.h"

namespace hexahedron {

namespace {

constexpr FrameStyle blockStyle{
    .tagSize = 2, .tagIsText = false, .lengthSize = 4, .lengthIsSigned = false, .countsHeader = true};

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
        .severity(issues::unknownFrame, Severity::Warning)
        .rule(issues::unofficialFrame, "6")
        .rule(issues::frameMisplaced, "7")
        .rule(issues::lengthTooShort, "8")
        .rule(issues::cutOff, "8")
        .rule(issues::countTooLarge, "8")
        .rule(issues::bytesLeftOver, "9")
        .severity(issues::bytesLeftOver, Severity::Warning)
        .rule(issues::packedBytesDamaged, "10")
        .rule(issues::expandedSizeWrong, "10")
        .rule(issues::expansionTooLarge, "10")
        .rule(issues::packedTooDeep, "10")
        .rule(issues::packedBytesLeft, "11")
        .rule(issues::endMarker, "11")
        .rule(issues::textPassesFrame, "15")
        .rule(issues::layoutUnknown, "20");

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
    auto version = file.block(0x0001, "version");
    fields.magic = version.text("magic").size(4).initially("E3DF").field();
    fields.number = version.u16("version").equals(0x0100).warning("2").noRepair().initially({0x0100}).field();
    fields.version = version.field();
}

/// A series of blocks, packed. They stand for themselves where the block stands.
void E3dFormat::lzmaBlock(RecordRef file)
{
    auto lzma = file.block(0x0010, "lzma");
    const auto expandedSize = lzma.u32("expandedSize").unit(QT_TR_NOOP("bytes"));
    const auto properties = lzma.u8("properties").range(0, 224).error("10").noRepair().initially({0x5d});
    const auto dictionarySize = lzma.u32("dictionarySize").unit(QT_TR_NOOP("bytes")).initially({1 << 26});
    auto packed = lzma.bytes("packed").until(endOfFrame);
    lzma.unpacks(packed, codecs::lzma(), expandedSize, {properties, dictionarySize}).holdsFrames();
    fields.lzma = lzma.field();
    fields.properties = properties.field();
    fields.packed = packed.field();
    for (Field *holder : m_containers) {
        if (holder != file.field())
            RecordRef(holder).contains(lzma);
    }
}

RecordRef E3dFormat::nodesBlock(RecordRef file)
{
    auto nodes = container(file.block(0x3000, "nodes"));
    fields.nodes = nodes.field();
    auto meshNode = container(nodes.block(0x3010, "meshNode"));
    auto camera = container(nodes.block(0x3011, "cameraNode"));
    auto light = container(nodes.block(0x3012, "lightNode"));
    nodeContent(meshNode);
    meshNode.contains(meshNode).contains(camera).contains(light);
    for (RecordRef node : {camera, light}) {
        for (const Field *block : meshNode.field()->frames)
            node.contains(RecordRef(inwork::field(block))); // the same content
    }
    fields.meshNode = meshNode.field();
    fields.cameraNode = camera.field();
    fields.lightNode = light.field();
    return nodes;
}

void E3dFormat::nodeContent(RecordRef node)
{
    auto nodeId = node.block(0x3020, "nodeID");
    fields.nodeId = {nodeId.field(), nodeId.u32("id").initially({1}).field()};
    auto nodeName = node.block(0x3021, "nodeName");
    fields.nodeName = {nodeName.field(), nodeName.text("name").lengthBefore(2).initially("node").field()};
    auto meshId = node.block(0x1020, "meshID");
    fields.nodeMesh = {meshId.field(), meshId.u32("id").field()};
    auto skeleton = node.block(0x3040, "skeleton");
    fields.skeletonNode = skeleton.u32("nodeID").field();
    skeleton.text("name").lengthBefore(2);
    fields.skeleton = skeleton.field();
    auto scaling = node.block(0x3030, "scaling");
    fields.scaling = {scaling.field(),
                      scaling.f32("scaling").times(3).notZero().warning("56").initially({1, 1, 1}).field()};
    auto orientation = node.block(0x3031, "orientation");
    fields.orientation = {orientation.field(), orientation.f64("orientation")
                                                   .times(4)
                                                   .quaternion({.conjugated = true})
                                                   .unitLength(0.001)
                                                   .warning("55")
                                                   .initially({1, 0, 0, 0})
                                                   .field()};
    auto position = node.block(0x3032, "position");
    fields.position = {position.field(), position.f64("position").times(3).field()};
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

} // namespace hexahedron
