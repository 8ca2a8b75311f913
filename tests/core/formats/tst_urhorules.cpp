#include "tests/support/rulechecks.h"
#include "tests/support/urhobuilder.h"
#include "tests/support/urhosamples.h"

#include <QTest>

using namespace hexahedron;

class TestUrhoRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void soundFilesGiveNothing_data();
    void soundFilesGiveNothing();
    void damageIsFound_data();
    void damageIsFound();
    void repairsMend_data() { damageIsFound_data(); }
    void repairsMend();
    void threadsFindTheSame_data() { damageIsFound_data(); }
    void threadsFindTheSame();
    void everyRuleHasASample();
    void messagesAreWhole_data() { damageIsFound_data(); }
    void messagesAreWhole();
};

void TestUrhoRules::soundFilesGiveNothing_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("bytes");
    for (const test::BuiltSample &sample : urho::soundSamples())
        QTest::newRow(sample.file.constData()) << sample.file << sample.bytes;
}

void TestUrhoRules::soundFilesGiveNothing()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, bytes);
    const auto tree = test::treeOf(file, bytes);
    QVERIFY(QByteArrayView(tree->format()->id).startsWith("urho3d."));
    QCOMPARE(test::listed(check(*tree)), QByteArray());
}

void TestUrhoRules::damageIsFound_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("issues");
    QTest::addColumn<bool>("isMended");
    for (const test::DamagedSample &sample : urho::damagedSamples())
        QTest::newRow(sample.file.constData()) << sample.file << sample.bytes << sample.issues << sample.isMended;
}

void TestUrhoRules::damageIsFound()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, issues);
    QCOMPARE(test::listed(check(*test::treeOf(file, bytes))), issues);
}

void TestUrhoRules::repairsMend()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, bytes);
    QFETCH(bool, isMended);
    QCOMPARE(test::wrongRepairs(test::treeOf(file, bytes), isMended, {"C3", "C4", "C6", "B2", "P3"}), QByteArray());
}

void TestUrhoRules::threadsFindTheSame()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, bytes);
    const auto tree = test::treeOf(file, bytes);
    QCOMPARE(test::listed(check(*tree, nullptr, 4)), test::listed(check(*tree, nullptr, 1)));
}

/// All numbers of the reference. A1, B1, M1 and S1 stand for C1; P17 is about packages above 4 GiB.
void TestUrhoRules::everyRuleHasASample()
{
    QByteArrayList wanted;
    for (const auto &[letter, first, last] : {std::tuple{'A', 1, 9}, std::tuple{'B', 1, 3}, std::tuple{'C', 2, 6},
                                              std::tuple{'M', 1, 34}, std::tuple{'P', 1, 16}, std::tuple{'S', 1, 10}}) {
        for (int number = first; number <= last; ++number)
            wanted += letter + QByteArray::number(number);
    }
    wanted.removeAll("A2"); // C3 and C6 in an animation
    QCOMPARE(test::rulesWithoutSample(wanted, urho::damagedSamples()), QByteArray());
}

void TestUrhoRules::messagesAreWhole()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, bytes);
    QCOMPARE(test::incompleteMessages(*test::treeOf(file, bytes)), QByteArray());
}

QTEST_GUILESS_MAIN(TestUrhoRules)
#include "tst_urhorules.moc"
