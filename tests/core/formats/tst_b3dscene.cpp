#include "core/formats/blitz3d/b3dscene.h"
#include "core/formats/registry.h"
#include "core/scene/filescene.h"
#include "core/tree/tree.h"
#include "tests/support/b3dbuilder.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

#include <sys/stat.h>

using namespace hexahedron;

namespace {

scene::Scene sceneOf(const QByteArray &file, const QString &fileName = {})
{
    return b3dScene(*readTree(Bytes(file), fileName));
}

float floatAt(const QByteArray &file, qint64 offset)
{
    float value = 0;
    std::memcpy(&value, file.constData() + offset, 4);
    return value;
}

qint32 intAt(const QByteArray &file, qint64 offset)
{
    qint32 value = 0;
    std::memcpy(&value, file.constData() + offset, 4);
    return value;
}

/// A vector turned by a usual quaternion: v + 2w(u × v) + 2u × (u × v).
scene::Vec3 turned(const scene::Quat &q, const scene::Vec3 &v)
{
    const auto cross = [](const scene::Vec3 &a, const scene::Vec3 &b) {
        return scene::Vec3{a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
    };
    const scene::Vec3 u{q.x, q.y, q.z};
    const scene::Vec3 t = cross(u, v);
    const scene::Vec3 tt = cross(u, t);
    return {v.x + 2 * q.w * t.x + 2 * tt.x, v.y + 2 * q.w * t.y + 2 * tt.y, v.z + 2 * q.w * t.z + 2 * tt.z};
}

} // namespace

class TestB3dScene : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void conventions();
    void endsEarlyWhenNobodyWaits();
    void meshViewsPointAtTheirBytes();
    void pathsAreThoseOfTheTree();
    void rotationsBecomeUsualOnes();
    void brushesOfMeshAndTrianglesCombine();
    void brushesOutOfRangeAreNone();
    void texturesAreFoundBesideTheModel_data();
    void texturesAreFoundBesideTheModel();
    void bonesKnowTheirWeights();
    void keysAddUp();
    void severalAnimationsPlayTogether();
    void sequencesAreNamedClips();
    void misplacedChunksAreLeftOut();
    void deepFilesStayCheap();
    void cutFilesGiveScenes();
};

void TestB3dScene::endsEarlyWhenNobodyWaits()
{
    const auto tree = readTree(Bytes(b3d::file(b3d::node("a", b3d::node("b")))), {});
    std::atomic_bool cancelled = true;
    QVERIFY(!hexahedron::sceneOf(*tree, 0, &cancelled));
    cancelled = false;
    QVERIFY(hexahedron::sceneOf(*tree, 0, &cancelled));
    cancelled = true;
    QVERIFY(tree->child(tree->root(), 0).isValid()); // only the scene
}

void TestB3dScene::conventions()
{
    const scene::Scene s = sceneOf(b3d::file(b3d::node("a")));
    QCOMPARE(s.handedness, scene::Handedness::Left);
    QVERIFY(s.clockwiseFront);
    QVERIFY(s.textureOriginTop);
    QVERIFY(s.rotations.conjugated);
    QVERIFY(s.rotations.scalarFirst);
    QVERIFY(!s.flipY);
    QVERIFY(sceneOf({}).isEmpty());
}

