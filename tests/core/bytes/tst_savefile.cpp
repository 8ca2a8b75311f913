#include "core/bytes/savefile.h"
#include "core/bytes/systemerror.h"
#include "tests/support/files.h"
#include "tests/support/fulldisk.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <functional>

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
    void followsLinksInLinkedFolders();
    void makesWhatALinkPointsTo();
    void refusesCircularLinks();
    void leavesOtherHardLinks();
    void replacesOnlyWhatWasRead_data();
    void replacesOnlyWhatWasRead();
    void touchedIsNotWritten();
    void whatIsGoneMayBeMadeAgain();
    void waitsForWhoHoldsTheLock();
    void refusesWhatIsNoFile();
    void reportsProgressAndCancels();
    void respectsWriteProtection();
    void fullDiskLeavesTheOldFile();
    void whatIsMadeWhileItIsWrittenIsWholeOrNotThere();
    void savesWhatWasCutOff();
    void devicesSayTheReasonInOurWords();
    void savesLongNames();
    void cleansUpAfterWhoWasKilled();
    void cleansUpNothingElse();
    void saysWhyNotInAStickyFolder();

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

/// ".." leads out of the folder where the link really stands.
void TestSaveFile::followsLinksInLinkedFolders()
{
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("real/sub")));
    made("real/model", "old");
    made("model", "of somebody else");
    QVERIFY(symlink("real/sub", QFile::encodeName(path("short")).constData()) == 0);
    QVERIFY(symlink("../model", QFile::encodeName(path("real/sub/link")).constData()) == 0);
    QCOMPARE(saveFile(Bytes("new"), path("short/link")), SaveResult::Saved);
    QCOMPARE(contentOf(path("real/model")), QByteArray("new"));
    QCOMPARE(contentOf(path("model")), QByteArray("of somebody else"));
    QCOMPARE(saveFile(Bytes("newer"), path("short/../model")), SaveResult::Saved);
    QCOMPARE(contentOf(path("real/model")), QByteArray("newer"));
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

void TestSaveFile::replacesOnlyWhatWasRead_data()
{
    using Change = std::function<void(const QString &)>;
    QTest::addColumn<Change>("change");
    QTest::addColumn<QByteArray>("left");
    QTest::newRow("replaced") << Change([](const QString &path) {
        test::written(path + u'2', "theirs");
        std::rename(QFile::encodeName(path + u'2').constData(), QFile::encodeName(path).constData());
    }) << QByteArray("theirs");
    QTest::newRow("written in place") << Change([](const QString &path) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite) && file.write("OLD") == 3);
    }) << QByteArray("OLD content");
    QTest::newRow("cut off") << Change([](const QString &path) {
        QCOMPARE(truncate(QFile::encodeName(path).constData(), 3), 0);
    }) << QByteArray("old");
    QTest::newRow("longer") << Change([](const QString &path) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::Append) && file.write("!") == 1);
    }) << QByteArray("old content!");
}

/// Whether another program writes before the save, or while it runs: what is there stays, and nothing else is left.
void TestSaveFile::replacesOnlyWhatWasRead()
{
    using Change = std::function<void(const QString &)>;
    QFETCH(Change, change);
    QFETCH(QByteArray, left);
    for (const bool isDuring : {false, true}) {
        const QString file = made("a", "old content");
        SaveOptions options;
        options.expected = FileSnapshot::read(file);
        QVERIFY(options.expected);
        options.progress = [&](qint64, qint64) {
            if (isDuring)
                change(file);
            return true;
        };
        if (!isDuring)
            change(file);
        QString error;
        QCOMPARE(saveFile(Bytes("ours"), file, options, &error), SaveResult::Conflict);
        QVERIFY(error.contains(file));
        QCOMPARE(contentOf(file), left);
        QCOMPARE(names(), QStringList(QStringLiteral("a")));
        // Once that is read it may be replaced.
        options = {.expected = FileSnapshot::read(file)};
        QCOMPARE(saveFile(Bytes("ours"), file, options), SaveResult::Saved);
        QCOMPARE(contentOf(file), QByteArray("ours"));
        QCOMPARE(names(), QStringList(QStringLiteral("a")));
    }
}

