#include "core/check/checker.h"
#include "core/check/engineissues.h"
#include "core/edit/planner.h"
#include "tests/core/check/describedformat.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace hexahedron;

namespace {

QByteArray lineOf(const Issue &issue)
{
    QByteArray line = issue.kind->code;
    line += ' ' + QByteArray(severityName(issue.severity).data()) + ' ' + issue.reference + ' ' + issue.path.toLatin1();
    if (issue.count != 1)
        line += " x" + QByteArray::number(issue.count);
    return line.simplified();
}

QByteArrayList linesOf(const std::vector<Issue> &issues)
{
    QByteArrayList lines;
    for (const Issue &issue : issues)
        lines += lineOf(issue);
    return lines;
}

QByteArray repaired(const QByteArray &bytes)
{
    const auto tree = treeOf(Bytes(bytes));
    const std::vector<Issue> issues = check(*tree);
    for (const Issue &issue : issues) {
        if (!issue.repair)
            continue;
        Planner planner(*tree);
        issue.repair.plan(planner);
        const EditPlan plan = planner.finish();
        return plan.isRefused() ? "refused: " + plan.refusal.toUtf8() : plan.after.toByteArray();
    }
    return "no repair";
}

constexpr float NaN = std::numeric_limits<float>::quiet_NaN();
constexpr float Infinity = std::numeric_limits<float>::infinity();

} // namespace

class TestChecker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finds_data();
    void finds();
    void repairs_data();
    void repairs();
    void repairsGoOnInRounds();
    void elementsOfAnArrayAreOneIssue();
    void longArraysAreCutIntoBlocks();
    void piecesMakeNoDifference();
    void threadsMakeNoDifference();
    void listsNoMoreThanSoManyOfAKind();
    void aroundLooksOnlyThere();
    void watchesSeeEverythingOnce();
    void cancelledEndsEarly();
    void sentencesAreFilledIn();
    void worst();
};

