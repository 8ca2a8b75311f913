// Which bones are drawn where there are too many for all of them.
#include "tests/widgets/preview/syntheticscene.h"
#include "widgets/preview/animator.h"
#include "widgets/preview/meshbuilder.h"
#include "widgets/preview/orbitcamera.h"
#include "widgets/preview/overlays.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace hexahedron;
using namespace hexahedron::preview;

class TestOverlays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fewBonesAreDrawnAsTheyCome();
    void manyBonesAreSpreadOverThePicture();
    void selectedBoneIsAlwaysThere();
    void whoComesNearSeesAllThatIsThere();
    void hiddenBonesShowTheSelection();

private:
    static constexpr int Width = 200;
    /// Joints side by side on a plain, in rows of Width, none of which hangs on another.
    static std::vector<BoneStretch> plain(int rows)
    {
        scene::Scene scene;
        for (int i = 0; i < rows * Width; ++i) {
            scene::Node node;
            node.isJoint = true;
            node.translation = {float(i % Width), float(i / Width), 0}; // NOLINT(bugprone-integer-division)
            scene.nodes.push_back(node);
        }
        const PreparedScenePtr prepared = MeshBuilder(std::make_shared<scene::Scene>(scene), {}).build();
        return boneStretches(*prepared, Animator(prepared).pose(-1, 0));
    }
    /// Sees that much of the plain around its middle.
    static OrbitCamera camera(int rows, float share)
    {
        Bounds bounds;
        const scene::Vec3 middle{Width / 2.F, float(rows) / 2, 0};
        bounds.add(scene::Vec3{middle.x - Width * share / 2, middle.y - float(rows) * share / 2, 0});
        bounds.add(scene::Vec3{middle.x + Width * share / 2, middle.y + float(rows) * share / 2, 0});
        OrbitCamera camera;
        camera.look(OrbitCamera::View::Front);
        camera.fit(bounds);
        return camera;
    }
};

void TestOverlays::fewBonesAreDrawnAsTheyCome()
{
    const std::vector<BoneStretch> bones = plain(20);
    QCOMPARE(bones.size(), MostBones);
    const std::vector<BoneStretch> drawn = bonesToDraw(bones, {7}, true, camera(20, 0.01F));
    QVERIFY(std::ranges::equal(drawn, bones, {}, &BoneStretch::node, &BoneStretch::node));
}

void TestOverlays::manyBonesAreSpreadOverThePicture()
{
    const std::vector<BoneStretch> drawn = bonesToDraw(plain(200), {}, true, camera(200, 1));
    QVERIFY(drawn.size() <= MostBones);
    QVERIFY(drawn.size() > MostBones / 2);
    std::set<std::pair<int, int>> squares; // of ten by ten
    for (const BoneStretch &bone : drawn)
        squares.emplace(int(bone.from.x) / 20, int(bone.from.y) / 20);
    QCOMPARE(squares.size(), size_t(100));
}

void TestOverlays::selectedBoneIsAlwaysThere()
{
    const std::vector<BoneStretch> bones = plain(200);
    for (const int node : {0, 1, 777, 39'999}) {
        const std::vector<BoneStretch> drawn = bonesToDraw(bones, {node}, true, camera(200, 0.5F));
        QVERIFY(std::ranges::count(drawn, node, &BoneStretch::node) == 1);
        QVERIFY(drawn.size() <= MostBones + 1);
    }
    std::vector<int> all(bones.size());
    std::ranges::generate(all, [next = 0]() mutable { return next++; });
    QVERIFY(bonesToDraw(bones, all, true, camera(200, 1)).size() <= MostBones);
}

void TestOverlays::whoComesNearSeesAllThatIsThere()
{
    const OrbitCamera near = camera(200, 0.1F);
    const std::vector<BoneStretch> bones = plain(200);
    const std::vector<BoneStretch> drawn = bonesToDraw(bones, {}, true, near);
    const auto isSeen = [&near](const BoneStretch &bone) {
        const scene::Vec3 at = near.toScreen(bone.from);
        return at.z > 0 && at.x > 0 && at.y > 0 && at.x < float(near.viewport().width())
               && at.y < float(near.viewport().height());
    };
    QVERIFY(std::ranges::count_if(bones, isSeen) >= 400);
    QCOMPARE(std::ranges::count_if(drawn, isSeen), std::ranges::count_if(bones, isSeen));
}

void TestOverlays::hiddenBonesShowTheSelection()
{
    const std::vector<BoneStretch> drawn = bonesToDraw(plain(200), {5, 6}, false, camera(200, 1));
    QCOMPARE(drawn.size(), size_t(2));
}

QTEST_GUILESS_MAIN(TestOverlays)
#include "tst_overlays.moc"
