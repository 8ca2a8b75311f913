#include "core/report/treereport.h"

#include "core/check/checker.h"
#include "core/formats/registry.h"
#include "core/report/csvreport.h"
#include "core/report/exportreport.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/samples.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

using namespace hexahedron;

namespace {

using Write = std::function<bool(QIODevice *)>;

QByteArray textOf(const Write &write)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return write(&buffer) ? buffer.data() : QByteArray();
}

std::shared_ptr<const Tree> treeOf(const QByteArray &file)
{
    return readTree(Bytes(file), QStringLiteral("made.b3d"));
}

QByteArray treeJson(const Tree &tree, const TreeReportOptions &options = {})
{
    return textOf([&](QIODevice *device) { return writeTreeJson(device, tree, check(tree), options); });
}

QJsonObject parsed(const QByteArray &json)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError)
        qWarning("%s at %d", qPrintable(error.errorString()), error.offset);
    return document.object();
}

QJsonObject nodeAt(const QJsonObject &document, const char *path)
{
    for (const QJsonValue &node : document[QLatin1StringView("nodes")].toArray()) {
        if (node[QLatin1StringView("path")].toString() == QLatin1StringView(path))
            return node.toObject();
    }
    return {};
}

/// True when the path leads to the very node that bears it.
bool isFound(const Tree &tree, const QJsonValue &node)
{
    const QString path = node[QLatin1StringView("path")].toString();
    const qint64 offset = node[QLatin1StringView("offset")].toInteger();
    const ByteRange range{offset, offset + node[QLatin1StringView("size")].toInteger()};
    const std::optional<Item> item = tree.find(path);
    return item && tree.path(*item) == path && item->range == range
           && tree.type(*item) == node[QLatin1StringView("type")].toString();
}

/// Empty when the leaves cover each byte once and in order, and every path leads to the node that bears it.
QByteArray problemOf(const Tree &tree, const QJsonObject &document, bool withPaths = true)
{
    QSet<QString> paths;
    std::vector<qint64> positions(size_t(tree.streamCount()));
    for (const QJsonValue &node : document[QLatin1StringView("nodes")].toArray()) {
        const QString path = node[QLatin1StringView("path")].toString();
        const auto stream = size_t(node[QLatin1StringView("stream")].toInt());
        const qint64 offset = node[QLatin1StringView("offset")].toInteger();
        const qint64 size = node[QLatin1StringView("size")].toInteger();
        if (paths.contains(path))
            return "twice: " + path.toUtf8();
        paths.insert(path);
        if (withPaths && !isFound(tree, node))
            return "not found: " + path.toUtf8();
        if (!node[QLatin1StringView("leaf")].toBool())
            continue;
        if (offset != positions[stream])
            return "gap or overlap at " + path.toUtf8();
        positions[stream] += size;
    }
    for (StreamId id = 0; id < tree.streamCount(); ++id) {
        if (positions[size_t(id)] != tree.bytes(id).size())
            return "ends at " + QByteArray::number(positions[size_t(id)]);
    }
    return {};
}

QByteArray meshWithKeys()
{
    using namespace b3d;
    const QByteArray records = i32({1}) + f32({1, 2, 3}) + i32({2}) + f32({4, 5, 6});
    const QByteArray picture = textures(texture("a.png", 3) + texture("b.png"));
    return file(picture + brushes(2, brush("skin", {0, 1}))
                + node("root", plainMesh() + node("arm", keys(1, records)) + node("leg")));
}

/// Enough chunks that the walk is split between threads.
QByteArray manyNodes()
{
    QByteArray nodes;
    for (int i = 0; i < 6000; ++i)
        nodes += b3d::node("n", i % 10 == 0 ? b3d::node("inner") : QByteArray());
    return b3d::file(b3d::node("root", nodes));
}

} // namespace

class TestTreeReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void coversEveryByte_data();
    void coversEveryByte();
    void survivesEveryCut();
    void coversSamples();
    void describesValues();
    void listsIssues();
    void expandsSmallArrays();
    void stopsAtADepth();
    void printsASubtree();
    void showsUnknownFiles();
    void threadsChangeNothing();
    void printsText();
    void exportsEveryElement();
    void exportsASubtree();
    void writesPlainValues();
    void writesArraysAsCsv();
    void writesFieldsAsCsv();
};

