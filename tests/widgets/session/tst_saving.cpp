// Saving while everything else goes on, and while other programs write the file.
#include "core/edit/earlierversions.h"
#include "core/formats/registry.h"
#include "core/tree/value.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/files.h"
#include "tests/support/kohibuilder.h"
#include "widgets/inspector/editvalue.h"
#include "widgets/session/session.h"

#include <QDir>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <system_error>

#include <unistd.h>

using namespace hexahedron;
using namespace hexahedron::test;

namespace {

/// A save that stands still, with everything written but nothing replaced, until the test lets it go on.
class SlowSave
{
public:
    explicit SlowSave(Session &session, const QString &path = {})
    {
        Document::SaveOptions options;
        options.progress = [this](qint64, qint64) {
            m_stands.release();
            m_goesOn.acquire();
            return true;
        };
        session.save(path.isEmpty() ? session.document().path() : path, options,
                     [this](const Document::SaveOutcome &outcome) { m_outcome = outcome; });
        m_stands.acquire();
    }
    SaveResult end()
    {
        m_goesOn.release();
        if (!QTest::qWaitFor([this] { return m_outcome.has_value(); }, 20'000))
            qFatal("the save has not ended");
        return m_outcome->result;
    }
    QString error() const { return m_outcome->error; }

private:
    QSemaphore m_stands, m_goesOn;
    std::optional<Document::SaveOutcome> m_outcome;
};

} // namespace

class TestSaving : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_session.reset(); }
    void editsMeanwhileStay();
    void planMayBeFinishedMeanwhile();
    void undoMeanwhile();
    void limitsMeanwhile();
    void readsNotAgainMeanwhile();
    void restoresNotMeanwhile();
    void savesAgainAfterwards();
    void editedBackIsNotModified();
    void endsWithTheSession();
    void planEndsWithTheSession();
    void savesWhatIsStillPlanned();
    void takesWhatIsTypedWhileReading();
    void whatHasMovedMeanwhileIsNotWrittenOver();
    void othersStayThatCameMeanwhile();
    void asksAboutWhatOthersWrote_data();
    void asksAboutWhatOthersWrote();
    void keepsWhatIsHere();
    void noticesAFileThatComesBack();
    void keepingGivesUpOneVersion();
    void failureLeavesEverything();
    void readingAgainCanBeUndone();
    void undoneReadingIsNotWrittenOver();
    void undoneReadingOfTheSameFileIsSaved();
    void undoneReadingIsNotWrittenOverAfterACrash();
    void computedValuesOutliveACrash();
    void outlivesAFileThatOthersChange_data();
    void outlivesAFileThatOthersChange();
    void whatNeedsTooMuchSaysSo();
    void onlyWhatWasAskedIsJudged();
    void restoresOntoNothingElse();
    void longFileThatWasCutOffIsNotWrittenBack();

private:
    void open(const QString &path);
    void overwrite(qint64 offset, const QByteArray &bytes);
    SaveResult saved(const Document::SaveOptions &options = {})
    {
        std::optional<SaveResult> result;
        m_session->save(m_path, options, [&](const Document::SaveOutcome &outcome) { result = outcome.result; });
        if (!QTest::qWaitFor([&] { return result.has_value(); }, 20'000))
            qFatal("the save has not ended");
        return *result;
    }
    QByteArray bytes() const { return m_session->document().bytes().toByteArray(); }
    bool isModified() const { return m_session->document().isModified(); }
    QString journals() const { return m_folder->filePath(QStringLiteral("journals")); }
    /// What a crash would leave now.
    QByteArray recovered() const
    {
        const auto found = findJournals(journals());
        const auto content = found.empty() ? std::nullopt : JournalContent::read(found.front().path);
        if (!content || !content->base.isUpToDate())
            return contentOf(m_path);
        return content->replayed(Bytes(contentOf(content->base.path))).toByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    QByteArray m_original;
    std::unique_ptr<Session> m_session;
};

void TestSaving::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_original = b3d::file(
        b3d::node("a node with a name", b3d::mesh(b3d::vertices(b3d::threeVertices()) + b3d::triangles({0, 1, 2}))));
    m_path = written(m_folder->filePath(QStringLiteral("a.b3d")), m_original);
    open(m_path);
}

void TestSaving::open(const QString &path)
{
    m_path = path;
    m_session = std::make_unique<Session>(Document::open(path, nullptr));
    m_session->setJournalFolder(journals());
    QTRY_VERIFY(m_session->isTreeCurrent() && !m_session->isChecking());
}

void TestSaving::overwrite(qint64 offset, const QByteArray &bytes)
{
    const Bytes before = m_session->document().bytes();
    m_session->splice(0, {{offset, offset + bytes.size()}, Bytes(bytes)});
    QTRY_VERIFY(!m_session->document().bytes().isSameSnapshot(before));
    QTRY_VERIFY(m_session->isTreeCurrent());
}

void TestSaving::editsMeanwhileStay()
{
    overwrite(30, "one");
    const QByteArray first = bytes();
    SlowSave save(*m_session);
    overwrite(34, "two");
    const QByteArray second = bytes();
    QVERIFY(m_session->isSaving());
    QCOMPARE(contentOf(m_path), m_original);
    QCOMPARE(recovered(), second);
    QCOMPARE(save.end(), SaveResult::Saved);
    QCOMPARE(contentOf(m_path), first);
    QCOMPARE(bytes(), second);
    QVERIFY(isModified());
    QCOMPARE(recovered(), second);
    QCOMPARE(findJournals(journals()).size(), size_t(1));
    QVERIFY(m_session->journalTrouble().isEmpty());
    m_session->undo();
    QVERIFY(!isModified()); // exactly what was written
    QCOMPARE(recovered(), first);
}

/// A wish that is still being planned when the save begins, and is carried out while it runs.
void TestSaving::planMayBeFinishedMeanwhile()
{
    overwrite(30, "one");
    const QByteArray first = bytes();
    SlowSave save(*m_session);
    QSemaphore planning;
    const qint64 offset = 40;
    m_session->edit({}, [&planning, offset](Planner &planner) {
        planning.acquire();
        planner.splice(0, {offset, offset + 1}, Bytes("?"));
    });
    planning.release();
    QTRY_VERIFY(bytes() != first);
    const QByteArray second = bytes();
    QCOMPARE(save.end(), SaveResult::Saved);
    QCOMPARE(contentOf(m_path), first);
    QCOMPARE(bytes(), second);
    QVERIFY(isModified());
    QCOMPARE(recovered(), second);
}

void TestSaving::undoMeanwhile()
{
    overwrite(30, "one");
    const QByteArray first = bytes();
    SlowSave save(*m_session);
    m_session->undo();
    QCOMPARE(save.end(), SaveResult::Saved);
    QCOMPARE(contentOf(m_path), first);
    QCOMPARE(bytes(), m_original);
    QVERIFY(isModified());
    QCOMPARE(recovered(), m_original);
    m_session->redo();
    QVERIFY(!isModified());
}

void TestSaving::limitsMeanwhile()
{
    overwrite(30, "one");
    SlowSave save(*m_session);
    ExpandLimits limits;
    QVERIFY(limits.set(QStringLiteral("depth"), 1));
    m_session->setLimits(limits);
    QTRY_VERIFY(m_session->isTreeCurrent() && !m_session->isChecking());
    QCOMPARE(save.end(), SaveResult::Saved);
    QCOMPARE(contentOf(m_path), bytes());
    QVERIFY(!isModified());
}

void TestSaving::readsNotAgainMeanwhile()
{
    overwrite(30, "one");
    const QByteArray first = bytes();
    SlowSave save(*m_session);
    QString error;
    QVERIFY(!m_session->reload(&error));
    QVERIFY(!error.isEmpty());
    QCOMPARE(bytes(), first);
    QCOMPARE(save.end(), SaveResult::Saved);
    QCOMPARE(contentOf(m_path), first);
}

void TestSaving::restoresNotMeanwhile()
{
    overwrite(30, "one");
    const QString journal = findJournals(journals()).front().path;
    const auto content = JournalContent::read(journal);
    m_session->undo();
    QString error;
    SlowSave save(*m_session);
    QVERIFY(!m_session->whyNotRestored(*content).isEmpty());
    QVERIFY(!m_session->restore(journal, &error));
    QCOMPARE(save.end(), SaveResult::Saved);
    QCOMPARE(contentOf(m_path), m_original);
}

void TestSaving::savesAgainAfterwards()
{
    overwrite(30, "one");
    SlowSave save(*m_session);
    overwrite(34, "two");
    m_session->save(m_path);
    QCOMPARE(save.end(), SaveResult::Saved);
    QTRY_VERIFY(!m_session->isSaving());
    QCOMPARE(contentOf(m_path), bytes());
    QVERIFY(!isModified());
    QVERIFY(findJournals(journals()).empty());
}

/// By hand as well as by undo: what counts is what the disk has.
void TestSaving::editedBackIsNotModified()
{
    const QByteArray before = m_original.mid(30, 3);
    overwrite(30, "one");
    QVERIFY(isModified());
    overwrite(30, before);
    QVERIFY(!isModified());
    QCOMPARE(recovered(), m_original);
    overwrite(30, "one");
    QCOMPARE(saved(), SaveResult::Saved);
    m_session->undo();
    QVERIFY(isModified());
    overwrite(30, "one");
    QVERIFY(!isModified());
    overwrite(31, "two");
    QVERIFY(isModified());
    QCOMPARE(recovered(), bytes());
    m_session->undo();
    QVERIFY(!isModified());
    m_session->undo();
    QVERIFY(isModified());
    m_session->redo();
    QVERIFY(!isModified());
}

void TestSaving::endsWithTheSession()
{
    overwrite(30, "one");
    Document::SaveOptions options;
    QSemaphore stands;
    options.progress = [&](qint64, qint64) {
        stands.release();
        return true;
    };
    m_session->save(m_path, options);
    stands.acquire();
    const QByteArray first = bytes();
    m_session.reset();
    const QByteArray left = contentOf(m_path); // wholly or not at all
    QVERIFY(left == first || left == m_original);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

/// Closing a file does not wait for what takes for ever.
void TestSaving::planEndsWithTheSession()
{
    QSemaphore planning;
    const auto forEver = [&planning](Planner &planner) {
        planning.release();
        for (;;)
            planner.tree().child(planner.tree().root(), 0);
    };
    m_session->edit({}, forEver);
    planning.acquire();
    QSignalSpy failed(m_session.get(), &Session::editFailed);
    m_session->edit(QStringLiteral("Another"), forEver); // the first wish is not forgotten for it
    QCOMPARE(failed.size(), 1);
    QCOMPARE(planning.available(), 0);
    m_session->cancel();
    m_session->edit({}, forEver);
    planning.acquire();
    m_session.reset();
    QCOMPARE(contentOf(m_path), m_original);
}

/// Who presses Ctrl+S behind a value means the value too, also where planning it takes a while.
void TestSaving::savesWhatIsStillPlanned()
{
    QSemaphore planning, mayGoOn;
    m_session->edit(QStringLiteral("Slow"), [&](Planner &planner) {
        planning.release();
        mayGoOn.acquire();
        planner.splice(0, {30, 33}, Bytes("one"));
    });
    planning.acquire();
    std::optional<Document::SaveOutcome> outcome;
    m_session->save(m_path, {}, [&](const Document::SaveOutcome &said) { outcome = said; });
    QVERIFY(m_session->isSaving() && m_session->isPlanning());
    mayGoOn.release();
    QTRY_VERIFY(outcome);
    QCOMPARE(outcome->result, SaveResult::Saved);
    QCOMPARE(contentOf(m_path).mid(30, 3), QByteArray("one"));
    QVERIFY(!isModified());
}

/// A large file is still being read behind the first value when the second one comes.
void TestSaving::takesWhatIsTypedWhileReading()
{
    constexpr int Many = 400'000;
    const QString path = written(m_folder->filePath(QStringLiteral("large.b3d")),
                                 b3d::file(b3d::node("root", b3d::node("a").repeated(Many))));
    QString error;
    auto document = Document::open(path, &error);
    QVERIFY2(document, qPrintable(error));
    Session session(std::move(document));
    QTRY_VERIFY(session.isTreeCurrent());
    const auto type = [&session](const char *field, const char *value) {
        const std::optional<Item> item = session.tree()->find(QString::fromLatin1(field));
        QVERIFY(item);
        editValue(session, *item, QString::fromLatin1(value), nullptr);
    };
    type("BB3D/NODE/position/x", "1.5");
    type("BB3D/NODE/position/y", "2.5");
    type("BB3D/NODE/position/z", "3.5");
    const auto number = [&session](const char *field) {
        const std::optional<Item> item = session.tree()->find(QString::fromLatin1(field));
        return item ? std::get<double>(valueOf(*session.tree(), *item)) : 0;
    };
    QTRY_VERIFY(!session.isPlanning() && session.isTreeCurrent());
    QCOMPARE(number("BB3D/NODE/position/x"), 1.5);
    QCOMPARE(number("BB3D/NODE/position/y"), 2.5);
    QCOMPARE(number("BB3D/NODE/position/z"), 3.5);
}

/// What waits behind bytes that come would lie beside its place.
void TestSaving::whatHasMovedMeanwhileIsNotWrittenOver()
{
    QStringList told;
    connect(m_session.get(), &Session::editFailed, this, [&](const QString &reason) { told += reason; });
    connect(
        m_session.get(), &Session::treeChanged, this,
        [this] { // while the views are told of a tree, nothing that is typed is done yet
            m_session->splice(0, {{8, 8}, Bytes("12345678")});
            m_session->splice(0, {{40, 43}, Bytes("two")});
        },
        Qt::SingleShotConnection);
    overwrite(30, "one");
    QTRY_VERIFY(!m_session->isPlanning() && m_session->isTreeCurrent());
    QVERIFY(bytes().contains("12345678"));
    QVERIFY(!bytes().contains("two"));
    QCOMPARE(told.size(), 1);
}

void TestSaving::othersStayThatCameMeanwhile()
{
    overwrite(30, "one");
    const QByteArray first = bytes();
    SlowSave save(*m_session);
    const QString other = written(m_folder->filePath(QStringLiteral("b")), "theirs");
    QVERIFY(QFile::remove(m_path));
    QVERIFY(QFile::rename(other, m_path));
    QCOMPARE(save.end(), SaveResult::Conflict);
    QVERIFY(!save.error().isEmpty());
    QCOMPARE(contentOf(m_path), QByteArray("theirs"));
    QCOMPARE(bytes(), first);
    QVERIFY(isModified());
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

void TestSaving::asksAboutWhatOthersWrote_data()
{
    using Change = std::function<void(const QString &)>;
    QTest::addColumn<Change>("change");
    QTest::newRow("replaced") << Change([](const QString &path) {
        QVERIFY(QFile::remove(path));
        written(path, "theirs");
    });
    QTest::newRow("cut off") << Change(
        [](const QString &path) { QCOMPARE(truncate(QFile::encodeName(path).constData(), 20), 0); });
    QTest::newRow("written in place") << Change([](const QString &path) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(50) && file.write("theirs") == 6);
    });
}

void TestSaving::asksAboutWhatOthersWrote()
{
    using Change = std::function<void(const QString &)>;
    QFETCH(Change, change);
    overwrite(30, "one");
    const QByteArray ours = bytes();
    change(m_path);
    const QByteArray theirs = contentOf(m_path);
    QCOMPARE(bytes(), ours); // what other programs write does not show here
    QCOMPARE(saved(), SaveResult::Conflict);
    QCOMPARE(contentOf(m_path), theirs);
    QVERIFY(isModified());

    std::optional<Session::Comparison> comparison;
    m_session->compareWithDisk([&](const Session::Comparison &found) { comparison = found; });
    QTRY_VERIFY(comparison);
    QVERIFY(comparison->error.isEmpty() && differingBytes(comparison->parts) > 0);
    QCOMPARE(comparison->version->size, theirs.size());

    QCOMPARE(saved({.replaces = comparison->version}), SaveResult::Saved);
    QCOMPARE(contentOf(m_path), ours);
    QVERIFY(!isModified());
}

void TestSaving::keepsWhatIsHere()
{
    QVERIFY(QFile::remove(m_path));
    QSignalSpy changed(m_session.get(), &Session::changedOnDisk);
    written(m_path, "theirs");
    QTRY_VERIFY(!changed.isEmpty());
    m_session->keep();
    QVERIFY(isModified()); // so that it can be saved, and is not lost by closing
    QCOMPARE(bytes(), m_original);
    m_session->compareWithDisk(
        [&](const Session::Comparison &found) { m_session->save(m_path, {.replaces = found.version}); });
    QTRY_VERIFY(!isModified());
    QCOMPARE(contentOf(m_path), m_original);
}

/// Of the name of one that was removed, and kept here.
void TestSaving::noticesAFileThatComesBack()
{
    QSignalSpy changed(m_session.get(), &Session::changedOnDisk);
    QVERIFY(QFile::remove(m_path));
    QTRY_COMPARE(changed.size(), 1);
    m_session->keep();
    written(m_path, "theirs");
    QTRY_COMPARE(changed.size(), 2);
    QVERIFY(m_session->document().hasChangedOnDisk());
}

/// Who keeps what is here gives up the version that was there, and no other one.
void TestSaving::keepingGivesUpOneVersion()
{
    overwrite(30, "one");
    written(m_path, "theirs");
    m_session->keep(FileVersion::of(m_path));
    written(m_path, "theirs, and newer");
    QCOMPARE(saved(), SaveResult::Conflict);
    QCOMPARE(contentOf(m_path), QByteArray("theirs, and newer"));
    m_session->keep(FileVersion::of(m_path));
    overwrite(34, "two");
    const QByteArray ours = bytes();
    QCOMPARE(saved({.earlierFolder = m_folder->filePath(QStringLiteral("earlier"))}), SaveResult::Saved);
    QCOMPARE(contentOf(m_path), ours);
    const std::vector<EarlierVersions::Version> earlier = EarlierVersions(m_folder->filePath(QStringLiteral("earlier")))
                                                              .of(m_path);
    QVERIFY(std::any_of(earlier.begin(), earlier.end(), [](const EarlierVersions::Version &version) {
        return contentOf(version.path) == "theirs, and newer";
    }));
    written(m_path, "theirs, once more"); // the answer was for that time
    overwrite(34, "six");
    QCOMPARE(saved(), SaveResult::Conflict);
}

void TestSaving::failureLeavesEverything()
{
    overwrite(30, "one");
    const QByteArray first = bytes();
    std::optional<Document::SaveOutcome> outcome;
    m_session->save(m_folder->filePath(QStringLiteral("missing/a.b3d")), {},
                    [&](const Document::SaveOutcome &said) { outcome = said; });
    QTRY_VERIFY(outcome);
    QCOMPARE(outcome->result, SaveResult::Failed);
    QVERIFY(outcome->error.contains(QStringLiteral("missing")));
    QVERIFY(isModified());
    QCOMPARE(m_session->document().path(), m_path);
    QCOMPARE(recovered(), first);
}

void TestSaving::readingAgainCanBeUndone()
{
    overwrite(30, "one");
    const QByteArray ours = bytes();
    const QByteArray theirs = b3d::file(b3d::node("another"));
    written(m_path, theirs);
    QString error;
    QVERIFY2(m_session->reload(&error), qPrintable(error));
    QCOMPARE(bytes(), theirs);
    QVERIFY(!isModified());
    QTRY_VERIFY(m_session->isTreeCurrent());
    m_session->undo();
    QCOMPARE(bytes(), ours);
    QVERIFY(isModified());
    QTRY_VERIFY(m_session->isTreeCurrent());
    QCOMPARE(recovered(), ours);
    m_session->undo();
    QCOMPARE(bytes(), m_original);
    m_session->redo();
    m_session->redo();
    QCOMPARE(bytes(), theirs);
    QVERIFY(!isModified());
}

/// Going back behind what was read again is no wish to take it from those who wrote it.
void TestSaving::undoneReadingIsNotWrittenOver()
{
    overwrite(30, "one");
    const QByteArray theirs = b3d::file(b3d::node("another"));
    written(m_path, theirs);
    QString error;
    QVERIFY2(m_session->reload(&error), qPrintable(error));
    QTRY_VERIFY(m_session->isTreeCurrent());
    m_session->undo();
    QTRY_VERIFY(m_session->isTreeCurrent());
    overwrite(34, "two"); // what was read is not even among the steps any more
    const QByteArray ours = bytes();
    QCOMPARE(saved(), SaveResult::Conflict);
    QCOMPARE(contentOf(m_path), theirs);
    QVERIFY(isModified());
    QCOMPARE(saved({.replaces = FileVersion::of(m_path)}), SaveResult::Saved);
    QCOMPARE(contentOf(m_path), ours);
    overwrite(34, "six"); // what is on the disk is ours now
    QCOMPARE(saved(), SaveResult::Saved);
    m_session->undo();
    QCOMPARE(saved(), SaveResult::Saved);
    QCOMPARE(contentOf(m_path), ours);
}

/// Nobody else has written: what is here was made from what is on the disk, before reading it again and after.
void TestSaving::undoneReadingOfTheSameFileIsSaved()
{
    overwrite(30, "one");
    const QByteArray ours = bytes();
    QString error;
    QVERIFY2(m_session->reload(&error), qPrintable(error));
    QCOMPARE(bytes(), m_original);
    QVERIFY(!isModified());
    QVERIFY(m_session->reload(&error)); // nothing is read that was not known: no step, and what was undone stays
    QTRY_VERIFY(m_session->isTreeCurrent());
    m_session->undo();
    QCOMPARE(bytes(), ours);
    QVERIFY(isModified());
    QCOMPARE(recovered(), ours);
    QTRY_VERIFY(m_session->isTreeCurrent());
    QCOMPARE(saved(), SaveResult::Saved);
    QCOMPARE(contentOf(m_path), ours);
    m_session->redo();
    QCOMPARE(bytes(), m_original);
    QCOMPARE(saved(), SaveResult::Saved);
}

void TestSaving::undoneReadingIsNotWrittenOverAfterACrash()
{
    overwrite(30, "one");
    const QByteArray ours = bytes();
    const QByteArray theirs = b3d::file(b3d::node("another"));
    written(m_path, theirs);
    QString error;
    QVERIFY2(m_session->reload(&error), qPrintable(error));
    QTRY_VERIFY(m_session->isTreeCurrent());
    m_session->undo();
    QTRY_VERIFY(m_session->isTreeCurrent());
    m_session->setJournalFolder({});
    m_session.reset(); // as after a crash

    open(m_path);
    QVERIFY2(m_session->restore(findJournals(journals()).front().path, &error), qPrintable(error));
    QCOMPARE(bytes(), ours);
    QCOMPARE(saved(), SaveResult::Conflict);
    QCOMPARE(contentOf(m_path), theirs);
}

/// Boxes that follow from vertices are planned on what the edit left.
void TestSaving::computedValuesOutliveACrash()
{
    const QString path = m_folder->filePath(QStringLiteral("triangle.k3d"));
    const QByteArray file = kohi::Model().bytes();
    written(path, file);
    open(path);
    int asked = 0;
    m_session->confirm = [&](EditPlan &plan) {
        ++asked;
        return std::any_of(plan.changes.begin(), plan.changes.end(),
                           [](const Change &change) { return change.isLater; });
    };
    const qint64 name = file.indexOf("stone");
    overwrite(name, "S");
    const qint64 vertex = file.indexOf(kohi::staticVertex(1, 0, 0));
    QVERIFY(vertex > 0);
    editValue(*m_session, m_session->tree()->at(0, vertex), QStringLiteral("100"), nullptr);
    QTRY_COMPARE(asked, 1);
    QTRY_VERIFY(!m_session->isPlanning() && m_session->isTreeCurrent());
    QVERIFY(bytes().count(kohi::f32({100})) > 1);
    QCOMPARE(recovered(), bytes());
    overwrite(name + 1, "T");
    const QByteArray ours = bytes();
    m_session.reset(); // as in a crash

    open(path);
    QString error;
    QVERIFY2(m_session->restore(findJournals(journals()).front().path, &error), qPrintable(error));
    QVERIFY2(error.isEmpty(), qPrintable(error));
    QCOMPARE(bytes(), ours);
}

void TestSaving::outlivesAFileThatOthersChange_data()
{
    using Change = std::function<void(const QString &)>;
    QTest::addColumn<Change>("change");
    QTest::newRow("cut off") << Change(
        [](const QString &path) { QCOMPARE(truncate(QFile::encodeName(path).constData(), 20), 0); });
    QTest::newRow("replaced") << Change([](const QString &path) {
        QVERIFY(QFile::remove(path));
        written(path, b3d::file(b3d::node("theirs")));
    });
    QTest::newRow("written over") << Change([](const QString &path) { written(path, "of no known format"); });
    QTest::newRow("removed") << Change([](const QString &path) { QVERIFY(QFile::remove(path)); });
}

/// What a crash would take is nowhere else: neither in the file nor in a journal of changes to it.
void TestSaving::outlivesAFileThatOthersChange()
{
    using Change = std::function<void(const QString &)>;
    QFETCH(Change, change);
    overwrite(30, "one");
    QSignalSpy changed(m_session.get(), &Session::changedOnDisk);
    change(m_path);
    QTRY_VERIFY(!changed.isEmpty());
    overwrite(34, "two");
    overwrite(38, "six");
    m_session->undo();
    const QByteArray ours = bytes();
    QVERIFY2(m_session->journalTrouble().isEmpty(), qPrintable(m_session->journalTrouble()));
    QCOMPARE(recovered(), ours);
    QCOMPARE(findJournals(journals()).size(), size_t(1));
    m_session.reset(); // as in a crash

    const bool isThere = QFile::exists(m_path);
    const QByteArray theirs = isThere ? contentOf(m_path) : QByteArray();
    m_session = std::make_unique<Session>(isThere ? Document::open(m_path, nullptr)
                                                  : std::make_unique<Document>(Bytes(), m_path));
    m_session->setJournalFolder(journals());
    QTRY_VERIFY(m_session->isTreeCurrent());
    QString error;
    QVERIFY2(m_session->restore(findJournals(journals()).front().path, &error), qPrintable(error));
    QCOMPARE(bytes(), ours);
    QTRY_VERIFY(m_session->isTreeCurrent());
    QVERIFY(isKnown(*m_session->tree()->format()));
    overwrite(42, "ten"); // goes on in the same journal
    QCOMPARE(recovered(), bytes());
    // What others have written is replaced only by who says so.
    if (isThere) {
        QCOMPARE(saved(), SaveResult::Conflict);
        QCOMPARE(contentOf(m_path), theirs);
    }
    QCOMPARE(saved({.overwrites = isThere}), SaveResult::Saved);
    QCOMPARE(contentOf(m_path), bytes());
    QVERIFY(findJournals(journals()).empty());
}

/// A task that ends for want of memory or threads takes nothing with it.
void TestSaving::whatNeedsTooMuchSaysSo()
{
    overwrite(30, "one");
    const QByteArray ours = bytes();
    QSignalSpy failed(m_session.get(), &Session::editFailed);
    QSignalSpy givenUp(m_session.get(), &Session::editGivenUp);
    m_session->edit({}, [](Planner &) { throw std::bad_alloc(); });
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(failed[0][0].toString().contains(QStringLiteral("memory")));
    QCOMPARE(givenUp.size(), 1);
    m_session->edit({}, [](Planner &) {
        throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
    });
    QTRY_COMPARE(failed.size(), 2);
    QVERIFY(failed[1][0].toString().contains(QStringLiteral("threads")));

    std::optional<Document::SaveOutcome> outcome;
    m_session->save(m_path, {.progress = [](qint64, qint64) -> bool { throw std::bad_alloc(); }},
                    [&](const Document::SaveOutcome &said) { outcome = said; });
    QTRY_VERIFY(outcome);
    QCOMPARE(outcome->result, SaveResult::Failed);
    QVERIFY(outcome->error.contains(QStringLiteral("memory")));
    QVERIFY(isModified() && !m_session->isSaving());
    QCOMPARE(contentOf(m_path), m_original);
    QCOMPARE(bytes(), ours);
    QCOMPARE(saved(), SaveResult::Saved);
    QCOMPARE(contentOf(m_path), ours);
}

/// Who wants nothing to follow is told what that breaks, like everybody else.
void TestSaving::onlyWhatWasAskedIsJudged()
{
    std::optional<EditPlan> only;
    m_session->confirm = [&](EditPlan &plan) {
        if (plan.fixUpCount() == 0 || !m_session->onlyAsked())
            return false;
        m_session->onlyAsked()([&](const EditPlan &planned) { only = planned; });
        return QTest::qWaitFor([&] { return only.has_value(); }, 20'000) && !(plan = *only).isRefused();
    };
    m_session->splice(0, {{20, 21}, {}}); // a letter of the node's name: all lengths around follow
    QTRY_VERIFY(bytes() != m_original);
    QVERIFY(only);
    QCOMPARE(only->fixUpCount(), 0);
    QVERIFY(!only->newIssues.empty());
    QCOMPARE(bytes().size(), m_original.size() - 1);
}

void TestSaving::restoresOntoNothingElse()
{
    overwrite(30, "one");
    const QByteArray first = bytes();
    const QString journal = findJournals(journals()).front().path;
    const auto content = JournalContent::read(journal);
    QVERIFY(content);
    QString error;
    m_session->setJournalFolder({});
    m_session.reset(); // as after a crash

    open(m_path);
    overwrite(60, "another edit");
    const QByteArray other = bytes();
    QVERIFY(!m_session->whyNotRestored(*content).isEmpty());
    QVERIFY(!m_session->restore(journal, &error));
    QCOMPARE(bytes(), other);
    m_session->undo();
    QTRY_VERIFY(m_session->isTreeCurrent());
    QVERIFY(m_session->whyNotRestored(*content).isEmpty());
    QVERIFY(m_session->restore(journal, &error));
    QCOMPARE(bytes(), first);

    // Written by another program after it was opened here.
    m_session->undo();
    QTRY_VERIFY(m_session->isTreeCurrent());
    written(m_path, m_original + "more");
    QVERIFY(!m_session->whyNotRestored(*content).isEmpty());
}

void TestSaving::longFileThatWasCutOffIsNotWrittenBack()
{
    m_session.reset();
    const QString path = written(m_folder->filePath(QStringLiteral("long")), "of no known format");
    QVERIFY(QFile::resize(path, FileSnapshot::MostCopied + 1)); // takes no room on the disk
    open(path);
    overwrite(30, "one");
    QCOMPARE(truncate(QFile::encodeName(path).constData(), 100), 0);
    if (m_session->document().isIntact())
        QSKIP("this file system makes copies that nobody else can write, whatever their length");
    QCOMPARE(m_session->document().lostRange(), (ByteRange{100, FileSnapshot::MostCopied + 1}));
    QCOMPARE(saved(), SaveResult::Conflict);
    QCOMPARE(saved({.replaces = FileVersion::of(path)}), SaveResult::Lost);
    QCOMPARE(saved({.overwrites = true}), SaveResult::Lost);
    QCOMPARE(QFile(path).size(), 100);
    QString error;
    QVERIFY(m_session->reload(&error));
    QCOMPARE(bytes().size(), 100);
    QVERIFY(!m_session->document().canUndo()); // there is nothing to go back to
}

QTEST_GUILESS_MAIN(TestSaving)
#include "tst_saving.moc"