void TestChecker::finds_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArrayList>("expected");
    const auto row = [](const char *name, const QByteArray &bytes, const QByteArrayList &expected) {
        QTest::newRow(name) << bytes << expected;
    };
    const QByteArray good = value(1, 3, 0.5f, {1, 2, 3}, {1, 0, 0, 0});

    row("nothing", file(good + threePoints + part({0, 1, 2})), {});
    row("not this format", "some text", {"NOT_THIS_FORMAT error"});
    row("empty", "", {"NOT_THIS_FORMAT error"});

    row("level out of range", file({}, 10), {"VALUE_OUT_OF_RANGE error R FILE/level"});
    row("level unexpected", file({}, 2), {"VALUE_UNEXPECTED warning E FILE/level"});
    row("no such colour", file(value(3, 0, 0, {1, 1, 1}, {1, 0, 0, 0})), {"VALUE_UNKNOWN warning N FILE/VALU/colour"});
    row("no such bits", file(value(1, 5, 0, {1, 1, 1}, {1, 0, 0, 0})), {"BITS_UNASSIGNED info B FILE/VALU/bits"});
    row("all bits", file(value(1, -1, 0, {1, 1, 1}, {1, 0, 0, 0})), {"BITS_UNASSIGNED info B FILE/VALU/bits"});
    row("share too small", file(value(1, 0, -0.1f, {1, 1, 1}, {1, 0, 0, 0})),
        {"VALUE_OUT_OF_RANGE warning S FILE/VALU/share"});
    row("share too large", file(value(1, 0, 1.1f, {1, 1, 1}, {1, 0, 0, 0})),
        {"VALUE_OUT_OF_RANGE warning S FILE/VALU/share"});
    row("infinite is not also too large", file(value(1, 0, Infinity, {1, 1, 1}, {1, 0, 0, 0})),
        {"NOT_FINITE error F FILE/VALU/share"});
    row("zero in a scale", file(value(1, 0, 0, {1, -0.0f, 1}, {1, 0, 0, 0})),
        {"VALUE_IS_ZERO warning Z FILE/VALU/scale/y"});
    row("nearly a unit", file(value(1, 0, 0, {1, 1, 1}, {1.0005f, 0, 0, 0})), {});
    row("not a unit", file(value(1, 0, 0, {1, 1, 1}, {1.002f, 0, 0, 0})), {"NOT_UNIT_LENGTH warning Q FILE/VALU/turn"});
    row("no length", file(value(1, 0, 0, {1, 1, 1}, {0, 0, 0, 0})), {"LENGTH_IS_ZERO error Q FILE/VALU/turn"});
    row("not a number is not also no unit", file(value(1, 0, 0, {1, 1, 1}, {1, NaN, 0, 0})),
        {"NOT_FINITE error F FILE/VALU/turn/x"});

    row("main out of range", file(threePoints + part({}, 3)), {"INDEX_OUT_OF_RANGE error M FILE/PART/main"});
    row("main below none", file(threePoints + part({}, -2)), {"INDEX_OUT_OF_RANGE warning M FILE/PART/main"});
    row("main of nothing", file(part({}, 0)), {"INDEX_OUT_OF_RANGE error M FILE/PART/main"});
    row("corners of nothing are another rule's", file(part({0, 1, 2})), {});
    row("corner out of range", file(threePoints + part({0, 1, 2, 0, 3, 1})),
        {"INDEX_OUT_OF_RANGE error I FILE/PART/parts[1]/corner[1]"});
    row("corner below zero", file(threePoints + part({-1, 1, 2})),
        {"INDEX_OUT_OF_RANGE error I FILE/PART/parts[0]/corner[0]"});
    row("corners repeat", file(threePoints + part({0, 1, 1})), {"NUMBERS_REPEAT info D FILE/PART/parts[0]/corner"});
    row("out of range is not also a repetition", file(threePoints + part({9, 9, 1})),
        {"INDEX_OUT_OF_RANGE error I FILE/PART/parts[0]/corner[0]"});
    row("normals only when they are there", file(points({0, 0, 0, 5, 5, 5}, 1)),
        {"NOT_UNIT_LENGTH info U FILE/PNTS/points[0]/normal"});
    row("normal without length", file(points({0, 0, 0, 0, 0, 0}, 1)),
        {"NOT_UNIT_LENGTH info U FILE/PNTS/points[0]/normal"});

    row("records of varying size",
        file(frame("TEXT", "one" + QByteArray(1, '\0') + floats({2}) + "two" + QByteArray(1, '\0') + floats({NaN}))),
        {"VALUE_OUT_OF_RANGE warning W FILE/TEXT/lines[0]/weight", "NOT_FINITE error F FILE/TEXT/lines[1]/weight"});

    row("outer length too large", frame("FILE", ints({1}), 5), {"LENGTH_PASSES_FRAME error T FILE/length"});
    row("outer length negative", frame("FILE", ints({1}), -1), {"LENGTH_PASSES_FRAME error T FILE/length"});
    row("inner length too large", file(frame("OUTR", {}, 1)), {"LENGTH_PASSES_FRAME error P FILE/OUTR/length"});
    row("outer length too short", frame("FILE", ints({1}), 3),
        {"LENGTH_SHORT_OF_FILE warning FILE/length", "LENGTH_TOO_SHORT error FILE/length"});
    row("inner length too short", file(frame("PNTS", ints({0}), 3)), {"LENGTH_TOO_SHORT error FILE/PNTS/length"});
    row("bytes after the end", file({}) + "abc", {"TRAILING_BYTES warning trailing"});
    row("no header", file(QByteArray(9, '\0') + good), {"NO_HEADER error FILE/raw"});
    row("unknown", file(frame("WHAT", "abc")), {"UNKNOWN_CHUNK info FILE/WHAT"});
    row("unofficial", file(frame("ODDS", {})), {"UNOFFICIAL_CHUNK info FILE/ODDS"});
    row("misplaced", file(frame("OUTR", threePoints)), {"CHUNK_MISPLACED warning FILE/OUTR/PNTS"});
    row("remainder of a list", file(frame("PNTS", ints({0}) + "1234567")), {"BYTES_LEFT_OVER error FILE/PNTS/tail"});
    row("more than the fields", file(frame("NAME", QByteArray("ab\0xyz", 6))),
        {"BYTES_LEFT_OVER error FILE/NAME/tail"});
    row("no NUL", file(frame("NAME", "abc")), {"TEXT_NOT_TERMINATED error FILE/NAME/text"});
    row("ends before a field", file(frame("NAME", QByteArray("ab\0", 3))), {"FIELD_CUT_OFF error FILE/NAME"});
    row("ends inside a field", file(frame("NAME", QByteArray("ab\0x", 4))), {"FIELD_CUT_OFF error FILE/NAME/after"});
    row("last record cut", file(frame("TEXT", QByteArray("one\0ab", 6))),
        {"FIELD_CUT_OFF error FILE/TEXT/lines[0]/weight"});
    row("count too large", file(frame("SOME", ints({4}) + "abc")), {"COUNT_TOO_LARGE error FILE/SOME/entries"});
}

