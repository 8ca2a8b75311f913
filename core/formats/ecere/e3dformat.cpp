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
    auto version = file.block(0x0001, "version")
                       .doc(QT_TR_NOOP(
                           "Says that the file is an E3D model. Always the first block, 12 bytes; the reference "
                           "reader does not look at its content."));
    fields.magic =
        version.text("magic")
            .size(4)
            .initially("E3DF")
            .doc(QT_TR_NOOP(
                "The letters E3DF, by which programs know the format. The reference reader does not look at them."))
            .field();
    fields.number = version.u16("version")
                        .equals(0x0100)
                        .warning("2")
                        .noRepair()
                        .initially({0x0100})
                        .doc(QT_TR_NOOP(
                            "Major version in the high byte, minor version in the low byte: 0x0100 (256) is 1.0."))
                        .note(QT_TR_NOOP("The reference reader does not look at it."))
                        .field();
    fields.version = version.field();
}

/// A series of blocks, packed. They stand for themselves where the block stands.
void E3dFormat::lzmaBlock(RecordRef file)
{
    auto lzma = file.block(0x0010, "lzma")
                    .doc(QT_TR_NOOP("Packed blocks. Readers unpack them and go on as if they stood here."));
    const auto expandedSize = lzma.u32("expandedSize")
                                  .unit(QT_TR_NOOP("bytes"))
                                  .doc(QT_TR_NOOP("Size of the blocks when they are unpacked."));
    const auto properties =
        lzma.u8("properties")
            .range(0, 224)
            .error("10")
            .noRepair()
            .initially({0x5d})
            .doc(QT_TR_NOOP("Three settings of the packer in one number, (pb × 5 + lp) × 9 + lc: how many bits of the "
                            "last byte (lc) and of the position (lp, pb) help to guess what comes next. With wrong "
                            "ones the bytes unpack to garbage."))
            .note(QT_TR_NOOP("220 (0xDC) in every known packed file: lc 4, lp 4, pb 4. Tools that follow the xz "
                             "library refuse such a stream; 93, lc 3, lp 0, pb 2, suits all."));
    const auto dictionarySize =
        lzma.u32("dictionarySize")
            .unit(QT_TR_NOOP("bytes"))
            .initially({1 << 26})
            .doc(QT_TR_NOOP("How far back the packed bytes may refer to earlier ones; readers keep so many in memory."))
            .note(QT_TR_NOOP("67108864 (64 MiB) in every known packed file."));
    auto packed = lzma.bytes("packed")
                      .until(endOfFrame)
                      .doc(QT_TR_NOOP("The LZMA stream, without the header of an .lzma file; its first byte is 0. A "
                                      "damaged byte spoils all from there on."));
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
    auto nodes = container(
        file.block(0x3000, "nodes").doc(QT_TR_NOOP("The scene: which meshes stand where. In it: one outermost node.")));
    fields.nodes = nodes.field();
    auto meshNode = container(nodes.block(0x3010, "meshNode"))
                        .doc(
                            QT_TR_NOOP("A place in the scene. In it: nodeID, nodeName, the number of a mesh or none, a "
                                       "skeleton, scaling, orientation, position, and further nodes below it. What is "
                                       "missing changes nothing."))
                        .note(QT_TR_NOOP(
                            "A file should have one outermost node: readers put all of them into one object."));
    auto camera = container(nodes.block(0x3011, "cameraNode"))
                      .doc(QT_TR_NOOP("Reserved for cameras, with the content of a meshNode; readers skip it."));
    auto light = container(nodes.block(0x3012, "lightNode"))
                     .doc(QT_TR_NOOP("Reserved for lights, with the content of a meshNode; readers skip it."));
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
    auto nodeId =
        node.block(0x3020, "nodeID")
            .doc(QT_TR_NOOP(
                "Gives the node the number by which tracks and skeletons refer to it. No known file has it."));
    fields.nodeId = {nodeId.field(), nodeId.u32("id")
                                         .initially({1})
                                         .doc(QT_TR_NOOP("The number by which tracks and skeletons name the node: not "
                                                         "0, and unique in the file, else they may mean another one."))
                                         .note(numberTaken)
                                         .field()};
    auto nodeName = node.block(0x3021, "nodeName")
                        .doc(
                            QT_TR_NOOP("The name of the node, by which bones of skins find it. No known file has it."));
    fields.nodeName = {nodeName.field(),
                       nodeName.text("name")
                           .lengthBefore(2)
                           .initially("node")
                           .doc(QT_TR_NOOP("Name of the node: by it, bones of skins find the node that they are. They "
                                           "look when all is read: the node may stand behind the mesh."))
                           .field()};
    auto meshId = node.block(0x1020, "meshID")
                      .doc(QT_TR_NOOP("Says by its number which mesh stands here. Several nodes may show one mesh."));
    fields.nodeMesh = {
        meshId.field(),
        meshId.u32("id")
            .doc(QT_TR_NOOP("Number that a mesh defines, 0 for none."))
            .note(QT_TR_NOOP("The reference reader looks it up at once: the mesh has to stand earlier in the file."))
            .field()};
    auto skeleton = node.block(0x3040, "skeleton")
                        .doc(QT_TR_NOOP(
                            "Says below which node the bones of the mesh's skin are. No known file has it."));
    fields.skeletonNode = skeleton.u32("nodeID")
                              .doc(QT_TR_NOOP("Number of the node that is the root of the skeleton, 0 for none: bones "
                                              "are looked for below it. It may stand anywhere in the file."))
                              .field();
    skeleton.text("name").lengthBefore(2).doc(QT_TR_NOOP("Name of the skeleton, for people; often empty."));
    fields.skeleton = skeleton.field();
    auto scaling = node.block(0x3030, "scaling")
                       .doc(QT_TR_NOOP("How large the node is; 1 where it is missing. Applied first, then orientation "
                                       "and position, then those of the node above."));
    fields.scaling = {scaling.field(),
                      scaling.f32("scaling")
                          .times(3)
                          .notZero()
                          .warning("56")
                          .initially({1, 1, 1})
                          .doc(QT_TR_NOOP("Factors along x, y and z, applied before the node is turned and moved: 1 "
                                          "keeps the size, negative ones mirror, 0 flattens."))
                          .field()};
    auto orientation = node.block(0x3031, "orientation")
                           .doc(QT_TR_NOOP(
                               "How the node is turned; not at all where it is missing. Applied after scaling and "
                               "before position of the node, then come those of the node above."));
    fields.orientation = {
        orientation.field(),
        orientation.f64("orientation")
            .times(4)
            .quaternion({.conjugated = true})
            .unitLength(0.001)
            .warning("55")
            .initially({1, 0, 0, 0})
            .doc(QT_TR_NOOP(
                "How the node is turned against the one above it, in double precision; 1, 0, 0, 0 is not at all."))
            .field()};
    auto position = node.block(0x3032, "position")
                        .doc(QT_TR_NOOP(
                            "Where the node is, seen from the one above it; at its origin where it is missing. Applied "
                            "after scaling and orientation of the node, before those of the node above."));
    fields.position = {position.field(), position.f64("position")
                                             .times(3)
                                             .doc(QT_TR_NOOP("Where the node is, seen from the one above it, in double "
                                                             "precision; the axes are those of the vertices."))
                                             .field()};
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
