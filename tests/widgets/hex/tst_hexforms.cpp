// Groups, numbers and addresses: how the digits half writes bytes, and how values are typed there.
#include "tests/widgets/hex/hexbench.h"

#include <QAccessible>
#include <QClipboard>
#include <QMimeData>
#include <QSignalSpy>
#include <QWheelEvent>

using namespace hexahedron;
using namespace Qt::StringLiterals;

using Notation = HexForm::Notation;
using Order = HexForm::Order;

Q_DECLARE_METATYPE(hexahedron::HexForm)

class TestHexForms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsAreWritten_data();
    void rowsAreWritten();
    void everyByteOfANumberIsHit();
    void fewBytesAreNoNumber();
    void valuesAreTyped_data();
    void valuesAreTyped();
    void valuesAreInserted();
    void movingOnEndsAValue();
    void leavingThePaneEndsAValue();
    void wrongValuesAreRefused();
    void escapeAndBackspaceTakeBack();
    void keysMoveByNumbers();
    void draggingSelectsNumbers();
    void copiesWhatIsShown();
    void pastesWhatIsShown();
    void automaticRowsHoldWholeNumbers();
    void addressesCountFromABase();
    void zoomKeepsTheColumns();
    void whatIsKeptIsReadAgain();

private:
    static HexForm numbers(Notation notation, int group, Order order = Order::Little)
    {
        HexForm form;
        form.notation = notation;
        form.group = group;
        form.order = order;
        return form;
    }
    static QString rowText(HexView &view)
    {
        QAccessibleTextInterface *text = QAccessible::queryAccessibleInterface(&view)->textInterface();
        return text->text(0, text->characterCount()).section(u';', 0, 0).section(u": "_s, 1).simplified();
    }
};

void TestHexForms::rowsAreWritten_data()
{
    QTest::addColumn<HexForm>("form");
    QTest::addColumn<QString>("row");
    const auto add = [](const char *name, const HexForm &form, const char *row) {
        QTest::newRow(name) << form << QString::fromLatin1(row);
    };
    HexForm lower;
    lower.isUpper = false;
    // 0000803F 01FF00FE
    add("bytes", {}, "00 00 80 3F 01 FF 00 FE");
    add("lower case", lower, "00 00 80 3f 01 ff 00 fe");
    add("bytes in groups", numbers(Notation::Hexadecimal, 4, Order::File), "00 00 80 3F 01 FF 00 FE");
    add("little-endian numbers", numbers(Notation::Hexadecimal, 4), "3F800000 FE00FF01");
    add("big-endian numbers", numbers(Notation::Hexadecimal, 4, Order::Big), "0000803F 01FF00FE");
    add("of two", numbers(Notation::Hexadecimal, 2), "0000 3F80 FF01 FE00");
    add("of eight", numbers(Notation::Hexadecimal, 8), "FE00FF013F800000");
    add("decimal bytes", numbers(Notation::Decimal, 1), "0 0 128 63 1 255 0 254");
    add("decimal", numbers(Notation::Decimal, 2), "0 16256 65281 65024");
    add("with sign", numbers(Notation::Signed, 2), "0 16256 -255 -512");
    add("octal", numbers(Notation::Octal, 1), "000 000 200 077 001 377 000 376");
    add("binary", numbers(Notation::Binary, 2, Order::Big),
        "0000000000000000 1000000000111111 0000000111111111 0000000011111110");
    add("single", numbers(Notation::Float, 4), "1 -4.286631e+37");
    add("double", numbers(Notation::Float, 8, Order::Big), "6.97687e-310");
}

void TestHexForms::rowsAreWritten()
{
    QFETCH(HexForm, form);
    QFETCH(QString, row);
    Bench bench(QByteArray::fromHex("0000803F01FF00FE"));
    bench.view.setForm(form);
    const QString written = rowText(bench.view);
    if (form.notation == Notation::Float && form.group == 8)
        QVERIFY2(written.contains(u"e-310"_s),
                 qPrintable(written)); // a subnormal number: which digits is not ours to say
    else
        QCOMPARE(written, row);
    QVERIFY(!bench.view.grab().isNull());
}

