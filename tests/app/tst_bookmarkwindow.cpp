// Bookmarks, as somebody makes, follows and finds them again.
#include "app/bookmarks.h"
#include "app/bookmarkspanel.h"
#include "app/messagebar.h"
#include "core/recovery/repairing.h"
#include "tests/app/windowtest.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/e3dbuilder.h"
#include "tests/support/e3dsamples.h"
#include "tests/support/fulldisk.h"
#include "tests/support/kohibuilder.h"

#include "tests/support/files.h"

#include <QDockWidget>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTabWidget>
#include <QTimer>
#include <QTreeView>

#include <unistd.h>

using namespace hexahedron;
using namespace hexahedron::test;

class TestBookmarkWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aKeyMarksWhatIsSelected();
    void marksTheFieldAtTheCursor();
    void keysGoFromOneToTheNext();
    void aKeySelectsBetweenTwo();
    void followsEditsAndUndo();
    void comesBackWithTheFile();
    void comesBackAfterSaving();
    void notesWhatIsLost();
    void noteOfALossGoesWithUndo();
    void notesWhatRepairsWrote();
    void notesWhatRepairsRemoved();
    void notesWhatRepairsWroteInPackedContent();
    void isWhereItWasInAnEarlierVersion();
    void theNewOneAloneIsSelected();
    void standsInPackedBytes();
    void followsEditsInPackedBytes();
    void isRemovedWithAKey();
    void whatWasRemovedComesBack();
    void whatWasRemovedComesBackAfterASave();
    void staysWithTheFileThatIsSavedAsAnother();
    void notesStayThatAreBeingWritten_data();
    void notesStayThatAreBeingWritten();
    void anotherWindowsBookmarksStay();
    void notesOnTwoVersionsStay();
    void lettersWithAltAreNotTyped();
    void isExported();
    void whatCannotBeKeptIsSaidUntilItIs();
    void isNotExportedOverAnOpenFile_data();
    void isNotExportedOverAnOpenFile();

private:
    DocumentPage *page() const { return m_window->currentPage(); }
    Session *session() const { return m_window->session(); }
    HexView *hex() const { return page()->hexView(); }
    QTreeView *list() const { return m_window->bookmarksPanel()->list(); }
    const std::vector<Bookmark> &all() const { return page()->bookmarks()->all(); }
    bool isSettled() const { return session()->tree() && session()->isTreeCurrent() && !session()->isChecking(); }
    void open(const QString &path);
    QLineEdit *noteEditor() const { return list()->viewport()->findChild<QLineEdit *>(); }
    /// Ctrl+B, a note, Enter.
    void mark(ByteRange range, const QString &note);
    std::vector<HexMark> marks() const;

    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<MainWindow> m_window;
};

void TestBookmarkWindow::init()
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    m_desk = std::make_unique<Desk>();
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1300, 850);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_desk->write(QStringLiteral("plain.bin"), "abcdefghijklmnopqrstuvwxyz");
    open(m_desk->path(QStringLiteral("plain.bin")));
}

void TestBookmarkWindow::cleanup()
{
    m_window.reset();
    m_desk.reset();
}

void TestBookmarkWindow::open(const QString &path)
{
    QVERIFY(m_window->open(path));
    QTRY_VERIFY(isSettled());
}

void TestBookmarkWindow::mark(ByteRange range, const QString &note)
{
    const size_t before = all().size();
    hex()->setFocus();
    hex()->setSelection(range);
    QTest::keyClick(hex(), Qt::Key_B, Qt::ControlModifier);
    QTRY_COMPARE(all().size(), before + 1);
    QTRY_VERIFY(noteEditor());
    QLineEdit *editor = noteEditor();
    QTRY_VERIFY(editor->hasFocus());
    QTest::keyClicks(editor, note);
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_VERIFY(!list()->viewport()->findChild<QLineEdit *>());
}

std::vector<HexMark> TestBookmarkWindow::marks() const
{
    std::vector<HexMark> found;
    hex()->annotations()->marksIn(hex()->bytes().range(), found);
    return found;
}

