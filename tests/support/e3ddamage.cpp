// Files with one thing wrong in each: blocks and texts, materials and textures, nodes and animations.
#include "tests/support/e3dbuilder.h"
#include "tests/support/e3dsamples.h"

#include <limits>

namespace e3d {

namespace {

constexpr float NotANumber = std::numeric_limits<float>::quiet_NaN();

QByteArray withNodes(const QByteArray &nodes)
{
    Model model;
    model.nodes = nodes;
    return model.bytes();
}

QByteArray withMaterials(const QByteArray &materials)
{
    Model model;
    model.textures = texture(1, textureName("wood.jpg"));
    model.materials = materials;
    return model.bytes();
}

QByteArray withTextures(const QByteArray &textures)
{
    Model model;
    model.textures = textures;
    return model.bytes();
}

} // namespace

std::vector<DamagedSample> damagedBlocks()
{
    const QByteArray whole = Model().bytes();
    Model untitled;
    untitled.version = {};
    Model misspelt;
    misspelt.version = version("E3DX");
    Model newer;
    newer.version = version("E3DF", 0x0200);
    Model twice;
    twice.version = version() + version();
    const QByteArray node = nodeId(1) + meshId(1);
    return {{"no_version.e3d", untitled.bytes(), "1 error meshes", true},
            {"wrong_magic.e3d", misspelt.bytes(), "1 error version/magic", true},
            {"version_2.e3d", newer.bytes(), "2 warning version/version"},
            {"ends_in_version.e3d", whole.first(8), "4 error version/size; 8 error version/magic"},
            {"ends_in_vertices.e3d", whole.first(80),
             "4 error meshes/size; 4 error meshes/mesh/size; 4 error meshes/mesh/attributes/size; 4 error "
             "meshes/mesh/attributes/interleaved/size; 23 error meshes/mesh/attributes/interleaved/vertexData"},
            {"size_zero.e3d", withNodes(meshNode(node + sized(nodeName("body"), 0))),
             "3 error nodes/meshNode/nodeName/size", true},
            {"size_too_large.e3d", withNodes(meshNode(node + sized(nodeName("body"), 1000))),
             "4 error nodes/meshNode/nodeName/size", true},
            {"size_too_small.e3d", withNodes(meshNode(sized(nodeId(1), 8) + meshId(1))),
             "8 error nodes/meshNode/nodeID/size", true},
            {"size_negative.e3d", withNodes(sized(meshNode(node), 0xffffffff)), "4 error nodes/meshNode/size", true},
            {"bytes_behind_blocks.e3d", withNodes(meshNode(node + u8({1, 2, 3}))), "5 error nodes/meshNode/raw", true},
            {"unknown_block.e3d", withNodes(meshNode(node + block(0x7777, "data"))), "6 warning nodes/meshNode/0x7777"},
            {"block_misplaced.e3d", withNodes(meshNode(node) + material(1)), "7 warning nodes/material", true},
            {"bytes_behind_fields.e3d", withNodes(meshNode(block(0x3020, u32({1, 2})) + meshId(1))),
             "9 warning nodes/meshNode/nodeID/tail", true},
            {"version_repeated.e3d", twice.bytes(), "14 warning version[1]", true},
            {"text_passes_block.e3d", withNodes(meshNode(node + block(0x3021, u16({50}) + "body"))),
             "15 error nodes/meshNode/nodeName/name/text", true},
            {"text_not_utf8.e3d",
             withNodes(meshNode(node
                                + nodeName("b\xf6"
                                           "dy"))),
             "16 warning nodes/meshNode/nodeName/name/text"},
            {"text_with_nul.e3d", withNodes(meshNode(node + nodeName(QByteArray("bo\0dy", 5)))),
             "16 warning nodes/meshNode/nodeName/name/text"},
            {"trailing_bytes.e3d", whole + QByteArray("\x1a\0", 2), "5 error raw", true}};
}

std::vector<DamagedSample> damagedMaterials()
{
    const QByteArray named = textureName("wood.jpg");
    const QByteArray image = block(0x9101, png());
    return {
        {"flags_undefined.e3d", withMaterials(material(1, block(0x8020, u32({0x119})))),
         "70 info materials/material/materialFlags/flags", true},
        {"opacity_too_large.e3d", withMaterials(material(1, block(0x8021, f32({1.5f})))),
         "71 warning materials/material/opacity/value", true},
        {"color_nan.e3d", withMaterials(material(1, block(0x8030, f32({NotANumber, 1, 1})))),
         "17 error materials/material/diffuse/color/r", true},
        {"texture_undefined.e3d", withMaterials(material(1, map(0x8200, 9))),
         "52 error materials/material/phongDiffuseMap/textureID/id", true},
        {"material_without_id.e3d", withMaterials(material(0) + material(1)), "50 warning materials/material[0]", true},
        {"material_id_repeated.e3d", withMaterials(material(1) + material(1)),
         "51 error materials/material[1]/materialID/id", true},
        {"texture_empty.e3d", withTextures(texture(1, {})), "60 error textures/texture"},
        {"texture_without_id.e3d", withTextures(texture(0, named)), "50 warning textures/texture", true},
        {"image_of_other_kind.e3d", withTextures(texture(1, block(0x9102, png()))),
         "61 error textures/texture/textureJPG/image", true},
        {"image_unknown.e3d", withTextures(texture(1, block(0x9103, "a picture"))),
         "61 error textures/texture/textureJPG2K/image"},
        {"image_start_hit.e3d", withTextures(texture(1, block(0x9101, png().replace(0, 3, "abc")))),
         "61 error textures/texture/texturePNG/image", true},
        {"two_images.e3d", withTextures(texture(1, image + named)), "62 warning textures/texture/textureName"},
        {"id_behind_image.e3d", withTextures(block(0x9001, image + block(0x9002, u32({1})))),
         "63 warning textures/texture/textureID", true}};
}

std::vector<DamagedSample> damagedAnimations()
{
    const QByteArray node = meshNode(nodeId(1) + meshId(1));
    const QByteArray places = block(0xa210, f32({0, 0, 0, 1, 0, 0}));
    const auto animated = [](const QByteArray &track) { return modelOf(animation(track)); };
    const QByteArray early = version() + block(0x3000, node) + block(0x1000, Mesh().bytes());
    return {
        {"mesh_undefined.e3d", withNodes(meshNode(meshId(7))), "52 error nodes/meshNode/meshID/id", true},
        {"used_before_defined.e3d", early, "53 warning nodes/meshNode/meshID/id", true},
        {"two_roots.e3d", withNodes(node + meshNode(nodeId(2) + meshId(1))), "54 warning nodes/meshNode[1]", true},
        {"node_id_repeated.e3d", withNodes(meshNode(nodeId(1) + meshId(1) + meshNode(nodeId(1)))),
         "51 error nodes/meshNode/meshNode/nodeID/id", true},
        {"skeleton_undefined.e3d", withNodes(meshNode(nodeId(1) + meshId(1) + block(0x3040, u32({8}) + string("")))),
         "52 error nodes/meshNode/skeleton/nodeID", true},
        {"orientation_wrong.e3d", withNodes(meshNode(meshId(1) + block(0x3031, f64({2, 0, 0, 0})))),
         "55 warning nodes/meshNode/orientation/orientation", true},
        {"scale_zero.e3d", withNodes(meshNode(meshId(1) + block(0x3030, f32({1, 0, 1})))),
         "56 warning nodes/meshNode/scaling/scaling/y", true},
        {"frames_descend.e3d", animated(trackWith(u32({10, 0}), places + nodeId(1))),
         "90 error animations/animation/animationTrack/frameNumbers[1]", true},
        {"frames_repeat.e3d", animated(trackWith(u32({10, 10}), places + nodeId(1))),
         "90 warning animations/animation/animationTrack/frameNumbers[1]"},
        {"no_keys.e3d", animated(track(0, block(0xa210, {}))), "91 warning animations/animation/animationTrack", true},
        {"no_key_block.e3d", animated(track(2, {})), "92 error animations/animation/animationTrack", true},
        {"two_key_blocks.e3d", animated(track(2, places + places)), "92 error animations/animation/animationTrack",
         true},
        {"keys_missing.e3d", animated(track(3, places)),
         "8 error animations/animation/animationTrack/ftkPosition/keys"},
        {"track_without_node.e3d", animated(trackWith(u32({0, 10}), places)),
         "93 error animations/animation/animationTrack", true},
        {"track_by_name.e3d", animated(trackWith(u32({0, 10}), places + nodeName("body"))),
         "93 error animations/animation/animationTrack/nodeName", true},
        {"rotation_order_6.e3d", animated(track(2, block(0xa120, u8({6})) + block(0xa240, f32({0, 90})))),
         "94 error animations/animation/animationTrack/ftkRotationOrder/order", true},
        {"loop_flag_behind.e3d", animated(block(0xa100, u32({2, 0, 10}) + u8({1}) + places + nodeId(1))),
         "95 warning animations/animation/animationTrack/loop", true},
        {"loop_flag_wrong.e3d", animated(trackWith(u32({0x05000000, 0x06000000}), places + nodeId(1), 7)),
         "95 warning animations/animation/animationTrack/loop", true},
        {"node_not_last.e3d", animated(trackWith(u32({0, 10}), nodeId(1) + places)),
         "96 warning animations/animation/animationTrack/nodeID", true}};
}

} // namespace e3d
