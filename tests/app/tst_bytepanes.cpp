// How byte panes look and what several of them do, in the window.
#include "app/bytepane.h"
#include "app/colorlegend.h"
#include "app/messagebar.h"
#include "app/panecomparison.h"
#include "tests/app/windowtest.h"

#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QStatusBar>
#include <QToolButton>

using namespace hexahedron;
using namespace hexahedron::test;

class TestBytePanes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void rowsAreRecords();
    void whatIsChosenIsKept();
    void aTypedNumberIsOneStep();
    void savingFinishesANumber();
    void numbersHaveTheOrderOfTheFormat();
    void addressesBeginAtTheChunk();
    void legendFollowsTheScheme();
    void typesHaveColors();
    void patternsAreSeen();
    void hoverTellsWhereAnIndexLeads();
    void secondPaneHasItsOwnCursor();
    void secondPaneShowsTheSameSelection();
    void bothPanesShowAnEdit();
    void keysGoThroughBothPanes();
    void anotherFileBeside();
    void closingAFileClosesItsPanes();
    void marksWhatDiffers();
    void filesOfOneSizeAreComparedInPlace();
    void comparesAgainAfterAnEdit();
    void aLongComparisonCanBeEnded();
    void panesScrollTogether();
    void secondPaneIsThereAgain();
    void addressesFollowEdits();
    void theKeyForBytesGoesToTheOtherPane();
    void statusBarChoosesTheLook();

private:
    Session *session() const { return m_window->session(); }
    DocumentPage *page() const { return m_window->currentPage(); }
    HexView *hex() const { return page()->hexView(); }
    QByteArray bytes() const { return session()->document().bytes().toByteArray(); }
    bool isSettled() const { return session()->tree() && session()->isTreeCurrent() && !session()->isChecking(); }
    Item item(const char *path) const { return session()->tree()->find(QString::fromLatin1(path)).value_or(Item()); }
    void choose(const QString &menu, const QString &text) const;
    void open(const QString &name, const QByteArray &content);
    /// Shows it beside the current one, as somebody does who wants to know what differs.
    void compareWith(const QString &name, const QByteArray &content);
    static std::vector<ByteRange> marked(const HexView *view);
    static void click(HexView *view, qint64 offset)
    {
        view->reveal({offset, offset + 1});
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->cellRect(offset, HexPane::Hex).center());
    }

    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<MainWindow> m_window;
};

namespace {
constexpr const char *Vertices = "BB3D/NODE/MESH/VRTS/vertices";
}

void TestBytePanes::init()
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    m_desk = std::make_unique<Desk>();
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1400, 900);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QVERIFY(m_window->open(m_desk->example));
    QTRY_VERIFY(isSettled());
}

void TestBytePanes::cleanup()
{
    m_window.reset();
    m_desk.reset();
}

/// As the menus show it, without their marks for keys.
void TestBytePanes::choose(const QString &menu, const QString &text) const
{
    for (QMenu *found : m_window->findChildren<QMenu *>()) {
        if (found->title().remove(u'&') != menu)
            continue;
        for (QAction *action : found->actions()) {
            if (action->text().remove(u'&') == text) {
                QVERIFY(action->isEnabled());
                return action->trigger();
            }
        }
    }
    QFAIL(qPrintable(menu + u'/' + text));
}

void TestBytePanes::rowsAreRecords()
{
    const Item vertices = item(Vertices);
    QVERIFY(vertices.isValid());
    choose(QStringLiteral("Bytes in a Row"), QStringLiteral("The Record under the Cursor"));
    page()->select(session()->tree()->child(vertices, 2));
    QTRY_COMPARE(qint64(hex()->bytesPerRow()), vertices.stride);
    const HexLayout &layout = hex()->layout();
    QCOMPARE(layout.columnOf(session()->tree()->child(vertices, 5).range.begin), 0);
    QVERIFY(!layout.heads().empty());
    QCOMPARE(layout.heads().front().name, QStringLiteral("position"));
    QCOMPARE(layout.heads().front().end, 12);
    hex()->goTo(0); // in no record: the rows stay
    QCOMPARE(qint64(hex()->bytesPerRow()), vertices.stride);
    choose(QStringLiteral("Bytes in a Row"), QStringLiteral("16"));
    QCOMPARE(hex()->bytesPerRow(), 16);
    QVERIFY(hex()->layout().heads().empty());
}

