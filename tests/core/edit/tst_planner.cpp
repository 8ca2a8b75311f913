#include "core/edit/document.h"
#include "core/edit/keptbytes.h"
#include "core/edit/newfile.h"
#include "core/edit/planner.h"
#include "core/formats/registry.h"
#include "core/tree/value.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/hordebuilder.h"
#include "tests/support/urhobuilder.h"

#include <QTest>

using namespace hexahedron;

/// Every edit is compared with a file built independently, the way it should be afterwards.
class TestPlanner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textGrowsAndAllLengthsFollow();
    void wrongLengthStaysAsWrong();
    void lengthsThatCanBeNoneStay();
    void lengthTypedByTheUserStays();
    void withoutFixUpsOnlyWhatWasAsked();
    void insertedVertexMovesReferences();
    void removedVertexTakesItsTriangles();
    void removedBrushBecomesNone();
    void removedTextureRenumbersOthers();
    void insertedKeyMakesRoom();
    void insertedWeightIsOfAnotherVertex();
    void removedWeightLeavesTheSum();
    void removedLastWeightIsSaid();
    void flagsConvertVertices();
    void flagsReinterpretVertices();
    void setsConvertRowByRow();
    void layersConvertBrushes();
    void chunksAreRemovedDuplicatedAndMoved();
    void chunkCannotMoveIntoItself();
    void aMeshOfAnotherFileSaysWhichBrushItHasNow();
    void aShorterNameIsNoLoss();
    void bytesBehindATextGoWithAWord();
    void spliceInsideAFrameFixesLengths();
    void refusesWhatDoesNotFit_data();
    void refusesWhatDoesNotFit();
    void severalWishesMakeOnePlan();
    void overlappingWishesAreRefused();
    void thereAndBackIsNothing();
    void summaryCountsFixUps();
    void whatIsWrittenIsNotComputedAgain();
};

namespace {

std::shared_ptr<const Tree> treeOf(const QByteArray &file)
{
    return readTree(Bytes(file), QStringLiteral("made.b3d"));
}

Item itemAt(const Tree &tree, const char *path)
{
    const std::optional<Item> item = tree.find(QString::fromLatin1(path));
    if (!item)
        qFatal("no item %s", path);
    return *item;
}

/// The bytes after one wish; the refusal when it was refused.
template<typename Wish>
QByteArray after(const QByteArray &file, Wish wish, bool withFixUps = true)
{
    const auto tree = treeOf(file);
    Planner planner(*tree, withFixUps);
    wish(*tree, planner);
    const EditPlan plan = planner.finish();
    return plan.isRefused() ? "refused: " + plan.refusal.toUtf8() : plan.after.toByteArray();
}

QByteArray set(const QByteArray &file, const char *path, const char *value, ShapeChange shape = ShapeChange::Convert)
{
    return after(file,
                 [&](const Tree &tree, Planner &p) { p.setText(itemAt(tree, path), QString::fromUtf8(value), shape); });
}

QByteArray positions(std::initializer_list<float> values)
{
    return b3d::f32(values);
}

QByteArray meshOf(const QByteArray &vertices, std::initializer_list<qint32> corners)
{
    return b3d::file(b3d::node("root", b3d::mesh(b3d::vertices(vertices) + b3d::triangles(corners))));
}

} // namespace

void TestPlanner::textGrowsAndAllLengthsFollow()
{
    const auto file = [](const char *name) {
        return b3d::file(b3d::node("root", b3d::node("arm", b3d::node(name)) + b3d::node("leg")));
    };
    QCOMPARE(set(file("hand"), "BB3D/NODE/NODE[0]/NODE/name", "left hand"), file("left hand"));
    QCOMPARE(set(file("left hand"), "BB3D/NODE/NODE[0]/NODE/name", ""), file(""));
}

