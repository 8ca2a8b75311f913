#include "tests/widgets/preview/syntheticscene.h"
#include "widgets/preview/animator.h"
#include "widgets/preview/keyrow.h"
#include "widgets/preview/playrange.h"
#include "widgets/preview/timeline.h"

#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDoubleSpinBox>
#include <QMenu>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QToolButton>

using namespace hexahedron;
using namespace hexahedron::preview;

/// The time line: keys in order and where their bytes are, and what can be done with them.
class TestTimeline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_window.reset(); }
    void keysAreThoseOfTheBone();
    void stepsGoFromKeyToKey();
    void clickOnAKeyTellsItsBytes();
    void keysGoFromFrameToFrame();
    void keyThatCannotGoFurtherSaysWhy();
    void typedMomentIsGoneTo();
    void speedStaysWhenTheTimeIsMoved();
    void onceEndsAtTheEnd();
    void backAndForthTurnsRound();
    void rangeIsDraggedAndTakenBack();
    void onlyTheRangePlays();
    void stepsStayInTheRange();
    void rangeIsThatOfItsClip();
    void secondClipRunsInStep();
    void modelIsKeptInPlace();
    void weightsHaveRowsOfTheirOwn();

private:
    /// Two bones; the first has two keys that are records of a time and a place, and the second three.
    PreparedScene prepared();
    void add(int node, std::initializer_list<float> times);
    template<typename T>
    T *control(const char *name) const
    {
        for (T *widget : m_timeline->findChildren<T *>()) {
            if (widget->accessibleName() == QLatin1String(name))
                return widget;
        }
        return nullptr;
    }
    /// Drags the key at `from` towards `to`; where it is then.
    double dragged(double from, double to, Qt::KeyboardModifiers modifiers = {});
    bool isPlaying() const { return control<QToolButton>("Play")->isChecked(); }

    SyntheticScene m_synthetic;
    std::unique_ptr<QWidget> m_window;
    Timeline *m_timeline = nullptr;
};

void TestTimeline::add(int node, std::initializer_list<float> times)
{
    const qint64 begin = m_synthetic.size();
    for (const float time : times) {
        m_synthetic.add(time);
        m_synthetic.addVector({time, 0, 0});
    }
    scene::Channel channel;
    channel.node = node;
    const auto count = qint64(times.size());
    channel.times = SyntheticScene::view(scene::Component::F32, 1, count + 100, 16, begin); // its count is a lie
    channel.values = SyntheticScene::view(scene::Component::F32, 3, count, 16, begin + 4);
    m_synthetic.scene.clips[0].channels.push_back(channel);
}

void TestTimeline::init()
{
    m_synthetic = {};
    m_synthetic.scene.nodes.resize(3);
    scene::Clip clip;
    clip.name = QStringLiteral("walk");
    clip.last = 20;
    clip.rate = 10;
    m_synthetic.scene.clips = {clip};
    add(1, {0, 10});
    add(2, {20, 5, 0});
    m_window = std::make_unique<QWidget>();
    m_window->resize(600, 100);
    m_timeline = new Timeline(m_window.get());
    m_timeline->resize(600, 100);
    m_timeline->setClips(m_synthetic.scene.clips);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_timeline->goTo(0, 0);
    m_timeline->setKeys(keyTicks(prepared(), 0, 2), true);
}

PreparedScene TestTimeline::prepared()
{
    PreparedScene prepared;
    prepared.scene = m_synthetic.shared();
    prepared.streams = m_synthetic.streams();
    return prepared;
}

void TestTimeline::keysAreThoseOfTheBone()
{
    const std::vector<KeyTick> one = keyTicks(prepared(), 0, 1);
    QCOMPARE(one.size(), size_t(2));
    QCOMPARE(one[1].time, 10.0);
    QCOMPARE(one[1].bytes.size(), 16); // time and values
    const std::vector<KeyTick> other = keyTicks(prepared(), 0, 2);
    QCOMPARE(other.size(), size_t(3));
    QCOMPARE(other[0].time, 0.0); // in order of time, whatever the order in the file
    QCOMPARE(other[0].bytes.end, m_synthetic.size());
    QCOMPARE(keyTicks(prepared(), 0, -1).size(), size_t(5));
    QVERIFY(keyTicks(prepared(), -1, -1).empty());
    QVERIFY(keyTicks(prepared(), 7, -1).empty());
}

