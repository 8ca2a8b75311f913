// Scenes of Horde3D that are put together from several files.
#include "core/formats/otheranimations.h"
#include "core/scene/filescene.h"
#include "core/tree/format.h"
#include "tests/support/contentfolder.h"
#include "tests/support/hordebuilder.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace hexahedron;
using scene::Symbol;

namespace {

QByteArray mesh(const char *name, int start, int count, const QByteArray &more = {})
{
    return QByteArray("<Mesh name=\"") + name + "\" material=\"stone.material.xml\" batchStart=\""
           + QByteArray::number(start) + "\" batchCount=\"" + QByteArray::number(count)
           + "\" vertRStart=\"0\" vertREnd=\"5\" " + more + "/>";
}

QByteArray model(const QByteArray &content, const QByteArray &geometry = "models/two.geo")
{
    return "<Model name=\"model\" geometry=\"" + geometry + "\">" + content + "</Model>";
}

/// Two triangles of three vertices each, the second one at x = 10, and two joints.
QByteArray twoTriangles()
{
    horde::Geometry geometry;
    geometry.joints = {horde::identity(), horde::jointAt(1, 2, 3)};
    geometry.vertexCount = 6;
    geometry.streams = {horde::stream(0, 12, horde::f32({0, 0, 0, 1, 0, 0, 0, 1, 0, 10, 0, 0, 11, 0, 0, 10, 1, 0})),
                        horde::stream(4, 4, horde::u8({1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, //
                                                       1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0})),
                        horde::stream(5, 4, horde::u8({255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, //
                                                       255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0}))};
    geometry.indices = horde::u32({0, 1, 2, 3, 4, 5});
    return geometry.bytes();
}

bool areClose(const scene::Vec3 &a, const scene::Vec3 &b)
{
    return std::hypot(a.x - b.x, a.y - b.y, a.z - b.z) < 1e-4f;
}

const scene::Node *nodeNamed(const scene::Scene &scene, const QString &name)
{
    const auto found = std::find_if(scene.nodes.begin(), scene.nodes.end(),
                                    [&](const scene::Node &node) { return node.name == name; });
    return found == scene.nodes.end() ? nullptr : &*found;
}

} // namespace

class TestHordeAssembly : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void nodesAreTurnedAroundZThenXThenY();
    void meshesShowTheirBatchOfTheGeometry();
    void vertexRangesThatAreWrongHideNothing();
    void elementsAndMeshesLeadToEachOther();
    void jointsHaveTheNumberOfTheGeometry();
    void materialsBringTheirPicture();
    void whatCannotBeFoundIsASymbol();
    void lightsAndCamerasAreSymbols();
    void lightsShineAsTheySay();
    void pipelineOfTheSceneDecidesAboutLights_data();
    void pipelineOfTheSceneDecidesAboutLights();
    void emittersTakeWhatTheirEffectSays();
    void nodesWithoutWhatTheyNeedAreDropped();
    void otherScenesTakeTheNameAndPlaceOfTheReference();
    void circlesEnd();
    void scenesOfScenesOfScenesEnd();
    void tenThousandModelsReadOneFile();
    void brokenGeometryIsHarmless();
    void materialsAreShownOnABall();
    void modelsOfOtherScenesBringTheirAnimations();
    void geometryTakesTheSceneBesideIt();
    void scenesThatHideSomeOfAGeometryAreNotTaken_data();
    void scenesThatHideSomeOfAGeometryAreNotTaken();

private:
    scene::Scene sceneOf(const QByteArray &text)
    {
        m_tree = m_folder.write(QStringLiteral("test.scene.xml"), text);
        return *hexahedron::sceneOf(*m_tree, 0);
    }
    test::ContentFolder m_folder;
    std::shared_ptr<const Tree> m_tree;
};

void TestHordeAssembly::initTestCase()
{
    m_folder.write(QStringLiteral("models/two.geo"), twoTriangles());
    m_folder.write(QStringLiteral("stone.png"), "no picture");
    m_folder.write(QStringLiteral("base.material.xml"),
                   "<Material><Sampler name='albedoMap' map='stone.png'/></Material>");
    m_folder.write(QStringLiteral("stone.material.xml"),
                   "<Material link='base.material.xml'><Sampler name='normalMap' map='gone.png'/>"
                   "<Uniform name='matDiffuseCol' a='1' b='0.5' c='0' d='3'/></Material>");
}

