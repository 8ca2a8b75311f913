// Many open files take few descriptors and threads.
#include "tests/support/b3dbuilder.h"
#include "tests/support/files.h"
#include "widgets/session/filewatch.h"
#include "widgets/session/lookup.h"
#include "widgets/session/session.h"
#include "widgets/session/tasks.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

#include <atomic>
#include <semaphore>

#include <sys/resource.h>

using namespace hexahedron;

class TestManyFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fourHundredFiles();
    void watchesDoNotDisturbEachOther();
    void tasksWaitForWhatRunsOnly();
    void paintingKeepsItsThreads();

private:
    static qsizetype countIn(const QString &folder)
    {
        return QDir(folder).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot).size();
    }
    QTemporaryDir m_folder;
};

void TestManyFiles::fourHundredFiles()
{
    rlimit limit;
    QCOMPARE(getrlimit(RLIMIT_NOFILE, &limit), 0);
    limit.rlim_cur = qMin<rlim_t>(1024, limit.rlim_max);
    QCOMPARE(setrlimit(RLIMIT_NOFILE, &limit), 0);
    const qsizetype descriptors = countIn(QStringLiteral("/proc/self/fd"));
    const qsizetype threads = countIn(QStringLiteral("/proc/self/task"));
    const QString journals = m_folder.filePath(QStringLiteral("journals"));
    const QByteArray model = b3d::file(b3d::node("root"));
    std::vector<std::unique_ptr<Session>> sessions;
    constexpr int Count = 400;
    for (int i = 0; i < Count; ++i) {
        const QString path = test::written(m_folder.filePath(QStringLiteral("%1.b3d").arg(i)), model);
        QString error;
        auto document = Document::open(path, &error);
        QVERIFY2(document, qPrintable(error));
        sessions.push_back(std::make_unique<Session>(std::move(document)));
        sessions.back()->setJournalFolder(journals);
    }
    for (const auto &session : sessions)
        QTRY_VERIFY_WITH_TIMEOUT(session->isTreeCurrent() && !session->isChecking(), 60'000);
    QVERIFY2(countIn(QStringLiteral("/proc/self/task")) < threads + 30,
             qPrintable(QString::number(countIn(QStringLiteral("/proc/self/task")))));
    // One for each mapped file.
    QVERIFY2(countIn(QStringLiteral("/proc/self/fd")) < descriptors + Count + 50,
             qPrintable(QString::number(countIn(QStringLiteral("/proc/self/fd")))));
    // All of them can be edited, and are safe from a crash.
    for (const auto &session : sessions) {
        session->splice(0, {{0, 1}, Bytes("X")});
        QTRY_VERIFY(session->document().isModified());
        QCOMPARE(session->journalTrouble(), QString());
    }
    // All of them are watched.
    QSignalSpy changed(sessions.back().get(), &Session::changedOnDisk);
    test::written(sessions.back()->document().path(), model + 'x');
    QTRY_COMPARE(changed.size(), 1);
}

void TestManyFiles::watchesDoNotDisturbEachOther()
{
    const QString path = test::written(m_folder.filePath(QStringLiteral("watched")), "a");
    const QString other = test::written(m_folder.filePath(QStringLiteral("other")), "a");
    FileWatch first, third;
    auto second = std::make_unique<FileWatch>();
    first.watch(path);
    second->watch(path);
    third.watch(other);
    second.reset(); // does not take the first one's watch with it
    QSignalSpy touched(&first, &FileWatch::touched), untouched(&third, &FileWatch::touched);
    test::written(path, "b");
    QTRY_VERIFY(!touched.isEmpty());
    QVERIFY(untouched.isEmpty());
    // Another file under the name.
    QVERIFY(QFile::remove(path));
    QTRY_VERIFY(touched.size() > 1);
    test::written(path, "c");
    first.watch(path);
    QTest::qWait(0);
    touched.clear();
    test::written(path, "d");
    QTRY_VERIFY(!touched.isEmpty());
}

void TestManyFiles::tasksWaitForWhatRunsOnly()
{
    // Another file's long tasks fill all threads.
    std::counting_semaphore<> go(0), begun(0);
    constexpr int Many = 20;
    Tasks busy;
    for (int i = 0; i < Many; ++i) {
        busy.start(Tasks::Urgency::Awaited,
                   [&] {
                       begun.release();
                       go.acquire();
                   },
                   {});
    }
    begun.acquire();
    std::atomic_bool ran = false;
    {
        Tasks waiting;
        waiting.start(Tasks::Urgency::Awaited, [&] { ran = true; }, {});
        waiting.finish(); // returns although the threads are taken
    }
    go.release(Many);
    busy.finish();
    QVERIFY(!ran);
}

/// Qt fills and scales with the global pool, and waits for it.
void TestManyFiles::paintingKeepsItsThreads()
{
    std::binary_semaphore begun(0), mayEnd(0);
    int answer = 0;
    Lookup<int> lookup([&answer](int found) { answer = found; });
    lookup.ask([&](const std::atomic_bool &) {
        begun.release();
        mayEnd.acquire();
        return 1;
    });
    begun.acquire();
    const int taken = QThreadPool::globalInstance()->activeThreadCount();
    mayEnd.release();
    QCOMPARE(taken, 0);
    QTRY_COMPARE(answer, 1);
}

QTEST_MAIN(TestManyFiles)
#include "tst_manyfiles.moc"
