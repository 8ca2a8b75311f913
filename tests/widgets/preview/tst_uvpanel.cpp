#include "tests/widgets/preview/syntheticscene.h"
#include "widgets/preview/meshbuilder.h"
#include "widgets/preview/uvpanel.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace hexahedron;
using namespace hexahedron::preview;

/// Triangles over their picture: seen, clicked and selected as in three dimensions.
class TestUvPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_panel.reset(); }
    void trianglesLieWhereTheirCoordinatesSay();
    void clickTellsTheTriangle();
    void clickWithControlTellsTheVertex();
    void trianglesOnEachOtherTakeTurns();
    void selectionIsShownOnItsSheet();
    void whatReachesOutsideOrOverlapsIsSaid();
    void islandOfASelectedTriangleIsOutlined();
    void doubleClickSelectsTheIsland();
    void cornersAtOnePlaceHangTogether();
    void hiddenPartsAreNotThere();
    void withoutCoordinatesThereIsAReason();
    void wheelKeepsWhatIsUnderThePointer();
    void keysMoveAndEnlarge();
    void coordinatesThatAreNoNumbersAreHarmless();
    void manyTrianglesAreDrawnInTheBackground();

private:
    /// With the two triangles of the scene at these coordinates.
    void show(const std::vector<std::pair<float, float>> &coordinates, bool areTwoParts = false);
    void show(const SyntheticScene &synthetic);
    QPoint at(double x, double y) const { return m_panel->canvas()->place().map(QPointF(x, y)).toPoint(); }
    QColor colorAt(double x, double y) const { return m_panel->canvas()->grab().toImage().pixelColor(at(x, y)); }
    QString status() const { return m_panel->findChild<QLabel *>()->text(); }

    std::unique_ptr<UvPanel> m_panel;
    PreparedScenePtr m_prepared;
};

namespace {

/// One in the upper left quarter, one in the lower right.
const std::vector<std::pair<float, float>> apart{{0.1f, 0.1f}, {0.4f, 0.1f}, {0.1f, 0.4f},
                                                 {0.9f, 0.9f}, {0.6f, 0.9f}, {0.9f, 0.6f}};

scene::Pick picked(int part, qint64 triangle)
{
    return {.kind = scene::Pick::Kind::Element, .mesh = 0, .part = part, .first = triangle, .count = 1};
}

} // namespace

