#include "core/bytes/bytes.h"
#include "core/bytes/comparing.h"

#include <QRandomGenerator>
#include <QTest>

#include <numeric>
#include <thread>

using namespace hexahedron;

namespace {

/// Bytes by rule: each is its offset, rotated by a start value.
class CountingSource final : public ByteSource
{
public:
    explicit CountingSource(qint64 size, int start = 0)
        : ByteSource(nullptr, size)
        , m_start(start)
    {
    }
    void fill(qint64 offset, uchar *to, qint64 count) const override
    {
        Q_ASSERT(offset >= 0 && count >= 0 && offset + count <= size());
        for (qint64 i = 0; i < count; ++i)
            to[i] = uchar(offset + i + m_start);
    }

private:
    int m_start;
};

class LivingSource final : public ByteSource
{
public:
    explicit LivingSource(int *alive)
        : ByteSource(nullptr, 1)
        , m_alive(alive)
    {
        ++*m_alive;
    }
    ~LivingSource() override { --*m_alive; }
    void fill(qint64, uchar *to, qint64 count) const override { memset(to, 7, size_t(count)); }

private:
    int *m_alive;
};

QByteArray randomBytes(QRandomGenerator &random, int most)
{
    QByteArray bytes(random.bounded(most + 1), Qt::Uninitialized);
    for (char &byte : bytes)
        byte = char(random.bounded(256));
    return bytes;
}

Bytes randomPiece(QRandomGenerator &random)
{
    if (random.bounded(4) == 0)
        return Bytes(std::make_shared<CountingSource>(random.bounded(1, 600), random.bounded(256)));
    return Bytes(randomBytes(random, 40));
}

ByteRange randomRange(QRandomGenerator &random, qint64 size, int most)
{
    const qint64 begin = qint64(random.bounded(double(size + 1)));
    return {begin, std::min(size, begin + random.bounded(most + 1))};
}

void replace(QByteArray &model, ByteRange removed, const QByteArray &inserted)
{
    model = model.first(removed.begin) + inserted + model.sliced(removed.end);
}

} // namespace

class TestBytes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void emptyOnes();
    void clampsRanges();
    void keepsForeignMemory();
    void editsLikeAnArray();
    void batchLikeOneByOne_data();
    void batchLikeOneByOne();
    void manyReplacements();
    void joinsWhatContinues();
    void staysBalanced();
    void letsGoOfSources();
    void cursorReadsLikeAnArray();
    void cursorRefusesHugeOffsets();
    void cursorFinds();
    void copiedCursorStandsAlone();
    void runsCoverTheRange();
    void runsStopWhenTold();
    void tellsWhatChanged();
    void changedRangeEnclosesDifferences();
    void comparesWithoutReadingWhatIsShared();
    void threadsReadCopies();
};

void TestBytes::emptyOnes()
{
    const Bytes empty;
    QCOMPARE(empty.size(), 0);
    QVERIFY(empty.isEmpty());
    QCOMPARE(empty.pieceCount(), 0);
    QCOMPARE(empty.at(0), uchar(0));
    QVERIFY(empty.runAt(0).empty());
    QCOMPARE(empty.toByteArray(), QByteArray());
    QVERIFY(Bytes(QByteArray()).isSameSnapshot(empty));
    QCOMPARE(empty.appended(Bytes("ab")).toByteArray(), QByteArray("ab"));
    QCOMPARE(Bytes("ab").appended(empty).toByteArray(), QByteArray("ab"));
    QCOMPARE(Bytes("ab").replaced({0, 2}, {}).size(), 0);
    ByteCursor cursor(empty);
    QVERIFY(!cursor.at(0, 1));
    QCOMPARE(cursor.find('a', 0, 10), -1);
}

