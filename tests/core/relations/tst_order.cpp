#include "core/relations/order.h"
#include "core/schema/sentences.h"
#include "tests/core/relations/relationtest.h"

#include <QTest>

#include <limits>

using namespace hexahedron;
using namespace hexahedron::relationtest;

class TestOrder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersThatDoNotAscendAreFound_data();
    void numbersThatDoNotAscendAreFound();
    void whatIsNoNumberIsNotCompared();
    void longListsAreComparedAcrossPieces();
    void repairSorts_data();
    void repairSorts();
    void valuesThatNoFileHoldsAreNotSortedBy_data();
    void valuesThatNoFileHoldsAreNotSortedBy();
    void ofTwoWithOneValueTheOneWithRoomIsMended_data();
    void ofTwoWithOneValueTheOneWithRoomIsMended();
    void whatBelongsTogetherIsSortedTogether();
    void firstMayBeLeftOut();
    void repeatingCanBeLessBad();
    void newElementsFit();
    void isExplained();
};

namespace {

/// A count, then so many records of a number that ascends and a letter.
Small keys(const Order &order)
{
    return Small([=](RecordRef file) {
        const auto count = file.u32("count");
        auto key = file.records("keys").times(count);
        key.i32("time").must(order);
        key.i32("what");
    });
}
QByteArray keyBytes(std::initializer_list<qint32> numbers)
{
    return raw({qint32(numbers.size() / 2)}) + raw(numbers);
}

} // namespace

void TestOrder::numbersThatDoNotAscendAreFound_data()
{
    QTest::addColumn<bool>("mayRepeat");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArrayList>("expected");
    QTest::newRow("none") << false << keyBytes({}) << QByteArrayList();
    QTest::newRow("one") << false << keyBytes({5, 0}) << QByteArrayList();
    QTest::newRow("ascending") << false << keyBytes({-2, 0, 5, 0, 6, 0}) << QByteArrayList();
    QTest::newRow("descending") << false << keyBytes({1, 0, 5, 0, 4, 0, 3, 0})
                                << QByteArrayList{"WRONG R1 file/keys[2]/time x2: 4 5"};
    QTest::newRow("repeated") << false << keyBytes({1, 0, 1, 0}) << QByteArrayList{"WRONG R1 file/keys[1]/time: 1 1"};
    QTest::newRow("may repeat") << true << keyBytes({1, 0, 1, 0}) << QByteArrayList();
    QTest::newRow("descends where it may repeat")
        << true << keyBytes({1, 0, 1, 0, 0, 0}) << QByteArrayList{"WRONG R1 file/keys[2]/time: 0 1"};
}

void TestOrder::numbersThatDoNotAscendAreFound()
{
    QFETCH(bool, mayRepeat);
    QFETCH(QByteArray, bytes);
    Order order = ascend(wrong, "R1");
    QTEST(keys(mayRepeat ? order.mayRepeat() : order).found(bytes), "expected");
}

void TestOrder::whatIsNoNumberIsNotCompared()
{
    const Small times(
        [](RecordRef file) { file.f32("times").until(endOfFrame).mayBeNotFinite().must(ascend(wrong, "R1")); });
    constexpr float NaN = std::numeric_limits<float>::quiet_NaN();
    QCOMPARE(times.found(raw<float>({1, NaN, 2, NaN, 3})), QByteArrayList());
    QCOMPARE(times.found(raw<float>({1, NaN, 3, 2})), QByteArrayList{"WRONG R1 file/times[3]: 2 3"});
    QCOMPARE(times.repaired(raw<float>({NaN, 3, 2})), raw<float>({2, 3, NaN}));
}

void TestOrder::longListsAreComparedAcrossPieces()
{
    const Small numbers([](RecordRef file) { file.u32("numbers").until(endOfFrame).must(ascend(wrong, "R1")); });
    std::vector<quint32> all(600000);
    for (size_t i = 0; i < all.size(); ++i)
        all[i] = quint32(i);
    for (const size_t place : {65536u, 131072u, 262144u}) // where pieces may begin
        all[place] = 7;
    const QByteArray bytes(reinterpret_cast<const char *>(all.data()), qsizetype(all.size() * 4));
    for (const int threads : {1, 3})
        QCOMPARE(numbers.found(bytes, threads), QByteArrayList{"WRONG R1 file/numbers[65536] x3: 7 65535"});
}

void TestOrder::repairSorts_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("expected");
    enum { First, Last, All };
    QTest::newRow("sorted") << int(First) << keyBytes({3, 30, 1, 10, 2, 20}) << keyBytes({1, 10, 2, 20, 3, 30});
    QTest::newRow("first stays") << int(First) << keyBytes({3, 30, 1, 10, 3, 31}) << keyBytes({1, 10, 3, 30});
    QTest::newRow("last stays") << int(Last) << keyBytes({3, 30, 1, 10, 3, 31}) << keyBytes({1, 10, 3, 31});
    QTest::newRow("all stay") << int(All) << keyBytes({3, 30, 1, 10, 3, 31}) << keyBytes({1, 10, 3, 30, 3, 31});
    QTest::newRow("only repeated") << int(First) << keyBytes({1, 10, 1, 11, 1, 12, 2, 20}) << keyBytes({1, 10, 2, 20});
}

void TestOrder::repairSorts()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, bytes);
    Order order = ascend(wrong, "R1");
    const Small small = keys(kind == 1 ? order.lastWins() : kind == 2 ? order.mayRepeat() : order);
    QTEST(small.repaired(bytes), "expected");
    QCOMPARE(small.found(small.repaired(bytes)), QByteArrayList());
}

