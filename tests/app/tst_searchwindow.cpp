// All matches as a list, marked in the bytes, and replaced, as somebody does it with keys and mouse.
#include "app/hitspanel.h"
#include "app/messagebar.h"
#include "tests/app/windowtest.h"
#include "tests/support/e3dbuilder.h"
#include "tests/support/e3dsamples.h"
#include "tests/support/urhobuilder.h"
#include "widgets/hex/findbar.h"
#include "widgets/hex/savedsearches.h"
#include "widgets/tree/filterbar.h"
#include "widgets/tree/itemsview.h"

#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QGuiApplication>
#include <QMenu>
#include <QPushButton>
#include <QStatusBar>
#include <QToolButton>
#include <QTreeView>

using namespace hexahedron;
using namespace hexahedron::test;

class TestSearchWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void listsAllMatches();
    void keysGoFromHitToHit();
    void menuOfTheHits();
    void marksHitsInTheBytes();
    void looksIntoPackedBytes();
    void looksIntoAllOpenFiles();
    void looksIntoAFolder();
    void aCommandLooksIntoAFolder();
    void opensWhatIsPackedInAFileOfAFolder();
    void saysThatAFileOfAFolderHasChanged();
    void aFolderIsNotReplacedIn();
    void onlyInTheSelection();
    void listFollowsEdits();
    void listGoesWithItsFile();
    void listsWhatTheFilterFound();
    void aKeyListsTheStrings();
    void saysThatThereAreMore();
    void replacesOne();
    void replacingGoesOnBehindWhatWasPutIn();
    void replacesAllAsOneStep();
    void replacesInWhatIsPackedNotInThePacking();
    void replacesOnlyInTheSelection();
    void replacesTheRestOfTheSelection();
    void replacesWithWhatFollows();
    void replacesInAllFilesAndSaysWhere();
    void replacesAfterWhatIsTyped();
    void replacesInNoFurtherFileAfterCancel();
    void replacesByParts();
    void refusesWhatMakesNoSense();
    void keepsSearches();

private:
    DocumentPage *page() const { return m_window->currentPage(); }
    Session *session() const { return m_window->session(); }
    HexView *hex() const { return page()->hexView(); }
    FindBar *bar() const { return page()->findBar(); }
    HitsPanel *hits() const { return m_window->hitsPanel(); }
    QByteArray bytes() const { return session()->document().bytes().toByteArray(); }
    bool isSettled() const { return session()->tree() && session()->isTreeCurrent() && !session()->isChecking(); }
    void open(const QString &name, const QByteArray &content);
    QLineEdit *line(const char *name) const;
    /// As typed into the bar.
    void look(FindBar::Kind kind, const QString &text, SearchScope scope = SearchScope::File);
    std::vector<ByteRange> found() const;
    std::vector<ByteRange> marked() const;

    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<MainWindow> m_window;
};

using Ranges = std::vector<ByteRange>;

void TestSearchWindow::init()
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    m_desk = std::make_unique<Desk>();
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1300, 850);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    open(QStringLiteral("plain.bin"), "one two one two one");
}

void TestSearchWindow::cleanup()
{
    m_window.reset();
    m_desk.reset();
}

void TestSearchWindow::open(const QString &name, const QByteArray &content)
{
    m_desk->write(name, content);
    QVERIFY(m_window->open(m_desk->path(name)));
    QTRY_VERIFY(isSettled());
}

QLineEdit *TestSearchWindow::line(const char *name) const
{
    for (QLineEdit *line : bar()->findChildren<QLineEdit *>()) {
        if (line->accessibleName() == QLatin1String(name))
            return line;
    }
    return nullptr;
}

