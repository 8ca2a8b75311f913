// Horde3D's documents and shaders: references to other files, and edits of shaders.
#include "core/check/checker.h"
#include "core/edit/planner.h"
#include "core/formats/registry.h"
#include "core/recovery/repairing.h"
#include "core/tree/format.h"
#include "core/tree/value.h"
#include "tests/support/contentfolder.h"
#include "tests/support/repairs.h"

#include <QTest>

#include <functional>

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
    void bytesThatAreNoUtf8StayInAPath();
    void formatsAreRecognised_data();
    void formatsAreRecognised();
    void filesAreLookedForFromTheContentFolderOn_data();
    void filesAreLookedForFromTheContentFolderOn();
    void valuesAreAsTheEngineReadsThem_data();
    void valuesAreAsTheEngineReadsThem();
    void nothingIsMadeUp();
    void onlyTargetMayBeMeant();
    void digitsBehindANumberAreNotDroppedUnasked();
    void nothingIsSaidWhereNobodyKnowsTheContentFolder();
    void namesOfOtherCaseAreRepaired();
    void includesAreLookedFor();
    void statesOfShadersAreSet();
    void emptyFilesOfCodeAreRight();
    void faultsOfShadersAreReportedOnce_data();
    void faultsOfShadersAreReportedOnce();
    void textsOfShadersGetQuotes_data();
    void textsOfShadersGetQuotes();
    void sectionsAreRenamedWhereTheyAreUsed();
    void partsOfShadersAreInserted_data();
    void partsOfShadersAreInserted();
    void partsOfShadersAreRemoved_data();
    void partsOfShadersAreRemoved();
    void partsOfShadersAreCopiedAndMoved();

private:
    test::ContentFolder m_folder;
};

/// A content folder with a shader and a texture.
void TestHordeTexts::initTestCase()
{
    m_folder.write(QStringLiteral("shaders/model.shader"), "[[FX]]\nsampler2D a;\n");
    m_folder.write(QStringLiteral("textures/stone.png"), "");
}

