#include "core/bytes/search.h"

#include <QTest>

using namespace hexahedron;
using namespace Qt::StringLiterals;

namespace {

Bytes inPieces(const QByteArray &data, qint64 pieceSize)
{
    Bytes bytes;
    for (qint64 i = 0; i < data.size(); i += pieceSize)
        bytes = bytes.appended(Bytes(data.mid(i, pieceSize)));
    return bytes;
}

/// Bytes that are computed, as a sparse file of any size would be: zeros with a mark somewhere.
class SparseSource : public ByteSource
{
public:
    SparseSource(qint64 size, qint64 markAt)
        : ByteSource(nullptr, size)
        , m_markAt(markAt)
    {
    }
    void fill(qint64 offset, uchar *to, qint64 count) const override
    {
        std::fill(to, to + count, uchar(0));
        static constexpr char Mark[] = "MARK";
        for (qint64 i = 0; i < 4; ++i) {
            if (const qint64 at = m_markAt + i - offset; at >= 0 && at < count)
                to[at] = uchar(Mark[i]);
        }
    }

private:
    qint64 m_markAt;
};

} // namespace

class TestSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hexPatterns_data();
    void hexPatterns();
    void findsText_data();
    void findsText();
    void findsNumbers_data();
    void findsNumbers();
    void findsAcrossEverySeam_data();
    void findsAcrossEverySeam();
    void agreesWithTheNaiveSearch_data();
    void agreesWithTheNaiveSearch();
    void findsInComputedBytesAcrossBlocks();
    void countsOverlappingMatchesUpToTheLimit();
    void stopsWhenCancelled();
};

void TestSearch::hexPatterns_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("valid");
    QTest::addColumn<qint64>("at"); // in 00 42 42 33 44 FF
    QTest::newRow("spaced") << u"42 33 44"_s << true << qint64(2);
    QTest::newRow("together") << u"423344"_s << true << qint64(2);
    QTest::newRow("prefixed") << u"0x42 0x33"_s << true << qint64(2);
    QTest::newRow("small letters") << u"ff"_s << true << qint64(5);
    QTest::newRow("open byte") << u"42 ?? 44"_s << true << qint64(2);
    QTest::newRow("open nibble") << u"3? 44"_s << true << qint64(3);
    QTest::newRow("only nibbles") << u"?4"_s << true << qint64(4);
    QTest::newRow("open at the ends") << u"?? 33 ??"_s << true << qint64(2);
    QTest::newRow("open past the end") << u"FF ??"_s << true << qint64(-1);
    QTest::newRow("not there") << u"42 44"_s << true << qint64(-1);
    QTest::newRow("longer than the bytes") << u"00 42 42 33 44 FF 00"_s << true << qint64(-1);
    QTest::newRow("half a byte") << u"423"_s << false << qint64(-1);
    QTest::newRow("no digit") << u"4G"_s << false << qint64(-1);
    QTest::newRow("everything open") << u"?? ??"_s << false << qint64(-1);
    QTest::newRow("empty") << u" "_s << false << qint64(-1);
}

void TestSearch::hexPatterns()
{
    QFETCH(QString, text);
    QFETCH(bool, valid);
    const Bytes bytes(QByteArray::fromHex("0042423344FF"));
    const auto pattern = Pattern::fromHex(text);
    QCOMPARE(pattern.has_value(), valid);
    if (valid)
        QTEST(findIn(bytes, *pattern, 0, Direction::Forward), "at");
}

void TestSearch::findsText_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("latin1");
    QTest::addColumn<bool>("sensitive");
    QTest::addColumn<qint64>("at"); // -2: not even a pattern
    QTest::newRow("same case") << QByteArray("..Brush") << u"Brush"_s << false << true << qint64(2);
    QTest::newRow("other case, told apart") << QByteArray("..Brush") << u"brush"_s << false << true << qint64(-1);
    QTest::newRow("other case") << QByteArray("..BrUsh") << u"bRush"_s << false << false << qint64(2);
    QTest::newRow("signs are not letters") << QByteArray("a@`") << u"`"_s << false << false << qint64(2);
    QTest::newRow("umlaut in UTF-8") << QByteArray("x\xc3\x84y") << u"ä"_s << false << false << qint64(1);
    QTest::newRow("umlaut in Latin-1") << QByteArray("x\xc4y") << u"ä"_s << true << false << qint64(1);
    QTest::newRow("greek pi, bytes differ in both") << QByteArray("\xce\xa0") << u"π"_s << false << false << qint64(0);
    QTest::newRow("half of one pi and half of the other")
        << QByteArray("\xcf\xa0") << u"π"_s << false << false << qint64(-1);
    QTest::newRow("no Latin-1") << QByteArray("x") << u"π"_s << true << true << qint64(-2);
    QTest::newRow("empty") << QByteArray("x") << QString() << false << true << qint64(-2);
}

