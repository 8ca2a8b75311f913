#include "tests/support/e3dsamples.h"

#include "tests/support/e3dbuilder.h"

namespace e3d {

namespace {

using hexahedron::test::BuiltSample;

QByteArray quad(const QByteArray &perVertex)
{
    const QByteArray places = f32({-1, 0, 0, 1, 0, 0, 1, -2, 0, -1, -2, 0});
    const QByteArray coordinates = f32({0, 1, 1, 1, 1, 0, 0, 0});
    QByteArray vertices;
    for (int i = 0; i < 4; ++i)
        vertices += places.mid(i * 12, 12) + packed(0, 0, 511) + coordinates.mid(i * 8, 8) + perVertex;
    return vertices;
}

/// What real models have: four attributes, materials by triangle, a root without mesh above the nodes that show it.
QByteArray furnished()
{
    const QByteArray vertices = quad(packed(511, 0, 0) + packed(0, -512, 0));
    Mesh board;
    board.before = box({-1, -2, 0, 1, 0, 0});
    board.attributes = attributes(4,
                                  interleaved({{0x2010, 0}, {0x2020, 12}, {0x2030, 16}, {0x2081, 24}}, 32, vertices));
    board.triangles = triFaces16({0, 1, 2, 0, 2, 3});
    board.more = facesMaterials({0, 1, 1, 1, 1, 2});
    Model model;
    model.textures = texture(1, textureName("wood.jpg")) + texture(2, block(0x9101, png()))
                     + texture(3, block(0x9101, png()));
    const QByteArray looks = block(0x8012, string("Wood")) + block(0x8013, u32({1})) + block(0x8020, u32({0x19}))
                             + block(0x8021, f32({0.5f})) + block(0x8022, f32({1.5f})) + block(0x8023, f32({0.25f}))
                             + block(0x8032, f32({0, 0, 0})) + map(0x8101, 2) + block(0x8024, f32({32}))
                             + block(0x8030, f32({0.8f, 0.6f, 0.4f})) + block(0x8031, f32({1, 1, 1}))
                             + block(0x8034, f32({0.2f, 0.2f, 0.2f})) + map(0x8200, 1);
    const QByteArray everyMap = map(0x8100, 3) + map(0x8102, 1) + map(0x8103, 1) + map(0x8201, 1) + map(0x8202, 1)
                                + map(0x8300, 1) + map(0x8301, 1) + map(0x8400, 1)
                                + block(0x8401, block(0x9003, string("gloss")) + block(0x2031, {}));
    model.materials = material(1, looks) + material(2, everyMap);
    model.meshes = board.bytes();
    const QByteArray turned = block(0x3030, f32({2, -1, 0.5f})) + block(0x3031, f64({0.5, 0.5, 0.5, 0.5}))
                              + block(0x3032, f64({1, 2, 3}));
    model.nodes = meshNode(
        nodeId(1) + nodeName("r\xc3\xb6\xc3\xb6t") + meshNode(nodeId(2) + nodeName("left") + meshId(1))
        + meshNode(nodeId(3) + nodeName("right") + meshId(1) + turned + meshNode(nodeId(4) + nodeName("leaf")))
        + meshNode(nodeId(5) + nodeName("eye"), 0x3011) + meshNode(nodeId(6) + nodeName("lamp"), 0x3012));
    return model.bytes();
}

/// Bones below a skeleton, a vertex that none of them moves, the same mesh once more as duplicates and parts.
QByteArray skinned()
{
    Mesh mesh = skinnedTriangle(4, u8({0, 1, 200, 55, 1, 255, 255, 0, 255, 255, 0, 0}),
                                block(0x1050, block(0x1051, string("leg")) + block(0x1052, identity())
                                                  + skinBones({"hip", "knee"}) + block(0x1054, u8({0}))));
    mesh.before = block(0x1022, u32({1}));
    mesh.triangles = triFaces32({0, 1, 2});
    mesh.more += block(0x1060, u32({1, 0, 0, 1}));
    Model model;
    model.meshes = mesh.bytes();
    model.nodes = meshNode(nodeId(1) + nodeName("body") + meshId(1) + block(0x3040, u32({2}) + string(""))
                           + meshNode(nodeId(2) + nodeName("hip") + meshNode(nodeId(3) + nodeName("knee"))));
    return model.bytes();
}

/// Two shapes into which a third can change.
QByteArray morphs()
{
    Mesh wide;
    Mesh tall;
    tall.id = 2;
    Mesh mesh;
    mesh.id = 3;
    const auto morph = [](quint32 id, const char *name, quint32 target) {
        return block(0x1071,
                     block(0x1072, u32({id})) + block(0x1073, string(name)) + block(0x1074, f32({0})) + meshId(target));
    };
    mesh.more = block(0x1070, u32({2}) + morph(0, "wide", 1) + morph(1, "tall", 2));
    Model model;
    model.meshes = wide.bytes() + tall.bytes() + mesh.bytes();
    model.nodes = meshNode(nodeId(1) + meshId(3));
    model.animations = animation(track(2, block(0xa300, u32({1}) + f32({0, 1}))));
    return model.bytes();
}

/// A track for each kind of keys.
QByteArray everyTrack()
{
    const QByteArray ease = block(0xa110, f32({0, 0, 0, 0, 0, 0.5f, 0.25f, -0.5f, 0.1f, 0.2f, 0, 0, 0, 0, 0}));
    QByteArray tracks = track(3, ease + block(0xa210, f32({0, 0, 0, 1, 0, 0, 0, 0, 0})))
                        + track(3, block(0xa220, f32({1, 1, 1, 2, 1, 1, 1, 1, 1})))
                        + track(3, block(0xa230, f32({1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0})));
    for (const quint16 angle : std::initializer_list<quint16>{0xa240, 0xa250, 0xa260})
        tracks += track(3, block(0xa120, u8({2})) + block(angle, f32({0, 90, 180})));
    for (const quint16 number : std::initializer_list<quint16>{0xa270, 0xa280, 0xa290, 0xa2a0})
        tracks += track(3, block(number, f32({30, 60, 30})));
    tracks += track(2, block(0xa2b0, f32({1, 1, 1, 1, 0.5f, 0}))) + track(2, block(0xa2c0, u8({0, 1})));
    return modelOf(animation(tracks) + animation({}, "nothing"));
}

/// Vertices, and the nodes below a node, packed by themselves; more packed blocks around the latter.
QByteArray packedInMesh()
{
    QByteArray places;
    QByteArray children;
    for (int i = 0; i < 40; ++i) {
        places += f32({float(i), 0, 0});
        children += meshNode(nodeName("child") + meshId(1));
    }
    Mesh mesh;
    mesh.attributes = attributes(40, packed(interleaved({{}}, 12, places)));
    Model model;
    model.meshes = mesh.bytes();
    model.nodes = meshNode(nodeId(1) + meshId(1) + packed(children + packed(children)));
    return model.bytes();
}

QByteArray minimal()
{
    return Model{.textures = {}, .materials = {}, .meshes = {}, .nodes = {}, .animations = {}}.bytes();
}

/// Blocks that are there and hold nothing, as programs write them.
QByteArray emptyContainers()
{
    return version() + block(0x9000, {}) + block(0x8000, {}) + block(0x1000, {}) + block(0x3000, {})
           + block(0xa000, {});
}

std::vector<BuiltSample> sound()
{
    Mesh none;
    none.attributes = attributes(0, interleaved({{}}, 12, {}));
    none.triangles = triFaces16({});
    return {{"triangle.e3d", Model().bytes()},
            {"minimal.e3d", minimal()},
            {"empty_containers.e3d", emptyContainers()},
            {"no_vertices.e3d", modelOf(none)},
            {"furnished.e3d", furnished()},
            {"packed.e3d", version() + packed(furnishedBlocks())},
            {"packed_in_mesh.e3d", packedInMesh()},
            {"skinned.e3d", skinned()},
            {"morphs.e3d", morphs()},
            {"every_track.e3d", everyTrack()}};
}

template<typename Samples>
Samples inFolder(Samples samples)
{
    for (auto &sample : samples)
        sample.file.prepend("ecere/");
    return samples;
}

} // namespace

QByteArray furnishedBlocks()
{
    return furnished().mid(version().size());
}

std::vector<BuiltSample> soundSamples()
{
    return inFolder(sound());
}

std::vector<DamagedSample> damagedSamples()
{
    std::vector<DamagedSample> all;
    for (const auto &list :
         {damagedBlocks(), damagedMeshes(), damagedMaterials(), damagedAnimations(), damagedPacking()})
        all.insert(all.end(), list.begin(), list.end());
    return inFolder(all);
}

std::vector<BuiltSample> samples()
{
    std::vector<BuiltSample> all = soundSamples();
    for (const DamagedSample &sample : damagedSamples())
        all.push_back({sample.file, sample.bytes});
    return all;
}

} // namespace e3d