/// The end of the file is missing: a longer name does not bring it back, and who looks later has to see that.
void TestPlanner::wrongLengthStaysAsWrong()
{
    const auto cut = [](const char *name) { return b3d::file(b3d::node("root", b3d::node(name))).chopped(6); };
    QCOMPARE(set(cut("arm"), "BB3D/NODE/NODE/name", "left arm"), cut("left arm"));
    QCOMPARE(set(cut("left arm"), "BB3D/NODE/NODE/name", ""), cut(""));
    const auto tree = treeOf(cut("arm"));
    const QByteArray corrected = after(cut("arm"), [](const Tree &of, Planner &p) {
        p.setText(itemAt(of, "BB3D/NODE/NODE/name"), QStringLiteral("left arm"));
        p.correctLength(itemAt(of, "BB3D"));
    });
    QCOMPARE(corrected, cut("left arm").replace(4, 4, b3d::i32({qint32(corrected.size() - 8)})));
}

/// What says less than its chunk needs must not become a number that could be right.
void TestPlanner::lengthsThatCanBeNoneStay()
{
    const auto withLength = [](qint32 length, const char *name) {
        const QByteArray node = b3d::node(name);
        return b3d::chunk("BB3D", b3d::i32({1}) + b3d::chunkOfLength("NODE", length, node.mid(8)));
    };
    for (const qint32 length : {-5, 0, 3})
        QCOMPARE(set(withLength(length, "root"), "BB3D/NODE/name", "much longer than that"),
                 withLength(length, "much longer than that"));
}

void TestPlanner::lengthTypedByTheUserStays()
{
    const QByteArray content = b3d::i32({1}) + b3d::node("root");
    QCOMPARE(set(b3d::file(b3d::node("root")), "BB3D/length", "7"), b3d::chunkOfLength("BB3D", 7, content));
}

void TestPlanner::withoutFixUpsOnlyWhatWasAsked()
{
    const QByteArray file = b3d::file(b3d::node("root"));
    const QByteArray changed = after(
        file, [](const Tree &tree, Planner &p) { p.setText(itemAt(tree, "BB3D/NODE/name"), QStringLiteral("longer")); },
        false);
    QCOMPARE(changed.left(12), file.left(12));
    QCOMPARE(changed.size(), file.size() + 2);
}

void TestPlanner::insertedVertexMovesReferences()
{
    const QByteArray before = meshOf(positions({0, 0, 0, 1, 0, 0, 0, 1, 0}), {0, 1, 2});
    const auto insertAt = [&](qint64 index) {
        return after(before, [index](const Tree &tree, Planner &p) {
            p.insertElements(itemAt(tree, "BB3D/NODE/MESH/VRTS/vertices"), index, 1, positions({7, 8, 9}));
        });
    };
    QCOMPARE(insertAt(0), meshOf(positions({7, 8, 9, 0, 0, 0, 1, 0, 0, 0, 1, 0}), {1, 2, 3}));
    QCOMPARE(insertAt(2), meshOf(positions({0, 0, 0, 1, 0, 0, 7, 8, 9, 0, 1, 0}), {0, 1, 3}));
    QCOMPARE(insertAt(3), meshOf(positions({0, 0, 0, 1, 0, 0, 0, 1, 0, 7, 8, 9}), {0, 1, 2}));
}

void TestPlanner::removedVertexTakesItsTriangles()
{
    const QByteArray four = positions({0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0});
    const auto file = [](const QByteArray &vertices, std::initializer_list<qint32> corners,
                         std::initializer_list<std::pair<qint32, float>> weights) {
        return b3d::file(b3d::node("root", b3d::mesh(b3d::vertices(vertices) + b3d::triangles(corners))
                                               + b3d::node("bone", b3d::bone(weights))));
    };
    const auto tree = treeOf(file(four, {0, 1, 2, 1, 3, 2, 0, 2, 3}, {{0, 1}, {1, 1}, {3, 1}}));
    Planner planner(*tree);
    planner.removeElements(itemAt(*tree, "BB3D/NODE/MESH/VRTS/vertices"), 1, 1);
    const EditPlan plan = planner.finish();
    QCOMPARE(plan.after.toByteArray(), file(positions({0, 0, 0, 0, 1, 0, 1, 1, 0}), {0, 1, 2}, {{0, 1}, {2, 1}}));
    QCOMPARE(plan.consequences.size(), 2); // of the triangles and of the weights
}

