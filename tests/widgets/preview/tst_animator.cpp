#include "tests/widgets/preview/syntheticscene.h"
#include "widgets/preview/animator.h"
#include "widgets/preview/meshbuilder.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace hexahedron;
using namespace hexahedron::preview;
using namespace hexahedron::scene;

namespace {

constexpr float half = std::numbers::sqrt2_v<float> / 2;

/// A scene whose one clip has the given keys: time and values in a row.
class AnimatedScene : public SyntheticScene
{
public:
    AnimatedScene() { scene.clips.emplace_back(); }

    void addChannel(Channel::Target target, int components, const std::vector<std::vector<float>> &keys, int node = 0)
    {
        const qint64 stride = 4 + 4 * components;
        Channel channel;
        channel.target = target;
        channel.node = node;
        channel.times = view(Component::F32, 1, qint64(keys.size()), stride, size());
        channel.values = view(Component::F32, components, qint64(keys.size()), stride, size() + 4);
        for (const std::vector<float> &key : keys) {
            for (const float value : key)
                add(value);
        }
        scene.clips[0].channels.push_back(channel);
    }

    Animator animator() const { return Animator(MeshBuilder(shared(), streams()).build()); }
    float xAt(double time) const { return animator().pose(0, time).nodes[0].m[12]; }
};

bool isNear(const Vec3 &a, const Vec3 &b)
{
    return std::abs(a.x - b.x) < 1e-4f && std::abs(a.y - b.y) < 1e-4f && std::abs(a.z - b.z) < 1e-4f;
}

} // namespace

class TestAnimator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void interpolatesAndHoldsTheEnds_data();
    void interpolatesAndHoldsTheEnds();
    void rotatesOnTheShorterArc();
    void storedOrderAndConjugationOfRotations();
    void runsOfKeysMerge();
    void unsortedKeysAreSorted();
    void otherPropertiesStay();
    void childrenFollow();
    void posesKnowTheirSize();
    void posesFitTheirSceneOnly();
    void noClipIsThePoseAsStored();
    void twoClipsAreBlended();
    void rootIsKeptInPlace();
    void rootCarriesMostOfTheModel();
    void jointsBendTheMesh();
    void inverseBindMatricesAreUsed();
    void morphsAreAdded();
    void hostileMorphsMoveNothing();
    void shapesAndWeightsOfClips();
    void hostileChannelsMoveNothing();
};

void TestAnimator::interpolatesAndHoldsTheEnds_data()
{
    QTest::addColumn<double>("time");
    QTest::addColumn<float>("x");
    QTest::newRow("before the first") << 0.0 << 10.f;
    QTest::newRow("first") << 1.0 << 10.f;
    QTest::newRow("between") << 2.0 << 15.f;
    QTest::newRow("second") << 3.0 << 20.f;
    QTest::newRow("between the last") << 3.25 << 40.f;
    QTest::newRow("last") << 4.0 << 100.f;
    QTest::newRow("behind the last") << 99.0 << 100.f;
}

void TestAnimator::interpolatesAndHoldsTheEnds()
{
    QFETCH(double, time);
    QFETCH(float, x);
    AnimatedScene animated;
    animated.addChannel(Channel::Target::Translation, 3, {{1, 10, 0, 0}, {3, 20, 0, 0}, {4, 100, 0, 0}});
    QCOMPARE(animated.xAt(time), x);
}

void TestAnimator::rotatesOnTheShorterArc()
{
    AnimatedScene animated; // a quarter turn about y, written as -q
    animated.addChannel(Channel::Target::Rotation, 4, {{0, 1, 0, 0, 0}, {2, -half, 0, -half, 0}});
    const Mat4 middle = animated.animator().pose(0, 1).nodes[0];
    const float eighth = std::cos(std::numbers::pi_v<float> / 4);
    QVERIFY(isNear(middle.mapped({1, 0, 0}), {eighth, 0, -eighth}));
}

