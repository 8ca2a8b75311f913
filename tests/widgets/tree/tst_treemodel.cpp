#include "core/check/engineissues.h"
#include "core/formats/registry.h"
#include "core/schema/field.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/samples.h"
#include "translations/translations.h"
#include "widgets/tree/treemodel.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace hexahedron;

class TestTreeModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { installTranslations(*qApp, QLocale(QLocale::English)); } // singular and plural
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^There is no icon"))); }
    void showsEveryItemOnce();
    void survivesEveryCut();
    void opensSamples_data();
    void opensSamples();
    void groupsLongArrays_data();
    void groupsLongArrays();
    void opensMillionsOfElementsInGroups();
    void namesManyFramesWithoutGroups();
    void groupsVeryManyFrames();
    void marksIssuesAndWhatLeadsThere();
    void marksEachPlaceOfAnIssue();
    void marksGroupsThatContainIssues();
    void saysValueAndPlace();
    void marksDamageBeforeTheCheck();
    void announcesWhatIsTyped();
    void keepsLongValuesOutOfTheEditor();
    void framesCanBeDragged();
    void showsOnlyWhatWasFound();
    void leavesSignsOut();
    void summarisesWhatHasNoValue_data();
    void summarisesWhatHasNoValue();
    void elementsAreKnownByTheirFirstText();
    void verticesAreKnownByWhereTheyAre();
};

namespace {

QByteArray repeated(const QByteArray &bytes, int times)
{
    return bytes.repeated(times);
}

QByteArray meshOf(int vertices)
{
    return b3d::node("Body",
                     b3d::mesh(b3d::vertices(repeated(b3d::f32({1, 2, 3}), vertices)) + b3d::triangles({0, 1, 2})));
}

std::shared_ptr<const Tree> treeOf(const QByteArray &bytes)
{
    return readTree(Bytes(bytes), QStringLiteral("made.b3d"));
}

class Zeros final : public ByteSource
{
public:
    explicit Zeros(qint64 size)
        : ByteSource(nullptr, size)
    {
    }
    void fill(qint64, uchar *to, qint64 count) const override { std::memset(to, 0, size_t(count)); }
};

/// A mesh with so many triangles, whose bytes nobody keeps.
std::shared_ptr<const Tree> treeOfTriangles(qint64 count)
{
    const auto size = qint32(count * 12);
    const QByteArray none;
    const QByteArray list = b3d::chunkOfLength("TRIS", 4 + size, b3d::i32({-1}));
    const QByteArray mesh = b3d::chunkOfLength("MESH", qint32(4 + list.size()) + size, b3d::i32({-1}) + list);
    const QByteArray plain = b3d::node("Huge");
    const QByteArray node = b3d::chunkOfLength("NODE", qint32(plain.size() - 8 + mesh.size()) + size,
                                               plain.mid(8) + mesh);
    const QByteArray file = b3d::chunkOfLength("BB3D", qint32(4 + node.size()) + size, b3d::i32({1}) + node);
    return readTree(Bytes(file).appended(Bytes(std::make_shared<Zeros>(size))), QStringLiteral("huge.b3d"));
}

QModelIndex indexAt(const TreeModel &model, QStringView path)
{
    const auto item = model.tree()->find(path);
    return item ? model.indexOf(*item) : QModelIndex();
}

/// Visits at most so many rows, depth first; `visit` gets each index.
template<typename Visit>
int walk(const TreeModel &model, const QModelIndex &parent, int mostRows, Visit visit)
{
    int visited = 0;
    const int rows = model.rowCount(parent);
    for (int row = 0; row < rows && visited < mostRows; ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        visit(index);
        visited += 1 + walk(model, index, mostRows - visited - 1, visit);
    }
    return visited;
}

void readCells(const TreeModel &model, const QModelIndex &index)
{
    for (int column = 0; column < TreeModel::ColumnCount; ++column) {
        for (const int role : {int(Qt::DisplayRole), int(Qt::EditRole), int(Qt::ToolTipRole), int(Qt::DecorationRole),
                               int(Qt::FontRole), int(Qt::ForegroundRole), int(TreeModel::PathRole)})
            model.data(index.siblingAtColumn(column), role);
    }
}

Issue issueAt(const Tree &tree, QStringView path, Severity severity)
{
    Issue issue;
    issue.kind = &issues::notFinite;
    issue.severity = severity;
    issue.item = tree.find(path).value_or(Item());
    issue.range = issue.item.range;
    issue.path = path.toString();
    issue.arguments = {path.toString()};
    return issue;
}

} // namespace