void TestPlanner::removedBrushBecomesNone()
{
    const auto file = [](const QByteArray &brushes, qint32 meshBrush, qint32 triangleBrush) {
        return b3d::file(b3d::brushes(1, brushes)
                         + b3d::node("root", b3d::mesh(b3d::vertices(b3d::threeVertices())
                                                           + b3d::triangles({0, 1, 2}, triangleBrush),
                                                       meshBrush)));
    };
    const QByteArray a = b3d::brush("a", {-1});
    const QByteArray b = b3d::brush("b", {-1});
    QCOMPARE(after(file(a + b, 1, 0),
                   [](const Tree &tree, Planner &p) { p.removeElements(itemAt(tree, "BB3D/BRUS/brushes"), 0, 1); }),
             file(b, 0, -1));
}

void TestPlanner::removedTextureRenumbersOthers()
{
    const QByteArray a = b3d::texture("a.png");
    const QByteArray b = b3d::texture("b.png");
    const QByteArray c = b3d::texture("c.png");
    const auto file = [](const QByteArray &textures, std::initializer_list<qint32> ids) {
        return b3d::file(b3d::textures(textures) + b3d::brushes(3, b3d::brush("x", ids)) + b3d::node("root"));
    };
    QCOMPARE(after(file(a + b + c, {2, 1, 0}),
                   [](const Tree &tree, Planner &p) { p.removeElements(itemAt(tree, "BB3D/TEXS/textures"), 1, 1); }),
             file(a + c, {1, -1, 0}));
}

void TestPlanner::insertedKeyMakesRoom()
{
    const auto file = [](std::initializer_list<qint32> frames) {
        QByteArray keys;
        for (const qint32 frame : frames)
            keys += b3d::i32({frame}) + b3d::f32({0, 0, 0});
        return b3d::file(b3d::node("root", b3d::keys(1, keys)));
    };
    const auto insertAt = [&](const QByteArray &before, qint64 index) {
        return after(before, [index](const Tree &tree, Planner &p) {
            p.insertElements(itemAt(tree, "BB3D/NODE/KEYS/keys"), index, 1);
        });
    };
    QCOMPARE(insertAt(file({1, 2, 3, 9}), 1), file({1, 2, 3, 4, 9}));
    QCOMPARE(insertAt(file({1, 5}), 1), file({1, 2, 5}));
    QCOMPARE(insertAt(file({1, 2}), 2), file({1, 2, 3}));
    QCOMPARE(insertAt(file({1, 2}), 0), file({1, 2, 3}));
    QCOMPARE(insertAt(file({}), 0), file({1}));

    // Who sees the short form of the plan sees which keys move.
    const auto tree = treeOf(file({1, 2, 3, 9}));
    Planner planner(*tree);
    planner.insertElements(itemAt(*tree, "BB3D/NODE/KEYS/keys"), 2, 1);
    const QString summary = planner.finish().fixUpSummary();
    QVERIFY2(summary.contains(QStringLiteral("later element")) && summary.contains(QStringLiteral("frame: 3 → 4"))
                 && summary.contains(QStringLiteral("NODE/KEYS")),
             qPrintable(summary));
}

void TestPlanner::insertedWeightIsOfAnotherVertex()
{
    const auto file = [](std::initializer_list<std::pair<qint32, float>> weights) {
        return b3d::file(b3d::node("root", b3d::plainMesh() + b3d::node("bone", b3d::bone(weights))));
    };
    QCOMPARE(after(file({{0, 1}, {2, 1}}),
                   [](const Tree &tree, Planner &p) {
                       p.insertElements(itemAt(tree, "BB3D/NODE/NODE/BONE/weights"), 1, 1);
                   }),
             file({{0, 1}, {1, 0}, {2, 1}}));
}

