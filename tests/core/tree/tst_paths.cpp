#include "core/formats/registry.h"
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

void TestPaths::showsTextsUnmistakably()
{
    const auto tree = treeOf(b3d::file(b3d::node("say \"hi\"\n")));
    QCOMPARE(displayText(*tree, *tree->find(u"BB3D/NODE/name")), QStringLiteral("\"say \\\"hi\\\"\\n\""));
}

QTEST_GUILESS_MAIN(TestPaths)
#include "tst_paths.moc"
