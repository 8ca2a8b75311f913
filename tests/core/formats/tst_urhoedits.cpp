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

QTEST_GUILESS_MAIN(TestUrhoEdits)
#include "tst_urhoedits.moc"
