#include "core/bytes/savefile.h"
#include "tests/support/files.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <csignal>

using namespace hexahedron;
using test::contentOf;

class TestSaveFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }
    void makesANewFile();
    void replacesTheFileItReads();
    void keepsPermissions_data();
    void keepsPermissions();
    void keepsAttributes();
    void followsLinks();
    void makesWhatALinkPointsTo();
    void refusesCircularLinks();
    void leavesOtherHardLinks();
    void makesABackup();
    void refusesWhatIsNoFile();
    void reportsProgressAndCancels();
    void respectsWriteProtection();
    void fullDiskLeavesTheOldFile();
    void savesWhatWasCutOff();
    void savesLongNames();

private:
    QString path(const char *name) const { return m_folder->filePath(QLatin1String(name)); }
    QString made(const char *name, const QByteArray &content) const { return test::written(path(name), content); }
    /// All names in the folder: nothing temporary may be left.
    QStringList names() const
    {
        return QDir(m_folder->path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot, QDir::Name);
    }
    static struct stat status(const QString &path)
    {
        struct stat result = {};
        lstat(QFile::encodeName(path).constData(), &result);
        return result;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSaveFile::makesANewFile()
{
    const mode_t mask = umask(027);
    QString error;
    const SaveResult result = saveFile(Bytes("new"), path("a"), {}, &error);
    umask(mask);
    QVERIFY2(result == SaveResult::Saved, qPrintable(error));
    QVERIFY(error.isEmpty());
    QCOMPARE(contentOf(path("a")), QByteArray("new"));
    QCOMPARE(status(path("a")).st_mode & 07777, mode_t(0640));
    QCOMPARE(saveFile(Bytes(), path("empty")), SaveResult::Saved);
    QCOMPARE(contentOf(path("empty")), QByteArray());
    QCOMPARE(names(), QStringList({QStringLiteral("a"), QStringLiteral("empty")}));
}

void TestSaveFile::replacesTheFileItReads()
{
    const QByteArray old(3'000'000, 'x');
    const QString file = made("a", old);
    const Bytes mapped = Bytes::fromFile(file).value();
    const Bytes edited = mapped.replaced({1'500'000, 1'500'001}, Bytes("edited"));
    QCOMPARE(saveFile(edited, file), SaveResult::Saved);
    QCOMPARE(contentOf(file), edited.toByteArray());
    QCOMPARE(mapped.toByteArray(), old);
    QCOMPARE(saveFile(mapped, file), SaveResult::Saved); // undo, and saved again
    QCOMPARE(contentOf(file), old);
    QCOMPARE(names().size(), 1);
}

void TestSaveFile::keepsPermissions_data()
{
    QTest::addColumn<int>("mode");
    QTest::newRow("private") << 0600;
    QTest::newRow("for all") << 0666;
    QTest::newRow("program") << 0755;
    QTest::newRow("group") << 02664;
}

void TestSaveFile::keepsPermissions()
{
    QFETCH(int, mode);
    const QString file = made("a", "old");
    QCOMPARE(chmod(QFile::encodeName(file).constData(), mode_t(mode)), 0);
    const struct stat before = status(file);
    QCOMPARE(saveFile(Bytes("new"), file), SaveResult::Saved);
    const struct stat after = status(file);
    QCOMPARE(after.st_mode & 07777, mode_t(mode));
    QCOMPARE(after.st_uid, before.st_uid);
    QCOMPARE(after.st_gid, before.st_gid);
    QVERIFY(after.st_ino != before.st_ino);
}

void TestSaveFile::keepsAttributes()
{
    const QString file = made("a", "old");
    const QByteArray name = QFile::encodeName(file);
    if (setxattr(name.constData(), "user.comment", "hello", 5, 0) != 0)
        QSKIP("no extended attributes here");
    QCOMPARE(saveFile(Bytes("new"), file), SaveResult::Saved);
    char value[16] = {};
    QCOMPARE(getxattr(name.constData(), "user.comment", value, sizeof value), 5);
    QCOMPARE(QByteArray(value), QByteArray("hello"));
}

void TestSaveFile::followsLinks()
{
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("sub")));
    made("sub/target", "old");
    QVERIFY(symlink("sub/target", QFile::encodeName(path("one")).constData()) == 0);
    QVERIFY(symlink("one", QFile::encodeName(path("two")).constData()) == 0);
    QCOMPARE(saveFile(Bytes("new"), path("two")), SaveResult::Saved);
    QCOMPARE(contentOf(path("sub/target")), QByteArray("new"));
    QVERIFY(S_ISLNK(status(path("one")).st_mode));
    QVERIFY(S_ISLNK(status(path("two")).st_mode));
    QVERIFY(S_ISREG(status(path("sub/target")).st_mode));
}

