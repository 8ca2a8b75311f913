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

/// -1 when there is none.
qint64 placeIn(const Bytes &bytes, const Pattern &pattern, qint64 from, Direction direction)
{
    return findIn(bytes, pattern, from, direction).value_or(ByteRange{-1, -1}).begin;
}

std::vector<ByteRange> allIn(const Bytes &bytes, const Pattern &pattern, qint64 most = 1000)
{
    SearchContext context;
    std::vector<ByteRange> all;
    forEachMatch(bytes, pattern, bytes.range(), context, [&](ByteRange match) {
        all.push_back(match);
        return qint64(all.size()) < most;
    });
    return all;
}

} // namespace

class TestSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hexPatterns_data();
    void hexPatterns();
    void findsText_data();
    void findsText();
    void findsWholeWords_data();
    void findsWholeWords();
    void findsNumbers_data();
    void findsNumbers();
    void rangesAgreeWithEachNumber();
    void findsExpressions_data();
    void findsExpressions();
    void expressionsSeeSoFar();
    void hostileExpressionsEnd();
    void refusesExpressionsThatMakeNoSense();
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
        QTEST(placeIn(bytes, *pattern, 0, Direction::Forward), "at");
}

void TestSearch::findsText_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<QString>("text");
    QTest::addColumn<TextEncoding>("encoding");
    QTest::addColumn<bool>("sensitive");
    QTest::addColumn<qint64>("at"); // -2: not even a pattern
    const auto row = [](const char *name, const QByteArray &data, const QString &text, TextEncoding encoding,
                        bool sensitive,
                        qint64 at) { QTest::newRow(name) << data << text << encoding << sensitive << at; };
    using enum TextEncoding;
    row("same case", "..Brush", u"Brush"_s, Utf8, true, 2);
    row("other case, told apart", "..Brush", u"brush"_s, Utf8, true, -1);
    row("other case", "..BrUsh", u"bRush"_s, Utf8, false, 2);
    row("signs are not letters", "a@`", u"`"_s, Utf8, false, 2);
    row("umlaut in UTF-8", "x\xc3\x84y", u"ä"_s, Utf8, false, 1);
    row("umlaut in Latin-1", "x\xc4y", u"ä"_s, Latin1, false, 1);
    row("greek pi, bytes differ in both", "\xce\xa0", u"π"_s, Utf8, false, 0);
    row("half of one pi and half of the other", "\xcf\xa0", u"π"_s, Utf8, false, -1);
    row("UTF-16", QByteArray("xB\0r\0", 5), u"bR"_s, Utf16Le, false, 1);
    row("UTF-16, the upper byte first", QByteArray("\0B\0r", 4), u"Br"_s, Utf16Be, true, 0);
    row("UTF-16 in the other order", QByteArray("\0B\0r", 4), u"Br"_s, Utf16Le, true, -1);
    row("greek pi in UTF-16", QByteArray::fromHex("A003"), u"π"_s, Utf16Le, false, 0);
    row("no Latin-1", "x", u"π"_s, Latin1, true, -2);
    row("empty", "x", QString(), Utf8, true, -2);
}

void TestSearch::findsText()
{
    QFETCH(QByteArray, data);
    QFETCH(QString, text);
    QFETCH(TextEncoding, encoding);
    QFETCH(bool, sensitive);
    QFETCH(qint64, at);
    const auto pattern = Pattern::fromText(text, {.encoding = encoding, .matchesCase = sensitive});
    QCOMPARE(pattern.has_value(), at != -2);
    if (pattern)
        QCOMPARE(placeIn(Bytes(data), *pattern, 0, Direction::Forward), at);
}

void TestSearch::findsWholeWords_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<QString>("text");
    QTest::addColumn<TextEncoding>("encoding");
    QTest::addColumn<qint64>("at");
    using enum TextEncoding;
    QTest::newRow("alone") << QByteArray("bone") << u"bone"_s << Utf8 << qint64(0);
    QTest::newRow("between signs") << QByteArray("a bone.") << u"bone"_s << Utf8 << qint64(2);
    QTest::newRow("in others first") << QByteArray("bones backbone bone_2 bone") << u"bone"_s << Utf8 << qint64(22);
    QTest::newRow("beside zeros") << QByteArray("\0bone\0", 6) << u"bone"_s << Utf8 << qint64(1);
    QTest::newRow("behind an umlaut") << QByteArray("\xc3\xa4 bone \xc3\xa4"
                                                    "bone")
                                      << u"bone"_s << Utf8 << qint64(3);
    QTest::newRow("before an umlaut") << QByteArray("bone\xc3\xa4") << u"bone"_s << Utf8 << qint64(-1);
    QTest::newRow("the same bytes in Latin-1") << QByteArray("bone\xc3\xa4") << u"bone"_s << Latin1 << qint64(-1);
    QTest::newRow("UTF-16") << QByteArray("b\0o\0x\0 \0b\0o\0", 12) << u"bo"_s << Utf16Le << qint64(8);
    QTest::newRow("ends with a sign") << QByteArray("bone:x") << u"bone:"_s << Utf8 << qint64(0);
}