void TestBytePanes::whatIsChosenIsKept()
{
    choose(QStringLiteral("Digits Show"), QStringLiteral("Decimal with Sign"));
    choose(QStringLiteral("Groups of Bytes"), QStringLiteral("2 Byte(s)"));
    choose(QStringLiteral("Groups of Bytes"), QStringLiteral("Little-Endian Numbers"));
    choose(QStringLiteral("Colours Show"), QStringLiteral("The Entropy"));
    choose(QStringLiteral("Addresses"), QStringLiteral("Decimal"));
    choose(QStringLiteral("Bytes in a Row"), QStringLiteral("24"));
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    QVERIFY(m_window->open(m_desk->example));
    QCOMPARE(hex()->form().notation, HexForm::Notation::Signed);
    QCOMPARE(hex()->form().unit(), 2);
    QCOMPARE(hex()->coloring().scheme, HexColoring::Scheme::Entropy);
    QVERIFY(hex()->addresses().isDecimal);
    QCOMPARE(hex()->bytesPerRow(), 24);
}

void TestBytePanes::aTypedNumberIsOneStep()
{
    const QByteArray before = bytes();
    choose(QStringLiteral("Digits Show"), QStringLiteral("Real Numbers"));
    const Item x = item("BB3D/NODE/MESH/VRTS/vertices/[1]/position/x");
    QVERIFY(x.isValid());
    choose(QStringLiteral("Bytes in a Row"), QStringLiteral("The Record under the Cursor"));
    click(hex(), x.range.begin); // where it is a number of its own
    page()->select(x);
    QTRY_COMPARE(hex()->layout().cellOf(x.range.begin), x.range);
    hex()->setFocus();
    QTest::keyClicks(hex(), QStringLiteral("12.5"));
    QCOMPARE(bytes(), before);
    QTest::keyClick(hex(), Qt::Key_Return);
    QTRY_COMPARE(displayText(*session()->tree(), item("BB3D/NODE/MESH/VRTS/vertices/[1]/position/x")),
                 QStringLiteral("12.5"));
    QTRY_VERIFY(isSettled());
    m_window->actions().undo->trigger();
    QCOMPARE(bytes(), before);
    QVERIFY(!session()->document().canUndo());
}

void TestBytePanes::savingFinishesANumber()
{
    choose(QStringLiteral("Digits Show"), QStringLiteral("Decimal"));
    hex()->goTo(5);
    hex()->setFocus();
    QTest::keyClicks(hex(), QStringLiteral("7"));
    QTest::keyClick(hex(), Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(uchar(bytes().at(5)), uchar(7));
}

void TestBytePanes::numbersHaveTheOrderOfTheFormat()
{
    choose(QStringLiteral("Groups of Bytes"), QStringLiteral("4 Byte(s)"));
    choose(QStringLiteral("Groups of Bytes"), QStringLiteral("Numbers in the Order of the Format"));
    QVERIFY(!hex()->form().isBig());
    m_desk->write(QStringLiteral("a.psd"), QByteArray("8BPS")
                                               + QByteArray::fromHex("0001000000000000000300000001000000010008"
                                                                     "0003"));
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("a.psd"))));
    QTRY_VERIFY(session()->tree() && session()->isTreeCurrent());
    QVERIFY(hex()->form().isBig());
}

void TestBytePanes::addressesBeginAtTheChunk()
{
    const Item vertices = item(Vertices);
    const Item vertex = session()->tree()->child(vertices, 2);
    hex()->goTo(vertex.range.begin + 5);
    choose(QStringLiteral("Addresses"), QStringLiteral("From This Chunk"));
    QCOMPARE(hex()->layout().addressText(vertex.range.begin + 1), QByteArray("+00000001"));
    choose(QStringLiteral("Addresses"), QStringLiteral("From Here"));
    QCOMPARE(hex()->layout().addressText(vertex.range.begin), QByteArray("-00000005"));
    choose(QStringLiteral("Addresses"), QStringLiteral("From the Beginning"));
    QCOMPARE(hex()->layout().addressText(16), QByteArray("00000010"));
}

