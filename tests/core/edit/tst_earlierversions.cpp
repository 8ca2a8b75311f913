#include "core/edit/document.h"
#include "core/edit/earlierversions.h"
#include "tests/support/files.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace hexahedron;
using test::contentOf;

class TestEarlierVersions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void savingKeepsWhatWasOpened();
    void savingKeepsWhatUndoCannotBringBack();
    void savingKeepsWhatWasSavedOverBeforeItWasLost();
    void savingAgainWithoutBackupsKeepsNothing();
    void overwritingKeepsWhatOthersWrote();
    void theSameIsKeptOnce();
    void filesOfOneNameAreTold();
    void isBounded();
    void thinsOutWithAge();
    void oldOnesGo();
    void replacesNothingThatCannotBeKept();
    void keepsBothVersionsOrReplacesNone();
    void asksOfConflictsBeforeItKeeps();
    void isCancelledWhileItKeeps();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    EarlierVersions earlier() const { return EarlierVersions(path(QStringLiteral("earlier"))); }
    Document::SaveOptions options() const { return {.earlierFolder = path(QStringLiteral("earlier"))}; }
    static void edit(Document &document, const QByteArray &bytes)
    {
        EditPlan plan;
        plan.before = document.bytes();
        plan.after = Bytes(bytes);
        plan.changes.push_back({});
        QVERIFY(document.apply(plan));
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestEarlierVersions::savingKeepsWhatWasOpened()
{
    const QString file = test::written(path(QStringLiteral("a.b3d")), "opened");
    const auto document = Document::open(file, nullptr);
    edit(*document, "first");
    QVERIFY(document->save(file, options()).isSaved());
    edit(*document, "second");
    QVERIFY(document->save(file, options()).isSaved());
    QCOMPARE(contentOf(file), QByteArray("second"));
    const auto versions = earlier().of(file);
    QCOMPARE(versions.size(), size_t(1)); // what comes between can be undone
    QCOMPARE(contentOf(versions[0].path), QByteArray("opened"));
    QCOMPARE(versions[0].size, 6);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden).size(), 1); // nothing beside the file
    struct stat status;
    QCOMPARE(stat(QFile::encodeName(path(QStringLiteral("earlier"))).constData(), &status), 0);
    QCOMPARE(status.st_mode & 0777, mode_t(0700));
}

/// Who undoes what is saved and changes something else has it nowhere but on the disk.
void TestEarlierVersions::savingKeepsWhatUndoCannotBringBack()
{
    const QString file = test::written(path(QStringLiteral("a.b3d")), "opened");
    const auto document = Document::open(file, nullptr);
    edit(*document, "first");
    QVERIFY(document->save(file, options()).isSaved());
    document->undo();
    QVERIFY(document->save(file, options()).isSaved()); // Redo leads to the first
    QCOMPARE(earlier().of(file).size(), size_t(1));
    document->redo();
    QVERIFY(document->save(file, options()).isSaved());
    document->undo();
    edit(*document, "second");
    QVERIFY(document->save(file, options()).isSaved());
    QCOMPARE(contentOf(file), QByteArray("second"));
    const auto versions = earlier().of(file);
    QCOMPARE(versions.size(), size_t(2));
    QCOMPARE(contentOf(versions[0].path), QByteArray("first"));
    QCOMPARE(contentOf(versions[1].path), QByteArray("opened"));

    // What stands there again is not lost.
    document->undo();
    edit(*document, "second");
    QVERIFY(document->save(file, options()).isSaved());
    QCOMPARE(earlier().of(file).size(), size_t(2));
}

/// What was saved is saved over while Undo or Redo leads to it, and lost to them only later.
void TestEarlierVersions::savingKeepsWhatWasSavedOverBeforeItWasLost()
{
    const QString file = test::written(path(QStringLiteral("a.b3d")), "opened");
    const auto document = Document::open(file, nullptr);
    const auto saves = [&] { return document->save(file, options()).isSaved(); };
    edit(*document, "first");
    QVERIFY(saves());
    document->undo();
    QVERIFY(saves());
    edit(*document, "other");
    QCOMPARE(earlier().of(file).size(), size_t(1)); // it is not written yet
    QVERIFY(saves());
    QCOMPARE(earlier().of(file).size(), size_t(2));
    QCOMPARE(contentOf(earlier().of(file)[0].path), QByteArray("first"));

    // Two that Undo went back over at once.
    edit(*document, "second");
    QVERIFY(saves());
    edit(*document, "third");
    QVERIFY(saves());
    QCOMPARE(earlier().of(file).size(), size_t(2));
    document->undo();
    document->undo();
    edit(*document, "fourth");
    QVERIFY(saves());
    const auto versions = earlier().of(file);
    QCOMPARE(versions.size(), size_t(4));
    QCOMPARE(contentOf(versions[0].path), QByteArray("third"));
    QCOMPARE(contentOf(versions[1].path), QByteArray("second"));

    // Each of them once.
    document->undo();
    edit(*document, "fifth");
    QVERIFY(saves());
    QCOMPARE(earlier().of(file).size(), size_t(5));

    // Under another name nothing is lost of the file that was saved before: its versions stay with it.
    edit(*document, "sixth");
    QVERIFY(saves());
    document->undo();
    QVERIFY(saves());
    edit(*document, "seventh");
    const QString other = path(QStringLiteral("other.b3d"));
    QVERIFY(document->save(other, options()).isSaved());
    QCOMPARE(earlier().of(other).size(), size_t(0));
    QCOMPARE(earlier().of(file).size(), size_t(6));
    QCOMPARE(contentOf(earlier().of(file)[0].path), QByteArray("sixth"));
}