void TestAnimator::storedOrderAndConjugationOfRotations()
{
    AnimatedScene animated;
    animated.addChannel(Channel::Target::Rotation, 4, {{0, 0, half, 0, half}}); // x, y, z, w
    animated.scene.rotations.scalarFirst = false;
    QVERIFY(isNear(animated.animator().pose(0, 0).nodes[0].mapped({1, 0, 0}), {0, 0, -1}));
    animated.scene.rotations.conjugated = true;
    QVERIFY(isNear(animated.animator().pose(0, 0).nodes[0].mapped({1, 0, 0}), {0, 0, 1}));
}

void TestAnimator::runsOfKeysMerge()
{
    AnimatedScene animated;
    animated.addChannel(Channel::Target::Translation, 3, {{5, 50, 0, 0}, {6, 60, 0, 0}});
    animated.addChannel(Channel::Target::Translation, 3, {{1, 10, 0, 0}, {2, 20, 0, 0}});
    QCOMPARE(animated.xAt(1.5), 15.f);
    QCOMPARE(animated.xAt(3.5), 35.f); // from one run to the next
    QCOMPARE(animated.xAt(5.5), 55.f);
}

void TestAnimator::unsortedKeysAreSorted()
{
    AnimatedScene animated;
    animated.addChannel(Channel::Target::Translation, 3, {{4, 40, 0, 0}, {1, 10, 0, 0}, {2, 20, 0, 0}});
    QCOMPARE(animated.xAt(1.5), 15.f);
    QCOMPARE(animated.xAt(3), 30.f);
}

void TestAnimator::otherPropertiesStay()
{
    AnimatedScene animated;
    animated.scene.nodes[0].scale = {3, 3, 3};
    animated.addChannel(Channel::Target::Translation, 3, {{0, 1, 2, 3}});
    QVERIFY(isNear(animated.animator().pose(0, 0).nodes[0].mapped({1, 0, 0}), {4, 2, 3}));
}

void TestAnimator::childrenFollow()
{
    AnimatedScene animated;
    animated.scene.nodes.emplace_back().parent = 0;
    animated.scene.nodes[1].translation = {0, 1, 0};
    animated.addChannel(Channel::Target::Translation, 3, {{0, 7, 0, 0}});
    QVERIFY(isNear(animated.animator().pose(0, 0).nodes[1].mapped({}), {7, 1, 0}));
}

void TestAnimator::noClipIsThePoseAsStored()
{
    AnimatedScene animated;
    animated.scene.nodes[0].translation = {2, 0, 0};
    animated.addChannel(Channel::Target::Translation, 3, {{0, 7, 0, 0}});
    QCOMPARE(animated.animator().pose(-1, 0).nodes[0].m[12], 2.f);
    QCOMPARE(animated.animator().pose(5, 0).nodes[0].m[12], 2.f);
}

void TestAnimator::twoClipsAreBlended()
{
    AnimatedScene animated;
    animated.scene.nodes.emplace_back().parent = 0;
    animated.addChannel(Channel::Target::Translation, 3, {{0, 10, 0, 0}});
    animated.addChannel(Channel::Target::Scale, 3, {{0, 1, 1, 1}});
    animated.addChannel(Channel::Target::Translation, 3, {{0, 0, 7, 0}}, 1);
    Clip first;
    first.channels.swap(animated.scene.clips[0].channels);
    animated.addChannel(Channel::Target::Translation, 3, {{0, 0, 0, 0}, {2, 40, 0, 0}});
    animated.addChannel(Channel::Target::Scale, 3, {{0, 3, 3, 3}});
    animated.addChannel(Channel::Target::Rotation, 4, {{0, half, 0, half, 0}}); // a quarter about y
    animated.scene.clips.push_back(first);                                      // 1; the other one is 0
    const Animator animator = animated.animator();
    const auto nodes = [&](const Mix &mix) { return animator.pose(1, 0, {}, mix).nodes; };
    const Mat4 blended = nodes({.clip = 0, .time = 1, .share = 0.5F})[0];
    QVERIFY(isNear(blended.mapped({}), {15, 0, 0}));
    const float side = 2 * half; // twice as large, an eighth of a turn
    QVERIFY(isNear(blended.mappedVector({1, 0, 0}), {side, 0, -side}));
    QCOMPARE(nodes({.clip = 0, .time = 2, .share = 1})[0].m[12], 40.F);
    // What the second one does not move stays with the first one.
    QVERIFY(isNear(nodes({.clip = 0, .time = 1, .share = 1})[1].mapped({}), {20, 21, 0}));
    const Pose alone = animator.pose(1, 0);
    for (const Mix &none :
         {Mix{.clip = 0, .time = 1, .share = 0, .heldNode = -1}, Mix{.clip = -1, .time = 1, .share = 1, .heldNode = -1},
          Mix{.clip = 2, .time = 1, .share = 1}}) {
        for (size_t i = 0; i < alone.nodes.size(); ++i)
            QCOMPARE(nodes(none)[i].m, alone.nodes[i].m);
    }
}

