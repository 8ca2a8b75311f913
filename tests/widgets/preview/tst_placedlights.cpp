// Where lights of a scene stand, which of them are shown, and what their shadow maps see.
#include "tests/widgets/preview/syntheticscene.h"
#include "widgets/preview/animator.h"
#include "widgets/preview/meshbuilder.h"
#include "widgets/preview/orbitcamera.h"
#include "widgets/preview/placedlights.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <numbers>

using namespace hexahedron;
using namespace hexahedron::preview;

namespace {

constexpr float QuarterTurn = std::numbers::pi_v<float> / 2;

/// Two triangles, and a light before them that shines on both.
class LitScene : public SyntheticScene
{
public:
    explicit LitScene(int lights = 1)
    {
        for (int i = 0; i < lights; ++i) {
            scene::Node node;
            node.symbol = scene::Symbol::Light;
            node.translation = {0, 0, 50};
            scene.lights.push_back({.node = int(scene.nodes.size()),
                                    .color = {1, 1, 1},
                                    .radius = 100,
                                    .opening = QuarterTurn,
                                    .hasShadows = true});
            scene.nodes.push_back(node);
        }
    }
    PlacedLights lights()
    {
        m_prepared = MeshBuilder(shared(), streams()).build();
        m_pose = Animator(m_prepared).pose(-1, 0);
        return PlacedLights(m_prepared);
    }
    PlacedLight first()
    {
        const PlacedLights placed = lights();
        return placed.at(m_pose).at(0);
    }
    Pose &pose() { return m_pose; }

private:
    PreparedScenePtr m_prepared;
    Pose m_pose;
};

} // namespace

class TestPlacedLights : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theyStandWhereTheirNodeDoes();
    void fewAreShownAndThoseWithShadowsFirst();
    void whatLightsNothingDoesNotCount();
    void shadowMapsSeeAllThatIsThereAndLittleElse();
    void wideLightsAmongThingsHaveAShadowMapToo();
    void numbersOfAFileDoNoHarm();
};

void TestPlacedLights::theyStandWhereTheirNodeDoes()
{
    LitScene scene;
    scene.scene.nodes[1].translation = {0, 7, 0};
    scene.scene.nodes[1].rotation = {std::sqrt(0.5F), -std::sqrt(0.5F), 0, 0}; // looks down
    scene.scene.nodes[1].scale = {3, 3, 3};                                    // its reach is the same
    const PlacedLight light = scene.first();
    QVERIFY((light.at - QVector3D(0, 7, 0)).length() < 1e-4F);
    QVERIFY((light.towards - QVector3D(0, -1, 0)).length() < 1e-4F);
    QCOMPARE(light.radius, 100.F);
    QVERIFY(std::abs(light.rim - std::cos(QuarterTurn / 2)) < 1e-5F);
    // Another pose moves it.
    const PlacedLights lights = scene.lights();
    scene.pose().nodes.edit()[1].m[12] = 5;
    QCOMPARE(lights.at(scene.pose()).at(0).at.x(), 5.F);
}

void TestPlacedLights::fewAreShownAndThoseWithShadowsFirst()
{
    LitScene scene(12);
    for (size_t i = 0; i < 6; ++i)
        scene.scene.lights[i].hasShadows = false;
    scene.scene.lights[6].color = {0, 0, 0.5F};
    const PlacedLights lights = scene.lights();
    QCOMPARE(lights.count(), PlacedLights::Most);
    QCOMPARE(lights.storedCount(), size_t(12));
    QCOMPARE(lights.shadowCount(), size_t(2)); // of those that are shown
    QCOMPARE(lights.storedShadows(), size_t(6));
    QCOMPARE(lights.at(scene.pose()).size(), lights.count());
    QCOMPARE(lights.at(scene.pose()).front().color, QVector3D(0, 0, 0.5F));
    QCOMPARE(LitScene(6).lights().shadowCount(), PlacedLights::MostShadows);
}

