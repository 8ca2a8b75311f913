#include "core/edit/normals.h"
#include "core/formats/registry.h"
#include "core/scene/filescene.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/samples.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace hexahedron;

/// Normals that are worked out from the triangles.
class TestNormals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void boxesStayHard();
    void seamsAreSmooth();
    void whatHasNoTriangleStays();
    void agreeWithThoseOfModels();
    void thoseThatAreThereAreCounted();
};

namespace {

struct File
{
    std::shared_ptr<const Tree> tree;
    std::shared_ptr<const scene::Scene> scene;
};

File read(const QByteArray &bytes, const QString &name = QStringLiteral("a.b3d"))
{
    File file{readTree(Bytes(bytes), name), {}};
    const StreamId shown = file.tree ? firstSceneFile(*file.tree) : NoStream;
    file.scene = shown == NoStream ? std::make_shared<const scene::Scene>() : sceneOf(*file.tree, shown);
    return file;
}

EditPlan planned(const File &file)
{
    Planner planner(*file.tree);
    planNormals(planner, *file.scene, meshesWithNormals(*file.scene));
    return planner.finish();
}

/// Places, each with a normal that is like all others.
QByteArray model(const std::vector<std::array<float, 3>> &places, const std::vector<std::array<qint32, 3>> &triangles)
{
    QByteArray records, corners;
    for (const auto &place : places)
        records += b3d::f32({place[0], place[1], place[2], 0, 1, 0});
    for (const auto &triangle : triangles)
        corners += b3d::triangles({triangle[0], triangle[1], triangle[2]});
    return b3d::file(b3d::node("a", b3d::mesh(b3d::vertices(records, 1) + corners)));
}

std::array<float, 3> normalAt(const File &file, qint64 vertex)
{
    const scene::Mesh &mesh = file.scene->meshes.front();
    const auto value = scene::readElement(file.tree->bytes(mesh.normals.stream), mesh.normals, vertex);
    return {value[0], value[1], value[2]};
}

float dot(const std::array<float, 4> &a, const std::array<float, 4> &b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

} // namespace

void TestNormals::boxesStayHard()
{
    // Four corners for each side, the sides clockwise seen from outside, as the format wants.
    std::vector<std::array<float, 3>> places;
    std::vector<std::array<qint32, 3>> triangles;
    std::vector<std::array<float, 3>> outwards;
    for (size_t axis = 0; axis < 3; ++axis) {
        for (const float side : {-1.F, 1.F}) {
            const auto first = qint32(places.size());
            for (const auto &[u, v] : {std::pair(-1.F, -1.F), {1.F, -1.F}, {1.F, 1.F}, {-1.F, 1.F}}) {
                std::array<float, 3> place{}, normal{};
                place[axis] = normal[axis] = side;
                place[(axis + 1) % 3] = u * side;
                place[(axis + 2) % 3] = v;
                places.push_back(place);
                outwards.push_back(normal);
            }
            triangles.push_back({first, first + 1, first + 2});
            triangles.push_back({first, first + 2, first + 3});
        }
    }
    const File before = read(model(places, triangles));
    QCOMPARE(meshesWithOneNormal(*before.tree, *before.scene), std::vector<int>{0});
    const EditPlan plan = planned(before);
    QVERIFY2(!plan.isRefused(), qPrintable(plan.refusal));
    QCOMPARE(plan.title, QStringLiteral("Compute 20 normal(s)")); // those above and below were right
    const File after = read(plan.after.toByteArray());
    QVERIFY(meshesWithOneNormal(*after.tree, *after.scene).empty());
    for (size_t i = 0; i < places.size(); ++i)
        QCOMPARE(normalAt(after, qint64(i)), outwards[i]);
    QVERIFY(planned(after).isEmpty()); // nothing is left to do
}

/// Vertices at one place that only the texture keeps apart have the same normal.
void TestNormals::seamsAreSmooth()
{
    const std::vector<std::array<float, 3>> places{{-1, 0, 0},   {0, 0.2F, 0}, {0, 0.2F, 1},
                                                   {0, 0.2F, 0}, {1, 0, 0},    {0, 0.2F, 1}};
    const File after = read(planned(read(model(places, {{0, 2, 1}, {3, 5, 4}}))).after.toByteArray());
    QCOMPARE(normalAt(after, 1), normalAt(after, 3));
    QVERIFY(std::abs(normalAt(after, 1)[0]) < 1e-6F);
    QVERIFY(normalAt(after, 0)[0] != normalAt(after, 4)[0]); // the far ends have their own
}

void TestNormals::whatHasNoTriangleStays()
{
    const QByteArray file = model({{0, 0, 0}, {1, 0, 0}, {2, 0, 0}, {5, 5, 5}}, {{0, 1, 2}, {0, 1, 9}});
    QVERIFY(planned(read(file)).isEmpty()); // no area, and a corner that is no vertex
}

/// In every format that stores normals those of models point to the same side. (Some exporters turn them: not all of them.)
void TestNormals::agreeWithThoseOfModels()
{
    if (test::sharedSamples().isEmpty())
        QSKIP("the samples beside the project are not there"); // those of the tests are made by hand
    std::map<QByteArray, std::pair<qint64, qint64>> agreement; // of each format: vertices that agree, and all
    for (const QString &path :
         test::sampleFiles({QStringLiteral("*.b3d"), QStringLiteral("*.mdl"), QStringLiteral("*.geo"),
                            QStringLiteral("*.e3d"), QStringLiteral("*.k3d")})) {
        QFile source(path);
        QVERIFY(source.open(QIODevice::ReadOnly));
        const File model = read(source.readAll(), path);
        const EditPlan plan = planned(model);
        if (plan.isRefused() || plan.isEmpty())
            continue;
        const auto after = read(plan.after.toByteArray(), path);
        auto &[alike, all] = agreement[model.tree->format()->id];
        for (const int number : meshesWithNormals(*model.scene)) {
            const scene::View &view = model.scene->meshes[size_t(number)].normals;
            for (qint64 i = 0; i < qMin<qint64>(view.count, 20'000); ++i) {
                const auto before = scene::readElement(model.tree->bytes(view.stream), view, i);
                all += 1;
                alike += dot(before, scene::readElement(after.tree->bytes(view.stream), view, i)) > 0;
            }
        }
    }
    for (const auto &[format, counts] : agreement) {
        const auto [alike, all] = counts;
        QVERIFY2(alike * 4 >= all * 3, format + ' ' + QByteArray::number(alike) + " of " + QByteArray::number(all));
    }
}

/// Where all are alike they are neutral; others somebody has made.
void TestNormals::thoseThatAreThereAreCounted()
{
    const std::vector<std::array<float, 3>> places{{0, 0, 0}, {0, 1, 0}, {1, 0, 0}, {1, 1, 0}};
    const QByteArray neutral = model(places, {{{0, 1, 2}, {2, 1, 3}}});
    QVERIFY(planned(read(neutral)).consequences.isEmpty());
    QByteArray mixed = neutral;
    const File file = read(neutral);
    const scene::View &view = file.scene->meshes.front().normals;
    mixed.replace(view.begin, 12, b3d::f32({0, 0, 0}));
    mixed.replace(view.begin + view.stride, 12, b3d::f32({1, 0, 0}));
    const EditPlan all = planned(read(mixed));
    QCOMPARE(all.consequences.size(), 1);
    QVERIFY2(all.consequences.front().startsWith(QStringLiteral("3 normal")), qPrintable(all.consequences.front()));

    const File own = read(mixed);
    Planner planner(*own.tree);
    planNormals(planner, *own.scene, meshesWithNormals(*own.scene), NormalsOf::Missing);
    const EditPlan missing = planner.finish();
    QVERIFY(missing.consequences.isEmpty());
    const QByteArray after = missing.after.toByteArray();
    QVERIFY(after.mid(view.begin, 12) != mixed.mid(view.begin, 12));
    QCOMPARE(after.first(view.begin), mixed.first(view.begin));
    QCOMPARE(after.mid(view.begin + 12), mixed.mid(view.begin + 12));
}

QTEST_GUILESS_MAIN(TestNormals)
#include "tst_normals.moc"