/// A walker: what it stands on is turned, its hip goes two ways and up, and an arm hangs on it.
static AnimatedScene walker()
{
    AnimatedScene animated;
    animated.scene.nodes[0].rotation = {half, 0, 0, half}; // a quarter about z: its x is up
    for (const int parent : {0, 1}) {
        animated.scene.nodes.emplace_back().parent = parent;
        animated.scene.nodes.back().translation = {1, 0, 0};
    }
    animated.addChannel(Channel::Target::Translation, 3, {{0, 5, 1, 2}, {10, 7, 21, 42}}, 1);
    animated.addChannel(Channel::Target::Rotation, 4, {{0, 1, 0, 0, 0}}, 2);
    return animated;
}

void TestAnimator::rootIsKeptInPlace()
{
    const Animator animator = walker().animator();
    QCOMPARE(animator.rootOf(0), 1);
    const Pose travels = animator.pose(0, 10);
    QVERIFY(isNear(travels.nodes[1].mapped({}), {-21, 7, 42}));
    const Pose stays = animator.pose(0, 10, {}, {.clip = -1, .time = 0, .share = 0, .heldNode = 1});
    QVERIFY(isNear(stays.nodes[1].mapped({}), {-1, 7, 2})); // up as before
    QVERIFY(isNear(stays.nodes[2].mapped({}), {-1, 8, 2})); // and the arm with it
    const Mix unknown{.clip = -1, .time = 0, .share = 0, .heldNode = 99};
    QVERIFY(isNear(animator.pose(0, 10, {}, unknown).nodes[1].mapped({}), {-21, 7, 42}));
}

void TestAnimator::rootCarriesMostOfTheModel()
{
    AnimatedScene animated = walker();
    QCOMPARE(animated.animator().rootOf(-1), -1);
    QCOMPARE(animated.animator().rootOf(3), -1);
    // What it stands on moves up and down only.
    animated.addChannel(Channel::Target::Translation, 3, {{0, 0, 0, 0}, {10, 0, 9, 0}}, 0);
    QCOMPARE(animated.animator().rootOf(0), 1);
    // And now away, with all of it.
    animated.addChannel(Channel::Target::Translation, 3, {{5, 9, 0, 0}}, 0);
    QCOMPARE(animated.animator().rootOf(0), 0);
    // Where several go their own ways nothing carries the others.
    AnimatedScene several;
    for (int i = 0; i < 2; ++i) {
        several.scene.nodes.emplace_back().parent = 0;
        several.addChannel(Channel::Target::Translation, 3, {{0, 0, 0, 0}, {1, 9, 0, 0}}, i + 1);
    }
    QCOMPARE(several.animator().rootOf(0), -1);
}

