#include "core/relations/groups.h"
#include "core/schema/sentences.h"
#include "tests/core/relations/relationtest.h"

#include <QTest>

using namespace hexahedron;
using namespace hexahedron::relationtest;

class TestGroups : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void things_data();
    void things();
    void whatNamesNothingIsNotAlsoRepeated();
    void whatMayNotGoIsOnlyTold();
    void manyAreOneIssue();
    void isExplained();
};

namespace {

Small triangles()
{
    return Small([](RecordRef file) {
        file.u16("indices")
            .until(endOfFrame)
            .inGroupsOf(3)
            .must(makeThings().whole(wrong, "R1").differing(other, "R2").mayDelete());
    });
}

} // namespace

void TestGroups::things_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArrayList>("expected");
    QTest::addColumn<QByteArray>("repaired");
    const QByteArray none = "no repair";
    QTest::newRow("nothing") << QByteArray() << QByteArrayList() << none;
    QTest::newRow("whole") << raw<quint16>({0, 1, 2, 2, 1, 3}) << QByteArrayList() << none;
    QTest::newRow("left over") << raw<quint16>({0, 1, 2, 2, 1}) << QByteArrayList{"WRONG R1 file/indices: 5 %2"}
                               << raw<quint16>({0, 1, 2});
    QTest::newRow("without area") << raw<quint16>({0, 1, 2, 4, 1, 4, 5, 6, 7})
                                  << QByteArrayList{"OTHER R2 file/indices[3]: indices 4, 1, 4"}
                                  << raw<quint16>({0, 1, 2, 5, 6, 7});
}

void TestGroups::things()
{
    QFETCH(QByteArray, bytes);
    QTEST(triangles().found(bytes), "expected");
    QTEST(triangles().repaired(bytes), "repaired");
}

void TestGroups::whatNamesNothingIsNotAlsoRepeated()
{
    const Small small([](RecordRef file) {
        const auto count = file.u32("count");
        auto vertex = file.records("vertices").times(count);
        vertex.u8("vertex");
        file.u32("indices")
            .until(endOfFrame)
            .indexes(vertex)
            .error("R3")
            .inGroupsOf(3)
            .must(makeThings().differing(other, "R2"));
    });
    const QByteArray two = raw<quint32>({2}) + "ab";
    const QByteArrayList found = small.found(two + raw<quint32>({0, 9, 9, 1, 1, 0}));
    QCOMPARE(found.size(), 2);
    QVERIFY2(found[0].startsWith("INDEX_OUT_OF_RANGE R3 file/indices[1] x2"), found[0].constData());
    QCOMPARE(found[1], "OTHER R2 file/indices[3]: indices 1, 1, 0");
}

void TestGroups::whatMayNotGoIsOnlyTold()
{
    const Small small([](RecordRef file) {
        file.u16("indices")
            .until(endOfFrame)
            .inGroupsOf(3)
            .must(makeThings().whole(wrong, "R1").differing(other, "R2"));
    });
    const QByteArray bytes = raw<quint16>({0, 1, 2, 4, 1, 4, 5});
    QCOMPARE(small.found(bytes).size(), 2);
    QCOMPARE(small.repaired(bytes), "no repair");
}

void TestGroups::manyAreOneIssue()
{
    QByteArray all;
    for (int i = 0; i < 200000; ++i) // more than one piece
        all += raw<quint16>({1, 2, quint16(i % 1000 == 999 ? 1 : 3)});
    QCOMPARE(triangles().found(all, 4), QByteArrayList{"OTHER R2 file/indices[2997] x200: indices 1, 2, 1"});
    QCOMPARE(triangles().found(triangles().repaired(all)), QByteArrayList());
}

void TestGroups::isExplained()
{
    SchemaBuilder builder("Test", {});
    const auto list = builder.file()
                          .section("file")
                          .u16("indices")
                          .until(endOfFrame)
                          .inGroupsOf(3)
                          .must(makeThings().whole(wrong, "R1").differing(other, "R2"));
    builder.finish();
    QCOMPARE(ruleNumbers(*list.field()), (QStringList{QStringLiteral("R1"), QStringLiteral("R2")}));
    QCOMPARE(relationSentences(*list.field()),
             (QStringList{QStringLiteral("It goes on to the end of file."),
                          QStringLiteral("Every 3 numbers make a triangle."),
                          QStringLiteral("The numbers of a triangle name different elements.")}));
}

QTEST_GUILESS_MAIN(TestGroups)
#include "tst_groups.moc"