/// What is mended in a value is not its encoding.
void TestHordeTexts::bytesThatAreNoUtf8StayInAPath()
{
    const QByteArray material = "<Material><Sampler name=\"albedoMap\" map=\"textures\\gr\xfcn.tga\"/></Material>";
    const auto tree = readTree(Bytes(material), QStringLiteral("a.material.xml"));
    const RepairPlan repairs = planRepairs(tree, {.codes = {QStringLiteral("PATH_NOT_PORTABLE")}});
    QCOMPARE(repairs.plan.after.toByteArray(), QByteArray(material).replace('\\', '/'));
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
        return test::planAllRepairs(readTree(Bytes(text), file)).after.toByteArray();
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
    QCOMPARE(test::planAllRepairs(tree).after.toByteArray(),
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

void TestHordeTexts::emptyFilesOfCodeAreRight()
{
    QCOMPARE(findingsIn(*readTree(Bytes(), QStringLiteral("a.glsl"))), QByteArrayList());
    QCOMPARE(findingsIn(*readTree(Bytes(), QStringLiteral("a.shader"))), QByteArrayList{"FX_MISSING at "});
}

void TestHordeTexts::faultsOfShadersAreReportedOnce_data()
{
    QTest::addColumn<QByteArray>("text"); // before a context that is right
    QTest::addColumn<QByteArrayList>("findings");
    QTest::newRow("semicolon too many") << QByteArray("float x;;")
                                        << QByteArrayList{"DECLARATION_MALFORMED at FX/#error"};
    QTest::newRow("semicolon too few") << QByteArray("float x\n")
                                       << QByteArrayList{"DECLARATION_INCOMPLETE at FX/uniform"};
    QTest::newRow("unknown back end") << QByteArray("OpenGL3 { context D { ZEnable = true; } }")
                                      << QByteArrayList{"DECLARATION_MALFORMED at FX/#error"};
    QTest::newRow("annotation not closed")
        << QByteArray("float x < a ;") << QByteArrayList{"DECLARATION_INCOMPLETE at FX/uniform"};
    QTest::newRow("number too many") << QByteArray("float4 x = {1,2,3,4,5};")
                                     << QByteArrayList{"SETTING_WRONG at FX/uniform/default"};
    QTest::newRow("braces around one number")
        << QByteArray("float x = {1};") << QByteArrayList{"SETTING_WRONG at FX/uniform/default"};
    QTest::newRow("no number") << QByteArray("float x = abc;") << QByteArrayList{"SETTING_WRONG at FX/uniform/default"};
    QTest::newRow("numbers") << QByteArray("float x = -1.5; float y = +.5; float4 z = { 1e3 };") << QByteArrayList();
    QTest::newRow("as much as counts") << QByteArray("float " + QByteArray(127, 'a') + ';') << QByteArrayList();
    QTest::newRow("more than counts") << QByteArray("float " + QByteArray(128, 'a') + ';')
                                      << QByteArrayList{"WORD_TOO_LONG at FX/uniform/id"};
    QTest::newRow("not for cubes") << QByteArray("samplerCube s = sampler_state { Usage = Texture; };")
                                   << QByteArrayList{"SETTING_OUT_OF_PLACE at FX/sampler/Usage"};
    QTest::newRow("space without quotes") << QByteArray("sampler2D s = sampler_state { Texture = a b; };")
                                          << QByteArrayList{"SETTING_WRONG at FX/sampler/Texture"};
    QTest::newRow("signs in quotes") << QByteArray(
        "sampler2D s < string a = \"> ;\"; > = sampler_state { Texture = \"};\"; };")
                                     << QByteArrayList();
    QTest::newRow("setting without semicolon") << QByteArray("sampler2D s = sampler_state { Filter = None };")
                                               << QByteArrayList{"DECLARATION_INCOMPLETE at FX/sampler/Filter"};
}

void TestHordeTexts::faultsOfShadersAreReportedOnce()
{
    QFETCH(QByteArray, text);
    const QByteArray behind("context C { VertexShader = compile GLSL V; PixelShader = compile GLSL V; }\n[[V]]\n");
    QTEST(findingsIn(*readTree(Bytes("[[FX]]\n" + text + behind), QStringLiteral("a.shader"))), "findings");
}

namespace {

/// What a wish makes of a text; the reason for a refusal is cut off.
QByteArray edited(const QByteArray &text, const std::function<void(const Tree &, Planner &)> &wish)
{
    const auto tree = readTree(Bytes(text), QStringLiteral("a.shader"));
    Planner planner(*tree);
    wish(*tree, planner);
    const EditPlan plan = planner.finish();
    return plan.isRefused() ? QByteArray("refused") : plan.after.toByteArray();
}

} // namespace

void TestHordeTexts::textsOfShadersGetQuotes_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("stays bare") << QByteArray("a.dds") << QStringLiteral("b/c.dds") << QByteArray("b/c.dds");
    QTest::newRow("stays in quotes") << QByteArray("\"a.dds\"") << QStringLiteral("b.dds") << QByteArray("\"b.dds\"");
    QTest::newRow("with quotes") << QByteArray("a.dds") << QStringLiteral("\"b.dds\"") << QByteArray("\"b.dds\"");
    QTest::newRow("space") << QByteArray("a.dds") << QStringLiteral("b c.dds") << QByteArray("\"b c.dds\"");
    QTest::newRow("signs") << QByteArray("a.dds") << QStringLiteral("b;}.dds") << QByteArray("\"b;}.dds\"");
    QTest::newRow("quote") << QByteArray("a.dds") << QStringLiteral("b \" c") << QByteArray("refused");
    QTest::newRow("remark") << QByteArray("a.dds") << QStringLiteral("b//c.dds") << QByteArray("refused");
    QTest::newRow("section") << QByteArray("a.dds") << QStringLiteral("[[b]]") << QByteArray("refused");
    QTest::newRow("too long") << QByteArray("a.dds") << QString(128, u'a') << QByteArray("refused");
}

void TestHordeTexts::textsOfShadersGetQuotes()
{
    QFETCH(QByteArray, before);
    QFETCH(QString, text);
    QFETCH(QByteArray, after);
    const QByteArray shader("[[FX]]\nsampler2D s = sampler_state { Texture = %; };\n");
    const QByteArray now = edited(QByteArray(shader).replace("%", before), [&](const Tree &tree, Planner &planner) {
        planner.setText(tree.find(QStringLiteral("FX/sampler/Texture")).value_or(Item()), text);
    });
    QCOMPARE(now, after == "refused" ? after : QByteArray(shader).replace("%", after));
}

namespace {

/// A shader with remarks, and with contexts on one line and on several.
const QByteArray edges(
    "[[FX]]\r\ncontext A { VertexShader = compile GLSL V; PixelShader = compile GLSL V; }\r\nsamplerCube s;\r\n"
    "OpenGL4 {\r\n  // one\r\n  context B\r\n  {\r\n    ZEnable = true; CullMode = Back; // said\r\n"
    "    VertexShader = compile GLSL V;\r\n    PixelShader = compile GLSL V; // two\r\n  } // three\r\n"
    "}\r\n[[V]]\r\nvoid main() {}");

} // namespace

void TestHordeTexts::sectionsAreRenamedWhereTheyAreUsed()
{
    const auto renamed = [](const char *name) {
        return edited(edges, [=](const Tree &tree, Planner &planner) {
            planner.setText(tree.find(QStringLiteral("V/#name")).value_or(Item()), QString::fromLatin1(name));
        });
    };
    QCOMPARE(renamed("W"), QByteArray(edges).replace("GLSL V;", "GLSL W;").replace("[[V]]", "[[W]]"));
    QCOMPARE(renamed("V W"), QByteArray("refused")); // no context could name it
    QCOMPARE(renamed("FX"), QByteArray("refused"));
}

void TestHordeTexts::partsOfShadersAreInserted_data()
{
    QTest::addColumn<QString>("parent");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<int>("ordinal");
    QTest::addColumn<QByteArray>("before"); // where the new text comes behind; empty: refused
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("first uniform") << "FX" << QByteArray("uniform") << 0 << QByteArray("[[FX]]\r\n")
                                   << QByteArray("float newUniform;\r\n");
    QTest::newRow("its type") << "FX" << QByteArray("float4") << 0 << QByteArray("[[FX]]\r\n")
                              << QByteArray("float4 newUniform;\r\n");
    QTest::newRow("sampler") << "FX" << QByteArray("sampler") << 1 << QByteArray("samplerCube s;")
                             << QByteArray("\r\nsampler2D newSampler;");
    QTest::newRow("too far") << "FX" << QByteArray("sampler") << 2 << QByteArray() << QByteArray();
    QTest::newRow("context") << "FX" << QByteArray("context") << 1 << QByteArray("GLSL V; }")
                             << QByteArray(
                                    "\r\ncontext NEW { VertexShader = compile GLSL V; PixelShader = compile GLSL V; }");
    QTest::newRow("context behind a remark")
        << "FX/backend" << QByteArray("context") << 1 << QByteArray("// three")
        << QByteArray("\r\n  context NEW { VertexShader = compile GLSL V; PixelShader = compile GLSL V; }");
    QTest::newRow("no uniform of a back end")
        << "FX/backend" << QByteArray("float") << 0 << QByteArray() << QByteArray();
    QTest::newRow("setting on a line") << "FX/context" << QByteArray("zenable") << 0
                                       << QByteArray("PixelShader = compile GLSL V;") << QByteArray(" ZEnable = true;");
    QTest::newRow("setting behind a remark") << "FX/backend/context" << QByteArray("BlendMode") << 0
                                             << QByteArray("// two") << QByteArray("\r\n    BlendMode = Replace;");
    QTest::newRow("set already") << "FX/context" << QByteArray("PixelShader") << 0 << QByteArray() << QByteArray();
    QTest::newRow("no such setting") << "FX/context" << QByteArray("Filter") << 0 << QByteArray() << QByteArray();
    QTest::newRow("first state") << "FX/sampler" << QByteArray("Texture") << 0 << QByteArray("samplerCube s")
                                 << QByteArray(" = sampler_state { Texture = \"$TexCube\"; }");
    QTest::newRow("section") << "" << QByteArray("W") << 0 << QByteArray("void main() {}")
                             << QByteArray("\r\n[[W]]\r\nvoid main() {}\r\n");
    QTest::newRow("known section") << "" << QByteArray("V") << 0 << QByteArray() << QByteArray();
}

void TestHordeTexts::partsOfShadersAreInserted()
{
    QFETCH(QString, parent);
    QFETCH(QByteArray, name);
    QFETCH(int, ordinal);
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, text);
    const QByteArray now = edited(edges, [&](const Tree &tree, Planner &planner) {
        planner.insertElement(parent.isEmpty() ? tree.root() : tree.find(parent).value_or(Item()), name, ordinal);
    });
    QByteArray wanted(edges);
    QCOMPARE(now,
             before.isEmpty() ? QByteArray("refused") : wanted.insert(wanted.indexOf(before) + before.size(), text));
}