void TestTimeline::stepsGoFromKeyToKey()
{
    QTest::mouseClick(control<QToolButton>("Key behind"), Qt::LeftButton);
    QCOMPARE(m_timeline->time(), 5.0);
    m_timeline->step(true);
    QCOMPARE(m_timeline->time(), 20.0);
    m_timeline->step(true);
    QCOMPARE(m_timeline->time(), 20.0);
    QTest::mouseClick(control<QToolButton>("Key before"), Qt::LeftButton);
    QCOMPARE(m_timeline->time(), 5.0);
}

void TestTimeline::clickOnAKeyTellsItsBytes()
{
    const QSignalSpy clicked(m_timeline, &Timeline::keyClicked);
    KeyRow *row = m_timeline->keys();
    QTest::mouseClick(row, Qt::LeftButton, {}, QPoint(qRound(row->placeOf(5)) + 1, 3));
    QCOMPARE(clicked.size(), 1);
    QCOMPARE(m_timeline->time(), 5.0);
    QCOMPARE(clicked[0][0].value<KeyTick>().bytes.begin, m_synthetic.size() - 32);
    // Beside all keys the time goes there, and nothing is selected.
    QTest::mouseClick(row, Qt::LeftButton, {}, QPoint(qRound(row->placeOf(15)), 3));
    QCOMPARE(clicked.size(), 1);
    QVERIFY(qAbs(m_timeline->time() - 15) < 0.2);
    QTest::mouseClick(row, Qt::LeftButton, {}, QPoint(qRound(row->placeOf(5)) + 1, row->height() - 3));
    QCOMPARE(clicked.size(), 1); // the lane of scales has no key
}

double TestTimeline::dragged(double from, double to, Qt::KeyboardModifiers modifiers)
{
    KeyRow *row = m_timeline->keys();
    const QSignalSpy dropped(m_timeline, &Timeline::keyDropped);
    const QPoint begin(qRound(row->placeOf(from)) + 1, 3), end(qRound(row->placeOf(to)) + 1, 3);
    QTest::mousePress(row, Qt::LeftButton, modifiers, begin);
    QMouseEvent move(QEvent::MouseMove, end, row->mapToGlobal(end), Qt::NoButton, Qt::LeftButton, modifiers);
    QCoreApplication::sendEvent(row, &move);
    QTest::mouseRelease(row, Qt::LeftButton, modifiers, end);
    return dropped.isEmpty() ? from : dropped[0][1].toDouble();
}

void TestTimeline::keysGoFromFrameToFrame()
{
    m_synthetic.scene.clips[0].channels.clear();
    add(2, {0, 5, 20});
    m_timeline->setKeys(keyTicks(prepared(), 0, 2), true);
    QCOMPARE(dragged(5, 7.4), 7.0);
    const double between = dragged(5, 7.4, Qt::ShiftModifier);
    QVERIFY(between > 7.2 && between < 7.6);
    QCOMPARE(dragged(5, 40), 19.0);
    const double nearly = dragged(5, 40, Qt::ShiftModifier);
    QVERIFY(nearly > 19 && nearly < 20);
    // Where one key is between two frames the others may be, too.
    m_synthetic.scene.clips[0].channels.clear();
    add(2, {0, 5.5F, 20});
    m_timeline->setKeys(keyTicks(prepared(), 0, 2), true);
    const double free = dragged(5.5, 7.4);
    QVERIFY(free > 7.2 && free < 7.6);
    // These are seconds.
    m_synthetic.scene.clips[0].rate = 1;
    m_synthetic.scene.clips[0].channels.clear();
    add(2, {0, 5, 20});
    m_timeline->setClips(m_synthetic.scene.clips);
    m_timeline->goTo(0, 0);
    m_timeline->setKeys(keyTicks(prepared(), 0, 2), true);
    const double seconds = dragged(5, 7.4);
    QVERIFY(seconds > 7.2 && seconds < 7.6);
}

void TestTimeline::keyThatCannotGoFurtherSaysWhy()
{
    m_synthetic.scene.clips[0].channels.clear();
    add(2, {4, 5, 6, 20});
    m_timeline->setKeys(keyTicks(prepared(), 0, 2), true);
    QSignalSpy said(m_timeline, &Timeline::cannotMove);
    const auto why = [&] { return said.isEmpty() ? QString() : said.takeLast()[0].toString(); };
    QCOMPARE(dragged(5, 9), 5.0);
    QVERIFY(why().contains(QLatin1String("next key is at 6;")));
    QCOMPARE(dragged(5, 1), 5.0);
    const QString before = why();
    QVERIFY(before.contains(QLatin1String("key before is at 4;")) && before.contains(QLatin1String("Shift")));
    QCOMPARE(dragged(4, -2), 0.0);
    QVERIFY(why().contains(QLatin1String("begins at 0")));
    said.clear();
    QCOMPARE(dragged(6, 9), 9.0);
    QVERIFY(said.isEmpty());
}