void TestChecker::finds()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArrayList, expected);
    const auto tree = treeOf(Bytes(bytes));
    QByteArrayList found = linesOf(check(*tree));
    std::sort(found.begin(), found.end());
    std::sort(expected.begin(), expected.end());
    QCOMPARE(found, expected);
    QByteArrayList around = linesOf(checkAround(*tree, 0, {0, bytes.size()}));
    std::sort(around.begin(), around.end());
    QCOMPARE(around, expected);
}

void TestChecker::repairs_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("expected");
    const auto one = [](qint32 colour, qint32 bits, float share, std::initializer_list<float> scale,
                        std::initializer_list<float> turn) { return file(value(colour, bits, share, scale, turn)); };
    QTest::newRow("usual value") << one(9, 0, 0, {1, 1, 1}, {1, 0, 0, 0}) << one(2, 0, 0, {1, 1, 1}, {1, 0, 0, 0});
    QTest::newRow("bits") << one(1, 6, 0, {1, 1, 1}, {1, 0, 0, 0}) << one(1, 2, 0, {1, 1, 1}, {1, 0, 0, 0});
    QTest::newRow("nearest value") << one(1, 0, -3, {1, 1, 1}, {1, 0, 0, 0}) << one(1, 0, 0, {1, 1, 1}, {1, 0, 0, 0});
    QTest::newRow("each zero") << one(1, 0, 0, {0, 2, 0}, {1, 0, 0, 0}) << one(1, 0, 0, {1, 2, 1}, {1, 0, 0, 0});
    QTest::newRow("unit") << one(1, 0, 0, {1, 1, 1}, {0, 0, 2, 0}) << one(1, 0, 0, {1, 1, 1}, {0, 0, 1, 0});
    QTest::newRow("no length") << one(1, 0, 0, {1, 1, 1}, {0, 0, 0, 0}) << one(1, 0, 0, {1, 1, 1}, {1, 0, 0, 0});
    QTest::newRow("not finite") << one(1, 0, 0, {1, 1, NaN}, {1, 0, 0, 0}) << one(1, 0, 0, {1, 1, 1}, {1, 0, 0, 0});
    QTest::newRow("none") << file(threePoints + part({}, 7)) << file(threePoints + part({}, -1));
    QTest::newRow("elements go") << file(threePoints + part({0, 1, 3, 0, 1, 2, 9, 9, 9, 9, 0, 1}))
                                 << file(threePoints + part({0, 1, 2}));
    QTest::newRow("all normals") << file(points({0, 0, 0, 0, 2, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0}, 1))
                                 << file(points({0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0}, 1));
    QTest::newRow("length") << frame("FILE", ints({1}) + threePoints, 500) << file(threePoints);
    QTest::newRow("trailing") << file(threePoints) + "abc" << file(threePoints);
    QTest::newRow("no header") << file(QByteArray(9, '\0') + threePoints) << file(threePoints);
    QTest::newRow("remainder") << file(frame("PNTS", ints({0}) + "1234567")) << file(points({}));
    QTest::newRow("zeros") << file(frame("NAME", QByteArray("abc\0x", 5)))
                           << file(frame("NAME", QByteArray("abc\0x\0", 6)));
    QTest::newRow("record cut") << file(frame("TEXT", QByteArray("one\0ab", 6))) << file(frame("TEXT", {}));
    QTest::newRow("count") << file(frame("SOME", ints({4}) + "abc")) << file(frame("SOME", ints({3}) + "abc"));
    QTest::newRow("misplaced") << file(frame("OUTR", threePoints)) << file(frame("OUTR", {}));
}

void TestChecker::repairs()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, expected);
    QCOMPARE(repaired(bytes), expected);
    QCOMPARE(linesOf(check(*treeOf(Bytes(expected)))), QByteArrayList());
}

/// The text swallowed the field behind it, which is missed only when the text has an end.
void TestChecker::repairsGoOnInRounds()
{
    const QByteArray bytes = file(frame("NAME", "abc"));
    const QByteArray ended = repaired(bytes);
    QCOMPARE(ended, file(frame("NAME", QByteArray("abc\0", 4))));
    QCOMPARE(repaired(ended), file(frame("NAME", QByteArray("abc\0\0\0", 6))));
}

