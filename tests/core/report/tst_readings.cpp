#include "core/report/readings.h"

#include <QTest>

#include <random>

using namespace hexahedron;

class TestReadings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void writes_data();
    void writes();
    void refuses_data();
    void refuses();
    void whatIsWrittenIsReadAgain_data();
    void whatIsWrittenIsReadAgain();
};

namespace {

const Reading &called(const QString &name)
{
    const auto &all = allReadings();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const Reading &one) { return name == QLatin1StringView(one.name); });
    Q_ASSERT(found != all.end());
    return *found;
}

std::span<const uchar> spanOf(const QByteArray &bytes)
{
    return {reinterpret_cast<const uchar *>(bytes.constData()), size_t(bytes.size())};
}

} // namespace

void TestReadings::reads_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("little");
    QTest::addColumn<QString>("big");
    const auto row = [](const char *name, const char *hex, const char *little, const char *big = nullptr) {
        QTest::addRow("%s %s", name, hex) << QString::fromLatin1(name) << QByteArray::fromHex(hex)
                                          << QString::fromUtf8(little) << QString::fromUtf8(big ? big : little);
    };
    row("u8", "ff", "255");
    row("i8", "ff", "-1");
    row("u16", "0180", "32769", "384");
    row("i16", "0180", "-32767", "384");
    row("u24", "010203", "197121", "66051");
    row("i24", "0000ff", "-65536", "255");
    row("u32", "ffffffff", "4294967295");
    row("u64", "ffffffffffffffff", "18446744073709551615");
    row("i64", "0000000000000080", "-9223372036854775808", "128");
    row("f16", "003c", "1", "3.5762787e-06");
    row("f32", "cdcccc3d", "0.1", "-429492128");
    row("f64", "000000000000f03f", "1", "3.03865e-319");
    row("fixed 8.8", "8001", "1.5", "-127.99609");
    row("fixed 16.16", "0080ffff", "-0.5", "128.99998474121094");
    row("unorm8", "ff", "1");
    row("snorm8", "81", "-1");
    row("RGB565", "00f8", "1 0 0", "0 0.1111 0.7742");
    row("10:10:10:2", "ff0300c0", "1 0 0 1", "0.1877 0.1877 0.9853 1");
    row("RGB8", "ff8000", "#ff8000");
    row("vec3", "0000803f0000004000004040", "1 2 3", "4.6006e-41 9e-44 2.3049e-41");
    row("quaternion wxyz", "00000000000000000000803f00000000", "180° (0 1 0)", "");
    row("quaternion xyzw", "0000000000000000000000000000803f", "0°", "");
    row("FourCC", "42423344", "'D3BB'", "'BB3D'");
    row("UTF-16", "48006900", "Hi", "䠀椀");
    row("Latin-1", "e461", "äa");
    row("bits", "a5", "1010 0101");
    row("uleb128", "e58e26", "624485 (3)");
    row("sleb128", "9bf159", "-624485 (3)");
    row("uleb128", "8080", ""); // goes on behind what is there
    row("Unix time 32", "00000000", "1970-01-01T00:00:00Z");
    row("DOS time", "2164695d", "2026-11-09 12:33:02", "1996-11-04 13:10:58");
}

void TestReadings::reads()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    const Reading &reading = called(name);
    QVERIFY(bytes.size() >= reading.size);
    QTEST(reading.text(spanOf(bytes), false), "little");
    QTEST(reading.text(spanOf(bytes), true), reading.hasOrder ? "big" : "little");
}

