// A file as XML and back: the same bytes, and what people change in the text is followed by all that depends on it.
#include "core/bytes/checksums.h"
#include "core/check/checker.h"
#include "core/edit/xmlreader.h"
#include "core/formats/registry.h"
#include "core/report/xmlreport.h"
#include "core/tree/value.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/files.h"
#include "tests/support/samples.h"

#include <QBuffer>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

using namespace hexahedron;

namespace {

std::shared_ptr<const Tree> treeOf(const QByteArray &bytes, const QString &name)
{
    return readTree(Bytes(bytes), name);
}

QByteArray xmlOf(const Tree &tree, XmlShare *share = nullptr)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return writeXml(&buffer, tree, &anyFormatById, share) ? buffer.data() : QByteArray("(not written)");
}

XmlFile fileOf(const QByteArray &xml)
{
    return fileFromXml(Bytes(xml), &anyFormatById);
}

QByteArray sample(const char *name)
{
    return test::contentOf(test::madeSamples() + QLatin1Char('/') + QLatin1String(name));
}

/// Empty when the text gives the same bytes again; else what is wrong.
QByteArray whatIsLost(const QByteArray &bytes, const QString &name)
{
    const auto tree = treeOf(bytes, name);
    if (!hasXmlForm(*tree))
        return {};
    const QByteArray xml = xmlOf(*tree);
    if (xml.contains("would not give the same bytes again"))
        return "the file had to be written as bytes";
    const XmlFile back = fileOf(xml);
    if (!back.isMade())
        return back.error.text.toUtf8() + " in line " + QByteArray::number(back.error.line) + ": "
               + xml.split('\n').value(back.error.line - 1).left(200);
    if (!back.remarks.empty())
        return back.remarks.front().text.toUtf8();
    if (back.bytes == bytes)
        return {};
    qsizetype at = 0;
    while (at < qMin(bytes.size(), back.bytes.size()) && bytes[at] == back.bytes[at])
        ++at;
    return "other bytes from " + QByteArray::number(at) + " on, in a file of " + QByteArray::number(bytes.size());
}

/// Codes of all findings but remarks, such as that of a vertex that nothing uses, in order.
QStringList findings(const Tree &tree)
{
    QStringList codes;
    for (const Issue &issue : check(tree)) {
        if (issue.severity != Severity::Info)
            codes += QLatin1String(issue.kind->code);
    }
    codes.sort();
    return codes;
}

/// Every list of that name gets its first row once more.
QByteArray withOneMoreRow(QByteArray xml, const QByteArray &list, int *count)
{
    const QByteArray begin = '<' + list + " columns=";
    *count = 0;
    for (qsizetype at = xml.indexOf(begin); at >= 0; at = xml.indexOf(begin, at + 1)) {
        const qsizetype line = xml.indexOf('\n', at) + 1;
        const qsizetype end = xml.indexOf('\n', line) + 1;
        xml.insert(end, xml.mid(line, end - line));
        ++*count;
    }
    return xml;
}

/// Rows of that list with other columns: those with these numbers, or words.
QByteArray withColumns(const QByteArray &xml, const QByteArray &list, const QByteArray &columns,
                       const std::vector<int> &words)
{
    const qsizetype begin = xml.indexOf('<' + list + " columns=");
    const qsizetype rows = xml.indexOf('\n', begin) + 1;
    const qsizetype end = xml.indexOf('<', rows);
    QByteArray changed = xml.first(begin) + '<' + list + " columns=\"" + columns + "\">\n";
    for (const QByteArray &line : xml.sliced(rows, end - rows).trimmed().split('\n')) {
        const QList<QByteArray> all = line.simplified().split(' ');
        for (const int word : words)
            changed += all.value(word) + ' ';
        changed += '\n';
    }
    return changed + xml.sliced(end);
}

} // namespace