void TestBytes::clampsRanges()
{
    const Bytes bytes("0123456789");
    QCOMPARE(bytes.mid({-3, 4}).toByteArray(), QByteArray("0123"));
    QCOMPARE(bytes.mid({8, 100}).toByteArray(), QByteArray("89"));
    QCOMPARE(bytes.mid({20, 30}).size(), 0);
    QCOMPARE(bytes.mid({7, 3}).size(), 0);
    QCOMPARE(bytes.toByteArray({8, 100}), QByteArray("89"));
    char to[4] = {};
    QCOMPARE(bytes.read(8, to, 4), 2);
    QCOMPARE(bytes.read(-1, to, 4), 0);
    QCOMPARE(bytes.read(10, to, 4), 0);
    QCOMPARE(bytes.read(std::numeric_limits<qint64>::max(), to, 4), 0);
    QCOMPARE(bytes.read(8, to, std::numeric_limits<qint64>::max()), 2);
    QCOMPARE(bytes.at(-1), uchar(0));
}

void TestBytes::keepsForeignMemory()
{
    char memory[] = "first";
    const Bytes bytes(QByteArray::fromRawData(memory, 5));
    memory[0] = 'F';
    QCOMPARE(bytes.toByteArray(), QByteArray("first"));
    QByteArray shared("shared");
    const Bytes other(shared);
    shared[0] = 'S';
    QCOMPARE(other.toByteArray(), QByteArray("shared"));
}

void TestBytes::editsLikeAnArray()
{
    QRandomGenerator random(1);
    QByteArray model = randomBytes(random, 2000);
    Bytes bytes(model);
    std::vector<std::pair<Bytes, QByteArray>> history;
    for (int step = 0; step < 4000; ++step) {
        const ByteRange removed = randomRange(random, bytes.size(), bytes.size() > 4000 ? 300 : 20);
        const Bytes inserted = random.bounded(5) == 0 ? bytes.mid(randomRange(random, bytes.size(), 50))
                                                      : randomPiece(random);
        bytes = bytes.replaced(removed, inserted);
        replace(model, removed, inserted.toByteArray());
        QCOMPARE(bytes.size(), model.size());
        if (step % 16 == 0) {
            QCOMPARE(bytes.toByteArray(), model);
            history.emplace_back(bytes, model);
        }
        const ByteRange part = randomRange(random, bytes.size(), 500);
        QCOMPARE(bytes.toByteArray(part), model.mid(part.begin, part.size()));
        QCOMPARE(bytes.mid(part).toByteArray(), model.mid(part.begin, part.size()));
    }
    // Undo is an older snapshot: each still says what it said.
    for (const auto &[snapshot, content] : history)
        QCOMPARE(snapshot.toByteArray(), content);
}

void TestBytes::batchLikeOneByOne_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("pieces");
    QTest::newRow("none") << 0 << 10;
    QTest::newRow("one in many pieces") << 1 << 500;
    QTest::newRow("few in many pieces") << 3 << 500;
    QTest::newRow("many in one piece") << 300 << 1;
    QTest::newRow("many in many pieces") << 300 << 500;
}

void TestBytes::batchLikeOneByOne()
{
    QFETCH(int, count);
    QFETCH(int, pieces);
    QRandomGenerator random(2);
    Bytes bytes(randomBytes(random, 3000) + QByteArray(3000, 'x'));
    for (int i = 1; i < pieces; ++i)
        bytes = bytes.replaced(randomRange(random, bytes.size(), 4), Bytes(randomBytes(random, 8)));
    const QByteArray before = bytes.toByteArray();

    for (int round = 0; round < 20; ++round) {
        std::vector<qint64> edges;
        for (int i = 0; i < 2 * count; ++i)
            edges.push_back(random.bounded(int(bytes.size() + 1)));
        std::sort(edges.begin(), edges.end());
        std::vector<Replacement> replacements;
        for (int i = 0; i < count; ++i)
            replacements.push_back({{edges[size_t(2 * i)], edges[size_t(2 * i + 1)]}, randomPiece(random)});
        QByteArray model = before;
        for (auto replacement = replacements.rbegin(); replacement != replacements.rend(); ++replacement)
            replace(model, replacement->removed, replacement->inserted.toByteArray());
        QCOMPARE(bytes.replaced(replacements).toByteArray(), model);
    }
    QCOMPARE(bytes.toByteArray(), before);
}

