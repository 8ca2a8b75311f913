#include "tests/widgets/preview/syntheticscene.h"
#include "widgets/preview/highlighter.h"
#include "widgets/preview/meshbuilder.h"
#include "widgets/preview/orbitcamera.h"
#include "widgets/preview/picker.h"
#include "widgets/preview/symbols.h"

#include <QTest>

#include <limits>

using namespace hexahedron;
using namespace hexahedron::preview;
using scene::Vec3;

namespace {

Pose restPose(const PreparedScenePtr &prepared)
{
    Pose pose;
    pose.nodes = prepared->restMatrices;
    pose.skinned.resize(prepared->meshes.size());
    return pose;
}

PreparedScenePtr prepare(const SyntheticScene &synthetic)
{
    return MeshBuilder(synthetic.shared(), synthetic.streams()).build();
}

} // namespace

class TestPicker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rayMeetsTriangle_data();
    void rayMeetsTriangle();
    void nearestTriangleWins();
    void transformedMeshesArePickedWhereTheyAre();
    void leftHandedScenesAreMirrored();
    void bentMeshesArePickedWhereTheyAre();
    void boxesFindTheSameAsAll();
    void verticesNearThePointer();
    void brokenTrianglesAreSkipped();
    void positionsThatAreNoNumbersAreIgnored();
    void claimsOfBillionsCostNothing();
    void cancelledBuildGivesNothing();
    void rayAndScreenAgree_data();
    void rayAndScreenAgree();
    void zoomKeepsTheAnchor();
    void meshesOfOtherFilesArePickedAsTheirNode();
    void someOfManyVerticesAreShown();
    void whatIsInANodeIsLitWithIt();
    void symbolsAreAsLargeWhateverTheirScale();
    void lightsAloneHaveASize();
};

void TestPicker::rayMeetsTriangle_data()
{
    QTest::addColumn<QList<float>>("origin");
    QTest::addColumn<QList<float>>("direction");
    QTest::addColumn<double>("distance");
    QTest::newRow("straight on") << QList<float>{0.2f, 0.2f, 5} << QList<float>{0, 0, -1} << 5.0;
    QTest::newRow("from behind") << QList<float>{0.2f, 0.2f, -5} << QList<float>{0, 0, 1} << 5.0;
    QTest::newRow("longer direction") << QList<float>{0.2f, 0.2f, 5} << QList<float>{0, 0, -5} << 1.0;
    QTest::newRow("beside") << QList<float>{0.8f, 0.8f, 5} << QList<float>{0, 0, -1} << -1.0;
    QTest::newRow("away") << QList<float>{0.2f, 0.2f, 5} << QList<float>{0, 0, 1} << -1.0;
    QTest::newRow("parallel") << QList<float>{0.2f, 0.2f, 5} << QList<float>{1, 0, 0} << -1.0;
    QTest::newRow("no direction") << QList<float>{0.2f, 0.2f, 5} << QList<float>{0, 0, 0} << -1.0;
    const float nan = std::numeric_limits<float>::quiet_NaN();
    QTest::newRow("no number") << QList<float>{nan, 0, 5} << QList<float>{0, 0, -1} << -1.0;
}

void TestPicker::rayMeetsTriangle()
{
    QFETCH(QList<float>, origin);
    QFETCH(QList<float>, direction);
    QFETCH(double, distance);
    const Ray ray{{origin[0], origin[1], origin[2]}, {direction[0], direction[1], direction[2]}};
    QCOMPARE(intersection(ray, {0, 0, 0}, {1, 0, 0}, {0, 1, 0}).value_or(-1), distance);
}

