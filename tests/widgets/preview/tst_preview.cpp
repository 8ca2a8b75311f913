#include "core/formats/registry.h"
#include "core/scene/filescene.h"
#include "tests/support/samples.h"
#include "tests/widgets/preview/syntheticscene.h"
#include "widgets/preview/orbitcamera.h"
#include "widgets/preview/previewwidget.h"
#include "widgets/preview/timeline.h"
#include "widgets/preview/uvpanel.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPointer>
#include <QScreen>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QToolTip>
#include <QTreeView>
#include <QWheelEvent>
#include <QWindow>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

using namespace hexahedron;

namespace {

struct Shown
{
    std::shared_ptr<const scene::Scene> scene;
    std::vector<Bytes> streams;
};

} // namespace

class TestPreview : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void saysWhyThereIsNothing();
    void largeSizesAreWrittenOut();
    void clickTellsTheTriangle();
    void clickOnASymbolTellsItsNode();
    void clickWithControlTellsTheVertex();
    void hoverNamesWhatAClickWouldTell();
    void clickOnAnEdgeTellsItsVertices();
    void measuresBetweenTwoPoints();
    void dragIsNoClick();
    void newerSceneReplacesOlder();
    void drawsOneSceneAfterAnother();
    void highlightOfAnythingIsHarmless();
    void withoutSceneNothingIsPicked();
    void menuHasTheButtonsWithoutRoom();
    void playChoosesAnAnimation();
    void sceneWithoutNodesReplacesAnAnimatedOne();
    void everyKindOfSceneReplacesEveryOther();
    void everySampleReplacesItsNeighbours();
    void fileThatShrinksIsNoMoreThanAWrongPicture();
    void everyDocumentIsLookedAtInItsOwnWay();
    void modelOfAnotherDocumentGoesAtOnce();
    void wheelKeepsWhatIsUnderThePointer();
    void fitShowsThePoseOfTheMoment();
    void selectedKeyMovesTheTime();
    void keysOfTheViews();
    void looksThroughTheCamerasOfTheFile();
    void fliesWhileTheRightButtonIsHeld();
    void tabLeavesTheModel();
    void controlsHaveNames();
    void linesAreDrawnAndClicked();
    void pictureOfOnesChoiceStaysWithTheDocument();
    void materialOfOnesChoiceStaysWithTheDocument();
    void hiddenPartIsNeitherSeenNorClicked();
    void partThatIsChosenTellsItsBytes();
    void levelOfDetailIsThatOfTheChoiceOrTheSelection();
    void menuOffersWhatCanBeDoneWithAPart();
    void backgroundAndTexturesMayBeSquares();
    void backgroundMayBeAPicture();
    void edgesLieOnTheSurface();
    void shadingsTellWhatTheyAreFor();
    void darkVerticesAreSeenWithoutTheirColours();
    void lightsOfTheSceneLightIt();
    void manyLightsAreNotAllShown();
    void ghostShowsTheKeyBefore();
    void particlesFlyWhileTheyAreWanted();
    void textureCoordinatesAreInStepWithTheModel();
    void withoutOpenGlThePanelsWork();
    void largeModelIsCoarseWhileItMovesAndWholeAtRest();
    void eachOfManyPartsIsWhatItIs_data();
    void eachOfManyPartsIsWhatItIs();

private:
    bool show(const SyntheticScene &synthetic, const QObject *document = nullptr);
    /// The list of parts and the texture coordinates, beside the view.
    void openPanels();
    /// Shows a scene in place of the one before, and does a little of everything with it.
    void useFor(const Shown &shown);
    /// Lets the renderer take what has changed.
    static void drawSome();
    /// The colour on the screen a little below the middle.
    QColor colorShown() const;
    /// Of a button or in the menu.
    QAction *action(const char *text) const;
    bool isGreen() const
    {
        const QColor color = colorShown();
        return color.green() > color.red() + 60 && color.green() > color.blue() + 60;
    }
    bool isRed() const
    {
        const QColor color = colorShown();
        return color.red() > color.green() + 60 && color.red() > color.blue() + 60;
    }
    /// What a click a little below the middle tells.
    ByteRange clicked() const
    {
        QSignalSpy picked(m_widget.get(), &PreviewWidget::picked);
        QTest::mouseClick(m_widget->surface(), Qt::LeftButton, {}, middle() + QPoint(0, 20));
        return picked.isEmpty() ? ByteRange() : picked.last()[1].value<ByteRange>();
    }
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

void TestPreview::drawSome()
{
    for (int i = 0; i < 20; ++i)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
}

bool TestPreview::show(const SyntheticScene &synthetic, const QObject *document)
{
    QSignalSpy shown(m_widget.get(), &PreviewWidget::shown);
    m_widget->setScene(synthetic.shared(), synthetic.streams(), document);
    if (!shown.wait(20000))
        return false;
    if (!QTest::qWaitForWindowExposed(m_widget->surface()))
        return false;
    if (document)
        return true;
    QTest::keyClick(m_widget->surface(), Qt::Key_1); // from the front
    m_widget->fitView();
    return true;
}

QColor TestPreview::colorShown() const
{
    const QPoint at = m_widget->surface()->mapToGlobal(middle() + QPoint(0, 20));
    return m_widget->screen()->grabWindow(0, at.x(), at.y(), 1, 1).toImage().pixelColor(0, 0);
}

QAction *TestPreview::action(const char *text) const
{
    for (QAction *action : m_widget->findChildren<QAction *>()) {
        if (action->text() == QString::fromUtf8(text))
            return action;
    }
    return nullptr;
}

void TestPreview::largeSizesAreWrittenOut()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    SyntheticScene synthetic;
    synthetic.scene.nodes[0].scale = {1000, 1, 0.001F};
    m_widget->setScene(synthetic.shared(), synthetic.streams());
    const QList<QLabel *> labels = m_widget->findChildren<QLabel *>();
    const QString size = QStringLiteral("size %1 × 8 × 0.002").arg(m_widget->locale().toString(8000.0, 'f', 0));
    QTRY_VERIFY(std::ranges::any_of(labels, [&](const QLabel *label) { return label->text().contains(size); }));
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
    SyntheticScene broken; // vertices, but no triangles
    broken.scene.meshes[0].parts[0].indexCount = 0;
    m_widget->setScene(broken.shared(), broken.streams());
    if (m_widget->isAvailable())
        QTRY_VERIFY2(message->isVisible() && message->text().contains(QStringLiteral("Nothing to draw")),
                     qPrintable(message->text()));
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

void TestPreview::hoverNamesWhatAClickWouldTell()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    const SyntheticScene synthetic;
    QVERIFY(show(synthetic));
    m_widget->setNamer([](StreamId, ByteRange range) { return QStringLiteral("at %1").arg(range.begin); });
    QTest::mouseMove(m_widget->surface(), QPoint(2, 2)); // it may be there already, and then it does not move
    QTest::mouseMove(m_widget->surface(), middle() + QPoint(0, 20));
    QTRY_COMPARE(QToolTip::text(), QStringLiteral("at %1").arg(synthetic.triangle(1).begin));
    QTest::mouseMove(m_widget->surface(), QPoint(2, 2)); // nothing there
    QTRY_VERIFY(!QToolTip::isVisible());
}

void TestPreview::clickOnAnEdgeTellsItsVertices()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    const SyntheticScene synthetic;
    QVERIFY(show(synthetic));
    m_widget->setNamer([](StreamId, ByteRange range) { return QStringLiteral("v[%1]").arg(range.begin); });
    QSignalSpy picked(m_widget.get(), &PreviewWidget::picked);
    const scene::Mesh &mesh = synthetic.scene.meshes[0];
    const scene::Vec3 pixel = m_widget->camera()->toScreen({-2, 1, 0}); // between the first vertex and the third
    const QPoint left{int(pixel.x) + 3, int(pixel.y)}, outside{int(pixel.x) - 3, int(pixel.y)};
    QTest::mouseClick(m_widget->surface(), Qt::LeftButton, {}, left);
    QCOMPARE(picked.size(), 1);
    QCOMPARE(picked[0][1].value<ByteRange>(), synthetic.triangle(0));
    action("Wireframe")->trigger();
    for (const QPoint &at : {left, outside}) {
        picked.clear();
        QTest::mouseClick(m_widget->surface(), Qt::LeftButton, {}, at);
        QCOMPARE(picked.size(), 1);
        QCOMPARE(picked[0][1].value<ByteRange>(), mesh.vertexRange(0)); // the bytes of the other lie elsewhere
    }
    QTest::mouseMove(m_widget->surface(), left + QPoint(1, 0));
    QTRY_COMPARE(QToolTip::text(),
                 QStringLiteral("edge v[%1] – [%2]").arg(mesh.vertexRange(2).begin).arg(mesh.vertexRange(0).begin));
    // Those of neighbours are selected together, and the middle of the triangle is the triangle.
    const scene::Vec3 below = m_widget->camera()->toScreen({0, -3, 0});
    QTest::mouseClick(m_widget->surface(), Qt::LeftButton, {}, QPoint(int(below.x), int(below.y) - 2));
    QCOMPARE(picked.last()[1].value<ByteRange>(), (ByteRange{mesh.vertexRange(0).begin, mesh.vertexRange(1).end}));
    QTest::mouseClick(m_widget->surface(), Qt::LeftButton, {}, middle() + QPoint(0, 20));
    QCOMPARE(picked.last()[1].value<ByteRange>(), synthetic.triangle(1));
}

