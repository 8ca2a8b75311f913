#include "core/bytes/codec.h"
#include "tests/support/samples.h"

#include <QtEndian>

#include <random>

using namespace hexahedron;

namespace {

std::span<const uchar> spanOf(const QByteArray &bytes)
{
    return {reinterpret_cast<const uchar *>(bytes.constData()), size_t(bytes.size())};
}

QByteArray text(int size)
{
    QByteArray bytes;
    for (int i = 0; bytes.size() < size; ++i)
        bytes += "vertex " + QByteArray::number(i * 7 % 1000) + ' ';
    bytes.truncate(size);
    return bytes;
}

/// As in pictures that are packed already: nothing repeats.
QByteArray noise(qsizetype size)
{
    QByteArray bytes(size, Qt::Uninitialized);
    std::mt19937 random(1);
    std::generate(bytes.begin(), bytes.end(), [&random] { return char(random()); });
    return bytes;
}

constexpr qint64 Most = qint64(1) << 30;

} // namespace

class TestCodecs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesBackWhatWasPacked_data();
    void givesBackWhatWasPacked();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void expandsNoFurtherThanAllowed_data();
    void expandsNoFurtherThanAllowed();
    void takesNoMemoryForAClaim();
    void findsTheRealSizeOfLargeStreams_data();
    void findsTheRealSizeOfLargeStreams();
    void survivesFlippedBits_data();
    void survivesFlippedBits();
    void readsRealStreams();
    void blocksExpandStraightIntoTheirPlace();
    void limitsGrowWithThePackedBytes();
    void limitsAreSetByName();
};

namespace {

void addCodecs()
{
    QTest::addColumn<const Codec *>("codec");
    QTest::newRow("lz4") << &codecs::lz4();
    QTest::newRow("lzma") << &codecs::lzma();
}

} // namespace

void TestCodecs::givesBackWhatWasPacked_data()
{
    QTest::addColumn<const Codec *>("codec");
    QTest::addColumn<QByteArray>("bytes");
    for (const Codec *codec : {&codecs::lz4(), &codecs::lzma()}) {
        const auto row = [codec](const char *name, const QByteArray &bytes) {
            QTest::addRow("%s, %s", codec->name(), name) << codec << bytes;
        };
        row("one byte", "x");
        row("a few words", text(100));
        row("a block", text(32768));
        row("a megabyte", text(1 << 20));
        row("zeros", QByteArray(1 << 20, '\0'));
        row("noise, which grows", noise(1 << 20));
    }
}

void TestCodecs::givesBackWhatWasPacked()
{
    QFETCH(const Codec *, codec);
    QFETCH(QByteArray, bytes);
    const std::optional<Encoded> encoded = codec->encode(spanOf(bytes));
    QVERIFY(encoded);
    const Decoded decoded = codec->decode(spanOf(encoded->bytes), encoded->parameters, bytes.size(), Most);
    QCOMPARE(int(decoded.problem), int(Decoded::Problem::None));
    QCOMPARE(decoded.bytes, bytes);
    QCOMPARE(decoded.used, encoded->bytes.size());
    QVERIFY(!decoded.hasEndMarker);
}

void TestCodecs::saysWhatIsWrong_data()
{
    using Problem = Decoded::Problem;
    QTest::addColumn<const Codec *>("codec");
    QTest::addColumn<qint64>("cut");
    QTest::addColumn<qint64>("announced");
    QTest::addColumn<Problem>("problem");
    QTest::addColumn<qint64>("realSize");
    QTest::newRow("lz4, announces too much")
        << &codecs::lz4() << qint64(0) << qint64(5001) << Problem::SizeWrong << qint64(5000);
    QTest::newRow("lz4, announces too little")
        << &codecs::lz4() << qint64(0) << qint64(4999) << Problem::SizeWrong << qint64(5000);
    QTest::newRow("lz4, cut off") << &codecs::lz4() << qint64(10) << qint64(5000) << Problem::Damaged << qint64(-1);
    QTest::newRow("lz4, empty") << &codecs::lz4() << qint64(-1) << qint64(5000) << Problem::CutOff << qint64(-1);
    QTest::newRow("lzma, announces too much")
        << &codecs::lzma() << qint64(0) << qint64(5300) << Problem::SizeWrong << qint64(5000);
    QTest::newRow("lzma, announces too little")
        << &codecs::lzma() << qint64(0) << qint64(4000) << Problem::SizeWrong << qint64(5000);
    QTest::newRow("lzma, cut off") << &codecs::lzma() << qint64(60) << qint64(5000) << Problem::CutOff << qint64(-1);
    QTest::newRow("lzma, empty") << &codecs::lzma() << qint64(-1) << qint64(5000) << Problem::CutOff << qint64(-1);
}

