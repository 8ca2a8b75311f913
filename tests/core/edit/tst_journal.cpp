#include "core/edit/journal.h"
#include "tests/support/files.h"
#include "tests/support/fulldisk.h"

#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace hexahedron;
using test::contentOf;
using test::written;

namespace {

const JournalBase AnyBase{QStringLiteral("/somewhere/ümläut.bin"), 1234,
                          QDateTime::fromMSecsSinceEpoch(1'700'000'000'123)};

std::vector<Replacement> step(ByteRange removed, const char *inserted)
{
    return {{removed, Bytes(QByteArray(inserted))}};
}

} // namespace

class TestJournal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }
    void tellsWhatWasDone();
    void replaysLikeADocument();
    void survivesEveryCut();
    void survivesEveryFlippedBit();
    void distrustsNumbers();
    void saysWhatWasTooLarge();
    void keepsRulesInsteadOfWhatTheyCompute();
    void endsWhereADiskWasFull();
    void goesOnBehindATornRecord();
    void findsJournals();
    void removes();
    void stopsWhereAStepDoesNotFit();
    void knowsItsFile();
    void touchedFilesAreTheSame();
    void longFilesAreKnownBySamples();
    void onlyTheUserMayRead();
    void collapsesIntoTheOutcome();
    void makesOneOfTheOther();
    void limitsOfFileAndFolder();
    void goesOnAfterTheStepsThatFit();
    void oldOnesGo();
    void saysWhyNot();

