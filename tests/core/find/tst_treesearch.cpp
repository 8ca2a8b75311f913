#include "core/check/checker.h"
#include "core/find/treesearch.h"
#include "core/formats/registry.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/urhobuilder.h"

#include <QTest>

using namespace hexahedron;

class TestTreeSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finds_data();
    void finds();
    void findsInFilesInside_data();
    void findsInFilesInside();
    void explainsBadInput_data();
    void explainsBadInput();
    void findsWhatFindingsStandAt_data();
    void findsWhatFindingsStandAt();
    void tellsHitsInTheOrderOfTheTree();
    void saysThatThereIsNoSuchType();
    void keepsOnlySoManyHits();
    void looksAtOnlySoManyElements();
    void whatIsNotInListsComesFirst();
    void stopsWhenCancelled();
};

namespace {

std::shared_ptr<const Tree> sample()
{
    const QByteArray vertices = b3d::f32({1, 2, 3}) + b3d::f32({4, 5, 7}) + b3d::f32({0.1F, 5, 6});
    const QByteArray mesh = b3d::mesh(b3d::vertices(vertices) + b3d::triangles({0, 1, 2}));
    const QByteArray nodes = b3d::node("Body", mesh + b3d::node("left arm") + b3d::node("right arm"), {7, 0, 0});
    return readTree(Bytes(b3d::file(b3d::textures(b3d::texture("a.png") + b3d::texture("b.png", 4)) + nodes)),
                    QStringLiteral("made.b3d"));
}

TreeQuery queryOf(const QString &text)
{
    QString error;
    return TreeQuery::parse(text, &error).value_or(TreeQuery());
}

QStringList pathsOf(const Tree &tree, const FilterResult &result)
{
    QStringList paths;
    for (const quint32 hit : result.hits) {
        std::vector<qint64> way;
        for (quint32 id = hit; id != 0; id = result.nodes[id].parent)
            way.push_back(result.nodes[id].row);
        Item item = tree.root(StreamId(way.back()));
        for (auto row = way.rbegin() + 1; row != way.rend(); ++row)
            item = tree.child(item, *row);
        paths += tree.path(item);
    }
    return paths;
}

} // namespace

