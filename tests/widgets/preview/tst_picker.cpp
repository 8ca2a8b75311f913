#include "tests/widgets/preview/syntheticscene.h"
#include "widgets/preview/boxes.h"
#include "widgets/preview/coarsener.h"
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
    void verticesBehindOthersAreHidden();
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
    void storedBoxesAreComparedWithWhatIsThere();
    void linesAndPointsAreCountedAsSuch();
    void onlyOneLevelOfDetailIsThere();
    void selectedLevelOfDetailIsNamed();
    void selectedKeyHasATime();
    void everythingIsNotShoutedOut();
    void coarseElementsAreFewAndReal();
    void normalsAreAsLongAsEdges();
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
    QCOMPARE(front->element, qint64(1));
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
    QCOMPARE(hit->element, qint64(1));
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
    QCOMPARE(hit->element, qint64(0));
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
    for (SurfaceVertex &vertex : pose.skinned[0].edit())
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
            QCOMPARE(near->element, first);
            QCOMPARE(far->element, first + 1);
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

/// In whichever order the layers are stored.
void TestPicker::verticesBehindOthersAreHidden()
{
    SyntheticScene synthetic;
    constexpr int Side = 16, Layer = Side * Side;
    static_assert(Layer == PreparedMesh::RunLength);
    const qint64 begin = synthetic.size();
    for (const float depth : {5.F, 2.F, 9.F, 2.01F, 3.F}) {
        for (int i = 0; i < Layer; ++i)
            synthetic.addVector({float(i % Side), float(i / Side), -depth});
    }
    scene::Mesh &mesh = synthetic.scene.meshes[0];
    mesh.vertexCount = 5 * Layer;
    mesh.vertexBytes = {begin, synthetic.size()};
    mesh.positions = SyntheticScene::view(scene::Component::F32, 3, mesh.vertexCount, 12, begin);
    const PreparedScenePtr prepared = prepare(synthetic);
    const Pose pose = restPose(prepared);
    const auto plain = [](const Vec3 &v) { return Vec3{v.x * 10, v.y * 10, -v.z}; };
    for (const int i : {0, 7 * Side + 5, Layer - 1}) {
        const auto found = Picker(prepared, pose).vertexNear(i % Side * 10 + 1, i / Side * 10 - 1, 4, plain);
        QVERIFY(found);
        QCOMPARE(found->vertex, qint64(Layer + i));
    }
    // One that is a little farther away, but right under the pointer.
    const auto apart = [](const Vec3 &v) { return Vec3{v.x * 10 + (v.z > -2.005F ? 3 : 0), v.y * 10, -v.z}; };
    QCOMPARE(Picker(prepared, pose).vertexNear(0, 0, 4, apart)->vertex, qint64(3 * Layer));
}

