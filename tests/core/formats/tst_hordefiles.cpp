// Horde3D: rules that look at more than one file.
#include "core/check/checker.h"
#include "core/edit/planner.h"
#include "tests/support/contentfolder.h"
#include "tests/support/hordebuilder.h"
#include "tests/support/repairs.h"
#include "tests/support/rulechecks.h"

#include <QTest>

using namespace hexahedron;

namespace {

QByteArrayList findingsIn(const Tree &tree)
{
    QByteArrayList found;
    for (const Issue &issue : check(tree))
        found += QByteArray(issue.reference) + ' ' + issue.kind->code + " at " + issue.path.toUtf8();
    return found;
}

QByteArray house(const QByteArray &content)
{
    return "<Model geometry='house.geo'>" + content + "</Model>";
}

QByteArray mesh(int start, int count, int first, int last)
{
    const auto value = [](int number) { return '\'' + QByteArray::number(number) + '\''; };
    return "<Mesh material='$any' batchStart=" + value(start) + " batchCount=" + value(count)
           + " vertRStart=" + value(first) + " vertREnd=" + value(last) + "/>";
}

} // namespace

class TestHordeFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void meshesAndJointsAreInTheGeometry_data();
    void meshesAndJointsAreInTheGeometry();
    void vertexRangesAreRepaired();
    void referencesEnd();
    void linksEnd();
    void materialsSetWhatTheShaderHas_data();
    void materialsSetWhatTheShaderHas();
    void flagsAreNotJudgedWhenCodeIsMissing();
    void changesOfOtherFilesAreSeen();
    void includesEnd();
    void contextsAreThoseOfSomeShader();
    void animationsMoveWhatIsInTheScene();
    void namesThatAreNearlyRightCanBeRepaired();
    void chainsOfManyFilesEnd();

private:
    test::ContentFolder m_folder;
};

void TestHordeFiles::initTestCase()
{
    horde::Geometry geometry;
    geometry.joints = {horde::identity(), horde::identity()};
    geometry.vertexCount = 5;
    geometry.streams = {horde::stream(0, 12, QByteArray(5 * 12, 0))};
    geometry.indices = horde::u32({1, 2, 3, 3, 4, 2});
    m_folder.write(QStringLiteral("house.geo"), geometry.bytes());
    m_folder.write(
        QStringLiteral("shaders/all.shader"),
        "[[FX]]\nsampler2D albedoMap; float4 tint; buffer points; context AMBIENT { VertexShader = compile GLSL V; "
        "PixelShader = compile GLSL V; }\n[[V]]\n#include \"shaders/part.glsl\"\n// _F03_No\n");
    m_folder.write(QStringLiteral("shaders/part.glsl"), "#ifdef _F01_Skinning\n#endif\n");
}

void TestHordeFiles::meshesAndJointsAreInTheGeometry_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("finding");
    QTest::newRow("right") << mesh(3, 3, 2, 4) << QByteArray();
    QTest::newRow("behind the end") << mesh(3, 6, 2, 4) << QByteArray("59 BATCH_PASSES_END at Model/Mesh/@batchCount");
    QTest::newRow("begins behind the end")
        << mesh(9, 3, 2, 4) << QByteArray("59 BATCH_PASSES_END at Model/Mesh/@batchCount");
    QTest::newRow("too few vertices") << mesh(0, 6, 1, 3)
                                      << QByteArray("60 VERTEX_RANGE_WRONG at Model/Mesh/@vertREnd");
    QTest::newRow("too many vertices") << mesh(0, 6, 0, 4)
                                       << QByteArray("60 VERTEX_RANGE_WRONG at Model/Mesh/@vertRStart");
    QTest::newRow("vertices behind the end")
        << mesh(0, 6, 1, 5) << QByteArray("60 VERTEX_RANGE_WRONG at Model/Mesh/@vertREnd");
    QTest::newRow("a joint") << QByteArray("<Joint jointIndex='1'/>") << QByteArray();
    QTest::newRow("no such joint") << QByteArray("<Joint jointIndex='2'/>")
                                   << QByteArray("61 JOINT_UNKNOWN at Model/Joint/@jointIndex");
}

void TestHordeFiles::meshesAndJointsAreInTheGeometry()
{
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, finding);
    const auto tree = m_folder.write(QStringLiteral("house.scene.xml"), house(content));
    QCOMPARE(findingsIn(*tree).join("; "), finding);
}

void TestHordeFiles::vertexRangesAreRepaired()
{
    const auto tree = m_folder.write(QStringLiteral("house.scene.xml"), house(mesh(0, 6, 7, 9)));
    QCOMPARE(test::planAllRepairs(tree).after.toByteArray(), house(mesh(0, 6, 1, 4)));
    QCOMPARE(test::wrongRepairs(tree, true, {}), QByteArray());
    QCOMPARE(test::incompleteMessages(*tree), QByteArray());
}