void TestHordeAssembly::nodesAreTurnedAroundZThenXThenY()
{
    const scene::Scene s = sceneOf(
        "<Group tx='1' ty='2' tz='3' rx='90' ry='90' rz='90' sx='2'><Group tx='1'/></Group>");
    QCOMPARE(s.nodes.size(), size_t(2));
    // (2, 0, 0) is turned around z to (0, 2, 0), around x to (0, 0, 2), around y to (2, 0, 0).
    const scene::Mat4 world = s.worldMatrix(1);
    QVERIFY(areClose({world.m[12], world.m[13], world.m[14]}, {3, 2, 3}));
}

void TestHordeAssembly::meshesShowTheirBatchOfTheGeometry()
{
    const scene::Scene s = sceneOf(model(mesh("first", 0, 3) + mesh("second", 3, 3, "tx='1'")));
    QCOMPARE(s.otherFiles.size(), size_t(1));
    QCOMPARE(s.meshes.size(), size_t(2));
    const scene::Mesh &second = s.meshes[1];
    QCOMPARE(second.positions.stream, FirstOtherFile);
    QCOMPARE(second.vertexCount, 3);
    QCOMPARE(second.parts.at(0).firstIndex, 3);
    QCOMPARE(second.parts[0].firstVertex, -3);
    const Bytes *bytes = scene::bytesOf(second.positions.stream, {}, s.otherFiles);
    QVERIFY(bytes);
    QCOMPARE(readElement(*bytes, second.positions, 0)[0], 10.f);
    QCOMPARE(s.nodes[size_t(second.node)].name, QStringLiteral("second"));
}

void TestHordeAssembly::vertexRangesThatAreWrongHideNothing()
{
    const scene::Scene s = sceneOf(
        model("<Mesh material='' batchStart='3' batchCount='999' vertRStart='9' vertREnd='2'/>"));
    QCOMPARE(s.meshes.at(0).vertexCount, 3);
    QCOMPARE(s.meshes[0].parts.at(0).indexCount, 3);
}

void TestHordeAssembly::elementsAndMeshesLeadToEachOther()
{
    const scene::Scene s = sceneOf(model(mesh("first", 0, 3)));
    const Item element = m_tree->find(u"Model/Mesh").value_or(Item());
    const scene::Node &node = s.nodes[size_t(s.meshes.at(0).node)];
    QCOMPARE(node.path, QStringLiteral("Model/Mesh"));
    QCOMPARE(node.bytes, element.range);
    QVERIFY(s.meshes[0].isElsewhere());
    const Item count = m_tree->find(u"Model/Mesh/@batchCount").value_or(Item());
    const std::vector<scene::Pick> picks = picksIn(s, 0, count.range);
    QCOMPARE(picks.size(), size_t(1));
    QCOMPARE(picks[0].kind, scene::Pick::Kind::Joint);
    QCOMPARE(picks[0].mesh, s.meshes[0].node);
}

void TestHordeAssembly::jointsHaveTheNumberOfTheGeometry()
{
    const scene::Scene s = sceneOf(model("<Joint name='door' jointIndex='1' tx='1'/>" + mesh("first", 0, 3)));
    const std::vector<scene::SkinJoint> &joints = s.meshes.at(0).joints;
    QCOMPARE(joints.size(), size_t(2));
    QCOMPARE(s.nodes[size_t(joints[1].node)].name, QStringLiteral("door"));
    QVERIFY(s.nodes[size_t(joints[1].node)].isJoint);
    QCOMPARE(s.nodes[size_t(joints[0].node)].name,
             QStringLiteral("model")); // that has no element: stays with the model
    const auto influences = skinInfluences(s.meshes[0], {}, 3, s.otherFiles);
    QCOMPARE(influences.at(0)[0].joint, 1);
}

void TestHordeAssembly::materialsBringTheirPicture()
{
    const scene::Scene s = sceneOf(model(mesh("first", 0, 3) + mesh("second", 3, 3)));
    QCOMPARE(s.materials.size(), size_t(1));
    QCOMPARE(s.meshes.at(1).parts.at(0).material, 0);
    QCOMPARE(s.materials[0].color[1], 0.5f);
    QCOMPARE(s.textures.size(), size_t(1)); // of the linked material; what is no color map is no picture of the surface
    QCOMPARE(s.textures[0].file, QFileInfo(m_folder.pathOf(QStringLiteral("stone.png"))).canonicalFilePath());
}

