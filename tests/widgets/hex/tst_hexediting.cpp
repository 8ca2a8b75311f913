#include "tests/widgets/hex/hexbench.h"

#include <QClipboard>
#include <QMimeData>
#include <QSignalSpy>

#include <deque>

using namespace hexahedron;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(hexahedron::ByteRange)

class TestHexEditing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void typingOverwrites();
    void typingInserts();
    void clicksWaitForWhatIsTyped();
    void halfAByteCanBeGivenUp();
    void halfAByteCountsWhenItIsLeft();
    void onlyDeleteDeletes();
    void typingInTheTextPane();
    void typingOverASelection();
    void wholeBytesComeIn();
    void removes_data();
    void removes();
    void refusesWhenReadOnly();
    void cursorWaitsForALateAnswer();
    void nothingTypedIsLostBeforeALateAnswer();
    void keysWaitForALateAnswer();
    void longRunsWait();
    void saysWhatItDrops();
    void cursorStaysWhenRefused();
    void readsHexAsPeopleWriteIt_data();
    void readsHexAsPeopleWriteIt();
    void copiesAndPastes();
    void saysWhenPastingGoesBeyondTheSelection();
    void emptyFileCanBeTypedInto();
};

void TestHexEditing::typingOverwrites()
{
    Bench bench(QByteArray::fromHex("0011223344"));
    bench.view.goTo(1);
    QTest::keyClicks(&bench.view, u"aBc"_s);
    QCOMPARE(bench.wishes.size(), 3);
    QCOMPARE(bench.wishes[0].removed, (ByteRange{1, 2}));
    QCOMPARE(bench.wishes[0].inserted.toByteArray(), QByteArray::fromHex("A1"));
    QCOMPARE(bench.wishes[1].inserted.toByteArray(), QByteArray::fromHex("AB"));
    QCOMPARE(bench.wishes[2].removed, (ByteRange{2, 3}));
    QCOMPARE(bench.view.bytes().toByteArray(), QByteArray::fromHex("00ABC23344"));
    QCOMPARE(bench.view.cursor(), 2);
    QCOMPARE(bench.view.activeNibble(), 1);
    bench.key(Qt::Key_Left);
    QCOMPARE(bench.view.cursor(), 2);
    QCOMPARE(bench.view.activeNibble(), 0);
    QTest::keyClicks(&bench.view, u"g"_s);
    QCOMPARE(bench.wishes.size(), 3);
    QTest::keyClicks(&bench.view, u"C2"_s); // what stands there already
    QCOMPARE(bench.wishes.size(), 3);
    QCOMPARE(bench.view.cursor(), 3);
    bench.key(Qt::Key_End, Qt::ControlModifier);
    QTest::keyClicks(&bench.view, u"55"_s);
    QCOMPARE(bench.view.bytes().toByteArray(), QByteArray::fromHex("00ABC2334455"));
    bench.view.goTo(1);
    const Bytes before = bench.view.bytes();
    QTest::keyClicks(&bench.view, u"C"_s);
    bench.view.setBytes(before); // undone: the next digit is a first one
    QTest::keyClicks(&bench.view, u"DE"_s);
    QCOMPARE(bench.view.bytes().toByteArray(), QByteArray::fromHex("00DEC2334455"));
}

/// The owner takes its time. What was typed meanwhile goes where it was typed, and the click where it was made.
void TestHexEditing::clicksWaitForWhatIsTyped()
{
    Bench bench(QByteArray::fromHex("0011223344"));
    QObject::disconnect(&bench.view, &HexView::replaceRequested, nullptr, nullptr);
    std::optional<Replacement> asked;
    connect(&bench.view, &HexView::replaceRequested, this, [&](const Replacement &wish) { asked = wish; });
    bench.view.goTo(1);
    QTest::keyClicks(&bench.view, u"4142"_s);
    QTest::mouseClick(bench.area(), Qt::LeftButton, {}, bench.cell(4));
    for (int answers = 0; asked && answers < 10; ++answers) {
        const Replacement wish = *std::exchange(asked, std::nullopt);
        bench.view.setBytes(bench.view.bytes().replaced(wish.removed, wish.inserted));
    }
    QCOMPARE(bench.view.bytes().toByteArray(), QByteArray::fromHex("0041423344"));
    QCOMPARE(bench.view.cursor(), 4);
}

