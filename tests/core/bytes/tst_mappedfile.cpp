#include "core/bytes/bytes.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

#include <csignal>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace hexahedron;

class TestMappedFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mapsAFile();
    void outlivesItsName();
    void readsAnEmptyFile();
    void readsAPipe();
    void readsWhatOnlyLooksEmpty();
    void saysWhyNot_data();
    void saysWhyNot();
    void readsFiveGigabytes();
    void survivesTruncation();
    void survivesTruncationInThreads();
    void leavesOtherFaultsAlone();
    void manyFilesAtOnce();

private:
    QString made(const QString &name, const QByteArray &content)
    {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write the test's file");
        return path;
    }
    QTemporaryDir m_folder;
};

void TestMappedFile::mapsAFile()
{
    const QString path = made(QStringLiteral("plain"), "0123456789");
    QString error;
    const auto bytes = Bytes::fromFile(path, &error);
    QVERIFY2(bytes, qPrintable(error));
    QCOMPARE(bytes->toByteArray(), QByteArray("0123456789"));
    QCOMPARE(bytes->runAt(3).size(), size_t(7));
    QVERIFY(error.isEmpty());
}

void TestMappedFile::outlivesItsName()
{
    const QString path = made(QStringLiteral("gone"), "still here");
    const auto bytes = Bytes::fromFile(path);
    QVERIFY(bytes);
    QVERIFY(QFile::remove(path));
    QCOMPARE(bytes->toByteArray(), QByteArray("still here"));
}

void TestMappedFile::readsAnEmptyFile()
{
    const auto bytes = Bytes::fromFile(made(QStringLiteral("empty"), {}));
    QVERIFY(bytes);
    QCOMPARE(bytes->size(), 0);
}

void TestMappedFile::readsAPipe()
{
    const QString path = m_folder.filePath(QStringLiteral("pipe"));
    QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    const QByteArray content(3'000'000, 'p');
    std::thread writer([&] {
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(content);
    });
    const auto bytes = Bytes::fromFile(path);
    writer.join();
    QVERIFY(bytes);
    QCOMPARE(bytes->toByteArray(), content);
}

void TestMappedFile::readsWhatOnlyLooksEmpty()
{
    const QString path = QStringLiteral("/proc/self/status");
    if (!QFile::exists(path))
        QSKIP("there is no /proc here");
    const auto bytes = Bytes::fromFile(path);
    QVERIFY(bytes);
    QVERIFY(bytes->toByteArray().startsWith("Name:"));
}

void TestMappedFile::saysWhyNot_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("not there") << m_folder.filePath(QStringLiteral("not there"));
    QTest::newRow("a folder") << m_folder.path();
    QTest::newRow("no name") << QString();
}

void TestMappedFile::saysWhyNot()
{
    QFETCH(QString, path);
    QString error;
    QVERIFY(!Bytes::fromFile(path, &error));
    QVERIFY(error.contains(path));
    QVERIFY(error.size() > path.size() + 10);
    QVERIFY(!Bytes::fromFile(path));
}

void TestMappedFile::readsFiveGigabytes()
{
    constexpr qint64 Size = qint64(5) << 30;
    const QString path = made(QStringLiteral("sparse"), "begin");
    if (truncate(QFile::encodeName(path).constData(), Size) != 0)
        QSKIP("no sparse file of 5 GB can be made here");
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(Size - 3) && file.write("end") == 3);
    file.close();
    auto bytes = Bytes::fromFile(path);
    QVERIFY(bytes);
    QCOMPARE(bytes->size(), Size);
    QCOMPARE(bytes->toByteArray({0, 6}), QByteArray("begin\0", 6));
    QCOMPARE(bytes->toByteArray({Size - 4, Size}), QByteArray("\0end", 4));
    const Bytes changed = bytes->replaced({Size / 2, Size / 2}, Bytes("middle"));
    QCOMPARE(changed.size(), Size + 6);
    QCOMPARE(changed.toByteArray({Size + 2, Size + 6}), QByteArray("\0end", 4));
    QFile::remove(path);
}

void TestMappedFile::survivesTruncation()
{
    const QString path = made(QStringLiteral("cut"), QByteArray(1'000'000, 'x'));
    const auto bytes = Bytes::fromFile(path);
    QVERIFY(bytes);
    QCOMPARE(truncate(QFile::encodeName(path).constData(), 100), 0);
    QCOMPARE(bytes->size(), 1'000'000);
    QCOMPARE(bytes->at(999'999), uchar(0));
    QCOMPARE(bytes->at(500'000), uchar(0));
    QCOMPARE(bytes->toByteArray({0, 100}), QByteArray(100, 'x'));
    QCOMPARE(bytes->toByteArray({100, 1'000'000}), QByteArray(999'900, 0));
}

void TestMappedFile::survivesTruncationInThreads()
{
    const QString path = made(QStringLiteral("cut in threads"), QByteArray(4'000'000, 'x'));
    const auto bytes = Bytes::fromFile(path);
    QVERIFY(bytes);
    QCOMPARE(truncate(QFile::encodeName(path).constData(), 0), 0);
    std::atomic<int> zeros = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) {
        threads.emplace_back([&, copy = *bytes] {
            if (copy.toByteArray().count('\0') == 4'000'000)
                ++zeros;
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    QCOMPARE(zeros.load(), 4);
}

void TestMappedFile::leavesOtherFaultsAlone()
{
    // A fault in memory that is not ours must end a process as it always did. The child has no core file to leave.
    const auto guarded = Bytes::fromFile(made(QStringLiteral("ours"), "x"));
    QVERIFY(guarded);
    const QString path = made(QStringLiteral("theirs"), QByteArray(10'000, 'x'));
    const pid_t child = fork();
    QVERIFY(child >= 0);
    if (child == 0) {
        signal(SIGABRT, SIG_DFL);
        FILE *file = fopen(QFile::encodeName(path).constData(), "r+");
        const void *address = mmap(nullptr, 10'000, PROT_READ, MAP_SHARED, fileno(file), 0);
        if (ftruncate(fileno(file), 0) != 0)
            _exit(2);
        _exit(static_cast<const volatile char *>(address)[5000] == 0 ? 3 : 4);
    }
    int status = 0;
    QCOMPARE(waitpid(child, &status, 0), child);
    const bool ended = WIFSIGNALED(status) || (WIFEXITED(status) && WEXITSTATUS(status) != 3 && WEXITSTATUS(status) != 4
                                               && WEXITSTATUS(status) != 2); // a sanitizer exits after its report
    QVERIFY2(ended, qPrintable(QString::number(status)));
}

void TestMappedFile::manyFilesAtOnce()
{
    std::vector<Bytes> all;
    for (int i = 0; i < 200; ++i) {
        const QString path = made(QString::number(i), QByteArray(5000, char(i)));
        all.push_back(Bytes::fromFile(path).value());
        QCOMPARE(truncate(QFile::encodeName(path).constData(), 1), 0);
        if (i % 3 == 0)
            all.erase(all.begin());
    }
    for (const Bytes &bytes : all)
        QCOMPARE(bytes.at(4999), uchar(0));
}

QTEST_APPLESS_MAIN(TestMappedFile)
#include "tst_mappedfile.moc"