void TestSearch::findsWholeWords()
{
    QFETCH(QByteArray, data);
    QFETCH(QString, text);
    QFETCH(TextEncoding, encoding);
    const auto pattern = Pattern::fromText(text, {.encoding = encoding, .matchesCase = false, .wholeWords = true});
    for (const qint64 pieceSize : {1, 3, 100})
        QTEST(placeIn(inPieces(data, pieceSize), *pattern, 0, Direction::Forward), "at");
}

void TestSearch::findsNumbers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<qint64>("at"); // -2: not even a pattern
    const auto row = [](const char *name, const QString &text, const char *hex, qint64 at) {
        QTest::newRow(name) << text << QByteArray::fromHex(hex) << at;
    };
    row("i32", u"i32 -2"_s, "00FEFFFFFF", 1);
    row("i32 as hex", u"i32 0x1234"_s, "0034120000", 1);
    row("bits of a negative one", u"i32 0xFFFFFFFE"_s, "00FEFFFFFF", 1);
    row("u32 at its end", u"u32 4294967295"_s, "00FFFFFFFF", 1);
    row("u32 negative", u"u32 -1"_s, "FFFFFFFF", -2);
    row("i32 too large", u"i32 2147483648"_s, "00000080", -2);
    row("i16", u"i16 -2"_s, "00FEFF", 1);
    row("u16", u"u16 65534"_s, "00FEFF", 1);
    row("u16 too large", u"u16 65536"_s, "0000", -2);
    row("without a type", u"7"_s, "0007000000", 1);
    row("big-endian", u"u16be 258"_s, "02010102", 2);
    row("24 bits", u"i24 -3"_s, "00FDFFFF", 1);
    row("64 bits", u"u64 18446744073709551615"_s, "00FFFFFFFFFFFFFFFF", 1);
    row("64 bits, negative", u"i64 -9223372036854775808"_s, "000000000000000080", 1);
    row("a range", u"u16be 10..20"_s, "0009000A0014", 2);
    row("a range, its end", u"u16be 20..20"_s, "000900150014", 4);
    row("a range around zero", u"i8 -1..1"_s, "02FEFF", 2);
    row("a range over a byte", u"u16 255..256"_s, "FF010001", 2);
    row("a range the wrong way", u"u16 20..10"_s, "0000", -2);
    row("an integer give or take", u"u8 10±2"_s, "070D0C", 2);
    row("no further than the type goes", u"u8 1±5"_s, "FF00", 1);
    row("f32 exact", u"f32 1.5±0"_s, "000000C03F", 1);
    row("f32, the nearest to 0.1", u"f32 0.1±0"_s, "CDCCCC3D", 0);
    row("f32 beside it", u"f32 1.51"_s, "0000C03F", -1);
    row("f32 within the tolerance", u"f32 1.51±0.02"_s, "000000C03F", 1);
    row("f32, plus and minus as signs", u"f32 1.51+-0.02"_s, "000000C03F", 1);
    row("f32 as it is written when rounded", u"f32 0.333"_s, "ABAAAA3E", 0);
    row("f32 minus zero is zero", u"f32 0"_s, "00000080", 0);
    row("f32 NaN is near nothing", u"f32 0±1e30"_s, "0000C07F", -1);
    row("f32 from minus to plus", u"f32 -1..1"_s, "000040BF", 0);
    row("f32 outside", u"f32 -1..1"_s, "0000803FFF", 0);
    row("f32 just outside", u"f32 -1..1"_s, "0100803F", -1);
    row("NaN itself", u"f32 nan"_s, "0000807F0100C0FF", 4);
    row("infinity", u"f32 -inf"_s, "0000807F000080FF", 4);
    row("f64", u"f64 -1e3±0.5"_s, "000000000000408FC0", 1);
    row("f64be", u"f64be -1e3"_s, "00C08F400000000000", 1);
    row("half", u"f16 1.5"_s, "00003E", 1);
    row("negative tolerance", u"f32 1±-1"_s, "0000803F", -2);
    row("no number", u"f64 one"_s, "00", -2);
    row("no type", u"f31 1"_s, "00", -2);
}