void TestPreview::measuresBetweenTwoPoints()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    QVERIFY(show(SyntheticScene()));
    QSignalSpy said(m_widget.get(), &PreviewWidget::said), picked(m_widget.get(), &PreviewWidget::picked);
    const auto lastSaid = [&] { return said.isEmpty() ? QString() : said.last()[0].toString(); };
    const auto pixelOf = [this](const scene::Vec3 &at) {
        const scene::Vec3 pixel = m_widget->camera()->toScreen(at);
        return QPoint(int(pixel.x), int(pixel.y));
    };
    QTest::keyClick(m_widget->surface(), Qt::Key_M);
    QTest::mouseClick(m_widget->surface(), Qt::LeftButton, {}, pixelOf({-4, -3, 0}) + QPoint(3, -2));
    QTest::mouseMove(m_widget->surface(), pixelOf({4, -3, 0}) + QPoint(-2, -3)); // seen before it is clicked
    QTRY_COMPARE(lastSaid(), QStringLiteral("distance 8 (x 8, y 0, z 0)"));
    QTest::mouseClick(m_widget->surface(), Qt::LeftButton, {}, pixelOf({0, 5, 0}) + QPoint(0, 4));
    QCOMPARE(lastSaid(), QStringLiteral("distance 8.9443 (x 4, y 8, z 0)"));
    QTest::mouseMove(m_widget->surface(), pixelOf({4, -3, 0})); // it has been measured
    QCOMPARE(lastSaid(), QStringLiteral("distance 8.9443 (x 4, y 8, z 0)"));
    QCOMPARE(picked.size(), 0);
    QTest::keyClick(m_widget->surface(), Qt::Key_Escape);
    QTest::mouseClick(m_widget->surface(), Qt::LeftButton, {}, middle() + QPoint(0, 20));
    QCOMPARE(picked.size(), 1); // a click is one again
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
    for (const int width : {560, 200, 560}) {
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
    for (QToolButton *button : timeline->findChildren<QToolButton *>()) {
        if (button->accessibleName() == QLatin1String("Play"))
            QTest::mouseClick(button, Qt::LeftButton);
    }
    QCOMPARE(timeline->clip(), 0);
    QTRY_VERIFY(timeline->time() > 0);
}

namespace {

/// Of the small scene with a clip that makes it a hundred times as large.
SyntheticScene growing()
{
    SyntheticScene synthetic;
    scene::Clip clip;
    clip.last = 10;
    const qint64 at = synthetic.size();
    for (const scene::Vec3 &key : {scene::Vec3{1, 1, 1}, {100, 100, 100}})
        synthetic.addVector(key);
    const qint64 times = synthetic.size();
    for (const float time : {0.f, 10.f})
        synthetic.add(time);
    clip.channels.push_back({.target = scene::Channel::Target::Scale,
                             .node = 0,
                             .times = SyntheticScene::view(scene::Component::F32, 1, 2, 4, times),
                             .values = SyntheticScene::view(scene::Component::F32, 3, 2, 12, at)});
    synthetic.scene.clips.push_back(clip);
    return synthetic;
}

Shown shownOf(const QString &file)
{
    const std::optional<Bytes> bytes = Bytes::fromFile(file);
    const auto tree = readTree(bytes.value_or(Bytes()), file);
    Shown result{sceneOf(*tree, firstSceneFile(*tree)), {}};
    for (StreamId id = 0; id < tree->streamCount(); ++id)
        result.streams.push_back(tree->bytes(id));
    return result;
}

/// What the preview does differently: scenes of one kind are alike to it.
QString kindOf(const scene::Scene *scene)
{
    if (!scene)
        return QStringLiteral("nothing");
    const auto has = [](bool is, const char *what) { return is ? QString::fromLatin1(what) : QString(); };
    bool isSkinned = false, hasMorphs = false;
    for (const scene::Mesh &mesh : scene->meshes) {
        isSkinned = isSkinned || !mesh.joints.empty();
        hasMorphs = hasMorphs || !mesh.morphs.empty();
    }
    return has(scene->picture.has_value(), "picture ") + has(!scene->nodes.empty(), "nodes ")
           + has(!scene->meshes.empty(), "meshes ") + has(!scene->clips.empty(), "clips ")
           + has(!scene->textures.empty(), "textures ") + has(isSkinned, "skins ") + has(hasMorphs, "morphs ");
}

} // namespace

void TestPreview::useFor(const Shown &shown)
{
    m_widget->setScene(shown.scene, shown.streams);
    QTRY_VERIFY_WITH_TIMEOUT(!m_widget->isPreparing(), 20000);
    auto *timeline = m_widget->findChild<preview::Timeline *>();
    if (timeline->isVisibleTo(m_widget.get()))
        timeline->goTo(0, 1);
    m_widget->highlight(0, {0, 1000});
    m_widget->pickAt({50, 50});
    m_widget->fitSelection();
    QTest::mouseClick(m_widget->findChild<preview::UvPanel *>()->canvas(), Qt::LeftButton);
    QTest::keyClick(m_widget->findChild<QTreeView *>(), Qt::Key_Down);
    QTest::keyClick(m_widget->findChild<QTreeView *>(), Qt::Key_Space);
    drawSome();
}

void TestPreview::openPanels()
{
    m_widget->resize(900, 500);
    drawSome();
    // Until the window manager has given the room that two of them need, one takes the place of the other.
    const auto areOpen = [this] {
        for (const char *panel : {"Parts", "Texture coordinates"})
            action(panel)->setChecked(true);
        return m_widget->findChild<preview::UvPanel *>()->isVisible()
               && m_widget->findChild<QTreeView *>()->isVisible();
    };
    QVERIFY(QTest::qWaitFor(areOpen));
}

void TestPreview::sceneWithoutNodesReplacesAnAnimatedOne()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    SyntheticScene empty;
    empty.scene.meshes.clear();
    empty.scene.nodes.clear();
    empty.scene.textures.emplace_back();
    auto *message = m_widget->findChild<QLabel *>(QStringLiteral("message"));
    for (int i = 0; i < 2; ++i) {
        QVERIFY(show(growing()));
        auto *timeline = m_widget->findChild<preview::Timeline *>();
        timeline->goTo(0, 5);
        m_widget->setScene(empty.shared(), empty.streams());
        QTRY_VERIFY_WITH_TIMEOUT(message->isVisible() && !m_widget->isPreparing(), 20000);
        QVERIFY(!timeline->isVisible());
        m_widget->pickAt({10, 10});
        m_widget->fitView();
        m_widget->fitSelection();
        m_widget->highlight(0, {0, 100});
        m_widget->highlight(0, {});
        drawSome();
    }
}

void TestPreview::everyKindOfSceneReplacesEveryOther()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    openPanels();
    std::map<QString, Shown> kinds;
    for (const QString &file : test::sampleFilesIn(test::madeSamples(), test::allSamplePatterns())) {
        Shown shown = shownOf(file);
        kinds.try_emplace(kindOf(shown.scene.get()), std::move(shown));
    }
    QVERIFY(kinds.size() > 6);
    for (const auto &[name, one] : kinds) {
        for (const auto &[other, another] : kinds) {
            useFor(one);
            useFor(another);
            if (QTest::currentTestFailed())
                return;
        }
    }
}

void TestPreview::everySampleReplacesItsNeighbours()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    openPanels();
    constexpr qint64 SmallFile = 20'000;
    std::vector<QString> names;
    std::vector<Shown> scenes;
    for (const QString &file : test::sampleFiles(test::allSamplePatterns())) {
        Shown shown = QFileInfo(file).size() <= SmallFile ? shownOf(file) : Shown();
        if (!shown.scene)
            continue;
        names.push_back(file);
        scenes.push_back(std::move(shown));
    }
    QVERIFY(scenes.size() > 100);
    // Once after a file of the same folder and once after one of another format.
    size_t far = scenes.size() / 3 * 2;
    while (std::gcd(far, scenes.size()) != 1)
        ++far;
    for (const size_t step : {size_t(1), far}) {
        for (size_t i = 0; i < scenes.size(); ++i) {
            const size_t at = i * step % scenes.size();
            useFor(scenes[at]);
            QVERIFY2(!QTest::currentTestFailed(), qPrintable(names[at]));
        }
    }
}