void TestHordeAssembly::whatCannotBeFoundIsASymbol()
{
    const scene::Scene s = sceneOf("<Group>" + model(mesh("a", 0, 3), "models/gone.geo") + model({}, "stone.png")
                                   + "<Reference sceneGraph='gone.scene.xml'/></Group>");
    QCOMPARE(s.nodes.size(), size_t(5));
    for (const size_t node : {1, 3, 4})
        QCOMPARE(s.nodes[node].symbol, Symbol::Missing);
    QVERIFY(s.meshes.empty());
}

void TestHordeAssembly::lightsAndCamerasAreSymbols()
{
    const scene::Scene s = sceneOf(
        "<Group><Light name='lamp' lightingContext='L' shadowContext='S' fov='60'/><Camera pipeline='p' topPlane='0.1' "
        "bottomPlane='-0.1' leftPlane='-0.2' rightPlane='0.2'/><Emitter material='m' particleEffect='p' maxCount='1' "
        "respawnCount='1'/><Camera pipeline='p' orthographic='true' topPlane='5' bottomPlane='-5'/></Group>");
    QCOMPARE(s.nodes.size(), size_t(5));
    QCOMPARE(s.nodes[0].symbol, Symbol::Group);
    QCOMPARE(s.nodes[1].symbol, Symbol::Light);
    QVERIFY(std::abs(s.nodes[1].opening - 1.0472f) < 1e-3f);
    QCOMPARE(s.nodes[2].symbol, Symbol::Camera);
    QVERIFY(std::abs(s.nodes[2].opening - 1.5708f) < 1e-3f); // near plane at 0.1
    QCOMPARE(s.nodes[2].aspect, 2.F);
    QCOMPARE(s.nodes[2].viewHeight, 0.F);
    QCOMPARE(s.nodes[3].symbol, Symbol::Emitter);
    QCOMPARE(s.nodes[4].viewHeight, 10.F);
    QCOMPARE(s.nodes[4].opening, 0.F);
}

void TestHordeAssembly::lightsShineAsTheySay()
{
    const QByteArray contexts = "lightingContext='LIGHTING' shadowContext='SHADOWMAP' ";
    const scene::Scene s = sceneOf(
        "<Group><Light " + contexts
        + "radius='30' fov='60' col_R='0.5' col_B='0.25' colMult='2' shadowMapCount='3' shadowMapBias='0.01'/>"
          "<Light "
        + contexts
        + "fov='720'/><Light lightingContext='LIGHTING' shadowContext='' shadowMapCount='1'/>"
          "<Light lightingContext='' shadowContext='S'/><Light lightingContext='LIGHTING'/></Group>");
    QCOMPARE(s.lights.size(), size_t(3)); // one draws nothing, and the engine drops the last one
    QCOMPARE(s.lights[0].node, 1);
    QCOMPARE(s.lights[0].color, (scene::Vec3{1, 2, 0.5F}));
    QCOMPARE(s.lights[0].radius, 30.F);
    QVERIFY(std::abs(s.lights[0].opening - 1.0472F) < 1e-3F);
    QVERIFY(s.lights[0].hasShadows);
    QCOMPARE(s.lights[0].shadowBias, 0.01F);
    QCOMPARE(s.lights[1].radius, 100.F); // as the engine takes it when nothing is said
    QVERIFY(std::abs(s.lights[1].opening - 6.2832F) < 1e-3F);
    QVERIFY(!s.lights[1].hasShadows); // without a map
    QVERIFY(!s.lights[2].hasShadows); // without a context
}

void TestHordeAssembly::pipelineOfTheSceneDecidesAboutLights_data()
{
    QTest::addColumn<QByteArray>("commands");
    QTest::addColumn<int>("lights");
    QTest::addColumn<int>("shadows");
    QTest::newRow("forward") << QByteArray("<Stage><DoForwardLightLoop/></Stage>") << 1 << 1;
    QTest::newRow("deferred") << QByteArray("<Stage><DoDeferredLightLoop/></Stage>") << 1 << 1;
    QTest::newRow("no shadows") << QByteArray("<Stage><DoForwardLightLoop noShadows='true'/></Stage>") << 1 << 0;
    QTest::newRow("context of its own") << QByteArray("<Stage><DoForwardLightLoop context='C'/></Stage>") << 2 << 2;
    QTest::newRow("switched off") << QByteArray("<Stage enabled='false'><DoForwardLightLoop/></Stage>") << 0 << 0;
    QTest::newRow("no lights") << QByteArray("<Stage><DrawGeometry context='AMBIENT'/></Stage>") << 0 << 0;
    QTest::newRow("no pipeline") << QByteArray() << 1 << 1;
}

