#include "core/relations/range.h"
#include "core/tree/rangedarrays.h"
#include "tests/core/relations/relationtest.h"

#include <QTest>

using namespace hexahedron;
using namespace hexahedron::relationtest;

class TestRange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void elementsAreThere_data();
    void elementsAreThere();
    void rangesInAList();
    void theArrayIsTheOneThatIsNamed();
    void theArrayMayLieInAFrameBeside();
    void aRangeIsShortened();
    void aRangeOfAllBeginsWithTheFirst();
    void whatIsLeftOfNothingGoes();
    void rangesFollowInsertions();
};

namespace {

/// A range of the numbers behind it.
Small one()
{
    return Small([](RecordRef file) {
        const auto start = file.u32("start");
        auto count = file.u32("count");
        const auto numbers = file.u8("numbers").until(endOfFrame);
        count.countsFrom(start, {numbers.field()}).must(stayInside(wrong, "R1"));
    });
}

Small list(bool mayGo = false)
{
    return Small([=](RecordRef file) {
        const auto size = file.u32("size");
        auto range = file.records("ranges").times(size);
        const auto start = range.u32("start");
        auto count = range.u32("count");
        const auto numbers = file.u8("numbers").until(endOfFrame);
        count.countsFrom(start, {numbers.field()})
            .must(mayGo ? stayInside(wrong, "R1").orNothing() : stayInside(wrong, "R1"));
    });
}

} // namespace

void TestRange::elementsAreThere_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArrayList>("expected");
    QTest::newRow("all") << raw<quint32>({0, 3}) + "abc" << QByteArrayList();
    QTest::newRow("the last") << raw<quint32>({2, 1}) + "abc" << QByteArrayList();
    QTest::newRow("none at the end") << raw<quint32>({3, 0}) + "abc" << QByteArrayList();
    QTest::newRow("one too many") << raw<quint32>({1, 3}) + "abc" << QByteArrayList{"WRONG R1 file/count: 1 3"};
    QTest::newRow("behind the end") << raw<quint32>({4, 1}) + "abc" << QByteArrayList{"WRONG R1 file/count: 4 4"};
    QTest::newRow("as many as can be written") << raw<quint32>({0xffffffff, 0xffffffff}) + "abc"
                                               << QByteArrayList{"WRONG R1 file/count: 4294967295 8589934589"};
}

void TestRange::elementsAreThere()
{
    QFETCH(QByteArray, bytes);
    QTEST(one().found(bytes), "expected");
}

void TestRange::rangesInAList()
{
    QCOMPARE(list().found(raw<quint32>({3, 0, 2, 0, 5, 2, 1}) + "abc"),
             QByteArrayList{"WRONG R1 file/ranges[1]/count: 0 4"});
}

void TestRange::theArrayIsTheOneThatIsNamed()
{
    const Small lists([](RecordRef file) {
        const auto size = file.u32("size");
        auto holder = file.records("lists").times(size);
        const auto length = holder.u32("length");
        const auto numbers = holder.u8("numbers").times(length);
        const auto which = file.u32("which").indexes(holder);
        const auto start = file.u32("start");
        file.u32("count").countsFrom(start, {numbers.field()}).inside(which).must(stayInside(wrong, "R1"));
    });
    const QByteArray two = raw<quint32>({2, 1}) + "a" + raw<quint32>({3}) + "abc";
    QCOMPARE(lists.found(two + raw<quint32>({1, 0, 3})), QByteArrayList());
    QCOMPARE(lists.found(two + raw<quint32>({0, 0, 3})), QByteArrayList{"WRONG R1 file/count: 0 2"});
}

void TestRange::theArrayMayLieInAFrameBeside()
{
    const auto chunk = [](const char *tag, const QByteArray &content) {
        return QByteArray(tag) + raw<quint32>({quint32(content.size())}) + content;
    };
    const Small beside(
        [](RecordRef mesh) {
            const auto numbers = mesh.chunk("NUMB").u8("numbers").until(endOfFrame);
            auto part = mesh.chunk("PART");
            const auto start = part.u32("start");
            part.u32("count").countsFrom(start, {numbers.field()}).must(stayInside(wrong, "R1"));
        },
        "MESH");
    const auto file = [&](quint32 count) {
        return chunk("MESH", chunk("PART", raw<quint32>({1, count})) + chunk("NUMB", "abc"));
    };
    QCOMPARE(beside.found(file(2)), QByteArrayList());
    QCOMPARE(beside.found(file(3)), QByteArrayList{"WRONG R1 MESH/PART/count: 1 3"});
    QCOMPARE(beside.found(chunk("MESH", chunk("PART", raw<quint32>({1, 3})))), QByteArrayList());
}

void TestRange::aRangeIsShortened()
{
    QCOMPARE(one().repaired(raw<quint32>({1, 7}) + "abc"), raw<quint32>({1, 2}) + "abc");
    QCOMPARE(one().repaired(raw<quint32>({9, 1}) + "abc"), raw<quint32>({3, 0}) + "abc");
}

/// As many as there are: what is wrong is where they begin. Among others it may be anything.
void TestRange::aRangeOfAllBeginsWithTheFirst()
{
    QCOMPARE(one().repaired(raw<quint32>({1, 3}) + "abc"), raw<quint32>({0, 3}) + "abc");
    QCOMPARE(list().repaired(raw<quint32>({1, 1, 3}) + "abc"), raw<quint32>({1, 0, 3}) + "abc");
    QCOMPARE(list().repaired(raw<quint32>({2, 0, 1, 1, 3}) + "abc"), raw<quint32>({2, 0, 1, 1, 2}) + "abc");
}

void TestRange::whatIsLeftOfNothingGoes()
{
    QCOMPARE(list(true).repaired(raw<quint32>({2, 0, 3, 3, 1}) + "abc"), raw<quint32>({1, 0, 3}) + "abc");
    QCOMPARE(list(true).repaired(raw<quint32>({1, 2, 4}) + "abc"), raw<quint32>({1, 2, 1}) + "abc");
}

void TestRange::rangesFollowInsertions()
{
    const QByteArray bytes = raw<quint32>({2, 0, 2, 2, 1}) + "abc";
    QCOMPARE(list().inserted(bytes, "file/numbers", 1, 2),
             raw<quint32>({2, 0, 4, 4, 1}) + "a" + QByteArray(2, '\0') + "bc");
}

QTEST_GUILESS_MAIN(TestRange)
#include "tst_range.moc"
