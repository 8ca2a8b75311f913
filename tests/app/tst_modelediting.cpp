// What is changed by hand in the preview: with real mouse and keys, as one plan and one undo step each.
#include "app/messagebar.h"
#include "tests/app/windowtest.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/builtsamples.h"
#include "tests/support/e3dsamples.h"
#include "tests/support/urhobuilder.h"
#include "widgets/preview/curveplot.h"
#include "widgets/preview/handtools.h"
#include "widgets/preview/keyrow.h"
#include "widgets/preview/previewwidget.h"
#include "widgets/preview/timeline.h"
#include "widgets/preview/uvpanel.h"

#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTabWidget>
#include <QToolButton>
#include <QWindow>

using namespace hexahedron;
using namespace hexahedron::test;
using preview::CurvePlot;
using preview::Curves;
using preview::Gizmo;
using preview::HandTools;
using preview::KeyRow;
using preview::Timeline;

class TestModelEditing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_window.reset(); }
    void keyIsDraggedToAnotherFrame();
    void keyStaysBetweenItsNeighbours();
    void keyIsDraggedOnWhenAnotherStepArrives();
    void escapeGivesUpADraggedKey();
    void everyBoneHasARow();
    void keysOfAnAnimationAloneCanBeDragged();
    void keyOfAnotherFileIsDragged();
    void keyOfAnotherFileIsDeleted();
    void whatIsSaidOfAnotherFileGoesWithTheChange();
    void undoIsPromisedWhereItIsMeant();
    void keyOfAnOpenFileIsDraggedFromTheModel();
    void pointOfACurveInAnotherFileIsDragged();
    void keyIsShownInItsFile();
    void whatIsNotSavedInAnotherFileGoesWithIt();
    void fileThatIsAnotherOneNowIsNotChanged();
    void everythingFollowsADraggedKey();
    void everythingFollowsADraggedVertex();
    void otherFileFollowsADraggedKey();
    void pointOfACurveIsDragged();
    void angleIsDragged();
    void curvesOfABoneWithOthersBelowIt();
    void keyIsDeleted();
    void escapeGivesUpADraggedPoint();
    void vertexIsDragged();
    void numberIsTypedForADrag();
    void escapeGivesUpADrag();
    void undoTakesBackWhatIsTypedForADrag();
    void whatIsTypedForADragIsSaved();
    void whatIsTypedForADragStaysInItsFile();
    void closingAsksAfterWhatIsTypedForADrag();
    void marksTheFileWhileADragIsTyped();
    void saysThatNoNumberWasTyped();
    void closingTheWindowAsksForTheFileOfAKey();
    void savingTellsOfTheFileOfAKey();
    void draggedOnWhenAnotherStepArrives();
    void draggedVertexThatIsGoneIsNotMovedUnsaid();
    void dragThatFindsNothingAnyMoreIsSaid();
    void keysOfTheWindowComeAfterADrag();
    void nextDragWaitsForTheOneBefore();
    void undoWaitsForTheDragBefore();
    void clickWaitsForTheModel();
    void anotherToolComesAfterADrag();
    void draggedKeyIsSaved();
    void keysBehindAClickAreForTheView();
    void keysComeBackAfterAMenu();
    void keysComeBackAfterADialog();
    void keysComeBackAfterAnotherWindow();
    void aClickElsewhereTakesTheKeys();
    void boneIsRotated();
    void rotatedKeyKeepsItsSign();
    void playGoesOnAfterWhatIsTyped();
    void keyIsChangedWhereAnAnimationMovesTheBone();
    void nodeOfASceneIsMoved();
    void boxFollowsWithoutAQuestion();
    void verticesInABoxAreMovedTogether();
    void chosenVerticesOfAPackedModelAreMoved();
    void shiftAddsToALasso();
    void chosenVerticesAreDeleted();
    void triangleIsDeletedAmongTextureCoordinates();
    void islandIsSelectedAndMoved();
    void seamsDoNotTear();

private:
    void open(const QString &name, const QByteArray &bytes);
    QByteArray bytes() const { return m_window->session()->document().bytes().toByteArray(); }
    Timeline *timeline() const { return m_window->preview()->findChild<Timeline *>(); }
    /// The number at a path in the tree.
    double number(const char *path) const
    {
        const auto tree = m_window->session()->tree();
        const auto item = tree->find(QString::fromLatin1(path));
        return item ? valueText(*item->field, valueOf(*tree, *item)).toDouble() : -1;
    }
    QWindow *view() const { return m_window->preview()->surface(); }
    HandTools *hands() const { return m_window->preview()->findChild<HandTools *>(); }
    QPoint handle(Gizmo::Handle handle) const
    {
        return hands()->gizmo().pixelOf(*m_window->preview()->camera(), handle).toPoint();
    }
    void select(const char *path) const
    {
        const Session *session = m_window->session();
        const auto item = session->tree()->find(QString::fromLatin1(path));
        QVERIFY2(item, path);
        session->selection()->select(item->stream, item->range);
    }
    /// What is selected can be moved, rotated or scaled with a key of the view.
    void takeTool(Qt::Key key) const
    {
        QTest::keyClick(view(), key);
        QTRY_VERIFY(hands()->hasGizmo());
    }
    void type(std::initializer_list<Qt::Key> keys) const
    {
        for (const Qt::Key key : keys)
            QTest::keyClick(view(), key);
    }
    QPoint pixelOf(const scene::Vec3 &place) const
    {
        const scene::Vec3 at = m_window->preview()->camera()->toScreen(place);
        return {qRound(at.x), qRound(at.y)};
    }
    /// Draws a region around a place.
    void drawAround(const QPoint &at, Qt::KeyboardModifiers modifiers = {}) const
    {
        const bool isBox = hands()->tool() == preview::Tool::Box;
        const QPoint end = isBox ? QPoint(12, 12) : QPoint(-12, 12);
        QTest::mousePress(view(), Qt::LeftButton, modifiers, at + QPoint(-12, -12));
        for (const QPoint &corner : {QPoint(12, -12), QPoint(12, 12), end})
            QTest::mouseMove(view(), at + corner);
        QTest::mouseRelease(view(), Qt::LeftButton, modifiers, at + end);
    }
    void pressButton(QLatin1StringView name) const
    {
        for (QToolButton *button : timeline()->findChildren<QToolButton *>()) {
            if (button->accessibleName() == name)
                button->click();
        }
    }
    /// A model, and beside it an animation of its bone "tip" that lifts it by 3.
    void openAnimatedByAnotherFile();
    DocumentPage *pageOf(const QString &name) const
    {
        for (DocumentPage *page : m_window->findChildren<DocumentPage *>()) {
            if (page->title() == name)
                return page;
        }
        return nullptr;
    }
    std::vector<double> keyTimes() const
    {
        std::vector<double> times;
        for (const auto &tick : timeline()->keys()->ticks())
            times.push_back(tick.time);
        return times;
    }
    /// Drags the key in the middle, and lets go; where it is then.
    double moveKey(double from, double to)
    {
        QTest::mouseRelease(timeline()->keys(), Qt::LeftButton, {}, dragKey(timeline()->keys(), from, to));
        for (int i = 0; i < 200 && keyTimes().at(1) == from; ++i)
            QTest::qWait(10);
        return keyTimes().at(1);
    }
    /// Of the first bone, in the first animation.
    CurvePlot *showCurves(Curves::Target target);
    /// Presses on a point of a curve and moves it up, without letting go.
    static QPoint dragPoint(CurvePlot *plot, double time, double value, int pixels);
    /// Presses on a key and moves it, without letting go.
    static QPoint dragKey(KeyRow *row, double from, double to, int y = 3);

    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<MainWindow> m_window;
};

/// A bone with keys at the frames 0, 10 and 20.
static QByteArray animated()
{
    const QByteArray keys = b3d::i32({0}) + b3d::f32({0, 1, 0}) + b3d::i32({10}) + b3d::f32({5, 1, 0}) + b3d::i32({20})
                            + b3d::f32({0, 1, 0});
    return b3d::skinned(b3d::node("bone", b3d::bone({{0, 1}, {1, 1}, {2, 1}}) + b3d::keys(1, keys), {0, 1, 0})
                        + b3d::node("other", b3d::bone({{0, 1}}) + b3d::keys(1, keys)));
}

/// Four vertices of two triangles, in the plane of the screen.
static QByteArray square()
{
    return b3d::file(b3d::node("a", b3d::mesh(b3d::vertices(b3d::f32({0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0}))
                                              + b3d::triangles({0, 2, 1, 0, 3, 2}))));
}

void TestModelEditing::init()
{
    m_desk = std::make_unique<Desk>();
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1400, 900);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    if (!m_window->preview()->isAvailable())
        QSKIP("There is no OpenGL here.");
}