void TestSaveFile::makesWhatALinkPointsTo()
{
    QVERIFY(symlink("not there yet", QFile::encodeName(path("link")).constData()) == 0);
    QCOMPARE(saveFile(Bytes("new"), path("link")), SaveResult::Saved);
    QVERIFY(S_ISLNK(status(path("link")).st_mode));
    QCOMPARE(contentOf(path("not there yet")), QByteArray("new"));
}

void TestSaveFile::refusesCircularLinks()
{
    QVERIFY(symlink("b", QFile::encodeName(path("a")).constData()) == 0);
    QVERIFY(symlink("a", QFile::encodeName(path("b")).constData()) == 0);
    QString error;
    QCOMPARE(saveFile(Bytes("new"), path("a"), {}, &error), SaveResult::Failed);
    QVERIFY(error.contains(path("a")));
    QCOMPARE(names().size(), 2);
}

void TestSaveFile::leavesOtherHardLinks()
{
    const QString file = made("a", "old");
    QVERIFY(link(QFile::encodeName(file).constData(), QFile::encodeName(path("b")).constData()) == 0);
    QCOMPARE(saveFile(Bytes("new"), file), SaveResult::Saved);
    QCOMPARE(contentOf(file), QByteArray("new"));
    QCOMPARE(contentOf(path("b")), QByteArray("old"));
}

void TestSaveFile::makesABackup()
{
    SaveOptions options;
    options.backup = true;
    QCOMPARE(saveFile(Bytes("first"), path("a"), options), SaveResult::Saved);
    QCOMPARE(names(), QStringList(QStringLiteral("a"))); // nothing was there to keep
    QCOMPARE(saveFile(Bytes("second"), path("a"), options), SaveResult::Saved);
    QCOMPARE(contentOf(path("a~")), QByteArray("first"));
    QCOMPARE(saveFile(Bytes("third"), path("a"), options), SaveResult::Saved);
    QCOMPARE(contentOf(path("a")), QByteArray("third"));
    QCOMPARE(contentOf(path("a~")), QByteArray("second"));
    QCOMPARE(names(), QStringList({QStringLiteral("a"), QStringLiteral("a~")}));

    // Already two names of one file: still no rest, and the old content in the backup.
    QVERIFY(QFile::remove(path("a~")));
    QVERIFY(link(QFile::encodeName(path("a")).constData(), QFile::encodeName(path("a~")).constData()) == 0);
    QCOMPARE(saveFile(Bytes("fourth"), path("a"), options), SaveResult::Saved);
    QCOMPARE(contentOf(path("a~")), QByteArray("third"));
    QCOMPARE(names().size(), 2);

    // A backup that cannot be made: nothing is saved.
    QVERIFY(QFile::remove(path("a~")));
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("a~/full")));
    QString error;
    QCOMPARE(saveFile(Bytes("fifth"), path("a"), options, &error), SaveResult::Failed);
    QVERIFY(!error.isEmpty());
    QCOMPARE(contentOf(path("a")), QByteArray("fourth"));
    QCOMPARE(names().size(), 2);
}