void TestB3dScene::meshViewsPointAtTheirBytes()
{
    // position 3, normal 3, colour 4, two sets of 2: 56 bytes
    QByteArray records;
    for (int vertex = 0; vertex < 3; ++vertex) {
        const float v = float(vertex) * 100;
        records += b3d::f32(
            {v, v + 1, v + 2, v + 3, v + 4, v + 5, v + 6, v + 7, v + 8, v + 9, v + 10, v + 11, v + 12, v + 13});
    }
    const QByteArray file = b3d::file(b3d::node(
        "m",
        b3d::mesh(b3d::vertices(records, 3, 2, 2) + b3d::triangles({0, 1, 2, 2, 1, 0}) + b3d::triangles({1, 1, 1}))));
    const scene::Scene s = sceneOf(file);
    QCOMPARE(s.meshes.size(), size_t(1));
    const scene::Mesh &mesh = s.meshes[0];
    QCOMPARE(mesh.name, QStringLiteral("m"));
    QCOMPARE(mesh.node, 0);
    QCOMPARE(mesh.vertexCount, 3);
    QCOMPARE(mesh.vertexStride, 56);
    QCOMPARE(floatAt(file, mesh.vertexRange(2).begin), 200.f);
    const auto component = [&](const scene::View &view, qint64 index) {
        return floatAt(file, view.begin + index * view.stride);
    };
    QCOMPARE(component(mesh.positions, 1), 100.f);
    QCOMPARE(component(mesh.normals, 1), 103.f);
    QCOMPARE(mesh.normals.components, 3);
    QCOMPARE(component(mesh.colors, 2), 206.f);
    QCOMPARE(mesh.colors.components, 4);
    QCOMPARE(mesh.texCoords.size(), size_t(2));
    QCOMPARE(component(mesh.texCoords[0], 0), 10.f);
    QCOMPARE(component(mesh.texCoords[1], 0), 12.f);
    QCOMPARE(mesh.texCoords[1].components, 2);

    QCOMPARE(mesh.parts.size(), size_t(2));
    QCOMPARE(mesh.parts[0].elementCount(), 2);
    const ByteRange second = mesh.parts[0].elementRange(1);
    QCOMPARE(second.size(), 12);
    QCOMPARE(intAt(file, second.begin), 2);
    QCOMPARE(intAt(file, mesh.parts[1].elementRange(0).begin), 1);
}

void TestB3dScene::pathsAreThoseOfTheTree()
{
    const QByteArray file = b3d::file(
        b3d::textures(b3d::texture("a.png") + b3d::texture("b.png")) + b3d::brushes(1, b3d::brush("one", {0}))
        + b3d::node("root",
                    b3d::plainMesh() + b3d::animation(2)
                        + b3d::node("bone", b3d::bone({{0, 1.f}}) + b3d::node("tip") + b3d::node("tip"))
                        + b3d::node("other", b3d::mesh(b3d::vertices(b3d::threeVertices()) + b3d::triangles({0, 1, 2})
                                                       + b3d::triangles({2, 1, 0})))));
    const auto tree = readTree(Bytes(file), {});
    const scene::Scene s = b3dScene(*tree);
    QCOMPARE(s.nodes.size(), size_t(5));
    for (const scene::Node &node : s.nodes) {
        const auto item = tree->find(node.path);
        QVERIFY2(item.has_value(), qPrintable(node.path));
        QCOMPARE(item->range, node.bytes);
        QCOMPARE(tree->path(*item), node.path);
    }
    QCOMPARE(s.nodes[3].path, QStringLiteral("BB3D/NODE/NODE[0]/NODE[1]"));
    QCOMPARE(s.nodes[4].parent, 0);
    QCOMPARE(s.meshes.size(), size_t(2));
    for (const scene::Mesh &mesh : s.meshes) {
        QVERIFY2(tree->find(mesh.path).has_value(), qPrintable(mesh.path));
        for (const scene::Part &part : mesh.parts) {
            const auto item = tree->find(part.path);
            QVERIFY2(item && item->range.contains(part.elementRange(0)), qPrintable(part.path));
        }
    }
    for (const scene::Texture &texture : s.textures)
        QCOMPARE(tree->find(texture.path).value_or(Item()).range, texture.bytes);
    for (const scene::Material &material : s.materials)
        QCOMPARE(tree->find(material.path).value_or(Item()).range, material.bytes);
}

void TestB3dScene::rotationsBecomeUsualOnes()
{
    // A quarter turn about y. The reference: positive w and y turn +x towards +z.
    const float half = std::sqrt(0.5f);
    const scene::Scene s = sceneOf(b3d::file(b3d::node("a", {}, {1, 2, 3}, {4, 5, 6}, {half, 0, half, 0})));
    const scene::Vec3 x = turned(s.nodes[0].rotation, {1, 0, 0});
    QVERIFY(std::abs(x.x) < 1e-6f && std::abs(x.y) < 1e-6f);
    QVERIFY(std::abs(x.z - 1) < 1e-6f);
    QCOMPARE(s.nodes[0].translation, (scene::Vec3{1, 2, 3}));
    QCOMPARE(s.nodes[0].scale, (scene::Vec3{4, 5, 6}));
}

