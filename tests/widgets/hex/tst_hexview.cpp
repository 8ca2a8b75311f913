#include "tests/widgets/hex/hexbench.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStyleFactory>
#include <QTest>

using namespace hexahedron;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(hexahedron::ByteRange)

class TestHexView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(QStyleFactory::create(u"Fusion"_s)); }
    void everyCellIsHit_data();
    void everyCellIsHit();
    void clickMovesCursor();
    void dragSelectsBothEnds_data();
    void dragSelectsBothEnds();
    void shiftClickExtends();
    void doubleClickSelectsFieldAndTripleGroup();
    void keysMove_data();
    void keysMove();
    void shiftExtendsFromTheAnchor();
    void tabLeavesInBothDirections();
    void addressesSelectRows();
    void cursorTellsTheMode();
    void rowsBeginWithRecords();
    void automaticRowsArePowersOfTwo();
    void reachesEveryRowOfAHugeFile();
    void paintingReadsOnlyWhatIsVisible();
    void keepsTheTopByteWhenResized();
    void keepsTheCursorInSightWhenResized();
    void setSelectionTellsOnce();
    void echoDoesNotDisturb();
    void shrinkingBytesClampsTheCursor();
    void wheelZoomsWithControl();
    void tellsScreenReadersTheRow();
};

void TestHexView::everyCellIsHit_data()
{
    QTest::addColumn<int>("bytesPerRow");
    for (const int length : {1, 4, 8, 16, 24, 32, 5})
        QTest::addRow("%d per row", length) << length;
}

void TestHexView::everyCellIsHit()
{
    QFETCH(int, bytesPerRow);
    Bench bench(counting(100));
    bench.view.setBytesPerRow(bytesPerRow);
    bench.view.resize(2000, 3000);
    for (qint64 offset = 0; offset < 100; ++offset) {
        for (const HexPane pane : {HexPane::Hex, HexPane::Text}) {
            const QRect cell = bench.view.cellRect(offset, pane);
            for (const QPoint &corner : {cell.topLeft(), cell.bottomRight(), cell.center()}) {
                const auto hit = bench.view.hitAt(corner);
                QVERIFY(hit);
                QCOMPARE(hit->offset, offset);
                QCOMPARE(hit->pane, pane);
            }
        }
    }
    QVERIFY(!bench.view.hitAt(QPoint(2, 100)));                                             // the gutter
    QVERIFY(!bench.view.hitAt(bench.cell(0) - QPoint(0, bench.view.layout().rowHeight()))); // the header
    QVERIFY(!bench.view.hitAt(bench.view.cellRect(99, HexPane::Hex).center() + QPoint(0, 200)));
}

void TestHexView::clickMovesCursor()
{
    Bench bench(counting(64));
    QSignalSpy moved(&bench.view, &HexView::cursorMoved);
    QTest::mouseClick(bench.area(), Qt::LeftButton, {}, bench.digit(0x25, 0));
    QCOMPARE(bench.view.cursor(), 0x25);
    QCOMPARE(bench.view.activeNibble(), 0);
    QTest::mouseClick(bench.area(), Qt::LeftButton, {}, bench.digit(0x25, 1));
    QCOMPARE(bench.view.activeNibble(), 1);
    QVERIFY(bench.view.selection().isEmpty());
    QTest::mouseClick(bench.area(), Qt::LeftButton, {}, bench.cell(0x31, HexPane::Text));
    QCOMPARE(bench.view.cursor(), 0x31);
    QCOMPARE(bench.view.activePane(), HexPane::Text);
    QCOMPARE(moved.size(), 2);
}

void TestHexView::dragSelectsBothEnds_data()
{
    QTest::addColumn<qint64>("from");
    QTest::addColumn<qint64>("to");
    QTest::addColumn<ByteRange>("selection");
    QTest::newRow("forward") << qint64(3) << qint64(9) << ByteRange{3, 10};
    QTest::newRow("backward") << qint64(9) << qint64(3) << ByteRange{3, 10};
    QTest::newRow("down") << qint64(0x12) << qint64(0x35) << ByteRange{0x12, 0x36};
    QTest::newRow("up to the first") << qint64(0x2f) << qint64(0) << ByteRange{0, 0x30};
    QTest::newRow("to the last") << qint64(0x30) << qint64(0x3f) << ByteRange{0x30, 0x40};
}