void TestPlanner::removedWeightLeavesTheSum()
{
    const auto file = [](const QByteArray &a, const QByteArray &b) {
        return b3d::file(b3d::node("root", b3d::plainMesh() + b3d::node("a", a) + b3d::node("b", b)));
    };
    QCOMPARE(after(file(b3d::bone({{0, 0.5F}, {1, 1}}), b3d::bone({{0, 0.25F}, {0, 0.25F}, {2, 1}})),
                   [](const Tree &tree, Planner &p) {
                       p.removeElements(itemAt(tree, "BB3D/NODE/NODE[0]/BONE/weights"), 0, 1);
                   }),
             file(b3d::bone({{1, 1}}), b3d::bone({{0, 0.5F}, {0, 0.5F}, {2, 1}})));
}

/// A vertex that nothing else weighs is bound to nothing then.
void TestPlanner::removedLastWeightIsSaid()
{
    const QByteArray bones = b3d::node("a", b3d::bone({{0, 0.5F}, {1, 1}})) + b3d::node("b", b3d::bone({{0, 0.5F}}));
    const auto tree = treeOf(b3d::file(b3d::node("root", b3d::plainMesh() + bones)));
    Planner planner(*tree);
    planner.removeElements(itemAt(*tree, "BB3D/NODE/NODE[0]/BONE/weights"), 0, 2);
    const QStringList consequences = planner.finish().consequences;
    QCOMPARE(consequences.size(), 1);
    QVERIFY2(consequences.front().startsWith(QStringLiteral("1 vertex(es) have no other weight")),
             qPrintable(consequences.front()));
}

void TestPlanner::flagsConvertVertices()
{
    const auto file = [](const QByteArray &vertices, qint32 flags) {
        return b3d::file(
            b3d::node("root", b3d::mesh(b3d::vertices(vertices, flags, 1, 2) + b3d::triangles({0, 1, 0}))));
    };
    const QByteArray plain = file(b3d::f32({1, 2, 3, 0.25F, 0.5F, 4, 5, 6, 0.75F, 1}), 0);
    const QByteArray withNormals = file(b3d::f32({1, 2, 3, 0, 1, 0, 0.25F, 0.5F, 4, 5, 6, 0, 1, 0, 0.75F, 1}), 1);
    QCOMPARE(set(plain, "BB3D/NODE/MESH/VRTS/flags", "1"), withNormals);
    QCOMPARE(set(withNormals, "BB3D/NODE/MESH/VRTS/flags", "0"), plain);
}

void TestPlanner::flagsReinterpretVertices()
{
    const QByteArray before = b3d::file(b3d::node("root", b3d::mesh(b3d::vertices(b3d::f32({1, 2, 3, 4, 5, 6}), 0))));
    const QByteArray reinterpreted = b3d::file(
        b3d::node("root", b3d::mesh(b3d::vertices(b3d::f32({1, 2, 3, 4, 5, 6}), 1))));
    QCOMPARE(set(before, "BB3D/NODE/MESH/VRTS/flags", "1", ShapeChange::Reinterpret), reinterpreted);
}

void TestPlanner::setsConvertRowByRow()
{
    const auto file = [](const QByteArray &vertices, qint32 sets, qint32 size) {
        return b3d::file(b3d::node("root", b3d::mesh(b3d::vertices(vertices, 0, sets, size))));
    };
    const QByteArray two = file(b3d::f32({0, 0, 0, 1, 2, 3, 4}), 2, 2);
    QCOMPARE(set(two, "BB3D/NODE/MESH/VRTS/tex_coord_set_size", "3"),
             file(b3d::f32({0, 0, 0, 1, 2, 0, 3, 4, 0}), 2, 3));
    QCOMPARE(set(two, "BB3D/NODE/MESH/VRTS/tex_coord_sets", "1"), file(b3d::f32({0, 0, 0, 1, 2}), 1, 2));
}