void TestPreview::fileThatShrinksIsNoMoreThanAWrongPicture()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    const SyntheticScene synthetic = growing();
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("model"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray content = synthetic.streams()[0].toByteArray();
    content.append(QByteArray(100'000, 0)); // pages that go
    file.write(content);
    file.flush();
    const std::vector<Bytes> streams{*Bytes::fromFile(path)};
    QSignalSpy shown(m_widget.get(), &PreviewWidget::shown);
    m_widget->setScene(synthetic.shared(), streams);
    QVERIFY(shown.wait(20000));
    auto *timeline = m_widget->findChild<preview::Timeline *>();
    timeline->goTo(0, 5);
    QVERIFY(file.resize(0));
    timeline->goTo(0, 7);
    m_widget->highlight(0, {0, 1000});
    m_widget->setScene(synthetic.shared(), streams); // all of it is read again
    QTRY_VERIFY_WITH_TIMEOUT(!m_widget->isPreparing(), 20000);
    timeline->goTo(0, 2);
    drawSome();
}

void TestPreview::everyDocumentIsLookedAtInItsOwnWay()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    const SyntheticScene small;
    SyntheticScene large = growing();
    large.scene.nodes[0].translation = {0, 0, 50};
    QObject first, second;
    QVERIFY(show(small, &first));
    const QVector3D oblique = m_widget->camera()->eye();
    QTest::keyClick(m_widget->surface(), Qt::Key_7);
    const QVector3D fromAbove = m_widget->camera()->eye();
    QVERIFY(oblique != fromAbove);
    QVERIFY(show(large, &second));
    auto *timeline = m_widget->findChild<preview::Timeline *>();
    timeline->goTo(0, 3);
    QVERIFY(m_widget->camera()->target().z() > 40); // fitted, and not from above
    QVERIFY(m_widget->camera()->eye().y() < m_widget->camera()->distance() / 2);
    m_widget->clear();
    QVERIFY(show(small, &first));
    QCOMPARE(m_widget->camera()->eye(), fromAbove);
    QVERIFY(show(large, &second));
    QCOMPARE(timeline->time(), 3.0);
}

void TestPreview::modelOfAnotherDocumentGoesAtOnce()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    const QObject one, other;
    auto *message = m_widget->findChild<QLabel *>(QStringLiteral("message"));
    QVERIFY(show(SyntheticScene(), &one));
    QVERIFY(!message->isVisible());
    m_widget->setScene(SyntheticScene().shared(), SyntheticScene().streams(), &one); // after an edit: no flicker
    QVERIFY(!message->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(!m_widget->isPreparing(), 20000);
    m_widget->setScene(SyntheticScene().shared(), SyntheticScene().streams(), &other);
    QVERIFY(message->isVisible());
    QVERIFY(message->text().contains(QStringLiteral("Preparing")));
    QTRY_VERIFY_WITH_TIMEOUT(!message->isVisible(), 20000);
}

void TestPreview::wheelKeepsWhatIsUnderThePointer()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    QVERIFY(show(SyntheticScene()));
    const preview::OrbitCamera &camera = *m_widget->camera();
    const QPointF at(middle().x() + 40, middle().y() + 30); // on the large triangle
    const float before = camera.distance();
    const QVector3D point = camera.onPlane(at, QVector3D(0, 0, 0));
    QWheelEvent wheel(at, m_widget->surface()->mapToGlobal(at), {}, {0, 360}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(m_widget->surface(), &wheel);
    QVERIFY(camera.distance() < before * 0.8f);
    const scene::Vec3 after = camera.toScreen({point.x(), point.y(), point.z()});
    QVERIFY(std::abs(double(after.x) - at.x()) < 2);
    QVERIFY(std::abs(double(after.y) - at.y()) < 2);
}

void TestPreview::fitShowsThePoseOfTheMoment()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    QVERIFY(show(growing()));
    const float before = m_widget->camera()->distance();
    m_widget->findChild<preview::Timeline *>()->goTo(0, 10);
    QTest::keyClick(m_widget->surface(), Qt::Key_F);
    QVERIFY(m_widget->camera()->distance() > before * 50);
}

void TestPreview::selectedKeyMovesTheTime()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    const SyntheticScene synthetic = growing();
    QVERIFY(show(synthetic));
    auto *timeline = m_widget->findChild<preview::Timeline *>();
    const qint64 second = synthetic.scene.clips[0].channels[0].values.begin + 12;
    m_widget->highlight(0, {second, second + 12});
    QCOMPARE(timeline->clip(), 0);
    QCOMPARE(timeline->time(), 10.0);
    m_widget->highlight(0, {second - 12, second + 12}); // both: no moment
    QCOMPARE(timeline->time(), 10.0);
}

void TestPreview::keysOfTheViews()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    QVERIFY(show(SyntheticScene()));
    const auto direction = [this] { return (m_widget->camera()->eye() - m_widget->camera()->target()).normalized(); };
    struct Case
    {
        Qt::Key key;
        Qt::KeyboardModifiers modifiers;
        QVector3D from;
    };
    for (const Case &c :
         {Case{Qt::Key_1, {}, {0, 0, 1}}, Case{Qt::Key_1, Qt::ControlModifier, {0, 0, -1}},
          Case{Qt::Key_3, {}, {1, 0, 0}}, Case{Qt::Key_3, Qt::ControlModifier, {-1, 0, 0}},
          Case{Qt::Key_7, Qt::KeypadModifier, {0, 1, 0}}, Case{Qt::Key_7, Qt::ControlModifier, {0, -1, 0}}}) {
        QTest::keyClick(m_widget->surface(), c.key, c.modifiers);
        QVERIFY((direction() - c.from).length() < 0.01f);
    }
    QVERIFY(!m_widget->camera()->isOrthographic());
    QTest::keyClick(m_widget->surface(), Qt::Key_5);
    QVERIFY(m_widget->camera()->isOrthographic());
    QTest::keyClick(m_widget->surface(), Qt::Key_5, Qt::KeypadModifier);
    QVERIFY(!m_widget->camera()->isOrthographic());
    // The small triangle is a part of the model, so the eye comes nearer.
    const SyntheticScene scene;
    m_widget->highlight(0, scene.triangle(1));
    m_widget->fitView();
    const float far = m_widget->camera()->distance();
    QTest::keyClick(m_widget->surface(), Qt::Key_F, Qt::ShiftModifier);
    QVERIFY(m_widget->camera()->distance() < far / 2);
    QTest::keyClick(m_widget->surface(), Qt::Key_F);
    QCOMPARE(m_widget->camera()->distance(), far);
}

void TestPreview::looksThroughTheCamerasOfTheFile()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    SyntheticScene synthetic;
    scene::Node perspective;
    perspective.name = perspective.path = QStringLiteral("near");
    perspective.symbol = scene::Symbol::Camera;
    perspective.translation = {0, 1, 9};
    perspective.opening = 0.5F;
    perspective.bytes = {3, 8};
    scene::Node parallel = perspective;
    parallel.name = parallel.path = QStringLiteral("flat");
    parallel.translation = {0, 30, 0};
    parallel.rotation = {std::sqrt(0.5F), -std::sqrt(0.5F), 0, 0}; // looks down
    parallel.opening = 0;
    parallel.viewHeight = 12;
    parallel.bytes = {8, 12};
    synthetic.scene.nodes.push_back(perspective);
    synthetic.scene.nodes.push_back(parallel);
    QVERIFY(show(synthetic));
    const preview::OrbitCamera &camera = *m_widget->camera();
    const auto edge = [&](double y) { return camera.ray(QPointF(camera.viewport().width() / 2, y)); };

    QVERIFY(action("near"));
    action("near")->trigger();
    QVERIFY(camera.isGiven());
    QVERIFY(!camera.isOrthographic());
    QVERIFY((camera.eye() - QVector3D(0, 1, 9)).length() < 1e-4F);
    const preview::Ray top = edge(0);
    QVERIFY(std::abs(std::atan2(top.direction.y, -top.direction.z) - 0.25F) < 1e-3F);
    // Who turns the model goes on from there, and sees it as large as it was.
    const scene::Vec3 before = camera.toScreen({1, camera.target().y(), camera.target().z()});
    QTest::keyClick(m_widget->surface(), Qt::Key_Left);
    QTest::keyClick(m_widget->surface(), Qt::Key_Right);
    QVERIFY(!camera.isGiven());
    const scene::Vec3 after = camera.toScreen({1, camera.target().y(), camera.target().z()});
    QVERIFY(std::abs(before.x - after.x) < 1);

    m_widget->lookThrough(0, {8, 12});
    QVERIFY(camera.isGiven());
    QVERIFY(camera.isOrthographic());
    QVERIFY(std::abs(edge(0).origin.z - edge(camera.viewport().height()).origin.z + 12) < 1e-3F);
    QVERIFY(edge(0).direction.y < -0.999F);
    QTest::keyClick(m_widget->surface(), Qt::Key_1);
    QVERIFY(!camera.isGiven());
    QVERIFY(!camera.isOrthographic());

    m_widget->fitView();
    const scene::Vec3 place = camera.toScreen({0, 1, 9});
    const QPoint symbol{int(place.x), int(place.y)};
    QTest::mouseDClick(m_widget->surface(), Qt::LeftButton, {}, symbol);
    QVERIFY(camera.isGiven());
    QVERIFY((camera.eye() - QVector3D(0, 1, 9)).length() < 1e-4F);
    QTest::mousePress(m_widget->surface(), Qt::LeftButton, {}, middle());
    QTest::mouseMove(m_widget->surface(), middle() + QPoint(30, 0));
    QTest::mouseRelease(m_widget->surface(), Qt::LeftButton, {}, middle() + QPoint(30, 0));
    QVERIFY(!camera.isGiven());
}

