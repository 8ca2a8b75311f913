// The reference in the window: it follows the selection, and leads back into the file.
#include "app/referencepanels.h"
#include "tests/app/windowtest.h"
#include "tests/support/builtsamples.h"
#include "widgets/issues/issuespanel.h"
#include "widgets/reference/referencetext.h"
#include "widgets/reference/referenceview.h"

#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTreeWidget>

using namespace hexahedron;
using namespace hexahedron::test;

class TestReferencePanels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void opensWithoutAFile();
    void panelFollowsTheSelection();
    void fieldOfThePageIsSelectedInTheFile();
    void issueLeadsToItsRule();
    void backAndForwardAreKeysOfThePage();
    void backLeadsToWhatWasAskedFor();
    void searchListsPlacesOfAllPages();
    void findsInThePage();
    void placeIsKeptInAnotherWidth();
    void panelIsRemembered();

private:
    bool open(const char *sample);
    ReferenceView *pane() const { return m_window->reference()->pane(); }
    void select(const char *path);
    void showPane() { QTest::keyClick(m_window.get(), Qt::Key_6, Qt::AltModifier); }
    /// Clicks into the page where a link stands.
    static void clickLink(ReferenceView &view, const QString &href);

    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<MainWindow> m_window;
};

void TestReferencePanels::init()
{
    m_desk = std::make_unique<Desk>();
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1300, 850);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestReferencePanels::cleanup()
{
    m_window.reset();
    m_desk.reset();
}

bool TestReferencePanels::open(const char *sample)
{
    const QString name = QString::fromLatin1(sample).section(u'/', -1);
    m_desk->write(name, bytesOf(builtSamples(), sample));
    return m_window->open(m_desk->path(name))
           && QTest::qWaitFor([this] { return m_window->session()->tree() && !m_window->session()->isChecking(); });
}

void TestReferencePanels::select(const char *path)
{
    const auto item = m_window->session()->tree()->find(QString::fromLatin1(path));
    QVERIFY2(item, path);
    m_window->currentPage()->select(*item);
}

void TestReferencePanels::clickLink(ReferenceView &view, const QString &href)
{
    QTextBrowser &page = *view.page();
    for (QTextBlock block = page.document()->begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            if (it.fragment().charFormat().anchorHref() != href)
                continue;
            QTextCursor cursor(page.document());
            cursor.setPosition(it.fragment().position() + 1);
            page.setTextCursor(cursor);
            page.ensureCursorVisible();
            QTest::mouseClick(page.viewport(), Qt::LeftButton, {}, page.cursorRect().center());
            return;
        }
    }
    QFAIL(qPrintable(href));
}

void TestReferencePanels::opensWithoutAFile()
{
    QTest::keyClick(m_window.get(), Qt::Key_F1);
    ReferenceView *view = m_window->reference()->ownWindow();
    QVERIFY(view && view->isWindow());
    QVERIFY(QTest::qWaitForWindowExposed(view));
    QVERIFY(view->contents()->topLevelItemCount() >= 6);
    // Contents lead to a page.
    QTreeWidgetItem *kohi = view->contents()->topLevelItem(4);
    view->contents()->scrollToItem(kohi);
    QTest::mouseClick(view->contents()->viewport(), Qt::LeftButton, {},
                      view->contents()->visualItemRect(kohi).center());
    QCOMPARE(view->place().page, QStringLiteral("kohi"));
    // A field in it has no file to be shown in, and says so.
    clickLink(*view, QStringLiteral("field:kohi.k3d/engine132/header/magic"));
    QTRY_VERIFY(visibleIn<QLabel>(view));
    QTest::keyClick(view->page(), Qt::Key_Escape);
    QTRY_VERIFY(!view->isVisible());
}

void TestReferencePanels::panelFollowsTheSelection()
{
    QVERIFY(open("blitz3d/cube.b3d"));
    showPane();
    QTRY_VERIFY(pane()->isVisible());
    select("BB3D/NODE/MESH/VRTS/flags");
    QTRY_COMPARE(pane()->place().anchor, QStringLiteral("field-blitz3d.b3d/BB3D/NODE/MESH/VRTS/flags"));
    QVERIFY(positionOfAnchor(*pane()->page()->document(), pane()->place().anchor) > 0);
    // One number of a vector in a list: what is known of the vector.
    select("BB3D/NODE/MESH/VRTS/vertices[2]/position/y");
    QTRY_COMPARE(pane()->place().anchor, QStringLiteral("field-blitz3d.b3d/BB3D/NODE/MESH/VRTS/vertices/position"));
}

void TestReferencePanels::fieldOfThePageIsSelectedInTheFile()
{
    QVERIFY(open("blitz3d/cube.b3d"));
    showPane();
    QTRY_VERIFY(pane()->isVisible());
    select("BB3D/version");
    QTRY_VERIFY(pane()->place().anchor.endsWith(QStringLiteral("version")));
    clickLink(*pane(), QStringLiteral("field:blitz3d.b3d/BB3D/NODE/MESH/TRIS/brush_id"));
    const Tree &tree = *m_window->session()->tree();
    QTRY_COMPARE(tree.path(m_window->currentPage()->selectedItem()), QStringLiteral("BB3D/NODE/MESH/TRIS/brush_id"));
}