void TestPlanner::layersConvertBrushes()
{
    const auto file = [](qint32 count, std::initializer_list<qint32> a, std::initializer_list<qint32> b) {
        return b3d::file(b3d::brushes(count, b3d::brush("a", a) + b3d::brush("b", b)) + b3d::node("root"));
    };
    QCOMPARE(set(file(1, {-1}, {-1}), "BB3D/BRUS/n_texs", "3"), file(3, {-1, -1, -1}, {-1, -1, -1}));
    QCOMPARE(set(file(2, {-1, 0}, {0, -1}), "BB3D/BRUS/n_texs", "1"), file(1, {-1}, {0}));
}

void TestPlanner::chunksAreRemovedDuplicatedAndMoved()
{
    const QByteArray a = b3d::node("a");
    const QByteArray b = b3d::node("b");
    const auto file = [](const QByteArray &children) { return b3d::file(b3d::node("root", children)); };
    const QByteArray before = file(a + b);
    QCOMPARE(after(before, [](const Tree &tree, Planner &p) { p.removeFrame(itemAt(tree, "BB3D/NODE/NODE[0]")); }),
             file(b));
    QCOMPARE(after(before, [](const Tree &tree, Planner &p) { p.duplicateFrame(itemAt(tree, "BB3D/NODE/NODE[0]")); }),
             file(a + a + b));
    QCOMPARE(after(before,
                   [](const Tree &tree, Planner &p) {
                       const Item target = itemAt(tree, "BB3D/NODE/NODE[1]");
                       p.moveFrame(itemAt(tree, "BB3D/NODE/NODE[0]"), target, tree.childCount(target));
                   }),
             file(b3d::node("b", a)));
    QCOMPARE(after(before,
                   [](const Tree &tree, Planner &p) {
                       const Item first = itemAt(tree, "BB3D/NODE/NODE[0]");
                       p.moveFrame(itemAt(tree, "BB3D/NODE/NODE[1]"), tree.parent(first), tree.row(first));
                   }),
             file(b + a));
}

void TestPlanner::chunkCannotMoveIntoItself()
{
    const QByteArray result = after(b3d::file(b3d::node("root", b3d::node("a", b3d::node("b")))),
                                    [](const Tree &tree, Planner &p) {
                                        const Item inner = itemAt(tree, "BB3D/NODE/NODE/NODE");
                                        p.moveFrame(itemAt(tree, "BB3D/NODE/NODE"), inner, tree.childCount(inner));
                                    });
    QVERIFY2(result.startsWith("refused"), result.constData());
}

/// The numbers of its brushes come along, the brushes do not.
void TestPlanner::aMeshOfAnotherFileSaysWhichBrushItHasNow()
{
    using namespace b3d;
    const auto meshOf = [](qint32 brush, float x) {
        return mesh(vertices(f32({x, 2, 3, 1, 0, 0, 0, 1, 0})) + triangles({0, 1, 2}, brush), -1);
    };
    const QByteArray before = file(brushes(1, brush("stone", {-1}) + brush("wood", {-1}))
                                   + node("root", node("own", meshOf(0, 1))));
    const auto tree = treeOf(before);
    const auto paste = [&](const QByteArray &bytes) {
        Planner planner(*tree);
        const Item holder = itemAt(*tree, "BB3D/NODE/NODE");
        planner.splice(0, {holder.range.begin, holder.range.begin}, Bytes(bytes));
        EditPlan plan = planner.finish();
        judge(plan, *tree);
        return plan;
    };
    const EditPlan plan = paste(node("new", meshOf(1, 4)));
    QVERIFY2(plan.newIssues.empty(), qPrintable(plan.newIssues.empty() ? QString() : plan.newIssues.front().message()));
    QCOMPARE(plan.consequences.size(), 1);
    QVERIFY2(plan.consequences.front().startsWith(
                 QStringLiteral("brush_id stays 1: in this file that is BB3D/BRUS/brushes[1].")),
             qPrintable(plan.consequences.front()));
    EditPlan again = plan;
    judge(again, *tree); // when somebody looks at it without what follows
    QCOMPARE(again.consequences, plan.consequences);
    QVERIFY(!paste(node("new", meshOf(5, 4))).newIssues.empty());
    QVERIFY(paste(node("new", meshOf(-1, 4))).consequences.isEmpty());
    QVERIFY(paste(meshOf(0, 1)).consequences.isEmpty()); // it is a copy of what is there
}