void TestPreview::fliesWhileTheRightButtonIsHeld()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    QVERIFY(show(SyntheticScene())); // seen along -z
    const preview::OrbitCamera &camera = *m_widget->camera();
    QWindow *view = m_widget->surface();
    QSignalSpy said(m_widget.get(), &PreviewWidget::said);
    const QVector3D before = camera.eye();
    QTest::mousePress(view, Qt::RightButton, {}, middle());
    QTest::keyPress(view, Qt::Key_W);
    QTRY_VERIFY(camera.eye().z() < before.z());
    QVERIFY(camera.target().z() < 1); // which is not what it turns around
    QTest::keyRelease(view, Qt::Key_W);
    QTest::keyPress(view, Qt::Key_D);
    QTRY_VERIFY(camera.eye().x() > before.x());
    QTest::keyRelease(view, Qt::Key_D);
    QCoreApplication::processEvents();
    const QVector3D stands = camera.eye();
    QTest::mouseMove(view, middle() + QPoint(40, 10)); // the eye turns where it is
    QTRY_VERIFY(camera.target().x() > stands.x());
    QVERIFY((camera.eye() - stands).length() < 1e-3F);
    const QPointF at = middle();
    QWheelEvent wheel(at, view->mapToGlobal(at), {}, {0, 120}, Qt::RightButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(view, &wheel);
    QVERIFY(!said.isEmpty() && said.last()[0].toString().contains(QStringLiteral("1.25")));
    QVERIFY((camera.eye() - stands).length() < 1e-3F); // does not zoom
    QTest::mouseRelease(view, Qt::RightButton, {}, middle() + QPoint(40, 10));
    QVERIFY(!QApplication::activePopupWidget()); // that was no click
    QVERIFY(!action("Move")->isChecked());
    QTest::mousePress(view, Qt::RightButton, {}, middle());
    QCoreApplication::sendEvent(view, &wheel);
    QTest::mouseRelease(view, Qt::RightButton, {}, middle());
    QVERIFY(!QApplication::activePopupWidget()); // nor that
    QTest::keyClick(view, Qt::Key_W);            // what it is without the button
    QVERIFY(action("Move")->isChecked());
    QTest::mouseClick(view, Qt::RightButton, {}, middle());
    QTRY_VERIFY(QApplication::activePopupWidget());
    QApplication::activePopupWidget()->close();
}

void TestPreview::tabLeavesTheModel()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    QWidget window;
    QHBoxLayout layout(&window);
    QLineEdit before, after;
    layout.addWidget(&before);
    layout.addWidget(m_widget.get());
    layout.addWidget(&after);
    const auto outlive = qScopeGuard([this] { m_widget->setParent(nullptr); });
    window.show();
    QVERIFY(show(SyntheticScene()));
    QTest::keyClick(m_widget->surface(), Qt::Key_Tab);
    QTRY_COMPARE(window.focusWidget(), &after);
    QTest::keyClick(m_widget->surface(), Qt::Key_Tab, Qt::ShiftModifier);
    QTRY_VERIFY(window.focusWidget() && window.focusWidget() != &after);
}

void TestPreview::controlsHaveNames()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    QVERIFY(show(growing()));
    const auto *timeline = m_widget->findChild<preview::Timeline *>();
    for (const QWidget *control : timeline->findChildren<QWidget *>()) {
        if (control->focusPolicy() != Qt::NoFocus && control->parentWidget() == timeline)
            QVERIFY2(!control->accessibleName().isEmpty(), control->metaObject()->className());
    }
    bool isNamed = false;
    for (const QWidget *part : m_widget->findChildren<QWidget *>())
        isNamed = isNamed || part->accessibleName().contains(QStringLiteral("three dimensions"));
    QVERIFY(isNamed);
    QVERIFY(m_widget->minimumSizeHint().width() <= 240);
}

void TestPreview::linesAreDrawnAndClicked()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    SyntheticScene synthetic;
    scene::Part &part = synthetic.scene.meshes[0].parts[0];
    part.primitive = scene::Primitive::Lines;
    part.indexCount = 2; // from -4, -3 to 4, -3
    QVERIFY(show(synthetic));
    const scene::Vec3 on = m_widget->camera()->toScreen({1, -3, 0});
    QSignalSpy picked(m_widget.get(), &PreviewWidget::picked);
    QTest::mouseClick(m_widget->surface(), Qt::LeftButton, {}, QPoint(int(on.x), int(on.y)));
    QCOMPARE(picked.size(), 1);
    QCOMPARE(picked[0][1].value<ByteRange>(), part.elementRange(0));
    const auto hasOtherColours = [&] {
        const QPoint at = m_widget->surface()->mapToGlobal(QPoint(int(on.x), int(on.y)));
        const QImage image = m_widget->screen()->grabWindow(0, at.x(), at.y() - 4, 1, 9).toImage();
        for (int y = 1; y < image.height(); ++y) {
            if (image.pixelColor(0, y).lightness() > image.pixelColor(0, 0).lightness() + 60)
                return true;
        }
        return false;
    };
    for (QAction *action : m_widget->findChildren<QAction *>()) {
        if (action->text() == QStringLiteral("Grid") && action->isChecked())
            action->trigger();
        if (action->text() == QStringLiteral("Dark background"))
            action->trigger();
    }
    QTRY_VERIFY_WITH_TIMEOUT(hasOtherColours(), 20000);
    QVERIFY(m_widget->findChildren<QLabel *>().size() > 1);
}

namespace {

/// With coordinates that take all of a picture, and the two triangles as two parts.
SyntheticScene twoParts()
{
    SyntheticScene synthetic;
    scene::Mesh &mesh = synthetic.scene.meshes[0];
    mesh.texCoords = {SyntheticScene::view(scene::Component::F32, 2, 6, 8, synthetic.size())};
    for (const float number : {0.f, 0.f, 1.f, 0.f, 0.5f, 1.f, 0.f, 0.f, 1.f, 0.f, 0.5f, 1.f})
        synthetic.add(number);
    mesh.parts.push_back(mesh.parts[0]);
    mesh.parts[0].indexCount = mesh.parts[1].indexCount = mesh.parts[1].firstIndex = 3;
    mesh.parts[0].path = QStringLiteral("large");
    mesh.parts[1].path = QStringLiteral("small");
    return synthetic;
}

} // namespace

void TestPreview::pictureOfOnesChoiceStaysWithTheDocument()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    const QTemporaryDir folder;
    QImage red(8, 8, QImage::Format_RGB32);
    red.fill(QColor(230, 20, 20));
    const QString picture = folder.filePath(QStringLiteral("red.png")), text = folder.filePath(QStringLiteral("text"));
    QVERIFY(red.save(picture));
    QFile other(text);
    QVERIFY(other.open(QIODevice::WriteOnly) && other.write("no picture") > 0);
    other.close();
    const QString small = QStringLiteral("\nsmall");
    const QObject document, another;
    QVERIFY(show(twoParts(), &document));
    QTest::keyClick(m_widget->surface(), Qt::Key_1);
    m_widget->fitView();
    QVERIFY(!isRed());
    m_widget->paintPart(small, picture);
    QTRY_VERIFY_WITH_TIMEOUT(isRed(), 20000);
    QVERIFY(show(twoParts(), &another));
    QTest::keyClick(m_widget->surface(), Qt::Key_1);
    m_widget->fitView();
    QTRY_VERIFY_WITH_TIMEOUT(!isRed(), 20000);
    QVERIFY(show(twoParts(), &document));
    QTRY_VERIFY_WITH_TIMEOUT(isRed(), 20000);
    m_widget->paintPart(small, {});
    QTRY_VERIFY_WITH_TIMEOUT(!isRed(), 20000);
    m_widget->paintPart(small, text);
    const auto isSaid = [this] {
        const auto labels = m_widget->findChildren<QLabel *>();
        return std::ranges::any_of(labels, [](const QLabel *l) { return l->text().contains(u"is no picture"); });
    };
    QTRY_VERIFY_WITH_TIMEOUT(isSaid(), 20000);
}

