// What is being dragged is shown before it is done, and leaves no trace when it is not.
#include "core/tree/value.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/files.h"
#include "widgets/session/session.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace hexahedron;
using namespace hexahedron::test;

class TestTrial : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void bytesTreeAndIssuesFollow();
    void newestWishCounts();
    void itBecomesOneStep();
    void whatIsPlannedAtTheEndIsNoOtherThing();
    void noToWhatComesOfItShowsTheDocument();
    void selectionFollows();
    void nothingElseIsEditedMeanwhile();
    void undoEndsIt();
    void documentIsSavedMeanwhile();
    void closingMeanwhileWaitsForNothing();

private:
    void open(const QString &name, const QByteArray &bytes);
    QByteArray shown() const { return m_session->bytes().toByteArray(); }
    QByteArray document() const { return m_session->document().bytes().toByteArray(); }
    qint64 errors() const
    {
        const auto issues = m_session->issues();
        return issues ? std::ranges::count(*issues, Severity::Error, &Issue::severity) : -1;
    }
    QString value(const char *path) const
    {
        const auto item = m_session->tree()->find(QString::fromLatin1(path));
        return item ? valueText(*item->field, valueOf(*m_session->tree(), *item)) : QString();
    }
    static std::function<void(Planner &)> setting(const char *path, const QString &text)
    {
        return
            [path, text](Planner &planner) { planner.setText(*planner.tree().find(QString::fromLatin1(path)), text); };
    }
    /// A wish that makes the second corner of the triangle another vertex.
    static std::function<void(Planner &)> corner(int vertex)
    {
        return setting("BB3D/NODE/MESH/TRIS/triangles[0]/vertex_id[1]", QString::number(vertex));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Session> m_session;
    QByteArray m_before;
};

void TestTrial::init()
{
    m_session.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    open(QStringLiteral("a.b3d"),
         b3d::file(b3d::node(
             "a", b3d::mesh(b3d::vertices(b3d::f32({0, 0, 0, 1, 0, 0, 1, 1, 0})) + b3d::triangles({0, 1, 2})))));
}

void TestTrial::open(const QString &name, const QByteArray &bytes)
{
    m_before = bytes;
    QString error;
    m_session = std::make_unique<Session>(Document::open(written(m_folder->filePath(name), bytes), &error));
    m_session->setJournalFolder(m_folder->filePath(QStringLiteral("journals")));
    QTRY_VERIFY(m_session->isTreeCurrent() && !m_session->isChecking() && m_session->isSceneCurrent());
}

void TestTrial::bytesTreeAndIssuesFollow()
{
    const auto tree = m_session->tree();
    const auto issues = m_session->issues();
    QCOMPARE(errors(), 0);
    const QSignalSpy scenes(m_session.get(), &Session::sceneChanged);
    m_session->tryOut(corner(7)); // there are three
    QTRY_COMPARE(value("BB3D/NODE/MESH/TRIS/triangles[0]/vertex_id[1]"), QStringLiteral("7"));
    QVERIFY(m_session->isTrying() && m_session->isTreeCurrent());
    QCOMPARE(shown(), m_session->tree()->bytes().toByteArray());
    QTRY_COMPARE(errors(), 1);
    QCOMPARE(document(), m_before);
    QVERIFY(!m_session->document().canUndo() && !m_session->document().isModified());
    QVERIFY(QDir(m_folder->filePath(QStringLiteral("journals"))).isEmpty());
    m_session->tryOut(corner(2));
    QTRY_COMPARE(errors(), 0);
    m_session->endTrial();
    QVERIFY(m_session->bytes().isSameSnapshot(m_session->document().bytes()));
    QCOMPARE(m_session->tree(), tree);
    QCOMPARE(m_session->issues(), issues);
    QVERIFY(!m_session->isChecking());
    QVERIFY(!m_session->document().canRedo());
    QCOMPARE(scenes.size(), 0);
}

void TestTrial::newestWishCounts()
{
    const QSignalSpy shownTrees(m_session.get(), &Session::treeChanged);
    constexpr int Wishes = 2000;
    for (int i = 0; i < Wishes; ++i)
        m_session->tryOut(corner(i));
    QTRY_COMPARE(value("BB3D/NODE/MESH/TRIS/triangles[0]/vertex_id[1]"), QString::number(Wishes - 1));
    QVERIFY(shownTrees.size() < 10);
    // Back where it began is nothing.
    m_session->tryOut(corner(1));
    QTRY_COMPARE(shown(), m_before);
}

void TestTrial::itBecomesOneStep()
{
    m_session->tryOut(corner(0));
    QTRY_VERIFY(shown() != m_before);
    const QByteArray tried = shown();
    m_session->editByHand(corner(0));
    m_session->confirm = [](EditPlan &) { return true; };
    QTRY_COMPARE(document(), tried);
    QVERIFY(!m_session->isTrying());
    QTRY_VERIFY(m_session->isTreeCurrent());
    m_session->undo();
    QCOMPARE(document(), m_before);
    QVERIFY(!m_session->document().canUndo());
}

