#include "core/formats/registry.h"
#include "tests/cli/hexatest.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using namespace hexahedron;
using namespace hexahedron::test;

/// The contract of the command line: what is printed, and what the process ends with.
class TestHexa : public HexaTest
{
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFolder(); }
    void explainsItself();
    void refusesWrongUsage_data();
    void refusesWrongUsage();
    void saysThatAFileCannotBeRead();
    void listsFormats();
    void printsATree();
    void printsUnknownFiles();
    void readsFromAPipe();
    void getsValues_data();
    void getsValues();
    void getsRawBytes();
    void checks();
    void checksFolders();
    void checksManyFormatsAtOnce();
    void checksAsJson();
    void exportsJson();
    void survivesAClosedPipe();
};

namespace {

QByteArray tailed()
{
    return b3d::file(b3d::node("a")) + "rest";
}

} // namespace

void TestHexa::explainsItself()
{
    QVERIFY(hexa({"--version"_s}).out.startsWith("hexa "));
    const Result help = hexa({"--help"_s});
    QCOMPARE(help.code, 0);
    QVERIFY(help.err.isEmpty());
    for (const char *verb : {"formats", "tree", "check", "get", "set", "insert", "remove", "splice", "fix", "extract",
                             "replace", "export"}) {
        QVERIFY2(help.out.contains(QByteArray("  ") + verb + ' '), verb);
        const Result one = hexa({QString::fromLatin1(verb), "--help"_s});
        QCOMPARE(one.code, 0);
        QVERIFY2(one.out.startsWith(QByteArray("Usage: hexa ") + verb), verb);
    }
}

void TestHexa::refusesWrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing") << QStringList{};
    QTest::newRow("unknown verb") << QStringList{"look"_s};
    QTest::newRow("unknown option") << QStringList{"tree"_s, "good.b3d"_s, "--deep"_s};
    QTest::newRow("no file") << QStringList{"tree"_s};
    QTest::newRow("two files") << QStringList{"tree"_s, "a"_s, "b"_s};
    QTest::newRow("depth is no number") << QStringList{"tree"_s, "good.b3d"_s, "--depth"_s, "two"_s};
    QTest::newRow("depth is negative") << QStringList{"tree"_s, "good.b3d"_s, "--depth"_s, "-1"_s};
    QTest::newRow("no such path") << QStringList{"get"_s, "good.b3d"_s, "BB3D/NIX"_s};
    QTest::newRow("no value") << QStringList{"set"_s, "good.b3d"_s, "BB3D/version"_s};
    QTest::newRow("no jobs") << QStringList{"check"_s, "good.b3d"_s, "--jobs"_s, "0"_s};
    QTest::newRow("wrong severity") << QStringList{"check"_s, "good.b3d"_s, "--fail-on"_s, "never"_s};
    QTest::newRow("wrong form") << QStringList{"export"_s, "good.b3d"_s, "--to"_s, "xls"_s};
    QTest::newRow("no range") << QStringList{"splice"_s, "good.b3d"_s, "4"_s, "00"_s};
    QTest::newRow("range without end") << QStringList{"splice"_s, "good.b3d"_s, "1:0x7fffffffffffffff"_s, "00"_s};
    QTest::newRow("half a byte") << QStringList{"splice"_s, "good.b3d"_s, "4:1"_s, "0"_s};
    QTest::newRow("no such stream") << QStringList{"splice"_s, "good.b3d"_s, "4:1"_s, "00"_s, "--stream"_s, "1"_s};
    QTest::newRow("extract to nowhere") << QStringList{"extract"_s, "good.b3d"_s, "BB3D"_s};
    QTest::newRow("not yet: diff") << QStringList{"diff"_s, "a"_s, "b"_s, "--json"_s};
    QTest::newRow("not yet: new") << QStringList{"new"_s, "blitz3d.b3d"_s, "-o"_s, "x"_s};
    QTest::newRow("not yet: explain") << QStringList{"explain"_s, "blitz3d.b3d"_s};
}

void TestHexa::refusesWrongUsage()
{
    QFETCH(QStringList, arguments);
    arguments.replaceInStrings("good.b3d"_s, m_file);
    const Result result = hexa(arguments);
    QCOMPARE(result.code, 2);
    QVERIFY(result.out.isEmpty());
    QVERIFY(result.err.startsWith("hexa: "));
    QCOMPARE(contentOf(m_file), good());
}

