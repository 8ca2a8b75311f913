#include "core/bytes/bytesummary.h"
#include "core/report/byteforms.h"

#include <QRegularExpression>
#include <QTest>

using namespace hexahedron;

class TestByteForms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesArrays_data();
    void writesArrays();
    void sumsAreKnownOnes();
    void countsValues();
    void stopsWhenCancelled();
};

void TestByteForms::writesArrays_data()
{
    QTest::addColumn<QString>("form");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *form, const char *text) {
        QTest::newRow(form) << QString::fromLatin1(form) << QString::fromLatin1(text);
    };
    row("C Array", "const unsigned char data[3] = {\n    0x00, 0x7F, 0xFF\n};\n");
    row("C++ Array", "constexpr std::array<std::uint8_t, 3> data{\n    0x00, 0x7F, 0xFF\n};\n");
    row("Python Bytes", "data = bytes([\n    0x00, 0x7F, 0xFF\n])\n");
    row("Rust Array", "const DATA: [u8; 3] = [\n    0x00, 0x7F, 0xFF\n];\n");
    row("JSON Array", "[\n    0, 127, 255\n]\n");
    row("Decimal Numbers", "0 127 255");
    row("Base64", "AH//");
}

void TestByteForms::writesArrays()
{
    QFETCH(QString, form);
    const auto forms = byteForms();
    const auto found = std::find_if(forms.begin(), forms.end(),
                                    [&](const ByteForm &one) { return QString(one.title()).remove(u'&') == form; });
    QVERIFY(found != forms.end());
    QTEST(found->write(QByteArray::fromHex("007fff")), "text");
    // Long ones go on in further rows, and none is lost.
    const QString rows = found->write(QByteArray(100, '\x11'));
    static const QRegularExpression number(QStringLiteral("0x11|\\b17\\b"));
    if (form != u"Base64")
        QCOMPARE(rows.count(number), 100);
}

/// Of "123456789", as everybody writes them.
void TestByteForms::sumsAreKnownOnes()
{
    const auto summary = summaryOf(Bytes("xx123456789"), {2, 11});
    QVERIFY(summary);
    QCOMPARE(summary->size, 9);
    QCOMPARE(summary->crc32, 0xCBF43926U);
    QCOMPARE(summary->adler32, 0x091E01DEU);
    QCOMPARE(summary->md5.toHex(), QByteArray("25f9e794323b453885f5181f1b624d0b"));
    QCOMPARE(summary->sha1.toHex(), QByteArray("f7c3bc1d808e04732adf679965ccc34ca7ae3441"));
    QCOMPARE(summary->sha256.toHex(), QByteArray("15e2b0d3c33891ebb0f1ef609ec419420c20e320ce94c65fbc8c3312448eb225"));
}

void TestByteForms::countsValues()
{
    QByteArray all;
    for (int i = 0; i < 256; ++i)
        all += char(i);
    const auto even = summaryOf(Bytes(all), {0, 256});
    QCOMPARE(even->entropy(), 8.0);
    QCOMPARE(even->differentValues(), 256);
    QCOMPARE(even->mean(), 127.5);
    const auto one = summaryOf(Bytes(QByteArray(1000, '\x05')), {0, 1000});
    QCOMPARE(one->entropy(), 0.0);
    QCOMPARE(one->differentValues(), 1);
    QCOMPARE(one->counts[5], 1000);
    const auto none = summaryOf(Bytes(), {0, 0});
    QCOMPARE(none->entropy(), 0.0);
}

void TestByteForms::stopsWhenCancelled()
{
    const std::atomic_bool cancelled = true;
    QVERIFY(!summaryOf(Bytes("some"), {0, 4}, &cancelled));
}

QTEST_GUILESS_MAIN(TestByteForms)
#include "tst_byteforms.moc"
