#include "core/formats/flatpicture.h"
#include "core/formats/registry.h"
#include "core/picture/pngwriter.h"
#include "core/report/gltfreport.h"
#include "core/scene/elements.h"
#include "core/scene/filescene.h"
#include "tests/support/glbreader.h"
#include "tests/support/samples.h"
#include "tests/widgets/preview/syntheticscene.h"

#include <QBuffer>

using namespace hexahedron;

/// Models as glTF: what others read is what lies in the file.
class TestGltf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyModelIsSound_data() { test::addSampleRows(); }
    void everyModelIsSound();
    void axesAndFrontsAreTurned_data();
    void axesAndFrontsAreTurned();
    void whatIsNotThereIsLeftOutAndSaid();
    void timesBecomeSeconds();
    void verticesThatNoJointPullsStay();
    void morphsMoveTheirVertices();
    void onlyHolesAreCutOut_data();
    void onlyHolesAreCutOut();
    void tooMuchIsRefusedBeforeMemoryIsTaken();
};

namespace {

GltfFile made(const scene::Scene &scene, const std::vector<Bytes> &streams)
{
    return makeGltf({scene, streams, QStringLiteral("sample"), &flatPicture});
}

test::GlbReader readBack(const GltfFile &file)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return test::GlbReader(file.write(&buffer) ? buffer.data() : QByteArray());
}

/// Of the finest level, with all of their corners.
qint64 soundTriangles(const scene::Scene &scene, const std::vector<Bytes> &streams)
{
    qint64 count = 0;
    for (const scene::Mesh &mesh : scene.meshes) {
        for (const scene::Part &part : mesh.parts) {
            if (part.corners() != 3 || part.level > 0)
                continue;
            scene::ElementReader reader(mesh, part, streams, scene.otherFiles);
            const Bytes &bytes = *scene::bytesOf(mesh.positions.stream, streams, scene.otherFiles);
            for (qint64 i = 0; i < reader.count(); ++i) {
                bool isSound = true;
                for (int corner = 0; corner < 3; ++corner) {
                    const qint64 vertex = reader.vertex(i, corner);
                    const auto at = scene::readElement(bytes, mesh.positions, vertex);
                    isSound = isSound && vertex >= 0 && std::isfinite(at[0] + at[1] + at[2]);
                }
                count += isSound;
            }
        }
    }
    return count;
}

/// Where the extras of a thing lead to, there is such a thing.
QString astray(const Tree &tree, const QJsonObject &thing)
{
    const QJsonObject extras = thing[u"extras"].toObject();
    const auto item = tree.find(extras[u"path"].toString());
    if (!item)
        return QStringLiteral("no node ") + extras[u"path"].toString();
    const qint64 begin = extras[u"offset"].toInteger();
    const bool isThere = !extras.contains(u"offset")
                         || (tree.baseOf(item->stream) == extras[u"stream"].toInt()
                             && item->range.contains(ByteRange{begin, begin + extras[u"size"].toInteger()}));
    return isThere ? QString() : item->range.isEmpty() ? QString() : QStringLiteral("not its bytes");
}

} // namespace

void TestGltf::everyModelIsSound()
{
    QFETCH(QString, file);
    const std::optional<Bytes> bytes = Bytes::fromFile(file);
    QVERIFY(bytes);
    const auto tree = readTree(*bytes, file);
    const auto scene = sceneOf(*tree, firstSceneFile(*tree));
    if (!scene || !scene::hasModel(*scene))
        return;
    std::vector<Bytes> streams;
    for (StreamId id = 0; id < tree->streamCount(); ++id)
        streams.push_back(tree->bytes(id));
    const GltfFile model = made(*scene, streams);
    QVERIFY2(model.refusal.isEmpty(), qPrintable(model.refusal));
    const test::GlbReader reader = readBack(model);
    QCOMPARE(reader.problem(), QString());
    qint64 triangles = 0;
    for (const QJsonValue &mesh : reader.list("meshes")) {
        for (const QJsonValue &primitive : mesh[u"primitives"].toArray()) {
            if (primitive[u"mode"].toInt() == 4)
                triangles += reader.at("accessors", primitive[u"indices"].toInt())[u"count"].toInteger() / 3;
        }
    }
    QCOMPARE(triangles, soundTriangles(*scene, streams));
    for (qsizetype i = 0; i < qsizetype(scene->nodes.size()); ++i) {
        const QJsonObject node = reader.at("nodes", int(i));
        QCOMPARE(astray(*tree, node), QString());
        QVERIFY2(!node[u"name"].toString().contains(QFileInfo(file).path()), qPrintable(node[u"name"].toString()));
    }
    for (const char *things : {"textures", "materials"}) {
        for (const QJsonValue &thing : reader.list(things)) {
            if (thing.toObject().contains(u"extras"))
                QCOMPARE(astray(*tree, thing.toObject()), QString());
        }
    }
}

