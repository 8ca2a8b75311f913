// What leads through a file: the walk, and lessons whose steps wait until something is done.
#include "app/guidebar.h"
#include "app/lessonsdialog.h"
#include "app/settings.h"
#include "app/teaching.h"
#include "app/tour.h"
#include "tests/app/windowtest.h"

#include <QDockWidget>
#include <QMenu>
#include <QTreeWidget>

using namespace hexahedron;
using namespace hexahedron::test;

class TestTeaching : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void walkGoesThroughTheFileAndSelects();
    void lessonWaitsUntilTheTaskIsDone();
    void wholeStepIsSeen();
    void exerciseTakesAnyRepair();
    void beginningAgainCanBeUndone();
    void lessonsAreOffered();
    void everyFormatHasAnExampleOnTheWelcomePage();
    void tourShowsEveryPart();

private:
    Teaching *teaching() const { return m_window->findChild<Teaching *>(); }
    GuideBar *bar() const { return teaching()->bar(); }
    bool waitForTree() const
    {
        return QTest::qWaitFor([this] {
            const Session *open = m_window->session();
            return open && open->isTreeCurrent() && !open->isChecking();
        });
    }
    QString selectedPath() const { return m_window->session()->tree()->path(m_window->currentPage()->selectedItem()); }
    static Lesson lesson(const char *id)
    {
        for (const Lesson &lesson : allLessons(QStringLiteral("en"))) {
            if (lesson.id == QLatin1StringView(id))
                return lesson;
        }
        return {};
    }

    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<MainWindow> m_window;
};

void TestTeaching::init()
{
    m_desk = std::make_unique<Desk>();
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1300, 850);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestTeaching::cleanup()
{
    m_window.reset();
    QDir(Settings::exampleFolder()).removeRecursively();
    m_desk.reset();
}

void TestTeaching::walkGoesThroughTheFileAndSelects()
{
    QVERIFY(m_window->open(m_desk->example));
    QVERIFY(waitForTree());
    QVERIFY(!bar()->isVisible());
    teaching()->walk();
    QVERIFY(bar()->isVisible());
    QVERIFY(!bar()->backButton()->isEnabled());
    // With keys, while the focus is on the bar.
    QVERIFY(bar()->hasFocus());
    QTest::keyClick(bar(), Qt::Key_Right);
    QTest::keyClick(bar(), Qt::Key_Right);
    QTest::keyClick(bar(), Qt::Key_Right);
    QCOMPARE(selectedPath(), QStringLiteral("BB3D/length"));
    QVERIFY2(bar()->text().contains(QStringLiteral("so it ends at")), qPrintable(bar()->text()));
    QTest::keyClick(bar(), Qt::Key_Left);
    QCOMPARE(selectedPath(), QStringLiteral("BB3D/tag"));
    QTest::keyClick(bar(), Qt::Key_Escape);
    QVERIFY(!bar()->isVisible());
    // It begins at the beginning, or at what is selected.
    m_window->currentPage()->select(*m_window->session()->tree()->find(QStringLiteral("BB3D/NODE/position")));
    teaching()->walkFromHere();
    QCOMPARE(bar()->title(), QStringLiteral("BB3D/NODE/position"));
    teaching()->walk();
    QVERIFY(!bar()->backButton()->isEnabled());
}

void TestTeaching::lessonWaitsUntilTheTaskIsDone()
{
    teaching()->start(lesson("blitz3d-1-read"));
    QVERIFY(waitForTree());
    QTRY_COMPARE(selectedPath(), QStringLiteral("BB3D/tag"));
    QTRY_VERIFY(bar()->nextButton()->isEnabled()); // there is only something to read
    bar()->nextButton()->click();
    QTRY_VERIFY(!bar()->nextButton()->isEnabled());
    QVERIFY(!bar()->state().isEmpty());
    m_window->currentPage()->select(*m_window->session()->tree()->find(QStringLiteral("BB3D/length")));
    QTRY_VERIFY(bar()->nextButton()->isEnabled());
    // A walk in between does not end it.
    const QString step = bar()->title();
    teaching()->walk();
    QVERIFY(bar()->title() != step);
    QTest::keyClick(bar(), Qt::Key_Escape);
    QTRY_COMPARE(bar()->title(), step);
    QVERIFY(bar()->isVisible());
}

/// However much there is to read, where there is room for it.
void TestTeaching::wholeStepIsSeen()
{
    teaching()->start(lesson("blitz3d-1-read"));
    QVERIFY(waitForTree());
    const auto *text = bar()->findChild<QLabel *>(QStringLiteral("guideText"));
    QTRY_VERIFY(!text->visibleRegion().isEmpty());
    QTRY_COMPARE(text->visibleRegion().boundingRect().height(), text->height());
}

