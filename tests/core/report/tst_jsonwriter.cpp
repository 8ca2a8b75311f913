#include "core/report/jsonwriter.h"
#include "core/report/numbertext.h"
#include "core/report/orderedoutput.h"
#include "core/tree/value.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTest>

#include <bit>

using namespace hexahedron;

namespace {

QByteArray written(const std::function<void(JsonWriter &)> &write)
{
    TextOutput out;
    JsonWriter json(out);
    write(json);
    return QByteArray(out.text().data(), qsizetype(out.text().size()));
}

template<typename Float>
QByteArray floatText(Float value)
{
    char text[MostNumberText];
    return QByteArray(text, writeFloat(text, value) - text);
}

/// Takes so many bytes, then none.
class FullDevice : public QIODevice
{
public:
    explicit FullDevice(qint64 room)
        : m_room(room)
    {
        open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    }

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *, qint64 size) override
    {
        if (size > m_room)
            return -1;
        m_room -= size;
        return size;
    }

private:
    qint64 m_room;
};

} // namespace

class TestJsonWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void separatesWithCommas();
    void escapesTexts_data();
    void escapesTexts();
    void writesBytesOfFiles_data();
    void writesBytesOfFiles();
    void writesFloats_data();
    void writesFloats();
    void floatsReadBackTheSame();
    void doublesReadBackTheSame();
    void writesIntegers();
    void writesHexBitByBit();
    void keepsTheOrderOfJobs_data();
    void keepsTheOrderOfJobs();
    void endsWithJobsLeft();
    void tellsOfAFullDevice();
};

void TestJsonWriter::separatesWithCommas()
{
    const QByteArray text = written([](JsonWriter &json) {
        json.beginObject();
        json.member("a", qint64(1));
        json.key("b");
        json.beginArray();
        json.beginObject();
        json.endObject();
        json.beginArray();
        json.endArray();
        json.null();
        json.boolean(true);
        json.endArray();
        json.flag("c", false);
        json.endObject();
    });
    QCOMPARE(text, QByteArray(R"({"a":1,"b":[{},[],null,true],"c":false})"));
}

void TestJsonWriter::escapesTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("empty") << QByteArray("") << QByteArray(R"("")");
    QTest::newRow("plain") << QByteArray("NODE") << QByteArray(R"("NODE")");
    QTest::newRow("quotes at both ends") << QByteArray(R"("a")") << QByteArray(R"("\"a\"")");
    QTest::newRow("backslash") << QByteArray(R"(a\b)") << QByteArray(R"("a\\b")");
    QTest::newRow("line end") << QByteArray("a\r\n\tb") << QByteArray(R"("a\r\n\tb")");
    QTest::newRow("control characters") << QByteArray("\x01\x1f\x00", 3) << QByteArray(R"("\u0001\u001f\u0000")");
    QTest::newRow("UTF-8") << QByteArray("größe") << QByteArray("\"größe\"");
}

void TestJsonWriter::escapesTexts()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, json);
    const auto asBytes = written(
        [&](JsonWriter &writer) { writer.string(std::string_view(text.constData(), size_t(text.size()))); });
    QCOMPARE(asBytes, json);
    QCOMPARE(written([&](JsonWriter &writer) { writer.string(QString::fromUtf8(text)); }), json);
    QCOMPARE(QJsonDocument::fromJson('[' + asBytes + ']').array()[0].toString(), QString::fromUtf8(text));
}

void TestJsonWriter::writesBytesOfFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("ASCII") << QByteArray("stone.png");
    QTest::newRow("UTF-8") << QByteArray("größe");
    QTest::newRow("Latin-1") << QByteArray("gr\xf6\xdf\x65");
    QTest::newRow("what looks like an escape") << QByteArray("textures\\x41.png");
    QTest::newRow("half a character") << QByteArray("a\xe2\x82");
}

void TestJsonWriter::writesBytesOfFiles()
{
    QFETCH(QByteArray, bytes);
    const QByteArray json = written([&](JsonWriter &writer) { writer.text(bytes); });
    const QString text = QJsonDocument::fromJson('[' + json + ']').array()[0].toString();
    QCOMPARE(text, textOf(bytes));
    QCOMPARE(bytesOfText(text), bytes);
}

void TestJsonWriter::writesFloats_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("zero") << 0.0 << QByteArray("0");
    QTest::newRow("minus zero") << -0.0 << QByteArray("-0");
    QTest::newRow("whole") << -99999.0 << QByteArray("-99999");
    QTest::newRow("large and whole") << 100000.0 << QByteArray("1e+05");
    QTest::newRow("tenth") << 0.1 << QByteArray("0.1");
    QTest::newRow("small") << 1.5e-10 << QByteArray("1.5e-10");
    QTest::newRow("nan") << std::numeric_limits<double>::quiet_NaN() << QByteArray(R"("nan")");
    QTest::newRow("infinity") << std::numeric_limits<double>::infinity() << QByteArray(R"("inf")");
    QTest::newRow("minus infinity") << -std::numeric_limits<double>::infinity() << QByteArray(R"("-inf")");
}

