#include "tests/support/hordesamples.h"

#include "tests/support/hordebuilder.h"

#include <limits>

namespace horde {

namespace {

constexpr float NotANumber = std::numeric_limits<float>::quiet_NaN();

/// A file without its folder.
struct Sample
{
    const char *name;
    QByteArray bytes;
};

/// Three joints, all weights on one each, as converters write them with a joint 0 that does not move.
Geometry skinnedTriangle()
{
    Geometry geometry;
    geometry.joints = {identity(), jointAt(1, 0, 0), jointAt(0, 1, 0)};
    return geometry.skinned(u8({1, 0, 0, 0, 1, 2, 0, 0, 2, 1, 0, 0}),
                            u8({255, 0, 0, 0, 200, 54, 0, 0, 127, 127, 0, 0}));
}

/// Four sides and a floor, with streams in an unusual order.
Geometry pyramid()
{
    const QByteArray normals = i16(
        {-23170, 0, 23169, 23170, 0, 23169, 23170, 0, -23169, -23170, 0, -23169, 0, 32767, 0});
    const QByteArray tangents = i16(
        {23170, 0, 23169, 23170, 0, -23169, -23170, 0, -23169, -23170, 0, 23169, 32767, 0, 0});
    const QByteArray up = i16({0, 32767, 0, 0, 32767, 0, 0, 32767, 0, 0, 32767, 0, 0, 0, 32767});
    Geometry geometry;
    geometry.joints = {identity(), jointAt(0, 1, 0)};
    geometry.vertexCount = 5;
    geometry.streams = {stream(6, 8, f32({0, 1, 1, 1, 1, 0, 0, 0, 0.5f, 0.5f})),
                        positions({-1, 0, 1, 1, 0, 1, 1, 0, -1, -1, 0, -1, 0, 2, 0}),
                        stream(1, 6, normals),
                        stream(2, 6, tangents),
                        stream(3, 6, up),
                        stream(5, 4, u8({255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 127, 127, 0, 0})),
                        stream(4, 4, u8({0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0}))};
    geometry.indices = u32({0, 1, 4, 1, 2, 4, 2, 3, 4, 3, 0, 4, 0, 2, 1, 0, 3, 2});
    geometry.morphs = {morph("taller", {4},
                             {stream(0, 12, f32({0, 1, 0})), stream(1, 12, f32({0, 0, 0})),
                              stream(2, 12, f32({0, 0, 0})), stream(3, 12, f32({0, 0, 0}))}),
                       morph("wider", {0, 1, 2, 3}, {stream(0, 12, f32({-1, 0, 1, 1, 0, 1, 1, 0, -1, -1, 0, -1}))})};
    return geometry;
}

std::vector<Sample> soundGeometry()
{
    Geometry nothing;
    nothing.vertexCount = 0;
    nothing.indices = {};
    nothing.streams = {positions({})};
    return {{"triangle.geo", Geometry().bytes()},
            {"skinned.geo", skinnedTriangle().bytes()},
            {"pyramid.geo", pyramid().bytes()},
            {"no_vertices.geo", nothing.bytes()}};
}

QByteArray with(QByteArray bytes, qsizetype offset, const QByteArray &others)
{
    return bytes.replace(offset, others.size(), others);
}

std::vector<Sample> geometryWithWrongNumbers()
{
    const Geometry triangle;
    const QByteArray whole = triangle.bytes();
    Geometry crowded;
    crowded.joints = QByteArrayList(76, identity());
    Geometry jointless;
    jointless.joints = {};
    Geometry incomplete;
    incomplete.indices = u32({0, 1, 2, 0});
    const qsizetype streams = triangle.offsetOfStreams();
    const qsizetype firstStream = streams + 8;
    const qsizetype indexCount = whole.size() - 4 - 12 - 4;
    return {{"ends_in_version.geo", whole.first(6)},
            {"wrong_magic.geo", with(whole, 0, "H3DX")},
            {"version_4.geo", with(whole, 4, u32({4}))},
            {"joint_count_too_large.geo", with(whole, 8, u32({0x10000001}))},
            {"many_joints.geo", crowded.bytes()},
            {"no_joints.geo", jointless.bytes()},
            {"ends_in_stream.geo", whole.first(firstStream + 100)},
            {"vertex_count_too_large.geo", with(whole, streams + 4, u32({0xffffffff}))},
            {"stream_size_wrong.geo", with(whole, firstStream + 4, u32({16}))},
            {"index_count_too_large.geo", with(whole, indexCount, u32({4000}))},
            {"triangle_incomplete.geo", incomplete.bytes()},
            {"morph_count_too_large.geo", with(whole, whole.size() - 4, u32({0xffffffff}))},
            {"trailing_bytes.geo", whole + QByteArray("\r\n\x1a", 3)}};
}

std::vector<Sample> geometryWithWrongStreams()
{
    const Geometry triangle;
    Geometry skewed = skinnedTriangle();
    skewed.joints[1] = f32({1, 0, 0, 0.5f, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1});
    skewed.joints[2] = f32({1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1});
    Geometry broken = skinnedTriangle();
    broken.joints[0] = f32({NotANumber, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1});
    Geometry degenerate;
    degenerate.indices = u32({0, 1, 2, 2, 1, 2});
    Geometry beyond;
    beyond.indices = u32({0, 1, 2, 2, 1, 3});
    Geometry unused;
    unused.vertexCount = 4;
    unused.streams = {positions({0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 5, 5}),
                      stream(1, 6, i16({0, 0, 32767, 0, 0, 32767, 0, 0, 32767, 0, 0, 32767}))};
    Geometry repeated = unused;
    repeated.streams[0] = positions({0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0});
    repeated.indices = u32({0, 1, 2, 0, 3, 2});
    return {
        {"matrix_not_affine.geo", skewed.bytes()},
        {"matrix_nan.geo", broken.bytes()},
        {"unknown_stream.geo", triangle.with(stream(9, 5, QByteArray(15, 'x'))).bytes()},
        {"stream_too_large.geo", triangle.with(stream(9, 0x60000000, QByteArray(15, 'x'))).bytes()},
        {"stream_repeated.geo", triangle.with(positions({0, 0, 1, 1, 0, 1, 0, 1, 1})).bytes()},
        {"no_positions.geo", triangle.without(0).bytes()},
        {"no_normals.geo", triangle.without(1).without(2).without(3).without(6).bytes()},
        {"no_weights.geo", skinnedTriangle().without(5).bytes()},
        {"position_nan.geo", triangle.withStream(0, f32({0, 0, 0, 1, NotANumber, 0, 0, 2e6f, 0})).bytes()},
        {"normals_wrong.geo", triangle.withStream(1, i16({0, 0, 0, 0, 0, 30000, 0, 0, -32768})).bytes()},
        {"joint_out_of_range.geo", skinnedTriangle().withStream(4, u8({3, 0, 0, 0, 1, 2, 0, 0, 2, 1, 0, 200})).bytes()},
        {"weights_wrong.geo",
         skinnedTriangle().withStream(5, u8({0, 0, 0, 0, 100, 100, 0, 0, 255, 255, 0, 0})).bytes()},
        {"index_out_of_range.geo", beyond.bytes()},
        {"triangle_degenerate.geo", degenerate.bytes()},
        {"vertex_unused.geo", unused.bytes()},
        {"vertices_repeated.geo", repeated.bytes()}};
}

std::vector<Sample> geometryWithWrongMorphs()
{
    const Geometry triangle;
    const QByteArray moves = stream(0, 12, f32({0, 0, 1}));
    const auto one = [&](const QByteArray &morph) { return triangle.withMorph(morph).bytes(); };
    QByteArray endless = morph("m", {0}, {moves});
    endless.replace(0, 256, QByteArray(256, 'm'));
    QByteArray leftover = morph("m", {0}, {moves});
    leftover.replace(0, 256, name256("m", "old string"));
    return {{"ends_in_morph.geo", one(morph("m", {0}, {moves})).chopped(5)},
            {"morph_name_without_nul.geo", one(endless)},
            {"morph_names_wrong.geo", triangle.withMorph(morph("", {0}, {moves}))
                                          .withMorph(morph("m", {0}, {moves}))
                                          .withMorph(morph("m", {0}, {moves}))
                                          .bytes()},
            {"bytes_behind_morph_name.geo", one(leftover)},
            {"morph_vertex_out_of_range.geo", one(morph("m", {3}, {moves}))},
            {"morph_vertex_repeated.geo", one(morph("m", {1, 1}, {stream(0, 12, f32({0, 0, 1, 0, 0, 1}))}))},
            {"morph_stream_size_wrong.geo", one(morph("m", {0}, {stream(1, 6, f32({0, 0, 1}))}))},
            {"morph_streams_wrong.geo",
             one(morph("m", {0}, {moves, moves, stream(7, 2, "uv"), stream(3, 12, f32({0, 0, 0}))}))},
            {"morph_nan.geo", one(morph("m", {0}, {stream(0, 12, f32({0, NotANumber, 0}))}))}};
}

QByteArrayList path()
{
    return {frame(), frame({1, 0, 0}), frame({2, 0, 0}, {0, 0, 0.70710678f, 0.70710678f})};
}

std::vector<Sample> soundAnimations()
{
    return {{"walk.anim",
             animation(3, {node("hip", path()), compressedNode("knee", frame({0, 5, 0})), node("Mesh01", path())})},
            {"old_version.anim", animation(3, {oldNode("hip", path()), oldNode("knee", path())}, 2)},
            {"one_frame.anim", animation(1, {node("hip", {frame()}), node("knee", {frame({0, 5, 0})})})}};
}

std::vector<Sample> wrongAnimations()
{
    const QByteArray whole = animation(3, {node("hip", path()), compressedNode("knee", frame({0, 5, 0}))});
    QByteArray endless = whole;
    endless.replace(16, 256, QByteArray(256, 'n'));
    QByteArray leftover = whole;
    leftover.replace(16, 256, name256("hip", "Bip01_Footsteps"));
    const QByteArrayList turned{frame({0, 0, 0}, {0, 0, 0, 0.9f}), frame(), frame({1, 0, 0})};
    const QByteArrayList scaled{frame(), frame({0, 0, 0}, {0, 0, 0, 1}, {0, 1, 1}),
                                frame({0, 0, 0}, {0, 0, 0, 1}, {-1, 1, 1})};
    const QByteArrayList broken{frame(), frame({NotANumber, 0, 0}), frame({0, 0, 0}, {NotANumber, 0, 0, 1})};
    return {{"ends_in_header.anim", whole.first(10)},
            {"wrong_magic.anim", with(whole, 0, "H3DX")},
            {"version_4.anim", with(whole, 4, u32({4}))},
            {"count_too_large.anim", with(whole, 8, u32({0xffffffff}))},
            {"frame_count_too_large.anim", with(whole, 12, u32({0xffffffff}))},
            {"ends_in_frame.anim", whole.chopped(10)},
            {"name_without_nul.anim", endless},
            {"bytes_behind_name.anim", leftover},
            {"names_wrong.anim",
             animation(3, {node("", path()), node("a", path()), node("a", path()), node("\xe4", path())})},
            {"names_with_one_hash.anim", animation(3, {node("WQsx0Nn", path()), node("SRjZdNj", path())})},
            {"compressed_is_2.anim", animation(3, {compressedNode("hip", frame(), 2)})},
            {"compressed_one_frame.anim", animation(1, {compressedNode("hip", frame())})},
            {"frames_equal.anim", animation(3, {node("hip", {frame({1, 0, 0}), frame({1, 0, 0}), frame({1, 0, 0})})})},
            {"no_frames.anim", animation(0, {node("hip", {})})},
            {"frame_nan.anim", animation(3, {node("hip", broken)})},
            {"rotation_wrong.anim", animation(3, {node("hip", turned)})},
            {"scale_wrong.anim", animation(3, {node("hip", scaled)})},
            {"trailing_bytes.anim", whole + QByteArray("\r\n\x1a", 3)}};
}

} // namespace

std::vector<hexahedron::test::BuiltSample> samples()
{
    std::vector<hexahedron::test::BuiltSample> all;
    for (const auto &list : {soundGeometry(), geometryWithWrongNumbers(), geometryWithWrongStreams(),
                             geometryWithWrongMorphs(), soundAnimations(), wrongAnimations()}) {
        for (const Sample &sample : list)
            all.push_back({QByteArray("horde3d/") + sample.name, sample.bytes});
    }
    return all;
}

} // namespace horde
