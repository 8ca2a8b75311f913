#include "core/relations/sum.h"
#include "core/schema/sentences.h"
#include "tests/core/relations/relationtest.h"

#include <QTest>

#include <limits>

using namespace hexahedron;
using namespace hexahedron::relationtest;

class TestSum : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sumsOfFloats_data();
    void sumsOfFloats();
    void sumsOfBytes_data();
    void sumsOfBytes();
    void onlyWhatNamesSomethingCounts();
    void withoutThingsToNameNothingIsShared();
    void whatWeighsNothing();
    void manyAreOneIssue();
    void isExplained();
};

namespace {

constexpr IssueKind wrongSum{"WRONG", Severity::Warning, "%1", ""};
constexpr IssueKind noSum{"OTHER", Severity::Info, "%1", ""};

Small floats()
{
    return Small([](RecordRef file) {
        auto vertex = file.records("vertices").until(endOfFrame);
        vertex.f32("place");
        vertex.f32("weights").times(4).mayBeNotFinite().must(addUpTo(1, wrongSum, "R1").between(0.99, 1.01));
    });
}

Small bytes()
{
    return Small([](RecordRef file) {
        auto vertex = file.records("vertices").until(endOfFrame);
        vertex.u8("weights").times(4).must(addUpTo(255, wrongSum, "R1").between(252, 255).zeroIs(noSum, "R2"));
    });
}

QByteArray bytesOf(std::initializer_list<int> numbers)
{
    QByteArray all;
    for (const int number : numbers)
        all += char(number);
    return all;
}

} // namespace

void TestSum::sumsOfFloats_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArrayList>("expected");
    QTest::addColumn<QByteArray>("repaired");
    const QByteArray none = "no repair";
    const auto row = [](const char *name, const QByteArray &bytes, const QByteArrayList &expected,
                        const QByteArray &repaired) { QTest::newRow(name) << bytes << expected << repaired; };
    constexpr float NaN = std::numeric_limits<float>::quiet_NaN();
    row("one", raw<float>({9, 1, 0, 0, 0}), {}, none);
    row("nearly one", raw<float>({9, 0.5f, 0.495f, 0, 0}), {}, none);
    row("less", raw<float>({9, 0.5f, 0, 0, 0}), {"WRONG R1 file/vertices[0]/weights: 0.5"},
        raw<float>({9, 1, 0, 0, 0}));
    row("more", raw<float>({9, 1, 1, 1, 1}), {"WRONG R1 file/vertices[0]/weights: 4"},
        raw<float>({9, 0.25f, 0.25f, 0.25f, 0.25f}));
    row("below zero", raw<float>({9, -1, 2, 0, 0}), {"WRONG R1 file/vertices[0]/weights: 1"},
        raw<float>({9, 0, 1, 0, 0}));
    row("zero", raw<float>({9, 0, 0, 0, 0}), {"WRONG R1 file/vertices[0]/weights: 0"}, raw<float>({9, 1, 0, 0, 0}));
    row("no number", raw<float>({9, NaN, 0, 0, 0}), {}, none);
}

void TestSum::sumsOfFloats()
{
    QFETCH(QByteArray, bytes);
    QTEST(floats().found(bytes), "expected");
    QTEST(floats().repaired(bytes), "repaired");
}

void TestSum::sumsOfBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArrayList>("expected");
    QTest::addColumn<QByteArray>("repaired");
    const QByteArray none = "no repair";
    QTest::newRow("whole") << bytesOf({255, 0, 0, 0}) << QByteArrayList() << none;
    QTest::newRow("rounded") << bytesOf({200, 50, 1, 1}) << QByteArrayList() << none;
    QTest::newRow("half") << bytesOf({100, 20, 5, 2}) << QByteArrayList{"WRONG R1 file/vertices[0]/weights: 127"}
                          << bytesOf({201, 40, 10, 4});
    QTest::newRow("twice") << bytesOf({255, 255, 0, 0}) << QByteArrayList{"WRONG R1 file/vertices[0]/weights: 510"}
                           << bytesOf({128, 127, 0, 0});
    QTest::newRow("zero") << bytesOf({0, 0, 0, 0}) << QByteArrayList{"OTHER R2 file/vertices[0]/weights: 0"} << none;
}

void TestSum::sumsOfBytes()
{
    QFETCH(QByteArray, bytes);
    QTEST(::bytes().found(bytes), "expected");
    QTEST(::bytes().repaired(bytes), "repaired");
}