void TestJsonWriter::writesFloats()
{
    QFETCH(double, value);
    QFETCH(QByteArray, json);
    QCOMPARE(floatText(value), json);
    QCOMPARE(floatText(float(value)), json);
}

void TestJsonWriter::floatsReadBackTheSame()
{
    QRandomGenerator random(1);
    for (int i = 0; i < 200000; ++i) {
        // Every bit pattern, and the short numbers that files are full of.
        const float value = i % 2 == 0
                                ? std::bit_cast<float>(random.generate())
                                : float(random.bounded(-200000, 200000)) / float(std::pow(10, random.bounded(7)));
        if (!std::isfinite(value))
            continue;
        const QByteArray text = floatText(value);
        if (text != numberText(double(value), true)
            || std::bit_cast<quint32>(std::strtof(text.constData(), nullptr)) != std::bit_cast<quint32>(value))
            QFAIL("not exact: " + text + " instead of " + numberText(double(value), true));
    }
}

void TestJsonWriter::doublesReadBackTheSame()
{
    QRandomGenerator random(2);
    for (int i = 0; i < 50000; ++i) {
        const double value = i % 2 == 0 ? std::bit_cast<double>(random.generate64()) : random.bounded(1000000) / 1000.0;
        if (!std::isfinite(value))
            continue;
        const QByteArray text = floatText(value);
        if (text != numberText(value, false)
            || std::bit_cast<quint64>(std::strtod(text.constData(), nullptr)) != std::bit_cast<quint64>(value))
            QFAIL("not exact: " + text);
    }
}

void TestJsonWriter::writesIntegers()
{
    const QByteArray text = written([](JsonWriter &json) {
        json.number(std::numeric_limits<qint64>::min());
        json.number(std::numeric_limits<quint64>::max());
        json.number(qint64(-1));
    });
    QCOMPARE(text, QByteArray("-9223372036854775808,18446744073709551615,-1"));
}

void TestJsonWriter::writesHexBitByBit()
{
    const uchar bytes[] = {0x00, 0xff, 0x1a};
    QCOMPARE(written([&](JsonWriter &json) { json.hex(bytes); }), QByteArray(R"("00 ff 1a")"));
    const QByteArray text = written([&](JsonWriter &json) {
        json.beginHex();
        for (const uchar &byte : bytes)
            json.moreHex(std::span(&byte, 1));
        json.endHex();
        json.null();
    });
    QCOMPARE(text, QByteArray(R"("00 ff 1a",null)"));
}

void TestJsonWriter::keepsTheOrderOfJobs_data()
{
    QTest::addColumn<int>("threads");
    QTest::newRow("one thread") << 1;
    QTest::newRow("four threads") << 4;
}

void TestJsonWriter::keepsTheOrderOfJobs()
{
    QFETCH(int, threads);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    OrderedOutput output(&buffer, threads);
    QByteArray expected;
    for (int i = 0; i < 300; ++i) {
        const QByteArray word = QByteArray::number(i) + ' ';
        const int times = i % 7 == 0 ? 40000 : 1; // some take longer and outgrow a block
        if (i % 3 == 0) {
            for (int j = 0; j < times; ++j)
                output.text().put(word.toStdString());
        } else {
            output.add([word, times](TextOutput &out) {
                for (int j = 0; j < times; ++j)
                    out.put(word.toStdString());
            });
        }
        expected += word.repeated(times);
    }
    QVERIFY(output.finish());
    QVERIFY(buffer.data() == expected);
}

void TestJsonWriter::endsWithJobsLeft()
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        OrderedOutput output(&buffer, 4);
        for (int i = 0; i < 8; ++i)
            output.add([](TextOutput &out) { out.put("never asked for"); });
    }
    // Neither hangs nor writes: finish() was not called.
    QCOMPARE(buffer.data(), QByteArray());
}

void TestJsonWriter::tellsOfAFullDevice()
{
    FullDevice device(1000);
    OrderedOutput output(&device, 2);
    for (int i = 0; i < 100; ++i)
        output.add([](TextOutput &out) { out.put(std::string(100, 'x')); });
    QVERIFY(!output.finish());
    QVERIFY(output.hasFailed());
}

QTEST_APPLESS_MAIN(TestJsonWriter)
#include "tst_jsonwriter.moc"