void TestBytePanes::legendFollowsTheScheme()
{
    const auto says = [](HexColoring::Scheme scheme, const QString &text) {
        const ColorLegend legend({scheme, true});
        const QList<QLabel *> labels = legend.findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel *l) { return l->text().contains(text); });
    };
    QVERIFY(says(HexColoring::Scheme::Field, QStringLiteral("neighbours differ")));
    QVERIFY(says(HexColoring::Scheme::Type, QStringLiteral("Indices")));
    QVERIFY(!says(HexColoring::Scheme::Value, QStringLiteral("Indices")));
    QVERIFY(says(HexColoring::Scheme::Value, QStringLiteral("FF")));
    QVERIFY(says(HexColoring::Scheme::Entropy, QStringLiteral("packed")));
}

void TestBytePanes::typesHaveColors()
{
    TreeAnnotations annotations;
    annotations.setTree(session()->tree());
    const auto colorOf = [&](const Item &one) {
        std::vector<HexSpan> spans;
        annotations.spansIn({one.range.begin, one.range.begin + 1}, spans);
        return spans.empty() ? -1 : spans.front().typeColor;
    };
    QCOMPARE(colorOf(item("BB3D/NODE/MESH/VRTS/vertices/[1]/position")), int(TreeAnnotations::RealNumber));
    QCOMPARE(colorOf(item("BB3D/NODE/name")), int(TreeAnnotations::Text));
    QCOMPARE(colorOf(item("BB3D/version")), int(TreeAnnotations::WholeNumber));
}

/// For those who do not tell colours apart.
void TestBytePanes::patternsAreSeen()
{
    const QImage plain = hex()->grab().toImage();
    choose(QStringLiteral("Colours Show"), QStringLiteral("With Patterns"));
    QVERIFY(hex()->coloring().hasPatterns);
    QVERIFY(hex()->grab().toImage() != plain);
    choose(QStringLiteral("Colours Show"), QStringLiteral("With Patterns"));
    QCOMPARE(hex()->grab().toImage(), plain);
}

void TestBytePanes::hoverTellsWhereAnIndexLeads()
{
    const Item triangles = item("BB3D/NODE/MESH/TRIS/triangles");
    QVERIFY(triangles.isValid());
    const QString text = hex()->annotations()->toolTip(triangles.range.begin);
    QVERIFY2(text.contains(QStringLiteral("→ ")) && text.contains(QStringLiteral("vertices[")), qPrintable(text));
}

void TestBytePanes::secondPaneHasItsOwnCursor()
{
    click(hex(), 4);
    QTest::keyClick(hex(), Qt::Key_Backslash, Qt::ControlModifier);
    QCOMPARE(page()->panesHere().size(), 2U);
    HexView *first = page()->panesHere()[0]->hexView(), *second = page()->panesHere()[1]->hexView();
    QTRY_VERIFY(second->hasFocus());
    QCOMPARE(hex(), second);
    QCOMPARE(second->cursor(), 4);
    click(second, 20);
    QCOMPARE(second->cursor(), 20);
    QCOMPARE(first->cursor(), 4);
    QCOMPARE(session()->selection()->range().begin, 20);
    click(first, 8);
    QCOMPARE(session()->selection()->range().begin, 8);
    QCOMPARE(second->cursor(), 20);
    page()->select(item("BB3D/version")); // from elsewhere: to the pane that has the keys
    QCOMPARE(first->selection(), item("BB3D/version").range);
    QCOMPARE(second->cursor(), 20);
    m_window->actions().unsplit->trigger();
    QCOMPARE(page()->panesHere().size(), 1U);
    QCOMPARE(hex(), first);
}

