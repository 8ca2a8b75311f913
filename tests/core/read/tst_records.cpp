#include "core/read/reader.h"
#include "core/read/records.h"
#include "core/schema/schema.h"
#include "core/tree/tree.h"

#include <QTest>

using namespace hexahedron;

/// Numbers of records by their handles.
class TestRecords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersAreThoseOfTheirFields();
};

void TestRecords::numbersAreThoseOfTheirFields()
{
    SchemaBuilder builder("Test", {});
    auto file = builder.file().section("file", "MARK");
    file.text("mark").size(4);
    const Field *elsewhere = file.u8("elsewhere").field();
    auto record = file.records("records").until(endOfFrame);
    const Field *kind = record.i8("kind").field();
    const Field *big = record.u16("big").field();
    const Field *real = record.f32("real").field();
    const Schema *schema = builder.finish();
    QByteArray bytes("MARK\x07"
                     "\xff\x02\x01",
                     8);
    const float numbers[] = {1.5f, -2};
    bytes += QByteArray(reinterpret_cast<const char *>(numbers), 4) + QByteArray("\x03\x04\x00", 3)
             + QByteArray(reinterpret_cast<const char *>(numbers + 1), 4) + "rest";
    const Tree tree(nullptr, QStringLiteral("made"), readStream(*schema, Bytes(bytes)));

    Records records(tree.bytes(), *tree.find(QStringLiteral("file/records")));
    QCOMPARE(records.count(), qint64(2));
    QCOMPARE(records.integer(0, kind), qint64(-1));
    QCOMPARE(records.integer(0, big), qint64(0x102));
    QCOMPARE(records.real(0, real), 1.5);
    QCOMPARE(records.integer(1, kind), qint64(3));
    QCOMPARE(records.integer(1, big), qint64(4));
    QCOMPARE(records.real(1, real), -2.);
    QCOMPARE(records.integer(0, elsewhere), qint64(0)); // it is no field of theirs
    QCOMPARE(records.integer(1000, kind), qint64(0));
}

QTEST_GUILESS_MAIN(TestRecords)
#include "tst_records.moc"
