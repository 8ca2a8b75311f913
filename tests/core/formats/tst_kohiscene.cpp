#include "core/formats/kohi/k3dformat.h"
#include "core/formats/registry.h"
#include "core/scene/scene.h"
#include "core/tree/tree.h"
#include "tests/support/kohibuilder.h"

#include <QTest>

using namespace hexahedron;

namespace {

struct Read
{
    std::shared_ptr<const Tree> tree;
    scene::Scene scene;
};

Read modelOf(const kohi::Model &model)
{
    auto tree = readTree(Bytes(model.bytes()), QStringLiteral("model.k3d"));
    scene::Scene scene = k3dScene(*tree);
    return {std::move(tree), std::move(scene)};
}

std::array<float, 4> valueOf(const Read &read, const scene::View &view, qint64 index)
{
    return readElement(read.tree->bytes(), view, index);
}

using Four = std::array<float, 4>;

int nodeCalled(const scene::Scene &scene, const char *name)
{
    const auto it = std::find_if(scene.nodes.begin(), scene.nodes.end(),
                                 [=](const scene::Node &node) { return node.name == QLatin1String(name); });
    return it == scene.nodes.end() ? -1 : int(it - scene.nodes.begin());
}

} // namespace

class TestKohiScene : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void conventions();
    void submeshesAreMeshes();
    void boxesAreThoseOfTheModelAndItsSubmeshes();
    void bonesAreNodesOfTheSameName();
    void aBoneWithoutNodeStandsWhereItWasBound();
    void headerMatrixIsAboveTheNodes();
    void parentsComeFirst();
    void channelsFollowTheirOffsets();
    void damagedFilesHaveAScene_data();
    void damagedFilesHaveAScene();
};

void TestKohiScene::conventions()
{
    const Read read = modelOf(kohi::Model());
    QCOMPARE(read.scene.handedness, scene::Handedness::Right);
    QVERIFY(!read.scene.clockwiseFront && !read.scene.flipY && !read.scene.rotations.conjugated);
    QVERIFY(!read.scene.rotations.scalarFirst);
}

void TestKohiScene::submeshesAreMeshes()
{
    kohi::Model model = kohi::skinnedModel();
    model.submeshes.push_back(kohi::Submesh());
    model.submeshes[1].name = "plain";
    const Read read = modelOf(model);
    QCOMPARE(read.scene.meshes.size(), size_t(2));
    const scene::Mesh &skinned = read.scene.meshes[0];
    QCOMPARE(skinned.vertexStride, 96);
    QCOMPARE(skinned.joints.size(), size_t(2));
    QCOMPARE(valueOf(read, skinned.skinSets.at(0).joints, 1), (Four{0, 1, -1, -1}));
    QCOMPARE(valueOf(read, skinned.skinSets.at(0).weights, 1), (Four{0.5f, 0.5f, 0, 0}));
    const scene::Mesh &plain = read.scene.meshes[1];
    QCOMPARE(plain.name, QStringLiteral("plain"));
    QCOMPARE(plain.vertexStride, 64);
    QVERIFY(plain.joints.empty() && plain.skinSets.empty());
    QCOMPARE(valueOf(read, plain.positions, 1), (Four{1, 0, 0, 0}));
    QCOMPARE(valueOf(read, plain.normals, 2), (Four{0, 0, 1, 0}));
    QCOMPARE(valueOf(read, plain.texCoords.at(0), 2), (Four{0, 1, 0, 0}));
    QCOMPARE(valueOf(read, plain.tangents, 0), (Four{1, 0, 0, 1}));
    QCOMPARE(plain.parts.at(0).elementCount(), 1);
    QCOMPARE(readIndex(read.tree->bytes(), plain.parts.at(0).indices, 2), 2);
    // Both have their material by a string of their own.
    QCOMPARE(read.scene.materials.size(), size_t(2));
    QCOMPARE(read.scene.materials[1].name, QStringLiteral("stone"));
}

void TestKohiScene::boxesAreThoseOfTheModelAndItsSubmeshes()
{
    kohi::Model model;
    model.extents = kohi::f32({-1, -2, -3, 4, 5, 6});
    const Read read = modelOf(model);
    QCOMPARE(read.scene.boxes.size(), size_t(2));
    const scene::StoredBox &whole = read.scene.boxes[0], &own = read.scene.boxes[1];
    QCOMPARE(whole.low, (scene::Vec3{-1, -2, -3}));
    QCOMPARE(whole.high, (scene::Vec3{4, 5, 6}));
    QCOMPARE(whole.mesh, -1);
    QCOMPARE(own.mesh, 0);
    QCOMPARE(own.high, (scene::Vec3{1, 1, 0}));
    QCOMPARE(own.name, QStringLiteral("extents[0]"));
    QCOMPARE(own.bytes.size(), 24);
}

