// What items name, where that is, and what may be written in its place.
#include "core/tree/namedfile.h"
#include "core/tree/proposals.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/contentfolder.h"
#include "tests/support/e3dbuilder.h"
#include "tests/support/urhobuilder.h"

#include <QTest>

using namespace hexahedron;

class TestNamedFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void documentsNameFiles_data();
    void documentsNameFiles();
    void codeNamesFiles();
    void modelsNameTextures();
    void missingFilesAreSaid();
    void filesInsideFilesNameNothing();
    void proposesWhatFits_data();
    void proposesWhatFits();
    void proposesWhereEveryNameIsWrong();
    void searchesEndWhenTheyAreCancelled();

private:
    static Item at(const Tree &tree, const char *path) { return tree.find(QString::fromLatin1(path)).value_or(Item()); }
    static QStringList proposals(const Tree &tree, const char *path)
    {
        const Proposals found = proposalsFor(tree, at(tree, path));
        const std::atomic_bool cancelled = false;
        return found.texts + (found.findMore ? found.findMore(tree, at(tree, path), cancelled) : QStringList());
    }
    QString nameAt(const Tree &tree, const char *path) const
    {
        const QString found = namedFile(tree, at(tree, path));
        return found.isEmpty() ? QString() : QDir(m_folder.pathOf(QString())).relativeFilePath(found);
    }

    test::ContentFolder m_folder;
};

namespace {

const QByteArray material("<Material link='models/b.material.xml'><Shader source='shaders/all.shader'/>"
                          "<Sampler name='albedoMap' map='textures/Wood.PNG'/><Sampler name='envMap' map='$Tex2D'/>"
                          "<Sampler name='' map='textures/gone.png' mipmaps='true'/><Uniform name='tint'/></Material>");

const QByteArray pipeline(
    "<Pipeline><Setup><RenderTarget id='A' format='RGBA8'/><RenderTarget id='B' format='RGBA8'/></Setup><CommandQueue>"
    "<Stage link='models/b.material.xml'><SwitchTarget target='A'/><DrawGeometry context='AMBIENT' "
    "order='NONE'/></Stage>"
    "</CommandQueue></Pipeline>");

const QByteArray shader(
    "[[FX]]\nsampler2D albedoMap = sampler_state { Texture = \"textures/wood.png\"; Address = Wrap; };\n"
    "float4 tint;\ncontext AMBIENT { VertexShader = compile GLSL V; PixelShader = compile GLSL P; "
    "BlendMode = Add; }\n[[V]]\n#include \"shaders/part.glsl\"\n[[P]]\n");

} // namespace

void TestNamedFiles::initTestCase()
{
    m_folder.write(QStringLiteral("models/b.material.xml"), "<Material/>");
    m_folder.write(QStringLiteral("models/near.dds"), "DDS ");
    m_folder.write(QStringLiteral("textures/wood.png"), "\x89PNG\r\n\x1a\n");
    m_folder.write(QStringLiteral("textures/readme.txt"), "no picture");
    m_folder.write(QStringLiteral("shaders/part.glsl"), "void f() {}\n");
    QVERIFY(m_folder.write(QStringLiteral("shaders/all.shader"), shader));
}

void TestNamedFiles::documentsNameFiles_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QString>("file");
    QTest::newRow("attribute") << QByteArray("Material/@link") << QStringLiteral("models/b.material.xml");
    QTest::newRow("its value") << QByteArray("Material/@link/value") << QStringLiteral("models/b.material.xml");
    QTest::newRow("shader") << QByteArray("Material/Shader/@source") << QStringLiteral("shaders/all.shader");
    QTest::newRow("in other case") << QByteArray("Material/Sampler[0]/@map") << QStringLiteral("textures/wood.png");
    QTest::newRow("built in") << QByteArray("Material/Sampler[1]/@map") << QString();
    QTest::newRow("missing") << QByteArray("Material/Sampler[2]/@map") << QString();
    QTest::newRow("no file") << QByteArray("Material/Sampler[0]/@name") << QString();
    QTest::newRow("an element") << QByteArray("Material/Shader") << QString();
    QTest::newRow("the document") << QByteArray() << QString();
}