void TestBookmarkWindow::aKeyMarksWhatIsSelected()
{
    const auto colorAt = [&](qint64 offset) {
        return hex()->viewport()->grab().toImage().pixelColor(hex()->cellRect(offset, HexPane::Hex).topLeft()
                                                              + QPoint(1, 2));
    };
    hex()->goTo(25);
    const QColor before = colorAt(4);
    mark({4, 7}, QStringLiteral("what is this?"));
    QCOMPARE(all().front().text, QStringLiteral("what is this?"));
    QCOMPARE(all().front().range, (ByteRange{4, 7}));
    QTRY_VERIFY(hex()->hasFocus()); // and on with the bytes
    QCOMPARE(marks().size(), 1U);
    hex()->goTo(25);
    QVERIFY(colorAt(4) != before);
    QVERIFY(hex()->annotations()->toolTip(5).contains(QStringLiteral("what is this?")));
    // The same place is not marked twice.
    hex()->setSelection({4, 7});
    QTest::keyClick(hex(), Qt::Key_B, Qt::ControlModifier);
    QCOMPARE(all().size(), 1U);
}

void TestBookmarkWindow::marksTheFieldAtTheCursor()
{
    open(m_desk->example);
    const auto name = session()->tree()->find(QStringLiteral("BB3D/version"));
    QVERIFY(name);
    hex()->goTo(name->range.begin + 1);
    hex()->setFocus();
    QTest::keyClick(hex(), Qt::Key_B, Qt::ControlModifier);
    QTRY_COMPARE(all().size(), 1U);
    QCOMPARE(all().front().range, name->range);
    QCOMPARE(list()->model()->index(0, BookmarksModel::Path).data().toString(), QStringLiteral("BB3D/version"));
}

void TestBookmarkWindow::keysGoFromOneToTheNext()
{
    mark({10, 12}, QStringLiteral("second"));
    mark({4, 7}, QStringLiteral("first"));
    hex()->goTo(0);
    hex()->setFocus();
    for (const ByteRange &range : {ByteRange{4, 7}, ByteRange{10, 12}, ByteRange{4, 7}}) {
        QTest::keyClick(hex(), Qt::Key_F7);
        QCOMPARE(hex()->selection(), range);
    }
    QTest::keyClick(hex(), Qt::Key_F7, Qt::ShiftModifier);
    QCOMPARE(hex()->selection(), (ByteRange{10, 12}));
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {},
                      list()->visualRect(list()->model()->index(0, BookmarksModel::Offset)).center());
    QCOMPARE(hex()->selection(), (ByteRange{4, 7}));
}

