// What the window shows of bytes that are packed in a file.
#include "tests/app/windowtest.h"
#include "tests/support/e3dbuilder.h"
#include "tests/support/e3dsamples.h"
#include "widgets/tree/itemsview.h"
#include "widgets/tree/treemodel.h"
#include "widgets/tree/treeview.h"

#include <QStatusBar>

using namespace hexahedron;
using namespace hexahedron::test;

class TestStreamViews : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_window.reset(); }
    void aFieldInAPackedBlock();
    void backToTheFile();
    void typingInTheBytesOfAStream();
    void renamingInAPackedBlock();

private:
    Session &session() const { return *m_window->session(); }
    HexView &hexView() const { return *m_window->currentPage()->hexView(); }
    Item item(const char *path) const { return session().tree()->find(QString::fromLatin1(path)).value_or(Item()); }
    void click(const Item &item)
    {
        TreeView *tree = m_window->currentTree();
        ItemsView *view = tree->items();
        const QModelIndex index = tree->model()->indexOf(item);
        QVERIFY(index.isValid());
        view->scrollTo(index);
        QTRY_VERIFY(view->visualRect(index).isValid());
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(index).center());
    }
    QString statusText() const
    {
        QStringList texts;
        for (const QLabel *label : m_window->statusBar()->findChildren<QLabel *>())
            texts += label->text();
        return texts.join(u'|');
    }

    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<MainWindow> m_window;
};

namespace {
constexpr const char *namePath = "lzma/nodes/meshNode/meshNode[0]/nodeName/name";
}

void TestStreamViews::init()
{
    m_desk = std::make_unique<Desk>();
    m_desk->write(QStringLiteral("packed.e3d"), e3d::version() + e3d::packed(e3d::furnishedBlocks()));
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1400, 900);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("packed.e3d"))));
    QTRY_VERIFY(session().tree() && !session().isChecking());
}

/// The hex pane shows what the block expands to, and the status bar says so.
void TestStreamViews::aFieldInAPackedBlock()
{
    const Item name = item(namePath);
    click(name);
    QTRY_COMPARE(hexView().bytes().toByteArray(), e3d::furnishedBlocks());
    QCOMPARE(hexView().selection(), name.range);
    QTRY_COMPARE(m_window->inspector()->item(), name);
    const QString size = QLocale().toString(e3d::furnishedBlocks().size());
    QTRY_VERIFY2(statusText().contains(QStringLiteral("of %1 unpacked byte").arg(size)), qPrintable(statusText()));
    QVERIFY2(statusText().contains(QString::fromLatin1(namePath)), qPrintable(statusText()));
}

void TestStreamViews::backToTheFile()
{
    click(item(namePath));
    QTRY_COMPARE(hexView().bytes().size(), e3d::furnishedBlocks().size());
    click(item("version/magic"));
    QTRY_COMPARE(hexView().bytes().size(), session().document().bytes().size());
    QCOMPARE(hexView().selection(), item("version/magic").range);
    QTRY_VERIFY2(!statusText().contains(QStringLiteral("unpacked")), qPrintable(statusText()));
}

/// What is typed there is packed anew; the pane goes on showing the stream.
void TestStreamViews::typingInTheBytesOfAStream()
{
    const Item name = item(namePath);
    click(name);
    QTRY_COMPARE(hexView().bytes().size(), e3d::furnishedBlocks().size());
    const qint64 letter = name.range.end - 2;
    hexView().setFocus();
    QTest::mouseClick(hexView().viewport(), Qt::LeftButton, {}, hexView().cellRect(letter, HexPane::Text).center());
    if (!hexView().isOverwriteMode())
        QTest::keyClick(&hexView(), Qt::Key_Insert);
    DialogAnswer answer(QStringLiteral("apply"));
    QTest::keyClicks(&hexView(), QStringLiteral("X"));
    QTRY_VERIFY(session().document().isModified());
    QTRY_VERIFY(session().isTreeCurrent() && !session().isChecking());
    QVERIFY(answer.isGiven());
    QTRY_COMPARE(hexView().bytes().size(), e3d::furnishedBlocks().size());
    QTest::keyClicks(&hexView(), QStringLiteral("Y")); // nobody is asked again
    QTRY_COMPARE(hexView().bytes().toByteArray({letter, letter + 2}), QByteArray("XY"));
    QTRY_VERIFY(session().isTreeCurrent() && !session().isChecking());
    QCOMPARE(hexView().bytes().size(), e3d::furnishedBlocks().size());
    const Value value = valueOf(*session().tree(), item(namePath));
    QVERIFY(valueText(*item(namePath).field, value).endsWith(QStringLiteral("XY")));
    QVERIFY(session().issues()->empty());
}

/// The same as in a plain file: asked, planned, applied as one step, saved, read again.
void TestStreamViews::renamingInAPackedBlock()
{
    const QByteArray original = session().document().bytes().toByteArray();
    click(item(namePath));
    QTRY_COMPARE(m_window->inspector()->item(), item(namePath));
    DialogAnswer answer(QStringLiteral("apply"));
    const QString longer = QStringLiteral("a name that is much longer");
    typeInto(visibleIn<QLineEdit>(m_window->inspector()), longer);
    QTRY_VERIFY(answer.isGiven());
    QVERIFY2(answer.texts().join(u'\n').contains(QStringLiteral("packed")), qPrintable(answer.texts().join(u'\n')));
    QTRY_VERIFY(session().document().isModified());
    QTRY_VERIFY(session().isTreeCurrent() && !session().isChecking());
    QVERIFY(session().issues()->empty());

    session().save(session().document().path());
    QTRY_VERIFY(!session().isSaving());
    QVERIFY(!session().document().isModified());
    const auto again = readTree(Bytes(contentOf(session().document().path())), session().document().path());
    const auto name = again->find(QString::fromLatin1(namePath));
    QVERIFY(name);
    QCOMPARE(valueText(*name->field, valueOf(*again, *name)), longer);
    while (session().document().canUndo())
        session().undo();
    QCOMPARE(session().document().bytes().toByteArray(), original);
}

QTEST_MAIN(TestStreamViews)
#include "tst_streamviews.moc"