void TestHexView::dragSelectsBothEnds()
{
    QFETCH(qint64, from);
    QFETCH(qint64, to);
    QFETCH(ByteRange, selection);
    for (const HexPane pane : {HexPane::Hex, HexPane::Text}) {
        Bench bench(counting(64));
        QSignalSpy changed(&bench.view, &HexView::selectionChanged);
        bench.drag(from, to, pane);
        QCOMPARE(bench.view.selection(), selection);
        QVERIFY(!changed.isEmpty());
        QCOMPARE(changed.last().first().value<ByteRange>(), selection);
    }
}

void TestHexView::shiftClickExtends()
{
    Bench bench(counting(64));
    QTest::mouseClick(bench.area(), Qt::LeftButton, {}, bench.cell(0x14));
    QTest::mouseClick(bench.area(), Qt::LeftButton, Qt::ShiftModifier, bench.cell(0x20));
    QCOMPARE(bench.view.selection(), (ByteRange{0x14, 0x21}));
    QTest::mouseClick(bench.area(), Qt::LeftButton, Qt::ShiftModifier, bench.cell(0x05));
    QCOMPARE(bench.view.selection(), (ByteRange{0x05, 0x15}));
}

void TestHexView::doubleClickSelectsFieldAndTripleGroup()
{
    Bench bench(counting(64));
    QSignalSpy activated(&bench.view, &HexView::fieldActivated);
    const QPoint spot = bench.cell(0x1a);
    QTest::mouseClick(bench.area(), Qt::LeftButton, {}, spot);
    QTest::mouseDClick(bench.area(), Qt::LeftButton, {}, spot);
    QCOMPARE(bench.view.selection(), (ByteRange{0x18, 0x1c}));
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated.first().first().toLongLong(), 0x1a);
    QTest::mousePress(bench.area(), Qt::LeftButton, {}, spot);
    QTest::mouseRelease(bench.area(), Qt::LeftButton, {}, spot);
    QCOMPARE(bench.view.selection(), (ByteRange{0x18, 0x24}));
}

void TestHexView::keysMove_data()
{
    QTest::addColumn<qint64>("from");
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("control");
    QTest::addColumn<qint64>("to");
    const auto row = [](const char *name, qint64 from, Qt::Key key, bool control, qint64 to) {
        QTest::newRow(name) << from << int(key) << control << to;
    };
    row("right", 5, Qt::Key_Right, false, 6);
    row("right over the row's end", 15, Qt::Key_Right, false, 16);
    row("right stops behind the last byte", 100, Qt::Key_Right, false, 100);
    row("left", 16, Qt::Key_Left, false, 15);
    row("left stops", 0, Qt::Key_Left, false, 0);
    row("right by a group", 5, Qt::Key_Right, true, 9);
    row("left by a group", 5, Qt::Key_Left, true, 1);
    row("left by a group stops", 2, Qt::Key_Left, true, 0);
    row("down", 5, Qt::Key_Down, false, 21);
    row("down into the short last row", 95, Qt::Key_Down, false, 100);
    row("down in the last row", 97, Qt::Key_Down, false, 97);
    row("up", 21, Qt::Key_Up, false, 5);
    row("up in the first row", 5, Qt::Key_Up, false, 5);
    row("control and down only scroll", 5, Qt::Key_Down, true, 5);
    row("home", 21, Qt::Key_Home, false, 16);
    row("end", 21, Qt::Key_End, false, 31);
    row("end of the last row", 97, Qt::Key_End, false, 100);
    row("first", 21, Qt::Key_Home, true, 0);
    row("last", 21, Qt::Key_End, true, 100);
    row("page down keeps the column", 5, Qt::Key_PageDown, false, 100);
    row("page up", 97, Qt::Key_PageUp, false, 1);
}

void TestHexView::keysMove()
{
    QFETCH(qint64, from);
    QFETCH(int, key);
    QFETCH(bool, control);
    Bench bench(counting(100));
    bench.view.goTo(from);
    bench.key(key, control ? Qt::ControlModifier : Qt::NoModifier);
    QTEST(bench.view.cursor(), "to");
    QVERIFY(bench.view.selection().isEmpty());
}

