#include "tests/support/findingtests.h"

#include "tests/support/repairs.h"
#include "tests/support/rulechecks.h"

#include <QTest>

namespace hexahedron::test {

FindingTests::FindingTests(FindingSamples samples)
    : m_samples(std::move(samples))
{
}

QByteArray FindingTests::sample(const QByteArray &name) const
{
    return bytesOf(m_samples.files, m_samples.folder + name);
}

std::shared_ptr<const Tree> FindingTests::tree(const QByteArray &name, const QByteArray &bytes) const
{
    return readTree(Bytes(bytes), m_samples.liesIn + QString::fromLatin1(name));
}

/// What is said of a file that is gone is said of nothing.
void FindingTests::initTestCase()
{
    for (const auto &[name, findings] : m_samples.findings)
        QVERIFY2(!sample(name).isNull(), name);
}

void FindingTests::everySampleSaysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("file");
    for (const BuiltSample &sample : m_samples.files)
        QTest::newRow(sample.file.constData()) << sample.file.mid(m_samples.folder.size()) << sample.bytes;
}

void FindingTests::everySampleSaysWhatIsWrong()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, file);
    const auto findings = m_samples.findings.find(name);
    const bool isListed = findings != m_samples.findings.end();
    QVERIFY2(isListed || m_samples.mayBeUnlisted, "nobody says what is wrong with this sample");
    QCOMPARE(kindsIn(check(*tree(name, file))).join(QStringLiteral(", ")),
             QString::fromLatin1(isListed ? findings->second : ""));
}

void FindingTests::repairsMend_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QString>("code");
    for (const auto &[name, code] : m_samples.repairs)
        QTest::newRow(name.constData()) << name << QString::fromLatin1(code);
}

void FindingTests::repairsMend()
{
    QFETCH(QByteArray, name);
    QFETCH(QString, code);
    const auto tree = this->tree(name, sample(name));
    QVERIFY(!kindsIn(check(*tree)).filter(code).isEmpty());
    const EditPlan plan = test::planAllRepairs(tree, {code});
    QVERIFY2(!plan.isRefused(), qPrintable(plan.refusal));
    QVERIFY(!plan.isEmpty());
    const QStringList left = kindsIn(check(*readTree(plan.after, tree->fileName())));
    QVERIFY2(left.filter(code).isEmpty(), qPrintable(left.join(u',')));
}

} // namespace hexahedron::test
