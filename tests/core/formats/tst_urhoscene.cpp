#include "core/formats/registry.h"
#include "core/formats/urho3d/urhoscene.h"
#include "core/scene/filescene.h"
#include "core/tree/tree.h"
#include "tests/support/urhobuilder.h"

#include <QTest>

using namespace hexahedron;

namespace {

struct Read
{
    std::shared_ptr<const Tree> tree;
    scene::Scene scene;
};

Read modelOf(const QByteArray &file)
{
    auto tree = readTree(Bytes(file), {});
    scene::Scene scene = urhoModelScene(*tree);
    return {std::move(tree), std::move(scene)};
}

std::array<float, 4> valueOf(const Read &read, const scene::View &view, qint64 index)
{
    return readElement(read.tree->bytes(), view, index);
}

using Four = std::array<float, 4>;

} // namespace

class TestUrhoScene : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void conventions();
    void attributesOfMaskedAndDescribedVertices();
    void geometriesOfOneBufferAreOneMesh();
    void geometriesThatTheEngineDoesNotDraw_data();
    void geometriesThatTheEngineDoesNotDraw();
    void linesAndPointsAreWhatTheyAre();
    void levelsOfDetailAreKnown();
    void bonesAndWeights();
    void boneMappingTranslatesJoints();
    void bonesInACircleStillHang();
    void morphsMoveTheirMesh();
    void tracksAreChannels();
    void entriesOfPackagesShowWhatTheyHold();
};

void TestUrhoScene::conventions()
{
    const Read read = modelOf(urho::maskedTriangle().bytes());
    QCOMPARE(read.scene.handedness, scene::Handedness::Left);
    QVERIFY(read.scene.clockwiseFront && read.scene.textureOriginTop);
    QVERIFY(read.scene.rotations == QuaternionForm() && !read.scene.flipY);
    QVERIFY(urhoModelScene(*readTree(Bytes(QByteArray("UMDL")), {})).meshes.empty());
}

void TestUrhoScene::attributesOfMaskedAndDescribedVertices()
{
    // Position, normal, colour, texture coordinates: once by bits, once by elements.
    const QByteArray vertex = urho::f32({1, 2, 3, 0, 1, 0}) + urho::u8({255, 0, 51, 255}) + urho::f32({0.25f, 0.75f});
    urho::Model masked = urho::maskedTriangle();
    masked.vertexBuffers = {urho::maskedVertices(0xf, 36, vertex + vertex + vertex)};
    urho::Model described = urho::describedTriangle();
    described.vertexBuffers = {urho::describedVertices({0x0003, 0x0103, 0x0506, 0x0402}, 36, vertex + vertex + vertex)};
    for (const urho::Model &model : {masked, described}) {
        const Read read = modelOf(model.bytes());
        QCOMPARE(read.scene.meshes.size(), size_t(1));
        const scene::Mesh &mesh = read.scene.meshes[0];
        QCOMPARE(mesh.vertexCount, 3);
        QCOMPARE(mesh.vertexStride, 36);
        QCOMPARE(valueOf(read, mesh.positions, 2), (Four{1, 2, 3, 0}));
        QCOMPARE(valueOf(read, mesh.normals, 1), (Four{0, 1, 0, 0}));
        QCOMPARE(valueOf(read, mesh.colors, 0)[0], 1.f);
        QCOMPARE(valueOf(read, mesh.colors, 0)[2], 0.2f);
        QCOMPARE(mesh.texCoords.size(), size_t(1));
        QCOMPARE(valueOf(read, mesh.texCoords[0], 2), (Four{0.25f, 0.75f, 0, 0}));
        QVERIFY(mesh.joints.empty() && mesh.skinSets.empty());
    }
}

void TestUrhoScene::geometriesOfOneBufferAreOneMesh()
{
    urho::Model model = urho::maskedTriangle();
    model.vertexBuffers = {urho::maskedVertices(1, 12, urho::threePositions()),
                           urho::maskedVertices(1, 12, urho::threePositions())};
    model.indexBuffers = {urho::indices16({0, 1, 2, 2, 1, 0}), urho::indices32({0, 2, 1})};
    model.geometries = {urho::geometry({{.indexStart = 3}}), urho::geometry({{.vertexBuffer = 1, .indexBuffer = 1}}),
                        urho::geometry()};
    model.centers = urho::f32({0, 0, 0, 0, 0, 0, 0, 0, 0});
    const Read read = modelOf(model.bytes());
    QCOMPARE(read.scene.meshes.size(), size_t(2));
    const std::vector<scene::Part> &parts = read.scene.meshes[0].parts;
    QCOMPARE(parts.size(), size_t(2));
    QCOMPARE(parts[0].path, QStringLiteral("UMDL/geometries[0]"));
    QCOMPARE(parts[1].path, QStringLiteral("UMDL/geometries[2]"));
    // The bytes of the triangle begin at the fourth index.
    QCOMPARE(readIndex(read.tree->bytes(), parts[0].indices, parts[0].firstIndex), 2);
    QCOMPARE(parts[0].elementRange(0).begin, parts[0].indices.begin + 6);
    QCOMPARE(read.scene.meshes[1].parts[0].elementRange(0).size(), 12);
}