void TestTreeReport::coversEveryByte_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("mesh and keys") << meshWithKeys();
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("one byte") << QByteArray("B");
    QTest::newRow("trailing bytes") << b3d::file(b3d::node("a")) + "rest";
    QTest::newRow("unknown chunks") << b3d::file(b3d::chunk("WHAT", "ever") + b3d::chunk("WHAT", "")
                                                 + b3d::chunk("A\"/[", "x"));
    QTest::newRow("length too long") << b3d::file(b3d::chunkOfLength("NODE", 5000, b3d::text("a")));
    QTest::newRow("half a vertex") << b3d::file(b3d::node("a", b3d::mesh(b3d::vertices(b3d::f32({1, 2, 3, 4})))));
    QTest::newRow("hostile factors") << b3d::file(
        b3d::node("a", b3d::mesh(b3d::vertices(b3d::f32({1, 2}), 0, 0x7fffffff, 0x7fffffff))));
    QTest::newRow("negative factors") << b3d::file(
        b3d::node("a", b3d::mesh(b3d::vertices(b3d::f32({1, 2, 3}), 0, -5, 3))));
    QTest::newRow("many textures each") << b3d::file(b3d::brushes(0x7fffffff, b3d::brush("a", {1, 2})));
    QTest::newRow("text without end") << b3d::file(b3d::chunk("TEXS", "abc"));
}

void TestTreeReport::coversEveryByte()
{
    QFETCH(QByteArray, file);
    const auto tree = treeOf(file);
    for (const qint64 expand : {0, 1, 1000000}) {
        for (const int depth : {0, 1, 2, int(WalkLimits::Unlimited)}) {
            const QJsonObject document = parsed(treeJson(*tree, {.limits = {.depth = depth, .expand = expand}}));
            QCOMPARE(document[QLatin1StringView("size")].toInteger(), file.size());
            QCOMPARE(problemOf(*tree, document), QByteArray());
        }
    }
}

void TestTreeReport::survivesEveryCut()
{
    const QByteArray whole = meshWithKeys();
    for (qsizetype size = 0; size < whole.size(); ++size) {
        const auto tree = treeOf(whole.left(size));
        QCOMPARE(problemOf(*tree, parsed(treeJson(*tree, {.limits = {.expand = 100}}))), QByteArray());
        QVERIFY(!parsed(textOf([&](QIODevice *device) { return writeExportJson(device, *tree, {}); })).isEmpty());
    }
}

void TestTreeReport::coversSamples()
{
    if (test::sharedSamples().isEmpty())
        QSKIP("the shared samples are not here");
    QDirIterator files(test::sharedSamples(), {QStringLiteral("*.b3d")}, QDir::Files, QDirIterator::Subdirectories);
    int count = 0;
    while (files.hasNext()) {
        const auto bytes = Bytes::fromFile(files.next());
        QVERIFY(bytes);
        if (bytes->size() > 300000)
            continue; // says no more, and takes long
        const auto tree = readTree(*bytes, files.filePath());
        const QByteArray problem = problemOf(*tree, parsed(treeJson(*tree, {.limits = {.expand = 20}})));
        QVERIFY2(problem.isEmpty(), files.filePath().toUtf8() + ": " + problem);
        ++count;
    }
    QVERIFY(count > 0);
}

