// The language changes while the program runs.
#include "app/bookmarks.h"
#include "app/guidebar.h"
#include "app/referencepanels.h"
#include "app/settings.h"
#include "app/spokenwindow.h"
#include "app/teaching.h"
#include "core/report/lesson.h"
#include "tests/app/windowtest.h"
#include "widgets/issues/issuespanel.h"
#include "widgets/reference/referenceview.h"

#include <QDockWidget>
#include <QMenuBar>
#include <QTranslator>

using namespace hexahedron;
using namespace hexahedron::test;
using namespace Qt::StringLiterals;

class TestSpokenWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void speaksAnotherLanguageAtOnce();
    void keepsWhatWasDone();
    void keepsTheSecondPane();
    void goesOnWithTheLesson();
    void keepsBookmarksAndReference();

private:
    MainWindow *window() const { return m_spoken->window(); }
    Session *session() const { return window()->session(); }
    void speak(const QString &name)
    {
        const MainWindow *before = window();
        for (QAction *action : before->findChildren<QAction *>()) {
            if (action->text() == name)
                action->trigger();
        }
        QTRY_VERIFY(window() != before);
        QTRY_VERIFY(!session() || (session()->isTreeCurrent() && !session()->isChecking()));
    }
    bool waitForTree() const
    {
        return QTest::qWaitFor([this] { return session() && session()->isTreeCurrent() && !session()->isChecking(); });
    }
    Item at(const QString &path) const { return *session()->tree()->find(path); }

    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<SpokenWindow> m_spoken;
};

void TestSpokenWindow::init()
{
    m_desk = std::make_unique<Desk>();
    Settings().setLanguage(u"en"_s);
    SpokenWindow::applyLanguage();
    m_spoken = std::make_unique<SpokenWindow>();
    window()->resize(1300, 850);
    window()->show();
    QVERIFY(QTest::qWaitForWindowActive(window()));
}

void TestSpokenWindow::cleanup()
{
    m_spoken.reset();
    QDir(Settings::exampleFolder()).removeRecursively();
    m_desk.reset();
    qDeleteAll(qApp->findChildren<QTranslator *>());
}

void TestSpokenWindow::speaksAnotherLanguageAtOnce()
{
    QVERIFY(window()->open(m_desk->path(u"nothing"_s)) == false); // a message is no file
    m_desk->write(u"cut.b3d"_s, QByteArray("BB3D\x08\0\0\0\x01\0\0\0XXXX", 16));
    QVERIFY(window()->open(m_desk->path(u"cut.b3d"_s)));
    QVERIFY(waitForTree());
    const auto issueTexts = [this] {
        QStringList texts;
        for (const Issue &issue : *session()->issues())
            texts += issue.message();
        return texts;
    };
    const QStringList english = issueTexts();
    QVERIFY(!english.isEmpty());
    speak(u"Deutsch"_s);
    QCOMPARE(Settings().language(), u"de"_s);
    QCOMPARE(window()->actions().save->text(), u"&Speichern"_s);
    QCOMPARE(window()->menuBar()->actions().front()->text(), u"&Datei"_s);
    QStringList docks;
    for (const QDockWidget *dock : window()->findChildren<QDockWidget *>())
        docks += dock->windowTitle();
    QVERIFY2(docks.contains(u"Struktur"_s) && docks.contains(u"Befunde"_s), qPrintable(docks.join(u' ')));
    for (const QString &text : issueTexts())
        QVERIFY2(!english.contains(text), qPrintable(text));
    // And back, without a word that stays.
    speak(u"English"_s);
    QCOMPARE(window()->actions().save->text(), u"&Save"_s);
    QCOMPARE(issueTexts(), english);
}

