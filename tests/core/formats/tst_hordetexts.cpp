// Horde3D's documents and shaders: references to other files, and edits of shaders.
#include "core/check/checker.h"
#include "core/edit/planner.h"
#include "core/formats/registry.h"
#include "core/tree/format.h"
#include "core/tree/value.h"
#include "tests/support/contentfolder.h"

#include <QTest>

using namespace hexahedron;

namespace {

QByteArrayList findingsIn(const Tree &tree)
{
    QByteArrayList found;
    for (const Issue &issue : check(tree))
        found += QByteArray(issue.kind->code) + " at " + issue.path.toUtf8();
    return found;
}

} // namespace

class TestHordeTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void formatsAreRecognised_data();
    void formatsAreRecognised();
    void filesAreLookedForFromTheContentFolderOn_data();
    void filesAreLookedForFromTheContentFolderOn();
    void valuesAreAsTheEngineReadsThem_data();
    void valuesAreAsTheEngineReadsThem();
    void nothingIsMadeUp();
    void nothingIsSaidWhereNobodyKnowsTheContentFolder();
    void namesOfOtherCaseAreRepaired();
    void includesAreLookedFor();
    void statesOfShadersAreSet();

private:
    test::ContentFolder m_folder;
};

/// A content folder with a shader and a texture.
void TestHordeTexts::initTestCase()
{
    m_folder.write(QStringLiteral("shaders/model.shader"), "[[FX]]\nsampler2D a;\n");
    m_folder.write(QStringLiteral("textures/stone.png"), "");
}

void TestHordeTexts::formatsAreRecognised_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("format");
    QTest::newRow("by the outermost element")
        << QByteArray("<?xml version='1.0'?>\n<!-- a > b -->\n<Pipeline><Setup/></Pipeline>")
        << QStringLiteral("a.pipeline.particles.xml") << QByteArray("horde3d.pipeline");
    QTest::newRow("a node of a scene") << QByteArray("<Group name='a'><Attachment/><Reference sceneGraph='b'/></Group>")
                                       << QStringLiteral("a") << QByteArray("horde3d.scene");
    QTest::newRow("others have groups too")
        << QByteArray("<Group name='a'><Path/></Group>") << QStringLiteral("a.xml") << QByteArray("unknown");
    QTest::newRow("others have materials too")
        << QByteArray("<Material name='a'><Color/></Material>") << QStringLiteral("a.xml") << QByteArray("unknown");
    QTest::newRow("the name is enough") << QByteArray("<Group/>") << QStringLiteral("a.scene.xml")
                                        << QByteArray("horde3d.scene");
    QTest::newRow("in other case by the name only")
        << QByteArray("<group/>") << QStringLiteral("a.scene.xml") << QByteArray("horde3d.scene");
    QTest::newRow("another document") << QByteArray("<scene/>") << QStringLiteral("a.xml") << QByteArray("unknown");
    QTest::newRow("shader") << QByteArray("[[FX]]") << QStringLiteral("a") << QByteArray("horde3d.shader");
    QTest::newRow("code") << QByteArray("void main() {}") << QStringLiteral("a.glsl") << QByteArray("horde3d.code");
}

void TestHordeTexts::formatsAreRecognised()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, name);
    QTEST(QByteArray(recognise(Bytes(text), name).id), "format");
}

void TestHordeTexts::filesAreLookedForFromTheContentFolderOn_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("code"); // empty: nothing is wrong
    QTest::newRow("there") << QByteArray("textures/stone.png") << QByteArray();
    QTest::newRow("not there") << QByteArray("textures/wood.png") << QByteArray("FILE_NOT_FOUND");
    QTest::newRow("written otherwise") << QByteArray("textures/Stone.png") << QByteArray("FILE_OF_OTHER_CASE");
    QTest::newRow("folder written otherwise") << QByteArray("Textures/stone.png") << QByteArray("FILE_OF_OTHER_CASE");
    QTest::newRow("built in") << QByteArray("$Tex2D") << QByteArray();
    QTest::newRow("in a folder that is not there") << QByteArray("elsewhere/stone.png") << QByteArray("FILE_NOT_FOUND");
    QTest::newRow("beside the document") << QByteArray("a.material.xml") << QByteArray("FILE_NOT_FOUND");
    QTest::newRow("with a backslash") << QByteArray("textures\\stone.png") << QByteArray("PATH_NOT_PORTABLE");
}