void TestTreeReport::describesValues()
{
    const auto tree = treeOf(meshWithKeys());
    const QJsonObject document = parsed(treeJson(*tree, {.limits = {.expand = 100}}));
    QCOMPARE(document[QLatin1StringView("format")].toString(), QLatin1StringView("blitz3d.b3d"));
    QCOMPARE(document[QLatin1StringView("streams")].toArray().size(), 1);

    const QJsonObject name = nodeAt(document, "BB3D/NODE/name");
    QCOMPARE(name[QLatin1StringView("value")].toString(), QLatin1StringView("root"));
    QCOMPARE(name[QLatin1StringView("type")].toString(), QLatin1StringView("cstr"));

    const QJsonObject scale = nodeAt(document, "BB3D/NODE/scale");
    QCOMPARE(scale[QLatin1StringView("value")].toArray(), (QJsonArray{1, 1, 1}));
    QVERIFY(scale[QLatin1StringView("leaf")].toBool());

    const QJsonObject flags = nodeAt(document, "BB3D/TEXS/textures[0]/flags");
    QCOMPARE(flags[QLatin1StringView("value")].toInt(), 3);
    QCOMPARE(flags[QLatin1StringView("flags")].toArray(),
             (QJsonArray{QStringLiteral("colour"), QStringLiteral("alpha")}));

    const QJsonObject blend = nodeAt(document, "BB3D/TEXS/textures[0]/blend");
    QCOMPARE(blend[QLatin1StringView("value")].toInt(), 2);
    QCOMPARE(blend[QLatin1StringView("name")].toString(), QLatin1StringView("multiply"));

    const QJsonObject keys = nodeAt(document, "BB3D/NODE/NODE[0]/KEYS/keys");
    QCOMPARE(keys[QLatin1StringView("count")].toInt(), 2);
    QCOMPARE(keys[QLatin1StringView("stride")].toInt(), 16);
    QVERIFY(!keys[QLatin1StringView("leaf")].toBool());
    QCOMPARE(nodeAt(document, "BB3D/NODE/NODE[0]/KEYS/keys[1]/position")[QLatin1StringView("value")].toArray(),
             (QJsonArray{4, 5, 6}));
}

void TestTreeReport::listsIssues()
{
    const auto tree = treeOf(b3d::file(b3d::node("a")) + "rest");
    const QJsonArray issues = parsed(treeJson(*tree))[QLatin1StringView("issues")].toArray();
    QCOMPARE(issues.size(), 1);
    QCOMPARE(issues[0][QLatin1StringView("code")].toString(), QLatin1StringView("TRAILING_BYTES"));
    QCOMPARE(issues[0][QLatin1StringView("severity")].toString(), QLatin1StringView("warning"));
    QCOMPARE(issues[0][QLatin1StringView("path")].toString(), QLatin1StringView("trailing"));
    QCOMPARE(issues[0][QLatin1StringView("size")].toInt(), 4);
    QVERIFY(issues[0][QLatin1StringView("repair")].isString());
    QVERIFY(!issues[0][QLatin1StringView("message")].toString().isEmpty());
}

void TestTreeReport::expandsSmallArrays()
{
    const auto tree = treeOf(meshWithKeys());
    const QJsonObject none = parsed(treeJson(*tree));
    QVERIFY(nodeAt(none, "BB3D/TEXS/textures")[QLatin1StringView("leaf")].toBool());
    QVERIFY(nodeAt(none, "BB3D/TEXS/textures[0]").isEmpty());
    QVERIFY(!nodeAt(none, "BB3D/TEXS/textures").contains(QLatin1StringView("stride")));
    const QJsonObject one = parsed(treeJson(*tree, {.limits = {.expand = 1}}));
    QVERIFY(nodeAt(one, "BB3D/TEXS/textures")[QLatin1StringView("leaf")].toBool());
    QVERIFY(!nodeAt(one, "BB3D/BRUS/brushes")[QLatin1StringView("leaf")].toBool());
    QCOMPARE(nodeAt(one, "BB3D/BRUS/brushes[0]/texture_id")[QLatin1StringView("value")].toArray(), (QJsonArray{0, 1}));
}

void TestTreeReport::stopsAtADepth()
{
    const auto tree = treeOf(meshWithKeys());
    const auto count = [&](int depth) {
        return parsed(treeJson(*tree, {.limits = {.depth = depth}}))[QLatin1StringView("nodes")].toArray().size();
    };
    QCOMPARE(count(0), 1);
    QCOMPARE(count(1), 7); // tag, length, version, TEXS, BRUS, NODE
}

