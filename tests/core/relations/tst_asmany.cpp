#include "core/relations/asmany.h"
#include "core/schema/sentences.h"
#include "tests/core/relations/relationtest.h"

#include <QTest>

using namespace hexahedron;
using namespace hexahedron::relationtest;

class TestAsMany : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void elements_data();
    void elements();
    void isExplained();
};

namespace {

/// Names of one byte, and an age of two bytes for each.
Small people()
{
    return Small([](RecordRef file) {
        const auto nameCount = file.u8("nameCount");
        const auto ageCount = file.u8("ageCount");
        auto name = file.records("names").times(nameCount);
        name.u8("name");
        file.u16("ages").times(ageCount).must(beAsManyAs(name.field(), wrong, "R1"));
    });
}

} // namespace

void TestAsMany::elements_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArrayList>("expected");
    QTest::newRow("as many") << QByteArray("\2\2ab\7\0\x9\0", 8) << QByteArrayList();
    QTest::newRow("fewer") << QByteArray("\3\2abc\7\0\x9\0", 9) << QByteArrayList{"WRONG R1 file/ages: 2 3"};
    QTest::newRow("more") << QByteArray("\1\2a\7\0\x9\0", 7) << QByteArrayList{"WRONG R1 file/ages: 2 1"};
}

void TestAsMany::elements()
{
    QFETCH(QByteArray, bytes);
    QTEST(people().found(bytes), "expected");
}

void TestAsMany::isExplained()
{
    SchemaBuilder builder("Test", {});
    auto file = builder.file().section("file");
    auto name = file.records("names").times(3);
    name.u8("name");
    const auto ages = file.u16("ages").until(endOfFrame).must(beAsManyAs(name.field(), wrong, "R1"));
    builder.finish();
    QCOMPARE(ruleNumbers(*ages.field()), QStringList{QStringLiteral("R1")});
    QCOMPARE(relationSentences(*ages.field()).constLast(), QStringLiteral("There is one for each element of names."));
}

QTEST_GUILESS_MAIN(TestAsMany)
#include "tst_asmany.moc"