void TestModelEditing::open(const QString &name, const QByteArray &bytes)
{
    m_desk->write(name, bytes);
    QVERIFY(m_window->open(m_desk->path(name)));
    QTRY_VERIFY_WITH_TIMEOUT(m_window->session()->scene() && !m_window->preview()->isPreparing(), 60'000);
}

QPoint TestModelEditing::dragKey(KeyRow *row, double from, double to, int y)
{
    const QPoint begin(qRound(row->placeOf(from)) + 1, y);
    const QPoint end(qRound(row->placeOf(to)) + 1, y);
    QTest::mousePress(row, Qt::LeftButton, {}, begin);
    QCoreApplication::processEvents(); // the click has selected the key by now
    QTest::mouseMove(row, (begin + end) / 2);
    QTest::mouseMove(row, end);
    return end;
}

void TestModelEditing::keyIsDraggedToAnotherFrame()
{
    open(QStringLiteral("walk.b3d"), animated());
    QTRY_VERIFY(timeline()->isVisible());
    timeline()->goTo(0, 0);
    const QByteArray before = bytes();
    const char *frame = "BB3D/NODE/NODE[0]/KEYS/keys[1]/frame";
    QCOMPARE(number(frame), 10.0);
    const QPoint end = dragKey(timeline()->keys(), 10, 14.2);
    QCOMPARE(bytes(), before); // not before it is let go
    QVERIFY(m_window->statusBar()->currentMessage().contains(QLatin1String("14")));
    QTest::mouseRelease(timeline()->keys(), Qt::LeftButton, {}, end);
    QTRY_COMPARE(number(frame), 14.0);
    QCOMPARE(bytes().size(), before.size());
    QTRY_VERIFY(std::ranges::any_of(timeline()->keys()->ticks(), [](const auto &tick) { return tick.time == 14; }));
    m_window->session()->undo();
    QCOMPARE(bytes(), before);
}

void TestModelEditing::keyStaysBetweenItsNeighbours()
{
    open(QStringLiteral("walk.b3d"), animated());
    QTRY_VERIFY(timeline()->isVisible());
    timeline()->goTo(0, 0);
    const QPoint end = dragKey(timeline()->keys(), 10, 20);
    QTest::mouseRelease(timeline()->keys(), Qt::LeftButton, {}, end);
    QTRY_COMPARE(number("BB3D/NODE/NODE[0]/KEYS/keys[1]/frame"), 19.0);
}

/// What is undone is the step of before, whose model comes while the mouse is held down.
void TestModelEditing::keyIsDraggedOnWhenAnotherStepArrives()
{
    open(QStringLiteral("walk.b3d"), animated());
    QTRY_VERIFY(timeline()->isVisible());
    timeline()->goTo(0, 0);
    const QByteArray before = bytes();
    select("BB3D/NODE/NODE[0]/position");
    m_window->session()->edit(
        {}, [item = m_window->currentPage()->selectedItem()](Planner &planner) { planner.setNumber(item, 9, 1); });
    QTRY_VERIFY(bytes() != before);
    QTRY_VERIFY(!hands()->isBusy());
    const QPoint end = dragKey(timeline()->keys(), 10, 14);
    QVERIFY(timeline()->isDragging());
    QSignalSpy shown(m_window->preview(), &PreviewWidget::shown);
    m_window->session()->undo();
    QTRY_VERIFY(!shown.isEmpty());
    QVERIFY(timeline()->isDragging());
    QTest::mouseRelease(timeline()->keys(), Qt::LeftButton, {}, end);
    QTRY_COMPARE(keyTimes().at(1), 14.0);
    m_window->session()->undo();
    QCOMPARE(bytes(), before);
}

void TestModelEditing::escapeGivesUpADraggedKey()
{
    open(QStringLiteral("walk.b3d"), animated());
    QTRY_VERIFY(timeline()->isVisible());
    timeline()->goTo(0, 0);
    const QByteArray before = bytes();
    const QPoint end = dragKey(timeline()->keys(), 10, 15);
    QTest::keyClick(timeline()->keys(), Qt::Key_Escape);
    QTest::mouseRelease(timeline()->keys(), Qt::LeftButton, {}, end);
    QTRY_VERIFY(!m_window->session()->isPlanning());
    QCOMPARE(bytes(), before);
    QVERIFY(!m_window->session()->document().canUndo());
}

void TestModelEditing::everyBoneHasARow()
{
    open(QStringLiteral("walk.b3d"), animated());
    QTRY_VERIFY(timeline()->isVisible());
    timeline()->goTo(0, 0);
    pressButton(QLatin1StringView("Keys of all bones"));
    KeyRow *rows = timeline()->rows();
    QTRY_VERIFY(rows->isVisible());
    QVERIFY(rows->rowTop(2));
    const int top = *rows->rowTop(2);
    QTest::mouseClick(rows, Qt::LeftButton, {}, QPoint(20, top + 5)); // on its name
    const Session *session = m_window->session();
    QTRY_COMPARE(session->tree()->path(session->tree()->covering(0, session->selection()->range())),
                 QStringLiteral("BB3D/NODE/NODE[1]"));
    QTest::mouseRelease(rows, Qt::LeftButton, {}, dragKey(rows, 10, 7, top + 5));
    QTRY_COMPARE(number("BB3D/NODE/NODE[1]/KEYS/keys[1]/frame"), 7.0);
    QCOMPARE(number("BB3D/NODE/NODE[0]/KEYS/keys[1]/frame"), 10.0);
}

/// The model that it moves is not needed for that.
void TestModelEditing::keysOfAnAnimationAloneCanBeDragged()
{
    const QByteArray track = urho::track("bone", 1,
                                         {urho::f32({0, 0, 0, 0}), urho::f32({1, 0, 3, 0}), urho::f32({2, 0, 0, 0})});
    open(QStringLiteral("jump.ani"), urho::animation(2, {track}));
    QTRY_VERIFY(timeline()->isVisible());
    timeline()->goTo(0, 0);
    const char *time = "UANI/tracks[0]/keyFrames[1]/time";
    QCOMPARE(number(time), 1.0);
    QTest::mouseRelease(timeline()->keys(), Qt::LeftButton, {}, dragKey(timeline()->keys(), 1, 1.5));
    QTRY_VERIFY(number(time) > 1.4 && number(time) < 1.6);
}

static QByteArray jump()
{
    return urho::animation(
        2, {urho::track("tip", 1, {urho::f32({0, 0, 0, 0}), urho::f32({1, 0, 3, 0}), urho::f32({2, 0, 0, 0})})});
}

void TestModelEditing::openAnimatedByAnotherFile()
{
    m_desk->write(QStringLiteral("man_jump.ani"), jump());
    open(QStringLiteral("man.mdl"), urho::skinnedTriangle().bytes());
    QTRY_VERIFY(timeline()->isVisible());
    timeline()->goTo(0, 0);
    QCOMPARE(keyTimes(), (std::vector<double>{0, 1, 2}));
}

/// The other file is opened behind the model and has one step more; the keys and the file on the disk stay where they are.
void TestModelEditing::keyOfAnotherFileIsDragged()
{
    openAnimatedByAnotherFile();
    const Session *model = m_window->session();
    const QPoint end = dragKey(timeline()->keys(), 1, 1.5);
    QVERIFY(!pageOf(QStringLiteral("man_jump.ani"))); // not before it is let go
    QTest::mouseRelease(timeline()->keys(), Qt::LeftButton, {}, end);
    QTRY_VERIFY(pageOf(QStringLiteral("man_jump.ani")));
    const DocumentPage *other = pageOf(QStringLiteral("man_jump.ani"));
    QCOMPARE(m_window->session(), model);
    QVERIFY(timeline()->keys()->hasFocus());
    QTRY_VERIFY(other->session()->document().isModified());
    QVERIFY(!model->document().canUndo());
    const auto *tabs = m_window->findChild<QTabWidget *>();
    QCOMPARE(tabs->tabText(tabs->count() - 1), QStringLiteral("• man_jump.ani"));
    QTRY_VERIFY(keyTimes().at(1) > 1.4 && keyTimes().at(1) < 1.6); // the model shows what is not saved
    QVERIFY(
        m_window->statusBar()->currentMessage().startsWith(QLatin1String("man_jump.ani, which is open now: Move key")));
    // Undo and redo mean what was done last, wherever that was.
    QVERIFY(m_window->actions().undo->text().startsWith(QLatin1String("&Undo in man_jump.ani: Move key")));
    QTest::keyClick(timeline()->keys(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(other->session()->document().bytes().toByteArray(), jump());
    QVERIFY(m_window->statusBar()->currentMessage().startsWith(QLatin1String("Undone in man_jump.ani: Move key")));
    QTRY_COMPARE(keyTimes().at(1), 1.0);
    QVERIFY(!m_window->actions().undo->isEnabled());
    m_window->actions().redo->trigger();
    QTRY_VERIFY(keyTimes().at(1) > 1.4);
    QVERIFY(other->session()->document().isModified());
    QCOMPARE(contentOf(m_desk->path(QStringLiteral("man_jump.ani"))), jump());
}

/// Who has taken the change back has nothing to save there.
void TestModelEditing::whatIsSaidOfAnotherFileGoesWithTheChange()
{
    openAnimatedByAnotherFile();
    const DocumentPage *model = m_window->currentPage();
    QTest::mouseRelease(timeline()->keys(), Qt::LeftButton, {}, dragKey(timeline()->keys(), 1, 1.5));
    QTRY_VERIFY(pageOf(QStringLiteral("man_jump.ani")));
    const Session *other = pageOf(QStringLiteral("man_jump.ani"))->session();
    QTRY_VERIFY(other->document().isModified());
    const QString kind = QStringLiteral("elsewhere ") + other->document().path();
    m_window->actions().save->trigger();
    QTRY_VERIFY(model->messages()->has(kind));
    m_window->actions().undo->trigger();
    QTRY_VERIFY(!other->document().isModified());
    QVERIFY(!model->messages()->has(kind));
}

/// In another file, Ctrl+Z is about another step.
void TestModelEditing::undoIsPromisedWhereItIsMeant()
{
    openAnimatedByAnotherFile();
    const DocumentPage *model = m_window->currentPage();
    m_desk->write(QStringLiteral("woman.mdl"), urho::skinnedTriangle().bytes());
    open(QStringLiteral("woman.mdl"), urho::skinnedTriangle().bytes());
    const DocumentPage *second = m_window->currentPage();
    auto *tabs = m_window->findChild<QTabWidget *>();
    const auto show = [&](const DocumentPage *page) { tabs->setCurrentWidget(const_cast<DocumentPage *>(page)); };
    show(model);
    QTRY_VERIFY(timeline()->isVisible() && keyTimes().size() == 3);
    QTest::mouseRelease(timeline()->keys(), Qt::LeftButton, {}, dragKey(timeline()->keys(), 1, 1.5));
    QTRY_VERIFY(pageOf(QStringLiteral("man_jump.ani")));
    const auto isPromised = [this] {
        return m_window->statusBar()->currentMessage().contains(QStringLiteral("takes it back"));
    };
    QTRY_VERIFY(isPromised());
    show(pageOf(QStringLiteral("man_jump.ani")));
    QVERIFY(isPromised()); // there the step is its own
    show(second);
    QVERIFY(!isPromised());
}

/// The key that was clicked, in the file where it lies.
void TestModelEditing::keyOfAnotherFileIsDeleted()
{
    openAnimatedByAnotherFile();
    const Session *model = m_window->session();
    KeyRow *keys = timeline()->keys();
    QTest::mouseClick(keys, Qt::LeftButton, {}, QPoint(qRound(keys->placeOf(1)) + 1, 3));
    QVERIFY(!pageOf(QStringLiteral("man_jump.ani")));
    DialogAnswer answer(QStringLiteral("apply"));
    QTest::keyClick(keys, Qt::Key_Delete);
    QTRY_COMPARE(keyTimes(), (std::vector<double>{0, 2}));
    const DocumentPage *other = pageOf(QStringLiteral("man_jump.ani"));
    QVERIFY(other);
    QCOMPARE(other->session()->document().bytes().toByteArray(),
             urho::animation(2, {urho::track("tip", 1, {urho::f32({0, 0, 0, 0}), urho::f32({2, 0, 0, 0})})}));
    QCOMPARE(m_window->session(), model);
    QVERIFY(!model->document().canUndo());
    QTest::keyClick(keys, Qt::Key_Delete); // the next one is to be clicked first
    QVERIFY(m_window->statusBar()->currentMessage().startsWith(QLatin1String("Click a key first")));
    m_window->actions().undo->trigger();
    QCOMPARE(other->session()->document().bytes().toByteArray(), jump());
    QTRY_COMPARE(keyTimes(), (std::vector<double>{0, 1, 2}));
    QCOMPARE(contentOf(m_desk->path(QStringLiteral("man_jump.ani"))), jump());
}

/// What is done there by itself is no step of the model.
void TestModelEditing::keyOfAnOpenFileIsDraggedFromTheModel()
{
    openAnimatedByAnotherFile();
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("man_jump.ani"))));
    Session *other = m_window->session();
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("man.mdl"))));
    QTRY_VERIFY(!m_window->preview()->isPreparing() && timeline()->clip() == 0);
    QVERIFY(moveKey(1, 1.5) > 1.4);
    QCOMPARE(m_window->findChild<QTabWidget *>()->count(), 2);
    QVERIFY(moveKey(keyTimes().at(1), 0.5) < 0.6);
    const QByteArray twice = other->document().bytes().toByteArray();
    const auto y = other->tree()->find(u"UANI/tracks[0]/keyFrames[0]/position");
    QVERIFY(y);
    other->edit({}, [item = *y](Planner &planner) { planner.setNumber(item, 7, 0); });
    QTRY_VERIFY(other->document().bytes().toByteArray() != twice);
    QTRY_VERIFY(!m_window->actions().undo->isEnabled());
    other->undo();
    QTRY_VERIFY(m_window->actions().undo->isEnabled());
    m_window->actions().undo->trigger();
    m_window->actions().undo->trigger();
    QCOMPARE(other->document().bytes().toByteArray(), jump());
    QVERIFY(!m_window->session()->document().canUndo() && !m_window->actions().undo->isEnabled());
}

