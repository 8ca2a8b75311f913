// Meshes with one thing wrong in each.
#include "tests/support/e3dbuilder.h"
#include "tests/support/e3dsamples.h"

#include <limits>

namespace e3d {

namespace {

constexpr float NotANumber = std::numeric_limits<float>::quiet_NaN();

QByteArray withAttributes(quint32 count, const QByteArray &blocks, const QByteArray &before = {})
{
    Mesh mesh;
    mesh.before = before;
    mesh.attributes = attributes(count, blocks);
    return modelOf(mesh);
}

QByteArray with(const QByteArray &before, const QByteArray &more = {})
{
    Mesh mesh;
    mesh.before = before;
    mesh.more = more;
    return modelOf(mesh);
}

QByteArray withTriangles(const QByteArray &triangles, const QByteArray &more = {})
{
    Mesh mesh;
    mesh.triangles = triangles;
    mesh.more = more;
    return modelOf(mesh);
}

/// Each vertex of the triangle with something behind its place.
QByteArray widened(const QByteArray &perVertex)
{
    QByteArray vertices;
    for (int i = 0; i < 3; ++i)
        vertices += threePositions().mid(i * 12, 12) + perVertex;
    return vertices;
}

std::vector<DamagedSample> damagedAttributes()
{
    const QByteArray places = block(0x2010, threePositions());
    const QByteArray vertices = interleaved({{}}, 12, threePositions());
    const QByteArray normals = packed(0, 0, 511) + packed(0, 0, 511) + packed(0, 0, 511);
    const QByteArray quantised = u16({0, 0, 0, 32767, 0, 0, 0, 32767, 0});
    QByteArray endless;
    for (int i = 0; i < 12; ++i)
        endless += u16({0x2010, 4});
    Mesh hollow;
    hollow.attributes = {};
    hollow.triangles = {};
    Mesh nameless;
    nameless.id = 0;
    Mesh twice;
    twice.attributes += twice.attributes;
    return {
        {"list_without_end.e3d", withAttributes(3, block(0x2800, endless)),
         "8 error meshes/mesh/attributes/interleaved; 20 error meshes/mesh/attributes/interleaved"},
        {"attribute_passes_stride.e3d", withAttributes(3, interleaved({{}, {0x2030, 12}}, 12, threePositions())),
         "21 error meshes/mesh/attributes/interleaved/attributes[1]"},
        {"attributes_overlap.e3d", withAttributes(3, interleaved({{}, {0x2030, 8}}, 16, widened(u32({0})))),
         "22 warning meshes/mesh/attributes/interleaved/attributes[1]"},
        {"too_few_vertices.e3d", withAttributes(4, vertices), "23 error meshes/mesh/attributes/interleaved/vertexData"},
        {"too_many_vertices.e3d", withAttributes(2, vertices),
         "9 warning meshes/mesh/attributes/interleaved/tail; 30 error meshes/mesh/triFaces16/triangles[0]/indices[2]",
         true},
        {"vertex_count_too_large.e3d", withAttributes(0xffffffff, vertices),
         "23 error meshes/mesh/attributes/interleaved/vertexData"},
        {"stride_zero.e3d", withAttributes(3, interleaved({{}}, 0, threePositions())),
         "21 error meshes/mesh/attributes/interleaved/attributes[0]; 9 warning "
         "meshes/mesh/attributes/interleaved/tail"},
        {"attributes_alone.e3d", withAttributes(3, places + block(0x2020, normals)),
         "24 info meshes/mesh/attributes/vertices; 24 info meshes/mesh/attributes/normals", true},
        {"attributes_not_read.e3d",
         withAttributes(3, interleaved({{}, {0x2031, 16}, {0x4001, 24}}, 28, widened(u32({7, 0, 0, 9})))),
         "24 info meshes/mesh/attributes/interleaved/attributes[1]; 24 info "
         "meshes/mesh/attributes/interleaved/attributes[2]"},
        {"attribute_repeated.e3d", withAttributes(3, interleaved({{}, {0x2010, 12}}, 24, widened(f32({0, 0, 0})))),
         "25 error meshes/mesh/attributes/interleaved/attributes[1]"},
        {"no_positions.e3d", withAttributes(3, interleaved({{0x2020, 0}}, 4, normals)), "26 error meshes/mesh"},
        {"no_attributes.e3d", modelOf(hollow), "26 error meshes/mesh"},
        {"quantised_without_box.e3d", withAttributes(3, interleaved({{0x2018, 0}}, 6, quantised)),
         "27 error meshes/mesh/attributes/interleaved; 24 info meshes/mesh/attributes/interleaved/attributes[0]"},
        {"box_inside_out.e3d", with(box({1, 0, 0, 0, 1, 0})), "28 error meshes/mesh/meshBBox", true},
        {"box_differs.e3d", with(box({0, 0, 0, 1, 2, 0})), "28 warning meshes/mesh/meshBBox", true},
        {"vertex_nan.e3d", withAttributes(3, interleaved({{}}, 12, f32({0, 0, 0, 1, NotANumber, 0, 0, 1, 0}))),
         "29 error meshes/mesh/attributes/interleaved/vertexData[1]/vertices/y", true},
        {"two_attributes.e3d", modelOf(twice), "33 error meshes/mesh/attributes[1]"},
        {"custom_block.e3d", withAttributes(3, vertices + block(0x4000, "anything")),
         "6 info meshes/mesh/attributes/custom"},
        {"mesh_without_id.e3d", modelOf(nameless), "50 error meshes/mesh; 52 error nodes/meshNode/meshID/id", true}};
}

std::vector<DamagedSample> damagedTriangles()
{
    const QByteArray one = triFaces16({0, 1, 2});
    return {{"index_out_of_range.e3d", withTriangles(triFaces16({0, 1, 3})),
             "30 error meshes/mesh/triFaces16/triangles[0]/indices[2]", true},
            {"index_out_of_range_32.e3d", withTriangles(triFaces32({0, 1, 0x80000000})),
             "30 error meshes/mesh/triFaces32/triangles[0]/indices[2]", true},
            {"triangle_degenerate.e3d", withTriangles(triFaces16({0, 1, 2, 2, 1, 2})),
             "31 info meshes/mesh/triFaces16/triangles[1]/indices", true},
            {"triangle_count_too_large.e3d", withTriangles(block(0x1030, u32({0x40000000}) + u16({0, 1, 2}))),
             "8 error meshes/mesh/triFaces16/triangles", true},
            {"two_triangle_blocks.e3d", withTriangles(one + triFaces32({0, 1, 2})), "33 error meshes/mesh/triFaces32"},
            {"duplicates_counted.e3d", with(block(0x1022, u32({1}) + u16({1}))),
             "35 info meshes/mesh/meshDuplicateVertices", true},
            {"duplicate_of_duplicate.e3d", with(block(0x1022, u32({2}))),
             "36 error meshes/mesh/meshDuplicateVertices/originals[0]"},
            {"duplicate_out_of_range.e3d", with(block(0x1022, u32({3}))),
             "36 error meshes/mesh/meshDuplicateVertices/originals[0]"},
            {"range_passes_triangles.e3d", with({}, facesMaterials({0, 12, 1})),
             "40 error meshes/mesh/facesMaterials/ranges[0]/count", true},
            {"range_begins_behind.e3d", with({}, facesMaterials({0, 1, 1, 5, 1, 1})),
             "40 error meshes/mesh/facesMaterials/ranges[1]/count", true},
            {"triangles_without_material.e3d",
             withTriangles(triFaces16({0, 1, 2, 1, 2, 0, 2, 0, 1}), facesMaterials({1, 1, 1})),
             "41 warning meshes/mesh/facesMaterials", true},
            {"ranges_repeat.e3d", with({}, facesMaterials({0, 1, 1, 0, 1, 1})), "42 warning meshes/mesh/facesMaterials",
             true},
            {"ranges_overlap.e3d",
             withTriangles(triFaces16({0, 1, 2, 1, 2, 0, 2, 0, 1}), facesMaterials({0, 2, 1, 1, 2, 1})),
             "42 warning meshes/mesh/facesMaterials"},
            {"material_undefined.e3d", with({}, facesMaterials({0, 1, 77})),
             "52 warning meshes/mesh/facesMaterials/ranges[0]/materialID", true},
            {"parts_short.e3d", with({}, block(0x1060, u32({1, 0, 1}))), "43 info meshes/mesh/parts", true},
            {"part_passes_triangles.e3d", with({}, block(0x1060, u32({1, 0, 0, 2}))),
             "44 error meshes/mesh/parts/parts[0]/count", true},
            {"part_incomplete.e3d", with({}, block(0x1060, u32({1, 0, 0, 1, 2}))), "9 warning meshes/mesh/parts/tail",
             true}};
}

std::vector<DamagedSample> damagedSkins()
{
    const QByteArray eleven = QByteArray(11, char(255)) + QByteArray(11, '\0');
    const auto morphs = [](quint32 count, quint32 target) {
        return block(0x1070, u32({count}) + block(0x1071, block(0x1072, u32({0})) + meshId(target)));
    };
    Mesh other;
    other.id = 2;
    other.more = morphs(2, 1);
    Model model;
    model.meshes = Mesh().bytes() + other.bytes();
    other.more = morphs(1, 3);
    Model undefined;
    undefined.meshes = Mesh().bytes() + other.bytes();
    Model unlike;
    Mesh larger;
    larger.attributes = attributes(4, interleaved({{}}, 12, threePositions() + f32({1, 1, 0})));
    other.more = morphs(1, 1);
    unlike.meshes = larger.bytes() + other.bytes();
    return {
        {"bone_bytes_odd.e3d", riggedModelOf(skinnedTriangle(3, u8({0, 255, 0, 1, 255, 0, 0, 255, 0}))),
         "80 error meshes/mesh/attributes/interleaved/attributes[1]"},
        {"bones_many.e3d", riggedModelOf(skinnedTriangle(22, eleven.repeated(3))),
         "81 warning meshes/mesh/attributes/interleaved/attributes[1]"},
        {"bone_out_of_range.e3d", riggedModelOf(skinnedTriangle(2, u8({0, 255, 2, 255, 255, 0}))),
         "82 warning meshes/mesh/attributes/interleaved/vertexData[1]/bones[0]", true},
        {"weights_not_one.e3d", riggedModelOf(skinnedTriangle(4, u8({0, 1, 100, 50, 1, 255, 255, 0, 0, 1, 0, 0}))),
         "85 info meshes/mesh/attributes/interleaved/vertexData[0]/weights", true},
        {"weight_set_8.e3d",
         riggedModelOf(skinnedTriangle(2, u8({0, 255, 1, 255, 255, 0}), skin({"hip", "knee"}, block(0x1054, u8({8}))))),
         "83 error meshes/mesh/skin/skinBoneWeights/set", true},
        {"bone_count_too_large.e3d",
         riggedModelOf(skinnedTriangle(2, u8({0, 255, 0, 255, 255, 0}),
                                       block(0x1050, block(0x1053, u8({200}) + string("hip") + identity())))),
         "8 error meshes/mesh/skin/skinBones/bones", true},
        {"bone_without_node.e3d",
         riggedModelOf(skinnedTriangle(2, u8({0, 255, 1, 255, 255, 0}), skin({"hip", "ankle"}))),
         "52 warning meshes/mesh/skin/skinBones/bones[1]/nodeName"},
        {"morph_vertices_differ.e3d", unlike.bytes(), "84 warning meshes/mesh[1]/morphs/morph"},
        {"morph_count_wrong.e3d", model.bytes(), "84 error meshes/mesh[1]/morphs/count", true},
        {"morph_target_undefined.e3d", undefined.bytes(), "52 error meshes/mesh[1]/morphs/morph/meshID/id", true}};
}

} // namespace

std::vector<DamagedSample> damagedMeshes()
{
    std::vector<DamagedSample> all = damagedAttributes();
    for (const auto &list : {damagedTriangles(), damagedSkins()})
        all.insert(all.end(), list.begin(), list.end());
    return all;
}

} // namespace e3d
