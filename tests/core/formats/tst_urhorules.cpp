#include "core/check/checker.h"
#include "core/edit/planner.h"
#include "core/formats/registry.h"
#include "core/tree/tree.h"
#include "tests/support/urhobuilder.h"
#include "tests/support/urhosamples.h"

#include <QTest>

using namespace hexahedron;

namespace {

/// As the program would open it: by content, else by name.
std::shared_ptr<const Tree> treeOf(const QByteArray &file, const QByteArray &bytes)
{
    return readTree(Bytes(bytes), QString::fromLatin1(file.mid(file.lastIndexOf('/') + 1)));
}

/// "M9 error UMDL/indexBuffers[0]/indices[2]" for each issue, in the order of the bytes.
QByteArray listed(const std::vector<Issue> &issues)
{
    QByteArrayList list;
    for (const Issue &issue : issues)
        list += QByteArray(issue.reference) + ' ' + severityName(issue.severity).latin1() + ' ' + issue.path.toUtf8();
    return list.join("; ");
}

bool isThere(const std::vector<Issue> &issues, const Issue &wanted)
{
    return std::any_of(issues.begin(), issues.end(),
                       [&](const Issue &issue) { return issue.kind == wanted.kind && issue.path == wanted.path; });
}

bool isOfCutFile(const Issue &issue)
{
    return QByteArrayList{"C3", "C4", "C6", "B2", "P3"}.contains(issue.reference);
}

} // namespace

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
    const auto tree = treeOf(file, bytes);
    QVERIFY(QByteArrayView(tree->format()->id).startsWith("urho3d."));
    QCOMPARE(listed(check(*tree)), QByteArray());
}

void TestUrhoRules::damageIsFound_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("issues");
    QTest::addColumn<bool>("isMended");
    for (const urho::DamagedSample &sample : urho::damagedSamples())
        QTest::newRow(sample.file.constData()) << sample.file << sample.bytes << sample.issues << sample.isMended;
}

void TestUrhoRules::damageIsFound()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, issues);
    QCOMPARE(listed(check(*treeOf(file, bytes))), issues);
}

void TestUrhoRules::repairsMend()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, bytes);
    QFETCH(bool, isMended);
    const auto tree = treeOf(file, bytes);
    for (const Issue &issue : check(*tree)) {
        if (!issue.repair)
            continue;
        EditPlan plan = planRepair(*tree, issue);
        QVERIFY2(!plan.isRefused(), qPrintable(plan.refusal));
        QVERIFY(!plan.isEmpty());
        const std::vector<Issue> after = check(*readTree(*tree->format(), plan.after, tree->fileName()));
        QVERIFY2(!isThere(after, issue), listed(after));
        if (isOfCutFile(issue))
            continue; // what is missing behind it comes to light
        judge(plan, *tree);
        QVERIFY2(plan.newIssues.empty(), listed(plan.newIssues));
    }
    if (!isMended)
        return;
    const EditPlan all = planRepairs(tree);
    QCOMPARE(listed(check(*readTree(*tree->format(), all.after, tree->fileName()))), QByteArray());
}

void TestUrhoRules::threadsFindTheSame()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, bytes);
    const auto tree = treeOf(file, bytes);
    QCOMPARE(listed(check(*tree, nullptr, 4)), listed(check(*tree, nullptr, 1)));
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
    for (const urho::DamagedSample &sample : urho::damagedSamples()) {
        for (const QByteArray &issue : sample.issues.split(';'))
            wanted.removeAll(issue.trimmed().split(' ').constFirst());
    }
    QCOMPARE(wanted.join(' '), QByteArray());
}

void TestUrhoRules::messagesAreWhole()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, bytes);
    for (const Issue &issue : check(*treeOf(file, bytes))) {
        QVERIFY2(!issue.message().contains(u'%'), qPrintable(issue.message()));
        QVERIFY2(!issue.repair.text().contains(u'%'), qPrintable(issue.repair.text()));
    }
}

QTEST_GUILESS_MAIN(TestUrhoRules)
#include "tst_urhorules.moc"
