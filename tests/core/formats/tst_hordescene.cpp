#include "core/formats/horde3d/hordescene.h"
#include "core/formats/registry.h"
#include "core/tree/tree.h"
#include "tests/support/hordebuilder.h"

#include <QTest>

using namespace hexahedron;

namespace {

using Four = std::array<float, 4>;

} // namespace

class TestHordeScene : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void conventions();
    void streamsAreAttributes();
    void withoutPositionsNothingIsDrawn();
    void jointsStandWhereTheirMatrixSays();
    void bytesOfAWeightArePartOfItsVertex();
    void morphsAreDifferences();
    void framesAreChannels();
    void cutFilesGiveScenes();
};

void TestHordeScene::conventions()
{
    const auto tree = readTree(Bytes(horde::Geometry().bytes()), {});
    const scene::Scene s = hordeGeometryScene(*tree);
    QCOMPARE(s.handedness, scene::Handedness::Right);
    QVERIFY(!s.clockwiseFront && !s.textureOriginTop && !s.flipY);
}

void TestHordeScene::streamsAreAttributes()
{
    const QByteArray file = horde::Geometry().with(horde::stream(6, 8, horde::f32({0, 1, 0.25f, 0.5f, 1, 0}))).bytes();
    const auto tree = readTree(Bytes(file), QStringLiteral("model.geo"));
    const scene::Scene s = hordeGeometryScene(*tree);
    QCOMPARE(s.meshes.size(), size_t(1));
    const scene::Mesh &mesh = s.meshes[0];
    QCOMPARE(mesh.vertexCount, 3);
    QCOMPARE(mesh.vertexStride, 0); // attributes lie apart
    QCOMPARE(readElement(tree->bytes(), mesh.positions, 1), (Four{1, 0, 0, 0}));
    QCOMPARE(readElement(tree->bytes(), mesh.normals, 0), (Four{0, 0, 1, 0}));
    QCOMPARE(readElement(tree->bytes(), mesh.texCoords.at(0), 1), (Four{0.25f, 0.5f, 0, 0}));
    QCOMPARE(mesh.vertexRange(2).begin, mesh.positions.begin + 24);
    QCOMPARE(mesh.parts.at(0).elementCount(), 1);
    QCOMPARE(mesh.parts[0].elementRange(0), tree->find(mesh.parts[0].path)->range);
}

void TestHordeScene::withoutPositionsNothingIsDrawn()
{
    const auto tree = readTree(Bytes(horde::Geometry().without(0).bytes()), {});
    QVERIFY(hordeGeometryScene(*tree).meshes.empty());
}

void TestHordeScene::jointsStandWhereTheirMatrixSays()
{
    horde::Geometry geometry;
    geometry.joints = {horde::identity(), horde::jointAt(1, 2, 3)};
    const auto tree = readTree(Bytes(geometry.bytes()), {});
    const scene::Scene s = hordeGeometryScene(*tree);
    QCOMPARE(s.nodes.size(), size_t(3));
    QVERIFY(s.nodes[2].isJoint);
    QCOMPARE(s.nodes[2].translation, (scene::Vec3{1, 2, 3}));
    QCOMPARE(s.nodes[2].bytes.size(), 64);
}

void TestHordeScene::bytesOfAWeightArePartOfItsVertex()
{
    horde::Geometry geometry;
    geometry.joints = {horde::identity(), horde::jointAt(1, 0, 0)};
    const auto tree = readTree(Bytes(geometry
                                         .skinned(horde::u8({1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0}),
                                                  horde::u8({255, 0, 0, 0, 255, 0, 0, 0, 51, 204, 0, 0}))
                                         .bytes()),
                               {});
    const scene::Scene s = hordeGeometryScene(*tree);
    const scene::Mesh &mesh = s.meshes.at(0);
    const scene::View &weights = mesh.skinSets.at(0).weights;
    const auto picks = picksIn(s, 0, {weights.begin + 9, weights.begin + 10});
    QCOMPARE(picks.size(), size_t(1));
    QCOMPARE(picks[0].kind, scene::Pick::Kind::Vertex);
    QCOMPARE(picks[0].first, 2);
    const std::vector<Bytes> streams{tree->bytes()};
    const auto influences = skinInfluences(mesh, streams, mesh.vertexCount);
    QCOMPARE(influences[2][1].joint, 1);
    QCOMPARE(influences[2][1].weight, 0.8f);
}

void TestHordeScene::morphsAreDifferences()
{
    const QByteArray morph = horde::morph("smile", {2, 0}, {horde::stream(0, 12, horde::f32({1, 2, 3, 4, 5, 6}))});
    const auto tree = readTree(Bytes(horde::Geometry().withMorph(morph).bytes()), {});
    const scene::Scene s = hordeGeometryScene(*tree);
    const scene::Morph &read = s.meshes.at(0).morphs.at(0);
    QCOMPARE(read.name, QStringLiteral("smile"));
    QCOMPARE(readIndex(tree->bytes(), read.vertices, 0), 2);
    QCOMPARE(readElement(tree->bytes(), read.positions, 1), (Four{4, 5, 6, 0}));
    QVERIFY(!read.normals.isPresent());
}

void TestHordeScene::framesAreChannels()
{
    const QByteArray file = horde::animation(
        2, {horde::node("hip", {horde::frame({1, 2, 3}), horde::frame({4, 5, 6}, {0, 1, 0, 0}, {2, 2, 2})}),
            horde::compressedNode("hand", horde::frame({7, 8, 9}))});
    const auto tree = readTree(Bytes(file), {});
    const scene::Scene s = hordeAnimationScene(*tree);
    QVERIFY(!s.rotations.scalarFirst);
    QCOMPARE(s.nodes.size(), size_t(2));
    const scene::Clip &clip = s.clips.at(0);
    QCOMPARE(clip.last, 1.0);
    QCOMPARE(clip.channels.size(), size_t(6));
    QVERIFY(!clip.channels[0].times.isPresent()); // one key a frame
    QCOMPARE(readElement(tree->bytes(), clip.channels[0].values, 1), (Four{0, 1, 0, 0}));
    QCOMPARE(readElement(tree->bytes(), clip.channels[1].values, 1), (Four{4, 5, 6, 0}));
    QCOMPARE(readElement(tree->bytes(), clip.channels[2].values, 1), (Four{2, 2, 2, 0}));
    QCOMPARE(clip.channels[4].node, 1);
    QCOMPARE(clip.channels[4].values.count, 1); // the single frame that stands for all
    QCOMPARE(readElement(tree->bytes(), clip.channels[4].values, 0), (Four{7, 8, 9, 0}));
}

void TestHordeScene::cutFilesGiveScenes()
{
    const QByteArray file = horde::Geometry().bytes();
    int triangles = 0;
    for (qsizetype size = 0; size < file.size(); size += 3) {
        const auto tree = readTree(Bytes(file.left(size)), QStringLiteral("a.geo"));
        for (const scene::Mesh &mesh : hordeGeometryScene(*tree).meshes) {
            for (const scene::Part &part : mesh.parts) {
                QVERIFY(part.elementRange(part.elementCount()).begin <= size);
                triangles += int(part.elementCount());
            }
        }
    }
    QVERIFY(triangles > 0);
}

QTEST_GUILESS_MAIN(TestHordeScene)
#include "tst_hordescene.moc"
