#include "core/scene/scene.h"
#include "core/tree/format.h"
#include "tests/support/e3dbuilder.h"
#include "tests/support/e3dsamples.h"
#include "tests/support/rulechecks.h"

#include <QTest>

using namespace hexahedron;

namespace {

struct Read
{
    std::shared_ptr<const Tree> tree;
    scene::Scene scene;
};

Read read(const char *name)
{
    const auto tree = test::treeOf(name, test::bytesOf(e3d::samples(), QByteArray("ecere/") + name));
    return {tree, tree->format()->scene(*tree)};
}

} // namespace

class TestE3dScene : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void systemIsStated();
    void meshesStandWhereNodesShowThem_data();
    void meshesStandWhereNodesShowThem();
    void materialsAndTextures();
    void skins();
    void quantisedVerticesFillTheirBox();
    void clips();
    void morphsAreOtherMeshes();
};

void TestE3dScene::systemIsStated()
{
    const scene::Scene s = read("triangle.e3d").scene;
    QVERIFY(s.handedness == scene::Handedness::Left && s.flipY && s.textureOriginTop);
    QVERIFY(!s.clockwiseFront); // with y downwards the left-handed system is seen as a right-handed one
    QVERIFY(s.rotations.scalarFirst && s.rotations.conjugated);
}

void TestE3dScene::meshesStandWhereNodesShowThem_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<StreamId>("stream");
    QTest::newRow("plain") << QByteArray("furnished.e3d") << 0;
    QTest::newRow("packed") << QByteArray("packed.e3d") << 1;
}

void TestE3dScene::meshesStandWhereNodesShowThem()
{
    QFETCH(QByteArray, file);
    QFETCH(StreamId, stream);
    const auto [tree, s] = read(file);
    QCOMPARE(s.meshes.size(), size_t(2)); // two nodes show the same one
    const scene::Mesh &mesh = s.meshes[1];
    QCOMPARE(mesh.stream, stream);
    QCOMPARE(mesh.vertexCount, 4);
    QCOMPARE(scene::readElement(tree->bytes(stream), mesh.positions, 2)[1], -2.0f);
    QCOMPARE(scene::readElement(tree->bytes(stream), mesh.normals, 3)[2], 1.0f);
    QVERIFY(mesh.tangents.isPresent());
    QCOMPARE(mesh.texCoords.size(), size_t(1));
    QCOMPARE(mesh.parts.size(), size_t(2));
    QCOMPARE(mesh.parts[1].firstIndex, 3);
    QCOMPARE(mesh.parts[1].material, 1);
    const scene::Node &node = s.nodes[size_t(mesh.node)];
    QCOMPARE(node.name, QStringLiteral("right"));
    QCOMPARE(node.translation, (scene::Vec3{1, 2, 3}));
    QCOMPARE(node.scale, (scene::Vec3{2, -1, 0.5f}));
    QCOMPARE(node.rotation.w, 0.5f); // stored is the conjugate
    QCOMPARE(node.rotation.y, -0.5f);
    QCOMPARE(s.nodes[size_t(node.parent)].name, QString::fromUtf8("r\xc3\xb6\xc3\xb6t"));
    // From the bytes of a vertex back to it.
    const std::vector<scene::Pick> picks = scene::picksIn(s, stream, mesh.vertexRange(3));
    QVERIFY(!picks.empty() && picks.front().kind == scene::Pick::Kind::Vertex && picks.front().first == 3);
}

void TestE3dScene::materialsAndTextures()
{
    const auto [tree, s] = read("furnished.e3d");
    QCOMPARE(s.materials.size(), size_t(2));
    const scene::Material &wood = s.materials[0];
    QCOMPARE(wood.name, QStringLiteral("Wood"));
    QVERIFY(wood.doubleSided);
    QCOMPARE(wood.color, (std::array<float, 4>{0.8f, 0.6f, 0.4f, 0.5f}));
    QCOMPARE(wood.layers.size(), size_t(1)); // normals and such are no colours
    QCOMPARE(s.textures[size_t(wood.layers[0].texture)].name, QStringLiteral("wood.jpg"));
    QCOMPARE(tree->bytes().toByteArray(s.textures[1].imageBytes), e3d::png());
}

