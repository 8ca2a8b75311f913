// Lists of numbers in a document's text: every number has its place, and lists of any length cost little.
#include "core/check/checker.h"
#include "core/edit/planner.h"
#include "core/formats/registry.h"
#include "core/tree/tree.h"
#include "core/tree/value.h"
#include "tests/support/repairs.h"

#include <QTest>

using namespace hexahedron;

namespace {

const QString listPath = QStringLiteral("ComputeBuffer/Data/#numbers");

QByteArray document(int size, const QByteArray &data)
{
    return "<ComputeBuffer dataSize=\"" + QByteArray::number(size) + "\" drawable=\"false\">\n\t<Data>" + data
           + "</Data>\n</ComputeBuffer>\n";
}

std::shared_ptr<const Tree> treeOf(const QByteArray &text)
{
    return readTree(Bytes(text), QStringLiteral("a.compute.xml"));
}

Item numbersOf(const Tree &tree)
{
    return tree.find(listPath).value_or(Item());
}

QByteArray planned(Planner &planner)
{
    const EditPlan plan = planner.finish();
    return plan.isRefused() ? "refused: " + plan.refusal.toUtf8() : plan.after.toByteArray();
}

QByteArrayList codesAt(const Tree &tree, const QString &path)
{
    QByteArrayList codes;
    for (const Issue &issue : check(tree)) {
        if (issue.path == path)
            codes += issue.kind->code;
    }
    return codes;
}

} // namespace

class TestNumberLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyNumberHasItsPlace();
    void longListsAreWalkedByPlace();
    void whatIsNoListStaysText_data();
    void whatIsNoListStaysText();
    void numbersAreWritten_data();
    void numbersAreWritten();
    void numbersComeAndGo_data();
    void numbersComeAndGo();
    void aBufferWithRoomToSpareIsLeft();
    void findingsPointAtTheirNumber();
};

void TestNumberLists::everyNumberHasItsPlace()
{
    const auto tree = treeOf(document(12, "\n\t\t1; -2.5e3;\n\t\t3 ;\n\t"));
    const Item list = numbersOf(*tree);
    QCOMPARE(list.count, 3);
    const QByteArrayList values{"1", "-2.5e3", "3 "};
    const QByteArrayList bytes{"\n\t\t1;", " -2.5e3;", "\n\t\t3 ;"};
    for (qint64 i = 0; i < list.count; ++i) {
        const Item number = tree->child(list, i);
        QCOMPARE(valueText(*number.field, valueOf(*tree, number)).toUtf8(), values[i]);
        QCOMPARE(tree->bytes().toByteArray(number.range), bytes[i]);
        QCOMPARE(tree->path(number), listPath + QStringLiteral("[%1]").arg(i));
        QCOMPARE(tree->find(tree->path(number)), std::optional(number));
    }
    QCOMPARE(tree->path(tree->at(0, list.range.begin + 5)), listPath + QStringLiteral("[1]/space"));
}

void TestNumberLists::longListsAreWalkedByPlace()
{
    QByteArray data;
    std::vector<ByteRange> places;
    const qint64 begin = document(0, {}).indexOf("<Data>") + 6;
    for (int i = 0; i < 5000; ++i) {
        const QByteArray number = QByteArray::number(i * i % 977) + ';';
        places.push_back({data.size(), data.size() + number.size()});
        data += number;
    }
    const auto tree = treeOf(document(0, data));
    const Item list = numbersOf(*tree);
    QCOMPARE(list.count, qint64(places.size()));
    for (size_t i = 0; i < places.size(); i += 7) {
        const Item number = tree->child(list, qint64(i));
        QCOMPARE(number.range, places[i].translated(begin));
        QCOMPARE(tree->row(tree->covering(0, number.range)), qint64(i));
    }
}

void TestNumberLists::whatIsNoListStaysText_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::newRow("nothing is ended") << QByteArray("1 2 3");
    QTest::newRow("characters that stand for others") << QByteArray("1;&#50;;3;");
}

void TestNumberLists::whatIsNoListStaysText()
{
    QFETCH(QByteArray, data);
    const auto tree = treeOf(document(12, data));
    QVERIFY(!numbersOf(*tree).isValid());
    const auto text = tree->find(u"ComputeBuffer/Data/#text");
    QVERIFY(text);
    QCOMPARE(tree->bytes().toByteArray(text->range), data);
}