void TestTreeSearch::finds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("withElements");
    QTest::addColumn<QStringList>("paths");
    const auto row = [](const char *name, const char *text, std::initializer_list<const char *> paths,
                        bool elements = false) {
        QStringList list;
        for (const char *path : paths)
            list += QString::fromLatin1(path);
        QTest::newRow(name) << QString::fromLatin1(text) << elements << list;
    };
    row("a frame by name", "name:tris", {"BB3D/NODE/MESH/TRIS"});
    row("a numbered frame", "name:NODE[1]", {"BB3D/NODE/NODE[1]"});
    row("a text value", "value:arm", {"BB3D/NODE/NODE[0]/name", "BB3D/NODE/NODE[1]/name"});
    row("words that must all fit", "arm left", {"BB3D/NODE/NODE[0]/name"});
    row("a quoted value", "\"left arm\"", {"BB3D/NODE/NODE[0]/name"});
    row("a number in a vector", "value:7 type:f32", {"BB3D/NODE/position"});
    row("a name of a flag", "value:masked", {"BB3D/TEXS/textures[1]/flags"});
    row("in records of varying size", "b.png", {"BB3D/TEXS/textures[1]/file"});
    row("arrays as one", "name:vertices", {"BB3D/NODE/MESH/VRTS/vertices"});
    row("elements when asked for", "value:7", {"BB3D/NODE/position", "BB3D/NODE/MESH/VRTS/vertices[1]/position"}, true);
    row("a float as it is stored", "value:0.1", {"BB3D/NODE/MESH/VRTS/vertices[2]/position"}, true);
    row("not in elements otherwise", "value:0.1", {});
    row("a range", "value:6..7 name:position",
        {"BB3D/NODE/position", "BB3D/NODE/MESH/VRTS/vertices[1]/position", "BB3D/NODE/MESH/VRTS/vertices[2]/position"},
        true);
    row("more than", "value:>6 name:position", {"BB3D/NODE/position", "BB3D/NODE/MESH/VRTS/vertices[1]/position"},
        true);
    row("at most", "value:<=0.1 name:position",
        {"BB3D/TEXS/textures[0]/position", "BB3D/TEXS/textures[1]/position", "BB3D/NODE/position",
         "BB3D/NODE/MESH/VRTS/vertices[2]/position", "BB3D/NODE/NODE[0]/position", "BB3D/NODE/NODE[1]/position"},
        true);
    row("a regular expression", "\"/^(left|right) a.m$/\"", {"BB3D/NODE/NODE[0]/name", "BB3D/NODE/NODE[1]/name"});
    row("an expression for names", "name:/^bru.*id$/", {"BB3D/NODE/MESH/brush_id", "BB3D/NODE/MESH/TRIS/brush_id"});
    row("the example of the hint", "vertex", {"BB3D/NODE/MESH/TRIS/triangles[0]/vertex_id"}, true);
    row("what lies at an offset", "offset:0x8", {"BB3D/version"});
    row("an offset in decimal", "offset:4", {"BB3D/length"});
    row("an offset that does not fit the other words", "offset:4 name:tag", {});
    row("an offset behind the end", "offset:99999999", {});
    row("nothing", "value:unfindable", {});
    row("an operator instead of the colon", "value>=7 type:f32", {"BB3D/NODE/position"});
    row("a whole name", "name=position",
        {"BB3D/TEXS/textures[0]/position", "BB3D/TEXS/textures[1]/position", "BB3D/NODE/position",
         "BB3D/NODE/NODE[0]/position", "BB3D/NODE/NODE[1]/position"});
    row("another value", "name=flags value!=1", {"BB3D/TEXS/textures[1]/flags", "BB3D/NODE/MESH/VRTS/flags"});
    row("bytes", "size>20 size<36 type=record", {"BB3D/TEXS/textures[0]", "BB3D/TEXS/textures[1]"}, true);
    row("a number in a list", "index:1 type:record", {"BB3D/TEXS/textures[1]", "BB3D/NODE/MESH/VRTS/vertices[1]"},
        true);
    row("what a number is for", "type:index value>0", {"BB3D/NODE/MESH/TRIS/triangles[0]/vertex_id"}, true);
    row("where the first byte lies", "offset<8 name!=BB3D", {"", "BB3D/tag", "BB3D/length"});
    row("a path and its value", "vertices[*].position.y < 3", {"BB3D/NODE/MESH/VRTS/vertices[0]/position/y"}, true);
    row("one element's path", "vertices[1]/position/z=7", {"BB3D/NODE/MESH/VRTS/vertices[1]/position/z"}, true);
    row("a path with any way", "MESH.**.x>=4", {"BB3D/NODE/MESH/VRTS/vertices[1]/position/x"}, true);
    row("a path and a text", "NODE.name=\"left arm\"", {"BB3D/NODE/NODE[0]/name"});
    row("a text that means itself", "\"value>=7\"", {});
}

void TestTreeSearch::finds()
{
    QFETCH(QString, text);
    QFETCH(bool, withElements);
    QFETCH(QStringList, paths);
    const auto tree = sample();
    FilterOptions options;
    options.withElements = withElements;
    const FilterResult result = findInTree(*tree, queryOf(text), options);
    const QStringList found = pathsOf(*tree, result);
    QVERIFY2(found == paths, qPrintable(found.join(u'\n')));
    QCOMPARE(result.count, paths.size());
}

void TestTreeSearch::findsInFilesInside_data()
{
    QTest::addColumn<bool>("isPacked");
    QTest::newRow("in place") << false;
    QTest::newRow("packed") << true;
}