void TestHordeFiles::referencesEnd()
{
    m_folder.write(QStringLiteral("b.scene.xml"),
                   "<Group><Reference name='r' tx='0' sceneGraph='c.scene.xml'/></Group>");
    m_folder.write(QStringLiteral("c.scene.xml"),
                   "<Group><Reference name='r' tx='0' sceneGraph='a.scene.xml'/></Group>");
    m_folder.write(QStringLiteral("d.scene.xml"),
                   "<Group><Reference name='r' tx='0' sceneGraph='d.scene.xml'/></Group>");
    const auto tree = m_folder.write(QStringLiteral("a.scene.xml"),
                                     "<Group><Reference name='r' tx='0' sceneGraph='b.scene.xml'/><Reference name='r' "
                                     "tx='0' sceneGraph='d.scene.xml'/>"
                                     "<Reference name='r' tx='0' sceneGraph='a.scene.xml'/></Group>");
    QCOMPARE(findingsIn(*tree), (QByteArrayList{"65 REFERENCE_CIRCLE at Group/Reference[0]/@sceneGraph",
                                                "65 REFERENCE_CIRCLE at Group/Reference[2]/@sceneGraph"}));
}

void TestHordeFiles::linksEnd()
{
    m_folder.write(QStringLiteral("b.material.xml"), "<Material link='a.material.xml'/>");
    QCOMPARE(findingsIn(*m_folder.write(QStringLiteral("a.material.xml"), "<Material link='b.material.xml'/>")),
             QByteArrayList{"52 LINK_CIRCLE at Material/@link"});
    QCOMPARE(findingsIn(*m_folder.write(QStringLiteral("a.material.xml"), "<Material link='a.material.xml'/>")),
             QByteArrayList{"52 LINK_TO_ITSELF at Material/@link"});
}

void TestHordeFiles::materialsSetWhatTheShaderHas_data()
{
    QTest::addColumn<QByteArray>("element");
    QTest::addColumn<QByteArray>("finding");
    QTest::newRow("sampler") << QByteArray("<Sampler name='albedoMap' map='$Tex2D'/>") << QByteArray();
    QTest::newRow("no sampler") << QByteArray("<Sampler name='normalMap' map='$Tex2D'/>")
                                << QByteArray("54 NAME_UNDECLARED at Material/Sampler/@name");
    QTest::newRow("uniform") << QByteArray("<Uniform name='tint'/>") << QByteArray();
    QTest::newRow("no uniform") << QByteArray("<Uniform name='Tint'/>")
                                << QByteArray("54 NAME_UNDECLARED at Material/Uniform/@name");
    QTest::newRow("no buffer") << QByteArray("<DataBuffer name='tint' source=''/>")
                               << QByteArray("54 NAME_UNDECLARED at Material/DataBuffer/@name");
    QTest::newRow("flag of included code") << QByteArray("<ShaderFlag name='_F01_Whatever'/>") << QByteArray();
    QTest::newRow("flag of nothing") << QByteArray("<ShaderFlag name='_F02_Skinning'/>")
                                     << QByteArray("54 FLAG_UNDECLARED at Material/ShaderFlag/@name");
    QTest::newRow("flag in a remark") << QByteArray("<ShaderFlag name='_F03_No'/>")
                                      << QByteArray("54 FLAG_UNDECLARED at Material/ShaderFlag/@name");
}

void TestHordeFiles::materialsSetWhatTheShaderHas()
{
    QFETCH(QByteArray, element);
    QFETCH(QByteArray, finding);
    const auto tree = m_folder.write(QStringLiteral("materials/a.material.xml"),
                                     "<Material><Shader source='shaders/all.shader'/>" + element + "</Material>");
    QCOMPARE(findingsIn(*tree).join("; "), finding);
}

void TestHordeFiles::flagsAreNotJudgedWhenCodeIsMissing()
{
    m_folder.write(QStringLiteral("shaders/more.shader"), "[[FX]]\n[[V]]\n#include \"shaders/gone.glsl\"\n");
    const auto tree = m_folder.write(
        QStringLiteral("materials/a.material.xml"),
        "<Material><Shader source='shaders/more.shader'/><ShaderFlag name='_F02_A'/></Material>");
    QCOMPARE(findingsIn(*tree), QByteArrayList());
}

void TestHordeFiles::changesOfOtherFilesAreSeen()
{
    const QByteArray text("<Material><Shader source='shaders/new.shader'/><Uniform name='a'/></Material>");
    m_folder.write(QStringLiteral("shaders/new.shader"), "[[FX]]\nfloat a;\n");
    QCOMPARE(findingsIn(*m_folder.write(QStringLiteral("materials/a.material.xml"), text)), QByteArrayList());
    m_folder.write(QStringLiteral("shaders/new.shader"), "[[FX]]\nfloat other;\n");
    QCOMPARE(findingsIn(*m_folder.write(QStringLiteral("materials/a.material.xml"), text)),
             QByteArrayList{"54 NAME_UNDECLARED at Material/Uniform/@name"});
}