void TestE3dScene::skins()
{
    const auto [tree, s] = read("skinned.e3d");
    const scene::Mesh &mesh = s.meshes.front();
    QCOMPARE(mesh.joints.size(), size_t(2));
    QCOMPARE(s.nodes[size_t(mesh.joints[1].node)].name, QStringLiteral("knee"));
    QVERIFY(s.nodes[size_t(mesh.joints[1].node)].isJoint);
    const std::array<Bytes, 1> streams{tree->bytes()};
    const auto influences = scene::skinInfluences(mesh, streams, 3);
    QCOMPARE(influences[0][0].joint, 0);
    QVERIFY(qAbs(influences[0][0].weight - 200.0f / 255) < 0.001f);
    QCOMPARE(influences[1][0].joint, 1);
    QCOMPARE(influences[1][0].weight, 1.0f);
    QCOMPARE(influences[2][0].weight, 0.0f); // no bone
}

void TestE3dScene::quantisedVerticesFillTheirBox()
{
    e3d::Mesh mesh;
    mesh.before = e3d::box({0, 0, 0, 10, 4, 2});
    mesh.attributes = e3d::attributes(
        3, e3d::interleaved({{0x2018, 0}}, 6, e3d::u16({0x8001, 0x8001, 0x8001, 32767, 32767, 32767, 0, 0, 0})));
    const auto tree = test::treeOf("a.e3d", e3d::modelOf(mesh));
    const scene::Scene s = tree->format()->scene(*tree);
    const scene::Mesh &shown = s.meshes.front();
    const scene::Mat4 world = s.worldMatrix(shown.node);
    const auto corner = scene::readElement(tree->bytes(), shown.positions, 1);
    const scene::Vec3 high = world.mapped({corner[0], corner[1], corner[2]});
    QVERIFY(qAbs(high.x - 10) < 0.001f && qAbs(high.y - 4) < 0.001f && qAbs(high.z - 2) < 0.001f);
}

void TestE3dScene::clips()
{
    const auto [tree, s] = read("every_track.e3d");
    QCOMPARE(s.clips.size(), size_t(2));
    const scene::Clip &walk = s.clips.front();
    QCOMPARE(walk.name, QStringLiteral("walk"));
    QCOMPARE(walk.last, 20.0);
    QCOMPARE(walk.channels.size(), size_t(3)); // angles, cameras and lights are left out
    QVERIFY(walk.channels[2].target == scene::Channel::Target::Rotation);
    QCOMPARE(scene::readElement(tree->bytes(), walk.channels[0].values, 1)[0], 1.0f);
    QCOMPARE(scene::readElement(tree->bytes(), walk.channels[0].times, 2)[0], 20.0f);
    QCOMPARE(s.nodes[size_t(walk.channels[0].node)].name, QStringLiteral("body"));
}

/// Two meshes into which a third changes, and a track for the second of them.
void TestE3dScene::morphsAreOtherMeshes()
{
    const auto [tree, s] = read("morphs.e3d");
    QCOMPARE(s.meshes.size(), size_t(1)); // the shapes are not shown
    const scene::Mesh &mesh = s.meshes.front();
    QCOMPARE(mesh.morphs.size(), size_t(2));
    const scene::Morph &tall = mesh.morphs[1];
    QCOMPARE(tall.name, QStringLiteral("tall"));
    QVERIFY(tall.isShape);
    QCOMPARE(tree->find(tall.path)->range, tree->find(QStringLiteral("meshes/mesh[2]/morphs/morph[1]"))->range);
    QVERIFY(tree->find(QStringLiteral("meshes/mesh[1]"))
                ->range.contains(ByteRange{tall.positions.begin, tall.positions.begin + 12}));
    QCOMPARE(s.clips.size(), size_t(1));
    QCOMPARE(s.clips[0].channels.size(), size_t(1));
    const scene::Channel &weights = s.clips[0].channels[0];
    QVERIFY(weights.target == scene::Channel::Target::Weight);
    QCOMPARE(weights.mesh, 0);
    QCOMPARE(weights.morph, 1);
    QCOMPARE(scene::readElement(tree->bytes(), weights.values, 1)[0], 1.0f);
}

QTEST_GUILESS_MAIN(TestE3dScene)
#include "tst_e3dscene.moc"
