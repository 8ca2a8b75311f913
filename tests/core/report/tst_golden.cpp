// The golden texts: what the program says of each sample, kept beside it, so that a change of meaning shows in review.
// HEXAHEDRON_UPDATE_GOLDEN=1 writes samples and texts anew.
#include "core/check/checker.h"
#include "core/formats/registry.h"
#include "core/report/annotateddump.h"
#include "tests/support/builtsamples.h"
#include "tests/support/samples.h"

#include <QBuffer>
#include <QDir>

using namespace hexahedron;

namespace {

bool isUpdating()
{
    return qEnvironmentVariableIntValue("HEXAHEDRON_UPDATE_GOLDEN") != 0;
}

QString fileOf(const test::BuiltSample &sample)
{
    return test::madeSamples() + u'/' + QString::fromLatin1(sample.file);
}

/// Files below tests/data; those with a golden text, not the texts themselves.
QStringList samplesThere()
{
    QStringList files = test::sampleFilesIn(test::madeSamples(), {QStringLiteral("*")});
    files.removeIf([](const QString &file) { return file.endsWith(QLatin1String(".tree")); });
    return files;
}

QByteArray contentOf(const QString &fileName, QIODevice::OpenMode mode = {})
{
    QFile file(fileName);
    return file.open(QIODevice::ReadOnly | mode) ? file.readAll() : QByteArray("(cannot be read)");
}

bool writeContent(const QString &fileName, const QByteArray &content)
{
    QFile file(fileName);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

QByteArray dumpOf(const QString &fileName)
{
    const auto tree = readTree(Bytes(contentOf(fileName)), QFileInfo(fileName).fileName());
    QBuffer out;
    out.open(QIODevice::WriteOnly);
    return writeAnnotatedDump(&out, *tree, check(*tree)) ? out.data() : QByteArray("(cannot be written)");
}

/// The first line that differs, as it should be and as it is; empty when none does.
QByteArray difference(const QByteArray &expected, const QByteArray &actual)
{
    if (expected == actual)
        return {};
    const QList<QByteArray> should = expected.split('\n');
    const QList<QByteArray> is = actual.split('\n');
    qsizetype line = 0;
    while (line < should.size() && line < is.size() && should[line] == is[line])
        ++line;
    const auto at = [line](const QList<QByteArray> &lines) {
        return line < lines.size() ? lines[line] : QByteArray("(no line)");
    };
    return "line " + QByteArray::number(line + 1) + "\n  expected: " + at(should) + "\n  but is:   " + at(is);
}

} // namespace

class TestGolden : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void samplesAreWhatTheBuilderWrites_data();
    void samplesAreWhatTheBuilderWrites();
    void everySampleHasABuilder();
    void meaningIsUnchanged_data();
    void meaningIsUnchanged();
    void differenceNamesTheLine_data();
    void differenceNamesTheLine();
};

void TestGolden::initTestCase()
{
    if (!isUpdating())
        return;
    for (const test::BuiltSample &sample : test::builtSamples()) {
        QVERIFY(QDir().mkpath(QFileInfo(fileOf(sample)).path()));
        QVERIFY2(writeContent(fileOf(sample), sample.bytes), sample.file);
    }
    for (const QString &file : samplesThere())
        QVERIFY2(writeContent(file + QStringLiteral(".tree"), dumpOf(file)), qPrintable(file));
}

void TestGolden::samplesAreWhatTheBuilderWrites_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("built");
    for (const test::BuiltSample &sample : test::builtSamples())
        QTest::newRow(sample.file.constData()) << fileOf(sample) << sample.bytes;
}

void TestGolden::samplesAreWhatTheBuilderWrites()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, built);
    QCOMPARE(contentOf(file).toHex(' '), built.toHex(' '));
}

/// A sample that nothing writes would stay behind when it gets another name.
void TestGolden::everySampleHasABuilder()
{
    QStringList built;
    for (const test::BuiltSample &sample : test::builtSamples())
        built += fileOf(sample);
    built.sort();
    QCOMPARE(samplesThere(), built);
    QStringList texts = test::sampleFilesIn(test::madeSamples(), {QStringLiteral("*.tree")});
    texts.replaceInStrings(QStringLiteral(".tree"), QString());
    QCOMPARE(texts, built);
}

void TestGolden::meaningIsUnchanged_data()
{
    QTest::addColumn<QString>("file");
    for (const QString &file : samplesThere())
        QTest::newRow(qPrintable(QFileInfo(file).fileName())) << file;
}

void TestGolden::meaningIsUnchanged()
{
    QFETCH(QString, file);
    const QByteArray changed = difference(contentOf(file + QStringLiteral(".tree"), QIODevice::Text), dumpOf(file));
    QVERIFY2(changed.isEmpty(),
             qPrintable(file) + QByteArray(".tree, ") + changed
                 + "\nIf that is right, run this test with HEXAHEDRON_UPDATE_GOLDEN=1 and review the differences.");
}

void TestGolden::differenceNamesTheLine_data()
{
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<QByteArray>("actual");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("same") << QByteArray("a\nb\n") << QByteArray("a\nb\n") << QByteArray();
    QTest::newRow("other line") << QByteArray("a\nb\n") << QByteArray("a\nc\n")
                                << QByteArray("line 2\n  expected: b\n  but is:   c");
    QTest::newRow("line gone") << QByteArray("a\nb") << QByteArray("a")
                               << QByteArray("line 2\n  expected: b\n  but is:   (no line)");
    QTest::newRow("line more") << QByteArray("a") << QByteArray("a\nb")
                               << QByteArray("line 2\n  expected: (no line)\n  but is:   b");
}

void TestGolden::differenceNamesTheLine()
{
    QFETCH(QByteArray, expected);
    QFETCH(QByteArray, actual);
    QTEST(difference(expected, actual), "said");
}

QTEST_GUILESS_MAIN(TestGolden)
#include "tst_golden.moc"