/// Who writes a shorter name is not warned of bytes that go; who cuts bytes out is.
void TestPlanner::aShorterNameIsNoLoss()
{
    const auto tree = treeOf(b3d::file(b3d::node("a long name")));
    const Item name = itemAt(*tree, "BB3D/NODE/name");
    Planner writer(*tree);
    writer.setText(name, QStringLiteral("a"), ShapeChange::Convert);
    QCOMPARE(writer.finish().removedBytes(), 0);
    Planner cutter(*tree);
    cutter.splice(0, {name.range.begin, name.range.begin + 4}, Bytes());
    QCOMPARE(cutter.finish().removedBytes(), 4);
}

/// Nobody who writes a name sees what stands behind it in its field.
void TestPlanner::bytesBehindATextGoWithAWord()
{
    const QByteArray file = horde::animation(1, {horde::name256("hip", "Bip01_Foot") + char(0) + horde::frame()});
    const auto tree = readTree(Bytes(file), QStringLiteral("made.anim"));
    const Item name = itemAt(*tree, "H3DA/animations[0]/nodeName");
    const auto renamed = [&](const QString &text) {
        Planner planner(*tree);
        planner.setText(name, text, ShapeChange::Convert);
        return planner.finish();
    };
    const EditPlan plan = renamed(QStringLiteral("left hip"));
    QCOMPARE(plan.consequences, QStringList{QStringLiteral("10 byte(s) behind the end of the text of "
                                                           "H3DA/animations[0]/nodeName are removed too.")});
    QCOMPARE(plan.removedBytes(), 10);
    QCOMPARE(removedBy(plan, *tree).size(), 1U); // and can be kept
    QVERIFY(renamed(QStringLiteral("hip")).isEmpty());
}

void TestPlanner::spliceInsideAFrameFixesLengths()
{
    const QByteArray before = b3d::file(b3d::node("root", b3d::chunk("ABCD", "xy")));
    const auto tree = treeOf(before);
    const qint64 offset = itemAt(*tree, "BB3D/NODE/ABCD/data").range.begin + 1;
    QCOMPARE(after(before,
                   [&](const Tree &, Planner &p) {
                       p.splice(0, {offset, offset}, Bytes("123"));
                   }),
             b3d::file(b3d::node("root", b3d::chunk("ABCD", "x123y"))));
}

void TestPlanner::refusesWhatDoesNotFit_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("value");
    QTest::newRow("no number") << "BB3D/version"
                               << "one";
    QTest::newRow("too large") << "BB3D/version"
                               << "2147483648";
    QTest::newRow("a fraction") << "BB3D/version"
                                << "1.5";
    QTest::newRow("too few numbers") << "BB3D/NODE/position"
                                     << "1 2";
    QTest::newRow("too large for a float") << "BB3D/NODE/position/x"
                                           << "1e39";
    QTest::newRow("a frame has no value") << "BB3D/NODE"
                                          << "1";
    QTest::newRow("tag of three letters") << "BB3D/NODE/tag"
                                          << "ABC";
}

void TestPlanner::refusesWhatDoesNotFit()
{
    QFETCH(QString, path);
    QFETCH(QString, value);
    const QByteArray result = set(b3d::file(b3d::node("root")), qPrintable(path), qPrintable(value));
    QVERIFY2(result.startsWith("refused: "), result.constData());
}