void TestSearch::findsText()
{
    QFETCH(QByteArray, data);
    QFETCH(QString, text);
    QFETCH(bool, latin1);
    QFETCH(bool, sensitive);
    QFETCH(qint64, at);
    const auto pattern = Pattern::fromText(text, latin1 ? TextEncoding::Latin1 : TextEncoding::Utf8,
                                           sensitive ? Qt::CaseSensitive : Qt::CaseInsensitive);
    QCOMPARE(pattern.has_value(), at != -2);
    if (pattern)
        QCOMPARE(findIn(Bytes(data), *pattern, 0, Direction::Forward), at);
}

void TestSearch::findsNumbers_data()
{
    QTest::addColumn<int>("type");
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("tolerance");
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<qint64>("at"); // -2: not even a pattern
    const auto row = [](const char *name, NumberType type, const QString &text, double tolerance, const char *hex,
                        qint64 at) {
        QTest::newRow(name) << int(type) << text << tolerance << QByteArray::fromHex(hex) << at;
    };
    row("i32", NumberType::I32, u"-2"_s, 0, "00FEFFFFFF", 1);
    row("i32 as hex", NumberType::I32, u"0x1234"_s, 0, "0034120000", 1);
    row("u32 at its end", NumberType::U32, u"4294967295"_s, 0, "00FFFFFFFF", 1);
    row("u32 negative", NumberType::U32, u"-1"_s, 0, "FFFFFFFF", -2);
    row("i32 too large", NumberType::I32, u"2147483648"_s, 0, "00000080", -2);
    row("i16", NumberType::I16, u"-2"_s, 0, "00FEFF", 1);
    row("u16", NumberType::U16, u"65534"_s, 0, "00FEFF", 1);
    row("u16 too large", NumberType::U16, u"65536"_s, 0, "0000", -2);
    row("f32 exact", NumberType::F32, u"1.5"_s, 0, "000000C03F", 1);
    row("f32, the nearest to 0.1", NumberType::F32, u"0.1"_s, 0, "CDCCCC3D", 0);
    row("f32 beside it", NumberType::F32, u"1.51"_s, 0, "0000C03F", -1);
    row("f32 within the tolerance", NumberType::F32, u"1.51"_s, 0.02, "000000C03F", 1);
    row("f32 minus zero is zero", NumberType::F32, u"0"_s, 0, "00000080", 0);
    row("f32 NaN is near nothing", NumberType::F32, u"0"_s, 1e30, "0000C07F", -1);
    row("f64", NumberType::F64, u"-1e3"_s, 0.5, "000000000000408FC0", 1);
    row("negative tolerance", NumberType::F32, u"1"_s, -1, "0000803F", -2);
    row("no number", NumberType::F64, u"one"_s, 0, "00", -2);
}

void TestSearch::findsNumbers()
{
    QFETCH(int, type);
    QFETCH(QString, text);
    QFETCH(double, tolerance);
    QFETCH(QByteArray, data);
    QFETCH(qint64, at);
    const auto pattern = Pattern::fromNumber(text, NumberType(type), tolerance);
    QCOMPARE(pattern.has_value(), at != -2);
    if (pattern)
        QCOMPARE(findIn(Bytes(data), *pattern, 0, Direction::Forward), at);
}

void TestSearch::findsAcrossEverySeam_data()
{
    QTest::addColumn<qint64>("pieceSize");
    for (const qint64 size : {1, 2, 3, 5, 7, 8, 100})
        QTest::addRow("pieces of %d", int(size)) << size;
}

