#include "core/formats/registry.h"
#include "core/tree/nearestpath.h"
#include "core/tree/value.h"
#include "tests/support/b3dbuilder.h"

#include <QTest>

using namespace hexahedron;

class TestPaths : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhatItPrints_data();
    void findsWhatItPrints();
    void showsTextsUnmistakably();
    void guessesWhatWasMeant_data();
    void guessesWhatWasMeant();
};

namespace {

std::shared_ptr<const Tree> treeOf(const QByteArray &bytes)
{
    return readTree(Bytes(bytes), QStringLiteral("made.b3d"));
}

} // namespace

void TestPaths::findsWhatItPrints_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>(
        "isThere"); // a node "one" with a mesh of three vertices, and in it the nodes "two" and "three"
    QTest::newRow("the file") << QString() << true;
    QTest::newRow("a frame that occurs once") << QStringLiteral("BB3D/NODE") << true;
    QTest::newRow("numbered although it occurs once") << QStringLiteral("BB3D/NODE[0]") << false;
    QTest::newRow("one of several") << QStringLiteral("BB3D/NODE/NODE[1]") << true;
    QTest::newRow("which of several") << QStringLiteral("BB3D/NODE/NODE[2]") << false;
    QTest::newRow("an element") << QStringLiteral("BB3D/NODE/MESH/VRTS/vertices[2]") << true;
    QTest::newRow("beyond the last element") << QStringLiteral("BB3D/NODE/MESH/VRTS/vertices[3]") << false;
    QTest::newRow("a component by name") << QStringLiteral("BB3D/NODE/MESH/VRTS/vertices[2]/position/z") << true;
    QTest::newRow("a component by number") << QStringLiteral("BB3D/NODE/MESH/VRTS/vertices[2]/position[2]") << false;
    QTest::newRow("a number behind a plain field") << QStringLiteral("BB3D/version[0]") << false;
}

void TestPaths::findsWhatItPrints()
{
    QFETCH(QString, path);
    QFETCH(bool, isThere);
    const auto tree = treeOf(b3d::file(b3d::node("one", b3d::plainMesh() + b3d::node("two") + b3d::node("three"))));
    const std::optional<Item> item = tree->find(path);
    QCOMPARE(item.has_value(), isThere);
    if (item)
        QCOMPARE(tree->path(*item), path);
}

void TestPaths::guessesWhatWasMeant_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("meant");
    const QString vertex = QStringLiteral("BB3D/NODE/MESH/VRTS/vertices[2]");
    QTest::newRow("a letter is missing") << QStringLiteral("verson") << QStringLiteral("BB3D/version");
    QTest::newRow("letters in the wrong order") << QStringLiteral("BB3D/vesrion") << QStringLiteral("BB3D/version");
    QTest::newRow("the beginning is missing") << QStringLiteral("mesh/vrts") << QStringLiteral("BB3D/NODE/MESH/VRTS");
    QTest::newRow("wrong on the way") << QStringLiteral("BB3D/NOD/MESH") << QStringLiteral("BB3D/NODE/MESH");
    QTest::newRow("an element") << QStringLiteral("VRTS/vertces[2]") << vertex;
    QTest::newRow("no such element") << QStringLiteral("VRTS/vertces[9]") << vertex.chopped(3);
    QTest::newRow("nothing like it") << QStringLiteral("skeleton") << QString();
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("very long") << QString(100000, u'v') << QString();
}

void TestPaths::guessesWhatWasMeant()
{
    QFETCH(QString, written);
    QFETCH(QString, meant);
    const auto tree = treeOf(b3d::file(b3d::node("one", b3d::plainMesh() + b3d::node("two") + b3d::node("three"))));
    QCOMPARE(similarPath(*tree, tree->root(), written), meant);
}

void TestPaths::showsTextsUnmistakably()
{
    const auto tree = treeOf(b3d::file(b3d::node("say \"hi\"\n")));
    QCOMPARE(displayText(*tree, *tree->find(u"BB3D/NODE/name")), QStringLiteral("\"say \\\"hi\\\"\\n\""));
}

QTEST_GUILESS_MAIN(TestPaths)
#include "tst_paths.moc"