void TestHordeTexts::filesAreLookedForFromTheContentFolderOn()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, code);
    const auto tree = m_folder.write(QStringLiteral("materials/a.material.xml"),
                                     "<Material><Shader source=\"shaders/model.shader\"/><Sampler name=\"a\" map=\""
                                         + name + "\"/></Material>");
    const QByteArrayList wanted = code.isEmpty() ? QByteArrayList()
                                                 : QByteArrayList{code + " at Material/Sampler/@map"};
    QCOMPARE(findingsIn(*tree), wanted);
}

void TestHordeTexts::valuesAreAsTheEngineReadsThem_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("finding"); ///< empty for none
    const auto row = [](const char *name, const char *file, const QByteArray &text, const char *finding) {
        QTest::newRow(name) << QString::fromLatin1(file) << text << QByteArray(finding);
    };
    const auto uniform = [](const QByteArray &value) {
        return "<Material><Uniform name='u' a='" + value + "'/></Material>";
    };
    row("hexadecimal digits", "a.material.xml", uniform("0x1F"), "");
    row("negative hexadecimal digits", "a.material.xml", uniform("-0x1.8p1"), "");
    row("too large for a float", "a.material.xml", uniform("1e400"), "NUMBER_MALFORMED at Material/Uniform/@a");
    row("too small for a float", "a.material.xml", uniform("1e-400"), "");
    row("an unknown number", "a.material.xml", uniform("0y1F"), "NUMBER_MALFORMED at Material/Uniform/@a");
    row("no source", "a.material.xml", "<Material><Shader/></Material>", "FILE_NAME_EMPTY at Material/Shader");
    row("named like another document", "a.scene.xml", "<Material><Shader source='a'/></Material>",
        "WRONG_ROOT at Material");
    row("named by itself", "a.xml", "<Material><Shader source='a'/></Material>", "");
    const auto mesh = [](const QByteArray &start) {
        return "<Mesh name='m' material='a' batchStart='" + start + "' batchCount='3' vertRStart='0' vertREnd='2'/>";
    };
    row("negative", "a.scene.xml", mesh("-3"), "VALUE_OUT_OF_RANGE at Mesh/@batchStart");
    row("too large for 32 bits", "a.scene.xml", mesh("4294967295"), "VALUE_OUT_OF_RANGE at Mesh/@batchStart");
    row("joint below 0", "a.scene.xml", "<Joint name='j' jointIndex='-1'/>", "VALUE_OUT_OF_RANGE at Joint/@jointIndex");
    row("a reference that replaces all", "a.scene.xml", "<Reference sceneGraph='x'/>",
        "REFERENCE_WITHOUT_NAME at Reference");
    row("a reference that says so", "a.scene.xml", "<Reference name='r' rx='90' sceneGraph='x'/>", "");
    row("first binding not at 0", "a.compute.xml",
        "<ComputeBuffer dataSize='4' drawable='true'><Bindings name='p' offset='4' size='1' attribNumber='1'/>"
        "<Data>1;</Data></ComputeBuffer>",
        "STRIDE_UNCERTAIN at ComputeBuffer/Bindings");
}

void TestHordeTexts::valuesAreAsTheEngineReadsThem()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, finding);
    const auto tree = readTree(Bytes(text), file);
    QCOMPARE(findingsIn(*tree), finding.isEmpty() ? QByteArrayList() : QByteArrayList{finding});
}