void TestChecker::elementsOfAnArrayAreOneIssue()
{
    const QByteArray bytes = file(threePoints + part({0, 1, 2, 0, 9, 1, 2, 2, 0, 9, 9, 9, 1, 1, 1}));
    QCOMPARE(linesOf(check(*treeOf(Bytes(bytes)))),
             (QByteArrayList{"INDEX_OUT_OF_RANGE error I FILE/PART/parts[1]/corner[1] x2",
                             "NUMBERS_REPEAT info D FILE/PART/parts[2]/corner x2"}));
}

namespace {

/// A list of `count` points with normals, all well but those in `bad`.
QByteArray longList(int count, std::initializer_list<int> bad)
{
    QByteArray all;
    for (int i = 0; i < count; ++i)
        all += floats({0, 0, 0, 0, 1, 0});
    for (const int i : bad)
        all.replace(i * 24 + 16, 4, floats({3}));
    return file(frame("PNTS", ints({1}) + all));
}

} // namespace

void TestChecker::longArraysAreCutIntoBlocks()
{
    constexpr int Count = 100000; // some ten blocks
    QVERIFY(check(*treeOf(Bytes(longList(Count, {})))).empty());
    QCOMPARE(linesOf(check(*treeOf(Bytes(longList(Count, {50001, 77777, 99999}))))),
             QByteArrayList{"NOT_UNIT_LENGTH info U FILE/PNTS/points[50001]/normal x3"});
}

void TestChecker::piecesMakeNoDifference()
{
    const QByteArray bytes = longList(30000, {7, 29999});
    const QByteArrayList expected = linesOf(check(*treeOf(Bytes(bytes))));
    QCOMPARE(expected.size(), 1);
    Bytes joined;
    for (qsizetype at = 0; at < bytes.size(); at += 1000 + at / 7)
        joined = joined.appended(Bytes(bytes.mid(at, 1000 + at / 7)));
    QVERIFY(joined.pieceCount() > 10);
    QCOMPARE(joined.toByteArray(), bytes);
    QCOMPARE(linesOf(check(*treeOf(joined))), expected);
}

void TestChecker::threadsMakeNoDifference()
{
    QByteArray frames = threePoints;
    for (int i = 0; i < 20000; ++i)
        frames += i % 100 == 7 ? part({0, 1, i}) : i % 500 == 3 ? frame("WHAT", {}) : part({0, 1, 2});
    const auto tree = treeOf(Bytes(file(frames)));
    const QByteArrayList one = linesOf(check(*tree, nullptr, 1));
    QCOMPARE(one.size(), 240);
    QCOMPARE(linesOf(check(*tree, nullptr, 4)), one);
}

void TestChecker::listsNoMoreThanSoManyOfAKind()
{
    QByteArray frames = threePoints;
    for (int i = 0; i < 10000; ++i)
        frames += part({0, 1, i < 1 ? 2 : 9}) + (i % 2 ? frame("WHAT", {}) : QByteArray());
    const auto tree = treeOf(Bytes(file(frames)));
    for (const int threads : {1, 3}) {
        const std::vector<Issue> issues = check(*tree, nullptr, threads);
        QCOMPARE(int(issues.size()), 2 * IssueList::MostOfAKind + 2);
        QCOMPARE(issues.front().path,
                 QStringLiteral("FILE/PART[1]/parts[0]/corner[2]")); // the first in the file are listed
        const Issue &last = issues.back();
        QCOMPARE(last.kind, &issues::moreOfTheSame);
        QCOMPARE(last.arguments, (QStringList{QStringLiteral("4000"), QStringLiteral("UNKNOWN_CHUNK")}));
        QCOMPARE(issues[issues.size() - 2].arguments,
                 (QStringList{QStringLiteral("8999"), QStringLiteral("INDEX_OUT_OF_RANGE")}));
    }
}

void TestChecker::aroundLooksOnlyThere()
{
    const QByteArray bytes = file(value(9, 0, 0, {1, 1, 1}, {1, 0, 0, 0}) + value(8, 0, 0, {1, 1, 1}, {1, 0, 0, 0}));
    const auto tree = treeOf(Bytes(bytes));
    QCOMPARE(check(*tree).size(), size_t(2));
    const Item second = *tree->find(u"FILE/VALU[1]/bits");
    QCOMPARE(linesOf(checkAround(*tree, 0, second.range)),
             QByteArrayList{"VALUE_UNKNOWN warning N FILE/VALU[1]/colour"});

    const auto list = treeOf(Bytes(longList(100000, {5, 90000})));
    const Item normal = *list->find(u"FILE/PNTS/points[90000]/normal");
    QCOMPARE(linesOf(checkAround(*list, 0, normal.range)),
             QByteArrayList{"NOT_UNIT_LENGTH info U FILE/PNTS/points[90000]/normal"});
}

