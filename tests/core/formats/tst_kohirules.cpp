#include "core/check/checker.h"
#include "core/edit/planner.h"
#include "core/formats/registry.h"
#include "core/tree/tree.h"
#include "tests/support/kohibuilder.h"
#include "tests/support/kohisamples.h"

#include <QTest>

using namespace hexahedron;

namespace {

std::shared_ptr<const Tree> treeOf(const QByteArray &bytes)
{
    return readTree(Bytes(bytes), QStringLiteral("model.k3d"));
}

/// "K26 error PATH" for each issue, in the order of the bytes.
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

std::vector<kohi::DamagedSample> allDamaged()
{
    std::vector<kohi::DamagedSample> all = kohi::damagedSamples();
    for (kohi::DamagedSample &sample : kohi::largeDamagedSamples())
        all.push_back(std::move(sample));
    return all;
}

} // namespace

class TestKohiRules : public QObject
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
    void rowsComeAndGoInEveryColumn();
    void partsGoWithTheLastRow();
    void longerTextsMoveWhatNamesThem();
    void keysMoveTheOffsetsBehindThem();
};

void TestKohiRules::soundFilesGiveNothing_data()
{
    QTest::addColumn<QByteArray>("bytes");
    for (const test::BuiltSample &sample : kohi::soundSamples())
        QTest::newRow(sample.file.constData()) << sample.bytes;
}

void TestKohiRules::soundFilesGiveNothing()
{
    QFETCH(QByteArray, bytes);
    const auto tree = treeOf(bytes);
    QCOMPARE(QByteArray(tree->format()->id), QByteArray("kohi.k3d"));
    QCOMPARE(listed(check(*tree)), QByteArray());
}

void TestKohiRules::damageIsFound_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("issues");
    for (const kohi::DamagedSample &sample : allDamaged())
        QTest::newRow(sample.file.constData()) << sample.bytes << sample.issues;
}

void TestKohiRules::damageIsFound()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, issues);
    QCOMPARE(listed(check(*treeOf(bytes))), issues);
}

void TestKohiRules::repairsMend()
{
    QFETCH(QByteArray, bytes);
    const auto tree = treeOf(bytes);
    for (const Issue &issue : check(*tree)) {
        if (!issue.repair)
            continue;
        const EditPlan plan = planRepair(*tree, issue);
        QVERIFY2(!plan.isRefused(), qPrintable(plan.refusal));
        QVERIFY(!plan.isEmpty());
        const std::vector<Issue> after = check(*readTree(*tree->format(), plan.after, tree->fileName()));
        QVERIFY2(!isThere(after, issue), listed(after));
    }
}

void TestKohiRules::threadsFindTheSame()
{
    QFETCH(QByteArray, bytes);
    const auto tree = treeOf(bytes);
    QCOMPARE(listed(check(*tree, nullptr, 4)), listed(check(*tree, nullptr, 1)));
}

void TestKohiRules::everyRuleHasASample()
{
    QByteArrayList wanted;
    for (int number = 1; number <= 54; ++number)
        wanted += 'K' + QByteArray::number(number).rightJustified(2, '0');
    for (const kohi::DamagedSample &sample : allDamaged()) {
        for (const QByteArray &issue : sample.issues.split(';'))
            wanted.removeAll(issue.trimmed().split(' ').constFirst());
    }
    QCOMPARE(wanted.join(' '), QByteArray());
}

void TestKohiRules::messagesAreWhole()
{
    QFETCH(QByteArray, bytes);
    for (const Issue &issue : check(*treeOf(bytes))) {
        QVERIFY2(!issue.message().contains(u'%'), qPrintable(issue.message()));
        QVERIFY2(!issue.repair.text().contains(u'%'), qPrintable(issue.repair.text()));
    }
}

namespace {

template<typename Wish>
QByteArray edited(const kohi::Model &model, const QByteArray &path, Wish wish)
{
    const auto tree = treeOf(model.bytes());
    const std::optional<Item> item = tree->find(QString::fromLatin1(path));
    if (!item)
        return "(not there)";
    Planner planner(*tree);
    wish(planner, *item);
    const EditPlan plan = planner.finish();
    return plan.isRefused() ? plan.refusal.toUtf8() : plan.after.toByteArray();
}

} // namespace

/// Removing the second submesh gives the file without it, but for its texts, which nobody names then.
void TestKohiRules::rowsComeAndGoInEveryColumn()
{
    kohi::Model model;
    model.submeshes = {kohi::Submesh(), kohi::Submesh()};
    model.submeshes[1].name = model.submeshes[1].material = std::nullopt;
    model.submeshes[1].indices = kohi::u32({0, 1, 2, 2, 1, 0});
    for (const char *column : {"name_ids", "vertex_counts", "extents", "vertex_buffers"}) {
        QCOMPARE(edited(model, "engine132/submeshes/" + QByteArray(column),
                        [](Planner &planner, const Item &array) { planner.removeElements(array, 1, 1); }),
                 kohi::Model().bytes());
    }
}

void TestKohiRules::partsGoWithTheLastRow()
{
    kohi::Model without;
    without.nodes.clear();
    without.submeshes[0].name = without.submeshes[0].material = std::nullopt;
    kohi::Model with = without;
    with.moreStrings = {"root"};
    kohi::Model model = without;
    model.nodes = {{"root"}};
    QCOMPARE(edited(model, "engine132/nodes/parent_indices",
                    [](Planner &planner, const Item &array) { planner.removeElements(array, 0, 1); }),
             with.bytes());
}

void TestKohiRules::longerTextsMoveWhatNamesThem()
{
    kohi::Model renamed;
    renamed.submeshes[0].name = "a much longer name";
    QCOMPARE(
        edited(kohi::Model(), "engine132/strings/data/text[0]",
               [](Planner &planner, const Item &text) { planner.setText(text, QStringLiteral("a much longer name")); }),
        renamed.bytes());
}

void TestKohiRules::keysMoveTheOffsetsBehindThem()
{
    kohi::Model shorter = kohi::skinnedModel();
    shorter.channels[0].positions.chop(16);
    QCOMPARE(edited(kohi::skinnedModel(), "engine132/channels/key_buffer/positions[0]/keys",
                    [](Planner &planner, const Item &keys) { planner.removeElements(keys, 1, 1); }),
             shorter.bytes());
}

QTEST_GUILESS_MAIN(TestKohiRules)
#include "tst_kohirules.moc"