void TestPreview::materialOfOnesChoiceStaysWithTheDocument()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    static constexpr scene::MaterialFiles files{
        .around =
            [](const QString &model) {
                return QStringList{model + QStringLiteral("/a/Materials/Grey.xml"),
                                   model + QStringLiteral("/Materials/Red.xml")};
            },
        .add =
            [](scene::Scene &scene, const QString &, const QString &file) {
                scene::Material material;
                material.color = file.contains(u"Red") ? std::array<float, 4>{0.9F, 0.05F, 0.05F, 1}
                                                       : std::array<float, 4>{0.5F, 0.5F, 0.5F, 1};
                scene.materials.push_back(material);
                return int(scene.materials.size()) - 1;
            }};
    SyntheticScene synthetic = twoParts();
    synthetic.scene.materialFiles = &files;
    synthetic.scene.modelFile = QStringLiteral("/x");
    const QObject document;
    QVERIFY(show(synthetic, &document));
    QTest::keyClick(m_widget->surface(), Qt::Key_1);
    m_widget->fitView();
    QVERIFY(!isRed());
    QTest::mouseClick(m_widget->surface(), Qt::RightButton, {}, middle() + QPoint(0, 20));
    QPointer<QWidget> menu = QApplication::activePopupWidget();
    QVERIFY(menu && action("Choose &Material…"));
    QTimer::singleShot(0, m_widget.get(), [] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        auto *list = dialog->findChild<QListWidget *>();
        QTRY_COMPARE(list->count(), 2);
        QTest::keyClicks(dialog->findChild<QLineEdit *>(), QStringLiteral("rials/re"));
        QVERIFY(list->item(0)->isHidden() && list->currentItem() == list->item(1));
        dialog->accept();
    });
    action("Choose &Material…")->trigger();
    menu->close();
    QTRY_VERIFY_WITH_TIMEOUT(isRed(), 20000);
    QVERIFY(show(synthetic, &document)); // as after an edit
    QTRY_VERIFY_WITH_TIMEOUT(isRed(), 20000);
}

void TestPreview::hiddenPartIsNeitherSeenNorClicked()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    SyntheticScene synthetic = twoParts();
    synthetic.scene.materials.resize(1);
    synthetic.scene.materials[0].color = {1, 0, 0, 1};
    synthetic.scene.meshes[0].parts[1].material = 0;
    action("Grid")->setChecked(false); // its letters would be in the way
    QVERIFY(show(synthetic));
    QTRY_VERIFY_WITH_TIMEOUT(isRed(), 20000);
    const auto &parts = synthetic.scene.meshes[0].parts;
    QCOMPARE(clicked(), parts[1].elementRange(0));
    QTest::keyClick(m_widget->surface(), Qt::Key_L);
    auto *list = m_widget->findChild<QTreeView *>();
    QVERIFY(list && list->isVisible());
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(!isRed(), 20000);
    QCOMPARE(clicked(), parts[0].elementRange(0));
    // It stays hidden in the next state of the document.
    QVERIFY(show(synthetic));
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Return); // only that one
    QTRY_VERIFY_WITH_TIMEOUT(isRed(), 20000);
    QTest::keyClick(list, Qt::Key_Escape);
    QVERIFY(!list->isVisible());
    QTest::keyClick(m_widget->surface(), Qt::Key_U);
    auto *panel = m_widget->findChild<preview::UvPanel *>();
    QVERIFY(panel->isVisible());
    QTest::keyClick(m_widget->surface(), Qt::Key_U);
    QVERIFY(!panel->isVisible());
    QTest::keyClick(m_widget->surface(), Qt::Key_U);
    QTest::keyClick(panel->canvas(), Qt::Key_Escape);
    QVERIFY(!panel->isVisible());
}

void TestPreview::partThatIsChosenTellsItsBytes()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    SyntheticScene synthetic = twoParts();
    QVERIFY(show(synthetic));
    QTest::keyClick(m_widget->surface(), Qt::Key_L);
    auto *list = m_widget->findChild<QTreeView *>();
    QSignalSpy picked(m_widget.get(), &PreviewWidget::picked);
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(picked.size(), 1);
    QCOMPARE(picked[0][1].value<ByteRange>(), synthetic.scene.meshes[0].parts[1].elementRange(0));
    // What is selected elsewhere is the current one of the list.
    m_widget->highlight(0, synthetic.scene.meshes[0].parts[0].elementRange(0));
    QCOMPARE(list->currentIndex().row(), 0);
    QCOMPARE(picked.size(), 1);
}

void TestPreview::levelOfDetailIsThatOfTheChoiceOrTheSelection()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    SyntheticScene synthetic = twoParts();
    auto &parts = synthetic.scene.meshes[0].parts;
    parts[0].group = parts[1].group = 0;
    parts[0].level = 1;
    parts[1].indexCount = 6; // two elements, and one on the other level
    QVERIFY(show(synthetic));
    QCOMPARE(clicked(), parts[1].elementRange(0));
    const auto *list = m_widget->findChild<QTreeView *>();
    const auto counted = [&] {
        const QString listed = list->model()->index(0, 1).data().toString();
        const QString told = listed + QStringLiteral(" triangle");
        const auto labels = m_widget->findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&](const QLabel *label) { return label->text().startsWith(told); })
                   ? listed
                   : QStringLiteral("the status says otherwise");
    };
    QCOMPARE(counted(), QStringLiteral("2"));
    QTest::keyClick(m_widget->surface(), Qt::Key_L);
    QComboBox *levels = nullptr;
    for (auto *box : m_widget->findChildren<QComboBox *>())
        levels = box->accessibleName() == QStringLiteral("Level of detail") ? box : levels;
    QVERIFY(levels && levels->isVisible());
    QTest::keyClick(levels, Qt::Key_Down);
    QCOMPARE(clicked(), parts[0].elementRange(0));
    QCOMPARE(counted(), QStringLiteral("1"));
    m_widget->highlight(0, parts[1].elementRange(0));
    QCOMPARE(clicked(), parts[1].elementRange(0));
    m_widget->highlight(0, {});
    QCOMPARE(clicked(), parts[0].elementRange(0));
}

void TestPreview::menuOffersWhatCanBeDoneWithAPart()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    const SyntheticScene synthetic = twoParts();
    QVERIFY(show(synthetic));
    QTest::mouseClick(m_widget->surface(), Qt::RightButton, {}, middle() + QPoint(0, 20));
    QPointer<QWidget> menu = QApplication::activePopupWidget();
    QVERIFY(menu);
    QVERIFY(action("Choose &Texture…") && !action("Texture of the &File")->isEnabled());
    action("&Hide")->trigger();
    menu->close();
    QTRY_VERIFY(!menu);
    QCOMPARE(clicked(), synthetic.scene.meshes[0].parts[0].elementRange(0));
    QTest::keyClick(m_widget->surface(), Qt::Key_Menu); // nothing is selected
    menu = QApplication::activePopupWidget();
    QVERIFY(menu && !action("&Hide"));
    action("Show &All")->trigger();
    menu->close();
    QCOMPARE(clicked(), synthetic.scene.meshes[0].parts[1].elementRange(0));
}

void TestPreview::backgroundAndTexturesMayBeSquares()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    QVERIFY(show(twoParts()));
    const auto coloursAt = [this](const QRect &part) {
        const QPoint at = m_widget->surface()->mapToGlobal(part.topLeft());
        const QImage image = m_widget->screen()->grabWindow(0, at.x(), at.y(), part.width(), part.height()).toImage();
        std::set<QRgb> colours;
        for (int y = 0; y < image.height(); y += 4) {
            for (int x = 0; x < image.width(); x += 4)
                colours.insert(image.pixel(x, y));
        }
        return int(colours.size());
    };
    const QRect corner(2, 2, 48, 24), model(middle() + QPoint(-20, 5), QSize(40, 20));
    QTRY_COMPARE_WITH_TIMEOUT(coloursAt(corner), 1, 20000);
    action("Checkered background")->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(coloursAt(corner), 2, 20000);
    action("Light background")->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(coloursAt(corner), 1, 20000);
    action("Grid")->setChecked(false);
    drawSome();
    const int plain = coloursAt(model);
    action("Checker instead of the textures")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(coloursAt(model) > plain + 5, 20000);
}