void TestNamedFiles::documentsNameFiles()
{
    QFETCH(QByteArray, path);
    const auto tree = m_folder.write(QStringLiteral("models/a.material.xml"), material);
    QTEST(nameAt(*tree, path), "file");
}

void TestNamedFiles::codeNamesFiles()
{
    const auto tree = m_folder.write(QStringLiteral("shaders/all.shader"), shader);
    QCOMPARE(nameAt(*tree, "FX/sampler/Texture"), QStringLiteral("textures/wood.png"));
    QCOMPARE(nameAt(*tree, "FX/sampler/Address"), QString());
    QCOMPARE(nameAt(*tree, "V/include"), QStringLiteral("shaders/part.glsl"));
    QCOMPARE(nameAt(*tree, "V/include/file"), QStringLiteral("shaders/part.glsl"));
}

void TestNamedFiles::modelsNameTextures()
{
    const auto blitz = m_folder.write(
        QStringLiteral("textures/a.b3d"),
        b3d::file(b3d::textures(b3d::texture("c:\\elsewhere\\WOOD.png")) + b3d::node("n")));
    QCOMPARE(nameAt(*blitz, "BB3D/TEXS/textures[0]/file"), QStringLiteral("textures/wood.png"));
    QCOMPARE(nameAt(*blitz, "BB3D/TEXS/textures[0]/flags"), QString());
    QCOMPARE(proposals(*blitz, "BB3D/TEXS/textures[0]/file"), QStringList{QStringLiteral("wood.png")});

    e3d::Model model;
    model.textures = e3d::texture(1, e3d::textureName("wood.jpg"));
    const auto ecere = m_folder.write(QStringLiteral("textures/a.e3d"), model.bytes());
    QVERIFY(ecere);
    const Item name = at(*ecere, "textures/texture/textureName");
    QVERIFY(name.isValid());
    QCOMPARE(nameAt(*ecere, "textures/texture/textureName"), QStringLiteral("textures/wood.png"));
    QCOMPARE(fileNameIn(*ecere, ecere->child(name, ecere->childCount(name) - 1)), "wood.jpg");

    // Also in a packed block, which is the same file.
    const auto packed = m_folder.write(QStringLiteral("textures/a.e3d"),
                                       e3d::version() + e3d::packed(e3d::block(0x9000, model.textures)));
    packed->openAll();
    QCOMPARE(nameAt(*packed, "lzma/textures/texture/textureName"), QStringLiteral("textures/wood.png"));
}

void TestNamedFiles::missingFilesAreSaid()
{
    const auto tree = m_folder.write(QStringLiteral("models/a.material.xml"), material);
    const QByteArray name = fileNameIn(*tree, at(*tree, "Material/Sampler[2]/@map"));
    QCOMPARE(name, "textures/gone.png");
    QVERIFY(notFoundText(*tree, name).contains(QStringLiteral("textures/gone.png")));
    QVERIFY(fileNameIn(*tree, at(*tree, "Material/Sampler[1]/@map")).isEmpty()); // what is built in is not missing
}

/// Where a file that lies in another one comes from, nobody knows.
void TestNamedFiles::filesInsideFilesNameNothing()
{
    const QByteArray model = b3d::file(b3d::textures(b3d::texture("wood.png")) + b3d::node("n"));
    for (const bool isPacked : {false, true}) {
        const urho::Package package{.isPacked = isPacked, .files = {{"a.b3d", model}}};
        const auto outer = m_folder.write(QStringLiteral("textures/a.pak"), package.bytes());
        outer->openAll();
        const QByteArray path = QByteArray(isPacked ? "ULZ4" : "UPAK")
                                + "/entries[0]/content/BB3D/TEXS/textures[0]/file";
        QVERIFY(at(*outer, path).isValid());
        QVERIFY(fileNameIn(*outer, at(*outer, path)).isEmpty());
        QVERIFY(proposalsFor(*outer, at(*outer, path)).isEmpty());
    }
    const auto tree = m_folder.write(QStringLiteral("models/a.material.xml"), "no document at all");
    QVERIFY(fileNameIn(*tree, tree->root()).isEmpty());
    QVERIFY(fileNameIn(*tree, Item()).isEmpty());
    QVERIFY(proposalsFor(*tree, Item()).isEmpty());
}