void TestHexEditing::typingInserts()
{
    Bench bench(QByteArray::fromHex("0011"));
    QSignalSpy mode(&bench.view, &HexView::overwriteModeChanged);
    bench.key(Qt::Key_Insert);
    QVERIFY(!bench.view.isOverwriteMode());
    QCOMPARE(mode.size(), 1);
    bench.view.goTo(1);
    QTest::keyClicks(&bench.view, u"F"_s);
    QCOMPARE(bench.wishes.size(), 0); // half a byte is nothing that others could make room for
    QTest::keyClicks(&bench.view, u"E"_s);
    QCOMPARE(bench.wishes.size(), 1);
    QCOMPARE(bench.wishes[0].removed, (ByteRange{1, 1}));
    QCOMPARE(bench.wishes[0].inserted.toByteArray(), QByteArray::fromHex("FE"));
    QCOMPARE(bench.view.bytes().toByteArray(), QByteArray::fromHex("00FE11"));
    QCOMPARE(bench.view.cursor(), 2);
}

void TestHexEditing::halfAByteCanBeGivenUp()
{
    for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_Backspace}) {
        Bench bench(QByteArray::fromHex("0011"));
        bench.view.setOverwriteMode(false);
        QTest::keyClicks(&bench.view, u"F"_s);
        QVERIFY(!bench.view.grab().isNull());
        bench.key(key);
        QVERIFY(bench.wishes.isEmpty());
        QCOMPARE(bench.view.bytes().size(), 2);
        QTest::keyClicks(&bench.view, u"7F"_s);
        QCOMPARE(bench.wishes.size(), 1);
        QCOMPARE(bench.wishes[0].inserted.toByteArray(), QByteArray::fromHex("7F"));
    }
}

/// Whoever goes elsewhere, or saves, has typed it.
void TestHexEditing::halfAByteCountsWhenItIsLeft()
{
    const std::vector<std::function<void(Bench &)>> ways{
        [](Bench &bench) { bench.key(Qt::Key_Right); },  [](Bench &bench) { bench.key(Qt::Key_Return); },
        [](Bench &bench) { bench.key(Qt::Key_Insert); }, [](Bench &bench) { bench.view.setActivePane(HexPane::Text); },
        [](Bench &bench) { bench.view.finishTyping(); },
    };
    for (const auto &leave : ways) {
        Bench bench(QByteArray::fromHex("0011"));
        bench.view.setOverwriteMode(false);
        bench.view.goTo(1);
        QTest::keyClicks(&bench.view, u"F"_s);
        QVERIFY(bench.view.isTypingValue());
        leave(bench);
        QVERIFY(!bench.view.isTypingValue());
        QCOMPARE(bench.wishes.size(), 1);
        QCOMPARE(bench.view.bytes().toByteArray(), QByteArray::fromHex("00F011"));
    }
}

/// Some platforms have Ctrl+D for Delete; in the menus it means something else.
void TestHexEditing::onlyDeleteDeletes()
{
    Bench bench(QByteArray("abcde"));
    const auto isTaken = [&](Qt::Key key, Qt::KeyboardModifiers modifiers) {
        QKeyEvent wish(QEvent::ShortcutOverride, key, modifiers);
        wish.ignore();
        QApplication::sendEvent(&bench.view, &wish);
        return wish.isAccepted();
    };
    QVERIFY(isTaken(Qt::Key_Delete, Qt::NoModifier));
    for (const auto &[key, modifiers] :
         {std::pair(Qt::Key_D, Qt::ControlModifier), std::pair(Qt::Key_Delete, Qt::ControlModifier)}) {
        QVERIFY(!isTaken(key, modifiers));
        bench.key(key, modifiers);
        QVERIFY(bench.wishes.isEmpty());
    }
}

void TestHexEditing::typingInTheTextPane()
{
    Bench bench(QByteArray("BB3D"));
    bench.view.setActivePane(HexPane::Text);
    QTest::keyClicks(&bench.view, u"xy"_s);
    QCOMPARE(bench.view.bytes().toByteArray(), QByteArray("xy3D"));
    bench.view.setOverwriteMode(false);
    QTest::sendKeyEvent(QTest::Click, &bench.view, Qt::Key_unknown, u"ä"_s, Qt::NoModifier);
    QCOMPARE(bench.view.bytes().toByteArray(), QByteArray("xy\xe4"
                                                          "3D"));
    QSignalSpy refused(&bench.view, &HexView::refused);
    QTest::sendKeyEvent(QTest::Click, &bench.view, Qt::Key_unknown, u"€"_s, Qt::NoModifier);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(bench.view.bytes().size(), 5);
}

