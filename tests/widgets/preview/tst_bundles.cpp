#include "tests/widgets/preview/syntheticscene.h"
#include "widgets/preview/bundles.h"
#include "widgets/preview/coarsener.h"
#include "widgets/preview/meshbuilder.h"
#include "widgets/preview/picker.h"

#include <QTest>

#include <set>

using namespace hexahedron;
using namespace hexahedron::preview;
using scene::Vec3;

namespace {

/// Meshes of the same arrays, side by side, each with as many triangles.
SyntheticScene copies(int count, int triangles)
{
    SyntheticScene synthetic;
    scene::Mesh mesh = synthetic.scene.meshes[0];
    const qint64 indices = synthetic.size();
    for (int i = 0; i < triangles; ++i) {
        for (const quint32 index : {0u, 1u, 2u})
            synthetic.add(index);
    }
    mesh.parts[0].indices = SyntheticScene::view(scene::Component::U32, 1, triangles * 3, 4, indices);
    mesh.parts[0].indexCount = triangles * 3;
    mesh.parts[0].material = 0;
    synthetic.scene.materials.resize(2);
    synthetic.scene.meshes.clear();
    synthetic.scene.nodes.clear();
    for (int i = 0; i < count; ++i) {
        scene::Node node;
        node.translation = {float(i) * 20, 0, 0};
        node.bytes = {i, i + 1};
        mesh.node = i;
        synthetic.scene.nodes.push_back(node);
        synthetic.scene.meshes.push_back(mesh);
    }
    return synthetic;
}

/// No two of them have the same elements.
void makeDifferent(SyntheticScene &synthetic)
{
    for (size_t i = 0; i < synthetic.scene.meshes.size(); ++i)
        synthetic.scene.meshes[i].parts[0].indexCount -= 3 * qint64(i);
}

PreparedScenePtr prepare(const SyntheticScene &synthetic)
{
    return MeshBuilder(synthetic.shared(), synthetic.streams()).build();
}

size_t batchCount(const std::vector<Bundle> &bundles)
{
    size_t count = 0;
    for (const Bundle &bundle : bundles)
        count += bundle.batches.size();
    return count;
}

} // namespace

class TestBundles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPartIsInOneBatch_data();
    void everyPartIsInOneBatch();
    void fewPartsAreDrawnOneByOne();
    void whatLooksAlikeIsOneBatch();
    void whatShinesThroughIsSorted();
    void largeMeshesAreNotCopied();
    void joinedVerticesStandWhereTheirMeshDoes();
    void normalsStayAtRightAngles();
    void sameArraysAreReadOnce();
    void copiesArePickedWhereTheyStand();
    void copiesAreEquallyCoarse();
    void smallPartsAreSeenFromAfar();
    void thousandsOfPartsAreShown();
};

void TestBundles::everyPartIsInOneBatch_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("triangles");
    QTest::addColumn<bool>("isDifferent");
    QTest::newRow("few") << 3 << 2 << false;
    QTest::newRow("small copies") << 100 << 2 << false;
    QTest::newRow("large copies") << 100 << 200 << false;
    QTest::newRow("different") << 100 << 200 << true;
}

void TestBundles::everyPartIsInOneBatch()
{
    QFETCH(const int, count);
    QFETCH(const int, triangles);
    QFETCH(const bool, isDifferent);
    SyntheticScene synthetic = copies(count, triangles);
    if (isDifferent)
        makeDifferent(synthetic);
    const PreparedScenePtr prepared = prepare(synthetic);
    std::multiset<PartPlace> found;
    for (const Bundle &bundle : bundlesOf(*prepared)) {
        QVERIFY(std::is_sorted(bundle.meshes.begin(), bundle.meshes.end()));
        for (const Bundle::Batch &batch : bundle.batches)
            found.insert(batch.parts.begin(), batch.parts.end());
    }
    QCOMPARE(found.size(), size_t(count));
    QCOMPARE(std::set<PartPlace>(found.begin(), found.end()).size(), size_t(count));
}

void TestBundles::fewPartsAreDrawnOneByOne()
{
    QCOMPARE(batchCount(bundlesOf(*prepare(copies(3, 200)))), size_t(3));
}

void TestBundles::whatLooksAlikeIsOneBatch()
{
    SyntheticScene synthetic = copies(100, 2);
    QCOMPARE(batchCount(bundlesOf(*prepare(synthetic))), size_t(1));
    synthetic.scene.meshes[5].parts[0].material = 1;
    synthetic.scene.nodes[6].scale.y = -1; // its triangles turn the other way
    QCOMPARE(batchCount(bundlesOf(*prepare(synthetic))), size_t(3));
    const std::vector<Bundle> repeated = bundlesOf(*prepare(copies(100, 200)));
    QCOMPARE(batchCount(repeated), size_t(1));
    QCOMPARE(repeated[0].kind, Bundle::Kind::Repeated);
    // Parts of one mesh too.
    SyntheticScene parts = copies(1, 2);
    parts.scene.meshes[0].parts.resize(100, parts.scene.meshes[0].parts[0]);
    parts.scene.meshes[0].parts[7].material = 1;
    QCOMPARE(batchCount(bundlesOf(*prepare(parts))), size_t(2));
}

void TestBundles::whatShinesThroughIsSorted()
{
    SyntheticScene synthetic = copies(100, 200);
    synthetic.scene.materials[1].color[3] = 0.5F;
    for (size_t i = 0; i < 10; ++i)
        synthetic.scene.meshes[i].parts[0].material = 1;
    QCOMPARE(batchCount(bundlesOf(*prepare(synthetic))), size_t(11));
}