void TestTimeline::typedMomentIsGoneTo()
{
    auto *moment = control<QDoubleSpinBox>("Moment as a number");
    moment->setFocus();
    moment->selectAll();
    const QSignalSpy moved(m_timeline, &Timeline::moved);
    QTest::keyClicks(moment, QStringLiteral("12"));
    QVERIFY(moved.isEmpty()); // not at every digit
    QTest::keyClick(moment, Qt::Key_Return);
    QCOMPARE(m_timeline->time(), 12.0);
    QCOMPARE(moved.size(), 1);
}

void TestTimeline::speedStaysWhenTheTimeIsMoved()
{
    auto *speed = control<QDoubleSpinBox>("Speed");
    QCOMPARE(speed->value(), 10.0);
    speed->setValue(3);
    m_timeline->goTo(0, 4);
    QCOMPARE(speed->value(), 3.0);
}

void TestTimeline::onceEndsAtTheEnd()
{
    m_timeline->setEnding(Timeline::Ending::Once);
    control<QDoubleSpinBox>("Speed")->setValue(1000);
    m_timeline->play(0);
    QVERIFY(isPlaying());
    QTRY_VERIFY(!isPlaying());
    QCOMPARE(m_timeline->time(), 20.0);
    control<QDoubleSpinBox>("Speed")->setValue(0.1);
    control<QToolButton>("Play")->click(); // once more, from the begin
    QVERIFY(isPlaying() && m_timeline->time() < 1);
}

void TestTimeline::backAndForthTurnsRound()
{
    m_timeline->setEnding(Timeline::Ending::BackAndForth);
    control<QDoubleSpinBox>("Speed")->setValue(200);
    double greatest = 0;
    bool hasTurned = false;
    connect(m_timeline, &Timeline::moved, this, [&] {
        QVERIFY(m_timeline->time() >= 0 && m_timeline->time() <= 20);
        hasTurned = hasTurned || m_timeline->time() < greatest;
        greatest = qMax(greatest, m_timeline->time());
    });
    m_timeline->play(0);
    QTRY_VERIFY(hasTurned);
    QVERIFY(isPlaying());
}

