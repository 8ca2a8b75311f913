#include "tests/widgets/hex/hexbench.h"
#include "widgets/hex/findbar.h"
#include "widgets/hex/gotodialog.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QLineEdit>
#include <QSignalSpy>
#include <QToolButton>
#include <QVBoxLayout>

using namespace hexahedron;
using namespace Qt::StringLiterals;

class TestFindBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parsesOffsets_data();
    void parsesOffsets();
    void parsesRanges_data();
    void parsesRanges();
    void shiftEnterExtendsTheSelection();
    void numbersInTheFileAreOffsets();
    void goToAsksTheResolver();
    void goToCompletesPaths();
    void enterGoesWhilePathsAreOffered();
    void findBarFinds();
    void keysChooseTheKind();
    void whatIsTypedComesBeforeTheButtons();
    void muchSelectedIsReplacedThereOnly();
    void escapeGoesToTheBytes();
    void stringsAreForgotten();
    void findBarGivesUp();
    void toleranceFollowsTheDigits();
    void expressionsAreFoundByKeys();
    void saysWhenAnExpressionTookTooLong();
    void termsComeBack();
};

void TestFindBar::parsesOffsets_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("bareIsHex");
    QTest::addColumn<qint64>("offset"); // -1: none. The cursor is at 0x100, the size is 0x1000.
    const auto row = [](const QString &text, bool bareIsHex, qint64 offset) {
        QTest::addRow("%s, bare is %s", qPrintable(text), bareIsHex ? "hex" : "decimal") << text << bareIsHex << offset;
    };
    row(u"0x1F0"_s, false, 0x1f0);
    row(u"1F0h"_s, false, 0x1f0);
    row(u"100"_s, true, 0x100);
    row(u"100"_s, false, 100);
    row(u"1f0"_s, false, 0x1f0);
    row(u" 1 000 "_s, true, 0x1000);
    row(u"1001"_s, true, -1);
    row(u"+10"_s, true, 0x110);
    row(u"+16"_s, false, 0x110);
    row(u"-0x100"_s, false, 0);
    row(u"-0x101"_s, false, -1);
    row(u"+0xF00"_s, false, 0x1000);
    row(u"+0xF01"_s, false, -1);
    row(u"+0x7fffffffffffffff"_s, false, -1);
    row(u"ffffffffffffffffffff"_s, true, -1);
    row(u"50%"_s, true, 0x800);
    row(u"100%"_s, true, 0x1000);
    row(u"12,5%"_s, true, 0x200);
    row(u"101%"_s, true, -1);
    row(u"nan%"_s, true, -1);
    row(u"--1"_s, true, -1);
    row(u""_s, true, -1);
    row(u"xyz"_s, true, -1);
    row(u"h"_s, true, -1);
    // A prefix decides.
    row(u"0n496"_s, true, 496);
    row(u"0b101"_s, true, 5);
    row(u"0o17"_s, false, 15);
    row(u"0b1F"_s, true, 0xb1f);
    // Sums and products of places; the cursor is at 0x100, 0x40 to 0x50 is selected.
    row(u"start + 4*0n12"_s, true, 0x70);
    row(u"start+4*12"_s, false, 0x70);
    row(u"end - 1"_s, true, 0x4f);
    row(u"$-(2*8)"_s, false, 0xf0);
    row(u"$"_s, true, 0x100);
    row(u"size-10h"_s, false, 0xff0);
    row(u"+2*8"_s, false, 0x110);
    row(u"2*(3+4)*2"_s, false, 28);
    row(u"size"_s, true, -1); // perhaps a field
    row(u"start+"_s, true, -1);
    row(u"(1"_s, true, -1);
    row(u"1)"_s, true, -1);
    row(u"1-2"_s, true, -1);
    row(u"size+1"_s, true, -1);
    row(u"0x7fffffffffffffff+0x7fffffffffffffff"_s, true, -1);
    row(u"0x7fffffffffffffff*8"_s, true, -1);
    row(QString(100'000, u'('), true, -1);
}

void TestFindBar::parsesOffsets()
{
    QFETCH(QString, text);
    QFETCH(bool, bareIsHex);
    QTEST(parseOffset(text, {0x100, 0x1000, bareIsHex, {0x40, 0x50}}).value_or(-1), "offset");
}

void TestFindBar::parsesRanges_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("begin");
    QTest::addColumn<qint64>("end");
    const auto row = [](const QString &text, qint64 begin, qint64 end) {
        QTest::newRow(qPrintable(text)) << text << begin << end;
    };
    row(u"0x100..0x1ff"_s, 0x100, 0x200); // the last byte is one of them
    row(u"100 .. 1FF"_s, 0x100, 0x200);
    row(u"100..100"_s, 0x100, 0x101);
    row(u"100..+f"_s, 0x100, 0x110);
    row(u"0x100+16..size-1"_s, 0x116, 0x1000);
    row(u"FF0..size"_s, 0xff0, 0x1000); // there is no byte at the end
    row(u"start..end"_s, 0x40, 0x51);
    row(u"0x100:0x10"_s, 0x100, 0x110);
    row(u"$-10:20"_s, 0xf0, 0x110);
    row(u"mesh..100"_s, 0x20, 0x101);
    row(u"0..mesh"_s, 0, 0x30);
    row(u"mesh:4"_s, 0x20, 0x24);
    for (const char *none :
         {"1FF..100", "100..", "..100", "100..1001", "FFF:2", ":4", "100:", "100..nothing", "1..2..3"})
        row(QLatin1String(none), -1, -1);
}

void TestFindBar::parsesRanges()
{
    QFETCH(QString, text);
    const auto named = [](const QString &name) {
        return name == u"mesh"_s ? std::optional(ByteRange{0x20, 0x30}) : std::nullopt;
    };
    const ByteRange found = parseRange(text, {0x100, 0x1000, true, {0x40, 0x50}}, named).value_or(ByteRange{-1, -1});
    QTEST(found.begin, "begin");
    QTEST(found.end, "end");
}

void TestFindBar::shiftEnterExtendsTheSelection()
{
    GoToDialog dialog({0x40, 0x1000, true, {0x40, 0x50}});
    dialog.show();
    auto *line = dialog.findChild<QLineEdit *>();
    QTest::keyClicks(line, u"100..1ff"_s);
    QCOMPARE(dialog.target(), (ByteRange{0x100, 0x200}));
    line->selectAll();
    QTest::keyClicks(line, u"100"_s);
    QTest::keyClick(line, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
    QVERIFY(dialog.isExtending());
    QCOMPARE(dialog.target(), (ByteRange{0x40, 0x100}));
    GoToDialog before({0x40, 0x1000, true, {0x40, 0x50}});
    before.show();
    line = before.findChild<QLineEdit *>();
    QTest::keyClicks(line, u"10"_s);
    QTest::keyClick(line, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(before.target(), (ByteRange{0x10, 0x50}));
}

/// Where an offset stands one goes to where it leads.
void TestFindBar::numbersInTheFileAreOffsets()
{
    const OffsetContext here{.cursor = 0x40, .size = 0x100000, .there = QByteArray::fromHex("0002000000010000")};
    const auto offset = [&](const QString &text) { return parseOffset(text, here).value_or(-1); };
    QCOMPARE(offset(u"u32"_s), 0x200);
    QCOMPARE(offset(u"u16be"_s), 2);
    QCOMPARE(offset(u"U16 + 10"_s), 0x210);
    QCOMPARE(offset(u"$+u32be"_s), 0x20040);
    QCOMPARE(offset(u"$+u8"_s), 0x40);
    QCOMPARE(offset(u"f32"_s), 0xf32); // no place is a fraction: these are digits
    const OffsetContext back{.cursor = 0x40, .size = 0x1000, .there = QByteArray::fromHex("f0ffffffffffffffff")};
    QCOMPARE(parseOffset(u"$+i32"_s, back).value_or(-1), 0x30);
    QVERIFY(!parseOffset(u"u64"_s, back));
    QVERIFY(!parseOffset(u"u16"_s, {.size = 0x1000, .there = "1"})); // at the end of the file
}

void TestFindBar::goToAsksTheResolver()
{
    GoToDialog dialog({0, 1000, true});
    QVERIFY(!dialog.target());
    dialog.setResolver([](const QString &path) {
        return path == u"mesh/vertices"_s ? std::optional(ByteRange{10, 20}) : std::nullopt;
    });
    dialog.setText(u"mesh/vertices"_s);
    QCOMPARE(dialog.target(), (ByteRange{10, 20}));
    dialog.setText(u"mesh/nothing"_s);
    QVERIFY(!dialog.target());
    dialog.setText(u"10"_s);
    QCOMPARE(dialog.target(), (ByteRange{16, 16}));

    dialog.setResolver([](const QString &) { return GoToDialog::Place({10, 2000}, true); });
    dialog.setText(u"packed/vertices"_s);
    QCOMPARE(dialog.target(), (ByteRange{10, 2000}));
    QVERIFY(dialog.isElsewhere());
    dialog.setText(u"10"_s);
    QVERIFY(!dialog.isElsewhere());
}

void TestFindBar::goToCompletesPaths()
{
    GoToDialog dialog({0, 1000, true});
    dialog.setCompletion([](const QString &above) {
        return above.isEmpty() ? QStringList{u"mesh"_s, u"material"_s} : QStringList{above + u"vertices"_s};
    });
    auto *line = dialog.findChild<QLineEdit *>();
    const auto offered = [&] {
        QStringList paths;
        for (int row = 0; row < line->completer()->completionCount(); ++row) {
            line->completer()->setCurrentRow(row);
            paths += line->completer()->currentCompletion();
        }
        return paths;
    };
    QTest::keyClicks(line, u"m"_s);
    QCOMPARE(offered(), (QStringList{u"mesh"_s, u"material"_s}));
    QTest::keyClicks(line, u"esh/"_s);
    QCOMPARE(offered(), (QStringList{u"mesh/vertices"_s}));
}

void TestFindBar::enterGoesWhilePathsAreOffered()
{
    GoToDialog dialog({0, 1000, true});
    dialog.setCompletion([](const QString &) { return QStringList{u"mesh"_s, u"mesh/vertices"_s}; });
    dialog.setResolver([](const QString &path) {
        return path == u"mesh"_s ? std::optional(ByteRange{10, 20}) : std::nullopt;
    });
    dialog.show();
    auto *line = dialog.findChild<QLineEdit *>();
    QAbstractItemView *offers = line->completer()->popup();
    QTest::keyClicks(line, u"mes"_s);
    QTRY_VERIFY(offers->isVisible());
    QTest::keyClick(offers, Qt::Key_Return);
    QVERIFY(dialog.isVisible()); // there is no such place
    QTest::keyClicks(line, u"h"_s);
    QTRY_VERIFY(offers->isVisible());
    QTest::keyClick(offers, Qt::Key_Return);
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
    QCOMPARE(dialog.target(), (ByteRange{10, 20}));
}

void TestFindBar::findBarFinds()
{
    Bench bench(QByteArray("..needle..NEEDLE..needle.."));
    FindBar bar(&bench.view);
    QSignalSpy ended(&bar, &FindBar::searchEnded);
    const auto run = [&](auto search) {
        const qsizetype before = ended.size();
        (bar.*search)();
        return QTest::qWaitFor([&] { return ended.size() > before; });
    };
    bar.setKind(FindBar::Kind::Text);
    bar.setText(u"needle"_s);
    for (const qint64 offset : {2, 10, 18, 2}) { // either case, and from the beginning again
        QVERIFY(run(&FindBar::findNext));
        QCOMPARE(bench.view.selection(), (ByteRange{offset, offset + 6}));
    }
    QVERIFY(run(&FindBar::findPrevious));
    QCOMPARE(bench.view.selection(), (ByteRange{18, 24}));
    QVERIFY(run(&FindBar::findPrevious));
    QCOMPARE(bench.view.selection(), (ByteRange{10, 16}));

    bar.setKind(FindBar::Kind::Bytes);
    bar.setText(u"4E 45 ?? 44"_s);
    bench.view.goTo(0);
    QVERIFY(run(&FindBar::findNext));
    QCOMPARE(bench.view.selection(), (ByteRange{10, 14}));
    bar.setText(u"4E 4"_s);
    QVERIFY(!bar.terms().pattern());
    QVERIFY(!bar.message().isEmpty());
    bar.setText(u"FF FF"_s);
    QVERIFY(run(&FindBar::findNext));
    QCOMPARE(bench.view.selection(), (ByteRange{10, 14}));
}

/// Who finds a place, closes the bar and types, changes that place and nothing else.
void TestFindBar::keysChooseTheKind()
{
    Bench bench(QByteArray("..needle.."));
    FindBar bar(&bench.view);
    bar.activate();
    QVERIFY(QTest::qWaitForWindowActive(&bar));
    auto *line = bar.findChild<QLineEdit *>();
    QTRY_VERIFY(line->hasFocus());
    QTest::keyClick(line, Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(bar.terms().kind, FindBar::Kind::Text);
    QTest::keyClick(line, Qt::Key_Up, Qt::ControlModifier);
    QTest::keyClick(line, Qt::Key_Up, Qt::ControlModifier); // around the end
    QCOMPARE(bar.terms().kind, FindBar::Kind::Strings);
}

void TestFindBar::whatIsTypedComesBeforeTheButtons()
{
    Bench bench(QByteArray("..needle.."));
    FindBar bar(&bench.view);
    bar.activateReplacing();
    QVERIFY(QTest::qWaitForWindowActive(&bar));
    const QList<QLineEdit *> lines = bar.findChildren<QLineEdit *>();
    const auto named = [&](const QString &name) {
        return *std::find_if(lines.begin(), lines.end(), [&](auto *line) { return line->accessibleName() == name; });
    };
    QTRY_VERIFY(named(u"Find"_s)->hasFocus());
    QTest::keyClick(named(u"Find"_s), Qt::Key_Tab);
    QVERIFY(named(u"Replace with"_s)->hasFocus());
    bar.setKind(FindBar::Kind::Text);
    QTest::keyClick(named(u"Replace with"_s), Qt::Key_Tab);
    QCOMPARE(bar.focusWidget()->accessibleName(), u"Encoding"_s);
}

/// Until the next time: then it is the file again.
void TestFindBar::muchSelectedIsReplacedThereOnly()
{
    Bench bench(QByteArray(400, 'x'));
    FindBar bar(&bench.view);
    bench.view.setSelection({100, 300}, false);
    bar.activateReplacing();
    QCOMPARE(bar.scope(), SearchScope::Selection);
    bench.view.setSelection({100, 104}, false);
    bar.activateReplacing();
    QCOMPARE(bar.scope(), SearchScope::File);
    bar.setScope(SearchScope::Shown); // what was chosen stays
    bench.view.setSelection({100, 300}, false);
    bar.activateReplacing();
    QCOMPARE(bar.scope(), SearchScope::Shown);
}

void TestFindBar::escapeGoesToTheBytes()
{
    QWidget window;
    auto *layout = new QVBoxLayout(&window);
    auto *view = new HexView;
    auto *bar = new FindBar(view);
    auto *value = new QLineEdit; // what Qt would choose: the next that takes keys
    for (QWidget *widget : std::initializer_list<QWidget *>{view, bar, value})
        layout->addWidget(widget);
    view->setBytes(Bytes(QByteArray("one two one")));
    bar->hide();
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    for (const bool withButton : {false, true}) {
        bar->activate();
        bar->setKind(FindBar::Kind::Text);
        auto *line = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(line && bar->isAncestorOf(line));
        line->selectAll();
        QTest::keyClicks(line, u"two"_s);
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_COMPARE(view->selection(), (ByteRange{4, 7}));
        if (withButton) {
            for (QToolButton *button : bar->findChildren<QToolButton *>()) {
                if (button->toolTip().contains(u"Esc"_s) && !button->icon().isNull())
                    QTest::mouseClick(button, Qt::LeftButton);
            }
        } else {
            QTest::keyClick(line, Qt::Key_Escape);
        }
        QVERIFY(!bar->isVisible());
        QCOMPARE(QApplication::focusWidget(), view);
        QCOMPARE(view->selection(), (ByteRange{4, 7}));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(view->selection(), (ByteRange{0, 11}));
    }
}

/// The list of strings is asked for by a command of its own; who looks for something afterwards wants what was there before.
void TestFindBar::stringsAreForgotten()
{
    HexView view;
    FindBar bar(&view);
    bar.show();
    bar.setKind(FindBar::Kind::Bytes);
    bar.setText(u"6F 6E"_s);
    bar.activateStrings();
    QCOMPARE(bar.terms().kind, FindBar::Kind::Strings);
    bar.activateStrings(); // again
    bar.activate();
    QCOMPARE(bar.terms().kind, FindBar::Kind::Bytes);
    QCOMPARE(bar.text(), u"6F 6E"_s);
    bar.activateStrings();
    bar.activateReplacing();
    QCOMPARE(bar.text(), u"6F 6E"_s);
    bar.setKind(FindBar::Kind::Strings); // chosen in the bar itself: it stays
    bar.activate();
    QCOMPARE(bar.terms().kind, FindBar::Kind::Strings);
}

void TestFindBar::findBarGivesUp()
{
    Bench bench(Bytes(std::make_shared<CountingSource>(qint64(1) << 40)));
    FindBar bar(&bench.view);
    bar.setKind(FindBar::Kind::Bytes);
    bar.setText(u"00 00"_s); // never in a row
    QSignalSpy found(&bar, &FindBar::found);
    bar.findNext();
    QVERIFY(bar.isSearching());
    bar.cancel();
    QVERIFY(!bar.isSearching());
    bar.findPrevious();
    QVERIFY(bar.isSearching()); // and the bar can go while it searches
    QVERIFY(found.isEmpty());
}

void TestFindBar::toleranceFollowsTheDigits()
{
    QCOMPARE(toleranceAsTyped(u"0.333"_s), 0.0005);
    QCOMPARE(toleranceAsTyped(u"-1.5e3"_s), 50.0);
    QCOMPARE(toleranceAsTyped(u"12"_s), 0.0);
}

void TestFindBar::expressionsAreFoundByKeys()
{
    Bench bench(QByteArray("..bone_1..bone_22.."));
    FindBar bar(&bench.view);
    bar.resize(600, 90);
    bar.show();
    QSignalSpy ended(&bar, &FindBar::searchEnded);
    bar.setKind(FindBar::Kind::Expression);
    auto *line = bar.findChild<QLineEdit *>();
    QTest::keyClicks(line, u"bone_\\d+"_s);
    for (const ByteRange &match : {ByteRange{2, 8}, ByteRange{10, 17}, ByteRange{2, 8}}) {
        ended.clear();
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_COMPARE(ended.size(), 1);
        QCOMPARE(bench.view.selection(), match);
    }
    ended.clear();
    QTest::keyClick(line, Qt::Key_Return, Qt::ShiftModifier);
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(bench.view.selection(), (ByteRange{10, 17}));
    bar.setText(u"bone_("_s);
    QVERIFY(!bar.message().isEmpty());
}

void TestFindBar::saysWhenAnExpressionTookTooLong()
{
    Bench bench(QByteArray(1 << 16, 'a'));
    FindBar bar(&bench.view);
    QSignalSpy ended(&bar, &FindBar::searchEnded);
    bar.setKind(FindBar::Kind::Expression);
    bar.setText(u"(a+)+[bc]"_s);
    bar.findNext();
    QTRY_COMPARE(ended.size(), 1);
    QVERIFY2(bar.message().contains(u"too many steps"_s), qPrintable(bar.message()));
}

void TestFindBar::termsComeBack()
{
    Bench bench(QByteArray("...."));
    FindBar bar(&bench.view);
    SearchTerms terms;
    terms.kind = FindBar::Kind::Number;
    terms.text = u"10..20"_s;
    terms.number = {NumberFormat::Kind::Unsigned, 2, true};
    bar.setTerms(terms);
    QCOMPARE(bar.terms(), terms);
    QCOMPARE(SearchTerms::fromMap(terms.toMap()), terms);
    QCOMPARE(terms.pattern()->reach(), 2);
}

QTEST_MAIN(TestFindBar)
#include "tst_findbar.moc"