void TestUrhoScene::geometriesThatTheEngineDoesNotDraw_data()
{
    QTest::addColumn<quint32>("primitiveType");
    QTest::addColumn<quint32>("vertexBuffer");
    QTest::addColumn<quint32>("indexBuffer");
    QTest::addColumn<quint32>("indexCount");
    QTest::newRow("no such kind") << 6u << 0u << 0u << 3u;
    QTest::newRow("no such vertex buffer") << 0u << 7u << 0u << 3u;
    QTest::newRow("no such index buffer") << 0u << 0u << 0xffffffffu << 3u;
    QTest::newRow("more indices than there are") << 0u << 0u << 0u << 0xfffffffcu;
}

void TestUrhoScene::geometriesThatTheEngineDoesNotDraw()
{
    QFETCH(quint32, primitiveType);
    QFETCH(quint32, vertexBuffer);
    QFETCH(quint32, indexBuffer);
    QFETCH(quint32, indexCount);
    urho::Model model = urho::maskedTriangle();
    model.geometries = {urho::geometry({{.primitiveType = primitiveType,
                                         .vertexBuffer = vertexBuffer,
                                         .indexBuffer = indexBuffer,
                                         .indexCount = indexCount}})};
    const Read read = modelOf(model.bytes());
    for (const scene::Mesh &mesh : read.scene.meshes)
        QVERIFY(mesh.parts.empty());
}

void TestUrhoScene::linesAndPointsAreWhatTheyAre()
{
    urho::Model model = urho::maskedTriangle();
    model.geometries = {urho::geometry({{.primitiveType = 1, .indexCount = 2}}), urho::geometry({{.primitiveType = 2}}),
                        urho::geometry({{.primitiveType = 4}})};
    model.centers = urho::f32({0, 0, 0, 0, 0, 0, 0, 0, 0});
    const Read read = modelOf(model.bytes());
    const std::vector<scene::Part> &parts = read.scene.meshes.at(0).parts;
    QCOMPARE(parts.size(), size_t(3));
    QCOMPARE(parts[0].elementCount(), 1);
    QCOMPARE(parts[0].corners(), 2);
    QCOMPARE(parts[1].primitive, scene::Primitive::Points);
    QCOMPARE(parts[2].elementCount(), 2); // lines
}

void TestUrhoScene::levelsOfDetailAreKnown()
{
    urho::Model model = urho::maskedTriangle();
    model.indexBuffers = {urho::indices16({0, 1, 2, 2, 1, 0})};
    model.geometries = {urho::geometry({{}, {.distance = 10, .indexStart = 3}})};
    const Read read = modelOf(model.bytes());
    const std::vector<scene::Part> &parts = read.scene.meshes.at(0).parts;
    QCOMPARE(parts.size(), size_t(2));
    QCOMPARE(parts[0].group, parts[1].group);
    QCOMPARE(parts[0].level, 0);
    QCOMPARE(parts[1].level, 1);
    const auto picks = picksIn(read.scene, 0, read.tree->find(QStringLiteral("UMDL/geometries[0]/lods[1]"))->range);
    QVERIFY(!picks.empty());
    QCOMPARE(picks[0], (scene::Pick{scene::Pick::Kind::Element, 0, 1, 0, 1}));
}

void TestUrhoScene::bonesAndWeights()
{
    const Read read = modelOf(urho::skinnedTriangle().bytes());
    QCOMPARE(read.scene.nodes.size(), size_t(3));
    QCOMPARE(read.scene.nodes[2].name, QStringLiteral("tip"));
    QCOMPARE(read.scene.nodes[1].parent, 0);
    QVERIFY(read.scene.nodes[2].isJoint && !read.scene.nodes[0].isJoint);
    QCOMPARE(read.scene.nodes[2].translation, (scene::Vec3{0, 1, 0}));
    const scene::Mesh &mesh = read.scene.meshes.at(0);
    QCOMPARE(mesh.joints.size(), size_t(2));
    // The matrix takes the tip's place back to the origin.
    QCOMPARE(mesh.joints[1].inverseBind->mapped({0, 1, 0}), (scene::Vec3{0, 0, 0}));
    const std::vector<Bytes> streams{read.tree->bytes()};
    const auto influences = skinInfluences(mesh, streams, mesh.vertexCount);
    QCOMPARE(influences.size(), size_t(3));
    QCOMPARE(influences[0][0].joint, 0);
    QCOMPARE(influences[2][0].joint, 1);
    QCOMPARE(influences[2][0].weight, 1.f);
    QCOMPARE(influences[1][0].weight, 0.5f);
}

void TestUrhoScene::boneMappingTranslatesJoints()
{
    const Read read = modelOf(urho::skinnedTriangle({1, 0, 9}).bytes());
    QCOMPARE(read.scene.meshes.at(0).parts.at(0).jointMap, (std::vector<int>{1, 0, -1}));
}