void TestHexEditing::typingOverASelection()
{
    Bench bench(counting(8));
    bench.view.setSelection({2, 6});
    QTest::keyClicks(&bench.view, u"ff"_s);
    QCOMPARE(bench.view.bytes().toByteArray(), QByteArray::fromHex("0001FF0304050607"));
    bench.view.setOverwriteMode(false);
    bench.view.setSelection({2, 6});
    QTest::keyClicks(&bench.view, u"ee"_s);
    QCOMPARE(bench.view.bytes().toByteArray(), QByteArray::fromHex("0001EE0607"));
    QCOMPARE(bench.view.cursor(), 3);
}

/// Also where somebody clicked at a second digit, or had typed the first.
void TestHexEditing::wholeBytesComeIn()
{
    Bench bench(counting(8));
    bench.view.setOverwriteMode(false);
    QTest::mouseClick(bench.area(), Qt::LeftButton, {}, bench.digit(3, 1));
    QTest::keyClicks(&bench.view, u"7d0a"_s);
    QCOMPARE(bench.view.bytes().toByteArray(), QByteArray::fromHex("0001027D0A0304050607"));
    bench.view.setOverwriteMode(true);
    QTest::mouseClick(bench.area(), Qt::LeftButton, {}, bench.digit(0, 0));
    QTest::keyClicks(&bench.view, u"e"_s);
    bench.view.setOverwriteMode(false);
    QTest::keyClicks(&bench.view, u"ff"_s);
    QCOMPARE(bench.view.bytes().toByteArray(), QByteArray::fromHex("FFE001027D0A0304050607"));
}

void TestHexEditing::removes_data()
{
    QTest::addColumn<ByteRange>("selection");
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("overwrite");
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<qint64>("cursor");
    const auto row = [](const char *name, ByteRange selection, Qt::Key key, bool overwrite, const char *left,
                        qint64 cursor) {
        QTest::newRow(name) << selection << int(key) << overwrite << QByteArray(left) << cursor;
    };
    row("delete", {2, 2}, Qt::Key_Delete, true, "abde", 2);
    row("delete behind the last", {5, 5}, Qt::Key_Delete, true, "abcde", 5);
    row("delete a selection", {1, 3}, Qt::Key_Delete, true, "ade", 1);
    row("backspace while inserting", {2, 2}, Qt::Key_Backspace, false, "acde", 1);
    row("backspace while overwriting goes back", {2, 2}, Qt::Key_Backspace, true, "abcde", 1);
    row("backspace a selection", {1, 3}, Qt::Key_Backspace, true, "ade", 1);
    row("backspace at the beginning", {0, 0}, Qt::Key_Backspace, false, "abcde", 0);
}

void TestHexEditing::removes()
{
    QFETCH(ByteRange, selection);
    QFETCH(int, key);
    QFETCH(bool, overwrite);
    Bench bench(QByteArray("abcde"));
    bench.view.setOverwriteMode(overwrite);
    bench.view.setSelection(selection);
    bench.key(key);
    QTEST(bench.view.bytes().toByteArray(), "left");
    QTEST(bench.view.cursor(), "cursor");
}

void TestHexEditing::refusesWhenReadOnly()
{
    Bench bench(QByteArray("abcde"));
    bench.view.setReadOnly(true);
    QSignalSpy refused(&bench.view, &HexView::refused);
    QTest::keyClicks(&bench.view, u"1"_s);
    bench.key(Qt::Key_Delete);
    QApplication::clipboard()->setText(u"00"_s);
    bench.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(refused.size(), 3);
    QVERIFY(bench.wishes.isEmpty());
}

void TestHexEditing::cursorWaitsForALateAnswer()
{
    HexView view;
    view.setBytes(Bytes(counting(8)));
    QList<Replacement> wishes;
    connect(&view, &HexView::replaceRequested, [&](const Replacement &wish) { wishes.append(wish); });
    view.setActivePane(HexPane::Text);
    QTest::keyClicks(&view, u"x"_s);
    QCOMPARE(wishes.size(), 1);
    QCOMPARE(view.cursor(), 0);
    view.setBytes(view.bytes().replaced(wishes[0].removed, wishes[0].inserted));
    QCOMPARE(view.cursor(), 1);
    view.setBytes(Bytes(counting(8))); // an undo: nothing waits for it
    QCOMPARE(view.cursor(), 1);
}