void TestSearch::findsNumbers()
{
    QFETCH(QString, text);
    QFETCH(QByteArray, data);
    QFETCH(qint64, at);
    const auto pattern = Pattern::fromNumber(text);
    QCOMPARE(pattern.has_value(), at != -2);
    if (pattern)
        QCOMPARE(placeIn(Bytes(data), *pattern, 0, Direction::Forward), at);
}

void TestSearch::rangesAgreeWithEachNumber()
{
    // All numbers of 16 bits, in all ways to read them, against what the type itself says.
    QByteArray data;
    for (int i = 0; i < 65536; ++i)
        data += QByteArray(1, char(i & 0xff)) + char(i >> 8);
    const auto count = [&](const QString &text) {
        qint64 aligned = 0;
        for (const ByteRange &match : allIn(Bytes(data), *Pattern::fromNumber(text), 1 << 20))
            aligned += match.begin % 2 == 0 ? 1 : 0;
        return aligned;
    };
    QCOMPARE(count(u"u16 10..300"_s), 291);
    QCOMPARE(count(u"i16 -10..300"_s), 311);
    QCOMPARE(count(u"u16be 10..300"_s), 291);
    QCOMPARE(count(u"f16 -inf..inf"_s), 65536 - 2 * 1023);
    QCOMPARE(count(u"f16 nan"_s), 2 * 1023);
    QCOMPARE(count(u"f16 1..2"_s), 1025);
}

void TestSearch::findsExpressions_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<std::vector<ByteRange>>("matches");
    const auto row = [](const char *name, const QString &text, const QByteArray &data,
                        const std::vector<ByteRange> &matches) { QTest::newRow(name) << text << data << matches; };
    row("digits", u"bone_\\d+"_s, "bone_1 bone_ bone_23", {{0, 6}, {13, 20}});
    row("bytes", u"\\xFF\\x00."_s, QByteArray("\xFF\0\n\xFF", 4), {{0, 3}});
    row("do not overlap", u"aa"_s, "aaaaa", {{0, 2}, {2, 4}});
    row("nothing is no match", u"x*"_s, "axxb", {{1, 3}});
    row("begin of the file", u"^a"_s, "aa", {{0, 1}});
    row("end of the file", u"a$"_s, "aa", {{1, 2}});
    row("looks back", u"(?<=b)a"_s, "aba", {{2, 3}});
    row("nothing", u"z"_s, "aba", {});
}

void TestSearch::findsExpressions()
{
    QFETCH(QString, text);
    QFETCH(QByteArray, data);
    const auto pattern = Pattern::fromExpression(text, {}, nullptr);
    QVERIFY(pattern);
    for (const qint64 pieceSize : {1, 3, 100})
        QTEST(allIn(inPieces(data, pieceSize), *pattern), "matches");
}