void TestCodecs::saysWhatIsWrong()
{
    QFETCH(const Codec *, codec);
    QFETCH(qint64, cut);
    QFETCH(qint64, announced);
    QFETCH(Decoded::Problem, problem);
    QFETCH(qint64, realSize);
    Encoded encoded = *codec->encode(spanOf(text(5000)));
    encoded.bytes.chop(cut < 0 ? encoded.bytes.size() : cut);
    const Decoded decoded = codec->decode(spanOf(encoded.bytes), encoded.parameters, announced, Most);
    QCOMPARE(int(decoded.problem), int(problem));
    if (realSize >= 0)
        QCOMPARE(decoded.realSize.value_or(-1), realSize);
}

void TestCodecs::expandsNoFurtherThanAllowed_data()
{
    addCodecs();
}

void TestCodecs::expandsNoFurtherThanAllowed()
{
    QFETCH(const Codec *, codec);
    const Encoded encoded = *codec->encode(spanOf(QByteArray(1 << 20, '\0')));
    const Decoded decoded = codec->decode(spanOf(encoded.bytes), encoded.parameters, 1 << 20, 1000);
    QCOMPARE(int(decoded.problem), int(Decoded::Problem::LimitReached));
    QVERIFY(decoded.bytes.size() <= 1000);
}

void TestCodecs::takesNoMemoryForAClaim()
{
    const Encoded encoded = *codecs::lzma().encode(spanOf(text(1000)));
    std::vector<qint64> parameters = encoded.parameters;
    parameters[1] = 0xffffffff; // a dictionary of 4 GiB
    const Decoded decoded = codecs::lzma().decode(spanOf(encoded.bytes), parameters, qint64(1) << 40, qint64(1) << 40);
    QCOMPARE(decoded.bytes, text(1000));
    QVERIFY(decoded.bytes.capacity() < 1 << 20);
}

void TestCodecs::findsTheRealSizeOfLargeStreams_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<qint64>("by");
    // One byte less of zeros could be the end, too: then what is left is another finding.
    QTest::newRow("text, too little") << text(1 << 20) << qint64(-1);
    QTest::newRow("text, too much") << text(1 << 20) << qint64(1);
    QTest::newRow("zeros, too much") << QByteArray(8 << 20, '\0') << qint64(1);
    QTest::newRow("a step, too little") << text(1 << 16) << qint64(-1);
    QTest::newRow("a step, too much") << text(1 << 16) << qint64(1);
}

void TestCodecs::findsTheRealSizeOfLargeStreams()
{
    QFETCH(QByteArray, bytes);
    QFETCH(qint64, by);
    const Encoded encoded = *codecs::lzma().encode(spanOf(bytes));
    const Decoded decoded = codecs::lzma().decode(spanOf(encoded.bytes), encoded.parameters, bytes.size() + by, Most);
    QCOMPARE(int(decoded.problem), int(Decoded::Problem::SizeWrong));
    QCOMPARE(decoded.realSize.value_or(-1), bytes.size());
}

void TestCodecs::survivesFlippedBits_data()
{
    addCodecs();
}