void TestHexEditing::nothingTypedIsLostBeforeALateAnswer()
{
    HexView view;
    view.setBytes(Bytes(counting(8)));
    QList<Replacement> wishes;
    connect(&view, &HexView::replaceRequested, [&](const Replacement &wish) { wishes.append(wish); });
    const auto answer = [&] {
        const Replacement wish = wishes.last();
        view.setBytes(view.bytes().replaced(wish.removed, wish.inserted));
    };
    QTest::keyClicks(&view, u"abcd"_s);
    QCOMPARE(wishes.size(), 1);
    for (int i = 0; i < 4; ++i)
        answer();
    QCOMPARE(wishes.size(), 4);
    QCOMPARE(view.bytes().toByteArray(), QByteArray::fromHex("ABCD020304050607"));
    QCOMPARE(view.cursor(), 2);

    QTest::keyClicks(&view, u"ef"_s);
    view.giveUpRequest();
    QCOMPARE(wishes.size(), 5);
    QTest::keyClicks(&view, u"1"_s); // and goes on from there
    QCOMPARE(wishes.size(), 6);
    answer();
    QCOMPARE(view.bytes().toByteArray(), QByteArray::fromHex("ABCD120304050607"));
}

/// Keys that move or remove belong to where those before them lead.
void TestHexEditing::keysWaitForALateAnswer()
{
    HexView view;
    view.setBytes(Bytes(counting(8)));
    QList<Replacement> wishes;
    connect(&view, &HexView::replaceRequested, [&](const Replacement &wish) { wishes.append(wish); });
    const auto answerAll = [&] {
        for (qsizetype answered = 0; answered < wishes.size(); ++answered) {
            const Replacement wish = wishes[answered];
            view.setBytes(view.bytes().replaced(wish.removed, wish.inserted));
        }
        wishes.clear();
    };
    QTest::keyClicks(&view, u"abcd"_s);
    QTest::keyClick(&view, Qt::Key_Right);
    QTest::keyClicks(&view, u"ef"_s);
    QTest::keyClick(&view, Qt::Key_Home);
    QTest::keyClicks(&view, u"9"_s);
    QCOMPARE(wishes.size(), 1);
    answerAll();
    QCOMPARE(view.bytes().toByteArray(), QByteArray::fromHex("9BCD02EF04050607"));

    view.setOverwriteMode(false);
    view.goTo(4);
    QTest::keyClicks(&view, u"aabb"_s);
    QTest::keyClick(&view, Qt::Key_Backspace);
    QTest::keyClicks(&view, u"cc"_s);
    QTest::keyClick(&view, Qt::Key_Delete);
    answerAll();
    QCOMPARE(view.bytes().toByteArray(), QByteArray::fromHex("9BCD02EFAACC050607"));
}

/// A held key sends more than is answered at once.
void TestHexEditing::longRunsWait()
{
    HexView view;
    std::deque<Replacement> asked;
    connect(&view, &HexView::replaceRequested, &view, [&](const Replacement &wish) { asked.push_back(wish); });
    view.setBytes(Bytes(counting(1000)));
    view.setOverwriteMode(true);
    QTest::keyClicks(&view, u"a5"_s.repeated(1000));
    while (!asked.empty()) {
        const Replacement wish = asked.front();
        asked.pop_front();
        view.setBytes(view.bytes().replaced({&wish, 1}));
    }
    QCOMPARE(view.bytes().toByteArray(), QByteArray(1000, '\xa5'));
}

/// Who typed is told when it comes to nothing.
void TestHexEditing::saysWhatItDrops()
{
    HexView view;
    view.setBytes(Bytes(counting(8)));
    QSignalSpy refused(&view, &HexView::refused);
    QTest::keyClicks(&view, u"a"_s); // nobody answers
    view.giveUpRequest();
    QCOMPARE(refused.size(), 0);
    QTest::keyClicks(&view, u"ab"_s);
    view.giveUpRequest();
    QCOMPARE(refused.size(), 1);
}

