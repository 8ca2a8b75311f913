#include "core/check/engineissues.h"
#include "core/check/zerosectors.h"
#include "core/formats/registry.h"
#include "core/report/issuepage.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/builtsamples.h"
#include "tests/support/littleendian.h"

#include <QRandomGenerator>
#include <QTest>

using namespace hexahedron;

Q_DECLARE_METATYPE(hexahedron::ByteRange)

/// Sectors of a disk that were lost are found and named; zeros that belong into a file are not.
class TestZeroSectors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areFound_data();
    void areFound();
    void elementsAreNamed();
    void wholeFilesHaveNone();
};

namespace {

QByteArray noise(qsizetype size)
{
    QRandomGenerator random(31);
    QByteArray bytes(size, Qt::Uninitialized);
    for (char &byte : bytes)
        byte = char(random.bounded(1, 256));
    return bytes;
}

QByteArray withZeros(QByteArray bytes, qsizetype begin, qsizetype count)
{
    return bytes.replace(begin, count, QByteArray(count, '\0'));
}

} // namespace

void TestZeroSectors::areFound_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("found");
    const QByteArray file = noise(5000);
    QTest::newRow("none") << file << QString();
    QTest::newRow("one") << withZeros(file, 1024, 512) << QStringLiteral("1024+512");
    QTest::newRow("at the beginning") << withZeros(file, 0, 512) << QStringLiteral("0+512");
    QTest::newRow("two that follow each other") << withZeros(file, 1024, 1024) << QStringLiteral("1024+1024");
    QTest::newRow("two apart") << withZeros(withZeros(file, 1024, 512), 3072, 512)
                               << QStringLiteral("1024+512 3072+512");
    QTest::newRow("with a zero beside them") << withZeros(file, 1020, 517) << QStringLiteral("1024+512");
    QTest::newRow("a list of zeros that is longer") << withZeros(file, 1000, 600) << QString();
    QTest::newRow("not a whole sector") << withZeros(file, 1030, 500) << QString();
    QTest::newRow("where zeros are usual") << withZeros(withZeros(file, 1024, 512), 2000, 60) << QString();
    QTest::newRow("something was written into it")
        << withZeros(file, 1024, 512).replace(1100, 8, QByteArray(8, '\x40')) << QStringLiteral("1024+512");
    QTest::newRow("written at its end") << withZeros(file, 1024, 512).replace(1530, 6, QByteArray(6, '\x40'))
                                        << QStringLiteral("1024+512");
    QByteArray vertices = withZeros(file, 1024, 512);
    for (qsizetype i = 1030; i < 1530; i += 40)
        vertices.replace(i, 4, QByteArray("\0\0\x80\x3f", 4));
    QTest::newRow("written all over it") << vertices << QStringLiteral("1024+512");
    QTest::newRow("written, and the one behind is whole zero")
        << withZeros(vertices, 1536, 512) << QStringLiteral("1024+1024");
    QTest::newRow("written, where short runs of zeros are usual") << withZeros(vertices, 2000, 30) << QString();
    QTest::newRow("most of it was written anew")
        << withZeros(file, 1024, 512).replace(1100, 300, file.left(300)) << QString();
    QTest::newRow("nothing else") << QByteArray(2048, '\0') << QString();
}

void TestZeroSectors::areFound()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, found);
    QStringList ranges;
    for (const ByteRange range : zeroSectorsOf(Bytes(file)))
        ranges += QStringLiteral("%1+%2").arg(range.begin).arg(range.size());
    QCOMPARE(ranges.join(u' '), found);
}

void TestZeroSectors::elementsAreNamed()
{
    QByteArray numbers;
    for (int i = 0; i < 3 * 300; ++i)
        numbers += littleendian::f32({float(i) + 0.3F});
    const QByteArray mesh = b3d::mesh(b3d::vertices(numbers) + b3d::triangles({0, 1, 2}));
    const QByteArray file = b3d::file(b3d::node("root", mesh));
    const auto tree = readTree(Bytes(withZeros(file, 1024, 512)), QStringLiteral("a.b3d"));
    const std::vector<Issue> issues = check(*tree);
    const auto issue = std::find_if(issues.begin(), issues.end(),
                                    [](const Issue &one) { return one.kind == &issues::zeroSector; });
    QVERIFY(issue != issues.end());
    const std::optional<Item> vertices = tree->find(u"BB3D/NODE/MESH/VRTS/vertices");
    QVERIFY(vertices);
    const qint64 first = (1024 - vertices->range.begin) / vertices->stride;
    QCOMPARE(issue->path, QStringLiteral("BB3D/NODE/MESH/VRTS/vertices[%1]").arg(first));
    // With those of which only a part is gone.
    const qint64 count = (1536 - vertices->range.begin + 11) / 12 - first;
    QCOMPARE(issue->count, count);
    const QString message = issue->message();
    QVERIFY2(message.startsWith(QStringLiteral("512 of 512 bytes from 0x400 on are zero, in %1 elements").arg(count)),
             qPrintable(message));
    QCOMPARE(foundTimes(*issue), QString()); // the sentence has said it
}

void TestZeroSectors::wholeFilesHaveNone()
{
    for (const auto &sample : test::builtSamples())
        QVERIFY2(zeroSectorsOf(Bytes(sample.bytes)).empty(), sample.file.constData());
}

QTEST_APPLESS_MAIN(TestZeroSectors)
#include "tst_zerosectors.moc"