void TestPlanner::severalWishesMakeOnePlan()
{
    const QByteArray before = b3d::file(b3d::node("a", b3d::node("b")));
    QCOMPARE(after(before,
                   [](const Tree &tree, Planner &p) {
                       p.setText(itemAt(tree, "BB3D/NODE/NODE/name"), QStringLiteral("inner"));
                       p.setText(itemAt(tree, "BB3D/NODE/name"), QStringLiteral("outer"));
                   }),
             b3d::file(b3d::node("outer", b3d::node("inner"))));
}

void TestPlanner::overlappingWishesAreRefused()
{
    const QByteArray result = after(b3d::file(b3d::node("a")), [](const Tree &tree, Planner &p) {
        p.setText(itemAt(tree, "BB3D/NODE/name"), QStringLiteral("b"));
        p.setText(itemAt(tree, "BB3D/NODE/name"), QStringLiteral("c"));
    });
    QVERIFY2(result.startsWith("refused: "), result.constData());
}

void TestPlanner::thereAndBackIsNothing()
{
    const QByteArray file = b3d::file(b3d::node("root"));
    const auto tree = treeOf(file);
    Planner planner(*tree);
    planner.setText(itemAt(*tree, "BB3D/NODE/position/x"), QStringLiteral("5"));
    planner.setText(itemAt(*tree, "BB3D/NODE/name"), QStringLiteral("a longer one"));
    planner.setText(itemAt(*tree, "BB3D/NODE/position/x"), QStringLiteral("0"));
    planner.setText(itemAt(*tree, "BB3D/NODE/name"), QStringLiteral("root"));
    const EditPlan plan = planner.finish();
    QVERIFY(!plan.isRefused());
    QVERIFY(plan.isEmpty());
    QCOMPARE(plan.after.toByteArray(), file);

    // A part of a vector says nothing of the others.
    Planner parts(*tree);
    const Item position = itemAt(*tree, "BB3D/NODE/position");
    parts.setNumber(position, 5, 0);
    parts.setNumber(position, 0, 1);
    QCOMPARE(parts.finish().after.toByteArray(), set(file, "BB3D/NODE/position/x", "5"));
}

void TestPlanner::summaryCountsFixUps()
{
    const auto tree = treeOf(b3d::file(b3d::node("a", b3d::node("b"))));
    Planner planner(*tree);
    planner.setText(itemAt(*tree, "BB3D/NODE/NODE/name"), QStringLiteral("longer"));
    const EditPlan plan = planner.finish();
    QCOMPARE(plan.fixUpCount(), 3);
    QVERIFY2(plan.fixUpSummary().contains(u'3'), qPrintable(plan.fixUpSummary()));
}

/// A box that is typed stays as it is typed, also where the content of the file has another number after the edit.
void TestPlanner::whatIsWrittenIsNotComputedAgain()
{
    const QByteArray model = newFile(*anyFormatById(u"urho3d.mdl"), NewFile::Everything, &anyFormatById).bytes;
    const urho::Package package{.isPacked = true, .files = {{"a.mdl", model}, {"b.mdl", model}}};
    const auto tree = readTree(Bytes(package.bytes()), QStringLiteral("made.pak"));
    constexpr auto Corner = "ULZ4/entries[1]/content/UMDL/boundingBox/min";
    Planner planner(*tree);
    planner.setText(itemAt(*tree, Corner), QStringLiteral("[-9, -9, -9]"));
    EditPlan plan = planner.finish();
    QVERIFY2(!plan.isRefused(), qPrintable(plan.refusal));
    judge(plan, *tree);
    const auto after = readTree(plan.after, QStringLiteral("made.pak"));
    const Item corner = itemAt(*after, Corner);
    QCOMPARE(valueText(*corner.field, valueOf(*after, corner)), QStringLiteral("[-9, -9, -9]"));
}

QTEST_GUILESS_MAIN(TestPlanner)
#include "tst_planner.moc"