class TestXmlForm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void samplesComeBack_data();
    void samplesComeBack();
    void damagedOnesComeBack_data();
    void damagedOnesComeBack();
    void healthyFilesHaveNoHexadecimal_data();
    void healthyFilesHaveNoHexadecimal();
    void whatIsRightIsLeftOut();
    void whatIsWrongIsWritten();
    void whatWouldNotComeBackIsBytes();
    void oddNumbersComeBack();
    void editorsMayWriteItTheirWay();
    void textsComeBackByteForByte_data();
    void textsComeBackByteForByte();
    void verticesAreAdded_data();
    void verticesAreAdded();
    void roundedNumbersAreSaid();
    void entryOfPackageChanges();
    void packedEntryChanges();
    void textsOfModelChange();
    void whatContradictsIsRemarked();
    void columnsGoToTheFieldsThatTheyName();
    void columnsThatTheFileReadsOtherwiseAreRefused_data();
    void columnsThatTheFileReadsOtherwiseAreRefused();
    void countsThatDisagreeAreRefused();
    void wrongTextsAreRefused_data();
    void wrongTextsAreRefused();
    void hostileTextsAreRefused_data();
    void hostileTextsAreRefused();
    void documentsHaveNone();
};

void TestXmlForm::samplesComeBack_data()
{
    test::addSampleRows();
}

void TestXmlForm::samplesComeBack()
{
    QFETCH(QString, file);
    const QByteArray lost = whatIsLost(test::contentOf(file), file);
    QVERIFY2(lost.isEmpty(), lost.constData());
}

void TestXmlForm::damagedOnesComeBack_data()
{
    QTest::addColumn<QString>("file");
    for (const QString &file : test::sampleFilesIn(test::madeSamples(), test::allSamplePatterns()))
        QTest::newRow(qPrintable(QFileInfo(file).fileName())) << file;
}

void TestXmlForm::damagedOnesComeBack()
{
    constexpr qsizetype Largest = 20000; // others take too long here
    QFETCH(QString, file);
    const QByteArray bytes = test::contentOf(file);
    if (bytes.isEmpty() || bytes.size() > Largest)
        return;
    QRandomGenerator random(crc32({reinterpret_cast<const uchar *>(bytes.constData()), size_t(bytes.size())}));
    const int rounds = qEnvironmentVariable("HEXAHEDRON_ROUNDS", QStringLiteral("12")).toInt(); // more, to look harder
    for (int i = 0; i < rounds; ++i) {
        QByteArray damaged = bytes;
        if (i % 3 == 0)
            damaged.truncate(random.bounded(bytes.size()));
        for (int flips = i % 3; flips > 0; --flips) {
            // Most of what is easily broken stands at the beginning.
            const qsizetype at = random.bounded(i % 2 ? bytes.size() : qMin<qsizetype>(bytes.size(), 64));
            damaged[at] = char(damaged[at] ^ (1 << random.bounded(8)));
        }
        const QByteArray lost = whatIsLost(damaged, file);
        if (!lost.isEmpty() && qEnvironmentVariableIsSet("HEXAHEDRON_KEEP"))
            test::written(qEnvironmentVariable("HEXAHEDRON_KEEP") + QLatin1Char('/') + QFileInfo(file).fileName(),
                          damaged);
        QVERIFY2(lost.isEmpty(), (QByteArray::number(i) + ": " + lost).constData());
    }
}

void TestXmlForm::healthyFilesHaveNoHexadecimal_data()
{
    QTest::addColumn<QString>("file");
    for (const char *file : {"blitz3d/cube.b3d", "blitz3d/nested_nodes.b3d", "urho3d/skinned.mdl",
                             "urho3d/several_buffers.mdl", "urho3d/morphs.mdl", "kohi/two_animations.k3d",
                             "kohi/two_submeshes.k3d", "ecere/skinned.e3d", "ecere/morphs.e3d", "urho3d/stored.pak"})
        QTest::newRow(file) << QString::fromLatin1(file);
}