void TestOrder::valuesThatNoFileHoldsAreNotSortedBy_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isGuess");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("in the middle") << raw<float>({0, 1, 1e20F, 3, 4}) << false << raw<float>({0, 1, 2, 3, 4});
    QTest::newRow("two beside each other")
        << raw<float>({0, 1, 1e20F, 1e-20F, 4, 5, 6, 7}) << false << raw<float>({0, 1, 2, 3, 4, 5, 6, 7});
    QTest::newRow("the first") << raw<float>({7e30F, 1, 2, 3}) << false << raw<float>({0, 1, 2, 3});
    QTest::newRow("the last") << raw<float>({0, 1, 2, -8e20F}) << false << raw<float>({0, 1, 2, 3});
    QTest::newRow("many") << raw<float>({0, 1e20F, 1e-20F, 3}) << true << raw<float>({0, 1e-20F, 3, 1e20F});
    QTest::newRow("others are out of order, too")
        << raw<float>({0, 2, 1, 1e20F, 3, 4}) << true << raw<float>({0, 1, 2, 3, 4, 1e20F});
    QTest::newRow("none") << raw<float>({0, 2, 1}) << false << raw<float>({0, 1, 2});
}

void TestOrder::valuesThatNoFileHoldsAreNotSortedBy()
{
    QFETCH(QByteArray, bytes);
    const Small times([](RecordRef file) { file.f32("times").until(endOfFrame).must(ascend(wrong, "R1")); });
    QTEST(times.isGuess(bytes), "isGuess");
    QTEST(times.repaired(bytes), "expected");
}

void TestOrder::ofTwoWithOneValueTheOneWithRoomIsMended_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isGuess");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("room before the first")
        << keyBytes({1, 10, 2, 20, 4, 30, 4, 40, 5, 50}) << false << keyBytes({1, 10, 2, 20, 3, 30, 4, 40, 5, 50});
    QTest::newRow("room behind the second")
        << keyBytes({0, 10, 5, 20, 5, 30, 15, 40, 20, 50}) << false << keyBytes({0, 10, 5, 20, 10, 30, 15, 40, 20, 50});
    QTest::newRow("room for none") << keyBytes({1, 10, 2, 20, 2, 30, 3, 40}) << false
                                   << keyBytes({1, 10, 2, 20, 3, 40});
    QTest::newRow("room for both") << keyBytes({1, 10, 2, 20, 5, 30, 5, 40, 8, 50, 9, 60}) << true
                                   << keyBytes({1, 10, 2, 20, 5, 30, 8, 50, 9, 60});
    QTest::newRow("others leave out as many")
        << keyBytes({0, 10, 10, 20, 10, 30, 20, 40}) << true << keyBytes({0, 10, 10, 20, 20, 40});
    QTest::newRow("the same twice") << keyBytes({0, 10, 10, 20, 10, 20, 20, 40}) << false
                                    << keyBytes({0, 10, 10, 20, 20, 40});
}

/// Nothing that could stand elsewhere goes unasked.
void TestOrder::ofTwoWithOneValueTheOneWithRoomIsMended()
{
    QFETCH(QByteArray, bytes);
    const Small small = keys(ascend(wrong, "R1"));
    QTEST(small.isGuess(bytes), "isGuess");
    QTEST(small.repaired(bytes), "expected");
}

void TestOrder::whatBelongsTogetherIsSortedTogether()
{
    const Small tracks([](RecordRef file) {
        const auto count = file.u32("count");
        file.u32("frames").times(count).must(ascend(wrong, "R1"));
        auto value = file.records("values").times(count);
        value.u8("value");
    });
    const QByteArray bytes = raw<quint32>({3, 30, 10, 30}) + "cab";
    QCOMPARE(tracks.repaired(bytes), raw<quint32>({2, 10, 30}) + "ac");
}

void TestOrder::firstMayBeLeftOut()
{
    const Small small = keys(ascend(wrong, "R1").behindFirst());
    QCOMPARE(small.found(keyBytes({9, 0, 1, 0, 2, 0})), QByteArrayList());
    const QByteArray bytes = keyBytes({9, 0, 2, 0, 1, 0});
    QCOMPARE(small.found(bytes), QByteArrayList{"WRONG R1 file/keys[2]/time: 1 2"});
    QCOMPARE(small.repaired(bytes), keyBytes({9, 0, 1, 0, 2, 0}));
}

void TestOrder::repeatingCanBeLessBad()
{
    const Small small = keys(ascend(wrong, "R1").repeating(other));
    const QByteArray bytes = keyBytes({1, 0, 1, 0, 0, 0});
    QCOMPARE(small.found(bytes),
             (QByteArrayList{"OTHER R1 file/keys[1]/time: 1 1", "WRONG R1 file/keys[2]/time: 0 1"}));
    QCOMPARE(small.repaired(bytes), keyBytes({0, 0, 1, 0, 1, 0}));
}

void TestOrder::newElementsFit()
{
    QCOMPARE(keys(ascend()).inserted(keyBytes({1, 0, 2, 0}), "file/keys", 1, 1), keyBytes({1, 0, 2, 0, 3, 0}));
}

void TestOrder::isExplained()
{
    SchemaBuilder builder("Test", {});
    const auto time = builder.file().section("file", {}).f32("times").until(endOfFrame).must(ascend(wrong, "R1"));
    builder.finish();
    QCOMPARE(ruleNumbers(*time.field()), QStringList{QStringLiteral("R1")});
    QVERIFY(relationSentences(*time.field()).join(u' ').contains(QStringLiteral("ascending order")));
}

QTEST_GUILESS_MAIN(TestOrder)
#include "tst_order.moc"
