#include "core/bytes/bytes.h"
#include "core/bytes/mappingahead.h"
#include "core/bytes/sampling.h"
#include "tests/support/files.h"

#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

#include <csignal>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace hexahedron;

namespace {

constexpr int FormerHandlerCalled = 42;

void formerHandler(int, siginfo_t *, void *)
{
    _exit(FormerHandlerCalled);
}

} // namespace

class TestMappedFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mapsAFile();
    void outlivesItsName();
    void readsAnEmptyFile();
    void refusesWhatIsNoFile_data();
    void refusesWhatIsNoFile();
    void leavesDescriptorsForOthers();
    void readsWhatOnlyLooksEmpty();
    void saysWhyNot_data();
    void saysWhyNot();
    void readsFiveGigabytes();
    void samplesAreWhatIsThere();
    void survivesTruncation();
    void survivesTruncationInThreads();
    void othersStayWhileOneIsCutOff();
    void isMappedAheadWhileItIsCutOff();
    void leavesOtherFaultsAlone();
    void manyFilesAtOnce();

private:
    QString made(const QString &name, const QByteArray &content)
    {
        return test::written(m_folder.filePath(name), content);
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

void TestMappedFile::refusesWhatIsNoFile_data()
{
    QTest::addColumn<QString>("path");
    const QString pipe = m_folder.filePath(QStringLiteral("pipe"));
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QTest::newRow("pipe") << pipe;
    const QString link = m_folder.filePath(QStringLiteral("link"));
    QVERIFY(QFile::link(pipe, link));
    QTest::newRow("link to a pipe") << link;
    QTest::newRow("endless device") << QStringLiteral("/dev/zero");
    QTest::newRow("empty device") << QStringLiteral("/dev/null");
    const QString name = m_folder.filePath(QStringLiteral("socket"));
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    QVERIFY(size_t(name.size()) < sizeof address.sun_path);
    qstrcpy(address.sun_path, QFile::encodeName(name).constData());
    const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
    QCOMPARE(bind(socket, reinterpret_cast<const sockaddr *>(&address), sizeof address), 0);
    close(socket);
    QTest::newRow("socket") << name;
}

void TestMappedFile::refusesWhatIsNoFile()
{
    QFETCH(QString, path);
    QString error;
    QVERIFY(!Bytes::fromFile(path, &error)); // and does not wait for somebody who writes
    QVERIFY2(error.contains(path) && error.contains(QStringLiteral("not a file")), qPrintable(error));
}

void TestMappedFile::leavesDescriptorsForOthers()
{
    rlimit limit;
    QCOMPARE(getrlimit(RLIMIT_NOFILE, &limit), 0);
    rlimit low = limit;
    low.rlim_cur = 200;
    const QString path = made(QStringLiteral("one of many"), "content");
    QCOMPARE(setrlimit(RLIMIT_NOFILE, &low), 0);
    std::vector<Bytes> all;
    QString error;
    while (all.size() < 1000) {
        const auto bytes = Bytes::fromFile(path, &error);
        if (!bytes)
            break;
        all.push_back(*bytes);
    }
    const int free = open("/dev/null", O_RDONLY | O_CLOEXEC);
    close(free);
    QCOMPARE(setrlimit(RLIMIT_NOFILE, &limit), 0);
    QVERIFY(all.size() < 1000);
    QVERIFY2(error.contains(QStringLiteral("too many")), qPrintable(error));
    QVERIFY2(free >= 0 && free < 180, qPrintable(QString::number(free)));
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

/// Of a mapping, of memory and of pieces of both; the next reader finds the mapping as it was.
void TestMappedFile::samplesAreWhatIsThere()
{
    QByteArray content;
    for (int i = 0; i < 100'000; ++i)
        content += char(i * 7 + i / 256);
    const auto mapped = Bytes::fromFile(made(QStringLiteral("sampled"), content));
    QVERIFY(mapped);
    for (const Bytes &bytes : {*mapped, Bytes(content), mapped->replaced({50'000, 50'003}, Bytes("twelve bytes"))}) {
        for (const ByteRange &range : {ByteRange{0, 10}, {4090, 8200}, {49'990, 50'030}, {99'990, 100'000}, {7, 7}})
            QCOMPARE(sampled(bytes, range), bytes.toByteArray(range));
        QCOMPARE(sampled(bytes, bytes.range()), bytes.toByteArray());
    }
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

/// Files are opened and closed while others are cut off and read: what takes the place of one that was closed keeps its bytes.
void TestMappedFile::othersStayWhileOneIsCutOff()
{
    constexpr int Size = 100'000, Rounds = 300;
    const QString whole = made(QStringLiteral("whole"), QByteArray(Size, 'w'));
    const QString longer = made(QStringLiteral("longer"), QByteArray(5 * Size, 'w'));
    std::atomic<bool> isDone = false;
    std::atomic<int> spoilt = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < 2; ++i) {
        threads.emplace_back([&] {
            for (int round = 0; !isDone; ++round) {
                const auto bytes = Bytes::fromFile(round % 2 == 0 ? whole : longer);
                spoilt += !bytes || bytes->toByteArray().count('w') != bytes->size();
            }
        });
    }
    for (int round = 0; round < Rounds; ++round) {
        const QString path = made(QStringLiteral("cut again"), QByteArray(Size, 'x'));
        const auto bytes = Bytes::fromFile(path);
        QFile(path).resize(0);
        spoilt += !bytes || bytes->toByteArray().count('\0') != Size;
    }
    isDone = true;
    for (std::thread &thread : threads)
        thread.join();
    QCOMPARE(spoilt.load(), 0);
}

void TestMappedFile::isMappedAheadWhileItIsCutOff()
{
    constexpr qint64 Size = 24 << 20, Kept = 5 << 20;
    const QString path = made(QStringLiteral("ahead"), QByteArray(Size, 'x'));
    const auto bytes = Bytes::fromFile(path);
    QVERIFY(bytes);
    {
        const MappingAhead whole(*bytes), again(*bytes);
        QVERIFY(QFile::resize(path, Kept));
        QCOMPARE(bytes->size(), Size);
    }
    QCOMPARE(bytes->toByteArray({Kept - 1, Kept + 1}), QByteArray("x\0", 2));
    const MappingAhead none{Bytes()};
}

void TestMappedFile::leavesOtherFaultsAlone()
{
    // Whoever handled the signal before the first file was mapped gets it for memory that is not a mapped file of ours.
    const auto guarded = Bytes::fromFile(made(QStringLiteral("ours"), "x"));
    QVERIFY(guarded);
    const QByteArray path = QFile::encodeName(made(QStringLiteral("theirs"), QByteArray(10'000, 'x')));
    const pid_t child = fork();
    QVERIFY(child >= 0);
    if (child == 0) {
        alarm(20); // if the fault is neither mended nor passed on, it comes again for ever
        const int file = open(path.constData(), O_RDWR);
        const void *address = mmap(nullptr, 10'000, PROT_READ, MAP_SHARED, file, 0);
        if (address == MAP_FAILED || ftruncate(file, 0) != 0)
            _exit(1);
        const char byte = static_cast<const volatile char *>(address)[5000];
        _exit(byte == 0 ? 2 : 3);
    }
    int status = 0;
    QCOMPARE(waitpid(child, &status, 0), child);
    QVERIFY(WIFEXITED(status));
    QCOMPARE(WEXITSTATUS(status), FormerHandlerCalled);
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

int main(int argc, char **argv)
{
    struct sigaction action = {};
    action.sa_sigaction = formerHandler;
    action.sa_flags = SA_SIGINFO;
    sigaction(SIGBUS, &action, nullptr);
    QStringList arguments{QString::fromLocal8Bit(argv[0]), QStringLiteral("-nocrashhandler")}; // it would come between
    for (int i = 1; i < argc; ++i)
        arguments += QString::fromLocal8Bit(argv[i]);
    TestMappedFile test;
    return QTest::qExec(&test, arguments);
}

#include "tst_mappedfile.moc"