void TestSearchWindow::look(FindBar::Kind kind, const QString &text, SearchScope scope)
{
    QTest::keyClick(hex(), Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(line("Find")->hasFocus());
    bar()->setKind(kind);
    bar()->setScope(scope);
    line("Find")->selectAll();
    QTest::keyClicks(line("Find"), text);
    QTest::keyClick(line("Find"), Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!hits()->isSearching());
}

std::vector<ByteRange> TestSearchWindow::found() const
{
    Ranges ranges;
    for (const Hit &hit : hits()->hits().hits)
        ranges.push_back(hit.range);
    return ranges;
}

std::vector<ByteRange> TestSearchWindow::marked() const
{
    std::vector<HexMark> marks;
    hex()->annotations()->marksIn(hex()->bytes().range(), marks);
    Ranges ranges;
    for (const HexMark &mark : marks)
        ranges.push_back(mark.range);
    return ranges;
}

void TestSearchWindow::listsAllMatches()
{
    look(FindBar::Kind::Text, QStringLiteral("ONE"));
    QCOMPARE(found(), (Ranges{{0, 3}, {8, 11}, {16, 19}}));
    QTRY_VERIFY(hits()->list()->isVisible());
    QVERIFY2(hits()->message().contains(u'3'), qPrintable(hits()->message()));
    const QAbstractItemModel *rows = hits()->list()->model();
    QCOMPARE(rows->index(1, HitsModel::Offset).data().toString(), QStringLiteral("0x8"));
    QCOMPARE(rows->index(1, HitsModel::Match).data().toString(), QStringLiteral("one"));
    look(FindBar::Kind::Text, QStringLiteral("three"));
    QVERIFY(found().empty());
    QVERIFY2(hits()->message().contains(QStringLiteral("nothing found")), qPrintable(hits()->message()));
}

/// A right click on a row; on an empty list there is none.
void TestSearchWindow::menuOfTheHits()
{
    QTreeView *list = hits()->list();
    const auto menu = [list] { return list->findChild<QMenu *>(); };
    look(FindBar::Kind::Text, QStringLiteral("three"));
    QTRY_VERIFY(list->isVisible());
    Q_EMIT list->customContextMenuRequested(QPoint(5, 5));
    QVERIFY(!menu());
    look(FindBar::Kind::Text, QStringLiteral("two"));
    list->setCurrentIndex(list->model()->index(1, 0));
    Q_EMIT list->customContextMenuRequested(list->visualRect(list->currentIndex()).center());
    QTRY_VERIFY(menu() && menu()->isVisible());
    QAction *copy = menu()->actions().last();
    QTest::mouseClick(menu(), Qt::LeftButton, {}, menu()->actionGeometry(copy).center());
    const QStringList cells = QGuiApplication::clipboard()->text().split(u'\t');
    QVERIFY2(cells.contains(QStringLiteral("0xC")) && cells.contains(QStringLiteral("two")),
             qPrintable(cells.join(u'|')));
}

void TestSearchWindow::keysGoFromHitToHit()
{
    look(FindBar::Kind::Text, QStringLiteral("two"));
    for (const ByteRange &hit : {ByteRange{4, 7}, ByteRange{12, 15}, ByteRange{4, 7}}) {
        QTest::keyClick(m_window.get(), Qt::Key_F4);
        QCOMPARE(hex()->selection(), hit);
    }
    QTest::keyClick(m_window.get(), Qt::Key_F4, Qt::ShiftModifier);
    QCOMPARE(hex()->selection(), (ByteRange{12, 15}));
    hits()->list()->setFocus();
    QTest::keyClick(hits()->list(), Qt::Key_Up);
    QCOMPARE(hex()->selection(), (ByteRange{4, 7}));
    QTest::keyClick(hits()->list(), Qt::Key_Return);
    QTRY_VERIFY(hex()->hasFocus());
}

void TestSearchWindow::marksHitsInTheBytes()
{
    const auto colorAt = [&](qint64 offset) {
        return hex()->viewport()->grab().toImage().pixelColor(hex()->cellRect(offset, HexPane::Hex).topLeft()
                                                              + QPoint(2, 2));
    };
    hex()->goTo(19);
    const QColor before = colorAt(4);
    look(FindBar::Kind::Text, QStringLiteral("two"));
    QCOMPARE(marked(), (Ranges{{4, 7}, {12, 15}}));
    QVERIFY(colorAt(4) != before);
    QCOMPARE(colorAt(8), before);
    look(FindBar::Kind::Text, QStringLiteral("nowhere"));
    QVERIFY(marked().empty());
    QCOMPARE(colorAt(4), before);
}

void TestSearchWindow::looksIntoPackedBytes()
{
    open(QStringLiteral("packed.e3d"), e3d::version() + e3d::packed(e3d::furnishedBlocks()));
    session()->tree()->openAll();
    QVERIFY(session()->tree()->streamCount() > 1);
    const Bytes &packed = session()->tree()->bytes(1);
    const ByteRange place{packed.size() / 2, packed.size() / 2 + 24};
    const QString digits = QString::fromLatin1(packed.toByteArray(place).toHex(' '));
    look(FindBar::Kind::Bytes, digits);
    QCOMPARE(found(), (Ranges{place}));
    QCOMPARE(hits()->hits().hits.front().stream, 1);
    QTest::keyClick(m_window.get(), Qt::Key_F4);
    QCOMPARE(page()->shownStream(), 1);
    QCOMPARE(hex()->selection(), place);
    QCOMPARE(marked(), (Ranges{place}));
    // Only in the bytes of the file.
    session()->selection()->select(0, {});
    look(FindBar::Kind::Bytes, digits, SearchScope::Shown);
    QVERIFY(found().empty());
    QVERIFY2(hits()->message().contains(QStringLiteral("there only")), qPrintable(hits()->message()));
}

void TestSearchWindow::looksIntoAllOpenFiles()
{
    DocumentPage *first = page();
    open(QStringLiteral("other.bin"), "nothing but one");
    look(FindBar::Kind::Text, QStringLiteral("one"), SearchScope::AllFiles);
    QCOMPARE(found(), (Ranges{{0, 3}, {8, 11}, {16, 19}, {12, 15}}));
    QVERIFY(page() != first);
    QTest::keyClick(m_window.get(), Qt::Key_F4);
    QCOMPARE(page(), first);
    QCOMPARE(hex()->selection(), (ByteRange{0, 3}));
    QTest::keyClick(m_window.get(), Qt::Key_F4, Qt::ShiftModifier);
    QVERIFY(page() != first);
    QCOMPARE(hex()->selection(), (ByteRange{12, 15}));
}

/// Files that are not open are opened by who goes to a hit in them, not by who passes by.
void TestSearchWindow::looksIntoAFolder()
{
    QVERIFY(QDir(m_desk->folder.path()).mkpath(QStringLiteral("sub/inner")));
    m_desk->write(QStringLiteral("sub/a.bin"), "..one..");
    m_desk->write(QStringLiteral("sub/inner/b.bin"), "one and one");
    m_desk->write(QStringLiteral("sub/.hidden"), "one");
    m_desk->write(QStringLiteral("sub/none.bin"), "nothing");
    chooseFile(m_window.get(), m_desk->path(QStringLiteral("sub")));
    look(FindBar::Kind::Text, QStringLiteral("one"), SearchScope::Folder);
    const QAbstractItemModel *rows = hits()->list()->model();
    QCOMPARE(rows->rowCount(), 3);
    QVERIFY2(hits()->message().contains(QStringLiteral("3 file(s) were searched"))
                 && hits()->message().contains(QStringLiteral("1 hidden one(s) left out")),
             qPrintable(hits()->message()));
    QVERIFY(!hits()->list()->isColumnHidden(HitsModel::File));
    QStringList files;
    for (int row = 0; row < rows->rowCount(); ++row)
        files += rows->index(row, HitsModel::File).data().toString();
    QCOMPARE(files,
             (QStringList{QStringLiteral("a.bin"), QStringLiteral("inner/b.bin"), QStringLiteral("inner/b.bin")}));
    QCOMPARE(rows->index(2, HitsModel::Offset).data().toString(), QStringLiteral("0x8"));
    QCOMPARE(rows->index(2, HitsModel::Match).data().toString(), QStringLiteral("one"));
    hits()->list()->setFocus();
    QTest::keyClick(hits()->list(), Qt::Key_Down);
    QTest::keyClick(hits()->list(), Qt::Key_Down);
    QTest::keyClick(hits()->list(), Qt::Key_Down);
    QCOMPARE(page()->title(), QStringLiteral("plain.bin"));
    hits()->list()->setCurrentIndex(rows->index(2, 0));
    QTest::keyClick(hits()->list(), Qt::Key_Return);
    QTRY_COMPARE(page()->title(), QStringLiteral("b.bin"));
    QTRY_COMPARE(session()->selection()->range(), (ByteRange{8, 11}));
    QCOMPARE(marked(), (Ranges{{0, 3}, {8, 11}}));
}

/// From the menu, and with the key that finds the next match elsewhere. The next search is in the file again.
void TestSearchWindow::aCommandLooksIntoAFolder()
{
    QVERIFY(QDir(m_desk->folder.path()).mkpath(QStringLiteral("sub")));
    m_desk->write(QStringLiteral("sub/a.bin"), "..one..");
    m_window->actions().findInFolder->trigger();
    QTRY_VERIFY(line("Find")->hasFocus());
    QCOMPARE(bar()->scope(), SearchScope::Folder);
    bar()->setKind(FindBar::Kind::Text);
    line("Find")->selectAll();
    QTest::keyClicks(line("Find"), QStringLiteral("one"));
    chooseFile(m_window.get(), m_desk->path(QStringLiteral("sub")));
    QTest::keyClick(line("Find"), Qt::Key_Return);
    QTRY_COMPARE(hits()->list()->model()->rowCount(), 1);
    QTest::keyClick(hex(), Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(bar()->scope(), SearchScope::File);
}

void TestSearchWindow::opensWhatIsPackedInAFileOfAFolder()
{
    QVERIFY(QDir(m_desk->folder.path()).mkpath(QStringLiteral("sub")));
    const QByteArray content = e3d::version() + e3d::packed(e3d::furnishedBlocks());
    m_desk->write(QStringLiteral("sub/packed.e3d"), content);
    const auto tree = readTree(Bytes(content), QStringLiteral("packed.e3d"));
    tree->openAll();
    const ByteRange place{tree->bytes(1).size() / 2, tree->bytes(1).size() / 2 + 24};
    const QByteArray sought = tree->bytes(1).toByteArray(place);
    chooseFile(m_window.get(), m_desk->path(QStringLiteral("sub")));
    look(FindBar::Kind::Bytes, QString::fromLatin1(sought.toHex(' ')), SearchScope::Folder);
    QCOMPARE(found(), (Ranges{place}));
    QTest::keyClick(m_window.get(), Qt::Key_F4);
    QTRY_COMPARE(page()->title(), QStringLiteral("packed.e3d"));
    QTRY_VERIFY(page()->shownStream() > 0);
    QCOMPARE(hex()->bytes().toByteArray(session()->selection()->range()), sought);
}

/// What was found stood in what the file was then. A folder is not searched again by itself.
void TestSearchWindow::saysThatAFileOfAFolderHasChanged()
{
    const QString stale = QStringLiteral("hits");
    QVERIFY(QDir(m_desk->folder.path()).mkpath(QStringLiteral("sub")));
    m_desk->write(QStringLiteral("sub/a.bin"), "..one..");
    chooseFile(m_window.get(), m_desk->path(QStringLiteral("sub")));
    look(FindBar::Kind::Text, QStringLiteral("one"), SearchScope::Folder);
    QCOMPARE(found(), (Ranges{{2, 5}}));
    m_desk->write(QStringLiteral("sub/a.bin"), "something before: one");
    QTest::keyClick(m_window.get(), Qt::Key_F4);
    QTRY_COMPARE(page()->title(), QStringLiteral("a.bin"));
    QTRY_VERIFY(isSettled());
    QVERIFY(page()->messages()->has(stale));
    QVERIFY(marked().empty());
    QTest::mouseClick(page()->messages()->findChild<QPushButton *>(), Qt::LeftButton);
    QTRY_COMPARE(found(), (Ranges{{18, 21}}));
    QTest::keyClick(m_window.get(), Qt::Key_F4);
    QCOMPARE(hex()->selection(), (ByteRange{18, 21}));
    QTRY_VERIFY(!page()->messages()->has(stale));
    QCOMPARE(marked(), (Ranges{{18, 21}}));
    // Nor is what is edited since what was searched.
    hex()->goTo(0);
    hex()->setFocus();
    QTest::keyClicks(hex(), QStringLiteral("41"));
    QTRY_VERIFY(session()->document().isModified() && isSettled());
    QTest::keyClick(m_window.get(), Qt::Key_F4);
    QVERIFY(page()->messages()->has(stale));
}

void TestSearchWindow::aFolderIsNotReplacedIn()
{
    QTest::keyClick(hex(), Qt::Key_H, Qt::ControlModifier);
    look(FindBar::Kind::Text, QStringLiteral("one"), SearchScope::File);
    bar()->setScope(SearchScope::Folder);
    line("Replace with")->setText(QStringLiteral("two"));
    bar()->replaceAll();
    QVERIFY2(bar()->message().contains(QStringLiteral("open files")), qPrintable(bar()->message()));
    QCOMPARE(bytes(), QByteArray("one two one two one"));
}

void TestSearchWindow::onlyInTheSelection()
{
    hex()->setSelection({1, 12});
    look(FindBar::Kind::Text, QStringLiteral("one"), SearchScope::Selection);
    QCOMPARE(found(), (Ranges{{8, 11}}));
}

void TestSearchWindow::listFollowsEdits()
{
    look(FindBar::Kind::Text, QStringLiteral("one"));
    QTest::keyClick(m_window.get(), Qt::Key_F4);
    QTest::keyClick(m_window.get(), Qt::Key_F4);
    session()->splice(0, {{0, 3}, Bytes(QByteArray("a"))});
    QTRY_COMPARE(found(), (Ranges{{6, 9}, {14, 17}}));
    QTRY_COMPARE(marked(), (Ranges{{6, 9}, {14, 17}}));
    QTest::keyClick(hex(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(found(), (Ranges{{0, 3}, {8, 11}, {16, 19}}));
}

void TestSearchWindow::listGoesWithItsFile()
{
    look(FindBar::Kind::Text, QStringLiteral("one"));
    QCOMPARE(found().size(), 3U);
    m_window->actions().close->trigger();
    QVERIFY(found().empty());
    QTest::keyClick(m_window.get(), Qt::Key_F4); // leads nowhere
}

void TestSearchWindow::listsWhatTheFilterFound()
{
    QVERIFY(m_window->open(m_desk->example));
    QTRY_VERIFY(isSettled());
    auto *filter = m_window->currentTree()->findChild<FilterBar *>();
    auto *words = filter->findChild<QLineEdit *>();
    words->setFocus();
    QTest::keyClicks(words, QStringLiteral("name=position"));
    QToolButton *list = nullptr;
    for (QToolButton *button : filter->findChildren<QToolButton *>()) {
        if (button->text() == QStringLiteral("List"))
            list = button;
    }
    QTRY_VERIFY(list->isVisible() && list->isEnabled());
    QTest::mouseClick(list, Qt::LeftButton);
    QTRY_VERIFY(!hits()->isSearching() && !found().empty());
    const QAbstractItemModel *rows = hits()->list()->model();
    QVERIFY(rows->index(0, HitsModel::Path).data().toString().endsWith(QStringLiteral("position")));
    QVERIFY(!rows->index(0, HitsModel::Value).data().toString().isEmpty());
    QTest::keyClick(m_window.get(), Qt::Key_F4);
    QCOMPARE(hex()->selection(), found().front());
    // The find bar asks the same question.
    const Ranges before = found();
    look(FindBar::Kind::Structure, QStringLiteral("name=position"));
    QCOMPARE(found(), before);
}

void TestSearchWindow::aKeyListsTheStrings()
{
    open(QStringLiteral("texts.bin"), QByteArray("\1\2body_left\0\3no\0arm_right\0\4", 27));
    QTest::keyClick(hex(), Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(line("Find")->hasFocus() && !hits()->isSearching());
    QTRY_COMPARE(found(), (Ranges{{2, 11}, {16, 25}}));
    QTest::keyClicks(line("Find"), QStringLiteral("4 arm"));
    QTest::keyClick(line("Find"), Qt::Key_Return);
    QTRY_COMPARE(found(), (Ranges{{16, 25}}));
    QCOMPARE(marked(), (Ranges{{16, 25}}));
}

void TestSearchWindow::saysThatThereAreMore()
{
    open(QStringLiteral("zeros.bin"), QByteArray(200'000, '\0'));
    look(FindBar::Kind::Bytes, QStringLiteral("00"));
    QCOMPARE(qint64(found().size()), Hits::Most);
    QVERIFY2(hits()->message().contains(QStringLiteral("Only the first")), qPrintable(hits()->message()));
}

void TestSearchWindow::replacesOne()
{
    QTest::keyClick(hex(), Qt::Key_H, Qt::ControlModifier);
    bar()->setKind(FindBar::Kind::Text);
    QTest::keyClicks(line("Find"), QStringLiteral("two"));
    QTRY_VERIFY(line("Replace with")->isVisible());
    line("Replace with")->setFocus();
    QTest::keyClicks(line("Replace with"), QStringLiteral("TWO"));
    QTest::keyClick(line("Replace with"), Qt::Key_Return); // goes to the first
    QTRY_COMPARE(hex()->selection(), (ByteRange{4, 7}));
    QCOMPARE(bytes(), QByteArray("one two one two one"));
    QTest::keyClick(line("Replace with"), Qt::Key_Return); // replaces it and goes to the next
    QTRY_COMPARE(bytes(), QByteArray("one TWO one two one"));
    QTRY_COMPARE(hex()->selection(), (ByteRange{12, 15}));
}

/// It may hold what is looked for.
void TestSearchWindow::replacingGoesOnBehindWhatWasPutIn()
{
    QTest::keyClick(hex(), Qt::Key_H, Qt::ControlModifier);
    bar()->setKind(FindBar::Kind::Text);
    QTest::keyClicks(line("Find"), QStringLiteral("two"));
    line("Replace with")->setFocus();
    QTest::keyClicks(line("Replace with"), QStringLiteral("xtwotwo"));
    QTest::keyClick(line("Replace with"), Qt::Key_Return);
    QTRY_COMPARE(hex()->selection(), (ByteRange{4, 7}));
    QTest::keyClick(line("Replace with"), Qt::Key_Return);
    QTRY_COMPARE(bytes(), QByteArray("one xtwotwo one two one"));
    QTRY_COMPARE(hex()->selection(), (ByteRange{16, 19}));
    QTest::keyClick(line("Replace with"), Qt::Key_Return);
    QTRY_COMPARE(bytes(), QByteArray("one xtwotwo one xtwotwo one"));
}

void TestSearchWindow::replacesAllAsOneStep()
{
    QTest::keyClick(hex(), Qt::Key_H, Qt::ControlModifier);
    bar()->setKind(FindBar::Kind::Text);
    QTest::keyClicks(line("Find"), QStringLiteral("one"));
    line("Replace with")->setFocus();
    QTest::keyClicks(line("Replace with"), QStringLiteral("three"));
    QTest::keyClick(line("Replace with"), Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(bytes(), QByteArray("three two three two three"));
    QTRY_VERIFY(m_window->actions().undo->isEnabled());
    QTest::keyClick(line("Replace with"), Qt::Key_Z, Qt::ControlModifier); // it is not about what was typed
    QTRY_COMPARE(bytes(), QByteArray("one two one two one"));
    QVERIFY(!session()->document().canUndo());
    // Matches that overlap are replaced once.
    open(QStringLiteral("same.bin"), "aaaaa");
    QTest::keyClick(hex(), Qt::Key_H, Qt::ControlModifier);
    bar()->setKind(FindBar::Kind::Bytes);
    bar()->setText(QStringLiteral("61 61"));
    line("Replace with")->setText(QStringLiteral("6? 62"));
    DialogAnswer answer(QStringLiteral("apply"));
    bar()->replaceAll();
    QTRY_VERIFY(bytes() != QByteArray("aaaaa"));
    QVERIFY2(answer.texts().join(u' ').contains(QStringLiteral("overlap")), qPrintable(answer.texts().join(u' ')));
    QCOMPARE(bytes(), QByteArray("ababa"));
}

/// The bytes that hold it packed may read the same.
void TestSearchWindow::replacesInWhatIsPackedNotInThePacking()
{
    urho::Package package;
    package.isPacked = true;
    package.files.push_back({"a.txt", "the word and the word"});
    open(QStringLiteral("packed.pak"), package.bytes());
    QVERIFY(bytes().contains("the word")); // LZ4 keeps short content as it is
    QTest::keyClick(hex(), Qt::Key_H, Qt::ControlModifier);
    bar()->setKind(FindBar::Kind::Text);
    bar()->setText(QStringLiteral("word"));
    line("Replace with")->setText(QStringLiteral("sentence"));
    DialogAnswer answer(QStringLiteral("apply"));
    bar()->replaceAll();
    QTRY_VERIFY(session()->document().isModified());
    QVERIFY2(answer.texts().join(u' ').contains(QStringLiteral("packed")), qPrintable(answer.texts().join(u' ')));
    QTRY_VERIFY(isSettled());
    const auto content = session()->tree()->find(QStringLiteral("ULZ4/entries[0]/content"));
    QVERIFY(content);
    const auto opened = session()->tree()->contentOf(*content);
    QVERIFY(opened);
    QCOMPARE(session()->tree()->bytes(opened->stream).toByteArray(), QByteArray("the sentence and the sentence"));
    QVERIFY(session()->issues()->empty());
}

void TestSearchWindow::replacesOnlyInTheSelection()
{
    hex()->setSelection({5, 15});
    QTest::keyClick(hex(), Qt::Key_H, Qt::ControlModifier);
    bar()->setKind(FindBar::Kind::Text);
    bar()->setScope(SearchScope::Selection);
    bar()->setText(QStringLiteral("two"));
    line("Replace with")->setText(QStringLiteral("TWO"));
    bar()->replaceAll();
    QTRY_COMPARE(bytes(), QByteArray("one two one TWO one"));
}

/// Going to matches one by one does not make the selection smaller.
void TestSearchWindow::replacesTheRestOfTheSelection()
{
    hex()->setSelection({3, 19});
    QTest::keyClick(hex(), Qt::Key_H, Qt::ControlModifier);
    bar()->setKind(FindBar::Kind::Text);
    bar()->setScope(SearchScope::Selection);
    bar()->setText(QStringLiteral("one"));
    line("Replace with")->setText(QStringLiteral("1"));
    bar()->replace(); // goes to the first
    QTRY_COMPARE(hex()->selection(), (ByteRange{8, 11}));
    bar()->replace();
    QTRY_COMPARE(bytes(), QByteArray("one two 1 two one"));
    QTRY_COMPARE(hex()->selection(), (ByteRange{14, 17}));
    bar()->replaceAll();
    QTRY_COMPARE(bytes(), QByteArray("one two 1 two 1"));
    QTRY_COMPARE(m_window->statusBar()->currentMessage(), QStringLiteral("Done: Replace 1 match(es)"));
}

/// In a model, what says how long something is follows, and the plan is shown first.
void TestSearchWindow::replacesWithWhatFollows()
{
    QVERIFY(m_window->open(m_desk->example));
    QTRY_VERIFY(isSettled());
    const QByteArray before = bytes();
    const auto name = session()->tree()->find(QStringLiteral("BB3D/NODE/name"));
    QVERIFY(name);
    const QString old = QString::fromLatin1(
        before.sliced(name->range.begin, name->range.size() - 1)); // without its NUL
    const qint64 count = before.count(old.toLatin1());
    QVERIFY(!old.isEmpty() && count > 0);
    QTest::keyClick(hex(), Qt::Key_H, Qt::ControlModifier);
    bar()->setKind(FindBar::Kind::Text);
    bar()->setText(old);
    line("Replace with")->setText(old + QStringLiteral("+longer"));
    DialogAnswer answer(QStringLiteral("apply"));
    bar()->replaceAll();
    QTRY_VERIFY(bytes() != before);
    QTRY_VERIFY(isSettled());
    QVERIFY(answer.isGiven());
    QCOMPARE(bytes().size(), before.size() + 7 * count);
    for (const Issue &issue : *session()->issues())
        QVERIFY2(issue.severity != Severity::Error, qPrintable(issue.message()));
}

void TestSearchWindow::replacesInAllFilesAndSaysWhere()
{
    m_desk->write(QStringLiteral("other.bin"), "one one");
    m_desk->write(QStringLiteral("none.bin"), "nothing");
    for (const char *name : {"other.bin", "none.bin"})
        QVERIFY(m_window->open(m_desk->path(QLatin1StringView(name))));
    QTRY_VERIFY(isSettled());
    QTest::keyClick(hex(), Qt::Key_H, Qt::ControlModifier);
    bar()->setKind(FindBar::Kind::Text);
    bar()->setScope(SearchScope::AllFiles);
    bar()->setText(QStringLiteral("one"));
    line("Replace with")->setText(QStringLiteral("1"));
    bar()->replaceAll();
    QTRY_COMPARE(m_window->statusBar()->currentMessage(), QStringLiteral("Replaced: 3 in plain.bin, 2 in other.bin."));
    QVERIFY(!page()->session()->document().isModified());
}

/// What stands in an open cell of the structure.
void TestSearchWindow::replacesAfterWhatIsTyped()
{
    QVERIFY(m_window->open(m_desk->example));
    QTRY_VERIFY(isSettled());
    const auto scale = session()->tree()->find(QStringLiteral("BB3D/NODE/scale/x"));
    QVERIFY(scale);
    QTest::keyClick(hex(), Qt::Key_H, Qt::ControlModifier);
    bar()->setKind(FindBar::Kind::Text);
    bar()->setText(QStringLiteral("BRUS"));
    line("Replace with")->setText(QStringLiteral("BRUT"));
    page()->select(*scale);
    ItemsView *tree = m_window->currentTree()->items();
    tree->setFocus();
    QTRY_COMPARE(m_window->currentTree()->currentItem(), *scale);
    QTest::keyClick(tree, Qt::Key_F2);
    auto *editor = tree->viewport()->findChild<QLineEdit *>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("3"));
    const DialogAnswer answer(QStringLiteral("apply"));
    bar()->replaceAll();
    QTRY_VERIFY(bytes().contains("BRUT"));
    QTRY_VERIFY(isSettled());
    QCOMPARE(displayText(*session()->tree(), *session()->tree()->find(QStringLiteral("BB3D/NODE/scale/x"))),
             QStringLiteral("3"));
}

void TestSearchWindow::replacesInNoFurtherFileAfterCancel()
{
    const QString copy = m_desk->path(QStringLiteral("copy.b3d"));
    QVERIFY(QFile::copy(m_desk->example, copy) && m_window->open(m_desk->example));
    QTRY_VERIFY(isSettled());
    const DocumentPage *first = page();
    QVERIFY(m_window->open(copy));
    QTRY_VERIFY(isSettled());
    const QByteArray before = bytes();
    const auto name = session()->tree()->find(QStringLiteral("BB3D/NODE/name"));
    QVERIFY(name);
    QTest::keyClick(hex(), Qt::Key_H, Qt::ControlModifier);
    bar()->setKind(FindBar::Kind::Text);
    bar()->setScope(SearchScope::AllFiles);
    bar()->setText(QString::fromLatin1(before.sliced(name->range.begin, name->range.size() - 1)));
    line("Replace with")->setText(QStringLiteral("another name"));
    DialogAnswer answer(QStringLiteral("cancel"));
    bar()->replaceAll();
    QTRY_COMPARE(m_window->statusBar()->currentMessage(),
                 QStringLiteral("Cancelled: 1 more file(s) were not changed."));
    QVERIFY(answer.isGiven());
    QCOMPARE(page(), first);
    QVERIFY(!first->session()->document().isModified());
    QCOMPARE(bytes(), before);
    QVERIFY(!QApplication::activeModalWidget());
}

void TestSearchWindow::replacesByParts()
{
    QTest::keyClick(hex(), Qt::Key_H, Qt::ControlModifier);
    bar()->setKind(FindBar::Kind::Expression);
    bar()->setText(QStringLiteral("(one) (t\\w+)"));
    line("Replace with")->setText(QStringLiteral("\\2-\\1"));
    bar()->replaceAll();
    QTRY_COMPARE(bytes(), QByteArray("two-one two-one one"));
}

void TestSearchWindow::refusesWhatMakesNoSense()
{
    QTest::keyClick(hex(), Qt::Key_H, Qt::ControlModifier);
    bar()->setKind(FindBar::Kind::Text);
    bar()->setText(QStringLiteral("nowhere"));
    line("Replace with")->setText(QStringLiteral("x"));
    bar()->replaceAll();
    QTRY_VERIFY([&] {
        for (const QLabel *label : page()->findChildren<QLabel *>()) {
            if (label->isVisible() && label->text().contains(QStringLiteral("no match")))
                return true;
        }
        return false;
    }());
    QVERIFY(!session()->document().canUndo());
}

void TestSearchWindow::keepsSearches()
{
    look(FindBar::Kind::Text, QStringLiteral("two"));
    const auto withText = [](QMenu *menu, const QString &text) -> QAction * {
        for (QAction *action : menu->actions()) {
            if (action->text().contains(text))
                return action;
        }
        return nullptr;
    };
    auto *menu = bar()->findChild<SavedSearches *>();
    Q_EMIT menu->aboutToShow();
    QVERIFY(withText(menu, QStringLiteral("Keep")));
    withText(menu, QStringLiteral("Keep"))->trigger();
    QCOMPARE(SavedSearches::saved().size(), 1U);
    look(FindBar::Kind::Bytes, QStringLiteral("20 ?? 6E"));
    open(QStringLiteral("other.bin"), "two");
    menu = bar()->findChild<SavedSearches *>();
    Q_EMIT menu->aboutToShow();
    withText(menu, QStringLiteral("text two"))->trigger();
    QCOMPARE(bar()->text(), QStringLiteral("two"));
    QCOMPARE(bar()->terms().kind, FindBar::Kind::Text);
    Q_EMIT menu->aboutToShow();
    QVERIFY(withText(menu, QStringLiteral("bytes 20")));
    withText(menu, QStringLiteral("Forget"))->trigger();
    QVERIFY(SavedSearches::saved().empty());
}

QTEST_MAIN(TestSearchWindow)
#include "tst_searchwindow.moc"
