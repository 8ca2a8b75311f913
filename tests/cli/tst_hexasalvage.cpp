// hexa salvage, as users run it.
#include "tests/cli/hexatest.h"
#include "tests/support/urhobuilder.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using namespace hexahedron::test;

class TestHexaSalvage : public HexaTest
{
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFolder(); }
    void filesComeOutWithAReport();
    void listWritesNothing();
    void brokenFileComesOutValid();
    void restIsWrittenWhenAsked();
    void formatsAndSizesAreChosen();
    void nothingIsOverwritten();
    void usageIsChecked();
};

namespace {

/// Bytes that are nothing.
QByteArray junk(qsizetype size)
{
    QByteArray bytes(size, 'x');
    for (qsizetype i = 0; i < size; ++i)
        bytes[i] = char('a' + i * 7 % 23);
    return bytes;
}

} // namespace

void TestHexaSalvage::filesComeOutWithAReport()
{
    const QByteArray mesh = urho::describedTriangle().bytes();
    const QString dump = made("dump.img"_s, junk(500) + good() + junk(77) + mesh);
    const QString out = path("out"_s);
    const Result result = hexa({"salvage"_s, dump, "-o"_s, out});
    QCOMPARE(result.code, 0);
    QVERIFY2(result.err.isEmpty(), result.err.constData());
    QCOMPARE(contentOf(out + "/001.b3d"_s), good());
    QCOMPARE(contentOf(out + "/002.mdl"_s), mesh);
    const QByteArray size = QByteArray::number(good().size());
    QVERIFY2(result.out.contains("001.b3d: " + size + " bytes from 0x1F4, Blitz3D model, whole"),
             result.out.constData());
    QVERIFY2(result.out.contains("577 bytes in 2 places that nothing claims, the largest 500 bytes at 0x0"),
             result.out.constData());
    const QJsonObject report = QJsonDocument::fromJson(contentOf(out + "/report.json"_s)).object();
    QCOMPARE(report["size"_s].toInt(), int(500 + good().size() + 77 + mesh.size()));
    const QJsonObject first = report["finds"_s].toArray()[0].toObject();
    QCOMPARE(first["path"_s].toString(), "001.b3d"_s);
    QCOMPARE(first["format"_s].toString(), "blitz3d.b3d"_s);
    QCOMPARE(first["offset"_s].toInt(), 500);
    QCOMPARE(first["state"_s].toString(), "whole"_s);
    QCOMPARE(report["rest"_s]["bytes"_s].toInt(), 577);
    // The same on standard output.
    const Result again = hexa({"salvage"_s, dump, "-o"_s, path("out2"_s), "--json"_s});
    QCOMPARE(json(again).object(), QJsonDocument::fromJson(contentOf(path("out2/report.json"_s))).object());
}

void TestHexaSalvage::listWritesNothing()
{
    const QString dump = made("dump.img"_s, junk(64) + good());
    const Result result = hexa({"salvage"_s, dump, "--list"_s});
    QCOMPARE(result.code, 0);
    QVERIFY(result.out.startsWith("001.b3d: "));
    QCOMPARE(json(hexa({"salvage"_s, dump, "--list"_s, "--json"_s})).object()["finds"_s].toArray().size(), 1);
    // Also from a pipe.
    QCOMPARE(hexa({"salvage"_s, "-"_s, "--list"_s}, junk(64) + good()).out, result.out);
    const Result nothing = hexa({"salvage"_s, made("junk.img"_s, junk(5000)), "-o"_s, path("out"_s)});
    QCOMPARE(nothing.code, 1);
    QVERIFY(nothing.err.contains("nothing was found"));
    QVERIFY(!QFileInfo::exists(path("out"_s)));
}

void TestHexaSalvage::brokenFileComesOutValid()
{
    const QString cut = made("cut.b3d"_s, good().chopped(60));
    const QString out = path("out"_s);
    const Result result = hexa({"salvage"_s, cut, "-o"_s, out});
    QCOMPARE(result.code, 0);
    QVERIFY2(result.out.contains("in part"), result.out.constData());
    QVERIFY2(result.out.contains("Repaired: "), result.out.constData());
    QCOMPARE(hexa({"check"_s, out + "/cut.b3d"_s}).code, 0);
    QCOMPARE(contentOf(cut), good().chopped(60));
    const Result asFound = hexa({"salvage"_s, cut, "-o"_s, path("raw"_s), "--no-repair"_s});
    QCOMPARE(asFound.code, 0);
    QCOMPARE(contentOf(path("raw/cut.b3d"_s)), good().chopped(60));
}

void TestHexaSalvage::restIsWrittenWhenAsked()
{
    const QString dump = made("dump.img"_s, junk(100) + good() + junk(33));
    QCOMPARE(hexa({"salvage"_s, dump, "-o"_s, path("out"_s), "--rest"_s}).code, 0);
    QCOMPARE(contentOf(path("out/rest/0x00000000.bin"_s)), junk(100));
    const QString last = "out/rest/0x%1.bin"_s.arg(100 + good().size(), 8, 16, QLatin1Char('0'));
    QCOMPARE(contentOf(path(last)), junk(33));
}

void TestHexaSalvage::formatsAndSizesAreChosen()
{
    const QByteArray mesh = urho::describedTriangle().bytes();
    const QString dump = made("dump.img"_s, good() + junk(40) + mesh);
    const auto count = [&](const QStringList &options) {
        return json(hexa(QStringList{"salvage"_s, dump, "--list"_s, "--json"_s} + options))
            .object()["finds"_s]
            .toArray()
            .size();
    };
    QCOMPARE(count({}), 2);
    QCOMPARE(count({"--format"_s, "mdl"_s}), 1);
    QCOMPARE(count({"--format"_s, "urho3d.mdl"_s, "--format"_s, "b3d"_s}), 2);
    QCOMPARE(count({"--min-size"_s, QString::number(qMax(mesh.size(), good().size()))}), 1);
}

void TestHexaSalvage::nothingIsOverwritten()
{
    const QString dump = made("dump.img"_s, junk(40) + good());
    QDir(m_folder->path()).mkdir("out"_s);
    made("out/001.b3d"_s, "mine");
    const Result refused = hexa({"salvage"_s, dump, "-o"_s, path("out"_s)});
    QCOMPARE(refused.code, 2);
    QVERIFY(refused.err.contains("--force"));
    QCOMPARE(contentOf(path("out/001.b3d"_s)), QByteArray("mine"));
    QCOMPARE(hexa({"salvage"_s, dump, "-o"_s, path("out"_s), "--force"_s}).code, 0);
    QCOMPARE(contentOf(path("out/001.b3d"_s)), good());
    QCOMPARE(hexa({"salvage"_s, dump, "-o"_s, dump, "--force"_s}).code, 2); // a file
}

void TestHexaSalvage::usageIsChecked()
{
    QCOMPARE(hexa({"salvage"_s, m_file}).code, 2);
    QCOMPARE(hexa({"salvage"_s}).code, 2);
    QCOMPARE(hexa({"salvage"_s, path("missing"_s), "--list"_s}).code, 2);
    QVERIFY(hexa({"salvage"_s, m_file, "--list"_s, "--format"_s, "doc"_s}).err.contains("there is no format doc"));
    QCOMPARE(hexa({"salvage"_s, m_file, "--list"_s, "--min-size"_s, "0"_s}).code, 2);
}

QTEST_APPLESS_MAIN(TestHexaSalvage)
#include "tst_hexasalvage.moc"