void TestUrhoScene::bonesInACircleStillHang()
{
    urho::Model model = urho::skinnedTriangle();
    model.bones = {{.name = "a", .parent = 1}, {.name = "b", .parent = 0}, {.name = "c", .parent = 99}};
    const Read read = modelOf(model.bytes());
    QCOMPARE(read.scene.nodes.size(), size_t(4));
    for (size_t i = 0; i < read.scene.nodes.size(); ++i)
        QVERIFY(read.scene.nodes[i].parent < int(i));
}

void TestUrhoScene::morphsMoveTheirMesh()
{
    urho::Model model = urho::maskedTriangle();
    model.vertexBuffers = {urho::maskedVertices(1, 12, urho::threePositions(), {0, 3})};
    // Position and normal of two vertices; then a buffer that is not there.
    const QByteArray vertices = urho::u32({2}) + urho::f32({1, 2, 3, 4, 5, 6}) + urho::u32({0})
                                + urho::f32({7, 8, 9, 10, 11, 12});
    model.morphs = {urho::morph("smile", {{.vertexBuffer = 0, .mask = 3, .count = 2, .vertices = vertices},
                                          {.vertexBuffer = 5, .count = 1, .vertices = urho::moved(0, {0, 0, 1})}})};
    const Read read = modelOf(model.bytes());
    const scene::Mesh &mesh = read.scene.meshes.at(0);
    QCOMPARE(mesh.morphs.size(), size_t(1));
    const scene::Morph &morph = mesh.morphs[0];
    QCOMPARE(morph.name, QStringLiteral("smile"));
    QCOMPARE(readIndex(read.tree->bytes(), morph.vertices, 0), 2);
    QCOMPARE(valueOf(read, morph.positions, 1), (Four{7, 8, 9, 0}));
    QCOMPARE(valueOf(read, morph.normals, 0), (Four{4, 5, 6, 0}));
    QVERIFY(!morph.tangents.isPresent());
}

void TestUrhoScene::tracksAreChannels()
{
    const QByteArrayList keys{urho::f32({0, 1, 0, 0, 0}), urho::f32({2.5f, 0, 1, 0, 0})};
    const QByteArray file = urho::animation(3,
                                            {urho::track("hip", 2, keys), urho::track("still", 0, {}),
                                             urho::track("hand", 5, {urho::f32({1, 4, 5, 6, 1, 2, 3})})},
                                            "walk");
    const auto tree = readTree(Bytes(file), {});
    const scene::Scene s = urhoAnimationScene(*tree);
    QCOMPARE(s.nodes.size(), size_t(3));
    QCOMPARE(s.nodes[2].name, QStringLiteral("hand"));
    QCOMPARE(s.nodes[2].path, QStringLiteral("UANI/tracks[2]"));
    QCOMPARE(s.clips.size(), size_t(1));
    const scene::Clip &clip = s.clips[0];
    QCOMPARE(clip.name, QStringLiteral("walk"));
    QCOMPARE(clip.last, 3.0);
    QCOMPARE(clip.channels.size(), size_t(3));
    using Target = scene::Channel::Target;
    QCOMPARE(clip.channels[0].target, Target::Rotation);
    QCOMPARE(readElement(tree->bytes(), clip.channels[0].times, 1)[0], 2.5f);
    QCOMPARE(readElement(tree->bytes(), clip.channels[0].values, 1), (Four{0, 1, 0, 0}));
    QCOMPARE(clip.channels[1].target, Target::Translation);
    QCOMPARE(clip.channels[1].node, 2);
    QCOMPARE(readElement(tree->bytes(), clip.channels[2].values, 0), (Four{1, 2, 3, 0}));
}

void TestUrhoScene::entriesOfPackagesShowWhatTheyHold()
{
    const QByteArray track = urho::animation(3, {urho::track("hip", 2, {urho::f32({0, 1, 0, 0, 0})})}, "walk");
    const urho::Package package{.files = {{"walk.ani", track}, {"model.mdl", urho::maskedTriangle().bytes()}}};
    const auto tree = readTree(Bytes(package.bytes()), QStringLiteral("all.pak"));
    StreamId before = NoStream;
    for (const int entry : {0, 1}) {
        const QString path = QStringLiteral("UPAK/entries[%1]").arg(entry);
        const StreamId file = sceneFileOf(*tree, *tree->find(path + QStringLiteral("/content")));
        QVERIFY(file != NoStream && file != before);
        QCOMPARE(sceneFileOf(*tree, *tree->find(path)), file);
        QCOMPARE(sceneFileOf(*tree, *tree->find(path + QStringLiteral("/offset"))), file);
        before = file;
    }
    QCOMPARE(sceneFileOf(*tree, *tree->find(QStringLiteral("UPAK/fileCount"))), NoStream);
}

QTEST_GUILESS_MAIN(TestUrhoScene)
#include "tst_urhoscene.moc"
