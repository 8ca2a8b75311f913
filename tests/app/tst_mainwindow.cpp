// The window with real mouse and key events.
#include "app/messagebar.h"
#include "tests/app/windowtest.h"
#include "widgets/tree/itemsview.h"

#include <QDockWidget>
#include <QLabel>
#include <QRegularExpression>
#include <QTabWidget>

using namespace hexahedron;
using namespace hexahedron::test;

class TestMainWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void treeSelectsBytes();
    void keysGoRoundThePanes();
    void inspectorEditsAtOnce();
    void longerTextShowsItsPlan();
    void cancelledPlanChangesNothing();
    void typingInTheHexPane();
    void undoAndRedoAreExact();
    void convertsARecordWhenItsShapeChanges();
    void followsAnIndexAndGoesBack();
    void changesFromOutsideAreNoticed();
    void unsavedWorkIsOfferedAgain();
    void unreadableFilesAreSaidWithoutABox();
    void panelsAreThereWithAFile();
    void saysWhatACrashWouldTake();
    void doesNotPraiseWhatItCannotCheck();

private:
    Session *session() const { return m_window->session(); }
    QByteArray bytes() const { return session()->document().bytes().toByteArray(); }
    Item item(const char *path) const { return session()->tree()->find(QString::fromLatin1(path)).value_or(Item{}); }
    void select(const char *path);
    QLineEdit *line() const { return visibleIn<QLineEdit>(m_window->inspector()); }

    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<MainWindow> m_window;
    QByteArray m_original;
};

void TestMainWindow::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^There is no icon")));
    m_desk = std::make_unique<Desk>();
    m_original = contentOf(m_desk->example);
    QVERIFY(!m_original.isEmpty());
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1300, 850);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QVERIFY(m_window->open(m_desk->example));
    QTRY_VERIFY(session()->tree() && !session()->isChecking());
}

void TestMainWindow::cleanup()
{
    m_window.reset();
    m_desk.reset();
}

void TestMainWindow::select(const char *path)
{
    const Item found = item(path);
    QVERIFY2(found.isValid(), path);
    session()->selection()->select(found.stream, found.range);
    QTRY_COMPARE(m_window->inspector()->item(), m_window->currentPage()->selectedItem());
}

void TestMainWindow::treeSelectsBytes()
{
    TreeView *tree = m_window->currentTree();
    QVERIFY(tree);
    const Item wanted = item("BB3D/BRUS");
    QVERIFY(wanted.isValid());
    const QModelIndex index = tree->model()->indexOf(wanted);
    ItemsView *view = tree->items();
    view->scrollTo(index);
    QTRY_VERIFY(view->visualRect(index).isValid());
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(index).center());
    QTRY_COMPARE(m_window->currentPage()->hexView()->selection(), wanted.range);
    // And back: the cursor in the hex pane shows the item in the tree.
    m_window->currentPage()->hexView()->setSelection(item("BB3D/version").range);
    QTRY_COMPARE(tree->currentItem(), item("BB3D/version"));
}

void TestMainWindow::keysGoRoundThePanes()
{
    QWidget *tree = m_window->currentTree()->items();
    QWidget *hex = m_window->currentPage()->hexView();
    tree->setFocus();
    QTest::keyClick(tree, Qt::Key_F6);
    QTRY_VERIFY(hex->hasFocus());
    QTest::keyClick(hex, Qt::Key_F6, Qt::ShiftModifier);
    QTRY_VERIFY(tree->hasFocus());
    // All the way round, through panes that each take the keys; without issues there is no list of them.
    QSet<QWidget *> seen;
    for (int i = 0; i < 4; ++i) {
        QWidget *focus = QApplication::focusWidget();
        QVERIFY(focus && !seen.contains(focus));
        seen.insert(focus);
        QTest::keyClick(focus, Qt::Key_F6);
    }
    QTRY_VERIFY(tree->hasFocus());
}

void TestMainWindow::inspectorEditsAtOnce()
{
    select("BB3D/NODE/position/y");
    typeInto(line(), QStringLiteral("2.5"));
    QByteArray expected = m_original;
    expected.replace(item("BB3D/NODE/position/y").range.begin, 4, QByteArray("\x00\x00\x20\x40", 4));
    QTRY_COMPARE(bytes(), expected);
    QVERIFY(session()->document().isModified());
    QTRY_VERIFY(m_window->isWindowModified());
    QCOMPARE(contentOf(m_desk->example), m_original); // nothing is written before it is saved
}