void TestPicker::nearestTriangleWins()
{
    const SyntheticScene synthetic;
    const PreparedScenePtr prepared = prepare(synthetic);
    const Pose pose = restPose(prepared);
    const Picker picker(prepared, pose);
    const auto front = picker.triangleAt({{0, 0, 10}, {0, 0, -1}});
    QVERIFY(front);
    QCOMPARE(front->triangle, qint64(1));
    QCOMPARE(front->distance, 8.0);
    QCOMPARE(picker.bytesOf(*front).range, synthetic.triangle(1));
    const auto behind = picker.triangleAt({{0, 3, 10}, {0, 0, -1}});
    QVERIFY(behind);
    QCOMPARE(picker.bytesOf(*behind).range, synthetic.triangle(0));
    QVERIFY(!picker.triangleAt({{20, 0, 10}, {0, 0, -1}}));
    const auto corner = picker.triangleAt({{0.9f, -0.95f, 10}, {0, 0, -1}});
    QVERIFY(corner);
    QCOMPARE(picker.nearestCorner(*corner), qint64(4));
}

void TestPicker::transformedMeshesArePickedWhereTheyAre()
{
    SyntheticScene synthetic;
    synthetic.scene.nodes[0].translation = {100, 0, 0};
    synthetic.scene.nodes[0].scale = {2, 2, 2};
    const PreparedScenePtr prepared = prepare(synthetic);
    const Pose pose = restPose(prepared);
    const Picker picker(prepared, pose);
    QVERIFY(!picker.triangleAt({{0, 0, 10}, {0, 0, -1}}));
    const auto hit = picker.triangleAt({{101.5f, -1.5f, 10}, {0, 0, -1}});
    QVERIFY(hit);
    QCOMPARE(hit->triangle, qint64(1));
    QCOMPARE(hit->point.z, 4.f);
}

void TestPicker::leftHandedScenesAreMirrored()
{
    SyntheticScene synthetic;
    synthetic.scene.handedness = scene::Handedness::Left;
    const PreparedScenePtr prepared = prepare(synthetic);
    const Pose pose = restPose(prepared);
    // What lies at z = 2 in the file is at z = -2 in the view: from +z the large triangle comes first.
    const auto hit = Picker(prepared, pose).triangleAt({{0, 0, 10}, {0, 0, -1}});
    QVERIFY(hit);
    QCOMPARE(hit->triangle, qint64(0));
    QCOMPARE(prepared->bounds.low.z, -2.f);
    synthetic.scene.flipY = true;
    QCOMPARE(prepare(synthetic)->bounds.low.y, -5.f);
}

void TestPicker::bentMeshesArePickedWhereTheyAre()
{
    const SyntheticScene synthetic;
    const PreparedScenePtr prepared = prepare(synthetic);
    Pose pose = restPose(prepared);
    pose.skinned[0] = prepared->meshes[0].vertices;
    for (SurfaceVertex &vertex : pose.skinned[0])
        vertex.position.x += 50;
    const Picker picker(prepared, pose);
    QVERIFY(!picker.triangleAt({{0, 0, 10}, {0, 0, -1}}));
    QVERIFY(picker.triangleAt({{50, 0, 10}, {0, 0, -1}}));
}