/// Also where numbers are cut by rows of records.
void TestHexForms::everyByteOfANumberIsHit()
{
    for (const int length : {4, 14, 16}) {
        Bench bench(counting(100));
        bench.view.setForm(numbers(Notation::Decimal, 4));
        HexRows rows;
        rows.length = length;
        rows.origin = 3;
        rows.areRecords = true;
        bench.view.setRows(rows);
        bench.view.resize(2000, 3000);
        for (qint64 offset = 0; offset < 100; ++offset) {
            const QRect cell = bench.view.cellRect(offset, HexPane::Hex);
            for (const QPoint &corner : {cell.topLeft(), cell.bottomRight(), cell.center()}) {
                const auto hit = bench.view.hitAt(corner);
                QVERIFY(hit);
                QCOMPARE(hit->offset, offset);
            }
        }
    }
}

void TestHexForms::fewBytesAreNoNumber()
{
    Bench bench(QByteArray::fromHex("01000000ABCD"));
    bench.view.setForm(numbers(Notation::Decimal, 4));
    QCOMPARE(rowText(bench.view), u"1 ABCD"_s);
    QSignalSpy refused(&bench.view, &HexView::refused);
    bench.view.goTo(4);
    QTest::keyClicks(&bench.view, u"7"_s);
    QCOMPARE(refused.size(), 1);
    QVERIFY(bench.wishes.isEmpty());
}

void TestHexForms::valuesAreTyped_data()
{
    QTest::addColumn<HexForm>("form");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QByteArray>("bytes"); // of eight
    const auto add = [](const char *name, const HexForm &form, const char *typed, const char *bytes) {
        QTest::newRow(name) << form << QString::fromLatin1(typed) << QByteArray::fromHex(bytes);
    };
    add("hexadecimal", numbers(Notation::Hexadecimal, 4), "0000abcd", "CDAB000000000000");
    add("hexadecimal, ended", numbers(Notation::Hexadecimal, 2), "1 ", "0100000000000000");
    add("decimal byte", numbers(Notation::Decimal, 1), "200", "C800000000000000");
    add("decimal bytes, one after the other", numbers(Notation::Decimal, 1), "1 2 3 ", "0102030000000000");
    add("decimal", numbers(Notation::Decimal, 4, Order::Big), "258 ", "0000010200000000");
    add("with sign", numbers(Notation::Signed, 2), "-2 ", "FEFF000000000000");
    add("octal", numbers(Notation::Octal, 1), "377", "FF00000000000000");
    add("binary", numbers(Notation::Binary, 1), "10000001", "8100000000000000");
    add("single", numbers(Notation::Float, 4), "1.5 ", "0000C03F00000000");
    add("double", numbers(Notation::Float, 8), "-2e0 ", "00000000000000C0");
}

void TestHexForms::valuesAreTyped()
{
    QFETCH(HexForm, form);
    QFETCH(QString, typed);
    QFETCH(QByteArray, bytes);
    Bench bench(QByteArray(8, '\0'));
    bench.view.setForm(form);
    QTest::keyClicks(&bench.view, typed);
    QCOMPARE(bench.view.bytes().toByteArray(), bytes);
    const qsizetype values = typed.count(u' ') + (typed.endsWith(u' ') ? 0 : 1);
    QCOMPARE(bench.wishes.size(), values); // one step each
    QCOMPARE(bench.view.cursor(), values * form.unit());
}

void TestHexForms::valuesAreInserted()
{
    Bench bench(QByteArray::fromHex("0100000002000000"));
    bench.view.setForm(numbers(Notation::Decimal, 4));
    bench.view.setOverwriteMode(false);
    bench.view.goTo(4);
    QTest::keyClicks(&bench.view, u"9"_s);
    QVERIFY(bench.wishes.isEmpty());
    bench.key(Qt::Key_Return);
    QCOMPARE(bench.view.bytes().toByteArray(), QByteArray::fromHex("010000000900000002000000"));
    QCOMPARE(bench.view.cursor(), 8);
}