void TestSaveFile::touchedIsNotWritten()
{
    const QString file = made("a", "old");
    SaveOptions options{.expected = FileSnapshot::read(file)};
    made("a", "old"); // the same again
    QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner));
    std::optional<FileVersion> version;
    QCOMPARE(saveFile(Bytes("ours"), file, options, nullptr, &version), SaveResult::Saved);
    QCOMPARE(contentOf(file), QByteArray("ours"));
    QCOMPARE(version, FileVersion::of(file));
    // And what was written is known without being read.
    options.expected = FileSnapshot(Bytes("ours"), version);
    QCOMPARE(saveFile(Bytes("again"), file, options), SaveResult::Saved);
    QCOMPARE(contentOf(file), QByteArray("again"));
}

void TestSaveFile::whatIsGoneMayBeMadeAgain()
{
    const QString file = made("a", "old");
    const SaveOptions options{.expected = FileSnapshot::read(file)};
    QVERIFY(QFile::remove(file));
    QCOMPARE(saveFile(Bytes("ours"), file, options), SaveResult::Saved);
    QCOMPARE(contentOf(file), QByteArray("ours"));
    // Nothing was there, something is now.
    SaveOptions nothing{.expected = FileSnapshot(Bytes())};
    QCOMPARE(saveFile(Bytes("more"), file, nothing), SaveResult::Conflict);
    QCOMPARE(contentOf(file), QByteArray("ours"));
    nothing.progress = [&](qint64, qint64) {
        made("b", "theirs");
        return true;
    };
    QCOMPARE(saveFile(Bytes("more"), path("b"), nothing), SaveResult::Conflict);
    QCOMPARE(contentOf(path("b")), QByteArray("theirs"));
    QCOMPARE(names().size(), 2);
}

void TestSaveFile::waitsForWhoHoldsTheLock()
{
    using namespace std::chrono_literals;
    const QString file = made("a", "old");
    auto lock = FileLock::take(file, 0ms);
    QVERIFY(lock);
    QVERIFY(!FileLock::take(file, 0ms));
    // Who holds it saves; who waits for it gets the lock of the new file, not of the old one.
    const SaveOptions options{.expected = FileSnapshot::read(file), .isLocked = true};
    QCOMPARE(saveFile(Bytes("ours"), file, options), SaveResult::Saved);
    const auto next = FileLock::take(file, 0ms);
    QVERIFY(next);
    QVERIFY(!FileLock::take(file, 0ms));
    QCOMPARE(names(), QStringList(QStringLiteral("a")));
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
    const QString file = made("a", "old");
    SaveResult result = SaveResult::Saved;
    QString error;
    {
        const test::FullDisk full(1'500'000);
        result = saveFile(Bytes(QByteArray(3'000'000, 'x')), file, {}, &error);
    }
    QCOMPARE(result, SaveResult::Failed);
    QVERIFY(error.contains(file));
    QCOMPARE(contentOf(file), QByteArray("old"));
    QCOMPARE(names().size(), 1);
}

