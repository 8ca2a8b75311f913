#include "tests/widgets/preview/syntheticscene.h"
#include "widgets/preview/keyrow.h"
#include "widgets/preview/timeline.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QMouseEvent>
#include <QSignalSpy>
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

QTEST_MAIN(TestTimeline)
#include "tst_timeline.moc"