void TestHexEditing::cursorStaysWhenRefused()
{
    HexView view;
    view.setBytes(Bytes(counting(8)));
    view.goTo(3);
    view.setActivePane(HexPane::Text);
    QTest::keyClicks(&view, u"x"_s);    // nobody answers
    view.setBytes(Bytes(counting(20))); // and these come for another reason
    QCOMPARE(view.cursor(), 3);
    QTest::keyClick(&view, Qt::Key_Delete);
    view.setBytes(Bytes(counting(20)));
    QCOMPARE(view.cursor(), 3);
}

void TestHexEditing::readsHexAsPeopleWriteIt_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("bytes"); // null: not hex
    QTest::newRow("spaced") << u"42 42 33 44"_s << QByteArray("BB3D");
    QTest::newRow("together") << u"42423344\n"_s << QByteArray("BB3D");
    QTest::newRow("C array") << u"0x42, 0x42,\n0x33, 0x44"_s << QByteArray("BB3D");
    QTest::newRow("C string") << u"\\x42\\x42\\x33\\x44"_s << QByteArray("BB3D");
    QTest::newRow("colons") << u"ff:0a"_s << QByteArray("\xff\x0a");
    QTest::newRow("half a byte") << u"424"_s << QByteArray();
    QTest::newRow("words") << u"hello"_s << QByteArray();
    QTest::newRow("empty") << u"  "_s << QByteArray();
}

void TestHexEditing::readsHexAsPeopleWriteIt()
{
    QFETCH(QString, text);
    QFETCH(QByteArray, bytes);
    const auto parsed = hexclipboard::parseHex(text);
    QCOMPARE(parsed.has_value(), !bytes.isNull());
    QCOMPARE(parsed.value_or(QByteArray()), bytes);
}

void TestHexEditing::copiesAndPastes()
{
    Bench bench(QByteArray("BB3D\0wxyz", 9));
    bench.view.setSelection({0, 4});
    bench.key(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), u"42 42 33 44"_s);
    bench.view.setActivePane(HexPane::Text);
    bench.key(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), u"BB3D"_s);

    bench.view.goTo(5);
    bench.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(bench.view.bytes().toByteArray(), QByteArray("BB3D\0BB3D", 9));
    QCOMPARE(bench.view.cursor(), 9);

    QApplication::clipboard()->setText(u"41 42"_s);
    bench.view.setActivePane(HexPane::Hex);
    bench.view.setOverwriteMode(false);
    bench.view.setSelection({0, 5});
    bench.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(bench.view.bytes().toByteArray(), QByteArray("ABBB3D"));
    bench.view.setSelection({0, 2});
    bench.key(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(bench.view.bytes().toByteArray(), QByteArray("BB3D"));
    QCOMPARE(QApplication::clipboard()->mimeData()->data(u"application/octet-stream"_s), QByteArray("AB"));
}

void TestHexEditing::saysWhenPastingGoesBeyondTheSelection()
{
    Bench bench(counting(8));
    QSignalSpy beyond(&bench.view, &HexView::pastedBeyond);
    QApplication::clipboard()->setText(u"41 42 43 44"_s);
    bench.view.setSelection({1, 3});
    bench.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(bench.view.bytes().toByteArray(), QByteArray::fromHex("0041424344050607"));
    QCOMPARE(beyond.size(), 1);
    QCOMPARE(beyond.front().front().toLongLong(), 2);
    // Not at a cursor, and not where the selection takes it all.
    bench.view.goTo(2);
    bench.key(Qt::Key_V, Qt::ControlModifier);
    bench.view.setSelection({0, 6});
    bench.key(Qt::Key_V, Qt::ControlModifier);
    bench.view.setOverwriteMode(false);
    bench.view.setSelection({0, 2});
    bench.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(beyond.size(), 1);
}

void TestHexEditing::emptyFileCanBeTypedInto()
{
    Bench bench{QByteArray()};
    QVERIFY(!bench.view.grab().isNull());
    QTest::mouseClick(bench.area(), Qt::LeftButton, {}, QPoint(200, 100));
    QTest::keyClicks(&bench.view, u"4d"_s);
    QCOMPARE(bench.view.bytes().toByteArray(), QByteArray("M"));
}

QTEST_MAIN(TestHexEditing)
#include "tst_hexediting.moc"