void TestPreview::edgesLieOnTheSurface()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    SyntheticScene synthetic;
    synthetic.scene.materials.resize(1);
    synthetic.scene.materials[0].color = {1, 0.2F, 0.2F, 1};
    synthetic.scene.materials[0].doubleSided = true;
    synthetic.scene.meshes[0].parts[0].material = 0;
    QVERIFY(show(synthetic));
    action("Grid")->setChecked(false);
    // Down through the small triangle, across its lower edge and over the large one, within its outline.
    const auto pixels = [this] {
        const int unit = m_widget->surface()->height() / 13;
        const QPoint at = m_widget->surface()->mapToGlobal(middle() + QPoint(0, unit / 3));
        return m_widget->screen()->grabWindow(0, at.x(), at.y(), 1, unit * 5 / 2).toImage();
    };
    const auto count = [&](auto matches) {
        const QImage column = pixels();
        int found = 0;
        for (int y = 0; y < column.height(); ++y)
            found += matches(column.pixelColor(0, y)) ? 1 : 0;
        return found;
    };
    const auto isSurface = [](const QColor &color) { return color.red() > 200 && color.blue() < 80; };
    const int all = pixels().height();
    for (const bool orthographic : {false, true}) {
        action("Orthographic")->setChecked(orthographic);
        QTRY_COMPARE_WITH_TIMEOUT(count(isSurface), all, 20000);
        action("Wireframe")->setChecked(true);
        QTRY_VERIFY_WITH_TIMEOUT(count(isSurface) < all, 20000);
        QVERIFY(count(isSurface) > all - 5); // a thin line
        action("Wireframe")->setChecked(false);
    }
}

void TestPreview::shadingsTellWhatTheyAreFor()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    SyntheticScene synthetic;
    synthetic.scene.materials.resize(1);
    synthetic.scene.materials[0].color = {1, 0.2F, 0.2F, 1};
    synthetic.scene.materials[0].doubleSided = true;
    scene::Mesh &mesh = synthetic.scene.meshes[0];
    mesh.parts[0].material = 0;
    QVERIFY(show(synthetic));
    action("Grid")->setChecked(false);
    const auto isNear = [this](const QColor &wanted) {
        const QColor color = colorShown();
        return std::abs(color.red() - wanted.red()) < 4 && std::abs(color.green() - wanted.green()) < 4
               && std::abs(color.blue() - wanted.blue()) < 4;
    };
    action("Unlit")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(isNear(QColor(255, 51, 51)), 20000);
    action("Normals as colours")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(isNear(QColor(128, 128, 255)), 20000);
    action("Tangents as colours")->trigger(); // it has none
    QTRY_VERIFY_WITH_TIMEOUT(isNear(QColor(128, 128, 128)), 20000);
    action("Overdraw")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(isNear(QColor(122, 41, 13)), 20000); // two layers
    mesh.tangents = SyntheticScene::view(scene::Component::F32, 3, 6, 0, synthetic.size());
    synthetic.addVector({0, -2, 0}); // of all vertices
    QVERIFY(show(synthetic));        // what is chosen stays
    QTRY_VERIFY_WITH_TIMEOUT(isNear(QColor(122, 41, 13)), 20000);
    action("Tangents as colours")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(isNear(QColor(128, 0, 128)), 20000);
    action("Lit")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(isRed(), 20000);
}

void TestPreview::darkVerticesAreSeenWithoutTheirColours()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    SyntheticScene synthetic;
    synthetic.scene.materials.resize(1);
    synthetic.scene.materials[0].doubleSided = true;
    synthetic.scene.materials[0].vertexColors = true;
    scene::Mesh &mesh = synthetic.scene.meshes[0];
    mesh.parts[0].material = 0;
    mesh.colors = SyntheticScene::view(scene::Component::F32, 3, 6, 0, synthetic.size());
    synthetic.addVector({0, 0, 0}); // of all vertices
    QVERIFY(show(synthetic));
    action("Grid")->setChecked(false);
    QTRY_VERIFY_WITH_TIMEOUT(colorShown().lightness() < 40, 20000);
    action("Colours of vertices")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(colorShown().lightness() > 100, 20000);
    action("Colours of vertices")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(colorShown().lightness() < 40, 20000);
}

void TestPreview::lightsOfTheSceneLightIt()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    // The small triangle stands between a red light and the large one. The light is far enough for the shadow to end within it.
    SyntheticScene synthetic;
    synthetic.scene.nodes.emplace_back().translation = {0, 0, 6};
    synthetic.scene.lights.push_back(
        {.node = 1, .color = {2, 0, 0}, .radius = 100, .opening = 3, .hasShadows = true, .shadowBias = 0.0005F});
    const auto colorAt = [this](const scene::Vec3 &at) {
        const scene::Vec3 pixel = m_widget->camera()->toScreen(at);
        const QPoint place = m_widget->surface()->mapToGlobal(QPoint(int(pixel.x), int(pixel.y)));
        return m_widget->screen()->grabWindow(0, place.x(), place.y(), 1, 1).toImage().pixelColor(0, 0);
    };
    const auto isLit = [&](const scene::Vec3 &at) {
        return colorAt(at).red() > 150 && colorAt(at).green() < 70 && colorAt(at).blue() < 70;
    };
    const auto isDark = [&](const scene::Vec3 &at) { return colorAt(at).red() < 70; };
    const scene::Vec3 before{0, -0.5F, 2}, inShadow{1.15F, -1.3F, 0}, besides{2.4F, -2, 0};
    QVERIFY(show(synthetic));
    action("Grid")->setChecked(false);
    action("Orthographic")->setChecked(true);
    QTRY_VERIFY_WITH_TIMEOUT(isLit(before) && isLit(besides) && isDark(inShadow), 20000);
    // By the light beside the viewer there is none of it.
    action("Lit")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(colorAt(inShadow).green() > 100 && colorAt(besides).green() > 100, 20000);
    action("Lights of the scene")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(isLit(before) && isLit(besides) && isDark(inShadow), 20000);
    // A light that has no shadow, and one that reaches less far.
    synthetic.scene.lights[0].hasShadows = false;
    QVERIFY(show(synthetic));
    QTRY_VERIFY_WITH_TIMEOUT(isLit(inShadow), 20000);
    synthetic.scene.lights[0].radius = 5.5F;
    QVERIFY(show(synthetic));
    QTRY_VERIFY_WITH_TIMEOUT(isDark(inShadow) && colorAt(before).red() > 90, 20000);
    // Without any, as before there were lights.
    synthetic.scene.lights.clear();
    QVERIFY(show(synthetic));
    QTRY_VERIFY_WITH_TIMEOUT(colorAt(inShadow).green() > 100, 20000);
}

void TestPreview::manyLightsAreNotAllShown()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    SyntheticScene synthetic;
    for (int i = 0; i < 10; ++i)
        synthetic.scene.lights.push_back(
            {.node = 0, .color = {1, 1, 1}, .radius = 100, .opening = 1, .hasShadows = true});
    QVERIFY(show(synthetic));
    const auto says = [this](const char *text) {
        const auto labels = m_widget->findChildren<QLabel *>();
        return std::ranges::any_of(
            labels, [&](const QLabel *label) { return label->text().contains(QString::fromUtf8(text)); });
    };
    QVERIFY(says("8 of 10 lights are shown"));
    QVERIFY(says("shadows of 4 of 10 lights are shown"));
    action("Lit")->trigger();
    QVERIFY(!says("lights are shown"));
}