private:
    QString folder() const { return m_folder->path() + QStringLiteral("/made/when/needed"); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestJournal::tellsWhatWasDone()
{
    QString error;
    auto journal = Journal::create(folder(), AnyBase, &error);
    QVERIFY2(journal, qPrintable(error));
    const Replacement two[] = {{{1, 3}, Bytes("ab")}, {{7, 7}, {}}};
    QVERIFY(journal->append(two, QStringLiteral("Insert “x”")));
    QVERIFY(journal->appendUndo());
    QVERIFY(journal->appendRedo());
    QVERIFY(journal->sync());
    const QString path = journal->path();
    journal.reset(); // as a crash would: nothing is said good-bye to

    const auto content = JournalContent::read(path, &error);
    QVERIFY2(content, qPrintable(error));
    QVERIFY(content->base == AnyBase);
    QCOMPARE(content->end, JournalContent::End::Complete);
    QCOMPARE(content->length, contentOf(path).size());
    QCOMPARE(content->records.size(), size_t(3));
    const JournalRecord &first = content->records[0];
    QCOMPARE(first.title, QStringLiteral("Insert “x”"));
    QCOMPARE(first.step.size(), size_t(2));
    QCOMPARE(first.step[0].removed, (ByteRange{1, 3}));
    QCOMPARE(first.step[0].inserted.toByteArray(), QByteArray("ab"));
    QCOMPARE(first.step[1].removed, (ByteRange{7, 7}));
    QVERIFY(first.step[1].inserted.isEmpty());
    QCOMPARE(content->records[1].kind, JournalRecord::Kind::Undo);
    QCOMPARE(content->records[2].kind, JournalRecord::Kind::Redo);
}

void TestJournal::replaysLikeADocument()
{
    QRandomGenerator random(1);
    const auto journal = Journal::create(folder(), AnyBase);
    QVERIFY(journal);
    const Bytes original(QByteArray(1000, 'o'));
    std::vector<Bytes> history{original};
    size_t current = 0;
    for (int i = 0; i < 500; ++i) {
        const int what = random.bounded(6);
        if (what == 0 && current > 0) {
            --current;
            QVERIFY(journal->appendUndo());
        } else if (what == 1 && current + 1 < history.size()) {
            ++current;
            QVERIFY(journal->appendRedo());
        } else {
            const qint64 begin = random.bounded(int(history[current].size()) + 1);
            const qint64 end = std::min(history[current].size(), begin + random.bounded(10));
            const Bytes inserted(QByteArray(random.bounded(12), char('a' + i % 26)));
            const Replacement replacement[] = {{{begin, end}, inserted}};
            history.resize(current + 1);
            history.push_back(history[current].replaced(replacement));
            ++current;
            QVERIFY(journal->append(replacement));
        }
        if (i % 50 == 0) {
            qint64 done = 0;
            const auto content = JournalContent::read(journal->path());
            QVERIFY(content);
            QCOMPARE(content->replayed(original, &done).toByteArray(), history[current].toByteArray());
            QCOMPARE(done, i + 1);
        }
    }
}

void TestJournal::survivesEveryCut()
{
    const auto journal = Journal::create(folder(), AnyBase);
    std::vector<qint64> ends{contentOf(journal->path()).size()};
    for (int i = 0; i < 4; ++i) {
        QVERIFY(i == 2 ? journal->appendUndo() : journal->append(step({0, 1}, "abc")));
        ends.push_back(contentOf(journal->path()).size());
    }
    const QByteArray whole = contentOf(journal->path());
    const QString cut = m_folder->filePath(QStringLiteral("cut"));
    for (qsizetype length = 0; length <= whole.size(); ++length) {
        written(cut, whole.first(length));
        const auto content = JournalContent::read(cut);
        QCOMPARE(content.has_value(), length >= ends.front());
        if (!content)
            continue;
        const auto after = std::upper_bound(ends.begin(), ends.end(), qint64(length));
        QCOMPARE(content->records.size(), size_t(after - ends.begin()) - 1);
        QCOMPARE(content->length, *(after - 1));
        const bool atEnd = *(after - 1) == length;
        QCOMPARE(content->end, atEnd ? JournalContent::End::Complete : JournalContent::End::Torn);

        // A file system may fill up what it did not get to write.
        written(cut, whole.first(length) + QByteArray(40, '\0'));
        const auto filled = JournalContent::read(cut);
        QVERIFY(filled);
        QCOMPARE(filled->records.size(), content->records.size());
    }
}

void TestJournal::survivesEveryFlippedBit()
{
    const auto journal = Journal::create(folder(), AnyBase);
    const qsizetype head = contentOf(journal->path()).size();
    for (int i = 0; i < 3; ++i)
        QVERIFY(journal->append(step({0, 1}, "abc")));
    const QByteArray whole = contentOf(journal->path());
    const QString damaged = m_folder->filePath(QStringLiteral("damaged"));
    for (qsizetype at = 0; at < whole.size(); ++at) {
        QByteArray content = whole;
        content[at] = char(content[at] ^ (1 << (at % 8)));
        written(damaged, content);
        const auto read = JournalContent::read(damaged);
        QCOMPARE(read.has_value(), at >= head); // without its head a journal is of no file
        if (!read)
            continue;
        QCOMPARE(read->end, JournalContent::End::Torn);
        QVERIFY(read->records.size() < 3);
    }
}

void TestJournal::distrustsNumbers()
{
    const auto journal = Journal::create(folder(), AnyBase);
    const QByteArray begin = contentOf(journal->path());
    const QString path = m_folder->filePath(QStringLiteral("hostile"));
    const QByteArray lengths[] = {QByteArray(8, '\xff'), QByteArray(7, '\xff') + '\x7f', QByteArray(8, '\0')};
    for (const QByteArray &length : lengths) {
        written(path, begin + length + QByteArray(100, 'x'));
        const auto content = JournalContent::read(path);
        QVERIFY(content);
        QCOMPARE(content->end, JournalContent::End::Torn);
        QVERIFY(content->records.empty());
    }
}

void TestJournal::keepsRulesInsteadOfWhatTheyCompute()
{
    QTemporaryDir folder;
    auto journal = Journal::create(folder.path(), {});
    QVERIFY(journal);
    QByteArray numbers;
    for (char i = 0; i < 100; ++i)
        numbers += QByteArray(1, i) + QByteArray(3, '\0');
    const Bytes original(numbers);
    Bytes now = original;
    for (int step = 0; step < 3; ++step) { // the later ones shift what is shifted already
        const Bytes shifted(shiftedIntegers(now.mid({8, 400}), 4, 4, 0, 5 + step, 2));
        const Replacement replacements[] = {{{0, 4}, Bytes(QByteArray("abcd"))}, {{8, 400}, shifted}};
        QVERIFY(journal->append(replacements, QStringLiteral("shift"), nullptr, now));
        now = now.replaced(replacements);
    }
    // The bytes of a rule that were made of others than those that go are no rule for these.
    const Replacement foreign{{8, 392}, Bytes(shiftedIntegers(original.mid({0, 384}), 4, 4, 0, 0, 1))};
    QVERIFY(journal->append({&foreign, 1}, {}, nullptr, now));
    now = now.replaced(foreign.removed, foreign.inserted);
    const auto content = JournalContent::read(journal->path());
    QVERIFY(content);
    QCOMPARE(content->end, JournalContent::End::Complete);
    QCOMPARE(content->records.size(), size_t(4));
    for (size_t i = 0; i < 3; ++i) {
        QVERIFY(!content->records[i].shifts.at(0));
        QVERIFY(content->records[i].shifts.at(1).has_value());
    }
    QVERIFY(!content->records[3].shifts.at(0));
    qint64 steps = 0;
    QCOMPARE(content->replayed(original, &steps).toByteArray(), now.toByteArray());
    QCOMPARE(steps, 4);
}

void TestJournal::saysWhatWasTooLarge()
{
    const auto journal = Journal::create(folder(), AnyBase);
    QVERIFY(journal->append(step({0, 1}, "abc")));
    const Replacement large[] = {{{0, 0}, Bytes(QByteArray(Journal::MostBytes / 2, 'x'))},
                                 {{1, 1}, Bytes(QByteArray(Journal::MostBytes / 2 + 1, 'x'))}};
    QVERIFY(journal->isComplete());
    QVERIFY(journal->append(large));
    QVERIFY(!journal->isComplete());
    QVERIFY(journal->append(step({0, 1}, "abc")));
    QVERIFY(contentOf(journal->path()).size() < 1000);
    const auto content = JournalContent::read(journal->path());
    QVERIFY(content);
    QCOMPARE(content->end, JournalContent::End::TooLarge);
    QCOMPARE(content->records.size(), size_t(1));
    QCOMPARE(content->replayed(Bytes("012")).toByteArray(), QByteArray("abc12"));

    const auto other = Journal::create(folder(), AnyBase);
    QVERIFY(other->append(std::span(large, 1)));
    QCOMPARE(JournalContent::read(other->path())->end, JournalContent::End::Complete);
}

/// What follows a step that could not be written does not start from what is there.
void TestJournal::endsWhereADiskWasFull()
{
    const auto journal = Journal::create(folder(), AnyBase);
    QVERIFY(journal->append(step({0, 1}, "abc")));
    bool isWritten = false;
    QString error;
    {
        const test::FullDisk full(rlim_t(QFileInfo(journal->path()).size()));
        isWritten = journal->append(step({0, 0}, "lost"), {}, &error);
    }
    QVERIFY(!isWritten && !error.isEmpty() && !journal->isComplete());
    QVERIFY(journal->append(step({1, 2}, "x"))); // there is room again
    QCOMPARE(JournalContent::read(journal->path())->replayed(Bytes("012")).toByteArray(), QByteArray("abc12"));
    // All of it in one step: nothing is missing any more.
    QVERIFY(journal->collapse(Bytes("012"), Bytes("lxstabc12")));
    QVERIFY(journal->isComplete());
    QCOMPARE(JournalContent::read(journal->path())->replayed(Bytes("012")).toByteArray(), QByteArray("lxstabc12"));
}

void TestJournal::goesOnBehindATornRecord()
{
    auto journal = Journal::create(folder(), AnyBase);
    const QString path = journal->path();
    QVERIFY(journal->append(step({0, 1}, "abc")));
    QVERIFY(journal->append(step({0, 1}, "lost")));
    QVERIFY2(!Journal::continued(path), "it is still being written");
    journal.reset();
    written(path, contentOf(path).chopped(1));

    QString error;
    journal = Journal::continued(path, &error);
    QVERIFY2(journal, qPrintable(error));
    QVERIFY(journal->append(step({3, 3}, "d")));
    const auto content = JournalContent::read(path);
    QVERIFY(content);
    QCOMPARE(content->end, JournalContent::End::Complete);
    QCOMPARE(content->replayed(Bytes("012")).toByteArray(), QByteArray("abcd12"));
}

void TestJournal::findsJournals()
{
    QVERIFY(findJournals(folder()).empty());
    auto crashed = Journal::create(folder(), AnyBase);
    const QString path = crashed->path();
    crashed.reset();
    JournalBase other = AnyBase;
    other.path = QStringLiteral("/other");
    other.modified = {};
    const auto living = Journal::create(folder(), other);
    written(folder() + QStringLiteral("/notes.txt"), "HXJRNL1\n");
    written(folder() + QStringLiteral("/broken.hxjournal"), "HXJRNL1\nbroken");

    const std::vector<FoundJournal> found = findJournals(folder());
    QCOMPARE(found.size(), size_t(2));
    for (const FoundJournal &journal : found) {
        const bool isLiving = journal.path == living->path();
        QVERIFY(isLiving || journal.path == path);
        QCOMPARE(journal.isInUse, isLiving);
        QVERIFY(journal.base == (isLiving ? other : AnyBase));
    }
}

void TestJournal::removes()
{
    auto journal = Journal::create(folder(), AnyBase);
    const QString first = journal->path();
    QVERIFY2(!removeJournal(first), "it is still being written");
    journal->remove();
    QVERIFY(!QFile::exists(first));
    QString error;
    QVERIFY(!journal->append(step({0, 0}, "x"), {}, &error));
    QVERIFY(!error.isEmpty());

    journal = Journal::create(folder(), AnyBase);
    const QString second = journal->path();
    journal.reset();
    QVERIFY(removeJournal(second));
    QVERIFY(!QFile::exists(second));
    const QString file = m_folder->filePath(QStringLiteral("precious"));
    written(file, "x");
    QVERIFY(!removeJournal(file));
    QVERIFY(QFile::exists(file));
}

void TestJournal::stopsWhereAStepDoesNotFit()
{
    const auto journal = Journal::create(folder(), AnyBase);
    QVERIFY(journal->append(step({0, 1}, "abc")));
    QVERIFY(journal->append(step({100, 101}, "never")));
    QVERIFY(journal->append(step({0, 1}, "neither")));
    qint64 done = 0;
    const auto content = JournalContent::read(journal->path());
    QCOMPARE(content->replayed(Bytes("012"), &done).toByteArray(), QByteArray("abc12"));
    QCOMPARE(done, 1);

    const auto undone = Journal::create(folder(), AnyBase);
    QVERIFY(undone->appendUndo());
    QCOMPARE(JournalContent::read(undone->path())->replayed(Bytes("012"), &done).toByteArray(), QByteArray("012"));
    QCOMPARE(done, 0);
}

void TestJournal::knowsItsFile()
{
    const QString file = m_folder->filePath(QStringLiteral("file"));
    written(file, "content");
    const JournalBase base = JournalBase::ofFile(file);
    QCOMPARE(base.size, 7);
    const auto journal = Journal::create(folder(), base);
    const auto content = JournalContent::read(journal->path());
    QVERIFY(content->base.isUpToDate());
    written(file, "other content");
    QVERIFY(!content->base.isUpToDate());
    QVERIFY(QFile::remove(file));
    QVERIFY(!content->base.isUpToDate());
}

void TestJournal::touchedFilesAreTheSame()
{
    const QString path = written(m_folder->filePath(QStringLiteral("file")), "content");
    const JournalBase base = JournalBase::ofFile(path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite)
            && file.setFileTime(QDateTime::currentDateTime().addDays(-3), QFileDevice::FileModificationTime));
    QVERIFY(base.isUpToDate());
    // Other bytes with the size and the time of those before.
    written(path, "CONTENT");
    QVERIFY(file.setFileTime(base.modified, QFileDevice::FileModificationTime));
    QVERIFY(!base.isUpToDate());
}

