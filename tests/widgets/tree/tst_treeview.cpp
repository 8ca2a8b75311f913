#include "core/check/checker.h"
#include "core/check/engineissues.h"
#include "core/formats/registry.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/files.h"
#include "tests/support/samples.h"
#include "widgets/hex/hexclipboard.h"
#include "widgets/session/selecteditem.h"
#include "widgets/tree/itemsview.h"
#include "widgets/tree/treeview.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMimeData>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace hexahedron;

class TestTreeView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void selectingARowSelectsItsBytes();
    void selectionFromElsewhereIsRevealed();
    void whatFollowingOpenedCloses();
    void staysWhereItWasAfterAnEdit();
    void groupsStayOpenAfterAnEdit();
    void selectedElementsAreOneTarget();
    void shiftGoesOnFromWhatIsRevealed();
    void offersWhatFits();
    void editsInPlace();
    void severalAreEditedTogether();
    void onlyOneOfSeveralKindsIsEdited();
    void aLeafDoesNotScroll();
    void offsetsAreInSightAtFirst();
    void namesAreReadableInANarrowTree();
    void marksDifferInTheirShape();
    void theSelectedOneOfEqualsIsMeant();
    void whatHoldsAFileIsMeant();
    void starOpensOnlySoMuch();
    void filtersAndGoesThroughHits();
    void filterHoldsAcrossANewTree();
    void findingsAreLookedForWhenTheyAreKnown();
    void copies();

private:
    Selection m_selection;
};

namespace {

std::shared_ptr<const Tree> treeOf(const QByteArray &bytes)
{
    return readTree(Bytes(bytes), QStringLiteral("made.b3d"));
}

QByteArray body(const char *name, int vertices = 5)
{
    const QByteArray mesh = b3d::mesh(b3d::vertices(b3d::f32({1, 2, 3}).repeated(vertices))
                                      + b3d::triangles({0, 1, 2}));
    return b3d::file(b3d::node(name, mesh) + b3d::node("second"));
}

QModelIndex indexAt(const TreeView &view, QStringView path)
{
    const auto item = view.model()->tree()->find(path);
    return item ? view.model()->indexOf(*item) : QModelIndex();
}

QString currentPath(const TreeView &view)
{
    return view.items()->currentIndex().data(TreeModel::PathRole).toString();
}

} // namespace

void TestTreeView::selectingARowSelectsItsBytes()
{
    Selection selection;
    TreeView view(&selection);
    view.setTree(treeOf(body("Body")));
    QVERIFY(selection.range().isEmpty()); // opening a file selects nothing
    QSignalSpy changed(&selection, &Selection::changed);
    const auto item = view.model()->tree()->find(u"BB3D/NODE[0]/position");
    view.items()->setCurrentIndex(view.model()->indexOf(*item));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(selection.range(), item->range);
}

void TestTreeView::selectionFromElsewhereIsRevealed()
{
    Selection selection;
    TreeView view(&selection);
    view.setTree(treeOf(body("Body", 2500)));
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QWidget *const focus = QApplication::focusWidget();
    const auto item = view.model()->tree()->find(u"BB3D/NODE[0]/MESH/VRTS/vertices[1234]/position");
    QSignalSpy changed(&selection, &Selection::changed);
    selection.select(0, {item->range.begin + 1, item->range.begin + 6});
    QCOMPARE(changed.size(), 1); // no echo
    QCOMPARE(currentPath(view), QStringLiteral("BB3D/NODE[0]/MESH/VRTS/vertices[1234]/position"));
    // What was out of sight stands in the middle, with what is around it; what is in sight stays where it is.
    const auto rowNow = [&] { return view.items()->visualRect(view.items()->currentIndex()); };
    const int height = view.items()->viewport()->height();
    QVERIFY(rowNow().top() > height / 4 && rowNow().bottom() < height * 3 / 4);
    const int place = rowNow().top();
    selection.select(0, {item->range.begin, item->range.begin + 4});
    selection.select(0, item->range);
    QCOMPARE(rowNow().top(), place);
    QCOMPARE(QApplication::focusWidget(), focus);
    selection.select(0, {4, 4}); // a caret
    QCOMPARE(currentPath(view), QStringLiteral("BB3D/length"));
}