void TestCodecs::survivesFlippedBits()
{
    QFETCH(const Codec *, codec);
    const Encoded encoded = *codec->encode(spanOf(text(500)));
    for (qsizetype bit = 0; bit < encoded.bytes.size() * 8; ++bit) {
        QByteArray damaged = encoded.bytes;
        damaged[bit / 8] = char(damaged[bit / 8] ^ (1 << (bit % 8)));
        const Decoded decoded = codec->decode(spanOf(damaged), encoded.parameters, 500, 4096);
        QVERIFY(decoded.bytes.size() <= 4096);
    }
    for (qint64 properties = -1; properties < 256; ++properties)
        codec->decode(spanOf(encoded.bytes), std::vector<qint64>{properties, 0}, 500, 4096);
}

void TestCodecs::readsRealStreams()
{
    QFile file(test::sharedSamples() + QStringLiteral("/e3d/cow.e3d"));
    if (!file.open(QIODevice::ReadOnly))
        QSKIP("../shared/samples is not there");
    const QByteArray bytes = file.readAll();
    const auto *block = reinterpret_cast<const uchar *>(bytes.constData()) + 12;
    const qint64 expanded = qFromLittleEndian<quint32>(block + 6);
    const std::vector<qint64> parameters{block[10], qFromLittleEndian<quint32>(block + 11)};
    const Decoded decoded = codecs::lzma().decode(spanOf(bytes.mid(27)), parameters, expanded, Most);
    QCOMPARE(int(decoded.problem), int(Decoded::Problem::None));
    QCOMPARE(decoded.bytes.size(), expanded);
    QCOMPARE(decoded.used, bytes.size() - 27);
    QCOMPARE(parameters[0], 0xdc);
}

void TestCodecs::blocksExpandStraightIntoTheirPlace()
{
    const QByteArray bytes = QByteArray("some words, ").repeated(100);
    const Encoded encoded = codecs::lz4().encode(spanOf(bytes)).value();
    QByteArray room(bytes.size() + 1, '?');
    const auto into = [&](qsizetype size) {
        return codecs::lz4().decodeInto(spanOf(encoded.bytes), {reinterpret_cast<uchar *>(room.data()), size_t(size)});
    };
    QVERIFY(into(bytes.size()));
    QCOMPARE(room, bytes + '?');
    QVERIFY(!into(bytes.size() - 1)); // decode() says what is wrong
    QVERIFY(!into(bytes.size() + 1));
}

void TestCodecs::limitsAreSetByName()
{
    ExpandLimits limits;
    QVERIFY(limits.set(u"total", 5) && limits.set(u"stream", 6) && limits.set(u"ratio", 7) && limits.set(u"depth", 8));
    QCOMPARE(limits.total, 5);
    QCOMPARE(limits.stream, 6);
    QCOMPARE(limits.ratio, 7);
    QCOMPARE(limits.depth, 8);
    QVERIFY(!limits.set(u"height", 1));
    QVERIFY(!limits.set(u"ratio", 0));
    QVERIFY(!limits.set(u"depth", 1000));
    const ExpandLimits usual{.total = 1000, .stream = 500, .ratio = 10, .free = 100};
    QCOMPARE(QByteArray(usual.deciding(1, 0)), QByteArray("ratio"));
    QCOMPARE(QByteArray(usual.deciding(100, 0)), QByteArray("stream"));
    QCOMPARE(QByteArray(usual.deciding(100, 900)), QByteArray("total"));
}

void TestCodecs::limitsGrowWithThePackedBytes()
{
    const ExpandLimits limits{.total = 1000'000, .stream = 500'000, .ratio = 10, .free = 1000, .depth = 4};
    QCOMPARE(limits.most(1, 0), 1000);
    QCOMPARE(limits.most(2000, 0), 20'000);
    QCOMPARE(limits.most(qint64(1) << 60, 0), 500'000);
    QCOMPARE(limits.most(qint64(1) << 60, 600'000), 400'000);
    QCOMPARE(limits.most(100, 2'000'000), 0);
}

QTEST_GUILESS_MAIN(TestCodecs)
#include "tst_codecs.moc"