void TestPreview::backgroundMayBeAPicture()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    const auto colorAt = [this](const QPoint &at) {
        const QPoint place = m_widget->surface()->mapToGlobal(at);
        return m_widget->screen()->grabWindow(0, place.x(), place.y(), 1, 1).toImage().pixelColor(0, 0);
    };
    const auto isRedAt = [&](const QPoint &at) { return colorAt(at).red() > 150 && colorAt(at).blue() < 80; };
    const auto isBlueAt = [&](const QPoint &at) { return colorAt(at).blue() > 150 && colorAt(at).red() < 80; };
    const QTemporaryDir folder;
    QImage picture(400, 100, QImage::Format_RGB32); // broad: its ends do not fit
    picture.fill(QColor(220, 10, 10));
    for (int x = 0; x < 400; ++x) {
        for (int y = 50; y < 100; ++y)
            picture.setPixelColor(x, y, QColor(10, 10, 220));
    }
    const QString file = folder.filePath(QStringLiteral("sky.png"));
    QVERIFY(picture.save(file));
    const QObject one, other;
    QVERIFY(show(twoParts(), &one));
    action("Grid")->setChecked(false);
    m_widget->setBackdrop(file);
    const auto corners = [this] {
        const QSize size = m_widget->surface()->size();
        return std::pair(QPoint(5, 5), QPoint(size.width() - 5, size.height() - 5));
    };
    QTRY_VERIFY_WITH_TIMEOUT(isRedAt(corners().first) && isBlueAt(corners().second), 20000);
    QVERIFY(action("Picture as background…")->isChecked());
    m_widget->resize(700, 420);
    QTRY_VERIFY_WITH_TIMEOUT(isRedAt(corners().first) && isBlueAt(corners().second), 20000);
    // It is one document's, and comes back with it.
    QVERIFY(show(twoParts(), &other));
    QTRY_VERIFY_WITH_TIMEOUT(!isRedAt(corners().first) && !isBlueAt(corners().second), 20000);
    QVERIFY(!action("Picture as background…")->isChecked());
    QVERIFY(show(twoParts(), &one));
    QTRY_VERIFY_WITH_TIMEOUT(isRedAt(corners().first) && isBlueAt(corners().second), 20000);
    action("Light background")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!isRedAt(corners().first) && !isBlueAt(corners().second), 20000);
    QSignalSpy said(m_widget.get(), &PreviewWidget::said);
    m_widget->setBackdrop(folder.filePath(QStringLiteral("gone.png")));
    QTRY_VERIFY(!said.isEmpty() && said.last()[0].toString().contains(QLatin1String("gone.png")));
}

void TestPreview::ghostShowsTheKeyBefore()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    SyntheticScene synthetic;
    scene::Clip clip;
    clip.last = 10;
    const qint64 values = synthetic.size();
    for (const scene::Vec3 &key : {scene::Vec3{0, 0, 0}, {20, 0, 0}})
        synthetic.addVector(key);
    const qint64 times = synthetic.size();
    for (const float time : {0.f, 10.f})
        synthetic.add(time);
    clip.channels.push_back({.target = scene::Channel::Target::Translation,
                             .node = 0,
                             .times = SyntheticScene::view(scene::Component::F32, 1, 2, 4, times),
                             .values = SyntheticScene::view(scene::Component::F32, 3, 2, 12, values)});
    synthetic.scene.clips.push_back(clip);
    QVERIFY(show(synthetic));
    auto *timeline = m_widget->findChild<preview::Timeline *>();
    QToolButton *ghost = nullptr;
    for (QToolButton *button : timeline->findChildren<QToolButton *>()) {
        if (button->accessibleName() == QLatin1String("Ghost"))
            ghost = button;
    }
    QVERIFY(ghost);
    const auto modelIsDrawn = [&] { return colorShown().lightness() > 150 && colorShown().saturation() < 10; };
    action("Grid")->setChecked(false);
    QTRY_VERIFY_WITH_TIMEOUT(modelIsDrawn() && colorShown() != QColor(216, 220, 225), 20000);
    timeline->goTo(0, 10); // out of the view
    QTRY_COMPARE_WITH_TIMEOUT(colorShown(), QColor(216, 220, 225), 20000);
    QTest::mouseClick(ghost, Qt::LeftButton);
    const auto ghostIsDrawn = [this] { return colorShown().blue() > colorShown().red() + 30; };
    QTRY_VERIFY_WITH_TIMEOUT(ghostIsDrawn(), 20000);
    timeline->goTo(0, 0); // there is no key before
    QTRY_VERIFY_WITH_TIMEOUT(!ghostIsDrawn(), 20000);
    timeline->goTo(0, 7); // between keys it is the same one
    QTRY_VERIFY_WITH_TIMEOUT(ghostIsDrawn(), 20000);
    QTest::mouseClick(ghost, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!ghostIsDrawn(), 20000);
}

void TestPreview::particlesFlyWhileTheyAreWanted()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    SyntheticScene synthetic;
    scene::Emitter emitter;
    emitter.node = 0;
    emitter.mostParticles = 50;
    emitter.births = -1;
    emitter.rate = 50;
    emitter.shortestLife = emitter.longestLife = 1;
    emitter.force = {0, 0, 8}; // towards the eye, in front of the triangles
    emitter.size = {4, 4, 1};
    emitter.color = {scene::Emitter::Range{1, 1, 1}, {}, {}, {1, 1, 1}};
    synthetic.scene.emitters.push_back(emitter);
    QVERIFY(show(synthetic));
    QTRY_VERIFY_WITH_TIMEOUT(isRed(), 20000);
    action("Particles")->setChecked(false);
    QTRY_VERIFY_WITH_TIMEOUT(!isRed(), 20000);
    action("Particles")->setChecked(true);
    QTRY_VERIFY_WITH_TIMEOUT(isRed(), 20000);
    QVERIFY(show(SyntheticScene())); // another one has none
    QTRY_VERIFY_WITH_TIMEOUT(!isRed(), 20000);
}

void TestPreview::textureCoordinatesAreInStepWithTheModel()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    const SyntheticScene synthetic = twoParts();
    const auto &parts = synthetic.scene.meshes[0].parts;
    m_widget->resize(700, 500);
    QVERIFY(show(synthetic));
    QTest::keyClick(m_widget->surface(), Qt::Key_U);
    auto *panel = m_widget->findChild<preview::UvPanel *>();
    QVERIFY(panel->isVisible() && panel->sheet());
    QSignalSpy picked(m_widget.get(), &PreviewWidget::picked);
    const QPoint at = panel->canvas()->place().map(QPointF(0.5, 0.5)).toPoint();
    QTest::mouseClick(panel->canvas(), Qt::LeftButton, {}, at);
    QCOMPARE(picked.size(), 1);
    QCOMPARE(picked[0][1].value<ByteRange>(), parts[0].elementRange(0));
    m_widget->highlight(0, parts[0].elementRange(0));
    QTest::mouseClick(panel->canvas(), Qt::LeftButton, {}, at); // the other one lies there too
    QCOMPARE(picked.last()[1].value<ByteRange>(), parts[1].elementRange(0));
    m_widget->clear();
    QVERIFY(!panel->sheet());
}

void TestPreview::withoutOpenGlThePanelsWork()
{
    if (m_widget->isAvailable())
        QSKIP("has OpenGL");
    const SyntheticScene synthetic = twoParts();
    const auto &parts = synthetic.scene.meshes[0].parts;
    auto *list = m_widget->findChild<QTreeView *>();
    auto *panel = m_widget->findChild<preview::UvPanel *>();
    m_widget->setScene(synthetic.shared(), synthetic.streams());
    m_widget->resize(900, 500);
    drawSome();
    QVERIFY(!action("Wireframe")->isEnabled());
    QVERIFY(!m_widget->isPreparing()); // nobody would see it
    action("Parts")->trigger();
    action("Texture coordinates")->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 2, 20000);
    QTRY_VERIFY(panel->sheet());
    QCOMPARE(panel->sheet()->triangles().size(), size_t(2));
    QSignalSpy picked(m_widget.get(), &PreviewWidget::picked);
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(picked.last()[1].value<ByteRange>(), parts[1].elementRange(0));
    QTest::keyClick(list, Qt::Key_Space);
    QCOMPARE(panel->sheet()->triangles().size(), size_t(1));
    const QPoint at = panel->canvas()->place().map(QPointF(0.5, 0.5)).toPoint();
    QTest::mouseClick(panel->canvas(), Qt::LeftButton, {}, at);
    QCOMPARE(picked.last()[1].value<ByteRange>(), parts[0].elementRange(0));
    m_widget->highlight(0, parts[0].elementRange(0));
    QCOMPARE(list->currentIndex().row(), 0);
    m_widget->fitView();
    m_widget->pickAt({10, 10});
    m_widget->clear();
    QCOMPARE(list->model()->rowCount(), 0);
    QVERIFY(m_widget->findChild<QLabel *>(QStringLiteral("message"))->text().contains(QStringLiteral("OpenGL")));
}