void TestTeaching::exerciseTakesAnyRepair()
{
    const Lesson exercise = lesson("urho3d-3-repair");
    QCOMPARE(exercise.faults.size(), size_t(1));
    teaching()->start(exercise);
    QVERIFY(waitForTree());
    const auto tree = [this] { return m_window->session()->tree(); };
    m_window->currentPage()->select(*tree()->find(QStringLiteral("UMDL/indexBuffers[0]/indices[2]")));
    QTRY_VERIFY(bar()->nextButton()->isEnabled());
    bar()->nextButton()->click();
    QTRY_VERIFY(bar()->state().contains(u'1')); // findings left
    QVERIFY(!bar()->nextButton()->isEnabled());
    // Not what was there, but right: 2 written over 9 by hand, in the bytes.
    const Item wrong = *tree()->find(QStringLiteral("UMDL/indexBuffers[0]/indices[2]"));
    m_window->session()->splice(0, {wrong.range, Bytes(QByteArray::fromHex("0200"))});
    QTRY_VERIFY(bar()->nextButton()->isEnabled());
    // Begun again, it is broken again.
    teaching()->start(exercise);
    QVERIFY(waitForTree());
    QTRY_VERIFY(!m_window->session()->issues()->empty());
}

/// Also when it was closed in between: what somebody saved there is not written over.
void TestTeaching::beginningAgainCanBeUndone()
{
    const Lesson exercise = lesson("urho3d-3-repair");
    teaching()->start(exercise);
    QVERIFY(waitForTree());
    const QString path = m_window->session()->document().path();
    const QByteArray broken = contentOf(path);
    QByteArray saved = broken;
    saved.append("of mine");
    QFile file(path);
    m_window->actions().close->trigger();
    QTRY_VERIFY(!m_window->currentPage());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(saved) == saved.size());
    file.close();
    teaching()->start(exercise);
    QVERIFY(waitForTree());
    QCOMPARE(m_window->session()->document().bytes().toByteArray(), broken);
    QCOMPARE(contentOf(path), saved);
    m_window->session()->undo();
    QCOMPARE(m_window->session()->document().bytes().toByteArray(), saved);
}

void TestTeaching::lessonsAreOffered()
{
    LessonsDialog dialog(m_window.get());
    QVERIFY(dialog.lesson());
    QCOMPARE(dialog.list()->topLevelItemCount(), 5); // one for each engine
    for (int i = 0; i < dialog.list()->topLevelItemCount(); ++i) {
        const QTreeWidgetItem *engine = dialog.list()->topLevelItem(i);
        for (int row = 0; row < engine->childCount(); ++row)
            QVERIFY(engine->child(row)->text(0).startsWith(QString::number(row + 1)));
    }
    // The next one is offered.
    const QString first = dialog.lesson()->id;
    LessonsDialog::setDone(*dialog.lesson());
    const LessonsDialog later(m_window.get());
    QVERIFY(later.lesson()->id != first);
}

void TestTeaching::everyFormatHasAnExampleOnTheWelcomePage()
{
    const auto *menu = m_window->findChild<QMenu *>(QStringLiteral("examples"));
    QVERIFY(menu);
    const QList<QAction *> examples = menu->actions();
    const auto exampleOf = [&examples](const QString &id) {
        const auto found = std::ranges::find_if(examples, [&id](const QAction *one) { return one->data() == id; });
        return found == examples.end() ? nullptr : *found;
    };
    for (const Format *format : allFormats())
        QVERIFY2(exampleOf(QString::fromLatin1(format->id)), format->id);
    exampleOf(QStringLiteral("kohi.k3d"))->trigger();
    QVERIFY(waitForTree());
    QCOMPARE(QString::fromLatin1(m_window->session()->tree()->format()->id), QStringLiteral("kohi.k3d"));
}

/// Also those that are hidden at first, which are hidden again when it ends.
void TestTeaching::tourShowsEveryPart()
{
    auto *tour = m_window->findChild<Tour *>();
    tour->start(); // nothing is open: it opens the example
    QVERIFY(m_window->currentPage());
    QVERIFY(waitForTree());
    const auto openDocks = [this] {
        QStringList names;
        for (const QDockWidget *dock : m_window->findChildren<QDockWidget *>()) {
            if (!dock->isHidden())
                names += dock->objectName();
        }
        names.sort(); // bringing one forward changes their order
        return names;
    };
    const QStringList before = openDocks();
    QSet<const QWidget *> seen;
    const auto *frame = m_window->findChild<QFrame *>(QStringLiteral("tourFrame"));
    while (const QWidget *part = tour->shownPart()) {
        QTRY_VERIFY(part->isVisible());
        QTRY_COMPARE(frame->geometry().size(), part->size());
        QVERIFY(frame->isVisible());
        QVERIFY(!part->whatsThis().isEmpty());
        QVERIFY(!tour->bar()->text().isEmpty());
        seen.insert(part);
        tour->bar()->nextButton()->click();
    }
    QCOMPARE(seen.size(), 8);
    QVERIFY(!tour->bar()->isVisible() && !frame->isVisible());
    QCOMPARE(openDocks(), before);
}

QTEST_MAIN(TestTeaching)
#include "tst_teaching.moc"
