// What is changed by hand in the preview: with real mouse and keys, as one plan and one undo step each.
#include "tests/app/windowtest.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/urhobuilder.h"
#include "widgets/preview/keyrow.h"
#include "widgets/preview/previewwidget.h"
#include "widgets/preview/timeline.h"

#include <QStatusBar>
#include <QToolButton>

using namespace hexahedron;
using namespace hexahedron::test;
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
    void escapeGivesUpADraggedKey();
    void everyBoneHasARow();
    void keysOfAnAnimationAloneCanBeDragged();

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
    QTRY_VERIFY(m_window->session()->scene() && !m_window->preview()->isPreparing());
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
    for (QToolButton *button : timeline()->findChildren<QToolButton *>()) {
        if (button->accessibleName() == QLatin1String("Keys of all bones"))
            button->click();
    }
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

QTEST_MAIN(TestModelEditing)
#include "tst_modelediting.moc"
