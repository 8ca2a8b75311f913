// What somebody drags in a view becomes other numbers in the bytes.
#include "core/edit/scenechange.h"

#include "core/edit/planner.h"
#include "core/formats/registry.h"
#include "core/scene/filescene.h"
#include "core/scene/writing.h"
#include "tests/support/b3dbuilder.h"

#include <QTest>

using namespace hexahedron;

class TestSceneChange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersReadBackAsWritten_data();
    void numbersReadBackAsWritten();
    void whatDoesNotFitBecomesTheNearest();
    void vertexIsWrittenAlone();
    void whatIsTooFarIsRefused();
    void whatIsNotThereIsRefused();

private:
    static scene::View positions(const Tree &tree) { return sceneOf(tree, 0)->meshes.at(0).positions; }
};

void TestSceneChange::numbersReadBackAsWritten_data()
{
    using scene::Component;
    QTest::addColumn<int>("component");
    QTest::addColumn<bool>("normalised");
    QTest::addColumn<double>("number");
    QTest::newRow("u8") << int(Component::U8) << false << 200.0;
    QTest::newRow("i8 of 1") << int(Component::I8) << true << -1.0;
    QTest::newRow("u16 of 1") << int(Component::U16) << true << 1.0;
    QTest::newRow("i16") << int(Component::I16) << false << -300.0;
    QTest::newRow("i32") << int(Component::I32) << false << -70000.0;
    QTest::newRow("u32") << int(Component::U32) << false << 70000.0;
    QTest::newRow("f32") << int(Component::F32) << false << 0.25;
    QTest::newRow("f64") << int(Component::F64) << false << -2.5;
    QTest::newRow("packed") << int(Component::Packed1010102) << true << -1.0;
}

void TestSceneChange::numbersReadBackAsWritten()
{
    QFETCH(const int, component);
    QFETCH(const bool, normalised);
    QFETCH(const double, number);
    scene::View view{.count = 1, .stride = 32, .component = scene::Component(component), .components = 3};
    view.normalised = normalised;
    QByteArray bytes(32, '\x7f');
    const std::array numbers{number, 0.0, number};
    scene::writeElement(view, numbers, bytes.data());
    const auto read = scene::readElement(Bytes(bytes), view, 0);
    QCOMPARE(read[0], float(number));
    QCOMPARE(read[1], 0.f);
    QCOMPARE(read[2], float(number));
    const qint64 size = scene::sizeOf(view, 3);
    QCOMPARE(bytes.mid(size), QByteArray(32 - size, '\x7f'));
}

void TestSceneChange::whatDoesNotFitBecomesTheNearest()
{
    const scene::View view{.count = 1, .stride = 1, .component = scene::Component::U8, .components = 1};
    QByteArray bytes(1, '\0');
    scene::writeElement(view, std::array{900.0}, bytes.data());
    QCOMPARE(uchar(bytes[0]), uchar(255));
    scene::writeElement(view, std::array{-3.0}, bytes.data());
    QCOMPARE(uchar(bytes[0]), uchar(0));
    scene::writeElement(view, std::array{qQNaN()}, bytes.data());
    QCOMPARE(uchar(bytes[0]), uchar(0));
}

void TestSceneChange::vertexIsWrittenAlone()
{
    const QByteArray file = b3d::skinned({});
    const auto tree = readTree(Bytes(file), QStringLiteral("a.b3d"));
    const scene::View view = positions(*tree);
    SceneChange change{QStringLiteral("Move 1 vertex"), {{view, 1, {7, 8, 9}}}};
    Planner planner(*tree);
    planSceneChange(planner, change);
    const EditPlan plan = planner.finish();
    QVERIFY2(!plan.isRefused(), qPrintable(plan.refusal));
    QByteArray expected = file;
    expected.replace(view.begin + view.stride, 12, b3d::f32({7, 8, 9}));
    QCOMPARE(plan.after.toByteArray(), expected);
    QCOMPARE(plan.title, change.title);
    QCOMPARE(changedStreams({Bytes(file)}, change).at(0).toByteArray(), expected);
}

/// Vertices that are stored as whole numbers from -1 to 1 would all come to lie at the border.
void TestSceneChange::whatIsTooFarIsRefused()
{
    const auto tree = readTree(Bytes(b3d::skinned({})), QStringLiteral("a.b3d"));
    scene::View view = positions(*tree);
    view.component = scene::Component::I16;
    view.normalised = true;
    const auto planned = [&](double x) {
        Planner planner(*tree);
        planSceneChange(planner, {{}, {SceneValue{view, 1, {x, 0, 0}}}});
        return planner.finish();
    };
    QVERIFY(planned(8.5).refusal.contains(QStringLiteral("-1 to 1")));
    QVERIFY(planned(-1.01).isRefused());
    QVERIFY(planned(qQNaN()).isRefused());
    for (const double fits : {1.0, -1.0, 0.25})
        QVERIFY2(!planned(fits).isRefused(), qPrintable(planned(fits).refusal));
}

void TestSceneChange::whatIsNotThereIsRefused()
{
    const QByteArray file = b3d::skinned({});
    const auto tree = readTree(Bytes(file), QStringLiteral("a.b3d"));
    scene::View elsewhere = positions(*tree);
    elsewhere.stream = FirstOtherFile;
    for (const SceneValue &value : {SceneValue{positions(*tree), 3, {0, 0, 0}}, SceneValue{elsewhere, 0, {0, 0, 0}},
                                    SceneValue{positions(*tree), -1, {0}}}) {
        Planner planner(*tree);
        planSceneChange(planner, {{}, {value}});
        QVERIFY(planner.finish().isRefused());
    }
}

QTEST_MAIN(TestSceneChange)
#include "tst_scenechange.moc"