void TestEarlierVersions::savingAgainWithoutBackupsKeepsNothing()
{
    const QString file = test::written(path(QStringLiteral("a")), "opened");
    const auto document = Document::open(file, nullptr);
    for (const char *content : {"first", "second"}) {
        edit(*document, content);
        QVERIFY(document->save(file, {}).isSaved());
        document->undo();
    }
    QCOMPARE(earlier().of(file).size(), size_t(0));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 1);
}

void TestEarlierVersions::overwritingKeepsWhatOthersWrote()
{
    const QString file = test::written(path(QStringLiteral("a")), "opened");
    const auto document = Document::open(file, nullptr);
    edit(*document, "ours");
    test::written(file, "theirs!");
    QCOMPARE(document->save(file, options()).result, SaveResult::Conflict);
    Document::SaveOptions overwriting = options();
    overwriting.replaces = FileVersion::of(file);
    test::written(file, "theirs, and newer");
    QCOMPARE(document->save(file, overwriting).result, SaveResult::Conflict);
    QCOMPARE(contentOf(file), QByteArray("theirs, and newer"));
    overwriting.replaces.reset();
    overwriting.overwrites = true;
    QVERIFY(document->save(file, overwriting).isSaved());
    QCOMPARE(contentOf(file), QByteArray("ours"));
    QCOMPARE(contentOf(earlier().of(file).front().path), QByteArray("theirs, and newer"));
}

void TestEarlierVersions::theSameIsKeptOnce()
{
    const QString file = test::written(path(QStringLiteral("a")), "x");
    for (const char *content : {"one", "one", "two", "one"})
        QVERIFY(earlier().keep(Bytes(QByteArray(content)), file));
    QCOMPARE(earlier().of(file).size(), size_t(3));
}

void TestEarlierVersions::filesOfOneNameAreTold()
{
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("sub")));
    const QString one = test::written(path(QStringLiteral("a")), "1");
    const QString two = test::written(path(QStringLiteral("sub/a")), "2");
    QVERIFY(earlier().keep(Bytes("one"), one));
    QVERIFY(earlier().keep(Bytes("two"), two));
    QCOMPARE(contentOf(earlier().of(one).front().path), QByteArray("one"));
    QCOMPARE(contentOf(earlier().of(two).front().path), QByteArray("two"));
}

void TestEarlierVersions::isBounded()
{
    const QString file = test::written(path(QStringLiteral("a")), "x");
    for (int i = 0; i < EarlierVersions::MostOfOneFile + 3; ++i)
        QVERIFY(earlier().keep(Bytes(QByteArray::number(i)), file));
    const auto versions = earlier().of(file);
    QCOMPARE(versions.size(), size_t(EarlierVersions::MostOfOneFile));
    QCOMPARE(contentOf(versions.front().path), QByteArray::number(EarlierVersions::MostOfOneFile + 2));
    QCOMPARE(contentOf(versions.back().path), QByteArray("0"));
    // All together: one that is nearly as large as all may be, and takes no room on this disk.
    QFile large(versions.front().path);
    QVERIFY(large.open(QIODevice::ReadWrite));
    QVERIFY(large.resize(EarlierVersions::MostBytesOfAll - 2));
    // A clock that was wrong once makes no older one the newest.
    QVERIFY(large.setFileTime(QDateTime::currentDateTime().addDays(1), QFileDevice::FileModificationTime));
    large.close();
    const QString other = test::written(path(QStringLiteral("b")), "x");
    QVERIFY(earlier().keep(Bytes("last"), other));
    QCOMPARE(earlier().of(other).size(), size_t(1));
    QCOMPARE(earlier().of(file).size(), size_t(0));
}

