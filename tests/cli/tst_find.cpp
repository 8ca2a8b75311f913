#include "tests/cli/hexatest.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using namespace hexahedron;
using namespace hexahedron::test;

class TestFind : public HexaTest
{
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFolder(); }
    void listsHits();
    void writesJson();
    void looksIntoFolders();
    void knowsFindings();
    void findsBytes_data();
    void findsBytes();
    void tellsOfBytesAsJson();
    void refusesBytesThatMakeNoSense();
    void saysWhatItCannotDo_data();
    void saysWhatItCannotDo();
};

void TestFind::listsHits()
{
    const Result result = hexa({"find"_s, m_file, "keys[*].frame > 1"_s});
    QCOMPARE(result.code, 0);
    QVERIFY2(result.out.endsWith("BB3D/NODE/NODE[0]/KEYS/keys[1]/frame = 5\n"), result.out.constData());
    QVERIFY(result.out.startsWith(m_file.toUtf8() + ":0x"));
    QCOMPARE(result.out.count('\n'), 1);
    const Result nothing = hexa({"find"_s, m_file, "value:12345"_s});
    QCOMPARE(nothing.code, 0);
    QCOMPARE(nothing.out, QByteArray());
}

void TestFind::writesJson()
{
    const Result result = hexa({"find"_s, m_file, "name=frame"_s, "--json"_s});
    QCOMPARE(result.code, 0);
    const QJsonObject found = json(result).object();
    QCOMPARE(found[u"summary"], (QJsonObject{{u"files"_qs, 1}, {u"hits"_qs, 2}, {u"skipped"_qs, 0}}));
    const QJsonObject hit = found[u"hits"][1].toObject();
    QCOMPARE(hit[u"file"].toString(), m_file);
    QCOMPARE(hit[u"path"].toString(), "BB3D/NODE/NODE[0]/KEYS/keys[1]/frame"_s);
    QCOMPARE(hit[u"type"].toString(), "i32"_s);
    QCOMPARE(hit[u"size"].toInt(), 4);
    QCOMPARE(hit[u"value"].toInt(), 5);
    // The path that is told is the one that others take.
    QCOMPARE(hexa({"get"_s, m_file, hit[u"path"].toString()}).out, QByteArray("5\n"));
}

void TestFind::findsBytes_data()
{
    QTest::addColumn<QStringList>("how");
    QTest::addColumn<QString>("path");
    QTest::newRow("bytes") << QStringList{"--bytes"_s, "4B ?? 59 53"_s} << "BB3D/NODE/NODE[0]/KEYS"_s;
    QTest::newRow("text") << QStringList{"--text"_s, "keys"_s, "--ignore-case"_s} << "BB3D/NODE/NODE[0]/KEYS"_s;
    QTest::newRow("whole words") << QStringList{"--text"_s, "KEYS"_s, "--words"_s} << "BB3D/NODE/NODE[0]/KEYS"_s;
    QTest::newRow("expression") << QStringList{"--regex"_s, "K[A-Z]YS"_s} << "BB3D/NODE/NODE[0]/KEYS"_s;
    QTest::newRow("number") << QStringList{"--number"_s, "u32be 0x4B455953"_s} << "BB3D/NODE/NODE[0]/KEYS"_s;
}

void TestFind::findsBytes()
{
    QFETCH(QStringList, how);
    QFETCH(QString, path);
    const Result result = hexa(QStringList{"find"_s, m_file} + how);
    QCOMPARE(result.code, 0);
    QCOMPARE(result.out.count('\n'), 1);
    QVERIFY2(result.out.contains(path.toUtf8()) && result.out.endsWith("4b 45 59 53  KEYS\n"), result.out.constData());
}

void TestFind::tellsOfBytesAsJson()
{
    const Result result = hexa({"find"_s, m_file, "--text"_s, "KEYS"_s, "--json"_s});
    QCOMPARE(result.code, 0);
    const QJsonObject found = json(result).object();
    QCOMPARE(found[u"summary"], (QJsonObject{{u"files"_qs, 1}, {u"hits"_qs, 1}, {u"skipped"_qs, 0}}));
    const QJsonObject hit = found[u"hits"][0].toObject();
    QCOMPARE(hit[u"bytes"].toString(), "4b455953"_s);
    QCOMPARE(hit[u"size"].toInt(), 4);
    QCOMPARE(hit[u"stream"].toInt(), 0);
}

void TestFind::refusesBytesThatMakeNoSense()
{
    for (const QStringList &how :
         {QStringList{"--bytes"_s, "4"_s}, QStringList{"--regex"_s, "("_s}, QStringList{"--number"_s, "u8 300"_s},
          QStringList(), QStringList{"--bytes"_s, "00"_s, "--text"_s, "a"_s},
          QStringList{"--text"_s, "a"_s, "--encoding"_s, "ebcdic"_s}}) {
        const Result result = hexa(QStringList{"find"_s, m_file} + how);
        QCOMPARE(result.code, 2);
        QVERIFY(!result.err.isEmpty());
    }
}

void TestFind::looksIntoFolders()
{
    made("other.b3d"_s, b3d::file(b3d::node("frame 5")));
    const Result result = hexa({"find"_s, m_folder->path(), "value:\"frame 5\""_s});
    QCOMPARE(result.code, 0);
    QVERIFY2(result.out.contains("other.b3d:0x") && result.out.count('\n') == 1, result.out.constData());
}

void TestFind::knowsFindings()
{
    const QString bad = made("bad.b3d"_s, b3d::file(b3d::node("n", b3d::mesh(b3d::vertices(b3d::threeVertices())
                                                                             + b3d::triangles({0, 1, 7}, -1)))));
    const Result result = hexa({"find"_s, bad, "issue:error"_s});
    QCOMPARE(result.code, 0);
    QVERIFY2(result.out.contains("/vertex_id"), result.out.constData());
    QCOMPARE(hexa({"find"_s, m_file, "issue:error"_s}).out, QByteArray());
}

void TestFind::saysWhatItCannotDo_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("reason");
    QTest::newRow("no query") << QStringList{"good.b3d"_s} << QByteArray("say what to look for");
    QTest::newRow("an empty query") << QStringList{"good.b3d"_s, " "_s} << QByteArray("nothing to look for");
    QTest::newRow("no number") << QStringList{"good.b3d"_s, "size>x"_s} << QByteArray("size>x");
    QTest::newRow("no such file") << QStringList{"none.b3d"_s, "name:x"_s} << QByteArray("none.b3d");
}

void TestFind::saysWhatItCannotDo()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, reason);
    arguments[0] = path(arguments[0]);
    const Result result = hexa(QStringList{"find"_s} + arguments);
    QCOMPARE(result.code, 2);
    QVERIFY2(result.err.contains(reason), result.err.constData());
}

QTEST_GUILESS_MAIN(TestFind)
#include "tst_find.moc"