void TestXmlForm::healthyFilesHaveNoHexadecimal()
{
    QFETCH(QString, file);
    XmlShare share;
    xmlOf(*treeOf(sample(file.toLatin1()), file), &share);
    QVERIFY(share.bytes > 0);
    QCOMPARE(share.hex, 0);
}

void TestXmlForm::whatIsRightIsLeftOut()
{
    const QByteArray b3d = xmlOf(*treeOf(sample("blitz3d/cube.b3d"), QStringLiteral("a.b3d")));
    QVERIFY(b3d.contains("<VRTS flags=\"3\" tex_coord_sets=\"2\" tex_coord_set_size=\"2\">"));
    QVERIFY(!b3d.contains("length="));
    const QByteArray package = xmlOf(*treeOf(sample("urho3d/stored.pak"), QStringLiteral("a.pak")));
    QVERIFY(package.contains("<item name=\"Notes/read me.txt\">\n"));
    for (const char *derived : {"fileCount", "offset=", "size=", "checksum", "packageSize"})
        QVERIFY2(!package.contains(derived), derived);
}

void TestXmlForm::whatIsWrongIsWritten()
{
    const QByteArray xml = xmlOf(*treeOf(sample("urho3d/p13_p14_checksums.pak"), QStringLiteral("a.pak")));
    QVERIFY(xml.contains("checksum=\"0x"));
    QVERIFY(xmlOf(*treeOf(sample("blitz3d/chunk_too_long.b3d"), QStringLiteral("a.b3d"))).contains(" length=\""));
}

void TestXmlForm::whatWouldNotComeBackIsBytes()
{
    // Somebody who finds no formats can read no text back.
    const QByteArray bytes = sample("blitz3d/cube.b3d");
    const auto tree = treeOf(bytes, QStringLiteral("a.b3d"));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    XmlShare share;
    QVERIFY(writeXml(
        &buffer, *tree, [](QStringView) -> const Format * { return nullptr; }, &share));
    QCOMPARE(share.hex, bytes.size());
    QCOMPARE(fileOf(buffer.data()).bytes, bytes);
}

void TestXmlForm::oddNumbersComeBack()
{
    // A signalling NaN with something in it, -0, infinity, the smallest number.
    QByteArray bytes = sample("blitz3d/one_triangle.b3d");
    const auto tree = treeOf(bytes, QStringLiteral("a.b3d"));
    const auto vertices = tree->find(QStringLiteral("BB3D/NODE/MESH/VRTS/vertices"));
    QVERIFY(vertices && vertices->range.size() >= 16);
    bytes.replace(vertices->range.begin, 16,
                  QByteArray::fromHex("4523a17f"
                                      "00000080"
                                      "000080ff"
                                      "01000000"));
    const QByteArray xml = xmlOf(*treeOf(bytes, QStringLiteral("a.b3d")));
    QVERIFY2(xml.contains("\n0x7fa12345 -0 -inf\n1e-45 "), xml.constData());
    QCOMPARE(fileOf(xml).bytes, bytes);
}

void TestXmlForm::editorsMayWriteItTheirWay()
{
    // Other line ends, a mark at the beginning, comments, blanks, another order of attributes, elements instead of attributes.
    const QByteArray bytes = sample("urho3d/stored.pak");
    QByteArray xml = xmlOf(*treeOf(bytes, QStringLiteral("a.pak")));
    QVERIFY(xml.contains("animationName=\"Animation\" length=\"1\""));
    xml.replace("animationName=\"Animation\" length=\"1\"", "length = '1.0' animationName='Anim&#x61;tion'");
    xml.replace("elementMask=\"1\" morphRangeStart=\"0\" morphRangeCount=\"0\">",
                "morphRangeStart=\"+0\" morphRangeCount=\"0x00\"><elementMask> 1 </elementMask>");
    xml.replace("\n0 0 0\n", "\n<!-- the first -->\n  0\t0.0  0e0  \n\n");
    xml.replace("nothing is known of this", "<![CDATA[nothing is known of this]]>");
    xml.replace("\n", "\r\n");
    xml.prepend("\xef\xbb\xbf");
    const XmlFile made = fileOf(xml);
    QVERIFY2(made.isMade(), qPrintable(made.error.text));
    QCOMPARE(made.bytes, bytes);
}