/// Whoever saves once a minute still has what was there before, and something of every time between.
void TestEarlierVersions::thinsOutWithAge()
{
    const QString file = test::written(path(QStringLiteral("a")), "x");
    constexpr int Saves = 200;
    for (int i = 0; i < Saves; ++i) {
        for (const EarlierVersions::Version &version : earlier().of(file)) {
            QFile older(version.path);
            QVERIFY(older.open(QIODevice::ReadWrite));
            QVERIFY(older.setFileTime(version.time.addSecs(-60), QFileDevice::FileModificationTime));
        }
        QVERIFY(earlier().keep(Bytes(QByteArray::number(i)), file));
    }
    std::vector<int> ages;
    for (const EarlierVersions::Version &version : earlier().of(file))
        ages.push_back(Saves - 1 - contentOf(version.path).toInt());
    QCOMPARE(ages.size(), size_t(EarlierVersions::MostOfOneFile));
    QCOMPARE(ages.front(), 0);
    QCOMPARE(ages[1], 1);
    QCOMPARE(ages.back(), Saves - 1);
    for (size_t i = 1; i < ages.size(); ++i)
        QVERIFY2(ages[i] <= 4 + 2 * ages[i - 1], qPrintable(QString::number(ages[i - 1])));
}

void TestEarlierVersions::oldOnesGo()
{
    const QString file = test::written(path(QStringLiteral("a")), "x");
    QVERIFY(earlier().keep(Bytes("old"), file));
    QFile old(earlier().of(file).front().path);
    QVERIFY(old.open(QIODevice::ReadWrite));
    QVERIFY(old.setFileTime(QDateTime::currentDateTime().addDays(-EarlierVersions::MostDays - 1),
                            QFileDevice::FileModificationTime));
    old.close();
    QVERIFY(earlier().keep(Bytes("new"), file));
    QCOMPARE(earlier().of(file).size(), size_t(1));
    QCOMPARE(contentOf(earlier().of(file).front().path), QByteArray("new"));
}

void TestEarlierVersions::replacesNothingThatCannotBeKept()
{
    const QString file = test::written(path(QStringLiteral("a")), "opened");
    const auto document = Document::open(file, nullptr);
    edit(*document, "new");
    test::written(path(QStringLiteral("earlier")), "a file, no folder");
    const auto outcome = document->save(file, options());
    QCOMPARE(outcome.result, SaveResult::NotKept);
    QVERIFY(!outcome.error.isEmpty());
    QCOMPARE(contentOf(file), QByteArray("opened"));
    QVERIFY(document->isModified());
    Document::SaveOptions anyway = options();
    anyway.replacesUnkept = true;
    QVERIFY(document->save(file, anyway).isSaved());
    QCOMPARE(contentOf(file), QByteArray("new"));
}

/// Also where only the version of another program has no room.
void TestEarlierVersions::keepsBothVersionsOrReplacesNone()
{
    const QString file = test::written(path(QStringLiteral("a")), "opened");
    const auto document = Document::open(file, nullptr);
    edit(*document, "ours");
    QFile theirs(file);
    QVERIFY(theirs.remove() && theirs.open(QIODevice::WriteOnly) && theirs.resize(EarlierVersions::MostBytes + 1));
    theirs.close(); // takes no room on this disk
    Document::SaveOptions overwriting = options();
    overwriting.replaces = FileVersion::of(file);
    QCOMPARE(document->save(file, overwriting).result, SaveResult::NotKept);
    QCOMPARE(QFileInfo(file).size(), EarlierVersions::MostBytes + 1);
    overwriting.replacesUnkept = true;
    QVERIFY(document->save(file, overwriting).isSaved());
    QCOMPARE(contentOf(earlier().of(file).front().path), QByteArray("opened"));
}

/// The first question is whose version counts.
void TestEarlierVersions::asksOfConflictsBeforeItKeeps()
{
    const QString file = test::written(path(QStringLiteral("a")), "opened");
    const auto document = Document::open(file, nullptr);
    edit(*document, "ours");
    test::written(file, "theirs!");
    test::written(path(QStringLiteral("earlier")), "a file, no folder");
    QCOMPARE(document->save(file, options()).result, SaveResult::Conflict);
}

void TestEarlierVersions::isCancelledWhileItKeeps()
{
    const QString file = test::written(path(QStringLiteral("a")), "opened");
    const auto document = Document::open(file, nullptr);
    edit(*document, "new");
    Document::SaveOptions cancelled = options();
    cancelled.progress = [](qint64, qint64) { return false; };
    QCOMPARE(document->save(file, cancelled).result, SaveResult::Cancelled);
    QCOMPARE(contentOf(file), QByteArray("opened"));
}

QTEST_APPLESS_MAIN(TestEarlierVersions)
#include "tst_earlierversions.moc"