void TestModelEditing::pointOfACurveInAnotherFileIsDragged()
{
    openAnimatedByAnotherFile();
    pressButton(QLatin1StringView("Curves"));
    QTest::mouseClick(timeline()->keys(), Qt::LeftButton, {}, QPoint(qRound(timeline()->keys()->placeOf(1)) + 1, 3));
    CurvePlot *plot = timeline()->plot();
    QTRY_COMPARE(plot->curves().keys.size(), size_t(3)); // of the bone whose key was clicked
    QCOMPARE(timeline()->time(), 1.0);
    QVERIFY(m_window->statusBar()->currentMessage().startsWith(QLatin1String("This key lies in man_jump.ani.")));
    QVERIFY(!pageOf(QStringLiteral("man_jump.ani")));
    const double pixels = plot->placeOf(0, 2).y() - plot->placeOf(0, 3).y();
    QTest::mouseRelease(plot, Qt::LeftButton, {}, dragPoint(plot, 1, 3, -qRound(pixels)));
    QTRY_VERIFY(pageOf(QStringLiteral("man_jump.ani")));
    QTRY_VERIFY(plot->curves().keys.size() == 3
                && qAbs(plot->curves().keys[1].values[1] - 2) < 0.1); // and it stays shown
    const Session *other = pageOf(QStringLiteral("man_jump.ani"))->session();
    const auto item = other->tree()->find(u"UANI/tracks[0]/keyFrames[1]/position/y");
    QVERIFY(item);
    const double y = valueText(*item->field, valueOf(*other->tree(), *item)).toDouble();
    QVERIFY(qAbs(y - 2) < 0.1);
}

void TestModelEditing::keyIsShownInItsFile()
{
    openAnimatedByAnotherFile();
    const QPoint key(qRound(timeline()->keys()->placeOf(1)) + 1, 3);
    QTest::mouseDClick(timeline()->keys(), Qt::LeftButton, {}, key);
    QTRY_COMPARE(m_window->currentPage()->title(), QStringLiteral("man_jump.ani"));
    const Session *other = m_window->session();
    QTRY_COMPARE(other->tree()->path(m_window->currentPage()->selectedItem()),
                 QStringLiteral("UANI/tracks[0]/keyFrames[1]"));
}

/// Whoever closes it without saving sees the model as the disk has it.
void TestModelEditing::whatIsNotSavedInAnotherFileGoesWithIt()
{
    openAnimatedByAnotherFile();
    QVERIFY(moveKey(1, 1.5) > 1.4);
    DialogAnswer answer(QStringLiteral("discard"));
    Q_EMIT m_window->findChild<QTabWidget *>()->tabCloseRequested(1);
    QTRY_COMPARE(keyTimes(), (std::vector<double>{0, 1, 2}));
    QVERIFY(!m_window->actions().undo->isEnabled());
}

/// Another program has written it since the model was shown.
void TestModelEditing::fileThatIsAnotherOneNowIsNotChanged()
{
    openAnimatedByAnotherFile();
    const QPoint end = dragKey(timeline()->keys(), 1, 1.5);
    const QByteArray later = urho::animation(
        2, {urho::track("tip", 1, {urho::f32({0, 0, 0, 0}), urho::f32({1.25F, 0, 3, 0}), urho::f32({2, 0, 0, 0})})});
    m_desk->write(QStringLiteral("man_jump.ani"), later);
    QTest::mouseRelease(timeline()->keys(), Qt::LeftButton, {}, end);
    QTRY_COMPARE(keyTimes().at(1), 1.25); // as it is there now
    QVERIFY(!pageOf(QStringLiteral("man_jump.ani")));
    QVERIFY(m_window->statusBar()->currentMessage().startsWith(QLatin1String("man_jump.ani is not what")));
    QVERIFY(moveKey(1.25, 1.5) > 1.4);
}

/// Bytes, structure and inspector show where it is before it is let go; Esc leaves no trace.
void TestModelEditing::everythingFollowsADraggedKey()
{
    open(QStringLiteral("walk.b3d"), animated());
    QTRY_VERIFY(timeline()->isVisible());
    timeline()->goTo(0, 0);
    const QByteArray before = bytes();
    const Session *session = m_window->session();
    const char *frame = "BB3D/NODE/NODE[0]/KEYS/keys[1]/frame";
    const auto inspects = [this](const char *bytes) {
        const auto labels = m_window->inspector()->findChildren<QLabel *>();
        return std::ranges::any_of(
            labels, [bytes](const QLabel *label) { return label->text().startsWith(QLatin1String(bytes)); });
    };
    const QPoint end = dragKey(timeline()->keys(), 10, 14.2);
    QTRY_COMPARE(number(frame), 14.0);
    QTRY_COMPARE(m_window->currentPage()->hexView()->bytes().toByteArray(), session->bytes().toByteArray());
    QTRY_VERIFY(inspects("0E 00 00 00"));
    QVERIFY(timeline()->isDragging());
    QCOMPARE(bytes(), before);
    QVERIFY(!session->document().canUndo());
    QTest::mouseMove(timeline()->keys(), end - QPoint(3, 0)); // it goes on
    QTest::mouseMove(timeline()->keys(), QPoint(qRound(timeline()->keys()->placeOf(17)) + 1, 3));
    QTRY_COMPARE(number(frame), 17.0);
    QVERIFY(timeline()->isDragging());
    QTest::keyClick(timeline()->keys(), Qt::Key_Escape);
    QVERIFY(session->bytes().isSameSnapshot(session->document().bytes()));
    QCOMPARE(number(frame), 10.0);
    QCOMPARE(m_window->currentPage()->hexView()->bytes().toByteArray(), before);
    QTRY_VERIFY(inspects("0A 00 00 00"));
    QVERIFY(!session->document().canUndo() && !session->document().isModified());
    QTest::mouseRelease(timeline()->keys(), Qt::LeftButton, {}, end);
    QCOMPARE(bytes(), before);
}