void TestBytePanes::secondPaneShowsTheSameSelection()
{
    m_window->actions().splitBeside->trigger();
    HexView *first = page()->panesHere()[0]->hexView(), *second = page()->panesHere()[1]->hexView();
    click(first, 0);
    session()->selection()->select(0, {4, 8});
    QTest::qWait(0);
    const auto colorAt = [](HexView *view, qint64 offset) {
        const QImage image = view->viewport()->grab().toImage();
        const QRect cell = view->cellRect(offset, HexPane::Hex);
        return image.pixelColor(cell.center().x(), cell.top() + 2).rgb();
    };
    QVERIFY(second->selection().isEmpty());
    QCOMPARE(colorAt(second, 5), HexColors::fromPalette(second->palette(), QPalette::Active).passiveSelection.rgb());
}

void TestBytePanes::bothPanesShowAnEdit()
{
    m_window->actions().splitBelow->trigger();
    HexView *first = page()->panesHere()[0]->hexView(), *second = page()->panesHere()[1]->hexView();
    second->goTo(6);
    second->setFocus();
    QTest::keyClicks(second, QStringLiteral("a"));
    QTRY_COMPARE(uchar(first->bytes().at(6)) >> 4, 0xa);
    QCOMPARE(uchar(second->bytes().at(6)) >> 4, 0xa);
    QCOMPARE(second->activeNibble(), 1);
    QVERIFY(first->cursor() != 6);
}

void TestBytePanes::keysGoThroughBothPanes()
{
    m_window->actions().splitBelow->trigger();
    HexView *first = page()->panesHere()[0]->hexView(), *second = page()->panesHere()[1]->hexView();
    first->setFocus();
    QTRY_VERIFY(first->hasFocus());
    QTest::keyClick(first, Qt::Key_F6);
    QTRY_VERIFY(second->hasFocus());
    QTest::keyClick(second, Qt::Key_F6, Qt::ShiftModifier);
    QTRY_VERIFY(first->hasFocus());
}

/// Panels and keys are about the file whose bytes have the focus.
void TestBytePanes::anotherFileBeside()
{
    DocumentPage *example = page();
    m_desk->write(QStringLiteral("plain.bin"), "0123456789");
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("plain.bin"))));
    QTRY_VERIFY(isSettled());
    DocumentPage *plain = page();
    const QByteArray before = example->session()->document().bytes().toByteArray();
    for (QMenu *menu : m_window->findChildren<QMenu *>()) {
        if (menu->title().remove(u'&') != QStringLiteral("Another File Beside"))
            continue;
        Q_EMIT menu->aboutToShow();
        QCOMPARE(menu->actions().size(), 1);
        menu->actions().front()->trigger();
    }
    QCOMPARE(plain->panesHere().size(), 2U);
    HexView *beside = plain->panesHere()[1]->hexView();
    QCOMPARE(beside->bytes().size(), before.size());
    QTRY_VERIFY(beside->hasFocus());
    QCOMPARE(page(), example);
    QVERIFY(m_window->windowTitle().contains(example->title()));
    beside->goTo(5);
    QTest::keyClicks(beside, QStringLiteral("5"));
    QTRY_VERIFY(example->session()->document().isModified());
    QVERIFY(!plain->session()->document().isModified());
    QTRY_VERIFY(m_window->actions().undo->isEnabled());
    QTest::keyClick(beside, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(example->session()->document().bytes().toByteArray(), before);
    click(plain->panesHere()[0]->hexView(), 3);
    QCOMPARE(page(), plain);
    QVERIFY(m_window->windowTitle().contains(QStringLiteral("plain.bin")));
}

void TestBytePanes::closingAFileClosesItsPanes()
{
    DocumentPage *example = page();
    m_desk->write(QStringLiteral("plain.bin"), "0123456789");
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("plain.bin"))));
    QTRY_VERIFY(isSettled());
    DocumentPage *plain = page();
    QVERIFY(plain->split(example, Qt::Horizontal));
    plain->panesHere()[1]->setFocus();
    QTRY_COMPARE(page(), example);
    m_window->actions().close->trigger();
    QTRY_COMPARE(plain->panesHere().size(), 1U);
    QCOMPARE(page(), plain);
    QVERIFY(m_window->open(m_desk->example));
    QTRY_VERIFY(isSettled());
    example = page();
    example->split(plain, Qt::Vertical);
    plain->panes().back()->setFocus();
    QTRY_COMPARE(page(), plain);
    QCOMPARE(plain->panes().size(), 2U);
    click(example->panesHere()[0]->hexView(), 0);
    QCOMPARE(page(), example);
    m_window->actions().close->trigger(); // the pane that stood in it goes with it
    QTRY_COMPARE(plain->panes().size(), 1U);
    QCOMPARE(plain->pane(), plain->panes().front());
}

