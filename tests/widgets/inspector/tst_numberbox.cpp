// Numbers in the inspector are written with the Return key as with leaving the field.
#include "core/formats/registry.h"
#include "core/tree/tree.h"
#include "tests/support/b3dbuilder.h"
#include "widgets/inspector/numberbox.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace hexahedron;

class TestNumberBox : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void returnWritesOnce();
    void saysWhenNothingWasTyped();
};

void TestNumberBox::returnWritesOnce()
{
    const auto tree = readTree(Bytes(b3d::file({})), QStringLiteral("a.b3d"));
    const std::optional<Item> version = tree->find(u"BB3D/version");
    QVERIFY(version);
    NumberBox box(*version->field);
    box.setText(QStringLiteral("1"));
    QSignalSpy committed(&box, &NumberBox::committed);
    auto *line = box.findChild<QLineEdit *>();
    line->selectAll();
    QTest::keyClicks(&box, QStringLiteral("6000"));
    QCOMPARE(committed.size(), 0);
    QTest::keyClick(&box, Qt::Key_Return);
    QCOMPARE(committed.size(), 1);
    QCOMPARE(committed.front().front().toString(), QStringLiteral("6000"));
    Q_EMIT line->editingFinished(); // as when a plan that is shown takes the focus
    QCOMPARE(committed.size(), 1);
    QTest::keyClick(&box, Qt::Key_Return); // who refused the plan may ask again
    QCOMPARE(committed.size(), 2);
}

void TestNumberBox::saysWhenNothingWasTyped()
{
    const auto tree = readTree(Bytes(b3d::file({})), QStringLiteral("a.b3d"));
    NumberBox box(*tree->find(u"BB3D/version")->field);
    box.setText(QStringLiteral("1"));
    QSignalSpy committed(&box, &NumberBox::committed), leftEmpty(&box, &NumberBox::leftEmpty);
    auto *line = box.findChild<QLineEdit *>();
    line->clear();
    QTest::keyClick(&box, Qt::Key_Return);
    QCOMPARE(line->text(), QStringLiteral("1"));
    QCOMPARE(leftEmpty.size(), 1);
    QCOMPARE(leftEmpty.front().front().toString(), QStringLiteral("1"));
    QCOMPARE(committed.size(), 0);
}

QTEST_MAIN(TestNumberBox)
#include "tst_numberbox.moc"