void TestPicker::brokenTrianglesAreSkipped()
{
    const PreparedScenePtr prepared = prepare(SyntheticScene());
    QCOMPARE(prepared->brokenElements, qint64(1)); // the last names vertex 4 000 000 000
    QCOMPARE(prepared->shownElements, qint64(3));
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
    QCOMPARE(prepared->brokenElements, qint64(2));
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
    QVERIFY(prepared->shownElements <= synthetic.size());
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
    QCOMPARE(prepared->shownElements, 3);
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
    QCOMPARE(prepared->brokenElements, 0);
    QCOMPARE(prepared->meshes.at(0).parts.at(0).indices, (SharedArray<quint32>{0, 1, 2}));
    mesh.parts[0].firstIndex = 0; // vertices before the first one
    QCOMPARE(prepare(synthetic)->brokenElements, 1);
    mesh.parts[0].firstVertex = std::numeric_limits<qint64>::min();
    QCOMPARE(prepare(synthetic)->brokenElements, 1);
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

void TestPicker::storedBoxesAreComparedWithWhatIsThere()
{
    SyntheticScene synthetic; // from -4, -3, 0 to 4, 5, 2
    synthetic.scene.handedness = scene::Handedness::Left;
    const auto box = [](const Vec3 &low, const Vec3 &high, int mesh) {
        scene::StoredBox made;
        made.low = low;
        made.high = high;
        made.node = 0;
        made.mesh = mesh;
        return made;
    };
    synthetic.scene.nodes[0].translation = {100, 0, 0};
    synthetic.scene.boxes = {box({-4, -3, 0}, {4, 5, 2}, -1), box({-4, -3, -1}, {4, 5, 2}, 0),
                             box({-4, -3, 0}, {4, 4, 2}, 0), box({4, -3, 0}, {-4, 5, 2}, -1),
                             box({0, 0, 0}, {std::numeric_limits<float>::quiet_NaN(), 1, 1}, 0)};
    const PreparedScenePtr prepared = prepare(synthetic);
    const std::array expected{Fit::Same, Fit::Larger, Fit::Wrong, Fit::Wrong, Fit::Wrong};
    for (size_t i = 0; i < expected.size(); ++i)
        QCOMPARE(fitOf(*prepared, synthetic.scene.boxes[i]), expected[i]);
    QStringList labels;
    const Boxes boxes = makeBoxes(*prepared, false);
    for (const Label &label : boxes.labels)
        labels += label.text;
    QCOMPARE(labels.filter(QStringLiteral("does not fit")).size(), 3);
    QCOMPARE(labels.filter(QStringLiteral("larger")).size(), 1);
    std::set<std::array<uchar, 4>> colors;
    for (const FlatVertex &vertex : boxes.lines)
        colors.insert(vertex.color);
    QCOMPARE(colors.size(), size_t(2));
    QVERIFY(std::abs(storedExtent(*prepared).center().x - 100) < 1);
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

void TestPicker::linesAndPointsAreCountedAsSuch()
{
    SyntheticScene synthetic;
    scene::Part &part = synthetic.scene.meshes[0].parts[0];
    part.primitive = scene::Primitive::Lines;
    part.indexCount = 6;
    synthetic.scene.meshes[0].parts.push_back(part);
    synthetic.scene.meshes[0].parts[1].primitive = scene::Primitive::Points;
    const PreparedScenePtr prepared = prepare(synthetic);
    QCOMPARE(prepared->lineCount, 3);
    QCOMPARE(prepared->pointCount, 6);
    QCOMPARE(prepared->triangleCount, 0);
    QCOMPARE(prepared->meshes[0].parts[0].elementCount(), 3);
    QVERIFY(!prepared->bounds.isEmpty());
    const Pose pose = restPose(prepared);
    QVERIFY(!Picker(prepared, pose).triangleAt({{0, 0, 10}, {0, 0, -1}}));
    const auto lit = Highlighter(*prepared, pose).collect({{scene::Pick::Kind::Element, 0, 0, 1, 1}});
    QCOMPARE(lit.lines.size(), size_t(2));
    QVERIFY(lit.triangles.empty());
}

/// The two triangles as two levels of one thing.
static SyntheticScene twoLevels()
{
    SyntheticScene synthetic;
    std::vector<scene::Part> &parts = synthetic.scene.meshes[0].parts;
    parts[0].indexCount = 3;
    parts[0].group = 0;
    parts.push_back(parts[0]);
    parts[1].firstIndex = 3;
    parts[1].level = 1;
    return synthetic;
}

void TestPicker::onlyOneLevelOfDetailIsThere()
{
    const PreparedScenePtr prepared = prepare(twoLevels());
    QCOMPARE(prepared->triangleCount, 1);
    Pose pose = restPose(prepared);
    // The second level is in front of the first.
    const Ray ray{{0, 0, 10}, {0, 0, -1}};
    QCOMPARE(Picker(prepared, pose).triangleAt(ray)->part, 0);
    pose.visible.levels[0] = 1;
    QCOMPARE(Picker(prepared, pose).triangleAt(ray)->part, 1);
}

void TestPicker::selectedLevelOfDetailIsNamed()
{
    const PreparedScenePtr prepared = prepare(twoLevels());
    const Pose pose = restPose(prepared);
    using scene::Pick;
    const Pick first{Pick::Kind::Element, 0, 0, 0, 1}, second{Pick::Kind::Element, 0, 1, 0, 1};
    QCOMPARE(Highlighter(*prepared, pose).collect({second}).levels, (Levels{{0, 1}}));
    QVERIFY(Highlighter(*prepared, pose).collect({first, second}).levels.empty()); // nobody can tell which one is meant
}

void TestPicker::selectedKeyHasATime()
{
    SyntheticScene synthetic;
    scene::Clip clip;
    const qint64 at = synthetic.size();
    for (const float number : {2.f, 10.f, 5.f, 20.f})
        synthetic.add(number);
    clip.channels.push_back({.node = 0,
                             .times = SyntheticScene::view(scene::Component::F32, 1, 2, 8, at),
                             .values = SyntheticScene::view(scene::Component::F32, 1, 2, 8, at + 4)});
    synthetic.scene.clips = {clip, clip};
    const PreparedScenePtr prepared = prepare(synthetic);
    const Pose pose = restPose(prepared);
    const auto lit = [&](ByteRange range) {
        return Highlighter(*prepared, pose).collect(picksIn(*prepared->scene, 0, range));
    };
    QCOMPARE(lit({at + 8, at + 16}).time, std::optional(5.0));
    QCOMPARE(lit({at + 8, at + 16}).clips, (std::vector{0, 1}));
    QVERIFY(!lit({at, at + 16}).time); // two keys
    QVERIFY(!lit({0, 4}).time);
}

void TestPicker::everythingIsNotShoutedOut()
{
    const SyntheticScene synthetic;
    const PreparedScenePtr prepared = prepare(synthetic);
    const Pose pose = restPose(prepared);
    QVERIFY(Highlighter(*prepared, pose).collect(picksIn(*prepared->scene, 0, {0, synthetic.size()})).isEverything);
    QVERIFY(!Highlighter(*prepared, pose).collect(picksIn(*prepared->scene, 0, synthetic.triangle(1))).isEverything);
}

void TestPicker::coarseElementsAreFewAndReal()
{
    // A wavy field of 300 x 300 cells, and the same as lines beside it.
    PreparedScene field;
    auto scene = std::make_shared<scene::Scene>();
    scene->meshes.resize(1);
    scene->meshes[0].parts.resize(2);
    field.scene = scene;
    constexpr quint32 side = 300;
    PreparedMesh mesh;
    mesh.mesh = 0;
    std::vector<SurfaceVertex> vertices;
    std::vector<quint32> corners, ends;
    PreparedPart faces, lines;
    faces.part = 0;
    lines.part = 1;
    lines.corners = 2;
    for (quint32 y = 0; y <= side; ++y) {
        for (quint32 x = 0; x <= side; ++x) {
            const Vec3 at{float(x), std::sin(float(x) / 20), float(y)};
            vertices.push_back({at, {}});
            mesh.bounds.add(at);
            if (x == side || y == side)
                continue;
            const quint32 a = y * (side + 1) + x, b = a + side + 1;
            corners.insert(corners.end(), {a, b, a + 1, a + 1, b, b + 1});
            ends.insert(ends.end(), {a, b});
        }
    }
    mesh.vertices = SurfaceVertices(vertices);
    faces.indices = SharedArray<quint32>(corners);
    lines.indices = SharedArray<quint32>(ends);
    mesh.parts = {faces, lines};
    field.bounds = mesh.bounds;
    field.meshes.push_back(mesh);
    constexpr qint64 most = 5000;
    addCoarseElements(field, {}, most);
    qint64 count = 0;
    Bounds covered;
    for (const PreparedPart &part : field.meshes[0].parts) {
        QCOMPARE(qint64(part.coarse.size()) % part.corners, 0);
        QVERIFY(!part.coarse.empty());
        count += qint64(part.coarse.size()) / part.corners;
        for (const quint32 vertex : part.coarse) {
            QVERIFY(vertex < mesh.vertices.size());
            covered.add(mesh.vertices[vertex].position);
        }
    }
    QVERIFY(count <= most);
    QVERIFY(count > most / 10); // no more is lost than has to be
    QVERIFY(covered.radius() > mesh.bounds.radius() * 0.9f);
}

void TestPicker::normalsAreAsLongAsEdges()
{
    const auto lengthWith = [](float size) {
        SyntheticScene synthetic;
        synthetic.scene.meshes.push_back(synthetic.scene.meshes[0]); // stays large
        synthetic.scene.nodes.emplace_back();
        synthetic.scene.nodes[1].scale = {size, size, size};
        synthetic.scene.meshes[1].node = 1;
        const PreparedScenePtr prepared = prepare(synthetic);
        const FlatVertices lines = makeNormals(*prepared, restPose(prepared), 1000);
        const Vec3 a = lines[lines.size() - 2].position, b = lines.back().position;
        return std::hypot(b.x - a.x, b.y - a.y, b.z - a.z);
    };
    QVERIFY(lengthWith(0.02f) < lengthWith(1) / 2);
    QVERIFY(lengthWith(0.0001f) > 0);
}

QTEST_APPLESS_MAIN(TestPicker)
#include "tst_picker.moc"