/// Of documents: brackets, quotes and the space between are there for those who ask for them.
void TestTreeModel::leavesSignsOut()
{
    const auto tree = readTree(
        Bytes(QByteArray("<Group name='a'>\n\t<Light name='l'/>\n\t<Group name='b'/>\n</Group>\n")),
        QStringLiteral("a.scene.xml"));
    TreeModel model;
    model.setTree(tree);
    const auto names = [&] {
        QStringList all;
        walk(model, model.index(0, 0), 100, [&](const QModelIndex &index) { all += model.nameAt(index); });
        return all;
    };
    const QStringList meant{QStringLiteral("Group"), QStringLiteral("@name"), QStringLiteral("Light"),
                            QStringLiteral("@name"), QStringLiteral("Group"), QStringLiteral("@name")};
    QCOMPARE(names(), meant);
    QCOMPARE(model.itemAt(indexAt(model, u"Group/Group/@name")), tree->find(u"Group/Group/@name").value());
    // What is not shown is found in what it belongs to.
    QCOMPARE(model.itemAt(indexAt(model, u"Group/Light/#close")), tree->find(u"Group/Light").value());
    QCOMPARE(model.itemAt(indexAt(model, u"Group/Light/@name/value")), tree->find(u"Group/Light/@name").value());
    model.setShowsSigns(true);
    QVERIFY(names().contains(QStringLiteral("#close")));
    QCOMPARE(model.itemAt(indexAt(model, u"Group/Light/#close")), tree->find(u"Group/Light/#close").value());
}

void TestTreeModel::showsEveryItemOnce()
{
    TreeModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setTree(treeOf(b3d::file(b3d::textures(b3d::texture("a.png") + b3d::texture("b.png")) + meshOf(5)
                                   + b3d::chunk("ABCD", "xyz"))));
    std::vector<bool> covered(size_t(model.tree()->bytes().size()));
    const int visited = walk(model, {}, 100'000, [&](const QModelIndex &index) {
        const Item item = model.itemAt(index);
        QVERIFY(item.isValid());
        QCOMPARE(model.indexOf(item), index);
        const QString path = model.data(index, TreeModel::PathRole).toString();
        QVERIFY2(model.tree()->find(path) == item, qPrintable(path));
        QCOMPARE(index.data().toString(),
                 item.role == Item::Role::Root ? QStringLiteral("made.b3d") : model.tree()->name(item));
        QCOMPARE(model.hasChildren(index), model.rowCount(index) > 0);
        readCells(model, index);
        for (qint64 i = item.range.begin; i < item.range.end && !model.hasChildren(index); ++i) {
            QVERIFY(!covered[size_t(i)]);
            covered[size_t(i)] = true;
        }
    });
    QVERIFY(visited > 60);
    QVERIFY(std::all_of(covered.begin(), covered.end(), [](bool c) { return c; }));
}

void TestTreeModel::survivesEveryCut()
{
    const QByteArray whole = b3d::file(b3d::textures(b3d::texture("a.png")) + meshOf(2) + b3d::chunk("ABCD", "xyz"));
    TreeModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    for (qsizetype size = 0; size <= whole.size(); ++size) {
        model.setTree(readTree(*formatById(u"blitz3d.b3d"), Bytes(whole.left(size)), QStringLiteral("cut.b3d")));
        const int visited = walk(model, {}, 1000, [&](const QModelIndex &index) {
            QVERIFY(model.tree()->bytes().range().contains(model.rangeAt(index)));
            QCOMPARE(model.indexOf(model.itemAt(index)), index);
            readCells(model, index);
        });
        QVERIFY(visited > 0);
    }
}

