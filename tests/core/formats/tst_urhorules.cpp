// Each rule of the Urho3D reference has a sample that breaks it; repairs mend what they say.
#include "tests/support/rulechecks.h"
#include "tests/support/ruletests.h"
#include "tests/support/urhobuilder.h"
#include "tests/support/urhosamples.h"

#include <QTest>

#include <tuple>

using namespace hexahedron;

namespace {

/// All numbers of the reference. A1, B1, M1 and S1 stand for C1; P17 is about packages above 4 GiB.
QByteArrayList rules()
{
    QByteArrayList numbers;
    for (const auto &[letter, first, last] : {std::tuple{'A', 1, 9}, std::tuple{'B', 1, 3}, std::tuple{'C', 2, 6},
                                              std::tuple{'M', 1, 34}, std::tuple{'P', 1, 16}, std::tuple{'S', 1, 10}}) {
        for (int number = first; number <= last; ++number)
            numbers += letter + QByteArray::number(number);
    }
    numbers.removeAll("A2"); // C3 and C6 in an animation
    return numbers;
}

} // namespace

class TestUrhoRules : public test::RuleTests
{
    Q_OBJECT

public:
    TestUrhoRules()
        : RuleTests({.format = "urho3d.",
                     .sound = urho::soundSamples(),
                     .damaged = urho::damagedSamples(),
                     .rules = rules(),
                     .revealing = {"C3", "C4", "C6", "B2", "P3", "P13", "P14"}})
    {
    }

private Q_SLOTS:
    void whatHasNoRepairIsLeft_data();
    void whatHasNoRepairIsLeft();
    void aModelThatDrawsNothingCanDrawAll();
};

void TestUrhoRules::whatHasNoRepairIsLeft_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char *name : {"a7_time_negative.ani", "m27_radius_negative.mdl"})
        QTest::newRow(name) << QByteArray(name);
}

/// The reference has none: two keys would share a time, and no ray hits a sphere of radius 0 either.
void TestUrhoRules::whatHasNoRepairIsLeft()
{
    QFETCH(QByteArray, name);
    for (const test::DamagedSample &sample : urho::damagedSamples()) {
        if (!sample.file.endsWith(name))
            continue;
        const auto tree = test::treeOf(sample.file, sample.bytes);
        QCOMPARE(test::planAllRepairs(tree).after.toByteArray(), sample.bytes);
        return;
    }
    QFAIL("no such sample");
}

/// What is left of a file that was cut in its indices has triangles, and nothing that draws them. Nobody knows whether it was one
/// geometry that did, so it is asked for.
void TestUrhoRules::aModelThatDrawsNothingCanDrawAll()
{
    urho::Model model = urho::maskedTriangle();
    model.geometries = {};
    model.centers = {};
    const auto tree = test::treeOf("a.mdl", model.bytes());
    QCOMPARE(planRepairs(tree, RepairWishes::unasked()).plan.after.toByteArray(), model.bytes());
    const EditPlan plan = test::planAllRepairs(tree, {QStringLiteral("NOTHING_DRAWN")});
    model.geometries = {urho::geometry()};
    QCOMPARE(plan.after.toByteArray().toHex(), model.bytes().toHex());
}

QTEST_GUILESS_MAIN(TestUrhoRules)
#include "tst_urhorules.moc"