void TestHexForms::movingOnEndsAValue()
{
    Bench bench(QByteArray(8, '\0'));
    bench.view.setForm(numbers(Notation::Decimal, 2));
    QTest::keyClicks(&bench.view, u"5"_s);
    bench.key(Qt::Key_Right);
    QTest::keyClicks(&bench.view, u"6"_s);
    QTest::mouseClick(bench.area(), Qt::LeftButton, {}, bench.cell(6));
    QCOMPARE(bench.view.bytes().toByteArray(), QByteArray::fromHex("0500060000000000"));
    QCOMPARE(bench.view.cursor(), 6);
}

void TestHexForms::leavingThePaneEndsAValue()
{
    Bench bench(QByteArray(4, '\0'));
    bench.view.setForm(numbers(Notation::Decimal, 2));
    bench.view.setFocus();
    QTest::keyClicks(&bench.view, u"5"_s);
    QFocusEvent away(QEvent::FocusOut, Qt::TabFocusReason);
    QApplication::sendEvent(&bench.view, &away);
    QCOMPARE(bench.view.bytes().toByteArray(), QByteArray::fromHex("05000000"));
}

void TestHexForms::wrongValuesAreRefused()
{
    Bench bench(QByteArray(4, '\0'));
    bench.view.setForm(numbers(Notation::Decimal, 1));
    QSignalSpy refused(&bench.view, &HexView::refused);
    QTest::keyClicks(&bench.view, u"x"_s);
    QCOMPARE(refused.size(), 1);
    QTest::keyClicks(&bench.view, u"300"_s);
    QCOMPARE(refused.size(), 2);
    bench.key(Qt::Key_Right); // still to be mended
    QCOMPARE(bench.view.cursor(), 0);
    bench.key(Qt::Key_Backspace);
    bench.key(Qt::Key_Return);
    QCOMPARE(bench.view.bytes().toByteArray(), QByteArray::fromHex("1E000000"));
    QCOMPARE(bench.wishes.size(), 1);
}

void TestHexForms::escapeAndBackspaceTakeBack()
{
    Bench bench(QByteArray(4, '\0'));
    bench.view.setForm(numbers(Notation::Float, 4));
    QTest::keyClicks(&bench.view, u"1.5"_s);
    QVERIFY(!bench.view.grab().isNull());
    bench.key(Qt::Key_Escape);
    bench.key(Qt::Key_Return);
    QVERIFY(bench.wishes.isEmpty());
    QTest::keyClicks(&bench.view, u"12"_s);
    bench.key(Qt::Key_Backspace);
    bench.key(Qt::Key_Return);
    QCOMPARE(bench.view.bytes().toByteArray(), QByteArray::fromHex("0000803F"));
}

void TestHexForms::keysMoveByNumbers()
{
    Bench bench(counting(64));
    bench.view.setForm(numbers(Notation::Decimal, 4));
    const auto goes = [&](Qt::Key key, Qt::KeyboardModifiers modifiers, qint64 to) {
        bench.key(key, modifiers);
        return bench.view.cursor() == to;
    };
    QVERIFY(goes(Qt::Key_Right, {}, 4));
    QVERIFY(goes(Qt::Key_Down, {}, 20));
    QVERIFY(goes(Qt::Key_End, {}, 28));
    QVERIFY(goes(Qt::Key_Left, {}, 24));
    QVERIFY(goes(Qt::Key_Right, Qt::ShiftModifier, 28));
    QCOMPARE(bench.view.selection(), (ByteRange{24, 28}));
    QVERIFY(goes(Qt::Key_End, Qt::ShiftModifier, 32));
    QCOMPARE(bench.view.selection(), (ByteRange{24, 32}));
    bench.view.goTo(30); // in the middle of one, as other views may lead
    QVERIFY(goes(Qt::Key_Left, {}, 28));
    bench.view.setActivePane(HexPane::Text);
    QVERIFY(goes(Qt::Key_Right, {}, 29)); // characters are bytes
    bench.view.setActivePane(HexPane::Hex);
    bench.view.goTo(8);
    bench.key(Qt::Key_Delete);
    QCOMPARE(bench.wishes.last().removed, (ByteRange{8, 12}));
}