void TestPicker::boxesFindTheSameAsAll()
{
    // A wavy field of 60 x 60 cells has many runs; each ray straight down must find the triangle below it.
    SyntheticScene synthetic;
    constexpr int cells = 60;
    scene::Mesh &mesh = synthetic.scene.meshes[0];
    mesh.vertexBytes.begin = synthetic.size();
    for (int z = 0; z <= cells; ++z) {
        for (int x = 0; x <= cells; ++x)
            synthetic.addVector({float(x), float((x * 7 + z * 13) % 5), float(z)});
    }
    mesh.vertexCount = (cells + 1) * (cells + 1);
    mesh.positions = SyntheticScene::view(scene::Component::F32, 3, mesh.vertexCount, 12, mesh.vertexBytes.begin);
    mesh.parts[0].indices = SyntheticScene::view(scene::Component::U32, 1, cells * cells * 6, 4, synthetic.size());
    mesh.parts[0].indexCount = cells * cells * 6;
    for (int z = 0; z < cells; ++z) {
        for (int x = 0; x < cells; ++x) {
            const quint32 at = quint32(z * (cells + 1) + x);
            for (const quint32 index : {at, at + 1, at + cells + 1, at + 1, at + cells + 2, at + cells + 1})
                synthetic.add(index);
        }
    }
    const PreparedScenePtr prepared = prepare(synthetic);
    QVERIFY(prepared->meshes[0].parts[0].runs.size() > 20);
    const Pose pose = restPose(prepared);
    const Picker picker(prepared, pose);
    for (int z = 0; z < cells; ++z) {
        for (int x = 0; x < cells; ++x) {
            const qint64 first = (z * cells + x) * 2;
            const auto near = picker.triangleAt({{float(x) + 0.2f, 99, float(z) + 0.3f}, {0, -1, 0}});
            const auto far = picker.triangleAt({{float(x) + 0.9f, 99, float(z) + 0.6f}, {0, -1, 0}});
            QVERIFY(near && far);
            QCOMPARE(near->triangle, first);
            QCOMPARE(far->triangle, first + 1);
        }
    }
}

void TestPicker::verticesNearThePointer()
{
    const SyntheticScene synthetic;
    const PreparedScenePtr prepared = prepare(synthetic);
    const Pose pose = restPose(prepared);
    const Picker picker(prepared, pose);
    const auto plain = [](const Vec3 &v) { return Vec3{v.x * 10, v.y * 10, 20 - v.z}; };
    const auto found = picker.vertexNear(11, -9, 5, plain);
    QVERIFY(found);
    QCOMPARE(found->vertex, qint64(4));
    QCOMPARE(picker.bytesOfVertex(found->mesh, found->vertex).range, synthetic.scene.meshes[0].vertexRange(4));
    QVERIFY(!picker.vertexNear(300, 300, 5, plain));
    const auto allBehind = [](const Vec3 &v) { return Vec3{v.x * 10, v.y * 10, -1}; };
    QVERIFY(!picker.vertexNear(11, -9, 5, allBehind));
}

void TestPicker::brokenTrianglesAreSkipped()
{
    const PreparedScenePtr prepared = prepare(SyntheticScene());
    QCOMPARE(prepared->brokenTriangles, qint64(1)); // the last names vertex 4 000 000 000
    QCOMPARE(prepared->shownTriangles, qint64(3));
}

void TestPicker::positionsThatAreNoNumbersAreIgnored()
{
    SyntheticScene synthetic;
    const float nan = std::numeric_limits<float>::quiet_NaN();
    scene::Mesh &mesh = synthetic.scene.meshes[0];
    mesh.positions.begin = mesh.vertexBytes.begin = synthetic.size();
    for (const Vec3 &v : {Vec3{0, 0, 0}, Vec3{1, 0, 0}, Vec3{0, 1, 0}, Vec3{nan, 0, 0}, Vec3{0, 1e30f, 0},
                          Vec3{0, 0, -std::numeric_limits<float>::infinity()}})
        synthetic.addVector(v);
    const PreparedScenePtr prepared = prepare(synthetic);
    QCOMPARE(prepared->bounds.high.x, 1.f);
    QCOMPARE(prepared->bounds.high.y, 1.f);
    QCOMPARE(prepared->bounds.low.z, 0.f);
    QCOMPARE(prepared->brokenTriangles, qint64(2));
}