void TestTreeView::whatFollowingOpenedCloses()
{
    Selection selection;
    TreeView view(&selection);
    view.setTree(treeOf(body("Body")));
    const auto isOpen = [&](QStringView path) { return view.items()->isExpanded(indexAt(view, path)); };
    const auto goTo = [&](QStringView path) {
        const ByteRange range = view.model()->tree()->find(path)->range;
        selection.select(0, {range.begin, range.begin});
    };
    view.items()->expand(indexAt(view, u"BB3D/NODE[1]")); // by hand
    goTo(u"BB3D/NODE[0]/MESH/VRTS/vertices[3]/position");
    QVERIFY(isOpen(u"BB3D/NODE[0]/MESH/VRTS/vertices[3]"));
    goTo(u"BB3D/NODE[0]/MESH/TRIS/triangles[0]");
    QVERIFY(!isOpen(u"BB3D/NODE[0]/MESH/VRTS"));
    QVERIFY(isOpen(u"BB3D/NODE[0]/MESH"));
    // Also after an edit, which makes another tree.
    view.setTree(treeOf(body("A longer name")));
    goTo(u"BB3D/version");
    QVERIFY(!isOpen(u"BB3D/NODE[0]/MESH/TRIS"));
    QVERIFY(!isOpen(u"BB3D/NODE[0]/MESH"));
    QVERIFY(isOpen(u"BB3D/NODE[1]"));
    // What somebody uses in the tree stays.
    goTo(u"BB3D/NODE[0]/MESH/VRTS/vertices[3]/position");
    view.items()->setCurrentIndex(indexAt(view, u"BB3D/NODE[0]/MESH/VRTS/vertices[3]"));
    goTo(u"BB3D/version");
    QVERIFY(isOpen(u"BB3D/NODE[0]/MESH/VRTS/vertices"));
    QVERIFY(!isOpen(u"BB3D/NODE[0]/MESH/VRTS/vertices[3]"));
}

void TestTreeView::staysWhereItWasAfterAnEdit()
{
    Selection selection;
    TreeView view(&selection);
    view.setTree(treeOf(body("Body")));
    view.items()->expandBelow(view.model()->index(0, 0));
    view.items()->expand(indexAt(view, u"BB3D/NODE[0]/MESH/VRTS/vertices[3]"));
    view.items()->collapse(indexAt(view, u"BB3D/NODE[1]"));
    view.items()->setCurrentIndex(indexAt(view, u"BB3D/NODE[0]/MESH/VRTS/vertices[3]/position"));
    const ByteRange before = selection.range();
    view.setTree(treeOf(body("A longer name")));
    QVERIFY(view.items()->isExpanded(indexAt(view, u"BB3D/NODE[0]/MESH/VRTS/vertices[3]")));
    QVERIFY(view.items()->isExpanded(indexAt(view, u"BB3D/NODE[0]/MESH/VRTS/vertices")));
    QVERIFY(!view.items()->isExpanded(indexAt(view, u"BB3D/NODE[1]")));
    QCOMPARE(currentPath(view), QStringLiteral("BB3D/NODE[0]/MESH/VRTS/vertices[3]/position"));
    QCOMPARE(selection.range(), before.translated(9)); // the same thing lies further behind now
}

void TestTreeView::groupsStayOpenAfterAnEdit()
{
    Selection selection;
    TreeView view(&selection);
    view.setTree(treeOf(body("Body", 2500)));
    selection.select(0, view.model()->tree()->find(u"BB3D/NODE[0]/MESH/VRTS/vertices[2100]")->range);
    view.setTree(treeOf(body("Body", 2501))); // the last group has another name now
    const QModelIndex group = indexAt(view, u"BB3D/NODE[0]/MESH/VRTS/vertices[2100]").parent();
    QVERIFY(view.model()->isGroup(group));
    QVERIFY(view.items()->isExpanded(group));
}

