#include "tests/support/b3dsamples.h"

#include "tests/support/b3dbuilder.h"

#include <array>
#include <cmath>
#include <limits>

namespace b3d {

namespace {

/// A file without its folder and ending.
struct Sample
{
    const char *name;
    QByteArray bytes;
};

/// Four corners for each side, so that every side has its own normal, and two triangles over them.
QByteArray cubeMesh()
{
    QByteArray records;
    QByteArray corners;
    for (int side = 0; side < 6; ++side) {
        const int axis = side / 2;
        const float sign = side % 2 == 0 ? 1.0f : -1.0f;
        for (int corner = 0; corner < 4; ++corner) {
            // Counted around the side, so that the four make a loop.
            const bool right = corner == 1 || corner == 2;
            const bool up = corner >= 2;
            std::array<float, 3> place{};
            std::array<float, 3> normal{};
            place[size_t(axis)] = normal[size_t(axis)] = sign;
            place[size_t(axis + 1) % 3] = right ? sign : -sign;
            place[size_t(axis + 2) % 3] = up ? 1.0f : -1.0f;
            const float u = right ? 1 : 0;
            const float v = up ? 0 : 1;
            records += f32({place[0], place[1], place[2], normal[0], normal[1], normal[2]});
            records += f32({right ? 1.0f : 0.5f, up ? 1.0f : 0.5f, sign > 0 ? 1.0f : 0.25f, 1});
            records += f32({u, v, u / 2, v / 2});
        }
        const qint32 first = side * 4;
        corners += i32({first, first + 1, first + 2, first, first + 2, first + 3});
    }
    return mesh(vertices(records, 3, 2, 2) + chunk("TRIS", i32({0}) + corners), 0);
}

QByteArray cube()
{
    return file(textures(texture("side.png", 1 | 8)) + brushes(1, brush("side", {0}, 2)) + node("cube", cubeMesh()));
}

QByteArray key(qint32 frame, std::initializer_list<float> values)
{
    return i32({frame}) + f32(values);
}

/// A bone with one chunk of keys for each kind of value, as some exporters write them.
QByteArray skinnedWithSplitKeys()
{
    const float half = float(std::sqrt(0.5));
    const QByteArray positions = keys(1, key(1, {0, 0, 0}) + key(5, {0, 1, 0}));
    const QByteArray scales = keys(2, key(1, {1, 1, 1}) + key(5, {1, 2, 1}));
    const QByteArray rotations = keys(4, key(1, {1, 0, 0, 0}) + key(3, {half, 0, half, 0}) + key(5, {0, 0, 1, 0}));
    const QByteArray upper = node("upper", bone({{1, 1.0f}, {2, 0.25f}}) + positions + scales + rotations, {0, 1, 0});
    const QByteArray lower = node("lower", bone({{0, 1.0f}, {2, 0.75f}}) + upper);
    return file(node("body", plainMesh() + animation(5) + lower));
}

QByteArray layeredBrushes()
{
    const QByteArray list = texture("wall.png") + texture("C:\\maps\\light.bmp", 1 | 65536, 3)
                            + texture("shine.png", 1 | 64, 5);
    const QByteArray three = brush("three layers", {0, 1, 2}) + brush("gap", {0, -1, 2}, 1 | 16, {1, 0.5f, 0.25f, 1})
                             + brush("none", {-1, -1, -1});
    const QByteArray records = f32({0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0, 0, 1, 0, 1, 0});
    const QByteArray shape = vertices(records + records, 0, 2, 2) + triangles({0, 1, 2}, 0) + triangles({3, 5, 4}, 1);
    return file(textures(list) + brushes(3, three) + node("wall", mesh(shape, 2)));
}

QByteArray sequence(const char *name, qint32 first, qint32 last)
{
    return chunk("SEQS", text(name) + i32({first, last, 0}));
}

QByteArray namedSequences()
{
    const QByteArray pivot = node("pivot", chunk("PIVO", {}) + keys(1, key(1, {0, 0, 0}) + key(20, {1, 0, 0})));
    return file(node("Scene_Root", animation(20) + sequence("walk", 1, 10) + sequence("stand", 11, 20) + pivot));
}

QByteArray unknownChunks()
{
    const QByteArray inside = chunk("LOD0", i32({1, 2}));
    return file(chunk("XXXX", texture("off.png")) + node("root", plainMesh() + inside)
                + chunk("note", text("kept as it is")));
}

/// The second name is Latin-1, not UTF-8; the third a list of properties as level editors write it.
QByteArray strangeNames()
{
    const QByteArray children = node("caf\xe9 \\ \"quoted\"") + node("classname=light\r\ncolor=1 1 1\tend") + node("");
    return file(textures(texture("stra\xdf"
                                 "e.png"))
                + node("\x01\x7f", plainMesh() + children));
}

QByteArray nested()
{
    const QByteArray hand = node("hand", node("thumb") + node("finger") + node("finger"));
    return file(node("body", node("arm", hand, {1, 0, 0}) + node("arm", plainMesh(), {-1, 0, 0})
                                 + node("head", {}, {0, 2, 0})));
}

std::vector<Sample> soundSamples()
{
    return {{"minimal", file(node("node"))},
            {"one_triangle", file(node("triangle", plainMesh()))},
            {"cube", cube()},
            {"skinned_split_keys", skinnedWithSplitKeys()},
            {"brushes_three_layers", layeredBrushes()},
            {"sequences_and_pivot", namedSequences()},
            {"unknown_chunks", unknownChunks()},
            {"strange_names", strangeNames()},
            {"nested_nodes", nested()}};
}

/// The sample "one_triangle" with another value in four of its bytes.
QByteArray triangleWith(qsizetype offset, qint32 value)
{
    return file(node("triangle", plainMesh())).replace(offset, 4, i32({value}));
}

// Places in "one_triangle".
constexpr qsizetype fileLength = 4;
constexpr qsizetype nodeLength = 16;
constexpr qsizetype nodeRotation = 20 + 9 + 24;
constexpr qsizetype meshLength = nodeRotation + 16 + 4;
constexpr qsizetype verticesLength = meshLength + 4 + 4 + 4;
constexpr qsizetype firstPosition = verticesLength + 4 + 12;
constexpr qsizetype trianglesLength = firstPosition + 36 + 4;

/// Lengths that count the eight bytes of tag and length too, in every chunk.
QByteArray countingOwnHeader()
{
    QByteArray bytes = file(node("triangle", plainMesh()));
    for (const qsizetype offset : {fileLength, nodeLength, meshLength, verticesLength, trianglesLength})
        bytes[offset] = char(bytes[offset] + 8);
    return bytes;
}

QByteArray nestedDeep(int count)
{
    QByteArray chunks;
    for (int i = 0; i < count; ++i)
        chunks = node("n", chunks);
    return file(chunks);
}

std::vector<Sample> samplesWithWrongLengths()
{
    const QByteArray whole = file(node("triangle", plainMesh()));
    const QByteArray keyed = file(node("a", animation(2) + keys(1, key(1, {0, 0, 0}) + key(2, {0, 1, 0}))));
    const QByteArray garbage("\x00\xff\x13\x07 not a chunk", 16);
    return {{"empty", {}},
            {"one_byte", "B"},
            {"wrong_magic", QByteArray(whole).replace(0, 4, "BB3E")},
            {"ends_inside_header", whole.first(meshLength + 2)},
            {"ends_inside_key", keyed.chopped(6)},
            {"trailing_bytes", whole + QByteArray("\r\n\x1a", 3)},
            {"file_length_short", triangleWith(fileLength, qint32(whole.size() - 8 - 56))},
            {"chunk_too_long", triangleWith(meshLength, 400)},
            {"chunk_length_negative", triangleWith(meshLength, -8)},
            {"chunk_length_zero", triangleWith(verticesLength, 0)},
            {"counts_own_header", countingOwnHeader()},
            {"garbage_between_chunks", file(node("a", garbage + node("b", plainMesh())))},
            {"name_without_nul", file(chunk("TEXS", texture("a.png") + QByteArray("b.png")) + node("a"))},
            {"remainder_in_vertices",
             file(node("a", mesh(vertices(threeVertices() + "\x01\x02\x03") + triangles({0, 1, 2}))))},
            {"nodes_nested_1200_deep", nestedDeep(1200)}};
}

std::vector<Sample> samplesWithWrongValues()
{
    const float notANumber = std::numeric_limits<float>::quiet_NaN();
    const QByteArray nanVertices = f32({0, 0, 0, 0, notANumber, 0, 1, 0, std::numeric_limits<float>::infinity()});
    const QByteArray threeBrushes = mesh(vertices(threeVertices()) + triangles({0, 1, 2}, 3) + triangles({2, 1, 7}),
                                         -2);
    const QByteArray overweight = bone({{0, 0.75f}, {1, 1.5f}, {3, 1.0f}}) + node("c", bone({{0, 0.75f}}));
    return {{"no_node", file({})},
            {"version_101", file(node("a"), 101)},
            {"nan_position", file(node("a", mesh(vertices(nanVertices) + triangles({0, 1, 2}))))},
            {"zero_quaternion",
             file(node("a", animation(1) + keys(4, key(1, {0, 0, 0, 0})), {0, 0, 0}, {1, 0, 1}, {2, 0, 0, 0}))},
            {"index_out_of_range",
             file(textures(texture("a.png")) + brushes(2, brush("b", {0, 1})) + node("a", threeBrushes))},
            {"weights_wrong", skinned(node("b", overweight))},
            {"vertex_flags_wrong", file(node("a", mesh(vertices(threeVertices(), 4, 9, 0) + triangles({0, 0, 1}))))},
            {"texture_count_negative", file(brushes(-1, brush("b", {})) + node("a"))},
            {"keys_unordered",
             file(node("a", animation(0) + keys(1, key(3, {0, 0, 0}) + key(-1, {1, 0, 0}) + key(3, {2, 0, 0}))))},
            {"misplaced_chunk", file(vertices(threeVertices()) + node("a", triangles({0, 1, 2})))},
            {"two_meshes_in_node", file(node("a", plainMesh() + plainMesh()))},
            {"bone_without_mesh", file(node("a", bone({{0, 1.0f}})))}};
}

} // namespace

std::vector<hexahedron::test::BuiltSample> samples()
{
    std::vector<hexahedron::test::BuiltSample> all;
    for (const auto &list : {soundSamples(), samplesWithWrongLengths(), samplesWithWrongValues()}) {
        for (const Sample &sample : list)
            all.push_back({"blitz3d/" + QByteArray(sample.name) + ".b3d", sample.bytes});
    }
    return all;
}

} // namespace b3d