void TestHexa::saysThatAFileCannotBeRead()
{
    const W missing = path("missing.b3d"_s);
    for (const QStringList &arguments :
         {QStringList{"tree"_s, missing}, QStringList{"check"_s, missing}, QStringList{"get"_s, missing, "BB3D"_s},
          QStringList{"set"_s, missing, "a=1"_s}, QStringList{"export"_s, missing, "--to"_s, "json"_s}}) {
        const Result result = hexa(arguments);
        QCOMPARE(result.code, 2);
        QVERIFY(result.err.contains("missing.b3d"));
    }
    QCOMPARE(hexa({"set"_s, m_file, "BB3D/NODE/name=x"_s, "-o"_s, path("no/such/folder"_s)}).code, 2);
}

void TestHexa::listsFormats()
{
    QVERIFY(hexa({"formats"_s}).out.contains("blitz3d.b3d"));
    const QJsonArray formats = json(hexa({"formats"_s, "--json"_s})).array();
    QCOMPARE(formats.size(), qsizetype(allFormats().size()));
    for (const char *key : {"id", "name", "extensions", "recognition"})
        QVERIFY(formats[0].toObject().contains(QLatin1StringView(key)));
}

void TestHexa::printsATree()
{
    const Result text = hexa({"tree"_s, m_file});
    QCOMPARE(text.code, 0);
    QVERIFY(text.out.contains("\"root\""));
    const QJsonObject document = json(hexa({"tree"_s, m_file, "--json"_s})).object();
    QCOMPARE(document["size"_s].toInteger(), good().size());
    QCOMPARE(document["file"_s].toString(), m_file);
    QVERIFY(document["issues"_s].isArray());
    const QJsonObject below =
        json(hexa({"tree"_s, m_file, "--json"_s, "--path"_s, "BB3D/NODE/NODE[1]"_s, "--depth"_s, "0"_s})).object();
    QCOMPARE(below["nodes"_s].toArray().size(), 1);
    QCOMPARE(below["nodes"_s][0]["path"_s].toString(), "BB3D/NODE/NODE[1]"_s);
}

void TestHexa::printsUnknownFiles()
{
    const Result result = hexa({"tree"_s, made("letter.txt"_s, "Dear all"), "--json"_s});
    QCOMPARE(result.code, 0);
    QCOMPARE(json(result)["nodes"_s].toArray().size(), 1);
    QCOMPARE(json(result)["nodes"_s][0]["path"_s].toString(), "unknown"_s);
}

void TestHexa::readsFromAPipe()
{
    const Result result = hexa({"tree"_s, "/dev/stdin"_s, "--json"_s}, good());
    QCOMPARE(result.code, 0);
    QCOMPARE(json(result)["format"_s].toString(), "blitz3d.b3d"_s);
}

void TestHexa::getsValues_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("number") << "BB3D/version"_s << QByteArray("1\n");
    QTest::newRow("text") << "BB3D/NODE/name"_s << QByteArray("root\n");
    QTest::newRow("vector") << "BB3D/NODE/scale"_s << QByteArray("[1, 1, 1]\n");
    QTest::newRow("component") << "BB3D/NODE/rotation/w"_s << QByteArray("1\n");
    QTest::newRow("in an element") << "BB3D/NODE/NODE[0]/KEYS/keys[1]/position/y"_s << QByteArray("5\n");
    QTest::newRow("element") << "BB3D/NODE/NODE[0]/KEYS/keys[1]"_s
                             << QByteArray("{\"frame\":5,\"position\":[4,5,6]}\n");
}

void TestHexa::getsValues()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, value);
    const Result result = hexa({"get"_s, m_file, path});
    QCOMPARE(result.code, 0);
    QCOMPARE(result.out, value);
    QVERIFY(result.err.isEmpty());
}

void TestHexa::getsRawBytes()
{
    QCOMPARE(hexa({"get"_s, m_file, "BB3D/NODE/name"_s, "--raw"_s}).out, QByteArray("root\0", 5));
    QCOMPARE(hexa({"get"_s, m_file, "BB3D"_s, "--raw"_s}).out, good());
}

void TestHexa::checks()
{
    const Result fine = hexa({"check"_s, m_file});
    QVERIFY2(fine.code == 0, fine.out);
    const W warned = made("tail.b3d"_s, tailed());
    const Result result = hexa({"check"_s, warned});
    QCOMPARE(result.code, 0);
    QVERIFY(result.out.startsWith(warned.toUtf8() + ":0x"));
    QVERIFY(result.out.contains(": warning TRAILING_BYTES [V02] "));
    QVERIFY(result.out.contains("(trailing)\n"));
    QCOMPARE(hexa({"check"_s, warned, "--fail-on"_s, "warning"_s}).code, 1);
    QCOMPARE(hexa({"check"_s, made("cut.b3d"_s, good().chopped(3))}).code, 1);
}