void TestBytes::manyReplacements()
{
    constexpr int Count = 200'000;
    const Bytes bytes(std::make_shared<CountingSource>(qint64(Count) * 10));
    const Bytes inserted("abc");
    std::vector<Replacement> replacements;
    for (qint64 i = 0; i < Count; ++i)
        replacements.push_back({{i * 10, i * 10 + 4}, inserted});
    const Bytes changed = bytes.replaced(replacements);
    QCOMPARE(changed.size(), qint64(Count) * 9);
    QCOMPARE(changed.pieceCount(), 2 * Count);
    for (qint64 i = 0; i < Count; i += 997) {
        const QByteArray expected = QByteArray("abc") + bytes.toByteArray({i * 10 + 4, i * 10 + 10});
        QCOMPARE(changed.toByteArray({i * 9, i * 9 + 9}), expected);
    }
}

void TestBytes::joinsWhatContinues()
{
    const Bytes bytes(QByteArray(1000, 'a'));
    const Bytes cut = bytes.mid({0, 300}).appended(bytes.mid({300, 1000}));
    QCOMPARE(cut.pieceCount(), 1);
    const Bytes inserted = bytes.replaced({500, 500}, Bytes("b"));
    QCOMPARE(inserted.pieceCount(), 3);
    QCOMPARE(inserted.replaced({500, 501}, {}).pieceCount(), 1);
    const Replacement nothing[] = {{{10, 10}, {}}, {{20, 20}, {}}};
    QCOMPARE(bytes.replaced(nothing).pieceCount(), 1);
    const Replacement same[] = {{{10, 20}, bytes.mid({10, 20})}};
    QCOMPARE(bytes.replaced(same).pieceCount(), 1);
}

