#include "core/scene/scene.h"

#include <QTest>
#include <QtEndian>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

using namespace hexahedron;
using namespace hexahedron::scene;

namespace {

template<typename T>
void append(QByteArray &bytes, T value)
{
    const T little = qToLittleEndian(value);
    bytes.append(reinterpret_cast<const char *>(&little), sizeof little);
}

View makeView(Component component, int components, qint64 count, qint64 stride, qint64 begin = 0)
{
    return {.begin = begin, .count = count, .stride = stride, .component = component, .components = components};
}

bool isNear(const Vec3 &a, const Vec3 &b)
{
    return std::abs(a.x - b.x) < 1e-4f && std::abs(a.y - b.y) < 1e-4f && std::abs(a.z - b.z) < 1e-4f;
}

/// Two joined triangles: four records of 20 bytes from 100 on, indices from 200 on, in 16 bits.
Scene sheet()
{
    Scene scene;
    scene.nodes.resize(3);
    scene.nodes[0].bytes = {10, 400};
    scene.nodes[1].parent = 0;
    scene.nodes[1].bytes = {220, 300};
    scene.nodes[2].parent = 1;
    scene.nodes[2].isJoint = true;
    scene.nodes[2].bytes = {230, 290};
    scene.nodes[2].weightBytes = {240, 264};
    scene.nodes[2].weightCount = 3;
    scene.nodes[2].weightStride = 8;
    Mesh mesh;
    mesh.vertexCount = 4;
    mesh.vertexStride = 20;
    mesh.vertexBytes = {100, 180};
    mesh.positions = makeView(Component::F32, 3, 4, 20, 100);
    Part part;
    part.indices = makeView(Component::U16, 1, 6, 2, 200);
    part.indexCount = 6;
    mesh.parts.push_back(part);
    scene.meshes.push_back(mesh);
    Material material;
    material.bytes = {20, 40};
    scene.materials.push_back(material);
    return scene;
}

} // namespace

class TestScene : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matricesPlaceTurnAndScale();
    void inverseUndoes();
    void noInverseIsIdentity();
    void brokenQuaternionTurnsNothing();
    void worldMatrixChainsParents();
    void readsComponents_data();
    void readsComponents();
    void readsPackedNormals();
    void hostileViewsReadZero_data();
    void hostileViewsReadZero();
    void indicesOutsideAreMinusOne();
    void weightsOfJointsAreGathered();
    void weightsOfVerticesUseTheJointMap();
    void fourStrongestWeightsAreKept();
    void quaternionsAreStoredInFourWays_data();
    void quaternionsAreStoredInFourWays();
    void elementsOfChains_data();
    void elementsOfChains();
    void recordsOfPartsArePicked();
    void picks_data();
    void picks();
    void everyTrianglePicksItself();
    void channelsPickTheirNode();
    void allNodesOfVeryManyAreSelectedButNotAllTheirKeys();
};

void TestScene::matricesPlaceTurnAndScale()
{
    const float half = std::numbers::sqrt2_v<float> / 2; // a quarter turn about y takes x to -z
    const Mat4 matrix = Mat4::fromParts({1, 2, 3}, {half, 0, half, 0}, {2, 1, 1});
    QVERIFY(isNear(matrix.mapped({1, 0, 0}), {1, 2, 1}));
    QVERIFY(isNear(matrix.mapped({0, 0, 1}), {2, 2, 3}));
    QVERIFY(isNear(matrix.mappedVector({0, 5, 0}), {0, 5, 0}));
}

void TestScene::inverseUndoes()
{
    const Mat4 matrix = Mat4::fromParts({4, -5, 6}, {0.3f, 0.5f, -0.7f, 0.2f}, {2, -3, 0.5f});
    const Mat4 both = matrix.inverted() * matrix;
    for (const Vec3 &v : {Vec3{1, 0, 0}, Vec3{0, 1, 0}, Vec3{7, -8, 9}})
        QVERIFY(isNear(both.mapped(v), v));
}

void TestScene::noInverseIsIdentity()
{
    const Mat4 flat = Mat4::fromParts({1, 1, 1}, {}, {1, 0, 1});
    QCOMPARE(flat.inverted().m, Mat4().m);
    Mat4 wild;
    wild.m[0] = std::numeric_limits<float>::quiet_NaN();
    QCOMPARE(wild.inverted().m, Mat4().m);
}