/// With what is computed from it.
void TestModelEditing::everythingFollowsADraggedVertex()
{
    open(QStringLiteral("triangle.mdl"), urho::maskedTriangle().bytes());
    select("UMDL/vertexBuffers[0]/vertices[1]");
    takeTool(Qt::Key_W);
    const QByteArray before = bytes();
    const Session *session = m_window->session();
    const QPoint from = handle(Gizmo::Handle::Y);
    QTest::mousePress(view(), Qt::LeftButton, {}, from);
    QTest::mouseMove(view(), from - QPoint(0, 20));
    QTest::mouseMove(view(), from - QPoint(0, 60));
    const char *y = "UMDL/vertexBuffers[0]/vertices[1]/position/y";
    QTRY_VERIFY(number(y) > 1.01);
    QTRY_COMPARE(number("UMDL/boundingBox/max/y"), number(y));
    QVERIFY(hands()->isDragging());
    QCOMPARE(bytes(), before);
    const double dragged = number(y);
    QTest::mouseRelease(view(), Qt::LeftButton, {}, from - QPoint(0, 60));
    QTRY_VERIFY(bytes() != before && session->isTreeCurrent());
    QVERIFY(!session->isTrying());
    QVERIFY(number(y) >= dragged); // where the mouse was last
    QTRY_VERIFY(hands()->hasGizmo());
    m_window->session()->undo();
    QCOMPARE(bytes(), before);
    QVERIFY(!session->document().canUndo());
}

/// Where it is open.
void TestModelEditing::otherFileFollowsADraggedKey()
{
    openAnimatedByAnotherFile();
    QVERIFY(moveKey(1, 1.5) > 1.4);
    const Session *other = pageOf(QStringLiteral("man_jump.ani"))->session();
    QTRY_VERIFY(other->isTreeCurrent());
    const QByteArray before = other->document().bytes().toByteArray();
    const QPoint end = dragKey(timeline()->keys(), keyTimes().at(1), 0.5);
    QTRY_VERIFY(other->isTrying() && other->bytes().toByteArray() != before);
    QCOMPARE(other->document().bytes().toByteArray(), before);
    QVERIFY(timeline()->isDragging());
    QTest::mouseRelease(timeline()->keys(), Qt::LeftButton, {}, end);
    QTRY_VERIFY(!other->isTrying() && other->document().bytes().toByteArray() != before);
    QTRY_VERIFY(keyTimes().at(1) < 0.6);
    m_window->actions().undo->trigger();
    QCOMPARE(other->document().bytes().toByteArray(), before);
}

CurvePlot *TestModelEditing::showCurves(Curves::Target target)
{
    timeline()->goTo(0, 0);
    select("BB3D/NODE/NODE[0]");
    pressButton(QLatin1StringView("Curves"));
    for (QComboBox *box : timeline()->findChildren<QComboBox *>()) {
        if (box->accessibleName() == QLatin1StringView("Property of the curves"))
            box->setCurrentIndex(int(target));
    }
    return timeline()->plot();
}

QPoint TestModelEditing::dragPoint(CurvePlot *plot, double time, double value, int pixels)
{
    const QPoint begin = plot->placeOf(time, value).toPoint();
    const QPoint end = begin - QPoint(0, pixels);
    QTest::mousePress(plot, Qt::LeftButton, {}, begin);
    QCoreApplication::processEvents(); // the click has selected the key by now
    QTest::mouseMove(plot, (begin + end) / 2);
    QTest::mouseMove(plot, end);
    return end;
}

void TestModelEditing::pointOfACurveIsDragged()
{
    open(QStringLiteral("walk.b3d"), animated());
    QTRY_VERIFY(timeline()->isVisible());
    CurvePlot *plot = showCurves(Curves::Target::Translation);
    QTRY_VERIFY(plot->isVisible() && plot->curves().keys.size() == 3);
    const QByteArray before = bytes();
    const char *x = "BB3D/NODE/NODE[0]/KEYS/keys[1]/position/x";
    QCOMPARE(number(x), 5.0);
    const double low = plot->placeOf(0, 1).y(), high = plot->placeOf(0, 5).y();
    const int pixels = qRound((low - high) / 2); // 2 of 4
    const QPoint end = dragPoint(plot, 10, 5, -pixels);
    QCOMPARE(timeline()->time(), 10.0); // it is seen what becomes of it
    QCOMPARE(bytes(), before);          // not before it is let go
    QVERIFY(m_window->statusBar()->currentMessage().startsWith(QLatin1String("Set translation along x at 10 to ")));
    QTest::mouseRelease(plot, Qt::LeftButton, {}, end);
    QTRY_VERIFY(qAbs(number(x) - 3) < 0.1);
    QCOMPARE(number("BB3D/NODE/NODE[0]/KEYS/keys[1]/position/y"), 1.0);
    QCOMPARE(number("BB3D/NODE/NODE[0]/KEYS/keys[0]/position/x"), 0.0);
    QTRY_VERIFY(qAbs(plot->curves().keys.at(1).values[0] - number(x)) < 1e-5); // and it can be dragged on
    m_window->session()->undo();
    QCOMPARE(bytes(), before);
    QVERIFY(!m_window->session()->document().canUndo());
}

/// The file has a quaternion; what is between its keys is a turn.
void TestModelEditing::angleIsDragged()
{
    const float half = std::sqrt(0.5f);
    const QByteArray keys = b3d::i32({0}) + b3d::f32({1, 0, 0, 0}) + b3d::i32({20}) + b3d::f32({half, 0, half, 0});
    open(QStringLiteral("turn.b3d"),
         b3d::skinned(b3d::node("bone", b3d::bone({{0, 1}, {1, 1}}) + b3d::keys(4, keys)) + b3d::node("other", {})));
    QTRY_VERIFY(timeline()->isVisible());
    CurvePlot *plot = showCurves(Curves::Target::Rotation);
    QTRY_COMPARE(plot->curves().keys.size(), size_t(2));
    const QByteArray before = bytes();
    const double y = plot->curves().keys.at(1).values[1];
    QVERIFY(qAbs(qAbs(y) - 90) < 0.1);
    const double pixelsOf30 = qAbs(plot->placeOf(0, 30).y() - plot->placeOf(0, 0).y());
    const int down = y > 0 ? -1 : 1; // towards 60 degrees
    const QPoint end = dragPoint(plot, 20, y, qRound(pixelsOf30) * down);
    QTest::mouseRelease(plot, Qt::LeftButton, {}, end);
    const char *w = "BB3D/NODE/NODE[0]/KEYS/keys[1]/rotation/w";
    QTRY_VERIFY(qAbs(number(w) - std::cos(M_PI / 6)) < 0.02);
    QVERIFY(number("BB3D/NODE/NODE[0]/KEYS/keys[1]/rotation/y") > 0.4);
    m_window->session()->undo();
    QCOMPARE(bytes(), before);
}

/// A click on such a bone selects those below it, too.
void TestModelEditing::curvesOfABoneWithOthersBelowIt()
{
    const QByteArray keys = b3d::keys(4,
                                      b3d::i32({0}) + b3d::f32({1, 0, 0, 0}) + b3d::i32({20}) + b3d::f32({0, 1, 0, 0}));
    const QByteArray below = b3d::node("below", b3d::bone({{2, 1}}));
    open(QStringLiteral("arm.b3d"),
         b3d::skinned(b3d::node("bone", b3d::bone({{0, 1}, {1, 1}}) + keys + below) + b3d::node("other", {})));
    QTRY_VERIFY(timeline()->isVisible());
    const CurvePlot *plot = showCurves(Curves::Target::Rotation);
    QTRY_COMPARE(plot->curves().keys.size(), size_t(2));
    select("BB3D/NODE/NODE[1]");
    QTRY_VERIFY(plot->curves().keys.empty());
    select("BB3D/NODE/NODE[0]");
    QTRY_COMPARE(plot->curves().keys.size(), size_t(2));
}

/// With the one that was clicked, in the curves and in the row of keys.
void TestModelEditing::keyIsDeleted()
{
    open(QStringLiteral("walk.b3d"), animated());
    QTRY_VERIFY(timeline()->isVisible());
    CurvePlot *plot = showCurves(Curves::Target::Translation);
    QTRY_VERIFY(plot->isVisible() && plot->curves().keys.size() == 3);
    const QByteArray before = bytes();
    QTest::keyClick(plot, Qt::Key_Delete);
    QVERIFY(m_window->statusBar()->currentMessage().startsWith(QLatin1String("Click a key")));
    QCOMPARE(bytes(), before);
    QTest::mouseClick(plot, Qt::LeftButton, {}, plot->placeOf(10, 5).toPoint());
    DialogAnswer answer(QStringLiteral("apply"));
    QTest::keyClick(plot, Qt::Key_Delete);
    QTRY_COMPARE(before.size() - bytes().size(), 16);
    QTRY_VERIFY(m_window->session()->isTreeCurrent());
    QCOMPARE(number("BB3D/NODE/NODE[0]/KEYS/keys[1]/frame"), 20.0);
    select("BB3D/NODE/NODE[0]");
    KeyRow *row = timeline()->keys();
    QTRY_COMPARE(row->ticks().size(), size_t(2));
    QTest::mouseClick(row, Qt::LeftButton, {}, QPoint(qRound(row->placeOf(20)) + 1, 3));
    DialogAnswer further(QStringLiteral("apply"));
    QTest::keyClick(row, Qt::Key_Delete);
    QTRY_COMPARE(before.size() - bytes().size(), 32);
}

void TestModelEditing::escapeGivesUpADraggedPoint()
{
    open(QStringLiteral("walk.b3d"), animated());
    QTRY_VERIFY(timeline()->isVisible());
    CurvePlot *plot = showCurves(Curves::Target::Translation);
    QTRY_VERIFY(plot->isVisible() && plot->curves().keys.size() == 3);
    const QByteArray before = bytes();
    const QPoint end = dragPoint(plot, 10, 5, -20);
    QTest::keyClick(plot, Qt::Key_Escape);
    QTest::mouseRelease(plot, Qt::LeftButton, {}, end);
    QTRY_VERIFY(!m_window->session()->isPlanning());
    QCOMPARE(bytes(), before);
    QVERIFY(!m_window->session()->document().canUndo());
}

static constexpr const char *SecondVertex = "BB3D/NODE/MESH/VRTS/vertices[1]/position";
static constexpr const char *LastVertexOfFour = "BB3D/NODE/MESH/VRTS/vertices[3]/position";