void TestGltf::axesAndFrontsAreTurned_data()
{
    QTest::addColumn<bool>("isLeft");
    QTest::addColumn<bool>("isFlipped");
    QTest::addColumn<bool>("isClockwise");
    QTest::addColumn<QList<float>>("corners"); // of the small triangle, where it lies in glTF
    const QList<float> first{-1, -1, 2}, second{1, -1, 2}, third{0, 1, 2};
    QTest::newRow("right-handed") << false << false << false << first + second + third;
    QTest::newRow("right-handed, clockwise") << false << false << true << first + third + second;
    QTest::newRow("left-handed, clockwise") << true << false << true << QList<float>{-1, -1, -2, 0, 1, -2, 1, -1, -2};
    QTest::newRow("left-handed, y down") << true << true << false << QList<float>{-1, 1, -2, 1, 1, -2, 0, -1, -2};
}

void TestGltf::axesAndFrontsAreTurned()
{
    QFETCH(bool, isLeft);
    QFETCH(bool, isFlipped);
    QFETCH(bool, isClockwise);
    QFETCH(QList<float>, corners);
    SyntheticScene synthetic;
    synthetic.scene.handedness = isLeft ? scene::Handedness::Left : scene::Handedness::Right;
    synthetic.scene.flipY = isFlipped;
    synthetic.scene.clockwiseFront = isClockwise;
    const test::GlbReader reader = readBack(made(synthetic.scene, synthetic.streams()));
    QCOMPARE(reader.problem(), QString());
    QList<float> found;
    for (const scene::Vec3 &corner : reader.corners(-1, 0))
        found += {corner.x, corner.y, corner.z};
    QCOMPARE(found.mid(9), corners);
}

void TestGltf::whatIsNotThereIsLeftOutAndSaid()
{
    const SyntheticScene synthetic; // its third triangle has a corner that names no vertex
    const GltfFile file = made(synthetic.scene, synthetic.streams());
    QCOMPARE(readBack(file).corners(-1, 0).size(), size_t(6));
    QCOMPARE(file.remarks.size(), 1);
}

void TestGltf::timesBecomeSeconds()
{
    SyntheticScene synthetic;
    synthetic.scene.handedness = scene::Handedness::Left;
    const qint64 begin = synthetic.size();
    for (const float key : {10.f, 20.f, 40.f}) {
        synthetic.add(key);
        synthetic.addVector({key, 0, key});
    }
    scene::Clip clip;
    clip.first = 15;
    clip.last = 40;
    clip.rate = 10;
    clip.channels.push_back({scene::Channel::Target::Translation, 0,
                             SyntheticScene::view(scene::Component::F32, 1, 3, 16, begin),
                             SyntheticScene::view(scene::Component::F32, 3, 3, 16, begin + 4)});
    clip.otherFile = QStringLiteral("/models/walk.ani");
    clip.otherPath = QStringLiteral("UANI");
    synthetic.scene.clips.push_back(clip);
    const test::GlbReader reader = readBack(made(synthetic.scene, synthetic.streams()));
    QCOMPARE(reader.problem(), QString());
    const QJsonObject extras = reader.at("animations", 0)[u"extras"].toObject();
    QCOMPARE(extras[u"file"].toString(), QStringLiteral("walk.ani")); // where its path is one
    QCOMPARE(extras[u"path"].toString(), QStringLiteral("UANI"));
    const auto at = [&](double seconds) { return reader.matrices(0, seconds)[0].m; };
    QCOMPARE(at(0)[12], 15.f); // between the keys, where what is played begins
    QCOMPARE(at(0.5)[12], 20.f);
    QCOMPARE(at(1.5)[12], 30.f);
    QCOMPARE(at(1.5)[14], -30.f);
    QCOMPARE(at(9)[12], 40.f);
}

void TestGltf::verticesThatNoJointPullsStay()
{
    SyntheticScene synthetic;
    scene::Node joint;
    joint.parent = 0;
    synthetic.scene.nodes.push_back(joint);
    scene::SkinJoint pulled;
    pulled.node = 1;
    const qint64 begin = synthetic.size();
    synthetic.add(quint32(1)); // vertex 1 alone
    synthetic.add(1.f);
    pulled.vertices = SyntheticScene::view(scene::Component::U32, 1, 1, 8, begin);
    pulled.weights = SyntheticScene::view(scene::Component::F32, 1, 1, 8, begin + 4);
    synthetic.scene.meshes[0].joints.push_back(pulled);
    const qint64 key = synthetic.size();
    synthetic.addVector({0, 7, 0});
    scene::Clip clip;
    clip.channels.push_back(
        {scene::Channel::Target::Translation, 1, {}, SyntheticScene::view(scene::Component::F32, 3, 1, 12, key)});
    synthetic.scene.clips.push_back(clip);
    const test::GlbReader reader = readBack(made(synthetic.scene, synthetic.streams()));
    QCOMPARE(reader.problem(), QString());
    const auto corners = reader.corners(0, 0);
    QCOMPARE(corners[0], (scene::Vec3{-4, -3, 0}));
    QCOMPARE(corners[1], (scene::Vec3{4, 4, 0}));
}

