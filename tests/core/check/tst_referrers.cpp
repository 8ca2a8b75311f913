// "Nothing refers to this element" must be true.
#include "core/check/referrers.h"
#include "core/formats/registry.h"
#include "core/schema/schema.h"
#include "core/tree/value.h"
#include "tests/support/b3dbuilder.h"

#include <QTest>

using namespace hexahedron;

class TestReferrers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void elementsOfAnySizeAreFound_data();
    void elementsOfAnySizeAreFound();
};

namespace {

QStringList pathsTo(const Tree &tree, const QString &element)
{
    const std::optional<Item> item = tree.find(element);
    if (!item)
        return {QStringLiteral("not found")};
    QStringList paths;
    for (const References::Place &place : findReferences(tree, *item).places)
        paths += place.path;
    return paths;
}

} // namespace

void TestReferrers::elementsOfAnySizeAreFound_data()
{
    QTest::addColumn<QString>("element");
    QTest::addColumn<QStringList>("paths");
    QTest::newRow("a texture, stored as a node")
        << QStringLiteral("BB3D/TEXS/textures[1]") << QStringList{QStringLiteral("BB3D/BRUS/brushes[1]/texture_id[0]")};
    QTest::newRow("a brush") << QStringLiteral("BB3D/BRUS/brushes[1]")
                             << QStringList{QStringLiteral("BB3D/NODE/MESH/brush_id")};
    QTest::newRow("a vertex, computed") << QStringLiteral("BB3D/NODE/MESH/VRTS/vertices[2]")
                                        << QStringList{QStringLiteral("BB3D/NODE/MESH/TRIS/triangles[0]/vertex_id[2]")};
    QTest::newRow("what nothing names") << QStringLiteral("BB3D/BRUS/brushes[0]") << QStringList();
}

void TestReferrers::elementsOfAnySizeAreFound()
{
    QFETCH(QString, element);
    QFETCH(QStringList, paths);
    const QByteArray mesh = b3d::mesh(b3d::vertices(b3d::f32({1, 2, 3}).repeated(3)) + b3d::triangles({0, 1, 2}), 1);
    const auto tree = readTree(Bytes(b3d::file(b3d::textures(b3d::texture("a.png") + b3d::texture("b.png"))
                                               + b3d::brushes(1, b3d::brush("first", {-1}) + b3d::brush("second", {1}))
                                               + b3d::node("Body", mesh))),
                               QStringLiteral("made.b3d"));
    QCOMPARE(pathsTo(*tree, element), paths);
}

QTEST_GUILESS_MAIN(TestReferrers)
#include "tst_referrers.moc"