void TestSpokenWindow::keepsWhatWasDone()
{
    QVERIFY(window()->open(m_desk->example));
    QVERIFY(waitForTree());
    window()->currentPage()->select(at(u"BB3D/NODE/position"_s));
    const ByteRange selected = session()->selection()->range();
    const QByteArray before = session()->document().bytes().toByteArray({0, session()->document().bytes().size()});
    const qint64 place = at(u"BB3D/NODE/position/x"_s).range.begin;
    session()->splice(0, {{place, place + 4}, Bytes(QByteArray("\0\0\x80?", 4))});
    QTRY_VERIFY(session()->document().isModified());
    QVERIFY(waitForTree());
    const Session *same = session();
    window()->currentPage()->select(at(u"BB3D/NODE/position"_s));
    speak(u"Deutsch"_s);
    QCOMPARE(session(), same);
    QVERIFY(session()->document().isModified());
    QCOMPARE(session()->selection()->range(), selected);
    QCOMPARE(window()->currentPage()->hexView()->selection(), selected); // what is typed goes there
    QVERIFY(window()->isWindowModified());
    QTRY_VERIFY(window()->actions().undo->isEnabled());
    window()->actions().undo->trigger();
    QTRY_VERIFY(!session()->document().isModified());
    QCOMPARE(session()->document().bytes().toByteArray({0, before.size()}), before);
    // What is typed in the new window arrives, where it would have in the old one.
    QVERIFY(waitForTree());
    window()->currentPage()->hexView()->setSelection({place, place});
    speak(u"English"_s);
    QVERIFY(waitForTree());
    QCOMPARE(window()->currentPage()->hexView()->cursor(), place);
    window()->currentPage()->hexView()->setFocus();
    QTRY_VERIFY(window()->currentPage()->hexView()->hasFocus());
    QTest::keyClicks(window()->currentPage()->hexView(), u"11"_s);
    QTRY_VERIFY(session()->document().isModified());
    session()->undo();
}

void TestSpokenWindow::keepsTheSecondPane()
{
    QVERIFY(window()->open(m_desk->example));
    QVERIFY(waitForTree());
    window()->actions().splitBelow->trigger();
    QCOMPARE(window()->currentPage()->panesHere().size(), 2U);
    speak(u"Deutsch"_s);
    QCOMPARE(window()->currentPage()->panesHere().size(), 2U);
    QCOMPARE(window()->currentPage()->secondPage(), window()->currentPage());
}

void TestSpokenWindow::goesOnWithTheLesson()
{
    const auto bar = [this] { return window()->findChild<Teaching *>()->bar(); };
    window()->findChild<Teaching *>()->start(allLessons(u"en"_s).front());
    QVERIFY(waitForTree());
    QTRY_VERIFY(bar()->nextButton()->isEnabled());
    bar()->nextButton()->click();
    const QString english = bar()->title();
    speak(u"Deutsch"_s);
    QVERIFY(bar()->isVisible());
    QVERIFY2(bar()->title().contains(u"Schritt 2"_s), qPrintable(bar()->title()));
    QVERIFY(bar()->title() != english);
    QTRY_VERIFY(!bar()->nextButton()->isEnabled());
    window()->currentPage()->select(at(u"BB3D/length"_s));
    QTRY_VERIFY(bar()->nextButton()->isEnabled());
}

void TestSpokenWindow::keepsBookmarksAndReference()
{
    QVERIFY(window()->open(m_desk->example));
    QVERIFY(waitForTree());
    window()->currentPage()->bookmarks()->add({.range = {4, 8}, .text = u"here"_s});
    window()->reference()->openWindow();
    speak(u"Deutsch"_s);
    QTRY_COMPARE(window()->currentPage()->bookmarks()->all().size(), size_t(1));
    QCOMPARE(window()->currentPage()->bookmarks()->all().front().text, u"here"_s);
    QVERIFY(window()->reference()->ownWindow());
    QVERIFY(window()->reference()->ownWindow()->windowTitle().startsWith(u"Referenz"_s));
}

QTEST_MAIN(TestSpokenWindow)
#include "tst_spokenwindow.moc"
