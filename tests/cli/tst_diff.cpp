#include "tests/cli/hexatest.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using namespace hexahedron;
using namespace hexahedron::test;

/// Two files are compared by structure: what follows from a difference is no difference of its own.
class TestDiff : public HexaTest
{
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFolder(); }
    void sameFilesHaveNoDifference();
    void findsWhatDiffers_data();
    void findsWhatDiffers();
    void showsDerivedValuesWhenAsked();
    void showsALengthThatIsWrong();
    void looksIntoPackedBytes();
    void seesDamagedContents_data();
    void seesDamagedContents();
    void readsTheOtherWayRound();

private:
    QString edited(const QStringList &edit)
    {
        const QString out = path("edited.b3d"_s);
        const Result result = hexa(QStringList{edit.first(), m_file} + edit.mid(1)
                                   + QStringList{"-o"_s, out, "--force"_s});
        return result.code == 0 ? out : QString();
    }
    static QStringList lines(const Result &result)
    {
        return QString::fromUtf8(result.out).split(u'\n', Qt::SkipEmptyParts);
    }
};

void TestDiff::sameFilesHaveNoDifference()
{
    const Result result = hexa({"diff"_s, m_file, m_file});
    QCOMPARE(result.code, 0);
    QVERIFY(result.out.isEmpty());
    const QJsonObject summary = json(hexa({"diff"_s, m_file, m_file, "--json"_s})).object()["summary"_s].toObject();
    QCOMPARE(summary["changed"_s].toInt(-1), 0);
}

void TestDiff::findsWhatDiffers_data()
{
    QTest::addColumn<QStringList>("edit");
    QTest::addColumn<QStringList>("expected"); // how lines begin
    QTest::newRow("a value") << QStringList{"set"_s, "BB3D/NODE/NODE[0]/name=hand"_s}
                             << QStringList{"changed  BB3D/NODE/NODE[0]/name  \"arm\" → \"hand\""_s};
    QTest::newRow("a number of a vector") << QStringList{"set"_s, "BB3D/NODE/position/y=7"_s}
                                          << QStringList{"changed  BB3D/NODE/position  [0, 0, 0] → [0, 7, 0]"_s};
    QTest::newRow("a chunk less") << QStringList{"remove"_s, "BB3D/NODE/NODE[1]"_s}
                                  << QStringList{"removed  BB3D/NODE/NODE[1]"_s};
    QTest::newRow("a vertex more") << QStringList{"insert"_s, "BB3D/NODE/MESH/VRTS/vertices[3]"_s}
                                   << QStringList{"added    BB3D/NODE/MESH/VRTS/vertices[3]"_s};
    QTest::newRow("a key less") << QStringList{"remove"_s, "BB3D/NODE/NODE[0]/KEYS/keys[0]"_s}
                                << QStringList{"removed  BB3D/NODE/NODE[0]/KEYS/keys[0]"_s};
}

void TestDiff::findsWhatDiffers()
{
    QFETCH(QStringList, edit);
    QFETCH(QStringList, expected);
    const QString other = edited(edit);
    QVERIFY(!other.isEmpty());
    const Result result = hexa({"diff"_s, m_file, other});
    QCOMPARE(result.code, 1);
    const QStringList found = lines(result);
    QVERIFY2(found.size() == expected.size(), result.out.constData());
    for (qsizetype i = 0; i < expected.size(); ++i)
        QVERIFY2(found[i].startsWith(expected[i]), qPrintable(found[i]));
}

void TestDiff::showsDerivedValuesWhenAsked()
{
    const QString other = edited({"set"_s, "BB3D/NODE/NODE[0]/name=shoulder"_s});
    const QStringList found = lines(hexa({"diff"_s, m_file, other, "--derived"_s}));
    // The name, and the lengths of the three chunks around it.
    QCOMPARE(found.size(), qsizetype(4));
    QCOMPARE(found.filter("length"_s).size(), qsizetype(3));
}

void TestDiff::showsALengthThatIsWrong()
{
    QByteArray broken = good();
    broken[4] = char(broken[4] + 1);
    const Result result = hexa({"diff"_s, m_file, made("broken.b3d"_s, broken)});
    QCOMPARE(result.code, 1);
    QVERIFY2(result.out.startsWith("changed  BB3D/length"), result.out.constData());
}

void TestDiff::looksIntoPackedBytes()
{
    const QString one = QStringLiteral(SOURCE_DIR "/tests/data/urho3d/p13_p14_checksums_packed.pak");
    const QString other = path("other.pak"_s);
    QCOMPARE(hexa({"splice"_s, one, "0:1"_s, "58"_s, "--stream"_s, "1"_s, "-o"_s, other, "--force"_s}).code, 0);
    const Result result = hexa({"diff"_s, one, other});
    QCOMPARE(result.code, 1);
    const QStringList found = lines(result);
    QCOMPARE(found.size(), qsizetype(1));
    QVERIFY2(found.first().startsWith("changed  ULZ4/entries[0]/content/unknown  "_s), qPrintable(found.first()));
}

void TestDiff::seesDamagedContents_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("lastByte");
    QTest::addColumn<QString>("path");
    QTest::newRow("stored") << "p13_p14_checksums"_s << 49 << "UPAK/entries[0]/content"_s;
    QTest::newRow("packed") << "p13_p14_checksums_packed"_s << 54 << "ULZ4/entries[0]/content/unknown"_s;
}

/// One byte was hit on the way and no checksum follows it, so that the entries' own bytes are the same.
void TestDiff::seesDamagedContents()
{
    QFETCH(QString, name);
    QFETCH(int, lastByte);
    QFETCH(QString, path);
    const QString one = QStringLiteral(SOURCE_DIR "/tests/data/urho3d/%1.pak").arg(name);
    const QString other = this->path("other.pak"_s);
    QCOMPARE(hexa({"splice"_s, one, "%1:1"_s.arg(lastByte), "58"_s, "--no-fixup"_s, "-o"_s, other, "--force"_s}).code,
             0);
    const Result result = hexa({"diff"_s, one, other});
    QCOMPARE(result.code, 1);
    QVERIFY2(lines(result).first().startsWith("changed  "_s + path), result.out.constData());
}

void TestDiff::readsTheOtherWayRound()
{
    const QString other = edited({"insert"_s, "BB3D/NODE/MESH/VRTS/vertices[3]"_s, "--count"_s, "2"_s});
    const QJsonObject forth = json(hexa({"diff"_s, m_file, other, "--json"_s})).object();
    const QJsonObject back = json(hexa({"diff"_s, other, m_file, "--json"_s})).object();
    QCOMPARE(forth["summary"_s]["added"_s].toInt(), 2);
    QCOMPARE(back["summary"_s]["removed"_s].toInt(), 2);
    const QJsonValue first = forth["differences"_s].toArray().first();
    QVERIFY(first["path_a"_s].isNull());
    QCOMPARE(first["path_b"_s].toString(), "BB3D/NODE/MESH/VRTS/vertices[3]"_s);
    QCOMPARE(first["kind"_s].toString(), "added"_s);
}

QTEST_GUILESS_MAIN(TestDiff)
#include "tst_diff.moc"