void TestKohiScene::bonesAreNodesOfTheSameName()
{
    kohi::Model model = kohi::skinnedModel();
    model.bones[1].name = "KNEE";
    const Read read = modelOf(model);
    const scene::SkinJoint &joint = read.scene.meshes.at(0).joints.at(1);
    QCOMPARE(joint.node, nodeCalled(read.scene, "knee"));
    QVERIFY(read.scene.nodes[size_t(joint.node)].isJoint);
    // Where the bone is bound, the two matrices cancel out.
    const scene::Vec3 place = (read.scene.worldMatrix(joint.node) * *joint.inverseBind).mapped({1, 2, 3});
    QCOMPARE(place, (scene::Vec3{1, 2, 3}));
}

void TestKohiScene::aBoneWithoutNodeStandsWhereItWasBound()
{
    kohi::Model model = kohi::skinnedModel();
    model.bones[1].name = "elbow";
    const Read read = modelOf(model);
    const int node = read.scene.meshes.at(0).joints.at(1).node;
    QCOMPARE(node, nodeCalled(read.scene, "elbow"));
    QCOMPARE(read.scene.worldMatrix(node).mapped({}), (scene::Vec3{0, 1, 0}));
}

void TestKohiScene::headerMatrixIsAboveTheNodes()
{
    kohi::Model model;
    model.nodes[0].local = kohi::moved(5, 0, 0);
    model.transform = kohi::moved(-5, 0, 0);
    const Read read = modelOf(model);
    QCOMPARE(read.scene.worldMatrix(nodeCalled(read.scene, "root")).mapped({1, 0, 0}), (scene::Vec3{1, 0, 0}));
    QCOMPARE(read.scene.worldMatrix(read.scene.meshes.at(0).node).mapped({}), scene::Vec3());
}

void TestKohiScene::parentsComeFirst()
{
    kohi::Model model;
    model.nodes = {{"hand", 1}, {"arm", 2}, {"root"}, {"left", 4}, {"right", 3}};
    const Read read = modelOf(model);
    for (size_t i = 0; i < read.scene.nodes.size(); ++i)
        QVERIFY(read.scene.nodes[i].parent < int(i));
    QCOMPARE(read.scene.nodes[size_t(nodeCalled(read.scene, "hand"))].parent, nodeCalled(read.scene, "arm"));
    QVERIFY(nodeCalled(read.scene, "left") > 0 && nodeCalled(read.scene, "right") > 0); // a circle hangs somewhere
}

void TestKohiScene::channelsFollowTheirOffsets()
{
    const Read read = modelOf(kohi::skinnedModel());
    QCOMPARE(read.scene.clips.size(), size_t(1));
    const scene::Clip &clip = read.scene.clips[0];
    QCOMPARE(clip.name, QStringLiteral("walk"));
    QCOMPARE(clip.last, 10.0);
    QCOMPARE(clip.rate, 25.0);
    QCOMPARE(clip.channels.size(), size_t(6));
    const scene::Channel &positions = clip.channels[3]; // of the second channel, called Knee
    QCOMPARE(positions.target, scene::Channel::Target::Translation);
    QCOMPARE(positions.node, nodeCalled(read.scene, "knee"));
    QCOMPARE(positions.values.count, 2);
    QCOMPARE(valueOf(read, positions.values, 1), (Four{0, 1, 0, 0}));
    QCOMPARE(valueOf(read, positions.times, 1)[0], 10.f);
    QCOMPARE(valueOf(read, clip.channels[4].values, 0), (Four{0, 0, 0, 1}));
}

void TestKohiScene::damagedFilesHaveAScene_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const kohi::Built skinned = kohi::skinnedModel().build();
    QTest::newRow("keys outside the buffer") << skinned.with("channels/position_offsets", kohi::u32({5000}));
    QTest::newRow("animation that is not there") << skinned.with("channels/animation_ids", kohi::u16({9}));
    QTest::newRow("name that is not there") << skinned.with("bones/name_ids", kohi::u16({99}));
    for (const char *place : {"submeshes/vertices", "bones/offsets", "nodes/locals", "channels/keys", "strings/data"})
        QTest::newRow(place) << skinned.bytes.first(skinned.places[place] + 3);
}

void TestKohiScene::damagedFilesHaveAScene()
{
    QFETCH(QByteArray, bytes);
    const auto tree = readTree(Bytes(bytes), QStringLiteral("model.k3d"));
    const scene::Scene scene = k3dScene(*tree);
    QVERIFY(!scene.isEmpty());
    for (const scene::Clip &clip : scene.clips) {
        for (const scene::Channel &channel : clip.channels)
            QVERIFY(channel.values.begin + channel.values.count * channel.values.stride <= bytes.size());
    }
}

QTEST_GUILESS_MAIN(TestKohiScene)
#include "tst_kohiscene.moc"