/// Also where who writes it does not look whether it was taken.
void TestSaveFile::whatIsMadeWhileItIsWrittenIsWholeOrNotThere()
{
    const QString file = made("a", "old");
    const auto content = [](QIODevice &device) {
        device.write("some ");
        device.write("words");
        return true;
    };
    QString error;
    {
        const test::FullDisk full(7);
        QCOMPARE(saveFile(content, file, {}, &error), SaveResult::Failed);
    }
    QVERIFY(error.contains(file));
    QCOMPARE(saveFile([](QIODevice &) { return false; }, file, {}, &error), SaveResult::Failed);
    QCOMPARE(contentOf(file), QByteArray("old"));
    QCOMPARE(names().size(), 1);
    QCOMPARE(saveFile(content, file, {}, &error), SaveResult::Saved);
    QCOMPARE(contentOf(file), QByteArray("some words"));
    QCOMPARE(saveFile(content, path("ours"), {.mode = 0600}), SaveResult::Saved);
    QCOMPARE(status(path("ours")).st_mode & 07777, mode_t(0600));
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

void TestSaveFile::cleansUpAfterWhoWasKilled()
{
    const QString file = made("model", "old");
    const pid_t child = fork();
    QVERIFY(child >= 0);
    if (child == 0) {
        SaveOptions options;
        options.progress = [](qint64, qint64) {
            kill(getpid(), SIGKILL);
            return true;
        };
        saveFile(Bytes("half written"), file, options);
        _exit(1);
    }
    int how = 0;
    QCOMPARE(waitpid(child, &how, 0), child);
    QVERIFY(WIFSIGNALED(how));
    QCOMPARE(contentOf(file), QByteArray("old"));
    QCOMPARE(names().size(), 2);
    made("other", "a");
    QCOMPARE(saveFile(Bytes("b"), path("other")), SaveResult::Saved); // not what is left of another file
    QCOMPARE(names().size(), 3);
    QCOMPARE(saveFile(Bytes("new"), file), SaveResult::Saved);
    QCOMPARE(names(), (QStringList{QStringLiteral("model"), QStringLiteral("other")}));
}

void TestSaveFile::cleansUpNothingElse()
{
    const QString file = made("model", "old");
    const auto left = [&](const QByteArray &inode) {
        return m_folder->filePath(QStringLiteral(".model.%1-abc.hexahedron").arg(QString::fromLatin1(inode)));
    };
    // Another file under such a name: what somebody put there, or what was exchanged.
    test::written(left("1"), "precious");
    // One that is being written.
    const QString living = made("living", "half");
    const QString livingName = left(QByteArray::number(qulonglong(status(living).st_ino), 36));
    QVERIFY(QFile::rename(living, livingName));
    const int lock = open(QFile::encodeName(livingName).constData(), O_RDONLY | O_CLOEXEC);
    QCOMPARE(flock(lock, LOCK_EX | LOCK_NB), 0);
    // Names that are like ours.
    made(".model.txt", "notes");
    made(".model.bak", "backup");
    const QStringList before = names();
    QCOMPARE(saveFile(Bytes("new"), file), SaveResult::Saved);
    QCOMPARE(names(), before);
    close(lock);
    QCOMPARE(saveFile(Bytes("newer"), file), SaveResult::Saved);
    QVERIFY(!QFile::exists(livingName));
    QCOMPARE(names().size(), before.size() - 1);
}

void TestSaveFile::saysWhyNotInAStickyFolder()
{
    if (geteuid() != 0)
        QSKIP("only an administrator can make a file of somebody else");
    if (!test::othersReach(m_folder->path()))
        QSKIP("nobody else reaches this folder");
    const QString file = made("model", "old");
    QCOMPARE(chmod(QFile::encodeName(file).constData(), 0666), 0);
    QCOMPARE(chmod(QFile::encodeName(m_folder->path()).constData(), 01777), 0);
    const QString said = m_folder->filePath(QStringLiteral("said"));
    const pid_t child = fork();
    QVERIFY(child >= 0);
    if (child == 0) {
        QString error;
        const bool isOther = setgid(65534) == 0 && setuid(65534) == 0;
        const SaveResult result = saveFile(Bytes("new"), file, {}, &error);
        test::written(said, error.toUtf8());
        _exit(isOther && result == SaveResult::Failed ? 0 : 1);
    }
    int how = 0;
    QCOMPARE(waitpid(child, &how, 0), child);
    QVERIFY(WIFEXITED(how));
    QCOMPARE(WEXITSTATUS(how), 0);
    QCOMPARE(contentOf(file), QByteArray("old"));
    QVERIFY2(contentOf(said).contains("another folder"), contentOf(said));
    QCOMPARE(names(), (QStringList{QStringLiteral("model"), QStringLiteral("said")}));
}

void TestSaveFile::devicesSayTheReasonInOurWords()
{
    QFile file(m_folder->filePath(QStringLiteral("no folder/model")));
    QVERIFY(!file.open(QIODevice::WriteOnly));
    QCOMPARE(systemError(file), systemError(ENOENT));
    QVERIFY(systemError(file) != file.errorString());
}

QTEST_APPLESS_MAIN(TestSaveFile)
#include "tst_savefile.moc"