void TestReferencePanels::issueLeadsToItsRule()
{
    QVERIFY(open("blitz3d/index_out_of_range.b3d"));
    auto *issues = visibleIn<IssuesPanel>(m_window.get());
    QVERIFY(issues);
    issues->goTo(1);
    QTRY_VERIFY(issues->currentIssue());
    const QString number = QString::fromLatin1(issues->currentIssue()->reference);
    QVERIFY(!number.isEmpty());
    QLabel *rule = nullptr;
    QTRY_VERIFY((rule = m_window->inspector()->findChild<QLabel *>(QStringLiteral("rule"))));
    QVERIFY(rule->text().contains(number));
    m_window->inspector()->ensureWidgetVisible(rule);
    QTest::mouseClick(rule, Qt::LeftButton, {}, QPoint(8, rule->height() / 2));
    QTRY_VERIFY(pane()->isVisible());
    QCOMPARE(pane()->place().anchor, QStringLiteral("rule-") + number);
}

void TestReferencePanels::backAndForwardAreKeysOfThePage()
{
    QVERIFY(open("blitz3d/cube.b3d"));
    showPane();
    QTRY_VERIFY(pane()->isVisible());
    QTRY_VERIFY(pane()->place().isValid());
    const ReferencePlace first = pane()->place();
    pane()->show({QStringLiteral("kohi"), {}});
    pane()->page()->setFocus();
    QTest::keyClick(pane()->page(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(pane()->place(), first);
    QTest::keyClick(pane()->page(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(pane()->place().page, QStringLiteral("kohi"));
}

/// Not to each place that followed the selection.
void TestReferencePanels::backLeadsToWhatWasAskedFor()
{
    QVERIFY(open("blitz3d/cube.b3d"));
    showPane();
    QTRY_VERIFY(pane()->isVisible() && pane()->place().isValid());
    const ReferencePlace rule{QStringLiteral("kohi"), {}};
    pane()->show(rule);
    for (const char *path : {"BB3D/NODE/MESH/VRTS/flags", "BB3D/version", "BB3D/NODE/position"}) {
        select(path);
        QTRY_VERIFY(pane()->place().anchor.endsWith(QString::fromLatin1(path)));
    }
    pane()->goBack();
    QCOMPARE(pane()->place(), rule);
}

void TestReferencePanels::searchListsPlacesOfAllPages()
{
    QTest::keyClick(m_window.get(), Qt::Key_F1);
    ReferenceView *view = m_window->reference()->ownWindow();
    QVERIFY(QTest::qWaitForWindowExposed(view));
    view->searchLine()->setFocus();
    QTest::keyClicks(view->searchLine(), QStringLiteral("quaternion"));
    QVERIFY(view->hits()->isVisible());
    QVERIFY(view->hits()->topLevelItemCount() > 3);
    QTest::keyClick(view->searchLine(), Qt::Key_Return);
    QCOMPARE(view->place().page, QStringLiteral("blitz3d"));
    QTest::keyClick(view->searchLine(), Qt::Key_Escape);
    QVERIFY(view->contents()->isVisible());
}

void TestReferencePanels::findsInThePage()
{
    QTest::keyClick(m_window.get(), Qt::Key_F1);
    ReferenceView *view = m_window->reference()->ownWindow();
    QVERIFY(QTest::qWaitForWindowExposed(view));
    QTest::keyClick(view->page(), Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Exporter"));
    QCOMPARE(view->page()->textCursor().selectedText(), QStringLiteral("exporter"));
    const int first = view->page()->textCursor().position();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F3);
    QVERIFY(view->page()->textCursor().position() > first);
}

/// Somebody reads, and makes the window narrow: the contents go, tables are laid out otherwise.
void TestReferencePanels::placeIsKeptInAnotherWidth()
{
    QTest::keyClick(m_window.get(), Qt::Key_F1);
    ReferenceView *view = m_window->reference()->ownWindow();
    QVERIFY(view && QTest::qWaitForWindowExposed(view));
    view->resize(1000, 700);
    view->show({QStringLiteral("blitz3d"), {}});
    QTextBrowser &page = *view->page();
    QTRY_VERIFY(page.verticalScrollBar()->maximum() > 4000);
    QCoreApplication::processEvents(); // it has its own width then
    const auto chapter = [&page] {
        QTextBlock block = page.cursorForPosition(QPoint(page.viewport()->width() / 2, 0)).block();
        while (block.isValid() && block.blockFormat().headingLevel() == 0)
            block = block.previous();
        return block.text();
    };
    page.verticalScrollBar()->setValue(page.verticalScrollBar()->maximum() / 2);
    const QString before = chapter();
    QVERIFY(!before.isEmpty());
    for (const int width : {420, 1100, 700}) {
        view->resize(width, 700);
        QTRY_COMPARE(view->width(), width);
        QTRY_COMPARE(chapter(), before);
    }
}

void TestReferencePanels::panelIsRemembered()
{
    QVERIFY(open("blitz3d/cube.b3d"));
    QVERIFY(!pane()->isVisible()); // until somebody asks
    showPane();
    QTRY_VERIFY(pane()->isVisible());
    m_window->QWidget::close();
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QVERIFY(open("blitz3d/minimal.b3d"));
    QTRY_VERIFY(pane()->isVisible());
}

QTEST_MAIN(TestReferencePanels)
#include "tst_referencepanels.moc"
