#include "core/bytes/checksums.h"

#include <QRandomGenerator>
#include <QTest>

using namespace hexahedron;

namespace {

std::span<const uchar> spanOf(const QByteArray &bytes)
{
    return {reinterpret_cast<const uchar *>(bytes.constData()), size_t(bytes.size())};
}

quint32 plainCrc(const QByteArray &bytes)
{
    quint32 sum = ~0u;
    for (const char byte : bytes) {
        sum ^= uchar(byte);
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum >> 1) ^ (0xEDB88320u & (0u - (sum & 1)));
    }
    return ~sum;
}

quint32 plainSdbm(const QByteArray &bytes)
{
    quint32 hash = 0;
    for (const char byte : bytes)
        hash = uchar(byte) + (hash << 6) + (hash << 16) - hash;
    return hash;
}

} // namespace

class TestChecksums : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knownSums();
    void likeTheDefinition();
    void inParts();
    void blocksOfAnyLengthAndContent();
};

void TestChecksums::knownSums()
{
    QCOMPARE(crc32(spanOf("123456789")), 0xCBF43926u);
    QCOMPARE(crc32(spanOf("IEND")), 0xAE426082u);
    QCOMPARE(crc32(spanOf({})), 0u);
    QCOMPARE(sdbm(spanOf({})), 0u);
    QCOMPARE(sdbm(spanOf("a")), 97u);
    QCOMPARE(sdbm(spanOf("ab")), 97u * 65599u + 98u);
    QCOMPARE(sdbm(spanOf("\xff")), 255u);
}

void TestChecksums::likeTheDefinition()
{
    QRandomGenerator random(1);
    for (int size = 0; size < 70; ++size) {
        QByteArray bytes(size, Qt::Uninitialized);
        for (char &byte : bytes)
            byte = char(random.bounded(256));
        QCOMPARE(crc32(spanOf(bytes)), plainCrc(bytes));
        QCOMPARE(sdbm(spanOf(bytes)), plainSdbm(bytes));
    }
}

void TestChecksums::inParts()
{
    const QByteArray all(QByteArray("The quick brown fox jumps over the lazy dog. ").repeated(30));
    Bytes bytes;
    for (qsizetype at = 0; at < all.size(); at += 17)
        bytes = bytes.appended(Bytes(all.mid(at, 17)));
    QCOMPARE(crc32(bytes, bytes.range()), plainCrc(all));
    QCOMPARE(sdbm(bytes, bytes.range()), plainSdbm(all));
    QCOMPARE(sdbm(bytes, {100, 500}), plainSdbm(all.mid(100, 400)));
    for (qsizetype cut = 0; cut <= all.size(); cut += 13) {
        const QByteArray a = all.first(cut);
        const QByteArray b = all.sliced(cut);
        QCOMPARE(crc32(spanOf(b), crc32(spanOf(a))), plainCrc(all));
        QCOMPARE(sdbm(spanOf(b), sdbm(spanOf(a))), plainSdbm(all));
        QCOMPARE(sdbmCombined(plainSdbm(a), plainSdbm(b), b.size()), plainSdbm(all));
    }
}

void TestChecksums::blocksOfAnyLengthAndContent()
{
    QRandomGenerator random(2);
    for (const int size : {255, 256, 257, 511, 512, 513, 1024, 4095, 70'001}) {
        for (const char filling : {'\0', '\x7f', '\x80', '\xff'})
            QCOMPARE(sdbm(spanOf(QByteArray(size, filling))), plainSdbm(QByteArray(size, filling)));
        QByteArray bytes(size, Qt::Uninitialized);
        for (char &byte : bytes)
            byte = char(random.bounded(256));
        const quint32 whole = plainSdbm(bytes);
        QCOMPARE(sdbm(spanOf(bytes)), whole);
        for (int i = 0; i < 20; ++i) {
            const qsizetype cut = random.bounded(size + 1);
            const quint32 first = sdbm(spanOf(bytes.first(cut)));
            QCOMPARE(sdbm(spanOf(bytes.sliced(cut)), first), whole);
            QCOMPARE(sdbmCombined(first, sdbm(spanOf(bytes.sliced(cut))), size - cut), whole);
        }
    }
}

QTEST_APPLESS_MAIN(TestChecksums)
#include "tst_checksums.moc"