void TestGltf::morphsMoveTheirVertices()
{
    SyntheticScene synthetic;
    const qint64 begin = synthetic.size();
    for (const quint32 vertex : {4u, 2u, 4u}) {
        synthetic.add(vertex);
        synthetic.addVector({0, 0, 1});
    }
    scene::Morph morph;
    morph.name = QStringLiteral("smile");
    morph.vertices = SyntheticScene::view(scene::Component::U32, 1, 3, 16, begin);
    morph.positions = SyntheticScene::view(scene::Component::F32, 3, 3, 16, begin + 4);
    synthetic.scene.meshes[0].morphs.assign(2, morph);
    const test::GlbReader reader = readBack(made(synthetic.scene, synthetic.streams()));
    QCOMPARE(reader.problem(), QString());
    const QJsonObject mesh = reader.at("meshes", 0);
    QCOMPARE(mesh[u"extras"][u"targetNames"][0].toString(), QStringLiteral("smile"));
    const int target = mesh[u"primitives"][0][u"targets"][0][u"POSITION"].toInt(-1);
    const QJsonObject sparse = reader.at("accessors", target)[u"sparse"].toObject();
    for (const char *part : {"indices", "values"}) // 0 need not be said, but some readers take anything for it then
        QVERIFY2(sparse[QLatin1String(part)].toObject().contains(u"byteOffset"), part);
    std::vector<double> expected(18);
    expected[2 * 3 + 2] = 1;
    expected[4 * 3 + 2] = 2; // told twice
    QCOMPARE(reader.values(target), expected);
}

void TestGltf::onlyHolesAreCutOut_data()
{
    QTest::addColumn<int>("alpha"); // of one of two texels
    QTest::addColumn<bool>("isMasked");
    QTest::addColumn<QString>("mode");
    QTest::newRow("a hole") << 0 << false << QStringLiteral("MASK");
    QTest::newRow("too little for a hole") << 100 << false << QString();
    QTest::newRow("nothing") << 255 << false << QString(); // who sorts what may be transparent need not
    QTest::newRow("black is a hole") << 255 << true << QStringLiteral("MASK");
}

void TestGltf::onlyHolesAreCutOut()
{
    QFETCH(int, alpha);
    QFETCH(bool, isMasked);
    QFETCH(QString, mode);
    const QByteArray png = picture::pngOf(QByteArray("\xff\xff\xff\xff\0\0\0", 7) + char(alpha), 2, 1, true);
    SyntheticScene synthetic;
    scene::Texture &texture = synthetic.scene.textures.emplace_back();
    texture.stream = 1;
    texture.imageBytes = {0, png.size()};
    texture.masked = isMasked;
    synthetic.scene.materials.emplace_back().layers.push_back({.texture = 0});
    synthetic.scene.meshes[0].parts[0].material = 0;
    std::vector<Bytes> streams = synthetic.streams();
    streams.emplace_back(png);
    const test::GlbReader reader = readBack(made(synthetic.scene, streams));
    QCOMPARE(reader.problem(), QString());
    QCOMPARE(reader.list("images").size(), 1);
    QCOMPARE(reader.at("materials", 0)[u"alphaMode"].toString(), mode);
}

void TestGltf::tooMuchIsRefusedBeforeMemoryIsTaken()
{
    GlbBuffer buffer(100);
    QVERIFY(buffer.hasRoom(20, 4));
    QVERIFY(!buffer.hasRoom(std::numeric_limits<qint64>::max() / 2, 12));
    QVERIFY(buffer.isTooLarge());
    // A hostile scene that shows the same bytes again and again.
    SyntheticScene synthetic;
    constexpr int Bytes = 1 << 20;
    for (int i = 0; i < Bytes / 4; ++i)
        synthetic.add(quint32(0));
    scene::Mesh &mesh = synthetic.scene.meshes[0];
    mesh.vertexCount = Bytes;
    mesh.positions = SyntheticScene::view(scene::Component::F32, 3, Bytes, 1, 0);
    synthetic.scene.meshes.assign(20, scene::Mesh(mesh));
    const GltfFile file = made(synthetic.scene, synthetic.streams());
    QVERIFY(!file.refusal.isEmpty());
    QVERIFY(file.text.isEmpty());
}

QTEST_GUILESS_MAIN(TestGltf)
#include "tst_gltf.moc"
