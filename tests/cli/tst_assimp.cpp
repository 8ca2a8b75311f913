#include "core/check/checker.h"
#include "core/edit/planner.h"
#include "core/formats/registry.h"
#include "tests/support/repairs.h"
#include "tests/support/samples.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace hexahedron;

/// What is repaired is read by a loader that knows nothing of us.
class TestAssimp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("assimp")).isEmpty())
            QSKIP("assimp is not there (Debian: assimp-utils)");
    }
    void readsRepairedFiles_data() { test::addSampleRows({QStringLiteral("*.b3d")}); }
    void readsRepairedFiles();
};

void TestAssimp::readsRepairedFiles()
{
    QFETCH(QString, file);
    QFile source(file);
    QVERIFY(source.open(QIODevice::ReadOnly));
    const EditPlan plan = test::planAllRepairs(readTree(Bytes(source.readAll()), file));
    QVERIFY2(!plan.isRefused(), qPrintable(plan.refusal));
    for (const Issue &issue : check(*readTree(plan.after, file))) {
        if (issue.severity == Severity::Error)
            QSKIP("not a file that can be repaired");
    }

    const QTemporaryDir folder;
    QFile repaired(folder.filePath(QStringLiteral("repaired.b3d")));
    QVERIFY(repaired.open(QIODevice::WriteOnly));
    repaired.write(plan.after.toByteArray());
    repaired.close();

    QProcess assimp;
    assimp.setProcessChannelMode(QProcess::MergedChannels);
    assimp.start(QStringLiteral("assimp"), {QStringLiteral("info"), repaired.fileName()});
    QVERIFY(assimp.waitForFinished(-1));
    const QByteArray said = assimp.readAll();
    // Both are sound in this format, but assimp wants something to draw, and no name twice.
    const bool isRefusedForItself = (said.contains("No meshes") && !plan.after.toByteArray().contains("TRIS"))
                                    || said.contains("has the same name as");
    if (!isRefusedForItself)
        QVERIFY2(assimp.exitStatus() == QProcess::NormalExit && assimp.exitCode() == 0, said.constData());
}

QTEST_GUILESS_MAIN(TestAssimp)
#include "tst_assimp.moc"
