#include "tests/support/kohisamples.h"

#include "tests/support/kohibuilder.h"

#include <limits>

namespace kohi {

namespace {

constexpr float NotANumber = std::numeric_limits<float>::quiet_NaN();

/// Shorthand for a model that differs from another one.
template<typename Change>
Model changed(Model model, Change change)
{
    change(model);
    return model;
}
template<typename Change>
QByteArray triangleWith(Change change)
{
    return changed(Model(), change).bytes();
}
template<typename Change>
QByteArray skinnedWith(Change change)
{
    return changed(skinnedModel(), change).bytes();
}

/// Two animations with two channels each.
Model twoAnimations()
{
    Model model = skinnedModel();
    model.animations.push_back({"run"});
    model.channels.push_back({1, "hip"});
    model.channels.push_back({1, "knee"});
    return model;
}

/// Single keys, so that runs of one kind can stand where others stand.
Model singleKeys()
{
    return changed(skinnedModel(), [](Model &m) {
        for (Channel &channel : m.channels)
            channel.positions = positionKey(0, 0, 0, 0);
    });
}

std::vector<DamagedSample> damagedStructure()
{
    const Built triangle = Model().build();
    const Built skinned = skinnedModel().build();
    const QByteArray &whole = triangle.bytes;
    const auto withFront = [](const QByteArray &front) { return triangleWith([&](Model &m) { m.front = front; }); };
    QByteArray unknown = triangle.with("submeshes/guard", u32({99}));
    unknown.replace(triangle.places["string_table_offset"], 4, u32({7}));
    return {
        {"k01_ends_inside_header", whole.first(100), "K11 error engine132/header; K01 error engine132"},
        {"k02_magic", triangle.with("magic", u32({0xDECAFBAE})), "K02 error engine132/header/magic"},
        {"k03_asset_type_3", triangle.with("asset_type", u32({3})), "K03 error engine132/header/asset_type"},
        {"k04_version_2", withFront(u32({2, 1}) + u8({1, 0, 0, 0})), "K04 warning engine132/header/version"},
        {"k05_exporter_7", withFront(u32({1, 7}) + u8({1, 0, 0, 0})), "K05 info engine132/header/exporter_type"},
        {"k06_padding", withFront(u32({1, 1}) + u8({1, 0, 5, 0})), "K06 info engine132/header/padding[1]"},
        {"k07_packed129", withFront(u32({1, 1}) + u8({1})), "K07 warning packed129/header"},
        {"k07_doc126", withFront(u8({1}) + u32({1}) + u8({1})), "K07 warning doc126/header"},
        {"k07_doc123", withFront(u8({1, 1, 1})), "K07 warning doc123/header"},
        {"k08_no_layout_fits", unknown,
         "K08 error engine132/header; K10 error engine132/header/string_table_offset; K09 error "
         "engine132/submeshes/guard"},
        {"k09_guard_of_nodes", triangle.with("nodes/guard", u32({33})), "K09 error engine132/nodes/guard"},
        {"k10_offset_of_the_guard",
         triangle.with("string_table_offset", u32({quint32(triangle.places["strings/guard"])})),
         "K10 error engine132/header/string_table_offset"},
        {"k11_ends_inside_vertices", whole.first(triangle.places["submeshes/vertices"] + 100),
         "K11 error engine132/submeshes/vertex_buffers[0]/vertices"},
        {"k12_mesh_type_7", triangle.with("submeshes/mesh_types", u8({7})),
         "K12 error engine132/submeshes/mesh_types[0]"},
        {"k13_total_of_1", skinned.with("animations/total_channel_count", u16({1})),
         "K13 error engine132/animations/total_channel_count; K11 error engine132/channels/key_buffer"},
        {"k14_counts_1_and_3", twoAnimations().build().with("animations/channel_counts", u16({1, 3})),
         "K14 error engine132/animations/channel_counts[0]; K14 error engine132/animations/channel_counts[1]"},
        {"k15_animation_9", skinned.with("channels/animation_ids", u16({9}), 2),
         "K14 error engine132/animations/channel_counts[0]; K15 error engine132/channels/animation_ids[1]"},
        {"k16_keys_behind_the_buffer", skinned.with("channels/position_offsets", u32({5000})),
         "K16 error engine132/channels/position_offsets[0]"},
        {"k17_offset_of_2_more", skinned.with("channels/rotation_offsets", u32({34})),
         "K17 warning engine132/channels/rotation_offsets[0]; K17 warning engine132/channels/scale_offsets[0]; K49 "
         "warning engine132/channels/key_buffer/rotations[0]/keys[0]/rotation"},
        {"k18_scales_before_positions",
         changed(singleKeys(), [](Model &) {}).build().with("channels/position_offsets", u32({36})),
         "K18 info engine132/channels/position_offsets[0]"},
    };
}

std::vector<DamagedSample> damagedStrings()
{
    const Built triangle = Model().build();
    const QByteArray last = u32({50});
    return {
        {"k19_narrow_table", triangleWith([](Model &m) { m.hasNarrowTable = true; }), "K19 warning engine132/strings"},
        {"k20_text_outside_its_block", triangle.with("strings/entries", last, 2 * 8 + 4),
         "K20 error engine132/strings/entries[2]"},
        {"k20_text_out_of_line", triangle.with("strings/entries", u32({1}), 1 * 8 + 4),
         "K20 warning engine132/strings/entries[1]"},
        {"k21_block_too_large", triangle.with("strings/data_block_size", u32({100})),
         "K21 error engine132/strings/data"},
        {"k22_material_77", triangle.with("submeshes/material_name_ids", u16({77})),
         "K22 error engine132/submeshes/material_name_ids[0]; K25 info engine132/strings/entries[1]"},
        {"k23_bone_without_name", skinnedWith([](Model &m) { m.bones[1].name = {}; }),
         "K23 error engine132/bones/name_ids[1]"},
        {"k24_bytes_behind", triangle.bytes + QByteArray(6, 'x'), "K24 warning trailing"},
        {"k25_text_empty", triangleWith([](Model &m) { m.submeshes[0].material = ""; }),
         "K25 warning engine132/strings/entries[1]"},
        {"k25_text_no_utf8", triangleWith([](Model &m) { m.submeshes[0].material = "\xff\xfe"; }),
         "K25 warning engine132/strings/entries[1]"},
        {"k25_text_with_nul", triangleWith([](Model &m) { m.submeshes[0].material = QByteArray("a\0b", 3); }),
         "K25 warning engine132/strings/entries[1]"},
        {"k25_text_unused", triangleWith([](Model &m) { m.moreStrings = {"nobody"}; }),
         "K25 info engine132/strings/entries[3]"},
    };
}

std::vector<DamagedSample> damagedMeshes()
{
    const auto skin = [](std::initializer_list<qint32> bones, std::initializer_list<float> weights) {
        return skinnedWith(
            [&](Model &m) { m.submeshes[0].vertices.replace(0, 96, skinnedVertex(0, 0, 0, bones, weights)); });
    };
    const auto indexed = [](std::initializer_list<quint32> indices) {
        return triangleWith([&](Model &m) { m.submeshes[0].indices = u32(indices); });
    };
    const auto inVertex = [](qsizetype at, std::initializer_list<float> values) {
        return triangleWith(
            [&](Model &m) { m.submeshes[0].vertices.replace(at, qsizetype(values.size()) * 4, f32(values)); });
    };
    return {
        {"k26_index_9", indexed({0, 1, 9}), "K26 error engine132/submeshes/index_buffers[0]/indices[2]"},
        {"k27_four_indices", indexed({0, 1, 2, 0}), "K27 warning engine132/submeshes/index_buffers[0]/indices"},
        {"k28_no_indices", indexed({}), "K28 warning engine132/submeshes/index_counts[0]"},
        {"k29_flat_triangle", indexed({0, 1, 2, 0, 1, 1}), "K29 info engine132/submeshes/index_buffers[0]/indices[3]"},
        {"k30_bone_5", skin({5, -1, -1, -1}, {1, 0, 0, 0}),
         "K30 error engine132/submeshes/vertex_buffers[0]/vertices[0]/bone_ids[0]"},
        {"k30_weight_of_nobody", skin({0, -1, -1, -1}, {0.5f, 0.5f, 0, 0}),
         "K30 error engine132/submeshes/vertex_buffers[0]/vertices[0]/weights"},
        {"k31_weights_of_a_half", skin({0, -1, -1, -1}, {0.5f, 0, 0, 0}),
         "K31 warning engine132/submeshes/vertex_buffers[0]/vertices[0]/weights"},
        {"k31_weight_negative", skin({0, 1, -1, -1}, {1.5f, -0.5f, 0, 0}),
         "K31 warning engine132/submeshes/vertex_buffers[0]/vertices[0]/weights"},
        {"k32_not_a_number", inVertex(24, {NotANumber}),
         "K32 error engine132/submeshes/vertex_buffers[0]/vertices[0]/texcoord/x"},
        {"k33_normal_of_2", inVertex(20, {2}), "K33 info engine132/submeshes/vertex_buffers[0]/vertices[0]/normal"},
        {"k33_handedness_0", inVertex(60, {0}), "K33 info engine132/submeshes/vertex_buffers[0]/vertices[0]/tangent/w"},
        {"k40_box_too_large", triangleWith([](Model &m) {
             m.submeshes[0].extents = f32({0, 0, 0, 1, 5, 0});
         }),
         "K40 warning engine132/submeshes/extents[0]"},
        {"k41_center_elsewhere", triangleWith([](Model &m) {
             m.submeshes[0].center = f32({4, 0, 0});
         }),
         "K41 warning engine132/submeshes/centers[0]/center"},
        {"k42_box_of_the_model", triangleWith([](Model &m) {
             m.extents = f32({0, 0, 0, 9, 1, 0});
         }),
         "K42 warning engine132/header/extents"},
        {"k42_center_of_the_model", triangleWith([](Model &m) {
             m.center = f32({0.5f, 7, 0});
         }),
         "K42 warning engine132/header/center"},
        {"k42_no_bounds", triangleWith([](Model &m) {
             m.extents = m.submeshes[0].extents = QByteArray(24, '\0');
             m.center = m.submeshes[0].center = QByteArray(12, '\0');
         }),
         "K42 info engine132/header/extents; K42 info engine132/header/center; K41 info "
         "engine132/submeshes/centers[0]/center; K40 info engine132/submeshes/extents[0]"},
        {"k51_static_but_animated", skinnedWith([](Model &m) { m.submeshes = {Submesh()}; }),
         "K51 warning engine132/submeshes/mesh_types[0]"},
        {"k51_skinned_without_animation", skinnedWith([](Model &m) {
             m.animations.clear();
             m.channels.clear();
         }),
         "K51 warning engine132/submeshes/mesh_types[0]"},
    };
}

std::vector<DamagedSample> damagedNodes()
{
    const auto nodes = [](std::vector<Node> all) { return triangleWith([&](Model &m) { m.nodes = std::move(all); }); };
    const QByteArray skewed = f32({1, 0, 0, 0.5f, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1});
    const QByteArray flat = f32({1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1});
    return {
        {"k34_parent_9", nodes({{"root"}, {"arm", 9}}), "K34 error engine132/nodes/parent_indices[1]"},
        {"k35_circle", nodes({{"root"}, {"arm", 2}, {"hand", 1}}), "K35 error engine132/nodes/parent_indices[1]"},
        {"k36_bone_of_no_node", skinnedWith([](Model &m) { m.bones[1].name = "elbow"; }),
         "K36 warning engine132/bones/name_ids[1]"},
        {"k37_channel_of_no_node", skinnedWith([](Model &m) { m.channels[1].name = "elbow"; }),
         "K37 warning engine132/channels/name_ids[1]"},
        {"k38_name_twice", nodes({{"root"}, {"arm", 0}, {"Arm", 0}}), "K38 warning engine132/nodes/name_ids[2]"},
        {"k39_two_roots", nodes({{"root"}, {"other"}}), "K39 info engine132/nodes/parent_indices[1]"},
        {"k39_no_root", nodes({{"root", 1}, {"arm", 0}}),
         "K35 error engine132/nodes/parent_indices[0]; K39 error engine132/nodes/parent_indices"},
        {"k43_last_row", nodes({{"root"}, {"arm", 0, skewed}}), "K43 warning engine132/nodes/local_matrices[1]/local"},
        {"k43_no_inverse", nodes({{"root"}, {"arm", 0, flat}}), "K43 warning engine132/nodes/local_matrices[1]/local"},
        {"k44_header_matrix", triangleWith([](Model &m) { m.transform = moved(1, 0, 0); }),
         "K44 info engine132/header/inverse_global_transform"},
    };
}

std::vector<DamagedSample> damagedAnimations()
{
    const auto channel = [](auto change) { return skinnedWith([&](Model &m) { change(m.channels[0]); }); };
    return {
        {"k45_duration_0", skinnedWith([](Model &m) { m.animations[0].duration = 0; }),
         "K45 warning engine132/animations/durations[0]"},
        {"k46_rate_0", skinnedWith([](Model &m) { m.animations[0].ticksPerSecond = 0; }),
         "K46 warning engine132/animations/ticks_per_second[0]"},
        {"k47_times_descend", channel([](Channel &c) {
             c.positions = positionKey(0, 0, 0, 0) + positionKey(0, 1, 0, 7) + positionKey(0, 2, 0, 3);
         }),
         "K47 error engine132/channels/key_buffer/positions[0]/keys[2]/time"},
        {"k48_time_behind_the_end",
         channel([](Channel &c) { c.positions = positionKey(0, 0, 0, 0) + positionKey(0, 1, 0, 50); }),
         "K48 warning engine132/channels/key_buffer/positions[0]/keys[1]/time"},
        {"k49_rotation_of_2", channel([](Channel &c) { c.rotations = rotationKey(0, 0, 0, 2, 0); }),
         "K49 warning engine132/channels/key_buffer/rotations[0]/keys[0]/rotation"},
        {"k50_no_scales", channel([](Channel &c) { c.scales.clear(); }),
         "K50 warning engine132/channels/scale_counts[0]"},
        {"k50_no_positions", channel([](Channel &c) { c.positions.clear(); }),
         "K50 info engine132/channels/position_counts[0]"},
        {"k53_animation_without_channels", skinnedWith([](Model &m) { m.animations.push_back({"rest"}); }),
         "K53 warning engine132/animations/channel_counts[1]"},
        {"k53_no_text",
         changed(Model(),
                 [](Model &m) {
                     m.submeshes[0].name = m.submeshes[0].material = {};
                     m.nodes.clear();
                 })
             .bytes(),
         "K53 info engine132/strings"},
    };
}

/// Those for which the reference has no repair, or whose repairs bring to light something for which it has none.
const QByteArrayList &withoutCure()
{
    static const QByteArrayList names{"k01_ends_inside_header",
                                      "k05_exporter_7",
                                      "k08_no_layout_fits",
                                      "k11_ends_inside_vertices",
                                      "k23_bone_without_name", // its new name is that of no node: K36
                                      "k34_parent_9",          // has two roots then: K39
                                      "k35_circle",
                                      "k36_bone_of_no_node",
                                      "k37_channel_of_no_node",
                                      "k39_two_roots",
                                      "k43_no_inverse",
                                      "k53_no_text"};
    return names;
}

} // namespace

std::vector<hexahedron::test::BuiltSample> soundSamples()
{
    Model empty;
    empty.submeshes.clear();
    empty.nodes = {{"root"}};
    empty.extents = QByteArray(24, '\0');
    empty.center = QByteArray(12, '\0');
    Model several = skinnedModel();
    several.submeshes.push_back(several.submeshes[0]);
    several.submeshes[1].name = "second mesh";
    several.submeshes[1].vertices += skinnedVertex(1, 1, 0);
    several.submeshes[1].indices = u32({0, 1, 2, 1, 3, 2});
    std::vector<hexahedron::test::BuiltSample> all{{"triangle", Model().bytes()},
                                                   {"skinned", skinnedModel().bytes()},
                                                   {"two_animations", twoAnimations().bytes()},
                                                   {"two_submeshes", several.bytes()},
                                                   {"nodes_only", empty.bytes()}};
    for (auto &sample : all)
        sample.file = "kohi/" + sample.file + ".k3d";
    return all;
}

std::vector<DamagedSample> damagedSamples()
{
    std::vector<DamagedSample> all;
    for (const auto part : {&damagedStructure, &damagedStrings, &damagedMeshes, &damagedNodes, &damagedAnimations}) {
        for (DamagedSample &sample : part()) {
            sample.isMended = !withoutCure().contains(sample.file);
            sample.file = "kohi/" + sample.file + ".k3d";
            all.push_back(std::move(sample));
        }
    }
    return all;
}

std::vector<DamagedSample> largeDamagedSamples()
{
    Model crowded = skinnedModel();
    for (int i = 0; i < 63; ++i) {
        crowded.nodes.push_back({"joint" + QByteArray::number(i), 0});
        crowded.bones.push_back({"joint" + QByteArray::number(i)});
    }
    Model talkative;
    for (int i = 0; i < 65536; ++i)
        talkative.moreStrings += "x";
    return {{"k52_65_bones.k3d", crowded.bytes(), "K52 error engine132/bones/name_ids"},
            {"k54_65539_strings.k3d", talkative.bytes(),
             "K54 warning engine132/strings/entries; K25 info engine132/strings/entries[3]", true}};
}

std::vector<hexahedron::test::BuiltSample> samples()
{
    std::vector<hexahedron::test::BuiltSample> all = soundSamples();
    for (const DamagedSample &sample : damagedSamples())
        all.push_back({sample.file, sample.bytes});
    return all;
}

} // namespace kohi
