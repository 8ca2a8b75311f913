#include "core/formats/registry.h"
#include "tests/cli/hexatest.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace hexahedron;
using namespace hexahedron::test;

/// What is known of formats can be asked for without a file.
class TestExplain : public HexaTest
{
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFolder(); }
    void namesFieldsOfAFormat();
    void tellsOfAField_data();
    void tellsOfAField();
    void tellsOfEveryForm();
    void tellsOfARule();
    void tellsOfAnIssue();
    void tellsOfAWord();
    void speaksTheLanguageThatIsAskedFor();
    void tellsOfAnItem();
    void tellsHowManyNumbers();
    void refusesWhatThereIsNot_data();
    void refusesWhatThereIsNot();
    void printsEverything();
};

void TestExplain::namesFieldsOfAFormat()
{
    const Result all = hexa({"explain"_s, "b3d"_s});
    QCOMPARE(all.code, 0);
    QVERIFY(all.out.contains("BB3D/NODE/MESH/VRTS/vertices/position "));
    QCOMPARE(hexa({"explain"_s, "blitz3d.b3d"_s}).out, all.out);
}

void TestExplain::tellsOfAField_data()
{
    QTest::addColumn<QString>("asked");
    QTest::addColumn<QByteArrayList>("told");
    QTest::newRow("range and layout") << "b3d:tex_coord_sets"_s
                                      << QByteArrayList{"BB3D/NODE/MESH/VRTS/tex_coord_sets", "From 0 to 8.",
                                                        "how the elements of vertices of VRTS are laid out", "[V24]"};
    QTest::newRow("count") << "urho3d.mdl:boneCount"_s << QByteArrayList{"Counts the elements of bones"};
    QTest::newRow("index") << "b3d:triangles/vertex_id"_s
                           << QByteArrayList{"Names an element of vertices of VRTS, counted from 0.", "[V27]"};
    QTest::newRow("none") << "k3d:parent_indices"_s << QByteArrayList{"65535 stands for none."};
    QTest::newRow("checksum") << "urho3d.pak:entries/checksum"_s << QByteArrayList{"Checksum (SDBM)", "[P13]"};
    QTest::newRow("length") << "b3d:VRTS/length"_s << QByteArrayList{"its header is left out"};
    QTest::newRow("four letters") << "image.dds:dwFourCC"_s << QByteArrayList{"0x31545844 (827611204)  DXT1"};
    QTest::newRow("mark") << "k3d:engine132/header/magic"_s << QByteArrayList{"New ones have 0xdecafbad"};
    QTest::newRow("tag") << "b3d:VRTS/tag"_s << QByteArrayList{"Always VRTS."};
    QTest::newRow("packed") << "e3d:vertexData/normals"_s << QByteArrayList{"New ones have 0, 1, 0, 0."};
    QTest::newRow("condition") << "b3d:vertices/normal"_s
                               << QByteArrayList{"only where flags of VRTS has 0x1 (normals)."};
    QTest::newRow("two conditions") << "kohi.k3d:engine132/channels"_s
                                    << QByteArrayList{"unless animation_count is 0.",
                                                      "unless total_channel_count is 0."};
    QTest::newRow("blank behind the name") << "image.jp2:JP2/xml"_s << QByteArrayList{"An XML document"};
    QTest::newRow("bytes up to an end") << "image.jp2:JP2/xml/text"_s << QByteArrayList{"to the end of xml"};
    QTest::newRow("bytes of a list") << "gif:blocks/unknown"_s << QByteArrayList{"to the end of GIF."};
    QTest::newRow("bytes with a size") << "image.tga:imageId"_s << QByteArrayList{"bytes it has stands in idLength."};
    QTest::newRow("words") << "horde3d.pipeline:RenderTarget/@format"_s << QByteArrayList{"RGBA8"};
}

void TestExplain::tellsOfAField()
{
    QFETCH(QString, asked);
    QFETCH(QByteArrayList, told);
    const Result result = hexa({"explain"_s, asked});
    QCOMPARE(result.code, 0);
    for (const QByteArray &sentence : told)
        QVERIFY2(result.out.contains(sentence), result.out.constData());
}

/// What holds for all forms stands above them, the usual one comes first, and each says what is its own.
void TestExplain::tellsOfEveryForm()
{
    const QByteArray color = hexa({"explain"_s, "urho3d.mdl:UMD2/vertexBuffers/vertices/color1"_s}).out;
    QCOMPARE(color.count("vertices/color1"), 1);
    QVERIFY2(color.indexOf("255 is 1") < color.indexOf("Type 0, int"), color.constData());
    QVERIFY2(color.contains("Type 5, ubyte4"), color.constData());
    const QByteArray originals = hexa({"explain"_s, "e3d:originals"_s}).out;
    QCOMPARE(originals.count("counted from 0"), 1);
    QVERIFY2(originals.indexOf("counted from 0") < originals.indexOf("u16[]"), originals.constData());
    // The same field elsewhere is told in full.
    const QByteArray moved = hexa({"explain"_s, "urho3d.mdl:morphs/buffers/vertices/position"_s}).out;
    QCOMPARE(moved.count("How far the vertex moves"), 2);
}

void TestExplain::tellsOfARule()
{
    const Result rule = hexa({"explain"_s, "b3d:V24"_s});
    QCOMPARE(rule.code, 0);
    QVERIFY(rule.out.startsWith("V24  error\n"));
    QVERIFY(rule.out.contains("Repair: "));
}