void TestPicker::claimsOfBillionsCostNothing()
{
    SyntheticScene synthetic;
    scene::Mesh &mesh = synthetic.scene.meshes[0];
    const qint64 most = std::numeric_limits<qint64>::max();
    mesh.vertexCount = most;
    mesh.positions.count = most;
    mesh.parts[0].indexCount = most;
    mesh.parts[0].indices.count = most;
    mesh.parts.push_back(mesh.parts[0]);
    mesh.parts[1].firstIndex = most - 1;
    mesh.parts[1].material = 77;
    mesh.node = 12345;
    mesh.normals = SyntheticScene::view(scene::Component::F32, 3, most, most, most);
    mesh.texCoords.push_back(mesh.normals);
    mesh.texCoords[0].stream = 99;
    const PreparedScenePtr prepared = prepare(synthetic);
    QVERIFY(prepared);
    QVERIFY(prepared->shownVertices <= synthetic.size());
    QVERIFY(prepared->shownTriangles <= synthetic.size());
    mesh.positions.stream = -5;
    QVERIFY(prepare(synthetic)->meshes.empty());
}

void TestPicker::cancelledBuildGivesNothing()
{
    const SyntheticScene synthetic;
    QVERIFY(!MeshBuilder(synthetic.shared(), synthetic.streams(), [] { return true; }).build());
}

void TestPicker::rayAndScreenAgree_data()
{
    QTest::addColumn<bool>("orthographic");
    QTest::newRow("perspective") << false;
    QTest::newRow("orthographic") << true;
}

void TestPicker::rayAndScreenAgree()
{
    QFETCH(bool, orthographic);
    OrbitCamera camera;
    Bounds bounds;
    bounds.add(Vec3{-3, -1, -2});
    bounds.add(Vec3{3, 4, 2});
    camera.setViewport({640, 480});
    camera.setBounds(bounds);
    camera.fit(bounds);
    camera.setOrthographic(orthographic);
    for (const QPointF &pixel : {QPointF(320, 240), QPointF(10, 20), QPointF(600, 470)}) {
        const Ray ray = camera.ray(pixel);
        const QVector3D along = toVector(ray.origin) + toVector(ray.direction) * camera.distance();
        const Vec3 back = camera.toScreen(fromVector(along));
        QVERIFY(std::abs(double(back.x) - pixel.x()) < 0.1);
        QVERIFY(std::abs(double(back.y) - pixel.y()) < 0.1);
        QVERIFY(back.z > 0);
        // The renderer's matrices say the same.
        const QVector3D clip = (camera.projectionMatrix() * camera.viewMatrix()).map(along);
        QVERIFY(std::abs((double(clip.x()) + 1) / 2 * 640 - pixel.x()) < 0.1);
        QVERIFY(std::abs((1 - double(clip.y())) / 2 * 480 - pixel.y()) < 0.1);
    }
}

void TestPicker::zoomKeepsTheAnchor()
{
    OrbitCamera camera;
    Bounds bounds;
    bounds.add(Vec3{-1, -1, -1});
    bounds.add(Vec3{1, 1, 1});
    camera.setBounds(bounds);
    camera.fit(bounds);
    const QPointF pixel(500, 100);
    const QVector3D anchor = camera.onPlane(pixel, camera.target());
    camera.zoom(0.5, anchor);
    const Vec3 after = camera.toScreen(fromVector(anchor));
    QVERIFY(std::abs(double(after.x) - pixel.x()) < 0.1 && std::abs(double(after.y) - pixel.y()) < 0.1);
    for (int i = 0; i < 1000; ++i)
        camera.zoom(0.1, anchor);
    QVERIFY(camera.distance() > 0);
}

void TestPicker::meshesOfOtherFilesArePickedAsTheirNode()
{
    SyntheticScene synthetic;
    const std::vector<Bytes> bytes = synthetic.streams();
    synthetic.scene.otherFiles = bytes;
    synthetic.scene.nodes[0].bytes = {3, 8};
    scene::Mesh &mesh = synthetic.scene.meshes[0];
    mesh.stream = mesh.positions.stream = mesh.parts[0].indices.stream = FirstOtherFile;
    const PreparedScenePtr prepared = MeshBuilder(synthetic.shared(), {}).build();
    QCOMPARE(prepared->shownTriangles, 3);
    const Pose pose = restPose(prepared);
    const Picker picker(prepared, pose);
    const auto hit = picker.triangleAt({{0, 0, 9}, {0, 0, -1}});
    QVERIFY(hit);
    QCOMPARE(picker.bytesOf(*hit).stream, 0);
    QCOMPARE(picker.bytesOf(*hit).range, (ByteRange{3, 8}));
    QCOMPARE(picker.bytesOfVertex(0, 1).range, (ByteRange{3, 8}));
}

