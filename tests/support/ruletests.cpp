#include "tests/support/ruletests.h"

#include "tests/support/rulechecks.h"

#include <QTest>

namespace hexahedron::test {

RuleTests::RuleTests(RuleSamples samples)
    : m_samples(std::move(samples))
{
}

void RuleTests::soundFilesGiveNothing_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("bytes");
    for (const BuiltSample &sample : m_samples.sound)
        QTest::newRow(sample.file.constData()) << sample.file << sample.bytes;
}

void RuleTests::soundFilesGiveNothing()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, bytes);
    const auto tree = treeOf(file, bytes);
    QVERIFY2(QByteArrayView(tree->format()->id).startsWith(m_samples.format), tree->format()->id);
    QCOMPARE(listed(check(*tree)), QByteArray());
}

void RuleTests::damageIsFound_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("issues");
    QTest::addColumn<bool>("isMended");
    for (const DamagedSample &sample : m_samples.damaged)
        QTest::newRow(sample.file.constData()) << sample.file << sample.bytes << sample.issues << sample.isMended;
}

void RuleTests::damageIsFound()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, issues);
    QCOMPARE(listed(check(*treeOf(file, bytes))), issues);
}

void RuleTests::repairsMend()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, bytes);
    QFETCH(bool, isMended);
    QCOMPARE(wrongRepairs(treeOf(file, bytes), isMended, m_samples.revealing), QByteArray());
}

void RuleTests::threadsFindTheSame()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, bytes);
    QCOMPARE(foundOtherwiseByThreads(*treeOf(file, bytes)), QByteArray());
}

void RuleTests::messagesAreWhole()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, bytes);
    QCOMPARE(incompleteMessages(*treeOf(file, bytes)), QByteArray());
}

void RuleTests::everyRuleHasASample()
{
    QVERIFY(!m_samples.rules.isEmpty());
    QCOMPARE(rulesWithoutSample(m_samples.rules, m_samples.damaged), QByteArray());
}

} // namespace hexahedron::test
