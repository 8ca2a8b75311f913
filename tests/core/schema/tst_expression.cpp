#include "core/schema/field.h"

#include <QTest>

using namespace hexahedron;

/// What counts and sizes in descriptions are computed with.
class TestExpression : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void computesWithFields_data();
    void computesWithFields();
    void hostileNumbersDoNotWrapAround();
    void tellsItsFieldsAndFactors();
};

namespace {

const Field width, depth, flags;

qint64 evaluated(const Expression &expression, qint64 widthValue, qint64 depthValue = 0, qint64 flagsValue = 0)
{
    ValueStack values;
    values.push(&width, widthValue);
    values.push(&depth, depthValue);
    values.push(&flags, flagsValue);
    return expression.evaluate(values);
}

Expression of(const Field &field)
{
    return Expression::of(&field);
}

constexpr qint64 Most = std::numeric_limits<qint64>::max();
constexpr qint64 Least = std::numeric_limits<qint64>::min();

} // namespace

void TestExpression::computesWithFields_data()
{
    QTest::addColumn<qint64>("computed");
    QTest::addColumn<qint64>("wanted");
    QTest::newRow("bytes of a row") << evaluated((of(width) * of(depth) + 7) / 8, 3, 5) << qint64(2);
    QTest::newRow("up to a multiple of 4") << evaluated((4 - of(width) % 4) % 4, 5) << qint64(3);
    QTest::newRow("is one already") << evaluated((4 - of(width) % 4) % 4, 8) << qint64(0);
    QTest::newRow("colours of a table") << evaluated(2 << (of(flags) & 7), 0, 0, 0xf3) << qint64(16);
    QTest::newRow("a part of the flags") << evaluated(of(flags) & 0x1f, 0, 0, 0xf3) << qint64(0x13);
    QTest::newRow("equal") << evaluated((of(width) - 2).is(1), 3) << qint64(1);
    QTest::newRow("not equal") << evaluated(!(of(width) - 2).is(1), 3) << qint64(0);
}

void TestExpression::computesWithFields()
{
    QFETCH(qint64, computed);
    QTEST(computed, "wanted");
}

void TestExpression::hostileNumbersDoNotWrapAround()
{
    QCOMPARE(evaluated(of(width) * of(depth), Most, 2), Most);
    QCOMPARE(evaluated(of(width) * of(depth), Most, -2), Least);
    QCOMPARE(evaluated(of(width) + of(depth), Most, 1), Most);
    QCOMPARE(evaluated(of(width) - of(depth), Least, 1), Least);
    QCOMPARE(evaluated(of(width) / of(depth), 7, 0), 0);
    QCOMPARE(evaluated(of(width) % of(depth), 7, 0), 0);
    QCOMPARE(evaluated(of(width) / of(depth), Least, -1), Most);
    QCOMPARE(evaluated(of(width) % of(depth), Least, -1), 0);
    QCOMPARE(evaluated(of(width) << of(depth), 1, 63), qint64(1) << 62);
    QCOMPARE(evaluated(of(width) << of(depth), 3, 62), Most);
    QCOMPARE(evaluated(of(width) << of(depth), 3, -5), 3);
}

void TestExpression::tellsItsFieldsAndFactors()
{
    const Expression rows = of(width) * of(depth) * 4;
    QCOMPARE(rows.factors().size(), size_t(3));
    QCOMPARE((of(width) / 2).factors().size(), size_t(1));
    QCOMPARE((of(width) / 2).singleField(), nullptr);
    QCOMPARE(of(width).singleField(), &width);
    std::vector<const Field *> fields;
    ((of(width) << of(depth)) + of(width)).collectFields(fields);
    QCOMPARE(fields, (std::vector<const Field *>{&width, &depth}));
    QVERIFY((Expression(2) << 3).isConstant());
    QVERIFY(!(of(width) % 2).isConstant());
}

QTEST_GUILESS_MAIN(TestExpression)
#include "tst_expression.moc"