void TestSearch::expressionsSeeSoFar()
{
    const qint64 far = Pattern::ExpressionReach;
    for (const qint64 at : {0, 16 * 1024 - 4, 16 * 1024 - 1, 16 * 1024, 100'000}) { // also over the seams of blocks
        QByteArray data(200'000, '.');
        data.replace(at, 1, "<");
        data.replace(at + far - 1, 1, ">");
        const auto pattern = Pattern::fromExpression(u"<[^>]*>"_s, {}, nullptr);
        QCOMPARE(allIn(Bytes(data), *pattern), (std::vector<ByteRange>{{at, at + far}}));
        data.replace(at + far - 1, 2, ".>");
        QCOMPARE(allIn(Bytes(data), *pattern), std::vector<ByteRange>());
        // What could go on further ends there, wherever blocks begin.
        const auto greedy = Pattern::fromExpression(u"<.*"_s, {}, nullptr);
        QCOMPARE(allIn(Bytes(data), *greedy), (std::vector<ByteRange>{{at, at + far}}));
    }
    const auto run = Pattern::fromExpression(u"a+"_s, {}, nullptr);
    const std::vector<ByteRange> runs = allIn(Bytes(QByteArray(100'000, 'a')), *run);
    QCOMPARE(runs.size(), size_t((100'000 + far - 1) / far));
    QCOMPARE(runs.back(), (ByteRange{100'000 / far * far, 100'000}));
    const auto atTheEnd = Pattern::fromExpression(u"a$"_s, {}, nullptr);
    QCOMPARE(allIn(Bytes(QByteArray(100'000, 'a')), *atTheEnd), (std::vector<ByteRange>{{99'999, 100'000}}));
}

void TestSearch::hostileExpressionsEnd()
{
    const Bytes bytes(QByteArray(1 << 20, 'a'));
    for (const QString &text : {u"(a+)+[bc]"_s, u"(a|a)*[bc]"_s, u"(.*)*(.*)*[xy]"_s}) {
        const auto pattern = Pattern::fromExpression(text, {}, nullptr);
        QVERIFY(pattern);
        SearchContext context;
        qint64 count = 0;
        forEachMatch(bytes, *pattern, bytes.range(), context, [&](ByteRange) { return ++count < 100; });
        QCOMPARE(count, 0);
        QVERIFY2(context.givenUp > 0 && context.givenUp <= bytes.size(), qPrintable(text));
    }
}

void TestSearch::refusesExpressionsThatMakeNoSense()
{
    QString error;
    QVERIFY(!Pattern::fromExpression(u"(a"_s, {}, &error));
    QVERIFY(!error.isEmpty());
    QVERIFY(!Pattern::fromExpression(u"π"_s, {}, &error));
    QVERIFY2(error.contains(u"Latin-1"_s), qPrintable(error));
    QVERIFY(!Pattern::fromExpression(QString(), {}, &error));
    QVERIFY(!Pattern::fromExpression(QString(10'000, u'('), {}, &error));
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
    const auto pattern = Pattern::fromText(u"needle"_s, {});
    QCOMPARE(placeIn(bytes, *pattern, 0, Direction::Forward), 4);
    QCOMPARE(placeIn(bytes, *pattern, 4, Direction::Forward), 4);
    QCOMPARE(placeIn(bytes, *pattern, 5, Direction::Forward), 14);
    QCOMPARE(placeIn(bytes, *pattern, 15, Direction::Forward), -1);
    QCOMPARE(placeIn(bytes, *pattern, bytes.size(), Direction::Backward), 14);
    QCOMPARE(placeIn(bytes, *pattern, 14, Direction::Backward), 4);
    QCOMPARE(placeIn(bytes, *pattern, 4, Direction::Backward), -1);
    QCOMPARE(allIn(bytes, *pattern), (std::vector<ByteRange>{{4, 10}, {14, 20}}));
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
        QCOMPARE(placeIn(bytes, pattern, from, Direction::Forward), at);
        QCOMPARE(placeIn(bytes, pattern, at + 1, Direction::Backward), at);
    }
    QVERIFY(count > 10);
    qint64 all = 0;
    for (qsizetype at = data.indexOf(needle); at >= 0; at = data.indexOf(needle, at + 1))
        ++all;
    QCOMPARE(qint64(allIn(bytes, pattern, data.size()).size()), all);
}

void TestSearch::findsInComputedBytesAcrossBlocks()
{
    constexpr qint64 Block = 1 << 20;
    const qint64 size = 8 * Block;
    for (const qint64 at : {0 * Block, Block - 2, 3 * Block - 1, 5 * Block, size - 4}) {
        const Bytes bytes(std::make_shared<SparseSource>(size, at));
        const Pattern pattern = Pattern::fromBytes("MARK");
        QCOMPARE(placeIn(bytes, pattern, 0, Direction::Forward), at);
        QCOMPARE(placeIn(bytes, pattern, size, Direction::Backward), at);
    }
}

void TestSearch::countsOverlappingMatchesUpToTheLimit()
{
    const Bytes bytes(QByteArray(10, 'a'));
    const Pattern pattern = Pattern::fromBytes("aaa");
    QCOMPARE(allIn(bytes, pattern, 100).size(), 8U);
    QCOMPARE(allIn(bytes, pattern, 5).size(), 5U);
    QVERIFY(allIn(Bytes(), pattern).empty());
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
        SearchContext context{.cancel = &cancel, .progress = [&](qint64 done) {
                                  seen = done;
                                  cancel = done >= 4 << 20;
                              }};
        QVERIFY(!findIn(bytes, pattern, from, direction, context));
        QCOMPARE(seen, 4 << 20);
    }
}

QTEST_GUILESS_MAIN(TestSearch)
#include "tst_search.moc"
