#include "core/formats/registry.h"
#include "tests/cli/hexatest.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

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
    void helpsWithAVerb();
    void listsFormats();
    void printsATree();
    void printsUnknownFiles();
    void readsAsTheFormatThatIsAskedFor();
    void readsFromAPipe();
    void readsStandardInput();
    void writesToStandardOutput();
    void refusesWhatIsNoFile();
    void getsValues_data();
    void getsValues();
    void suggestsAPath();
    void getsRawBytes();
    void checks();
    void saysTheCauseFirst();
    void checksFolders();
    void saysWhatItCannotLookInto();
    void refusesWordsThatAreNotUtf8();
    void namesAreSafeToPrint();
    void checksManyFormatsAtOnce();
    void checksAsJson();
    void checksAsSarif();
    void exportsJson();
    void writesIntoPipesAndDevices();
    void saysThatItWaitsForAReader();
    void clearsUpAfterAKill();
    void doesNotReplaceWhatIsWriteProtected();
    void keepsOwnerAndPermissions();
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
    QTest::newRow("help for an unknown verb") << QStringList{"help"_s, "look"_s};
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

void TestHexa::helpsWithAVerb()
{
    const Result help = hexa({"help"_s, "tree"_s});
    QCOMPARE(help.code, 0);
    QCOMPARE(help.out, hexa({"tree"_s, "--help"_s}).out);
    QVERIFY(help.out.contains("--expand"));
    QVERIFY(hexa({"tre"_s}).err.contains("did you mean tree?"));
    QVERIFY(!hexa({"polygon"_s}).err.contains("did you mean"));
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

void TestHexa::readsAsTheFormatThatIsAskedFor()
{
    const QString file = made("model.dat"_s, good());
    QVERIFY(!hexa({"tree"_s, file, "--as"_s, "unknown"_s}).out.contains("VRTS"));
    QCOMPARE(
        json(hexa({"tree"_s, made("letter.txt"_s, "Dear all"), "--as"_s, "b3d"_s, "--json"_s}))["format"_s].toString(),
        "blitz3d.b3d"_s);
    QCOMPARE(hexa({"check"_s, file, "--as"_s, "blitz3d.b3d"_s}).code, 0);
    QCOMPARE(hexa({"set"_s, file, "BB3D/version"_s, "1"_s, "--as"_s, "kohi.k3d"_s}).code, 2); // no such path then
    const Result several = hexa({"tree"_s, file, "--as"_s, "urho3d"_s});
    QCOMPARE(several.code, 2);
    QVERIFY2(several.err.contains("urho3d.mdl"), several.err.constData());
    QCOMPARE(hexa({"tree"_s, file, "--as"_s, "nothing"_s}).code, 2);
    QCOMPARE(hexa({"salvage"_s, file, "--list"_s, "--as"_s, "b3d"_s}).code, 2); // it has a word of its own
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

void TestHexa::readsStandardInput()
{
    const Result tree = hexa({"tree"_s, "-"_s}, good());
    QCOMPARE(tree.code, 0);
    QVERIFY(tree.out.contains("VRTS"));
    QCOMPARE(hexa({"get"_s, "-"_s, "BB3D/version"_s}, good()).out, QByteArray("1\n"));
    const Result checked = hexa({"check"_s, "-"_s}, good().chopped(3));
    QCOMPARE(checked.code, 1);
    QVERIFY2(checked.out.startsWith("-:0x"), checked.out);
}

/// What is behind it may be a file that other programs append to.
void TestHexa::writesToStandardOutput()
{
    const QString log = made("log"_s, "before\n");
    for (const QString &name : {"-"_s, "/dev/stdout"_s, "/proc/self/fd/1"_s}) {
        QProcess shell;
        shell.start("sh"_s, {"-c"_s, "(\"$0\" set \"$1\" BB3D/version=1 -o %1; echo after) >> \"$2\""_s.arg(name),
                             QStringLiteral(HEXA_BINARY), m_file, log});
        QVERIFY(shell.waitForFinished());
        QFile file(log);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray content = file.readAll();
        QVERIFY2(content.startsWith("before\n") && content.endsWith("after\n") && content.contains("BB3D"), content);
    }
    QVERIFY(!QFile::exists(path("-"_s)));
}

void TestHexa::refusesWhatIsNoFile()
{
    const QString pipe = path("pipe.b3d"_s);
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    for (const QString &name : {pipe, "/dev/zero"_s, m_folder->path()}) {
        for (const QStringList &arguments : {QStringList{"tree"_s, name}, QStringList{"get"_s, name, "BB3D"_s},
                                             QStringList{"set"_s, name, "BB3D/version=1"_s}}) {
            const Result result = hexa(arguments); // and nobody has to write into the pipe for that
            QCOMPARE(result.code, 2);
            QVERIFY2(result.err.contains(name.toUtf8()), result.err);
        }
    }
    // In a folder it is no file.
    QCOMPARE(hexa({"check"_s, m_folder->path()}).code, 0);
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

void TestHexa::suggestsAPath()
{
    const Result result = hexa({"get"_s, m_file, "BB3D/vesrion"_s});
    QCOMPARE(result.code, 2);
    QVERIFY2(result.err.contains("did you mean BB3D/version?"), result.err.constData());
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
    // Findings about many elements of one list are one line, which says how many they are.
    const QByteArray outside = b3d::mesh(b3d::vertices(b3d::threeVertices())
                                         + b3d::triangles({0, 1, 7, 0, 1, 2, 8, 1, 2}));
    const Result counted = hexa({"check"_s, made("outside.b3d"_s, b3d::file(b3d::node("root", outside)))});
    QVERIFY2(counted.out.contains("Found 2 times."), counted.out.constData());
    QCOMPARE(hexa({"check"_s, made("cut.b3d"_s, good().chopped(3))}).code, 1);
}

/// One byte too many makes many findings: they stand below it, none is lost, and the numbers stay what they are.
void TestHexa::saysTheCauseFirst()
{
    QByteArray nodes;
    for (const char *name : {"a", "b", "c", "d"})
        nodes += b3d::node(name, b3d::plainMesh());
    QByteArray bytes = b3d::file(b3d::node("root", nodes));
    const qint64 place = bytes.indexOf("NODE", bytes.indexOf("NODE", bytes.indexOf("NODE") + 4) + 4);
    bytes.insert(place, '\x7f');
    const QString file = made("stray.b3d"_s, bytes);
    const Result result = hexa({"check"_s, file});
    QCOMPARE(result.code, 1);
    const QByteArray cause = file.toUtf8() + ":0x" + QByteArray::number(place, 16) + ": cause RECOVERY ";
    QVERIFY2(result.out.startsWith(cause), result.out);
    const Result plain = hexa({"check"_s, file, "--no-causes"_s});
    QCOMPARE(plain.code, 1);
    QVERIFY(!plain.out.contains(" cause "));
    const QByteArray sums = plain.out.mid(plain.out.lastIndexOf("files: "));
    QVERIFY2(sums.startsWith("files: 1, ") && result.out.endsWith(sums), result.out);
    const Result all = hexa({"check"_s, file, "--all"_s});
    for (const QByteArray &line : plain.out.split('\n'))
        QVERIFY2(all.out.contains(line), line);
    const QJsonObject object = json(hexa({"check"_s, file, "--format"_s, "json"_s}))["files"_s][0].toObject();
    const QJsonObject first = object["causes"_s][0].toObject();
    QVERIFY(first["clear"_s].toBool());
    QCOMPARE(first["offset"_s].toInteger(), place);
    const QJsonArray findings = first["findings"_s].toArray();
    QCOMPARE(findings.size(), object["issues"_s].toArray().size());
    QVERIFY(json(hexa({"check"_s, m_file, "--format"_s, "json"_s}))["files"_s][0]["causes"_s].toArray().isEmpty());
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
void TestHexa::saysWhatItCannotLookInto()
{
    if (geteuid() == 0 && (!othersReach(QStringLiteral(HEXA_BINARY)) || !othersReach(m_folder->path())))
        QSKIP("nobody else reaches the program, and an administrator may read any folder");
    // A name that is no text, a folder that may not be read, and a path that is too long; after each there is another file.
    const QByteArray folder = QFile::encodeName(m_folder->path());
    const QByteArray broken = good().chopped(3);
    const auto writeRaw = [&](const QByteArray &name, const QByteArray &content) {
        const int file = open((folder + '/' + name).constData(), O_WRONLY | O_CREAT | O_CLOEXEC, 0644);
        const bool isWritten = file >= 0 && write(file, content.constData(), size_t(content.size())) == content.size();
        close(file);
        return isWritten;
    };
    QVERIFY(writeRaw("m\xfc"
                     "de.b3d",
                     broken));
    QVERIFY(writeRaw("notes \xff", "no model"));
    QCOMPARE(mkdir((folder + "/locked").constData(), 0000), 0);
    QCOMPARE(mkdir((folder + "/f\xf6lder").constData(), 0755), 0);
    made("z_last.b3d"_s, broken);
    int here = open(folder.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const QByteArray part(200, 'd');
    for (int depth = 0; depth < 25; ++depth) {
        QCOMPARE(mkdirat(here, part.constData(), 0755), 0);
        const int next = openat(here, part.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        close(here);
        here = next;
    }
    close(here);
    chmod(folder.constData(), 0755);

    // An administrator may read any folder, so another user is asked.
    QProcess process;
    if (geteuid() == 0)
        process.setChildProcessModifier([] { static_cast<void>(setgid(65534) == 0 && setuid(65534)); });
    const Result result = run(process, QStringLiteral(HEXA_BINARY), {"check"_s, m_folder->path()});
    QCOMPARE(result.code, 2);
    QVERIFY2(result.err.contains("m\\xfcde.b3d: cannot be read"), result.err);
    QVERIFY2(result.err.contains("f\\xf6lder: cannot be read"), result.err);
    QVERIFY2(result.err.contains("/locked: cannot be read"), result.err);
    QVERIFY2(result.err.contains("dddd: cannot be read"), result.err);
    QVERIFY2(!result.err.contains("notes"), result.err);
    QVERIFY2(result.out.contains("z_last.b3d:0x"), result.out);
    run(QStringLiteral("rm"), {"-rf"_s, m_folder->path()}); // the path is too long for others, too
}

void TestHexa::refusesWordsThatAreNotUtf8()
{
    const QString file = made("latin.b3d"_s, b3d::file(b3d::node("a")));
    const QByteArray before = contentOf(file);
    for (const char *words :
         {"check \"$(printf 'm\\374de.b3d')\"", "set \"$1\" \"$(printf 'BB3D/NODE/name=m\\374de')\""}) {
        const Result result = run(
            "/bin/sh"_s, {"-c"_s, "exec \"$0\" "_s + QString::fromLatin1(words), QStringLiteral(HEXA_BINARY), file});
        QCOMPARE(result.code, 2);
        QVERIFY2(result.err.contains("m\\xfcde"), result.err);
    }
    QCOMPARE(contentOf(file), before);
}

void TestHexa::namesAreSafeToPrint()
{
    const QString file = made("red\x1b[31m.b3d"_s, b3d::file(b3d::node("a\x1b]0;title\x07z")).chopped(1));
    for (const QStringList &arguments :
         {QStringList{"tree"_s, file}, QStringList{"check"_s, file}, QStringList{"check"_s, file + "missing"_s},
          QStringList{"get"_s, file, "BB3D/NODE/name"_s}, QStringList{"export"_s, file, "--to"_s, "csv"_s}}) {
        const Result result = hexa(arguments);
        const QByteArray all = result.out + result.err;
        QVERIFY2(all.contains("\\x1b"), all);
        QVERIFY2(std::none_of(all.begin(), all.end(), [](char c) { return uchar(c) < 0x20 && c != '\n'; }), all);
    }
    // What is printed is read again.
    const QByteArray name = hexa({"get"_s, file, "BB3D/NODE/name"_s}).out.trimmed();
    QCOMPARE(hexa({"set"_s, file, "BB3D/NODE/name="_s + QString::fromUtf8(name), "-o"_s, m_out, "--force"_s}).code, 0);
    QCOMPARE(contentOf(m_out), contentOf(file));
}

void TestHexa::checksManyFormatsAtOnce()
{
    const QString samples = QStringLiteral(SOURCE_DIR "/tests/data");
    const Result one = hexa({"check"_s, samples, "--jobs"_s, "1"_s, "--no-causes"_s});
    QCOMPARE(one.code, 1);
    for (int run = 0; run < 8; ++run)
        QCOMPARE(hexa({"check"_s, samples, "--jobs"_s, "4"_s, "--no-causes"_s}).out, one.out);
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

void TestHexa::checksAsSarif()
{
    made("tail 1.b3d"_s, tailed());
    const Result result = hexa({"check"_s, m_file, path("tail 1.b3d"_s), path("missing"_s), "--format"_s, "sarif"_s});
    QCOMPARE(result.code, 2);
    const QJsonDocument document = json(result);
    QCOMPARE(document["version"_s].toString(), "2.1.0"_s);
    const QJsonObject run = document["runs"_s][0].toObject();
    QCOMPARE(run["tool"_s]["driver"_s]["name"_s].toString(), "hexa"_s);
    const QJsonArray results = run["results"_s].toArray();
    QCOMPARE(results.size(), 3);
    QCOMPARE(results[0]["kind"_s].toString(), "pass"_s);
    QCOMPARE(results[1]["level"_s].toString(), "warning"_s);
    QCOMPARE(results[1]["ruleId"_s].toString(), "TRAILING_BYTES"_s);
    const QJsonObject place = results[1]["locations"_s][0]["physicalLocation"_s].toObject();
    QVERIFY(place["artifactLocation"_s]["uri"_s].toString().endsWith("/tail%201.b3d"_s));
    const QJsonObject issue =
        json(hexa({"check"_s, path("tail 1.b3d"_s), "--format"_s, "json"_s}))["files"_s][0]["issues"_s][0].toObject();
    QCOMPARE(place["region"_s]["byteOffset"_s], issue["offset"_s]);
    QCOMPARE(place["region"_s]["byteLength"_s], issue["size"_s]);
    QCOMPARE(results[2]["ruleId"_s].toString(), "UNREADABLE"_s);
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

void TestHexa::writesIntoPipesAndDevices()
{
    const QString pipe = path("pipe"_s);
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    for (const QStringList &arguments :
         {QStringList{"export"_s, m_file, "--to"_s, "csv"_s}, QStringList{"extract"_s, m_file, "BB3D"_s},
          QStringList{"set"_s, m_file, "BB3D/version=1"_s}}) {
        QProcess reader;
        reader.start("cat"_s, {pipe});
        QCOMPARE(hexa(arguments + QStringList{"-o"_s, pipe}).code, 0);
        QVERIFY(reader.waitForFinished());
        const QByteArray read = reader.readAllStandardOutput();
        QCOMPARE(hexa(arguments + QStringList{"-o"_s, m_out}).code, 0);
        QCOMPARE(read, contentOf(m_out));
        struct stat status;
        QCOMPARE(stat(QFile::encodeName(pipe).constData(), &status), 0);
        QVERIFY(S_ISFIFO(status.st_mode));
        QCOMPARE(hexa(arguments + QStringList{"-o"_s, "/dev/stdout"_s}).out, read);
        QCOMPARE(hexa(arguments + QStringList{"-o"_s, "/dev/full"_s}).code, 2);
        QCOMPARE(hexa(arguments + QStringList{"-o"_s, m_folder->path()}).code, 2);
    }
}

void TestHexa::saysThatItWaitsForAReader()
{
    const QString pipe = path("pipe"_s);
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QProcess writer;
    writer.setReadChannel(QProcess::StandardError);
    writer.start(QStringLiteral(HEXA_BINARY), {"extract"_s, m_file, "BB3D"_s, "-o"_s, pipe});
    QVERIFY(writer.waitForReadyRead());
    QVERIFY(writer.readAllStandardError().contains("waiting"));
    QCOMPARE(writer.state(), QProcess::Running);
    QProcess reader;
    reader.start("cat"_s, {pipe});
    QVERIFY(writer.waitForFinished() && reader.waitForFinished());
    QCOMPARE(writer.exitCode(), 0);
    QCOMPARE(reader.readAllStandardOutput(), good());
}

/// What a program left beside a file that was killed while it wrote it goes with the next one.
void TestHexa::clearsUpAfterAKill()
{
    const QString left = made("left"_s, "half of it");
    struct stat status;
    QCOMPARE(stat(QFile::encodeName(left).constData(), &status), 0);
    const QString known = path(".out.csv.%1-abc.hexahedron"_s.arg(QString::number(qulonglong(status.st_ino), 36)));
    QVERIFY(QFile::rename(left, known));
    const QString theirs = made(".out.csv.theirs"_s, "of another program");
    QCOMPARE(hexa({"export"_s, m_file, "--to"_s, "csv"_s, "-o"_s, path("out.csv"_s)}).code, 0);
    QVERIFY(QFile::exists(path("out.csv"_s)));
    QVERIFY(!QFile::exists(known));
    QVERIFY(QFile::exists(theirs));
}

void TestHexa::doesNotReplaceWhatIsWriteProtected()
{
    if (geteuid() == 0)
        QSKIP("an administrator may write everywhere");
    const QString out = made("out.csv"_s, "old");
    QCOMPARE(chmod(QFile::encodeName(out).constData(), 0444), 0);
    QCOMPARE(hexa({"export"_s, m_file, "--to"_s, "csv"_s, "-o"_s, out}).code, 2);
    QFile file(out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("old"));
}

void TestHexa::keepsOwnerAndPermissions()
{
    const QByteArray name = QFile::encodeName(made("out.csv"_s, "old"));
    QCOMPARE(chmod(name.constData(), 0640), 0);
    const bool mayGive = geteuid() == 0 && chown(name.constData(), 65534, 65534) == 0;
    const bool hasComments = setxattr(name.constData(), "user.comment", "hello", 5, 0) == 0;
    QCOMPARE(link(name.constData(), QFile::encodeName(path("other name"_s)).constData()), 0);
    const Result result = hexa({"export"_s, m_file, "--to"_s, "csv"_s, "-o"_s, path("out.csv"_s)});
    QCOMPARE(result.code, 0);
    QVERIFY2(result.err.contains("hard links"), result.err);
    struct stat status;
    QCOMPARE(stat(name.constData(), &status), 0);
    QCOMPARE(status.st_mode & 07777, mode_t(0640));
    char comment[16] = {};
    QVERIFY(!hasComments || getxattr(name.constData(), "user.comment", comment, sizeof comment) == 5);
    QVERIFY(!mayGive || (status.st_uid == 65534 && status.st_gid == 65534));
    const Result edited = hexa({"set"_s, m_file, "BB3D/version=1"_s, "-o"_s, path("other name"_s)});
    QCOMPARE(edited.code, 0);
    QCOMPARE(stat(QFile::encodeName(path("other name"_s)).constData(), &status), 0);
    QVERIFY(!mayGive || status.st_uid == 65534);
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
