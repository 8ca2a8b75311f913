#include "core/bytes/shiftedintegers.h"

#include <QRandomGenerator>
#include <QTest>

using namespace hexahedron;

namespace {

struct Rule
{
    int width = 4;
    qint64 stride = 4;
    qint64 fieldOffset = 0;
    qint64 perRecord = 1;
};

qint64 valueOf(const QByteArray &bytes, qint64 at, int width)
{
    quint32 value = 0;
    for (int i = 0; i < width; ++i)
        value |= quint32(uchar(bytes[at + i])) << (8 * i);
    return width == 4 ? qint64(qint32(value)) : qint64(value);
}

/// The rule, as plainly as it can be written.
QByteArray expected(QByteArray bytes, const Rule &rule, qint64 from, qint64 delta)
{
    for (qint64 record = rule.fieldOffset; record < bytes.size(); record += rule.stride) {
        for (qint64 i = 0; i < rule.perRecord; ++i) {
            const qint64 at = record + i * rule.width;
            if (at + rule.width > bytes.size())
                continue;
            const qint64 value = valueOf(bytes, at, rule.width);
            if (value < 0 || value < from)
                continue;
            for (int byte = 0; byte < rule.width; ++byte)
                bytes[at + byte] = char(quint64(value + delta) >> (8 * byte));
        }
    }
    return bytes;
}

Bytes shifted(const Bytes &bytes, const Rule &rule, qint64 from, qint64 delta)
{
    return Bytes(shiftedIntegers(bytes, rule.width, rule.stride, rule.fieldOffset, from, delta, rule.perRecord));
}

QByteArray smallNumbers(QRandomGenerator &random, qint64 size)
{
    QByteArray bytes(size, 0);
    for (qint64 i = 0; i < size; ++i)
        bytes[i] = random.bounded(3) == 0 ? char(random.bounded(256)) : char(random.bounded(2));
    return bytes;
}

} // namespace
Q_DECLARE_METATYPE(Rule)

class TestShiftedIntegers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leavesNegativeOnes();
    void followsTheRule_data();
    void followsTheRule();
    void joinsShifts_data();
    void joinsShifts();
    void shiftsOfShiftsStayFlat();
    void incompatibleShiftsStackUp();
};

void TestShiftedIntegers::leavesNegativeOnes()
{
    const QByteArray bytes("\xff\xff\xff\xff\5\0\0\0\6\0\0\0\7\0\0\0", 16);
    QCOMPARE(shifted(Bytes(bytes), {}, 6, -1).toByteArray(),
             QByteArray("\xff\xff\xff\xff\5\0\0\0\5\0\0\0\6\0\0\0", 16));
    QCOMPARE(shifted(Bytes(bytes), {}, -100, 1).toByteArray(),
             QByteArray("\xff\xff\xff\xff\6\0\0\0\7\0\0\0\x8\0\0\0", 16));
    QCOMPARE(shifted(Bytes(), {}, 0, 1).size(), 0);
}

void TestShiftedIntegers::followsTheRule_data()
{
    QTest::addColumn<Rule>("rule");
    QTest::newRow("bytes") << Rule{1, 1, 0, 1};
    QTest::newRow("shorts") << Rule{2, 2, 0, 1};
    QTest::newRow("ints") << Rule{4, 4, 0, 1};
    QTest::newRow("three ints together") << Rule{4, 12, 0, 3};
    QTest::newRow("three ints behind another") << Rule{4, 16, 4, 3};
    QTest::newRow("four bytes in a vertex") << Rule{1, 20, 12, 4};
    QTest::newRow("shorts at odd places") << Rule{2, 7, 3, 2};
    QTest::newRow("ints behind a header") << Rule{4, 5, 11, 1};
    QTest::newRow("packed behind a header") << Rule{4, 12, 6, 3};
}