/// With the mouse: seen while it is dragged, done when it is let go, one step to undo.
void TestModelEditing::vertexIsDragged()
{
    open(QStringLiteral("walk.b3d"), animated());
    select(SecondVertex);
    takeTool(Qt::Key_W);
    const QByteArray before = bytes();
    const auto at = [this](int axis) { return number((QByteArray(SecondVertex) + '/' + "xyz"[axis]).constData()); };
    const std::array was{at(0), at(1), at(2)};
    const QPoint from = handle(Gizmo::Handle::Y);
    QTest::mousePress(view(), Qt::LeftButton, {}, from);
    QVERIFY(hands()->isDragging());
    QTest::mouseMove(view(), from - QPoint(0, 20));
    QTest::mouseMove(view(), from - QPoint(0, 40));
    QCOMPARE(bytes(), before);
    QVERIFY(m_window->statusBar()->currentMessage().startsWith(QLatin1String("Moved by 0, ")));
    QTest::mouseRelease(view(), Qt::LeftButton, {}, from - QPoint(0, 40));
    QTRY_VERIFY(at(1) > was[1] + 0.01);
    QCOMPARE(at(0), was[0]);
    QCOMPARE(at(2), was[2]);
    QTRY_VERIFY(hands()->hasGizmo()); // at the new place
    QVERIFY((handle(Gizmo::Handle::Y) - (from - QPoint(0, 40))).manhattanLength() < 12);
    m_window->session()->undo();
    QCOMPARE(bytes(), before);
    QVERIFY(!m_window->session()->document().canUndo());
}

void TestModelEditing::numberIsTypedForADrag()
{
    open(QStringLiteral("walk.b3d"), animated());
    select(SecondVertex);
    takeTool(Qt::Key_W);
    const QByteArray x = QByteArray(SecondVertex) + "/x";
    const double before = number(x.constData());
    type(
        {Qt::Key_X, Qt::Key_2, Qt::Key_Period, Qt::Key_7, Qt::Key_Backspace, Qt::Key_5, Qt::Key_Minus, Qt::Key_Return});
    QTRY_COMPARE(number(x.constData()), before - 2.5);
    // The same for a drag of the mouse.
    QTRY_VERIFY(hands()->hasGizmo());
    const QPoint from = handle(Gizmo::Handle::X);
    QTest::mousePress(view(), Qt::LeftButton, {}, from);
    QTest::mouseMove(view(), from + QPoint(30, 0));
    type({Qt::Key_4});
    QTest::mouseRelease(view(), Qt::LeftButton, {}, from + QPoint(30, 0));
    QTRY_COMPARE(number(x.constData()), before + 1.5);
    // Every digit counts.
    QTRY_VERIFY(hands()->hasGizmo() && !hands()->isBusy());
    type({Qt::Key_X});
    for (int i = 0; i < 12; ++i)
        type({Qt::Key_0});
    type({Qt::Key_2, Qt::Key_Return});
    QTRY_COMPARE(number(x.constData()), before + 3.5);
}

void TestModelEditing::escapeGivesUpADrag()
{
    open(QStringLiteral("walk.b3d"), animated());
    select(SecondVertex);
    takeTool(Qt::Key_W);
    const QByteArray before = bytes();
    const QPoint from = handle(Gizmo::Handle::X);
    QTest::mousePress(view(), Qt::LeftButton, {}, from);
    QTest::mouseMove(view(), from + QPoint(30, 0));
    type({Qt::Key_Escape});
    QVERIFY(!hands()->isDragging());
    QTest::mouseRelease(view(), Qt::LeftButton, {}, from + QPoint(30, 0));
    type({Qt::Key_Z, Qt::Key_3, Qt::Key_Escape});
    QVERIFY(!m_window->session()->isPlanning());
    QCOMPARE(bytes(), before);
    type({Qt::Key_Escape}); // and once more puts the tool down
    QVERIFY(!hands()->hasGizmo());
}

