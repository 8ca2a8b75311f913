#include "tests/widgets/preview/syntheticscene.h"
#include "widgets/preview/previewwidget.h"
#include "widgets/preview/timeline.h"

#include <QLabel>
#include <QMenu>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QWindow>

using namespace hexahedron;

class TestPreview : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void saysWhyThereIsNothing();
    void clickTellsTheTriangle();
    void clickOnASymbolTellsItsNode();
    void clickWithControlTellsTheVertex();
    void dragIsNoClick();
    void newerSceneReplacesOlder();
    void drawsOneSceneAfterAnother();
    void highlightOfAnythingIsHarmless();
    void withoutSceneNothingIsPicked();
    void menuHasTheButtonsWithoutRoom();
    void playChoosesAnAnimation();

private:
    bool show(const SyntheticScene &synthetic);
    /// The colour on the screen a little below the middle.
    QColor colorShown() const;
    /// Where a point of the view is for the mouse.
    QPoint middle() const { return QPoint(m_widget->surface()->width() / 2, m_widget->surface()->height() / 2); }

    std::unique_ptr<PreviewWidget> m_widget;
};

void TestPreview::init()
{
    m_widget = std::make_unique<PreviewWidget>();
    m_widget->resize(500, 400);
    m_widget->show();
}

void TestPreview::cleanup()
{
    m_widget.reset();
}

bool TestPreview::show(const SyntheticScene &synthetic)
{
    QSignalSpy shown(m_widget.get(), &PreviewWidget::shown);
    m_widget->setScene(synthetic.shared(), synthetic.streams());
    if (!shown.wait(20000))
        return false;
    if (!QTest::qWaitForWindowExposed(m_widget->surface()))
        return false;
    QTest::keyClick(m_widget->surface(), Qt::Key_1); // from the front
    m_widget->fitView();
    return true;
}

QColor TestPreview::colorShown() const
{
    const QPoint at = m_widget->surface()->mapToGlobal(middle() + QPoint(0, 20));
    return m_widget->screen()->grabWindow(0, at.x(), at.y(), 1, 1).toImage().pixelColor(0, 0);
}

void TestPreview::saysWhyThereIsNothing()
{
    auto *message = m_widget->findChild<QLabel *>(QStringLiteral("message"));
    QVERIFY(message);
    QVERIFY(!message->text().isEmpty());
    SyntheticScene animation;
    animation.scene.meshes.clear();
    animation.scene.clips.emplace_back();
    m_widget->setScene(animation.shared(), animation.streams());
    if (m_widget->isAvailable())
        QTRY_VERIFY(message->text().contains(QStringLiteral("another file")));
    m_widget->clear(QStringLiteral("Because."));
    if (m_widget->isAvailable())
        QCOMPARE(message->text(), QStringLiteral("Because."));
    else
        QVERIFY(message->text().contains(QStringLiteral("OpenGL")));
}

void TestPreview::clickTellsTheTriangle()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    const SyntheticScene synthetic;
    QVERIFY(show(synthetic));
    QSignalSpy picked(m_widget.get(), &PreviewWidget::picked);
    // Both triangles cover the middle of the view; the small one is in front.
    QTest::mouseClick(m_widget->surface(), Qt::LeftButton, {}, middle() + QPoint(0, 20));
    QCOMPARE(picked.size(), 1);
    QCOMPARE(picked[0][0].value<StreamId>(), 0);
    QCOMPARE(picked[0][1].value<ByteRange>(), synthetic.triangle(1));
    QTest::mouseClick(m_widget->surface(), Qt::LeftButton, {}, QPoint(2, 2));
    QCOMPARE(picked.size(), 1); // nothing there
}

void TestPreview::clickOnASymbolTellsItsNode()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    SyntheticScene synthetic;
    synthetic.scene.meshes.clear();
    synthetic.scene.nodes[0].symbol = scene::Symbol::Light;
    synthetic.scene.nodes[0].bytes = {3, 8};
    QVERIFY(show(synthetic));
    QSignalSpy picked(m_widget.get(), &PreviewWidget::picked);
    QTest::mouseClick(m_widget->surface(), Qt::LeftButton, {}, middle());
    QCOMPARE(picked.size(), 1);
    QCOMPARE(picked[0][1].value<ByteRange>(), (ByteRange{3, 8}));
}

void TestPreview::clickWithControlTellsTheVertex()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    const SyntheticScene synthetic;
    QVERIFY(show(synthetic));
    QSignalSpy picked(m_widget.get(), &PreviewWidget::picked);
    QTest::mouseClick(m_widget->surface(), Qt::LeftButton, Qt::ControlModifier, middle() + QPoint(0, 20));
    QCOMPARE(picked.size(), 1);
    const auto range = picked[0][1].value<ByteRange>();
    QCOMPARE(range.size(), qint64(12));
    const scene::Mesh &mesh = synthetic.scene.meshes[0];
    QVERIFY(range == mesh.vertexRange(3) || range == mesh.vertexRange(4) || range == mesh.vertexRange(5));
}

