// What a hand does in the view, and what becomes of it in the bytes.
#include "core/edit/planner.h"
#include "core/formats/registry.h"
#include "core/scene/filescene.h"
#include "tests/support/samples.h"
#include "tests/widgets/preview/syntheticscene.h"
#include "widgets/preview/animator.h"
#include "widgets/preview/gizmo.h"
#include "widgets/preview/meshbuilder.h"
#include "widgets/preview/reshaping.h"

using namespace hexahedron;
using namespace hexahedron::preview;

class TestReshaping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void handlesFollowTheHand_data();
    void handlesFollowTheHand();
    void turnsGoRoundMoreThanOnce();
    void typedNumbersCount();
    void directionsTurnWithTheirVertices();
    void shortWayCountsFarFromTheOrigin();
    void verticesAtOnePlaceStayTogether();
    void vertexWithoutEndOfCompanionsGoesAlone();
    void whatIsSeenIsWhatComesOfIt_data();
    void whatIsSeenIsWhatComesOfIt();
};

namespace {

struct Seen
{
    std::shared_ptr<const Tree> tree;
    PreparedScenePtr prepared;
    Pose pose;
};

std::optional<Seen> look(const Bytes &bytes, const QString &file)
{
    Seen seen{readTree(bytes, file), {}, {}};
    const auto scene = sceneOf(*seen.tree, 0);
    if (!scene || scene->isEmpty() || scene->picture)
        return {};
    std::vector<Bytes> streams;
    for (StreamId id = 0; id < seen.tree->streamCount(); ++id)
        streams.push_back(seen.tree->bytes(id));
    seen.prepared = MeshBuilder(scene, std::move(streams), [] { return false; }).build();
    seen.pose = Animator(seen.prepared).pose(-1, 0);
    return seen;
}

/// By the corners of what is seen and by the nodes: how far apart two states are.
float distance(const Seen &a, const Pose &before, const Seen &b)
{
    float most = 0;
    const auto compare = [&](const scene::Vec3 &p, const scene::Vec3 &q) {
        const float apart = std::hypot(p.x - q.x, p.y - q.y, p.z - q.z);
        if (Bounds::isUsable(p))
            most = std::max(most, std::isfinite(apart) ? apart : 1e30F);
    };
    for (size_t i = 0; i < before.nodes.size(); ++i) {
        for (const scene::Vec3 &corner : {scene::Vec3{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}})
            compare(before.nodes[i].mapped(corner), b.pose.nodes[i].mapped(corner));
    }
    for (size_t m = 0; m < a.prepared->meshes.size(); ++m) {
        const auto &was = before.vertices(*a.prepared, m), &is = b.pose.vertices(*b.prepared, m);
        const scene::Mat4 wasAt = before.matrix(*a.prepared, m), isAt = b.pose.matrix(*b.prepared, m);
        for (size_t v = 0; v < std::min(was.size(), is.size()); ++v)
            compare(wasAt.mapped(was[v].position), isAt.mapped(is[v].position));
    }
    return most;
}

OrbitCamera frontCamera()
{
    OrbitCamera camera;
    camera.setViewport({400, 400});
    Bounds bounds;
    bounds.add(scene::Vec3{-2, -2, -2});
    bounds.add(scene::Vec3{2, 2, 2});
    camera.setBounds(bounds);
    camera.fit(bounds);
    camera.look(OrbitCamera::View::Front);
    return camera;
}

} // namespace

void TestReshaping::handlesFollowTheHand_data()
{
    QTest::addColumn<int>("tool");
    QTest::addColumn<QVector3D>("amounts"); // with snapping
    QTest::newRow("move") << int(Tool::Move) << QVector3D(1, 0, 0);
    QTest::newRow("resize") << int(Tool::Resize) << QVector3D(2, 1, 1);
}