/// The last position counts, though an earlier one was seen.
void TestTrial::whatIsPlannedAtTheEndIsNoOtherThing()
{
    m_session->confirm = [](EditPlan &) { return true; };
    m_session->tryOut(corner(0));
    QTRY_VERIFY(shown() != m_before);
    m_session->tryOut(corner(1));
    m_session->tryOut(corner(2));
    m_session->editByHand(corner(2));
    QTRY_COMPARE(value("BB3D/NODE/MESH/TRIS/triangles[0]/vertex_id[1]"), QStringLiteral("2"));
    QTRY_VERIFY(m_session->isTreeCurrent() && !m_session->isChecking());
    QCOMPARE(document(), shown());
    m_session->undo();
    QCOMPARE(document(), m_before);
}

void TestTrial::noToWhatComesOfItShowsTheDocument()
{
    QByteArray seen;
    m_session->confirm = [&](EditPlan &plan) {
        seen = shown();
        return plan.newIssues.empty();
    };
    m_session->tryOut(corner(9));
    QTRY_VERIFY(shown() != m_before);
    const QSignalSpy givenUp(m_session.get(), &Session::editGivenUp);
    m_session->editByHand(corner(9));
    QTRY_COMPARE(givenUp.size(), 1);
    QCOMPARE(seen, m_before); // who is asked sees what is there
    QCOMPARE(shown(), m_before);
    QCOMPARE(document(), m_before);
    QTRY_COMPARE(errors(), 0);
}

/// Texts have another length then.
void TestTrial::selectionFollows()
{
    open(QStringLiteral("a.scene.xml"), R"(<Group name="g"><Group name="in" tx="1" /><Group name="two" /></Group>)");
    const auto item = m_session->tree()->find(u"Group/Group[0]");
    QVERIFY(item);
    m_session->selection()->select(0, item->range);
    m_session->tryOut(setting("Group/Group[0]/@tx", QStringLiteral("12345.75")));
    QTRY_VERIFY(shown().contains("12345.75"));
    const auto longer = m_session->tree()->find(u"Group/Group[0]");
    QVERIFY(longer && longer->range.size() == item->range.size() + 7);
    QCOMPARE(m_session->selection()->range(), longer->range);
    m_session->tryOut(setting("Group/Group[0]/@tx", QStringLiteral("12")));
    QTRY_VERIFY(shown().contains("\"12\""));
    QCOMPARE(m_session->selection()->range().size(), item->range.size() + 1);
    m_session->endTrial();
    QCOMPARE(m_session->selection()->range(), item->range);
    QCOMPARE(shown(), m_before);
}

/// What is typed waits; what was planned for what is shown is not for what is there.
void TestTrial::nothingElseIsEditedMeanwhile()
{
    m_session->tryOut(corner(0));
    QTRY_VERIFY(shown() != m_before);
    const qint64 last = m_before.size() - 1;
    m_session->splice(0, {{last, last + 1}, Bytes(QByteArray(1, '\1'))});
    QCOMPARE(document(), m_before);
    QVERIFY(m_session->isTrying());
    m_session->endTrial();
    QTRY_COMPARE(document(), m_before.first(last) + '\1');
    m_session->undo();
    QTRY_VERIFY(m_session->isTreeCurrent());
    m_session->tryOut(corner(0));
    QTRY_VERIFY(shown() != m_before);
    const QSignalSpy failed(m_session.get(), &Session::editFailed);
    m_session->edit({}, corner(2));
    QCOMPARE(failed.size(), 1);
    QCOMPARE(document(), m_before);
    QVERIFY(!m_session->isTrying());
}

void TestTrial::undoEndsIt()
{
    m_session->confirm = [](EditPlan &) { return true; };
    m_session->edit({}, corner(2));
    QTRY_VERIFY(document() != m_before);
    QTRY_VERIFY(m_session->isTreeCurrent());
    m_session->tryOut(corner(0));
    QTRY_COMPARE(value("BB3D/NODE/MESH/TRIS/triangles[0]/vertex_id[1]"), QStringLiteral("0"));
    m_session->undo();
    QVERIFY(!m_session->isTrying());
    QCOMPARE(document(), m_before);
    QCOMPARE(shown(), m_before);
    QVERIFY(m_session->document().canRedo());
}

void TestTrial::documentIsSavedMeanwhile()
{
    m_session->tryOut(corner(0));
    QTRY_VERIFY(shown() != m_before);
    const QString path = m_folder->filePath(QStringLiteral("b.b3d"));
    std::optional<Document::SaveOutcome> outcome;
    m_session->save(path, {}, [&](const Document::SaveOutcome &saved) { outcome = saved; });
    QTRY_VERIFY(outcome);
    QVERIFY(outcome->isSaved());
    QCOMPARE(contentOf(path), m_before);
}

void TestTrial::closingMeanwhileWaitsForNothing()
{
    for (int i = 0; i < 20; ++i) {
        m_session->tryOut(corner(i));
        if (i % 5 == 0)
            QCoreApplication::processEvents();
    }
    m_session.reset();
    QCoreApplication::processEvents(); // what was on its way finds nobody
}

QTEST_MAIN(TestTrial)
#include "tst_trial.moc"
