// hexa export --to xml and hexa import, as users run them.
#include "tests/cli/hexatest.h"
#include "tests/support/samples.h"

#include <QTest>

using namespace hexahedron::test;

class TestHexaXml : public HexaTest
{
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFolder(); }
    void fileComesBack();
    void errorsSayWhere();
    void aTextIsOneFile_data();
    void aTextIsOneFile();
    void contradictionsAreSaid();
    void whatHasNoFormIsRefused();
    void usageIsChecked();
};

void TestHexaXml::fileComesBack()
{
    const Result onOutput = hexa({"export"_s, m_file, "--to"_s, "xml"_s});
    QCOMPARE(onOutput.code, 0);
    QVERIFY(onOutput.out.startsWith("<?xml"));
    const QString xml = path("good.xml"_s);
    QCOMPARE(hexa({"export"_s, m_file, "--to"_s, "xml"_s, "-o"_s, xml}).code, 0);
    QCOMPARE(contentOf(xml), onOutput.out);
    const Result imported = hexa({"import"_s, xml, "-o"_s, m_out});
    QCOMPARE(imported.code, 0);
    QVERIFY2(imported.err.isEmpty(), imported.err.constData());
    QCOMPARE(contentOf(m_out), contentOf(m_file));
    // Also from a pipe.
    QCOMPARE(hexa({"import"_s, "-"_s, "-o"_s, path("again.b3d"_s)}, onOutput.out).code, 0);
    QCOMPARE(contentOf(path("again.b3d"_s)), contentOf(m_file));
}

void TestHexaXml::errorsSayWhere()
{
    QByteArray xml = hexa({"export"_s, m_file, "--to"_s, "xml"_s}).out;
    QVERIFY(xml.contains("name=\"root\" position=\""));
    xml.replace("name=\"root\" position=\"", "name=\"root\"\n position=\"a ");
    const qint64 line = xml.first(xml.indexOf("\n position=\"a ") + 1).count('\n') + 1;
    const QString file = made("wrong.xml"_s, xml);
    const Result result = hexa({"import"_s, file, "-o"_s, m_out});
    QCOMPARE(result.code, 2);
    const QByteArray expected = file.toUtf8() + ':' + QByteArray::number(line)
                                + ":12: \"a\" is no value for \"position\".";
    QVERIFY2(result.err.contains(expected), result.err.constData());
    QVERIFY(!QFileInfo::exists(m_out));
}

void TestHexaXml::aTextIsOneFile_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("behind");
    QTest::addColumn<QByteArray>("message"); // empty: nothing is wrong
    QTest::newRow("comment") << QByteArray("<!-- mine -->\n") << QByteArray("\n<!-- mine -->\n  ") << QByteArray();
    QTest::newRow("element") << QByteArray() << QByteArray("<hexahedron format=\"blitz3d.b3d\"/>\n")
                             << QByteArray(":2: There is a second outermost element: a text is one file.");
    QTest::newRow("text") << QByteArray() << QByteArray("<!-- x -->lost\n")
                          << QByteArray(":11: There should be no text here.");
    QTest::newRow("text before") << QByteArray("lost ") << QByteArray()
                                 << QByteArray(": There should be no text here.");
    QTest::newRow("nothing") << QByteArray("<!--") << QByteArray("-->")
                             << QByteArray(":1:1: The outermost element should be \"hexahedron\"");
}

/// What stands beside the file would be lost without a word.
void TestHexaXml::aTextIsOneFile()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, behind);
    QFETCH(QByteArray, message);
    QByteArray xml = hexa({"export"_s, m_file, "--to"_s, "xml"_s}).out;
    xml = before + xml.sliced(xml.indexOf('\n') + 1) + behind; // without the line that says that it is XML
    const Result result = hexa({"import"_s, made("two.xml"_s, xml), "-o"_s, m_out});
    QVERIFY2(result.err.contains(message), result.err.constData());
    QCOMPARE(result.code, message.isEmpty() ? 0 : 2);
    QCOMPARE(QFileInfo::exists(m_out), message.isEmpty());
}

void TestHexaXml::contradictionsAreSaid()
{
    QByteArray xml = hexa({"export"_s, madeSamples() + "/blitz3d/cube.b3d"_s, "--to"_s, "xml"_s}).out;
    QVERIFY(xml.contains("<VRTS flags=\"3\""));
    xml.replace("<VRTS flags=\"3\"", "<VRTS flags=\"1\"");
    const Result result = hexa({"import"_s, made("odd.xml"_s, xml), "-o"_s, m_out});
    QCOMPARE(result.code, 0); // wrong files are made on purpose, too
    QVERIFY2(result.err.contains("other parts of the file say so"), result.err.constData());
    QVERIFY(QFileInfo::exists(m_out));
}

void TestHexaXml::whatHasNoFormIsRefused()
{
    const QStringList documents = sampleFilesIn(madeSamples(), {"*.shader"_s});
    QVERIFY(!documents.isEmpty());
    const Result document = hexa({"export"_s, documents.first(), "--to"_s, "xml"_s});
    QCOMPARE(document.code, 2);
    QVERIFY2(document.err.contains("is text already"), document.err.constData());
    const Result unknown = hexa({"export"_s, made("notes.abc"_s, "anything"), "--to"_s, "xml"_s});
    QCOMPARE(unknown.code, 2);
    QVERIFY2(unknown.err.contains("of no known format"), unknown.err.constData());
}

void TestHexaXml::usageIsChecked()
{
    QCOMPARE(hexa({"import"_s, m_file}).code, 2);
    QCOMPARE(hexa({"import"_s, path("missing.xml"_s), "-o"_s, m_out}).code, 2);
    QCOMPARE(hexa({"import"_s, m_file, "-o"_s, m_out}).code, 2); // no XML
    QCOMPARE(hexa({"export"_s, m_file, "--to"_s, "xml"_s, "--path"_s, "BB3D"_s}).code, 2);
}

QTEST_GUILESS_MAIN(TestHexaXml)
#include "tst_hexaxml.moc"