/// The end of the axis is drawn to where it is twice as far, or one further.
void TestReshaping::handlesFollowTheHand()
{
    QFETCH(const int, tool);
    QFETCH(const QVector3D, amounts);
    const OrbitCamera camera = frontCamera();
    Gizmo gizmo;
    gizmo.setTool(Tool(tool));
    gizmo.place({.origin = {0.5F, 0.5F, 0}, .axes = GizmoPlace().axes, .isMirrored = false, .step = 0.5F});
    const QPointF end = gizmo.pixelOf(camera, Gizmo::Handle::X);
    QCOMPARE(gizmo.handleAt(camera, end), Gizmo::Handle::X);
    QCOMPARE(gizmo.handleAt(camera, end + QPointF(0, 60)), Gizmo::Handle::None);
    gizmo.begin(camera, Gizmo::Handle::X, end);
    QVERIFY(gizmo.isNothing());
    const auto pixelAt = [&](float x) {
        const scene::Vec3 at = camera.toScreen({x, 0.5F, 0});
        return QPointF(double(at.x), double(at.y));
    };
    const auto reach = float(camera.onPlane(end, {0.5F, 0.5F, 0}).x()) - 0.5F;
    const float target = tool == int(Tool::Move) ? 0.5F + reach + 1 : 0.5F + 2 * reach;
    gizmo.dragTo(camera, pixelAt(target) + QPointF(1, 40), true); // off the axis
    QCOMPARE(gizmo.amounts(), amounts);
    gizmo.dragTo(camera, pixelAt(target), false);
    QVERIFY((gizmo.amounts() - amounts).length() < 0.01F);
    const scene::Vec3 moved = gizmo.transform().mapped({1.5F, 7, 3});
    QVERIFY(qAbs(moved.x - 2.5F) < 0.02F && qAbs(moved.y - 7) < 0.02F && qAbs(moved.z - 3) < 0.02F);
}

void TestReshaping::turnsGoRoundMoreThanOnce()
{
    const OrbitCamera camera = frontCamera();
    Gizmo gizmo;
    gizmo.setTool(Tool::Turn);
    gizmo.begin(camera, Gizmo::Handle::Z, {280, 200}); // seen from its end
    for (const double angle : {60.0, 120.0, 180.0, 240.0, 300.0, 360.0, 420.0, 449.0})
        gizmo.dragTo(camera,
                     QPointF(200, 200)
                         + 80 * QPointF(std::cos(qDegreesToRadians(angle)), -std::sin(qDegreesToRadians(angle))),
                     true);
    QCOMPARE(gizmo.amounts(), QVector3D(0, 0, 450));
    const scene::Vec3 turned = gizmo.transform().mapped({1, 0, 0});
    QVERIFY(qAbs(turned.x) < 1e-5F && qAbs(turned.y - 1) < 1e-5F);
}

void TestReshaping::typedNumbersCount()
{
    const OrbitCamera camera = frontCamera();
    Gizmo gizmo;
    gizmo.setTool(Tool::Move);
    gizmo.begin(camera, Gizmo::Handle::Y, {200, 200});
    gizmo.dragTo(camera, {250, 130}, false);
    gizmo.setTyped(-2.5);
    QCOMPARE(gizmo.amounts(), QVector3D(0, -2.5F, 0));
    gizmo.setTyped({});
    QVERIFY(gizmo.amounts().y() > 0);
    // Files whose space is mirrored turn the other way round.
    gizmo.end();
    gizmo.setTool(Tool::Turn);
    gizmo.place({.origin = {}, .axes = GizmoPlace().axes, .isMirrored = true});
    gizmo.begin(camera, Gizmo::Handle::Z, {280, 200});
    gizmo.setTyped(90);
    QVERIFY(qAbs(gizmo.transform().mapped({1, 0, 0}).y + 1) < 1e-5F);
}

