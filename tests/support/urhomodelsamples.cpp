// Damaged models: at least one for each rule of the reference, in its order.
#include "tests/support/urhobuilder.h"
#include "tests/support/urhosamples.h"

#include <cmath>

namespace urho {

namespace {

constexpr bool Mended = true;

/// A sound model in which `change` breaks one thing.
template<typename Change>
QByteArray changed(Model model, Change change)
{
    change(model);
    return model.bytes();
}

QByteArray withBuffers(const QByteArrayList &vertexBuffers)
{
    return changed(maskedTriangle(), [&](Model &m) { m.vertexBuffers = vertexBuffers; });
}

QByteArray withElements(Words elements, int stride)
{
    QByteArray vertices;
    for (const Floats position : {Floats{0, 0, 0}, Floats{0, 1, 0}, Floats{1, 0, 0}})
        vertices += f32(position).leftJustified(stride, '\0', true);
    return changed(describedTriangle(),
                   [&](Model &m) { m.vertexBuffers = {describedVertices(elements, stride, vertices)}; });
}

QByteArray withLevels(const std::vector<Level> &levels)
{
    return changed(maskedTriangle(), [&](Model &m) {
        m.indexBuffers = {indices16({0, 1, 2, 0, 1, 2})};
        m.geometries = {geometry(levels)};
    });
}

QByteArray withMorphs(const QByteArrayList &morphs, MorphRange range = {0, 3})
{
    return changed(maskedTriangle(), [&](Model &m) {
        m.vertexBuffers = {maskedVertices(1, 12, threePositions(), range)};
        m.morphs = morphs;
    });
}

QByteArray withBones(const std::vector<Bone> &bones)
{
    return changed(maskedTriangle(), [&](Model &m) { m.bones = bones; });
}

QByteArray withBox(Floats box)
{
    return changed(maskedTriangle(), [&](Model &m) { m.box = f32(box); });
}

QByteArray withWeights(Floats weights, std::initializer_list<quint8> bones, Words mapping = {})
{
    return changed(skinnedTriangle(mapping), [&](Model &m) {
        const QByteArray sound = skinnedVertex({0, 0, 0}, {1, 0, 0, 0}, {0, 0, 0, 0});
        m.vertexBuffers = {maskedVertices(0x301, 32,
                                          sound + skinnedVertex({0, 1, 0}, weights, bones)
                                              + skinnedVertex({1, 0, 0}, {1, 0, 0, 0}, {0, 0, 0, 0}))};
    });
}

/// Bones that hang at the first one.
std::vector<Bone> manyBones(int count)
{
    static const char *const names[]{"a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m"};
    static QByteArrayList kept;
    if (kept.isEmpty()) {
        for (const char *first : names) {
            for (const char *second : names)
                kept += QByteArray(first) + second;
        }
    }
    std::vector<Bone> bones;
    for (int i = 0; i < count; ++i)
        bones.push_back({.name = kept[i].constData()});
    return bones;
}

const float nan = std::nanf("");

void addCommon(std::vector<DamagedSample> &all)
{
    const QByteArray sound = maskedTriangle().bytes();
    const QByteArray skinned = skinnedTriangle().bytes();
    all.push_back({"c1_unknown_identifier.mdl", "UMD3" + sound.mid(4), "M1 error "});
    all.push_back({"c2_name_in_latin1.mdl", withBones({{.name = "W\xfcrfel"}}), "C2 info UMDL/bones[0]/name"});
    all.push_back(
        {"c3_ends_in_a_bone.mdl", skinned.chopped(24 + 12 + 1 + 30), "C3 error UMDL/bones[1]/offsetMatrix", Mended});
    all.push_back({"c3_ends_in_the_box.mdl", sound.chopped(12 + 8), "C3 error UMDL/boundingBox"});
    all.push_back({"c4_name_without_end.mdl", maskedTriangle().bytesBeforeBones() + i32({1}) + "root",
                   "C4 error UMDL/bones[0]/name", Mended});
    all.push_back({"c5_bytes_behind_the_centers.mdl", sound + "tail", "C5 warning trailing", Mended});
    all.push_back({"c5_part_of_a_center.mdl", sound.chopped(5), "M3 info UMDL; C5 warning trailing", Mended});
    all.push_back({"c6_four_billion_indices.mdl",
                   changed(maskedTriangle(),
                           [](Model &m) {
                               m.indexBuffers = {u32({0xffffffff, 2}) + u16({0, 1, 2})};
                           }),
                   "C6 error UMDL/indexBuffers[0]/indices"});
}

void addEnds(std::vector<DamagedSample> &all)
{
    const Model model = maskedTriangle();
    all.push_back({"m2_no_skeleton.mdl", model.bytesBeforeBones(), "M2 warning UMDL", Mended});
    all.push_back({"m2_no_box.mdl", model.bytesBeforeBones() + i32({0}), "M2 warning UMDL", Mended});
    all.push_back({"m3_no_center.mdl", changed(model, [](Model &m) { m.centers = {}; }), "M3 info UMDL", Mended});
}

void addVertices(std::vector<DamagedSample> &all)
{
    const QByteArray positions = threePositions();
    all.push_back(
        {"m4_element_type_7.mdl", withElements({0x0003, 0x0407}, 20), "M4 error UMD2/vertexBuffers[0]/elements[1]"});
    all.push_back({"m4_element_meaning_9.mdl", withElements({0x0003, 0x0902}, 20),
                   "M4 error UMD2/vertexBuffers[0]/elements[1]/element"});
    all.push_back({"m5_mask_bit_14.mdl", withBuffers({maskedVertices(0x4001, 12, positions)}),
                   "M5 warning UMDL/vertexBuffers[0]/elementMask", Mended});
    all.push_back({"m5_element_bit_24.mdl", withElements({0x01000003}, 12),
                   "M5 warning UMD2/vertexBuffers[0]/elements[0]/element", Mended});
    all.push_back({"m6_element_twice.mdl", withElements({0x0003, 0x0003}, 24),
                   "M6 warning UMD2/vertexBuffers[0]/elements[1]/element"});
    all.push_back({"m6_coordinates_and_cube_coordinates.mdl",
                   withBuffers({maskedVertices(0x29, 32, QByteArray(96, '\0'))}),
                   "M6 warning UMDL/vertexBuffers[0]/elementMask"});
    all.push_back({"m6_matrices_of_instances.mdl", withBuffers({maskedVertices(0x1c01, 60, QByteArray(180, '\0'))}),
                   "M6 warning UMDL/vertexBuffers[0]/elementMask"});
    all.push_back({"m7_no_position.mdl", withElements({0x0402}, 8), "M7 warning UMD2/vertexBuffers[0]"});
    all.push_back({"m8_position_not_finite.mdl",
                   withBuffers({maskedVertices(1, 12, f32({0, 0, 0, 0, nan, 0, 1, 1, 0}))}),
                   "M8 warning UMDL/vertexBuffers[0]/vertices[1]/position/y", Mended});
    all.push_back({"m10_morph_range_too_long.mdl", withBuffers({maskedVertices(1, 12, positions, {1, 3})}),
                   "M10 error UMDL/vertexBuffers[0]/morphRangeCount", Mended});
}

void addLevels(std::vector<DamagedSample> &all)
{
    const auto level = [](const char *field, int number = 0) {
        return QByteArray(" UMDL/geometries[0]/lods[") + QByteArray::number(number) + "]/" + field;
    };
    all.push_back({"m9_index_of_no_vertex.mdl",
                   changed(maskedTriangle(),
                           [](Model &m) {
                               m.indexBuffers = {indices16({0, 1, 3})};
                           }),
                   "M9 error UMDL/indexBuffers[0]/indices[2]"});
    all.push_back({"m9_wide_index_of_no_vertex.mdl",
                   changed(maskedTriangle(),
                           [](Model &m) {
                               m.indexBuffers = {indices32({0, 0x80000000, 2})};
                           }),
                   "M9 error UMDL/indexBuffers[0]/indices[1]"});
    all.push_back(
        {"m11_no_such_vertex_buffer.mdl", withLevels({{.vertexBuffer = 1}}), "M11 error" + level("vertexBuffer")});
    all.push_back({"m11_no_such_index_buffer.mdl", withLevels({{.indexBuffer = 0xffffffff}}),
                   "M11 error" + level("indexBuffer")});
    all.push_back({"m12_range_too_long.mdl", withLevels({{.indexStart = 3, .indexCount = 6}}),
                   "M12 error" + level("indexCount"), Mended});
    all.push_back({"m13_no_level.mdl", withLevels({}), "M13 warning UMDL/geometries[0]"});
    all.push_back(
        {"m14_distance_negative.mdl", withLevels({{}, {.distance = -1}}), "M14 warning" + level("distance", 1)});
    all.push_back(
        {"m14_distance_not_finite.mdl", withLevels({{}, {.distance = nan}}), "M14 warning" + level("distance", 1)});
    all.push_back({"m14_distances_descend.mdl", withLevels({{}, {.distance = 20}, {.distance = 10}}),
                   "M14 warning" + level("distance", 2)});
    all.push_back({"m15_primitive_6.mdl", withLevels({{.primitiveType = 6}}), "M15 error" + level("primitiveType")});
    all.push_back({"m15_triangle_strip.mdl", withLevels({{.primitiveType = 3, .indexCount = 4}}),
                   "M15 info" + level("primitiveType")});
    all.push_back({"m16_part_of_a_triangle.mdl", withLevels({{.indexCount = 4}}), "M16 warning" + level("indexCount")});
    all.push_back({"m16_part_of_a_line.mdl", withLevels({{.primitiveType = 1, .indexCount = 3}}),
                   "M16 warning" + level("indexCount")});
    all.push_back({"m32_indices_of_3_bytes.mdl",
                   changed(maskedTriangle(),
                           [](Model &m) {
                               m.indexBuffers = {u32({2, 3}) + u16({0, 1, 2})};
                           }),
                   "M32 error UMDL/indexBuffers[0]/indexSize"});
}

void addMorphs(std::vector<DamagedSample> &all)
{
    const QByteArray one = moved(0, {0, 0, 1});
    const auto plain = [&](const char *name) { return morph(name, {{.count = 1, .vertices = one}}); };
    all.push_back({"m17_morph_without_name.mdl", withMorphs({plain("")}), "M17 warning UMDL/morphs[0]/name"});
    all.push_back({"m17_morph_names_repeat.mdl", withMorphs({plain("a"), plain("b"), plain("a")}),
                   "M17 warning UMDL/morphs[2]/name"});
    all.push_back({"m18_no_such_vertex_buffer.mdl",
                   withMorphs({morph("a", {{.vertexBuffer = 1, .count = 1, .vertices = one}})}),
                   "M18 error UMDL/morphs[0]/buffers[0]/vertexBuffer"});
    all.push_back({"m18_vertex_buffer_twice.mdl",
                   withMorphs({morph("a", {{.count = 1, .vertices = one}, {.count = 1, .vertices = one}})}),
                   "M18 warning UMDL/morphs[0]/buffers[1]/vertexBuffer"});
    all.push_back({"m19_mask_of_no_use.mdl", withMorphs({morph("a", {{.mask = 0x205, .count = 1, .vertices = one}})}),
                   "M19 warning UMDL/morphs[0]/buffers[0]/elementMask", Mended});
    all.push_back({"m20_no_normals_to_move.mdl",
                   withMorphs({morph("a", {{.mask = 3, .count = 1, .vertices = one + f32({0, 1, 0})}})}),
                   "M20 error UMDL/morphs[0]/buffers[0]/elementMask"});
    all.push_back({"m21_outside_the_range.mdl", withMorphs({plain("a")}, {1, 1}),
                   "M21 error UMDL/morphs[0]/buffers[0]/vertices[0]/index", Mended});
    all.push_back({"m21_no_range.mdl", withMorphs({plain("a")}, {0, 0}),
                   "M21 error UMDL/morphs[0]/buffers[0]/vertices[0]/index", Mended});
    all.push_back({"m21_no_such_vertex.mdl", withMorphs({morph("a", {{.count = 1, .vertices = moved(3, {0, 0, 1})}})}),
                   "M21 error UMDL/morphs[0]/buffers[0]/vertices[0]/index"});
}

void addBones(std::vector<DamagedSample> &all)
{
    const QByteArray box = f32({-1, -1, -1, 1, 1, 1});
    all.push_back({"m22_no_root.mdl", withBones({{.name = "a", .parent = 1}, {.name = "b", .parent = 0}}),
                   "M22 error UMDL/bones; M23 error UMDL/bones[0]/parent"});
    all.push_back({"m22_two_roots.mdl", withBones({{.name = "a"}, {.name = "b", .parent = 1}}),
                   "M22 warning UMDL/bones[1]/parent"});
    all.push_back({"m23_no_such_parent.mdl", withBones({{.name = "a"}, {.name = "b", .parent = 2}}),
                   "M23 error UMDL/bones[1]/parent"});
    all.push_back({"m23_parent_negative.mdl", withBones({{.name = "a"}, {.name = "b", .parent = -1}}),
                   "M23 error UMDL/bones[1]/parent"});
    all.push_back(
        {"m23_parents_in_a_circle.mdl",
         withBones({{.name = "a"}, {.name = "b", .parent = 2}, {.name = "c", .parent = 1}, {.name = "d", .parent = 1}}),
         "M23 error UMDL/bones[1]/parent"});
    all.push_back({"m24_bone_without_name.mdl", withBones({{.name = ""}}), "M24 warning UMDL/bones[0]/name"});
    all.push_back(
        {"m24_bone_names_repeat.mdl", withBones({{.name = "a"}, {.name = "a"}}), "M24 warning UMDL/bones[1]/name"});
    all.push_back({"m25_rotation_too_long.mdl", withBones({{.rotation = f32({1, 0.1f, 0, 0})}}),
                   "M25 warning UMDL/bones[0]/rotation", Mended});
    all.push_back({"m25_rotation_zero.mdl", withBones({{.rotation = f32({0, 0, 0, 0})}}),
                   "M25 warning UMDL/bones[0]/rotation", Mended});
    all.push_back({"m25_matrix_not_finite.mdl",
                   withBones({{.offsetMatrix = f32({1, 0, 0, 0, 0, 1, 0, nan, 0, 0, 1, 0})}}),
                   "M25 warning UMDL/bones[0]/offsetMatrix/m13", Mended});
    all.push_back(
        {"m26_mask_bit_2.mdl", withBones({{.collisionMask = 4}}), "M26 warning UMDL/bones[0]/collisionMask", Mended});
    all.push_back({"m27_radius_negative.mdl", withBones({{.collisionMask = 1, .shapes = f32({-1})}}),
                   "M27 warning UMDL/bones[0]/radius"});
    all.push_back({"m27_radius_not_finite.mdl", withBones({{.collisionMask = 1, .shapes = f32({INFINITY})}}),
                   "M27 warning UMDL/bones[0]/radius"});
    all.push_back({"m27_box_inside_out.mdl", withBones({{.collisionMask = 2, .shapes = f32({-1, 2, -1, 1, 1, 1})}}),
                   "M27 warning UMDL/bones[0]/box"});
    all.push_back(
        {"m28_mapping_to_no_bone.mdl", skinnedTriangle({0, 2}).bytes(), "M28 error UMDL/geometries[0]/boneMapping[1]"});
    all.push_back({"m28_one_geometry_without_mapping.mdl",
                   changed(skinnedTriangle({0, 1}),
                           [](Model &m) {
                               m.vertexBuffers += m.vertexBuffers;
                               m.indexBuffers += m.indexBuffers;
                               m.geometries += geometry({{.vertexBuffer = 1, .indexBuffer = 1}});
                               m.centers += m.centers;
                           }),
                   "M28 warning UMDL/geometries[1]"});
    all.push_back({"m31_blend_index_beyond_the_mapping.mdl", withWeights({0.5f, 0.5f, 0, 0}, {0, 1, 9, 9}, {0}),
                   "M31 error UMDL/vertexBuffers[0]/vertices[1]/blendIndices[1]", Mended});
    all.push_back({"m31_blend_index_of_no_bone.mdl", withWeights({0.5f, 0, 0.5f, 0}, {0, 9, 2, 9}),
                   "M31 error UMDL/vertexBuffers[0]/vertices[1]/blendIndices[2]", Mended});
    all.push_back({"m33_65_bones.mdl", withBones(manyBones(65)), "M33 info UMDL/geometries[0]"});
    all.push_back({"m34_weights_add_up_to_half.mdl", withWeights({0.5f, 0, 0, 0}, {0, 0, 0, 0}),
                   "M34 warning UMDL/vertexBuffers[0]/vertices[1]/blendWeights", Mended});
    all.push_back({"m34_weight_negative.mdl", withWeights({1.5f, -0.5f, 0, 0}, {0, 1, 0, 0}),
                   "M34 warning UMDL/vertexBuffers[0]/vertices[1]/blendWeights", Mended});
}

void addBoxes(std::vector<DamagedSample> &all)
{
    all.push_back(
        {"m29_box_not_finite.mdl", withBox({0, 0, 0, 1, INFINITY, 0}), "M29 warning UMDL/boundingBox/max/y", Mended});
    all.push_back({"m29_box_inside_out.mdl", withBox({1, 1, 0, 0, 0, 0}), "M29 warning UMDL/boundingBox", Mended});
    all.push_back({"m30_box_too_small.mdl", withBox({0, 0, 0, 1, 0.5f, 0}), "M30 info UMDL/boundingBox", Mended});
}

} // namespace

std::vector<DamagedSample> damagedModels()
{
    std::vector<DamagedSample> all;
    for (const auto add : {&addCommon, &addEnds, &addVertices, &addLevels, &addMorphs, &addBones, &addBoxes})
        add(all);
    return all;
}

} // namespace urho