void TestB3dScene::brushesOfMeshAndTrianglesCombine()
{
    const QByteArray brushes = b3d::brushes(2, b3d::brush("mesh", {0, 1}, 16, {0.5f, 1, 1, 0.5f})
                                                   + b3d::brush("triangles", {-1, 0}, 1, {0.5f, 0.5f, 1, 1}));
    const QByteArray shape = b3d::vertices(b3d::threeVertices()) + b3d::triangles({0, 1, 2}, 1)
                             + b3d::triangles({0, 1, 2}, -1) + b3d::triangles({2, 1, 0}, 1);
    const scene::Scene s = sceneOf(
        b3d::file(b3d::textures(b3d::texture("a.png") + b3d::texture("b.png", 65536 | 4 | 2 | 16)) + brushes
                  + b3d::node("n", b3d::mesh(shape, 0))));
    QCOMPARE(s.materials.size(), size_t(3));
    const std::vector<scene::Part> &parts = s.meshes[0].parts;
    QCOMPARE(parts[0].material, 2);
    QCOMPARE(parts[1].material, 0);
    QCOMPARE(parts[2].material, 2); // one for each pair, not for each list
    const scene::Material &both = s.materials[2];
    QCOMPARE(both.color, (std::array<float, 4>{0.25f, 0.5f, 1, 0.5f}));
    QVERIFY(both.fullBright && both.doubleSided && !both.flatShaded && !both.vertexColors);
    QCOMPARE(both.layers.size(), size_t(2));
    QCOMPARE(both.layers[0].texture, 0); // the empty layer keeps that of the mesh
    QCOMPARE(both.layers[1].texture, 0);
    QCOMPARE(s.materials[0].layers[1].texCoordSet, 1);
    QVERIFY(s.textures[1].masked && s.textures[1].clampU && !s.textures[1].clampV && !s.textures[1].alpha);
}

void TestB3dScene::brushesOutOfRangeAreNone()
{
    const QByteArray shape = b3d::vertices(b3d::threeVertices()) + b3d::triangles({0, 1, 2}, 7)
                             + b3d::triangles({0, 1, 2}, -5);
    const scene::Scene s = sceneOf(
        b3d::file(b3d::brushes(1, b3d::brush("one", {99})) + b3d::node("n", b3d::mesh(shape, 8))));
    QCOMPARE(s.meshes[0].parts[0].material, -1);
    QCOMPARE(s.meshes[0].parts[1].material, -1);
    QVERIFY(s.materials[0].layers.empty());
}

void TestB3dScene::texturesAreFoundBesideTheModel_data()
{
    QTest::addColumn<QByteArray>("stored");
    QTest::addColumn<QString>("found");
    QTest::newRow("as it is") << QByteArray("Stone.png") << "Stone.png";
    QTest::newRow("other case") << QByteArray("sTONE.PNG") << "Stone.png";
    QTest::newRow("Windows path") << QByteArray("C:\\maps\\textures\\stone.png") << "Stone.png";
    QTest::newRow("Unix path") << QByteArray("/home/me/stone.png") << "Stone.png";
    QTest::newRow("as stored, in a folder") << QByteArray("sub\\wood.png") << "sub/wood.png";
    QTest::newRow("Latin-1") << QByteArray("gr\xfcn.png") << QString::fromUtf8("grün.png");
    QTest::newRow("UTF-8") << QByteArray("gr\xc3\xbcn.png") << QString::fromUtf8("grün.png");
    QTest::newRow("missing") << QByteArray("nowhere.png") << QString();
    QTest::newRow("a folder") << QByteArray("sub") << QString();
    QTest::newRow("ends in a slash") << QByteArray("sub/") << QString();
    QTest::newRow("empty") << QByteArray() << QString();
    // Whoever opens one of these waits for somebody who writes, or reads without end.
    QTest::newRow("a pipe") << QByteArray("pipe.png") << QString();
    QTest::newRow("a link to a pipe") << QByteArray("link.png") << QString();
    QTest::newRow("a pipe in a folder") << QByteArray("sub/pipe.jpg") << QString();
    QTest::newRow("a device") << QByteArray("/dev/zero") << QString();
}