void TestReshaping::directionsTurnWithTheirVertices()
{
    SyntheticScene synthetic;
    scene::Mesh &mesh = synthetic.scene.meshes[0];
    const auto add = [&](int components, const std::array<float, 4> &direction) {
        const scene::View view = SyntheticScene::view(scene::Component::F32, components, 6, 4 * components,
                                                      synthetic.size());
        for (int i = 0; i < 6 * components; ++i)
            synthetic.add(direction[size_t(i % components)]);
        return view;
    };
    mesh.normals = add(3, {0, 0, 1, 0});
    mesh.tangents = add(4, {1, 0, 0, -1});
    mesh.bitangents = add(3, {0, 1, 0, 0});
    const auto prepared = MeshBuilder(synthetic.shared(), synthetic.streams()).build();
    const Pose pose = Animator(prepared).pose(-1, 0);
    const std::vector picks{scene::Pick{scene::Pick::Kind::Vertex, 0, -1, 1, 1}};
    const Reshaping reshaping(prepared, pose, picks, -1, {}, Reshaping::Companions::GoAlong);
    const auto numbersOf = [&](const SceneChange &change, const scene::View &view) {
        for (const SceneValue &value : change.values) {
            if (value.view.begin == view.begin && value.element == 1)
                return QList<double>(value.numbers.begin(), value.numbers.end());
        }
        return QList<double>();
    };
    const auto isNear = [](const QList<double> &numbers, const QList<double> &wanted) {
        return std::ranges::equal(numbers, wanted, [](double a, double b) { return qAbs(a - b) < 1e-6; });
    };
    Gizmo gizmo;
    gizmo.setTool(Tool::Turn);
    gizmo.place(reshaping.place(Tool::Turn, 1));
    gizmo.begin(frontCamera(), Gizmo::Handle::Z, {280, 200});
    gizmo.setTyped(90);
    const SceneChange turned = reshaping.change(Tool::Turn, gizmo.transform(), gizmo.amounts());
    QVERIFY(isNear(numbersOf(turned, mesh.normals), {0, 0, 1}));
    QVERIFY(isNear(numbersOf(turned, mesh.tangents), {0, 1, 0})); // its side stays
    QVERIFY(isNear(numbersOf(turned, mesh.bitangents), {-1, 0, 0}));
    // Turned inside out the side is the other one.
    scene::Mat4 mirror;
    mirror.m[0] = -1;
    const SceneChange mirrored = reshaping.change(Tool::Resize, mirror, {-1, 1, 1});
    QVERIFY(isNear(numbersOf(mirrored, mesh.tangents), {-1, 0, 0, 1}));
    QVERIFY(isNear(numbersOf(mirrored, mesh.bitangents), {0, 1, 0}));
    // What is only moved keeps them.
    scene::Mat4 moved;
    moved.m[12] = 3;
    QCOMPARE(reshaping.change(Tool::Move, moved, {3, 0, 0}).values.size(), size_t(1));
}

/// A hundredth of a step among coordinates of ten thousands: it is no noise.
void TestReshaping::shortWayCountsFarFromTheOrigin()
{
    SyntheticScene synthetic;
    scene::Mesh &mesh = synthetic.scene.meshes[0];
    mesh.positions = SyntheticScene::view(scene::Component::F32, 3, 6, 12, synthetic.size());
    for (int i = 0; i < 6; ++i)
        synthetic.addVector({20000.F + float(i), float(i % 2), 0});
    const auto prepared = MeshBuilder(synthetic.shared(), synthetic.streams()).build();
    const std::vector picks{scene::Pick{scene::Pick::Kind::Vertex, 0, -1, 1, 1}};
    const Reshaping reshaping(prepared, Animator(prepared).pose(-1, 0), picks, -1, {}, Reshaping::Companions::GoAlong);
    scene::Mat4 way;
    way.m[12] = 0.01F;
    const SceneChange change = reshaping.change(Tool::Move, way, {0.01F, 0, 0});
    QCOMPARE(change.values.size(), size_t(1));
    QCOMPARE(float(change.values[0].numbers[0]), 20001.01F);
    QCOMPARE(change.values[0].numbers[1], 1.0);
}

void TestReshaping::verticesAtOnePlaceStayTogether()
{
    SyntheticScene synthetic;
    scene::Mesh &mesh = synthetic.scene.meshes[0];
    mesh.positions = SyntheticScene::view(scene::Component::F32, 3, 6, 12, synthetic.size());
    const float none = std::numeric_limits<float>::quiet_NaN();
    for (const scene::Vec3 &v :
         {scene::Vec3{1, 2, 0}, {1, 2, -0.F}, {1, 2, 0.001F}, {1, 2, 0}, {none, 0, 0}, {none, 1, 0}})
        synthetic.addVector(v);
    const auto prepared = MeshBuilder(synthetic.shared(), synthetic.streams()).build();
    const Pose pose = Animator(prepared).pose(-1, 0);
    const auto companionsOf = [&](qint64 vertex, Reshaping::Companions companions) {
        const std::vector picks{scene::Pick{scene::Pick::Kind::Vertex, 0, -1, vertex, 1}};
        return Reshaping(prepared, pose, picks, -1, {}, companions).companionCount();
    };
    QCOMPARE(companionsOf(3, Reshaping::Companions::GoAlong), 2);
    QCOMPARE(companionsOf(3, Reshaping::Companions::Stay), 0);
    QCOMPARE(companionsOf(2, Reshaping::Companions::GoAlong), 0);
    QCOMPARE(companionsOf(4, Reshaping::Companions::GoAlong), 0);
}