void TestTreeReport::printsASubtree()
{
    const auto tree = treeOf(meshWithKeys());
    const QJsonObject all = parsed(treeJson(*tree, {.limits = {.expand = 10}}));
    // Whatever is asked for prints just what the whole document says of it.
    for (const QJsonValue &node : all[QLatin1StringView("nodes")].toArray()) {
        const QString path = node[QLatin1StringView("path")].toString();
        TreeReportOptions options{.limits = {.expand = 10}};
        options.below = tree->find(path);
        QVERIFY(options.below);
        const QJsonArray below = parsed(treeJson(*tree, options))[QLatin1StringView("nodes")].toArray();
        QJsonArray expected;
        for (const QJsonValue &other : all[QLatin1StringView("nodes")].toArray()) {
            const QString name = other[QLatin1StringView("path")].toString();
            if (name == path || name.startsWith(path + u'/')
                || (name.startsWith(path + u'[') && tree->find(path)->role == Item::Role::Array))
                expected += other;
        }
        QCOMPARE(below, expected);
    }
}

void TestTreeReport::showsUnknownFiles()
{
    for (const qsizetype size : {0, 5, 100000}) {
        const auto tree = readTree(Bytes(QByteArray(size, 'x')), QStringLiteral("letter.txt"));
        const QJsonObject document = parsed(treeJson(*tree));
        QCOMPARE(document[QLatin1StringView("format")].toString(), QLatin1StringView("unknown"));
        const QJsonArray nodes = document[QLatin1StringView("nodes")].toArray();
        QCOMPARE(nodes.size(), 1);
        QCOMPARE(nodes[0][QLatin1StringView("path")].toString(), QLatin1StringView("unknown"));
        QCOMPARE(nodes[0][QLatin1StringView("size")].toInteger(), size);
        QVERIFY(nodes[0][QLatin1StringView("leaf")].toBool());
    }
}

void TestTreeReport::threadsChangeNothing()
{
    const auto tree = treeOf(manyNodes());
    const WalkLimits limits{.expand = 1000};
    const QByteArray one = treeJson(*tree, {.limits = limits, .below = {}, .threads = 1});
    QVERIFY(one == treeJson(*tree, {.limits = limits, .below = {}, .threads = 4}));
    QCOMPARE(problemOf(*tree, parsed(one), false), QByteArray());
    const auto exported = [&](int threads) {
        return textOf([&](QIODevice *device) { return writeExportJson(device, *tree, {}, threads); });
    };
    const QByteArray exportedByOne = exported(1);
    QVERIFY(!exportedByOne.isEmpty());
    QVERIFY(exportedByOne == exported(4));
}

void TestTreeReport::printsText()
{
    const auto tree = treeOf(meshWithKeys() + "rest");
    const QByteArray text = textOf([&](QIODevice *device) { return writeTreeText(device, *tree, check(*tree), {}); });
    const QList<QByteArray> lines = text.split('\n');
    QVERIFY(lines[0].startsWith("00000000 "));
    QVERIFY(lines[0].contains(" BB3D "));
    QVERIFY(text.contains("\"root\""));
    QVERIFY(text.contains("  2 × 16 bytes\n"));
    const auto trailing = std::find_if(lines.begin(), lines.end(),
                                       [](const QByteArray &line) { return line.contains(" trailing "); });
    QVERIFY(trailing != lines.end() && trailing + 1 != lines.end());
    QVERIFY((trailing + 1)->contains("! warning TRAILING_BYTES: "));
}

void TestTreeReport::exportsEveryElement()
{
    const auto tree = treeOf(meshWithKeys());
    QJsonObject node = parsed(textOf([&](QIODevice *device) { return writeExportJson(device, *tree, {}); }));
    const auto enter = [&](const char *list, const char *name) {
        for (const QJsonValue &child : node[QLatin1StringView(list)].toArray()) {
            if (child[QLatin1StringView("name")].toString() == QLatin1StringView(name)) {
                node = child.toObject();
                return true;
            }
        }
        return false;
    };
    QVERIFY(enter("nodes", "BB3D") && enter("children", "NODE") && enter("children", "NODE[0]")
            && enter("children", "KEYS") && enter("children", "keys"));
    QCOMPARE(node[QLatin1StringView("count")].toInt(), 2);
    QCOMPARE(node[QLatin1StringView("stride")].toInt(), 16);
    const QJsonArray fields = node[QLatin1StringView("fields")].toArray();
    QCOMPARE(fields.size(), 2);
    QCOMPARE(fields[1][QLatin1StringView("name")].toString(), QLatin1StringView("position"));
    QCOMPARE(fields[1][QLatin1StringView("type")].toString(), QLatin1StringView("f32[3]"));
    QCOMPARE(fields[1][QLatin1StringView("at")].toInt(), 4);
    QCOMPARE(node[QLatin1StringView("values")].toArray(),
             (QJsonArray{QJsonArray{1, QJsonArray{1, 2, 3}}, QJsonArray{2, QJsonArray{4, 5, 6}}}));
}

