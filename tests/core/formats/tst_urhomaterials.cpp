#include "core/scene/filescene.h"
#include "tests/support/contentfolder.h"
#include "tests/support/urhobuilder.h"

#include <QTest>

using namespace hexahedron;

/// Models do not name their materials; who opens one wants to see them all the same.
class TestUrhoMaterials : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void materialIsFoundByTheNameOfTheModel_data();
    void materialIsFoundByTheNameOfTheModel();
    void listBesideTheModelGoesByGeometry();
    void severalMaterialsGoByGeometry();
    void materialSaysHowItLooks();
    void pictureIsFoundInTheContentFolderOrBesideTheModel();
    void materialMayBeJson();
    void cubeMapLeadsToItsFaces();
    void namesLeadNowhereElse();
    void materialsAreListedToChooseFrom();
};

namespace {

const QString modelName = QStringLiteral("Data/Models/Snow/Ninja.mdl");

QByteArray materialWith(const QByteArray &texture, const QByteArray &more = {})
{
    return "<material><technique name=\"Techniques/Diff.xml\"/><texture unit=\"diffuse\" name=\"" + texture + "\"/>"
           + more + "</material>";
}

/// A triangle, as often as there are geometries.
QByteArray model(int geometries = 1)
{
    urho::Model model = urho::maskedTriangle();
    model.geometries = QByteArrayList(geometries, urho::geometry());
    model.centers = urho::f32({0.5f, 0.5f, 0}).repeated(geometries);
    return model.bytes();
}

scene::Scene sceneOfModel(const test::ContentFolder &folder, int geometries = 1)
{
    folder.write(modelName, model(geometries));
    return *sceneOf(*readTree(Bytes(model(geometries)), folder.pathOf(modelName)), 0);
}

/// Names of the materials of the geometries, "-" where there is none.
QString materialsIn(const scene::Scene &scene)
{
    QStringList names;
    for (const scene::Part &part : scene.meshes[0].parts)
        names += part.material < 0 ? QStringLiteral("-") : scene.materials[size_t(part.material)].name;
    return names.join(u' ');
}

} // namespace

void TestUrhoMaterials::materialIsFoundByTheNameOfTheModel_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("same subfolder") << QStringLiteral("Data/Materials/Snow/Ninja.xml") << true;
    QTest::newRow("no subfolder") << QStringLiteral("Data/Materials/ninja.xml") << true;
    QTest::newRow("folder beside") << QStringLiteral("Data/Models/Snow/Materials/Ninja_M.xml") << true;
    QTest::newRow("beside") << QStringLiteral("Data/Models/Snow/Ninja.xml") << true;
    QTest::newRow("another one's") << QStringLiteral("Data/Materials/NinjaStone.xml") << false;
    QTest::newRow("another folder's") << QStringLiteral("Data/Materials/Rain/Ninja.xml") << false;
}

void TestUrhoMaterials::materialIsFoundByTheNameOfTheModel()
{
    QFETCH(QString, name);
    QFETCH(bool, isFound);
    const test::ContentFolder folder;
    folder.write(name, materialWith("Textures/Ninja.dds"));
    const scene::Scene scene = sceneOfModel(folder);
    QCOMPARE(scene.materials.size(), size_t(isFound));
    QCOMPARE(scene.meshes[0].parts[0].material, isFound ? 0 : -1);
}

void TestUrhoMaterials::listBesideTheModelGoesByGeometry()
{
    const test::ContentFolder folder;
    folder.write(QStringLiteral("Data/Materials/Ninja.xml"), materialWith("x.png"));
    folder.write(QStringLiteral("Data/Materials/Skin.xml"), materialWith("skin.png"));
    folder.write(QStringLiteral("Data/Materials/Cloth.xml"), materialWith("cloth.png"));
    folder.write(
        QStringLiteral("Data/Models/Snow/Ninja.txt"),
        "Materials/Cloth.xml\r\nMaterials/Gone.xml\nMaterials/Skin.xml\nMaterials/Cloth.xml\nMaterials/Skin.xml");
    QCOMPARE(materialsIn(sceneOfModel(folder, 4)), QStringLiteral("Cloth - Skin Cloth"));
    // A text that names no material is about something else.
    folder.write(QStringLiteral("Data/Models/Snow/Ninja.txt"), "Made in spring.\n");
    QCOMPARE(materialsIn(sceneOfModel(folder, 2)), QStringLiteral("Ninja Ninja"));
}