void TestJournal::longFilesAreKnownBySamples()
{
    QByteArray content(8 * JournalBase::MostHashed, 'x');
    const QString path = written(m_folder->filePath(QStringLiteral("long")), content);
    const JournalBase base = JournalBase::ofFile(path);
    QVERIFY(base.isUpToDate());
    for (const qsizetype at : {qsizetype(0), content.size() - 1}) {
        QByteArray other = content;
        other[at] = 'y';
        QVERIFY(JournalBase::hashOf(Bytes(other)) != base.hash);
    }
    QFile file(path); // between samples a change may hide from the hash, so the time counts too
    QVERIFY(file.open(QIODevice::ReadWrite)
            && file.setFileTime(QDateTime::currentDateTime().addDays(-3), QFileDevice::FileModificationTime));
    QVERIFY(!base.isUpToDate());
    QCOMPARE(base.onDisk(), JournalBase::Match::Touched);
    // Who sets the time back hides nothing.
    const JournalBase kept = JournalBase::ofFile(path);
    const auto journal = Journal::create(folder(), kept);
    QVERIFY(journal);
    QVERIFY(file.seek(content.size() / 2 - 100'000) && file.write("between") == 7 && file.flush());
    QVERIFY(file.setFileTime(kept.modified, QFileDevice::FileModificationTime));
    const auto read = JournalContent::read(journal->path());
    QVERIFY(read && read->base == kept);
    QCOMPARE(JournalBase::ofFile(path).hash, kept.hash);
    QCOMPARE(JournalBase::ofFile(path).modified, kept.modified);
    QCOMPARE(read->base.onDisk(), JournalBase::Match::Touched);
    written(path, content.replace(0, 1, "y"));
    QCOMPARE(base.onDisk(), JournalBase::Match::Other);
}

void TestJournal::onlyTheUserMayRead()
{
    QVERIFY(QDir().mkpath(folder()));
    QVERIFY(QFile::setPermissions(folder(), QFile::Permissions(0x7755))); // as older versions made it
    const auto journal = Journal::create(folder(), AnyBase);
    QVERIFY(journal);
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther
                        | QFile::ExeOther;
    QVERIFY(!(QFileInfo(folder()).permissions() & others));
    QVERIFY(!(QFileInfo(journal->path()).permissions() & others));
}

void TestJournal::collapsesIntoTheOutcome()
{
    const Bytes original(QByteArray(1000, 'o'));
    const auto journal = Journal::create(folder(), AnyBase, {.isLongFrom = 10'000});
    QVERIFY(journal);
    // A thousand bytes that are packed anew for each digit.
    Bytes now = original;
    qint64 longest = 0;
    for (int i = 0; i < 200; ++i) {
        const Replacement replacement{{100, now.size() - 100}, Bytes(QByteArray(1000, char(i)))};
        QVERIFY(journal->append({&replacement, 1}, QStringLiteral("digit"), nullptr, now));
        now = now.replaced(replacement.removed, replacement.inserted);
        if (journal->isLong())
            QVERIFY(journal->collapse(original, now));
        longest = std::max(longest, contentOf(journal->path()).size());
        if (i % 20 == 0)
            QCOMPARE(JournalContent::read(journal->path())->replayed(original).toByteArray(), now.toByteArray());
    }
    QVERIFY2(longest < 12'000, qPrintable(QString::number(longest)));
    QVERIFY2(!removeJournal(journal->path()), "it is still locked");
    QVERIFY(journal->append(step({0, 1}, "behind"), {}, nullptr, now));
    now = now.replaced({0, 1}, Bytes("behind"));
    const auto content = JournalContent::read(journal->path());
    QVERIFY(content->base == AnyBase);
    QCOMPARE(content->replayed(original).toByteArray(), now.toByteArray());
    QCOMPARE(QDir(folder()).entryList(QDir::Files).size(), 1);
}

void TestJournal::makesOneOfTheOther()
{
    const Bytes base(QByteArray(10'000, 'a'));
    QVERIFY(replacementsBetween(base, base).empty());
    const Replacement two[] = {{{10, 12}, Bytes("xy")}, {{9000, 9010}, {}}};
    const std::vector<Replacement> found = replacementsBetween(base, base.replaced(two));
    QCOMPARE(found.size(), size_t(2)); // and not all between them
    for (size_t i = 0; i < found.size(); ++i) {
        QCOMPARE(found[i].removed, two[i].removed);
        QCOMPARE(found[i].inserted.toByteArray(), two[i].inserted.toByteArray());
    }
    // What moved or was copied too.
    QRandomGenerator random(8);
    const auto range = [&random](qint64 size) {
        const qint64 begin = random.bounded(int(size) + 1);
        return ByteRange{begin, std::min<qint64>(size, begin + random.bounded(60))};
    };
    for (int round = 0; round < 300; ++round) {
        Bytes now = base;
        for (int i = 0; i < random.bounded(8); ++i) {
            const Bytes inserted = random.bounded(3) == 0 ? now.mid(range(now.size()))
                                                          : Bytes(QByteArray(random.bounded(50), char('b' + i)));
            now = now.replaced(range(now.size()), inserted);
        }
        QCOMPARE(base.replaced(replacementsBetween(base, now)).toByteArray(), now.toByteArray());
    }
}

void TestJournal::limitsOfFileAndFolder()
{
    const Replacement large{{0, 0}, Bytes(QByteArray(1000, 'x'))};
    const auto fill = [&](Journal &journal) {
        QString error;
        int steps = 0;
        while (steps < 100 && journal.isComplete()) {
            if (!journal.append({&large, 1}, {}, &error))
                return -1;
            steps += journal.isComplete();
        }
        return error.isEmpty() ? -2 : steps;
    };
    const auto one = Journal::create(folder(), AnyBase, {.file = 5000});
    QCOMPARE(fill(*one), 4);
    QVERIFY(contentOf(one->path()).size() <= 5000);
    // All together.
    const auto second = Journal::create(folder(), AnyBase, {.folder = 8000});
    QCOMPARE(fill(*second), 3);
    // Undone, all of it is known again.
    const Bytes original("original");
    QVERIFY(one->collapse(original, original.replaced({0, 1}, Bytes("O"))));
    QVERIFY(one->isComplete());
    QCOMPARE(JournalContent::read(one->path())->replayed(original).toByteArray(), QByteArray("Original"));
}

void TestJournal::goesOnAfterTheStepsThatFit()
{
    auto journal = Journal::create(folder(), AnyBase);
    const QString path = journal->path();
    QVERIFY(journal->append(step({0, 1}, "abc")));
    QVERIFY(journal->append(step({90, 99}, "does not fit")));
    journal.reset();
    qint64 steps = 0;
    auto content = JournalContent::read(path);
    QCOMPARE(content->replayed(Bytes("012"), &steps).toByteArray(), QByteArray("abc12"));
    QCOMPARE(steps, 1);
    journal = Journal::continued(path);
    QVERIFY(journal->cut(content->records[size_t(steps - 1)].end));
    QVERIFY(journal->append(step({3, 3}, "d")));
    content = JournalContent::read(path);
    QCOMPARE(content->replayed(Bytes("012"), &steps).toByteArray(), QByteArray("abcd12"));
    QCOMPARE(steps, 2);
}

void TestJournal::oldOnesGo()
{
    QStringList paths;
    for (int i = 0; i < 2; ++i) {
        auto journal = Journal::create(folder(), AnyBase);
        paths += journal->path();
    }
    const auto living = Journal::create(folder(), AnyBase);
    for (const QString &path : {paths[0], living->path()}) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite)
                && file.setFileTime(QDateTime::currentDateTime().addDays(-31), QFileDevice::FileModificationTime));
    }
    const auto removed = removeOldJournals(folder(), QDateTime::currentDateTime().addDays(-30));
    QCOMPARE(removed.size(), size_t(1));
    QCOMPARE(removed.front().path, paths[0]);
    QCOMPARE(removed.front().base.path, AnyBase.path);
    QVERIFY(!QFile::exists(paths[0]) && QFile::exists(paths[1]) && QFile::exists(living->path()));
}

void TestJournal::saysWhyNot()
{
    const QString file = m_folder->filePath(QStringLiteral("file"));
    written(file, "no journal");
    QString error;
    QVERIFY(!Journal::create(file, AnyBase, &error));
    QVERIFY(error.contains(file));
    error.clear();
    QVERIFY(!JournalContent::read(file, &error));
    QVERIFY(error.contains(file));
    error.clear();
    QVERIFY(!Journal::continued(file, &error));
    QVERIFY(error.contains(file));
    QCOMPARE(contentOf(file), QByteArray("no journal"));
}

QTEST_APPLESS_MAIN(TestJournal)
#include "tst_journal.moc"