namespace {

/// Adds up what it is shown.
class Counting final : public Watch
{
public:
    std::atomic<qint64> nodes = 0;
    std::atomic<qint64> elements = 0;
    std::atomic<qint64> bytes = 0;
    std::atomic<qint64> targets = 0;
    std::atomic<qint64> gaps = 0;
    bool isFinished = false;

    void seeNode(const NodeSight &sight, Checker &) override
    {
        ++nodes;
        for (const Part &part : sight.parts)
            bytes += part.range.size();
    }
    void seeElements(const ElementRun &run, Checker &) override
    {
        elements += run.count;
        targets += run.target ? run.target->total : 0;
        gaps += (run.first > 0) != (run.before != nullptr);
        gaps += run.stride != run.array->stride;
    }
    void finish(Checker &) override { isFinished = true; }
};

std::shared_ptr<Counting> counting;

void count(Checker &checker)
{
    checker.watch(counting, {described().points->parent, described().list->parent, described().many},
                  {described().points, described().list});
}

} // namespace

void TestChecker::watchesSeeEverythingOnce()
{
    const QByteArray lines = QByteArray("one\0", 4) + floats({1}) + QByteArray("three\0", 6) + floats({1});
    QByteArray frames = longList(60000, {3}).mid(12) + points({1, 2, 3}) + frame("TEXT", lines);
    for (int i = 0; i < 6000; ++i) // some of them wrong: those take the longer way
        frames += part({0, 1, i % 50 == 0 ? 1 : 2, 3, 4, 5});
    const std::vector<Rule> rules{&count};
    const auto tree = treeOf(Bytes(file(frames)), rules);
    for (const int threads : {1, 2}) {
        counting = std::make_shared<Counting>();
        check(*tree, nullptr, threads);
        QCOMPARE(counting->nodes.load(), 2 + 6000 + 2);
        QCOMPARE(counting->elements.load(), 60000 + 1 + 2 * 6000);
        QCOMPARE(counting->targets.load(), qint64(60001) * 6000);
        // All of the frames, and the records without the header of their frame.
        QCOMPARE(counting->bytes.load(), frames.size() - 8);
        QCOMPARE(counting->gaps.load(), 0);
        QVERIFY(counting->isFinished);
    }
    counting.reset();
}

void TestChecker::cancelledEndsEarly()
{
    const std::atomic_bool cancelled = true;
    const std::vector<Rule> rules{&count};
    counting = std::make_shared<Counting>();
    check(*treeOf(Bytes(file(threePoints)), rules), &cancelled);
    QCOMPARE(counting->nodes.load(), 0);
    counting.reset();
}

void TestChecker::sentencesAreFilledIn()
{
    const std::vector<Issue> issues = check(*treeOf(Bytes(file(threePoints + part({0, 1, 7}, 9)))));
    QCOMPARE(issues.size(), size_t(2));
    QCOMPARE(issues[0].arguments,
             QStringList({QStringLiteral("3"), QStringLiteral("main"), QStringLiteral("9"), QStringLiteral("points")}));
    QCOMPARE(issues[1].arguments[1], QStringLiteral("corner[2]"));
    for (const Issue &issue : issues) {
        QVERIFY(issue.repair);
        QVERIFY(!issue.repair.text().isEmpty());
        for (const QString &argument : issue.arguments)
            QVERIFY2(issue.message().contains(argument), qPrintable(issue.message()));
        QVERIFY(!issue.message().contains(u'%'));
        QVERIFY(!issue.repair.text().contains(u'%'));
        QCOMPARE(issue.range, issue.item.range);
    }
}

void TestChecker::worst()
{
    QVERIFY(!worstOf({}));
    const auto worstIn = [](const QByteArray &bytes) { return worstOf(check(*treeOf(Bytes(bytes)))); };
    QCOMPARE(worstIn(file(frame("WHAT", {}))), Severity::Info);
    QCOMPARE(worstIn(file(frame("WHAT", {}), 2)), Severity::Warning);
    QCOMPARE(worstIn(file(frame("WHAT", {}), 10)), Severity::Error);
}

QTEST_GUILESS_MAIN(TestChecker)
#include "tst_checker.moc"