void TestUrhoMaterials::severalMaterialsGoByGeometry()
{
    const test::ContentFolder folder;
    folder.write(QStringLiteral("Data/Materials/Ninja_Skin.xml"), materialWith("a.png"));
    folder.write(QStringLiteral("Data/Materials/Ninja_Arms.xml"), materialWith("b.png"));
    folder.write(QStringLiteral("Data/Materials/Ninja_Walk.xml"), "<animation><trigger time=\"1\"/></animation>");
    QCOMPARE(materialsIn(sceneOfModel(folder, 3)), QStringLiteral("Ninja_Arms Ninja_Skin -"));
    folder.write(QStringLiteral("Data/Materials/Ninja.xml"), materialWith("c.png"));
    QCOMPARE(materialsIn(sceneOfModel(folder, 3)), QStringLiteral("Ninja Ninja_Arms Ninja_Skin"));
    QCOMPARE(materialsIn(sceneOfModel(folder, 4)), QStringLiteral("Ninja Ninja Ninja Ninja"));
}

void TestUrhoMaterials::materialsAreListedToChooseFrom()
{
    const test::ContentFolder folder;
    folder.write(QStringLiteral("Data/Materials/Stone.xml"), materialWith("stone.png"));
    folder.write(QStringLiteral("Data/Materials/Deep/Down.json"), "{\"textures\": {\"diffuse\": \"down.png\"}}");
    folder.write(QStringLiteral("Data/Materials/Walk.xml"), "<animation/>");
    folder.write(QStringLiteral("Data/Models/Snow/Materials/Ice.xml"), materialWith("ice.png"));
    folder.write(QStringLiteral("Data/Textures/NoMaterial.xml"), materialWith("x.png"));
    scene::Scene scene = sceneOfModel(folder, 2);
    QVERIFY(scene.materialFiles);
    QStringList names;
    for (const QString &path : scene.materialFiles->around(scene.modelFile))
        names += QFileInfo(path).fileName();
    QCOMPARE(names.join(u' '), QStringLiteral("Ice.xml Stone.xml Down.json"));
    const size_t before = scene.materials.size();
    const int added = scene.materialFiles->add(scene, scene.modelFile,
                                               folder.pathOf(QStringLiteral("Data/Materials/Deep/Down.json")));
    QCOMPARE(added, int(before));
    QCOMPARE(scene.textures[size_t(scene.materials[size_t(added)].layers[0].texture)].name, QStringLiteral("down.png"));
    QCOMPARE(scene.materialFiles->add(scene, scene.modelFile, folder.pathOf(QStringLiteral("Data/Materials/Walk.xml"))),
             -1);
}