void TestPicker::someOfManyVerticesAreShown()
{
    SyntheticScene synthetic;
    scene::Mesh &mesh = synthetic.scene.meshes[0];
    mesh.positions.begin += 3 * 12;
    mesh.positions.count = mesh.vertexCount = 3;
    mesh.parts[0].firstIndex = 3;
    mesh.parts[0].indexCount = 3;
    mesh.parts[0].firstVertex = -3;
    const PreparedScenePtr prepared = prepare(synthetic);
    QCOMPARE(prepared->brokenTriangles, 0);
    QCOMPARE(prepared->meshes.at(0).parts.at(0).indices, (std::vector<quint32>{0, 1, 2}));
    mesh.parts[0].firstIndex = 0; // vertices before the first one
    QCOMPARE(prepare(synthetic)->brokenTriangles, 1);
    mesh.parts[0].firstVertex = std::numeric_limits<qint64>::min();
    QCOMPARE(prepare(synthetic)->brokenTriangles, 1);
}

void TestPicker::whatIsInANodeIsLitWithIt()
{
    SyntheticScene synthetic;
    synthetic.scene.nodes.resize(3);
    synthetic.scene.nodes[1].parent = 0;
    synthetic.scene.nodes[2].parent = 0;
    synthetic.scene.meshes[0].node = 1;
    const PreparedScenePtr prepared = prepare(synthetic);
    const Pose pose = restPose(prepared);
    const auto litParts = [&](int node) {
        return Highlighter(*prepared, pose).collect({{scene::Pick::Kind::Joint, node, -1, 0, 0}}).parts.size();
    };
    QCOMPARE(litParts(0), size_t(1));
    QCOMPARE(litParts(1), size_t(1));
    QCOMPARE(litParts(2), size_t(0));
}

void TestPicker::symbolsAreAsLargeWhateverTheirScale()
{
    SyntheticScene synthetic;
    synthetic.scene.nodes.resize(3);
    synthetic.scene.nodes[1].symbol = scene::Symbol::Camera;
    synthetic.scene.nodes[2].symbol = scene::Symbol::Camera;
    synthetic.scene.nodes[2].scale = {100, 0, std::numeric_limits<float>::quiet_NaN()};
    const PreparedScenePtr prepared = prepare(synthetic);
    const std::vector<SymbolFigure> figures = symbolFigures(*prepared, restPose(prepared), 1);
    QCOMPARE(figures.size(), size_t(2));
    QCOMPARE(figures[0].node, 1);
    for (const SymbolFigure &figure : figures) {
        QVERIFY(!figure.lines.empty());
        for (const auto &[from, to] : figure.lines)
            QVERIFY(std::abs(from.x) < 5 && std::abs(to.y) < 5 && std::abs(to.z) < 5);
    }
    QCOMPARE(makeSymbols(figures, *prepared, {2}, true).size(), 4 * figures[0].lines.size());
}

void TestPicker::lightsAloneHaveASize()
{
    SyntheticScene synthetic;
    synthetic.scene.meshes.clear();
    synthetic.scene.nodes[0].symbol = scene::Symbol::Light;
    synthetic.scene.nodes[0].translation = {5, 0, 0};
    const PreparedScenePtr prepared = prepare(synthetic);
    QVERIFY(prepared->bounds.radius() > 0.5f);
    QCOMPARE(prepared->bounds.center(), (Vec3{5, 0, 0}));
}

QTEST_APPLESS_MAIN(TestPicker)
#include "tst_picker.moc"