/// What the engine has no value for is not invented, and a word that sorts by state does not become one that sorts not at all.
void TestHordeTexts::nothingIsMadeUp()
{
    const auto repaired = [](const QString &file, const QByteArray &text) {
        return planRepairs(readTree(Bytes(text), file)).after.toByteArray();
    };
    for (const QByteArray text : {"<Mesh name='m' material='a'/>", "<Joint name='j'/>"})
        QCOMPARE(repaired(QStringLiteral("a.scene.xml"), text), text);
    const QByteArray pipeline = "<Pipeline><CommandQueue><Stage><DrawGeometry context='c' order='by_state'/></Stage>"
                                "</CommandQueue></Pipeline>";
    QCOMPARE(repaired(QStringLiteral("a.pipeline.xml"), pipeline), pipeline);
    const QByteArray flag = "<Material><ShaderFlag/></Material>";
    QCOMPARE(repaired(QStringLiteral("a.material.xml"), flag), flag);
}

void TestHordeTexts::nothingIsSaidWhereNobodyKnowsTheContentFolder()
{
    const auto tree = m_folder.write(QStringLiteral("materials/lonely.material.xml"),
                                     "<Material><Shader source=\"elsewhere/stone.shader\"/></Material>");
    QCOMPARE(findingsIn(*tree), QByteArrayList());
}

void TestHordeTexts::namesOfOtherCaseAreRepaired()
{
    const auto tree = m_folder.write(QStringLiteral("materials/b.material.xml"),
                                     "<Material><Shader source='Shaders/MODEL.shader'/></Material>");
    QCOMPARE(planRepairs(tree).after.toByteArray(),
             QByteArray("<Material><Shader source='shaders/model.shader'/></Material>"));
}

void TestHordeTexts::includesAreLookedFor()
{
    m_folder.write(QStringLiteral("shaders/util/common.glsl"), "");
    const auto tree = m_folder.write(QStringLiteral("shaders/util/a.glsl"),
                                     "#include \"shaders/util/Common.glsl\"\n// #include \"shaders/gone.glsl\"\n"
                                     "#include \"shaders/gone.glsl\"\n#include nothing\n");
    QCOMPARE(findingsIn(*tree),
             (QByteArrayList{"FILE_OF_OTHER_CASE at include[0]/file", "FILE_NOT_FOUND at include[1]/file",
                             "INCLUDE_MALFORMED at include[2]"}));
}

void TestHordeTexts::statesOfShadersAreSet()
{
    const QByteArray text("[[FX]]\r\ncontext A { // first\r\n\tZEnable = false ; BlendMode={ One, Zero };\r\n"
                          "\tVertexShader = compile GLSL V; PixelShader = compile GLSL V;\r\n}\r\n[[V]]\r\n");
    const auto tree = readTree(Bytes(text), QStringLiteral("a.shader"));
    QCOMPARE(findingsIn(*tree), QByteArrayList());
    const auto set = [&](const QString &path, const QString &value) {
        Planner planner(*tree);
        planner.setText(tree->find(path).value_or(Item()), value);
        const EditPlan plan = planner.finish();
        return plan.isRefused() ? QByteArray("refused") : plan.after.toByteArray();
    };
    QCOMPARE(set(QStringLiteral("FX/context/ZEnable"), QStringLiteral("true")),
             QByteArray(text).replace("false", "true"));
    QCOMPARE(set(QStringLiteral("FX/context/BlendMode"), QStringLiteral("Add")),
             QByteArray(text).replace("{ One, Zero }", "Add"));
    QCOMPARE(set(QStringLiteral("FX/context/id"), QStringLiteral("B")),
             QByteArray(text).replace("context A", "context B"));
    QCOMPARE(set(QStringLiteral("FX/context/ZEnable"), QStringLiteral("true; ZFunc = Less")), QByteArray("refused"));
}

QTEST_GUILESS_MAIN(TestHordeTexts)
#include "tst_hordetexts.moc"
