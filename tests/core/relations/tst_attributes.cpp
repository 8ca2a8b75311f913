#include "core/relations/elementrule.h"
#include "core/relations/exceeds.h"
#include "core/text/markup.h"
#include "tests/core/relations/relationtest.h"

#include <QTest>

using namespace hexahedron;
using namespace hexahedron::relationtest;

/// Relations between attributes of an element, and rules about elements.
class TestAttributes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNumberExceedsAnother_data();
    void aNumberExceedsAnother();
    void elementsPassTheirRules();
};

namespace {

QByteArrayList foundIn(const Schema &schema, const QByteArray &text)
{
    const Format format = testFormat();
    const Tree tree(&format, QStringLiteral("made"), readStream(schema, Bytes(text)));
    QByteArrayList lines;
    for (const Issue &issue : check(tree))
        lines += QByteArray(issue.kind->code) + ' ' + issue.reference + ": " + issue.message().toUtf8();
    return lines;
}

void isFull(const MarkupElement &box, Checker &checker)
{
    if (box.children().empty())
        checker.report(other, box.item(),
                       {.arguments = {QStringLiteral("nothing"), QStringLiteral("in it")}, .reference = "D2"});
}

} // namespace

void TestAttributes::aNumberExceedsAnother_data()
{
    QTest::addColumn<bool>("mayBeEqual");
    QTest::addColumn<bool>("needsBoth");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArrayList>("expected");
    const QByteArrayList three{"WRONG D1: low 3"};
    QTest::newRow("above") << false << false << QByteArray("<Box low=\"3\" high=\"3.5\"/>") << QByteArrayList();
    QTest::newRow("below") << false << false << QByteArray("<Box low=\"3\" high=\"2\"/>") << three;
    QTest::newRow("equal") << false << false << QByteArray("<Box low=\"3\" high=\"3\"/>") << three;
    QTest::newRow("equal, which is right")
        << true << false << QByteArray("<Box low=\"3\" high=\"3\"/>") << QByteArrayList();
    QTest::newRow("what is usual counts") << false << false << QByteArray("<Box low=\"3\"/>") << three;
    QTest::newRow("unless both are wanted") << false << true << QByteArray("<Box low=\"3\"/>") << QByteArrayList();
    QTest::newRow("both are there") << false << true << QByteArray("<Box low=\"3\" high=\"1\"/>") << three;
}

void TestAttributes::aNumberExceedsAnother()
{
    QFETCH(bool, mayBeEqual);
    QFETCH(bool, needsBoth);
    QFETCH(QByteArray, text);
    QFETCH(QByteArrayList, expected);
    DocumentBuilder builder("Test", markupSyntax());
    auto box = builder.root("Box");
    Exceeds above = exceed(box.number("low").usually("0"), wrong, "D1");
    if (mayBeEqual)
        above.orEquals();
    if (needsBoth)
        above.whereBothStand();
    box.number("high").usually("1").must(above);
    QCOMPARE(foundIn(*builder.finish(), text), expected);
}

void TestAttributes::elementsPassTheirRules()
{
    DocumentBuilder builder("Test", markupSyntax());
    auto box = builder.root("Box").must(pass(isFull, "D2"));
    box.element("Thing");
    const Schema *schema = builder.finish();
    QCOMPARE(foundIn(*schema, "<Box><Thing/></Box>"), QByteArrayList());
    QCOMPARE(foundIn(*schema, "<Box></Box>"), QByteArrayList{"OTHER D2: nothing in it"});
    QCOMPARE(box.field()->relations.front()->rules(), QStringList{QStringLiteral("D2")});
}

QTEST_GUILESS_MAIN(TestAttributes)
#include "tst_attributes.moc"