void TestXmlForm::textsComeBackByteForByte_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("XML") << QByteArray("<a href=\"b\">&amp;'</a>");
    QTest::newRow("backslashes") << QByteArray("\\n \\x41 \\\\ \\- \\");
    QTest::newRow("control characters") << QByteArray("\x01\x1f\x7f\t\n\r\r\n");
    QTest::newRow("UTF-8") << QByteArray("Gr\xc3\xb6\xc3\x9f"
                                         "e \xf0\x9f\x98\x80 \xe4\xb8\xad");
    QTest::newRow("not UTF-8") << QByteArray("\xff\xfe\xc3\x28\xed\xa0\x80\xf4\x90\x80\x80\xc0\xaf\x80");
    QTest::newRow("what XML forbids") << QByteArray("\xef\xbf\xbe\xef\xbf\xbf\xef\xbb\xbf\xc2\x85");
    QTest::newRow("blanks") << QByteArray("  ");
    QTest::newRow("blanks around") << QByteArray(" a ");
    QTest::newRow("long") << QByteArray(" a long\ntext \\ with <lines>\r\n").repeated(40);
    QTest::newRow("long blanks") << QByteArray("\n \t").repeated(200);
}

void TestXmlForm::textsComeBackByteForByte()
{
    // As a name up to its NUL, and as the content of a file in a package.
    QFETCH(QByteArray, text);
    const QByteArray model = b3d::file(b3d::node(text, {}));
    QByteArray lost = whatIsLost(model, QStringLiteral("a.b3d"));
    QVERIFY2(lost.isEmpty(), lost.constData());
    QByteArray xml = xmlOf(*treeOf(sample("urho3d/stored.pak"), QStringLiteral("a.pak")));
    xml.replace("<content _as=\"text\">nothing is known of this", "<content>" + text.toHex());
    const XmlFile made = fileOf(xml);
    QVERIFY2(made.isMade(), qPrintable(made.error.text));
    lost = whatIsLost(made.bytes, QStringLiteral("a.pak"));
    QVERIFY2(lost.isEmpty(), lost.constData());
}

void TestXmlForm::verticesAreAdded_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArrayList>("lists");
    QTest::addColumn<QString>("path");
    QTest::newRow("b3d") << "blitz3d/one_triangle.b3d" << QByteArrayList{"vertices"} << "BB3D/NODE/MESH/VRTS/vertices";
    QTest::newRow("mdl") << "urho3d/skinned.mdl" << QByteArrayList{"vertices"} << "UMDL/vertexBuffers[0]/vertices";
    QTest::newRow("geo") << "horde3d/skinned.geo" << QByteArrayList{"positions",
                                                                    "normals",
                                                                    "tangents",
                                                                    "bitangents",
                                                                    "jointIndices",
                                                                    "jointWeights",
                                                                    "textureCoordinates0",
                                                                    "textureCoordinates1"}
                         << "H3DG/vertexStreams[0]/positions";
    QTest::newRow("k3d") << "kohi/triangle.k3d" << QByteArrayList{"vertices"}
                         << "engine132/submeshes/vertex_buffers[0]/vertices";
    QTest::newRow("e3d") << "ecere/triangle.e3d" << QByteArrayList{"vertexData"}
                         << "meshes/mesh/attributes/interleaved/vertexData";
    QTest::newRow("packed e3d") << "ecere/packed_in_mesh.e3d" << QByteArrayList{"vertexData"}
                                << "meshes/mesh/attributes/lzma/interleaved/vertexData";
    QTest::newRow("in a package") << "urho3d/stored.pak" << QByteArrayList{"vertices"}
                                  << "UPAK/entries[0]/content/UMDL/vertexBuffers[0]/vertices";
    QTest::newRow("in a packed package") << "urho3d/packed.pak" << QByteArrayList{"vertices"}
                                         << "ULZ4/entries[0]/content/UMDL/vertexBuffers[0]/vertices";
}