void TestBytePanes::open(const QString &name, const QByteArray &content)
{
    m_desk->write(name, content);
    QVERIFY(m_window->open(m_desk->path(name)));
    QTRY_VERIFY(isSettled());
}

void TestBytePanes::compareWith(const QString &name, const QByteArray &content)
{
    m_desk->write(name, content);
    DocumentPage *host = page();
    chooseFile(m_window.get(), m_desk->path(name));
    m_window->actions().compareWith->trigger();
    QCOMPARE(page(), host);
    QCOMPARE(page()->panesHere().size(), 2U);
    QVERIFY(page()->comparison());
    QTRY_VERIFY(!page()->comparison()->isComparing());
}

std::vector<ByteRange> TestBytePanes::marked(const HexView *view)
{
    std::vector<HexMark> marks;
    view->annotations()->marksIn(view->bytes().range(), marks);
    std::vector<ByteRange> ranges;
    for (const HexMark &mark : marks) {
        if (mark.color == HexMark::Difference)
            ranges.push_back(mark.range);
    }
    return ranges;
}

void TestBytePanes::marksWhatDiffers()
{
    using Ranges = std::vector<ByteRange>;
    open(QStringLiteral("one.bin"), "0123456789abcdefghijklmnopqrstuvwxyz");
    compareWith(QStringLiteral("other.bin"), "01X3456789abcdefghijklm++nopqrstuvwxyZ");
    HexView *first = page()->panesHere()[0]->hexView(), *second = page()->panesHere()[1]->hexView();
    QCOMPARE(marked(first), (Ranges{{2, 3}, {35, 36}}));
    QCOMPARE(marked(second), (Ranges{{2, 3}, {23, 25}, {37, 38}}));
    QTRY_VERIFY(first->hasFocus());
    QTRY_VERIFY(m_window->actions().nextDifference->isEnabled());
    QTest::keyClick(first, Qt::Key_F9);
    QCOMPARE(first->selection(), (ByteRange{2, 3}));
    QTest::keyClick(first, Qt::Key_F9);
    QCOMPARE(first->cursor(), 23); // nothing stands there, but beside
    QVERIFY2(m_window->statusBar()->currentMessage().startsWith(QStringLiteral("Difference 2 of 3")),
             qPrintable(m_window->statusBar()->currentMessage()));
    QTest::keyClick(first, Qt::Key_F9);
    QCOMPARE(first->selection(), (ByteRange{35, 36}));
    QTest::keyClick(first, Qt::Key_F9); // around the end
    QCOMPARE(first->selection(), (ByteRange{2, 3}));
    QTest::keyClick(first, Qt::Key_F9, Qt::ShiftModifier);
    QCOMPARE(first->selection(), (ByteRange{35, 36}));
    click(second, 24); // from the pane that has the keys
    QTest::keyClick(second, Qt::Key_F9);
    QCOMPARE(second->selection(), (ByteRange{37, 38}));
    choose(QStringLiteral("Second Byte Pane"), QStringLiteral("Mark What Differs"));
    QVERIFY(!page()->comparison() && marked(first).empty() && marked(second).empty());
}

/// Also where what is written there stands in the other file near by.
void TestBytePanes::filesOfOneSizeAreComparedInPlace()
{
    const QByteArray content = QByteArray::fromHex("0000803f").repeated(20);
    open(QStringLiteral("one.bin"), content);
    compareWith(QStringLiteral("other.bin"), QByteArray(content).replace(16, 4, "1234"));
    QCOMPARE(marked(hex()), (std::vector<ByteRange>{{16, 20}}));
    QCOMPARE(marked(page()->panesHere()[1]->hexView()), (std::vector<ByteRange>{{16, 20}}));
}