void TestB3dScene::texturesAreFoundBesideTheModel()
{
    QFETCH(QByteArray, stored);
    QFETCH(QString, found);
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("sub")));
    for (const QString &name : {QStringLiteral("model.b3d"), QStringLiteral("Stone.png"),
                                QStringLiteral("sub/wood.png"), QString::fromUtf8("grün.png")}) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    const QString pipe = folder.filePath(QStringLiteral("pipe.png"));
    for (const QString &name : {pipe, folder.filePath(QStringLiteral("sub/pipe.jpg"))})
        QCOMPARE(mkfifo(QFile::encodeName(name).constData(), 0600), 0);
    QVERIFY(QFile::link(pipe, folder.filePath(QStringLiteral("link.png"))));
    const QByteArray file = b3d::file(b3d::textures(b3d::texture(stored.constData())));
    const scene::Scene s = sceneOf(file, folder.filePath(QStringLiteral("model.b3d")));
    QCOMPARE(s.textures.size(), size_t(1));
    QCOMPARE(s.textures[0].file, found.isEmpty() ? QString() : QFileInfo(folder.filePath(found)).absoluteFilePath());
    const scene::Scene unsaved = sceneOf(file, folder.filePath(QStringLiteral("copy.b3d")));
    QCOMPARE(unsaved.textures[0].file, s.textures[0].file); // it will lie there
    QVERIFY(sceneOf(file).textures[0].file.isEmpty());      // from nowhere
}

void TestB3dScene::bonesKnowTheirWeights()
{
    const QByteArray file = b3d::skinned(b3d::node("bone", b3d::bone({{0, 0.25f}, {2, 1.f}})));
    const scene::Scene s = sceneOf(file);
    QVERIFY(!s.nodes[0].isJoint);
    QVERIFY(s.nodes[1].isJoint);
    QCOMPARE(s.nodes[1].weightCount, 2);
    QCOMPARE(s.nodes[1].weightStride, 8);
    QCOMPARE(intAt(file, s.nodes[1].weightBytes.begin + 8), 2);
    QCOMPARE(floatAt(file, s.nodes[1].weightBytes.begin + 4), 0.25f);

    const std::vector<scene::SkinJoint> &joints = s.meshes[0].joints;
    QCOMPARE(joints.size(), size_t(1));
    QCOMPARE(joints[0].node, 1);
    QVERIFY(!joints[0].inverseBind); // the nodes as stored are the rest pose
    QCOMPARE(intAt(file, joints[0].vertices.begin + joints[0].vertices.stride), 2);
    QCOMPARE(floatAt(file, joints[0].weights.begin + joints[0].weights.stride), 1.f);
    QCOMPARE(joints[0].weights.count, 2);
}

void TestB3dScene::keysAddUp()
{
    const QByteArray moves = b3d::i32({1}) + b3d::f32({1, 2, 3}) + b3d::i32({5}) + b3d::f32({4, 5, 6});
    const QByteArray turns = b3d::i32({1}) + b3d::f32({1, 1, 1, 1, 0, 0, 0}) + b3d::i32({9})
                             + b3d::f32({2, 2, 2, 1, 0, 0, 0});
    const QByteArray file = b3d::file(
        b3d::node("root", b3d::keys(1, moves) + b3d::keys(6, turns) + b3d::animation(8, 24)));
    const scene::Scene s = sceneOf(file);
    QCOMPARE(s.clips.size(), size_t(1));
    const scene::Clip &clip = s.clips[0];
    QCOMPARE(clip.rate, 24.0);
    QCOMPARE(clip.first, 1.0);
    QCOMPARE(clip.last, 9.0); // the last key lies beyond ANIM: normal by one
    QCOMPARE(clip.name, QStringLiteral("root"));
    using Target = scene::Channel::Target;
    const std::vector<Target> targets{Target::Translation, Target::Scale, Target::Rotation};
    QCOMPARE(clip.channels.size(), targets.size());
    for (size_t i = 0; i < targets.size(); ++i) {
        QCOMPARE(clip.channels[i].target, targets[i]);
        QCOMPARE(clip.channels[i].node, 0);
        QCOMPARE(clip.channels[i].times.count, 2);
    }
    const scene::View &scales = clip.channels[1].values;
    QCOMPARE(floatAt(file, scales.begin + scales.stride), 2.f);
    QCOMPARE(intAt(file, clip.channels[1].times.begin + clip.channels[1].times.stride), 9);
    QCOMPARE(clip.channels[2].values.components, 4);
}