void TestXmlForm::verticesAreAdded()
{
    QFETCH(QString, file);
    QFETCH(QByteArrayList, lists);
    QFETCH(QString, path);
    const auto before = treeOf(sample(file.toLatin1()), file);
    QByteArray xml = xmlOf(*before);
    int changed = 0;
    for (const QByteArray &list : lists) {
        int count = 0;
        xml = withOneMoreRow(xml, list, &count);
        changed += count;
    }
    QVERIFY(changed > 0);
    const XmlFile made = fileOf(xml);
    QVERIFY2(made.isMade(), qPrintable(made.error.text));
    QVERIFY(made.remarks.empty());
    const auto after = treeOf(made.bytes, file);
    const auto was = before->find(path);
    const auto is = after->find(path);
    QVERIFY(was && is);
    QCOMPARE(is->count, was->count + 1);
    QCOMPARE(findings(*after), findings(*before));
}

void TestXmlForm::roundedNumbersAreSaid()
{
    const auto before = treeOf(sample("blitz3d/cube.b3d"), QStringLiteral("a.b3d"));
    QByteArray xml = xmlOf(*before);
    QVERIFY(fileOf(xml).remarks.empty());
    const qsizetype scale = xml.indexOf("scale=\"1 1 1\"");
    QVERIFY(scale >= 0);
    const XmlFile made = fileOf(xml.replace(scale, 13, "scale=\"0.123456789123 0.1 1.00000000001\""));
    QVERIFY2(made.isMade(), qPrintable(made.error.text));
    QCOMPARE(made.remarks.size(), size_t(1));
    QVERIFY2(made.remarks.front().text.startsWith(u'2'), qPrintable(made.remarks.front().text));
    QVERIFY(made.remarks.front().line > 0);
}

void TestXmlForm::entryOfPackageChanges()
{
    const auto before = treeOf(sample("urho3d/stored.pak"), QStringLiteral("a.pak"));
    QByteArray xml = xmlOf(*before);
    xml.replace("nothing is known of this", "now there is more to be known of it");
    xml.replace("  </entries>",
                "   <item name=\"More.txt\"><content _as=\"text\">a new one</content></item>\n  </entries>");
    const XmlFile made = fileOf(xml);
    QVERIFY2(made.isMade(), qPrintable(made.error.text));
    QVERIFY(made.remarks.empty());
    const auto after = treeOf(made.bytes, QStringLiteral("a.pak"));
    QCOMPARE(findings(*after), findings(*before));
    const auto last = after->find(QStringLiteral("UPAK/entries[3]/content"));
    QVERIFY(last);
    QCOMPARE(after->bytes().toByteArray(last->range), QByteArray("a new one"));
}

void TestXmlForm::packedEntryChanges()
{
    const auto before = treeOf(sample("urho3d/packed.pak"), QStringLiteral("a.pak"));
    QByteArray xml = xmlOf(*before);
    xml.replace("nothing is known of this", "now there is more to be known of it");
    const XmlFile made = fileOf(xml);
    QVERIFY2(made.isMade(), qPrintable(made.error.text));
    QVERIFY(made.remarks.empty());
    const auto after = treeOf(made.bytes, QStringLiteral("a.pak"));
    QCOMPARE(findings(*after), findings(*before));
    const auto text = after->find(QStringLiteral("ULZ4/entries[1]/content/unknown"));
    QVERIFY(text);
    QCOMPARE(after->bytes(text->stream).toByteArray(text->range), QByteArray("now there is more to be known of it"));
}