void TestNumberLists::numbersAreWritten_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("data"); ///< empty when it is refused
    QTest::newRow("longer") << QStringLiteral("0.125") << QByteArray("1; 0.125;3;");
    QTest::newRow("with a semicolon") << QStringLiteral("4;5") << QByteArray();
    QTest::newRow("with what would be escaped") << QStringLiteral("<") << QByteArray();
}

void TestNumberLists::numbersAreWritten()
{
    QFETCH(QString, text);
    QFETCH(QByteArray, data);
    const auto tree = treeOf(document(12, "1; 2;3;"));
    Planner planner(*tree);
    planner.setText(tree->child(numbersOf(*tree), 1), text);
    const QByteArray after = planned(planner);
    if (data.isEmpty())
        QVERIFY2(after.startsWith("refused: "), after.constData());
    else
        QCOMPARE(after, document(12, data));
}

void TestNumberLists::numbersComeAndGo_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<int>("at");
    QTest::addColumn<int>("inserted"); ///< below 0: removed
    QTest::addColumn<QByteArray>("after");
    const QByteArray lines = "\n\t1;2;\n\t3;4;\n";
    QTest::newRow("before the first") << lines << 0 << 1 << QByteArray("\n\t0;1;2;\n\t3;4;\n");
    QTest::newRow("in a line") << lines << 1 << 2 << QByteArray("\n\t1;0;0;2;\n\t3;4;\n");
    QTest::newRow("at the beginning of a line") << lines << 2 << 1 << QByteArray("\n\t1;2;\n\t0;3;4;\n");
    QTest::newRow("at the end") << lines << 4 << 1 << QByteArray("\n\t1;2;\n\t3;4;0;\n");
    QTest::newRow("one a line") << QByteArray("\n1;\n2;\n3;\n") << 1 << 1 << QByteArray("\n1;\n0;\n2;\n3;\n");
    QTest::newRow("behind the last of one a line")
        << QByteArray("\n1;\n2;\n") << 2 << 1 << QByteArray("\n1;\n2;\n0;\n");
    QTest::newRow("with spaces") << QByteArray("1; 2;") << 2 << 2 << QByteArray("1; 2; 0; 0;");
    QTest::newRow("the first goes") << lines << 0 << -1 << QByteArray("\n\t2;\n\t3;4;\n");
    QTest::newRow("over a line end") << lines << 1 << -2 << QByteArray("\n\t1;4;\n");
    QTest::newRow("the last ones go") << lines << 2 << -2 << QByteArray("\n\t1;2;\n");
    QTest::newRow("all go") << lines << 0 << -4 << QByteArray("\n");
}

void TestNumberLists::numbersComeAndGo()
{
    QFETCH(QByteArray, before);
    QFETCH(int, at);
    QFETCH(int, inserted);
    QFETCH(QByteArray, after);
    const auto count = int(before.count(';'));
    const auto tree = treeOf(document(4 * count, before));
    Planner planner(*tree);
    if (inserted > 0)
        planner.insertElements(numbersOf(*tree), at, inserted);
    else
        planner.removeElements(numbersOf(*tree), at, -inserted);
    QCOMPARE(planned(planner), document(4 * (count + inserted), after)); // the buffer follows
}

void TestNumberLists::aBufferWithRoomToSpareIsLeft()
{
    const auto tree = treeOf(document(100, "1;2;"));
    Planner planner(*tree);
    planner.insertElements(numbersOf(*tree), 1, 1, "\n 7;"); // as a copied element comes
    QCOMPARE(planned(planner), document(100, "1;7;2;"));
}

void TestNumberLists::findingsPointAtTheirNumber()
{
    const auto tree = treeOf(document(8, "1;  x;" + QByteArray(40, ' ') + "3;4"));
    QCOMPARE(codesAt(*tree, listPath), QByteArrayList{"TOO_MANY_NUMBERS"});
    QCOMPARE(codesAt(*tree, listPath + QStringLiteral("[1]")), QByteArrayList{"DATA_MALFORMED"});
    QCOMPARE(codesAt(*tree, listPath + QStringLiteral("[2]")), QByteArrayList{"NUMBER_TOO_LONG"});
    QCOMPARE(codesAt(*tree, QStringLiteral("ComputeBuffer/Data/#text")), QByteArrayList{"NUMBER_UNENDED"});
    const EditPlan plan = test::planAllRepairs(tree,
                                               {QStringLiteral("NUMBER_TOO_LONG"), QStringLiteral("TOO_MANY_NUMBERS")});
    QCOMPARE(plan.after.toByteArray(), document(12, "1;  x;3;4"));
}

QTEST_GUILESS_MAIN(TestNumberLists)
#include "tst_numberlists.moc"