void TestBundles::largeMeshesAreNotCopied()
{
    SyntheticScene synthetic = copies(100, 2);
    scene::Mesh &large = synthetic.scene.meshes[0];
    large.positions.begin = synthetic.size();
    large.positions.count = large.vertexCount = 10'000;
    for (int i = 0; i < 10'000; ++i)
        synthetic.addVector({float(i), 0, 0});
    const PreparedScenePtr prepared = prepare(synthetic);
    const std::vector<Bundle> bundles = bundlesOf(*prepared);
    QCOMPARE(bundles.size(), size_t(2));
    const Bundle &own = bundles[bundles[0].meshes == std::vector<int>{0} ? 0 : 1];
    QCOMPARE(own.kind, Bundle::Kind::Single);
    const auto indices = elementsOf(*prepared, own, own.batches.at(0).parts, false);
    QVERIFY(indices.isSharedWith(prepared->meshes[0].parts[0].indices));
}

void TestBundles::joinedVerticesStandWhereTheirMeshDoes()
{
    const PreparedScenePtr prepared = prepare(copies(100, 2));
    const Bundle bundle = bundlesOf(*prepared).at(0);
    QCOMPARE(bundle.kind, Bundle::Kind::Joined);
    const auto indices = elementsOf(*prepared, bundle, {{3, 0}, {99, 0}}, false);
    QCOMPARE(indices, (SharedArray<quint32>{18, 19, 20, 18, 19, 20, 594, 595, 596, 594, 595, 596}));
    const PreparedMesh &mesh = prepared->meshes[99];
    std::vector<SurfaceVertex> placed(mesh.vertices.size());
    placeVertices(mesh.vertices, prepared->restMatrices[99], placed);
    QCOMPARE(placed[0].position, (Vec3{99 * 20 - 4, -3, 0}));
}

void TestBundles::normalsStayAtRightAngles()
{
    // A slope that becomes twice as wide.
    const scene::Mat4 matrix = scene::Mat4::fromParts({5, 6, 7}, {}, {2, 1, -1});
    const float half = std::sqrt(0.5F);
    std::vector<SurfaceVertex> placed(1);
    placeVertices(SurfaceVertices{{{1, -1, 0}, {half, half, 0}}}, matrix, placed);
    const Vec3 along = matrix.mappedVector({1, -1, 0});
    const Vec3 normal = placed[0].normal;
    QVERIFY(std::abs(along.x * normal.x + along.y * normal.y + along.z * normal.z) < 1e-6F);
    QVERIFY(std::abs(std::hypot(normal.x, normal.y, normal.z) - 1) < 1e-6F);
    QVERIFY(normal.x > 0 && normal.y > 0);
}

void TestBundles::sameArraysAreReadOnce()
{
    SyntheticScene synthetic = copies(5, 100);
    synthetic.scene.meshes[2].parts[0].material = 1;
    synthetic.scene.meshes[3].parts[0].indexCount -= 3;
    const PreparedScenePtr prepared = prepare(synthetic);
    const auto isShared = [&](size_t mesh) {
        return prepared->meshes[mesh].vertices.isSharedWith(prepared->meshes[0].vertices)
               && prepared->meshes[mesh].parts[0].indices.isSharedWith(prepared->meshes[0].parts[0].indices);
    };
    QVERIFY(isShared(1) && isShared(2) && isShared(4));
    QVERIFY(!isShared(3));
    QCOMPARE(prepared->meshes[2].parts[0].material, 1);
    QCOMPARE(prepared->shownElements, 499);
    QCOMPARE(prepared->shownVertices, prepared->vertexCount);
}

void TestBundles::copiesArePickedWhereTheyStand()
{
    const PreparedScenePtr prepared = prepare(copies(5, 100));
    Pose pose;
    pose.nodes = prepared->restMatrices;
    pose.skinned.resize(prepared->meshes.size());
    const auto hit = Picker(prepared, pose).triangleAt({{60, 0, 10}, {0, 0, -1}});
    QVERIFY(hit);
    QCOMPARE(hit->mesh, 3);
}

void TestBundles::copiesAreEquallyCoarse()
{
    SyntheticScene synthetic = copies(5, 100);
    synthetic.scene.nodes[4].scale = {50, 50, 50};
    PreparedScene prepared = *prepare(synthetic);
    addCoarseElements(prepared, {}, 20);
    for (size_t mesh = 1; mesh < 5; ++mesh)
        QVERIFY(prepared.meshes[mesh].parts[0].coarse.isSharedWith(prepared.meshes[0].parts[0].coarse));
    QVERIFY(!prepared.meshes[0].parts[0].coarse.empty());
}

/// However coarse the whole is.
void TestBundles::smallPartsAreSeenFromAfar()
{
    PreparedScene prepared = *prepare(copies(1000, 100));
    addCoarseElements(prepared, {}, 1000);
    for (const PreparedMesh &mesh : prepared.meshes)
        QVERIFY(!mesh.parts[0].coarse.empty());
}

void TestBundles::thousandsOfPartsAreShown()
{
    const PreparedScenePtr prepared = prepare(copies(10'000, 3));
    QCOMPARE(prepared->shownElements, 30'000);
    QVERIFY(batchCount(bundlesOf(*prepared)) < 10);
}

QTEST_APPLESS_MAIN(TestBundles)
#include "tst_bundles.moc"