void TestUrhoMaterials::materialSaysHowItLooks()
{
    const test::ContentFolder folder;
    const QString name = QStringLiteral("Data/Materials/Ninja.xml");
    folder.write(name, materialWith("a.png", "<parameter name=\"MatDiffColor\" value=\"0.5 0.25 nan 0.5\"/>"
                                             "<parameter name=\"UOffset\" value=\"2 0 0 0.5\"/>"
                                             "<parameter name=\"VOffset\" value=\"0 3 0 0\"/><cull value=\"none\"/>"));
    scene::Scene scene = sceneOfModel(folder);
    QCOMPARE(scene.materials[0].color,
             (std::array<float, 4>{0.5f, 0.25f, 1, 1})); // without blending nothing shines through
    QVERIFY(scene.materials[0].doubleSided && !scene.materials[0].fullBright && !scene.textures[0].alpha);
    QCOMPARE(scene.textures[0].scale, (std::array<float, 2>{2, 3}));
    QCOMPARE(scene.textures[0].offset, (std::array<float, 2>{0.5f, 0}));

    folder.write(name, "<material><technique name=\"Techniques/DiffUnlitAlpha.xml\"/>"
                       "<texture unit=\"normal\" name=\"n.png\"/><texture unit=\"0\" name=\"a.png\"/>"
                       "<parameter name=\"MatDiffColor\" value=\"1 1 1 0.5\"/></material>");
    scene = sceneOfModel(folder);
    QCOMPARE(scene.materials[0].color[3], 0.5f);
    QVERIFY(scene.materials[0].fullBright && scene.textures[0].alpha);
    QCOMPARE(scene.textures[0].name, QStringLiteral("a.png"));

    folder.write(name, "<material><technique name=\"Techniques/NoTexture.xml\"/>"
                       "<texture unit=\"diffuse\" name=\"a.png\"/></material>");
    QVERIFY(sceneOfModel(folder).textures.empty());
}

void TestUrhoMaterials::pictureIsFoundInTheContentFolderOrBesideTheModel()
{
    const test::ContentFolder folder;
    folder.write(QStringLiteral("Data/Materials/Ninja.xml"), materialWith("Textures/Snow/Ninja.png"));
    QCOMPARE(sceneOfModel(folder).textures[0].file, QString());
    folder.write(QStringLiteral("Data/Models/Snow/ninja.PNG"), "picture");
    QCOMPARE(sceneOfModel(folder).textures[0].file, folder.pathOf(QStringLiteral("Data/Models/Snow/ninja.PNG")));
    folder.write(QStringLiteral("Data/Textures/Snow/Ninja.png"), "picture");
    folder.write(QStringLiteral("Data/Textures/Snow/Ninja.xml"),
                 "<texture><address coord=\"v\" mode=\"clamp\"/></texture>");
    const scene::Texture texture = sceneOfModel(folder).textures[0];
    QCOMPARE(texture.file, folder.pathOf(QStringLiteral("Data/Textures/Snow/Ninja.png")));
    QVERIFY(texture.clampV && !texture.clampU);
}

void TestUrhoMaterials::materialMayBeJson()
{
    const test::ContentFolder folder;
    const QString name = QStringLiteral("Data/Materials/Snow/Ninja.json");
    folder.write(name, R"({"techniques": [{"name": "Techniques/DiffUnlitAlpha.xml"}, {"name": "Techniques/Diff.xml"}],
        "textures": {"normal": "n.png", "diffuse": "a.png"}, "cull": "none",
        "shaderParameters": {"MatDiffColor": "0.5 0.25 1 0.5", "UOffset": {"type": "Vector4", "value": "2 0 0 0.5"}}})");
    const scene::Scene scene = sceneOfModel(folder);
    QCOMPARE(scene.materials[0].color, (std::array<float, 4>{0.5f, 0.25f, 1, 0.5f}));
    QVERIFY(scene.materials[0].fullBright && scene.materials[0].doubleSided && scene.textures[0].alpha);
    QCOMPARE(scene.textures[0].name, QStringLiteral("a.png"));
    QCOMPARE(scene.textures[0].scale, (std::array<float, 2>{2, 1}));
    QCOMPARE(scene.textures[0].offset, (std::array<float, 2>{0.5f, 0}));
    folder.write(QStringLiteral("Data/Materials/Snow/Ninja_2.json"), "{\"textures\": {\"diffuse\": \"b.png\"}}");
    QCOMPARE(materialsIn(sceneOfModel(folder, 2)), QStringLiteral("Ninja Ninja_2"));
    // Written both ways it is one material.
    folder.write(QStringLiteral("Data/Materials/Snow/Ninja.xml"), materialWith("c.png"));
    QCOMPARE(materialsIn(sceneOfModel(folder, 2)), QStringLiteral("Ninja Ninja_2"));
    QCOMPARE(sceneOfModel(folder, 2).textures[0].name, QStringLiteral("c.png"));
    // What only has its name is none.
    folder.write(QStringLiteral("Data/Materials/Snow/Ninja.xml"), "<animation/>");
    QCOMPARE(sceneOfModel(folder, 2).textures[0].name, QStringLiteral("a.png"));
    for (const char *other : {"[1, 2]", "{\"textures\": [", "{\"animation\": {}}"}) {
        folder.write(name, other);
        QCOMPARE(materialsIn(sceneOfModel(folder)), QStringLiteral("Ninja_2"));
    }
    folder.write(name, "{\"textures\": 7}");
    QCOMPARE(materialsIn(sceneOfModel(folder)), QStringLiteral("Ninja"));
    QVERIFY(sceneOfModel(folder).textures.empty());
}