void TestTreeSearch::findsInFilesInside()
{
    QFETCH(bool, isPacked);
    const QByteArray model = urho::maskedTriangle().bytes();
    const urho::Package package{.isPacked = isPacked, .files = {{"a.mdl", model}, {"b.txt", "text"}, {"c.mdl", model}}};
    const auto tree = readTree(Bytes(package.bytes()), QStringLiteral("made.pak"));
    const QString top = isPacked ? QStringLiteral("ULZ4") : QStringLiteral("UPAK");
    const FilterResult result = findInTree(*tree, queryOf(QStringLiteral("boneCount")), {});
    QCOMPARE(pathsOf(*tree, result), QStringList({top + QStringLiteral("/entries[0]/content/UMDL/boneCount"),
                                                  top + QStringLiteral("/entries[2]/content/UMDL/boneCount")}));
}

void TestTreeSearch::findsWhatFindingsStandAt_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("paths");
    const QStringList both{QStringLiteral("BB3D/NODE/MESH/TRIS/triangles[0]/vertex_id"),
                           QStringLiteral("BB3D/NODE/MESH/TRIS/triangles[2]/vertex_id")};
    QTest::newRow("a severity") << QStringLiteral("issue:error") << both;
    QTest::newRow("a rule") << QStringLiteral("issue:V27") << both;
    QTest::newRow("a code") << QStringLiteral("issue:INDEX_OUT") << both;
    QTest::newRow("another rule") << QStringLiteral("issue:V99") << QStringList();
    QTest::newRow("and its value") << QStringLiteral("issue:any value>8") << QStringList(both[1]);
    QTest::newRow("and its offset") << QStringLiteral("issue:error offset:0") << QStringList();
}

/// Also at those that a finding only counts.
void TestTreeSearch::findsWhatFindingsStandAt()
{
    QFETCH(QString, text);
    QFETCH(QStringList, paths);
    const QByteArray mesh = b3d::mesh(b3d::vertices(b3d::f32({1, 2, 3, 4, 5, 7, 0, 5, 6}))
                                      + b3d::triangles({0, 1, 8, 0, 1, 2, 9, 1, 2}));
    const auto tree = readTree(Bytes(b3d::file(b3d::node("Body", mesh))), QStringLiteral("made.b3d"));
    FilterOptions options;
    QVERIFY(findInTree(*tree, queryOf(text), options).lacksIssues);
    options.issues = std::make_shared<const std::vector<Issue>>(check(*tree));
    const FilterResult result = findInTree(*tree, queryOf(text), options);
    QStringList found = pathsOf(*tree, result);
    found.replaceInStrings(QRegularExpression(QStringLiteral("vertex_id\\[\\d\\]$")), QStringLiteral("vertex_id"));
    QCOMPARE(found, paths);

    // However many there are, no more are kept, and all are told to who asks for each.
    options.mostHits = 1;
    const FilterResult first = findInTree(*tree, queryOf(text), options);
    QCOMPARE(qsizetype(first.count), paths.size());
    QCOMPARE(qsizetype(first.hits.size()), qMin<qsizetype>(1, paths.size()));
    qsizetype told = 0;
    options.onHit = [&](const Item &) { ++told; };
    QCOMPARE(findInTree(*tree, queryOf(text), options).nodes.size(), size_t(1));
    QCOMPARE(told, paths.size());
}

void TestTreeSearch::tellsHitsInTheOrderOfTheTree()
{
    const auto tree = sample();
    QStringList told;
    FilterOptions options;
    options.onHit = [&](const Item &item) { told += tree->path(item); };
    const FilterResult result = findInTree(*tree, queryOf(QStringLiteral("value:5")), options);
    QCOMPARE(told, QStringList({QStringLiteral("BB3D/NODE/MESH/VRTS/vertices[1]/position"),
                                QStringLiteral("BB3D/NODE/MESH/VRTS/vertices[2]/position")}));
    QCOMPARE(result.count, 2);
    QVERIFY(result.hits.empty());
}