void TestHexView::shiftExtendsFromTheAnchor()
{
    Bench bench(counting(100));
    bench.view.goTo(20);
    bench.key(Qt::Key_Right, Qt::ShiftModifier);
    bench.key(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(bench.view.selection(), (ByteRange{20, 22}));
    bench.key(Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(bench.view.selection(), (ByteRange{6, 20}));
    bench.key(Qt::Key_End, Qt::ShiftModifier | Qt::ControlModifier);
    QCOMPARE(bench.view.selection(), (ByteRange{20, 100}));
    bench.key(Qt::Key_Home, Qt::ShiftModifier);
    QCOMPARE(bench.view.selection(), (ByteRange{20, 96}));
    bench.key(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(bench.view.selection(), (ByteRange{0, 100}));
}

void TestHexView::tabLeavesInBothDirections()
{
    QWidget window;
    auto *row = new QHBoxLayout(&window);
    QWidget *before = new QPushButton, *behind = new QPushButton;
    auto *view = new HexView;
    view->setBytes(Bytes(counting(16)));
    for (QWidget *widget : {before, static_cast<QWidget *>(view), behind})
        row->addWidget(widget);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Tab);
    QVERIFY(behind->hasFocus());
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Tab, Qt::ShiftModifier);
    QVERIFY(before->hasFocus());
    view->switchPane();
    QCOMPARE(view->activePane(), HexPane::Text);
    view->switchPane();
    QCOMPARE(view->activePane(), HexPane::Hex);
}

void TestHexView::addressesSelectRows()
{
    Bench bench(counting(70));
    const auto address = [&](qint64 offset) { return QPoint(10, bench.cell(offset).y()); };
    QTest::mouseClick(bench.area(), Qt::LeftButton, {}, address(0x10));
    QCOMPARE(bench.view.selection(), (ByteRange{0x10, 0x20}));
    const auto dragTo = [&](qint64 from, qint64 to) {
        QTest::mousePress(bench.area(), Qt::LeftButton, {}, address(from));
        QMouseEvent move(QEvent::MouseMove, address(to), bench.area()->mapToGlobal(address(to)), Qt::NoButton,
                         Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(bench.area(), &move);
        QTest::mouseRelease(bench.area(), Qt::LeftButton, {}, address(to));
    };
    dragTo(0x20, 0x40);
    QCOMPARE(bench.view.selection(), (ByteRange{0x20, 70}));
    dragTo(0x20, 0);
    QCOMPARE(bench.view.selection(), (ByteRange{0, 0x30}));
    bench.drag(0x11, 0x12, HexPane::Hex); // bytes again
    QCOMPARE(bench.view.selection(), (ByteRange{0x11, 0x13}));
}

/// Records of 12 bytes, the first of which begins at 5.
/// What is typed next goes over a byte, or between two: that is seen where it happens.
void TestHexView::cursorTellsTheMode()
{
    Bench bench(counting(100));
    bench.view.goTo(20);
    bench.view.activateWindow();
    bench.view.setFocus();
    QTRY_VERIFY(bench.view.hasFocus());
    const auto cell = [&] {
        return bench.view.viewport()->grab(bench.view.cellRect(20, HexPane::Hex).adjusted(-3, -3, 3, 3)).toImage();
    };
    const QImage over = cell();
    bench.key(Qt::Key_Insert);
    QVERIFY(!bench.view.isOverwriteMode());
    QVERIFY(cell() != over);
    bench.key(Qt::Key_Insert);
    QCOMPARE(cell(), over);
}

void TestHexView::rowsBeginWithRecords()
{
    Bench bench(counting(100));
    bench.view.setRows({.length = 12, .origin = 5, .areRecords = true});
    bench.view.resize(2000, 3000);
    const auto isFirst = [&](qint64 offset) { return bench.view.layout().columnOf(offset) == 0; };
    QVERIFY(isFirst(5) && isFirst(17) && !isFirst(0) && !isFirst(12));
    for (qint64 offset = 0; offset < 100; ++offset) {
        const auto hit = bench.view.hitAt(bench.cell(offset));
        QVERIFY(hit);
        QCOMPARE(hit->offset, offset);
    }
    bench.view.goTo(20);
    bench.key(Qt::Key_Home);
    QCOMPARE(bench.view.cursor(), 17);
    bench.key(Qt::Key_End);
    QCOMPARE(bench.view.cursor(), 28);
    bench.key(Qt::Key_Up);
    bench.key(Qt::Key_Up);
    QCOMPARE(bench.view.cursor(), 4);
    bench.key(Qt::Key_Home);
    QCOMPARE(bench.view.cursor(), 0);
    QVERIFY(!bench.view.hitAt(bench.cell(0) - QPoint(bench.view.cellRect(1, HexPane::Hex).width() * 2, 0)));
    QVERIFY(!bench.view.grab().isNull());
    bench.view.setBytesPerRow(HexView::Automatic);
    QVERIFY(isFirst(0));
}

void TestHexView::automaticRowsArePowersOfTwo()
{
    Bench bench(counting(100));
    bench.view.setBytesPerRow(HexView::Automatic);
    for (int width = 200; width < 2000; width += 50) {
        bench.view.resize(width, 400);
        QVERIFY2(qPopulationCount(quint32(bench.view.bytesPerRow())) == 1,
                 qPrintable(QString::number(bench.view.bytesPerRow())));
    }
}

void TestHexView::reachesEveryRowOfAHugeFile()
{
    // 4 GB fits the scroll bar's pixels hardly, 1 TB by far not.
    for (const qint64 size : {qint64(4) << 30, qint64(1) << 40}) {
        Bench bench(Bytes(std::make_shared<CountingSource>(size)));
        HexView &view = bench.view;
        for (const qint64 offset : {qint64(0), size / 2 + 7, size - 1, size, qint64(0x12345670)}) {
            view.goTo(offset);
            QCOMPARE(view.cursor(), offset);
            const QRect cell = view.cellRect(offset, HexPane::Hex);
            QVERIFY(view.viewport()->rect().contains(cell));
            if (offset < size)
                QCOMPARE(view.hitAt(cell.center())->offset, offset);
        }
        // Neighbouring rows, one by one, where a step of the bar is many of them.
        view.goTo(size / 2);
        const qint64 first = view.visibleRange().begin;
        for (int i = 1; i <= 50; ++i) {
            view.verticalScrollBar()->triggerAction(QAbstractSlider::SliderSingleStepAdd);
            QCOMPARE(view.visibleRange().begin, first + 16 * i);
        }
        view.verticalScrollBar()->triggerAction(QAbstractSlider::SliderPageStepSub);
        QVERIFY(view.visibleRange().begin < first + 16 * 50);
        QVERIFY(view.visibleRange().end >= first + 16 * 50);
        view.verticalScrollBar()->setValue(view.verticalScrollBar()->maximum());
        QCOMPARE(view.visibleRange().end, size);
        view.verticalScrollBar()->setValue(0);
        QCOMPARE(view.visibleRange().begin, 0);
    }
}

void TestHexView::paintingReadsOnlyWhatIsVisible()
{
    const auto source = std::make_shared<CountingSource>(qint64(4) << 30);
    Bench bench{Bytes(source)};
    bench.view.goTo(qint64(3) << 30);
    QCoreApplication::processEvents();
    source->filled = 0;
    bench.annotations.m_widest = 0;
    bench.view.viewport()->grab();
    QVERIFY(source->filled > 0);
    QVERIFY(source->filled <= bench.view.visibleRange().size());
    QVERIFY(bench.annotations.m_widest <= bench.view.visibleRange().size());
}

void TestHexView::keepsTheTopByteWhenResized()
{
    Bench bench(counting(100) + QByteArray(100000, 'x'));
    bench.view.setBytesPerRow(HexView::Automatic);
    bench.view.goTo(50000);
    const qint64 top = bench.view.visibleRange().begin;
    bench.view.resize(500, 400);
    QVERIFY(bench.view.bytesPerRow() < 16);
    QVERIFY(std::abs(bench.view.visibleRange().begin - top) < 16);
    QCOMPARE(bench.view.horizontalScrollBar()->maximum(), 0);
    bench.view.resize(1700, 400);
    QVERIFY(bench.view.bytesPerRow() >= 32);
    QCOMPARE(bench.view.horizontalScrollBar()->maximum(), 0);
}

void TestHexView::keepsTheCursorInSightWhenResized()
{
    Bench bench(QByteArray(100000, 'x'));
    bench.view.setBytesPerRow(HexView::Automatic);
    bench.view.resize(1700, 400);
    bench.view.setSelection({300, 310});
    QVERIFY(bench.view.visibleRange().contains(ByteRange{300, 310}));
    bench.view.resize(400, 150);
    QVERIFY(bench.view.visibleRange().contains(ByteRange{300, 301}));
    bench.view.verticalScrollBar()->setValue(bench.view.verticalScrollBar()->maximum());
    const qint64 top = bench.view.visibleRange().begin;
    bench.view.resize(300, 150); // somebody looks elsewhere
    QVERIFY(bench.view.visibleRange().begin > top / 2);
}

void TestHexView::setSelectionTellsOnce()
{
    Bench bench(counting(100));
    QSignalSpy changed(&bench.view, &HexView::selectionChanged);
    bench.view.setSelection({10, 20});
    bench.view.setSelection({10, 20});
    QCOMPARE(changed.size(), 1);
    QCOMPARE(bench.view.cursor(), 10);
    bench.view.setSelection({90, 1000}); // only what there is
    QCOMPARE(bench.view.selection(), (ByteRange{90, 100}));
    bench.view.setSelection({5, 5});
    QVERIFY(bench.view.selection().isEmpty());
    QCOMPARE(bench.view.cursor(), 5);
}

/// The owner hands every selection back, as the shared selection of all views does.
void TestHexView::echoDoesNotDisturb()
{
    Bench bench(QByteArray(10000, 'x'));
    connect(&bench.view, &HexView::selectionChanged, &bench.view,
            [&](ByteRange range) { bench.view.setSelection(range, true); });
    QTest::mouseClick(bench.area(), Qt::LeftButton, {}, bench.digit(3, 1));
    QCOMPARE(bench.view.activeNibble(), 1);
    for (int i = 0; i < 100; ++i) // far past the screen's end, the cursor stays in sight
        bench.key(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(bench.view.selection(), (ByteRange{3, 1603}));
    QCOMPARE(bench.view.cursor(), 1603);
    QVERIFY(bench.view.visibleRange().contains(1603));
}

void TestHexView::shrinkingBytesClampsTheCursor()
{
    Bench bench(counting(100));
    bench.view.setSelection({80, 100});
    bench.view.setBytes(Bytes(counting(85)));
    QCOMPARE(bench.view.selection(), (ByteRange{80, 85}));
    bench.view.setBytes(Bytes());
    QCOMPARE(bench.view.cursor(), 0);
    QVERIFY(bench.view.selection().isEmpty());
    QVERIFY(!bench.view.grab().isNull());
}

void TestHexView::wheelZoomsWithControl()
{
    Bench bench(counting(100));
    const int width = bench.view.layout().charWidth();
    QWheelEvent wheel(QPointF(10, 50), QPointF(10, 50), {}, {0, 120 * 6}, Qt::NoButton, Qt::ControlModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(bench.area(), &wheel);
    QCOMPARE(bench.view.zoom(), 6);
    QVERIFY(bench.view.layout().charWidth() > width);
}

void TestHexView::tellsScreenReadersTheRow()
{
    Bench bench(QByteArray("BB3D") + counting(30));
    bench.view.goTo(2);
    QAccessibleInterface *view = QAccessible::queryAccessibleInterface(&bench.view);
    QVERIFY(view);
    QAccessibleTextInterface *text = view->textInterface();
    QVERIFY(text);
    const QString all = text->text(0, text->characterCount());
    QVERIFY2(all.contains(u"0: 42 42 33 44 00 01"_s), qPrintable(all));
    QVERIFY2(all.contains(u"field 0, field 1, field 2, field 3"_s), qPrintable(all));
    QCOMPARE(text->text(text->cursorPosition(), text->cursorPosition() + 2), u"33"_s);
    QVERIFY(view->text(QAccessible::Value).contains(u"33"_s));
    QVERIFY(view->text(QAccessible::Value).contains(u"byte 2"_s)); // the annotation
    QVERIFY(!view->text(QAccessible::Name).isEmpty());
    text->setCursorPosition(text->cursorPosition() + 3);
    QCOMPARE(bench.view.cursor(), 3);
    bench.view.setActivePane(HexPane::Text);
    QVERIFY(text->text(0, text->characterCount()).contains(u": BB3D"_s));
    bench.view.goTo(20);
    QVERIFY(text->text(0, text->characterCount()).contains(u"10: "_s));
}

QTEST_MAIN(TestHexView)
#include "tst_hexview.moc"
