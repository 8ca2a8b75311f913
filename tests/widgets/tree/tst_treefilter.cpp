#include "core/formats/registry.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/urhobuilder.h"
#include "widgets/tree/treefilter.h"

#include <QSignalSpy>
#include <QTest>

using namespace hexahedron;

class TestTreeFilter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finds_data();
    void finds();
    void findsInFilesInside_data();
    void findsInFilesInside();
    void explainsBadInput_data();
    void explainsBadInput();
    void keepsOnlySoManyHits();
    void looksAtOnlySoManyElements();
    void whatIsNotInListsComesFirst();
    void stopsWhenCancelled();
    void newerSearchSupersedesOlder();
    void cancelledSearchStaysSilent();
    void goesAwayWhileSearching();
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

void TestTreeFilter::finds_data()
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
}

void TestTreeFilter::finds()
{
    QFETCH(QString, text);
    QFETCH(bool, withElements);
    QFETCH(QStringList, paths);
    const auto tree = sample();
    FilterOptions options;
    options.withElements = withElements;
    const FilterResult result = findInTree(*tree, queryOf(text), options);
    QCOMPARE(pathsOf(*tree, result), paths);
    QCOMPARE(result.count, paths.size());
}

void TestTreeFilter::findsInFilesInside_data()
{
    QTest::addColumn<bool>("isPacked");
    QTest::newRow("in place") << false;
    QTest::newRow("packed") << true;
}

void TestTreeFilter::findsInFilesInside()
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

void TestTreeFilter::explainsBadInput_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reason");
    QTest::newRow("no offset") << QStringLiteral("offset:xyz") << QStringLiteral("xyz");
    QTest::newRow("negative offset") << QStringLiteral("offset:-4") << QStringLiteral("-4");
    QTest::newRow("unknown key") << QStringLiteral("colour:red") << QStringLiteral("colour:");
    QTest::newRow("nothing behind the key") << QStringLiteral("type:") << QStringLiteral("type:");
    QTest::newRow("no expression") << QStringLiteral("name:/(/") << QStringLiteral("/(/");
    QTest::newRow("open quote") << QStringLiteral("\"left arm") << QStringLiteral("quotation");
    QTest::newRow("empty quotes") << QStringLiteral("\"\"") << QStringLiteral("quotation");
}

void TestTreeFilter::explainsBadInput()
{
    QFETCH(QString, text);
    QFETCH(QString, reason);
    QString error;
    QVERIFY(!TreeQuery::parse(text, &error));
    QVERIFY2(error.contains(reason), qPrintable(error));
}

void TestTreeFilter::keepsOnlySoManyHits()
{
    const auto tree = readTree(Bytes(b3d::file(b3d::node("n").repeated(50))), QStringLiteral("made.b3d"));
    FilterOptions options;
    options.mostHits = 20;
    const FilterResult result = findInTree(*tree, queryOf(QStringLiteral("name:NODE")), options);
    QCOMPARE(result.count, 50);
    QCOMPARE(result.hits.size(), 20U);
    QVERIFY(result.isTruncated());
}

void TestTreeFilter::looksAtOnlySoManyElements()
{
    FilterOptions options;
    options.withElements = true;
    options.mostElements = 2;
    QVERIFY(findInTree(*sample(), queryOf(QStringLiteral("value:0.1")), options).skippedElements);
    options.mostElements = 1000;
    QVERIFY(!findInTree(*sample(), queryOf(QStringLiteral("value:0.1")), options).skippedElements);
}

void TestTreeFilter::whatIsNotInListsComesFirst()
{
    const auto tree = sample();
    TreeFilter filter;
    QSignalSpy early(&filter, &TreeFilter::foundSoFar);
    QSignalSpy finished(&filter, &TreeFilter::finished);
    filter.start(tree, queryOf(QStringLiteral("value:7")));
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(early.size(), 1);
    const auto pathsIn = [&](const QSignalSpy &spy) {
        return pathsOf(*tree, *spy[0][0].value<std::shared_ptr<const FilterResult>>());
    };
    QCOMPARE(pathsIn(early), QStringList{QStringLiteral("BB3D/NODE/position")});
    QCOMPARE(pathsIn(finished).size(), 2);
    // Of many hits those are kept that no list holds, wherever they stand.
    FilterOptions options;
    options.mostHits = 2;
    const FilterResult few = findInTree(*tree, queryOf(QStringLiteral("value:1")), options);
    QVERIFY(few.isTruncated());
    for (const QString &path : pathsOf(*tree, few))
        QVERIFY2(!path.contains(QStringLiteral("vertices")), qPrintable(path));
}

void TestTreeFilter::stopsWhenCancelled()
{
    const std::atomic_bool cancelled = true;
    QCOMPARE(findInTree(*sample(), queryOf(QStringLiteral("name")), {}, &cancelled).count, 0);
}

void TestTreeFilter::newerSearchSupersedesOlder()
{
    TreeFilter filter;
    int finished = 0;
    qint64 count = 0;
    connect(&filter, &TreeFilter::finished, this, [&](const std::shared_ptr<const FilterResult> &result) {
        ++finished;
        count = result->count;
    });
    filter.start(sample(), queryOf(QStringLiteral("value:unfindable")));
    filter.start(sample(), queryOf(QStringLiteral("value:arm")));
    QVERIFY(filter.isRunning());
    QTRY_COMPARE(finished, 1);
    QCOMPARE(count, 2);
    QVERIFY(!filter.isRunning());
}

void TestTreeFilter::cancelledSearchStaysSilent()
{
    TreeFilter filter;
    QList<qint64> counts;
    connect(&filter, &TreeFilter::finished, this,
            [&](const std::shared_ptr<const FilterResult> &result) { counts += result->count; });
    filter.start(sample(), queryOf(QStringLiteral("value:arm")));
    filter.cancel();
    filter.start(sample(), queryOf(QStringLiteral("name:TRIS"))); // runs after the other one
    QTRY_VERIFY(!counts.isEmpty());
    QCOMPARE(counts, QList<qint64>{1}); // of "arm" there are two
}

void TestTreeFilter::goesAwayWhileSearching()
{
    const auto tree = readTree(Bytes(b3d::file(b3d::node("n").repeated(20'000))), QStringLiteral("made.b3d"));
    auto filter = std::make_unique<TreeFilter>();
    filter->start(tree, queryOf(QStringLiteral("value:n")));
    filter.reset();
    QTRY_COMPARE(tree.use_count(), 1); // nobody else holds on to it for long
}

QTEST_GUILESS_MAIN(TestTreeFilter)
#include "tst_treefilter.moc"