void TestHordeAssembly::pipelineOfTheSceneDecidesAboutLights()
{
    QFETCH(QByteArray, commands);
    QFETCH(int, lights);
    QFETCH(int, shadows);
    const QString file = QStringLiteral("pipelines/test.pipeline.xml");
    if (commands.isEmpty())
        QFile::remove(m_folder.pathOf(file));
    else
        m_folder.write(file, "<Pipeline><CommandQueue>" + commands + "</CommandQueue></Pipeline>");
    const scene::Scene s = sceneOf("<Group><Light lightingContext='L' shadowContext='S' shadowMapCount='1'/>"
                                   "<Light lightingContext='' shadowContext='S' shadowMapCount='1'/>"
                                   "<Camera pipeline='pipelines/gone.pipeline.xml'/>"
                                   "<Camera pipeline='pipelines/test.pipeline.xml'/></Group>");
    QCOMPARE(int(s.lights.size()), lights);
    QCOMPARE(int(std::ranges::count_if(s.lights, &scene::Light::hasShadows)), shadows);
}

void TestHordeAssembly::emittersTakeWhatTheirEffectSays()
{
    m_folder.write(
        QStringLiteral("particles/smoke.particle.xml"),
        "<ParticleEffect lifeMin='1' lifeMax='2.5'><ChannelOverLife channel='moveVel' startMin='3' startMax='4'/>"
        "<ChannelOverLife channel='COLR' startMin='0.5' startMax='0.7' endRate='0'/>"
        "<ChannelOverLife channel='size' startMin='9' startMax='9'/>"
        "<ChannelOverLife channel='size' startMin='0.25'/></ParticleEffect>");
    const QByteArray given = "material='materials/a.material.xml' maxCount='100' respawnCount='-1' emissionRate='20' "
                             "spreadAngle='45' forceY='-1.5' delay='2'";
    const scene::Scene s = sceneOf("<Group><Emitter particleEffect='particles/smoke.particle.xml' " + given
                                   + "/><Emitter particleEffect='particles/gone.particle.xml' " + given + "/></Group>");
    QCOMPARE(s.nodes.size(), size_t(3));
    QCOMPARE(s.emitters.size(), size_t(1)); // what cannot be found is only a symbol
    const scene::Emitter &smoke = s.emitters[0];
    QCOMPARE(smoke.node, 1);
    QCOMPARE(smoke.mostParticles, 100);
    QCOMPARE(smoke.births, -1);
    QCOMPARE(smoke.rate, 20.0F);
    QCOMPARE(smoke.spread, 45.0F);
    QCOMPARE(smoke.delay, 2.0F);
    QCOMPARE(smoke.force, (scene::Vec3{0, -1.5F, 0}));
    QCOMPARE(smoke.longestLife, 2.5F);
    QCOMPARE(smoke.speed.most, 4.0F);
    QCOMPARE(smoke.speed.atEnd, 1.0F);
    QCOMPARE(smoke.color[0].atEnd, 0.0F);
    QCOMPARE(smoke.color[3].most, 0.0F); // what is not said is nothing
    QCOMPARE(smoke.size.least, 0.25F);   // the last one counts,
    QCOMPARE(smoke.size.most, 0.0F);     // and the engine takes no other value for what is missing
}

void TestHordeAssembly::nodesWithoutWhatTheyNeedAreDropped()
{
    const scene::Scene s = sceneOf(
        "<Group><Model name='dropped'><Group name='dropped too'/></Model><Group name='kept'/>"
        "<Unknown/>text</Group>");
    QCOMPARE(s.nodes.size(), size_t(2));
    QVERIFY(nodeNamed(s, QStringLiteral("kept")));
}

void TestHordeAssembly::otherScenesTakeTheNameAndPlaceOfTheReference()
{
    m_folder.write(QStringLiteral("house.scene.xml"),
                   "<Group name='root' tx='100'><Group name='in it' tx='2'/></Group>");
    const scene::Scene s = sceneOf(
        "<Group><Reference name='house' sceneGraph='house.scene.xml' tx='1'><Group/></Reference>"
        "</Group>");
    const scene::Node *inside = nodeNamed(s, QStringLiteral("in it"));
    QVERIFY(inside);
    QCOMPARE(inside->path, QStringLiteral("Group/Reference"));
    QCOMPARE(inside->bytes, m_tree->find(u"Group/Reference")->range);
    const scene::Mat4 world = s.worldMatrix(int(inside - s.nodes.data()));
    QVERIFY(areClose({world.m[12], world.m[13], world.m[14]}, {3, 0, 0}));
}