void TestHordeTexts::partsOfShadersAreRemoved_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("setting of its line") << "FX/backend/context/VertexShader"
                                         << QByteArray("\r\n    VertexShader = compile GLSL V;");
    QTest::newRow("setting before another") << "FX/backend/context/ZEnable" << QByteArray("ZEnable = true; ");
    QTest::newRow("setting before a remark") << "FX/backend/context/CullMode" << QByteArray(" CullMode = Back;");
    QTest::newRow("setting on a line") << "FX/context/PixelShader" << QByteArray(" PixelShader = compile GLSL V;");
    QTest::newRow("declaration") << "FX/sampler" << QByteArray("\r\nsamplerCube s;");
}

void TestHordeTexts::partsOfShadersAreRemoved()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, text);
    const QByteArray now = edited(
        edges, [&](const Tree &tree, Planner &planner) { planner.removeFrame(tree.find(path).value_or(Item())); });
    QByteArray wanted(edges);
    QCOMPARE(now, wanted.remove(wanted.indexOf(text), text.size()));
}

void TestHordeTexts::partsOfShadersAreCopiedAndMoved()
{
    const auto duplicated = [](const char *path) {
        return edited(edges, [=](const Tree &tree, Planner &planner) {
            planner.duplicateFrame(tree.find(QString::fromLatin1(path)).value_or(Item()));
        });
    };
    const QByteArray sampler("\r\nsamplerCube s;");
    QCOMPARE(duplicated("FX/sampler"), QByteArray(edges).replace(sampler, sampler + sampler));
    QByteArray twice = edges.mid(edges.indexOf("context B"));
    twice.truncate(twice.indexOf(" // three"));
    QCOMPARE(duplicated("FX/backend/context"), QByteArray(edges).replace("// three", "// three\r\n  " + twice));
    QCOMPARE(duplicated("V"), edges + "\r\n[[V]]\r\nvoid main() {}");
    const QByteArray context("\r\ncontext A { VertexShader = compile GLSL V; PixelShader = compile GLSL V; }");
    const QByteArray moved = edited(edges, [](const Tree &tree, Planner &planner) {
        const Item before = tree.find(QStringLiteral("FX/sampler")).value_or(Item());
        planner.moveFrame(tree.find(QStringLiteral("FX/context")).value_or(Item()), tree.parent(before),
                          tree.row(before) + 1);
    });
    QCOMPARE(moved, QByteArray(edges).replace(context + sampler, sampler + context));
}

