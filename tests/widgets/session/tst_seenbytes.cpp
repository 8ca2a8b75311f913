// What somebody typed for a place that may be another one when it is written.
#include "widgets/session/seenbytes.h"

#include "core/edit/planner.h"
#include "core/formats/registry.h"
#include "tests/support/b3dbuilder.h"

#include <QTest>

using namespace hexahedron;

class TestSeenBytes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anItemStaysWhereValuesChange();
    void anotherChunkAtThePathIsNotTheItem();
    void anotherElementAtThePathIsNotTheItem();
    void placeIsAnotherOneWhenBytesHaveMoved();

private:
    static std::shared_ptr<const Tree> treeOf(const QByteArray &bytes)
    {
        return readTree(Bytes(bytes), QStringLiteral("a.b3d"));
    }
    static QByteArray twoNodes() { return b3d::file(b3d::node("root", b3d::node("one", {}) + b3d::node("two", {}))); }
    static Bytes after(const Tree &tree, const std::function<void(Planner &)> &wish)
    {
        Planner planner(tree);
        wish(planner);
        return planner.finish().after;
    }
};

void TestSeenBytes::anItemStaysWhereValuesChange()
{
    const auto tree = treeOf(twoNodes());
    const Item name = *tree->find(u"BB3D/NODE/NODE[0]/name"), scale = *tree->find(u"BB3D/NODE/NODE[0]/scale/x");
    const auto now = readTree(after(*tree,
                                    [&](Planner &planner) {
                                        planner.setNumber(scale, 3);
                                        planner.setText(name, QStringLiteral("other"));
                                    }),
                              QStringLiteral("a.b3d"));
    QVERIFY(foundAgain(*tree, name, *now) && foundAgain(*tree, scale, *now));
    QVERIFY(foundAgain(*tree, *tree->find(u"BB3D/NODE/NODE[1]/name"), *now));
}

void TestSeenBytes::anotherChunkAtThePathIsNotTheItem()
{
    const auto tree = treeOf(twoNodes());
    const Item first = *tree->find(u"BB3D/NODE/NODE[0]"), name = *tree->find(u"BB3D/NODE/NODE[0]/name");
    const auto moved = [&](Planner &planner) { planner.moveFrame(first, tree->parent(first), tree->row(first) + 2); };
    const auto now = readTree(after(*tree, moved), QStringLiteral("a.b3d"));
    QCOMPARE(now->bytes().toByteArray(now->find(u"BB3D/NODE/NODE[0]/name")->range), QByteArray("two", 4));
    QVERIFY(!foundAgain(*tree, name, *now));
}

/// With the same number in the same place.
void TestSeenBytes::anotherElementAtThePathIsNotTheItem()
{
    const auto tree = treeOf(
        b3d::file(b3d::node("a", b3d::mesh(b3d::vertices(b3d::f32({0, 0, 0, 1, 0, 0, 2, 0, 0}))))));
    const QString list = QStringLiteral("BB3D/NODE/MESH/VRTS/vertices");
    const Item y = *tree->find(list + QStringLiteral("[1]/position/y"));
    const auto now = readTree(after(*tree, [&](Planner &planner) { planner.removeElements(*tree->find(list), 0, 1); }),
                              QStringLiteral("a.b3d"));
    QVERIFY(now->find(tree->path(y)));
    QVERIFY(!foundAgain(*tree, y, *now));
}

void TestSeenBytes::placeIsAnotherOneWhenBytesHaveMoved()
{
    const auto tree = treeOf(twoNodes());
    const Item first = *tree->find(u"BB3D/NODE/NODE[0]"), name = *tree->find(u"BB3D/NODE/NODE[0]/name");
    const SeenBytes seen(tree->bytes(), name.range);
    QVERIFY(seen.areStillIn(*tree));
    const auto overwritten = readTree(
        after(*tree, [&](Planner &planner) { planner.setBytes(name, QByteArray("six", 4)); }), QStringLiteral("a.b3d"));
    QVERIFY(seen.areStillIn(*overwritten));
    const auto moved = readTree(
        after(*tree, [&](Planner &planner) { planner.moveFrame(first, tree->parent(first), tree->row(first) + 2); }),
        QStringLiteral("a.b3d"));
    QVERIFY(!seen.areStillIn(*moved));
}

QTEST_MAIN(TestSeenBytes)
#include "tst_seenbytes.moc"