void TestTreeModel::opensSamples_data()
{
    test::addSampleRows();
}

void TestTreeModel::opensSamples()
{
    QFETCH(QString, file);
    const auto bytes = Bytes::fromFile(file);
    QVERIFY(bytes);
    TreeModel model;
    model.setTree(readTree(*bytes, file));
    const int visited = walk(model, {}, 800, [&](const QModelIndex &index) {
        readCells(model, index);
        if (!model.isGroup(index))
            QCOMPARE(model.indexOf(model.itemAt(index)), index);
    });
    QVERIFY(visited > 0);
}

void TestTreeModel::groupsLongArrays_data()
{
    QTest::addColumn<int>("vertices");
    QTest::addColumn<int>("rows");
    QTest::addColumn<QString>("last");
    QTest::newRow("none") << 0 << 0 << QString();
    QTest::newRow("one") << 1 << 1 << QStringLiteral("[0]");
    QTest::newRow("as many as fit") << 1000 << 1000 << QStringLiteral("[999]");
    QTest::newRow("one more") << 1001 << 2 << QStringLiteral("[1000 … 1000]");
    QTest::newRow("two full groups") << 2000 << 2 << QStringLiteral("[1000 … 1999]");
}

void TestTreeModel::groupsLongArrays()
{
    QFETCH(int, vertices);
    QFETCH(int, rows);
    QFETCH(QString, last);
    TreeModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setTree(treeOf(b3d::file(meshOf(vertices))));
    const QModelIndex array = indexAt(model, u"BB3D/NODE/MESH/VRTS/vertices");
    QVERIFY(array.isValid());
    QCOMPARE(model.rowCount(array), rows);
    const QModelIndex lastRow = model.index(rows - 1, 0, array);
    QCOMPARE(lastRow.data().toString(), last);
    if (vertices == 1001) {
        QCOMPARE(model.rowCount(lastRow), 1);
        QCOMPARE(model.rangeAt(lastRow).size(), 12);
        QCOMPARE(model.rangeAt(model.index(0, 0, array)).size(), 12'000);
        QVERIFY(!model.itemAt(lastRow).isValid());
    }
}

void TestTreeModel::opensMillionsOfElementsInGroups()
{
    TreeModel model;
    model.setTree(treeOfTriangles(3'000'001));
    const QModelIndex array = indexAt(model, u"BB3D/NODE/MESH/TRIS/triangles");
    QCOMPARE(model.rowCount(array), 4);
    QCOMPARE(model.index(3, 0, array).data().toString(), QStringLiteral("[3000000 … 3000000]"));
    const QModelIndex element = indexAt(model, u"BB3D/NODE/MESH/TRIS/triangles[2345678]");
    QCOMPARE(element.data().toString(), QStringLiteral("[2345678]"));
    QCOMPARE(element.row(), 678);
    QCOMPARE(element.parent().data().toString(), QStringLiteral("[2345000 … 2345999]"));
    QCOMPARE(element.parent().parent().data().toString(), QStringLiteral("[2000000 … 2999999]"));
    QCOMPARE(element.parent().parent().parent(), array);
    QCOMPARE(model.rowCount(element.parent().parent()), 1000);
    // What is kept grows with what was opened, not with the elements. (A tester would open them all.)
    QVERIFY2(model.opened().size() < 100, qPrintable(QString::number(model.opened().size())));
}

void TestTreeModel::namesManyFramesWithoutGroups()
{
    constexpr int Count = 10'000;
    TreeModel model;
    model.setTree(treeOf(b3d::file(repeated(b3d::node("n"), Count))));
    const QModelIndex file = indexAt(model, u"BB3D");
    QCOMPARE(model.rowCount(file), Count + 3);
    const QModelIndex last = model.index(Count + 2, 0, file);
    QCOMPARE(last.data().toString(), QStringLiteral("NODE[9999]"));
    QCOMPARE(model.indexOf(model.itemAt(last)), last);
    // In time proportional to their number: the test would not end otherwise.
    for (int row = 0; row < model.rowCount(file); ++row) {
        const QModelIndex index = model.index(row, 0, file);
        QCOMPARE(model.hasChildren(index), row >= 3);
        QVERIFY(!model.nameAt(index).isEmpty());
    }
    QVERIFY(model.opened().size() < 10);
}

void TestTreeModel::groupsVeryManyFrames()
{
    TreeModel model;
    model.setTree(treeOf(b3d::file(repeated(b3d::node("n"), 20'001))));
    const QModelIndex file = indexAt(model, u"BB3D");
    QCOMPARE(model.rowCount(file), 21);
    QCOMPARE(model.index(1, 0, file).data().toString(), QStringLiteral("NODE[997] … NODE[1996]"));
    const QModelIndex node = indexAt(model, u"BB3D/NODE[1500]/name");
    QCOMPARE(node.parent().data().toString(), QStringLiteral("NODE[1500]"));
    QVERIFY(model.isGroup(node.parent().parent()));
}

void TestTreeModel::marksIssuesAndWhatLeadsThere()
{
    TreeModel model;
    const auto tree = treeOf(b3d::file(meshOf(3)));
    model.setTree(tree);
    const QModelIndex vertex = indexAt(model, u"BB3D/NODE/MESH/VRTS/vertices[1]");
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setIssues(std::make_shared<const std::vector<Issue>>(std::vector<Issue>{
        issueAt(*tree, u"BB3D/NODE/MESH/VRTS/vertices[1]/position", Severity::Warning),
        issueAt(*tree, u"BB3D/NODE/name", Severity::Error),
    }));
    QVERIFY(changed.size() > 0);
    const auto own = [&](QStringView path) { return indexAt(model, path).data(TreeModel::SeverityRole); };
    const auto below = [&](QStringView path) { return indexAt(model, path).data(TreeModel::SeverityBelowRole); };
    QCOMPARE(own(u"BB3D/NODE/MESH/VRTS/vertices[1]/position"), QVariant(int(Severity::Warning)));
    QCOMPARE(own(u"BB3D/NODE/MESH/VRTS/vertices[1]"), QVariant());
    QCOMPARE(below(u"BB3D/NODE/MESH/VRTS/vertices[1]"), QVariant(int(Severity::Warning)));
    QCOMPARE(below(u"BB3D/NODE/MESH/VRTS/vertices[0]"), QVariant());
    QCOMPARE(below(u"BB3D/NODE/MESH"), QVariant(int(Severity::Warning)));
    QCOMPARE(below(u"BB3D/NODE"), QVariant(int(Severity::Error)));
    QCOMPARE(model.index(0, 0).data(TreeModel::SeverityBelowRole), QVariant(int(Severity::Error)));
    QVERIFY(indexAt(model, u"BB3D/NODE/name").data(Qt::ToolTipRole).toString().contains(QStringLiteral("finite")));
    QVERIFY(vertex.isValid());
}

void TestTreeModel::marksEachPlaceOfAnIssue()
{
    TreeModel model;
    const auto tree = treeOf(b3d::file(meshOf(5000)));
    model.setTree(tree);
    Issue issue = issueAt(*tree, u"BB3D/NODE/MESH/VRTS/vertices[1]/position", Severity::Warning);
    issue.count = 3;
    for (const qint64 vertex : {1, 3, 4700})
        issue.elements.note(vertex);
    model.setIssues(std::make_shared<const std::vector<Issue>>(std::vector<Issue>{issue}));
    const auto own = [&](QStringView path) { return indexAt(model, path).data(TreeModel::SeverityRole); };
    const auto below = [&](QStringView path) { return indexAt(model, path).data(TreeModel::SeverityBelowRole); };
    const QVariant warning(int(Severity::Warning));
    for (const char *vertex : {"1", "3", "4700"}) {
        const QString path = QStringLiteral("BB3D/NODE/MESH/VRTS/vertices[%1]").arg(QLatin1StringView(vertex));
        QCOMPARE(own(path + QStringLiteral("/position")), warning);
        QCOMPARE(own(path), QVariant());
        QCOMPARE(below(path), warning);
        QVERIFY(indexAt(model, path + QStringLiteral("/position"))
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains(QStringLiteral("finite")));
    }
    QCOMPARE(below(u"BB3D/NODE/MESH/VRTS/vertices[2]"), QVariant());
    QCOMPARE(own(u"BB3D/NODE/MESH/VRTS/vertices[2]/position"), QVariant());
    const QModelIndex array = indexAt(model, u"BB3D/NODE/MESH/VRTS/vertices");
    QCOMPARE(model.index(3, 0, array).data(TreeModel::SeverityBelowRole), QVariant());
    QCOMPARE(model.index(4, 0, array).data(TreeModel::SeverityBelowRole), warning);
}

void TestTreeModel::saysValueAndPlace()
{
    TreeModel model;
    model.setTree(treeOf(b3d::file(meshOf(3))));
    const QModelIndex position = indexAt(model, u"BB3D/NODE/MESH/VRTS/vertices[1]/position");
    for (const int role : {int(Qt::AccessibleTextRole), int(Qt::ToolTipRole)}) {
        const QString text = position.data(role).toString();
        QVERIFY2(text.contains(QStringLiteral("position")) && text.contains(QStringLiteral("[1, 2, 3]"))
                     && text.contains(QString::number(model.rangeAt(position).begin, 16)),
                 qPrintable(text));
    }
}

void TestTreeModel::marksGroupsThatContainIssues()
{
    TreeModel model;
    const auto tree = treeOf(b3d::file(meshOf(2500)));
    model.setTree(tree);
    model.setIssues(std::make_shared<const std::vector<Issue>>(
        std::vector<Issue>{issueAt(*tree, u"BB3D/NODE/MESH/VRTS/vertices[1999]/position/x", Severity::Error)}));
    const QModelIndex array = indexAt(model, u"BB3D/NODE/MESH/VRTS/vertices");
    QCOMPARE(model.index(0, 0, array).data(TreeModel::SeverityBelowRole), QVariant());
    QCOMPARE(model.index(1, 0, array).data(TreeModel::SeverityBelowRole), QVariant(int(Severity::Error)));
    QCOMPARE(model.index(2, 0, array).data(TreeModel::SeverityBelowRole), QVariant());
}

void TestTreeModel::marksDamageBeforeTheCheck()
{
    TreeModel model;
    model.setTree(treeOf(b3d::file(b3d::chunkOfLength("NODE", 9999, b3d::node("n").mid(8)))));
    const QModelIndex node = indexAt(model, u"BB3D/NODE");
    QCOMPARE(node.data(TreeModel::SeverityRole), QVariant(int(Severity::Error)));
    QVERIFY(node.data(Qt::ToolTipRole).toString().contains(QStringLiteral("length")));
}

void TestTreeModel::announcesWhatIsTyped()
{
    TreeModel model;
    model.setTree(treeOf(b3d::file(meshOf(3))));
    QSignalSpy asked(&model, &TreeModel::editRequested);
    const QModelIndex value = indexAt(model, u"BB3D/NODE/position").siblingAtColumn(TreeModel::ValueColumn);
    QVERIFY(value.flags() & Qt::ItemIsEditable);
    QCOMPARE(value.data(Qt::EditRole).toString(), QStringLiteral("[0, 0, 0]"));
    QVERIFY(!model.setData(value, QStringLiteral("[0, 0, 0]"))); // as it was
    QCOMPARE(asked.size(), 0);
    model.setData(value, QStringLiteral("1 2 3"));
    QCOMPARE(asked.size(), 1);
    QVERIFY(asked[0][0].value<Item>() == *model.tree()->find(u"BB3D/NODE/position"));
    QCOMPARE(asked[0][1].toString(), QStringLiteral("1 2 3"));
    QVERIFY(!(indexAt(model, u"BB3D/NODE").siblingAtColumn(TreeModel::ValueColumn).flags() & Qt::ItemIsEditable));
    QVERIFY(!(value.siblingAtColumn(TreeModel::NameColumn).flags() & Qt::ItemIsEditable));
}

void TestTreeModel::keepsLongValuesOutOfTheEditor()
{
    TreeModel model;
    const QByteArray name(100'000, 'x');
    model.setTree(treeOf(b3d::file(b3d::node(name.constData()) + b3d::chunk("ABCD", name))));
    const QModelIndex value = indexAt(model, u"BB3D/NODE/name").siblingAtColumn(TreeModel::ValueColumn);
    QVERIFY(!(value.flags() & Qt::ItemIsEditable));
    QVERIFY(value.data().toString().size() < 1000);
    QVERIFY(indexAt(model, u"BB3D/NODE").siblingAtColumn(TreeModel::ValueColumn).data().toString().size() < 1000);
}

void TestTreeModel::framesCanBeDragged()
{
    TreeModel model;
    model.setTree(treeOf(b3d::file(b3d::node("a", b3d::node("inner")) + b3d::node("b"))));
    QSignalSpy moved(&model, &TreeModel::moveRequested);
    const QModelIndex file = indexAt(model, u"BB3D");
    const QModelIndex a = indexAt(model, u"BB3D/NODE[0]");
    const QModelIndex b = indexAt(model, u"BB3D/NODE[1]");
    QVERIFY(a.flags() & Qt::ItemIsDragEnabled);
    QVERIFY(!(indexAt(model, u"BB3D/version").flags() & Qt::ItemIsDragEnabled));
    const std::unique_ptr<QMimeData> data(model.mimeData({a}));
    QVERIFY(data);
    const auto can = [&](int row, const QModelIndex &parent) {
        return model.canDropMimeData(data.get(), Qt::MoveAction, row, 0, parent);
    };
    QVERIFY(can(-1, b));
    QVERIFY(!can(-1, a));                                    // into itself
    QVERIFY(!can(-1, indexAt(model, u"BB3D/NODE[0]/NODE"))); // into what it contains
    QVERIFY(!can(a.row(), file));                            // where it is
    QVERIFY(!can(a.row() + 1, file));
    QVERIFY(can(a.row() + 2, file));
    QVERIFY(!can(0, file)); // before the fields
    QVERIFY(!model.dropMimeData(data.get(), Qt::MoveAction, -1, 0, b));
    QCOMPARE(moved.size(), 1);
    QVERIFY(moved[0][0].value<Item>() == model.itemAt(a));
    QVERIFY(moved[0][1].value<Item>() == model.itemAt(b));
    QCOMPARE(moved[0][2].toLongLong(), model.rowCount(b));
    model.setTree(treeOf(b3d::file(b3d::node("other"))));
    QVERIFY(!can(-1, indexAt(model, u"BB3D"))); // taken from a tree that is gone
}

void TestTreeModel::showsOnlyWhatWasFound()
{
    TreeModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto tree = treeOf(b3d::file(b3d::node("a", b3d::node("inner")) + b3d::node("b") + meshOf(4)));
    model.setTree(tree);
    QString error;
    const auto query = TreeQuery::parse(QStringLiteral("value:inner"), &error);
    QVERIFY(query);
    model.setFilter(std::make_shared<const FilterResult>(findInTree(*tree, *query, {})));
    QStringList shown;
    walk(model, {}, 1000,
         [&](const QModelIndex &index) { shown += model.data(index, TreeModel::PathRole).toString(); });
    QCOMPARE(shown, (QStringList{QString(), QStringLiteral("BB3D"), QStringLiteral("BB3D/NODE[0]"),
                                 QStringLiteral("BB3D/NODE[0]/NODE"), QStringLiteral("BB3D/NODE[0]/NODE/name")}));
    const QModelIndex hit = model.indexOfHit(0);
    QVERIFY(hit.data(TreeModel::HitRole).toBool());
    QVERIFY(!hit.parent().data(TreeModel::HitRole).toBool());
    QCOMPARE(model.hitsBefore(hit), 0U);
    // What is not shown leads to the nearest thing that is.
    QCOMPARE(model.indexOf(*tree->find(u"BB3D/NODE[1]/name")).data().toString(), QStringLiteral("BB3D"));
    model.setFilter(nullptr);
    QVERIFY(indexAt(model, u"BB3D/NODE[1]/name").isValid());
    QCOMPARE(indexAt(model, u"BB3D/NODE[1]/name").data().toString(), QStringLiteral("name"));
}

void TestTreeModel::summarisesWhatHasNoValue_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::newRow("a frame by its name") << QStringLiteral("BB3D/NODE") << QStringLiteral("\"Body\"");
    QTest::newRow("a frame by its list") << QStringLiteral("BB3D/NODE/MESH/TRIS")
                                         << QStringLiteral("triangles: 1, brush_id: -1");
    QTest::newRow("an array") << QStringLiteral("BB3D/NODE/MESH/VRTS/vertices") << QStringLiteral("5 elements");
    QTest::newRow("an element") << QStringLiteral("BB3D/NODE/MESH/VRTS/vertices[2]") << QStringLiteral("[1, 2, 3]");
    QTest::newRow("a vector") << QStringLiteral("BB3D/NODE/scale") << QStringLiteral("[1, 1, 1]");
    QTest::newRow("a component") << QStringLiteral("BB3D/NODE/rotation/w") << QStringLiteral("1");
}

void TestTreeModel::summarisesWhatHasNoValue()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    TreeModel model;
    model.setTree(treeOf(b3d::file(meshOf(5))));
    QCOMPARE(indexAt(model, path).siblingAtColumn(TreeModel::ValueColumn).data().toString(), text);
}

void TestTreeModel::elementsAreKnownByTheirFirstText()
{
    TreeModel model;
    model.setTree(readTree(Bytes(QByteArray("[[FX]]\nsampler2D map = sampler_state { Filter = None; };\n")),
                           QStringLiteral("a.shader")));
    const auto summaryAt = [&](QStringView path) {
        return indexAt(model, path).siblingAtColumn(TreeModel::ValueColumn).data().toString();
    };
    QCOMPARE(summaryAt(u"FX/sampler"), QStringLiteral("\"map\""));
    model.setTree(readTree(Bytes(QByteArray("<Group name='a'/>")), QStringLiteral("a.scene.xml")));
    QCOMPARE(summaryAt(u"Group"), QStringLiteral("\"a\""));
}

void TestTreeModel::verticesAreKnownByWhereTheyAre()
{
    TreeModel model;
    const QByteArray vertex = b3d::f32({0.12345F, 2, 3, 0, 1, 0});
    model.setTree(treeOf(b3d::file(b3d::node("a", b3d::mesh(b3d::vertices(vertex, 1))))));
    QCOMPARE(
        indexAt(model, u"BB3D/NODE/MESH/VRTS/vertices[0]").siblingAtColumn(TreeModel::ValueColumn).data().toString(),
        QStringLiteral("[0.1235, 2, 3], normal: [0, 1, 0]")); // short enough for a narrow column
}

QTEST_MAIN(TestTreeModel)
#include "tst_treemodel.moc"