void TestB3dScene::severalAnimationsPlayTogether()
{
    const QByteArray key = b3d::i32({3}) + b3d::f32({0, 0, 0});
    const QByteArray rig = b3d::animation(5, 20) + b3d::keys(1, key);
    const scene::Scene s = sceneOf(b3d::file(b3d::node("root", b3d::node("a", rig) + b3d::node("b", rig))));
    QCOMPARE(s.clips.size(), size_t(3));
    QCOMPARE(s.clips[0].channels.size(), size_t(2));
    QCOMPARE(s.clips[0].rate, 20.0);
    QCOMPARE(s.clips[1].name, QStringLiteral("a"));
    QCOMPARE(s.clips[2].channels.size(), size_t(1));
    QCOMPARE(s.clips[2].channels[0].node, 2);
}

void TestB3dScene::sequencesAreNamedClips()
{
    const QByteArray key = b3d::i32({1}) + b3d::f32({0, 0, 0});
    const QByteArray walk = b3d::chunk("SEQS", b3d::text("walk") + b3d::i32({10, 20, 0}));
    const scene::Scene s = sceneOf(
        b3d::file(b3d::node("root", b3d::animation(30, 0) + walk + b3d::node("leg", b3d::keys(1, key)))));
    QCOMPARE(s.clips.size(), size_t(2));
    QCOMPARE(s.clips[1].name, QStringLiteral("walk"));
    QCOMPARE(s.clips[1].first, 10.0);
    QCOMPARE(s.clips[1].last, 20.0);
    QCOMPARE(s.clips[1].channels.size(), size_t(1));
    QCOMPARE(s.clips[0].rate, 0.0);
}

void TestB3dScene::misplacedChunksAreLeftOut()
{
    const QByteArray file = b3d::file(b3d::plainMesh() + b3d::bone({{0, 1.f}})
                                      + b3d::keys(1, b3d::i32({1}) + b3d::f32({0, 0, 0}))
                                      + b3d::node("n", b3d::triangles({0, 1, 2})));
    const scene::Scene s = sceneOf(file);
    QVERIFY(s.meshes.empty());
    QCOMPARE(s.nodes.size(), size_t(1));
    QVERIFY(s.clips.empty());
}

void TestB3dScene::deepFilesStayCheap()
{
    QByteArray file;
    for (int depth = 0; depth < 5000; ++depth)
        file = b3d::node("n", file);
    const scene::Scene s = sceneOf(b3d::file(file));
    QVERIFY(s.nodes.size() > 200);
    for (size_t i = 1; i < s.nodes.size(); ++i)
        QCOMPARE(s.nodes[i].parent, int(i) - 1);
}

void TestB3dScene::cutFilesGiveScenes()
{
    const QByteArray file = b3d::file(
        b3d::textures(b3d::texture("a.png")) + b3d::brushes(1, b3d::brush("b", {0}))
        + b3d::node("root", b3d::plainMesh() + b3d::animation(2)
                                + b3d::node("bone", b3d::bone({{0, 1.f}}) + b3d::keys(7, QByteArray(88, '\1')))));
    size_t meshes = 0;
    for (qsizetype length = 0; length < file.size(); ++length) {
        const scene::Scene s = sceneOf(file.left(length));
        const ByteRange all{0, length};
        meshes += s.meshes.size();
        for (const scene::Mesh &mesh : s.meshes) {
            QVERIFY(all.contains(mesh.vertexBytes));
            for (const scene::Part &part : mesh.parts)
                QVERIFY(part.elementCount() == 0 || all.contains(part.elementRange(part.elementCount() - 1)));
        }
        for (const scene::Node &node : s.nodes)
            QVERIFY(all.contains(node.bytes) && all.contains(node.weightBytes));
    }
    QVERIFY(meshes > 0);
}

QTEST_GUILESS_MAIN(TestB3dScene)
#include "tst_b3dscene.moc"