void TestXmlForm::textsOfModelChange()
{
    // Places of all texts behind it follow.
    const auto before = treeOf(sample("kohi/triangle.k3d"), QStringLiteral("a.k3d"));
    QByteArray xml = xmlOf(*before);
    static const QRegularExpression firstText(QStringLiteral("<text>[^<]*</text>"));
    const QRegularExpressionMatch match = firstText.match(QString::fromUtf8(xml));
    QVERIFY(match.hasMatch());
    xml.replace(match.captured().toUtf8(), "<text>a much longer name</text>");
    const XmlFile made = fileOf(xml);
    QVERIFY2(made.isMade(), qPrintable(made.error.text));
    QVERIFY(made.remarks.empty());
    const auto after = treeOf(made.bytes, QStringLiteral("a.k3d"));
    QCOMPARE(findings(*after), findings(*before));
}

void TestXmlForm::whatContradictsIsRemarked()
{
    // The flags no longer say that there are normals and colours, but the columns have them.
    QByteArray xml = xmlOf(*treeOf(sample("blitz3d/cube.b3d"), QStringLiteral("a.b3d")));
    xml.replace("<VRTS flags=\"3\"", "<VRTS flags=\"0\"");
    const XmlFile made = fileOf(xml);
    QVERIFY(made.isMade());
    QCOMPARE(made.remarks.size(), 1);
    QCOMPARE(made.remarks[0].text,
             QStringLiteral("\"vertices\" has 24 elements here, but will be read with 48: other parts "
                            "of the file say so."));
    QCOMPARE(made.remarks[0].line, xml.first(xml.indexOf("<vertices")).count('\n') + 1);
}

void TestXmlForm::columnsGoToTheFieldsThatTheyName()
{
    const QByteArray bytes = sample("blitz3d/cube.b3d");
    const QByteArray xml = xmlOf(*treeOf(bytes, QStringLiteral("a.b3d")));
    QVERIFY(xml.contains("columns=\"position[3] normal[3] color[4] tex_coords[4]\""));
    const XmlFile made = fileOf(withColumns(xml, "vertices", "tex_coords[4] normal[3] position[3] color[4]",
                                            {10, 11, 12, 13, 3, 4, 5, 0, 1, 2, 6, 7, 8, 9}));
    QVERIFY2(made.isMade(), qPrintable(made.error.text));
    QVERIFY(made.remarks.empty());
    QCOMPARE(made.bytes, bytes);
}

void TestXmlForm::columnsThatTheFileReadsOtherwiseAreRefused_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<QByteArray>("columns");
    QTest::addColumn<std::vector<int>>("words");
    QTest::addColumn<QString>("error");
    QTest::newRow("left out") << QByteArray("blitz3d/cube.b3d") << QByteArray("vertices")
                              << QByteArray("position[3] normal[3] color[4]")
                              << std::vector<int>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}
                              << QStringLiteral("\"vertices\" lacks the column \"tex_coords[4]\", which it has by what "
                                                "other parts of the file say.");
    QTest::newRow("always there") << QByteArray("blitz3d/cube.b3d") << QByteArray("vertices")
                                  << QByteArray("normal[3] color[4] tex_coords[4]")
                                  << std::vector<int>{3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13}
                                  << QStringLiteral("\"vertices\" lacks the column \"position[3]\", which it has by "
                                                    "what other parts of the file say.");
    QTest::newRow("twice") << QByteArray("blitz3d/cube.b3d") << QByteArray("vertices")
                           << QByteArray("position[3] position[3]") << std::vector<int>{0, 1, 2, 0, 1, 2}
                           << QStringLiteral("\"position\" stands here twice.");
    // A list in the file says in which order they lie, also in what is packed.
    for (const char *file : {"ecere/furnished.e3d", "ecere/packed.e3d"})
        QTest::newRow(file) << QByteArray(file) << QByteArray("vertexData")
                            << QByteArray("normals vertices[3] texCoords[2] tangent bitangent")
                            << std::vector<int>{3, 0, 1, 2, 4, 5, 6, 7}
                            << QStringLiteral("By what other parts of the file say, the columns of \"vertexData\" are, "
                                              "in this order: vertices[3] normals texCoords[2] tangent bitangent.");
}

