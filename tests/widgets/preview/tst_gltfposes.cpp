#include "core/check/checker.h"
#include "core/formats/flatpicture.h"
#include "core/formats/registry.h"
#include "core/report/gltfreport.h"
#include "core/scene/elements.h"
#include "core/scene/filescene.h"
#include "tests/support/glbreader.h"
#include "tests/support/samples.h"
#include "widgets/preview/animator.h"
#include "widgets/preview/meshbuilder.h"

#include <QBuffer>

using namespace hexahedron;
using namespace hexahedron::preview;

/// What is written as glTF stands at every moment as the preview shows it.
class TestGltfPoses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void movesAsThePreviewDoes_data()
    {
        test::addSampleRows({QStringLiteral("*.b3d"), QStringLiteral("*.mdl"), QStringLiteral("*.ani"),
                             QStringLiteral("*.geo"), QStringLiteral("*.anim"), QStringLiteral("*.e3d"),
                             QStringLiteral("*.k3d")});
    }
    void movesAsThePreviewDoes();
};

namespace {

/// The corners of all triangles that can be drawn, sorted: glTF has no order of meshes that matters.
std::vector<scene::Vec3> sorted(std::vector<scene::Vec3> corners)
{
    std::sort(corners.begin(), corners.end(), [](const scene::Vec3 &a, const scene::Vec3 &b) {
        return std::tie(a.x, a.y, a.z) < std::tie(b.x, b.y, b.z);
    });
    return corners;
}

scene::Vec3 sumOf(const std::vector<scene::Vec3> &corners)
{
    double x = 0, y = 0, z = 0;
    for (const scene::Vec3 &corner : corners) {
        x += double(corner.x);
        y += double(corner.y);
        z += double(corner.z);
    }
    const double count = double(std::max<size_t>(1, corners.size()));
    return {float(x / count), float(y / count), float(z / count)};
}

std::vector<scene::Vec3> shown(const PreparedScene &prepared, const Pose &pose)
{
    std::vector<scene::Vec3> corners;
    for (size_t m = 0; m < prepared.meshes.size(); ++m) {
        const scene::Mat4 matrix = pose.matrix(prepared, m);
        const SurfaceVertices &vertices = pose.vertices(prepared, m);
        for (size_t p = 0; p < prepared.meshes[m].parts.size(); ++p) {
            const PreparedPart &part = prepared.meshes[m].parts[p];
            if (part.corners != 3 || !pose.shows(prepared, m, p))
                continue;
            for (const quint32 index : part.indices)
                corners.push_back(matrix.mapped(vertices[index].position));
        }
    }
    return corners;
}

} // namespace

void TestGltfPoses::movesAsThePreviewDoes()
{
    QFETCH(QString, file);
    const std::optional<Bytes> bytes = Bytes::fromFile(file);
    QVERIFY(bytes);
    const auto tree = readTree(*bytes, file);
    const std::vector<Issue> issues = check(*tree);
    if (std::any_of(issues.begin(), issues.end(),
                    [](const Issue &issue) { return qstrcmp(issue.kind->code, "NOT_UNIT_LENGTH") == 0; }))
        return; // glTF knows rotations of length 1 only
    const auto scene = sceneOf(*tree, firstSceneFile(*tree));
    if (!scene || !scene::hasModel(*scene))
        return;
    std::vector<Bytes> streams;
    for (StreamId id = 0; id < tree->streamCount(); ++id)
        streams.push_back(tree->bytes(id));
    const PreparedScenePtr prepared = MeshBuilder(scene, streams).build();
    const GltfFile model = makeGltf({*scene, streams, QString(), &flatPicture});
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QVERIFY(model.write(&buffer));
    const test::GlbReader reader(buffer.data());
    QCOMPARE(reader.problem(), QString());
    if (prepared->brokenElements > 0 || prepared->shownElements != prepared->elementCount)
        return; // what is left out has no counterpart
    const Animator animator(prepared);
    int written = 0;
    for (size_t clip = 0; clip < scene->clips.size() && written < int(reader.list("animations").size()); ++clip) {
        if (reader.at("animations", written)[u"extras"][u"path"].toString() != scene->clips[clip].path)
            continue; // moves nothing
        const scene::PlayedSpan span = scene::playedSpan(scene->clips[clip]);
        for (const double part : {0.013, 0.37, 0.51, 0.997}) { // between keys: where two are at one moment, they jump
            const double time = span.first + (span.last - span.first) * part;
            const Pose pose = animator.pose(int(clip), time);
            const bool isSound = std::all_of(pose.nodes.begin(), pose.nodes.end(), [](const scene::Mat4 &matrix) {
                return std::all_of(matrix.m.begin(), matrix.m.end(), [](float v) { return std::isfinite(v); });
            });
            if (!isSound)
                continue; // keys that are no numbers are left out
            const double size = double(std::max(1.f, pose.bounds.radius()));
            const double seconds = (time - span.first) / span.rate;
            const std::vector<scene::Mat4> nodes = reader.matrices(written, seconds);
            for (size_t n = 0; n < scene->nodes.size(); ++n) {
                // The root of the preview turns the axes; here the things themselves are turned.
                const scene::Vec3 here = pose.nodes[n].mapped({}), there = nodes[n].mapped({});
                const double off = std::hypot(double(here.x - there.x), double(here.y - there.y),
                                              double(here.z - there.z));
                QVERIFY2(off < 1e-4 * size, qPrintable(QStringLiteral("node %1 is off by %2").arg(n).arg(off)));
            }
            const auto ours = sorted(shown(*prepared, pose)), theirs = sorted(reader.corners(written, seconds));
            QCOMPARE(theirs.size(), ours.size());
            const scene::Vec3 a = sumOf(ours), b = sumOf(theirs);
            QVERIFY(std::abs(a.x - b.x) + std::abs(a.y - b.y) + std::abs(a.z - b.z) < 1e-4 * size);
            for (size_t i = 0; i < ours.size(); ++i)
                QVERIFY(std::abs(ours[i].x - theirs[i].x) < 1e-3 * size);
        }
        ++written;
    }
}

QTEST_GUILESS_MAIN(TestGltfPoses)
#include "tst_gltfposes.moc"