void TestMainWindow::longerTextShowsItsPlan()
{
    select("BB3D/NODE/name");
    DialogAnswer answer(QStringLiteral("apply"));
    typeInto(line(), QStringLiteral("a much longer name"));
    QTRY_VERIFY(answer.isGiven());
    QVERIFY2(answer.texts().join(u'\n').contains(QStringLiteral("2 length")), qPrintable(answer.texts().join(u'\n')));
    QTRY_VERIFY(bytes() != m_original);
    QTRY_VERIFY(session()->isTreeCurrent() && !session()->isChecking());
    QCOMPARE(displayText(*session()->tree(), item("BB3D/NODE/name")), QStringLiteral("\"a much longer name\""));
    QVERIFY(session()->issues()->empty());
    // The name is still what is selected.
    QCOMPARE(session()->selection()->range(), item("BB3D/NODE/name").range);

    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!session()->document().isModified());
    QCOMPARE(contentOf(m_desk->example), bytes());
}

void TestMainWindow::cancelledPlanChangesNothing()
{
    select("BB3D/NODE/name");
    DialogAnswer answer(QStringLiteral("cancel"));
    typeInto(line(), QStringLiteral("another name"));
    QTRY_VERIFY(answer.isGiven());
    QCOMPARE(bytes(), m_original);
    QVERIFY(!session()->document().canUndo());
}

void TestMainWindow::typingInTheHexPane()
{
    HexView *view = m_window->currentPage()->hexView();
    const qint64 offset = item("BB3D/NODE/position/x").range.begin;
    view->setFocus();
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->cellRect(offset, HexPane::Hex).center());
    QTRY_COMPARE(view->cursor(), offset);
    QTest::keyClick(view, Qt::Key_4);
    QTRY_COMPARE(quint8(bytes()[offset]), quint8(0x40));
    QTest::keyClick(view, Qt::Key_2);
    QTRY_COMPARE(quint8(bytes()[offset]), quint8(0x42));
    QCOMPARE(view->cursor(), offset + 1);
}

void TestMainWindow::undoAndRedoAreExact()
{
    select("BB3D/NODE/position/y");
    typeInto(line(), QStringLiteral("7"));
    QTRY_VERIFY(bytes() != m_original);
    const QByteArray changed = bytes();
    m_window->currentPage()->hexView()->setFocus();
    QTRY_VERIFY(m_window->actions().undo->isEnabled());
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(bytes(), m_original);
    QVERIFY(!session()->document().isModified());
    QTRY_VERIFY(m_window->actions().redo->isEnabled());
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(bytes(), changed);
}

void TestMainWindow::convertsARecordWhenItsShapeChanges()
{
    const char *flags = "BB3D/NODE/MESH/VRTS/flags";
    select(flags);
    const qint64 stride = item("BB3D/NODE/MESH/VRTS/vertices").stride;
    const qint64 count = item("BB3D/NODE/MESH/VRTS/vertices").count;
    QList<QAbstractButton *> bits;
    for (QAbstractButton *button : m_window->inspector()->findChildren<QAbstractButton *>()) {
        if (button->isCheckable() && button->isVisible())
            bits += button;
    }
    QCOMPARE(bits.size(), 2);
    DialogAnswer convert(QStringLiteral("convert")), apply(QStringLiteral("apply"));
    QTimer::singleShot(0, bits[1],
                       [&] { QTest::mouseClick(bits[1], Qt::LeftButton, {}, QPoint(8, bits[1]->height() / 2)); });
    QTRY_VERIFY(convert.isGiven());
    QTRY_VERIFY(apply.isGiven());
    QTRY_COMPARE(item("BB3D/NODE/MESH/VRTS/vertices").stride, stride + 16);
    QCOMPARE(item("BB3D/NODE/MESH/VRTS/vertices").count, count);
}

void TestMainWindow::followsAnIndexAndGoesBack()
{
    const char *corner = "BB3D/NODE/MESH/TRIS/triangles[5]/vertex_id[1]";
    const Item index = item(corner);
    QVERIFY(index.isValid());
    select(corner);
    const Value value = valueOf(*session()->tree(), index);
    const qint64 named = std::get<qint64>(value);
    m_window->actions().followLink->trigger();
    QTRY_COMPARE(session()->selection()->range(),
                 item(qPrintable(QStringLiteral("BB3D/NODE/MESH/VRTS/vertices[%1]").arg(named))).range);
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QTRY_COMPARE(session()->selection()->range(), index.range);
}

