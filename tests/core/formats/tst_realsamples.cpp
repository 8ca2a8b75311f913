#include "core/check/checker.h"
#include "core/formats/registry.h"
#include "core/tree/tree.h"
#include "tests/support/samples.h"

using namespace hexahedron;

/// Files that engines write and read every day: a checker that finds errors in them is not believed when it matters.
class TestRealSamples : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noErrorsInHealthyFiles_data();
    void noErrorsInHealthyFiles();
};

void TestRealSamples::noErrorsInHealthyFiles_data()
{
    QTest::addColumn<QString>("file");
    const QString samples = test::sharedSamples();
    if (samples.isEmpty())
        QSKIP("The samples are not there: ../shared/samples");
    for (const char *folder : {"urho3d/real", "urho3d/packages", "urho3d/shaders_real", "urho3d/angelscript",
                               "horde3d/geo", "horde3d/anim", "e3d"}) {
        const QStringList files = test::sampleFilesIn(samples + u'/' + QLatin1String(folder),
                                                      test::allSamplePatterns());
        QVERIFY2(!files.isEmpty(), folder);
        for (const QString &file : files) {
            if (QFileInfo(file).fileName().startsWith(QLatin1String("syn_bad")))
                continue; // made to be wrong
            QTest::newRow(qPrintable(QLatin1String(folder) + u'/' + QFileInfo(file).fileName())) << file;
        }
    }
}

void TestRealSamples::noErrorsInHealthyFiles()
{
    QFETCH(QString, file);
    const std::optional<Bytes> bytes = Bytes::fromFile(file);
    QVERIFY(bytes);
    for (const Issue &issue : check(*readTree(*bytes, file)))
        QVERIFY2(issue.severity != Severity::Error, qPrintable(issue.path + QStringLiteral(": ") + issue.message()));
}

QTEST_GUILESS_MAIN(TestRealSamples)
#include "tst_realsamples.moc"
