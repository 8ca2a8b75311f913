#include "core/bytes/alignment.h"

#include <QRandomGenerator>
#include <QTest>

using namespace hexahedron;

/// Equal stretches of two byte sequences stand beside each other.
class TestAlignment : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhatStayed_data();
    void findsWhatStayed();
    void coversBoth();
    void eachByteStaysInItsPlace();
    void longBytesAreComparedWithoutACopy();
    void manyDifferencesAreTellable();
    void isEndedEarly();
};

namespace {

/// Of which no stretch occurs twice.
QByteArray noise(int size, quint32 seed = 1)
{
    QRandomGenerator random(seed);
    QByteArray bytes(size, Qt::Uninitialized);
    for (char &byte : bytes)
        byte = char(random.bounded(256));
    return bytes;
}

qint64 unequal(const std::vector<AlignedPart> &parts)
{
    qint64 bytes = 0;
    for (const AlignedPart &part : parts)
        bytes += part.isEqual ? 0 : qMax(part.before.size(), part.after.size());
    return bytes;
}

/// Empty when the parts are what they say.
QByteArray wrongIn(const std::vector<AlignedPart> &parts, const QByteArray &before, const QByteArray &after)
{
    qint64 a = 0;
    qint64 b = 0;
    for (const AlignedPart &part : parts) {
        if (part.before.begin != a || part.after.begin != b)
            return "a gap at " + QByteArray::number(a);
        a = part.before.end;
        b = part.after.end;
        const bool isEqual = before.mid(part.before.begin, part.before.size())
                             == after.mid(part.after.begin, part.after.size());
        if (part.isEqual && !isEqual)
            return "not equal at " + QByteArray::number(part.before.begin);
    }
    return a == before.size() && b == after.size() ? "" : "not to the end";
}

} // namespace

void TestAlignment::findsWhatStayed_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<qint64>("different"); // at most
    const QByteArray file = noise(5000);
    const auto changed = [&](const auto &change) {
        QByteArray bytes = file;
        change(bytes);
        return bytes;
    };
    QTest::newRow("nothing") << file << file << qint64(0);
    QTest::newRow("empty") << QByteArray() << file << qint64(5000);
    QTest::newRow("a byte came in") << file << changed([](QByteArray &b) { b.insert(2000, 'x'); }) << qint64(1);
    QTest::newRow("a byte went") << changed([](QByteArray &b) { b.insert(2000, 'x'); }) << file << qint64(1);
    QTest::newRow("a value changed") << file << changed([](QByteArray &b) { b[7] = char(~b[7]); }) << qint64(1);
    QTest::newRow("a length changed and bytes came in") << file << changed([](QByteArray &b) {
        b[4] = char(~b[4]);
        b.insert(3000, "more than there was");
    }) << qint64(20);
    QTest::newRow("much came in and much went") << file << changed([](QByteArray &b) {
        b.remove(4000, 500);
        b.insert(1000, noise(700, 2));
    }) << qint64(1200);
    QTest::newRow("a byte here and there") << file << changed([](QByteArray &b) {
        for (int at = 4900; at > 0; at -= 100)
            b.insert(at, '\r');
    }) << qint64(49);
    QTest::newRow("zeros") << QByteArray(3000, 0) + file << QByteArray(3001, 0) + file << qint64(1);
}

void TestAlignment::findsWhatStayed()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(qint64, different);
    const auto parts = aligned(Bytes(before), Bytes(after));
    QCOMPARE(wrongIn(parts, before, after), QByteArray());
    QVERIFY2(unequal(parts) <= different, QByteArray::number(unequal(parts)));
}

void TestAlignment::coversBoth()
{
    QRandomGenerator random(7);
    for (int round = 0; round < 200; ++round) {
        QByteArray before = noise(random.bounded(400), quint32(round));
        if (round % 3 == 0) // few values: much looks alike
            std::transform(before.begin(), before.end(), before.begin(), [](char c) { return char(c & 1); });
        QByteArray after = before;
        for (int edit = random.bounded(5); edit >= 0; --edit) {
            const int at = random.bounded(int(after.size()) + 1);
            if (edit % 2 == 0)
                after.insert(at, noise(random.bounded(40), quint32(at)));
            else
                after.remove(at, random.bounded(60));
        }
        QCOMPARE(wrongIn(aligned(Bytes(before), Bytes(after)), before, after), QByteArray());
    }
}