void TestXmlForm::columnsThatTheFileReadsOtherwiseAreRefused()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, list);
    QFETCH(QByteArray, columns);
    QFETCH(std::vector<int>, words);
    QFETCH(QString, error);
    const QByteArray xml = withColumns(xmlOf(*treeOf(sample(name.constData()), QString::fromLatin1(name))), list,
                                       columns, words);
    const XmlFile made = fileOf(xml);
    QCOMPARE(made.error.text, error);
    QCOMPARE(made.error.line, xml.first(xml.indexOf('<' + list)).count('\n') + 1);
    QVERIFY(made.bytes.isEmpty());
}

void TestXmlForm::countsThatDisagreeAreRefused()
{
    // Two lists that one number counts: a row more in one of them.
    int count = 0;
    const auto tree = treeOf(sample("horde3d/skinned.geo"), QStringLiteral("a.geo"));
    const XmlFile made = fileOf(withOneMoreRow(xmlOf(*tree), "normals", &count));
    QCOMPARE(count, 1);
    QVERIFY(made.error.text.startsWith(QLatin1String("\"numVertices\" should be ")));
    QVERIFY(made.error.line > 1);
}

void TestXmlForm::wrongTextsAreRefused_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("error");
    const auto row = [](const char *name, const char *before, const char *after, const char *error) {
        QTest::newRow(name) << QByteArray(before) << QByteArray(after) << QString::fromLatin1(error);
    };
    row("number", "flags=\"9\"", "flags=\"nine\"", "\"nine\" is no value for \"flags\".");
    row("too large", "flags=\"9\"", "flags=\"3000000000\"", "\"3000000000\" is no value for \"flags\".");
    row("unknown field", "flags=\"9\"", "flag=\"9\"", "\"item\" has no field \"flag\".");
    row("vector", "position=\"0 0\"", "position=\"0 0 0\"", "\"position\" has 2 numbers, not 3.");
    row("unknown element", "<BRUS>", "<BRUSH>", "This is no well-formed XML: start-end tags mismatch.");
    row("wrong place", "</TEXS>", "</TEXS><textures/>", "\"textures\" cannot stand here in \"BB3D\".");
    row("row too short", "\n0 1 2\n", "\n0 1\n",
        "This line should have 3 value(s), one for each number that \"columns\" names.");
    row("row too long", "\n0 1 2\n", "\n0 1 2 3\n",
        "This line should have 3 value(s), one for each number that \"columns\" names.");
    row("value in a row", "\n0 1 2\n", "\n0 1 x\n", "\"x\" is no value for \"vertex_id\".");
    row("column", "vertex_id[3]", "vertex[3]", "\"vertex[3]\" is no column of \"triangles\".");
    row("format", "blitz3d.b3d", "blitz3d.b4d", "There is no binary format \"blitz3d.b4d\".");
    row("escape", "side.png", "side\\q.png",
        "Behind a backslash comes x and two hexadecimal digits, n, t, r or a backslash.");
    row("attribute twice", "flags=\"9\"", "flags=\"9\" flags=\"8\"", "\"flags\" stands here twice.");
    row("version", "version=\"1\"", "version=\"9\"", "Version \"9\" of this text form is not known.");
    row("character 0", "side.png", "side&#x0;.png", "A character 0 cannot stand in XML: write \\x00 instead.");
    row("no UTF-8", "side.png", "side\xff.png", "This is no UTF-8: save it as UTF-8 first.");
    row("top", "hexahedron format", "hexagon format", "This is no well-formed XML: start-end tags mismatch.");
}

