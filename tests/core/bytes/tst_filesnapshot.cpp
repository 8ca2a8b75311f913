// What stays of a file that other programs write, replace or cut off.
#include "core/bytes/comparing.h"
#include "core/bytes/fileversion.h"
#include "tests/support/files.h"

#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace hexahedron;
using test::contentOf;

class TestFileSnapshot : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsWhatWasRead();
    void saysWhatALongFileHasLost();
    void timesThatAreSetBackHideNothing();
    void longFilesThatAreReplacedAreKept();
    void readsWhatHasNoSize();
    void comparesToTheEnd();

private:
    QString made(const QByteArray &content) { return test::written(m_folder.filePath(QStringLiteral("a")), content); }
    QTemporaryDir m_folder;
};

void TestFileSnapshot::keepsWhatWasRead()
{
    const QByteArray content(300'000, 'x');
    const QString path = made(content);
    const auto file = FileSnapshot::read(path);
    QVERIFY(file && file->isAt(path));
    {
        QFile other(path);
        QVERIFY(other.open(QIODevice::ReadWrite) && other.write(QByteArray(1000, 'y')) == 1000);
    }
    QVERIFY(!file->isAt(path));
    QCOMPARE(truncate(QFile::encodeName(path).constData(), 10), 0);
    QVERIFY(file->bytes().toByteArray() == content);
    QVERIFY(file->isIntact());
    QVERIFY(QFile::remove(path));
    QVERIFY(!file->isAt(path));
    QVERIFY(FileSnapshot(Bytes()).isAt(path));
}

void TestFileSnapshot::saysWhatALongFileHasLost()
{
    const qint64 size = FileSnapshot::MostCopied + 100'000;
    const QString path = made({});
    QCOMPARE(truncate(QFile::encodeName(path).constData(), size), 0); // takes no room on the disk
    const auto file = FileSnapshot::read(path);
    QVERIFY(file && file->isAt(path) && file->isIntact());
    QCOMPARE(file->bytes().size(), size);
    chmod(QFile::encodeName(path).constData(), 0600);
    QVERIFY(file->isAt(path) && file->isIntact()); // its bytes are as they were
    QCOMPARE(truncate(QFile::encodeName(path).constData(), size - 60'000), 0);
    QVERIFY(!file->isAt(path));
    if (file->isIntact()) { // this file system makes copies that nobody else can write, whatever their length
        QVERIFY(file->lostRange().isEmpty());
        QCOMPARE(file->bytes().toByteArray({size - 10, size}), QByteArray(10, 0));
    } else {
        QCOMPARE(file->lostRange(), (ByteRange{size - 60'000, size}));
    }
}

/// Some programs set the time of a file back to what it was. The bytes of a long one cannot be compared.
void TestFileSnapshot::timesThatAreSetBackHideNothing()
{
    const QString path = made({});
    const QByteArray name = QFile::encodeName(path);
    QCOMPARE(truncate(name.constData(), FileSnapshot::MostCopied + 1), 0);
    const auto file = FileSnapshot::read(path);
    QVERIFY(file && file->isAt(path));
    struct stat before;
    QCOMPARE(stat(name.constData(), &before), 0);
    const timespec times[] = {before.st_atim, before.st_mtim};
    FileVersion now = *file->version();
    while (now.changed == file->version()->changed) { // the clock of a file system may stand still for a moment
        QFile other(path);
        QVERIFY(other.open(QIODevice::ReadWrite) && other.write("other") == 5);
        other.close();
        QCOMPARE(utimensat(AT_FDCWD, name.constData(), times, 0), 0);
        now = FileVersion::of(path).value();
    }
    QCOMPARE(now.written, file->version()->written);
    QVERIFY(!file->isAt(path));
    QVERIFY(!FileSnapshot::unread(*file->version()).isAt(path));
}

void TestFileSnapshot::longFilesThatAreReplacedAreKept()
{
    const qint64 size = FileSnapshot::MostCopied + 1;
    const QString path = made({});
    QCOMPARE(truncate(QFile::encodeName(path).constData(), size), 0);
    const auto file = FileSnapshot::read(path);
    QVERIFY(file);
    QVERIFY(QFile::remove(path));
    made("theirs");
    QVERIFY(!file->isAt(path));
    QVERIFY(file->isIntact());
    QVERIFY(file->lostRange().isEmpty());
}

void TestFileSnapshot::readsWhatHasNoSize()
{
    const auto file = FileSnapshot::read(QStringLiteral("/proc/self/stat"));
    QVERIFY(file && !file->bytes().isEmpty());
    QString error;
    QVERIFY(!FileSnapshot::read(m_folder.filePath(QStringLiteral("missing")), &error));
    QVERIFY(error.contains(QStringLiteral("missing")));
    const auto empty = FileSnapshot::read(made({}));
    QVERIFY(empty && empty->bytes().isEmpty() && empty->isIntact());
}

void TestFileSnapshot::comparesToTheEnd()
{
    const QByteArray content(200'000, 'x');
    QByteArray other = content;
    QVERIFY(areEqual(Bytes(content), Bytes(other)));
    other[150'000] = 'y';
    QVERIFY(!areEqual(Bytes(content), Bytes(other)));
    QVERIFY(!areEqual(Bytes(content), Bytes(content + "more")));
}

QTEST_APPLESS_MAIN(TestFileSnapshot)
#include "tst_filesnapshot.moc"