void TestPlacedLights::whatLightsNothingDoesNotCount()
{
    LitScene scene(6);
    scene.scene.lights[0].radius = 0;
    scene.scene.lights[1].color = {0, 0, 0};
    scene.scene.lights[2].opening = 0;
    scene.scene.lights[3].node = 700;
    scene.scene.lights[4].radius = std::numeric_limits<float>::quiet_NaN();
    QCOMPARE(scene.lights().count(), size_t(1));
    QCOMPARE(scene.lights().storedCount(), size_t(1));
    QVERIFY(LitScene(0).lights().isEmpty());
}

void TestPlacedLights::shadowMapsSeeAllThatIsThereAndLittleElse()
{
    LitScene scene;
    for (const float distance : {30.F, 60.F, 90.F}) {
        scene.scene.nodes[1].translation = {distance * 0.3F, distance * 0.2F, distance};
        const PlacedLight light = scene.first();
        const Bounds bounds = scene.pose().bounds;
        const float limit = std::cos(qDegreesToRadians(light.shadow.opening / 2));
        for (const float x : {bounds.low.x, bounds.high.x}) {
            for (const float y : {bounds.low.y, bounds.high.y}) {
                for (const float z : {bounds.low.z, bounds.high.z}) {
                    const QVector3D from = QVector3D(x, y, z) - light.at;
                    const float depth = QVector3D::dotProduct(from, light.shadow.along);
                    QVERIFY(depth > light.shadow.nearest && depth < light.shadow.farthest);
                    QVERIFY(depth / from.length() > limit);
                }
            }
        }
        QVERIFY(light.shadow.farthest - light.shadow.nearest < bounds.radius() * 2.2F);
        QVERIFY(std::abs(QVector3D::dotProduct(light.shadow.along, light.shadow.up)) < 1e-5F);
    }
    scene.scene.lights[0].opening = 0.02F; // sees less than there is
    const PlacedLight narrow = scene.first();
    QVERIFY(narrow.shadow.opening < 1.2F);
    QCOMPARE(narrow.shadow.along, narrow.towards);
}

void TestPlacedLights::wideLightsAmongThingsHaveAShadowMapToo()
{
    LitScene scene;
    scene.scene.nodes[1].translation = {0, 0, 1};
    scene.scene.lights[0].opening = 4 * QuarterTurn;
    const PlacedLight light = scene.first();
    QCOMPARE(light.rim, -1.F); // all around
    QVERIFY(light.shadow.opening > 90 && light.shadow.opening < 179);
    QVERIFY(light.shadow.nearest > 0 && light.shadow.nearest < 0.1F);
}

void TestPlacedLights::numbersOfAFileDoNoHarm()
{
    const float infinite = std::numeric_limits<float>::infinity(), none = std::numeric_limits<float>::quiet_NaN();
    for (const float number : {infinite, -infinite, none, 1e30F, -1e30F, 1e-30F, 0.F}) {
        for (int which = 0; which < 6; ++which) {
            LitScene scene;
            scene::Light &stored = scene.scene.lights[0];
            float *const numbers[] = {&stored.radius,
                                      &stored.opening,
                                      &stored.color.y,
                                      &stored.shadowBias,
                                      &scene.scene.nodes[1].translation.x,
                                      &scene.scene.nodes[1].scale.z};
            *numbers[which] = number;
            const PlacedLights lights = scene.lights();
            for (const PlacedLight &light : lights.at(scene.pose())) {
                for (const float value :
                     {light.at.x(), light.towards.length(), light.color.x(), light.color.y(), light.radius, light.rim,
                      light.bias, light.shadow.along.length(), light.shadow.up.length(), light.shadow.opening})
                    QVERIFY2(std::isfinite(value), qPrintable(QStringLiteral("%1 in %2").arg(number).arg(which)));
                QVERIFY(std::abs(light.towards.length() - 1) < 1e-3F && light.bias >= 0);
                QVERIFY(light.shadow.farthest > light.shadow.nearest && light.shadow.nearest > 0);
                QVERIFY(light.shadow.opening > 0 && light.shadow.opening < 179);
            }
        }
    }
}

QTEST_GUILESS_MAIN(TestPlacedLights)
#include "tst_placedlights.moc"