void TestModelEditing::undoTakesBackWhatIsTypedForADrag()
{
    open(QStringLiteral("walk.b3d"), animated());
    select(SecondVertex);
    takeTool(Qt::Key_W);
    const QByteArray x = QByteArray(SecondVertex) + "/x";
    const double before = number(x.constData());
    type({Qt::Key_X, Qt::Key_2, Qt::Key_Return});
    QTRY_COMPARE(number(x.constData()), before + 2);
    QTRY_VERIFY(hands()->hasGizmo());
    type({Qt::Key_X, Qt::Key_7});
    QTest::keyClick(view(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!hands()->isDragging());
    QCOMPARE(number(x.constData()), before + 2); // what was done before stays
    QVERIFY(m_window->statusBar()->currentMessage().isEmpty());
}

/// Nobody has to press Enter for it.
void TestModelEditing::whatIsTypedForADragIsSaved()
{
    open(QStringLiteral("walk.b3d"), animated());
    select(SecondVertex);
    takeTool(Qt::Key_W);
    type({Qt::Key_X, Qt::Key_2});
    QTest::keyClick(view(), Qt::Key_S, Qt::ControlModifier);
    const QByteArray x = QByteArray(SecondVertex) + "/x";
    QTRY_COMPARE(number(x.constData()), 2.0);
    QTRY_VERIFY(!m_window->session()->document().isModified());
    QCOMPARE(contentOf(m_desk->path(QStringLiteral("walk.b3d"))), bytes());
}

void TestModelEditing::whatIsTypedForADragStaysInItsFile()
{
    open(QStringLiteral("walk.b3d"), animated());
    Session *walk = m_window->session();
    select(SecondVertex);
    takeTool(Qt::Key_W);
    const QByteArray before = bytes();
    type({Qt::Key_X, Qt::Key_2});
    open(QStringLiteral("square.b3d"), square());
    QTRY_VERIFY(walk->document().bytes().toByteArray() != before);
    QVERIFY(!m_window->session()->document().isModified());
}

void TestModelEditing::closingAsksAfterWhatIsTypedForADrag()
{
    open(QStringLiteral("walk.b3d"), animated());
    select(SecondVertex);
    takeTool(Qt::Key_W);
    type({Qt::Key_X, Qt::Key_2});
    DialogAnswer answer(QStringLiteral("save"));
    QTest::keyClick(view(), Qt::Key_W, Qt::ControlModifier);
    QVERIFY(answer.isGiven());
    QVERIFY(contentOf(m_desk->path(QStringLiteral("walk.b3d"))) != animated());
}

/// Closing would ask about it.
void TestModelEditing::marksTheFileWhileADragIsTyped()
{
    open(QStringLiteral("walk.b3d"), animated());
    select(SecondVertex);
    takeTool(Qt::Key_W);
    QVERIFY(!m_window->isWindowModified());
    type({Qt::Key_X, Qt::Key_2});
    QTRY_VERIFY(m_window->isWindowModified());
    QVERIFY(!m_window->session()->document().isModified());
    type({Qt::Key_Escape});
    QTRY_VERIFY(!m_window->isWindowModified());
}

void TestModelEditing::saysThatNoNumberWasTyped()
{
    open(QStringLiteral("walk.b3d"), animated());
    select(SecondVertex);
    takeTool(Qt::Key_W);
    const QByteArray before = bytes();
    type({Qt::Key_X, Qt::Key_2, Qt::Key_Backspace, Qt::Key_Return});
    QVERIFY(m_window->statusBar()->currentMessage().contains(QStringLiteral("No number was typed")));
    QCOMPARE(bytes(), before);
    QVERIFY(!hands()->isDragging());
}

/// It opens behind the model only when the key is let go.
void TestModelEditing::closingTheWindowAsksForTheFileOfAKey()
{
    openAnimatedByAnotherFile();
    dragKey(timeline()->keys(), 1, 1.5);
    QVERIFY(!pageOf(QStringLiteral("man_jump.ani")));
    DialogAnswer answer(QStringLiteral("save"));
    QVERIFY(m_window->QWidget::close());
    QVERIFY(answer.isGiven());
    QVERIFY(contentOf(m_desk->path(QStringLiteral("man_jump.ani"))) != jump());
}

void TestModelEditing::savingTellsOfTheFileOfAKey()
{
    openAnimatedByAnotherFile();
    QVERIFY(!m_window->actions().save->isEnabled());
    const QPoint end = dragKey(timeline()->keys(), 1, 1.5);
    QTest::mouseRelease(timeline()->keys(), Qt::LeftButton, {}, end);
    QTRY_VERIFY(pageOf(QStringLiteral("man_jump.ani")));
    const DocumentPage *other = pageOf(QStringLiteral("man_jump.ani"));
    QTRY_VERIFY(other->session()->document().isModified());
    QTRY_VERIFY(m_window->actions().save->isEnabled());
    QTest::keyClick(timeline()->keys(), Qt::Key_S, Qt::ControlModifier);
    const auto buttons = [this] {
        QList<QPushButton *> found = m_window->currentPage()->findChildren<QPushButton *>();
        found.removeIf([](const QPushButton *button) { return button->text() != QLatin1String("Save man_jump.ani"); });
        return found;
    };
    QTRY_COMPARE(buttons().size(), 1);
    QCOMPARE(contentOf(m_desk->path(QStringLiteral("man_jump.ani"))), jump());
    buttons().first()->click();
    QTRY_VERIFY(!other->session()->document().isModified());
    QVERIFY(contentOf(m_desk->path(QStringLiteral("man_jump.ani"))) != jump());
    QTRY_VERIFY(buttons().isEmpty());
    QVERIFY(!m_window->actions().save->isEnabled());
}

/// Such as one that was undone just before the mouse was pressed, in a large model.
void TestModelEditing::draggedOnWhenAnotherStepArrives()
{
    open(QStringLiteral("walk.b3d"), animated());
    select(SecondVertex);
    takeTool(Qt::Key_W);
    const QByteArray x = QByteArray(SecondVertex) + "/x", y = QByteArray(SecondVertex) + "/y";
    const double xBefore = number(x.constData()), yBefore = number(y.constData());
    type({Qt::Key_X, Qt::Key_2, Qt::Key_Return});
    QTRY_COMPARE(number(x.constData()), xBefore + 2);
    QTRY_VERIFY(hands()->hasGizmo() && !hands()->isBusy());
    const QPoint from = handle(Gizmo::Handle::Y);
    QTest::mousePress(view(), Qt::LeftButton, {}, from);
    QTest::mouseMove(view(), from - QPoint(0, 20));
    QVERIFY(hands()->isDragging());
    QSignalSpy shown(m_window->preview(), &PreviewWidget::shown);
    m_window->session()->undo();
    QTRY_VERIFY(!shown.isEmpty());
    QTRY_VERIFY(hands()->isDragging());
    QTest::mouseMove(view(), from - QPoint(0, 40));
    QTest::mouseRelease(view(), Qt::LeftButton, {}, from - QPoint(0, 40));
    QTRY_VERIFY(number(y.constData()) > yBefore + 0.01);
    QCOMPARE(number(x.constData()), xBefore);
}

void TestModelEditing::draggedVertexThatIsGoneIsNotMovedUnsaid()
{
    open(QStringLiteral("walk.b3d"), animated());
    const QByteArray whole = bytes();
    select(SecondVertex);
    takeTool(Qt::Key_W);
    const DialogAnswer answer(QStringLiteral("apply"));      // in case that it is planned
    QTest::keyClick(view(), Qt::Key_D, Qt::ControlModifier); // Duplicate
    QTRY_VERIFY(bytes().size() > whole.size());
    QTRY_VERIFY(!hands()->isBusy());
    select(LastVertexOfFour);
    QTRY_VERIFY(hands()->hasGizmo());
    const QPoint from = handle(Gizmo::Handle::Y);
    QTest::mousePress(view(), Qt::LeftButton, {}, from);
    QTest::mouseMove(view(), from - QPoint(0, 20));
    QVERIFY(hands()->isDragging());
    m_window->statusBar()->clearMessage();
    m_window->session()->undo();
    QTRY_VERIFY(!hands()->isDragging());
    QTRY_VERIFY(!m_window->statusBar()->currentMessage().isEmpty());
    QTest::mouseRelease(view(), Qt::LeftButton, {}, from - QPoint(0, 40));
    QTRY_VERIFY(!m_window->session()->isPlanning());
    QCOMPARE(bytes(), whole);
}

void TestModelEditing::dragThatFindsNothingAnyMoreIsSaid()
{
    open(QStringLiteral("walk.b3d"), animated());
    const QByteArray whole = bytes();
    select(SecondVertex);
    takeTool(Qt::Key_W);
    const QPoint from = handle(Gizmo::Handle::Y);
    QTest::mousePress(view(), Qt::LeftButton, {}, from);
    QTest::mouseMove(view(), from - QPoint(0, 20));
    QVERIFY(hands()->isDragging());
    hands()->setPlace({});
    QVERIFY(m_window->statusBar()->currentMessage().contains(QLatin1String("not there any more")));
    QVERIFY(!hands()->isDragging());
    QTest::mouseRelease(view(), Qt::LeftButton, {}, from - QPoint(0, 20));
    QTRY_VERIFY(!m_window->session()->isPlanning());
    QCOMPARE(bytes(), whole);
}

void TestModelEditing::keysOfTheWindowComeAfterADrag()
{
    open(QStringLiteral("walk.b3d"), animated());
    select(SecondVertex);
    takeTool(Qt::Key_W);
    const qsizetype size = bytes().size();
    type({Qt::Key_X, Qt::Key_2});
    const DialogAnswer answer(QStringLiteral("apply"));      // in case that it is planned
    QTest::keyClick(view(), Qt::Key_D, Qt::ControlModifier); // Duplicate
    QTRY_COMPARE(number((QByteArray(SecondVertex) + "/x").constData()), 2.0);
    QTRY_VERIFY(bytes().size() > size);
}

/// Who types fast does not wait until the one before is in the bytes.
void TestModelEditing::nextDragWaitsForTheOneBefore()
{
    open(QStringLiteral("walk.b3d"), animated());
    select(SecondVertex);
    takeTool(Qt::Key_W);
    const QByteArray x = QByteArray(SecondVertex) + "/x", y = QByteArray(SecondVertex) + "/y";
    const double before = number(x.constData()), yBefore = number(y.constData());
    type({Qt::Key_X, Qt::Key_2, Qt::Key_Return, Qt::Key_W, Qt::Key_Y, Qt::Key_3, Qt::Key_Return, Qt::Key_X, Qt::Key_1});
    QTest::keyClick(view(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!m_window->session()->document().isModified() && !m_window->session()->isPlanning());
    QTRY_COMPARE(number(x.constData()), before + 3);
    QCOMPARE(number(y.constData()), yBefore + 3);
    QCOMPARE(contentOf(m_desk->path(QStringLiteral("walk.b3d"))), bytes());
}

/// What is undone is that drag, and the next one begins from there.
void TestModelEditing::undoWaitsForTheDragBefore()
{
    open(QStringLiteral("walk.b3d"), animated());
    select(SecondVertex);
    takeTool(Qt::Key_W);
    const QByteArray x = QByteArray(SecondVertex) + "/x";
    const double before = number(x.constData());
    type({Qt::Key_X, Qt::Key_1, Qt::Key_Return});
    QTest::keyClick(view(), Qt::Key_Z, Qt::ControlModifier);
    type({Qt::Key_W, Qt::Key_X, Qt::Key_3, Qt::Key_Return});
    QTRY_COMPARE(number(x.constData()), before + 3);
    QTRY_VERIFY(hands()->hasGizmo() && !hands()->isBusy());
    QTest::keyClick(view(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(number(x.constData()), before);
    QVERIFY(!m_window->session()->document().isModified());
    QTRY_VERIFY(hands()->hasGizmo() && !hands()->isBusy());
    type({Qt::Key_X, Qt::Key_2, Qt::Key_Return});
    QTest::keyClick(view(), Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(view(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); // right behind it
    QTRY_VERIFY(hands()->hasGizmo() && !hands()->isBusy());
    QCOMPARE(number(x.constData()), before + 2);
    QTest::keyClick(view(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(number(x.constData()), before);
    QTRY_VERIFY(hands()->hasGizmo() && !hands()->isBusy());
    QTest::keyClick(view(), Qt::Key_Z, Qt::ControlModifier); // there is nothing more to undo, and nothing waits for it
    QVERIFY(!hands()->isBusy());
}

/// A click on another tab's model before it is shown selects there, and so do the keys behind it.
void TestModelEditing::clickWaitsForTheModel()
{
    open(QStringLiteral("first.b3d"), square());
    open(QStringLiteral("square.b3d"), square());
    select("BB3D/NODE/MESH/VRTS/vertices[0]");
    takeTool(Qt::Key_W);
    const QPoint at = pixelOf({0.75F, 0.25F, 0});
    auto *tabs = m_window->findChild<QTabWidget *>();
    tabs->setCurrentIndex(0);
    QTRY_VERIFY(!m_window->preview()->isPreparing());
    tabs->setCurrentIndex(1);
    QTest::mouseClick(view(), Qt::LeftButton, {}, at);
    type({Qt::Key_X, Qt::Key_2, Qt::Key_Return});
    QTRY_COMPARE(number("BB3D/NODE/MESH/VRTS/vertices[1]/position/x"), 3.0); // of the triangle that was clicked
    QCOMPARE(number("BB3D/NODE/MESH/VRTS/vertices[0]/position/x"), 2.0);
    QCOMPARE(number("BB3D/NODE/MESH/VRTS/vertices[3]/position/x"), 0.0);
}

/// Each is a step of its own, without Enter.
void TestModelEditing::anotherToolComesAfterADrag()
{
    open(QStringLiteral("walk.b3d"), animated());
    select("BB3D/NODE/NODE[0]");
    takeTool(Qt::Key_W);
    type({Qt::Key_X, Qt::Key_1, Qt::Key_W, Qt::Key_Y, Qt::Key_2, Qt::Key_R, Qt::Key_Z, Qt::Key_4, Qt::Key_Return});
    QTRY_COMPARE(number("BB3D/NODE/NODE[0]/scale/z"), 4.0);
    QCOMPARE(number("BB3D/NODE/NODE[0]/position/x"), 1.0);
    QCOMPARE(number("BB3D/NODE/NODE[0]/position/y"), 3.0);
    QCOMPARE(number("BB3D/NODE/NODE[0]/position/z"), 0.0);
}

/// Also while the mouse button is still down.
void TestModelEditing::draggedKeyIsSaved()
{
    open(QStringLiteral("walk.b3d"), animated());
    QTRY_VERIFY(timeline()->isVisible());
    timeline()->goTo(0, 0);
    const QPoint end = dragKey(timeline()->keys(), 10, 14.2);
    QTest::keyClick(timeline()->keys(), Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(number("BB3D/NODE/NODE[0]/KEYS/keys[1]/frame"), 14.0);
    QTRY_VERIFY(!m_window->session()->document().isModified());
    QCOMPARE(contentOf(m_desk->path(QStringLiteral("walk.b3d"))), bytes());
    QTest::mouseRelease(timeline()->keys(), Qt::LeftButton, {}, end);
}

/// The window system tells the view a moment later that it has the keys; until then they come to the window around it.
void TestModelEditing::keysBehindAClickAreForTheView()
{
    open(QStringLiteral("walk.b3d"), animated());
    m_window->currentPage()->hexView()->setFocus();
    const QByteArray before = bytes();
    const QPoint middle(view()->width() / 2, view()->height() / 2);
    QMouseEvent press(QEvent::MouseButtonPress, middle, view()->mapToGlobal(middle), Qt::LeftButton, Qt::LeftButton,
                      Qt::NoModifier);
    QCoreApplication::sendEvent(view(), &press); // keys may follow before the view is known to be active
    QVERIFY(!m_window->currentPage()->hexView()->hasFocus());
    QTest::mouseRelease(view(), Qt::LeftButton, {}, middle);
    for (QWidget *child : m_window->preview()->findChildren<QWidget *>()) {
        if (child->accessibleName() == QLatin1StringView("Model in three dimensions"))
            QTest::keyClick(child, Qt::Key_W);
    }
    QCOMPARE(hands()->tool(), preview::Tool::Move);
    QCOMPARE(bytes(), before);
}

void TestModelEditing::keysComeBackAfterAMenu()
{
    open(QStringLiteral("walk.b3d"), animated());
    QTest::mouseClick(view(), Qt::LeftButton, {}, QPoint(3, 3));
    QTRY_COMPARE(QGuiApplication::focusWindow(), view());
    m_window->activateWindow(); // as a question does that was answered
    m_window->windowHandle()->requestActivate();
    QTRY_COMPARE(QGuiApplication::focusWindow(), m_window->windowHandle());
    QTRY_COMPARE(QGuiApplication::focusWindow(), view());
}

/// Those that are typed before the window system has given them back are for the view, too.
void TestModelEditing::keysComeBackAfterADialog()
{
    open(QStringLiteral("walk.b3d"), animated());
    select("BB3D/NODE/NODE[0]");
    view()->requestActivate();
    QTRY_COMPARE(QGuiApplication::focusWindow(), view());
    takeTool(Qt::Key_W);
    int answered = 0;
    QTimer answer;
    connect(&answer, &QTimer::timeout, this, [&answered] {
        const QWidget *dialog = QApplication::activeModalWidget();
        if (!dialog || QGuiApplication::focusWindow() != dialog->windowHandle())
            return;
        ++answered;
        QTest::keyClick(dialog->windowHandle(), Qt::Key_Escape);
    });
    answer.start(10);
    m_window->actions().goTo->trigger();
    QCOMPARE(answered, 1);
    QTRY_VERIFY(QGuiApplication::focusWindow() == m_window->windowHandle() || QGuiApplication::focusWindow() == view());
    for (const Qt::Key key : {Qt::Key_Y, Qt::Key_2, Qt::Key_Return})
        QTest::keyClick(QGuiApplication::focusWindow(), key);
    QTRY_COMPARE(number("BB3D/NODE/NODE[0]/position/y"), 3.0);
    QTRY_COMPARE(QGuiApplication::focusWindow(), view());
    // Whoever was elsewhere stays there.
    HexView *hex = m_window->currentPage()->hexView();
    QTest::mouseClick(hex->viewport(), Qt::LeftButton, {}, QPoint(hex->viewport()->width() / 3, 40));
    QTRY_VERIFY(hex->hasFocus());
    m_window->actions().goTo->trigger();
    QCOMPARE(answered, 2);
    QTRY_VERIFY(hex->hasFocus());
}

void TestModelEditing::keysComeBackAfterAnotherWindow()
{
    open(QStringLiteral("walk.b3d"), animated());
    QTest::mouseClick(view(), Qt::LeftButton, {}, QPoint(3, 3));
    QTRY_COMPARE(QGuiApplication::focusWindow(), view());
    QWidget other;
    other.show();
    QVERIFY(QTest::qWaitForWindowActive(&other));
    other.hide();
    m_window->activateWindow();
    QTRY_COMPARE(QGuiApplication::focusWindow(), view());
}

/// Window managers make the window active in which a button is pressed, and then the press comes.
void TestModelEditing::aClickElsewhereTakesTheKeys()
{
    open(QStringLiteral("walk.b3d"), animated());
    HexView *hex = m_window->currentPage()->hexView();
    for (int times = 0; times < 3; ++times) {
        QTest::mouseClick(view(), Qt::LeftButton, {}, QPoint(3, 3));
        QTRY_COMPARE(QGuiApplication::focusWindow(), view());
        m_window->windowHandle()->requestActivate();
        QTRY_COMPARE(QGuiApplication::focusWindow(), m_window->windowHandle());
        QTest::mouseClick(hex->viewport(), Qt::LeftButton, {}, QPoint(hex->viewport()->width() / 3, 40));
        QTRY_COMPARE(QGuiApplication::focusWindow(), m_window->windowHandle());
        QTRY_VERIFY(hex->hasFocus());
    }
    const QByteArray before = bytes();
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("77"));
    QTRY_VERIFY(bytes() != before);
    QCOMPARE(hands()->tool(), preview::Tool::Look);
}

void TestModelEditing::boneIsRotated()
{
    open(QStringLiteral("walk.b3d"), animated());
    select("BB3D/NODE/NODE[0]");
    takeTool(Qt::Key_E);
    type({Qt::Key_X, Qt::Key_9, Qt::Key_0, Qt::Key_Return});
    QTRY_VERIFY(qAbs(number("BB3D/NODE/NODE[0]/rotation/w") - 0.70710678) < 1e-5);
    QVERIFY(qAbs(qAbs(number("BB3D/NODE/NODE[0]/rotation/x")) - 0.70710678) < 1e-5);
    QCOMPARE(number("BB3D/NODE/NODE[0]/position/y"), 1.0);
    QTRY_VERIFY(hands()->hasGizmo());
    QTest::keyClick(view(), Qt::Key_R);
    type({Qt::Key_Y, Qt::Key_3, Qt::Key_Return});
    QTRY_COMPARE(number("BB3D/NODE/NODE[0]/scale/y"), 3.0);
    QCOMPARE(number("BB3D/NODE/NODE[0]/scale/x"), 1.0);
}

/// Both signs of a quaternion mean the same, but what lies between two keys goes the long way round where they differ.
void TestModelEditing::rotatedKeyKeepsItsSign()
{
    const float half = std::sqrt(0.5F);
    const QByteArray keys = b3d::i32({0}) + b3d::f32({-1, 0, 0, 0}) + b3d::i32({20}) + b3d::f32({-half, 0, -half, 0});
    open(QStringLiteral("turn.b3d"),
         b3d::skinned(b3d::node("bone", b3d::bone({{0, 1}, {1, 1}}) + b3d::keys(4, keys)) + b3d::node("other", {})));
    QTRY_VERIFY(timeline()->isVisible());
    timeline()->goTo(0, 20);
    select("BB3D/NODE/NODE[0]");
    takeTool(Qt::Key_E);
    const QByteArray before = bytes();
    type({Qt::Key_X, Qt::Key_5, Qt::Key_Return});
    QTRY_VERIFY(bytes() != before);
    QTRY_VERIFY(number("BB3D/NODE/NODE[0]/KEYS/keys[1]/rotation/w") < -0.6);
    QVERIFY(number("BB3D/NODE/NODE[0]/KEYS/keys[1]/rotation/y") < -0.6);
}

/// A click on Play ends the drag, and is not lost for it.
void TestModelEditing::playGoesOnAfterWhatIsTyped()
{
    open(QStringLiteral("walk.b3d"), animated());
    QTRY_VERIFY(timeline()->isVisible());
    timeline()->goTo(0, 10);
    view()->requestActivate();
    QTRY_COMPARE(QGuiApplication::focusWindow(), view());
    select("BB3D/NODE/NODE[0]");
    takeTool(Qt::Key_W);
    type({Qt::Key_Z, Qt::Key_2});
    QSignalSpy shown(m_window->preview(), &PreviewWidget::shown);
    m_window->preview()->finishTyping(); // as going elsewhere does
    pressButton(QLatin1StringView("Play"));
    QVERIFY(timeline()->isPlaying());
    QTRY_COMPARE(number("BB3D/NODE/NODE[0]/KEYS/keys[1]/position/z"), 2.0);
    QTRY_VERIFY(!shown.isEmpty()); // the changed model
    QVERIFY(timeline()->isPlaying());
}

void TestModelEditing::keyIsChangedWhereAnAnimationMovesTheBone()
{
    open(QStringLiteral("walk.b3d"), animated());
    QTRY_VERIFY(timeline()->isVisible());
    timeline()->goTo(0, 10);
    select("BB3D/NODE/NODE[0]");
    takeTool(Qt::Key_W);
    type({Qt::Key_Z, Qt::Key_2, Qt::Key_Return});
    QTRY_COMPARE(number("BB3D/NODE/NODE[0]/KEYS/keys[1]/position/z"), 2.0);
    QCOMPARE(number("BB3D/NODE/NODE[0]/KEYS/keys[1]/position/x"), 5.0);
    QCOMPARE(number("BB3D/NODE/NODE[0]/position/z"), 0.0);
    QTRY_VERIFY(hands()->hasGizmo());
    // Between keys there is nothing that could be changed.
    timeline()->goTo(0, 12);
    type({Qt::Key_Z});
    QVERIFY(!hands()->isDragging());
    QVERIFY(m_window->statusBar()->currentMessage().startsWith(QLatin1String("The animation moves this")));
}

void TestModelEditing::nodeOfASceneIsMoved()
{
    open(QStringLiteral("a.scene.xml"),
         R"(<Group name="g"><Group name="inner" tx="1.5" ry="90" /><Group name="other" tx="9" ty="9" /></Group>)");
    select("Group/Group[0]");
    takeTool(Qt::Key_W);
    type({Qt::Key_Y, Qt::Key_2, Qt::Key_Return});
    QTRY_VERIFY(bytes().contains("ty=\"2\""));
    QVERIFY2(bytes().contains(R"(<Group name="inner" tx="1.5" ry="90" ty="2" />)"), bytes().constData());
}

/// The stored box of a model is no news to who has moved a vertex out of it.
void TestModelEditing::boxFollowsWithoutAQuestion()
{
    open(QStringLiteral("triangle.mdl"), urho::maskedTriangle().bytes());
    select("UMDL/vertexBuffers[0]/vertices[2]");
    takeTool(Qt::Key_W);
    const QByteArray before = bytes();
    type({Qt::Key_X, Qt::Key_5, Qt::Key_Return});
    QTRY_VERIFY(bytes() != before);
    QCOMPARE(number("UMDL/boundingBox/max/x"), 6.0);
    m_window->session()->undo();
    QCOMPARE(bytes(), before);
}

void TestModelEditing::verticesInABoxAreMovedTogether()
{
    open(QStringLiteral("square.b3d"), square());
    const QByteArray before = bytes();
    QTest::keyClick(view(), Qt::Key_B);
    const QSize size = view()->size();
    QTest::mousePress(view(), Qt::LeftButton, {}, QPoint(2, 2));
    QTest::mouseMove(view(), QPoint(size.width() / 2, 40));
    QTest::mouseMove(view(), QPoint(size.width() - 2, size.height() - 2));
    QTest::mouseRelease(view(), Qt::LeftButton, {}, QPoint(size.width() - 2, size.height() - 2));
    QVERIFY(m_window->statusBar()->currentMessage().startsWith(QLatin1String("4 vertices")));
    QCOMPARE(m_window->session()->selection()->range().size(), 4 * 12); // they lie in a row
    takeTool(Qt::Key_W);
    type({Qt::Key_Y, Qt::Key_2, Qt::Key_Return});
    QTRY_COMPARE(number("BB3D/NODE/MESH/VRTS/vertices[0]/position/y"), 2.0);
    QCOMPARE(number("BB3D/NODE/MESH/VRTS/vertices[2]/position/y"), 3.0);
    QCOMPARE(number("BB3D/NODE/MESH/VRTS/vertices[2]/position/x"), 1.0);
    QTRY_VERIFY(hands()->hasGizmo()); // they are still chosen
    m_window->session()->undo();
    QCOMPARE(bytes(), before);
}

/// The vertices lie in an LZMA block, which is packed again.
void TestModelEditing::chosenVerticesOfAPackedModelAreMoved()
{
    open(QStringLiteral("packed.e3d"), bytesOf(e3d::samples(), "ecere/packed_as_usual.e3d"));
    constexpr auto Moved = "lzma/meshes/mesh/attributes/interleaved/vertexData[0]/vertices/z";
    const QByteArray before = bytes();
    const double z = number(Moved);
    QTest::keyClick(view(), Qt::Key_B);
    const QSize size = view()->size();
    QTest::mousePress(view(), Qt::LeftButton, {}, QPoint(2, 2));
    QTest::mouseMove(view(), QPoint(size.width() / 2, 40));
    QTest::mouseMove(view(), QPoint(size.width() - 2, size.height() - 2));
    QTest::mouseRelease(view(), Qt::LeftButton, {}, QPoint(size.width() - 2, size.height() - 2));
    QTRY_VERIFY(m_window->statusBar()->currentMessage().startsWith(
        QLatin1String("4 vertices"))); // also where two nodes show them
    takeTool(Qt::Key_W);
    DialogAnswer answer(QStringLiteral("apply")); // it is packed as programs of today read it
    type({Qt::Key_Z, Qt::Key_2, Qt::Key_Return});
    QTRY_VERIFY(bytes() != before);
    QTRY_VERIFY(m_window->session()->isTreeCurrent());
    QTRY_COMPARE(number(Moved), z + 2);
    QVERIFY(m_window->session()->document().isModified());
    m_window->session()->undo();
    QCOMPARE(bytes(), before);
}

void TestModelEditing::shiftAddsToALasso()
{
    open(QStringLiteral("square.b3d"), square());
    QTest::keyClick(view(), Qt::Key_1); // from the front
    QTest::keyClick(view(), Qt::Key_K);
    drawAround(pixelOf({0, 0, 0}));
    QVERIFY(m_window->statusBar()->currentMessage().startsWith(QLatin1String("1 vert")));
    drawAround(pixelOf({1, 1, 0}), Qt::ShiftModifier);
    QVERIFY(m_window->statusBar()->currentMessage().startsWith(QLatin1String("2 vert")));
    takeTool(Qt::Key_W);
    type({Qt::Key_Z, Qt::Key_5, Qt::Key_Return});
    QTRY_COMPARE(number("BB3D/NODE/MESH/VRTS/vertices[0]/position/z"), 5.0);
    QCOMPARE(number("BB3D/NODE/MESH/VRTS/vertices[2]/position/z"), 5.0);
    QCOMPARE(number("BB3D/NODE/MESH/VRTS/vertices[1]/position/z"), 0.0);
    // A click means one, and nothing around it.
    QTest::keyClick(view(), Qt::Key_B);
    QTest::mouseClick(view(), Qt::LeftButton, {}, pixelOf({1, 0, 0}));
    QTRY_VERIFY(m_window->statusBar()->currentMessage().startsWith(QLatin1String("1 vert")));
}

void TestModelEditing::chosenVerticesAreDeleted()
{
    open(QStringLiteral("square.b3d"), square());
    const QByteArray before = bytes();
    QTest::keyClick(view(), Qt::Key_1);
    QTest::keyClick(view(), Qt::Key_B);
    drawAround(pixelOf({1, 0, 0}));
    DialogAnswer answer(QStringLiteral("apply")); // its triangle goes, too
    QTest::keyClick(view(), Qt::Key_Delete);
    QTRY_VERIFY(bytes() != before);
    QVERIFY(answer.isGiven());
    QTRY_VERIFY(m_window->session()->isTreeCurrent());
    QCOMPARE(before.size() - bytes().size(), 12 + 12);
    m_window->session()->undo();
    QCOMPARE(bytes(), before);
}

void TestModelEditing::triangleIsDeletedAmongTextureCoordinates()
{
    const QByteArray vertices = b3d::f32({0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0, 1, 1});
    open(QStringLiteral("one.b3d"),
         b3d::file(b3d::node("a", b3d::mesh(b3d::vertices(vertices, 0, 1, 2) + b3d::triangles({0, 2, 1, 0, 1, 2})))));
    const QByteArray before = bytes();
    QTest::keyClick(view(), Qt::Key_U);
    auto *canvas = m_window->preview()->findChild<preview::UvCanvas *>();
    QTRY_VERIFY(canvas->isVisible());
    QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->place().map(QPointF(0.7, 0.3)).toPoint());
    QTRY_VERIFY(m_window->actions().removeElement->isEnabled());
    DialogAnswer answer(QStringLiteral("apply"));
    QTest::keyClick(canvas, Qt::Key_Delete);
    QTRY_COMPARE(before.size() - bytes().size(), 12);
}

void TestModelEditing::islandIsSelectedAndMoved()
{
    const QByteArray vertices = b3d::f32({0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0, 1, 1, 0, 1, 0, 0, 1, // a square
                                          3, 0, 0, 2, 0, 4, 0, 0, 3, 0, 4, 1, 0, 3, 1});
    open(QStringLiteral("two.b3d"),
         b3d::file(b3d::node(
             "a", b3d::mesh(b3d::vertices(vertices, 0, 1, 2) + b3d::triangles({0, 2, 1, 0, 3, 2, 4, 6, 5})))));
    const QByteArray before = bytes();
    QTest::keyClick(view(), Qt::Key_U);
    auto *canvas = m_window->preview()->findChild<preview::UvCanvas *>();
    QTRY_VERIFY(canvas->isVisible());
    const QPoint at = canvas->place().map(QPointF(0.7, 0.3)).toPoint();
    QTest::mouseClick(canvas, Qt::LeftButton, {}, at);
    QTest::mouseDClick(canvas, Qt::LeftButton, {}, at);
    QVERIFY(m_window->statusBar()->currentMessage().startsWith(QLatin1String("4 vert")));
    takeTool(Qt::Key_W);
    type({Qt::Key_Y, Qt::Key_5, Qt::Key_Return});
    QTRY_COMPARE(number("BB3D/NODE/MESH/VRTS/vertices[3]/position/y"), 6.0);
    QCOMPARE(number("BB3D/NODE/MESH/VRTS/vertices[0]/position/y"), 5.0);
    QCOMPARE(number("BB3D/NODE/MESH/VRTS/vertices[4]/position/y"), 0.0);
    m_window->session()->undo();
    QCOMPARE(bytes(), before);
}

void TestModelEditing::seamsDoNotTear()
{
    // Two triangles that share a side, each with vertices of its own.
    const QByteArray vertices = b3d::f32({0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0});
    open(QStringLiteral("seam.b3d"),
         b3d::file(b3d::node("a", b3d::mesh(b3d::vertices(vertices) + b3d::triangles({0, 2, 1, 3, 5, 4})))));
    const QByteArray before = bytes();
    const auto x = [this](int vertex) {
        return number(("BB3D/NODE/MESH/VRTS/vertices[" + QByteArray::number(vertex) + "]/position/x").constData());
    };
    select("BB3D/NODE/MESH/VRTS/vertices[2]");
    takeTool(Qt::Key_W);
    type({Qt::Key_X, Qt::Key_5});
    QVERIFY2(m_window->statusBar()->currentMessage().contains(QLatin1String("1 vert")),
             qPrintable(m_window->statusBar()->currentMessage()));
    type({Qt::Key_Return});
    QTRY_COMPARE(x(2), 6.0);
    QCOMPARE(x(4), 6.0);
    QCOMPARE(x(1), 1.0);
    m_window->session()->undo();
    QCOMPARE(bytes(), before);
    // Who wants to part them can.
    QTRY_VERIFY(m_window->session()->isTreeCurrent() && !m_window->preview()->isPreparing());
    for (QAction *action : m_window->preview()->findChildren<QAction *>()) {
        if (action->text() == QLatin1String("Move vertices at the same place together"))
            action->trigger();
    }
    QTRY_VERIFY(hands()->hasGizmo());
    type({Qt::Key_X, Qt::Key_5, Qt::Key_Return});
    QTRY_COMPARE(x(2), 6.0);
    QCOMPARE(x(4), 1.0);
}

QTEST_MAIN(TestModelEditing)
#include "tst_modelediting.moc"