/// The synthetic mesh with vertex 3 pulled by one joint at (1, 0, 0), which turns a quarter about y.
static AnimatedScene bentScene()
{
    AnimatedScene animated;
    Node joint;
    joint.parent = 0;
    joint.isJoint = true;
    joint.translation = {1, 0, 0};
    animated.scene.nodes.push_back(joint);
    SkinJoint skin;
    skin.node = 1;
    skin.vertices = SyntheticScene::view(Component::I32, 1, 1, 8, animated.size());
    skin.weights = SyntheticScene::view(Component::F32, 1, 1, 8, animated.size() + 4);
    animated.add<qint32>(3);
    animated.add<float>(0.5f); // made up to 1
    animated.scene.meshes[0].joints.push_back(skin);
    animated.addChannel(Channel::Target::Rotation, 4, {{0, half, 0, half, 0}}, 1);
    return animated;
}

void TestAnimator::jointsBendTheMesh()
{
    const Animator animator = bentScene().animator();
    QVERIFY(animator.bendsMeshes());
    const Pose pose = animator.pose(0, 0);
    QVERIFY(pose.isSkinned(0));
    // Vertex 3 is (-1, -1, 2): (-2, -1, 2) from the joint, turned (2, -1, 2).
    QVERIFY(isNear(pose.skinned[0][3].position, {3, -1, 2}));
    QVERIFY(isNear(pose.skinned[0][0].position, {-4, -3, 0})); // nobody pulls
    QVERIFY(!animator.pose(-1, 0).isSkinned(0));
}

void TestAnimator::inverseBindMatricesAreUsed()
{
    AnimatedScene animated = bentScene();
    animated.scene.meshes[0].joints[0].inverseBind = Mat4::fromParts({0, 5, 0}, {}, {1, 1, 1});
    // (-1, 4, 2) for the joint, turned (2, 4, 1), and the joint stands at 1.
    QVERIFY(isNear(animated.animator().pose(0, 0).skinned[0][3].position, {3, 4, 1}));
}

/// Vertex 3 goes up, one that is not there goes nowhere.
static AnimatedScene morphedScene()
{
    AnimatedScene animated = bentScene();
    Morph morph;
    morph.name = QStringLiteral("grow");
    morph.vertices = SyntheticScene::view(Component::U32, 1, 2, 4, animated.size());
    animated.add<quint32>(3);
    animated.add<quint32>(99);
    morph.positions = SyntheticScene::view(Component::F32, 3, 2, 12, animated.size());
    for (const float number : {0.f, 2.f, 0.f, 5.f, 5.f, 5.f})
        animated.add<float>(number);
    animated.scene.meshes[0].morphs.push_back(morph);
    return animated;
}

void TestAnimator::morphsAreAdded()
{
    const AnimatedScene animated = morphedScene();
    QCOMPARE(morphNames(animated.scene), QStringList{QStringLiteral("grow")});
    const Animator animator = animated.animator();
    QVERIFY(!animator.pose(-1, 0, {{QStringLiteral("grow"), 0.f}, {QStringLiteral("other"), 1.f}}).isSkinned(0));
    const PreparedScenePtr prepared = MeshBuilder(animated.shared(), animated.streams()).build();
    const Pose rest = animator.pose(-1, 0);
    const Pose grown = animator.pose(-1, 0, {{QStringLiteral("grow"), 0.5f}});
    QVERIFY(grown.isSkinned(0));
    for (size_t vertex = 0; vertex < prepared->meshes[0].vertices.size(); ++vertex) {
        Vec3 position = prepared->meshes[0].vertices[vertex].position;
        position.y += vertex == 3 ? 1 : 0;
        QVERIFY(isNear(grown.skinned[0][vertex].position, rest.matrix(*prepared, 0).mapped(position)));
    }
    // Joints pull what morphs have moved: as in jointsBendTheMesh(), one higher.
    QVERIFY(isNear(animator.pose(0, 0, {{QStringLiteral("grow"), 0.5f}}).skinned[0][3].position, {3, 0, 2}));
}