void TestShiftedIntegers::followsTheRule()
{
    QFETCH(Rule, rule);
    QRandomGenerator random(1);
    for (int round = 0; round < 60; ++round) {
        const QByteArray original = smallNumbers(random, random.bounded(1, 120));
        const qint64 from = random.bounded(2) ? random.bounded(300) : qint64(random.bounded(70'000));
        const qint64 delta = random.bounded(3) ? random.bounded(-3, 4) : qint64(random.generate());
        const QByteArray model = expected(original, rule, from, delta);
        const Bytes bytes = shifted(Bytes(original), rule, from, delta);
        QCOMPARE(bytes.toByteArray(), model);
        for (qint64 begin = 0; begin < model.size(); ++begin) {
            for (qint64 end = begin + 1; end <= model.size(); end += 1 + (end - begin) / 8)
                QCOMPARE(bytes.toByteArray({begin, end}), model.mid(begin, end - begin));
        }
    }
}

void TestShiftedIntegers::joinsShifts_data()
{
    followsTheRule_data();
}

void TestShiftedIntegers::joinsShifts()
{
    QFETCH(Rule, rule);
    QRandomGenerator random(2);
    for (int round = 0; round < 30; ++round) {
        QByteArray model = smallNumbers(random, random.bounded(20, 400));
        Bytes bytes(model);
        for (int step = 0; step < 24; ++step) {
            const qint64 from = random.bounded(300);
            const qint64 delta = random.bounded(4) ? random.bounded(-2, 3) : random.bounded(-70'000, 70'000);
            model = expected(model, rule, from, delta);
            bytes = shifted(bytes, rule, from, delta);
            if (random.bounded(2)) { // records go, others come; now and then a cut through a record
                const bool whole = random.bounded(6) != 0;
                const qint64 unit = whole ? rule.stride : 1;
                const qint64 begin = random.bounded(int(model.size() / unit) + 1) * unit;
                const qint64 end = std::min<qint64>(model.size(), begin + random.bounded(3) * unit);
                const QByteArray come = smallNumbers(random, random.bounded(3) * unit);
                bytes = bytes.replaced({begin, end}, Bytes(come));
                model = model.first(begin) + come + model.sliced(end);
            }
            QCOMPARE(bytes.toByteArray(), model);
        }
    }
}

void TestShiftedIntegers::shiftsOfShiftsStayFlat()
{
    // A vertex at a time is removed, each with a triangle: reading must not go through thousands of layers, and the
    // stack must not end when all of them are let go.
    const Rule rule{4, 12, 0, 3};
    QRandomGenerator random(3);
    QByteArray model;
    for (int i = 0; i < 3 * 20'000; ++i) {
        const quint32 value = random.bounded(60'000u);
        model.append(reinterpret_cast<const char *>(&value), 4);
    }
    Bytes bytes(model);
    for (int step = 0; step < 3000; ++step) {
        const qint64 gone = random.bounded(int(bytes.size() / 12)) * 12;
        const qint64 from = random.bounded(60'000);
        bytes = bytes.replaced({gone, gone + 12}, {});
        bytes = shifted(bytes, rule, from, -1);
        if (step < 200) {
            model.remove(gone, 12);
            model = expected(model, rule, from, -1);
        }
        if (step == 199)
            QCOMPARE(bytes.toByteArray(), model);
    }
    QCOMPARE(bytes.pieceCount(), 1);
    QCOMPARE(bytes.size(), 12 * (20'000 - 3000));
}

void TestShiftedIntegers::incompatibleShiftsStackUp()
{
    QByteArray model(4000, 1);
    Bytes bytes(model);
    for (int step = 0; step < 200; ++step) {
        const Rule rule{1, 1 + step % 3, 0, 1};
        model = expected(model, rule, 0, 1);
        bytes = shifted(bytes, rule, 0, 1);
    }
    QCOMPARE(bytes.toByteArray(), model);
}

QTEST_APPLESS_MAIN(TestShiftedIntegers)
#include "tst_shiftedintegers.moc"