void TestSum::onlyWhatNamesSomethingCounts()
{
    const Small skin([](RecordRef file) {
        const auto count = file.u32("count");
        auto bone = file.records("bones").times(count);
        bone.u8("bone");
        auto vertex = file.records("vertices").until(endOfFrame);
        const auto bones = vertex.u8("bones").times(3).indexes(bone).orNone();
        vertex.u8("weights").times(3).weighs(bones).must(addUpTo(255, wrongSum, "R1").untilNone());
    });
    const QByteArray one = raw<quint32>({1}) + 'b';
    QCOMPARE(skin.found(one + bytesOf({0, 0, 255, 200, 55, 99})),
             QByteArrayList()); // what is behind the end is nothing
    QCOMPARE(skin.found(one + bytesOf({255, 255, 255, 9, 9, 9})), QByteArrayList());
    const QByteArray wrongSum = one + bytesOf({0, 0, 255, 100, 100, 99});
    QCOMPARE(skin.found(wrongSum), QByteArrayList{"WRONG R1 file/vertices[0]/weights: 200"});
    QCOMPARE(skin.repaired(wrongSum), one + bytesOf({0, 0, 255, 128, 127, 99}));
}

void TestSum::withoutThingsToNameNothingIsShared()
{
    const Small skin([](RecordRef file) {
        const auto count = file.u32("count");
        auto bone = file.records("bones").times(count);
        bone.u8("bone");
        auto vertex = file.records("vertices").until(endOfFrame);
        const auto bones = vertex.i8("bones").times(2).indexes(bone).orNone();
        vertex.u8("weights").times(2).weighs(bones).must(addUpTo(255, wrongSum, "R1"));
    });
    QCOMPARE(skin.found(raw<quint32>({0}) + bytesOf({255, 255, 0, 0})), QByteArrayList());
    QCOMPARE(skin.found(raw<quint32>({1}) + "b" + bytesOf({0, 255, 0, 0})),
             QByteArrayList{"WRONG R1 file/vertices[0]/weights: 0"});
}

void TestSum::whatWeighsNothing()
{
    const Small skin([](RecordRef file) {
        const auto count = file.u32("count");
        auto bone = file.records("bones").times(count);
        bone.u8("bone");
        auto vertex = file.records("vertices").until(endOfFrame);
        const auto bones = vertex.i32("bones").times(2).indexes(bone).orNone();
        vertex.f32("weights").times(2).weighs(bones).must(addUpTo(1, wrongSum, "R1").noneWeighs(noSum, "R2"));
    });
    const QByteArray one = raw<quint32>({1}) + 'b';
    QCOMPARE(skin.found(one + raw<qint32>({0, -1}) + raw<float>({1, 0})), QByteArrayList());
    const QByteArray second = one + raw<qint32>({0, -1}) + raw<float>({0.5f, 0.5f});
    QCOMPARE(skin.found(second), QByteArrayList{"OTHER R2 file/vertices[0]/weights: 1"});
    QCOMPARE(skin.repaired(second), one + raw<qint32>({0, -1}) + raw<float>({1, 0}));
    const QByteArray all = one + raw<qint32>({-1, -1}) + raw<float>({0.5f, 0.5f});
    QCOMPARE(skin.repaired(all), one + raw<qint32>({0, -1}) + raw<float>({1, 0}));
}

void TestSum::manyAreOneIssue()
{
    QByteArray all;
    for (int i = 0; i < 200000; ++i) // more than one piece
        all += bytesOf({i % 1000 == 999 ? 254 : 255, i % 1000 == 999 ? 99 : 0, 0, 0});
    QCOMPARE(bytes().found(all), QByteArrayList{"WRONG R1 file/vertices[999]/weights x200: 353"});
    QCOMPARE(bytes().found(bytes().repaired(all)), QByteArrayList());
}

void TestSum::isExplained()
{
    SchemaBuilder builder("Test", {});
    auto vertex = builder.file().section("file").records("vertices").until(endOfFrame);
    const auto bones = vertex.u8("bones").times(2);
    const auto weights = vertex.u8("weights").times(2).weighs(bones).must(addUpTo(255, wrongSum, "R1"));
    builder.finish();
    QCOMPARE(ruleNumbers(*weights.field()), QStringList{QStringLiteral("R1")});
    QCOMPARE(relationSentences(*weights.field()),
             QStringList{QStringLiteral("The numbers weigh what bones names; together they make 255.")});
}

QTEST_GUILESS_MAIN(TestSum)
#include "tst_sum.moc"