void TestScene::brokenQuaternionTurnsNothing()
{
    const float nan = std::numeric_limits<float>::quiet_NaN();
    for (const Quat &q : {Quat{0, 0, 0, 0}, Quat{nan, 0, 0, 0}, Quat{1, std::numeric_limits<float>::infinity(), 0, 0}})
        QVERIFY(isNear(Mat4::fromParts({}, q, {1, 1, 1}).mapped({1, 2, 3}), {1, 2, 3}));
}

void TestScene::worldMatrixChainsParents()
{
    Scene scene;
    scene.nodes.resize(3);
    scene.nodes[0].translation = {1, 0, 0};
    scene.nodes[0].scale = {2, 2, 2};
    scene.nodes[1].parent = 0;
    scene.nodes[1].translation = {0, 3, 0};
    scene.nodes[2].parent = 2; // its own parent: a lie that must not hang
    QVERIFY(isNear(scene.worldMatrix(1).mapped({0, 0, 1}), {1, 6, 2}));
    QVERIFY(isNear(scene.worldMatrix(2).mapped({1, 1, 1}), {1, 1, 1}));
    QVERIFY(isNear(scene.worldMatrix(-1).mapped({1, 1, 1}), {1, 1, 1}));
    QVERIFY(isNear(scene.worldMatrix(99).mapped({1, 1, 1}), {1, 1, 1}));
}

void TestScene::readsComponents_data()
{
    QTest::addColumn<int>("component");
    QTest::addColumn<bool>("normalised");
    QTest::addColumn<QByteArray>("stored");
    QTest::addColumn<float>("read");
    const auto row = [](const char *name, Component component, bool normalised, const char *hex, float read) {
        QTest::newRow(name) << int(component) << normalised << QByteArray::fromHex(hex) << read;
    };
    row("u8", Component::U8, false, "ff", 255);
    row("u8 normalised", Component::U8, true, "ff", 1);
    row("i8", Component::I8, false, "81", -127);
    row("i8 normalised", Component::I8, true, "81", -1);
    row("u16", Component::U16, false, "0201", 258);
    row("i16", Component::I16, false, "feff", -2);
    row("u32", Component::U32, false, "00000100", 65536);
    row("i32", Component::I32, false, "ffffffff", -1);
    row("f32", Component::F32, false, "0000c03f", 1.5f);
    row("f64", Component::F64, false, "000000000000f83f", 1.5f);
}

void TestScene::readsComponents()
{
    QFETCH(int, component);
    QFETCH(bool, normalised);
    QFETCH(QByteArray, stored);
    QFETCH(float, read);
    View view = makeView(Component(component), 1, 1, stored.size(), 3);
    view.normalised = normalised;
    const auto value = readElement(Bytes("xyz" + stored), view, 0);
    QCOMPARE(value[0], read);
    QCOMPARE(value[1], 0.f); // no component, no value
    QCOMPARE(componentSize(Component(component)), int(stored.size()));
}

void TestScene::readsPackedNormals()
{
    QByteArray bytes;
    append<quint32>(bytes, 511u | (quint32(-511) & 1023u) << 10 | 0u << 20);
    View view = makeView(Component::Packed1010102, 4, 1, 4);
    view.normalised = true;
    const auto value = readElement(Bytes(bytes), view, 0);
    QCOMPARE(value[0], 1.f);
    QCOMPARE(value[1], -1.f);
    QCOMPARE(value[2], 0.f);
}

void TestScene::hostileViewsReadZero_data()
{
    QTest::addColumn<qint64>("begin");
    QTest::addColumn<qint64>("count");
    QTest::addColumn<qint64>("stride");
    QTest::addColumn<qint64>("index");
    const qint64 most = std::numeric_limits<qint64>::max();
    QTest::newRow("behind the count") << qint64(0) << qint64(1) << qint64(4) << qint64(1);
    QTest::newRow("negative index") << qint64(0) << qint64(9) << qint64(4) << qint64(-1);
    QTest::newRow("cut by the end") << qint64(6) << qint64(1) << qint64(4) << qint64(0);
    QTest::newRow("begins before the file") << qint64(-4) << qint64(9) << qint64(4) << qint64(1);
    QTest::newRow("stride overflows") << qint64(0) << most << most / 2 << qint64(7);
    QTest::newRow("begin overflows") << most - 1 << most << qint64(4) << qint64(0);
    QTest::newRow("negative stride") << qint64(4) << qint64(9) << qint64(-4) << qint64(1);
}