void TestPreview::dragIsNoClick()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    QVERIFY(show(SyntheticScene()));
    QSignalSpy picked(m_widget.get(), &PreviewWidget::picked);
    QTest::mousePress(m_widget->surface(), Qt::LeftButton, {}, middle());
    QTest::mouseMove(m_widget->surface(), middle() + QPoint(40, 10));
    QTest::mouseRelease(m_widget->surface(), Qt::LeftButton, {}, middle() + QPoint(40, 10));
    QCOMPARE(picked.size(), 0);
}

void TestPreview::newerSceneReplacesOlder()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    SyntheticScene older, newer;
    newer.scene.meshes[0].parts[0].indexCount = 3; // the large triangle alone
    m_widget->setScene(older.shared(), older.streams());
    QVERIFY(show(newer));
    QSignalSpy picked(m_widget.get(), &PreviewWidget::picked);
    QTest::mouseClick(m_widget->surface(), Qt::LeftButton, {}, middle() + QPoint(0, 20));
    QCOMPARE(picked.size(), 1);
    QCOMPARE(picked[0][1].value<ByteRange>(), newer.triangle(0));
}

void TestPreview::drawsOneSceneAfterAnother()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    SyntheticScene synthetic;
    synthetic.scene.materials.resize(1);
    synthetic.scene.meshes[0].parts[0].material = 0;
    synthetic.scene.materials[0].doubleSided = true;
    const auto isMostly = [this](int channel) {
        const QColor color = colorShown();
        const int rgb[] = {color.red(), color.green(), color.blue()};
        return rgb[channel] > rgb[(channel + 1) % 3] + 60 && rgb[channel] > rgb[(channel + 2) % 3] + 60;
    };
    for (const int channel : {0, 1, 2}) { // a red, a green and a blue one
        synthetic.scene.materials[0].color = {0, 0, 0, 1};
        synthetic.scene.materials[0].color[size_t(channel)] = 1;
        QVERIFY(show(synthetic));
        QTRY_VERIFY_WITH_TIMEOUT(isMostly(channel), 20000);
    }
}

void TestPreview::highlightOfAnythingIsHarmless()
{
    SyntheticScene synthetic;
    synthetic.scene.nodes[0].bytes = {0, 10};
    synthetic.scene.nodes[0].isJoint = true;
    m_widget->highlight(0, {0, 100}); // before there is a scene
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    QVERIFY(show(synthetic));
    for (qint64 begin = -5; begin < synthetic.size() + 5; begin += 3) {
        m_widget->highlight(0, {begin, begin + 7});
        m_widget->highlight(3, {begin, begin + 7});
        m_widget->fitSelection();
    }
    m_widget->highlight(0, {0, std::numeric_limits<qint64>::max()});
    m_widget->highlight(0, {});
    QSignalSpy picked(m_widget.get(), &PreviewWidget::picked);
    m_widget->fitView();
    m_widget->pickAt(middle() + QPoint(0, 20), {});
    QCOMPARE(picked.size(), 1);
}

void TestPreview::withoutSceneNothingIsPicked()
{
    QSignalSpy picked(m_widget.get(), &PreviewWidget::picked);
    m_widget->pickAt({10, 10});
    m_widget->fitView();
    m_widget->setScene(std::make_shared<scene::Scene>(), {});
    m_widget->setScene(nullptr, {});
    QCOMPARE(picked.size(), 0);
    QVERIFY(!m_widget->isPreparing());
}

void TestPreview::menuHasTheButtonsWithoutRoom()
{
    auto *menu = m_widget->findChild<QMenu *>();
    QVERIFY(menu);
    for (const int width : {500, 200, 500}) {
        m_widget->resize(width, 400);
        Q_EMIT menu->aboutToShow();
        int hidden = 0;
        for (const QToolButton *button : menu->parentWidget()->findChildren<QToolButton *>()) {
            if (button->menu() || !button->defaultAction() || button->defaultAction()->menu<QMenu *>() == menu)
                continue;
            hidden += button->isHidden();
            QCOMPARE(menu->actions().contains(button->defaultAction()), button->isHidden());
        }
        QCOMPARE(hidden > 0, width == 200);
    }
}

void TestPreview::playChoosesAnAnimation()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    SyntheticScene synthetic;
    synthetic.scene.clips.resize(2);
    synthetic.scene.clips[0].last = 10;
    QVERIFY(show(synthetic));
    const auto *timeline = m_widget->findChild<preview::Timeline *>();
    QVERIFY(timeline->isVisible());
    QCOMPARE(timeline->clip(), -1); // as stored
    QTest::mouseClick(timeline->findChild<QToolButton *>(), Qt::LeftButton);
    QCOMPARE(timeline->clip(), 0);
    QTRY_VERIFY(timeline->time() > 0);
}

QTEST_MAIN(TestPreview)
#include "tst_preview.moc"