void TestBytePanes::comparesAgainAfterAnEdit()
{
    open(QStringLiteral("one.bin"), "0123456789");
    compareWith(QStringLiteral("other.bin"), "0123456789");
    HexView *first = page()->panesHere()[0]->hexView(), *second = page()->panesHere()[1]->hexView();
    QVERIFY(marked(first).empty());
    first->goTo(4);
    first->setFocus();
    QTest::keyClicks(first, QStringLiteral("41"));
    QTRY_COMPARE(marked(second), (std::vector<ByteRange>{{4, 5}}));
    QTest::keyClick(first, Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(marked(first).empty());
}

/// It says so, and begins again when one of the files changes.
void TestBytePanes::aLongComparisonCanBeEnded()
{
    QByteArray content(1 << 20, '\0');
    for (qsizetype i = 0; i < content.size(); ++i)
        content[i] = char(i * 7 + i / 251);
    open(QStringLiteral("one.bin"), content);
    m_desk->write(QStringLiteral("other.bin"), content.left(5) + content.mid(6));
    chooseFile(m_window.get(), m_desk->path(QStringLiteral("other.bin")));
    m_window->actions().compareWith->trigger();
    PaneComparison *comparison = page()->comparison();
    QVERIFY(comparison && comparison->isComparing());
    Q_EMIT comparison->progressed(250); // as after a while
    QCOMPARE(m_window->statusBar()->currentMessage(), QStringLiteral("Comparing: 25 %"));
    auto *bar = page()->messages()->findChild<MessageBar *>();
    QVERIFY(bar);
    QTest::mouseClick(bar->findChild<QPushButton *>(), Qt::LeftButton);
    QVERIFY(!comparison->isComparing());
    QVERIFY2(comparison->message().contains(QStringLiteral("not compared to the end")),
             qPrintable(comparison->message()));
    QTRY_VERIFY(!page()->messages()->has(QStringLiteral("comparing")));
    QVERIFY(marked(hex()).empty());
    hex()->goTo(100);
    hex()->setFocus();
    QTest::keyClicks(hex(), QStringLiteral("ff"));
    QTRY_VERIFY(!comparison->isComparing() && marked(hex()).size() >= 2);
}

/// What is equal stays at the same height where one has bytes more.
void TestBytePanes::panesScrollTogether()
{
    QByteArray content;
    for (int i = 0; i < 8000; ++i)
        content += char(i * 7 + i / 256);
    open(QStringLiteral("one.bin"), content);
    compareWith(QStringLiteral("other.bin"), QByteArray(content).insert(100, QByteArray(640, '+')));
    HexView *first = page()->panesHere()[0]->hexView(), *second = page()->panesHere()[1]->hexView();
    first->setBytesPerRow(16);
    second->setBytesPerRow(16);
    QTRY_COMPARE(second->bytesPerRow(), 16);
    first->verticalScrollBar()->setValue(200 * first->layout().rowHeight());
    QCOMPARE(first->visibleRange().begin, 3200);
    QCOMPARE(second->visibleRange().begin, 3840);
    second->verticalScrollBar()->setValue(60 * second->layout().rowHeight());
    QCOMPARE(first->visibleRange().begin, 320);
}

void TestBytePanes::secondPaneIsThereAgain()
{
    const auto startAgain = [this](const QString &path) {
        m_window = std::make_unique<MainWindow>();
        m_window->resize(1400, 900);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QVERIFY(m_window->open(path));
        QTRY_VERIFY(isSettled());
    };
    QTest::keyClick(hex(), Qt::Key_Backslash, Qt::ControlModifier);
    startAgain(m_desk->example);
    QCOMPARE(page()->panesHere().size(), 2U);
    QCOMPARE(page()->secondPage(), page());
    QCOMPARE(page()->findChild<QSplitter *>()->orientation(), Qt::Vertical);
    QTest::keyClick(hex(), Qt::Key_Backslash, Qt::ControlModifier | Qt::AltModifier);
    startAgain(m_desk->example);
    QCOMPARE(page()->panesHere().size(), 1U);
    // Another file beside, with what differs.
    open(QStringLiteral("one.bin"), "0123456789");
    compareWith(QStringLiteral("other.bin"), "01234X6789");
    m_window->actions().splitBeside->trigger(); // this file once more
    QVERIFY(!page()->comparison());
    compareWith(QStringLiteral("other.bin"), "01234X6789");
    const Qt::Orientation orientation = page()->findChild<QSplitter *>()->orientation();
    startAgain(m_desk->path(QStringLiteral("one.bin")));
    QCOMPARE(page()->title(), QStringLiteral("one.bin"));
    QVERIFY(page()->secondPage());
    QCOMPARE(page()->secondPage()->title(), QStringLiteral("other.bin"));
    QCOMPARE(page()->findChild<QSplitter *>()->orientation(), orientation);
    QTRY_COMPARE(marked(hex()), (std::vector<ByteRange>{{5, 6}}));
    QFile::remove(m_desk->path(QStringLiteral("other.bin")));
    startAgain(m_desk->path(QStringLiteral("one.bin")));
    QCOMPARE(page()->panesHere().size(), 1U);
}

void TestBytePanes::addressesFollowEdits()
{
    open(QStringLiteral("plain.bin"), QByteArray(200, 'x'));
    hex()->goTo(100);
    choose(QStringLiteral("Addresses"), QStringLiteral("From Here"));
    QCOMPARE(hex()->addresses().base, 100);
    hex()->goTo(10);
    hex()->insertBytes(QByteArray(7, 'y'));
    QTRY_COMPARE(hex()->addresses().base, 107);
    session()->undo();
    QTRY_COMPARE(hex()->addresses().base, 100);
    session()->selection()->select(0, {90, 110}); // where it is, too
    hex()->removeSelection();
    QTRY_COMPARE(hex()->addresses().base, 90);
    session()->undo();
    QTRY_COMPARE(hex()->addresses().base, 100);
}

void TestBytePanes::theKeyForBytesGoesToTheOtherPane()
{
    m_window->actions().splitBelow->trigger();
    HexView *first = page()->panesHere()[0]->hexView(), *second = page()->panesHere()[1]->hexView();
    first->setFocus();
    QTest::keyClick(first, Qt::Key_1, Qt::AltModifier);
    QVERIFY(!first->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_5, Qt::AltModifier);
    QVERIFY(first->hasFocus());
    QTest::keyClick(first, Qt::Key_5, Qt::AltModifier);
    QVERIFY(second->hasFocus());
    QTest::keyClick(second, Qt::Key_5, Qt::AltModifier);
    QVERIFY(first->hasFocus());
}

/// By keys alone: the menu, its first menu, and in it 16.
void TestBytePanes::statusBarChoosesTheLook()
{
    choose(QStringLiteral("Bytes in a Row"), QStringLiteral("8"));
    QCOMPARE(hex()->bytesPerRow(), 8);
    auto *button = m_window->statusBar()->findChild<QToolButton *>(QStringLiteral("look"));
    QTRY_COMPARE(button->text(), QStringLiteral("8 × hex"));
    QTimer::singleShot(0, button->menu(), [] {
        const auto press = [](int key) {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            QVERIFY(menu);
            QTest::keyClick(menu, Qt::Key(key));
        };
        press(Qt::Key_Down);
        press(Qt::Key_Right);
        for (int row = 0; row < 3; ++row)
            press(Qt::Key_Down); // from as many as fit to 8, 12, 16
        press(Qt::Key_Return);
    });
    hex()->setFocus();
    QTest::keyClick(hex(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(hex()->bytesPerRow(), 16);
    QTRY_COMPARE(button->text(), QStringLiteral("16 × hex"));
    // What fits may change with the window.
    choose(QStringLiteral("Bytes in a Row"), QStringLiteral("As Many as Fit"));
    for (const int width : {2400, 900}) {
        m_window->resize(width, 900);
        QTRY_COMPARE(button->text(), QStringLiteral("%1 × hex").arg(hex()->bytesPerRow()));
    }
}

QTEST_MAIN(TestBytePanes)
#include "tst_bytepanes.moc"