void TestBytes::staysBalanced()
{
    // Appending and prepending one by one is the worst case for a tree that does not balance: this would overflow the
    // stack when it is destroyed.
    Bytes bytes;
    for (int i = 0; i < 100'000; ++i)
        bytes = i % 2 ? bytes.appended(Bytes("x")) : Bytes("y").appended(bytes);
    QCOMPARE(bytes.size(), 100'000);
    QCOMPARE(bytes.pieceCount(), 100'000);
    QCOMPARE(bytes.at(0), uchar('y'));
    QCOMPARE(bytes.at(99'999), uchar('x'));
}

void TestBytes::letsGoOfSources()
{
    int alive = 0;
    {
        Bytes bytes;
        for (int i = 0; i < 100; ++i)
            bytes = bytes.appended(Bytes(std::make_shared<LivingSource>(&alive)));
        QCOMPARE(alive, 100);
        bytes = bytes.replaced({10, 60}, {});
        QCOMPARE(alive, 50);
    }
    QCOMPARE(alive, 0);
}

void TestBytes::cursorReadsLikeAnArray()
{
    QRandomGenerator random(3);
    Bytes bytes;
    for (int i = 0; i < 300; ++i)
        bytes = bytes.appended(randomPiece(random));
    bytes = bytes.appended(Bytes(std::make_shared<CountingSource>(20'000)));
    const QByteArray model = bytes.toByteArray();
    ByteCursor cursor(bytes);
    const auto check = [&](qint64 offset, qint64 count) {
        const uchar *at = cursor.at(offset, count);
        if (offset + count > model.size())
            return at == nullptr;
        return at && memcmp(at, model.constData() + offset, size_t(count)) == 0;
    };
    for (int i = 0; i < 50'000; ++i)
        QVERIFY(check(random.bounded(int(model.size()) + 10), random.bounded(1, 257)));
    for (qint64 offset = 0; offset < model.size(); ++offset)
        QVERIFY(check(offset, 4));
    QVERIFY(check(0, model.size() >= 256 ? 256 : 1));
}

void TestBytes::cursorRefusesHugeOffsets()
{
    ByteCursor cursor(Bytes(QByteArray("\1\2\3\4\5", 5)));
    QCOMPARE(cursor.u32(0), 0x04030201u);
    QCOMPARE(cursor.u32(1), 0x05040302u);
    QCOMPARE(cursor.u32(2), 0u);
    QVERIFY(!cursor.at(std::numeric_limits<qint64>::max(), 4));
    QVERIFY(!cursor.at(std::numeric_limits<qint64>::max() - 3, 256));
    QVERIFY(!cursor.at(std::numeric_limits<qint64>::min(), 4));
    QVERIFY(!cursor.at(-1, 4));
}

void TestBytes::cursorFinds()
{
    QRandomGenerator random(4);
    Bytes bytes;
    for (int i = 0; i < 100; ++i)
        bytes = bytes.appended(randomPiece(random));
    const QByteArray model = bytes.toByteArray();
    ByteCursor cursor(bytes);
    for (int i = 0; i < 2000; ++i) {
        const ByteRange range = randomRange(random, model.size(), 2000);
        const uchar byte = uchar(random.bounded(256));
        const qint64 at = model.indexOf(char(byte), range.begin);
        QCOMPARE(cursor.find(byte, range.begin, range.end), at >= 0 && at < range.end ? at : -1);
    }
    QCOMPARE(cursor.find(uchar(model[0]), -5, 1 << 30), 0);
}

void TestBytes::copiedCursorStandsAlone()
{
    const Bytes computed(std::make_shared<CountingSource>(100'000));
    auto first = std::make_unique<ByteCursor>(computed);
    QCOMPARE(*first->at(1000, 1), uchar(1000));
    ByteCursor second(*first);
    ByteCursor third(Bytes("x"));
    third = *first;
    first.reset();
    QCOMPARE(*second.at(1001, 1), uchar(1001));
    QCOMPARE(*third.at(1002, 1), uchar(1002));
    QCOMPARE(third.size(), 100'000);
}

void TestBytes::runsCoverTheRange()
{
    QRandomGenerator random(5);
    Bytes bytes;
    for (int i = 0; i < 100; ++i)
        bytes = bytes.appended(randomPiece(random));
    const QByteArray model = bytes.toByteArray();
    for (const qint64 most : {1, 7, 1 << 20}) {
        QByteArray seen;
        bytes.forEachRun(
            {5, model.size() - 5},
            [&](qint64 offset, std::span<const uchar> run) {
                QCOMPARE(offset, seen.size() + 5);
                QVERIFY(qint64(run.size()) <= most);
                seen.append(reinterpret_cast<const char *>(run.data()), qsizetype(run.size()));
            },
            most);
        QCOMPARE(seen, model.sliced(5, model.size() - 10));
    }
    for (qint64 offset = 0; offset < model.size();) {
        const std::span<const uchar> run = bytes.runAt(offset);
        if (!run.empty())
            QVERIFY(memcmp(run.data(), model.constData() + offset, run.size()) == 0);
        offset += std::max<qint64>(1, qint64(run.size()));
    }
}

void TestBytes::runsStopWhenTold()
{
    int calls = 0;
    Bytes(QByteArray(100, 'x'))
        .forEachRun(
            {0, 100}, [&](qint64, std::span<const uchar>) { return ++calls < 3; }, 10);
    QCOMPARE(calls, 3);
}

void TestBytes::tellsWhatChanged()
{
    const Bytes bytes(QByteArray(1000, 'a'));
    QCOMPARE(bytes.changedSince(bytes), ByteRange());
    QCOMPARE(bytes.replaced({100, 104}, Bytes("1234")).changedSince(bytes), (ByteRange{100, 104}));
    QCOMPARE(bytes.replaced({100, 100}, Bytes("1234")).changedSince(bytes), (ByteRange{100, 104}));
    QCOMPARE(bytes.replaced({100, 104}, {}).changedSince(bytes), (ByteRange{100, 100}));
    QCOMPARE(bytes.changedSince(bytes.replaced({100, 104}, {})), (ByteRange{100, 104}));
    const Replacement two[] = {{{10, 12}, Bytes("xy")}, {{500, 510}, {}}};
    QCOMPARE(bytes.replaced(two).changedSince(bytes), (ByteRange{10, 500}));
    QCOMPARE(Bytes("abc").changedSince(bytes), (ByteRange{0, 3}));
}

void TestBytes::changedRangeEnclosesDifferences()
{
    QRandomGenerator random(6);
    Bytes bytes(QByteArray(5000, 'a'));
    for (int step = 0; step < 1000; ++step) {
        Bytes next = bytes.replaced(randomRange(random, bytes.size(), 30), Bytes(randomBytes(random, 30)));
        const bool twice = random.bounded(2) == 1;
        if (twice)
            next = next.replaced(randomRange(random, next.size(), 30), Bytes(randomBytes(random, 30)));
        const ByteRange changed = next.changedSince(bytes);
        const QByteArray old = bytes.toByteArray();
        const QByteArray now = next.toByteArray();
        QVERIFY(changed.begin >= 0 && changed.begin <= changed.end && changed.end <= now.size());
        QCOMPARE(now.first(changed.begin), old.first(changed.begin));
        QCOMPARE(now.sliced(changed.end), old.last(now.size() - changed.end));
        QVERIFY(twice || changed.size() <= 30);
        bytes = next;
    }
}

void TestBytes::comparesWithoutReadingWhatIsShared()
{
    constexpr qint64 Few = 1000;
    const Bytes file(QByteArray(1 << 20, 'a'));
    const Bytes back = file.replaced({5000, 5001}, Bytes("b")).replaced({5000, 5001}, Bytes("a"));
    QVERIFY(!back.isSameSnapshot(file));
    QVERIFY(areEqualAtOnce(file, file, 0));
    QVERIFY(areEqualAtOnce(back, file, Few));
    QVERIFY(!areEqualAtOnce(back.replaced({9000, 9001}, Bytes("b")), file, Few));
    QVERIFY(!areEqualAtOnce(back.replaced({9000, 9001}, {}), file, Few));
    // What moved is another content, and equal bytes of another source must be read.
    const Bytes other(QByteArray(1 << 20, 'a'));
    QVERIFY(!areEqualAtOnce(other, file, Few));
    QVERIFY(areEqualAtOnce(other, file, 2 << 20));
    const Bytes counted(QByteArray("abcd"));
    QVERIFY(!areEqualAtOnce(counted.mid({2, 4}).appended(counted.mid({0, 2})), counted, Few));
    const auto source = std::make_shared<CountingSource>(600);
    QVERIFY(areEqualAtOnce(Bytes(source), Bytes(source), Few));
    QVERIFY(!areEqualAtOnce(Bytes(source), Bytes(std::make_shared<CountingSource>(600, 1)), Few));
}

void TestBytes::threadsReadCopies()
{
    QRandomGenerator random(7);
    Bytes bytes;
    for (int i = 0; i < 500; ++i)
        bytes = bytes.appended(randomPiece(random));
    const QByteArray model = bytes.toByteArray();
    std::atomic<int> right = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) {
        threads.emplace_back([copy = bytes, &model, &right] {
            for (int round = 0; round < 20; ++round) {
                const Bytes edited = copy.replaced({10, 20}, copy.mid({30, 90}));
                if (copy.toByteArray() == model && edited.size() == model.size() + 50)
                    ++right;
            }
        });
    }
    bytes = {}; // the threads are the owners now
    for (std::thread &thread : threads)
        thread.join();
    QCOMPARE(right.load(), 80);
}

QTEST_APPLESS_MAIN(TestBytes)
#include "tst_bytes.moc"