void TestXmlForm::wrongTextsAreRefused()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QString, error);
    QByteArray xml = xmlOf(*treeOf(sample("blitz3d/cube.b3d"), QStringLiteral("a.b3d")));
    const qsizetype at = xml.indexOf(before);
    QVERIFY(at >= 0);
    xml.replace(at, before.size(), after);
    const XmlFile made = fileOf(xml);
    QCOMPARE(made.error.text, error);
    QVERIFY(made.bytes.isEmpty());
    if (error.contains(QLatin1String("well-formed")))
        return; // found where the end tag stands
    // In the line that was changed, at the word that is wrong or at the beginning of the line.
    const qint64 line = xml.first(at + (before.startsWith('\n') ? 1 : 0)).count('\n') + 1;
    QCOMPARE(made.error.line, line);
    const qsizetype lineBegin = xml.lastIndexOf('\n', at + (before.startsWith('\n') ? 0 : -1)) + 1;
    QVERIFY(made.error.column >= 1 && made.error.column <= xml.indexOf('\n', lineBegin) - lineBegin);
    const QByteArray there = xml.mid(lineBegin + made.error.column - 1, 12);
    const QByteArray named = error.startsWith(u'"') ? error.mid(1, error.indexOf(u'"', 1) - 1).toUtf8() : QByteArray();
    const QByteArray field = error.contains(QLatin1String("no field")) ? QByteArray("flag") : named;
    QVERIFY2(field == "position" || there.startsWith(field), there.constData());
}

void TestXmlForm::hostileTextsAreRefused_data()
{
    QTest::addColumn<QByteArray>("xml");
    const QByteArray head = "<hexahedron format=\"blitz3d.b3d\">";
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no XML") << QByteArray("BB3D\0\0\0\0", 8);
    QTest::newRow("another document") << QByteArray("<Scene/>");
    QTest::newRow("nested deeply") << head + QByteArray("<BB3D version=\"1\">")
                                          + QByteArray("<NODE name=\"\">").repeated(200000)
                                          + QByteArray("</NODE>").repeated(200000) + "</BB3D></hexahedron>";
    QTest::newRow("entities") << QByteArray("<!DOCTYPE a [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]>")
                                     + head + "<BB3D version=\"&b;\"/></hexahedron>";
    QTest::newRow("wide rows")
        << head
               + "<BB3D version=\"1\"><NODE name=\"\"><MESH><VRTS><vertices "
                 "columns=\"tex_coords[900000000000]\">\n1\n</vertices></VRTS></MESH></NODE></BB3D>"
                 "</hexahedron>";
    QTest::newRow("too many columns") << head + "<BB3D version=\"1\"><NODE name=\"\"><MESH><VRTS><vertices columns=\""
                                             + QByteArray("tex_coords[1000000000000000] ").repeated(5000)
                                             + "\">\n1\n</vertices></VRTS></MESH></NODE></BB3D></hexahedron>";
    QTest::newRow("count below 0") << head
                                          + "<BB3D version=\"1\"><NODE name=\"\"><MESH><VRTS><vertices "
                                            "columns=\"tex_coords[-3]\">\n1\n</vertices></VRTS></MESH></NODE></BB3D>"
                                            "</hexahedron>";
    QTest::newRow("text between") << head + "<BB3D version=\"1\">hello</BB3D></hexahedron>";
    QTest::newRow("half a byte") << head + "<_raw>abc</_raw></hexahedron>";
    QTest::newRow("document") << QByteArray("<hexahedron format=\"horde3d.material\"/>");
}

void TestXmlForm::hostileTextsAreRefused()
{
    QFETCH(QByteArray, xml);
    const XmlFile made = fileOf(xml);
    QVERIFY(!made.isMade());
    QVERIFY(made.bytes.isEmpty());
    QVERIFY(made.error.line >= 1 && made.error.column >= 1);
}

void TestXmlForm::documentsHaveNone()
{
    const QStringList files = test::sampleFilesIn(test::madeSamples(), {QStringLiteral("*.shader")});
    QVERIFY(!files.isEmpty());
    QVERIFY(!hasXmlForm(*treeOf(test::contentOf(files.first()), files.first())));
}

QTEST_GUILESS_MAIN(TestXmlForm)
#include "tst_xmlform.moc"
