#include "core/check/markupelement.h"
#include "core/read/reader.h"
#include "core/schema/document.h"
#include "core/text/markup.h"
#include "core/tree/tree.h"
#include "tests/core/relations/relationtest.h"

#include <QTest>

using namespace hexahedron;
using namespace hexahedron::relationtest;

/// Elements of a document, found from one of them.
class TestMarkupElement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void elementsAreFoundByTheirKind();
};

void TestMarkupElement::elementsAreFoundByTheirKind()
{
    DocumentBuilder builder("Test", markupSyntax());
    auto box = builder.root("Box");
    box.contains(box);
    const Field *thing = box.element("Thing").field();
    const Field *rest = box.element("Rest").field();
    const Schema *schema = builder.finish();
    const Format format = testFormat();
    const Tree tree(&format, QStringLiteral("made"),
                    readStream(*schema, Bytes(QByteArray("<Box>\n<Box><Thing/><Unknown/><Thing/></Box></Box>"))));

    const MarkupElement outer = outermostOf(tree, 0, {box.field()}).value();
    QVERIFY(!outer.child(thing)); // one in another box is none of its own
    QVERIFY(!outer.around(box.field()));
    const MarkupElement inner = outer.child(box.field()).value();
    QCOMPARE(inner.around(box.field())->node(), outer.node());
    const std::vector<MarkupElement> things = inner.children(thing);
    QCOMPARE(things.size(), size_t(2));
    QCOMPARE(inner.child(thing)->node(), things.front().node());
    QVERIFY(things.back().node() > things.front().node());
    QCOMPARE(things.back().around(box.field())->node(), inner.node());
    QVERIFY(!inner.child(rest) && inner.children(rest).empty());
}

QTEST_GUILESS_MAIN(TestMarkupElement)
#include "tst_markupelement.moc"