void TestMainWindow::changesFromOutsideAreNoticed()
{
    QByteArray other = m_original;
    other[8] = 2;
    written(m_desk->example, other + QByteArray(1, '\0'));
    QPushButton *again = nullptr;
    const auto find = [&] {
        for (MessageBar *bar : m_window->findChildren<MessageBar *>(QStringLiteral("disk"))) {
            if (!bar->findChildren<QPushButton *>().isEmpty())
                again = bar->findChildren<QPushButton *>().front();
        }
        return again != nullptr;
    };
    QTRY_VERIFY(find());
    QTest::mouseClick(again, Qt::LeftButton);
    QTRY_COMPARE(bytes(), other + QByteArray(1, '\0'));
    QVERIFY(!session()->document().isModified());
}

void TestMainWindow::unsavedWorkIsOfferedAgain()
{
    select("BB3D/NODE/position/y");
    typeInto(line(), QStringLiteral("3"));
    QTRY_VERIFY(bytes() != m_original);
    const QByteArray changed = bytes();
    m_window.reset(); // without being asked, as after a crash

    m_window = std::make_unique<MainWindow>();
    m_window->show();
    m_window->offerUnsavedWork();
    const QList<MessageBar *> bars = m_window->findChildren<MessageBar *>();
    QCOMPARE(bars.size(), 1);
    QTest::mouseClick(bars.front()->findChildren<QPushButton *>().front(), Qt::LeftButton);
    QTRY_VERIFY(session());
    QTRY_COMPARE(bytes(), changed);
    QVERIFY(session()->document().isModified());
}

void TestMainWindow::unreadableFilesAreSaidWithoutABox()
{
    QVERIFY(!m_window->open(m_desk->path(QStringLiteral("missing.b3d"))));
    QVERIFY(!QApplication::activeModalWidget());
    QCOMPARE(m_window->messages()->findChildren<MessageBar *>(QStringLiteral("open")).size(), 1);
}

void TestMainWindow::panelsAreThereWithAFile()
{
    const auto shown = [this] {
        QStringList names;
        for (const QDockWidget *dock : m_window->findChildren<QDockWidget *>()) {
            if (!dock->isHidden())
                names += dock->objectName();
        }
        names.sort();
        return names;
    };
    const QStringList all = shown();
    QCOMPARE(all.size(), 4);
    m_window->findChild<QDockWidget *>(QStringLiteral("issues"))->hide();
    const QStringList some = shown();
    m_window->actions().close->trigger();
    QVERIFY(!m_window->currentPage());
    QCOMPARE(shown(), QStringList());
    QVERIFY(m_window->open(m_desk->example));
    QCOMPARE(shown(), some); // the one that somebody hid stays hidden
}

void TestMainWindow::saysWhatACrashWouldTake()
{
    m_desk->write(QStringLiteral("notes.txt"), "no model, so nothing has to be asked");
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("notes.txt"))));
    QTRY_VERIFY(session()->isTreeCurrent());
    const auto *unsafe = m_window->findChild<QLabel *>(QStringLiteral("unsafe"));
    session()->splice(0, {{0, 0}, Bytes(QByteArray("x"))});
    QTRY_VERIFY(session()->document().isModified());
    QVERIFY(!unsafe->isVisible());
    session()->undo();
    QTRY_VERIFY(session()->isTreeCurrent());
    session()->splice(0, {{0, 0}, Bytes(QByteArray(Journal::MostBytes + 1, 'x'))});
    QTRY_VERIFY(unsafe->isVisible());
    QVERIFY(!unsafe->toolTip().isEmpty());
    session()->undo();
    QTRY_VERIFY(!unsafe->isVisible()); // nothing is left to lose
}

void TestMainWindow::doesNotPraiseWhatItCannotCheck()
{
    const auto says = [this](const QString &words) {
        const QList<QLabel *> labels = m_window->findChild<QDockWidget *>(QStringLiteral("issues"))
                                           ->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel *label) { return label->isVisible() && label->text().contains(words); });
    };
    m_desk->write(QStringLiteral("notes.txt"), "no model at all");
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("notes.txt"))));
    QTRY_VERIFY(says(QStringLiteral("could be checked")));
    m_desk->write(QStringLiteral("empty.txt"), {});
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("empty.txt"))));
    QTRY_VERIFY(says(QStringLiteral("empty")));
    QVERIFY(!says(QStringLiteral("No issues")));
}

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