void TestAnimator::hostileMorphsMoveNothing()
{
    AnimatedScene animated = morphedScene();
    Morph &morph = animated.scene.meshes[0].morphs[0];
    morph.positions.count = std::numeric_limits<qint64>::max();
    morph.vertices.begin = std::numeric_limits<qint64>::max() - 8;
    QVERIFY(isNear(animated.animator().pose(0, 0, {{morph.name, 1.f}}).skinned[0][3].position, {3, -1, 2}));
}

void TestAnimator::shapesAndWeightsOfClips()
{
    AnimatedScene animated;
    Morph morph;
    morph.name = QStringLiteral("tall");
    morph.isShape = true;
    morph.weight = 0.25f;
    morph.positions = SyntheticScene::view(Component::F32, 3, 6, 12, animated.size());
    for (int vertex = 0; vertex < 6; ++vertex)
        animated.addVector({0, 10, 0});
    animated.scene.meshes[0].morphs.push_back(morph);
    animated.addChannel(Channel::Target::Weight, 1, {{0, 0}, {2, 1}});
    Channel &channel = animated.scene.clips[0].channels[0];
    channel.mesh = channel.morph = 0;
    const Animator animator = animated.animator(); // vertex 2 is at 0, 5, 0
    const auto heightAt = [&](int clip, double time, const MorphWeights &wished = {}) {
        const Pose pose = animator.pose(clip, time, wished);
        return pose.isSkinned(0) ? pose.skinned[0][2].position.y : -1;
    };
    QCOMPARE(heightAt(-1, 0), 6.25f); // as stored
    QCOMPARE(heightAt(0, 0), -1.f);
    QCOMPARE(heightAt(0, 1), 7.5f);
    QCOMPARE(heightAt(0, 1, {{morph.name, 1.f}}), 10.f);
    channel.morph = 7;
    QCOMPARE(animated.animator().pose(0, 1).skinned[0][2].position.y, 6.25f);
}

void TestAnimator::hostileChannelsMoveNothing()
{
    AnimatedScene animated;
    animated.addChannel(Channel::Target::Translation, 3, {{0, 7, 0, 0}});
    Channel good = animated.scene.clips[0].channels[0];
    animated.scene.clips[0].channels.clear();
    Channel wrongNode = good, wrongStream = good, outside = good, none = good;
    wrongNode.node = 88;
    wrongStream.times.stream = 4;
    outside.times.begin = std::numeric_limits<qint64>::max();
    none.times.count = 0;
    animated.scene.clips[0].channels = {wrongNode, wrongStream, outside, none};
    QCOMPARE(animated.xAt(0), 0.f);
    good.times.count = good.values.count = std::numeric_limits<qint64>::max(); // more than there are bytes for
    animated.scene.clips[0].channels = {good};
    QCOMPARE(animated.xAt(0), 7.f);
}

void TestAnimator::posesKnowTheirSize()
{
    AnimatedScene animated;
    animated.addChannel(Channel::Target::Scale, 3, {{0, 1, 1, 1}, {1, 100, 100, 100}});
    const Animator animator = animated.animator();
    const float stored = animator.pose(-1, 0).bounds.radius();
    QVERIFY(animator.pose(0, 1).bounds.radius() > stored * 99);
    QCOMPARE(animator.pose(0, 0).bounds.radius(), stored);
}

void TestAnimator::posesFitTheirSceneOnly()
{
    const AnimatedScene animated;
    const PreparedScenePtr prepared = MeshBuilder(animated.shared(), animated.streams()).build();
    const Pose pose = Animator(prepared).pose(-1, 0);
    QVERIFY(pose.fits(*prepared));
    QVERIFY(!Pose().fits(*prepared));
    AnimatedScene larger;
    larger.scene.nodes.emplace_back();
    QVERIFY(!pose.fits(*MeshBuilder(larger.shared(), larger.streams()).build()));
}

QTEST_APPLESS_MAIN(TestAnimator)
#include "tst_animator.moc"