void TestHexForms::draggingSelectsNumbers()
{
    Bench bench(counting(64));
    bench.view.setForm(numbers(Notation::Decimal, 4));
    bench.drag(6, 17, HexPane::Hex);
    QCOMPARE(bench.view.selection(), (ByteRange{4, 20}));
    bench.drag(6, 17, HexPane::Text);
    QCOMPARE(bench.view.selection(), (ByteRange{6, 18}));
}

void TestHexForms::copiesWhatIsShown()
{
    Bench bench(QByteArray::fromHex("0100000002000000"));
    bench.view.setForm(numbers(Notation::Decimal, 4));
    bench.view.selectAll();
    bench.view.copy();
    QCOMPARE(QApplication::clipboard()->text(), u"1 2"_s);
    QCOMPARE(QApplication::clipboard()->mimeData()->data(u"application/octet-stream"_s),
             QByteArray::fromHex("0100000002000000"));
    bench.view.copyAs(hexclipboard::Form::Hex);
    QCOMPARE(QApplication::clipboard()->text(), u"01 00 00 00 02 00 00 00"_s);
}

void TestHexForms::pastesWhatIsShown()
{
    Bench bench(QByteArray(8, '\0'));
    bench.view.setForm(numbers(Notation::Float, 4));
    QApplication::clipboard()->setText(u"1 -2"_s);
    bench.view.paste();
    QCOMPARE(bench.view.bytes().toByteArray(), QByteArray::fromHex("0000803F000000C0"));
}

void TestHexForms::automaticRowsHoldWholeNumbers()
{
    Bench bench(counting(64));
    bench.view.setForm(numbers(Notation::Binary, 8));
    bench.view.setBytesPerRow(12);
    QCOMPARE(bench.view.bytesPerRow(), 16);
    bench.view.setBytesPerRow(HexView::Automatic);
    bench.view.resize(100, 400); // too narrow for one
    QCOMPARE(bench.view.bytesPerRow(), 8);
}

void TestHexForms::addressesCountFromABase()
{
    Bench bench(counting(64));
    const auto address = [&](qint64 offset) { return QString::fromLatin1(bench.view.layout().addressText(offset)); };
    QCOMPARE(address(0x1f), u"0000001F"_s);
    HexAddresses addresses;
    addresses.isDecimal = true;
    bench.view.setAddresses(addresses);
    QCOMPARE(address(31), u"00000031"_s);
    addresses.base = 16;
    bench.view.setAddresses(addresses);
    QCOMPARE(address(31), u"+00000015"_s);
    QCOMPARE(address(0), u"-00000016"_s);
    bench.view.goTo(0);
    QVERIFY(QAccessible::queryAccessibleInterface(&bench.view)->text(QAccessible::Value).contains(u"-16"_s));
}

void TestHexForms::zoomKeepsTheColumns()
{
    Bench bench(counting(1000));
    bench.view.setBytesPerRow(HexView::Automatic);
    bench.view.resize(800, 400);
    const int length = bench.view.bytesPerRow();
    QWheelEvent wheel(QPointF(50, 50), bench.view.mapToGlobal(QPointF(50, 50)), {}, QPoint(0, 8 * 120), Qt::NoButton,
                      Qt::ControlModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(bench.area(), &wheel);
    QCOMPARE(bench.view.zoom(), 8);
    QCOMPARE(bench.view.bytesPerRow(), length);
    bench.view.resize(790, 400); // now as many as fit
    QVERIFY(bench.view.bytesPerRow() < length);
}

void TestHexForms::whatIsKeptIsReadAgain()
{
    for (const Notation notation : {Notation::Hexadecimal, Notation::Signed, Notation::Float}) {
        HexForm form = numbers(notation, 2, Order::Big);
        form.isUpper = false;
        QCOMPARE(HexForm::fromKept(form.kept()), form);
    }
    QCOMPARE(HexForm::fromKept(u"whatever stands here"_s).unit(), 1);
    QCOMPARE(HexForm::fromKept({}), HexForm());
}

QTEST_MAIN(TestHexForms)
#include "tst_hexforms.moc"