void TestSearch::findsAcrossEverySeam()
{
    QFETCH(qint64, pieceSize);
    const QByteArray data("....needle....needle..");
    const Bytes bytes = inPieces(data, pieceSize);
    const auto pattern = Pattern::fromText(u"needle"_s, TextEncoding::Utf8, Qt::CaseSensitive);
    QCOMPARE(findIn(bytes, *pattern, 0, Direction::Forward), 4);
    QCOMPARE(findIn(bytes, *pattern, 4, Direction::Forward), 4);
    QCOMPARE(findIn(bytes, *pattern, 5, Direction::Forward), 14);
    QCOMPARE(findIn(bytes, *pattern, 15, Direction::Forward), -1);
    QCOMPARE(findIn(bytes, *pattern, bytes.size(), Direction::Backward), 14);
    QCOMPARE(findIn(bytes, *pattern, 14, Direction::Backward), 4);
    QCOMPARE(findIn(bytes, *pattern, 4, Direction::Backward), -1);
    QCOMPARE(countIn(bytes, *pattern, 10), 2);
}

void TestSearch::agreesWithTheNaiveSearch_data()
{
    QTest::addColumn<QByteArray>("needle");
    QTest::newRow("one byte") << QByteArray("a");
    QTest::newRow("common byte") << QByteArray("aaab");
    QTest::newRow("ends rare") << QByteArray("abaac");
    QTest::newRow("zeros") << QByteArray("\0\0\0\0", 4);
    QTest::newRow("mixed") << QByteArray("a\0b\0", 4);
}

void TestSearch::agreesWithTheNaiveSearch()
{
    QFETCH(QByteArray, needle);
    QByteArray data;
    quint32 state = 12345;
    for (int i = 0; i < 20000; ++i) {
        state = state * 1664525 + 1013904223;
        data += "aaaab\0\0c"[state >> 24 & 7];
    }
    const Bytes bytes = inPieces(data, 1000);
    const Pattern pattern = Pattern::fromBytes(needle);
    qint64 count = 0;
    for (qsizetype at = data.indexOf(needle); at >= 0 && count < 200; at = data.indexOf(needle, at + 1), ++count) {
        const qint64 from = count == 0 ? 0 : data.lastIndexOf(needle, at - 1) + 1;
        QCOMPARE(findIn(bytes, pattern, from, Direction::Forward), at);
        QCOMPARE(findIn(bytes, pattern, at + 1, Direction::Backward), at);
    }
    QVERIFY(count > 10);
    qint64 all = 0;
    for (qsizetype at = data.indexOf(needle); at >= 0; at = data.indexOf(needle, at + 1))
        ++all;
    QCOMPARE(countIn(bytes, pattern, data.size()), all);
}

void TestSearch::findsInComputedBytesAcrossBlocks()
{
    constexpr qint64 Block = 1 << 20;
    const qint64 size = 8 * Block;
    for (const qint64 at : {0 * Block, Block - 2, 3 * Block - 1, 5 * Block, size - 4}) {
        const Bytes bytes(std::make_shared<SparseSource>(size, at));
        const Pattern pattern = Pattern::fromBytes("MARK");
        QCOMPARE(findIn(bytes, pattern, 0, Direction::Forward), at);
        QCOMPARE(findIn(bytes, pattern, size, Direction::Backward), at);
    }
}

void TestSearch::countsOverlappingMatchesUpToTheLimit()
{
    const Bytes bytes(QByteArray(10, 'a'));
    const Pattern pattern = Pattern::fromBytes("aaa");
    QCOMPARE(countIn(bytes, pattern, 100), 8);
    QCOMPARE(countIn(bytes, pattern, 5), 5);
    QCOMPARE(countIn(Bytes(), pattern, 5), 0);
}

void TestSearch::stopsWhenCancelled()
{
    constexpr qint64 Size = qint64(1) << 40; // would take minutes
    const Bytes bytes(std::make_shared<SparseSource>(Size, Size - 4));
    const Pattern pattern = Pattern::fromBytes("MARK");
    for (const Direction direction : {Direction::Forward, Direction::Backward}) {
        std::atomic_bool cancel = false;
        qint64 seen = 0;
        const qint64 from = direction == Direction::Forward ? 0 : Size - 8;
        QCOMPARE(findIn(bytes, pattern, from, direction, &cancel,
                        [&](qint64 done) {
                            seen = done;
                            cancel = done >= 4 << 20;
                        }),
                 -1);
        QCOMPARE(seen, 4 << 20);
    }
}

QTEST_GUILESS_MAIN(TestSearch)
#include "tst_search.moc"