/// A name that is none may be that of the only target, but nobody writes that unasked.
void TestHordeTexts::onlyTargetMayBeMeant()
{
    const auto pipeline = [](const QByteArray &target) {
        return "<Pipeline><Setup><RenderTarget id='A' depthBuf='true' numColBufs='1' format='RGBA8'/></Setup>"
               "<CommandQueue><Stage id='S'><SwitchTarget target='"
               + target + "'/></Stage></CommandQueue></Pipeline>";
    };
    const auto tree = readTree(Bytes(pipeline("B")), QStringLiteral("a.pipeline.xml"));
    RepairPlan repairs = planRepairs(tree, {});
    QCOMPARE(repairs.plan.after.toByteArray(), pipeline("B"));
    const auto guess = std::ranges::find(repairs.offers, QStringLiteral("TARGET_UNKNOWN"),
                                         [](const RepairOffer &offer) { return offer.key.code; });
    QVERIFY(guess != repairs.offers.end());
    QCOMPARE(guess->state, RepairOffer::State::Held);
    repairs = planRepairs(tree, {.decided = {{guess->key, true}}});
    QCOMPARE(repairs.plan.after.toByteArray(), pipeline("A"));
}

/// Of what stands behind a number a part may be the number, or of another attribute whose quote is gone.
void TestHordeTexts::digitsBehindANumberAreNotDroppedUnasked()
{
    const auto repaired = [](const QByteArray &value) {
        const QByteArray file = "<Material><Uniform name='u' a='" + value + "'/></Material>";
        return planRepairs(readTree(Bytes(file), QStringLiteral("a.material.xml")), RepairWishes::unasked())
            .plan.after.toByteArray();
    };
    for (const char *value : {"2/0", "8534x b=", "1 2"})
        QVERIFY2(repaired(value).contains(value), value);
    QVERIFY(repaired("1.5px").contains("'1.5'"));
}

QTEST_GUILESS_MAIN(TestHordeTexts)
#include "tst_hordetexts.moc"
