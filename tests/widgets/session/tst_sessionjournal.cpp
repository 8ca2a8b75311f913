// What is typed survives a crash, and takes no more room than it must.
#include "tests/support/files.h"
#include "widgets/session/session.h"

#include <QFileInfo>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#include <sys/resource.h>

using namespace hexahedron;
using namespace hexahedron::test;

class TestSessionJournal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void packedBytesAreNotKeptForEachDigit();
    void whatWasTooLargeIsKeptAgainWhenItGoes();
    void saysWhenTheFileItselfHasNoRoom();

private:
    FoundJournal journal() const { return findJournals(m_folder->filePath(QStringLiteral("journals"))).front(); }
    QByteArray recovered() const
    {
        return JournalContent::read(journal().path)->replayed(Bytes(contentOf(m_path))).toByteArray();
    }
    void replace(ByteRange removed, const QByteArray &inserted)
    {
        const QByteArray before = m_session->document().bytes().toByteArray();
        m_session->splice(0, {removed, Bytes(inserted)});
        QTRY_VERIFY(m_session->document().bytes().toByteArray() != before);
        QTRY_VERIFY(m_session->isTreeCurrent());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    std::unique_ptr<Session> m_session;
};

void TestSessionJournal::init()
{
    m_session.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = written(m_folder->filePath(QStringLiteral("file")), QByteArray(2'000'000, 'x'));
    QString error;
    m_session = std::make_unique<Session>(Document::open(m_path, &error));
    m_session->setJournalFolder(m_folder->filePath(QStringLiteral("journals")));
    QTRY_VERIFY(m_session->isTreeCurrent());
}

void TestSessionJournal::packedBytesAreNotKeptForEachDigit()
{
    constexpr int Size = 1'300'000;
    QRandomGenerator random(1);
    QByteArray bytes(Size, Qt::Uninitialized);
    std::vector<QByteArray> history;
    for (int digit = 0; digit < 30; ++digit) {
        for (char &byte : bytes)
            byte = char(random.bounded(256));
        replace({100, 100 + Size}, bytes);
        history.push_back(m_session->document().bytes().toByteArray());
        const qint64 size = QFileInfo(journal().path).size();
        QVERIFY2(size < 6 * Size, qPrintable(QString::number(size)));
    }
    QCOMPARE(recovered(), history.back());
    // Also those that the journal has no records of any more can be undone, and the crash may come in between.
    for (size_t i = history.size() - 1; i-- > 20;) {
        m_session->undo();
        QCOMPARE(m_session->document().bytes().toByteArray(), history[i]);
        QCOMPARE(recovered(), history[i]);
    }
    m_session->redo();
    QCOMPARE(recovered(), history[21]);
    QCOMPARE(m_session->journalTrouble(), QString());
}

void TestSessionJournal::whatWasTooLargeIsKeptAgainWhenItGoes()
{
    replace({0, 1}, "small");
    const QByteArray small = m_session->document().bytes().toByteArray();
    replace({0, 0}, QByteArray(Journal::MostBytes + 1, 'y'));
    QVERIFY(!m_session->journalTrouble().isEmpty());
    m_session->undo();
    QTRY_VERIFY(m_session->isTreeCurrent());
    QCOMPARE(m_session->journalTrouble(), QString());
    QCOMPARE(recovered(), small);
}

/// The journal fits where it is kept, the bytes that it starts from do not.
void TestSessionJournal::saysWhenTheFileItselfHasNoRoom()
{
    rlimit before;
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    rlimit tight = before;
    tight.rlim_cur = 1'000'000;
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &tight), 0);
    replace({0, 1}, "small");
    const bool isSaid = QTest::qWaitFor([this] { return !m_session->journalTrouble().isEmpty(); });
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    QVERIFY(isSaid);
    QCOMPARE(recovered(), m_session->document().bytes().toByteArray()); // as long as the file is the same
    // Where there is room again, nothing is to be said any more.
    bool isSaved = false;
    m_session->save(m_path, {}, [&isSaved](const Document::SaveOutcome &outcome) { isSaved = outcome.isSaved(); });
    QTRY_VERIFY(isSaved);
    QCOMPARE(m_session->journalTrouble(), QString());
    replace({0, 1}, "more");
    QCOMPARE(m_session->journalTrouble(), QString());
}

QTEST_MAIN(TestSessionJournal)
#include "tst_sessionjournal.moc"