void TestBookmarkWindow::aKeySelectsBetweenTwo()
{
    mark({10, 12}, QStringLiteral("end"));
    mark({4, 7}, QStringLiteral("begin"));
    hex()->goTo(8);
    hex()->setFocus();
    QTest::keyClick(hex(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(hex()->selection(), (ByteRange{4, 12}));
    QVERIFY(hex()->hasFocus());
    hex()->goTo(12);
    QTest::keyClick(hex(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(hex()->selection().isEmpty());
    QVERIFY(m_window->statusBar()->currentMessage().contains(QStringLiteral("one behind it")));
}

void TestBookmarkWindow::followsEditsAndUndo()
{
    mark({4, 7}, QStringLiteral("here"));
    session()->splice(0, {{0, 0}, Bytes(QByteArray("12"))});
    QTRY_COMPARE(all().front().range, (ByteRange{6, 9}));
    QTRY_VERIFY(isSettled());
    QTRY_COMPARE(marks().front().range, (ByteRange{6, 9}));
    session()->splice(0, {{5, 12}, Bytes()});
    QTRY_VERIFY(all().front().range.isEmpty());
    QTRY_VERIFY(isSettled());
    QTRY_COMPARE(list()->model()->index(0, BookmarksModel::Size).data().toString(), QStringLiteral("removed"));
    session()->undo();
    QCOMPARE(all().front().range, (ByteRange{6, 9}));
    session()->undo();
    QCOMPARE(all().front().range, (ByteRange{4, 7}));
    session()->redo();
    QCOMPARE(all().front().range, (ByteRange{6, 9}));
}

void TestBookmarkWindow::comesBackWithTheFile()
{
    mark({4, 7}, QStringLiteral("here"));
    m_window->actions().close->trigger();
    open(m_desk->path(QStringLiteral("plain.bin")));
    QTRY_COMPARE(all().size(), 1U);
    QCOMPARE(all().front().text, QStringLiteral("here"));
    // A copy has the same content.
    m_desk->write(QStringLiteral("copy.bin"), "abcdefghijklmnopqrstuvwxyz");
    open(m_desk->path(QStringLiteral("copy.bin")));
    QTRY_COMPARE(all().size(), 1U);
}

void TestBookmarkWindow::comesBackAfterSaving()
{
    mark({4, 7}, QStringLiteral("here"));
    session()->splice(0, {{0, 0}, Bytes(QByteArray("12"))});
    QTRY_COMPARE(all().front().range, (ByteRange{6, 9}));
    QTRY_VERIFY(isSettled());
    m_window->actions().save->trigger();
    QTRY_VERIFY(!session()->document().isModified());
    m_window->actions().close->trigger();
    open(m_desk->path(QStringLiteral("plain.bin")));
    QTRY_COMPARE(all().size(), 1U);
    QCOMPARE(all().front().range, (ByteRange{6, 9}));
    QVERIFY(!page()->bookmarks()->isOfOtherVersion());
    // What was not saved does not count.
    session()->splice(0, {{0, 0}, Bytes(QByteArray("345"))});
    QTRY_COMPARE(all().front().range, (ByteRange{9, 12}));
    page()->bookmarks()->setColor(all().front().id, 2);
    session()->undo();
    m_window->actions().close->trigger();
    open(m_desk->path(QStringLiteral("plain.bin")));
    QTRY_COMPARE(all().size(), 1U);
    QCOMPARE(all().front().range, (ByteRange{6, 9}));
    QCOMPARE(all().front().color, 2);
}

/// Edits before it and behind it were saved: what lies between is found by its path in the version that one goes back to.
/// A repaired file has no trace of what it lacks, so the program keeps one.
void TestBookmarkWindow::notesWhatIsLost()
{
    const auto losses = [this] { // values before the end that were written have notes of their own
        auto notes = all();
        std::erase_if(notes, [](const auto &note) { return note.range.begin < 300; });
        return notes;
    };
    const QString path = m_desk->path(QStringLiteral("cut.k3d"));
    m_desk->write(QStringLiteral("cut.k3d"), kohi::skinnedModel().bytes().left(300));
    open(path);
    session()->repairAll(planRepairs(session()->tree(), RepairWishes::unasked()).plan);
    const QString lost = session()->missing();
    QVERIFY(!lost.isEmpty());
    QVERIFY(losses().empty()); // nothing is kept yet
    const QString said = page()->bookmarks()->loss();
    QTRY_VERIFY(isSettled());
    m_window->actions().save->trigger();
    QTRY_VERIFY(!session()->document().isModified());
    QTRY_COMPARE(losses().size(), 1U);
    QVERIFY(losses().front().text.startsWith(lost));
    QVERIFY(losses().front().range.begin >= 300);
    const QString noted = losses().front().text;
    m_window->actions().close->trigger();
    open(path);
    QVERIFY(session()->missing().isEmpty());
    QTRY_COMPARE(page()->bookmarks()->loss(), noted);
    QVERIFY2(noted.contains(QStringLiteral("made up: ")), qPrintable(noted));
    QCOMPARE(said, noted); // texts that are made up are named at once
    // It goes with its bookmark.
    page()->bookmarks()->remove({losses().front().id});
    QVERIFY(page()->bookmarks()->loss().isEmpty());
}

/// What is undone is not lost; what somebody has written into the note stays his.
void TestBookmarkWindow::noteOfALossGoesWithUndo()
{
    const auto losses = [this] { // values before the end that were written have notes of their own
        auto notes = all();
        std::erase_if(notes, [](const auto &note) { return note.range.begin < 300; });
        return notes;
    };
    m_desk->write(QStringLiteral("cut.k3d"), kohi::skinnedModel().bytes().left(300));
    open(m_desk->path(QStringLiteral("cut.k3d")));
    const EditPlan repairs = planRepairs(session()->tree(), RepairWishes::unasked()).plan;
    QVERIFY(!repairs.madeUp.isEmpty());
    session()->repairAll(repairs);
    const auto save = [&] {
        QTRY_VERIFY(isSettled());
        m_window->actions().save->trigger();
        QTRY_VERIFY(!session()->document().isModified());
    };
    save();
    QTRY_COMPARE(losses().size(), 1U);
    const QString noted = losses().front().text;
    QVERIFY2(noted.contains(sentenceOfMadeUp(repairs.madeUp)), qPrintable(noted)); // names look like any others
    page()->bookmarks()->setText(losses().front().id, QStringLiteral("mine\n") + noted);
    session()->undo();
    save();
    QTRY_COMPARE(losses().front().text, QStringLiteral("mine"));
    session()->redo();
    save();
    QTRY_COMPARE(losses().front().text, QStringLiteral("mine\n") + noted);
    page()->bookmarks()->setText(losses().front().id, noted);
    session()->undo();
    save();
    QTRY_VERIFY(losses().empty());
    session()->redo();
    save();
    QTRY_COMPARE(losses().size(), 1U);
    QCOMPARE(losses().front().text, noted);
}

/// Nothing in the file tells that there was a triangle more.
void TestBookmarkWindow::notesWhatRepairsRemoved()
{
    const QByteArray mesh = b3d::mesh(b3d::vertices(b3d::threeVertices()) + b3d::triangles({0, 1, 2, 0, 1, 77}));
    m_desk->write(QStringLiteral("index.b3d"), b3d::file(b3d::node("root", mesh)));
    const QString path = m_desk->path(QStringLiteral("index.b3d"));
    open(path);
    RepairWishes wishes = RepairWishes::unasked();
    wishes.mostRemoved = RepairWishes::AnyNumber;
    const EditPlan repairs = planRepairs(session()->tree(), wishes).plan;
    QCOMPARE(repairs.removedBytes(), 12);
    session()->repairAll(repairs);
    QTRY_VERIFY(isSettled());
    m_window->actions().save->trigger();
    QTRY_VERIFY(!session()->document().isModified());
    QTRY_COMPARE(all().size(), 1U);
    QVERIFY2(all().front().text.contains(QStringLiteral("of BB3D/NODE/MESH/TRIS/triangles ([1] removed)")),
             qPrintable(all().front().text));
    m_window->actions().close->trigger();
    open(path);
    QTRY_VERIFY(page()->bookmarks()->mended().contains(QStringLiteral("removed something at")));
    page()->bookmarks()->remove({all().front().id});
    QVERIFY(page()->bookmarks()->mended().isEmpty());
}

/// A value that a repair wrote looks like any other afterwards.
void TestBookmarkWindow::notesWhatRepairsWrote()
{
    const QByteArray whole = b3d::file(b3d::node("root", b3d::node("first")));
    const QString at = QStringLiteral("BB3D/NODE/NODE/position");
    const auto place = readTree(Bytes(whole), QStringLiteral("a.b3d"))->find(at);
    QVERIFY(place);
    QByteArray broken = whole;
    broken.replace(place->range.begin, 4, QByteArray::fromHex("0000c07f")); // no number
    broken[4] = char(broken[4] + 1);                                        // the length says more than is there
    m_desk->write(QStringLiteral("nan.b3d"), broken);
    const QString path = m_desk->path(QStringLiteral("nan.b3d"));
    open(path);
    const EditPlan repairs = planRepairs(session()->tree(), {}).plan;
    session()->repairAll(repairs);
    QTRY_VERIFY(isSettled());
    QCOMPARE(session()->document().bytes().size(), whole.size());
    QVERIFY(all().empty());
    m_window->actions().save->trigger();
    QTRY_VERIFY(!session()->document().isModified());
    QTRY_COMPARE(all().size(), 1U); // the length can only be what it is
    QCOMPARE(all().front().range, (ByteRange{place->range.begin, place->range.begin + 4}));
    QVERIFY(all().front().text.contains(repairs.title));
    QVERIFY(page()->bookmarks()->loss().isEmpty());
    m_window->actions().close->trigger();
    open(path);
    QTRY_VERIFY(!page()->bookmarks()->mended().isEmpty());
    page()->bookmarks()->remove({all().front().id});
    QVERIFY(page()->bookmarks()->mended().isEmpty());
    m_window->actions().close->trigger();

    // What is undone was not written.
    m_desk->write(QStringLiteral("nan.b3d"), broken);
    open(path);
    session()->repairAll(planRepairs(session()->tree(), {}).plan);
    QTRY_VERIFY(isSettled());
    m_window->actions().save->trigger();
    QTRY_COMPARE(all().size(), 1U);
    QTRY_VERIFY(!session()->document().isModified());
    session()->undo();
    QTRY_VERIFY(isSettled());
    m_window->actions().save->trigger();
    QTRY_VERIFY(!session()->document().isModified());
    QTRY_VERIFY(all().empty());
}

/// Where it is in there, and not that all of what is packed is another one.
void TestBookmarkWindow::notesWhatRepairsWroteInPackedContent()
{
    QByteArray blocks = e3d::furnishedBlocks();
    const QByteArray whole = e3d::version() + e3d::packed(blocks);
    const auto tree = readTree(Bytes(whole), QStringLiteral("a.e3d"));
    tree->openAll();
    const auto item = tree->find(QStringLiteral("lzma/materials/material[0]/emissive/color"));
    QVERIFY(item && tree->baseOf(item->stream) == 1);
    const qint64 place = item->range.begin;
    blocks.replace(place, 4, QByteArray::fromHex("0000c07f")); // no number
    m_desk->write(QStringLiteral("nan.e3d"), e3d::version() + e3d::packed(blocks));
    open(m_desk->path(QStringLiteral("nan.e3d")));
    session()->repairAll(planRepairs(session()->tree(), {}).plan);
    QTRY_VERIFY(isSettled());
    m_window->actions().save->trigger();
    QTRY_VERIFY(!session()->document().isModified());
    QTRY_COMPARE(all().size(), 1U);
    QCOMPARE(all().front().streamPath, QStringLiteral("lzma"));
    QCOMPARE(all().front().range, (ByteRange{place, place + 4}));
}

void TestBookmarkWindow::isWhereItWasInAnEarlierVersion()
{
    const QByteArray file = b3d::file(b3d::node("root", b3d::node("first") + b3d::node("second") + b3d::node("third")));
    m_desk->write(QStringLiteral("nodes.b3d"), file);
    open(m_desk->path(QStringLiteral("nodes.b3d")));
    const auto rangeOf = [this](const QString &path) { return session()->tree()->find(path).value_or(Item()).range; };
    const QString marked = QStringLiteral("BB3D/NODE/NODE[1]/position");
    const ByteRange original = rangeOf(marked);
    mark(original, QStringLiteral("here"));
    mark({original.begin + 4, original.begin + 8}, QStringLiteral("a part of it"));
    session()->confirm = [](EditPlan &) { return true; };
    for (const auto &[path, name] :
         {std::pair(u"BB3D/NODE/NODE[0]/name", "a longer name"), std::pair(u"BB3D/NODE/NODE[2]/name", "3")}) {
        const auto item = session()->tree()->find(path);
        QVERIFY(item);
        session()->splice(0, {{item->range.begin, item->range.end - 1}, Bytes(QByteArray(name))});
        QTRY_VERIFY(isSettled());
    }
    const ByteRange moved = rangeOf(marked);
    QVERIFY(moved != original);
    QCOMPARE(all().front().range, moved);
    m_window->actions().save->trigger();
    QTRY_VERIFY(!session()->document().isModified() && isSettled());
    const DialogAnswer goBack(QStringLiteral("goBack"));
    m_window->actions().earlierVersions->trigger();
    QCOMPARE(session()->document().bytes().toByteArray(), file);
    QTRY_VERIFY(isSettled());
    QCOMPARE(all().size(), 2U);
    QCOMPARE(all()[0].range, original);
    QCOMPARE(all()[1].range, (ByteRange{original.begin + 4, original.begin + 8}));
    session()->undo();
    QCOMPARE(all()[0].range, moved);
    QTRY_VERIFY(isSettled());
    QCOMPARE(all()[0].range, moved);
    session()->redo();
    QTRY_VERIFY(isSettled());
    QCOMPARE(all()[0].range, original);
}

/// Else Delete, or another colour, would be about the one before as well. The keys are held, as somebody does.
void TestBookmarkWindow::theNewOneAloneIsSelected()
{
    mark({10, 12}, QStringLiteral("one"));
    hex()->setFocus();
    hex()->setSelection({4, 7});
    QTest::keyPress(m_window->windowHandle(), Qt::Key_Control, Qt::ControlModifier);
    QTest::keyPress(m_window->windowHandle(), Qt::Key_B, Qt::ControlModifier);
    QTRY_VERIFY(noteEditor());
    QTest::keyRelease(m_window->windowHandle(), Qt::Key_B, Qt::ControlModifier);
    QTest::keyRelease(m_window->windowHandle(), Qt::Key_Control);
    QCOMPARE(all().size(), 2U);
    const QModelIndexList selected = list()->selectionModel()->selectedRows();
    QCOMPARE(selected.size(), 1);
    QCOMPARE(selected.front().row(), 0);
}

void TestBookmarkWindow::standsInPackedBytes()
{
    m_desk->write(QStringLiteral("packed.e3d"), e3d::version() + e3d::packed(e3d::furnishedBlocks()));
    open(m_desk->path(QStringLiteral("packed.e3d")));
    session()->tree()->openAll();
    session()->selection()->select(1, {3, 9});
    QCOMPARE(page()->shownStream(), 1);
    mark({3, 9}, QStringLiteral("packed"));
    QVERIFY(!all().front().streamPath.isEmpty());
    QCOMPARE(marks().size(), 1U);
    session()->selection()->select(0, {});
    QVERIFY(marks().empty());
    QTest::keyClick(hex(), Qt::Key_F7);
    QCOMPARE(page()->shownStream(), 1);
    QCOMPARE(hex()->selection(), (ByteRange{3, 9}));
}

/// Something is inserted before it in the same packed block, and before the block.
void TestBookmarkWindow::followsEditsInPackedBytes()
{
    m_desk->write(QStringLiteral("packed.e3d"), e3d::version() + e3d::packed(e3d::furnishedBlocks()));
    open(m_desk->path(QStringLiteral("packed.e3d")));
    session()->tree()->openAll();
    const auto name = session()->tree()->find(QStringLiteral("lzma/nodes/meshNode/meshNode[0]/nodeName/name"));
    QVERIFY(name);
    const auto marked = [this] {
        const Item item =
            session()->tree()->find(QStringLiteral("lzma/nodes/meshNode/meshNode[0]/nodeName/name")).value_or(Item());
        return item.range;
    };
    session()->selection()->select(1, name->range);
    mark(name->range, QStringLiteral("name"));
    session()->confirm = [](EditPlan &) { return true; };
    session()->splice(1, {{0, 0}, Bytes(e3d::block(0x7777, QByteArray(20, 'x')))});
    QTRY_VERIFY_WITH_TIMEOUT(isSettled() && marked().begin > name->range.begin, 20'000);
    QCOMPARE(all().front().range, marked());
    QCOMPARE(marks().front().range, marked());
    session()->undo();
    QTRY_VERIFY(isSettled() && marked() == name->range);
    QCOMPARE(all().front().range, name->range);
}

void TestBookmarkWindow::isRemovedWithAKey()
{
    mark({4, 7}, QStringLiteral("here"));
    list()->setFocus();
    list()->setCurrentIndex(list()->model()->index(0, 0));
    QTest::keyClick(list(), Qt::Key_Delete);
    QVERIFY(all().empty());
    QVERIFY(marks().empty());
    m_window->actions().close->trigger();
    open(m_desk->path(QStringLiteral("plain.bin")));
    QVERIFY(all().empty());
}

void TestBookmarkWindow::whatWasRemovedComesBack()
{
    mark({4, 7}, QStringLiteral("here"));
    mark({8, 9}, QStringLiteral("there"));
    session()->splice(0, {{20, 20}, Bytes(QByteArray("new"))});
    QTRY_VERIFY(isSettled());
    list()->setFocus();
    list()->selectAll();
    QTest::keyClick(list(), Qt::Key_Delete);
    QVERIFY(all().empty());
    session()->splice(0, {{0, 0}, Bytes(QByteArray("12"))}); // places move meanwhile
    QTRY_VERIFY(isSettled());
    const Bytes edited = session()->document().bytes();
    QTest::keyClick(list(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(all().size(), 2U);
    QCOMPARE(all().front().range, (ByteRange{6, 9}));
    QCOMPARE(all().front().text, QStringLiteral("here"));
    QVERIFY(session()->document().bytes().isSameSnapshot(edited)); // no edit was undone
    QTest::keyClick(list(), Qt::Key_Z, Qt::ControlModifier);       // now one is
    QTRY_VERIFY(!session()->document().bytes().isSameSnapshot(edited));
    QCOMPARE(all().size(), 2U);
}

/// Also after other notes, step by step, and never is an edit undone instead while that is offered.
void TestBookmarkWindow::whatWasRemovedComesBackAfterASave()
{
    mark({4, 7}, QStringLiteral("here"));
    mark({8, 9}, QStringLiteral("there"));
    mark({10, 12}, QStringLiteral("stays"));
    const auto removeFirst = [this] {
        list()->setFocus();
        list()->setCurrentIndex(list()->model()->index(0, 0));
        QTest::keyClick(list(), Qt::Key_Delete);
    };
    removeFirst();
    QTRY_COMPARE(list()->model()->rowCount(), 2);
    removeFirst();
    QTRY_COMPARE(list()->model()->rowCount(), 1);
    session()->splice(0, {{0, 0}, Bytes(QByteArray("12"))});
    QTRY_VERIFY(isSettled());
    m_window->actions().save->trigger();
    QTRY_VERIFY(!session()->document().isModified());
    page()->bookmarks()->setColor(all().front().id, 2);
    page()->bookmarks()->finish();
    const Bytes saved = session()->document().bytes();
    for (const size_t count : {2U, 3U}) {
        QVERIFY(m_window->bookmarksPanel()->canBringBack());
        QTest::keyClick(list(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(all().size(), count);
        QVERIFY(session()->document().bytes().isSameSnapshot(saved));
    }
    QCOMPARE(all().front().range, (ByteRange{6, 9}));
    QCOMPARE(all().front().text, QStringLiteral("here"));
    QVERIFY(!m_window->bookmarksPanel()->canBringBack());
    m_window->actions().close->trigger();
    open(m_desk->path(QStringLiteral("plain.bin")));
    QTRY_COMPARE(all().size(), 3U);
}

void TestBookmarkWindow::staysWithTheFileThatIsSavedAsAnother()
{
    mark({4, 7}, QStringLiteral("here"));
    session()->splice(0, {{0, 0}, Bytes(QByteArray("12"))});
    QTRY_VERIFY(isSettled());
    chooseFile(m_window.get(), m_desk->path(QStringLiteral("other.bin")));
    m_window->actions().saveAs->trigger();
    QTRY_VERIFY(!session()->document().isModified());
    m_window->actions().close->trigger();
    open(m_desk->path(QStringLiteral("plain.bin")));
    QTRY_COMPARE(all().size(), 1U);
    QCOMPARE(all().front().range, (ByteRange{4, 7}));
    m_window->actions().close->trigger();
    open(m_desk->path(QStringLiteral("other.bin")));
    QTRY_COMPARE(all().size(), 1U);
    QCOMPARE(all().front().range, (ByteRange{6, 9}));
    QCOMPARE(all().front().text, QStringLiteral("here"));
}

void TestBookmarkWindow::notesStayThatAreBeingWritten_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("another tab") << int(Qt::Key_PageDown);
    QTest::newRow("closed") << int(Qt::Key_W);
}

void TestBookmarkWindow::notesStayThatAreBeingWritten()
{
    QFETCH(int, key);
    const QString path = m_desk->path(QStringLiteral("plain.bin"));
    open(m_desk->example);
    QVERIFY(m_window->open(path));
    hex()->setFocus();
    hex()->setSelection({4, 7});
    QTest::keyClick(hex(), Qt::Key_B, Qt::ControlModifier);
    QTRY_VERIFY(noteEditor() && noteEditor()->hasFocus());
    QTest::keyClicks(noteEditor(), QStringLiteral("half a note"));
    const DocumentPage *marked = page();
    QTest::keyClick(noteEditor(), Qt::Key(key), Qt::ControlModifier);
    QTRY_VERIFY(page() != marked);
    QVERIFY(m_window->open(path));
    QTRY_COMPARE(all().size(), 1U);
    QCOMPARE(all().front().text, QStringLiteral("half a note"));
}

void TestBookmarkWindow::anotherWindowsBookmarksStay()
{
    MainWindow other;
    QVERIFY(other.open(m_desk->path(QStringLiteral("plain.bin"))));
    Bookmarks *theirs = other.currentPage()->bookmarks();
    mark({4, 7}, QStringLiteral("from here"));
    page()->bookmarks()->finish();
    theirs->add({.range = {10, 12}, .text = QStringLiteral("from there")});
    theirs->finish();
    QTRY_COMPARE(theirs->all().size(), 2U);
    page()->bookmarks()->add({.range = {20, 21}, .text = QStringLiteral("again from here")});
    page()->bookmarks()->finish();
    QCOMPARE(all().size(), 3U);
    QCOMPARE(all()[1].text, QStringLiteral("from there"));
    QTRY_COMPARE(list()->model()->rowCount(), 3);
    // What is noted there is seen before somebody writes a note on the same place.
    theirs->add({.range = {14, 15}, .text = QStringLiteral("noted there")});
    theirs->finish();
    const int id = page()->bookmarks()->add({.range = {14, 15}});
    QVERIFY(page()->bookmarks()->find(id));
    QCOMPARE(page()->bookmarks()->find(id)->text, QStringLiteral("noted there"));
}

/// One window saves, the other goes on with the version before it.
void TestBookmarkWindow::notesOnTwoVersionsStay()
{
    auto other = std::make_unique<MainWindow>();
    QVERIFY(other->open(m_desk->path(QStringLiteral("plain.bin"))));
    session()->splice(0, {{0, 1}, Bytes(QByteArray("1"))});
    QTRY_VERIFY(isSettled());
    mark({4, 7}, QStringLiteral("from here"));
    m_window->actions().save->trigger();
    QTRY_VERIFY(!session()->document().isModified());
    page()->bookmarks()->finish();
    other->currentPage()->bookmarks()->add({.range = {10, 12}, .text = QStringLiteral("from there")});
    other.reset();
    m_window->actions().close->trigger();
    open(m_desk->path(QStringLiteral("plain.bin")));
    QTRY_COMPARE(all().size(), 2U);
    QCOMPARE(all()[0].text, QStringLiteral("from here"));
    QCOMPARE(all()[1].text, QStringLiteral("from there"));
    QCOMPARE(all()[1].range, (ByteRange{10, 12}));
}

/// A menu of another language has that letter, none of this one.
void TestBookmarkWindow::lettersWithAltAreNotTyped()
{
    hex()->setFocus();
    hex()->setSelection({4, 7});
    QTest::keyClick(hex(), Qt::Key_B, Qt::ControlModifier);
    QTRY_VERIFY(noteEditor() && noteEditor()->hasFocus());
    QTest::keyClicks(noteEditor(), QStringLiteral("a"));
    QTest::keyClick(noteEditor(), 'w', Qt::AltModifier);
    QTest::keyClicks(noteEditor(), QStringLiteral("b"));
    QCOMPARE(noteEditor()->text(), QStringLiteral("ab"));
}

void TestBookmarkWindow::isExported()
{
    mark({4, 7}, QStringLiteral("<here>"));
    const QString path = m_desk->path(QStringLiteral("marks.xml"));
    QVERIFY(page()->bookmarks()->exportTo(path, nullptr));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY2(text.contains("offset=\"4\"") && text.contains("&lt;here&gt;"), text.constData());
}

/// On a full disk the newest note is in the window only: that is said, once more when the file is closed, and no more when it is kept.
void TestBookmarkWindow::whatCannotBeKeptIsSaidUntilItIs()
{
    const QString kind = QStringLiteral("bookmarks kept"), file = session()->document().path();
    const auto tryAgain = [&] {
        QTRY_VERIFY(visibleIn<QPushButton>(page()->messages()->message(kind)));
        auto *button = visibleIn<QPushButton>(page()->messages()->message(kind));
        QCOMPARE(button->text(), QStringLiteral("Try Again"));
        button->click();
    };
    mark({4, 7}, QStringLiteral("old"));
    QVERIFY(page()->bookmarks()->finish());
    {
        const FullDisk full(100);
        mark({8, 9}, QStringLiteral("new"));
        QVERIFY(!page()->bookmarks()->finish());
        QVERIFY(page()->messages()->has(kind));
        DialogAnswer stay(QStringLiteral("cancel"));
        m_window->actions().close->trigger();
        QVERIFY(stay.isGiven());
        QCOMPARE(all().size(), 2U);
        tryAgain();
        QVERIFY(page()->messages()->has(kind));
    }
    tryAgain();
    QVERIFY(!page()->messages()->has(kind));
    m_window->actions().close->trigger(); // without a question
    open(file);
    QTRY_COMPARE(all().size(), 2U);
    QCOMPARE(all().back().text, QStringLiteral("new"));
}

void TestBookmarkWindow::isNotExportedOverAnOpenFile_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("itself") << QStringLiteral("open.xml");
    QTest::newRow("a symbolic link") << QStringLiteral("symbolic.xml");
    QTest::newRow("a hard link") << QStringLiteral("hard.xml");
}

void TestBookmarkWindow::isNotExportedOverAnOpenFile()
{
    QFETCH(QString, name);
    const QString other = m_desk->path(QStringLiteral("open.xml")), path = m_desk->path(name);
    m_desk->write(QStringLiteral("open.xml"), "<material/>");
    QVERIFY(QFile::link(other, m_desk->path(QStringLiteral("symbolic.xml"))));
    QCOMPARE(link(QFile::encodeName(other).constData(),
                  QFile::encodeName(m_desk->path(QStringLiteral("hard.xml"))).constData()),
             0);
    DocumentPage *marked = page();
    open(other);
    m_window->findChild<QTabWidget *>()->setCurrentWidget(marked);
    mark({4, 7}, QStringLiteral("here"));
    chooseFile(m_window.get(), path);
    QTimer replace; // the dialog asks whether the file may be replaced
    connect(&replace, &QTimer::timeout, this, [] {
        if (const auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget()))
            box->button(QMessageBox::Yes)->click();
    });
    replace.start(10);
    m_window->actions().exportBookmarks->trigger();
    QVERIFY(m_window->messages()->has(QStringLiteral("new")));
    QCOMPARE(contentOf(other), QByteArray("<material/>"));
    QCOMPARE(contentOf(path), QByteArray("<material/>"));
}

QTEST_MAIN(TestBookmarkWindow)
#include "tst_bookmarkwindow.moc"