void TestReshaping::vertexWithoutEndOfCompanionsGoesAlone()
{
    constexpr qint64 Count = 2 * Reshaping::MostVertices;
    SyntheticScene synthetic;
    scene::Mesh &mesh = synthetic.scene.meshes[0];
    mesh.vertexCount = Count;
    mesh.positions = SyntheticScene::view(scene::Component::F32, 3, Count, 12, synthetic.size());
    for (qint64 i = 0; i < Count; ++i)
        synthetic.addVector({1, 2, 3});
    const auto prepared = MeshBuilder(synthetic.shared(), synthetic.streams()).build();
    const std::vector picks{scene::Pick{scene::Pick::Kind::Vertex, 0, -1, 5, 1}};
    const Reshaping reshaping(prepared, Animator(prepared).pose(-1, 0), picks, -1, {}, Reshaping::Companions::GoAlong);
    QCOMPARE(reshaping.vertexCount(), 1);
    QCOMPARE(reshaping.companionCount(), 0);
}

void TestReshaping::whatIsSeenIsWhatComesOfIt_data()
{
    test::addSampleRows({QStringLiteral("*.b3d"), QStringLiteral("*.mdl"), QStringLiteral("*.geo"),
                         QStringLiteral("*.e3d"), QStringLiteral("*.k3d"), QStringLiteral("*.scene.xml")});
}

/// Nodes and vertices of every sample are moved, turned and resized; the file that comes of it is shown as the drag was.
void TestReshaping::whatIsSeenIsWhatComesOfIt()
{
    QFETCH(const QString, file);
    constexpr qint64 MostBytes = 3 << 20;
    const std::optional<Bytes> bytes = Bytes::fromFile(file);
    QVERIFY(bytes);
    if (bytes->size() > MostBytes)
        return;
    const auto seen = look(*bytes, file);
    if (!seen)
        return;
    const float size = std::clamp(seen->prepared->extent.radius(), 1e-3F, 1e4F);
    const int nodes = int(seen->prepared->scene->nodes.size()), meshes = int(seen->prepared->meshes.size());
    std::vector<std::pair<int, std::vector<scene::Pick>>> subjects; // a node, or vertices
    for (const int node : {0, 1, nodes / 2, nodes - 1})
        subjects.emplace_back(std::min(node, nodes - 1), std::vector<scene::Pick>());
    for (const int mesh : {0, meshes - 1}) {
        if (mesh >= 0 && mesh < meshes)
            subjects.emplace_back(-1, std::vector{scene::Pick{scene::Pick::Kind::Vertex,
                                                              seen->prepared->meshes[size_t(mesh)].mesh, -1, 0, 3}});
    }
    for (const auto &[node, picks] : subjects) {
        for (const Tool tool : {Tool::Move, Tool::Turn, Tool::Resize}) {
            const Reshaping reshaping(seen->prepared, seen->pose, picks, node, {}, Reshaping::Companions::GoAlong);
            if (!reshaping.isAnything() || !reshaping.whyNot(tool).isEmpty())
                continue;
            Gizmo gizmo;
            gizmo.setTool(tool);
            gizmo.place(reshaping.place(tool, 1));
            gizmo.begin(frontCamera(), Gizmo::Handle::Y, {200, 150});
            gizmo.setTyped(tool == Tool::Move ? double(size) * 0.01 : tool == Tool::Turn ? 20.0 : 0.75);
            const SceneChange change = reshaping.change(tool, gizmo.transform(), gizmo.amounts());
            Pose dragged = seen->pose;
            reshaping.apply(tool, gizmo.transform(), gizmo.amounts(), dragged);
            Planner planner(*seen->tree);
            planSceneChange(planner, change);
            const EditPlan plan = planner.finish();
            if (plan.isRefused() && plan.refusal.contains(QLatin1String("lzma")))
                return; // what is packed is broken
            if (plan.isRefused() && plan.refusal.contains(QLatin1String("too far")))
                continue; // whole numbers that stand at their border already
            QVERIFY2(!plan.isRefused(), qPrintable(plan.refusal));
            const auto after = look(plan.after, file);
            QVERIFY(after && after->pose.nodes.size() == dragged.nodes.size());
            const float apart = distance(*seen, dragged, *after);
            QVERIFY2(apart < 0.002F * size, qPrintable(QStringLiteral("node %1, %2 meshes, tool %3: %4 of %5")
                                                           .arg(node)
                                                           .arg(meshes)
                                                           .arg(int(tool))
                                                           .arg(apart)
                                                           .arg(size)));
        }
    }
}

QTEST_MAIN(TestReshaping)
#include "tst_reshaping.moc"
