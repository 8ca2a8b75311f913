#include "core/relations/usage.h"
#include "core/schema/sentences.h"
#include "tests/core/relations/relationtest.h"

#include <QTest>

using namespace hexahedron;
using namespace hexahedron::relationtest;

class TestUsage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void elements_data();
    void elements();
    void whatMayNotGoIsOnlyTold();
    void whereSomeAreMissingNobodyKnows();
    void manyInSeveralThreads();
    void isExplained();
};

namespace {

/// Vertices of one byte, then triangles.
Small mesh(bool mayDelete)
{
    return Small([=](RecordRef file) {
        const auto count = file.u32("count");
        auto vertex = file.records("vertices").times(count);
        vertex.u8("vertex");
        auto triangle = file.records("triangles").until(endOfFrame);
        Usage usage = useAll(wrong, "R1");
        triangle.u32("corners").times(3).indexes(vertex).noRepair().must(mayDelete ? usage.mayDelete() : usage);
    });
}

const QByteArray none = "no repair";

} // namespace

void TestUsage::elements_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArrayList>("expected");
    QTest::addColumn<QByteArray>("repaired");
    const QByteArray five = raw<quint32>({5}) + "abcde";
    QTest::newRow("all") << five + raw<quint32>({0, 1, 2, 2, 3, 4}) << QByteArrayList() << none;
    QTest::newRow("two are not") << five + raw<quint32>({0, 2, 4})
                                 << QByteArrayList{"WRONG R1 file/vertices[1] x2: 2 5"}
                                 << raw<quint32>({3}) + "ace" + raw<quint32>({0, 1, 2});
    QTest::newRow("no triangles") << five << QByteArrayList() << none;
}

void TestUsage::elements()
{
    QFETCH(QByteArray, bytes);
    QTEST(mesh(true).found(bytes), "expected");
    QTEST(mesh(true).repaired(bytes), "repaired");
}

void TestUsage::whatMayNotGoIsOnlyTold()
{
    const QByteArray bytes = raw<quint32>({4}) + "abcd" + raw<quint32>({0, 1, 2});
    QCOMPARE(mesh(false).found(bytes), QByteArrayList{"WRONG R1 file/vertices[3]: 1 4"});
    QCOMPARE(mesh(false).repaired(bytes), none);
}

void TestUsage::whereSomeAreMissingNobodyKnows()
{
    const Small small([](RecordRef file) {
        auto vertex = file.records("vertices").times(4);
        vertex.u8("vertex");
        auto list = file.records("lists").until(endOfFrame);
        const auto count = list.u32("count");
        list.u32("corners").times(count).indexes(vertex).noRepair().must(useAll(wrong, "R1"));
    });
    const QByteArray first = "abcd" + raw<quint32>({3, 0, 1, 2});
    const QByteArray second = raw<quint32>({3, 2, 1, 3});
    QCOMPARE(small.found(first), QByteArrayList{"WRONG R1 file/vertices[3]: 1 4"});
    QCOMPARE(small.found(first + second), QByteArrayList());
    for (const qsizetype cut : {12, 4}) {
        for (const QByteArray &line : small.found(first + second.left(cut)))
            QVERIFY2(!line.startsWith("WRONG"), line.constData());
    }
}

void TestUsage::manyInSeveralThreads()
{
    constexpr quint32 Count = 300000;
    QByteArray bytes = raw<quint32>({Count}) + QByteArray(Count, 'v');
    for (quint32 i = 0; i < Count; i += 3)
        bytes += raw<quint32>({i, i + 1, i == 150000 ? i : i + 2});
    QCOMPARE(mesh(false).found(bytes, 4), QByteArrayList{"WRONG R1 file/vertices[150002]: 1 300000"});
}

void TestUsage::isExplained()
{
    SchemaBuilder builder("Test", {});
    auto file = builder.file().section("file");
    auto vertex = file.records("vertices").times(3);
    vertex.u8("vertex");
    const auto list = file.u32("indices").until(endOfFrame).indexes(vertex).must(useAll(wrong, "R1"));
    builder.finish();
    QCOMPARE(ruleNumbers(*list.field()), QStringList{QStringLiteral("R1")});
    QCOMPARE(relationSentences(*list.field()).constLast(),
             QStringLiteral("Together these numbers name each element of vertices."));
}

QTEST_GUILESS_MAIN(TestUsage)
#include "tst_usage.moc"