void TestAlignment::eachByteStaysInItsPlace()
{
    const QByteArray before = "0123456789", after = "01X345678YZ";
    const auto parts = alignedInPlace(Bytes(before), Bytes(after));
    QCOMPARE(wrongIn(parts, before, after), QByteArray());
    QCOMPARE(parts.size(), 4U);
    QCOMPARE(parts[1], (AlignedPart{{2, 3}, {2, 3}, false}));
    QCOMPARE(parts[3], (AlignedPart{{9, 10}, {9, 11}, false}));
    // Also where the bytes lie in pieces.
    const QByteArray file = noise(3000);
    const Bytes pieces = Bytes(file).replaced({1000, 1004}, Bytes("abcd"));
    QCOMPARE(unequal(alignedInPlace(Bytes(file), pieces)), 4);
}

/// Long files of one size in place, others in what lies between the common beginning and the common end.
void TestAlignment::longBytesAreComparedWithoutACopy()
{
    constexpr qint64 Nothing = 0;
    std::atomic<int> permille = 0;
    const AlignmentWatch watch{.permille = &permille};
    const QByteArray file = noise(500'000);
    QByteArray moved = file;
    moved.insert(200'000, "abc").remove(400'000, 7);
    const auto parts = alignedBest(Bytes(file), Bytes(moved), watch, Nothing);
    QCOMPARE(wrongIn(parts, file, moved), QByteArray());
    QCOMPARE(differingBytes(parts), 10);
    QVERIFY2(permille > 300 && permille <= 1000, QByteArray::number(permille));
    // What was edited lies in pieces.
    const Bytes pieces =
        Bytes(file).replaced({300'000, 300'000}, Bytes("12345")).replaced({90'000, 90'001}, Bytes("xy"));
    const QByteArray edited = pieces.toByteArray();
    const auto inPieces = alignedBest(Bytes(file), pieces, watch, Nothing);
    QCOMPARE(wrongIn(inPieces, file, edited), QByteArray());
    QCOMPARE(inPieces.front(), (AlignedPart{{0, 90'000}, {0, 90'000}, true}));
    QCOMPARE(inPieces.back(), (AlignedPart{{300'000, 500'000}, {300'006, 500'006}, true}));
    QCOMPARE(differingBytes(alignedBest(Bytes(file), pieces, watch)), 7); // these are short: what moved is found
    QByteArray replaced = file;
    replaced[7] = char(~replaced[7]);
    QCOMPARE(alignedBest(Bytes(file), Bytes(replaced), watch, Nothing).size(), 3U);
    QCOMPARE(wrongIn(alignedBest(Bytes(file), Bytes(), watch, Nothing), file, {}), QByteArray());
}

/// More of them than anybody could go through take no more memory.
void TestAlignment::manyDifferencesAreTellable()
{
    constexpr int Size = 6'000'000;
    QByteArray before(Size, 'a'), after(Size, 'a');
    for (int at = 0; at < Size; at += 2)
        after[at] = 'b';
    const auto parts = alignedInPlace(Bytes(before), Bytes(after));
    QCOMPARE(wrongIn(parts, before, after), QByteArray());
    QVERIFY2(parts.size() <= 1 << 20, QByteArray::number(qint64(parts.size())));
    QCOMPARE(parts.front().before.begin, 0);
    QVERIFY(!parts.front().isEqual);
}

void TestAlignment::isEndedEarly()
{
    const std::atomic_bool cancelled = true;
    QVERIFY(aligned(Bytes(noise(100)), Bytes(noise(90)), {&cancelled}).empty());
    QVERIFY(alignedInPlace(Bytes(noise(100)), Bytes(noise(100, 2)), {&cancelled}).empty());
    QVERIFY(alignedBest(Bytes(noise(100)), Bytes(noise(90)), {&cancelled}, 0).empty());
}

QTEST_GUILESS_MAIN(TestAlignment)
#include "tst_alignment.moc"