void TestNamedFiles::proposesWhatFits_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QString>("texts");
    const QString materialFile = QStringLiteral("models/a.material.xml");
    const QString pipelineFile = QStringLiteral("models/a.pipeline.xml");
    const QString shaderFile = QStringLiteral("shaders/all.shader");
    const auto row = [](const char *name, const QString &file, const QByteArray &bytes, const char *path,
                        const char *texts) {
        QTest::newRow(name) << file << bytes << QByteArray(path) << QString::fromLatin1(texts);
    };
    row("materials", materialFile, material, "Material/@link", "models/a.material.xml models/b.material.xml");
    row("shaders", materialFile, material, "Material/Shader/@source", "shaders/all.shader");
    row("pictures, near ones first", materialFile, material, "Material/Sampler[0]/@map",
        "models/near.dds textures/wood.png");
    row("booleans", materialFile, material, "Material/Sampler[2]/@mipmaps", "true false");
    row("samplers of the shader", materialFile, material, "Material/Sampler[2]/@name", "albedoMap");
    row("uniforms of the shader", materialFile, material, "Material/Uniform/@name", "tint");
    row("choices", pipelineFile, pipeline, "Pipeline/Setup/RenderTarget[0]/@format", "RGBA8 RGBA16F RGBA32F");
    row("of its value too", pipelineFile, pipeline, "Pipeline/Setup/RenderTarget[0]/@format/value",
        "RGBA8 RGBA16F RGBA32F");
    row("not of its quote", pipelineFile, pipeline, "Pipeline/Setup/RenderTarget[0]/@format/quote", "");
    row("targets", pipelineFile, pipeline, "Pipeline/CommandQueue/Stage/SwitchTarget/@target", "A B");
    row("contexts", pipelineFile, pipeline, "Pipeline/CommandQueue/Stage/DrawGeometry/@context", "AMBIENT");
    row("free text", pipelineFile, pipeline, "Pipeline/Setup/RenderTarget[0]/@id", "");
    row("states", shaderFile, shader, "FX/sampler/Address", "Wrap Clamp Border");
    row("textures in quotes", shaderFile, shader, "FX/sampler/Texture", "\"models/near.dds\" \"textures/wood.png\"");
    row("code files", shaderFile, shader, "V/include/file", "shaders/part.glsl");
}

void TestNamedFiles::proposesWhatFits()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, path);
    const auto tree = m_folder.write(file, bytes);
    QVERIFY(at(*tree, path).isValid());
    QTEST(proposals(*tree, path).join(u' '), "texts");
    QFile::remove(m_folder.pathOf(QStringLiteral("models/a.pipeline.xml")));
}

/// The folder that a name begins with says where the content folder is.
void TestNamedFiles::proposesWhereEveryNameIsWrong()
{
    const auto tree = m_folder.write(QStringLiteral("models/a.material.xml"),
                                     "<Material><Shader source='shaders/gone.shader'/></Material>");
    QCOMPARE(proposals(*tree, "Material/Shader/@source"), QStringList{QStringLiteral("shaders/all.shader")});
    const auto alone = m_folder.write(QStringLiteral("models/a.material.xml"),
                                      "<Material><Shader source='nowhere/gone.shader'/></Material>");
    QCOMPARE(proposals(*alone, "Material/Shader/@source"), QStringList());
}

void TestNamedFiles::searchesEndWhenTheyAreCancelled()
{
    const auto tree = m_folder.write(QStringLiteral("models/a.material.xml"), material);
    const Item item = at(*tree, "Material/Shader/@source");
    const std::atomic_bool cancelled = true;
    QCOMPARE(proposalsFor(*tree, item).findMore(*tree, item, cancelled), QStringList());
}

QTEST_APPLESS_MAIN(TestNamedFiles)
#include "tst_namedfiles.moc"
