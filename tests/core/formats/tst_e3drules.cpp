// Each rule of the E3D reference has a sample that breaks it; repairs mend what they say.
#include "tests/support/e3dbuilder.h"
#include "tests/support/e3dsamples.h"
#include "tests/support/rulechecks.h"

#include <QTest>

using namespace hexahedron;

class TestE3dRules : public QObject
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
    void messagesAreWhole_data() { damageIsFound_data(); }
    void messagesAreWhole();
    void everyRuleHasASample();
};

void TestE3dRules::soundFilesGiveNothing_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("bytes");
    for (const test::BuiltSample &sample : e3d::soundSamples())
        QTest::newRow(sample.file.constData()) << sample.file << sample.bytes;
}

void TestE3dRules::soundFilesGiveNothing()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, bytes);
    const auto tree = test::treeOf(file, bytes);
    QCOMPARE(QByteArray(tree->format()->id), "ecere.e3d");
    QCOMPARE(test::listed(check(*tree)), QByteArray());
}

void TestE3dRules::damageIsFound_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("issues");
    QTest::addColumn<bool>("isMended");
    for (const test::DamagedSample &sample : e3d::damagedSamples())
        QTest::newRow(sample.file.constData()) << sample.file << sample.bytes << sample.issues << sample.isMended;
}

void TestE3dRules::damageIsFound()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, issues);
    QCOMPARE(test::listed(check(*test::treeOf(file, bytes))), issues);
}

void TestE3dRules::repairsMend()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, bytes);
    QFETCH(bool, isMended);
    QCOMPARE(test::wrongRepairs(test::treeOf(file, bytes), isMended, {"3", "4", "5", "8", "10", "20", "23"}), QByteArray());
}

void TestE3dRules::threadsFindTheSame()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, bytes);
    const auto tree = test::treeOf(file, bytes);
    QCOMPARE(test::listed(check(*tree, nullptr, 4)), test::listed(check(*tree, nullptr, 1)));
}

void TestE3dRules::messagesAreWhole()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, bytes);
    QCOMPARE(test::incompleteMessages(*test::treeOf(file, bytes)), QByteArray());
}

void TestE3dRules::everyRuleHasASample()
{
    QByteArrayList wanted;
    for (const auto &[first, last] :
         {std::pair(1, 17), std::pair(20, 31), std::pair(33, 33), std::pair(35, 36), std::pair(40, 44),
          std::pair(50, 56), std::pair(60, 63), std::pair(70, 71), std::pair(80, 85), std::pair(90, 96)}) {
        for (int number = first; number <= last; ++number)
            wanted += QByteArray::number(number);
    }
    QCOMPARE(test::rulesWithoutSample(wanted, e3d::damagedSamples()), QByteArray());
}

QTEST_GUILESS_MAIN(TestE3dRules)
#include "tst_e3drules.moc"