void TestHordeFiles::includesEnd()
{
    m_folder.write(QStringLiteral("shaders/b.glsl"), "#include \"shaders/a.glsl\"\n");
    const auto tree = m_folder.write(QStringLiteral("shaders/a.glsl"), "#include \"shaders/b.glsl\"\n");
    QCOMPARE(findingsIn(*tree), QByteArrayList{"86 INCLUDE_CIRCLE at include/file"});
}

void TestHordeFiles::contextsAreThoseOfSomeShader()
{
    m_folder.write(QStringLiteral("materials/light.material.xml"), "<Material/>");
    const auto tree = m_folder.write(
        QStringLiteral("pipelines/a.pipeline.xml"),
        "<Pipeline><CommandQueue><Stage link='materials/light.material.xml'><DrawGeometry context='AMBIENT'/>"
        "<DrawGeometry context='LIGHT'/></Stage></CommandQueue></Pipeline>");
    QCOMPARE(findingsIn(*tree),
             QByteArrayList{"81 CONTEXT_UNKNOWN at Pipeline/CommandQueue/Stage/DrawGeometry[1]/@context"});
}

void TestHordeFiles::animationsMoveWhatIsInTheScene()
{
    m_folder.write(
        QStringLiteral("man/man.scene.xml"),
        "<Model geometry=''><Joint name='arm' jointIndex='1'/><Joint name='leg' jointIndex='2'/><Mesh name='body' "
        "material='' batchStart='0' batchCount='0' vertRStart='0' vertREnd='0'/><Mesh name='#body' material='' "
        "batchStart='0' batchCount='0' vertRStart='0' vertREnd='0'/></Model>");
    m_folder.write(QStringLiteral("man/dog.scene.xml"), "<Group name='tail'/>");
    const QByteArray frames = horde::frame();
    const auto animation = [&](const QByteArrayList &names) {
        QByteArrayList nodes;
        for (const QByteArray &name : names)
            nodes += horde::node(name, {frames});
        return m_folder.write(QStringLiteral("man/walk.anim"), horde::animation(1, nodes));
    };
    QCOMPARE(findingsIn(*animation({"arm", "leg", "body"})), QByteArrayList());
    QCOMPARE(
        findingsIn(*animation({"arm", "body", "tail"})),
        (QByteArrayList{"42 DOES_NOT_MOVE at H3DA/animations", "42 NOTHING_MOVES at H3DA/animations[2]/nodeName"}));
    QCOMPARE(findingsIn(*animation({"arm", "wing", "tail"})), QByteArrayList()); // hardly of that scene
}

void TestHordeFiles::namesThatAreNearlyRightCanBeRepaired()
{
    m_folder.write(QStringLiteral("ape/ape.scene.xml"),
                   "<Model geometry=''><Joint name='Pelvis' jointIndex='1'/><Joint name='Finger1' jointIndex='2'/>"
                   "<Joint name='Finger2' jointIndex='3'/><Joint name='Head' jointIndex='4'/>"
                   "<Joint name='Neck' jointIndex='5'/></Model>");
    QByteArrayList nodes;
    for (const char *name : {"Pelviz", "Finger9", "head", "Neck", "Finger1", "Finger2"})
        nodes += horde::node(name, {horde::frame()});
    const auto tree = m_folder.write(QStringLiteral("ape/walk.anim"), horde::animation(1, nodes));
    QStringList offered;
    for (const Issue &issue : check(*tree)) {
        if (qstrcmp(issue.kind->code, "NOTHING_MOVES") == 0)
            offered += issue.repair.arguments.join(u' ');
    }
    QCOMPARE(offered, (QStringList{QStringLiteral("Pelvis"), QString(), QStringLiteral("Head")}));
    QVERIFY(test::planAllRepairs(tree).isEmpty()); // a guess is made only when asked for
}

void TestHordeFiles::chainsOfManyFilesEnd()
{
    for (int i = 0; i < 300; ++i)
        m_folder.write(QStringLiteral("chain/%1.material.xml").arg(i),
                       QStringLiteral("<Material link='chain/%1.material.xml'/>").arg((i + 1) % 300).toUtf8());
    const auto tree = m_folder.write(QStringLiteral("chain/0.material.xml"), "<Material link='chain/1.material.xml'/>");
    QCOMPARE(findingsIn(*tree), QByteArrayList{"52 LINK_CIRCLE at Material/@link"});
}

QTEST_GUILESS_MAIN(TestHordeFiles)
#include "tst_hordefiles.moc"