void TestTreeView::selectedElementsAreOneTarget()
{
    Selection selection;
    TreeView view(&selection);
    view.setTree(treeOf(body("Body")));
    QSignalSpy asked(&view, &TreeView::requested);
    const QModelIndex first = indexAt(view, u"BB3D/NODE[0]/MESH/VRTS/vertices[1]");
    const QModelIndex last = indexAt(view, u"BB3D/NODE[0]/MESH/VRTS/vertices[3]");
    view.items()->selectionModel()->select(QItemSelection(first, last),
                                           QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    QCOMPARE(selection.range().size(), 3 * 12);
    view.action(TreeView::Command::Remove)->trigger();
    QCOMPARE(asked.size(), 1);
    QVERIFY(asked[0][1].value<Item>() == view.model()->itemAt(first));
    QCOMPARE(asked[0][2].toLongLong(), 3);
}

/// Shift selects on from what is shown, not from where somebody clicked before that.
void TestTreeView::shiftGoesOnFromWhatIsRevealed()
{
    Selection selection;
    TreeView view(&selection);
    view.resize(500, 600);
    view.setTree(treeOf(body("Body")));
    view.show();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    selection.select(0, view.model()->tree()->find(u"BB3D/NODE[0]/MESH/VRTS/vertices[0]")->range);
    const auto pathOf = [&](int vertex) { return QStringLiteral("BB3D/NODE[0]/MESH/VRTS/vertices[%1]").arg(vertex); };
    const auto click = [&](const QString &path, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseClick(view.items()->viewport(), Qt::LeftButton, modifiers,
                          view.items()->visualRect(indexAt(view, path)).center());
    };
    const auto selectedCount = [&] { return view.items()->selectionModel()->selectedRows().size(); };
    click(QStringLiteral("BB3D/NODE[0]/position"));
    QCOMPARE(currentPath(view), QStringLiteral("BB3D/NODE[0]/position"));
    selection.select(0, view.model()->tree()->find(pathOf(1))->range);
    view.items()->setFocus();
    QTest::keyClick(view.items(), Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(view.items(), Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(selectedCount(), 3);
    QCOMPARE(selection.range().size(), 3 * 12);
    selection.select(0, view.model()->tree()->find(pathOf(0))->range);
    click(pathOf(1), Qt::ShiftModifier);
    QCOMPARE(selectedCount(), 2);
    // Who clicks goes on from there.
    click(pathOf(2));
    QTest::keyClick(view.items(), Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(selectedCount(), 2);
    QCOMPARE(selection.range().begin, view.model()->tree()->find(pathOf(1))->range.begin);
}

void TestTreeView::offersWhatFits()
{
    using Command = TreeView::Command;
    Selection selection;
    TreeView view(&selection);
    view.setTree(treeOf(body("Body")));
    const auto go = [&](QStringView path) { view.items()->setCurrentIndex(indexAt(view, path)); };
    const auto can = [&](Command command) { return view.action(command)->isEnabled(); };
    go(u"BB3D/NODE[0]");
    QVERIFY(can(Command::Remove) && can(Command::Duplicate) && can(Command::MoveDown));
    QVERIFY(!can(Command::MoveUp) && !can(Command::EditValue) && !can(Command::GoToTarget));
    go(u"BB3D/NODE[0]/MESH/TRIS/triangles[0]/vertex_id[1]");
    QVERIFY(can(Command::GoToTarget) && can(Command::EditValue) && !can(Command::Remove));
    go(u"BB3D/NODE[0]/MESH/VRTS/vertices[0]");
    QVERIFY(can(Command::InsertBefore) && can(Command::InsertAfter) && can(Command::Remove) && !can(Command::MoveDown));
    go(u"BB3D/NODE[0]/MESH/VRTS/flags");
    QVERIFY(can(Command::FollowLink) && can(Command::EditValue));
    QSignalSpy moved(&view, &TreeView::moveRequested);
    go(u"BB3D/NODE[1]");
    QVERIFY(can(Command::MoveUp) && !can(Command::MoveDown));
    view.action(Command::MoveUp)->trigger();
    QCOMPARE(moved.size(), 1);
    QCOMPARE(moved[0][2].toLongLong(), view.model()->tree()->row(*view.model()->tree()->find(u"BB3D/NODE[0]")));
}

void TestTreeView::editsInPlace()
{
    Selection selection;
    TreeView view(&selection);
    view.resize(700, 500);
    view.setTree(treeOf(body("Body")));
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.items()->setFocus();
    QSignalSpy asked(&view, &TreeView::editRequested);
    selection.select(0, view.model()->tree()->find(u"BB3D/NODE[0]/MESH/brush_id")->range);
    QTest::keyClick(view.items(), Qt::Key_Return);
    auto *line = view.items()->viewport()->findChild<QLineEdit *>();
    QVERIFY(line);
    QCOMPARE(line->text(), QStringLiteral("-1"));
    QTest::keyClicks(line, QStringLiteral("not a number"));
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(asked.size(), 0); // stays open with the reason
    QVERIFY(!line->toolTip().isEmpty());
    line->selectAll();
    QTest::keyClicks(line, QStringLiteral("0x2"));
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_COMPARE(asked.size(), 1);
    QCOMPARE(asked[0][1].toString(), QStringLiteral("0x2"));
    QCOMPARE(asked[0][0].value<std::vector<Item>>().size(), 1U);
}

void TestTreeView::severalAreEditedTogether()
{
    Selection selection;
    TreeView view(&selection);
    view.setTree(treeOf(body("Body")));
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QSignalSpy asked(&view, &TreeView::editRequested);
    const QModelIndex first = indexAt(view, u"BB3D/NODE[0]/position/x");
    view.items()->setFocus();
    view.items()->setCurrentIndex(first);
    view.items()->selectionModel()->select(QItemSelection(first, indexAt(view, u"BB3D/NODE[0]/position/z")),
                                           QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    QTest::keyClick(view.items(), Qt::Key_F2);
    auto *line = view.items()->viewport()->findChild<QLineEdit *>();
    QVERIFY(line);
    QVERIFY(line->accessibleDescription().contains(u'3')); // said before anything is typed
    QTest::keyClicks(line, QStringLiteral("5"));
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_COMPARE(asked.size(), 1);
    const auto items = asked[0][0].value<std::vector<Item>>();
    QCOMPARE(items.size(), 3U);
    QCOMPARE(view.model()->tree()->path(items[2]), QStringLiteral("BB3D/NODE[0]/position/z"));
}

void TestTreeView::onlyOneOfSeveralKindsIsEdited()
{
    Selection selection;
    TreeView view(&selection);
    view.setTree(treeOf(body("Body")));
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QSignalSpy asked(&view, &TreeView::editRequested);
    const QModelIndex first = indexAt(view, u"BB3D/NODE[0]/position");
    view.items()->setFocus();
    view.items()->setCurrentIndex(first);
    view.items()->selectionModel()->select(QItemSelection(first, indexAt(view, u"BB3D/NODE[0]/rotation")),
                                           QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    QTest::keyClick(view.items(), Qt::Key_F2);
    auto *line = view.items()->viewport()->findChild<QLineEdit *>();
    QVERIFY(line);
    QVERIFY(!line->accessibleDescription().isEmpty());
    QTest::keyClicks(line, QStringLiteral("5 6 7"));
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_COMPARE(asked.size(), 1);
    const auto items = asked[0][0].value<std::vector<Item>>();
    QStringList paths;
    for (const Item &item : items)
        paths += view.model()->tree()->path(item);
    QCOMPARE(paths, QStringList{QStringLiteral("BB3D/NODE[0]/position")});
}

void TestTreeView::aLeafDoesNotScroll()
{
    Selection selection;
    TreeView view(&selection);
    view.resize(300, 400);
    view.setTree(treeOf(body("Body")));
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.items()->setCurrentIndex(indexAt(view, u"BB3D/version"));
    QVERIFY(view.items()->horizontalScrollBar()->maximum() > 0);
    QTest::keyClick(view.items(), Qt::Key_Right);
    QCOMPARE(view.items()->horizontalScrollBar()->value(), 0);
}

void TestTreeView::offsetsAreInSightAtFirst()
{
    Selection selection;
    TreeView view(&selection);
    view.resize(72 * view.fontMetrics().averageCharWidth(), 400);
    view.show();
    view.setTree(treeOf(body("Body")));
    const ByteRange deep = view.model()->tree()->find(u"BB3D/NODE[0]/MESH/VRTS/vertices[3]")->range;
    selection.select(0, deep);
    const ItemsView &items = *view.items();
    const int end = items.columnViewportPosition(TreeModel::OffsetColumn) + items.columnWidth(TreeModel::OffsetColumn);
    QVERIFY2(end <= items.viewport()->width(), qPrintable(QStringLiteral("%1 > %2; %3 %4 %5")
                                                              .arg(end)
                                                              .arg(items.viewport()->width())
                                                              .arg(items.columnWidth(0))
                                                              .arg(items.columnWidth(1))
                                                              .arg(items.columnWidth(2))));
    // What a vertex is can be read without opening it, however deep it lies.
    const QModelIndex value = items.currentIndex().siblingAtColumn(TreeModel::ValueColumn);
    QCOMPARE(value.data().toString(), QStringLiteral("[1, 2, 3]"));
    QVERIFY(items.columnWidth(TreeModel::ValueColumn)
            > items.fontMetrics().horizontalAdvance(QStringLiteral("[-0.123, 0.123, -0.123]")));
}

/// Also when the tree is known before there is room for its rows, as in a window that opens with a file.
void TestTreeView::namesAreReadableInANarrowTree()
{
    Selection selection;
    TreeView view(&selection);
    view.setTree(treeOf(body("Body")));
    view.resize(190, 400);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QTRY_VERIFY(view.items()->columnWidth(TreeModel::NameColumn) > view.items()->columnWidth(TreeModel::ValueColumn));
}

/// So that nobody has to tell them apart by their colours.
void TestTreeView::marksDifferInTheirShape()
{
    Selection selection;
    TreeView view(&selection);
    const auto tree = treeOf(body("Body"));
    view.setTree(tree);
    view.resize(600, 400);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    const auto rowAt = [&](QStringView path) {
        return view.items()->viewport()->grab(view.items()->visualRect(indexAt(view, path))).toImage();
    };
    // The one that the issue stands at, and one that contains it.
    for (const QStringView path : {u"BB3D/version", u"BB3D"}) {
        view.setIssues(std::make_shared<const std::vector<Issue>>());
        const QImage without = rowAt(path);
        std::vector<std::vector<bool>> shapes;
        for (const Severity severity : {Severity::Info, Severity::Warning, Severity::Error}) {
            Issue issue;
            issue.kind = &issues::notFinite;
            issue.severity = severity;
            issue.item = tree->find(u"BB3D/version").value_or(Item());
            issue.range = issue.item.range;
            issue.path = QStringLiteral("BB3D/version");
            issue.arguments = {issue.path};
            view.setIssues(std::make_shared<const std::vector<Issue>>(std::vector{issue}));
            const QImage with = rowAt(path);
            std::vector<bool> shape;
            for (int y = 0; y < with.height(); ++y) {
                for (int x = 0; x < with.width(); ++x)
                    shape.push_back(with.pixel(x, y) != without.pixel(x, y));
            }
            QVERIFY(std::ranges::find(shape, true) != shape.end());
            QVERIFY(std::ranges::find(shapes, shape) == shapes.end());
            shapes.push_back(std::move(shape));
        }
    }
}

void TestTreeView::theSelectedOneOfEqualsIsMeant()
{
    // A record of one field has its field's bytes.
    Selection selection;
    TreeView view(&selection);
    view.setTree(treeOf(body("Body")));
    const Tree &tree = *view.model()->tree();
    const Item triangle = *tree.find(u"BB3D/NODE[0]/MESH/TRIS/triangles[0]");
    const Item corners = *tree.find(u"BB3D/NODE[0]/MESH/TRIS/triangles[0]/vertex_id");
    QCOMPARE(triangle.range, corners.range);
    view.items()->setCurrentIndex(view.model()->indexOf(triangle));
    QCOMPARE(selectedItem(tree, selection), triangle);
    view.items()->setCurrentIndex(view.model()->indexOf(corners));
    QCOMPARE(selectedItem(tree, selection), corners);
    select(selection, tree, triangle);
    QCOMPARE(currentPath(view), QStringLiteral("BB3D/NODE[0]/MESH/TRIS/triangles[0]"));
}

/// A file in a file has the bytes of the field that holds it, in a stream of its own.
void TestTreeView::whatHoldsAFileIsMeant()
{
    Selection selection;
    TreeView view(&selection);
    const QString path = test::madeSamples() + QStringLiteral("/ecere/furnished.e3d");
    view.setTree(readTree(Bytes(test::contentOf(path)), path));
    const Tree &tree = *view.model()->tree();
    tree.openAll();
    const std::optional<Item> holder = tree.find(u"textures/texture[1]/texturePNG/image");
    QVERIFY(holder);
    const std::optional<Item> held = tree.find(tree.path(*holder) + QStringLiteral("/PNG"));
    QVERIFY(held && held->range == holder->range && held->stream != holder->stream);
    for (const Item &item : {*holder, *held, *holder}) {
        view.items()->setCurrentIndex(view.model()->indexOf(item));
        QCOMPARE(selectedItem(tree, selection), item);
    }
}

void TestTreeView::starOpensOnlySoMuch()
{
    Selection selection;
    TreeView view(&selection);
    view.setTree(treeOf(body("Body", 50'000)));
    view.items()->setCurrentIndex(view.model()->index(0, 0));
    QTest::keyClick(view.items(), Qt::Key_Asterisk, Qt::KeypadModifier);
    QVERIFY(view.items()->isExpanded(indexAt(view, u"BB3D/NODE[0]/MESH/VRTS")));
    QVERIFY(view.model()->opened().size() < 100);
}

void TestTreeView::filtersAndGoesThroughHits()
{
    Selection selection;
    TreeView view(&selection);
    view.setTree(treeOf(body("Body")));
    view.setFilterText(QStringLiteral("name:name"));
    QTRY_VERIFY(view.model()->filter());
    QCOMPARE(view.model()->filter()->count, 2);
    view.nextHitAction()->trigger();
    QCOMPARE(currentPath(view), QStringLiteral("BB3D/NODE[0]/name"));
    QCOMPARE(selection.range(), view.currentItem().range);
    view.nextHitAction()->trigger();
    QCOMPARE(currentPath(view), QStringLiteral("BB3D/NODE[1]/name"));
    view.nextHitAction()->trigger();
    QCOMPARE(currentPath(view), QStringLiteral("BB3D/NODE[0]/name"));
    view.previousHitAction()->trigger();
    QCOMPARE(currentPath(view), QStringLiteral("BB3D/NODE[1]/name"));
    view.setFilterText(QString());
    QTRY_VERIFY(!view.model()->filter());
    QCOMPARE(currentPath(view), QStringLiteral("BB3D/NODE[1]/name")); // what was found stays in sight
}

void TestTreeView::filterHoldsAcrossANewTree()
{
    Selection selection;
    TreeView view(&selection);
    view.setTree(treeOf(body("Body")));
    view.setFilterText(QStringLiteral("value:second"));
    QTRY_VERIFY(view.model()->filter());
    view.setTree(treeOf(body("second")));
    QTRY_VERIFY(view.model()->filter());
    QCOMPARE(view.model()->filter()->count, 2);
}

void TestTreeView::findingsAreLookedForWhenTheyAreKnown()
{
    Selection selection;
    TreeView view(&selection);
    const auto tree = treeOf(body("Body", 2));
    view.setTree(tree);
    view.setFilterText(QStringLiteral("issue:error"));
    QTRY_VERIFY(view.model()->filter());
    QVERIFY(view.model()->filter()->lacksIssues);
    view.setIssues(std::make_shared<const std::vector<Issue>>(check(*tree)));
    QTRY_VERIFY(!view.model()->filter()->lacksIssues);
    QCOMPARE(view.model()->filter()->count, 1);
    view.nextHitAction()->trigger();
    QVERIFY(currentPath(view).startsWith(QStringLiteral("BB3D/NODE[0]/MESH/TRIS/triangles[0]/vertex_id")));
}

void TestTreeView::copies()
{
    Selection selection;
    TreeView view(&selection);
    view.setTree(treeOf(body("Body")));
    view.items()->setCurrentIndex(indexAt(view, u"BB3D/NODE[0]/scale"));
    view.action(TreeView::Command::Copy)->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("[1, 1, 1]"));
    // The bytes of another file take the bytes, not the letters.
    const auto copied = [&view] {
        view.action(TreeView::Command::Copy)->trigger();
        return hexclipboard::bytesOf(QGuiApplication::clipboard()->mimeData(), hexclipboard::Form::Hex);
    };
    QCOMPARE(copied(), QByteArray("\0\0\x80\x3F\0\0\x80\x3F\0\0\x80\x3F", 12));
    const auto bytesAt = [&view](QStringView path) {
        const Tree &tree = *view.model()->tree();
        return tree.bytes(0).toByteArray(tree.find(path.toString())->range);
    };
    // Several rows follow each other; what lies in another row is not there twice.
    view.items()->setExpanded(indexAt(view, u"BB3D/NODE[0]/scale"), true);
    view.items()->selectionModel()->select(
        QItemSelection(indexAt(view, u"BB3D/NODE[0]/scale"), indexAt(view, u"BB3D/NODE[0]/rotation")),
        QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    QCOMPARE(copied(), bytesAt(u"BB3D/NODE[0]/scale") + bytesAt(u"BB3D/NODE[0]/rotation"));
    view.action(TreeView::Command::CopyPath)->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("BB3D/NODE[0]/scale"));
}

QTEST_MAIN(TestTreeView)
#include "tst_treeview.moc"