void TestScene::hostileViewsReadZero()
{
    QFETCH(qint64, begin);
    QFETCH(qint64, count);
    QFETCH(qint64, stride);
    QFETCH(qint64, index);
    const Bytes bytes(QByteArray(8, char(0x41)));
    QCOMPARE(readElement(bytes, makeView(Component::F32, 1, count, stride, begin), index), (std::array<float, 4>{}));
    QCOMPARE(readIndex(bytes, makeView(Component::U32, 1, count, stride, begin), index), qint64(-1));
}

void TestScene::indicesOutsideAreMinusOne()
{
    const Bytes bytes(QByteArray::fromHex("0100ffff"));
    const View view = makeView(Component::U16, 1, 2, 2);
    QCOMPARE(readIndex(bytes, view, 0), qint64(1));
    QCOMPARE(readIndex(bytes, view, 1), qint64(65535));
    QCOMPARE(readIndex(bytes, view, 2), qint64(-1));
    QCOMPARE(readIndex(bytes, View{}, 0), qint64(-1));
}

void TestScene::weightsOfJointsAreGathered()
{
    QByteArray bytes;
    append<qint32>(bytes, 0);
    append<float>(bytes, 1);
    append<qint32>(bytes, 1);
    append<float>(bytes, 3);
    append<qint32>(bytes, 1'000'000); // no such vertex
    append<float>(bytes, 1);
    append<qint32>(bytes, 1); // of the second joint
    append<float>(bytes, 1);
    Mesh mesh;
    mesh.vertexCount = 2;
    mesh.joints.resize(2);
    mesh.joints[0].vertices = makeView(Component::I32, 1, 3, 8);
    mesh.joints[0].weights = makeView(Component::F32, 1, 3, 8, 4);
    mesh.joints[1].vertices = makeView(Component::I32, 1, 1, 8, 24);
    mesh.joints[1].weights = makeView(Component::F32, 1, 1, 8, 28);
    const std::vector streams{Bytes(bytes)};
    const auto influences = skinInfluences(mesh, streams, 100);
    QCOMPARE(influences.size(), size_t(2));
    QCOMPARE(influences[0][0].joint, 0);
    QCOMPARE(influences[0][0].weight, 1.f);
    QCOMPARE(influences[1][0].weight, 0.75f);
    QCOMPARE(influences[1][1].joint, 1);
    QCOMPARE(influences[1][1].weight, 0.25f);
}

void TestScene::weightsOfVerticesUseTheJointMap()
{
    // One vertex: joint numbers 1, 9, weights 255, 255; then a triangle that uses it.
    const std::vector streams{Bytes(QByteArray::fromHex("0109ffff000000"))};
    Mesh mesh;
    mesh.vertexCount = 1;
    mesh.joints.resize(3);
    SkinSet set;
    set.joints = makeView(Component::U8, 2, 1, 4);
    set.weights = makeView(Component::U8, 2, 1, 4, 2);
    set.weights.normalised = true;
    mesh.skinSets.push_back(set);
    QCOMPARE(skinInfluences(mesh, streams, 9)[0][0].joint, 1);
    Part part;
    part.indices = makeView(Component::U8, 1, 3, 1, 4);
    part.indexCount = 3;
    part.jointMap = {0, 2};
    mesh.parts.push_back(part);
    const auto influences = skinInfluences(mesh, streams, 9);
    QCOMPARE(influences[0][0].joint, 2);
    QCOMPARE(influences[0][0].weight, 1.f); // joint 9 does not exist
}

void TestScene::fourStrongestWeightsAreKept()
{
    QByteArray bytes;
    Mesh mesh;
    mesh.vertexCount = 1;
    for (int j = 0; j < 6; ++j) {
        SkinJoint joint;
        joint.vertices = makeView(Component::I32, 1, 1, 8, bytes.size());
        joint.weights = makeView(Component::F32, 1, 1, 8, bytes.size() + 4);
        mesh.joints.push_back(joint);
        append<qint32>(bytes, 0);
        append<float>(bytes, float(j + 1));
    }
    const std::vector streams{Bytes(bytes)};
    const auto influences = skinInfluences(mesh, streams, 1)[0];
    float sum = 0;
    for (const Influence &influence : influences) {
        QVERIFY(influence.joint >= 2);
        sum += influence.weight;
    }
    QVERIFY(std::abs(sum - 1) < 1e-6f);
}

