#include "core/check/checker.h"
#include "core/edit/planner.h"
#include "core/formats/registry.h"
#include "core/tree/tree.h"
#include "tests/support/urhobuilder.h"

#include <QTest>

using namespace hexahedron;

class TestUrhoEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void verticesComeWithoutBones_data();
    void verticesComeWithoutBones();
    void whatFollowsAPackageIsNotItsSize_data();
    void whatFollowsAPackageIsNotItsSize();
};

void TestUrhoEdits::verticesComeWithoutBones_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("UMDL") << urho::maskedTriangle().bytes();
    QTest::newRow("UMD2") << urho::describedTriangle().bytes();
}

/// A vertex that carries no bones needs none to be inserted.
void TestUrhoEdits::verticesComeWithoutBones()
{
    QFETCH(QByteArray, file);
    const auto tree = readTree(Bytes(file), {});
    const QString path = QString::fromLatin1(file.first(4)) + QStringLiteral("/vertexBuffers[0]/vertices");
    const std::optional<Item> vertices = tree->find(path);
    QVERIFY(vertices);
    Planner planner(*tree);
    planner.insertElements(*vertices, 1, 1);
    const EditPlan plan = planner.finish();
    QVERIFY2(!plan.isRefused(), qPrintable(plan.refusal));
    const auto after = readTree(plan.after, {});
    QCOMPARE(after->find(path)->count, 4);
    for (const Issue &issue : check(*after))
        QVERIFY2(issue.severity == Severity::Info, qPrintable(issue.message()));
}

void TestUrhoEdits::whatFollowsAPackageIsNotItsSize_data()
{
    QTest::addColumn<QByteArray>("behind");
    QTest::newRow("another package") << urho::Package{.files = {{"b.txt", "more words"}}}.bytes();
    QTest::newRow("a line") << QByteArray("TRAILINGDATA\n");
}

/// The last four bytes of the file are none of the package: an edit leaves them alone.
void TestUrhoEdits::whatFollowsAPackageIsNotItsSize()
{
    QFETCH(QByteArray, behind);
    const QByteArray package = urho::Package{.isPacked = true, .files = {{"a.txt", "some words"}}}.bytes();
    const auto tree = readTree(Bytes(package + behind), QStringLiteral("a.pak"));
    const std::optional<Item> name = tree->find(QStringLiteral("ULZ4/entries[0]/name"));
    QVERIFY(name);
    Planner planner(*tree);
    planner.setText(*name, QStringLiteral("longer.txt"));
    const EditPlan plan = planner.finish();
    QVERIFY2(!plan.isRefused(), qPrintable(plan.refusal));
    QCOMPARE(plan.after.size(), tree->bytes().size() + 5);
    QVERIFY(plan.after.toByteArray().endsWith(package.last(4) + behind));
}

QTEST_GUILESS_MAIN(TestUrhoEdits)
#include "tst_urhoedits.moc"