void TestTimeline::rangeIsDraggedAndTakenBack()
{
    PlayRange *range = m_timeline->range();
    const auto drag = [&](double from, double to) {
        const QPoint begin(qRound(range->placeOf(from)), 5), end(qRound(range->placeOf(to)), 5);
        QTest::mousePress(range, Qt::LeftButton, {}, begin);
        QMouseEvent move(QEvent::MouseMove, end, range->mapToGlobal(end), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(range, &move);
        QTest::mouseRelease(range, Qt::LeftButton, {}, end);
    };
    QVERIFY(range->isAll());
    drag(0, 4.3); // to a whole frame, as the keys are
    QCOMPARE(range->range(), TimeRange(4, 20));
    drag(20, 12);
    QCOMPARE(range->range(), TimeRange(4, 12));
    drag(8, 10); // both ends
    QCOMPARE(range->range(), TimeRange(6, 14));
    drag(6, 100);
    QCOMPARE(range->range(), TimeRange(13, 14)); // something is left of it
    QTest::mouseDClick(range, Qt::LeftButton, {}, QPoint(qRound(range->placeOf(3)), 5));
    QVERIFY(range->isAll());
    // The same without a mouse, from the menu of the slider.
    m_timeline->goTo(0, 5);
    const auto trigger = [&](QLatin1StringView text) {
        auto *slider = control<QSlider>("Moment of the animation");
        const QPoint at = slider->rect().center();
        QContextMenuEvent wanted(QContextMenuEvent::Keyboard, at, slider->mapToGlobal(at));
        QCoreApplication::sendEvent(slider, &wanted);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        for (QAction *action : menu ? menu->actions() : QList<QAction *>()) {
            if (action->text().remove(u'&') == text && action->isEnabled())
                action->trigger();
        }
        if (menu)
            menu->close();
    };
    trigger(QLatin1StringView("Play from 5"));
    QCOMPARE(range->range(), TimeRange(5, 20));
    m_timeline->goTo(0, 15);
    trigger(QLatin1StringView("Play to 15"));
    QCOMPARE(range->range(), TimeRange(5, 15));
    trigger(QLatin1StringView("Play All of It"));
    QVERIFY(range->isAll());
}

void TestTimeline::onlyTheRangePlays()
{
    const PlayWishes ranges{.ranges = {{QStringLiteral("walk\n\n\n"), TimeRange(5, 15)}}, .second = {}};
    for (const auto ending : {Timeline::Ending::Loop, Timeline::Ending::BackAndForth, Timeline::Ending::Once}) {
        m_timeline->setClips(m_synthetic.scene.clips, ranges);
        m_timeline->setEnding(ending);
        m_timeline->goTo(0, 1); // one may look elsewhere
        QCOMPARE(m_timeline->time(), 1.0);
        control<QDoubleSpinBox>("Speed")->setValue(400);
        int moments = 0;
        const auto watch = connect(m_timeline, &Timeline::moved, this, [&] {
            QVERIFY(m_timeline->time() >= 5 && m_timeline->time() <= 15);
            ++moments;
        });
        control<QToolButton>("Play")->click();
        if (ending == Timeline::Ending::Once) {
            QTRY_VERIFY(!isPlaying());
            QCOMPARE(m_timeline->time(), 15.0);
        } else {
            QTRY_VERIFY(moments > 5);
        }
        disconnect(watch);
    }
    m_timeline->play(0);
    QCOMPARE(m_timeline->time(), 5.0);
}

void TestTimeline::stepsStayInTheRange()
{
    m_timeline->setClips(m_synthetic.scene.clips,
                         {.ranges = {{QStringLiteral("walk\n\n\n"), TimeRange(4, 15)}}, .second = {}});
    m_timeline->goTo(0, 0);
    m_timeline->setKeys(keyTicks(prepared(), 0, -1), false); // 0, 5, 10, 20
    for (const double time : {5.0, 10.0, 10.0}) {
        m_timeline->step(true);
        QCOMPARE(m_timeline->time(), time);
    }
    m_timeline->goTo(0, 20);
    for (const double time : {10.0, 5.0, 5.0}) {
        m_timeline->step(false);
        QCOMPARE(m_timeline->time(), time);
    }
}

void TestTimeline::rangeIsThatOfItsClip()
{
    scene::Clip other = m_synthetic.scene.clips[0];
    other.name = QStringLiteral("run");
    m_synthetic.scene.clips.push_back(other);
    m_timeline->setClips(m_synthetic.scene.clips);
    m_timeline->goTo(0, 0);
    QSignalSpy changed(m_timeline, &Timeline::wishesChanged);
    PlayRange *range = m_timeline->range();
    QTest::mousePress(range, Qt::LeftButton, {}, QPoint(qRound(range->placeOf(20)), 5));
    QTest::mouseMove(range, QPoint(qRound(range->placeOf(10)), 5));
    QTest::mouseRelease(range, Qt::LeftButton, {}, QPoint(qRound(range->placeOf(10)), 5));
    QVERIFY(!range->isAll() && !changed.isEmpty());
    const TimeRange chosen = range->range();
    m_timeline->goTo(1, 0);
    QVERIFY(range->isAll());
    m_timeline->goTo(0, 0);
    QCOMPARE(range->range(), chosen);
    // The next state of the file has fewer frames.
    m_synthetic.scene.clips[0].last = 6;
    m_timeline->setClips(m_synthetic.scene.clips, m_timeline->wishes());
    m_timeline->goTo(0, 0);
    QCOMPARE(range->range(), TimeRange(0, 6));
}

void TestTimeline::secondClipRunsInStep()
{
    auto *button = control<QToolButton>("Blend");
    QVERIFY(!button->isVisible()); // there is one clip
    scene::Clip other = m_synthetic.scene.clips[0];
    other.name = QStringLiteral("run");
    other.first = 100;
    other.last = 110;
    m_synthetic.scene.clips.push_back(other);
    m_timeline->setClips(m_synthetic.scene.clips);
    m_timeline->goTo(0, 5);
    QVERIFY(button->isVisible() && !button->isChecked());
    QCOMPARE(m_timeline->mixAt(5), Mix());
    const QSignalSpy moved(m_timeline, &Timeline::moved);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(moved.size(), 1);
    auto *share = control<QSlider>("Share of the second animation");
    QVERIFY(share->isVisible());
    QCOMPARE(m_timeline->mixAt(5), (Mix{.clip = 1, .time = 102.5, .share = 0.5F}));
    QTest::keyClick(share, Qt::Key_Home);
    QCOMPARE(m_timeline->mixAt(5), Mix());
    QTest::keyClick(share, Qt::Key_End);
    QCOMPARE(m_timeline->mixAt(20), (Mix{.clip = 1, .time = 110, .share = 1}));
    // The next state of the file is blended, too, as long as both clips are there.
    m_timeline->setClips(m_synthetic.scene.clips, m_timeline->wishes());
    m_timeline->goTo(0, 0);
    QCOMPARE(m_timeline->mixAt(0).clip, 1);
    m_timeline->goTo(1, 100);
    QCOMPARE(m_timeline->mixAt(100), Mix()); // with itself
    m_synthetic.scene.clips.pop_back();
    m_timeline->setClips(m_synthetic.scene.clips, m_timeline->wishes());
    m_timeline->goTo(0, 0);
    QCOMPARE(m_timeline->mixAt(0), Mix());
    QVERIFY(!button->isVisible() && !share->isVisible());
}

void TestTimeline::modelIsKeptInPlace()
{
    auto *button = control<QToolButton>("Keep in place");
    QVERIFY(!button->isEnabled()); // nothing travels
    m_timeline->setRoot(2);
    QCOMPARE(m_timeline->mixAt(0).heldNode, -1);
    const QSignalSpy moved(m_timeline, &Timeline::moved);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(moved.size(), 1);
    QCOMPARE(m_timeline->mixAt(0).heldNode, 2);
    m_timeline->setClips(m_synthetic.scene.clips, m_timeline->wishes()); // the next state of the file
    m_timeline->goTo(0, 0);
    QCOMPARE(m_timeline->mixAt(0).heldNode, 2);
    m_timeline->setClips(m_synthetic.scene.clips); // another file
    m_timeline->goTo(0, 0);
    QCOMPARE(m_timeline->mixAt(0), Mix());
}

void TestTimeline::weightsHaveRowsOfTheirOwn()
{
    scene::Scene &scene = m_synthetic.scene;
    scene.nodes[2].name = QStringLiteral("head");
    scene.meshes[0].morphs.resize(2);
    scene.meshes[0].morphs[1].name = QStringLiteral("smile");
    add(2, {3, 8});
    scene::Channel &channel = scene.clips[0].channels.back();
    channel.target = scene::Channel::Target::Weight;
    channel.values.components = 1;
    channel.mesh = 0;
    channel.morph = 1;
    std::vector<KeyTick> ticks = keyTicks(prepared(), 0, -1);
    const std::vector<KeyOwner> owners = ownersOf(ticks);
    const KeyOwner smile{.node = 2, .mesh = 0, .morph = 1};
    QCOMPARE(owners, (std::vector<KeyOwner>{{.node = 1}, {.node = 2}, smile}));
    QCOMPARE(nameOf(owners[1], scene), QStringLiteral("head"));
    QCOMPARE(nameOf(smile, scene), QStringLiteral("head / smile"));
    QCOMPARE(nameOf({.node = 9, .mesh = 9, .morph = 9}, scene), QString());
    KeyRow *rows = m_timeline->rows();
    control<QToolButton>("Keys of all bones")->click();
    m_timeline->setRows(std::move(ticks), owners, {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
    QVERIFY(rows->rowTop(smile) && *rows->rowTop(smile) > rows->rowTop(2));
    rows->resize(600, 60);
    const QSignalSpy clicked(m_timeline, &Timeline::keyClicked);
    QTest::mouseClick(rows, Qt::LeftButton, {}, QPoint(qRound(rows->placeOf(8)) + 1, *rows->rowTop(smile) + 5));
    QCOMPARE(clicked.size(), 1);
    QCOMPARE(clicked[0][0].value<KeyTick>().owner, smile);
    // Of the node alone: in a lane below those of its places.
    m_timeline->goTo(0, 0);
    m_timeline->setKeys(keyTicks(prepared(), 0, 2), true);
    KeyRow *row = m_timeline->keys();
    QTest::mouseClick(row, Qt::LeftButton, {}, QPoint(qRound(row->placeOf(3)) + 1, row->height() - 2));
    QCOMPARE(m_timeline->time(), 3.0);
    QCOMPARE(clicked.size(), 2);
}

QTEST_MAIN(TestTimeline)
#include "tst_timeline.moc"