/// Wherever the option stands; without a locale of that language on the machine.
void TestExplain::speaksTheLanguageThatIsAskedFor()
{
    const Result english = hexa({"explain"_s, "b3d:version"_s});
    const Result german = hexa({"explain"_s, "b3d:version"_s, "--language"_s, "de"_s});
    QCOMPARE(german.code, 0);
    QVERIFY2(german.out.contains("Hauptversion"), german.out.constData());
    QVERIFY(german.out != english.out);
    QCOMPARE(hexa({"--language=de"_s, "explain"_s, "b3d:version"_s}).out, german.out);
    const Result unknown = hexa({"explain"_s, "b3d:version"_s, "--language"_s, "xx"_s});
    QCOMPARE(unknown.code, 2);
    QVERIFY2(unknown.err.contains("xx") && unknown.err.contains("de"), unknown.err.constData());
}

/// By its code, as a report or the window shows it, with and without a format.
void TestExplain::tellsOfAnIssue()
{
    const Result issue = hexa({"explain"_s, "SIDE_NOT_POWER_OF_TWO"_s});
    QCOMPARE(issue.code, 0);
    QVERIFY2(issue.out.startsWith("SIDE_NOT_POWER_OF_TWO  "), issue.out.constData());
    QVERIFY(issue.out.count('\n') >= 3);
    QVERIFY(!issue.out.contains('%'));
    QCOMPARE(hexa({"explain"_s, "image.png:side_not_power_of_two"_s}).out, issue.out);
    QVERIFY(hexa({"explain"_s, "b3d:LENGTH_PASSES_FRAME"_s}).out.startsWith("LENGTH_PASSES_FRAME  error"));
    // Of another format.
    QCOMPARE(hexa({"explain"_s, "b3d:E3D_WEIGHTS_NOT_ONE"_s}).code, 2);
    const Result rule = hexa({"explain"_s, "V24"_s});
    QVERIFY2(rule.out.startsWith("blitz3d\nV24  error\n"), rule.out.constData());
}

void TestExplain::tellsOfAWord()
{
    const Result word = hexa({"explain"_s, "inverse bind matrix"_s});
    QCOMPARE(word.code, 0);
    QVERIFY2(word.out.contains("bind pose"), word.out.constData());
    QCOMPARE(hexa({"explain"_s, "Quaternions"_s}).out, hexa({"explain"_s, "quaternion"_s}).out);
}

void TestExplain::tellsOfAnItem()
{
    const Result item = hexa({"explain"_s, m_file, "BB3D/version"_s});
    QCOMPARE(item.code, 0);
    QVERIFY(item.out.startsWith("BB3D/version  1\n"));
    QVERIFY(item.out.contains("[V03]"));
    // Parts of shaders stand in no fixed place, but say what they are as well.
    const Result part = hexa({"explain"_s, QStringLiteral(SOURCE_DIR "/tests/data/horde3d/plain.shader"), "FX"_s});
    QVERIFY2(part.out.contains("what materials can set"), part.out.constData());
}

/// How many numbers there are is told by the file, where the description does not tell.
void TestExplain::tellsHowManyNumbers()
{
    const Result inFile = hexa({"explain"_s, m_file, "BB3D/NODE/MESH/VRTS/vertices[0]/position"_s});
    QVERIFY2(inFile.out.contains("f32[3]"), inFile.out.constData());
    const Result inFormat = hexa({"explain"_s, "b3d:tex_coords"_s});
    QVERIFY2(inFormat.out.contains("f32[]"), inFormat.out.constData());
}

void TestExplain::refusesWhatThereIsNot_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("format") << QStringList{"obj"_s};
    QTest::newRow("field") << QStringList{"b3d:polygons"_s};
    QTest::newRow("nothing") << QStringList{};
    QTest::newRow("path") << QStringList{"good.b3d"_s, "BB3D/polygons"_s};
}

void TestExplain::refusesWhatThereIsNot()
{
    QFETCH(QStringList, words);
    words.replaceInStrings("good.b3d"_s, m_file);
    const Result result = hexa(QStringList{"explain"_s} + words);
    QCOMPARE(result.code, 2);
    QVERIFY(result.out.isEmpty());
    QVERIFY(result.err.startsWith("hexa: "));
}

void TestExplain::printsEverything()
{
    const QJsonArray formats = json(hexa({"explain"_s, "--all"_s, "--json"_s})).object()["formats"_s].toArray();
    QCOMPARE(formats.size(), qsizetype(allFormats().size()));
    for (const QJsonValue &format : formats) {
        const QString id = format["id"_s].toString();
        QSet<QString> paths;
        for (const QJsonValue &field : format["fields"_s].toArray()) {
            for (const char *key :
                 {"path", "type", "doc", "unit", "range", "default", "required", "relations", "values", "rules"})
                QVERIFY2(field.toObject().contains(QLatin1StringView(key)), key);
            for (const QJsonValue &sentence : field["relations"_s].toArray()) {
                // A field without a name has no place in a sentence.
                static const QRegularExpression hole(" (of|in|from|that|with) *[.,]|%\\d"_s);
                QVERIFY2(!sentence.toString().contains(hole), qPrintable(id + u' ' + sentence.toString()));
            }
            paths += field["path"_s].toString();
        }
        if (!id.startsWith(u"image") && id != u"horde3d.shader" && id != u"horde3d.code")
            QVERIFY2(paths.size() > 3 && !format["rules"_s].toArray().isEmpty(), qPrintable(id));
    }
}

QTEST_GUILESS_MAIN(TestExplain)
#include "tst_explain.moc"