void TestUrhoMaterials::cubeMapLeadsToItsFaces()
{
    const test::ContentFolder folder;
    folder.write(QStringLiteral("Data/Materials/Ninja.xml"), materialWith("Textures/Sky.xml"));
    QByteArray faces;
    for (const char *face : {"PosX.png", "NegX.png", "Textures/Up/PosY.png", "NegY.png", "PosZ.png", "NegZ.png"})
        faces += QByteArray("<face name=\"") + face + "\"/>";
    folder.write(QStringLiteral("Data/Textures/Sky.xml"), "<cubemap>" + faces + "<mipmap enable=\"0\"/></cubemap>");
    for (const char *file : {"PosX", "NegX", "Up/PosY", "NegY", "PosZ"})
        folder.write(QStringLiteral("Data/Textures/%1.png").arg(QLatin1String(file)), "picture");
    scene::Texture texture = sceneOfModel(folder).textures[0];
    QCOMPARE(texture.faces.size(), size_t(6));
    QCOMPARE(texture.faces[0].file, folder.pathOf(QStringLiteral("Data/Textures/PosX.png")));
    QCOMPARE(texture.faces[2].file, folder.pathOf(QStringLiteral("Data/Textures/Up/PosY.png")));
    QCOMPARE(texture.faces[5].file, QString()); // is not there
    // All of them in one picture, as a cross.
    folder.write(QStringLiteral("Data/Textures/Sky.xml"),
                 "<cubemap><image name=\"PosX.png\" layout=\"horizontalcross\"/></cubemap>");
    texture = sceneOfModel(folder).textures[0];
    QCOMPARE(texture.faces.size(), size_t(6));
    QCOMPARE(texture.faces[3].file, texture.faces[0].file);
    QCOMPARE(texture.faces[0].tile[0], 0.5f);
    folder.write(QStringLiteral("Data/Textures/Sky.xml"), "<cubemap><face name=\"../../Secret.png\"/></cubemap>");
    folder.write(QStringLiteral("Secret.png"), "picture");
    QCOMPARE(sceneOfModel(folder).textures[0].faces[0].file, QString());
}

void TestUrhoMaterials::namesLeadNowhereElse()
{
    const test::ContentFolder folder;
    folder.write(QStringLiteral("Data/Secret.png"), "picture");
    for (const QString &name : {QStringLiteral("../Secret.png"), folder.pathOf(QStringLiteral("Data/Secret.png")),
                                QStringLiteral("//host/a.png"), QStringLiteral("Materials"), QString()}) {
        folder.write(QStringLiteral("Data/Materials/Ninja.xml"), materialWith(name.toUtf8()));
        QCOMPARE(sceneOfModel(folder).textures[0].file, QString());
    }
    folder.write(QStringLiteral("Data/Materials/Ninja.xml"), "<material><texture unit=\"diffuse\"");
    QVERIFY(sceneOfModel(folder).materials.empty());
    folder.write(QStringLiteral("Data/Materials/Ninja.xml"), materialWith("a.png") + QByteArray(2 << 20, ' '));
    QVERIFY(sceneOfModel(folder).materials.empty()); // no material is that long
}

QTEST_GUILESS_MAIN(TestUrhoMaterials)
#include "tst_urhomaterials.moc"