void TestUvPanel::init()
{
    m_panel = std::make_unique<UvPanel>(nullptr);
    m_panel->resize(420, 460);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void TestUvPanel::show(const SyntheticScene &synthetic)
{
    m_prepared = MeshBuilder(synthetic.shared(), synthetic.streams()).build();
    QVERIFY(m_prepared);
    m_panel->setScene(m_prepared, {});
}

void TestUvPanel::show(const std::vector<std::pair<float, float>> &coordinates, bool areTwoParts)
{
    SyntheticScene synthetic;
    scene::Mesh &mesh = synthetic.scene.meshes[0];
    mesh.texCoords = {SyntheticScene::view(scene::Component::F32, 2, 6, 8, synthetic.size())};
    for (const auto &[u, v] : coordinates) {
        synthetic.add(u);
        synthetic.add(v);
    }
    synthetic.scene.textureOriginTop = true;
    mesh.parts[0].indexCount = 6; // without the broken one
    if (areTwoParts) {
        mesh.parts.push_back(mesh.parts[0]);
        mesh.parts[0].indexCount = mesh.parts[1].indexCount = mesh.parts[1].firstIndex = 3;
        synthetic.scene.materials.resize(2);
        synthetic.scene.materials[0].name = QStringLiteral("first");
        synthetic.scene.materials[1].name = QStringLiteral("second");
        mesh.parts[0].material = 0;
        mesh.parts[1].material = 1;
    }
    show(synthetic);
}

void TestUvPanel::trianglesLieWhereTheirCoordinatesSay()
{
    show(apart);
    const QColor free = colorAt(0.7, 0.3);
    QVERIFY(colorAt(0.2, 0.2) != free);
    QVERIFY(colorAt(0.8, 0.8) != free);
    QCOMPARE(colorAt(0.3, 0.7), free);
    QVERIFY(colorAt(-0.02, 0.3) != free); // beyond the picture
}

void TestUvPanel::clickTellsTheTriangle()
{
    show(apart);
    QSignalSpy clicked(m_panel.get(), &UvPanel::triangleClicked);
    QTest::mouseClick(m_panel->canvas(), Qt::LeftButton, {}, at(0.8, 0.8));
    QCOMPARE(clicked.size(), 1);
    QCOMPARE(clicked[0][0].value<Hit>().element, 1);
    QTest::mouseClick(m_panel->canvas(), Qt::LeftButton, {}, at(0.7, 0.3)); // nothing there
    QCOMPARE(clicked.size(), 1);
}

void TestUvPanel::clickWithControlTellsTheVertex()
{
    show(apart);
    QSignalSpy clicked(m_panel.get(), &UvPanel::vertexClicked);
    QTest::mouseClick(m_panel->canvas(), Qt::LeftButton, Qt::ControlModifier, at(0.35, 0.12));
    QCOMPARE(clicked.size(), 1);
    QCOMPARE(clicked[0][1].toLongLong(), 1);
}

void TestUvPanel::trianglesOnEachOtherTakeTurns()
{
    show({{0, 0}, {1, 0}, {0, 1}, {0.1f, 0.1f}, {0.5f, 0.1f}, {0.1f, 0.5f}});
    QSignalSpy clicked(m_panel.get(), &UvPanel::triangleClicked);
    connect(m_panel.get(), &UvPanel::triangleClicked, this,
            [this](const Hit &hit) { m_panel->setLit({picked(0, hit.element)}); });
    for (const qint64 expected : {1, 0, 1}) { // the smaller one first
        QTest::mouseClick(m_panel->canvas(), Qt::LeftButton, {}, at(0.2, 0.2));
        QCOMPARE(clicked.last()[0].value<Hit>().element, expected);
    }
}

void TestUvPanel::selectionIsShownOnItsSheet()
{
    show(apart, true);
    auto *sheets = m_panel->findChild<QComboBox *>();
    QCOMPARE(sheets->count(), 2);
    QCOMPARE(sheets->currentText(), QStringLiteral("first"));
    const QColor before = colorAt(0.2, 0.2);
    m_panel->setLit({picked(0, 0)});
    QVERIFY(colorAt(0.2, 0.2) != before);
    m_panel->setLit({picked(1, 0)});
    QCOMPARE(sheets->currentText(), QStringLiteral("second"));
    QVERIFY(colorAt(0.8, 0.8) != colorAt(0.2, 0.2));
    QTest::keyClick(sheets, Qt::Key_Up); // somebody wants to see the other one again
    QCOMPARE(sheets->currentText(), QStringLiteral("first"));
    QCOMPARE(colorAt(0.2, 0.2), before);
}

void TestUvPanel::whatReachesOutsideOrOverlapsIsSaid()
{
    show(apart);
    QVERIFY2(!status().contains(QStringLiteral("outside")) && !status().contains(QStringLiteral("red")),
             qPrintable(status()));
    show({{0, 0}, {1, 0}, {0, 1}, {0.1f, 0.1f}, {1.5f, 0.1f}, {0.1f, 0.5f}});
    QVERIFY2(status().contains(QStringLiteral("1 outside")), qPrintable(status()));
    QVERIFY2(status().contains(QStringLiteral("red")), qPrintable(status()));
    QVERIFY(colorAt(0.2, 0.2).red() > colorAt(0.05, 0.8).red()); // under both, and under one
    QVERIFY(m_panel->canvas()->rect().contains(at(1.5, 0.1)));   // in view
    // Triangles that only share an edge do not overlap.
    show({{0, 0}, {1, 0}, {0, 1}, {1, 0}, {1, 1}, {0, 1}});
    QVERIFY2(!status().contains(QStringLiteral("red")), qPrintable(status()));
}

void TestUvPanel::islandOfASelectedTriangleIsOutlined()
{
    // Vertex 1 of the first triangle and 3 of the second, 2 and 5 lie at one place of the picture; vertices 4 and 5 of the model do
    // not lie where 1 and 2 do, so that the triangles only touch in the picture.
    show({{0.1f, 0.1f}, {0.9f, 0.1f}, {0.1f, 0.9f}, {0.9f, 0.1f}, {0.9f, 0.9f}, {0.1f, 0.9f}});
    QVERIFY2(status().contains(QStringLiteral("2 island")), qPrintable(status()));
    const QColor before = colorAt(0.1, 0.5);
    m_panel->setLit({picked(0, 0)});
    QVERIFY(colorAt(0.1, 0.5) != before);
    QCOMPARE(m_panel->sheet()->outline(m_panel->sheet()->islands().around(0)).size(), 3);
}

void TestUvPanel::cornersAtOnePlaceHangTogether()
{
    // The last two of these triangles have vertices of their own, at the places of those of the first two.
    SyntheticScene synthetic;
    scene::Mesh &mesh = synthetic.scene.meshes[0];
    const std::vector<std::array<float, 5>> vertices{{0, 0, 0, 0.1f, 0.1f},    {1, 0, 0, 0.9f, 0.1f},
                                                     {0, 1, -0.f, 0.1f, 0.9f}, {1, 0, 0, 0.9f, 0.1f},
                                                     {1, 1, 0, 0.9f, 0.9f},    {0, 1, 0, 0.1f, 0.9f}};
    mesh.positions = SyntheticScene::view(scene::Component::F32, 3, 6, 20, synthetic.size());
    mesh.texCoords = {SyntheticScene::view(scene::Component::F32, 2, 6, 20, synthetic.size() + 12)};
    for (const auto &vertex : vertices) {
        for (const float number : vertex)
            synthetic.add(number);
    }
    mesh.parts[0].indexCount = 6;
    show(synthetic);
    QVERIFY2(status().contains(QStringLiteral("1 island")), qPrintable(status()));
    const auto island = m_panel->sheet()->islands().around(1);
    QCOMPARE(island.size(), size_t(2));
    QCOMPARE(m_panel->sheet()->outline(island).size(), 4); // without the side that both have
}

void TestUvPanel::doubleClickSelectsTheIsland()
{
    show(apart);
    QSignalSpy chosen(m_panel.get(), &UvPanel::verticesChosen);
    connect(m_panel.get(), &UvPanel::triangleClicked, this,
            [this](const Hit &hit) { m_panel->setLit({picked(0, hit.element)}); });
    connect(m_panel.get(), &UvPanel::verticesChosen, this,
            [this](const std::vector<scene::Pick> &vertices) { m_panel->setLit(vertices); });
    const QColor before = colorAt(0.8, 0.8);
    QTest::mouseClick(m_panel->canvas(), Qt::LeftButton, {}, at(0.8, 0.8));
    QTest::mouseDClick(m_panel->canvas(), Qt::LeftButton, {}, at(0.8, 0.8));
    QCOMPARE(chosen.size(), 1);
    const auto vertices = chosen[0][0].value<std::vector<scene::Pick>>();
    QCOMPARE(vertices.size(), size_t(1)); // they lie in a row
    QCOMPARE(vertices[0].first, 3);
    QCOMPARE(vertices[0].count, 3);
    QVERIFY(!chosen[0][1].toBool());
    QVERIFY(colorAt(0.8, 0.8) != before);
    QTest::keyClick(m_panel->canvas(), Qt::Key_I, Qt::ShiftModifier);
    QCOMPARE(chosen.size(), 2);
    QVERIFY(chosen[1][1].toBool());
}

void TestUvPanel::hiddenPartsAreNotThere()
{
    show(apart, true);
    m_panel->setScene(m_prepared, {.levels = {}, .hidden = {{0, 0}}});
    auto *sheets = m_panel->findChild<QComboBox *>();
    QCOMPARE(sheets->count(), 1);
    QCOMPARE(sheets->currentText(), QStringLiteral("second"));
}

void TestUvPanel::withoutCoordinatesThereIsAReason()
{
    const QImage empty = m_panel->canvas()->grab().toImage();
    show(SyntheticScene());
    QVERIFY(!m_panel->sheet());
    QVERIFY(m_panel->canvas()->grab().toImage() != empty);
    QTest::mouseClick(m_panel->canvas(), Qt::LeftButton);
    m_panel->setLit({picked(0, 0)});
    m_panel->setLit({});
    m_panel->setScene(nullptr, {});
    QCOMPARE(m_panel->canvas()->grab().toImage(), empty);
}

void TestUvPanel::wheelKeepsWhatIsUnderThePointer()
{
    show(apart);
    const QPoint place = at(0.8, 0.8);
    const QTransform before = m_panel->canvas()->place();
    QWheelEvent wheel(place, m_panel->canvas()->mapToGlobal(place), {}, {0, 240}, Qt::NoButton, {}, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(m_panel->canvas(), &wheel);
    QVERIFY(m_panel->canvas()->place().m11() > before.m11());
    QVERIFY((at(0.8, 0.8) - place).manhattanLength() <= 2);
}

void TestUvPanel::keysMoveAndEnlarge()
{
    show(apart);
    UvCanvas *canvas = m_panel->canvas();
    const QTransform fitted = canvas->place();
    QTest::keyClick(canvas, Qt::Key_Plus);
    QVERIFY(canvas->place().m11() > fitted.m11());
    const double x = canvas->place().dx();
    QTest::keyClick(canvas, Qt::Key_Left);
    QVERIFY(canvas->place().dx() > x);
    QTest::keyClick(canvas, Qt::Key_F);
    QCOMPARE(canvas->place(), fitted);
}

void TestUvPanel::coordinatesThatAreNoNumbersAreHarmless()
{
    const float none = std::numeric_limits<float>::quiet_NaN(), much = std::numeric_limits<float>::infinity();
    show({{none, 0}, {much, -much}, {0, 1}, {1e30f, 0}, {0.5f, -1e30f}, {0.5f, 0.5f}});
    QVERIFY(m_panel->sheet());
    QTest::mouseClick(m_panel->canvas(), Qt::LeftButton);
    for (int i = 0; i < 60; ++i)
        QTest::keyClick(m_panel->canvas(), Qt::Key_Plus);
    QVERIFY(!m_panel->canvas()->grab().isNull());
}

void TestUvPanel::manyTrianglesAreDrawnInTheBackground()
{
    constexpr int Count = int(UvCanvas::AtOnce) + 1000;
    SyntheticScene synthetic;
    scene::Mesh &mesh = synthetic.scene.meshes[0];
    mesh.texCoords = {SyntheticScene::view(scene::Component::F32, 2, 6, 8, synthetic.size())};
    for (const auto &[u, v] : apart) {
        synthetic.add(u);
        synthetic.add(v);
    }
    mesh.parts[0].indices = SyntheticScene::view(scene::Component::U32, 1, 3 * Count, 4, synthetic.size());
    mesh.parts[0].indexCount = 3 * Count;
    for (int i = 0; i < Count; ++i) {
        for (const quint32 corner : {0u, 1u, 2u})
            synthetic.add(corner + (i % 2 == 0 ? 0u : 3u));
    }
    show(synthetic);
    QTRY_VERIFY_WITH_TIMEOUT(m_panel->sheet() && !m_panel->canvas()->isDrawing(), 30000);
    QCOMPARE(qint64(m_panel->sheet()->triangles().size()), qint64(Count));
    QVERIFY2(status().contains(QStringLiteral("red")), qPrintable(status()));
    // Another scene in between is no trouble.
    m_panel->setScene(nullptr, {});
    show(synthetic);
    show(apart);
    QTRY_VERIFY(m_panel->sheet());
    QCOMPARE(m_panel->sheet()->triangles().size(), size_t(2));
}

QTEST_MAIN(TestUvPanel)
#include "tst_uvpanel.moc"