void TestPreview::largeModelIsCoarseWhileItMovesAndWholeAtRest()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    // A field of 400 x 400 cells, seen from above.
    SyntheticScene synthetic;
    constexpr int side = 400;
    scene::Mesh &mesh = synthetic.scene.meshes[0];
    mesh.vertexBytes.begin = synthetic.size();
    for (int y = 0; y <= side; ++y) {
        for (int x = 0; x <= side; ++x)
            synthetic.addVector({float(x - side / 2), 0, float(y - side / 2)});
    }
    mesh.vertexCount = (side + 1) * (side + 1);
    mesh.positions = SyntheticScene::view(scene::Component::F32, 3, mesh.vertexCount, 12, mesh.vertexBytes.begin);
    const qint64 indices = synthetic.size();
    for (quint32 y = 0; y < side; ++y) {
        for (quint32 x = 0; x < side; ++x) {
            const quint32 a = y * (side + 1) + x, b = a + side + 1;
            for (const quint32 index : {a, b, a + 1, a + 1, b, b + 1})
                synthetic.add(index);
        }
    }
    const qint64 count = qint64(side) * side * 6;
    mesh.parts[0].indices = SyntheticScene::view(scene::Component::U32, 1, count, 4, indices);
    mesh.parts[0].indexCount = count;
    synthetic.scene.materials.resize(1);
    mesh.parts[0].material = 0;
    synthetic.scene.materials[0].color = {1, 0, 0, 1};
    synthetic.scene.materials[0].doubleSided = true;
    QVERIFY(show(synthetic));
    const auto isRed = [this] {
        const QColor color = colorShown();
        return color.red() > color.green() + 60 && color.red() > color.blue() + 60;
    };
    QTest::keyClick(m_widget->surface(), Qt::Key_7);
    QVERIFY(!m_widget->isComplete());
    QTRY_VERIFY_WITH_TIMEOUT(m_widget->isComplete() && isRed(), 60000);
    QTest::keyClick(m_widget->surface(), Qt::Key_Left);
    QVERIFY(!m_widget->isComplete()); // coarse until it rests
    QTRY_VERIFY_WITH_TIMEOUT(m_widget->isComplete() && isRed(), 60000);
    QVERIFY(show(SyntheticScene())); // and a small one after it
    QVERIFY(m_widget->isComplete());
    // It is there again also where the view had another size meanwhile, as beside a model with a time line.
    const QSize size = m_widget->size();
    m_widget->resize(size - QSize(0, 60));
    QTRY_VERIFY(m_widget->surface()->height() < size.height() && colorShown().isValid());
    m_widget->resize(size);
    QVERIFY(show(synthetic));
    QTest::keyClick(m_widget->surface(), Qt::Key_7);
    QTRY_VERIFY_WITH_TIMEOUT(m_widget->isComplete() && isRed(), 60000);
}

namespace {

/// A hundred nodes with a mesh of the same shape: a green square, turned inside out by its node, a red one before it, and grey ones
/// around them. An animation takes the red one away, and another one its vertices.
SyntheticScene hundredSquares(int cells)
{
    SyntheticScene synthetic;
    scene::Mesh mesh = synthetic.scene.meshes[0];
    mesh.vertexBytes.begin = synthetic.size();
    for (int y = 0; y <= cells; ++y) {
        for (int x = 0; x <= cells; ++x)
            synthetic.addVector({float(x * 4) / float(cells) - 2, float(y * 4) / float(cells) - 2, 0});
    }
    mesh.vertexCount = qint64(cells + 1) * (cells + 1);
    mesh.positions = SyntheticScene::view(scene::Component::F32, 3, mesh.vertexCount, 12, mesh.vertexBytes.begin);
    const qint64 indices = synthetic.size();
    for (int y = 0; y < cells; ++y) {
        for (int x = 0; x < cells; ++x) {
            const auto a = quint32(y * (cells + 1) + x), b = a + quint32(cells) + 1;
            for (const quint32 index : {a, a + 1, b, b, a + 1, b + 1})
                synthetic.add(index);
        }
    }
    const qint64 count = qint64(cells) * cells * 6;
    mesh.parts[0].indices = SyntheticScene::view(scene::Component::U32, 1, count, 4, indices);
    mesh.parts[0].indexCount = count;
    synthetic.scene.materials.resize(3);
    synthetic.scene.materials[0].color = {0, 1, 0, 1};
    synthetic.scene.materials[1].color = {1, 0, 0, 1};
    synthetic.scene.materials[2].color = {0.4F, 0.4F, 0.4F, 1};
    synthetic.scene.meshes.clear();
    synthetic.scene.nodes.clear();
    for (int i = 0; i < 100; ++i) {
        scene::Node node;
        node.bytes = {i, i + 1};
        node.translation = i < 2 ? scene::Vec3{0, 0, float(i)}
                                 : scene::Vec3{float(i % 10) * 5 - 22.5F, i < 50 ? 8.F : -8.F, float(i / 10) * -5};
        if (i < 2)
            node.scale = {i == 0 ? -3.F : 3.F, 3, 3};
        mesh.node = i;
        mesh.path = QString::number(i);
        mesh.parts[0].material = std::min(i, 2);
        synthetic.scene.nodes.push_back(node);
        synthetic.scene.meshes.push_back(mesh);
    }
    scene::Channel channel;
    channel.node = 1;
    channel.times = SyntheticScene::view(scene::Component::F32, 1, 2, 4, synthetic.size());
    synthetic.add(0.F);
    synthetic.add(10.F);
    channel.values = SyntheticScene::view(scene::Component::F32, 3, 2, 12, synthetic.size());
    synthetic.addVector({0, 0, 1});
    synthetic.addVector({0, 40, 1});
    scene::Clip clip;
    clip.last = 10;
    clip.channels.push_back(channel);
    synthetic.scene.clips.push_back(clip);
    scene::Morph &morph = synthetic.scene.meshes[1].morphs.emplace_back();
    morph.name = QStringLiteral("away");
    morph.vertices = SyntheticScene::view(scene::Component::U32, 1, mesh.vertexCount, 4, synthetic.size());
    for (qint64 i = 0; i < mesh.vertexCount; ++i)
        synthetic.add(quint32(i));
    morph.positions = SyntheticScene::view(scene::Component::F32, 3, mesh.vertexCount, 12, synthetic.size());
    for (qint64 i = 0; i < mesh.vertexCount; ++i)
        synthetic.addVector({0, 40, 0});
    clip.channels[0].target = scene::Channel::Target::Weight;
    clip.channels[0].mesh = 1;
    clip.channels[0].morph = 0;
    clip.channels[0].values = SyntheticScene::view(scene::Component::F32, 1, 2, 4, channel.times.begin); // 0 and 10
    synthetic.scene.clips.push_back(clip);
    return synthetic;
}

} // namespace

void TestPreview::eachOfManyPartsIsWhatItIs_data()
{
    QTest::addColumn<int>("cells");
    QTest::addColumn<bool>("hasLight");
    QTest::newRow("joined") << 1 << false;
    QTest::newRow("repeated") << 8 << false;
    QTest::newRow("joined, lit by the scene") << 1 << true;
    QTest::newRow("repeated, lit by the scene") << 8 << true;
}

void TestPreview::eachOfManyPartsIsWhatItIs()
{
    if (!m_widget->isAvailable())
        QSKIP("needs OpenGL");
    QFETCH(const int, cells);
    QFETCH(const bool, hasLight);
    SyntheticScene synthetic = hundredSquares(cells);
    if (hasLight) {
        scene::Node node;
        node.translation = {0, 0, 60};
        synthetic.scene.nodes.push_back(node);
        synthetic.scene.lights.push_back(
            {.node = 100, .color = {1, 1, 1}, .radius = 1000, .opening = 2, .hasShadows = true, .shadowBias = 0.01F});
    }
    action("Grid")->setChecked(false); // its letters would be in the way
    QVERIFY(show(synthetic));
    QTRY_VERIFY_WITH_TIMEOUT(isRed(), 20000);
    // Another one that is selected leaves it as it is.
    const QColor plain = colorShown();
    m_widget->highlight(0, synthetic.scene.nodes[50].bytes);
    drawSome();
    QCOMPARE(colorShown(), plain);
    m_widget->highlight(0, synthetic.scene.nodes[1].bytes);
    QTRY_VERIFY_WITH_TIMEOUT(colorShown().green() > plain.green() + 20, 20000);
    m_widget->highlight(0, {});
    QTRY_COMPARE_WITH_TIMEOUT(colorShown(), plain, 20000);
    // It goes elsewhere, and what is behind it shows its front; its vertices do, which is another way.
    auto *timeline = m_widget->findChild<preview::Timeline *>();
    for (const int clip : {0, 1}) {
        timeline->goTo(clip, 10);
        QTRY_VERIFY_WITH_TIMEOUT(isGreen(), 20000);
        timeline->goTo(clip, 0.001); // a little away
        QTRY_VERIFY_WITH_TIMEOUT(isRed(), 20000);
        timeline->goTo(clip, 0);
        drawSome();
        QVERIFY(isRed());
    }
    // One is hidden, and then all others.
    QTest::keyClick(m_widget->surface(), Qt::Key_L);
    auto *list = m_widget->findChild<QTreeView *>();
    QVERIFY(list && list->isVisible());
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(isGreen(), 20000);
    QTest::keyClick(list, Qt::Key_Return); // only that one
    QTRY_VERIFY_WITH_TIMEOUT(isRed(), 20000);
}

QTEST_MAIN(TestPreview)
#include "tst_preview.moc"