void TestSaveFile::refusesWhatIsNoFile()
{
    QString error;
    QCOMPARE(saveFile(Bytes("x"), m_folder->path(), {}, &error), SaveResult::Failed);
    QVERIFY(error.contains(m_folder->path()));
    QCOMPARE(saveFile(Bytes("x"), path("no folder/a"), {}, &error), SaveResult::Failed);
    QVERIFY(error.contains(QLatin1String("no folder/a")));
    made("file", "x");
    QCOMPARE(saveFile(Bytes("x"), path("file/a"), {}, &error), SaveResult::Failed);
    QCOMPARE(names(), QStringList(QStringLiteral("file")));
}

void TestSaveFile::reportsProgressAndCancels()
{
    const QString file = made("a", "old");
    const Bytes bytes(QByteArray(5'000'000, 'x'));
    std::vector<qint64> seen;
    SaveOptions options;
    options.progress = [&](qint64 done, qint64 all) {
        seen.push_back(done);
        return all == 5'000'000;
    };
    QCOMPARE(saveFile(bytes, file, options), SaveResult::Saved);
    QCOMPARE(seen.size(), size_t(5));
    QVERIFY(std::is_sorted(seen.begin(), seen.end()));
    QCOMPARE(seen.back(), 5'000'000);

    options.progress = [](qint64 done, qint64) { return done < 2'000'000; };
    QString error;
    QCOMPARE(saveFile(Bytes(QByteArray(5'000'000, 'y')), file, options, &error), SaveResult::Cancelled);
    QCOMPARE(contentOf(file), bytes.toByteArray());
    QCOMPARE(names().size(), 1);
}

void TestSaveFile::respectsWriteProtection()
{
    if (geteuid() == 0)
        QSKIP("an administrator may write everywhere");
    const QString file = made("a", "old");
    QVERIFY(QFile::setPermissions(file, QFile::ReadOwner));
    QString error;
    QCOMPARE(saveFile(Bytes("new"), file, {}, &error), SaveResult::Failed);
    QVERIFY(!error.isEmpty());
    QCOMPARE(contentOf(file), QByteArray("old"));

    QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner));
    const QByteArray folder = QFile::encodeName(m_folder->path());
    QCOMPARE(chmod(folder.constData(), 0500), 0);
    QCOMPARE(saveFile(Bytes("new"), file, {}, &error), SaveResult::Failed);
    QCOMPARE(chmod(folder.constData(), 0700), 0);
    QCOMPARE(contentOf(file), QByteArray("old"));
    QCOMPARE(names().size(), 1);
}

void TestSaveFile::fullDiskLeavesTheOldFile()
{
    // A limit on the size of files stops writing in the middle, as a full disk does.
    const QString file = made("a", "old");
    const auto handler = signal(SIGXFSZ, SIG_IGN);
    rlimit before;
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    rlimit small = before;
    small.rlim_cur = 1'500'000;
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
    QString error;
    const SaveResult result = saveFile(Bytes(QByteArray(3'000'000, 'x')), file, {}, &error);
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
    signal(SIGXFSZ, handler);
    QCOMPARE(result, SaveResult::Failed);
    QVERIFY(error.contains(file));
    QCOMPARE(contentOf(file), QByteArray("old"));
    QCOMPARE(names().size(), 1);
}

void TestSaveFile::savesWhatWasCutOff()
{
    const QString file = made("a", QByteArray(100'000, 'x'));
    const Bytes bytes = Bytes::fromFile(file).value();
    QCOMPARE(truncate(QFile::encodeName(file).constData(), 10), 0);
    QCOMPARE(saveFile(bytes, path("b")), SaveResult::Saved);
    QCOMPARE(contentOf(path("b")), QByteArray(10, 'x') + QByteArray(99'990, 0));
}

void TestSaveFile::savesLongNames()
{
    const QByteArray name(255, 'n');
    QCOMPARE(saveFile(Bytes("x"), path(name.constData())), SaveResult::Saved);
    QCOMPARE(contentOf(path(name.constData())), QByteArray("x"));
    QCOMPARE(names().size(), 1);
}

QTEST_APPLESS_MAIN(TestSaveFile)
#include "tst_savefile.moc"