void TestScene::picks_data()
{
    QTest::addColumn<qint64>("begin");
    QTest::addColumn<qint64>("end");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("thing");
    QTest::addColumn<qint64>("first");
    QTest::addColumn<qint64>("count");
    const auto row = [](const char *name, qint64 begin, qint64 end, Pick::Kind kind, int thing, qint64 first,
                        qint64 count) { QTest::newRow(name) << begin << end << int(kind) << thing << first << count; };
    row("one byte of a vertex", 125, 126, Pick::Kind::Vertex, 0, 1, 1);
    row("end of one, begin of the next", 139, 141, Pick::Kind::Vertex, 0, 1, 2);
    row("from before to behind all", 90, 190, Pick::Kind::Vertex, 0, 0, 4);
    row("one index", 202, 204, Pick::Kind::Element, 0, 0, 1);
    row("second triangle", 206, 212, Pick::Kind::Element, 0, 1, 1);
    row("second weight", 248, 256, Pick::Kind::Joint, 2, 1, 1);
    row("inside the innermost node", 232, 234, Pick::Kind::Joint, 2, 0, 0);
    row("inside the middle node", 292, 294, Pick::Kind::Joint, 1, 0, 0);
    row("a material", 25, 26, Pick::Kind::Material, 0, 0, 0);
}

void TestScene::picks()
{
    QFETCH(qint64, begin);
    QFETCH(qint64, end);
    QFETCH(int, kind);
    QFETCH(int, thing);
    QFETCH(qint64, first);
    QFETCH(qint64, count);
    const std::vector<Pick> found = picksIn(sheet(), 0, {begin, end});
    QCOMPARE(found.size(), size_t(1));
    QCOMPARE(int(found[0].kind), kind);
    QCOMPARE(found[0].mesh, thing);
    QCOMPARE(found[0].first, first);
    QCOMPARE(found[0].count, count);
    QVERIFY(picksIn(sheet(), 1, {begin, end}).empty()); // the same bytes of another stream are others
    QVERIFY(picksIn(sheet(), 0, {begin, begin}).empty());
}

void TestScene::quaternionsAreStoredInFourWays_data()
{
    QTest::addColumn<bool>("scalarFirst");
    QTest::addColumn<bool>("conjugated");
    QTest::addColumn<QList<float>>("stored");
    QTest::newRow("usual") << true << false << QList<float>{1, 2, 3, 4};
    QTest::newRow("scalar last") << false << false << QList<float>{2, 3, 4, 1};
    QTest::newRow("conjugated") << true << true << QList<float>{1, -2, -3, -4};
    QTest::newRow("both") << false << true << QList<float>{-2, -3, -4, 1};
}

void TestScene::quaternionsAreStoredInFourWays()
{
    QFETCH(bool, scalarFirst);
    QFETCH(bool, conjugated);
    QFETCH(QList<float>, stored);
    const QuaternionForm form{scalarFirst, conjugated};
    const std::array<float, 4> numbers{stored[0], stored[1], stored[2], stored[3]};
    QCOMPARE(form.usual(numbers), (std::array<float, 4>{1, 2, 3, 4}));
    QCOMPARE(form.stored(form.usual(numbers)), numbers);
}

void TestScene::elementsOfChains_data()
{
    QTest::addColumn<int>("primitive");
    QTest::addColumn<QList<QList<qint64>>>("corners");
    const auto row = [](const char *name, Primitive primitive, const QList<QList<qint64>> &corners) {
        QTest::newRow(name) << int(primitive) << corners;
    };
    row("triangles", Primitive::Triangles, {{0, 1, 2}});
    row("triangle strip", Primitive::TriangleStrip, {{0, 1, 2}, {2, 1, 3}, {2, 3, 4}});
    row("triangle fan", Primitive::TriangleFan, {{0, 1, 2}, {0, 2, 3}, {0, 3, 4}});
    row("lines", Primitive::Lines, {{0, 1}, {2, 3}});
    row("line strip", Primitive::LineStrip, {{0, 1}, {1, 2}, {2, 3}, {3, 4}});
    row("points", Primitive::Points, {{0}, {1}, {2}, {3}, {4}});
}