void TestHexa::checksFolders()
{
    QDir(m_folder->path()).mkpath("deep/down"_s);
    made("deep/down/tail.b3d"_s, tailed());
    made("deep/model.bin"_s, tailed()); // known by its content
    made("deep/letter.txt"_s, "Dear all");
    const Result one = hexa({"check"_s, m_folder->path(), "--jobs"_s, "1"_s});
    QCOMPARE(one.code, 0);
    QCOMPARE(one.out.count("TRAILING_BYTES"), 2);
    QVERIFY(one.out.endsWith("files: 3, errors: 0, warnings: 2, remarks: 0\n"));
    QCOMPARE(hexa({"check"_s, m_folder->path(), "--jobs"_s, "3"_s}).out, one.out);
    // A file that is missing is said, the others are checked all the same.
    const Result some = hexa({"check"_s, path("missing"_s), path("deep"_s)});
    QCOMPARE(some.code, 2);
    QCOMPARE(some.out.count("TRAILING_BYTES"), 2);
}

/// Threads describe their formats to themselves at the same time.
void TestHexa::checksManyFormatsAtOnce()
{
    const QString samples = QStringLiteral(SOURCE_DIR "/tests/data");
    const Result one = hexa({"check"_s, samples, "--jobs"_s, "1"_s});
    QCOMPARE(one.code, 1);
    for (int run = 0; run < 8; ++run)
        QCOMPARE(hexa({"check"_s, samples, "--jobs"_s, "4"_s}).out, one.out);
}

void TestHexa::checksAsJson()
{
    made("tail.b3d"_s, tailed());
    const QJsonDocument document = json(
        hexa({"check"_s, m_file, path("tail.b3d"_s), path("missing"_s), "--format"_s, "json"_s}));
    const QJsonArray files = document["files"_s].toArray();
    QCOMPARE(files.size(), 3);
    QCOMPARE(files[0]["format"_s].toString(), "blitz3d.b3d"_s);
    QVERIFY(files[0]["issues"_s].toArray().isEmpty());
    const QJsonObject issue = files[1]["issues"_s][0].toObject();
    for (const char *key :
         {"code", "severity", "rule", "path", "stream", "offset", "size", "count", "message", "repair"})
        QVERIFY2(issue.contains(QLatin1StringView(key)), key);
    QCOMPARE(issue["rule"_s].toString(), "V02"_s);
    QCOMPARE(document["summary"_s]["warnings"_s].toInt(), 1);
    QCOMPARE(document["summary"_s]["unreadable"_s].toInt(), 1);
    QCOMPARE(json(hexa({"check"_s, m_folder->path(), "--format"_s, "json"_s}))["summary"_s]["files"_s].toInt(), 2);
}

void TestHexa::exportsJson()
{
    const Result result = hexa({"export"_s, m_file, "--to"_s, "json"_s});
    QCOMPARE(result.code, 0);
    QCOMPARE(json(result)["nodes"_s][0]["name"_s].toString(), "BB3D"_s);
    QCOMPARE(hexa({"export"_s, m_file, "--to"_s, "json"_s, "-o"_s, m_out}).code, 0);
    QCOMPARE(contentOf(m_out), result.out);
    const QJsonDocument part = json(
        hexa({"export"_s, m_file, "--to"_s, "json"_s, "--path"_s, "BB3D/NODE/NODE[0]/KEYS/keys"_s}));
    QCOMPARE(part["nodes"_s][0]["values"_s][1][0].toInt(), 5);
}

void TestHexa::survivesAClosedPipe()
{
    // Far more than a pipe holds, and nobody reads on.
    const W file = made("long.b3d"_s, b3d::file(b3d::node("root", b3d::node("n").repeated(20000))));
    QProcess shell;
    shell.start("/bin/sh"_s, {"-c"_s, "'%1' tree '%2' --json | head -c 10"_s.arg(QStringLiteral(HEXA_BINARY), file)});
    QVERIFY(shell.waitForFinished(-1));
    QCOMPARE(shell.readAllStandardOutput().size(), 10);
    QVERIFY(shell.readAllStandardError().isEmpty());
}

QTEST_APPLESS_MAIN(TestHexa)
#include "tst_hexa.moc"