void TestTreeSearch::explainsBadInput_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reason");
    QTest::newRow("no offset") << QStringLiteral("offset:xyz") << QStringLiteral("xyz");
    QTest::newRow("negative offset") << QStringLiteral("offset:-4") << QStringLiteral("-4");
    QTest::newRow("unknown key") << QStringLiteral("colour:red") << QStringLiteral("colour:");
    QTest::newRow("nothing behind the key") << QStringLiteral("type:") << QStringLiteral("type:");
    QTest::newRow("no expression") << QStringLiteral("name:/(/") << QStringLiteral("/(/");
    QTest::newRow("open quote") << QStringLiteral("\"left arm") << QStringLiteral("quotation");
    QTest::newRow("no number") << QStringLiteral("size>many") << QStringLiteral("many");
    QTest::newRow("a name cannot be less") << QStringLiteral("name<3") << QStringLiteral("name<3");
    QTest::newRow("findings are not compared") << QStringLiteral("issue!=error") << QStringLiteral("issue");
    QTest::newRow("no path") << QStringLiteral("a//b<3") << QStringLiteral("a//b<");
    QTest::newRow("empty quotes") << QStringLiteral("\"\"") << QStringLiteral("quotation");
}

void TestTreeSearch::explainsBadInput()
{
    QFETCH(QString, text);
    QFETCH(QString, reason);
    QString error;
    QVERIFY(!TreeQuery::parse(text, &error));
    QVERIFY2(error.contains(reason), qPrintable(error));
}

void TestTreeSearch::saysThatThereIsNoSuchType()
{
    const auto tree = sample();
    const auto remark = [&](const QString &text) {
        QString error;
        const auto query = TreeQuery::parse(text, &error);
        return query ? findInTree(*tree, *query, {}).remark : error;
    };
    const QString text = remark(QStringLiteral("type:float value>1"));
    QVERIFY2(text.contains(QStringLiteral("\"float\"")) && text.contains(QStringLiteral("f32")), qPrintable(text));
    QVERIFY(remark(QStringLiteral("type:f32 value>1000000")).isEmpty()); // there is such a type
    QVERIFY(remark(QStringLiteral("type:checksum")).isEmpty());          // and that is none
    QVERIFY(remark(QStringLiteral("name:nothing")).isEmpty());
}

void TestTreeSearch::keepsOnlySoManyHits()
{
    const auto tree = readTree(Bytes(b3d::file(b3d::node("n").repeated(50))), QStringLiteral("made.b3d"));
    FilterOptions options;
    options.mostHits = 20;
    const FilterResult result = findInTree(*tree, queryOf(QStringLiteral("name:NODE")), options);
    QCOMPARE(result.count, 50);
    QCOMPARE(result.hits.size(), 20U);
    QVERIFY(result.isTruncated());
}

void TestTreeSearch::looksAtOnlySoManyElements()
{
    FilterOptions options;
    options.withElements = true;
    options.mostElements = 2;
    QVERIFY(findInTree(*sample(), queryOf(QStringLiteral("value:0.1")), options).skippedElements);
    options.mostElements = 1000;
    QVERIFY(!findInTree(*sample(), queryOf(QStringLiteral("value:0.1")), options).skippedElements);
}

void TestTreeSearch::whatIsNotInListsComesFirst()
{
    const auto tree = sample();
    std::vector<FilterResult> early;
    const FilterResult all = findInTree(*tree, queryOf(QStringLiteral("value:7")), {}, nullptr, nullptr,
                                        [&](FilterResult found) { early.push_back(std::move(found)); });
    QCOMPARE(early.size(), size_t(1));
    QVERIFY(early.front().isLooking);
    QCOMPARE(pathsOf(*tree, early.front()), QStringList{QStringLiteral("BB3D/NODE/position")});
    QCOMPARE(pathsOf(*tree, all).size(), 2);
    // Of many hits those are kept that no list holds, wherever they stand.
    FilterOptions options;
    options.mostHits = 2;
    const FilterResult few = findInTree(*tree, queryOf(QStringLiteral("value:1")), options);
    QVERIFY(few.isTruncated());
    for (const QString &path : pathsOf(*tree, few))
        QVERIFY2(!path.contains(QStringLiteral("vertices")), qPrintable(path));
}

void TestTreeSearch::stopsWhenCancelled()
{
    const std::atomic_bool cancelled = true;
    QCOMPARE(findInTree(*sample(), queryOf(QStringLiteral("name")), {}, &cancelled).count, 0);
}

QTEST_GUILESS_MAIN(TestTreeSearch)
#include "tst_treesearch.moc"