void TestScene::elementsOfChains()
{
    QFETCH(int, primitive);
    QFETCH(QList<QList<qint64>>, corners);
    Scene scene = sheet();
    Part &part = scene.meshes[0].parts[0];
    part.primitive = Primitive(primitive);
    part.indexCount = 5;
    QCOMPARE(part.elementCount(), corners.size());
    for (qint64 e = 0; e < part.elementCount(); ++e) {
        QCOMPARE(part.corners(), corners[e].size());
        for (int k = 0; k < part.corners(); ++k)
            QCOMPARE(part.cornerOf(e, k), corners[e][k]);
        const auto found = picksIn(scene, 0, part.elementRange(e));
        QVERIFY(!found.empty());
        QCOMPARE(found[0].kind, Pick::Kind::Element);
        QVERIFY(found[0].first <= e && e < found[0].first + found[0].count);
    }
    part.indexCount = 0;
    QCOMPARE(part.elementCount(), 0);
}

void TestScene::recordsOfPartsArePicked()
{
    Scene scene = sheet();
    scene.meshes[0].parts[0].bytes = {40, 50};
    QCOMPARE(picksIn(scene, 0, {42, 43}), (std::vector{Pick{Pick::Kind::Element, 0, 0, 0, 2}}));
}

void TestScene::everyTrianglePicksItself()
{
    const Scene scene = sheet();
    for (qint64 t = 0; t < 2; ++t) {
        const std::vector<Pick> found = picksIn(scene, 0, scene.meshes[0].parts[0].elementRange(t));
        QCOMPARE(found, (std::vector{Pick{Pick::Kind::Element, 0, 0, t, 1}}));
    }
    for (qint64 v = 0; v < 4; ++v) {
        const std::vector<Pick> found = picksIn(scene, 0, scene.meshes[0].vertexRange(v));
        QCOMPARE(found, (std::vector{Pick{Pick::Kind::Vertex, 0, -1, v, 1}}));
    }
}

void TestScene::channelsPickTheirNode()
{
    Scene scene = sheet();
    Clip clip;
    for (int i = 0; i < 2; ++i) {
        Channel channel;
        channel.node = 1;
        channel.times = makeView(Component::F32, 1, 2, 16, 500 + i * 32);
        channel.values = makeView(Component::F32, 3, 2, 16, 504 + i * 32);
        clip.channels.push_back(channel);
    }
    scene.clips.push_back(clip);
    const Pick joint{Pick::Kind::Joint, 1, -1, 0, 0};
    QCOMPARE(picksIn(scene, 0, {520, 521}), (std::vector{Pick{Pick::Kind::Key, 0, 0, 1, 1}, joint}));
    QCOMPARE(picksIn(scene, 0, {500, 564}),
             (std::vector{Pick{Pick::Kind::Key, 0, 0, 0, 2}, joint, Pick{Pick::Kind::Key, 0, 1, 0, 2}}));
}

void TestScene::allNodesOfVeryManyAreSelectedButNotAllTheirKeys()
{
    constexpr int Count = 50'000, Size = 64;
    Scene scene;
    Clip &clip = scene.clips.emplace_back();
    for (int i = 0; i < Count; ++i) {
        Node &node = scene.nodes.emplace_back();
        node.isJoint = true;
        node.bytes = {i * Size, (i + 1) * Size};
        Channel &channel = clip.channels.emplace_back();
        channel.node = i;
        channel.values = makeView(Component::F32, 3, 2, 16, i * Size);
    }
    const std::vector<Pick> found = picksIn(scene, 0, {0, Count * Size});
    std::vector<bool> isSelected(Count);
    for (const Pick &pick : found) {
        if (pick.kind == Pick::Kind::Joint)
            isSelected[size_t(pick.mesh)] = true;
    }
    QVERIFY(std::ranges::count(isSelected, true) == Count);
    QVERIFY(found.size() < size_t(Count) * 2);
    // The last one is found alone as well as any other.
    QVERIFY(std::ranges::count(picksIn(scene, 0, {(Count - 1) * Size, Count * Size}), Pick::Kind::Key, &Pick::kind)
            == 1);
}

QTEST_APPLESS_MAIN(TestScene)
#include "tst_scene.moc"