void TestTreeReport::exportsASubtree()
{
    const auto tree = treeOf(meshWithKeys());
    const QJsonObject document = parsed(textOf(
        [&](QIODevice *device) { return writeExportJson(device, *tree, tree->find(u"BB3D/TEXS/textures[1]/file")); }));
    const QJsonArray nodes = document[QLatin1StringView("nodes")].toArray();
    QCOMPARE(nodes.size(), 1);
    QCOMPARE(nodes[0][QLatin1StringView("value")].toString(), QLatin1StringView("b.png"));
}

void TestTreeReport::writesPlainValues()
{
    const auto tree = treeOf(meshWithKeys());
    const auto plain = [&](QStringView path) {
        return textOf([&](QIODevice *device) { return writeValueJson(device, *tree, *tree->find(path)); });
    };
    QCOMPARE(
        plain(u"BB3D/NODE/NODE[0]/KEYS"),
        QByteArray(
            R"({"tag":"KEYS","length":36,"flags":1,"keys":[{"frame":1,"position":[1,2,3]},{"frame":2,"position":[4,5,6]}]})"
            "\n"));
    QCOMPARE(plain(u"BB3D/NODE/NODE[0]/KEYS/keys[1]"), QByteArray(R"({"frame":2,"position":[4,5,6]})"
                                                                  "\n"));
}

void TestTreeReport::writesArraysAsCsv()
{
    const auto tree = treeOf(b3d::file(b3d::textures(b3d::texture("a, \"b\".png") + b3d::texture("c.png"))
                                       + b3d::node("root", b3d::keys(1, b3d::i32({1}) + b3d::f32({1, 2.5, 3})
                                                                            + b3d::i32({2}) + b3d::f32({4, 5, 6})))));
    const auto csv = [&](QStringView path) {
        return textOf([&](QIODevice *device) { return writeCsv(device, *tree, *tree->find(path)); });
    };
    const qint64 at = tree->find(u"BB3D/NODE/KEYS/keys")->range.begin;
    QCOMPARE(csv(u"BB3D/NODE/KEYS/keys"), "index,offset,frame,position/x,position/y,position/z\n0,"
                                              + QByteArray::number(at) + ",1,1,2.5,3\n1," + QByteArray::number(at + 16)
                                              + ",2,4,5,6\n");
    const QByteArrayList textures = csv(u"BB3D/TEXS/textures").split('\n');
    QCOMPARE(textures[0], QByteArray("index,offset,file,flags,blend,position/u,position/v,scale/u,scale/v,rotation"));
    QVERIFY(textures[1].endsWith(R"(,"a, ""b"".png",1,2,0,0,1,1,0)"));
    QCOMPARE(textures.size(), 4);
}

void TestTreeReport::writesFieldsAsCsv()
{
    const auto tree = treeOf(meshWithKeys());
    const QByteArrayList rows = textOf([&](QIODevice *device) { return writeCsv(device, *tree, {}); }).split('\n');
    QCOMPARE(rows[0], QByteArray("path,stream,offset,size,type,value"));
    QCOMPARE(rows[1], QByteArray("BB3D/tag,0,0,4,char[4],BB3D"));
    const auto isKey = [](const QByteArray &row) { return row.startsWith("BB3D/NODE/NODE[0]/KEYS/keys[1]/position,"); };
    const auto key = std::find_if(rows.begin(), rows.end(), isKey);
    QVERIFY(key != rows.end() && key->endsWith(",12,f32[3],\"[4, 5, 6]\""));
}

QTEST_APPLESS_MAIN(TestTreeReport)
#include "tst_treereport.moc"
