// Files of one folder look into it together.
#include "core/check/checker.h"
#include "core/files/folderlisting.h"
#include "core/formats/registry.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/files.h"

#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/stat.h>

using namespace hexahedron;
using test::written;

class TestFolderListing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void manyModelsReadTheirFolderOnce();
    void changesAreSeen();
    void foldersAreNoFiles();

private:
    /// As if nothing had changed there for an hour.
    static void settle(const QString &folder)
    {
        const timespec past[] = {{time(nullptr) - 3600, 0}, {time(nullptr) - 3600, 0}};
        QCOMPARE(utimensat(AT_FDCWD, QFile::encodeName(folder).constData(), past, 0), 0);
    }
};

void TestFolderListing::manyModelsReadTheirFolderOnce()
{
    constexpr int Count = 20'000;
    const QTemporaryDir folder;
    const QByteArray model = b3d::file(b3d::textures(b3d::texture("Stone.PNG")));
    for (int i = 0; i < Count - 1; ++i)
        written(folder.filePath(QStringLiteral("%1.b3d").arg(i)), model);
    written(folder.filePath(QStringLiteral("stone.png")), "picture");
    settle(folder.path());
    const qint64 before = FolderListing::readCount();
    qint64 missing = 0;
    for (int i = 0; i < Count - 1; ++i) {
        const QString path = folder.filePath(QStringLiteral("%1.b3d").arg(i));
        const auto tree = readTree(Bytes(model), path);
        for (const Issue &issue : check(*tree, nullptr, 1))
            missing += issue.path.contains(QStringLiteral("TEXS")) ? 1 : 0;
    }
    QCOMPARE(missing, 0);
    QCOMPARE(FolderListing::readCount() - before, 1);
}

void TestFolderListing::changesAreSeen()
{
    const QTemporaryDir folder;
    settle(folder.path());
    const auto has = [&](const char *name) {
        return FolderListing::of(folder.path())->file(QLatin1String(name)) != nullptr;
    };
    QVERIFY(!has("Stone.png"));
    written(folder.filePath(QStringLiteral("stone.PNG")), "picture");
    QVERIFY(has("Stone.png"));
    settle(folder.path());
    QVERIFY(has("Stone.png"));
    QVERIFY(QFile::remove(folder.filePath(QStringLiteral("stone.PNG"))));
    QVERIFY(!has("Stone.png"));
    // Twice within one tick of the clock, as some file systems have it.
    written(folder.filePath(QStringLiteral("a")), "a");
    QVERIFY(has("a"));
    struct stat status;
    QCOMPARE(stat(QFile::encodeName(folder.path()).constData(), &status), 0);
    written(folder.filePath(QStringLiteral("b")), "b");
    const timespec same[] = {status.st_atim, status.st_mtim};
    QCOMPARE(utimensat(AT_FDCWD, QFile::encodeName(folder.path()).constData(), same, 0), 0);
    QVERIFY(has("b"));
}

void TestFolderListing::foldersAreNoFiles()
{
    const QTemporaryDir folder;
    QCOMPARE(mkdir(QFile::encodeName(folder.filePath(QStringLiteral("Stone.png"))).constData(), 0755), 0);
    const auto listing = FolderListing::of(folder.path());
    QVERIFY(!listing->file(QStringLiteral("stone.png")));
    QCOMPARE(*listing->entry(QStringLiteral("stone.png")), QStringLiteral("Stone.png"));
    QVERIFY(FolderListing::of(folder.filePath(QStringLiteral("not there")))->files().isEmpty());
}

QTEST_APPLESS_MAIN(TestFolderListing)
#include "tst_folderlisting.moc"