void TestHordeAssembly::circlesEnd()
{
    m_folder.write(QStringLiteral("b.scene.xml"), "<Group name='b'><Reference sceneGraph='test.scene.xml'/></Group>");
    const scene::Scene s = sceneOf(
        "<Group><Reference sceneGraph='b.scene.xml'/><Reference sceneGraph='test.scene.xml'/></Group>");
    QCOMPARE(std::count_if(s.nodes.begin(), s.nodes.end(),
                           [](const scene::Node &node) { return node.symbol == Symbol::Link; }),
             2);
}

void TestHordeAssembly::scenesOfScenesOfScenesEnd()
{
    constexpr int files = 14;
    for (int i = 1; i <= files; ++i) { // each holds the next one a hundred times
        QByteArray text("<Group>");
        for (int k = 0; k < 100; ++k)
            text += "<Reference sceneGraph='bomb" + QByteArray::number(i + 1) + ".scene.xml'/>";
        m_folder.write(QStringLiteral("bomb%1.scene.xml").arg(i), text + "</Group>");
    }
    const scene::Scene s = sceneOf("<Reference sceneGraph='bomb1.scene.xml'/>");
    QVERIFY(s.nodes.size() > 50'000 && s.nodes.size() <= 100'000);
}

void TestHordeAssembly::tenThousandModelsReadOneFile()
{
    QByteArray text("<Group>");
    for (int i = 0; i < 10'000; ++i)
        text += model(mesh("part", 0, 3) + "<Joint jointIndex='1'/>");
    const scene::Scene s = sceneOf(text + "</Group>");
    QCOMPARE(s.otherFiles.size(), size_t(1));
    QCOMPARE(s.meshes.size(), size_t(10'000));
    QCOMPARE(s.materials.size(), size_t(1));
}

void TestHordeAssembly::brokenGeometryIsHarmless()
{
    const QByteArray whole = twoTriangles();
    for (qsizetype size = 0; size < whole.size(); size += 7) {
        m_folder.write(QStringLiteral("models/cut.geo"), whole.left(size));
        const scene::Scene s = sceneOf(model(mesh("a", 0, 6) + "<Joint jointIndex='1'/>", "models/cut.geo"));
        QCOMPARE(s.nodes.size(), size_t(3));
        for (const scene::Mesh &shown : s.meshes)
            QVERIFY(scene::bytesOf(shown.positions.stream, {}, s.otherFiles));
    }
}

void TestHordeAssembly::materialsAreShownOnABall()
{
    const auto tree = m_folder.write(QStringLiteral("ball.material.xml"),
                                     "<Material><Sampler name='albedoMap' map='stone.png'/></Material>");
    const auto s = hexahedron::sceneOf(*tree, 0);
    QCOMPARE(s->meshes.size(), size_t(1));
    QVERIFY(s->textures.at(0).file.endsWith(QLatin1String("/stone.png")));
    QCOMPARE(s->nodes.at(0).bytes, tree->find(u"Material/Sampler/@map")->range);
    const scene::Mesh &ball = s->meshes[0];
    const Bytes *bytes = scene::bytesOf(ball.positions.stream, {}, s->otherFiles);
    QVERIFY(bytes && fittingCount(ball.positions, bytes->size()) == ball.vertexCount);
    for (qint64 i = 0; i < ball.parts.at(0).indexCount; ++i)
        QVERIFY(readIndex(*bytes, ball.parts[0].indices, i) < ball.vertexCount);
    QVERIFY(
        hexahedron::sceneOf(*m_folder.write(QStringLiteral("a.material.xml"), "<Material class='a'/>"), 0)->isEmpty());
}

/// Each of them moves, and nothing else that is called alike.
void TestHordeAssembly::modelsOfOtherScenesBringTheirAnimations()
{
    m_folder.write(QStringLiteral("zoo/ape.scene.xml"),
                   model("<Joint name='arm' jointIndex='1' tx='1'/>" + mesh("body", 0, 6)));
    m_folder.write(QStringLiteral("zoo/cage.scene.xml"),
                   "<Group name='cage'><Reference name='inmate' sceneGraph='zoo/ape.scene.xml'/></Group>");
    m_folder.write(QStringLiteral("animations/ape_wave.anim"),
                   horde::animation(1, {horde::node("arm", {horde::frame()}), horde::node("tail", {horde::frame()})}));
    const auto tree = m_folder.write(
        QStringLiteral("zoo.scene.xml"),
        "<Group name='zoo'><Group name='arm'/><Reference name='one' sceneGraph='zoo/ape.scene.xml'/>"
        "<Reference name='other' sceneGraph='zoo/cage.scene.xml'/></Group>");
    const auto s = withOtherAnimations(hexahedron::sceneOf(*tree, 0), *tree, 0);
    QCOMPARE(s->clips.size(), size_t(1));
    QCOMPARE(s->clips[0].name, QStringLiteral("ape_wave (1 of 2 tracks fit)"));
    std::set<int> moved;
    for (const scene::Channel &channel : s->clips[0].channels) {
        moved.insert(channel.node);
        QCOMPARE(s->nodes[size_t(channel.node)].name, QStringLiteral("arm"));
        QVERIFY(s->nodes[size_t(channel.node)].isJoint);
    }
    QCOMPARE(moved.size(), size_t(2));
}

void TestHordeAssembly::geometryTakesTheSceneBesideIt()
{
    m_folder.write(
        QStringLiteral("models/two.scene.xml"),
        model("<Joint name='door' jointIndex='1' tx='1'/>" + mesh("near", 0, 3) + mesh("far", 3, 3, "lodLevel='1'")));
    const auto tree = m_folder.write(QStringLiteral("models/two.geo"), twoTriangles());
    const auto s = withOtherAnimations(hexahedron::sceneOf(*tree, 0), *tree, 0);
    QCOMPARE(s->meshes.size(), size_t(1)); // of all vertices, each with its number
    const scene::Mesh &all = s->meshes[0];
    QVERIFY(!all.isElsewhere());
    QCOMPARE(all.path, QStringLiteral("H3DG"));
    QCOMPARE(all.vertexCount, 6);
    QCOMPARE(all.parts.size(), size_t(2));
    QCOMPARE(all.parts[1].level, 1);
    QCOMPARE(all.parts[1].group, all.parts[0].group);
    QCOMPARE(s->materials.at(size_t(all.parts[1].material)).color[1], 0.5f);
    QVERIFY(tree->find(all.parts[1].path) && all.parts[1].path != all.parts[0].path);
    const scene::Node *door = nodeNamed(*s, QStringLiteral("door"));
    QVERIFY(door && door->isJoint);
    QCOMPARE(door->path, QStringLiteral("H3DG/joints[1]"));
    QCOMPARE(door->bytes, tree->find(door->path)->range);
    QCOMPARE(s->nodes[size_t(all.joints.at(1).node)].name, door->name);
    // From bytes to what is drawn of them, and to nothing else.
    const std::vector<scene::Pick> picks = picksIn(*s, 0, all.vertexRange(4));
    QCOMPARE(picks.size(), size_t(1));
    QCOMPARE(picks[0], (scene::Pick{scene::Pick::Kind::Vertex, 0, -1, 4, 1}));
    QCOMPARE(picksIn(*s, 0, all.parts[1].elementRange(0)).at(0).part, 1);
}

void TestHordeAssembly::scenesThatHideSomeOfAGeometryAreNotTaken_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("some") << model(mesh("near", 0, 3));
    QTest::newRow("another geometry") << model(mesh("near", 0, 6), "models/other.geo");
    QTest::newRow("more than the model") << "<Group>" + model(mesh("near", 0, 6)) + "</Group>";
    QTest::newRow("no scene") << QByteArray("<Model");
}

void TestHordeAssembly::scenesThatHideSomeOfAGeometryAreNotTaken()
{
    QFETCH(QByteArray, text);
    m_folder.write(QStringLiteral("models/two.scene.xml"), text);
    const auto tree = m_folder.write(QStringLiteral("models/two.geo"), twoTriangles());
    const auto s = withOtherAnimations(hexahedron::sceneOf(*tree, 0), *tree, 0);
    QCOMPARE(s->meshes.at(0).parts.size(), size_t(1));
    QVERIFY(s->materials.empty());
}

QTEST_GUILESS_MAIN(TestHordeAssembly)
#include "tst_hordeassembly.moc"