void TestReadings::writes_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("little");
    QTest::addColumn<QByteArray>("big");
    const auto row = [](const char *name, const char *text, const char *little, const char *big) {
        QTest::addRow("%s %s", name, text) << QString::fromLatin1(name) << QString::fromUtf8(text)
                                           << QByteArray::fromHex(little) << QByteArray::fromHex(big);
    };
    row("u16", "0x1234", "3412", "1234");
    row("u8", "010", "0a", "0a"); // not the octal number of C
    row("i8", "-08", "f8", "f8");
    row("i24", " -2 ", "feffff", "fffffe");
    row("f32", "1", "0000803f", "3f800000");
    row("fixed 16.16", "-0.5", "0080ffff", "ffff8000");
    row("RGB565", "1 0 0", "00f8", "f800");
    row("RGBA8", "ff800040", "ff800040", "ff800040");
    row("vec2", "1 2", "0000803f00000040", "3f80000040000000");
    row("bits", "10100101", "a5", "a5");
    row("Unix time 32", "2000-01-01T00:00:00", "80436d38", "386d4380");
}

void TestReadings::writes()
{
    QFETCH(QString, name);
    QFETCH(QString, text);
    QFETCH(QByteArray, little);
    QFETCH(QByteArray, big);
    QCOMPARE(called(name).bytes(text, false), std::optional(little));
    QCOMPARE(called(name).bytes(text, true), std::optional(big));
}

void TestReadings::refuses_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("text");
    QTest::newRow("too large") << QStringLiteral("u8") << QStringLiteral("256");
    QTest::newRow("below zero") << QStringLiteral("u32") << QStringLiteral("-1");
    QTest::newRow("too small") << QStringLiteral("i8") << QStringLiteral("-129");
    QTest::newRow("no number") << QStringLiteral("f32") << QStringLiteral("one");
    QTest::newRow("past the end of a fixed number") << QStringLiteral("fixed 8.8") << QStringLiteral("128");
    QTest::newRow("more than 1") << QStringLiteral("unorm8") << QStringLiteral("1.1");
    QTest::newRow("too few") << QStringLiteral("vec3") << QStringLiteral("1 2");
    QTest::newRow("no digits") << QStringLiteral("RGB8") << QStringLiteral("#ff80");
    QTest::newRow("seven bits") << QStringLiteral("bits") << QStringLiteral("1010101");
    QTest::newRow("more than a float holds") << QStringLiteral("f32") << QStringLiteral("1e39");
    QTest::newRow("more than a half holds") << QStringLiteral("f16") << QStringLiteral("70000");
    QTest::newRow("one of three is too large") << QStringLiteral("vec3") << QStringLiteral("1 1e39 2");
    QTest::newRow("no date") << QStringLiteral("DOS time") << QStringLiteral("1979-01-01 00:00:00");
}

void TestReadings::refuses()
{
    QFETCH(QString, name);
    QFETCH(QString, text);
    QVERIFY(!called(name).bytes(text, false));
}

void TestReadings::whatIsWrittenIsReadAgain_data()
{
    QTest::addColumn<int>("number");
    for (size_t i = 0; i < allReadings().size(); ++i) {
        if (allReadings()[i].bytes)
            QTest::newRow(allReadings()[i].name) << int(i);
    }
}

void TestReadings::whatIsWrittenIsReadAgain()
{
    QFETCH(int, number);
    const Reading &reading = allReadings()[size_t(number)];
    std::mt19937 random(7);
    int meant = 0;
    for (int i = 0; i < 200; ++i) {
        QByteArray bytes(reading.size, 0);
        for (qsizetype k = 0; k < bytes.size(); ++k) {
            const bool isSmall = i % 4 >= 2; // half of it is zero, at one of both ends
            const bool isZero = isSmall && (i % 4 == 2) == (k < bytes.size() / 2);
            bytes[k] = isZero ? '\0' : char(random());
        }
        for (const bool isBig : {false, true}) {
            const QString text = reading.text(spanOf(bytes), isBig);
            if (text.isEmpty() || text.contains(QStringLiteral("nan")))
                continue;
            const auto written = reading.bytes(text, isBig);
            QVERIFY2(written && written->size() == reading.size, qPrintable(text));
            QCOMPARE(reading.text(spanOf(*written), isBig), text);
            ++meant;
        }
    }
    QVERIFY(meant > 10);
}

QTEST_GUILESS_MAIN(TestReadings)
#include "tst_readings.moc"
